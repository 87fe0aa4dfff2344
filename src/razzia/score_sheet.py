"""The score sheet of a player, as records and people have it."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from razzia.core import scoring
from razzia.core.cards import SEATS
from razzia.core.state import State

LINES: Final = (*scoring.ITEMS, "total")
"""The lines of a score sheet."""
Sheet: TypeAlias = dict[str, int]
"""The points of one player in one round, line by line."""
Points: TypeAlias = tuple[tuple[int, ...], ...]
"""The sheets of all players in a few bytes: the lines of each, without their names."""


def score_sheet(s: State, index: int) -> Sheet:
    """What the player at ``index`` would score if the round ended now, item by item."""
    sheet = {item: getattr(scoring, item)(s, index) for item in scoring.ITEMS}
    return {**sheet, "total": sum(sheet.values())}


def row_gain(s: State, index: int, now: tuple[int, ...]) -> Sheet:
    """What the cards of the row would add to the sheet of the player at ``index``, whose lines are ``now`` these.

    Lines that would stay as they are are left out. The cheques that change hands in an auction are not counted.
    """
    after = s.copy()
    for kind, count in enumerate(s.row):
        if count:
            after.families[index, kind] += count
    then = score_sheet(after, index).items()
    return {line: points - before for (line, points), before in zip(then, now, strict=True) if points != before}


def points_of(sheets: Mapping[str, Sheet]) -> Points:
    """The sheets of all players, packed."""
    return tuple(tuple(sheet.values()) for sheet in sheets.values())


def sheets_of(points: Points) -> dict[str, Sheet]:
    """The sheets of all players, unpacked."""
    return {seat: dict(zip(LINES, own, strict=True)) for seat, own in zip(SEATS, points, strict=False)}


def leaders(s: State) -> tuple[str, ...]:
    """The seats that have a share of the victory when the game ends as it stands."""
    return tuple(seat for index, seat in enumerate(SEATS[: s.players]) if scoring.victory(s, index) > 0)
