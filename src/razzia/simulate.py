"""Whole games between bots, by themselves. The same seed gives the same games, on one process or on several."""

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Final

from razzia import __version__
from razzia.bots import Entrant
from razzia.child_process import HELPERS, leave_with_parent
from razzia.core.cards import SEATS
from razzia.editions import DEFAULT_EDITION, Options
from razzia.errors import SetupError
from razzia.game import Game
from razzia.match import dealer_of, make_move, play
from razzia.record import Record

BATCH: Final = 16
"""Games that a process plays before it hands them over."""


@dataclass(frozen=True)
class Played:
    """A game that was played: its record as a line of JSON, and how it came out."""

    record: str
    totals: dict[str, int]
    winners: tuple[str, ...]


@dataclass(frozen=True)
class Simulation:
    """What to play: one bot a seat, a table, and a seed."""

    bots: Sequence[str]
    seed: int = 0
    edition: str = DEFAULT_EDITION
    options: Options = field(default_factory=Options)

    def play(self, number: int) -> Record:
        """Play one of the games, counted from 0."""
        dealer = dealer_of(self.seed, number, len(self.bots))
        names = [f"{bot.capitalize()} {seat}" for bot, seat in zip(self.bots, SEATS, strict=False)]
        game = Game(names, edition=self.edition, options=self.options, cheques=dealer.cheques)
        bots = {seat: Entrant.named(bot) for seat, bot in zip(game.seats, self.bots, strict=True)}
        luck = {seat: Random(f"razzia {self.seed}/{number}/{seat}") for seat in game.seats}
        table = f"game {number + 1}, "
        play(game, dealer, lambda game, seat: make_move(game, seat, bots[seat], luck[seat], table))
        made = {"by": f"razzia {__version__}", "bots": list(self.bots), "seed": self.seed, "game": number}
        return Record.of(game, fairness=dealer.proof(), made=made)

    def play_batch(self, numbers: range) -> list[Played]:
        """Play some of the games."""
        records = map(self.play, numbers)
        return [Played(record.to_json(), record.game.totals, record.game.winners) for record in records]


def simulate(simulation: Simulation, games: int, processes: int = 1) -> Iterator[Played]:
    """Play the games from number 0 on, in order, on so many processes."""
    batches = (range(first, min(first + BATCH, games)) for first in range(0, games, BATCH))
    processes = min(processes, -(-games // BATCH))
    if processes <= 1:
        yield from (game for batch in batches for game in simulation.play_batch(batch))
        return
    with ProcessPoolExecutor(processes, HELPERS, leave_with_parent) as pool:
        try:
            # A few batches ahead, so that nobody waits and nothing piles up.
            ahead = deque(pool.submit(simulation.play_batch, batch) for batch in islice(batches, 4 * processes))
            while ahead:
                yield from ahead.popleft().result()
                ahead.extend(pool.submit(simulation.play_batch, batch) for batch in islice(batches, 1))
        except BrokenProcessPool:
            own = ", ".join(name for name in dict.fromkeys(simulation.bots) if ":" in name)
            if not own:  # none of ours would: it was the system, for want of memory say
                raise
            raise SetupError("unusable-bot", own, {"why": "it ended its process; razzia arena says where"}) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
