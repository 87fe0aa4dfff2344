"""What happened, step by step: enough for a client to animate and for a narrator to tell.

Each kind of event is a small class. Seats are letters, cards are kind ids, places in the row count from 0. As data, for
JSON, an event is an object whose field ``event`` is the tag of its class: that tag is a promise, the name of the class
is not. A cheque is None where it lies face down to whoever is told (:mod:`razzia.view` decides); a game's own events
know every one.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct, to_builtins

from razzia.notation import Pile
from razzia.row import Placed
from razzia.score_sheet import Sheet

Cause: TypeAlias = Literal["police", "full-row", "forced"]


class _Event(Struct, frozen=True, gc=False, tag_field="event"):
    """What all events have in common. They hold no references in a circle, so the garbage collector may pass by."""


class Drew(_Event, frozen=True, tag="drew"):
    """A player takes the top card of a pile; the next event shows which it is."""

    seat: str
    pile: Pile


class LootTurnedOver(_Event, frozen=True, tag="loot-turned-over"):
    """The card is loot, and goes to a place in the row."""

    seat: str
    pile: Pile
    card: str
    place: int


class PoliceTurnedOver(_Event, frozen=True, tag="police-turned-over"):
    """The card is police: the ``number``-th on the track, of the ``raid_at`` that bring the raid."""

    seat: str
    pile: Pile
    number: int
    raid_at: int


class PilesSplit(_Event, frozen=True, tag="piles-split"):
    """A pile ran out and half of the other took its place."""

    left: int
    right: int


class AuctionBegan(_Event, frozen=True, tag="auction-began"):
    """A player caused an auction, and will bid last."""

    seat: str
    cause: Cause


class Passed(_Event, frozen=True, tag="passed"):
    """A player passed."""

    seat: str


class BidMade(_Event, frozen=True, tag="bid-made"):
    """A player bid a cheque."""

    seat: str
    cheque: int


class RowWon(_Event, frozen=True, tag="row-won"):
    """A player takes the row and, face down, the cheque of the centre; the winning cheque is the new centre."""

    seat: str
    cards: tuple[Placed, ...]
    cheque: int
    """The cheque that won."""
    taken: int | None
    """The cheque that lay in the centre; None for eyes that may not see what the winner has face down."""


class RowStayed(_Event, frozen=True, tag="row-stayed"):
    """Everyone passed after police: the row stays."""


class RowDiscarded(_Event, frozen=True, tag="row-discarded"):
    """Everyone passed after the last place was filled: the row leaves the game."""

    cards: tuple[Placed, ...]


class Stole(_Event, frozen=True, tag="stole"):
    """A player gave up a thief for each of these cards."""

    seat: str
    cards: tuple[Placed, ...]


class OutOfRound(_Event, frozen=True, tag="out-of-round"):
    """A player has no face-up cheque left, and waits for the next round."""

    seat: str


class RoundEnded(_Event, frozen=True, tag="round-ended"):
    """The round is over, by a raid or because the last face-up cheque was used. Row and police leave the game."""

    round: int
    by: Literal["raid", "last-cheque"]
    row: tuple[Placed, ...]
    police: int


class RoundScored(_Event, frozen=True, tag="round-scored"):
    """The points of a round, the totals with them, and the crossed cards that leave each family."""

    round: int
    sheets: dict[str, Sheet]
    totals: dict[str, int]
    discarded: dict[str, dict[str, int]]


class RoundBegan(_Event, frozen=True, tag="round-began"):
    """All cheques are face up again; the holder of the highest begins."""

    round: int
    seat: str
    face_up: dict[str, tuple[int, ...]]


class GameOver(_Event, frozen=True, tag="game-over"):
    """The game is over."""

    totals: dict[str, int]
    winners: tuple[str, ...]


Event: TypeAlias = (
    Drew | LootTurnedOver | PoliceTurnedOver | PilesSplit | AuctionBegan | Passed | BidMade | RowWon | RowStayed
    | RowDiscarded | Stole | OutOfRound | RoundEnded | RoundScored | RoundBegan | GameOver
)  # fmt: skip


def as_data(event: Event) -> dict[str, Any]:
    """The event as plain data, ready for JSON."""
    data: dict[str, Any] = to_builtins(event)
    return data
