"""The referee: who may do what when.

Judging changes nothing: it gives the entry for the journal that grants what someone asks for, or refuses. The server
saves the entry, then applies it to the table, then tells everyone. So nobody is ever told what could still be lost, and
a table that is read back from its journal is the table that it was.
"""

from typing import Any, Final

from msgspec.structs import replace

from razzia.errors import IllegalMove, MoveError, RazziaError, SetupError, TableError
from razzia.game import Game
from razzia.names import alike, check_line, check_names
from razzia.notation import LOOT, Steal
from razzia.table import journal
from razzia.table.commands import (
    LONGEST_NAME,
    Act,
    Command,
    Dismiss,
    Invite,
    Rematch,
    Resign,
    Return,
    Sit,
    StandUp,
    Start,
    TakeBack,
)
from razzia.table.journal import Entry, KeptSeat, News
from razzia.table.setup import Setup
from razzia.table.table import Chair, Table

MISSES: Final = 3
"""So often in a row may a player's time run out before a bot takes the seat."""


def new_table(setup: Setup, host: str, secret: bytes, now: int, kept: tuple[KeptSeat, ...] = ()) -> Entry:
    """The first entry of a table. Refuses a setup that no game can have."""
    setup.game()
    for seat in setup.bots:
        if seat not in setup.seats:
            raise SetupError("no-such-seat", seat, {"seats": " ".join(setup.seats)})
    return Entry(now, journal.TableMade(), holder=host, setup=setup, secret=secret.hex(), kept=kept)


def judge(table: Table, command: Command, holder: str, now: int) -> Entry:
    """The entry that grants what the holder of a key asks for. Refuses what may not be."""
    _must_be_new(table, command, holder)
    facts: dict[str, Any] = {}
    news: News
    match command:
        case Act() | TakeBack():
            news, facts = _play(table, command, holder)
        case Sit():
            news, facts = _sit(table, command, holder)
        case Start():
            news = _start(table, holder)
        case StandUp() | Dismiss() | Invite():
            news = _seat(table, command, holder)
        case Resign() | Return():
            news = _leave_or_return(table, command, holder)
        case Rematch():
            raise TypeError("a rematch takes two entries: see judge_rematch")
    return Entry(_moment(table, now), news, command.request, holder, **facts)


def judge_own(table: Table, version: int, move: str | None, now: int) -> Entry:
    """The entry for what the server does itself: the move of a bot, also for a player whose time is out.

    Without a move: a player's time ran out while no server was there, and begins anew.
    """
    due, at = table.due, _moment(table, now)
    if due is None or at < due.at or (move is None and due.level is not None):
        raise TableError("stale-version", str(version), {"version": table.version})
    _must_be_current(table, version)
    if move is None:
        return Entry(at, journal.ClockRestarted(due.seat))
    takes_over = due.level is None and table.chairs[due.seat].misses + 1 >= MISSES
    news = journal.Played(due.seat, "bot" if due.level is not None else "clock", takes_over)
    spelt, card = table.try_move(due.seat, move)
    return Entry(at, news, move=spelt, card=card)


def judge_rematch(
    table: Table, command: Rematch, holder: str, now: int, name: str, secret: bytes
) -> tuple[Entry, Entry]:
    """The first entry of a new table for the same people, by that name, and the one that leads to it from here."""
    _must_be_new(table, command, holder)
    _must_belong(table, holder)
    if table.status != "finished":
        raise TableError("not-over")
    if table.rematch is not None:
        raise TableError("rematch-made", table.rematch)
    kept = tuple(
        KeptSeat(seat, chair.name or "", chair.holder)
        for seat, chair in table.chairs.items()
        if chair.holder is not None
    )
    bots = {seat: chair.level for seat, chair in table.chairs.items() if chair.level is not None}
    first = new_table(replace(table.setup, bots=bots), holder, secret, now, kept)
    return first, Entry(_moment(table, now), journal.RematchMade(name), command.request, holder)


def judge_hint(table: Table, seat: str, version: int, holder: str) -> None:
    """Refuse a hint that may not be given: it is for the player who must decide, about the game as it stands."""
    _own(table, seat, holder)
    if not table.setup.hints:
        raise TableError("no-hints")
    if table.playing.to_act != seat:
        raise TableError("not-your-decision")
    _must_be_current(table, version)


def why_not(table: Table, seat: str, move: str, version: int | None, holder: str) -> RazziaError | None:
    """Why a player cannot make a move now: what trying it would be refused with. None if it can be made.

    ``steal`` alone asks whether anything can be stolen. Only the player in the seat may ask, about the game as it
    stands or as it stood at a version.
    """
    chair = _own(table, seat, holder)
    try:
        _must_be_playing(table, chair, seat, table.version if version is None else version)
    except TableError as error:
        return error
    refused = _why_no_move(table.playing, seat, move)
    if refused is None or refused.code != "no-cards-named":
        return refused
    # What stands in the way of any theft comes first: then it does not matter that no cards are named.
    card = next(filter(None, table.playing.row), None)
    theft = _why_no_move(table.playing, seat, Steal((card or LOOT[0],)))
    if theft is None:
        return refused
    return IllegalMove("row-empty", move) if theft.code == "not-in-row" else type(theft)(theft.code, move, theft.facts)


