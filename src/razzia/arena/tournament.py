"""The games of a job, played by a crew, written down as they come and handed on in their order."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Final, Protocol

from razzia.arena.job import Job, Seating
from razzia.arena.journal import Journal
from razzia.arena.processes import Isolation
from razzia.arena.referee import Outcome

AHEAD: Final = 64
"""How many games each helper may be ahead of the first unfinished one, so that nothing piles up behind a slow game."""
BLINK: Final = 0.2
"""Seconds between two looks at whether someone wants to stop."""


class Crew(Protocol):
    """Whoever plays the games: processes of this machine, or a cluster."""

    size: int
    """How many games it plays at a time."""

    @property
    def lost(self) -> tuple[type[BaseException], ...]:
        """What a game raises when the process that played it has ended."""

    def submit(self, seating: Seating) -> Future[Outcome]:
        """Have a game played."""


class _InOrder:
    """Takes outcomes as they come, and hands them on in the order of the games."""

    def __init__(self, job: Job, games: int) -> None:
        self._seatings = job.seatings(games)
        self._games = games
        self._early: dict[int, Outcome] = {}
        self.next = 0

    def has(self, game: int) -> bool:
        """Whether the outcome of a game has come."""
        return game < self.next or game in self._early

    def take(self, outcome: Outcome) -> Iterator[tuple[Seating, Outcome]]:
        """Take an outcome; hand on all whose turn it is."""
        if outcome.game < self._games and not self.has(outcome.game):
            self._early[outcome.game] = outcome
        while self.next in self._early:
            yield next(self._seatings), self._early.pop(self.next)
            self.next += 1


def outcomes(
    job: Job, games: int, crew: Crew, journal: Journal, stopped: Callable[[], bool] = lambda: False
) -> Generator[tuple[Seating, Outcome], None, None]:
    """Every game with its outcome, in order: first those of the journal, then those that are still to be played."""
    line = _InOrder(job, games)
    for outcome in journal.outcomes():
        if stopped():
            return
        yield from line.take(outcome)
    to_play = (seating for seating in job.seatings(games) if not line.has(seating.game))
    upcoming = next(to_play, None)
    playing: dict[Future[Outcome], Seating] = {}
    with Isolation(job, crew.size) as isolation:
        while (upcoming or playing) and not stopped():
            while upcoming and len(playing) < 2 * crew.size and upcoming.game < line.next + AHEAD * crew.size:
                playing[crew.submit(upcoming)] = upcoming
                upcoming = next(to_play, None)
            for future in wait(playing, BLINK, FIRST_COMPLETED).done:
                seating = playing.pop(future)
                try:
                    outcome = future.result()
                except crew.lost:
                    playing[isolation.submit(seating)] = seating
                    continue
                journal.append(outcome)
                yield from line.take(outcome)
