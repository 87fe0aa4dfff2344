"""The exact outcome of small positions: every card with its probability, every player's best choice.

Each player takes what wins most often for itself; of equals, what brings it more points; of equals, the lowest action.
Positions that were met before are looked up.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from razzia.core.actions import ACTIONS, DRAW_LEFT, DRAW_RIGHT
from razzia.core.cards import KINDS, MAX_PLAYERS
from razzia.core.compile import compiled
from razzia.core.rules import act, legal_actions, probability, reveal
from razzia.core.scoring import victory
from razzia.core.state import CHANCE, OVER, RECORD, State, States, empty_states

DEEPEST: Final = 200
"""More steps than a small position can be from its end."""
AS_GOOD: Final = 1e-9

OUTCOME: Final = 2 * MAX_PLAYERS
"""The chance to win of each seat, then the points of each seat."""


class Solver:
    """Solves positions, as long as they need no more than so many different ones in all."""

    def __init__(self, positions: int) -> None:
        places = 1 << (2 * positions).bit_length()
        self._stack = empty_states(DEEPEST)
        self._words = self._stack.view(np.ndarray).view(np.uint32).reshape(DEEPEST, RECORD.itemsize // 4)
        self._outcomes = np.zeros((DEEPEST, OUTCOME))
        self._keys = np.zeros(places, np.uint64)
        self._known = np.empty((places, OUTCOME))
        self._left = np.array([positions])

    def solve(self, position: State) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
        """The chance to win and the points of each seat; None when it takes too many positions."""
        self._stack[0] = position
        if not solve.machine_code(self._stack, self._words, 0, self._outcomes, self._keys, self._known, self._left):
            return None
        outcome = self._outcomes[0]
        return outcome[:MAX_PLAYERS].copy(), outcome[MAX_PLAYERS:].copy()


@compiled
def solve(stack: States, words: Any, depth: int, outcomes: Any, keys: Any, known: Any, left: Any) -> bool:
    """Write the outcome of ``stack[depth]`` to ``outcomes[depth]``. False when it takes too many positions."""
    s = stack[depth]
    if s.phase == OVER:
        for seat in range(s.players):
            outcomes[depth, seat] = victory(s, seat)
            outcomes[depth, MAX_PLAYERS + seat] = s.totals[seat]
        return True
    key = key_of(words[depth])
    place = place_of(key, keys)
    if keys[place] != 0:
        for number in range(OUTCOME):
            outcomes[depth, number] = known[place, number]
        return True
    if left[0] == 0 or depth + 1 == len(stack):
        return False
    left[0] -= 1
    following = depth + 1
    if s.phase == CHANCE:
        for number in range(OUTCOME):
            outcomes[depth, number] = 0.0
        for kind in range(KINDS):
            if s.bag[kind] > 0:
                stack[following] = s
                reveal(stack[following], kind)
                if not solve(stack, words, following, outcomes, keys, known, left):
                    return False
                for number in range(OUTCOME):
                    outcomes[depth, number] += probability(s, kind) * outcomes[following, number]
    else:
        mask = legal_actions(s)
        if mask >> DRAW_LEFT & 1:
            mask &= ~(1 << DRAW_RIGHT)  # either pile holds any card with the same chance
        win = int(s.seat)
        points = MAX_PLAYERS + win
        outcomes[depth, win] = -1.0
        for action in range(ACTIONS):
            if mask >> action & 1:
                stack[following] = s
                act(stack[following], action)
                if not solve(stack, words, following, outcomes, keys, known, left):
                    return False
                better = outcomes[following, win] - outcomes[depth, win]
                more = outcomes[following, points] - outcomes[depth, points]
                if better > AS_GOOD or (better > -AS_GOOD and more > AS_GOOD):
                    for number in range(OUTCOME):
                        outcomes[depth, number] = outcomes[following, number]
    place = place_of(key, keys)  # what was met in between may have taken the first place
    keys[place] = key
    for number in range(OUTCOME):
        known[place, number] = outcomes[depth, number]
    return True


@compiled
def key_of(words: NDArray[np.uint32]) -> np.uint64:
    """A number that no other position is likely to have; never 0."""
    key = np.uint64(0x9E3779B97F4A7C15)
    for word in words:
        key = (key ^ np.uint64(word)) * np.uint64(0xBF58476D1CE4E5B9)
        key ^= key >> np.uint64(29)
    return key | np.uint64(1)


@compiled
def place_of(key: np.uint64, keys: NDArray[np.uint64]) -> int:
    """Where a position is known, or the place that is free for it."""
    last = np.uint64(len(keys) - 1)
    place = (key >> np.uint64(1)) & last
    while keys[place] != 0 and keys[place] != key:
        place = (place + np.uint64(1)) & last
    return int(place)
