"""How the game will end, by what is on the table: a count, not a search.

The points that a player will have are those it has, what its cards and cheques are worth, and what is still to come for
everyone. The chance to win follows from how far apart the players are, and from how much can still happen. The two
tables are fitted to games that ``greedy`` played against itself: ``python -m tools.fit_outlook``.
"""

from math import exp
from typing import Any, Final

from razzia.bots.judgement import Rest, rest_of_round, use
from razzia.bots.weights import Weights
from razzia.bots.worth import cheque_worth, family_worth
from razzia.core.bits import lowest_bit
from razzia.core.cards import MIN_PLAYERS, ROUNDS
from razzia.core.compile import compiled
from razzia.core.scoring import cheque_sum, cheques, victory
from razzia.core.state import OVER, State

COMING: Final = (
    (-18.5, -23.4, -17.6, 0.0),
    (-14.2, -17.8, -11.3, 0.0),
    (-15.4, -15.9, -8.9, 0.0),
    (-17.7, -16.3, -7.4, 0.0),
)
"""For 2 to 5 players, at the beginning of rounds 1 to 3 and at the end: what comes on top of what is counted."""
SPREAD: Final = (
    (30.3, 14.4, 6.4, 4.4),
    (35.9, 9.2, 5.0, 3.6),
    (23.1, 6.8, 4.0, 2.8),
    (19.1, 5.5, 3.8, 2.4),
)
"""Likewise: a lead of so many points multiplies the odds by e."""


@compiled
def prospects(s: State, seat: int, rest: Rest, w: Weights) -> float:
    """The points of a player so far, and what its cards and cheques are worth."""
    points = s.totals[seat] + family_worth(s, seat, rest.hope, w)
    unspent = int(s.face_up[seat])
    while unspent != 0:
        points += use(s, seat, lowest_bit(unspent), rest, w)
        unspent &= unspent - 1
    if s.round < ROUNDS:
        return points + cheque_worth(s, cheque_sum(s, seat), w)
    return points + (1.0 - rest.hope) * cheques(s, seat)


@compiled
def look_out(s: State, w: Weights, wins: Any, points: Any) -> None:
    """Write down the chance to win and the points to expect of every player."""
    if s.phase == OVER:
        for seat in range(s.players):
            wins[seat] = victory(s, seat)
            points[seat] = s.totals[seat]
        return
    rest = rest_of_round(s, w)
    steps = COMING[s.players - MIN_PLAYERS]
    coming = steps[s.round] + rest.hope * (steps[s.round - 1] - steps[s.round])
    for seat in range(s.players):
        points[seat] = prospects(s, seat, rest, w) + coming
    win_chances(s, rest, points, wins)


@compiled
def win_chances(s: State, rest: Rest, points: Any, wins: Any) -> None:
    """How likely each player is to win, if these are the points to expect."""
    steps = SPREAD[s.players - MIN_PLAYERS]
    spread = steps[s.round] + rest.hope * (steps[s.round - 1] - steps[s.round])
    best = points[0]
    for seat in range(1, s.players):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(s.players):
        wins[seat] = exp((points[seat] - best) / spread)
        total += wins[seat]
    for seat in range(s.players):
        wins[seat] /= total
