"""From the records before and after a step to the events that lie between them.

The rules count the cards in the row; here they also have places, for people to look at: a new card goes to the
first empty place, and a stolen one leaves a gap.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from razzia.core.cards import CROSSED, KIND_IDS, ROW_PLACES, SEATS
from razzia.core.rules import raid_at
from razzia.core.state import (
    AUCTION,
    FORCED_AUCTION,
    FULL_ROW_AUCTION,
    OVER,
    POLICE_AUCTION,
    State,
    cheques_in,
)
from razzia.events import (
    AuctionBegan,
    BidMade,
    Cause,
    Drew,
    Event,
    GameOver,
    LootTurnedOver,
    OutOfRound,
    Passed,
    PilesSplit,
    Placed,
    PoliceTurnedOver,
    RoundBegan,
    RoundEnded,
    RoundScored,
    RowDiscarded,
    RowStayed,
    RowWon,
    Sheet,
    Stole,
)
from razzia.notation import PILES, Bid, Call, Draw, Move, Pass, Steal

Row: TypeAlias = tuple[str | None, ...]
"""The places of the row, left to right: the kind of card, or None."""
EMPTY_ROW: Final[Row] = (None,) * ROW_PLACES
CAUSES: Final[dict[int, Cause]] = {POLICE_AUCTION: "police", FULL_ROW_AUCTION: "full-row", FORCED_AUCTION: "forced"}


def tell_reveal(before: State, after: State, row: Row, card: str) -> tuple[Row, list[Event]]:
    """A card was turned over."""
    seat, pile = SEATS[before.turn], PILES[before.pile]
    events: list[Event] = []
    if card == "police":
        events.append(PoliceTurnedOver(seat, pile, int(after.police), int(raid_at(after))))
    else:
        place = row.index(None)
        row = (*row[:place], card, *row[place + 1 :])
        events.append(LootTurnedOver(seat, pile, card, place))
    left = [int(size) - (number == before.pile) for number, size in enumerate(before.piles)]
    if left != list(after.piles):
        events.append(PilesSplit(*map(int, after.piles)))
    if after.phase == AUCTION:
        events.append(AuctionBegan(seat, CAUSES[after.auction]))
    return row, events


def tell_move(before: State, after: State, row: Row, move: Move) -> tuple[Row, list[Event]]:
    """A player made a move."""
    seat = SEATS[before.seat]
    match move:
        case Draw(pile):
            return row, [Drew(seat, pile)]
        case Call():
            return row, [AuctionBegan(seat, "forced")]
        case Steal(cards):
            return _tell_theft(seat, row, cards)
        case Pass():
            step: Event = Passed(seat)
            bidder, bid = before.best_bidder, before.best_bid
        case Bid(cheque):
            step = BidMade(seat, cheque)
            bidder, bid = before.seat, cheque
    if before.seat != before.turn:
        return row, [step]
    row, outcome = _tell_outcome(before, after, row, int(bidder), int(bid))
    return row, [step, *outcome]


def _tell_theft(seat: str, row: Row, cards: tuple[str, ...]) -> tuple[Row, list[Event]]:
    places = list(row)
    taken: list[Placed] = []
    for card in cards:
        place = places.index(card)
        places[place] = None
        taken.append((place, card))
    return tuple(places), [Stole(seat, tuple(taken))]


def _tell_outcome(before: State, after: State, row: Row, bidder: int, bid: int) -> tuple[Row, list[Event]]:
    if bid:
        events: list[Event] = [RowWon(SEATS[bidder], cards_in(row), bid, int(before.centre))]
        if after.face_up[bidder] == 0:
            events.append(OutOfRound(SEATS[bidder]))
        return EMPTY_ROW, events
    if before.auction == FULL_ROW_AUCTION:
        return EMPTY_ROW, [RowDiscarded(cards_in(row))]
    return row, [RowStayed()]


def tell_scoring(before: State, after: State, row: Row, sheets: Mapping[str, Sheet]) -> list[Event]:
    """A round ended and was scored; ``before`` is the table as it was scored."""
    seats = SEATS[: before.players]
    number = int(before.round)
    raid = before.police == raid_at(before)
    totals = {seat: int(after.totals[index]) for index, seat in enumerate(seats)}
    discarded = {
        seat: {KIND_IDS[kind]: int(before.families[index, kind]) for kind in CROSSED if before.families[index, kind]}
        for index, seat in enumerate(seats)
    }
    ended = RoundEnded(number, "raid" if raid else "last-cheque", cards_in(row), int(before.police))
    scored = RoundScored(number, {seat: dict(sheet) for seat, sheet in sheets.items()}, totals, discarded)
    if after.phase == OVER:
        return [ended, scored, GameOver(totals, leaders(totals))]
    face_up = {seat: cheques_in(after.face_up[index]) for index, seat in enumerate(seats)}
    return [ended, scored, RoundBegan(number + 1, SEATS[after.turn], face_up)]


def cards_in(row: Row) -> tuple[Placed, ...]:
    """The cards of the row with their places."""
    return tuple((place, card) for place, card in enumerate(row) if card is not None)


def leaders(totals: Mapping[str, int]) -> tuple[str, ...]:
    """Everyone with the most points."""
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))
