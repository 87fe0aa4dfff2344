"""Hints: what a bot would do in a player's seat."""

from razzia.server.messages import AskHint, Hint, HintOption
from razzia.server.thinkers import Thinkers
from razzia.table import referee
from razzia.table.table import Table


async def advise(thinkers: Thinkers, table: Table, asked: AskHint, holder: str) -> Hint:
    """What a bot would do, for the player who must decide."""
    referee.judge_hint(table, asked.seat, asked.version, holder)
    advice = await thinkers.explain(table.playing, asked.seat)
    options = tuple(HintOption(str(option.move), option.win_chance, option.points) for option in advice.options)
    return Hint(asked.request, table.version, asked.seat, options)
