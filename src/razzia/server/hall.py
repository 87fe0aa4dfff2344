"""All the tables of this node: read when someone needs them, changed only through here.

One move, from click to every screen: the referee judges it, the store saves it, everyone at the table is told, and the
player is answered. Two nodes that change a table at once: the store lets one win, the other reads what it missed and
judges again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import structlog

from razzia.errors import RazziaError, TableError
from razzia.events import Event
from razzia.server.attendance import Attendance
from razzia.server.chance import REAL, Chance
from razzia.server.chat import Chat
from razzia.server.errands import Errands, complain
from razzia.server.keys import TABLE_ID
from razzia.server.metrics import Metrics
from razzia.server.room import Room, encode
from razzia.server.storage.errors import StorageFailed
from razzia.server.storage.store import Listing, Store
from razzia.table import journal, referee
from razzia.table.commands import Command, Rematch
from razzia.table.journal import Entry, SatDown, StoodUp
from razzia.table.setup import Setup
from razzia.table.showing import summarise
from razzia.table.table import Table

log = structlog.get_logger("razzia.server")

ATTEMPTS: Final = 10
"""So often a change is judged anew because another node was faster."""
IDLE: Final = 60.0
"""After so many seconds in which nobody needed it, a table leaves the memory."""
RESCUE: Final = 6_000
"""So many milliseconds after a bot should have moved, any node may do it: the one that wanted to is gone."""
CLOCK_RESCUE: Final = 2_000
"""And so many after a clock ran out, which takes no thinking."""

CANNOT_CATCH_UP: Final = "cannot read what other nodes did to a table"


class Hall:
    """The tables that are in use on this node."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        *,
        longest_delay: int = 0,
        chance: Chance = REAL,
    ) -> None:
        self.store: Final = store
        self.now: Final = chance.now
        self.rooms: Final[dict[str, Room]] = {}
        self.changes = 0
        """How many changes this node has made."""
        self.changed: Callable[[Table], None] = lambda _table: None
        """Told of every change that this node has made: whoever sees to what is due listens here."""
        self.opened: Callable[[Table], None] = lambda _table: None
        """And of every table that it has read."""
        self.chat: Final = Chat(store, chance.now)
        self.errands: Final = Errands()
        self.attendance: Final = Attendance(store, self.rooms, self.errands)
        self._metrics = metrics
        self.rescue: Final = longest_delay + RESCUE
        self._new_id = chance.new_id
        self._new_secret = chance.new_secret
        self._reading: dict[str, asyncio.Task[Room]] = {}
        metrics.count_tables(lambda status: sum(room.table.status == status for room in self.rooms.values()))
        store.listen(self._heard)

    # ── Tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if nobody has needed it lately."""
        room = self.rooms.get(table_id)
        if room is None:
            reading = self._reading.get(table_id)
            if reading is None:
                reading = self._reading[table_id] = asyncio.create_task(self._read(table_id))
                reading.add_done_callback(lambda _task: self._reading.pop(table_id, None))
            room = await asyncio.shield(reading)
        elif room.stale:
            async with room.lock:
                await self._catch_up(room)
        room.used_at = time.monotonic()
        return room

    async def _read(self, table_id: str) -> Room:
        # A long game takes some 20 ms to be told again: in a thread, so that nobody else waits for it.
        table = await asyncio.to_thread(Table, table_id, await self.journal(table_id))
        room = self.rooms[table_id] = Room(table)
        self.opened(table)
        return room

    async def journal(self, table_id: str) -> list[Entry]:
        """The journal of a table, read from the store. What cannot be the id of a table does not get that far."""
        entries = await self.store.entries(table_id) if TABLE_ID.fullmatch(table_id) else []
        if not entries:
            raise TableError("no-such-table", table_id)
        return [journal.decode(entry) for entry in entries]

    async def make(self, setup: Setup, host: str) -> Table:
        """A new table."""
        first = referee.new_table(setup, host, self._new_secret(), self.now())
        return await self._make(self._new_id(), first)

    async def _make(self, table_id: str, first: Entry) -> Table:
        table = Table(table_id, [first])
        if not await self._save(table, first):
            raise AssertionError("there is such a table already")
        self.rooms[table_id] = Room(table)
        log.info("table made", table=table_id, players=table.setup.players, open=table.setup.open)
        return table

    def forget_idle(self) -> None:
        """Let go of the tables that nobody has needed for a while."""
        long_ago = time.monotonic() - IDLE
        for table_id, room in list(self.rooms.items()):
            if not room.guests and not room.lock.locked() and room.used_at < long_ago:
                del self.rooms[table_id]

    async def close(self) -> None:
        """Call off what nobody waits for. What was asked for and is being written is written."""
        reading = list(self._reading.values())
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
        await self.errands.close()

    # ── Changing one ────────────────────────────────────────────────────────────────────────────────────────────

    async def submit(self, table_id: str, command: Command, holder: str) -> int:
        """Do what the holder of a key asks for. Returns the version of the table since then."""
        with self._metrics.move():
            room = await self.room(table_id)
            try:
                version = await self._submit(room, command, holder)
            except RazziaError:
                # Nobody is refused for what another node has done and this one has not heard of yet.
                if not await self.catch_up(room):
                    raise
                version = await self._submit(room, command, holder)
        self._metrics.accepted(str(command.__struct_config__.tag))
        return version

    async def _submit(self, room: Room, command: Command, holder: str) -> int:
        if isinstance(command, Rematch):
            return await self._rematch(room, command, holder)
        return await self._change(room, lambda table: referee.judge(table, command, holder, self.now()))

    async def submit_own(self, table_id: str, version: int, move: str | None) -> int:
        """Make a move of a bot, or let a clock begin anew."""
        room = await self.room(table_id)
        return await self._change(room, lambda table: referee.judge_own(table, version, move, self.now()))

    async def _change(self, room: Room, judge: Callable[[Table], Entry]) -> int:
        async with room.lock:
            return await self._change_locked(room, judge)

    async def _change_locked(self, room: Room, judge: Callable[[Table], Entry]) -> int:
        for _attempt in range(ATTEMPTS):
            entry = judge(room.table)
            table, events = room.table.after(entry)
            if await self._save(table, entry, room):
                self._tell(room, table, entry, events)
                self.changes += 1
                self.changed(table)
                return table.version
            await self._catch_up(room)
        raise TableError("busy")

    def _tell(self, room: Room, table: Table, entry: Entry, events: tuple[Event, ...]) -> None:
        """Tell everyone what is saved."""
        room.change(table, entry, events, self.now())
        if room.guests and isinstance(entry.news, SatDown | StoodUp):
            self.attendance.tell(room)  # someone who watched plays now, or the other way round

    async def _save(self, table: Table, entry: Entry, room: Room | None = None) -> bool:
        """Whether the entry is in the store now, and will stay there; else another node was faster."""
        due = table.due
        listing = Listing(
            status=table.status,
            open=table.setup.open,
            summary=encode(summarise(table)),
            changed_at=table.changed_at,
            due_at=None if due is None else due.at + (CLOCK_RESCUE if due.level is None else self.rescue),
            holders=table.holders,
        )
        try:
            with self._metrics.commit():
                return await self.store.append(table.id, table.version, journal.encode(entry), listing)
        except (StorageFailed, asyncio.CancelledError):
            if room is not None:
                room.stale = True  # it may be there, or not
            raise

    async def _rematch(self, room: Room, command: Rematch, holder: str) -> int:
        """Make the new table first: a link that leads nowhere would be worse than a table that nobody knows of.

        Two people who ask at once shall not get two tables, so the lock is held until both are written.
        """
        name = self._new_id()
        async with room.lock:
            first, _ = referee.judge_rematch(room.table, command, holder, self.now(), name, self._new_secret())
            await self._make(name, first)
            return await self._change_locked(
                room, lambda table: referee.judge_rematch(table, command, holder, self.now(), name, b"")[1]
            )

    # ── What other nodes do ─────────────────────────────────────────────────────────────────────────────────────

    async def catch_up(self, room: Room) -> bool:
        """See whether other nodes have done anything to a table that this one has not heard of yet."""
        if not self.store.shared:
            return False
        async with room.lock:
            return await self._catch_up(room)

    async def _catch_up(self, room: Room) -> bool:
        """Read what others have done to a table, and tell those who are at it. Whether there was anything."""
        missed = await self.store.entries(room.table.id, after=room.table.version)
        for data in missed:
            entry = journal.decode(data)
            table, events = room.table.after(entry)
            self._tell(room, table, entry, events)
        room.stale = False
        return bool(missed)

    def _heard(self, table_id: str | None, what: Any) -> None:
        """Another node has done something; or anything may have been missed."""
        if isinstance(what, dict):
            self.attendance.heard(what)
        elif table_id is None:
            for room in self.rooms.values():
                room.stale = True
            self.errands.send(self._catch_up_all(), CANNOT_CATCH_UP)
        elif table_id in self.rooms or table_id in self._reading:
            self.errands.send(self._refresh(table_id, chat=what == "chat"), CANNOT_CATCH_UP, table=table_id)

    async def _catch_up_all(self) -> None:
        for table_id in [*self._reading, *(name for name, room in self.rooms.items() if room.guests)]:
            try:
                await self._refresh(table_id, chat=True)
            except Exception as error:
                complain(CANNOT_CATCH_UP, error, table=table_id)

    async def _refresh(self, table_id: str, *, chat: bool) -> None:
        room = self.rooms.get(table_id)
        if room is None:  # it is being read: what was read may be older than the news
            room = await self.room(table_id)
        async with room.lock:
            await self._catch_up(room)
        if chat:
            await self.chat.refresh(room)
