"""What the store promises, on both databases."""

import asyncio
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
import sqlalchemy as sa

from razzia.server.storage import database
from razzia.server.storage import store as stores
from razzia.server.storage.errors import StorageFailed
from razzia.server.storage.store import LONGEST_CHAT, Listed
from tests.server.storing import ids, listing, opened, write

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database_url):
    async with opened(database_url) as store:
        yield store


# ── Journals ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_journal_is_kept_in_its_order(store):
    journal = [b'{"who": "Ada"}', '"Zoë \\u0000 🂡\\n"'.encode(), b" [1,\n2] "]
    await write(store, "t", *journal)
    await write(store, "other", b"{}")
    assert await store.entries("t") == journal
    assert await store.entries("t", after=1) == journal[1:]
    assert await store.entries("t", after=3) == []
    assert await store.entries("nowhere") == []


async def test_what_was_written_is_there_after_a_restart(database_url):
    async with opened(database_url) as store:
        await write(store, "t", b"1", b"2", holders=("ada",))
        await store.say("t", "players", b'"hello"')
    async with opened(database_url) as store:
        assert await store.entries("t") == [b"1", b"2"]
        assert await store.append("t", 3, b"3", listing(holders=("ada", "bo")))
        assert ids(await store.of_holder("ada", 10)) == ids(await store.of_holder("bo", 10)) == ["t"]
        assert await store.say("t", "players", b'"again"') == 2


async def test_what_is_said_again_because_nobody_heard_the_answer_is_there_once(database_url):
    async with opened(database_url) as store:
        await write(store, "t")
        await write(store, "u")
        said = [store.say("t", "players", b"1", "ada 1"), store.say("t", "players", b"2", "ada 2")]
        assert await asyncio.gather(*said, store.say("t", "players", b"1", "ada 1")) == [1, 2, 1]
        assert await store.say("u", "players", b"3", "ada 1") == 1, "at another table it is another request"
    async with opened(database_url) as store:
        assert await store.say("t", "players", b"2", "ada 2") == 2
        assert [said.line for said in await store.chat("t")] == [b"1", b"2"]


@pytest.mark.parametrize("version", [1, 2, 4, 0, -1])
async def test_a_version_that_is_not_the_next_changes_nothing(store, version):
    await write(store, "t", b"1", b"2", summary=b'"old"', due_at=5, holders=("ada",))
    new = listing(9, status="playing", open=False, summary=b'"new"', due_at=7, holders=("bo",))
    assert not await store.append("t", version, b"x", new)
    assert await store.entries("t") == [b"1", b"2"]
    assert (await store.lobby(10)).tables == (Listed("t", b'"old"'),)
    assert await store.claim(4, 0, 9) == []
    assert await store.claim(5, 0, 9) == ["t"]
    assert ids(await store.of_holder("ada", 10)) == ["t"]
    assert ids(await store.of_holder("bo", 10)) == []


async def test_a_journal_begins_with_version_1(store):
    assert not await store.append("t", 2, b"x", listing())
    assert await store.entries("t") == []
    assert ids(await store.lobby(10)) == []


async def test_of_many_who_write_the_same_version_one_is_first(store):
    for version in (1, 2, 3):
        won = await asyncio.gather(*(store.append("t", version, b"%d" % number, listing()) for number in range(20)))
        assert won == [True] + [False] * 19
    assert await store.entries("t") == [b"0"] * 3


async def test_versions_that_are_queued_together_follow_each_other(store):
    appends = [store.append("t", version, b"%d" % version, listing()) for version in (1, 2, 3, 3, 5)]
    assert await asyncio.gather(*appends) == [True, True, True, False, False]
    assert await store.entries("t") == [b"1", b"2", b"3"]


# ── Group commit ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_what_arrives_during_a_commit_is_committed_together(store):
    commits = []
    sa.event.listen(store._database.writing, "commit", commits.append)
    won = await asyncio.gather(*(store.append(f"t{number}", 1, b"{}", listing()) for number in range(400)))
    assert won == [True] * 400
    assert len(commits) == 1
    await asyncio.gather(*(store.append(f"t{number}", 2, b"{}", listing()) for number in range(1200)))
    assert len(commits) == 1 + 3, "a batch is 500 at most"


async def test_one_that_cannot_be_written_does_not_take_the_others_along(store):
    good = [store.append(f"t{number}", 1, b"{}", listing()) for number in range(10)]
    bad = store.append("bad", 1, b"{}", listing(summary=b"\xff"))
    *written, refused = await asyncio.gather(*good, bad, return_exceptions=True)
    assert written == [True] * 10
    assert isinstance(refused, StorageFailed)
    assert await store.entries("bad") == []
    assert await store.append("bad", 1, b"{}", listing())


async def test_what_is_said_at_no_table_is_refused_alone(store):
    commits = []
    sa.event.listen(store._database.writing, "commit", commits.append)
    said, written = await asyncio.gather(
        store.say("nowhere", "players", b'"hm"'), store.append("t", 1, b"{}", listing()), return_exceptions=True
    )
    assert isinstance(said, StorageFailed)
    assert "no table nowhere" in str(said)
    assert written is True
    assert len(commits) == 1


