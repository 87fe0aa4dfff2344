"""A game once more, ply by ply, as one pair of eyes saw it."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Raw, Struct

from razzia.editions import Options
from razzia.events import Event
from razzia.game import Game
from razzia.record import Record
from razzia.view import View, seen_live, told_later, view


class ReplayStep(Struct, frozen=True):
    """One ply of a game, and the table after it."""

    move: str | None
    """As a record spells it: ``A draw left``, or ``= ring`` for a card; None for the start."""
    version: int | None
    """The version of the table since then; None for a game from a record."""
    events: tuple[Event, ...]
    view: View


class Replay(Struct, frozen=True):
    """A game, as far as it may be shown, as one pair of eyes saw it."""

    edition: str
    options: Options
    record: dict[str, Any] | None
    """The record of the game, with the proof of its deck; None before its end."""
    steps: tuple[ReplayStep, ...]
    """The start, and what was done since then, ply by ply."""


def replay_record(record: Record, seat: str | None = None) -> Replay:
    """The game of a record, as the player in ``seat`` saw it, or someone who only watched."""
    return replay(record.game, seat, record=record)


def replay(
    game: Game,
    seat: str | None = None,
    *,
    versions: Sequence[int] | None = None,
    record: Record | None = None,
) -> Replay:
    """A game with its whole history, as the player in ``seat`` saw it, or someone who only watched.

    ``versions`` are those of the table: at the start, and after each ply. Of a game that is not over nothing is shown
    that its players have to remember.
    """
    # A record may say more than we know of, in numbers of any length: it goes out as it would be written.
    written: Any = None if record is None else Raw(record.to_json().encode())
    return Replay(
        edition=game.edition.id,
        options=game.options,
        record=written,
        steps=tuple(_steps(game, seat, versions)),
    )


def _steps(game: Game, seat: str | None, versions: Sequence[int] | None) -> Iterator[ReplayStep]:
    again = game.restarted()
    plies = told_later(game)
    of_table: Sequence[int | None] = versions or [None] * (len(plies) + 1)
    yield ReplayStep(None, of_table[0], (), view(again, seat))
    for ply, version in zip(plies, of_table[1:], strict=False):
        made = again.play(ply.move)
        yield ReplayStep(str(made), version, seen_live(again, made.events, seat), view(again, seat))
