"""Sees to what the server itself has to do: bots' moves, and clocks that run out.

The node that made the last change at a table sees to what is due there next. Should it be gone, another one finds the
table in the store when it is overdue, and takes over; the versions of the journal see to it that nothing is done twice.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import Random
from typing import Any, Final

import structlog

from razzia.errors import RazziaError, TableError
from razzia.server.hall import RESCUE, Hall
from razzia.server.thinkers import Thinkers
from razzia.table.table import SUBSTITUTE, Due, Table

log = structlog.get_logger("razzia.server")

SWEEP: Final = 2.0
"""So often, in seconds, a node looks for what is overdue."""
CLAIMED: Final = 50
"""So many tables a node takes over at once."""
EVERYTHING: Final = 2**31 - 1
FAR: Final = 60 * 60 * 1000
"""A deadline that is further away than this, in milliseconds, is left to the store to remember."""
MERCY: Final = 5_000
"""A deadline that is so much longer ago than anything overdue is left lying passed while no server was there: the clock
begins anew."""


class Foreman:
    """Has the work done that nobody asks for."""

    def __init__(self, hall: Hall, thinkers: Thinkers, delay: tuple[int, int]) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._delay = delay
        self._random = Random()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        hall.changed = self.expect
        hall.opened = self.watch_clock

    def watch_clock(self, table: Table) -> None:
        """See to the clock of a table that was read: whoever let it run may be gone, and if not, one will be faster."""
        due = table.due
        if due is not None and due.level is None:
            self.expect(table)

    def expect(self, table: Table) -> None:
        """See to it that what is due at a table next is done in time."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        due = table.due
        if due is None:
            return
        if due.level is not None:
            self._spawn(self._play(table, due))
            return
        wait = max(due.at - self._hall.now(), 0)
        if wait < FAR:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait / 1000, self._time_is_out, table, due)

    async def run(self) -> None:
        """Look for what is overdue, for as long as the server runs."""
        # After a restart, a node that is the only one need not wait until anything is overdue: whoever wanted to do it,
        # or had taken it over, was the node that it is itself. So it takes everything, at once.
        ahead, most = (0, CLAIMED) if self._hall.store.shared else (self._hall.rescue, EVERYTHING)
        while True:
            try:
                claimed = await self._hall.store.claim(self._hall.now() + ahead, RESCUE - ahead, most)
                for table_id in claimed:
                    self.expect((await self._hall.room(table_id)).table)
            except RazziaError as error:
                log.warning("cannot look for what is overdue", why=str(error))
                claimed = []
            if len(claimed) < most:
                ahead, most = 0, CLAIMED
                await asyncio.sleep(SWEEP)

    def close(self) -> None:
        """Stop seeing to anything: whatever is due is in the store."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    # ── Bots ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _play(self, table: Table, due: Due) -> None:
        """Let a bot think, and make its move when it has seemed to think for a while."""
        assert due.level is not None
        loop = asyncio.get_running_loop()
        ready = loop.time() + self._random.uniform(*self._delay) / 1000
        move = await self._thinkers.choose(table.playing, due.level)
        await asyncio.sleep(max(ready - loop.time(), 0))
        await self._submit(table, move)

    # ── Clocks ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _time_is_out(self, table: Table, due: Due) -> None:
        self._timers.pop(table.id, None)
        self._spawn(self._play_for(table, due))

    async def _play_for(self, table: Table, due: Due) -> None:
        """Let a bot make the move of a player whose time is out."""
        move = None
        if self._hall.now() - due.at < self._hall.rescue + MERCY:
            move = await self._thinkers.choose(table.playing, SUBSTITUTE)
        await self._submit(table, move)

    async def _submit(self, table: Table, move: str | None) -> None:
        with suppress(TableError):  # someone was faster: the player, or another node
            await self._hall.submit_own(table.id, table.version, move)

    # ── Tasks ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            # Whatever it was, the store still says that something is due here: it is tried again.
            log.error("what was due could not be done", exc_info=error)
