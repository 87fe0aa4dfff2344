"""A table in memory, and everyone who is at it on this node."""

import asyncio
import time
from collections import deque
from typing import Any, Final

from msgspec import Raw, json

from razzia.events import Event
from razzia.server.guest import Guest
from razzia.server.messages import PROTOCOL, Chat, ChatLine, Hello, Links, Presence, Snapshot, Update, Welcome
from razzia.table.journal import Entry
from razzia.table.showing import Happening, You, YourSeat, show, your_seat
from razzia.table.table import Table

RECENT: Final = 32
"""So many of the last happenings are kept for those who come back after a dropped connection."""

encode: Final = json.Encoder().encode


class Room:
    """A table that is in use. It is a copy of what the store has, and is dropped when nobody needs it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.guests: set[Guest] = set()
        self.lock: Final = asyncio.Lock()
        """Held by whoever changes the table."""
        self.stale = False
        """Whether the store may know more than this room does."""
        self.elsewhere: dict[str, tuple[Presence, float]] = {}
        """Who is at this table by other nodes, and how long each node is believed."""
        self.lines: list[ChatLine] | None = None
        """The last lines of the chat; None if nobody has asked for them yet."""
        self.reading_lines: Final = asyncio.Lock()
        """Held by whoever reads more of them."""
        self.used_at = time.monotonic()
        """When someone last needed it."""
        self._recent: deque[Happening] = deque(maxlen=RECENT)
        self._shown: tuple[int, Raw] = (-1, Raw())
        self._own: dict[str, YourSeat] = {}

    # ── What is shown ───────────────────────────────────────────────────────────────────────────────────────────

    def _show(self) -> Raw:
        """The table as everyone sees it, written out once for all of them."""
        version, shown = self._shown
        if version != self.table.version:
            shown = Raw(encode(show(self.table)))
            self._shown = self.table.version, shown
            self._own = {}
        return shown

    def _you(self, holder: str | None) -> You:
        self._show()
        seats = self.table.seats_of(holder)
        for seat in seats:
            if seat not in self._own:
                self._own[seat] = your_seat(self.table, seat)
        return You(tuple(self._own[seat] for seat in seats), holder is not None and holder == self.table.host)

    def snapshot(self, holder: str | None, now: int, links: Links) -> bytes:
        """The table as the holder of a key sees it now."""
        table: Any = self._show()
        return encode(Snapshot(now, table, self._you(holder), links))

    def welcome(self, hello: Hello, holder: str | None, now: int) -> bytes:
        """The first message to someone who has come, or has come back."""
        table: Any = self._show()
        missed = self._missed(hello.version) if hello.version is not None else ()
        return encode(
            Welcome(PROTOCOL, now, table, self._you(holder), missed, self._unheard(hello, holder), self.presence)
        )

    def _unheard(self, hello: Hello, holder: str | None) -> tuple[ChatLine, ...]:
        """What was said that someone who has come may hear, and has not heard before."""
        lines = [line for line in self.lines or () if self.hears(holder, line)]
        if self.table.seats_of(holder) and (hello.version is None or hello.version < self.table.position):
            # A player who does not know the end of the game has heard no spectator yet, whatever the number.
            return tuple(line for line in lines if line.number > hello.chat or line.room == "spectators")
        return tuple(line for line in lines if line.number > hello.chat)

    def _missed(self, since: int) -> tuple[Happening, ...]:
        """What has happened since a version; nothing if that is not known any more, or is to be remembered."""
        missed = tuple(happening for happening in self._recent if happening.version > since)
        complete = len(missed) == self.table.version - since
        return missed if complete and self.table.setup.open_cheques else ()

    # ── Telling everyone ────────────────────────────────────────────────────────────────────────────────────────

    def change(self, table: Table, entry: Entry, events: tuple[Event, ...], now: int) -> None:
        """The table has changed, and that is saved: tell everyone."""
        before, self.table = self.table, table
        if table.status == "finished" != before.status:
            self._let_players_hear()
        happening = Happening(table.version, entry.at, entry.news, events)
        self._recent.append(happening)
        happenings: Any = Raw(encode((happening,)))
        shown: Any = self._show()
        written: dict[str | None, bytes] = {}
        for guest in self.guests:
            holder = guest.holder
            if holder is not None and holder != table.host and not table.seats_of(holder):
                holder = None  # one message for all who only watch
            if holder not in written:
                written[holder] = encode(Update(now, happenings, shown, self._you(holder)))
            guest.send(written[holder])

    def _let_players_hear(self) -> None:
        """The game is over: tell players what spectators said behind their backs.

        They hear it before they hear of the end, so that whoever knows of the end has heard it.
        """
        lines = tuple(line for line in self.lines or () if line.room == "spectators")
        players = [guest for guest in self.guests if self.table.seats_of(guest.holder)]
        if lines and players:
            message = encode(Chat(lines))
            for guest in players:
                guest.send(message)

    def say(self, line: ChatLine) -> None:
        """Someone said something: tell those who may hear it."""
        message = encode(Chat((line,)))
        for guest in self.guests:
            if self.hears(guest.holder, line):
                guest.send(message)

    def hears(self, holder: str | None, line: ChatLine) -> bool:
        """Whether a line in the chat is for this pair of ears: spectators talk about players behind their backs."""
        return line.room == "players" or self.table.status == "finished" or not self.table.seats_of(holder)

    # ── Who is here ─────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def here(self) -> Presence:
        """Who is here by this node."""
        seats: set[str] = set()
        watching = 0
        for guest in self.guests:
            own = self.table.seats_of(guest.holder)
            seats.update(own)
            watching += not own
        return Presence(tuple(sorted(seats)), watching)

    @property
    def presence(self) -> Presence:
        """Who is here by any node."""
        everyone = [self.here, *(presence for presence, _until in self.elsewhere.values())]
        seats = sorted({seat for part in everyone for seat in part.here})
        return Presence(tuple(seats), sum(part.watching for part in everyone))

    def forget_silent_nodes(self, now: float) -> bool:
        """Forget the nodes that are not believed any more; whether there were any."""
        silent = [node for node, (_presence, until) in self.elsewhere.items() if until < now]
        for node in silent:
            del self.elsewhere[node]
        return bool(silent)

    def tell_presence(self) -> None:
        """Tell everyone who is here."""
        message = encode(self.presence)
        for guest in self.guests:
            guest.send(message)
