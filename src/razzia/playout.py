"""Random whole games at full speed: the loop that benchmarks run and that searches build on."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from razzia.core.bits import count_bits, lowest_bit
from razzia.core.compile import compiled
from razzia.core.rules import act, legal_actions, reveal, undrawn
from razzia.core.state import CHANCE, OVER, State, States

Generator: TypeAlias = NDArray[np.uint64]
"""The state of a random generator of our own, passed in beside the record: twice as fast as NumPy's inside loops."""

MIXING: Final = 12
"""So many numbers until two generators that differ in one bit have nothing in common any more."""


def generator(seed: int) -> Generator:
    """A generator for :func:`random_below`; different seeds, however close, give unrelated numbers."""
    return np.array([np.random.SeedSequence(seed).generate_state(1, np.uint64)[0] | 1], np.uint64)


@compiled
def random_below(random: Generator, limit: int) -> int:
    """A random number from 0 up to, but not including, ``limit`` (Marsaglia's xorshift, upper half)."""
    x = random[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    random[0] = x
    return int(((x >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@compiled
def reseed(random: Generator, seed: int, number: int) -> None:
    """Start a generator anew for a game of a seed; the first numbers mix what neighbours have in common."""
    random[0] = (np.uint64(seed) ^ (np.uint64(number) << np.uint64(20))) | np.uint64(1)
    for _ in range(MIXING):
        random_below(random, 1)


@compiled
def random_action(mask: int, random: Generator) -> int:
    """One of the actions of a mask, each as likely as the others."""
    for _ in range(random_below(random, count_bits(mask))):
        mask &= mask - 1
    return lowest_bit(mask)


@compiled
def random_card(s: State, random: Generator) -> int:
    """The kind of the next card, as likely as there are such cards left."""
    place = random_below(random, undrawn(s))
    kind = 0
    while place >= s.bag[kind]:
        place -= s.bag[kind]
        kind += 1
    return kind


@compiled
def play_out(s: State, random: Generator) -> int:
    """Play a game to its end at random. Returns the number of steps: decisions and cards turned over."""
    steps = 0
    while s.phase != OVER:
        if s.phase == CHANCE:
            reveal(s, random_card(s, random))
        else:
            act(s, random_action(legal_actions(s), random))
        steps += 1
    return steps


@compiled
def play_out_many(position: States, room: States, games: int, random: Generator) -> int:
    """Play so many games from ``position[0]``, one after the other in ``room[0]``. Returns the number of steps."""
    steps = 0
    for _ in range(games):
        room[0] = position[0]
        steps += play_out(room[0], random)
    return steps
