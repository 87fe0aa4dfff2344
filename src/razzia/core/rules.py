"""The rules of Razzia!, in the order of the rulebook.

Everything here works on one record ``s`` (see :mod:`razzia.core.state`) and changes it in place. Nothing here
draws a card, keeps time or speaks to anyone: a player's choice comes in through :func:`act`, the card that is
turned over through :func:`reveal`. Both expect what :func:`legal_actions` and :func:`probability` allow, and do not
check it again: whoever passes on a choice from outside asks first.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from razzia.core.actions import BID, CALL, DONE, DRAW_LEFT, DRAW_RIGHT, PASS, STEAL
from razzia.core.cards import (
    COUNTS,
    CROSSED,
    DECK_SIZE,
    FIRST_CENTRE,
    KINDS,
    LOOT_KINDS,
    POLICE,
    RAID,
    RAID_TWO_PLAYERS,
    ROUNDS,
    ROW_PLACES,
    THIEF,
)
from razzia.core.compile import compiled
from razzia.core.scoring import points
from razzia.core.state import (
    AUCTION,
    CHANCE,
    FORCED_AUCTION,
    FULL_ROW_AUCTION,
    LEFT,
    NO_AUCTION,
    NOBODY,
    OVER,
    POLICE_AUCTION,
    RIGHT,
    SCORING,
    STEALING,
    TURN,
    State,
    cheque_mask,
)

# ── Set-up ──────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def start(s: State, cheques: NDArray[np.int32], pile_count: int, bodyguards_all_tied: int) -> None:
    """Set up an all-zero record for the first turn: one mask of cheques for each player, clockwise from A."""
    s.players = len(cheques)
    s.pile_count = pile_count
    s.bodyguards_all_tied = bodyguards_all_tied
    for seat in range(s.players):
        s.face_up[seat] = cheques[seat]
    s.centre = FIRST_CENTRE
    for kind in range(KINDS):
        s.bag[kind] = COUNTS[kind]
    s.piles[LEFT] = DECK_SIZE
    split_piles(s)
    s.best_bidder = NOBODY
    s.round = 1
    begin_round(s)


def set_up(cheques: Iterable[Iterable[int]], pile_count: int = 2, bodyguards_all_tied: int = 0) -> State:
    """A new game: the cheques of each seat, clockwise from A, and the table's options."""
    s = State()
    start(s, np.array([cheque_mask(own) for own in cheques], np.int32), pile_count, bodyguards_all_tied)
    return s


@compiled
def split_piles(s: State) -> None:
    """When a pile has run out, half of the other takes its place. A single card cannot be split."""
    if s.pile_count == 1:
        return
    if s.piles[LEFT] == 0:
        s.piles[LEFT] = s.piles[RIGHT] // 2
        s.piles[RIGHT] -= s.piles[LEFT]
    elif s.piles[RIGHT] == 0:
        s.piles[RIGHT] = s.piles[LEFT] // 2
        s.piles[LEFT] -= s.piles[RIGHT]


@compiled
def begin_round(s: State) -> None:
    """The holder of the highest cheque starts."""
    first = 0
    for seat in range(1, s.players):
        if s.face_up[seat] > s.face_up[first]:  # the higher mask is the one with the higher cheque
            first = seat
    begin_turn(s, first)


# ── A turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def begin_turn(s: State, seat: int) -> None:
    """The player in that seat chooses one of three: draw, steal, or call a forced auction."""
    s.turn = seat
    s.seat = seat
    s.phase = TURN


@compiled
def next_with_cheque(s: State, seat: int) -> int:
    """The next player clockwise who still has a face-up cheque: the same one if alone, else NOBODY."""
    for _ in range(s.players):
        seat += 1
        if seat == s.players:
            seat = 0
        if s.face_up[seat] != 0:
            return seat
    return NOBODY


@compiled
def end_turn(s: State) -> None:
    """The next player clockwise goes on. The round ends at once when nobody has a face-up cheque."""
    following = next_with_cheque(s, s.turn)
    if following == NOBODY:
        s.phase = SCORING
    else:
        begin_turn(s, following)


# A. Draw


@compiled
def draw(s: State, pile: int) -> None:
    """Turn over the top card of a pile. Which card it is, chance decides."""
    s.pile = pile
    s.phase = CHANCE


@compiled
def turn_over(s: State, kind: int) -> None:
    """The card is ``kind``: loot goes to the row, police to the police track."""
    s.bag[kind] -= 1
    s.piles[s.pile] -= 1
    s.pile = LEFT
    split_piles(s)
    if kind == POLICE:
        s.police += 1
        if s.police == raid_at(s):
            s.phase = SCORING
        else:
            begin_auction(s, POLICE_AUCTION)
    else:
        s.row[kind] += 1
        if row_size(s) == ROW_PLACES:
            begin_auction(s, FULL_ROW_AUCTION)
        else:
            end_turn(s)


@compiled
def raid_at(s: State) -> int:
    """The police card of the round that brings the raid."""
    return RAID_TWO_PLAYERS if s.players == 2 else RAID


@compiled
def row_size(s: State) -> int:
    """How many cards lie in the row."""
    cards = 0
    for kind in range(LOOT_KINDS):
        cards += s.row[kind]
    return cards


# B. Steal