def _why_no_move(game: Game, seat: str, move: str | Steal) -> MoveError | None:
    try:
        game.copy().play(move, seat)
    except MoveError as error:
        return error
    return None


# ── What each command takes ─────────────────────────────────────────────────────────────────────────────────────────


def _sit(table: Table, command: Sit, holder: str) -> tuple[News, dict[str, Any]]:
    _must_wait(table)
    seat = command.seat or _seat_for(table, holder)
    chair = _chair(table, seat)
    own = chair.holder == holder  # kept for the asker, or theirs already: then only the name is another
    if not chair.free and not own:
        raise TableError("seat-taken", seat, {"seat": seat})
    name = " ".join(command.name.split())
    check_names([name], LONGEST_NAME)
    check_line(command.contribution, may_be_blank=True)
    others = (other.name for letter, other in table.chairs.items() if letter != seat and other.name is not None)
    if alike(name) in map(alike, others):
        raise TableError("name-taken", name)
    return journal.SatDown(seat, name), {"contribution": command.contribution}


def _seat_for(table: Table, holder: str) -> str:
    """The seat that is kept for someone, else the first free one."""
    kept = (seat for seat, chair in table.chairs.items() if chair.holder == holder and not chair.ready)
    free = (seat for seat, chair in table.chairs.items() if chair.free)
    seat = next(kept, None) or next(free, None)
    if seat is None:
        raise TableError("table-full")
    return seat


def _start(table: Table, holder: str) -> News:
    _must_run(table, holder)
    _must_wait(table)
    unready = [seat for seat, chair in table.chairs.items() if not chair.ready]
    if unready:
        raise TableError("seats-free", " ".join(unready), {"count": len(unready)})
    return journal.Started()


def _seat(table: Table, command: StandUp | Dismiss | Invite, holder: str) -> News:
    seat = command.seat
    if isinstance(command, StandUp):
        chair = _own(table, seat, holder)
    else:
        _must_run(table, holder)
        chair = _chair(table, seat)
    _must_wait(table)
    match command:
        case Dismiss() if chair.free:
            raise TableError("seat-free", seat, {"seat": seat})
        case Dismiss() if chair.holder is not None and chair.ready and holder != table.host:
            raise TableError("not-host")
        case Invite() if chair.holder is not None:
            raise TableError("seat-taken", seat, {"seat": seat})
        case Invite(level=level):
            return journal.BotInvited(seat, table.bot_name(seat), level)
    return journal.StoodUp(seat)


def _play(table: Table, command: Act | TakeBack, holder: str) -> tuple[News, dict[str, Any]]:
    seat = command.seat
    _must_be_playing(table, _own(table, seat, holder), seat, command.version)
    if isinstance(command, Act):
        spelt, card = table.try_move(seat, command.move)
        return journal.Played(seat, "player"), {"move": spelt, "card": card}
    if not table.can_take_back(seat):
        raise TableError("no-take-back")
    return journal.TookBack(seat), {}


def _leave_or_return(table: Table, command: Resign | Return, holder: str) -> News:
    seat = command.seat
    chair = _own(table, seat, holder)
    if table.playing.over:
        raise TableError("over")
    match command:
        case Resign() if chair.away:
            raise TableError("bot-plays", seat, {"seat": seat})
        case Return() if not chair.away:
            raise TableError("no-bot-plays", seat, {"seat": seat})
        case Resign():
            return journal.Resigned(seat)
        case Return():
            return journal.Returned(seat)


# ── What several of them take ───────────────────────────────────────────────────────────────────────────────────────


def _must_be_new(table: Table, command: Command, holder: str) -> None:
    version = table.granted(holder, command.request)
    if version is not None:
        raise TableError("already-done", command.request, {"version": version})


def _must_belong(table: Table, holder: str) -> None:
    if holder != table.host and not table.seats_of(holder):
        raise TableError("not-at-this-table")


def _must_be_current(table: Table, version: int) -> None:
    """A move is for the game as it stood at a version; what else has changed at the table since does not matter."""
    if not table.position <= version <= table.version:
        raise TableError("stale-version", str(version), {"version": table.version})


def _must_be_playing(table: Table, chair: Chair, seat: str, version: int) -> None:
    """Whoever wants to move must be in the game, and mean the game as it stands."""
    game = table.playing
    _must_be_current(table, version)
    if game.over:
        raise TableError("over")
    if chair.away:
        raise TableError("bot-plays", seat, {"seat": seat})


def _must_run(table: Table, holder: str) -> None:
    if not table.runs(holder):
        raise TableError("not-host" if table.sits(holder) else "not-at-this-table")


def _must_wait(table: Table) -> None:
    if table.game is not None:
        raise TableError("already-started")


def _chair(table: Table, seat: str) -> Chair:
    if seat not in table.chairs:
        raise TableError("no-such-seat", seat, {"seats": " ".join(table.chairs)})
    return table.chairs[seat]


def _own(table: Table, seat: str, holder: str) -> Chair:
    chair = _chair(table, seat)
    if chair.holder != holder:
        raise TableError("not-your-seat", seat, {"seat": seat})
    return chair


def _moment(table: Table, now: int) -> int:
    """The journal's time never runs backwards, even if a machine's does."""
    return max(now, table.changed_at)
