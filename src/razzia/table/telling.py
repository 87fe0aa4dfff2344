"""What has happened at a table, told to someone who was not there."""

from collections.abc import Iterable
from itertools import islice

from razzia.replaying import Replay
from razzia.replaying import replay as played_again
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


def replay(name: str, entries: Iterable[Entry], seat: str | None = None) -> Replay:
    """The game so far, ply by ply, as the player in ``seat`` saw it, or someone who only watched.

    What was taken back is not in it. Of a game under way nothing is shown that players have to remember.
    """
    table = Table(name, ())
    versions: list[int] = []
    for entry in entries:
        table.apply(entry)
        if table.game is not None:
            steps = 1 + table.game.ply_count
            del versions[steps:]
            versions += [table.version] * (steps - len(versions))
    record = table.record() if table.status == "finished" else None
    game = table.game_again() if record is None else record.game
    return played_again(game, seat, versions=versions, record=record)
