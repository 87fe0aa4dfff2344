"""The journal of a table: every change of it, in order. A table is nothing but what its journal says.

An entry has a public part, its *news*, which everyone at the table is told together with the events of the game that it
brought about; and a part that stays with the server.
"""

from typing import Literal, TypeAlias

from msgspec import Struct, json

from razzia.table.setup import Level, Setup

By: TypeAlias = Literal["player", "bot", "clock"]
"""Who chose a move: the player, the bot that has the seat, or a bot because the time was out."""


class _News(Struct, frozen=True, tag_field="news", omit_defaults=True):
    """What all news have in common."""


class TableMade(_News, frozen=True, tag="table-made"):
    """The table is there, and the server has committed itself to a secret."""


class SatDown(_News, frozen=True, tag="sat-down"):
    """A player took a seat."""

    seat: str
    name: str


class StoodUp(_News, frozen=True, tag="stood-up"):
    """A seat is free again: its player left, or was sent away."""

    seat: str


class BotInvited(_News, frozen=True, tag="bot-invited"):
    """A bot took a seat."""

    seat: str
    name: str
    level: Level


class Started(_News, frozen=True, tag="started"):
    """The game began: the lot has given each seat its cheques."""


class Played(_News, frozen=True, tag="played"):
    """A move was made; the events of the game say which, and what came of it."""

    seat: str
    by: By
    takes_over: bool = False
    """The time ran out once too often: from now on a bot has the seat, until the player returns."""


class TookBack(_News, frozen=True, tag="took-back"):
    """A player took the last move back."""

    seat: str


class Resigned(_News, frozen=True, tag="resigned"):
    """A player left, and a bot plays on in that seat."""

    seat: str


class Returned(_News, frozen=True, tag="returned"):
    """A player took the seat back from the bot."""

    seat: str


class ClockRestarted(_News, frozen=True, tag="clock-restarted"):
    """Time ran out while no server was there: the decision gets its time anew."""

    seat: str


class RematchMade(_News, frozen=True, tag="rematch-made"):
    """There is a new table for the same people."""

    table: str


News: TypeAlias = (
    TableMade | SatDown | StoodUp | BotInvited | Started | Played | TookBack | Resigned | Returned | ClockRestarted
    | RematchMade
)  # fmt: skip


class KeptSeat(Struct, frozen=True):
    """A seat that a rematch keeps for a player of the game before."""

    seat: str
    name: str
    holder: str


class Entry(Struct, frozen=True, omit_defaults=True):
    """One change of a table: what everyone is told, and what only the server knows."""

    at: int
    """When it was, in milliseconds since 1970."""
    news: News
    request: str | None = None
    """The name of the request that asked for it."""
    holder: str | None = None
    """Who asked for it: the hash of a player's key. None for the server itself."""
    move: str | None = None
    card: str | None = None
    """The card that the move turned over."""
    contribution: str | None = None
    setup: Setup | None = None
    secret: str | None = None
    kept: tuple[KeptSeat, ...] = ()


_encoder = json.Encoder()
_decoder = json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The entry as JSON."""
    return _encoder.encode(entry)


def decode(data: bytes | str) -> Entry:
    """The entry that was encoded."""
    return _decoder.decode(data)
