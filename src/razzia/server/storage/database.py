"""The way to a database: what its URL means, how its connections are set up, and what to say if it is not there.

Everything below the store is synchronous and runs in threads, not on SQLAlchemy's asynchronous engine. There, every
step of every statement goes to a thread and back: a transaction of 16 appends took 0.9 ms of the event loop's time with
aiosqlite. Here it goes there once, as a whole, and takes 0.16 ms.
"""

import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from razzia.server.storage.errors import StorageError
from razzia.server.storage.migrating import migrate

READERS: Final = 4
"""So many queries run side by side."""
PATIENCE: Final = 10
"""So many seconds may pass before a database that does not answer counts as gone."""
KEEPALIVE: Final[dict[str, Any]] = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": PATIENCE,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 2000 * PATIENCE,
}
"""Connections to PostgreSQL can be silent for hours. A dead one must not look the same."""
_SQLITE: Final = ("sqlite", "sqlite+aiosqlite", "sqlite+pysqlite")
_POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+psycopg")


class Database:
    """A database that is there, is ours, and is up to date."""

    def __init__(self, url: str) -> None:
        """Find the database of a URL, create it if need be, and bring it up to date.

        ``sqlite:///file`` or ``postgresql://user@host/name``.
        """
        self.url = read_url(url)
        self.name = shown(self.url)
        """The database for messages: no password."""
        self.is_postgresql = self.url.get_backend_name() == "postgresql"
        made = _postgresql if self.is_postgresql else _sqlite
        self.writing = made(self.url, connections=1)
        """For the one connection that writes."""
        self.reading = made(self.url, connections=READERS).execution_options(isolation_level="AUTOCOMMIT")
        """For those that read: single queries, which need no transaction."""
        if not self.is_postgresql:
            sa.event.listen(self.writing, "begin", _begin_to_write)
        try:
            with _refusing(self.name, self.url), self.writing.begin() as connection:
                migrate(connection, self.name)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Hang up."""
        self.reading.dispose()
        self.writing.dispose()


def read_url(text: str) -> sa.URL:
    """The URL, with the driver that we use."""
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        url = sa.URL.create("unreadable")
    if url.drivername in _SQLITE and url.database not in (None, "", ":memory:") and not (url.host or url.query):
        return url.set(drivername="sqlite+pysqlite")
    if url.drivername in _POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    # Of what cannot be read, only what comes before any password.
    raise StorageError("database-url", re.split("[:@]", text)[0])


def shown(url: sa.URL) -> str:
    """A URL that may be shown to anyone who may see a log."""
    query = {name: value for name, value in url.query.items() if name in ("host", "port")}
    return url.set(drivername=url.get_backend_name(), query=query).render_as_string(hide_password=True)


@contextmanager
def _refusing(name: str, url: sa.URL) -> Iterator[None]:
    """Say in one line why a database cannot be opened."""
    try:
        yield
    except SQLAlchemyError as error:
        why = reason(error)
        if "file is not a database" in why:
            raise StorageError("not-a-database", name) from None
        if url.get_backend_name() == "sqlite" and not Path(url.database or "").absolute().parent.is_dir():
            why = f"no folder {Path(url.database or '').absolute().parent}"
        if url.password:
            why = why.replace(str(url.password), "***")
        raise StorageError("database-unreachable", name, {"why": why}) from None


def reason(error: Exception) -> str:
    """What the database itself said, in one line, without the statement and the values in it."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next(iter(str(cause).splitlines()), type(cause).__name__)


def _sqlite(url: sa.URL, connections: int) -> sa.Engine:
    with suppress(OSError):  # whatever it is, opening the database will say so
        # The secrets of games under way are in it: it is for its owner alone.
        os.close(os.open(url.database or "", os.O_CREAT | os.O_EXCL, 0o600))
    engine = sa.create_engine(url, pool_size=connections, max_overflow=0)

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # or the module begins transactions by itself, and not always
        _write_ahead(connection)
        for pragma in (
            "synchronous = FULL",  # a commit is on the disk before anyone is told
            "foreign_keys = ON",
            f"busy_timeout = {1000 * PATIENCE}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _write_ahead(connection: Any) -> None:
    """Let readers and the writer not wait for each other. SQLite does not wait for another program to do this."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _postgresql(url: sa.URL, connections: int) -> sa.Engine:
    try:
        engine = sa.create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            connect_args=KEEPALIVE,
            pool_pre_ping=connections > 1,  # is it still there? The writer finds out by itself, and tries again
        )
    except ModuleNotFoundError:
        raise StorageError("no-psycopg", shown(url)) from None

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        # A node that freezes in the middle of a transaction must not keep its locks.
        connection.execute(f"SET idle_in_transaction_session_timeout = '{PATIENCE}s'")
        connection.commit()

    return engine


def _begin_to_write(connection: sa.Connection) -> None:
    """Take SQLite's lock before anything is read: to ask for it later can fail."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
