"""The clocks: how long a player may think, and what happens when the time is out."""

import pytest

from razzia.errors import TableError
from razzia.table import journal
from razzia.table.clocks import OVERTIME, Clocks
from razzia.table.commands import Resign, Return, TakeBack
from razzia.table.referee import MISSES
from razzia.table.setup import DayClock, MoveClock, NoClock, Setup, TotalClock
from razzia.table.table import Due
from tests.table.evening import NOON, SECOND, Evening, everything, new_evening, shown

DAY = 24 * 60 * 60 * SECOND
TOTAL = TotalClock(60, 5)


def playing(clock) -> Evening:
    return new_evening("ada", "bo", clock=clock)


def left(evening: Evening) -> list[int]:
    return [evening.table.clocks.left[seat] // SECOND for seat in "AB"]


# ── The four kinds ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("clock", "deadline"),
    [
        (NoClock(), None),
        (MoveClock(30), NOON + 30 * SECOND),
        (DayClock(3), NOON + 3 * DAY),
        (TotalClock(600), NOON + 600 * SECOND),
    ],
)
def test_the_time_that_each_kind_of_clock_gives(clock, deadline):
    table = playing(clock).table
    assert table.clocks.running == "A"
    assert table.clocks.deadline == deadline
    assert table.due == (None if deadline is None else Due("A", deadline, None))


def test_no_clock_runs_before_the_game_and_after_it():
    evening = Evening(Setup(players=2, clock=TOTAL)).sit("ada", "bo")
    assert (evening.table.clocks.running, evening.table.clocks.deadline, evening.table.due) == (None, None, None)
    evening.start().play_on()
    assert (evening.table.clocks.running, evening.table.clocks.deadline, evening.table.due) == (None, None, None)


def test_each_move_gets_its_time_anew():
    evening = playing(MoveClock(30))
    evening.now += 29 * SECOND
    evening.play("auction")
    assert evening.table.clocks.running == "B"
    assert evening.table.clocks.deadline == evening.now + 30 * SECOND


def test_time_for_the_whole_game_is_used_up_and_grows_with_each_decision():
    evening = playing(TOTAL)
    evening.now += 20 * SECOND
    evening.play("auction")
    assert left(evening) == [45, 60]
    evening.now += 3 * SECOND
    evening.play("pass")
    assert left(evening) == [45, 62]
    assert evening.table.clocks.deadline == evening.now + 45 * SECOND


def test_whoever_has_used_up_the_time_still_has_a_little_for_each_decision():
    evening = playing(TOTAL)
    evening.now += 59 * SECOND
    evening.play("auction", "pass")
    assert left(evening)[0] == 6
    assert evening.table.clocks.deadline == evening.now + OVERTIME
    evening.now += OVERTIME - 1
    evening.play_on(moves=1)
    assert left(evening)[0] == 5, "nobody's time is negative"


def test_a_bot_has_no_clock():
    evening = Evening(Setup(players=2, clock=TOTAL)).sit("ada").invite("B").start()
    evening.play("auction")
    assert (evening.table.clocks.running, evening.table.clocks.deadline) == (None, None)
    assert evening.table.due == Due("B", evening.now, "easy")
    evening.now += 40 * SECOND
    evening.own("pass")
    assert left(evening) == [65, 60]


# ── Time is out ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("clock", [MoveClock(60), TotalClock(60)])
def test_a_bot_makes_the_move_when_the_time_is_out_and_not_before(clock):
    evening = playing(clock)
    evening.now += 60 * SECOND - 1
    before = everything(evening.table)
    for move in ("auction", None):
        with pytest.raises(TableError) as refusal:
            evening.own(move)
        assert refusal.value.code == "stale-version"
    assert everything(evening.table) == before
    evening.now += 1
    assert evening.own("auction").news == journal.Played("A", "clock")
    assert not evening.table.chairs["A"].away
    assert evening.table.clocks.running == "B"


def test_a_player_who_is_late_but_faster_than_the_bot_has_moved():
    evening = playing(MoveClock(5))
    seen = evening.table.version
    evening.now += 6 * SECOND
    evening.play("auction")
    with pytest.raises(TableError) as refusal:
        evening.own("auction", seen)
    assert refusal.value.code == "stale-version"


def miss(evening: Evening) -> None:
    """Let the time of whoever must decide run out."""
    due = evening.table.due
    assert due is not None
    evening.now = due.at
    evening.own(str(evening.table.playing.legal()[0]))


def misses_of_a(evening: Evening, count: int) -> None:
    """Let the time of A run out so often, while B plays."""
    while count:
        if evening.to_act == "A":
            miss(evening)
            count -= 1
        else:
            evening.play_on(moves=1)


