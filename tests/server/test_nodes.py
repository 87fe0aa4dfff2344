"""Two stores on one PostgreSQL database: what they do to each other, and what a lost connection does to them."""

import asyncio

import msgspec
import psycopg
import pytest

from razzia.server.storage.errors import StorageFailed
from razzia.server.storage.notices import LONGEST, payloads
from tests.server.storing import listing, opened, write

pytestmark = pytest.mark.anyio


@pytest.fixture
async def nodes(postgres_url):
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        yield one, other


class Ears:
    """What a node has heard."""

    def __init__(self, store):
        self.heard = asyncio.Queue()
        store.listen(lambda table_id, what: self.heard.put_nowait((table_id, what)))

    async def next(self):
        async with asyncio.timeout(30):
            return await self.heard.get()


def ask(url, statement, *values):
    """What a third party is told by the database."""
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(statement, values)
        return found.fetchall() if found.description else None


def hang_up(url, which="true"):
    """Break the connections of all others. How many there were."""
    hang = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    return len(ask(url, f"{hang} AND pid <> pg_backend_pid() AND {which}"))


# ── Racing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_of_two_nodes_that_append_the_same_version_exactly_one_wins(nodes):
    tables = [f"t{number}" for number in range(60)]
    for version in range(1, 6):
        # In opposite orders: who locks as they come would wait for each other.
        orders = (tables, list(reversed(tables)))
        both = await asyncio.gather(
            *(
                asyncio.gather(
                    *(node.append(table, version, b"%d" % number, listing(holders=(str(number),))) for table in order)
                )
                for number, (node, order) in enumerate(zip(nodes, orders, strict=True))
            )
        )
        won = [dict(zip(order, results, strict=True)) for order, results in zip(orders, both, strict=True)]
        for table in tables:
            assert won[0][table] + won[1][table] == 1
            winner = 0 if won[0][table] else 1
            assert (await nodes[0].entries(table))[version - 1] == b"%d" % winner
            assert table in {row.table_id for row in (await nodes[0].of_holder(str(winner), 100)).tables}
            assert table not in {row.table_id for row in (await nodes[0].of_holder(str(1 - winner), 100)).tables}


async def test_lines_of_two_nodes_get_numbers_of_their_own(nodes):
    await write(nodes[0], "t")
    numbers = await asyncio.gather(*(node.say("t", "players", b"1") for node in nodes for _ in range(20)))
    assert sorted(numbers) == list(range(1, 41))


async def test_no_table_is_claimed_twice(nodes):
    await asyncio.gather(*(write(nodes[0], f"t{number}", due_at=number) for number in range(200)))
    claimed = await asyncio.gather(*(node.claim(1000, 500, 7) for _ in range(40) for node in nodes))
    assert sorted(table for some in claimed for table in some) == sorted(f"t{number}" for number in range(200))


async def test_a_node_that_waits_for_a_lock_does_not_hold_up_a_claim(nodes, postgres_url):
    await write(nodes[0], "locked", due_at=1)
    await write(nodes[0], "free", due_at=2)
    with psycopg.connect(postgres_url) as frozen:
        frozen.execute("SELECT * FROM tables WHERE id = 'locked' FOR UPDATE")
        assert await nodes[1].claim(10, 5, 5) == ["free"]


# ── Telling ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_node_hears_what_others_do_and_not_what_it_does(nodes):
    ears = [Ears(node) for node in nodes]
    assert [await ear.next() for ear in ears] == [(None, "missed")] * 2
    await write(nodes[0], "t")
    assert await ears[1].next() == ("t", "entries")
    assert await nodes[1].entries("t") == [b"{}"], "it is there when it is heard of"
    await nodes[0].say("t", "players", b'"hello"')
    assert await ears[1].next() == ("t", "chat")
    await nodes[0].whisper({"here": ["Zoë"]})
    assert await ears[1].next() == (None, {"here": ["Zoë"]})
    assert not await nodes[0].append("t", 1, b"{}", listing()), "and of this there is nothing to tell"
    await nodes[1].whisper({"thanks": True})
    assert await ears[0].next() == (None, {"thanks": True})
    assert ears[0].heard.empty(), "notices come in the order of the commits, so its own would be here"
    await nodes[0].whisper({"welcome": True})
    assert await ears[1].next() == (None, {"welcome": True})


