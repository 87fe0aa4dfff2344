"""A hall and a foreman without a socket, for tests of what goes on behind the tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from razzia.server.chance import Chance
from razzia.server.foreman import Foreman
from razzia.server.hall import Hall
from razzia.server.metrics import Metrics
from razzia.server.storage.store import Store
from razzia.server.thinkers import Thinkers
from razzia.table.commands import Sit, Start
from razzia.table.journal import Played, decode
from razzia.table.setup import Setup
from razzia.table.table import Table

SOON = 10.0
"""What shall happen at once has happened after so many seconds, even on a busy machine."""


class RunningClock:
    """The time, which goes on and can be moved."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead

    def move_to(self, moment: int) -> None:
        self.ahead += moment - self()


class EngineRoom:
    """One node: its hall, its bots and its foreman."""

    def __init__(self, store: Store, clock: RunningClock, delay: tuple[int, int] = (0, 0)) -> None:
        self.metrics = Metrics()
        self.hall = Hall(store, self.metrics, longest_delay=delay[1], chance=Chance(now=clock))
        self.thinkers = Thinkers(self.metrics)
        self.foreman = Foreman(self.hall, self.thinkers, delay)

    def thoughts(self, bot: str) -> float:
        """How often a bot has thought."""
        return self.metrics.registry.get_sample_value("razzia_bot_thinking_seconds_count", {"bot": bot}) or 0.0

    async def begin(self, people: str = "ada bo", **setup: Any) -> Table:
        """A table at which these people have begun to play, in the first seats."""
        table = await self.hall.make(Setup(**setup), "ada")
        for who in people.split():
            await self.hall.submit(table.id, Sit(request=f"sit {who}", name=who.title()), who)
        await self.hall.submit(table.id, Start(request="start"), "ada")
        return self.hall.rooms[table.id].table

    async def news(self, table_id: str) -> list[Any]:
        """The news in the journal of a table."""
        return [decode(entry).news for entry in await self.hall.store.entries(table_id)]

    async def played(self, table_id: str) -> list[str]:
        """Who has chosen the moves so far: players, bots, or clocks."""
        return [one.by for one in await self.news(table_id) if isinstance(one, Played)]


@asynccontextmanager
async def engine_room(store: Store, clock: RunningClock, delay: tuple[int, int] = (0, 0)) -> AsyncIterator[EngineRoom]:
    node = EngineRoom(store, clock, delay)
    try:
        yield node
    finally:
        await node.foreman.close()
        await node.hall.close()
        await node.thinkers.close()


async def until(holds: Callable[[], Any]) -> None:
    """Wait until something holds, or can be awaited to hold."""
    async with asyncio.timeout(SOON):
        while True:
            found = holds()
            if await found if asyncio.iscoroutine(found) else found:
                return
            await asyncio.sleep(0.01)