async def test_who_stops_waiting_stops_nobody_else(store):
    waiting = [asyncio.create_task(store.append(f"t{number}", 1, b"{}", listing())) for number in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    assert await asyncio.gather(*waiting[1:]) == [True, True]
    assert await store.entries("t0") == [b"{}"], "it was on its way"


async def test_closing_finishes_what_is_queued(database_url):
    async with opened(database_url) as store:
        queued = [asyncio.create_task(store.append(f"t{number}", 1, b"{}", listing())) for number in range(50)]
        await asyncio.sleep(0)
    assert [task.result() for task in queued] == [True] * 50
    with pytest.raises(StorageFailed, match="closed"):
        await store.append("t", 1, b"{}", listing())


async def test_a_full_disk_is_said_and_got_over(sqlite_url):
    async with opened(sqlite_url) as store:
        await write(store, "t", b"1")
        with store._database.writing.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 2}")
        appends = [store.append("t", 2, b"[%s]" % (b"1," * 50_000), listing()), store.append("u", 1, b"{}", listing())]
        full, fits = await asyncio.gather(*appends, return_exceptions=True)
        assert isinstance(full, StorageFailed)
        assert "full" in str(full)
        assert fits is True
        assert await store.entries("t") == [b"1"]
        with store._database.writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        assert await store.append("t", 2, b"2", listing())


async def test_another_program_that_locks_the_file_is_said_and_got_over(sqlite_url, monkeypatch):
    monkeypatch.setattr(database, "PATIENCE", 0)
    async with opened(sqlite_url) as store:
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageFailed, match="locked"):
                await store.append("t", 1, b"{}", listing())
        assert await store.append("t", 1, b"{}", listing())


CHILD = """
import asyncio, sys
from tests.server.storing import listing, opened

async def go_on():
    async with opened(sys.argv[1]) as store:
        async def play(table):
            version = len(await store.entries(table))
            while True:
                version += 1
                assert await store.append(table, version, b"{}", listing())
                print(table, version, flush=True)
        await asyncio.gather(*(play(f"t{number}") for number in range(20)))

asyncio.run(go_on())
"""


async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(database_url):
    with subprocess.Popen([sys.executable, "-c", CHILD, database_url], stdout=subprocess.PIPE) as child:
        said = [child.stdout.readline() for _ in range(333)]
        child.send_signal(signal.SIGKILL)
        said += [line for line in child.stdout if line.endswith(b"\n")]
    acknowledged = {table.decode(): int(version) for table, version in map(bytes.split, said)}
    assert len(acknowledged) == 20
    async with opened(database_url) as store:
        for table, version in acknowledged.items():
            assert len(await store.entries(table)) >= version


# ── Lists ───────────────────────────────────────────────────────────────────────────────────────────────────────────


async def all_pages(query, *arguments, limit=2):
    """The ids of each page, page by page."""
    pages = [await query(*arguments, limit)]
    while pages[-1].next is not None:
        pages.append(await query(*arguments, limit, before=pages[-1].next))
    return [table_id for page in pages for table_id in ids(page)]


async def test_the_lobby(store):
    for number in range(3):
        await write(store, f"waits{number}", changed_at=number)
        await write(store, f"plays{number}", changed_at=number, status="playing")
        await write(store, f"private{number}", changed_at=number, open=False)
        await write(store, f"over{number}", changed_at=number, status="finished")
    await write(store, "as new", changed_at=2)
    due = ["waits2", "as new", "waits1", "waits0", "plays2", "plays1", "plays0"]
    assert ids(await store.lobby(100)) in (due, [due[1], due[0], *due[2:]])
    assert (await store.lobby(100)).next is None
    assert ids(await store.lobby(100, waiting_since=3, playing_since=1)) == ["plays2", "plays1"]
    for limit in (1, 2, 7):
        assert await all_pages(store.lobby, limit=limit) == ids(await store.lobby(100))


async def test_a_table_goes_from_list_to_list(store):
    await write(store, "t", summary=b'"new"', changed_at=10, holders=("ada",))
    assert (await store.lobby(1)).tables == (Listed("t", b'"new"'),)
    await store.append("t", 2, b"{}", listing(20, status="playing", summary=b'"on"', holders=("ada",)))
    assert (await store.lobby(1)).tables == (Listed("t", b'"on"'),)
    await store.append("t", 3, b"{}", listing(30, status="finished", summary=b'"over"', holders=("ada",)))
    assert (await store.lobby(1)).tables == ()
    over = (Listed("t", b'"over"'),)
    assert (await store.finished(1)).tables == (await store.of_holder("ada", 1)).tables == over


async def test_finished_games_the_last_first_and_none_that_is_private(store):
    for number in (3, 1, 2, 5, 4):
        await write(store, f"over{number}", changed_at=number, status="finished", open=number != 2)
    assert await all_pages(store.finished) == ["over5", "over4", "over3", "over1"]


