"""How fast the rules run: random whole games, per number of players, on one core and on all."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from razzia.core.cards import CHEQUE_SETS
from razzia.core.rules import set_up
from razzia.core.state import States, empty_states
from razzia.playout import generator, play_out_many

BATCH: Final = 200
"""Games between two looks at the clock."""


@dataclass(frozen=True)
class Speed:
    """What was measured. A step is a decision of a player or a card turned over."""

    players: int
    cores: int
    games_per_second: float
    steps_per_second: float


def measure(players: int, cores: int, seconds: float) -> Speed:
    """Play random games on so many cores for about so long."""
    position = set_up(CHEQUE_SETS[players]).as_array()
    play_out_many.machine_code(position, empty_states(1), 1, generator(0))
    began = time.perf_counter()
    with ThreadPoolExecutor(cores) as threads:
        work = [threads.submit(_play, position, seed, began + seconds) for seed in range(cores)]
        counts = [job.result() for job in work]
    elapsed = time.perf_counter() - began
    games, steps = (sum(column) for column in zip(*counts, strict=True))
    return Speed(players, cores, games / elapsed, steps / elapsed)


def _play(position: States, seed: int, until: float) -> tuple[int, int]:
    random = generator(seed)
    room = empty_states(1)
    games = steps = 0
    while time.perf_counter() < until:
        steps += play_out_many.machine_code(position, room, BATCH, random)
        games += BATCH
    return games, steps


def measurements() -> list[tuple[int, int]]:
    """Players and cores: every number of players, on one core and, where there are more, on all of them."""
    return [(players, cores) for players in CHEQUE_SETS for cores in sorted({1, os.cpu_count() or 1})]
