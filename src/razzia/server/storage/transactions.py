"""What is written, many writes in one transaction.

The rows of a batch travel as one JSON text that the database takes apart. So a batch is a handful of statements,
however many rows it has. That is cheap, and all the while the database works, in another thread or on another machine,
the event loop has Python for itself.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from razzia.server.storage.errors import StorageFailed
from razzia.server.storage.notices import payloads
from razzia.server.storage.statements import Statements
from razzia.server.storage.writes import Append, Claim, Line, Listing, Whisper, Write

KNOWN_HOLDERS: Final = 10_000
"""For so many tables we remember who is written down as sitting there."""


class Transactions:
    """Carries out batches of writes, each in one transaction."""

    def __init__(self, dialect: str, node: str) -> None:
        self._is_postgresql = dialect == "postgresql"
        self._sql = Statements(dialect)
        self._node = node
        self._known: dict[str, tuple[int, bool, tuple[str, ...]]] = {}
        """Tables that we wrote last: version, whether finished, holders. At the next version those are still right."""

    def carry_out(self, connection: sa.Connection, batch: Sequence[Write]) -> list[Any]:
        """Write a batch, and say for each write what came of it: an answer, or why there is none.

        The caller commits, and then says so: :meth:`committed`.
        """
        # In the order of the ids, as below: two nodes that create the same tables shall not wait for each other.
        appends = sorted((write for write in batch if isinstance(write, Append)), key=lambda append: append.table_id)
        lines = [write for write in batch if isinstance(write, Line)]
        if self._is_postgresql and (appends or lines):
            self._lock(connection, {write.table_id for write in batch if isinstance(write, Append | Line)})
        taken = self._append(connection, appends) if appends else {}
        numbers = self._say(connection, lines) if lines else {}
        answers: list[Any] = []
        for write in batch:
            match write:
                case Append():
                    answers.append(write.table_id in taken)
                case Line():
                    answers.append(numbers.get(write.table_id) or StorageFailed(f"no table {write.table_id}"))
                case Claim():
                    answers.append(self._claim(connection, write))
                case Whisper():
                    answers.append(None)
        if self._is_postgresql:
            whispers = [write.payload for write in batch if isinstance(write, Whisper)]
            self._notify(connection, list(taken), list(numbers), whispers)
        return answers

    def committed(self, batch: Sequence[Write], answers: Sequence[Any]) -> None:
        """Remember who sits where."""
        for write, answer in zip(batch, answers, strict=True):
            if isinstance(write, Append) and answer:
                self._known.pop(write.table_id, None)
                self._known[write.table_id] = (write.version, *_holding(write.listing))
        while len(self._known) > KNOWN_HOLDERS:
            del self._known[next(iter(self._known))]

    def _lock(self, connection: sa.Connection, ids: Collection[str]) -> None:
        """Let the other nodes wait if they want to write to the same tables.

        All nodes lock in the order of the ids: so no two can wait for each other.
        """
        connection.execute(self._sql.lock, {"rows": _json([{"id": table_id} for table_id in ids])})

    def _append(self, connection: sa.Connection, appends: list[Append]) -> dict[str, Append]:
        """Write the entries that are the next at their tables."""
        rows = {"rows": _json([_row(append) for append in appends])}
        stale = set(connection.execute(self._sql.stale, rows).scalars())
        taken = {append.table_id: append for append in appends if append.table_id not in stale}
        if stale:
            rows = {"rows": _json([_row(append) for append in taken.values()])}
        if taken:
            connection.execute(self._sql.list_tables, rows)
            connection.execute(self._sql.append_entries, rows)
            self._seat(connection, taken)
        return taken

    def _seat(self, connection: sa.Connection, taken: Mapping[str, Append]) -> None:
        """Write down who sits where, for the tables where that has changed or we do not know."""
        changed = [
            append
            for append in taken.values()
            if self._known.get(append.table_id) != (append.version - 1, *_holding(append.listing))
        ]
        if not changed:
            return
        connection.execute(self._sql.unseat, {"rows": _json([{"id": append.table_id} for append in changed])})
        seated = [
            {"id": append.table_id, "holder": holder}
            for append in changed
            for holder in dict.fromkeys(append.listing.holders)
        ]
        if seated:
            connection.execute(self._sql.seat, {"rows": _json(seated)})

    def _say(self, connection: sa.Connection, lines: list[Line]) -> dict[str, int]:
        rows = [{"id": line.table_id, "room": line.room, "line": line.line, "request": line.request} for line in lines]
        before = connection.execute(self._sql.said_before, {"rows": _json(rows)})
        numbers: dict[str, int] = {row.table_id: row.number for row in before}
        fresh = [row for row in rows if row["id"] not in numbers]
        said = connection.execute(self._sql.say, {"rows": _json(fresh)})
        return numbers | {row.table_id: row.number for row in said}

    def _claim(self, connection: sa.Connection, claim: Claim) -> list[str]:
        values = {"now": claim.now, "until": claim.now + claim.lease, "most": claim.limit}
        return list(connection.execute(self._sql.claim, values).scalars())

    def _notify(
        self, connection: sa.Connection, appended: list[str], said: list[str], whispers: list[dict[str, Any]]
    ) -> None:
        for payload in payloads(self._node, appended, said, whispers):
            connection.execute(self._sql.notify, {"payload": payload})


def _holding(listing: Listing) -> tuple[bool, tuple[str, ...]]:
    return listing.status == "finished", listing.holders


def _row(append: Append) -> dict[str, Any]:
    listing = append.listing
    return {
        "id": append.table_id,
        "version": append.version,
        "entry": append.entry,
        "status": listing.status,
        "open": listing.open,
        "summary": listing.summary.decode(),
        "at": listing.changed_at,
        "due": listing.due_at,
    }


def _json(rows: Sequence[Mapping[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()
