"""A server that is measured: how it is started, and how its tables and seats are spoken to."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, ClassVar, TypeAlias

from benchmarks.load.rest import Rest
from benchmarks.load.websocket import Broken, WebSocket

SEATS = 4
Move: TypeAlias = Any
"""A legal move as the server named it; only the server's own adapter looks inside."""


class Seat(WebSocket, ABC):
    """The client of one player. An adapter says how it sits down, how it acts, and how it reads what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table
        self.version = -1

    @abstractmethod
    async def sit_down(self, port: int) -> None:
        """Connect, and wait for the first view of the table."""

    @abstractmethod
    def act(self, move: Move, version: int) -> None:
        """Send a move."""


class Table:
    """The seats of one table, and the one move that is under way.

    It is strict: every seat must be told of every move, once, and all of the same version.
    """

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.version = -1
        self.actor: Seat | None = None
        self.legal: list[Move] = []
        self.over = False
        self.refusals: list[str] = []
        """What the server said to the moves that it refused, if it says anything."""
        self.when_informed: Callable[[Table], None] = lambda _: None
        """Called when every seat knows of the last move."""
        self.sent = 0.0
        self.informed = 0.0
        self._waiting = len(seats)
        for seat in seats:
            seat.table = self

    @property
    def under_way(self) -> bool:
        """Whether somebody still has to be told."""
        return self._waiting > 0

    async def sit_down(self, port: int) -> None:
        """Connect all the seats."""
        for seat in self.seats:
            await seat.sit_down(port)

    def leave(self) -> None:
        """Close all the connections."""
        for seat in self.seats:
            seat.close()

    def move(self, random: Random) -> None:
        """Let the seat that is to act send a random legal move."""
        actor, legal = self.actor, self.legal
        if actor is None:
            raise Broken(f"nobody is told to act, in version {self.version} of a game that is not over")
        self.actor = None
        self._waiting = len(self.seats)
        move = legal[int(random.random() * len(legal))]
        self.sent = perf_counter()
        actor.act(move, self.version)

    def told(self, seat: Seat, version: int, legal: list[Move] | None, over: bool) -> None:
        """A seat was told the state of the table: with its legal moves, if it is to act."""
        if self._waiting == len(self.seats):
            if version <= self.version:
                raise Broken(f"a seat was told of version {version} after {self.version}")
            self.version = version
        elif version != self.version or seat.version == version:
            raise Broken(
                f"a seat that knew version {seat.version} was told of {version}; the table is at {self.version}"
            )
        seat.version = version
        if legal:
            self.actor, self.legal = seat, legal
        self._waiting -= 1
        if self._waiting == 0:
            self.over = over
            self.informed = perf_counter()
            self.when_informed(self)


class Contestant(ABC):
    """A server, and what its promise is worth."""

    name: ClassVar[str]
    promise: ClassVar[str]
    """What it has done for a move when it tells of it."""
    most_tables: ClassVar[float] = inf
    """Beyond so many tables it is left out."""

    @abstractmethod
    def prepare(self) -> str | None:
        """Fetch what is missing. Returns why it cannot be started here, in a line; None if it can."""

    @abstractmethod
    def command(self, folder: Path) -> list[str]:
        """How to start it with an empty folder for its data. It says 127.0.0.1 and its port, with a colon between."""

    @abstractmethod
    async def new_table(self, rest: Rest) -> list[Seat]:
        """Set up a table with somebody in each seat, ready to play; nobody is connected yet."""

    @abstractmethod
    def collect_garbage(self, process: int) -> None:
        """Let the server drop what it does not need, if it must be told to, before its memory is measured."""
