"""The score sheet of a player, as records and people have it."""

from collections.abc import Mapping
from typing import TypeAlias

from razzia.core import scoring
from razzia.core.state import State

Sheet: TypeAlias = dict[str, int]
"""The points of one player in one round: the items of ``razzia.core.scoring.ITEMS``, and ``total``."""


def score_sheet(s: State, index: int) -> Sheet:
    """What the player at ``index`` would score if the round ended now, item by item."""
    sheet = {item: getattr(scoring, item)(s, index) for item in scoring.ITEMS}
    return {**sheet, "total": sum(sheet.values())}


def leaders(totals: Mapping[str, int]) -> tuple[str, ...]:
    """Everyone with the most points."""
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))
