"""How our own server is started and spoken to."""

import asyncio
import sys
from pathlib import Path
from secrets import token_hex

import msgspec

from benchmarks.load.contestant import SEATS, Contestant, Move, Seat
from benchmarks.load.rest import Rest
from razzia.core.cards import SEATS as LETTERS

API = "/api/v1/tables"
UNLIMITED = 10**9
LIMITS = ("messages_per_second", "message_burst", "requests_per_minute", "tables_per_hour", "connections_per_client")
"""What a client may ask for: here all players are one client, which no table at home is."""


class Own(msgspec.Struct):
    """What a player is told beyond what everyone is."""

    legal: list[str]


class OwnSeat(msgspec.Struct):
    """A seat of one's own."""

    own: Own | None


class You(msgspec.Struct):
    """What belongs to a player."""

    seats: list[OwnSeat]


class Shown(msgspec.Struct):
    """The table, as far as a player here looks at it."""

    version: int
    status: str


class Told(msgspec.Struct, tag_field="type"):
    """What a player is told of the table."""

    table: Shown
    you: You


class Welcome(Told, tag="welcome"):
    """To a player who has just come."""


class Update(Told, tag="update"):
    """After a move."""


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A move that was refused."""

    code: str


TOLD = msgspec.json.Decoder(Welcome | Update | Refused)
NOT_TO_READ = (b'{"type":"accepted"', b'{"type":"presence"')


class RazziaSeat(Seat):
    """A player."""

    def __init__(self, table: str, seat: str, key: str) -> None:
        super().__init__()
        self._table, self._seat, self._key = table, seat, key
        self._requests = 0
        self._ready = asyncio.get_running_loop().create_future()

    async def sit_down(self, port: int) -> None:
        """Connect, and say hello."""
        await self.open(port, f"{API}/{self._table}/live")
        self.send(msgspec.json.encode({"type": "hello", "protocol": 1, "key": self._key}))
        await self._ready

    def act(self, move: Move, version: int) -> None:
        """Send a move."""
        self._requests += 1
        request = f"{self._seat}{self._requests}"
        self.send(b'{"type":"act","request":"%b","seat":"%b","version":%d,"move":"%b"}' % (
            request.encode(), self._seat.encode(), version, move.encode()
        ))  # fmt: skip

    def received(self, text: bytes) -> None:
        """Read a message."""
        if text.startswith(NOT_TO_READ):
            return
        told = TOLD.decode(text)
        if isinstance(told, Refused):
            self.table.refusals.append(told.code)
            return
        if isinstance(told, Welcome):
            self._ready.set_result(None)
        own = told.you.seats[0].own
        self.table.told(self, told.table.version, own.legal if own else None, told.table.status == "finished")


class Razzia(Contestant):
    """Razzia! as anyone starts it, on a SQLite file."""

    name = "Razzia!, on SQLite"
    promise = "it is on the disk (a commit that waits for it)"

    def prepare(self) -> str | None:
        """All is there."""
        return None

    def command(self, folder: Path) -> list[str]:
        """The command that people type, with limits for a crowd."""
        settings = [f"RAZZIA_{limit.upper()}={UNLIMITED}" for limit in LIMITS]
        serve = [
            "-m",
            "razzia",
            "serve",
            "--port",
            "0",
            "--log-level",
            "warning",
            "--database",
            str(folder / "games.db"),
        ]
        return ["env", *settings, sys.executable, *serve]

    async def new_table(self, rest: Rest) -> list[Seat]:
        """Make a table, sit down four times, and start."""
        keys = [token_hex(32) for _ in range(SEATS)]
        made = await rest.post(API, {"players": SEATS}, _by(keys[0]))
        table = made["id"]
        for seat, key in zip(LETTERS, keys, strict=False):
            sitting = {"type": "sit", "request": "sit", "seat": seat, "name": f"Player {seat}"}
            await rest.post(f"{API}/{table}/commands", sitting, _by(key))
        await rest.post(f"{API}/{table}/commands", {"type": "start", "request": "start"}, _by(keys[0]))
        return [RazziaSeat(table, seat, key) for seat, key in zip(LETTERS, keys, strict=False)]

    def collect_garbage(self, process: int) -> None:
        """Python drops what it does not need by itself."""


def _by(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}
