"""Who is at a table, by whichever node; and what happens when the nodes cannot tell each other."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import psycopg
import pytest
import structlog

from razzia.server.guest import Guest
from razzia.server.hall import Hall
from razzia.server.house import tidy
from razzia.server.messages import Presence
from razzia.server.metrics import Metrics
from razzia.table.commands import Sit, StandUp
from razzia.table.setup import Setup
from tests.server.engine_room import until
from tests.server.storing import opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def nodes(postgres_url) -> AsyncIterator[tuple[Hall, Hall]]:
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        halls = Hall(first, Metrics()), Hall(second, Metrics())
        yield halls
        for hall in halls:
            await hall.close()


@contextmanager
def away(postgres: str, url: str) -> Iterator[None]:
    """While a database cannot be reached."""
    name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        yield
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


async def test_every_node_hears_who_sits_down_and_stands_up(nodes):
    first, second = nodes
    table = await first.make(Setup(players=2), "ada")
    here, there = await first.room(table.id), await second.room(table.id)
    with first.attendance.visit(here, Guest("bo")), second.attendance.visit(there, Guest(None)):
        await until(lambda: here.presence == there.presence == Presence((), 2))
        await first.submit(table.id, Sit(request="sit", name="Bo"), "bo")
        await until(lambda: here.presence == there.presence == Presence(("A",), 1))
        await second.submit(table.id, StandUp(request="stand up", seat="A"), "bo")  # over REST, by the other node
        await until(lambda: here.presence == there.presence == Presence((), 2))
    await until(lambda: here.presence == there.presence == Presence((), 0))


async def test_a_guest_comes_and_goes_while_the_other_nodes_cannot_be_told(nodes, postgres, postgres_url):
    first, _ = nodes
    table = await first.make(Setup(players=2), "ada")
    room = await first.room(table.id)
    with away(postgres, postgres_url), structlog.testing.capture_logs() as logged:
        with first.attendance.visit(room, Guest("bo")):
            assert room.presence == Presence((), 1)
        assert not room.guests
        await first.errands.all_done()
    assert {(entry["log_level"], entry["event"], entry["table"]) for entry in logged} == {
        ("warning", "other nodes were not told who is here", table.id)
    }


async def test_housekeeping_goes_on_when_the_database_is_back(nodes, postgres, postgres_url):
    first, second = nodes
    table = await first.make(Setup(players=2), "ada")
    here, there = await first.room(table.id), await second.room(table.id)
    housekeeping = asyncio.create_task(tidy(first, every=0.02))
    try:
        with structlog.testing.capture_logs() as logged, away(postgres, postgres_url):
            here.guests.add(Guest("bo"))  # who has come unheard
            await until(lambda: len(logged) > 1)
        await until(lambda: there.presence == Presence((), 1))
        assert not housekeeping.done()
    finally:
        housekeeping.cancel()
        await asyncio.wait([housekeeping])
