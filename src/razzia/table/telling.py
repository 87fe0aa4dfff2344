"""What has happened at a table, told to someone who was not there."""

from collections.abc import Iterable
from itertools import islice

from razzia.table.journal import Entry
from razzia.table.showing import Happening
from razzia.table.table import Table
from razzia.view import seen_later


def history(name: str, entries: Iterable[Entry]) -> tuple[Happening, ...]:
    """Everything that has happened so far, without the events that players have to remember."""
    table = Table(name, ())
    told = [Happening(table.version + 1, entry.at, entry.news, table.apply(entry)) for entry in entries]
    if table.game is None:
        return tuple(told)
    events = iter(seen_later(table.game, [event for happening in told for event in happening.events]))
    return tuple(Happening(one.version, one.at, one.news, tuple(islice(events, len(one.events)))) for one in told)
