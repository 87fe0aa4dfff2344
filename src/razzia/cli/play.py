"""``razzia play``: a game against bots, line by line in the terminal."""

import re
import shutil
import sys
import time
from contextlib import suppress
from random import Random
from textwrap import wrap
from typing import Final

with suppress(ImportError):  # not on Windows
    import readline  # noqa: F401 — lines can be edited, and brought back with the arrow keys

import click

from razzia.bots import BOTS, LEVELS, Entrant
from razzia.cli.choices import edition_option, language_option, piles_option, players_option
from razzia.cli.records import check_writable, written
from razzia.core.cards import SEATS
from razzia.dealer import Dealer, new_secret, secret_from_seed
from razzia.editions import Options
from razzia.errors import MoveError, UnreadableMove
from razzia.game import Game, Ply
from razzia.match import make_move
from razzia.narrator import Narrator
from razzia.notation import LOOT, Move, Pass, Steal
from razzia.record import Record
from razzia.table_text import show
from razzia.view import imagined, seen_live, view
from razzia.words import Words, plain, signed

ADVISER: Final = "planner@300ms"
"""Who is asked for a hint."""
SHOWN_OPTIONS: Final = 5


@click.command
@players_option
@click.option(
    "--bot",
    default="normal",
    show_default=True,
    help=f"Who plays against you: {', '.join(LEVELS)}, or any bot ({', '.join(BOTS)}).",
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
    Type hint to be told what a strong bot would do, and why.

    \b
    razzia play --bot easy
    razzia play --players 3 --language es
    razzia play --records game.jsonl
    """
    opponent = Entrant.named(bot)
    secret = new_secret() if seed is None else secret_from_seed(seed)
    dealer = Dealer(secret, [name, *(f"{bot} {seat}" for seat in SEATS[1:players])])
    names = [name, *(f"{bot.capitalize()} {seat}" for seat in SEATS[1:players])]
    options = Options(piles=int(piles), open_cheques=not hidden_cheques)
    game = Game(names, edition=edition, options=options, cheques=dealer.cheques)
    if records:
        check_writable(records)
    opponent.bot.prepare()
    bots = dict.fromkeys(game.seats[1:], opponent)
    sitting = Sitting(game, dealer, bots, Words(language), sys.stdout.isatty() * 0.4 if pace is None else pace)
    if records:
        sitting.say(sitting.words("play-commitment", commitment=dealer.commitment))
    if not sitting.play(Random(seed)):
        sitting.say(sitting.words("play-left"))
    elif records:
        with written(records) as out:
            if out:
                out.write(Record.of(game, fairness=dealer.proof()).to_json() + "\n")
        click.echo(sitting.words("play-proof", file=records, commitment=dealer.commitment))


class Sitting:
    """One person in seat A, bots in the others."""

    def __init__(self, game: Game, dealer: Dealer, bots: dict[str, Entrant], words: Words, pace: float) -> None:
        self.game = game
        self.dealer = dealer
        self.bots = bots
        self.words = words
        self.pace = pace
        self.narrator = Narrator(game, words)
        self.questions = {
            **dict.fromkeys(("?", "h", "help"), self._show_help),
            "score": self._show_scores,
            "hint": self._show_hint,
        }

    def say(self, text: str) -> None:
        """Print a text, with long lines broken between words where the terminal ends."""
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
        for line in text.split("\n"):
            indent = " " * (len(line) - len(line.lstrip()))
            click.echo("\n".join(wrap(line, width, subsequent_indent=indent, drop_whitespace=True)) if width else line)

    def play(self, random: Random) -> bool:
        """Play to the end. False when the person has left before it."""
        self.say(self.words("play-welcome"))
        while not self.game.over:
            seat = self.game.to_act
            if seat is None:
                ply = self.dealer.deal(self.game)
            elif seat in self.bots:
                ply = make_move(self.game, seat, self.bots[seat], random)
            else:
                answer = self._ask()
                if answer is None:
                    return False
                ply = answer
            self._tell(ply)
        return True

    def _tell(self, ply: Ply) -> None:
        for event in seen_live(self.game, ply.events, "A"):
            for line in self.narrator.tell(event):
                self.say(line)
        if ply.seat != "A":
            time.sleep(self.pace)

    def _ask(self) -> Ply | None:
        """Ask until there is a legal move, and make it. None to leave."""
        legal = self.game.legal()
        if legal == [Pass()]:
            return self.game.play(legal[0], "A")  # nothing to decide
        self.say(f"\n{show(self.game, self.words, 'A')}\n")
        if self.game.decision == "turn":
            police = self.words.card("police", self.game.edition.id)
            self.say(self.words("play-odds", card=police, percent=round(100 * self.game.chances().get("police", 0))))
        self.say("   ".join(f"{number}) {self._spelled(move)}" for number, move in enumerate(legal, 1)))
        while True:
            try:
                answer = input("> ").strip().lower()
            except EOFError:
                return None
            if answer in ("q", "quit", "exit"):
                return None
            if answer in self.questions:
                self.questions[answer]()
            elif answer:
                ply = self._try(answer, legal)
                if ply is not None:
                    return ply

    def _spelled(self, move: Move) -> str:
        """A move as it is offered: with the names of the cards that the table shows."""
        if isinstance(move, Steal):
            return f"steal {', '.join(self.words.card(card, self.game.edition.id) for card in move.cards)}"
        return str(move)

    def _read(self, answer: str) -> Move | str:
        """A move as it is typed: cards go by the names that the table shows, or by those of records."""
        verb, _, rest = answer.partition(" ")
        named = [name.strip() for name in rest.split(",") if name.strip()]
        if verb != "steal" or not named:
            return answer
        shown = {self.words.card(card, self.game.edition.id).lower(): card for card in LOOT}
        # In one edition "rings" are another card than the "ring" of records: what could be mistaken is not taken.
        ids = {card: card for card in LOOT if not any(name.startswith(card) and shown[name] != card for name in shown)}
        known = {**ids, **shown}
        for name in named:
            if name not in known:
                raise UnreadableMove("unknown-card", answer, {"card": name, "known": ", ".join(shown)})
        return Steal(tuple(known[name] for name in named))

    def _try(self, answer: str, legal: list[Move]) -> Ply | None:
        """Make the move that was typed, or say why it cannot be made."""
        try:
            if not re.fullmatch("[0-9]+", answer):
                return self.game.play(self._read(answer), "A")
            if answer in map(str, range(1, len(legal) + 1)):
                return self.game.play(legal[int(answer) - 1], "A")
            self.say(self.words("play-no-such-number", most=len(legal)))
        except MoveError as refusal:
            # In the words that were typed, and of the cards as the table shows them.
            facts = dict(refusal.facts)
            if facts.get("card") in LOOT:
                facts["card"] = self.words.card(facts["card"], self.game.edition.id)
            self.say(type(refusal)(refusal.code, answer, facts).in_words(self.words))
        return None

    def _show_help(self) -> None:
        self.say(self.words("play-help"))
        self.say(self.words("play-signs"))

    def _show_scores(self) -> None:
        seen = view(self.game, "A")
        for player in seen.seats:
            items = self.words.points(player.scores_now, seen.edition)
            self.say(f"{player.name}: {signed(player.scores_now['total'])} ({items})")

    def _show_hint(self) -> None:
        random = Random(self.game.ply_count)
        advice = Entrant.named(ADVISER).explain(imagined(self.game, "A", random), random)
        self.say(self.words("play-hint", move=self._spelled(advice.choice)))
        for option in advice.options[:SHOWN_OPTIONS]:
            percent = round(100 * option.win_chance)
            self.say(
                self.words(
                    "play-option", move=self._spelled(option.move), percent=percent, points=plain(round(option.points))
                )
            )
