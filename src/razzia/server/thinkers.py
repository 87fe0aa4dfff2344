"""Where bots think, so that nobody's move waits for one.

A bot that searches has processes of its own; one that decides in a fraction of a millisecond has a thread. A bot is
handed the public game and nothing else.
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from random import Random
from typing import Final, TypeVar

import structlog

from razzia.bots import Advice, Entrant
from razzia.child_process import HELPERS, leave_with_parent
from razzia.game import Game
from razzia.server.chance import new_seed
from razzia.server.errands import Errands
from razzia.server.metrics import Metrics
from razzia.table.setup import Level
from razzia.table.table import SUBSTITUTE
from razzia.view import imagined

T = TypeVar("T")

log = structlog.get_logger("razzia.server")

ADVISER: Final = "hard"
"""The bot that gives hints."""
QUICK: Final[tuple[Level, ...]] = ("easy", "normal")
"""The bots that decide at once, and need no machine code for it."""
PATIENCE: Final = 2.0
"""So many seconds people wait for a bot's machine code. On the very first start it takes some fifteen."""
NICENESS: Final = 10
"""How readily the processes of the bots give way to the server's own."""


class Thinkers:
    """Processes in which bots think."""

    def __init__(
        self,
        metrics: Metrics,
        processes: int | None = None,
        *,
        adviser: str = ADVISER,
        patience: float = PATIENCE,
        new_seed: Callable[[], str] = new_seed,
        ending: Callable[[], bool] = lambda: False,
    ) -> None:
        self._metrics = metrics
        self._adviser = adviser
        self._patience = patience
        self._new_seed = new_seed
        self._ending = ending
        """Whether the server was told to end: the signal may be for all of its processes."""
        self._processes = processes or max((os.cpu_count() or 1) - 1, 1)
        self._pool = self._open()
        self._thread = ThreadPoolExecutor(1, "razzia-bots")
        self._one_hint = asyncio.Lock()
        """Hints come one at a time: however many are asked for, a bot's move waits for no more than one of them."""
        self._errands = Errands()
        self._preparing: dict[str, asyncio.Task[None]] = {}
        """The bots that are being prepared, or are ready."""
        self._closed = False

    def _open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, HELPERS, _begin)

    async def choose(self, game: Game, level: Level) -> str:
        """The move of a bot in this position."""
        if not await self._ready(level):
            level = SUBSTITUTE
        move, seconds = await self._ask(level, _choose, game, level, self._new_seed())
        self._metrics.bot_moved(level, seconds)
        return move

    async def explain(self, game: Game, seat: str) -> Advice:
        """What the bot that gives hints would do in this seat, from what its player can know."""
        adviser = self._adviser if await self._ready(self._adviser) else SUBSTITUTE
        async with self._one_hint:
            return await self._ask(adviser, _explain, adviser, game, seat, self._new_seed())

    def prepare(self) -> None:
        """Let the bot that gives hints do what takes long and is done once, before anyone waits for it."""
        if self._adviser not in QUICK:
            self._prepare(self._adviser)

    def _prepare(self, bot: str) -> asyncio.Task[None]:
        task = self._preparing.get(bot)
        if task is None or (task.done() and not _succeeded(task)):  # it failed: try again
            work = self._ask(bot, _prepare, bot)
            task = self._preparing[bot] = self._errands.send(work, "a bot cannot be prepared", bot=bot)
        return task

    async def _ready(self, bot: str) -> bool:
        """Whether a bot is ready, now or in a moment."""
        if bot in QUICK:
            return True
        task = self._prepare(bot)
        await asyncio.wait([task], timeout=self._patience)
        return task.done() and _succeeded(task)

    async def _ask(self, bot: str, work: Callable[..., T], *facts: object) -> T:
        loop = asyncio.get_running_loop()
        if bot in QUICK:
            return await loop.run_in_executor(self._thread, work, *facts)
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, *facts)
        except BrokenProcessPool:
            if self._closed:
                raise
            if self._ending():
                raise asyncio.CancelledError from None  # so will be whoever waits, in a moment
            log.warning("a bot's process ended; another one takes its place")
            if self._pool is pool:
                self._pool = self._open()
            return await loop.run_in_executor(self._pool, work, *facts)

    async def close(self) -> None:
        """End the processes; whoever still waits for a bot does so in vain."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()  # else the server could not end before the bot has thought to its end
        await self._errands.close()


def _succeeded(task: asyncio.Task[None]) -> bool:
    return not task.cancelled() and task.exception() is None


# ── In the processes of the bots, and in their thread ───────────────────────────────────────────────────────────────


def _begin() -> None:
    leave_with_parent()
    if not sys.stderr.isatty():
        # What is said there is for someone who waits, not for a log.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    if hasattr(os, "nice"):
        os.nice(NICENESS)


@cache
def _entrant(name: str) -> Entrant:
    entrant = Entrant.named(name)
    entrant.bot.prepare()
    return entrant


def _choose(game: Game, level: Level, seed: str) -> tuple[str, float]:
    began = time.perf_counter()
    move = _entrant(level).choose(game, Random(seed))
    return str(move), time.perf_counter() - began


def _explain(adviser: str, game: Game, seat: str, seed: str) -> Advice:
    random = Random(seed)
    return _entrant(adviser).explain(imagined(game, seat, random), random)


def _prepare(adviser: str) -> None:
    _entrant(adviser)
