"""What a server that is gone had to do, the next one does."""

import asyncio

import pytest

from razzia.server.foreman import Foreman
from razzia.server.hall import Hall
from razzia.server.metrics import Metrics
from razzia.server.storage.store import Store
from razzia.server.thinkers import Thinkers
from razzia.table.commands import Start
from razzia.table.setup import Setup
from razzia.table.table import Table
from tests.server.storing import opened

pytestmark = pytest.mark.anyio
SOON = 5.0


class Noting(Foreman):
    """Notes which tables it has to see to, and sees to none."""

    def __init__(self, store: Store) -> None:
        self.seen_to: asyncio.Queue[str] = asyncio.Queue()
        metrics = Metrics()
        super().__init__(Hall(store, metrics), Thinkers(metrics), (0, 0))

    def expect(self, table: Table) -> None:
        self.seen_to.put_nowait(table.id)

    async def first(self, tables: int) -> set[str]:
        """The tables that it sees to as soon as it runs."""
        running = asyncio.create_task(self.run())
        try:
            return {await asyncio.wait_for(self.seen_to.get(), SOON) for _ in range(tables)}
        finally:
            running.cancel()


async def test_a_server_that_is_killed_again_and_again_takes_over_from_itself_at_once(sqlite_url):
    async with opened(sqlite_url) as store:
        hall = Hall(store, Metrics())
        tables = set()
        for _ in range(60):
            table = await hall.make(Setup(players=2, bots={"A": "easy", "B": "easy"}), "host")
            await hall.submit(table.id, Start(request="start"), "host")
            tables.add(table.id)
    for _ in range(3):
        async with opened(sqlite_url) as store:
            assert await Noting(store).first(60) == tables


async def test_a_node_leaves_to_another_what_is_not_overdue(postgres_url):
    async with opened(postgres_url) as store:
        hall = Hall(store, Metrics())
        table = await hall.make(Setup(players=2, bots={"A": "easy", "B": "easy"}), "host")
        await hall.submit(table.id, Start(request="start"), "host")
        due = hall.rooms[table.id].table.changed_at + hall.rescue
        assert await store.claim(due - 1, 1000, 10) == []
        assert await store.claim(due, 1000, 10) == [table.id]
