"""The events of a step, from the records before and after it."""

from collections.abc import Mapping
from typing import Final

from razzia.core.cards import CROSSED, KIND_IDS, SEATS
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
    PoliceTurnedOver,
    RoundBegan,
    RoundEnded,
    RoundScored,
    RowDiscarded,
    RowStayed,
    RowWon,
    Stole,
)
from razzia.notation import PILES, Bid, Call, Draw, Move, Pass, Steal
from razzia.row import EMPTY_ROW, Row, cards_in, with_card, without_cards
from razzia.score_sheet import Sheet, leaders

CAUSES: Final[dict[int, Cause]] = {POLICE_AUCTION: "police", FULL_ROW_AUCTION: "full-row", FORCED_AUCTION: "forced"}


def after_reveal(before: State, after: State, row: Row, card: str) -> tuple[Row, list[Event]]:
    """A card was turned over."""
    seat, pile = SEATS[before.turn], PILES[before.pile]
    events: list[Event] = []
    if card == "police":
        events.append(PoliceTurnedOver(seat, pile, after.police, raid_at(after)))
    else:
        row, place = with_card(row, card)
        events.append(LootTurnedOver(seat, pile, card, place))
    left = [size - (number == before.pile) for number, size in enumerate(before.piles)]
    if left != list(after.piles):
        events.append(PilesSplit(*after.piles))
    if after.phase == AUCTION:
        events.append(AuctionBegan(seat, CAUSES[after.auction]))
    return row, events


def after_move(before: State, after: State, row: Row, move: Move) -> tuple[Row, list[Event]]:
    """A player made a move."""
    seat = SEATS[before.seat]
    match move:
        case Draw(pile):
            return row, [Drew(seat, pile)]
        case Call():
            return row, [AuctionBegan(seat, "forced")]
        case Steal(cards):
            row, taken = without_cards(row, cards)
            return row, [Stole(seat, taken)]
        case Pass():
            step: Event = Passed(seat)
            bidder, bid = before.best_bidder, before.best_bid
        case Bid(cheque):
            step = BidMade(seat, cheque)
            bidder, bid = before.seat, cheque
    if before.seat != before.turn:
        return row, [step]
    row, outcome = _after_auction(before, after, row, bidder, bid)
    return row, [step, *outcome]


def _after_auction(before: State, after: State, row: Row, bidder: int, bid: int) -> tuple[Row, list[Event]]:
    if bid:
        events: list[Event] = [RowWon(SEATS[bidder], cards_in(row), bid, before.centre)]
        if after.face_up[bidder] == 0:
            events.append(OutOfRound(SEATS[bidder]))
        return EMPTY_ROW, events
    if before.auction == FULL_ROW_AUCTION:
        return EMPTY_ROW, [RowDiscarded(cards_in(row))]
    return row, [RowStayed()]


def after_scoring(before: State, after: State, row: Row, sheets: Mapping[str, Sheet]) -> list[Event]:
    """A round ended and was scored; ``before`` is the table as it was scored."""
    seats = SEATS[: before.players]
    number = before.round
    raid = before.police == raid_at(before)
    totals = {seat: after.totals[index] for index, seat in enumerate(seats)}
    discarded = {
        seat: {KIND_IDS[kind]: before.families[index, kind] for kind in CROSSED if before.families[index, kind]}
        for index, seat in enumerate(seats)
    }
    ended = RoundEnded(number, "raid" if raid else "last-cheque", cards_in(row), before.police)
    scored = RoundScored(number, {seat: dict(sheet) for seat, sheet in sheets.items()}, totals, discarded)
    if after.phase == OVER:
        return [ended, scored, GameOver(totals, leaders(after))]
    face_up = {seat: cheques_in(after.face_up[index]) for index, seat in enumerate(seats)}
    return [ended, scored, RoundBegan(number + 1, SEATS[after.turn], face_up)]
