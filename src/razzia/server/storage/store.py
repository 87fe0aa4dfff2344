"""The store: the journals of all tables, lists of tables, and chat, in SQLite or PostgreSQL.

It knows nothing about the game. An entry, a summary and a line of chat are JSON that it keeps and gives back.
:mod:`razzia.server.storage.schema` says what is kept, :mod:`razzia.server.storage.writer` how it becomes durable.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import Any, Final, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from razzia.server.storage import schema
from razzia.server.storage.database import READERS, Database, reason
from razzia.server.storage.errors import StorageFailed
from razzia.server.storage.notices import LONGEST, Hear, Listener
from razzia.server.storage.writer import Writer
from razzia.server.storage.writes import Append, ChatRoom, Claim, Line, Listing, Whisper

__all__ = ["Cursor", "Listed", "Listing", "Page", "Said", "Store"]

LONGEST_CHAT: Final = 200
"""So many lines back someone who comes to a table can read."""

Cursor = tuple[str | int, ...]
"""Where a page ended. Opaque; give it back to get the next page."""


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    line: bytes


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table_id: str
    summary: bytes


class Page(msgspec.Struct, frozen=True):
    """A part of a list."""

    tables: tuple[Listed, ...]
    next: Cursor | None
    """Where the next page begins, if there may be one."""


class Store:
    """A database of tables. What reads or writes raises :class:`StorageFailed` if the database does not do it."""

    def __init__(self, database: Database) -> None:
        """Use :meth:`open`."""
        self.node = token_hex(8)
        """By this name the other nodes know that a notice is ours."""
        self._database = database
        self._writer = Writer(database, self.node)
        self._readers = ThreadPoolExecutor(READERS, "razzia-reader")
        self._listeners: list[Listener] = []

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open the database of a URL, create it if need be, and bring it up to date.

        ``sqlite:///file`` or ``postgresql://user@host/name``. What cannot be opened is refused with a
        :class:`~razzia.server.storage.errors.StorageError` that says why.
        """
        return cls(await asyncio.to_thread(Database, url))

    async def ping(self) -> None:
        """Ask the database for a table that is not there, to see that it answers."""
        await self._read(sa.select(schema.tables.c.id).where(schema.tables.c.id == ""))

    @property
    def shared(self) -> bool:
        """Whether several nodes can work on it."""
        return self._database.is_postgresql

    async def close(self) -> None:
        """Finish what is queued, and hang up."""
        for listener in self._listeners:
            await listener.close()
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._database.close()

    # ── Journals ────────────────────────────────────────────────────────────────────────────────────────────────

    async def append(self, table_id: str, version: int, entry: bytes, listing: Listing) -> bool:
        """Write the next entry of a table's journal, and what lists say of the table from now on.

        True: it is durable. False: this version is not the next one, since someone else was faster; nothing was
        written. The first version, which creates the table, is 1.

        :class:`StorageFailed` leaves open whether it was written: the connection can break while the database says
        yes. Read the entries again before you go on with this table.
        """
        done: bool = await self._writer.write(Append(table_id, version, entry.decode(), listing))
        return done

    async def entries(self, table_id: str, after: int = 0) -> list[bytes]:
        """The journal of a table from a version on; empty if there is no such table."""
        journal = schema.entries.c
        query = (
            sa.select(journal.entry)
            .where(journal.table_id == table_id, journal.version > after)
            .order_by(journal.version)
        )
        return [entry.encode() for (entry,) in await self._read(query)]

    # ── Chat ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def say(self, table_id: str, room: ChatRoom, line: bytes, request: str | None = None) -> int:
        """Write down what was said at a table, which must be there. The number that it gets.

        What comes again with the same request, because nobody heard the answer, is not said twice.
        """
        number: int = await self._writer.write(Line(table_id, room, line.decode(), request))
        return number

    async def chat(self, table_id: str, after: int = 0) -> list[Said]:
        """What was said at a table after a number, in order: of each room the last lines, if there are too many."""
        said = schema.chat.c
        rows = [
            row
            for room in get_args(ChatRoom)
            for row in await self._read(
                sa.select(said.number, said.line)
                .where(said.table_id == table_id, said.number > after, said.room == room)
                .order_by(said.number.desc())
                .limit(LONGEST_CHAT)
            )
        ]
        return [Said(number, line.encode()) for number, line in sorted((number, line) for number, line in rows)]

    # ── Lists ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def lobby(
        self, limit: int, before: Cursor | None = None, *, waiting_since: int = 0, playing_since: int = 0
    ) -> Page:
        """The open tables that wait for players, then those that play; the newest first.

        Tables that were made before a moment are left out: nobody comes to them any more.
        """
        tables = schema.tables.c
        fresh = sa.or_(
            sa.and_(tables.status == "waiting", tables.created_at >= waiting_since),
            sa.and_(tables.status == "playing", tables.created_at >= playing_since),
        )
        return await self._page(
            sa.select().where(schema.IN_THE_LOBBY, fresh), (tables.status, tables.created_at, tables.id), limit, before
        )

    async def finished(self, limit: int, before: Cursor | None = None) -> Page:
        """The open tables that are finished, the last one first."""
        tables = schema.tables.c
        return await self._page(sa.select().where(schema.FINISHED), (tables.changed_at, tables.id), limit, before)

    async def of_holder(self, holder: str, limit: int, before: Cursor | None = None) -> Page:
        """The tables at which someone sits: those that are not finished, then the others, the last one first."""
        held = schema.holders.c
        chosen = sa.select().join_from(schema.holders, schema.tables).where(held.holder == holder)
        return await self._page(chosen, (held.finished_at, held.table_id), limit, before)

    async def _page(
        self, chosen: sa.Select[Any], order: Sequence[sa.ColumnElement[Any]], limit: int, before: Cursor | None
    ) -> Page:
        query = chosen.add_columns(schema.tables.c.id, schema.tables.c.summary, *order)
        if before is not None:
            query = query.where(sa.tuple_(*order) < sa.tuple_(*before))
        rows = await self._read(query.order_by(*[column.desc() for column in order]).limit(limit))
        found = tuple(Listed(table_id, summary.encode()) for table_id, summary, *_ in rows)
        return Page(found, tuple(rows[-1][-len(order) :]) if len(rows) == limit else None)

    # ── Work that is due ────────────────────────────────────────────────────────────────────────────────────────

    async def claim(self, now: int, lease: int, limit: int) -> list[str]:
        """Take over tables that are due, the most urgent if there are more than ``limit``.

        Nobody else is given them for ``lease`` milliseconds: their due time is put off by so much. An append sets
        it anew.
        """
        claimed: list[str] = await self._writer.write(Claim(now, lease, limit))
        return claimed

    # ── Other nodes ─────────────────────────────────────────────────────────────────────────────────────────────

    def listen(self, hear: Hear) -> None:
        """Be told what other nodes append and say, soon after it is durable; ``hear`` must not raise.

        It is called with the id of a table and ``"entries"`` or ``"chat"``; with None and the payload of a whisper;
        and with None and ``"missed"`` each time that listening begins, also again after the connection broke: of
        what was before, anything may have been missed. SQLite is for one process, there nothing is ever heard.
        """
        if self._database.is_postgresql:
            self._listeners.append(Listener(self._database.url, self.node, hear))

    async def whisper(self, payload: dict[str, Any]) -> None:
        """Tell the other nodes something that is not worth keeping: at most 7,000 bytes as JSON."""
        if (size := len(msgspec.json.encode(payload))) > LONGEST:
            raise ValueError(f"a whisper of {size:,} bytes; {LONGEST:,} are allowed")
        if self._database.is_postgresql:
            await self._writer.write(Whisper(payload))

    # ── In a thread ─────────────────────────────────────────────────────────────────────────────────────────────

    async def _read(self, query: sa.Select[Any]) -> Sequence[Sequence[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, query)

    def _fetch(self, query: sa.Select[Any]) -> Sequence[Sequence[Any]]:
        try:
            with self._database.reading.connect() as connection:
                return connection.execute(query).all()
        except SQLAlchemyError as error:
            raise StorageFailed(reason(error)) from error
