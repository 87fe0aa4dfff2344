"""The messages between clients and the server, all of them. ``docs/protocol.md`` describes how they follow each other.

The types of the web client are made from these (``make types``).
"""

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from razzia.server.storage.writes import ChatRoom
from razzia.table.commands import Command, MoveText, Name, Request, Version
from razzia.table.setup import Seat
from razzia.table.showing import Happening, Summary, TableShown, You

PROTOCOL: Final = 1
"""The version of the protocol. A client that speaks another one is told so."""
LONGEST_LINE: Final = 500
"""So many characters may a line in the chat have."""

Key: TypeAlias = Annotated[
    str, Meta(max_length=64, pattern="^[0-9a-f]{64}$", description="a player's key: 32 random bytes in hex")
]


# ── From clients ────────────────────────────────────────────────────────────────────────────────────────────────────


class _FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all messages from clients have in common."""


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message on every connection: who is there, and how much of the table they know."""

    protocol: int
    key: Key | None = None
    """Without one, one only watches."""
    version: Version | None = None
    """The version on the screen of someone who comes back: the answer tells what has happened since."""
    chat: Annotated[int, Meta(ge=0)] = 0
    """The number of the last chat line on the screen."""


class Say(_FromClient, frozen=True, tag="say"):
    """Say something in the chat: players among themselves, spectators among themselves."""

    request: Request
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    name: Name | None = None
    """The name of a spectator; a player goes by the name of the seat."""


class AskHint(_FromClient, frozen=True, tag="ask-hint"):
    """Ask what a bot would do in this seat, which must be to decide."""

    request: Request
    seat: Seat
    version: Version


class AskWhy(_FromClient, frozen=True, tag="ask-why"):
    """Ask why a move of one's own cannot be made now. Nothing is tried, and nothing changes."""

    request: Request
    seat: Seat
    move: MoveText
    """As in ``act``; ``steal`` alone asks whether anything can be stolen."""
    version: Version | None = None
    """Without one, the game as it stands."""


FromClient: TypeAlias = Hello | Command | Say | AskHint | AskWhy


# ── To clients ──────────────────────────────────────────────────────────────────────────────────────────────────────


class _ToClient(Struct, frozen=True, tag_field="type"):
    """What all messages to clients have in common."""


class ChatLine(Struct, frozen=True):
    """One line of the chat."""

    number: int
    room: ChatRoom
    at: int
    name: str
    seat: str | None
    text: str


class Presence(_ToClient, frozen=True, tag="presence"):
    """Who is here: the seats whose player is connected, and how many only watch."""

    here: tuple[str, ...]
    watching: int


class Welcome(_ToClient, frozen=True, tag="welcome"):
    """The answer to hello: the whole table, and what has happened since the version that was named, if it is known."""

    protocol: int
    now: int
    """The time of the server, in milliseconds since 1970: clocks are read by it."""
    table: TableShown
    you: You
    happenings: tuple[Happening, ...]
    chat: tuple[ChatLine, ...]
    presence: Presence


class Update(_ToClient, frozen=True, tag="update"):
    """Something happened: what, and the table since then."""

    now: int
    happenings: tuple[Happening, ...]
    table: TableShown
    you: You


class Chat(_ToClient, frozen=True, tag="chat"):
    """Someone said something."""

    lines: tuple[ChatLine, ...]


class HintOption(Struct, frozen=True):
    """One of the moves that a bot weighed, with what it expects of it."""

    move: str
    win_chance: float | None
    points: float | None


class Hint(_ToClient, frozen=True, tag="hint"):
    """What a bot would do: its options, the best first."""

    request: str
    version: int
    seat: str
    options: tuple[HintOption, ...]


class Why(_ToClient, frozen=True, tag="why"):
    """Why a move cannot be made: what it would be refused with."""

    request: str
    move: str
    code: str | None
    """None if it can be made."""
    message: str
    """The reason in English; empty if the move can be made."""
    facts: dict[str, Any]


class Accepted(_ToClient, frozen=True, tag="accepted"):
    """A request was granted, and is saved."""

    request: str
    version: int
    """The version of the table since then; for a line in the chat, its number."""


class Refused(_ToClient, frozen=True, tag="refused"):
    """A request was refused, and changed nothing."""

    request: str | None
    """None if the message could not be read so far."""
    code: str
    message: str
    """The reason in English; clients word the code and its facts in the language of the player."""
    facts: dict[str, Any]


ToClient: TypeAlias = Welcome | Update | Chat | Presence | Hint | Why | Accepted | Refused


# ── Over REST ───────────────────────────────────────────────────────────────────────────────────────────────────────


class NewTable(Struct, frozen=True):
    """A new table."""

    id: str
    link: str
    """The link to send to friends. It gives the right to take a free seat or to watch, no more."""
    commitment: str


class Links(Struct, frozen=True):
    """Where a table is found, to send to others."""

    table: str
    """The page of the table."""
    record: str | None
    """The record of the game, with its proof; None while it is not over."""
    replay: str | None
    """The page that plays the game again; None while it is not over."""


class Snapshot(Struct, frozen=True):
    """A table as it stands now."""

    now: int
    table: TableShown
    you: You
    links: Links


class Page(Struct, frozen=True):
    """Some tables of a list, the latest first."""

    tables: tuple[Summary, ...]
    next: str | None
    """What to ask for to get the tables after these; None if there are no more."""


class History(Struct, frozen=True):
    """Everything that has happened at a table so far."""

    happenings: tuple[Happening, ...]
