"""What people can ask of a table. The same messages travel over a WebSocket and over REST."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from razzia.table.setup import Level, Seat

LONGEST_NAME: Final = 30
"""A name at a table is shorter than one that a record may have: it stands on a phone beside four others."""
LONGEST_MOVE: Final = 200

PRINTABLE: Final = r"^[ -~]*$(?!\n)"
"""Letters, digits and signs of ASCII. The end is guarded, since Python's ``$`` overlooks a line break there."""

Request: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=PRINTABLE, description="a name for the request, used once")
]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Contribution: TypeAlias = Annotated[str, Meta(max_length=100, description="what this seat adds to the shuffling")]
MoveText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_MOVE)]
Version: TypeAlias = Annotated[int, Meta(ge=0, description="the version of the table that was on the screen")]


class _Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all commands have in common. The same request twice is done once."""

    request: Request


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free seat, or one that a rematch keeps for the asker; or take another name at one's own."""

    name: Name
    seat: Seat | None = None
    """The first free one, if none is named."""
    contribution: Contribution = ""


class StandUp(_Command, frozen=True, tag="stand-up"):
    """Give up a seat before the game has begun."""

    seat: Seat


class Invite(_Command, frozen=True, tag="invite"):
    """Give a free seat to a bot, or let another bot take the place of one.

    Like all that runs a table, it is for whoever made the table; if they do not sit at it, for everyone who does.
    """

    seat: Seat
    level: Level


class Dismiss(_Command, frozen=True, tag="dismiss"):
    """Send a bot away before the game has begun, or give up the seat that is kept for someone who does not come.

    Only whoever made the table may send a player away who has sat down.
    """

    seat: Seat


class Start(_Command, frozen=True, tag="start"):
    """Begin the game: every seat is taken."""


class Act(_Command, frozen=True, tag="act"):
    """Make a move: ``draw left``, ``auction``, ``steal driver,ring``, ``pass``, ``bid 7``."""

    seat: Seat
    version: Version
    move: MoveText


class TakeBack(_Command, frozen=True, tag="take-back"):
    """Take back one's last move, while no card has been turned over since and nobody else has acted.

    The end of the game stands; and that of a round, where it has shown what lay face down.
    """

    seat: Seat
    version: Version


class Resign(_Command, frozen=True, tag="resign"):
    """Leave the game: a bot plays on."""

    seat: Seat


class Return(_Command, frozen=True, tag="return"):
    """Take one's seat back from the bot."""

    seat: Seat


class Rematch(_Command, frozen=True, tag="rematch"):
    """A new table for the same people, when the game is over."""


Command: TypeAlias = Sit | StandUp | Invite | Dismiss | Start | Act | TakeBack | Resign | Return | Rematch
