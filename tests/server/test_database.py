"""Which databases can be named, and what is said about those that cannot be opened."""

import sqlite3
import sys
from contextlib import closing
from threading import Timer

import pytest

from razzia.server.storage.database import Database, read_url, shown
from razzia.server.storage.errors import StorageError
from razzia.words import Words, languages


def refusal(url) -> StorageError:
    with pytest.raises(StorageError) as refused:
        Database(str(url))
    assert "\n" not in str(refused.value)
    for language in languages():
        assert refused.value.in_words(Words(language))
    return refused.value


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("sqlite:///some/file.db", "sqlite+pysqlite:///some/file.db"),
        ("sqlite+aiosqlite:////some/file.db", "sqlite+pysqlite:////some/file.db"),
        ("postgresql://ada@host/razzia", "postgresql+psycopg://ada@host/razzia"),
        ("postgres://ada@host:99/razzia", "postgresql+psycopg://ada@host:99/razzia"),
        ("postgresql+psycopg:///razzia?host=/run", "postgresql+psycopg:///razzia?host=%2Frun"),
    ],
)
def test_urls(text, meant):
    assert read_url(text).render_as_string() == meant


@pytest.mark.parametrize(
    "url",
    [
        "",
        "razzia.db",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///file.db?mode=ro",
        "mysql://ada:s3cret@host/razzia",
        "postgresql+asyncpg://ada:s3cret@host/razzia",
        "postgresql://ada:s3cret@host:port/razzia",
        "ada:s3cret@host",
    ],
)
def test_what_is_no_url_of_ours_is_refused(url):
    error = refusal(url)
    assert error.code == "database-url"
    assert "sqlite:///file or postgresql://user@host/name" in str(error)
    assert "s3cret" not in str(error)


def test_a_password_is_never_shown():
    url = read_url("postgresql://ada:s3cret@host/razzia?password=s3cret&host=elsewhere&sslpassword=s3cret")
    assert shown(url) == "postgresql://ada:***@host/razzia?host=elsewhere"
    error = refusal("postgresql://ada:s3cret@127.0.0.1:1/razzia")
    assert error.code == "database-unreachable"
    assert "postgresql://ada:***@127.0.0.1:1/razzia cannot be opened: " in str(error)
    assert "refused" in str(error)
    assert "s3cret" not in repr(error)


def test_a_database_that_the_server_does_not_have(postgres_url):
    error = refusal(postgres_url.replace("/test_", "/no_"))
    assert error.code == "database-unreachable"
    assert "does not exist" in str(error)


def test_a_folder_that_is_not_there(tmp_path):
    error = refusal(f"sqlite:///{tmp_path}/nowhere/razzia.db")
    assert error.code == "database-unreachable"
    assert str(error).endswith(f"no folder {tmp_path}/nowhere")


def test_a_folder_is_no_file(tmp_path):
    error = refusal(f"sqlite:///{tmp_path}")
    assert str(error) == f"the database sqlite:///{tmp_path} cannot be opened: unable to open database file"


def test_a_new_file_that_another_program_writes_to_is_waited_for(tmp_path):
    file = tmp_path / "razzia.db"
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        timer = Timer(0.3, other.execute, ["COMMIT"])
        timer.start()
        Database(f"sqlite:///{file}").close()
        timer.join()


def test_a_file_that_is_no_database(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, " * 100)
    error = refusal(f"sqlite:///{file}")
    assert error.code == "not-a-database"
    assert file.read_text() == "Dear reader, " * 100


def test_without_psycopg_its_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    error = refusal("postgresql://ada:s3cret@host/razzia")
    assert error.code == "no-psycopg"
    assert 'pip install "razzia[postgresql]"' in str(error)


def test_a_node_that_freezes_does_not_keep_its_locks(postgres_url):
    database = Database(postgres_url)
    with database.writing.connect() as connection:
        assert connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout").scalar_one() == "10s"
    database.close()


def test_acknowledged_means_on_the_disk(sqlite_url):
    database = Database(sqlite_url)
    for engine in (database.writing, database.reading):
        with engine.connect() as connection:
            found = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            }
            assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    database.close()


def test_a_new_file_is_for_its_owner_alone(tmp_path):
    file = tmp_path / "games.db"
    Database(f"sqlite:///{file}").close()
    assert file.stat().st_mode & 0o777 == 0o600
