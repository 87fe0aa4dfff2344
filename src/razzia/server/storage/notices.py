"""What the nodes on one PostgreSQL database tell each other, and how one listens.

A notice says which tables have news, never what the news are: a node that wants to know reads them.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa

from razzia.server.storage.database import KEEPALIVE

CHANNEL: Final = "razzia"
LONGEST: Final = 7_000
"""PostgreSQL takes less than 8,000 bytes, the name of the node included."""
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 5.0
"""How many seconds pass before the next try to listen again."""

What = Literal["entries", "chat", "missed"] | dict[str, Any]
Hear = Callable[[str | None, What], None]
"""Told of a table that has news, and which. Without a table: a whisper of another node, or that anything was missed."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What one node tells the others."""

    node: str
    entries: list[str] = []
    chat: list[str] = []
    whisper: dict[str, Any] | None = None


def payloads(
    node: str, entries: Sequence[str], chat: Sequence[str], whispers: Sequence[dict[str, Any]]
) -> Iterator[str]:
    """The news, as few notices of a size that the database takes."""
    for notice in [
        *(Notice(node, entries=ids) for ids in _portions(entries)),
        *(Notice(node, chat=ids) for ids in _portions(chat)),
        *(Notice(node, whisper=payload) for payload in whispers),
    ]:
        yield msgspec.json.encode(notice).decode()


def _portions(ids: Sequence[str]) -> Iterator[list[str]]:
    portion: list[str] = []
    size = 0
    for table_id in ids:
        length = len(msgspec.json.encode(table_id)) + 1
        if portion and size + length > LONGEST:
            yield portion
            portion, size = [], 0
        portion.append(table_id)
        size += length
    if portion:
        yield portion


class Listener:
    """Listens for as long as it is not closed. When the connection breaks it makes another."""

    def __init__(self, url: sa.URL, node: str, hear: Hear) -> None:
        self._conninfo = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._node = node
        self._hear = hear
        self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _keep_listening(self) -> None:
        from psycopg import Error

        self._wait = FIRST_WAIT
        while True:
            with suppress(Error):
                await self._listen()
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _listen(self) -> None:
        """Listen until the connection breaks."""
        from psycopg import AsyncConnection

        connection = await AsyncConnection.connect(self._conninfo, autocommit=True, **KEEPALIVE)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._wait = FIRST_WAIT
            self._hear(None, "missed")
            async for notice in connection.notifies():
                self._tell(notice.payload)

    def _tell(self, payload: str) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.DecodeError:  # by hand, or from a version that speaks otherwise
            self._hear(None, "missed")
            return
        if notice.node == self._node:
            return
        for table_id in notice.entries:
            self._hear(table_id, "entries")
        for table_id in notice.chat:
            self._hear(table_id, "chat")
        if notice.whisper is not None:
            self._hear(None, notice.whisper)
