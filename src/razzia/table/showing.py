"""What leaves a table for people's screens. Nothing else does: whatever is not here stays with the server.

Everyone is shown the same table. Beside it, the holder of a key is shown what belongs to that key's seats.
"""

from msgspec import Struct

from razzia.events import Event
from razzia.status import Status
from razzia.table.journal import News
from razzia.table.setup import Level, Setup
from razzia.table.table import Chair, Table
from razzia.view import Own, View, own, view


class ChairShown(Struct, frozen=True):
    """A seat, and who has it; without a name it is free."""

    seat: str
    name: str | None
    level: Level | None
    """The level of the bot that has it; None for a player."""
    away: bool
    """Whether a bot plays for the player who has it."""
    ready: bool
    """Whether the game can begin as far as this seat is concerned; a seat that a rematch keeps is not, at first."""
    runs: bool
    """Whether its player may invite bots, send them away and begin the game, while it has not begun."""


class ClockShown(Struct, frozen=True):
    """The clocks, in milliseconds."""

    left: dict[str, int]
    """What each seat had left for the whole game when its clock last stopped, where there is such a time."""
    running: str | None
    since: int
    deadline: int | None


class TableShown(Struct, frozen=True):
    """The table, as everyone may see it."""

    id: str
    version: int
    status: Status
    setup: Setup
    seats: tuple[ChairShown, ...]
    commitment: str
    """What the server has committed itself to: the proof of the deck, which comes when the game is over."""
    game: View | None
    clock: ClockShown
    rematch: str | None
    made_at: int


class YourSeat(Struct, frozen=True):
    """A seat of one's own."""

    seat: str
    own: Own | None
    """What only its player sees and may do; None before the game."""
    can_take_back: bool


class You(Struct, frozen=True):
    """What belongs to the holder of a key."""

    seats: tuple[YourSeat, ...]
    host: bool
    """Whether this key made the table."""


class Happening(Struct, frozen=True):
    """One change of the table: its version since then, and what happened in the game."""

    version: int
    at: int
    news: News
    events: tuple[Event, ...]


class Summary(Struct, frozen=True):
    """The table in a list of tables."""

    id: str
    status: Status
    setup: Setup
    seats: tuple[ChairShown, ...]
    made_at: int
    changed_at: int
    to_act: str | None
    round: int | None
    totals: dict[str, int] | None
    winners: tuple[str, ...]


def _chairs(table: Table) -> tuple[ChairShown, ...]:
    return tuple(
        ChairShown(seat, chair.name, chair.level, chair.away, chair.ready, _runs(table, chair))
        for seat, chair in table.chairs.items()
    )


def _runs(table: Table, chair: Chair) -> bool:
    return table.game is None and chair.ready and chair.holder is not None and table.runs(chair.holder)


def show(table: Table) -> TableShown:
    """The table, as everyone may see it."""
    clocks = table.clocks
    return TableShown(
        id=table.id,
        version=table.version,
        status=table.status,
        setup=table.setup,
        seats=_chairs(table),
        commitment=table.commitment,
        game=None if table.game is None else view(table.game),
        clock=ClockShown(clocks.left, clocks.running, clocks.since, clocks.deadline),
        rematch=table.rematch,
        made_at=table.made_at,
    )


def your_seat(table: Table, seat: str) -> YourSeat:
    """What the player in a seat is shown beside the table."""
    return YourSeat(seat, None if table.game is None else own(table.game, seat), table.can_take_back(seat))


def summarise(table: Table) -> Summary:
    """The table in a list of tables."""
    game = table.game
    return Summary(
        id=table.id,
        status=table.status,
        setup=table.setup,
        seats=_chairs(table),
        made_at=table.made_at,
        changed_at=table.changed_at,
        to_act=None if game is None else game.to_act,
        round=None if game is None else game.round,
        totals=None if game is None else game.totals,
        winners=() if game is None else game.winners,
    )
