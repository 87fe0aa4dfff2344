"""Who is at which table, by whichever node."""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from msgspec import Struct, ValidationError, convert, to_builtins

from razzia.server.errands import Errands
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

    def __init__(self, store: Store, rooms: Mapping[str, Room], errands: Errands) -> None:
        self._store = store
        self._rooms = rooms
        self._errands = errands

    @contextmanager
    def visit(self, room: Room, guest: Guest) -> Iterator[None]:
        """Be at a table by a connection."""
        first = not room.guests
        room.guests.add(guest)
        try:
            self.tell(room, asks=first)
            yield
        finally:
            room.guests.discard(guest)
            self.tell(room)

    def tell(self, room: Room, *, asks: bool = False) -> None:
        """Tell everyone who is at a table, by whichever node."""
        room.tell_presence()
        self._whisper(room, asks=asks)

    def heard(self, said: dict[str, Any]) -> None:
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
            self._whisper(room)

    def heartbeat(self) -> None:
        """Tell the other nodes once more, and forget those who have not told for long."""
        for room in list(self._rooms.values()):
            if room.guests:
                if room.forget_silent_nodes(time.monotonic()):
                    room.tell_presence()
                self._whisper(room)

    def _whisper(self, room: Room, *, asks: bool = False) -> None:
        """Tell the other nodes. Nobody waits for it: what does not reach them is told again with the next heartbeat."""
        if self._store.shared:
            attending = Attending(self._store.node, room.table.id, room.here, asks)
            whisper = self._store.whisper(to_builtins(attending))
            self._errands.send(whisper, "other nodes were not told who is here", table=room.table.id)