def test_a_bot_takes_the_seat_after_several_misses_until_the_player_returns():
    evening = playing(MoveClock(5))
    misses_of_a(evening, MISSES - 1)
    assert not evening.table.chairs["A"].away
    misses_of_a(evening, 1)
    assert evening.entries[-1].news == journal.Played("A", "clock", takes_over=True)
    assert evening.table.chairs["A"].away
    while evening.to_act != "A":
        evening.play_on(moves=1)
    assert evening.table.due == Due("A", evening.now, "normal")
    assert evening.table.clocks.running is None
    evening.ask("ada", Return, seat="A")
    assert evening.table.clocks.deadline == evening.now + 5 * SECOND
    misses_of_a(evening, MISSES - 1)
    assert not evening.table.chairs["A"].away, "the count begins anew"


def test_a_move_in_time_makes_up_for_the_misses_before():
    evening = playing(MoveClock(5))
    misses_of_a(evening, MISSES - 1)
    while evening.entries[-1].news != journal.Played("A", "player"):
        evening.play_on(moves=1)
    misses_of_a(evening, MISSES - 1)
    assert not evening.table.chairs["A"].away


def test_a_clock_begins_anew_if_no_server_was_there():
    for clock, seconds in ((MoveClock(30), 30), (TotalClock(30), 30)):
        evening = playing(clock)
        evening.now += DAY
        assert evening.own(None).news == journal.ClockRestarted("A")
        assert evening.table.clocks.deadline == evening.now + seconds * SECOND
        assert evening.table.chairs["A"].misses == 0
        assert evening.table.position < evening.table.version, "the game has not changed"


def test_the_turn_of_a_bot_has_no_clock_to_begin_anew():
    evening = playing(MoveClock(30))
    evening.ask("ada", Resign, seat="A")
    evening.now += DAY
    with pytest.raises(TableError) as refusal:
        evening.own(None)
    assert refusal.value.code == "stale-version"


# ── Leaving and taking back ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("clock", [MoveClock(60), TOTAL])
def test_to_leave_and_return_wins_no_time(clock):
    evening = playing(clock)
    deadline = evening.table.clocks.deadline
    for _ in range(3):
        evening.now += 10 * SECOND
        evening.ask("ada", Resign, seat="A")
        assert evening.table.due == Due("A", evening.now, "normal")
        evening.now += SECOND
        evening.ask("ada", Return, seat="A")
    assert evening.table.clocks.deadline == deadline
    assert evening.table.due == Due("A", deadline, None)


def test_what_a_player_thought_before_leaving_is_booked():
    evening = playing(TOTAL)
    evening.now += 20 * SECOND
    evening.ask("ada", Resign, seat="A")
    evening.own("auction")
    assert left(evening) == [45, 60]


def test_whoever_returns_to_a_turn_of_the_bot_gets_the_time_for_it():
    evening = playing(MoveClock(30))
    evening.play("auction")
    evening.ask("ada", Resign, seat="A")
    evening.play("pass")
    assert evening.table.clocks.running is None
    evening.now += 20 * SECOND
    evening.ask("ada", Return, seat="A")
    assert evening.table.clocks.deadline == evening.now + 30 * SECOND


def test_a_move_taken_back_costs_what_its_player_thought_and_nobody_else_anything():
    evening = playing(TOTAL)
    evening.now += 20 * SECOND
    evening.play("auction")
    evening.now += 50 * SECOND
    old = everything(evening.table)
    before = evening.table
    evening.ask("ada", TakeBack, seat="A", version=evening.table.version)
    assert everything(before) == old
    assert left(evening) == [60, 60]
    assert evening.table.clocks.deadline == evening.now + 40 * SECOND
    evening.now += 10 * SECOND
    evening.play("auction")
    assert left(evening) == [35, 60]


def test_to_move_and_take_back_wins_no_time():
    evening = playing(MoveClock(30))
    for _ in range(3):
        evening.now += 9 * SECOND
        evening.play("auction")
        evening.ask("ada", TakeBack, seat="A", version=evening.table.version)
    assert evening.table.clocks.deadline == evening.now + 3 * SECOND


# ── A clock on the wall that is wrong ───────────────────────────────────────────────────────────────────────────────


def test_time_never_runs_backwards():
    evening = playing(TOTAL)
    evening.now -= DAY
    evening.play("auction")
    assert evening.entries[-1].at == NOON
    assert left(evening) == [65, 60]
    assert evening.table.clocks.deadline == NOON + 60 * SECOND
    with pytest.raises(TableError):
        evening.own("pass")
    assert [entry.at for entry in evening.entries] == sorted(entry.at for entry in evening.entries)
    assert shown(evening.read_again()) == shown(evening.table)


def test_copied_clocks_go_on_independently():
    clocks = Clocks(TOTAL, "AB")
    clocks.run("A", 0)
    twin = clocks.copy()
    twin.decided(30 * SECOND)
    twin.run("B", 30 * SECOND)
    assert (clocks.running, clocks.since, clocks.left) == ("A", 0, {"A": 60 * SECOND, "B": 60 * SECOND})
    assert (twin.running, twin.since, twin.left) == ("B", 30 * SECOND, {"A": 35 * SECOND, "B": 60 * SECOND})
