"""``razzia play``: a game against bots, line by line in the terminal."""

import sys
import time
from random import Random

import click

from razzia.bots import BOTS, Bot
from razzia.cli.choices import edition_option, language_option, piles_option
from razzia.cli.records import written
from razzia.core.cards import MAX_PLAYERS, MIN_PLAYERS, SEATS
from razzia.core.scoring import ITEMS
from razzia.dealer import Dealer, new_secret, secret_from_seed
from razzia.editions import Options
from razzia.errors import MoveError
from razzia.game import Game, Ply
from razzia.narrator import Narrator
from razzia.record import Record
from razzia.table_text import show
from razzia.words import Words


@click.command
@click.option(
    "--players", type=click.IntRange(MIN_PLAYERS, MAX_PLAYERS), default=4, show_default=True, help="How many play."
)
@click.option(
    "--bot", type=click.Choice(list(BOTS)), default="random", show_default=True, help="Who plays against you."
)
@click.option("--name", default="Boss", show_default=True, help="Your name.")
@click.option("--seed", type=int, help="The same seed gives the same cards. [default: nobody knows them]")
@edition_option
@piles_option
@click.option("--hidden-cheques", is_flag=True, help="Play from memory: the face-down cheques of others stay hidden.")
@click.option("--records", type=click.Path(dir_okay=False), help="Write the record of the game there.")
@click.option(
    "--pace", type=click.FloatRange(0, 10), help="Seconds between the steps of others. [default: 0.4 on a terminal]"
)
@language_option
def command(
    players: int,
    bot: str,
    name: str,
    seed: int | None,
    edition: str,
    piles: str,
    hidden_cheques: bool,
    records: str | None,
    pace: float | None,
    language: str,
) -> None:
    """Play a game against bots, here in the terminal. You sit in seat A.

    Type the number of a move, or the move itself: draw left, auction, steal driver,ring, pass, bid 7. Type ? for help.
    """
    secret = new_secret() if seed is None else secret_from_seed(seed)
    dealer = Dealer(secret, [name, *(f"{bot} {seat}" for seat in SEATS[1:players])])
    names = [name, *(f"{bot.capitalize()} {seat}" for seat in SEATS[1:players])]
    options = Options(piles=int(piles), open_cheques=not hidden_cheques)
    game = Game(names, edition=edition, options=options, cheques=dealer.cheques)
    sitting = Sitting(game, dealer, BOTS[bot](), Words(language), sys.stdout.isatty() * 0.4 if pace is None else pace)
    with written(records) as out:
        if not sitting.play(Random(seed)):
            raise click.Abort
        if out:
            out.write(Record.of(game, fairness=dealer.proof()).to_json() + "\n")
    click.echo(sitting.words("play-proof", commitment=dealer.commitment))


class Sitting:
    """One person in seat A, bots in the others."""

    def __init__(self, game: Game, dealer: Dealer, bot: Bot, words: Words, pace: float) -> None:
        self.game = game
        self.dealer = dealer
        self.bot = bot
        self.words = words
        self.pace = pace
        self.narrator = Narrator(game, words)

    def play(self, random: Random) -> bool:
        """Play to the end. False when the person has left before it."""
        click.echo(self.words("play-welcome", commitment=self.dealer.commitment))
        while not self.game.over:
            seat = self.game.to_act
            if seat is None:
                self.dealer.deal(self.game)
            elif seat == "A":
                if not self._ask():
                    return False
            else:
                self.game.play(self.bot.choose(self.game, self.game.legal(), random))
            self._tell(self.game.plies[-1])
        return True

    def _tell(self, ply: Ply) -> None:
        for event in ply.events:
            for line in self.narrator.tell(event):
                click.echo(line)
        if ply.seat != "A":
            time.sleep(self.pace)

    def _ask(self) -> bool:
        """Ask until there is a legal move, and make it. False to leave."""
        legal = self.game.legal()
        click.echo(f"\n{show(self.game, self.words, 'A')}\n")
        click.echo("   ".join(f"{number}) {move}" for number, move in enumerate(legal, 1)))
        while True:
            try:
                answer = input("> ").strip()
            except EOFError:
                return False
            if answer in ("q", "quit"):
                return False
            if answer in ("?", "h", "help"):
                click.echo(self.words("play-help"))
                continue
            if answer == "score":
                self._show_scores()
                continue
            if not answer:
                continue
            try:
                if answer.isascii() and answer.isdigit():
                    if not 1 <= int(answer[:6]) <= len(legal):
                        click.echo(self.words("play-no-such-number", most=len(legal)))
                        continue
                    self.game.play(legal[int(answer) - 1])
                else:
                    self.game.play(answer, "A")
            except MoveError as refusal:
                click.echo(refusal.in_words(self.words))
                continue
            return True

    def _show_scores(self) -> None:
        for seat, sheet in self.game.scores_now().items():
            items = self.words.listed(
                f"{self.words.for_edition(f'item-{item}', self.game.edition.id)} {sheet[item]:+}"
                for item in ITEMS
                if sheet[item]
            )
            click.echo(f"{self.game.name(seat)}: {sheet['total']:+} ({items})")
