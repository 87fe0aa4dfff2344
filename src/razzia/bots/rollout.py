"""Rounds played out by the judgement of ``greedy``, to see how good each option is."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from razzia.bots.judgement import greedy_action
from razzia.bots.outlook import look_out
from razzia.bots.weights import Weights
from razzia.core.actions import ACTIONS
from razzia.core.cards import MAX_PLAYERS
from razzia.core.compile import compiled
from razzia.core.rules import act, reveal
from razzia.core.state import CHANCE, OVER, State, States
from razzia.playout import Generator, random_card, reseed

WINS: Final = 0
POINTS: Final = 1
"""What is added up for each option: chances to win, and points."""


@compiled
def finish_round(s: State, last: int, random: Generator, w: Weights, values: Any) -> None:
    """Play to the end of round ``last``, everyone by the same judgement, the cards by chance."""
    while s.phase != OVER and s.round <= last:
        if s.phase == CHANCE:
            reveal(s, random_card(s, random))
        else:
            act(s, greedy_action(s, w, values))


@compiled
def roll_out(
    options: States,
    chosen: NDArray[np.int64],
    seat: int,
    last: int,
    first: int,
    games: int,
    seed: int,
    weights: Any,
    room: States,
    results: NDArray[np.float64],
) -> None:
    """Play round ``last`` to its end from each of the chosen options; add up what a seat can expect then.

    The games are numbered from ``first`` on. The same number gives every option the same luck, so that what is left is
    the difference between the options.
    """
    random = np.empty(1, np.uint64)
    values = np.empty(ACTIONS)
    wins = np.empty(MAX_PLAYERS)
    points = np.empty(MAX_PLAYERS)
    s = room[0]
    for game in range(first, first + games):
        for option in chosen:
            room[0] = options[option]
            reseed(random, seed, game)
            finish_round(s, last, random, weights[0], values)
            look_out(s, weights[0], wins, points)
            results[option, WINS] += wins[seat]
            results[option, POINTS] += points[seat]