async def test_a_game_that_is_over_stays_where_it_was_in_the_lists(database_url):
    """Whatever happens at its table afterwards, as a rematch does, also after a restart."""
    async with opened(database_url) as store:
        for number in (1, 2, 3):
            await write(store, f"over{number}", changed_at=number, status="finished", holders=("ada",))
        assert await store.append("over1", 2, b"{}", listing(8, status="finished", holders=("ada",)))
    async with opened(database_url) as store:
        assert await store.append("over2", 2, b"{}", listing(9, status="finished", holders=("ada",)))
        assert ids(await store.finished(9)) == ids(await store.of_holder("ada", 9)) == ["over3", "over2", "over1"]


async def test_the_tables_of_a_holder_private_ones_included(store):
    for number in range(4):
        await write(store, f"over{number}", changed_at=number, status="finished", open=False, holders=("ada", "bo"))
    await write(store, "on", changed_at=0, status="playing", open=False, holders=("ada", "ada"))
    await write(store, "later", changed_at=5, open=False, holders=("ada",))
    await write(store, "bo's", holders=("bo",))
    assert await all_pages(store.of_holder, "ada") == ["later", "on", "over3", "over2", "over1", "over0"]
    assert ids(await store.of_holder("nobody", 10)) == []


async def test_who_stands_up_holds_the_table_no_more(store):
    for version, who in enumerate([("ada",), ("ada", "bo"), ("ada", "bo"), ("bo",), ()], 1):
        assert await store.append("t", version, b"{}", listing(holders=who))
        for holder in ("ada", "bo"):
            assert ids(await store.of_holder(holder, 10)) == ["t"] * (holder in who)


async def test_ten_thousand_finished_games_are_not_looked_at(sqlite_url):
    """Every statement of the store finds its rows by an index, and in their order."""
    asked = []

    def note(_connection, _cursor, statement, values, *_):
        asked.append((statement, values))

    async with opened(sqlite_url) as store:
        await write(store, "t", holders=("ada",), due_at=1)
        for engine in (store._database.writing, store._database.reading):
            sa.event.listen(engine, "before_cursor_execute", note)
        for before in (None, ("waiting", 9, "t")):
            await store.lobby(5, before=before)
        for before in (None, (9, "t")):
            await store.finished(5, before=before)
            await store.of_holder("ada", 5, before=before)
        await store.entries("t", 1)
        await store.chat("t", 1)
        await store.ping()
        await store.claim(1, 1, 1)
        await store.say("t", "players", b"1")
        await store.append("t", 2, b"2", listing(holders=("bo",)))
    statements = [(statement, values) for statement, values in asked if not statement.startswith("BEGIN")]
    assert len(statements) == 18
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection:
        for statement, values in statements:
            for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values):
                whole = re.match(r"SCAN (tables|entries|holders|chat)\b", step)
                assert not whole or "INDEX tables_" in step, f"{step}: {statement}"
                assert "TEMP B-TREE" not in step, f"{step}: {statement}"


# ── Chat ────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_chat_by_table(store):
    await write(store, "t")
    await write(store, "u")
    assert [await store.say("t", room, b'"%d"' % n) for n, room in enumerate(["players", "spectators"] * 2)] == [
        1,
        2,
        3,
        4,
    ]
    assert await store.say("u", "players", b'"elsewhere"') == 1
    assert [(said.number, said.line) for said in await store.chat("t")] == [
        (1, b'"0"'),
        (2, b'"1"'),
        (3, b'"2"'),
        (4, b'"3"'),
    ]
    assert [said.number for said in await store.chat("t", after=2)] == [3, 4]


async def test_many_lines_in_one_room_drive_out_none_of_the_other(store, monkeypatch):
    monkeypatch.setattr(stores, "LONGEST_CHAT", 3)
    await write(store, "t")
    for room in ("players", *["spectators"] * 5, "players"):
        await store.say("t", room, b'"x"')
    assert [said.number for said in await store.chat("t")] == [1, 4, 5, 6, 7]


async def test_of_a_long_chat_the_last_lines_are_given(store):
    await write(store, "t")
    lines = LONGEST_CHAT + 5
    numbers = await asyncio.gather(*(store.say("t", "players", b"%d" % number) for number in range(lines)))
    assert numbers == list(range(1, lines + 1))
    assert [said.number for said in await store.chat("t")] == numbers[5:]


# ── Work that is due ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_claims(store):
    assert await store.claim(100, 10, 5) == []
    for number in range(4):
        await write(store, f"t{number}", due_at=100 + number)
    await write(store, "never")
    assert await store.claim(99, 10, 5) == []
    assert sorted(await store.claim(103, 50, 2)) == ["t0", "t1"], "the most urgent"
    assert sorted(await store.claim(103, 50, 5)) == ["t2", "t3"]
    assert await store.claim(103, 50, 5) == []
    assert await store.append("t1", 2, b"{}", listing(due_at=120)), "who acts sets a new time"
    assert await store.append("t2", 2, b"{}", listing())
    assert await store.claim(120, 50, 5) == ["t1"]
    assert sorted(await store.claim(153, 50, 5)) == ["t0", "t3"], "whoever had them has not acted"
