"""Means with the uncertainty they have."""

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
NOTHING: Final = 1e-9
"""What differs by less than this differs by the rounding of the computer only."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and how far off it may be: the interval of 95 % confidence is ``mean ± margin``."""

    mean: float
    margin: float | None
    """None where the decks say nothing about the spread: there is one alone, or they all came out alike."""


class Running:
    """A mean over decks that keeps no deck: Welford's way, exact however many there are."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        """The sum of the squared distances from the mean."""

    def add(self, value: float) -> None:
        """Take one more value."""
        self.count += 1
        distance = value - self.mean
        self.mean += distance / self.count
        self.squares += distance * (value - self.mean)

    def estimate(self) -> Estimate:
        """The mean of all values, with its margin."""
        if self.count < 2:
            return Estimate(self.mean, None)
        error = math.sqrt(self.squares / (self.count - 1) / self.count)
        if error < NOTHING:
            return Estimate(self.mean, None)
        return Estimate(self.mean, t_quantile(self.count - 1) * error)


def t_quantile(degrees: int, confidence: float = CONFIDENCE) -> float:
    """How many standard errors to each side hold so much confidence: the quantile of Student's t.

    One and two degrees of freedom have closed forms. From three on it is the normal quantile and four terms of its
    expansion (Abramowitz and Stegun, 26.7.5), which is right to about one in a thousand at three degrees, and better
    beyond.
    """
    p = (1 + confidence) / 2
    if degrees == 1:
        return math.tan(math.pi * (p - 0.5))
    if degrees == 2:
        return (2 * p - 1) / math.sqrt(2 * p * (1 - p))
    z = NormalDist().inv_cdf(p)
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * degrees**4)
    )