@compiled
def steal(s: State, kind: int) -> None:
    """A thief leaves the game and a card of the row joins the family. A thief taken now is of no use this turn."""
    if s.phase == TURN:
        s.phase = STEALING
        s.thieves_ready = s.families[s.turn, THIEF]
    s.thieves_ready -= 1
    s.families[s.turn, THIEF] -= 1
    s.row[kind] -= 1
    s.families[s.turn, kind] += 1
    s.stolen = kind
    if thefts(s, s.thieves_ready, kind) == 0:
        end_theft(s)


@compiled
def end_theft(s: State) -> None:
    """No more is stolen: the turn is over."""
    s.thieves_ready = 0
    s.stolen = 0
    end_turn(s)


@compiled
def thefts(s: State, thieves: int, first: int) -> int:
    """The mask of the steals that so many thieves allow, from kind ``first`` on."""
    mask = 0
    if thieves > 0:
        for kind in range(first, LOOT_KINDS):
            if s.row[kind] > 0:
                mask |= 1 << (STEAL + kind)
    return mask


# C. Call a forced auction: begin_auction(s, FORCED_AUCTION)


# ── An auction ──────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def begin_auction(s: State, cause: int) -> None:
    """Bidding starts with the next player after the one who caused it, who bids last."""
    s.phase = AUCTION
    s.auction = cause
    s.best_bid = 0
    s.best_bidder = NOBODY
    s.seat = next_with_cheque(s, s.turn)


@compiled
def bid(s: State, cheque: int) -> None:
    """Bid a cheque, or pass (0). Everyone has one chance."""
    if cheque > 0:
        s.best_bid = cheque
        s.best_bidder = s.seat
    if s.seat == s.turn:
        end_auction(s)
    else:
        s.seat = next_with_cheque(s, s.seat)


@compiled
def end_auction(s: State) -> None:
    """The highest bidder takes the row. If all passed it stays, or leaves the game if it was full; police stay."""
    if s.best_bidder != NOBODY:
        take_row(s, s.best_bidder, s.best_bid)
    elif s.auction == FULL_ROW_AUCTION:
        discard_row(s)
    s.auction = NO_AUCTION
    s.best_bid = 0
    s.best_bidder = NOBODY
    end_turn(s)


@compiled
def take_row(s: State, winner: int, cheque: int) -> None:
    """The winner takes the whole row and, face down, the centre cheque; the winning cheque becomes the centre."""
    for kind in range(LOOT_KINDS):
        s.families[winner, kind] += s.row[kind]
    discard_row(s)
    s.face_up[winner] ^= 1 << cheque
    s.face_down[winner] |= 1 << s.centre
    s.centre = cheque


@compiled
def discard_row(s: State) -> None:
    """The row is empty again."""
    for kind in range(LOOT_KINDS):
        s.row[kind] = 0


# ── The end of a round ──────────────────────────────────────────────────────────────────────────────────────────


@compiled
def close_round(s: State) -> None:
    """Score the round that has ended, clear the table, and go on to the next one or end the game."""
    for seat in range(s.players):
        s.totals[seat] += points(s, seat)
    for seat in range(s.players):
        for kind in CROSSED:
            s.families[seat, kind] = 0
        s.face_up[seat] |= s.face_down[seat]
        s.face_down[seat] = 0
    discard_row(s)
    s.police = 0
    if s.round == ROUNDS:
        s.phase = OVER
        s.turn = NOBODY
        s.seat = NOBODY
    else:
        s.round += 1
        begin_round(s)


# ── What may be done, and doing it ──────────────────────────────────────────────────────────────────────────────


@compiled
def legal_actions(s: State) -> int:
    """The mask of the actions of the player who must decide; 0 when it is not for a player to decide."""
    if s.phase == AUCTION:
        higher = s.face_up[s.seat] & (-2 << s.best_bid)  # −2 << v is every bit above v
        mask = higher << BID
        if s.auction == FORCED_AUCTION and s.seat == s.turn and s.best_bid == 0:
            return int(mask)  # nobody else has bid, so the caller must
        return int(mask) | 1 << PASS
    if s.phase == TURN:
        mask = 1 << CALL
        if s.piles[LEFT] > 0:
            mask |= 1 << DRAW_LEFT
        if s.piles[RIGHT] > 0:
            mask |= 1 << DRAW_RIGHT
        return mask | thefts(s, int(s.families[s.turn, THIEF]), 0)
    if s.phase == STEALING:
        return thefts(s, s.thieves_ready, s.stolen) | 1 << DONE
    return 0


@compiled
def undrawn(s: State) -> int:
    """How many cards have not been drawn."""
    return int(s.piles[LEFT]) + int(s.piles[RIGHT])


@compiled
def probability(s: State, kind: int) -> float:
    """The chance that the next card is of that kind."""
    return int(s.bag[kind]) / undrawn(s)


@compiled
def move(s: State, action: int) -> None:
    """Carry out an action, up to the moment where a round would be scored."""
    if action <= DRAW_RIGHT:
        draw(s, action - DRAW_LEFT)
    elif action == CALL:
        begin_auction(s, FORCED_AUCTION)
    elif action < DONE:
        steal(s, action - STEAL)
    elif action == DONE:
        end_theft(s)
    else:
        bid(s, action - BID)


@compiled
def act(s: State, action: int) -> None:
    """Carry out a legal action of the player who must decide."""
    move(s, action)
    if s.phase == SCORING:
        close_round(s)


@compiled
def reveal(s: State, kind: int) -> None:
    """Turn over a card that chance has chosen from ``s.bag``."""
    turn_over(s, kind)
    if s.phase == SCORING:
        close_round(s)
