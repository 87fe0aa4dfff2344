"""Who is at which table, by whichever node."""

import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from msgspec import Struct, ValidationError, convert, to_builtins

from razzia.server.guest import Guest
from razzia.server.messages import Presence
from razzia.server.room import Room
from razzia.server.storage.store import Store

HEARTBEAT: Final = 30.0
"""So often, in seconds, a node tells the others who is there."""
BELIEVED: Final = 2.5 * HEARTBEAT
"""So long a node is believed that has not told again."""


class Attending(Struct, frozen=True):
    """What one node tells the others: who is at a table by it."""

    node: str
    table: str
    here: Presence
    asks: bool = False
    """Whether it wants to know who is there by the others."""


class Attendance:
    """Keeps those at a table informed about who else is."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms

    @asynccontextmanager
    async def visit(self, room: Room, guest: Guest) -> AsyncIterator[None]:
        """Be at a table by a connection."""
        first = not room.guests
        room.guests.add(guest)
        await self._tell(room, asks=first)
        try:
            yield
        finally:
            room.guests.discard(guest)
            await self._tell(room)

    async def heard(self, said: dict[str, Any]) -> None:
        """Another node has told who is at a table by it."""
        try:
            attending = convert(said, Attending)
        except ValidationError:
            return  # a node of another version
        room = self._rooms.get(attending.table)
        if room is None:
            return
        room.elsewhere[attending.node] = attending.here, time.monotonic() + BELIEVED
        room.tell_presence()
        if attending.asks and room.guests:
            await self._whisper(room)

    async def heartbeat(self) -> None:
        """Tell the other nodes once more, and forget those who have not told for long."""
        for room in list(self._rooms.values()):
            if room.guests:
                if room.forget_silent_nodes(time.monotonic()):
                    room.tell_presence()
                await self._whisper(room)

    async def _tell(self, room: Room, *, asks: bool = False) -> None:
        room.tell_presence()
        await self._whisper(room, asks=asks)

    async def _whisper(self, room: Room, *, asks: bool = False) -> None:
        if self._store.shared:
            attending = Attending(self._store.node, room.table.id, room.here, asks)
            await self._store.whisper(to_builtins(attending))