async def test_many_appends_are_told_in_few_notices_that_fit(nodes):
    ears = Ears(nodes[1])
    assert await ears.next() == (None, "missed")
    tables = [f"{number:0100}" for number in range(400)]
    await asyncio.gather(*(nodes[0].append(table, 1, b"{}", listing()) for table in tables))
    assert {await ears.next() for _ in tables} == {(table, "entries") for table in tables}
    notices = list(payloads("node", tables, tables[:3], [{"a": 1}]))
    assert len(notices) == 6 + 1 + 1
    assert max(map(len, notices)) < 8000
    assert [table for notice in notices[:6] for table in msgspec.json.decode(notice)["entries"]] == tables


async def test_how_long_a_whisper_can_be(nodes):
    ears = Ears(nodes[1])
    assert await ears.next() == (None, "missed")
    longest = {"x": "x" * (LONGEST - len('{"x":""}'))}
    await nodes[0].whisper(longest)
    assert await ears.next() == (None, longest)
    with pytest.raises(ValueError, match="7,001 bytes; 7,000 are allowed"):
        await nodes[0].whisper({"x": longest["x"] + "x"})


async def test_a_notice_that_cannot_be_read_can_have_been_anything(nodes, postgres_url):
    ears = Ears(nodes[1])
    assert await ears.next() == (None, "missed")
    ask(postgres_url, "NOTIFY razzia, 'hm'")
    assert await ears.next() == (None, "missed")
    await nodes[0].whisper({"and": "on"})
    assert await ears.next() == (None, {"and": "on"})


async def test_a_broken_connection_is_made_anew_and_the_gap_is_told(nodes, postgres_url):
    ears = Ears(nodes[1])
    assert await ears.next() == (None, "missed")
    for number in range(2):
        assert hang_up(postgres_url, "query = 'LISTEN razzia'") == 1
        assert await ears.next() == (None, "missed")
        await write(nodes[0], f"t{number}")
        assert await ears.next() == (f"t{number}", "entries")


# ── Losing the database ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_connections_that_died_meanwhile_are_not_noticed(nodes, postgres_url):
    await write(nodes[0], "t", b"1")
    assert await nodes[0].entries("t") == [b"1"]
    assert hang_up(postgres_url) >= 2
    assert await nodes[0].append("t", 2, b"2", listing())
    assert await nodes[0].entries("t") == [b"1", b"2"]


async def test_a_database_that_is_gone_is_said_and_got_over(nodes, postgres, postgres_url):
    await write(nodes[0], "t", b"1")
    name = psycopg.conninfo.conninfo_to_dict(postgres_url)["dbname"]
    ask(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    ask(postgres, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", name)
    for _ in range(2):
        failed = await asyncio.gather(
            nodes[0].append("t", 2, b"2", listing()),
            nodes[0].append("u", 1, b"1", listing()),
            nodes[0].entries("t"),
            return_exceptions=True,
        )
        assert [type(failure) for failure in failed] == [StorageFailed] * 3
    ask(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert await nodes[0].append("t", 2, b"2", listing())
    assert await nodes[0].entries("t") == [b"1", b"2"]


async def test_an_append_is_not_tried_again_when_the_connection_broke_during_the_commit(nodes, postgres_url):
    """It may be there already."""
    await write(nodes[0], "t", b"1")
    for statement in (
        "CREATE SEQUENCE tries",
        """CREATE FUNCTION hang_up() RETURNS trigger LANGUAGE plpgsql AS $$
           BEGIN PERFORM nextval('tries'); PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$""",
        """CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
           FOR EACH ROW EXECUTE FUNCTION hang_up()""",
    ):
        ask(postgres_url, statement)
    with pytest.raises(StorageFailed):
        await nodes[0].append("t", 2, b"2", listing())
    assert ask(postgres_url, "SELECT last_value FROM tries") == [(1,)]
    assert await nodes[0].entries("t") == [b"1"]
    ask(postgres_url, "DROP TRIGGER at_commit ON entries")
    assert await nodes[0].append("t", 2, b"2", listing())
