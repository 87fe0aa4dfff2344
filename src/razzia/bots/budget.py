"""How long a bot may think about one decision."""

import re
from dataclasses import dataclass
from typing import Final

from razzia.errors import SetupError

_SPELLING: Final = re.compile(r"(?:(?P<threads>[1-9]\d{0,2})x)?(?P<amount>\d{1,9}(?:\.\d{1,6})?)(?P<unit>ms|s|)")

DEFAULT: Final = 100.0
"""Milliseconds, where nothing else is said."""


@dataclass(frozen=True)
class Budget:
    """So much time, or so many simulations, on so many threads.

    With a number of simulations a bot is deterministic: the same position and the same luck give the same move on
    every machine. With a time it does as much as the machine can.

    >>> Budget.parse("100ms")
    Budget(milliseconds=100.0, simulations=None, threads=1)
    >>> str(Budget.parse("2x5000"))
    '2x5000'
    """

    milliseconds: float | None = None
    simulations: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if self.milliseconds is None and self.simulations is None:
            object.__setattr__(self, "milliseconds", DEFAULT)
        amounts = [amount for amount in (self.milliseconds, self.simulations) if amount is not None]
        if len(amounts) > 1 or amounts[0] <= 0 or self.threads < 1:
            raise SetupError(
                "budget", f"{self.milliseconds} ms, {self.simulations} simulations, {self.threads} threads"
            )

    @property
    def seconds(self) -> float:
        """The time, where it is one."""
        if self.milliseconds is None:
            raise SetupError("budget", str(self))
        return self.milliseconds / 1000

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Read ``100ms``, ``0.5s``, or ``5000`` for simulations; ``2x`` before it is for two threads."""
        spelled = _SPELLING.fullmatch(text)
        if not spelled or float(spelled["amount"]) == 0 or ("." in spelled["amount"] and not spelled["unit"]):
            raise SetupError("budget", text)
        threads = int(spelled["threads"] or 1)
        if not spelled["unit"]:
            return cls(None, int(spelled["amount"]), threads)
        return cls(float(spelled["amount"]) * (1000 if spelled["unit"] == "s" else 1), None, threads)

    def __str__(self) -> str:
        amount = str(self.simulations) if self.simulations is not None else f"{self.milliseconds:g}ms"
        return amount if self.threads == 1 else f"{self.threads}x{amount}"
