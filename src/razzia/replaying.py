"""A game once more, ply by ply, as one pair of eyes saw it."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Raw, Struct, ValidationError, convert

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


class Fairness(Struct, frozen=True):
    """What the deck and the lot follow from, as the record has it: anyone can work them out."""

    commitment: str
    secret: str
    contributions: tuple[str, ...]


class Replay(Struct, frozen=True):
    """A game, as far as it may be shown, as one pair of eyes saw it."""

    edition: str
    options: Options
    names: tuple[str, ...]
    commitment: str | None
    """What the server had committed itself to before the game; None if that is not known."""
    fairness: Fairness | None
    """The proof of the deck; None before the end of the game, and for a record that has none."""
    record: dict[str, Any] | None
    """The record of the game; None before its end."""
    steps: tuple[ReplayStep, ...]
    """The start, and what was done since then, ply by ply."""


def replay_record(record: Record, seat: str | None = None) -> Replay:
    """The game of a record, as the player in ``seat`` saw it, or someone who only watched."""
    fairness = _fairness(record)
    return replay(record.game, seat, commitment=None if fairness is None else fairness.commitment, record=record)


def replay(
    game: Game,
    seat: str | None = None,
    *,
    versions: Sequence[int] | None = None,
    commitment: str | None = None,
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
        names=game.names,
        commitment=commitment,
        fairness=None if record is None else _fairness(record),
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


def _fairness(record: Record) -> Fairness | None:
    """The proof in a record, if it has the form of one; whether it is right, :func:`razzia.dealer.verify` says."""
    try:
        return convert(record.data.get("fairness"), Fairness)
    except ValidationError:
        return None
