"""The numbers that ``greedy`` judges by.

They are in points. Tuned by self-play: see ``docs/bots.md``.
"""

from typing import Any, NamedTuple

import numpy as np


class Weights(NamedTuple):
    """What counts how much."""

    # Cards
    thief: float = 3.38
    jewels_0: float = -4.22
    jewels_1: float = -1.53
    jewels_2: float = 0.79
    jewels_3: float = 4.23
    jewels_4: float = 7.31
    bodyguard_width: float = 0.68
    bodyguard_later: float = 3.15
    bodyguard_width_later: float = 3.6
    driver_hope: float = 0.37
    car_later: float = 0.51
    business: float = 1.07
    business_pair: float = 1.97
    business_three: float = 6.02
    business_all: float = 2.04
    # Cheques
    cheque_later: float = 6.69
    cheque_last: float = 1.98
    cheque_width: float = 5.36
    cheque_cost: float = 9.53
    cheque_rank: float = 0.5
    last_cheque: float = -0.01
    auctions_each: float = 1.38
    auctions_more: float = 1.37
    auctions_enough: float = 1.06
    # Others
    deny: float = 1.68
    push: float = 0.06
    # When to call, when to steal
    call: float = 0.38
    call_row: float = -0.2
    call_hurry: float = 0.37
    call_raid: float = 0.56
    call_alone: float = 4.37
    call_win: float = -0.03
    call_outbid: float = 0.21
    call_idle: float = -0.23
    call_hope: float = -0.09
    steal: float = -0.21


WEIGHTS = Weights()


def as_array(weights: Weights) -> Any:
    """The weights as compiled code takes them: an array of one record."""
    return np.array([tuple(weights)], np.dtype([(name, np.float64) for name in Weights._fields]))
