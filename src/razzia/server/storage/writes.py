"""What the store is asked to write."""

from typing import Any, Literal, TypeAlias

import msgspec

from razzia.status import Status

ChatRoom: TypeAlias = Literal["players", "spectators"]
"""Those who talk among themselves."""


class Listing(msgspec.Struct, frozen=True):
    """All that is known about a table without reading its journal."""

    status: Status
    open: bool
    """Whether strangers may see it in lists."""
    summary: bytes
    """What a list shows of it: JSON, which the store does not read."""
    changed_at: int
    due_at: int | None = None
    """When the server itself must act: a bot's move, a clock that runs out."""
    holders: tuple[str, ...] = ()
    """Who sits there."""


class Append(msgspec.Struct, frozen=True):
    """One more entry in the journal of a table. Answered with whether it was the next."""

    table_id: str
    version: int
    entry: str
    listing: Listing


class Line(msgspec.Struct, frozen=True):
    """Something said at a table. Answered with its number: that of the first time, if the request comes again."""

    table_id: str
    room: ChatRoom
    line: str
    request: str | None


class Claim(msgspec.Struct, frozen=True):
    """A wish for work that is due. Answered with the ids of the tables."""

    now: int
    lease: int
    limit: int


class Whisper(msgspec.Struct, frozen=True):
    """Something to tell the other nodes."""

    payload: dict[str, Any]


Write = Append | Line | Claim | Whisper


def subject(write: Write) -> tuple[str, str] | None:
    """What a write is about. A transaction takes one write about the same thing, so that each sees the one before."""
    return (type(write).__name__, write.table_id) if isinstance(write, Append | Line) else None
