"""An evening at a server whose cards are known beforehand: tables at the moments that a test wants to look at."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from razzia.dealer import secret_from_seed
from razzia.server.chance import Chance, milliseconds
from razzia.server.keys import ID_LENGTH, ID_LETTERS
from tests.server.open_house import Connection, OpenHouse, Person, open_house

SEATS = "ABCDE"
FULL = 7
GOOD = 5
"""So many cards in the row are worth a bid."""
CROWD = 80
CROWDED_SEED = 1398
"""With these cards, five people who collect get that many, of the hundred that can be had."""

Moment = Callable[[dict[str, Any]], bool]


def collect(legal: list[str], game: dict[str, Any]) -> str:
    """The move of someone who wants many cards: draw until the row is full, bid for nothing less than a good one."""
    cards = sum(card is not None for card in game["row"])
    bids = [move for move in legal if move.startswith("bid")]
    if game["decision"] == "auction":
        return bids[0] if bids and cards >= GOOD else "pass" if "pass" in legal else legal[0]
    draws = [move for move in legal if move.startswith("draw")]
    return draws[len(game["undrawn"]) % len(draws)] if draws and cards < FULL else "auction"


class Table:
    """A table with two people: Ada has the first seat, her friend the others."""

    def __init__(self, host: Person, friend: Person, names: list[str], **setup: Any) -> None:
        self.id = host.make(**{"players": len(names), **setup})
        self._host, self._friend = host, friend
        for person, seat, name in zip([host, *[friend] * (len(names) - 1)], SEATS, names, strict=False):
            person.do(self.id, "sit", name=name, seat=seat, contribution=f"luck of {seat}")
        self._people: list[Connection] = []

    def start(self) -> "Table":
        self._host.do(self.id, "start")
        self._people = [person.come(self.id) for person in (self._host, self._friend)]
        return self

    @property
    def game(self) -> dict[str, Any]:
        return self._people[0].game

    def step(self) -> None:
        """One move."""
        for person in self._people:
            if person.legal:
                self.act(collect(person.legal, person.game))
                return
        raise AssertionError("nobody can do anything")

    def act(self, move: str) -> None:
        """A move of whoever must decide."""
        person = next(person for person in self._people if person.legal)
        answer = person.act(move)
        assert answer["type"] == "accepted", answer
        for other in self._people:
            other.settle(answer["version"])

    def until(self, moment: Moment) -> "Table":
        """Play on to a moment."""
        while not moment(self.game):
            self.step()
        return self

    def rematch(self) -> str:
        """Lay a table for another game. Its id."""
        self._host.do(self.id, "rematch")
        other: str = self._host.get(f"/tables/{self.id}").json()["table"]["rematch"]
        return other

    def record(self) -> str:
        """The record of the game, when it is over."""
        answer = self._host.get(f"/tables/{self.id}/record")
        assert answer.status_code == 200, answer.text
        return answer.text


def crowded(game: dict[str, Any]) -> bool:
    """Ada's turn, with a theft to plan, when most of the cards lie with the families."""
    cards = sum(sum(seat["family"].values()) for seat in game["seats"])
    can_steal = game["seats"][0]["family"].get("thief") and any(game["row"])
    return bool(game["decision"] == "turn" and game["to_act"] == "A" and can_steal and cards >= CROWD)


def bidding(game: dict[str, Any]) -> bool:
    """Ada may bid, and others have bid or passed before her."""
    auction = game["auction"]
    return bool(auction) and game["to_act"] == "A" and len(auction["bids"]) >= 2 and auction["best_bid"] is not None


def over(game: dict[str, Any]) -> bool:
    return bool(game["decision"] == "over")


class Luck:
    """The cards of the next table: others at each, unless a test wants those that it knows."""

    def __init__(self) -> None:
        self.seed = 0

    def new_secret(self) -> bytes:
        self.seed += 1
        return secret_from_seed("evening", self.seed - 1)


class Evening:
    """A house, and those who come."""

    def __init__(self, house: OpenHouse, luck: Luck) -> None:
        self.url = house.url
        self.ada, self.bo = house.person("Ada"), house.person("Bo")
        self._luck = luck

    def table(self, names: list[str], seed: int = 0, **setup: Any) -> Table:
        """A table with these people, and the cards of a seed."""
        self._luck.seed = seed
        return Table(self.ada, self.bo, names, **setup)

    def shared_table(self, names: list[str], **setup: Any) -> Table:
        """A table with people who share Ada's device."""
        self._luck.seed = 0
        return Table(self.ada, self.ada, names, **setup)


@contextmanager
def evening(folder: Path, now: Callable[[], int] = milliseconds) -> Iterator[Evening]:
    """Open a house where the same cards come each time."""
    luck, ids = Luck(), count(1)
    chance = Chance(
        now=now,
        new_id=lambda: "".join(Random(next(ids)).choices(ID_LETTERS, k=ID_LENGTH)),
        new_secret=luck.new_secret,
        new_seed=lambda: "evening",
    )
    with open_house(folder / "razzia.db", chance=chance, requests=count(1)) as house:
        yield Evening(house, luck)
