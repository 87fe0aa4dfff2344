"""Hints: what a bot would do in a player's seat."""

from razzia.errors import TableError
from razzia.server.messages import AskHint, Hint, HintOption
from razzia.server.thinkers import Thinkers
from razzia.table import referee
from razzia.table.table import Table


class Adviser:
    """Gives hints, one at a time to each player: whoever asks faster than a bot thinks shall not fill its processes."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._advised: set[str] = set()

    async def advise(self, table: Table, asked: AskHint, holder: str) -> Hint:
        """What a bot would do, for the player who must decide."""
        referee.judge_hint(table, asked.seat, asked.version, holder)
        if holder in self._advised:
            raise TableError("hint-under-way")
        self._advised.add(holder)
        try:
            advice = await self._thinkers.explain(table.playing, asked.seat)
        finally:
            self._advised.discard(holder)
        options = tuple(HintOption(str(option.move), option.win_chance, option.points) for option in advice.options)
        return Hint(asked.request, table.version, asked.seat, options)
