"""One client at one table: it plays at random, comes back after every dropped connection, and keeps books."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Raw, Struct, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from razzia.server.messages import PROTOCOL
from tests.soak.door import Door
from tests.soak.ledger import Ledger

RETRY = 0.05
"""So many seconds a client waits before it tries to come back."""
CHAT, LEAVE, TAKE_BACK, OVERLOOK, OVER_REST = 0.04, 0.01, 0.1, 0.05, 0.1
"""How often a client says something, resigns, takes a move back, overlooks its turn, or acts over REST."""
EXPECTED = {"stale-version", "not-your-turn", "no-take-back", "bot-plays", "no-bot-plays", "over"}
"""Why a table may refuse what fitted a moment ago: someone else, or a clock, was faster."""
UNDECIDED = {"busy", "storage-failed"}
"""Refusals after which one asks for the same thing again."""


class Told(Struct):
    """Any message of the server, as far as a client of this kind needs it."""

    type: str
    table: Raw = Raw()
    you: Raw = Raw()
    happenings: list[Raw] = []
    chat: list[Raw] = []
    lines: list[Raw] = []
    request: str | None = None
    version: int = 0
    code: str = ""
    facts: dict[str, Any] = {}


class Chair(Struct):
    """A seat, as everyone sees it."""

    seat: str
    away: bool


class Shown(Struct):
    """The table, as everyone sees it."""

    version: int
    status: str
    seats: list[Chair]


class Own(Struct):
    """What a player may do."""

    legal: list[str] = []


class YourSeat(Struct):
    """A seat of one's own."""

    seat: str
    own: Own | None
    can_take_back: bool


class You(Struct):
    """The seats of one's own."""

    seats: list[YourSeat]


class Numbered(Struct):
    """A happening or a line of the chat."""

    version: int = 0
    number: int = 0


_told = json.Decoder(Told).decode
_shown = json.Decoder(Shown).decode
_you = json.Decoder(You).decode
_numbered = json.Decoder(Numbered).decode


class Player:
    """Whoever holds a key, at one table; without a key, a spectator."""

    def __init__(
        self, door: Door, ledger: Ledger, table: str, key: str | None, random: Random, *, overlooks: bool = False
    ) -> None:
        self._door = door
        self._ledger = ledger
        self._table = table
        self._key = key
        self._random = random
        self._overlooks = overlooks
        self._shown = Shown(0, "waiting", [])
        self._you = You([])
        self._line = 0
        self._requests = 0
        self._asked: dict[str, Any] | None = None
        """What was asked for and not answered yet. It is asked for again on the next connection."""
        self._sent = False
        self._overlooked = 0

    async def play(self) -> None:
        """Be at the table until the game is over, however often the connection breaks."""
        while not self._done:
            try:
                url = f"ws://{self._door.any()}/api/v1/tables/{self._table}/live"
                async with connect(url, compression=None, max_size=None, ping_interval=None, close_timeout=1) as socket:
                    await self._visit(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(RETRY)

    @property
    def _done(self) -> bool:
        return self._shown.status == "finished" and self._asked is None

    async def _visit(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "version": self._shown.version, "chat": self._line}
        await socket.send(json.encode(hello | ({"key": self._key} if self._key else {})).decode())
        self._sent = False
        async for message in socket:
            self._hear(_told(message))
            if self._done:
                return
            await self._ask(socket)

    # ── Hearing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _hear(self, told: Told) -> None:
        for happening in told.happenings:
            self._ledger.tell(self._table, _numbered(happening).version, bytes(happening))
        for line in [*told.chat, *told.lines]:
            self._line = max(self._line, _numbered(line).number)
            self._ledger.hear(self._table, _numbered(line).number, bytes(line))
        match told.type:
            case "welcome" | "update":
                self._see(told)
            case "accepted":
                self._answered(told, told.version)
            case "refused":
                self._refused(told)

    def _see(self, told: Told) -> None:
        shown = _shown(told.table)
        self._ledger.show(self._table, shown.version, bytes(told.table))
        before = self._shown.version
        if shown.version < before:
            self._ledger.fault(f"{self._table} went back from version {before} to {shown.version}")
        elif told.type == "update" and shown.version != before + 1:
            self._ledger.fault(f"{self._table} jumped from version {before} to {shown.version}")
        self._shown, self._you = shown, _you(told.you)

    def _answered(self, told: Told, version: int) -> None:
        asked, self._asked = self._asked, None
        if asked is None or told.request != asked["request"]:
            self._ledger.fault(f"{self._table}: an answer to {told.request}, which nobody asked")
        elif asked["type"] == "say":
            self._ledger.say(self._table, asked["text"], version)
        else:
            assert self._key is not None
            self._ledger.grant(self._table, self._key, asked["request"], version)

    def _refused(self, told: Told) -> None:
        if told.code == "already-done":
            self._answered(told, told.facts["version"])
        elif told.code in UNDECIDED:
            self._sent = False
        elif told.code in EXPECTED and told.request is not None and self._key is not None:
            self._ledger.refuse(self._table, self._key, told.request, told.code)
            self._asked = None
        else:
            self._ledger.fault(f"{self._table}: {self._asked} was refused: {told.code} {told.facts}")
            self._asked = None

    # ── Asking ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def _ask(self, socket: ClientConnection) -> None:
        if self._asked is None:
            self._asked, self._sent = self._wish(), False
        if self._asked is None or self._sent:
            return
        if self._asked["type"] == "act" and self._random.random() < OVER_REST:
            assert self._key is not None
            await self._door.command(self._table, self._key, self._asked, EXPECTED)
            self._asked = None
        else:
            self._sent = True
            await socket.send(json.encode(self._asked).decode())

    def _wish(self) -> dict[str, Any] | None:
        """What this client wants now, if anything."""
        lot = self._random.random()
        if lot < CHAT and self._key is not None:
            return self._request("say", text=f"{self._random.getrandbits(64)}", name="Someone")
        away = {chair.seat for chair in self._shown.seats if chair.away}
        for yours in self._you.seats if self._shown.status == "playing" else ():
            command = self._wish_for(yours, lot, yours.seat in away)
            if command is not None:
                return command
        return None

    def _wish_for(self, yours: YourSeat, lot: float, away: bool) -> dict[str, Any] | None:
        seat, version = yours.seat, self._shown.version
        if away:
            return self._request("return", seat=seat)
        if lot > 1 - LEAVE:
            return self._request("resign", seat=seat)
        if yours.can_take_back and lot > 1 - TAKE_BACK:
            return self._request("take-back", seat=seat, version=version)
        if yours.own is None or not yours.own.legal or self._overlooked == version:
            return None
        if self._overlooks and not self._door.closing and lot > 1 - OVERLOOK:
            self._overlooked = version
            return None
        return self._request("act", seat=seat, version=version, move=self._choose(yours.own.legal))

    def _choose(self, legal: Sequence[str]) -> str:
        return self._random.choice(legal)

    def _request(self, kind: str, **facts: Any) -> dict[str, Any]:
        self._requests += 1
        return {"type": kind, "request": f"{kind} {self._requests}", **facts}
