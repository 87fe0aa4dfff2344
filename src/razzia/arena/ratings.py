"""Ratings of the entrants, game by game: openskill's Plackett and Luce, made for several players."""

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce


class Ratings:
    """A rating for each entrant. The same games in the same order give the same ratings."""

    def __init__(self, entrants: Sequence[str]) -> None:
        self._model = PlackettLuce()
        self._ratings: dict[str, Any] = {name: self._model.rating(name=name) for name in entrants}

    def add(self, names: Sequence[str], ranks: Sequence[float]) -> None:
        """Take one game: who sat in each seat, and the rank of each.

        An entrant with several seats gets the mean of what its seats would have got.
        """
        if len(set(names)) < 2:
            return  # nobody to be compared with
        rated = self._model.rate([[self._ratings[name]] for name in names], ranks=list(ranks))
        seats: dict[str, list[Any]] = {}
        for name, [rating] in zip(names, rated, strict=True):
            seats.setdefault(name, []).append(rating)
        for name, own in seats.items():
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            self._ratings[name] = self._model.rating(mu, sigma, name)

    def of(self, name: str) -> tuple[float, float]:
        """The rating of an entrant, and its uncertainty (one standard deviation)."""
        return self._ratings[name].mu, self._ratings[name].sigma
