"""Options that are played out side by side until the budget is spent; the worse half drops out again and again."""

import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from math import ceil, log2
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from razzia.bots.budget import Budget
from razzia.bots.rollout import roll_out
from razzia.bots.weights import WEIGHTS, as_array
from razzia.core.state import State, empty_states

TIE_BREAK: Final = 0.001
"""What a point counts beside a victory: enough to play on sensibly when the game is decided."""
SLICE: Final = 0.05
"""The part of the time that passes between two looks at the clock."""
BATCH: Final = 32
"""Games that a thread plays at a time. Sums are made batch by batch, so that they do not depend on the threads."""

Map: TypeAlias = Callable[[Callable[[int], Any], Iterable[int]], Iterable[Any]]


class Weighed(NamedTuple):
    """What was found out about an option."""

    number: int
    wins: float
    points: float

    @property
    def worth(self) -> float:
        """What options are compared by."""
        return self.wins + TIE_BREAK * self.points


class Race:
    """A race between options: positions after each move of the player who is to decide in ``state``."""

    def __init__(self, options: list[State], state: State, seed: int, budget: Budget, began: float) -> None:
        """``began`` is when the clock started, by ``time.perf_counter``."""
        self._options = empty_states(len(options))
        for number, option in enumerate(options):
            self._options[number] = option
        self._state = state
        self._seed = seed
        self._budget = budget
        self._began = began
        self._results = np.zeros((len(options), 2))
        self._games = np.zeros(len(options), np.int64)
        self._weights = as_array(WEIGHTS)

    def run(self) -> list[Weighed]:
        """The options: first the winner of the race, then the others, best first."""
        if self._budget.threads == 1:
            return self._run(map)
        with ThreadPoolExecutor(self._budget.threads) as pool:
            return self._run(pool.map)

    def _run(self, spread: Map) -> list[Weighed]:
        running = list(range(len(self._options)))
        laps = max(1, ceil(log2(len(running))))
        for lap in range(1, laps + 1):
            self._lap(running, lap / laps, spread)
            running.sort(key=lambda number: self._weighed(number).worth, reverse=True)
            if lap < laps:
                running = running[: max(2, (len(running) + 1) // 2)]
        winner = running[0]
        others = [self._weighed(number) for number in range(len(self._options)) if number != winner]
        return [self._weighed(winner), *sorted(others, key=lambda option: option.worth, reverse=True)]

    def _weighed(self, number: int) -> Weighed:
        wins, points = self._results[number] / self._games[number]
        return Weighed(number, float(wins), float(points))

    def _lap(self, running: list[int], share: float, spread: Map) -> None:
        """Play out the options that still run until so much of the budget is spent."""
        if self._budget.simulations is not None:
            due = share * self._budget.simulations - int(self._games.sum())
            self._play(running, max(1, int(due) // len(running)), spread)
            return
        budget = self._budget.seconds
        games = 1
        while True:
            before = time.perf_counter()
            self._play(running, games, spread)
            now = time.perf_counter()
            left = self._began + share * budget - now
            if left <= 0:
                return
            games = max(1, int(min(left, SLICE * budget) * games / (now - before)))

    def _play(self, running: list[int], games: int, spread: Map) -> None:
        """Play so many more games from each of the options."""
        chosen = np.array(running)
        first = int(self._games[running[0]])

        def play(begin: int) -> NDArray[np.float64]:
            results = np.zeros_like(self._results)
            roll_out.machine_code(
                self._options,
                chosen,
                self._state.seat,
                self._state.round,
                begin,
                min(BATCH, first + games - begin),
                self._seed,
                self._weights,
                empty_states(1),
                results,
            )
            return results

        for results in spread(play, range(first, first + games, BATCH)):
            self._results += results
        self._games[chosen] += games
