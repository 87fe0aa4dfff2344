"""The exact outcome of small positions: every card with its probability, every player's best choice.

Each player takes what wins most often for itself; of equals, what brings it more points; of equals, the lowest action.
Positions that were met before are looked up.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from razzia.core.actions import DRAW_LEFT, DRAW_RIGHT
from razzia.core.bits import lowest_bit
from razzia.core.cards import KINDS, MAX_PLAYERS
from razzia.core.compile import compiled
from razzia.core.rules import act, legal_actions, probability, reveal
from razzia.core.scoring import victory
from razzia.core.state import CHANCE, OVER, RECORD, State, States, empty_states

DEEPEST: Final = 200
"""More steps than a small position can be from its end."""
AS_GOOD: Final = 1e-9

OUTCOME: Final = 2 * MAX_PLAYERS
Outcome: TypeAlias = NDArray[np.float64]
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
        settle(s, outcomes[depth])
        return True
    key = key_of(words[depth])
    place = place_of(key, keys)
    if keys[place] != 0:
        take_over(known[place], outcomes[depth])
        return True
    if left[0] == 0 or depth + 1 == len(stack):
        return False
    left[0] -= 1
    begin(outcomes[depth], s)
    choices = choices_in(s)
    while choices != 0:
        choice = lowest_bit(choices)
        choices &= choices - 1
        stack[depth + 1] = s
        step(stack[depth + 1], choice)
        if not solve(stack, words, depth + 1, outcomes, keys, known, left):
            return False
        compare(s, choice, outcomes[depth + 1], outcomes[depth])
    place = place_of(key, keys)  # what was met in between may have taken the first place
    keys[place] = key
    take_over(outcomes[depth], known[place])
    return True


@compiled
def settle(s: State, outcome: Outcome) -> None:
    """The outcome of a game that is over."""
    for seat in range(s.players):
        outcome[seat] = victory(s, seat)
        outcome[MAX_PLAYERS + seat] = s.totals[seat]


@compiled
def take_over(source: Outcome, target: Outcome) -> None:
    """Copy an outcome."""
    for number in range(OUTCOME):
        target[number] = source[number]


@compiled
def begin(outcome: Outcome, s: State) -> None:
    """Before any choice has been looked at: nothing to add to, or worse than anything for whoever decides."""
    for number in range(OUTCOME):
        outcome[number] = 0.0
    if s.phase != CHANCE:
        outcome[s.seat] = -1.0


@compiled
def choices_in(s: State) -> int:
    """The mask of the cards that can come, or of the actions that differ in more than the pile they draw from."""
    mask = 0
    if s.phase == CHANCE:
        for kind in range(KINDS):
            if s.bag[kind] > 0:
                mask |= 1 << kind
        return mask
    mask = legal_actions(s)
    if mask >> DRAW_LEFT & 1:
        mask &= ~(1 << DRAW_RIGHT)
    return mask


@compiled
def step(s: State, choice: int) -> None:
    """Turn over a card, or take an action."""
    if s.phase == CHANCE:
        reveal(s, choice)
    else:
        act(s, choice)


@compiled
def compare(s: State, choice: int, found: Outcome, outcome: Outcome) -> None:
    """Add a card's outcome as likely as it is; or keep that of the action which is best for whoever decides."""
    if s.phase == CHANCE:
        for number in range(OUTCOME):
            outcome[number] += probability(s, choice) * found[number]
        return
    better = found[s.seat] - outcome[s.seat]
    more = found[MAX_PLAYERS + s.seat] - outcome[MAX_PLAYERS + s.seat]
    if better > AS_GOOD or (better > -AS_GOOD and more > AS_GOOD):
        take_over(found, outcome)


@compiled
def key_of(words: NDArray[np.uint32]) -> np.uint64:
    """A number that no other position is likely to have; never 0."""
    key = np.uint64(0x9E3779B97F4A7C15)
    for word in words:
        key ^= np.uint64(word)
        key ^= key << np.uint64(13)
        key ^= key >> np.uint64(7)
        key ^= key << np.uint64(17)
    return key | np.uint64(1)


@compiled
def place_of(key: np.uint64, keys: NDArray[np.uint64]) -> int:
    """Where a position is known, or the place that is free for it."""
    last = np.uint64(len(keys) - 1)
    place = (key >> np.uint64(1)) & last
    while keys[place] != 0 and keys[place] != key:
        place = (place + np.uint64(1)) & last
    return int(place)
