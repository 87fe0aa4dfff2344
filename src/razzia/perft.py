"""Counting: how many different sequences of plies there are from a position.

A whole move of a player is a ply, however many cards it steals; the card that chance turns over is a ply of its own and
counts by kind. The counts pin the rules down: a mistake in almost any of them changes some number.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np

from razzia.core.actions import ACTIONS
from razzia.core.cards import CHEQUE_SETS, KINDS
from razzia.core.compile import compiled
from razzia.core.rules import act, legal_actions, reveal, start
from razzia.core.state import CHANCE, STEALING, States, cheque_mask, empty_states

DEEP: Final = 7
"""From this many plies on it pays to compile."""
SPLIT_PLIES: Final = 4
"""A deep count is the sum of the counts from the positions so many plies on."""
LEVELS_PER_PLY: Final = 7
"""A ply may take six thefts and a *done*."""


@compiled
def count(stack: States, level: int, depth: int) -> int:
    """The number of sequences of ``depth`` plies from ``stack[level]``; the rest of the stack is room to work in."""
    if depth == 0:
        return 1
    total = 0
    if stack[level].phase == CHANCE:
        for kind in range(KINDS):
            if stack[level].bag[kind] > 0:
                stack[level + 1] = stack[level]
                reveal(stack[level + 1], kind)
                total += count(stack, level + 1, depth - 1)
    else:
        mask = legal_actions(stack[level])
        for action in range(ACTIONS):
            if mask >> action & 1:
                stack[level + 1] = stack[level]
                act(stack[level + 1], action)
                mid_ply = stack[level + 1].phase == STEALING
                total += count(stack, level + 1, depth if mid_ply else depth - 1)
    return total


def perft(game: States, depth: int, progress: Callable[[int, int], None] | None = None) -> int:
    """The number of different sequences of ``depth`` plies from a position.

    A deep count runs on all cores, one thread for each, and calls ``progress`` as its parts come in.
    """
    if depth < DEEP:
        return _count_from(game, depth, count)
    parts = [game]
    for _ in range(SPLIT_PLIES):
        parts = [after for position in parts for after in successors(position)]
    total = 0
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        counts = threads.map(lambda part: _count_from(part, depth - SPLIT_PLIES, count.machine_code), parts)
        for done, found in enumerate(counts, 1):
            total += found
            if progress:
                progress(done, len(parts))
    return total


def _count_from(game: States, depth: int, counter: Callable[[States, int, int], int]) -> int:
    stack = empty_states(LEVELS_PER_PLY * depth + 1)
    stack[0] = game[0]
    return counter(stack, 0, depth)


def successors(game: States) -> Iterator[States]:
    """Every position one ply on, once for each ply that leads to it."""
    s = game[0]
    if s.phase == CHANCE:
        for kind in range(KINDS):
            if s.bag[kind]:
                after = game.copy()
                reveal(after[0], kind)
                yield after
    mask = legal_actions(s)
    for action in range(ACTIONS):
        if mask >> action & 1:
            after = game.copy()
            act(after[0], action)
            if after[0].phase == STEALING:
                yield from successors(after)
            else:
                yield after


def starting_position(players: int) -> States:
    """The start for counting: the sets of cheques dealt in order, A first, and one pile."""
    game = empty_states(1)
    start(game[0], np.array([cheque_mask(own) for own in CHEQUE_SETS[players]], np.int32), 1, 0)
    return game
