"""Whole games played out by the judgement of ``greedy``, to see how often each option wins."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from razzia.bots.judgement import greedy_action
from razzia.bots.weights import Weights
from razzia.core.actions import ACTIONS
from razzia.core.compile import compiled
from razzia.core.rules import act, reveal
from razzia.core.scoring import victory
from razzia.core.state import CHANCE, OVER, State, States
from razzia.playout import Generator, random_card, reseed

WINS: Final = 0
POINTS: Final = 1
"""What is added up for each option: shares of the victory, and points."""


@compiled
def play_greedily(s: State, random: Generator, w: Weights, values: Any) -> None:
    """Play a game to its end, everyone by the same judgement, the cards by chance."""
    while s.phase != OVER:
        if s.phase == CHANCE:
            reveal(s, random_card(s, random))
        else:
            act(s, greedy_action(s, w, values))


@compiled
def roll_out(
    options: States,
    chosen: NDArray[np.int64],
    seat: int,
    first: int,
    last: int,
    seed: int,
    weights: Any,
    room: States,
    results: NDArray[np.float64],
) -> None:
    """Play games, numbered from ``first`` to before ``last``, from each of the chosen options; add up how they end.

    The same number gives every option the same luck, so that what is left is the difference between the options.
    """
    random = np.empty(1, np.uint64)
    values = np.empty(ACTIONS)
    s = room[0]
    for game in range(first, last):
        for option in chosen:
            room[0] = options[option]
            reseed(random, seed, game)
            play_greedily(s, random, weights[0], values)
            results[option, WINS] += victory(s, seat)
            results[option, POINTS] += s.totals[seat]
