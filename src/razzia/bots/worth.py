"""What cards and cheques are worth to a player, in points: counted, not searched.

Cards are worth what they score when the round ends, what may still come of them, and what they bring in later rounds.
Where a function asks for ``hope``, it is how much of the round is still to come, from 0 to 1.
"""

from typing import Final

from razzia.bots.weights import Weights
from razzia.core.cards import (
    BODYGUARD,
    BUSINESSES,
    CAR,
    CHEQUE_SETS,
    COIN,
    COUNTS,
    DRIVER,
    JEWELS,
    MIN_PLAYERS,
    ROUNDS,
    THIEF,
)
from razzia.core.compile import compiled
from razzia.core.scoring import (
    BUSINESS_POINTS,
    COIN_POINTS,
    FEWEST_BODYGUARDS_POINTS,
    HIGHEST_SUM_POINTS,
    JEWEL_POINTS,
    LOWEST_SUM_POINTS,
    MOST_BODYGUARDS_POINTS,
    SAME_BUSINESS_POINTS,
    THIEF_POINTS,
    cheque_sum,
    for_most_and_fewest,
)
from razzia.core.state import State

HIGHEST_IN_PLAY: Final = tuple(max(max(own) for own in sets) for sets in CHEQUE_SETS.values())
"""The highest cheque, for 2 to 5 players."""
MORE_THAN_ANY: Final = 1000
"""More than anyone can have in cheques."""


@compiled
def family_worth(s: State, seat: int, hope: float, w: Weights) -> float:
    """What the cards of a player are worth."""
    worth = thief_worth(hope, w) * int(s.families[seat, THIEF]) + COIN_POINTS * int(s.families[seat, COIN])
    worth += jewels_worth(different_jewels(s, seat, 0), hope, w)
    worth += cars_worth(s, int(s.families[seat, CAR]), int(s.families[seat, DRIVER]), hope, w)
    worth += bodyguards_worth(s, seat, 0, hope, w)
    different = 0
    for business in BUSINESSES:
        held = int(s.families[seat, business])
        if held > 0:
            different += 1
            worth += same_worth(s, business, held, hope, w)
    return worth + variety_worth(s, different, hope, w)


@compiled
def row_worth(s: State, seat: int, hope: float, w: Weights) -> float:
    """What the cards of the row would add to it."""
    row = s.row
    worth = thief_worth(hope, w) * int(row[THIEF]) + COIN_POINTS * int(row[COIN])
    before = different_jewels(s, seat, 0)
    after = different_jewels(s, seat, 1)
    if after != before:
        worth += jewels_worth(after, hope, w) - jewels_worth(before, hope, w)
    if row[CAR] > 0 or row[DRIVER] > 0:
        cars = int(s.families[seat, CAR])
        drivers = int(s.families[seat, DRIVER])
        worth += cars_worth(s, cars + int(row[CAR]), drivers + int(row[DRIVER]), hope, w)
        worth -= cars_worth(s, cars, drivers, hope, w)
    if row[BODYGUARD] > 0:
        worth += bodyguards_worth(s, seat, int(row[BODYGUARD]), hope, w) - bodyguards_worth(s, seat, 0, hope, w)
    before = 0
    after = 0
    for business in BUSINESSES:
        held = int(s.families[seat, business])
        more = int(row[business])
        if held > 0:
            before += 1
        if held + more > 0:
            after += 1
        if more > 0:
            worth += same_worth(s, business, held + more, hope, w) - same_worth(s, business, held, hope, w)
    if after > before:
        worth += variety_worth(s, after, hope, w) - variety_worth(s, before, hope, w)
    return worth


@compiled
def thief_worth(hope: float, w: Weights) -> float:
    """What a thief is worth: in the end by the rules, before it by what it may still take."""
    return (1.0 - hope) * THIEF_POINTS + hope * w.thief


@compiled
def different_jewels(s: State, seat: int, share: int) -> int:
    """How many different jewels a player has; with ``share`` 1, has together with the row."""
    different = 0
    for jewel in JEWELS:
        if int(s.families[seat, jewel]) + share * int(s.row[jewel]) > 0:
            different += 1
    return different


