"""What the report tells of a game besides its result: points by source, auctions, what cheques bought."""

from typing import Final, get_args

from msgspec import Struct, field

from razzia.core.cards import ROUNDS
from razzia.core.scoring import ITEMS
from razzia.events import AuctionBegan, BidMade, Cause, Event, Passed, RoundScored, RowWon
from razzia.game import Game

CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)


def _no_points() -> list[list[int]]:
    return [[0] * len(ITEMS) for _ in range(ROUNDS)]


class SeatFacts(Struct):
    """The facts of one seat in one game."""

    points: list[list[int]] = field(default_factory=_no_points)
    """By round and by item of the score sheet."""
    called: list[int] = field(default_factory=lambda: [0] * len(CAUSES))
    """How many auctions it brought about, by cause."""
    called_and_won: list[int] = field(default_factory=lambda: [0] * len(CAUSES))
    bid_in: int = 0
    """How many auctions it could bid in."""
    won: int = 0
    bought: list[tuple[int, int]] = field(default_factory=list)
    """For each row that it won, the cheque that it paid and how many cards it got."""


def facts_of(game: Game) -> list[SeatFacts]:
    """The facts of a finished game, a seat at a time."""
    facts = {seat: SeatFacts() for seat in game.seats}
    auction: AuctionBegan | None = None
    for event in game.events:
        if isinstance(event, AuctionBegan):
            auction = event
        _note(facts, event, auction)
    return list(facts.values())


def _note(facts: dict[str, SeatFacts], event: Event, auction: AuctionBegan | None) -> None:
    match event:
        case AuctionBegan(seat, cause):
            facts[seat].called[CAUSES.index(cause)] += 1
        case BidMade(seat) | Passed(seat):
            facts[seat].bid_in += 1
        case RowWon(seat, cards, int(cheque)):
            facts[seat].won += 1
            facts[seat].bought.append((cheque, len(cards)))
            if auction is not None and auction.seat == seat:
                facts[seat].called_and_won[CAUSES.index(auction.cause)] += 1
        case RoundScored(number, sheets):
            for seat, sheet in sheets.items():
                facts[seat].points[number - 1] = [sheet[item] for item in ITEMS]
