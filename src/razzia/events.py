"""What happened, step by step: enough for a client to animate and for a narrator to tell.

Each kind of event is a small class. Seats are letters, cards are kind ids, places in the row count from 0.
:func:`as_data` gives plain data with the name of the class in front, for JSON.
"""

from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from razzia.notation import Pile

Cause: TypeAlias = Literal["police", "full-row", "forced"]
Sheet: TypeAlias = dict[str, int]
"""The points of one player in one round: the items of ``razzia.core.scoring.ITEMS``, and ``total``."""
Placed: TypeAlias = tuple[int, str]
"""A card in the row: its place, and its kind."""


@dataclass(frozen=True, slots=True)
class Drew:
    """A player takes the top card of a pile; the next event shows which it is."""

    seat: str
    pile: Pile


@dataclass(frozen=True, slots=True)
class LootTurnedOver:
    """The card is loot, and goes to a place in the row."""

    seat: str
    pile: Pile
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class PoliceTurnedOver:
    """The card is police: the ``number``-th on the track, of the ``raid_at`` that bring the raid."""

    seat: str
    pile: Pile
    number: int
    raid_at: int


@dataclass(frozen=True, slots=True)
class PilesSplit:
    """A pile ran out and half of the other took its place."""

    left: int
    right: int


@dataclass(frozen=True, slots=True)
class AuctionBegan:
    """A player caused an auction, and will bid last."""

    seat: str
    cause: Cause


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed."""

    seat: str


@dataclass(frozen=True, slots=True)
class BidMade:
    """A player bid a cheque."""

    seat: str
    cheque: int


@dataclass(frozen=True, slots=True)
class RowWon:
    """A player takes the row and, face down, the centre cheque; the winning cheque is the new centre."""

    seat: str
    cards: tuple[Placed, ...]
    cheque: int
    centre: int


@dataclass(frozen=True, slots=True)
class RowStayed:
    """Everyone passed after police: the row stays."""


@dataclass(frozen=True, slots=True)
class RowDiscarded:
    """Everyone passed after the last place was filled: the row leaves the game."""

    cards: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Stole:
    """A player gave up a thief for each of these cards."""

    seat: str
    cards: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class OutOfRound:
    """A player has no face-up cheque left, and waits for the next round."""

    seat: str


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over, by a raid or because the last face-up cheque was used. What lay in the centre leaves."""

    round: int
    by: Literal["raid", "last-cheque"]
    row: tuple[Placed, ...]
    police: int


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The points of a round, the totals with them, and the crossed cards that leave each family."""

    round: int
    sheets: dict[str, Sheet]
    totals: dict[str, int]
    discarded: dict[str, dict[str, int]]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """All cheques are face up again; the holder of the highest begins."""

    round: int
    seat: str
    face_up: dict[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game is over."""

    totals: dict[str, int]
    winners: tuple[str, ...]


Event: TypeAlias = (
    Drew | LootTurnedOver | PoliceTurnedOver | PilesSplit | AuctionBegan | Passed | BidMade | RowWon | RowStayed
    | RowDiscarded | Stole | OutOfRound | RoundEnded | RoundScored | RoundBegan | GameOver
)  # fmt: skip


def name_of(event: Event) -> str:
    """The name of the kind of event, as data and catalogues spell it: ``row-won``."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in type(event).__name__)[1:]


def as_data(event: Event) -> dict[str, Any]:
    """The event as plain data, ready for JSON."""
    return {"event": name_of(event), **asdict(event)}
