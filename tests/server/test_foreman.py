"""Bots' moves and clocks: each is seen to once, in time, whatever goes wrong at another table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import structlog

from razzia.server import foreman as foremen
from razzia.server.foreman import FAR, MERCY
from razzia.server.hall import CLOCK_RESCUE
from razzia.server.storage.store import Listing
from razzia.table.commands import Act, Resign, Return
from razzia.table.journal import ClockRestarted
from razzia.table.setup import DayClock, MoveClock
from tests.server.engine_room import EngineRoom, RunningClock, engine_room, until
from tests.server.storing import opened

pytestmark = pytest.mark.anyio

A_SECOND = (1000, 1000)
SECONDS = 5


@pytest.fixture
def clock() -> RunningClock:
    return RunningClock()


@asynccontextmanager
async def running(node: EngineRoom) -> AsyncIterator[None]:
    """While the node looks for what is overdue."""
    task = asyncio.create_task(node.foreman.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def come_and_go(node: EngineRoom, table_id: str, holder: str, seat: str, times: int) -> None:
    for number in range(times):
        await node.hall.submit(table_id, Resign(request=f"resign {number}", seat=seat), holder)
        await node.hall.submit(table_id, Return(request=f"return {number}", seat=seat), holder)


# ── One thought a position ──────────────────────────────────────────────────────────────────────────────────────


async def test_a_bot_thinks_once_whatever_others_do_meanwhile(sqlite_url, clock):
    async with opened(sqlite_url) as store, engine_room(store, clock, A_SECOND) as node:
        while True:
            table = await node.begin("ada", players=2, bots={"B": "easy"})
            if table.playing.to_act == "B":
                break
        before = node.thoughts("easy")
        await come_and_go(node, table.id, "ada", "A", 10)
        node.foreman.expect(node.hall.rooms[table.id].table)  # as when it is found to be overdue
        assert await node.played(table.id) == []
        await until(lambda: node.hall.rooms[table.id].table.position > table.position)
        assert node.thoughts("easy") == before + 1
        assert (await node.played(table.id))[0] == "bot"


async def test_a_player_who_comes_and_goes_makes_a_bot_think_once(sqlite_url, clock):
    async with opened(sqlite_url) as store, engine_room(store, clock, A_SECOND) as node:
        table = await node.begin(players=2)
        seat, holder = ("A", "ada") if table.playing.to_act == "A" else ("B", "bo")
        await come_and_go(node, table.id, holder, seat, 10)
        await until(lambda: not node.foreman._thoughts)
        await node.foreman._errands.all_done()
        assert node.thoughts("normal") == 1
        assert await node.played(table.id) == [], "the player is there"
        await node.hall.submit(table.id, Resign(request="for good", seat=seat), holder)
        await until(lambda: node.played(table.id))


async def test_a_thought_about_a_position_that_is_no_more_is_called_off(sqlite_url, clock):
    async with opened(sqlite_url) as store, engine_room(store, clock, A_SECOND) as node:
        table = await node.begin(players=2)
        seat, holder = ("A", "ada") if table.playing.to_act == "A" else ("B", "bo")
        await come_and_go(node, table.id, holder, seat, 1)
        _, thought = node.foreman._thoughts[table.id]
        version = node.hall.rooms[table.id].table.version
        await node.hall.submit(table.id, Act(request="act", seat=seat, version=version, move="draw left"), holder)
        await until(thought.cancelled)
        assert not node.foreman._thoughts


async def test_bots_play_a_whole_game_among_themselves(sqlite_url, clock):
    async with opened(sqlite_url) as store, engine_room(store, clock) as node:
        table = await node.begin("", players=2, bots={"A": "easy", "B": "normal"})
        await until(lambda: node.hall.rooms[table.id].table.status == "finished")
        await node.foreman._errands.all_done()
        assert not node.foreman._thoughts
        assert len(await node.played(table.id)) == node.thoughts("easy") + node.thoughts("normal")


# ── Whatever goes wrong ─────────────────────────────────────────────────────────────────────────────────────────


async def test_a_journal_that_cannot_be_read_does_not_stop_other_tables(sqlite_url, clock):
    async with opened(sqlite_url) as store:
        async with engine_room(store, clock, A_SECOND) as node:
            table = await node.begin("", players=2, bots={"A": "easy", "B": "easy"})
        of_a_newer_node = b'{"at":1,"news":{"news":"table-danced-on"}}'
        await store.append("newertab2e22", 1, of_a_newer_node, Listing("playing", False, b"{}", 1, due_at=1))
        async with engine_room(store, clock, A_SECOND) as node:
            with structlog.testing.capture_logs() as logged:
                async with running(node):
                    await until(lambda: node.played(table.id))
        complaints = [entry for entry in logged if entry["log_level"] == "error"]
        assert [(entry["event"], entry["table"]) for entry in complaints] == [(foremen.NOT_DONE, "newertab2e22")]
        assert "table-danced-on" in complaints[0]["why"]


async def test_a_journal_that_cannot_be_read_is_one_line_in_the_log_however_often_it_is_found(sqlite_url, clock):
    async with opened(sqlite_url) as store, engine_room(store, clock) as node:
        for table_id in ("newertab2e22", "newertab2e33"):
            listing = Listing("playing", False, b"{}", 1, due_at=1)
            await store.append(table_id, 1, b'{"at":1,"news":{"news":"table-danced-on"}}', listing)
        with structlog.testing.capture_logs() as logged:
            for _ in range(3):
                await node.foreman._take_over(await store.claim(clock(), 0, 9))
        assert sorted(entry["table"] for entry in logged) == ["newertab2e22", "newertab2e33"]
        assert not any("exc_info" in entry for entry in logged)


# ── Clocks ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_after_a_restart_a_clock_runs_out_in_time(sqlite_url, clock):
    """Nobody has come back to the table yet, so nobody has read it."""
    async with opened(sqlite_url) as store:
        async with engine_room(store, clock) as node:
            table = await node.begin(players=2, clock=MoveClock(SECONDS))
        clock.move_to(table.due.at - 200)
        async with engine_room(store, clock) as node, running(node):
            await until(lambda: table.id in node.foreman._timers)
            assert await node.played(table.id) == []
            await until(lambda: node.played(table.id))
            assert await node.played(table.id) == ["clock"]
            assert node.hall.rooms[table.id].table.changed_at - table.due.at < 2_000


async def test_whoever_reads_a_table_watches_its_clock(sqlite_url, clock):
    async with opened(sqlite_url) as store:
        async with engine_room(store, clock) as node:
            table = await node.begin(players=2, clock=MoveClock(SECONDS))
        clock.move_to(table.due.at - 100)
        async with engine_room(store, clock) as node:
            await node.hall.room(table.id)
            await until(lambda: node.played(table.id))
            assert await node.played(table.id) == ["clock"]


async def test_any_node_takes_over_a_clock_soon_after_it_ran_out(sqlite_url, clock):
    async with opened(sqlite_url) as store, engine_room(store, clock, (5000, 8000)) as node:
        table = await node.begin(players=2, clock=MoveClock(60))
        overdue = table.due.at + CLOCK_RESCUE
        assert await store.claim(overdue - 1, 1, 9) == []
        assert await store.claim(overdue, 1, 9) == [table.id]


async def test_a_clock_of_days_runs_out_however_long_bots_seem_to_think(sqlite_url, clock, monkeypatch):
    monkeypatch.setattr(foremen, "SWEEP", 0.02)
    async with opened(sqlite_url) as store, engine_room(store, clock, (5000, 8000)) as node, running(node):
        table = await node.begin(players=2, clock=DayClock(1))
        assert table.due.at - clock() > FAR
        assert not node.foreman._timers, "so far ahead the store remembers"
        clock.move_to(table.due.at + node.hall.rescue + MERCY - 1000)
        await until(lambda: node.played(table.id))
        assert await node.played(table.id) == ["clock"]


@pytest.mark.parametrize("late", [10, 3_000, 60_000])
async def test_a_clock_that_ran_out_while_no_server_was_there_begins_anew(sqlite_url, clock, late):
    async with opened(sqlite_url) as store:
        async with engine_room(store, clock) as node:
            table = await node.begin(players=2, clock=MoveClock(SECONDS))
        clock.move_to(table.due.at + late)
        async with engine_room(store, clock) as node, running(node):
            await until(lambda: table.id in node.hall.rooms and node.hall.rooms[table.id].table.version > table.version)
            assert isinstance((await node.news(table.id))[-1], ClockRestarted)
            assert clock() < node.hall.rooms[table.id].table.due.at <= clock() + SECONDS * 1000


async def test_among_nodes_a_clock_begins_anew_only_if_it_ran_out_long_ago(postgres_url, clock):
    """A node that starts cannot know whether another one was there: it may have been killed a moment ago."""
    async with opened(postgres_url) as store:
        async with engine_room(store, clock) as node:
            table = await node.begin(players=2, clock=MoveClock(SECONDS))
            clock.move_to(table.due.at + CLOCK_RESCUE + 1)
            node.foreman._timers[table.id].cancel()
        async with engine_room(store, clock) as node, running(node):
            await until(lambda: node.played(table.id))
            assert await node.played(table.id) == ["clock"]
            table = node.hall.rooms[table.id].table
            node.foreman._timers[table.id].cancel()
        clock.move_to(table.due.at + node.hall.rescue + MERCY + 1)
        async with engine_room(store, clock) as node, running(node):
            await until(lambda: table.id in node.hall.rooms and node.hall.rooms[table.id].table.version > table.version)
            assert isinstance((await node.news(table.id))[-1], ClockRestarted)


async def test_a_clock_that_was_put_back_still_runs_out(sqlite_url, clock):
    async with opened(sqlite_url) as store, engine_room(store, clock) as node:
        table = await node.begin(players=2, clock=MoveClock(SECONDS))
        clock.move_to(table.due.at - 100)
        node.foreman.expect(table)
        clock.move_to(table.due.at - 300)
        await until(lambda: node.played(table.id))
        assert await node.played(table.id) == ["clock"]
