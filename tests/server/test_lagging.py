"""A node that has not heard yet what another has done: nobody at a table may notice."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from razzia.errors import TableError
from razzia.server.hall import Hall
from razzia.server.metrics import Metrics
from razzia.table.commands import Sit, Start
from razzia.table.setup import Setup
from tests.server.storing import opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def halls(postgres_url) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two nodes, of which the second is deaf."""
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        halls = Hall(first, Metrics()), Hall(second, Metrics())
        for listener in second._listeners:
            await listener.close()
        yield halls


def sit(seat: str) -> Sit:
    return Sit(request=f"sit {seat}", name=f"Player {seat}", seat=seat)


async def test_nobody_is_refused_for_what_the_node_has_not_heard_of(halls):
    first, second = halls
    table = await first.make(Setup(players=2), "ada")
    assert await second.submit(table.id, sit("A"), "ada") == 2
    assert await first.submit(table.id, sit("B"), "bo") == 3
    assert await second.submit(table.id, Start(request="start"), "ada") == 4


async def test_what_was_granted_by_another_node_is_not_done_again(halls):
    first, second = halls
    table = await first.make(Setup(players=2), "ada")
    await second.room(table.id)
    assert await first.submit(table.id, sit("A"), "ada") == 2
    with pytest.raises(TableError) as refused:
        await second.submit(table.id, sit("A"), "ada")
    assert (refused.value.code, refused.value.facts) == ("already-done", {"version": 2})


async def test_a_refusal_that_is_right_stays_one(halls):
    first, second = halls
    table = await first.make(Setup(players=2), "ada")
    with pytest.raises(TableError, match="seats A B are not ready yet"):
        await second.submit(table.id, Start(request="start"), "ada")


async def test_news_that_come_while_a_table_is_read_are_not_missed(halls):
    first, second = halls
    table = await first.make(Setup(players=2), "ada")
    read = second.store.entries

    async def interrupted(table_id: str, after: int = 0) -> list[bytes]:
        found = await read(table_id, after)
        if second.rooms.get(table_id) is None:
            await first.submit(table_id, sit("A"), "ada")
            second._heard(table_id, "entries")
        return found

    second.store.entries = interrupted  # type: ignore[method-assign]
    room = await second.room(table.id)
    await asyncio.wait_for(second.errands.all_done(), 5)
    assert room.table.version == 2
