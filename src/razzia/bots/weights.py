"""The numbers that ``greedy`` judges by.

They are in points. Tuned by self-play: see ``docs/bots.md``.
"""

from typing import Any, NamedTuple

import numpy as np


class Weights(NamedTuple):
    """What counts how much."""

    # Cards
    thief: float = 2.3
    jewels_0: float = -3.0
    jewels_1: float = -1.0
    jewels_2: float = 1.5
    jewels_3: float = 6.0
    jewels_4: float = 10.5
    bodyguard_width: float = 1.5
    bodyguard_later: float = 0.8
    bodyguard_width_later: float = 2.5
    driver_hope: float = 0.7
    car_later: float = 0.5
    business: float = 1.1
    business_pair: float = 1.0
    business_three: float = 5.5
    business_all: float = 3.0
    # Cheques
    cheque_later: float = 4.0
    cheque_last: float = 1.0
    cheque_width: float = 4.0
    cheque_cost: float = 6.0
    cheque_rank: float = 0.7
    last_cheque: float = 1.0
    auctions_each: float = 1.0
    auctions_more: float = 2.0
    auctions_enough: float = 1.0
    # Others
    deny: float = 0.3
    push: float = 0.0
    # When to call, when to steal
    call: float = 1.0
    call_row: float = 0.2
    call_hurry: float = 0.5
    call_raid: float = 0.5
    call_alone: float = 2.0
    call_win: float = 0.0
    call_outbid: float = 0.0
    call_idle: float = 0.0
    call_hope: float = 0.0
    steal: float = 0.5


WEIGHTS = Weights()


def as_array(weights: Weights) -> Any:
    """The weights as compiled code takes them: an array of one record."""
    return np.array([tuple(weights)], np.dtype([(name, np.float64) for name in Weights._fields]))