@compiled
def jewels_worth(different: int, hope: float, w: Weights) -> float:
    """What so many different jewels are worth: in the end by the rules, before it by what may still come."""
    all_of_them = float(JEWEL_POINTS[len(JEWELS)])
    hoped = (w.jewels_0, w.jewels_1, w.jewels_2, w.jewels_3, w.jewels_4, all_of_them)[different]
    return (1.0 - hope) * JEWEL_POINTS[different] + hope * hoped


@compiled
def cars_worth(s: State, cars: int, drivers: int, hope: float, w: Weights) -> float:
    """Cars stay, so they score again; without a driver they may still find one."""
    now = float(cars + drivers) if drivers > 0 else hope * w.driver_hope * cars
    return now + w.car_later * (ROUNDS - s.round) * cars


@compiled
def bodyguards_worth(s: State, seat: int, more: int, hope: float, w: Weights) -> float:
    """The points for the most and the fewest with so many more bodyguards, now and in the rounds to come."""
    own = more + int(s.families[seat, BODYGUARD])
    most = 0
    fewest = COUNTS[BODYGUARD]
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.families[other, BODYGUARD]))
            fewest = min(fewest, int(s.families[other, BODYGUARD]))
    now = for_most_and_fewest(
        own, max(own, most), min(own, fewest), MOST_BODYGUARDS_POINTS, FEWEST_BODYGUARDS_POINTS, s.bodyguards_all_tied
    )
    soon = hold(own - most, w.bodyguard_width) * MOST_BODYGUARDS_POINTS
    soon += hold(fewest - own, w.bodyguard_width) * FEWEST_BODYGUARDS_POINTS
    then = hold(own - most, w.bodyguard_width_later) * MOST_BODYGUARDS_POINTS
    then += hold(fewest - own, w.bodyguard_width_later) * FEWEST_BODYGUARDS_POINTS
    return (1.0 - hope) * now + hope * soon + w.bodyguard_later * (ROUNDS - s.round) * then


@compiled
def hold(lead: int, width: float) -> float:
    """How likely such a lead is to last, from 0 to 1: even if there is none, three to one if it is ``width``."""
    return 0.5 + 0.5 * lead / (width + abs(lead))


@compiled
def same_worth(s: State, business: int, held: int, hope: float, w: Weights) -> float:
    """What it is worth to have the same business so often. It scores at the end only; until then more may come."""
    now = float(SAME_BUSINESS_POINTS[held])
    hoped = now
    if s.bag[business] > 0:
        if held == 2:
            hoped = w.business_pair
        elif held == 3:
            hoped = w.business_three
    return hoped if s.round < ROUNDS else (1.0 - hope) * now + hope * hoped


@compiled
def variety_worth(s: State, different: int, hope: float, w: Weights) -> float:
    """What so many different businesses are worth."""
    hoped = w.business * different
    if different == len(BUSINESSES):
        hoped += w.business_all
    return hoped if s.round < ROUNDS else (1.0 - hope) * BUSINESS_POINTS[different] + hope * hoped


@compiled
def cheque_worth(s: State, cheques: int, w: Weights) -> float:
    """What it is worth to have so much in cheques to bid with: what counts is how it compares to the highest."""
    return w.cheque_later * cheques / HIGHEST_IN_PLAY[s.players - MIN_PLAYERS]


@compiled
def swap_worth(s: State, seat: int, cheque: int, hope: float, w: Weights) -> float:
    """What the centre cheque in place of one's own brings after this round: to bid with, or in the sum at the end."""
    if s.round < ROUNDS:
        return cheque_worth(s, s.centre - cheque, w)
    own = cheque_sum(s, seat)
    return sum_worth(s, seat, own + s.centre - cheque, hope, w) - sum_worth(s, seat, own, hope, w)


@compiled
def sum_worth(s: State, seat: int, own: int, hope: float, w: Weights) -> float:
    """The points for the highest and the lowest sum of cheques, as they stand and as they may still become."""
    most = 0
    fewest = MORE_THAN_ANY
    for other in range(s.players):
        if other != seat:
            most = max(most, cheque_sum(s, other))
            fewest = min(fewest, cheque_sum(s, other))
    now = for_most_and_fewest(own, max(own, most), min(own, fewest), HIGHEST_SUM_POINTS, LOWEST_SUM_POINTS, 0)
    then = hold(own - most, w.cheque_width) * HIGHEST_SUM_POINTS
    then += hold(fewest - own, w.cheque_width) * LOWEST_SUM_POINTS
    return (1.0 - hope) * now + hope * w.cheque_last * then
