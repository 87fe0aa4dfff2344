"""What nobody can foresee: the time, and luck. It comes in here and nowhere else.

Whoever hands in their own gets a server that does the same each time. That is how the tests compare, byte by byte, what
two servers say that differ in nothing but their decks.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from razzia.dealer import new_secret
from razzia.server.keys import new_table_id


def milliseconds() -> int:
    """The time, as journals have it."""
    return time.time_ns() // 1_000_000


def new_seed() -> str:
    """Luck for a bot that thinks about one decision."""
    return secrets.token_hex(16)


def new_number() -> str:
    """A number for a request, by which its entries in the log are found."""
    return secrets.token_hex(8)


@dataclass(frozen=True)
class Chance:
    """Where a server gets what nobody can foresee."""

    now: Callable[[], int] = milliseconds
    """The time, in milliseconds since 1970."""
    new_id: Callable[[], str] = new_table_id
    new_secret: Callable[[], bytes] = new_secret
    """The secret of a dealer."""
    new_seed: Callable[[], str] = new_seed
    new_number: Callable[[], str] = new_number


REAL: Final = Chance()
"""The real time, and luck that nobody knows."""
