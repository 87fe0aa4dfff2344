"""Hints: what a bot would do in a player's seat."""

from razzia.errors import TableError
from razzia.server.messages import AskHint, Hint, HintOption
from razzia.server.thinkers import Thinkers
from razzia.table.table import Table


async def advise(thinkers: Thinkers, table: Table, asked: AskHint, holder: str) -> Hint:
    """What a bot would do, for the player who must decide."""
    if asked.seat not in table.seats_of(holder):
        raise TableError("not-your-seat", asked.seat, {"seat": asked.seat})
    if not table.setup.hints:
        raise TableError("no-hints")
    if table.playing.to_act != asked.seat:
        raise TableError("not-your-decision")
    if not table.position <= asked.version <= table.version:
        raise TableError("stale-version", str(asked.version), {"version": table.version})
    advice = await thinkers.explain(table.playing, asked.seat)
    options = tuple(HintOption(str(option.move), option.win_chance, option.points) for option in advice.options)
    return Hint(asked.request, table.version, asked.seat, options)
