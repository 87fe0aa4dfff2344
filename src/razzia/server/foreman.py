"""Sees to what the server itself has to do: bots' moves, and clocks that run out.

The node that made the last change at a table sees to what is due there next. Should it be gone, any other node finds the
table in the store when it is overdue, and takes over; the versions of the journal see to it that nothing is done twice.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final

import structlog

from razzia.errors import RazziaError, TableError
from razzia.server.hall import RESCUE, Hall
from razzia.server.thinkers import Thinkers
from razzia.table.table import Due, Table

log = structlog.get_logger("razzia.server")

SWEEP: Final = 2.0
"""So often, in seconds, a node looks for what is overdue."""
CLAIMED: Final = 50
"""So many tables a node takes over at once."""
FAR: Final = 60 * 60 * 1000
"""A deadline that is further away than this, in milliseconds, is left to the store to remember."""
MERCY: Final = RESCUE + 5_000
"""A deadline that is longer ago than this passed while no server was there: the clock begins anew."""


class Foreman:
    """Has the work done that nobody asks for."""

    def __init__(
        self,
        hall: Hall,
        thinkers: Thinkers,
        delay: tuple[int, int],
        *,
        seed: Callable[[Table], str] = lambda _table: secrets.token_hex(16),
    ) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._delay = delay
        self._seed = seed
        self._random = Random()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        hall.changed = self.expect

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
        # After a restart the only node need not wait until anything is overdue.
        ahead = 0 if self._hall.store.shared else self._hall.rescue
        while True:
            try:
                for table_id in await self._hall.store.claim(self._hall.now() + ahead, RESCUE, CLAIMED):
                    ahead = ...
            except RazziaError as error:
                log.warning("cannot look for what is overdue", why=str(error))
            await asyncio.sleep(SWEEP)
