"""What the database holds. All times are milliseconds since 1970; entries, summaries and lines are JSON text.

This is how things are after the last of :mod:`razzia.server.storage.migrations`. A test holds the two together.
"""

from typing import Final

import sqlalchemy as sa

NEVER: Final = 2**53 - 1
"""No moment is later. JavaScript can count so far, too."""
GOES_ON: Final = 2**52
"""A game that goes on counts as finished so much after it was made: before all that are, and the newest first."""

metadata: Final = sa.MetaData()

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("changed_at", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("due_at", sa.BigInteger),
)
"""One row a table: what lists of tables show, and when the server itself must act on it. When its game is over,
``changed_at`` is when it ended."""

entries: Final = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.BigInteger, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The journals: one row for each command that a table took."""

holders: Final = sa.Table(
    "holders",
    metadata,
    sa.Column("holder", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("finished_at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Who sits at which table."""

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("request", sa.Text),
    sqlite_with_rowid=False,
)
"""What was said, counted from 1 at each table. The request that asked for a line is there so that it is said once."""

# Both databases use a partial index only for a query that says the same in the same words, without parameters.
IN_THE_LOBBY: Final = sa.text("open AND status <> 'finished'")
FINISHED: Final = sa.text("open AND status = 'finished'")

# The lobby is not sorted by what changes with every move, which would cost every move a change of the index.
sa.Index("tables_in_the_lobby", tables.c.status, tables.c.created_at, tables.c.id,
         sqlite_where=IN_THE_LOBBY, postgresql_where=IN_THE_LOBBY)  # fmt: skip
sa.Index("tables_finished", tables.c.changed_at, tables.c.id, sqlite_where=FINISHED, postgresql_where=FINISHED)
sa.Index("tables_due", tables.c.due_at, tables.c.id,
         sqlite_where=tables.c.due_at.is_not(None), postgresql_where=tables.c.due_at.is_not(None))  # fmt: skip
sa.Index("holders_by_time", holders.c.holder, holders.c.finished_at, holders.c.table_id)
sa.Index("holders_of_a_table", holders.c.table_id)
sa.Index("chat_by_request", chat.c.table_id, chat.c.request, unique=True)
