"""Databases of older and of newer versions."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from razzia.server.storage import schema
from razzia.server.storage.database import Database
from razzia.server.storage.errors import StorageError
from razzia.server.storage.migrating import STEPS, migrate
from razzia.server.storage.store import Listed
from tests.server.storing import ids, listing, opened

HERE = Path(__file__).parent
FURTHER = HERE / "further_steps"


def written_by_revision_0001(url: str) -> None:
    """Make a database as the first version left it."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.executescript((HERE / "revision_0001" / "sqlite.sql").read_text("utf-8"))
    else:
        with psycopg.connect(url) as connection:
            connection.execute((HERE / "revision_0001" / "postgresql.sql").read_text("utf-8"))


async def check_that_everything_is_there(url: str) -> None:
    async with opened(url) as store:
        assert (await store.lobby(9)).tables == (Listed("waits", '{"names": ["Zoë", "Bo"]}'.encode()),)
        assert ids(await store.finished(9)) == ["over"]
        assert ids(await store.of_holder("a1", 9)) == ["waits", "plays", "over"]
        assert await store.entries("waits") == ['{"create": "Zoë\'s table"}'.encode(), b'{"join": "Bo"}']
        assert len(await store.entries("plays")) == 3
        assert [said.line for said in await store.chat("plays")] == [b'{"text": "good luck"}', b'{"text": "hush"}']
        assert await store.claim(1_700_000_129_999, 0, 9) == []
        assert await store.claim(1_700_000_130_000, 0, 9) == ["plays"]
        assert await store.append("plays", 4, b"{}", listing(status="playing", holders=("a1",)))
        assert ids(await store.of_holder("c3", 9)) == []


@pytest.mark.anyio
async def test_a_database_of_the_first_version_keeps_everything(database_url):
    written_by_revision_0001(database_url)
    await check_that_everything_is_there(database_url)


def take_further_step(url: str) -> None:
    database = Database(url)
    with database.writing.begin() as connection:
        migrate(connection, database.name, (STEPS, FURTHER))
        assert connection.execute(sa.text("SELECT id, stars FROM tables ORDER BY id")).all() == [
            ("over", 0),
            ("plays", 1),
            ("waits", 0),
        ]
    database.close()


def test_a_further_step_is_taken_on_top_of_the_data(database_url):
    written_by_revision_0001(database_url)
    take_further_step(database_url)
    with pytest.raises(StorageError) as refused:
        Database(database_url)
    assert refused.value.code == "newer-database"
    assert "format is 0002" in str(refused.value)
    assert "knows up to 0001" in str(refused.value)


def test_a_step_that_fails_leaves_everything_as_it_was(database_url, tmp_path):
    written_by_revision_0001(database_url)
    (tmp_path / "steps").mkdir()
    step = (FURTHER / "step_0002_stars.py").read_text() + "    op.execute('SELECT nonsense')\n"
    (tmp_path / "steps" / "step_0002_bad.py").write_text(step)
    database = Database(database_url)
    with pytest.raises(sa.exc.DBAPIError, match="nonsense"), database.writing.begin() as connection:
        migrate(connection, database.name, (STEPS, tmp_path / "steps"))
    database.close()
    take_further_step(database_url)


def test_nodes_can_start_at_once(database_url):
    with ThreadPoolExecutor(4) as threads:
        for database in threads.map(Database, [database_url] * 4):
            database.close()
    database = Database(database_url)
    with database.reading.connect() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM razzia_version")).all() == [("0001",)]
    database.close()


def test_the_steps_lead_to_the_schema(tmp_path):
    made = {}
    for name in ("migrated", "described"):
        engine = sa.create_engine(f"sqlite:///{tmp_path / name}")
        with engine.begin() as connection:
            if name == "migrated":
                migrate(connection, name)
            else:
                schema.metadata.create_all(connection)
            found = connection.execute(sa.text("SELECT name, sql FROM sqlite_master"))
            made[name] = {name: sql for name, sql in found if "razzia_version" not in name}
        engine.dispose()
    assert made["migrated"] == made["described"]


@pytest.mark.parametrize(
    "statement", ["CREATE TABLE tables (id TEXT)", "CREATE TABLE alembic_version (version_num TEXT)"]
)
def test_a_database_of_another_program_is_left_alone(database_url, statement):
    url = database_url.replace("postgresql:", "postgresql+psycopg:")
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text(statement))
    with pytest.raises(StorageError, match="holds the data of another program") as refused:
        Database(database_url)
    assert refused.value.code == "other-database"
    with engine.connect() as connection:
        assert len(sa.inspect(connection).get_table_names()) == 1
    engine.dispose()
