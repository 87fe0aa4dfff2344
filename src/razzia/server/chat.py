"""What is said at the tables: players among themselves, spectators among themselves."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from msgspec import json
from msgspec.structs import replace

from razzia.names import check_line, check_names
from razzia.server.messages import ChatLine, Say
from razzia.server.room import Room, encode
from razzia.server.storage.store import LONGEST_CHAT, Store
from razzia.server.storage.writes import ChatRoom
from razzia.table.commands import LONGEST_NAME

_decode: Final = json.Decoder(ChatLine).decode


class Chat:
    """Reads and writes what is said."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def say(self, room: Room, holder: str | None, said: Say) -> int:
        """Say something: a player to the players, anyone else to the spectators. Returns the number of the line."""
        seat = next(iter(room.table.seats_of(holder)), None)
        name = said.name or "" if seat is None else room.table.chairs[seat].name or ""
        if name:
            check_names([name], LONGEST_NAME)
        check_line(said.text)
        line = ChatLine(0, "spectators" if seat is None else "players", self._now(), name, seat, said.text)
        # Without a key nobody can be told from another who names a request the same.
        request = None if holder is None else f"{holder} {said.request}"
        number = await self._store.say(room.table.id, line.room, encode(line), request)
        await self.refresh(room)
        return number

    async def load(self, room: Room) -> None:
        """Make sure that the room knows what was said."""
        if room.lines is None:
            await self.refresh(room)

    async def refresh(self, room: Room) -> None:
        """Read what was said since the last time, and tell those who are there."""
        async with room.reading_lines:
            known = room.lines or []
            found = await self._store.chat(room.table.id, known[-1].number if known else 0)
            fresh = [replace(_decode(said.line), number=said.number) for said in found]
            first = room.lines is None
            room.lines = _last([*known, *fresh])
        if not first:
            for line in fresh:
                room.say(line)


def _last(lines: list[ChatLine]) -> list[ChatLine]:
    """The last lines of each room: those of one do not drive out those of the other."""
    counted: Counter[ChatRoom] = Counter()
    kept = []
    for line in reversed(lines):
        counted[line.room] += 1
        if counted[line.room] <= LONGEST_CHAT:
            kept.append(line)
    return kept[::-1]
