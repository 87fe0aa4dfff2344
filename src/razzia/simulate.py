"""Whole games between bots, by themselves. The same seed gives the same games, on one process or on several."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from multiprocessing import get_context
from random import Random

from razzia import __version__
from razzia.bots import BOTS
from razzia.core.cards import SEATS
from razzia.dealer import Dealer, secret_from_seed
from razzia.editions import DEFAULT_EDITION, Options
from razzia.game import Game
from razzia.record import Record


@dataclass(frozen=True)
class Simulation:
    """What to play: one bot a seat, a table, and a seed."""

    bots: Sequence[str]
    seed: int = 0
    edition: str = DEFAULT_EDITION
    options: Options = Options()

    def play(self, number: int) -> Record:
        """Play one of the games, counted from 0."""
        players = len(self.bots)
        dealer = Dealer(
            secret_from_seed(self.seed, number), [f"{self.seed}/{number}/{seat}" for seat in SEATS[:players]]
        )
        names = [f"{bot.capitalize()} {seat}" for bot, seat in zip(self.bots, SEATS, strict=False)]
        game = Game(names, edition=self.edition, options=self.options, cheques=dealer.cheques)
        bots = {seat: BOTS[bot]() for seat, bot in zip(game.seats, self.bots, strict=True)}
        random = Random(f"razzia {self.seed}/{number}")
        while not game.over:
            seat = game.to_act
            if seat is None:
                dealer.deal(game)
            else:
                game.play(bots[seat].choose(game, game.legal(), random))
        made = {"by": f"razzia {__version__}", "bots": list(self.bots), "seed": self.seed, "game": number}
        return Record.of(game, fairness=dealer.proof(), made=made)
