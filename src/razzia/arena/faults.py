"""What a bot can do wrong, and the clock that it is held to."""

import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final, Literal, TypeAlias, TypeVar

from msgspec import Struct

from razzia.arena.job import Job
from razzia.bots import Budget
from razzia.game import Game
from razzia.match import dealer_of

T = TypeVar("T")

FaultKind: TypeAlias = Literal["raised", "illegal", "overrun", "crashed"]
"""It raised an exception, chose no legal move, took far too long, or ended its process."""
WITHOUT_TIME: Final = 60.0
"""Seconds for a decision of a bot whose budget is not a time."""
AGAIN: Final = 0.01
"""Seconds until a decision whose time is up is interrupted for the second time."""
SOONEST: Final = 1e-6
"""There is no shorter time on a timer; none at all would stop it."""


class Fault(Struct, frozen=True):
    """A fault, with the position in which it happened."""

    kind: FaultKind
    message: str
    bot: str
    game: int
    deck: int
    seat: str
    move: int
    """The number of the move in the record, counted from 1; 0 while the bot got ready for the game."""
    moves: list[str]
    """Everything that was done before."""

    def position(self, job: Job) -> Game:
        """The game as the bot saw it."""
        cheques = dealer_of(job.seed, self.deck, job.players).cheques
        game = Game(job.players, edition=job.edition, options=job.options, cheques=cheques)
        for move in self.moves:
            game.play(move)
        return game


def limit(budget: Budget) -> float:
    """The seconds after which a decision is a gross overrun: three times the budget, and at least a second more."""
    if budget.milliseconds is None:
        return WITHOUT_TIME
    allowed = budget.milliseconds / 1000
    return max(3 * allowed, allowed + 1)


class TimeUp(BaseException):
    """A decision takes far too long. No Exception, so that a bot does not catch it by accident."""


class Clock:
    """Runs one decision at a time, and interrupts it when its time is up.

    Python code and waiting are interrupted at once, by a signal; and again and again, sooner each time, so that code
    that catches everything is interrupted where it has just done so, too. Machine code is not: a decision in it is
    judged when it comes back. The same holds outside of the main thread and on systems without the signal.
    """

    def __init__(self) -> None:
        self._running = False
        self._rings = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> "Clock":
        if self._rings:
            self._before = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(self, *_: object) -> None:
        if self._rings:
            self._stop()
            signal.signal(signal.SIGALRM, self._before)

    def run(self, seconds: float, work: Callable[[], T]) -> T:
        """Do the work. Raises :class:`TimeUp` if it takes longer."""
        began = time.perf_counter()
        try:
            self._start(seconds)
            result = work()
        finally:
            self._stop()
        if time.perf_counter() - began > seconds:
            raise TimeUp
        return result

    def _start(self, seconds: float) -> None:
        self._running = True
        self._rung = 0
        if self._rings:
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)

    def _stop(self) -> None:
        self._running = False
        if self._rings:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _ring(self, _: int, frame: FrameType | None) -> None:
        # Not in this file: a clock that is being stopped must not be interrupted.
        if self._running and frame is not None and frame.f_globals is not globals():
            self._rung += 1
            signal.setitimer(signal.ITIMER_REAL, max(AGAIN / self._rung, SOONEST), AGAIN)
            raise TimeUp
