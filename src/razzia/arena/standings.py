"""The result of a job, as it grows game by game.

The unit of the statistics is the deck. All seatings of a deck share its luck, so they are averaged first; decks are
independent of each other, so what differs between them tells how sure a mean is.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

from razzia.arena.estimates import Estimate, Running
from razzia.arena.facts import CAUSES, SeatFacts
from razzia.arena.faults import Fault
from razzia.arena.job import Job, Seating
from razzia.arena.placing import ranks, win_shares
from razzia.arena.ratings import Ratings
from razzia.arena.referee import Outcome
from razzia.arena.sprt import SequentialTest
from razzia.core.cards import ROUNDS
from razzia.core.scoring import ITEMS

MEASURES: Final = ("win_share", "points", "rank")
FAULTS_SHOWN: Final = 20
"""So many faults of each entrant are kept with their positions; the others are counted."""


class Habits:
    """What an entrant did in all its games together."""

    def __init__(self) -> None:
        self.games = 0
        """A game counts once for each seat."""
        self.forfeits = 0
        """The games that it lost by a fault."""
        self.points = [[0] * len(ITEMS) for _ in range(ROUNDS)]
        self.called = [0] * len(CAUSES)
        self.called_and_won = [0] * len(CAUSES)
        self.bid_in = 0
        self.won = 0
        self.rows: Counter[int] = Counter()
        """How many rows it bought with each cheque."""
        self.cards: Counter[int] = Counter()
        """How many cards were in them."""

    def add(self, facts: SeatFacts) -> None:
        """Take the facts of one seat in one game."""
        self.games += 1
        self.bid_in += facts.bid_in
        self.won += facts.won
        self.called = _sum(self.called, facts.called)
        self.called_and_won = _sum(self.called_and_won, facts.called_and_won)
        self.points = [_sum(own, new) for own, new in zip(self.points, facts.points, strict=True)]
        for cheque, cards in facts.bought:
            self.rows[cheque] += 1
            self.cards[cheque] += cards


def _sum(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


class Standings:
    """Takes the games of a job in their order, and knows the result so far."""

    def __init__(self, job: Job, difference: float | None = None) -> None:
        """With a ``difference``, it is tested whether the first entrant is better than the others by so much."""
        self.job = job
        self.games = 0
        self.decks = 0
        self.habits = {name: Habits() for name in job.entrants}
        self.ratings = Ratings(job.entrants)
        self.fault_counts: Counter[tuple[str, str]] = Counter()
        """By entrant and kind."""
        self.faults: list[Fault] = []
        # The variance of a deck's difference if one seat of the table won each game by lot.
        by_lot = 1 / (job.players * (job.players - 1))
        self.test = SequentialTest(difference, by_lot) if difference else None
        self._means = {name: {measure: Running() for measure in MEASURES} for name in job.entrants}
        self._paired = {pair: {measure: Running() for measure in MEASURES} for pair in combinations(job.entrants, 2)}
        self._deck: dict[str, list[list[float]]] = {}
        """The measures of each seat that an entrant has had with the deck under way."""

    @property
    def par(self) -> float:
        """The win share of a bot that is no better and no worse than the others."""
        return 1 / self.job.players

    def add(self, seating: Seating, outcome: Outcome) -> None:
        """Take the next game."""
        self.games += 1
        names = [self.job.bots[place] for place in seating.places]
        places = ranks(outcome.totals, outcome.forfeits)
        shares = win_shares(outcome.totals, outcome.forfeits)
        for name, facts in zip(names, outcome.facts, strict=True):
            self.habits[name].add(facts)
        for seat in outcome.forfeits:
            self.habits[names[seat]].forfeits += 1
        self.ratings.add(names, places)
        for fault in outcome.faults:
            self._note(fault)
        for name, *values in zip(names, shares, outcome.totals, places, strict=True):
            self._deck.setdefault(name, []).append(values)
        if seating.rotation == self.job.players - 1:
            self._close_deck()

    def _note(self, fault: Fault) -> None:
        self.fault_counts[fault.bot, fault.kind] += 1
        if sum(count for (bot, _), count in self.fault_counts.items() if bot == fault.bot) <= FAULTS_SHOWN:
            self.faults.append(fault)

    def _close_deck(self) -> None:
        """All seatings of a deck have been played: it is one observation."""
        self.decks += 1
        deck = {
            name: dict(zip(MEASURES, map(fmean, zip(*seats, strict=True)), strict=True))
            for name, seats in self._deck.items()
        }
        for name, values in deck.items():
            for measure in MEASURES:
                self._means[name][measure].add(values[measure])
        for (one, other), running in self._paired.items():
            if one in deck and other in deck:
                for measure in MEASURES:
                    running[measure].add(deck[one][measure] - deck[other][measure])
        first = self.job.bots[0]
        if self.test and first in deck and len(deck) > 1:
            others = fmean(share for name, seats in self._deck.items() if name != first for share, *_ in seats)
            self.test.add(deck[first]["win_share"] - others)
        self._deck = {}

    def mean(self, name: str, measure: str) -> Estimate:
        """A measure of an entrant: the mean over its decks, for each seat."""
        return self._means[name][measure].estimate()

    def decks_of(self, name: str) -> int:
        """How many decks an entrant has played."""
        return self._means[name]["rank"].count

    def pairs(self) -> list[tuple[str, str]]:
        """The entrants that have met, two by two."""
        return [pair for pair, running in self._paired.items() if running["rank"].count]

    def difference(self, one: str, other: str, measure: str) -> Estimate:
        """How far an entrant is ahead of another, over the decks that both have played."""
        return self._paired[one, other][measure].estimate()
