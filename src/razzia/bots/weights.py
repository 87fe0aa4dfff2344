"""The numbers that ``greedy`` judges by, all in points unless said otherwise.

They were found by self-play (``tools/tune_greedy.py``), together: none of them is right by itself.
"""

from typing import Any, Final, NamedTuple

import numpy as np


class Weights(NamedTuple):
    """What counts how much."""

    # Cards: what a family may still become while the round, or the game, goes on. What it scores now, the rules say.
    thief: float = 4.0
    jewels_0: float = -4.22  # so many different jewels
    jewels_1: float = -1.53
    jewels_2: float = 0.79
    jewels_3: float = 4.23
    jewels_4: float = 7.31
    bodyguard_width: float = 0.68  # cards ahead that are as good as half safe in this round …
    bodyguard_width_later: float = 3.6  # … and in later ones
    bodyguard_later: float = 3.15  # later rounds, as a multiple of their points
    driver_hope: float = 0.37  # a car without a driver
    car_later: float = 0.51  # a car, for each round after this one
    business: float = 1.07  # each different business
    business_pair: float = 1.97
    business_three: float = 6.02
    business_all: float = 2.04  # all seven different ones, on top

    # Cheques
    cheque_cost: float = 9.53  # what the highest unspent cheque can expect to buy
    cheque_rank: float = 0.5  # the part of it that the lowest cannot
    cheque_later: float = 6.69  # the highest cheque in play, in later rounds
    cheque_last: float = 2.2  # the points for the highest and lowest sum, as a multiple
    cheque_width: float = 5.36  # thousands ahead that are as good as half safe

    # How many auctions are left in the round (not points)
    auctions_each: float = 1.38  # for each police card before the raid
    auctions_more: float = 1.37
    auctions_enough: float = 1.06  # auctions for each unspent cheque

    # What others do
    deny: float = 1.68  # the gain of whoever gets the row instead, as a multiple, shared by all
    push: float = 0.06  # how much better than a pass a bid must be that is meant to be outbid

    # What a call must bring, against drawing a card
    call: float = 0.38
    call_row: float = -0.2  # for each card in the row
    call_hurry: float = -0.37  # for each of one's own cheques that the police leave no time for
    call_idle: float = 0.23  # for each of everyone's, shared by all
    call_hope: float = -0.09  # as a multiple of its value, while the round is young
    call_raid: float = -0.56  # likewise, if the next police card is the raid, as likely as that is
    call_outbid: float = 0.21  # the worth of an auction that someone else wins

    # If nobody else can bid
    alone_card: float = 2.5  # what another card adds to the row
    alone_last: float = 0.4  # the part of a cheque's use that is left when the next police card is the raid …
    alone_each: float = 0.3  # … and for each police card before it (not points)
    alone_hurry: float = 0.1  # the risk of each cheque that the police leave no time for (not points)

    # Thefts
    steal: float = 0.5  # what one must bring
    steal_deny: float = 0.8  # what the card is worth to the opponent who wants it most, as a multiple, shared by all


WEIGHTS: Final = Weights()


def as_array(weights: Weights) -> Any:
    """The weights as compiled code takes them: an array of one record."""
    return np.array([tuple(weights)], np.dtype([(name, np.float64) for name in Weights._fields]))
