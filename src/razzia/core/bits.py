"""Whole numbers as sets: bit ``n`` stands for ``n``. So are cheques kept, and the actions that are legal."""

from razzia.core.compile import compiled


@compiled
def count_bits(mask: int) -> int:
    """How many there are in a set."""
    count = 0
    while mask != 0:  # compilers know this loop and make one instruction of it
        mask &= mask - 1
        count += 1
    return count


@compiled
def lowest_bit(mask: int) -> int:
    """The lowest of a set, which must not be empty."""
    return count_bits((mask & -mask) - 1)


@compiled
def sum_bits(mask: int) -> int:
    """The sum of a set of numbers up to 31: each pattern picks out those that have a 1, 2, 4, 8 or 16 in them."""
    return (
        count_bits(mask & 0xAAAAAAAA)
        + 2 * count_bits(mask & 0xCCCCCCCC)
        + 4 * count_bits(mask & 0xF0F0F0F0)
        + 8 * count_bits(mask & 0xFF00FF00)
        + 16 * count_bits(mask & 0xFFFF0000)
    )
