"""Sees to what the server itself has to do: bots' moves, and clocks that run out.

The node that made the last change at a table sees to what is due there next. Should it be gone, another one finds the
table in the store when it is overdue, and takes over; the versions of the journal see to it that nothing is done twice.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Final

import structlog

from razzia.errors import TableError
from razzia.server.errands import Errands, complain
from razzia.server.hall import Hall
from razzia.server.storage.errors import StorageFailed
from razzia.server.thinkers import Thinkers
from razzia.table.setup import Level
from razzia.table.table import SUBSTITUTE, Due, Table

log = structlog.get_logger("razzia.server")

SWEEP: Final = 1.0
"""So often, in seconds, a node looks for what is overdue."""
CLAIMED: Final = 50
"""So many tables a node takes over at once."""
EVERYTHING: Final = 2**31 - 1
FAR: Final = 60 * 60 * 1000
"""A deadline that is further away than this, in milliseconds, is left to the store to remember."""
MERCY: Final = 5_000
"""A deadline that is so much longer ago than anything overdue is left lying passed while no server was there, or none
that was awake: the clock begins anew."""
NOT_DONE: Final = "what was due could not be done"
"""Whatever the reason, the store still says that something is due there: it is tried again."""


class Foreman:
    """Has the work done that nobody asks for."""

    def __init__(self, hall: Hall, thinkers: Thinkers, delay: tuple[int, int]) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._delay = delay
        self._random = Random()
        self._began = hall.now()
        self._unreadable: set[str] = set()
        """The tables that could not be read, which the log has been told of."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thoughts: dict[str, tuple[int, asyncio.Task[None]]] = {}
        """By table: the position that a bot thinks about. In one position there is one who decides."""
        self._errands = Errands()
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
        self._stop_thinking(table)
        due = table.due
        if due is None:
            return
        if due.level is not None:
            self._think(table, due.level, self._random.uniform(*self._delay) / 1000)
            return
        wait = max(due.at - self._hall.now(), 0)
        if wait < FAR:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait / 1000, self._time_is_out, table, due)

    async def close(self) -> None:
        """Stop seeing to anything: whatever is due is in the store."""
        for timer in self._timers.values():
            timer.cancel()
        await self._errands.close()

    # ── What is overdue ─────────────────────────────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        """Look for what is overdue, for as long as the server runs."""
        claim = self._claim_overdue if self._hall.store.shared else self._claim_everything
        while True:
            claimed: list[str] = []
            try:
                claimed = await claim()
                claim = self._claim_overdue
            except Exception as error:
                complain("cannot look for what is overdue", error)
            await self._take_over(claimed)
            if len(claimed) < CLAIMED:
                await asyncio.sleep(SWEEP)

    async def _claim_overdue(self) -> list[str]:
        return await self._hall.store.claim(self._hall.now(), self._hall.rescue, CLAIMED)

    async def _claim_everything(self) -> list[str]:
        """Take what is due, overdue or not: whoever wanted to do it was the only node, which this one is now."""
        return await self._hall.store.claim(self._hall.now() + self._hall.rescue, 0, EVERYTHING)

    async def _take_over(self, tables: Iterable[str]) -> None:
        for table_id in tables:
            try:
                self.expect((await self._hall.room(table_id)).table)
            except StorageFailed as error:
                complain(NOT_DONE, error, table=table_id)
            except Exception as error:  # such as a journal that a newer node wrote: the other tables go on
                if table_id not in self._unreadable:  # it will be found overdue again and again
                    self._unreadable.add(table_id)
                    log.error(NOT_DONE, why=f"{type(error).__name__}: {error}", table=table_id)  # noqa: TRY400

    # ── Bots ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _think(self, table: Table, level: Level, delay: float) -> None:
        """Let a bot think about a position, unless one does already."""
        if table.id not in self._thoughts:
            task = self._errands.send(self._play(table, level, delay), NOT_DONE, table=table.id)
            self._thoughts[table.id] = table.position, task

    def _stop_thinking(self, table: Table) -> None:
        """Call off a thought about a position that is no more. Who decides there, the referee asks when it is done."""
        position, task = self._thoughts.get(table.id, (table.position, None))
        if task is not None and position != table.position:
            task.cancel()
            del self._thoughts[table.id]

    async def _play(self, table: Table, level: Level, delay: float) -> None:
        """Let a bot think, and make its move when it has seemed to think for a while."""
        loop = asyncio.get_running_loop()
        ready = loop.time() + delay
        try:
            move = await self._thinkers.choose(table.playing, level)
            await asyncio.sleep(max(ready - loop.time(), 0))
        finally:  # from here on it cannot be called off any more: it is being written
            if self._thoughts.get(table.id, (None,))[0] == table.position:
                del self._thoughts[table.id]
        await self._submit(table, move)

    # ── Clocks ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _time_is_out(self, table: Table, due: Due) -> None:
        """Let a bot make the move of a player whose time is out."""
        self._timers.pop(table.id, None)
        late = self._hall.now() - due.at
        if late < 0:
            self.expect(table)  # the machine's clock was put back, and the store's time is what counts
        elif late >= self._hall.rescue + MERCY or self._nobody_was_there(due.at):
            self._errands.send(self._submit(table, None), NOT_DONE, table=table.id)
        else:
            self._think(table, SUBSTITUTE, 0)

    def _nobody_was_there(self, moment: int) -> bool:
        """Whether no server ran at a moment: where there is only one, none did before this one began."""
        return not self._hall.store.shared and moment < self._began

    async def _submit(self, table: Table, move: str | None) -> None:
        with suppress(TableError):  # someone was faster: the player, or another node
            await self._hall.submit_own(table.id, table.version, move)
