"""The processes of this machine that play games."""

import faulthandler
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import active_children
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Lock
from typing import IO, Final

from msgspec.structs import replace

from razzia.arena.faults import Fault, limit
from razzia.arena.job import Job, Seating
from razzia.arena.referee import Outcome, Referee
from razzia.bots import BOTS, Entrant
from razzia.child_process import HELPERS, leave_with_parent

LAST_RESORT: Final = 5.0
"""Seconds beyond the limit of a decision after which a process that cannot be interrupted is ended."""
TO_GET_READY: Final = 600.0
"""The same for a bot that gets ready. No clock measures that, and compiling can take long; but a bot that is never
ready must not stop everything."""


def _begin() -> None:
    """In a process that plays: what a bot prints must not get between the lines of a result, nor into other lines."""
    leave_with_parent()
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # Line by line, also where Python was told to buffer nothing: several processes print at once.
    sys.stdout = os.fdopen(sys.stdout.fileno(), "w", 1, closefd=False)


class Watchdog:
    """Ends this process if a decision neither comes back nor can be interrupted: a loop in machine code, say.

    It is a thread of the system, not of Python, that does so. Setting it takes long beside a quick bot's decision, so
    it is set for a good while, and only now and then.
    """

    def __init__(self, seconds: float) -> None:
        """A decision has at least so many seconds, and at most a quarter more."""
        self._seconds = seconds
        self._end = 0.0

    def __call__(self, _: object = None, deciding: bool = True) -> None:
        """A decision begins; or a bot gets ready, which may take longer."""
        least = self._seconds if deciding else TO_GET_READY
        now = time.monotonic()
        most = 1.25 * least
        if not least <= self._end - now <= most:
            faulthandler.dump_traceback_later(most, exit=True, file=_nowhere())
            self._end = now + most

    def __enter__(self) -> "Watchdog":
        return self

    def __exit__(self, *_: object) -> None:
        faulthandler.cancel_dump_traceback_later()


@cache
def _nowhere() -> IO[str]:
    return Path(os.devnull).open("w")  # stays open: the watchdog may write to it at any time


def play(job: Job, seating: Seating) -> Outcome:
    """Play one game, in a process that may be lost."""
    with Watchdog(_patience(job)) as watchdog:
        return Referee(job, seating, watch=watchdog).play()


@cache
def _patience(job: Job) -> float:
    return LAST_RESORT + max(limit(Entrant.named(name).budget) for name in job.entrants)


def _compile_once(job: Job) -> None:
    """Get our own bots ready here, before anyone else does, or every process would compile the same code at once.

    A bot from elsewhere may do anything when it gets ready, also end this process: it has to wait for one of its own.
    """
    for name in job.entrants:
        bot = Entrant.named(name).bot
        if type(bot) in BOTS.values():
            bot.prepare()


def threads(job: Job) -> int:
    """How many cores a game of the job may use: as many as its most demanding bot."""
    return max(Entrant.named(name).budget.threads for name in job.entrants)


class Processes:
    """Processes of this machine, one game at a time each."""

    lost: Final = (BrokenProcessPool,)
    """What a game raises when its process, or one beside it, has ended."""

    def __init__(self, job: Job, size: int) -> None:
        self.size = size
        self._job = job
        self._others = set(active_children())
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, HELPERS, _begin)

    def submit(self, seating: Seating) -> Future[Outcome]:
        """Have a game played."""
        try:
            return self._pool.submit(play, self._job, seating)
        except BrokenProcessPool:
            self._pool.shutdown()
            self._pool = self._new_pool()
            return self._pool.submit(play, self._job, seating)

    def __enter__(self) -> "Processes":
        if self.size > 1:
            _compile_once(self._job)
        return self

    def __exit__(self, *_: object) -> None:
        for child in set(active_children()) - self._others:
            child.kill()  # the game that it plays is not wanted any more, and may take long
        # Only the first shutdown waits: the pool's thread must be gone before Python is.
        self._pool.shutdown(cancel_futures=True)


class Isolation:
    """Plays games again whose process was lost, each in a process of its own, to see who is to blame."""

    def __init__(self, job: Job, size: int) -> None:
        self._job = job
        self._threads = ThreadPoolExecutor(size)
        self._children: set[BaseProcess] = set()
        self._closing = False
        self._door = Lock()
        """Nobody comes in while we close."""

    def submit(self, seating: Seating) -> Future[Outcome]:
        """Have a game played again."""
        return self._threads.submit(self._play, seating)

    def _play(self, seating: Seating) -> Outcome:
        """Play until the game comes to its end; whoever ends the process is replaced from there on."""
        crashed: dict[str, Fault] = {}
        while not self._closing:
            outcome, fault = self._try(seating, crashed)
            if outcome is not None:
                return outcome
            if fault is not None:
                crashed[fault.seat] = fault  # the same seat again only if it was earlier: so this comes to an end
            elif not self._closing:
                raise RuntimeError(f"game {seating.game} cannot be played: its process ends before it begins")
        raise CancelledError

    def _try(self, seating: Seating, crashed: dict[str, Fault]) -> tuple[Outcome | None, Fault | None]:
        receiver, sender = HELPERS.Pipe(duplex=False)
        child = HELPERS.Process(target=_alone, args=(sender, self._job, seating, crashed), daemon=True)
        with self._door:
            if self._closing:
                raise CancelledError
            child.start()
            self._children.add(child)
        sender.close()
        deciding = None
        began = 0.0
        try:
            while not isinstance(message := receiver.recv(), Outcome):
                deciding = message
                began = time.monotonic()
        except EOFError:
            return None, deciding and _judged(deciding, time.monotonic() - began)
        else:
            return message, None
        finally:
            receiver.close()
            child.join()
            self._children.remove(child)

    def __enter__(self) -> "Isolation":
        return self

    def __exit__(self, *_: object) -> None:
        with self._door:
            self._closing = True
        for child in list(self._children):
            child.kill()
        self._threads.shutdown(cancel_futures=True)


def _judged(fault: Fault, seconds: float) -> Fault:
    """The fault of a bot whose process ended so many seconds after it was asked: if its time was up, it is that."""
    budget = Entrant.named(fault.bot).budget
    if fault.move == 0 or seconds <= limit(budget):
        return fault
    late = f"no move after {limit(budget):g} s on a budget of {budget}, and it could not be interrupted"
    return replace(fault, kind="overrun", message=late)


def _alone(sender: Connection, job: Job, seating: Seating, crashed: dict[str, Fault]) -> None:
    """In a process of its own: play, and say before each decision whose it is."""
    _begin()
    with Watchdog(_patience(job)) as watchdog:

        def watch(fault: Callable[[], Fault], deciding: bool) -> None:
            watchdog(fault, deciding)
            sender.send(fault())

        sender.send(Referee(job, seating, crashed, watch).play())
