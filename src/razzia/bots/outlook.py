"""How the game will end, by what is on the table: a count, not a search.

The points that a player will have are those it has, what its cards and cheques are worth, and what is still to come for
everyone. The chance to win follows from how far apart the players are, and from how much can still happen. The two
tables are fitted to games that ``greedy`` played against itself: ``tools/fit_outlook.py``.
"""

from math import exp
from typing import Any, Final

from razzia.bots.judgement import all_face_up, auctions_left, chance_to_buy, hope_of, use
from razzia.bots.weights import Weights
from razzia.bots.worth import cheque_worth, family_worth
from razzia.core.bits import lowest_bit, sum_bits
from razzia.core.cards import MIN_PLAYERS, ROUNDS
from razzia.core.compile import compiled
from razzia.core.scoring import victory
from razzia.core.state import OVER, State

COMING: Final = (
    (-18.3, -23.4, -17.4, 0.0),
    (-14.4, -18.1, -11.4, 0.0),
    (-15.6, -16.0, -9.0, 0.0),
    (-17.8, -16.3, -7.4, 0.0),
)
"""For 2 to 5 players, at the beginning of rounds 1 to 3 and at the end: what comes on top of what is counted."""
SPREAD: Final = (
    (32.1, 15.1, 6.4, 6.8),
    (28.8, 9.8, 4.9, 5.3),
    (22.9, 7.0, 3.9, 4.3),
    (17.5, 5.7, 3.9, 3.5),
)
"""Likewise: a lead of so many points multiplies the odds by e."""


@compiled
def prospects(s: State, seat: int, up: int, auctions: float, w: Weights) -> float:
    """The points of a player so far, and what its cards and cheques are worth."""
    points = s.totals[seat] + family_worth(s, seat, hope_of(auctions), w)
    chance = chance_to_buy(auctions, up, w)
    rest = int(s.face_up[seat])
    while rest != 0:
        points += chance * use(s, seat, lowest_bit(rest), up, w)
        rest &= rest - 1
    if s.round < ROUNDS:
        points += cheque_worth(s, sum_bits(s.face_up[seat] | s.face_down[seat]), w)
    return points


@compiled
def look_out(s: State, w: Weights, wins: Any, points: Any) -> None:
    """Write down the chance to win and the points to expect of every player."""
    if s.phase == OVER:
        for seat in range(s.players):
            wins[seat] = victory(s, seat)
            points[seat] = s.totals[seat]
        return
    up = all_face_up(s)
    auctions = auctions_left(s, up, w)
    hope = hope_of(auctions)
    coming = COMING[s.players - MIN_PLAYERS]
    for seat in range(s.players):
        points[seat] = (
            prospects(s, seat, up, auctions, w) + coming[s.round] + hope * (coming[s.round - 1] - coming[s.round])
        )
    win_chances(s, w, points, wins)


@compiled
def win_chances(s: State, w: Weights, points: Any, wins: Any) -> None:
    """How likely each player is to win, if these are the points to expect."""
    hope = hope_of(auctions_left(s, all_face_up(s), w))
    steps = SPREAD[s.players - MIN_PLAYERS]
    spread = steps[s.round] + hope * (steps[s.round - 1] - steps[s.round])
    best = points[0]
    for seat in range(1, s.players):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(s.players):
        wins[seat] = exp((points[seat] - best) / spread)
        total += wins[seat]
    for seat in range(s.players):
        wins[seat] /= total
