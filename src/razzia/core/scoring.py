"""What a family is worth when a round is scored, item by item.

Each item is a function of the table and a seat. All of them answer at any moment, so the same functions say what
a player *would* score if the round ended now.
"""

from typing import Final

from razzia.core.bits import sum_bits
from razzia.core.cards import BODYGUARD, BUSINESSES, CAR, COIN, DRIVER, JEWELS, ROUNDS, THIEF
from razzia.core.compile import compiled
from razzia.core.state import State

EVERY_ROUND: Final = ("thieves", "bodyguards", "cars", "jewels", "coins")
LAST_ROUND: Final = ("businesses", "cheques")
"""The items that count after the last round only."""
ITEMS: Final = (*EVERY_ROUND, *LAST_ROUND)
"""The lines of a score sheet, in the order in which they are read out."""

THIEF_POINTS: Final = 2
COIN_POINTS: Final = 3
MOST_BODYGUARDS_POINTS: Final = 5
FEWEST_BODYGUARDS_POINTS: Final = -2
HIGHEST_SUM_POINTS: Final = 5
LOWEST_SUM_POINTS: Final = -5
JEWEL_POINTS: Final = (-5, 0, 0, 5, 10, 15)
"""By how many different jewels a family has."""
BUSINESS_POINTS: Final = (0, 1, 2, 3, 4, 5, 6, 10)
"""By how many different businesses a family has."""
SAME_BUSINESS_POINTS: Final = (0, 0, 0, 5, 10)
"""For each business, by how often a family has it."""


@compiled
def thieves(s: State, seat: int) -> int:
    """2 for each thief that was not used."""
    return THIEF_POINTS * int(s.families[seat, THIEF])


@compiled
def bodyguards(s: State, seat: int) -> int:
    """5 for the most and −2 for the fewest, for everyone who ties; when all tie, the edition decides."""
    own = most = fewest = int(s.families[seat, BODYGUARD])
    for other in range(s.players):
        most = max(most, int(s.families[other, BODYGUARD]))
        fewest = min(fewest, int(s.families[other, BODYGUARD]))
    return for_most_and_fewest(
        own, most, fewest, MOST_BODYGUARDS_POINTS, FEWEST_BODYGUARDS_POINTS, s.bodyguards_all_tied
    )


@compiled
def for_most_and_fewest(own: int, most: int, fewest: int, reward: int, penalty: int, all_tied: int) -> int:
    """The reward for having the most, the penalty for having the fewest, or neither."""
    if most == fewest:
        return int(all_tied)
    if own == most:
        return reward
    if own == fewest:
        return penalty
    return 0


@compiled
def cars(s: State, seat: int) -> int:
    """1 for each car and each driver; cars without any driver are worth nothing."""
    drivers = int(s.families[seat, DRIVER])
    if drivers == 0:
        return 0
    return int(s.families[seat, CAR]) + drivers


@compiled
def jewels(s: State, seat: int) -> int:
    """By how many different jewels there are; none at all costs 5."""
    different = 0
    for jewel in JEWELS:
        if s.families[seat, jewel] > 0:
            different += 1
    return JEWEL_POINTS[different]


@compiled
def coins(s: State, seat: int) -> int:
    """3 for each gold coin."""
    return COIN_POINTS * int(s.families[seat, COIN])


@compiled
def businesses(s: State, seat: int) -> int:
    """After the last round only: for variety, and for three or four of the same business."""
    if s.round < ROUNDS:
        return 0
    different = 0
    same = 0
    for business in BUSINESSES:
        held = s.families[seat, business]
        if held > 0:
            different += 1
        same += SAME_BUSINESS_POINTS[held]
    return BUSINESS_POINTS[different] + same


@compiled
def cheque_sum(s: State, seat: int) -> int:
    """The value of all the cheques of a player, face up and face down."""
    return sum_bits(s.face_up[seat] | s.face_down[seat])


@compiled
def cheques(s: State, seat: int) -> int:
    """After the last round only: 5 for the highest sum and −5 for the lowest, for everyone who ties; if all tie, 0."""
    if s.round < ROUNDS:
        return 0
    own = highest = lowest = cheque_sum(s, seat)
    for other in range(s.players):
        total = cheque_sum(s, other)
        highest = max(highest, total)
        lowest = min(lowest, total)
    return for_most_and_fewest(own, highest, lowest, HIGHEST_SUM_POINTS, LOWEST_SUM_POINTS, 0)


@compiled
def points(s: State, seat: int) -> int:
    """The whole sheet of one player, added up."""
    return (
        thieves(s, seat)
        + bodyguards(s, seat)
        + cars(s, seat)
        + jewels(s, seat)
        + coins(s, seat)
        + businesses(s, seat)
        + cheques(s, seat)
    )


@compiled
def victory(s: State, seat: int) -> float:
    """A player's share of the victory, 0 to 1: everyone with the most points has won, and several share it."""
    sharing = 0
    for other in range(s.players):
        if s.totals[other] > s.totals[seat]:
            return 0.0
        if s.totals[other] == s.totals[seat]:
            sharing += 1
    return 1.0 / sharing
