"""Tables with their journals, who sits at them, and what is said there."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger),
    )
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("version", sa.BigInteger, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        sa.Column("holder", sa.Text, primary_key=True),
        _table_id(),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        _table_id(),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("request", sa.Text),
        sqlite_with_rowid=False,
    )
    _index("tables_in_the_lobby", "tables", ["status", "created_at", "id"], "open AND status <> 'finished'")
    _index("tables_finished", "tables", ["changed_at", "id"], "open AND status = 'finished'")
    _index("tables_due", "tables", ["due_at", "id"], "due_at IS NOT NULL")
    op.create_index("holders_by_time", "holders", ["holder", "finished_at", "table_id"])
    op.create_index("holders_of_a_table", "holders", ["table_id"])
    op.create_index("chat_by_request", "chat", ["table_id", "request"], unique=True)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _index(name: str, table: str, columns: list[str], where: str) -> None:
    op.create_index(name, table, columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))
