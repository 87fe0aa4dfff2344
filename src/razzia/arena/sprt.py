"""The sequential probability ratio test: stop as soon as a difference is proven or refuted."""

import math
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from razzia.arena.estimates import Running

Verdict: TypeAlias = Literal["proven", "refuted", "undecided"]
ERROR: Final = 0.05
"""How often it may prove what is not so, and how often refute what is."""
BOUND: Final = math.log((1 - ERROR) / ERROR)
FEWEST_DECKS: Final = 20
"""Before that, the spread of the decks is not known well enough."""


@dataclass
class SequentialTest:
    """Wald's test, on the difference of each deck between an entrant and the others.

    Two hypotheses compete: that there is no difference, and that it is ``difference``. The evidence is the logarithm
    of how many times likelier the second makes what was seen. The spread is not known beforehand; it is taken from the
    decks, as engines for chess are tested (the generalised test). Once decided, it stays so.
    """

    difference: float
    spread: float
    """The variance of one deck if the games were drawn by lot: it counts as one more deck, so that a few equal decks
    are not taken for certainty."""
    seen: Running = field(default_factory=Running)
    verdict: Verdict = "undecided"

    def add(self, value: float) -> None:
        """Take the difference of the next deck."""
        if self.verdict != "undecided":
            return
        self.seen.add(value)
        if self.seen.count >= FEWEST_DECKS and abs(self.evidence) >= BOUND:
            self.verdict = "proven" if self.evidence > 0 else "refuted"

    @property
    def evidence(self) -> float:
        """The logarithm of the likelihood ratio; beyond ± ``BOUND`` it decides."""
        if not self.seen.count:
            return 0.0
        variance = (self.seen.squares + self.spread) / self.seen.count
        return self.seen.count * self.difference * (2 * self.seen.mean - self.difference) / (2 * variance)
