"""Counting: how many different sequences of plies there are from a position.

A whole move of a player is a ply, however many cards it steals; the card that chance turns over is a ply of its own and
counts by kind. The counts pin the rules down: a mistake in almost any of them changes some number.
"""

import os
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Final

from razzia.core.actions import ACTIONS
from razzia.core.cards import CHEQUE_SETS, KINDS
from razzia.core.compile import compiled
from razzia.core.rules import act, legal_actions, reveal, set_up
from razzia.core.state import CHANCE, STEALING, State, States, empty_states

DEEP: Final = 7
"""From this many plies on it pays to compile."""
SPLIT_PLIES: Final = 4
"""A deep count is the sum of the counts from the positions so many plies on."""
VERY_DEEP: Final = 12
VERY_DEEP_SPLIT_PLIES: Final = 6
"""From so many plies on, the parts are smaller, so that progress shows and an interruption is noticed."""
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


def perft(position: State, depth: int, progress: Callable[[int, int], None] | None = None) -> int:
    """The number of different sequences of ``depth`` plies from a position.

    A deep count runs on all cores, one thread for each, and calls ``progress`` as its parts come in.
    """
    if depth < DEEP:
        return _count_from(position, depth, count)
    split = SPLIT_PLIES if depth < VERY_DEEP else VERY_DEEP_SPLIT_PLIES
    parts = [position]
    for _ in range(split):
        parts = [after for part in parts for after in successors(part)]
    machine_code = count.machine_code
    waiting: SimpleQueue[State | None] = SimpleQueue()
    found: SimpleQueue[int] = SimpleQueue()

    def work() -> None:
        while (part := waiting.get()) is not None:
            found.put(_count_from(part, depth - split, machine_code))

    cores = os.cpu_count() or 1
    for part in [*parts, *[None] * cores]:
        waiting.put(part)
    for _ in range(cores):
        # A daemon: whoever interrupts a long count does not want to wait for the parts that are under way.
        Thread(target=work, daemon=True).start()
    total = 0
    for done in range(1, len(parts) + 1):
        total += found.get()
        if progress:
            progress(done, len(parts))
    return total


def _count_from(position: State, depth: int, counter: Callable[[States, int, int], int]) -> int:
    stack = empty_states(LEVELS_PER_PLY * depth + 1)
    stack[0] = position
    return counter(stack, 0, depth)


def successors(position: State) -> Iterator[State]:
    """Every position one ply on, once for each ply that leads to it."""
    if position.phase == CHANCE:
        for kind in range(KINDS):
            if position.bag[kind]:
                after = position.copy()
                reveal(after, kind)
                yield after
    mask = legal_actions(position)
    for action in range(ACTIONS):
        if mask >> action & 1:
            after = position.copy()
            act(after, action)
            if after.phase == STEALING:
                yield from successors(after)
            else:
                yield after


def starting_position(players: int) -> State:
    """The start for counting: the sets of cheques dealt in order, A first, and one pile."""
    return set_up(CHEQUE_SETS[players], pile_count=1)
