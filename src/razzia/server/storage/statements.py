"""The statements that write. Each takes its rows as one JSON text, ``rows``, and does the same on both databases."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.type_api import TypeEngine

from razzia.server.storage.notices import CHANNEL
from razzia.server.storage.schema import GOES_ON, chat, entries, holders, tables

_TYPES: dict[str, TypeEngine[Any]] = {
    "version": sa.BigInteger(),
    "open": sa.Boolean(),
    "at": sa.BigInteger(),
    "due": sa.BigInteger(),
}
"""The columns of ``rows`` that are not text."""


class Statements:
    """Every statement that writes, in the words of one database."""

    def __init__(self, dialect: str) -> None:
        self._is_postgresql = dialect == "postgresql"
        insert = postgresql.insert if self._is_postgresql else sqlite.insert

        new = self._rows("id", "version", "entry", "status", "open", "summary", "at", "due")
        self.stale = (
            sa.select(new.c.id)
            .select_from(new.outerjoin(tables, tables.c.id == new.c.id))
            .where(new.c.version != sa.func.coalesce(tables.c.version, 0) + 1)
        )
        """The tables of which another version is the next."""
        listed = insert(tables).from_select(
            ["id", "status", "open", "version", "created_at", "changed_at", "summary", "due_at"],
            # SQLite takes ON CONFLICT for a part of the SELECT if that has no WHERE.
            sa.select(
                new.c.id, new.c.status, new.c.open, new.c.version, new.c.at, new.c.at, new.c.summary, new.c.due
            ).where(new.c.version > 0),
        )
        changing = ("status", "open", "version", "summary", "due_at")
        self.list_tables = listed.on_conflict_do_update(
            index_elements=["id"],
            set_={
                **{name: listed.excluded[name] for name in changing},
                # When a game ended stays, whatever comes after it: a rematch is no reason to list it anew.
                "changed_at": sa.case(
                    (tables.c.status == "finished", tables.c.changed_at), else_=listed.excluded.changed_at
                ),
            },
            # Two nodes can create the same table at once, and no lock is there to keep them apart.
            where=tables.c.version == listed.excluded.version - 1,
        )
        self.append_entries = sa.insert(entries).from_select(
            ["table_id", "version", "entry"], sa.select(new.c.id, new.c.version, new.c.entry)
        )

        some = self._rows("id")
        self.lock = sa.select(sa.func.count()).select_from(
            sa.select(tables.c.id)
            .where(tables.c.id.in_(sa.select(some.c.id)))
            .order_by(tables.c.id)
            .with_for_update()
            .subquery()
        )
        """For PostgreSQL. SQLite has one writer, who has locked everything."""
        self.unseat = sa.delete(holders).where(holders.c.table_id.in_(sa.select(some.c.id)))
        seated = self._rows("holder", "id")
        finished_at = sa.case((tables.c.status == "finished", tables.c.changed_at), else_=GOES_ON + tables.c.created_at)
        self.seat = sa.insert(holders).from_select(
            ["holder", "table_id", "finished_at"],
            sa.select(seated.c.holder, seated.c.id, finished_at).join_from(seated, tables, tables.c.id == seated.c.id),
        )

        said = self._rows("id", "room", "line", "request")
        self.said_before = sa.select(chat.c.table_id, chat.c.number).join_from(
            said, chat, sa.and_(chat.c.table_id == said.c.id, chat.c.request == said.c.request)
        )
        last = sa.select(sa.func.max(chat.c.number)).where(chat.c.table_id == said.c.id).scalar_subquery()
        self.say = (
            sa.insert(chat)
            .from_select(
                ["table_id", "number", "room", "line", "request"],
                sa.select(said.c.id, sa.func.coalesce(last, 0) + 1, said.c.room, said.c.line, said.c.request).where(
                    said.c.id.in_(sa.select(tables.c.id))
                ),
            )
            .returning(chat.c.table_id, chat.c.number)
        )

        due = (
            sa.select(tables.c.id)
            .where(tables.c.due_at.is_not(None), tables.c.due_at <= sa.bindparam("now", type_=sa.BigInteger))
            .order_by(tables.c.due_at, tables.c.id)
            .limit(sa.bindparam("most", type_=sa.Integer))
            .with_for_update(skip_locked=True)
            .cte("due")
        )
        self.claim = (
            sa.update(tables)
            .where(tables.c.id.in_(sa.select(due.c.id)))
            .values(due_at=sa.bindparam("until", type_=sa.BigInteger))
            .returning(tables.c.id)
        )
        self.notify = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload", type_=sa.Text)))

    def _rows(self, *names: str) -> sa.FromClause:
        """The rows of the JSON text as a table."""
        rows = sa.bindparam("rows", type_=sa.Text)
        columns = [sa.column(name, _TYPES.get(name, sa.Text())) for name in names]
        if self._is_postgresql:
            given = sa.cast(rows, postgresql.JSON)
            return sa.func.json_to_recordset(given).table_valued(*columns, name="new").render_derived(with_types=True)
        value = sa.func.json_each(rows).table_valued("value", name="one").c.value
        return sa.select(
            *[
                sa.func.json_extract(value, f"$.{column.name}", type_=column.type).label(column.name)
                for column in columns
            ]
        ).subquery("new")
