"""What an arena plays: who, with which decks, and who sits where in each game."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import count
from random import Random
from typing import Any

from razzia import __version__
from razzia.editions import DEFAULT_EDITION, Options


@dataclass(frozen=True)
class Seating:
    """Who sits where in one game."""

    game: int
    """Games, decks and rotations count from 0."""
    deck: int
    rotation: int
    places: tuple[int, ...]
    """For each seat, the place of its bot in the job's list."""


@dataclass(frozen=True)
class Job:
    """The bots by name, the table, and the seed of the decks. How many games are played of it is another matter."""

    bots: tuple[str, ...]
    players: int
    seed: int = 0
    edition: str = DEFAULT_EDITION
    options: Options = field(default_factory=Options)
    records: bool = False
    """Whether the records of the games are kept."""

    def __post_init__(self) -> None:
        if len(self.bots) < self.players:
            raise ValueError(f"{len(self.bots)} bots cannot fill {self.players} seats")

    @property
    def entrants(self) -> tuple[str, ...]:
        """The different names: bots of the same name are one entrant with several seats."""
        return tuple(dict.fromkeys(self.bots))

    def seatings(self, games: int | None = None) -> Iterator[Seating]:
        """Who sits where, game by game. Each deck is played once with every rotation of its table."""
        numbers = iter(count() if games is None else range(games))
        for deck, table in enumerate(self.tables()):
            for rotation in range(self.players):
                game = next(numbers, None)
                if game is None:
                    return
                places = tuple(table[(seat + rotation) % self.players] for seat in range(self.players))
                yield Seating(game, deck, rotation, places)

    def tables(self) -> Iterator[tuple[int, ...]]:
        """Who plays each deck. From a pool: whoever has played least, and of those who have met least so far."""
        places = range(len(self.bots))
        if len(self.bots) == self.players:
            while True:
                yield tuple(places)
        random = Random(f"razzia tables {self.seed}")
        played = dict.fromkeys(places, 0)
        met = {(one, other): 0 for one in places for other in places}
        while True:
            table: list[int] = []
            while len(table) < self.players:
                waiting = random.sample(places, len(places))
                table.append(
                    min(
                        (place for place in waiting if place not in table),
                        key=lambda place: (played[place], sum(met[place, other] for other in table)),
                    )
                )
            random.shuffle(table)  # or the order of choice would decide who sits next to whom
            for place in table:
                played[place] += 1
                for other in table:
                    met[place, other] += 1
            yield tuple(table)

    def identity(self) -> dict[str, Any]:
        """Everything that decides what is played, and so whether a journal belongs to this job."""
        return {
            "razzia": __version__,
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "edition": self.edition,
            "options": asdict(self.options),
            "records": self.records,
        }

    def digest(self) -> str:
        """A name for the job: equal jobs have equal names."""
        return hashlib.sha256(json.dumps(self.identity()).encode()).hexdigest()[:16]
