"""The score sheet of a player, as records and people have it."""

from typing import TypeAlias

from razzia.core import scoring
from razzia.core.cards import SEATS
from razzia.core.state import State

Sheet: TypeAlias = dict[str, int]
"""The points of one player in one round: the items of ``razzia.core.scoring.ITEMS``, and ``total``."""


def score_sheet(s: State, index: int) -> Sheet:
    """What the player at ``index`` would score if the round ended now, item by item."""
    sheet = {item: getattr(scoring, item)(s, index) for item in scoring.ITEMS}
    return {**sheet, "total": sum(sheet.values())}


def leaders(s: State) -> tuple[str, ...]:
    """The seats that have a share of the victory when the game ends as it stands."""
    return tuple(seat for index, seat in enumerate(SEATS[: s.players]) if scoring.victory(s, index) > 0)
