"""What kind of table it is: how many seats, which edition, which clock. Settled when the table is made."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from razzia.core.cards import MAX_PLAYERS, MIN_PLAYERS, SEATS
from razzia.editions import DEFAULT_EDITION, EDITIONS, Options, edition_named

Level: TypeAlias = Literal["easy", "normal", "hard"]
"""How well a bot plays."""
SEAT_PATTERN: Final = f"^[{SEATS[0]}-{SEATS[-1]}]$"
Seat: TypeAlias = Annotated[str, Meta(max_length=1, pattern=SEAT_PATTERN, description="the letter of a seat")]

DAY: Final = 24 * 60 * 60


class _Clock(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What all clocks have in common."""


class NoClock(_Clock, frozen=True, tag="none"):
    """Everyone takes the time they need."""


class MoveClock(_Clock, frozen=True, tag="move"):
    """So many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=DAY)]


class TotalClock(_Clock, frozen=True, tag="total"):
    """So many seconds for the whole game, and some more for each decision that was made."""

    seconds: Annotated[int, Meta(ge=10, le=DAY)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DayClock(_Clock, frozen=True, tag="days"):
    """So many days for each decision: for a game over a week or two."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock: TypeAlias = NoClock | MoveClock | TotalClock | DayClock


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What someone asks for who wants a new table."""

    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] = 4
    edition: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(EDITIONS)})] = DEFAULT_EDITION
    piles: Annotated[int, Meta(ge=1, le=2)] = 2
    open_cheques: bool = True
    """Whether everyone may look up the face-down cheques of others, or must remember them."""
    clock: Clock = NoClock()
    open: bool = False
    """Whether the table is listed in the lobby; else only the link leads to it."""
    hints: bool = True
    """Whether players may ask what a bot would do."""
    bots: dict[Seat, Level] = {}
    """Which seats bots take right away."""

    @property
    def seats(self) -> str:
        """The letters of the seats, clockwise."""
        return SEATS[: self.players]

    def game(self) -> dict[str, Any]:
        """What a :class:`~razzia.game.Game` has to know of it. Refuses what no game can be."""
        return {"edition": edition_named(self.edition).id, "options": Options(self.piles, self.open_cheques)}
