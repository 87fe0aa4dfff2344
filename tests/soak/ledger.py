"""What the swarm was promised and shown. Afterwards the journals must say the same."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from hashlib import blake2b

from razzia.server.keys import holder_of

Request = tuple[str, str, str]
"""A table, who asked (as the server knows them), and the name of the request."""


def digest(data: bytes) -> bytes:
    """A few bytes that stand for many."""
    return blake2b(data, digest_size=8).digest()


class Ledger:
    """Written by all clients, without a look at the server's database."""

    def __init__(self) -> None:
        self.commitments: dict[str, str] = {}
        """What each table was committed to when it was made."""
        self.granted: dict[Request, int] = {}
        """Every request that was acknowledged, and the version that it led to."""
        self.refused: dict[Request, str] = {}
        """Every request that was refused for good, and why."""
        self.shown: defaultdict[str, dict[int, bytes]] = defaultdict(dict)
        """For each version of a table that anyone saw: the table, as a digest."""
        self.told: defaultdict[str, dict[int, bytes]] = defaultdict(dict)
        """For each version of a table that anyone was told of: what happened, as a digest."""
        self.said: dict[tuple[str, str], int] = {}
        """Every line in the chat that was acknowledged: a table and a text that is said once, and the line's number."""
        self.heard: defaultdict[str, dict[int, bytes]] = defaultdict(dict)
        """Every line in the chat that anyone heard, as a digest."""
        self.records: dict[str, bytes] = {}
        """The record of every game that is over."""
        self.faults: list[str] = []
        self.acknowledgements = 0
        """Requests and lines, all together."""
        self._waiting: list[tuple[int, Callable[[], None]]] = []

    # ── What clients write down ─────────────────────────────────────────────────────────────────────────────────

    def grant(self, table: str, key: str, request: str, version: int) -> None:
        """A request was acknowledged."""
        asked = (table, holder_of(key), request)
        if self.granted.setdefault(asked, version) != version:
            self.fault(f"{table}: request {request} led to version {self.granted[asked]}, and then to {version}")
        self._count()

    def refuse(self, table: str, key: str, request: str, code: str) -> None:
        """A request was refused."""
        self.refused[table, holder_of(key), request] = code

    def say(self, table: str, text: str, number: int) -> None:
        """A line in the chat was acknowledged."""
        self.said[table, text] = number
        self._count()

    def show(self, table: str, version: int, shown: bytes) -> None:
        """Someone saw a table."""
        self._agree(self.shown[table], version, shown, f"{table} was shown in two ways at version")

    def tell(self, table: str, version: int, happening: bytes) -> None:
        """Someone was told what happened at a table."""
        self._agree(self.told[table], version, happening, f"{table}: two stories about version")

    def hear(self, table: str, number: int, line: bytes) -> None:
        """Someone heard a line of the chat."""
        self._agree(self.heard[table], number, line, f"{table}: two versions of the chat's line")

    def fault(self, what: str) -> None:
        """Something is wrong."""
        self.faults.append(what)

    def _agree(self, known: dict[int, bytes], number: int, data: bytes, conflict: str) -> None:
        if known.setdefault(number, digest(data)) != digest(data):
            self.fault(f"{conflict} {number}")

    # ── Waiting for acknowledgements ────────────────────────────────────────────────────────────────────────────

    def after(self, acknowledgements: int, do: Callable[[], None]) -> None:
        """Do something the very moment in which the client has read so many further acknowledgements."""
        self._waiting.append((self.acknowledgements + acknowledgements, do))

    async def go_on(self, acknowledgements: int, patience: float) -> bool:
        """Wait for so many further acknowledgements. Returns whether they came in time."""
        came = asyncio.Event()
        self.after(acknowledgements, came.set)
        try:
            await asyncio.wait_for(came.wait(), patience)
        except TimeoutError:
            return False
        return True

    def _count(self) -> None:
        self.acknowledgements += 1
        due = [do for at, do in self._waiting if at <= self.acknowledgements]
        self._waiting = [(at, do) for at, do in self._waiting if at > self.acknowledgements]
        for do in due:
            do()
