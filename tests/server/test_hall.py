"""The tables of a node: read, kept, and told what others do, each without a thought for the rest."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest
import structlog

from razzia.errors import TableError
from razzia.server import hall as halls
from razzia.server.guest import Guest
from razzia.server.hall import CANNOT_CATCH_UP, Hall
from razzia.server.messages import Say
from razzia.server.metrics import Metrics
from razzia.server.storage.store import Listing, Store
from razzia.table.commands import Sit
from razzia.table.setup import Setup
from razzia.table.table import Table
from tests.server.engine_room import SOON, until
from tests.server.storing import opened

pytestmark = pytest.mark.anyio

OF_A_NEWER_NODE = b'{"at":1,"news":{"news":"table-danced-on"}}'


@pytest.fixture
async def store(sqlite_url) -> AsyncIterator[Store]:
    async with opened(sqlite_url) as store:
        yield store


@pytest.fixture
async def hall(store) -> AsyncIterator[Hall]:
    hall = Hall(store, Metrics())
    yield hall
    await hall.close()


async def test_a_table_that_was_just_read_is_not_forgotten(hall, store):
    table = await Hall(store, Metrics()).make(Setup(), "ada")
    await hall._read(table.id)
    hall.forget_idle()
    assert table.id in hall.rooms


async def test_a_journal_is_told_again_in_a_thread(hall, store, monkeypatch):
    table = await Hall(store, Metrics()).make(Setup(), "ada")
    threads = []

    class Noting(Table):
        def __init__(self, *facts) -> None:
            threads.append(threading.current_thread())
            super().__init__(*facts)

    monkeypatch.setattr(halls, "Table", Noting)
    await hall.room(table.id)
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()


async def test_a_table_that_cannot_be_read_does_not_keep_others_from_catching_up(hall, store):
    other = Hall(store, Metrics())
    tables = [await other.make(Setup(), "ada") for _ in range(3)]
    for table in tables:
        (await hall.room(table.id)).guests.add(Guest(None))
    await store.append(tables[0].id, 2, OF_A_NEWER_NODE, Listing("waiting", False, b"{}", 1))
    for table in tables[1:]:
        await other.submit(table.id, Sit(request="sit", name="Ada"), "ada")
    with structlog.testing.capture_logs() as logged:
        hall._heard(None, "missed")
        await hall.errands.all_done()
    assert [hall.rooms[table.id].table.version for table in tables] == [1, 2, 2]
    assert [(entry["event"], entry["table"]) for entry in logged] == [(CANNOT_CATCH_UP, tables[0].id)]


async def test_nothing_is_under_way_when_it_is_closed(hall, store):
    other = Hall(store, Metrics())
    tables = [await other.make(Setup(), "ada") for _ in range(2)]
    (await hall.room(tables[0].id)).guests.add(Guest(None))
    reading = asyncio.create_task(hall.room(tables[1].id))
    await asyncio.sleep(0)
    hall._heard(tables[0].id, "entries")
    assert hall._reading
    assert hall.errands._under_way
    await hall.close()
    await asyncio.wait([reading], timeout=SOON)
    assert reading.cancelled()
    assert not hall._reading
    assert not hall.errands._under_way


async def test_a_chat_that_is_slow_to_read_does_not_hold_up_another(hall, store):
    slow, quick = [await hall.room((await hall.make(Setup(), "ada")).id) for _ in range(2)]
    go_on, read = asyncio.Event(), store.chat

    async def chat(table_id: str, after: int = 0):
        if table_id == slow.table.id:
            await go_on.wait()
        return await read(table_id, after)

    store.chat = chat
    waiting = asyncio.create_task(hall.chat.load(slow))
    await until(slow.reading_lines.locked)
    said = hall.chat.say(quick, None, Say(request="1", text="Nice weather."))
    assert await asyncio.wait_for(said, SOON) == 1
    assert not waiting.done()
    go_on.set()
    await waiting
    assert slow.lines == []


async def test_a_table_that_is_not_there_is_refused(hall):
    with pytest.raises(TableError, match="there is no table"):
        await hall.room("nowhere")
