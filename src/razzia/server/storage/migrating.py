"""Brings a database up to date, with the steps in :mod:`razzia.server.storage.migrations`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from razzia.server.storage.errors import StorageError

STEPS: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "razzia_version"
"""Not Alembic's own name for it: a database of another program that uses Alembic is not taken for ours."""
_LOCK: Final = 0x7261_7A7A_6961
"""The advisory lock of PostgreSQL for this: ``razzia`` as a number."""


def migrate(connection: sa.Connection, name: str, folders: Sequence[Path] = (STEPS,)) -> None:
    """Take all steps that are still to take, in the transaction of the connection. ``name`` is for messages.

    A node that starts at the same time waits here, and then finds nothing to do.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    steps = ScriptDirectory(STEPS, version_locations=[str(folder) for folder in folders])
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    known = {step.revision for step in steps.walk_revisions()}
    if unknown := set(found) - known:
        raise StorageError("newer-database", name, {"found": ", ".join(sorted(unknown)), "known": max(known)})
    if not found and sa.inspect(connection).get_table_names():
        raise StorageError("other-database", name)
    with EnvironmentContext(Config(), steps, fn=lambda now, _: steps._upgrade_revs("head", now)) as environment:
        environment.configure(connection, version_table=VERSION_TABLE, transactional_ddl=True)
        environment.run_migrations()
