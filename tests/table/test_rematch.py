"""A rematch: a new table for the same people."""

import pytest

from razzia.errors import TableError
from razzia.table import journal, referee
from razzia.table.commands import (
    Dismiss,
    Invite,
    Rematch,
    Resign,
    Sit,
    Start,
)
from razzia.table.setup import Setup
from tests.table.evening import Evening, over


def rematch_of(evening: Evening, host: str = "ada") -> Evening:
    first, link = evening.rematch(host, Rematch(request="again"))
    evening.write(link)
    assert link.news == journal.RematchMade("next table")
    assert evening.table.rematch == "next table"
    return Evening(evening.table.setup, first=first)


def test_a_rematch_keeps_the_seats():
    before = Evening(Setup(players=3, bots={"C": "hard"}, piles=1)).sit("ada", "bo").start()
    before.ask("bo", Resign, seat="B")
    before.play_on()
    evening = rematch_of(before, "bo")
    assert evening.table.setup == before.table.setup
    assert evening.table.host == "bo"
    assert [(chair.name, chair.level, chair.ready) for chair in evening.table.chairs.values()] == [
        ("Ada", None, False),
        ("Bo", None, False),
        ("Ciro", "hard", True),
    ]
    with pytest.raises(TableError) as refusal:
        evening.ask("dirk", Sit, name="Dirk", seat="A")
    assert refusal.value.code == "seat-taken"
    with pytest.raises(TableError) as refusal:
        evening.ask("bo", Start)
    assert (refusal.value.code, refusal.value.text) == ("seats-free", "A B")
    evening.ask("bo", Sit, name="Bob", contribution="more luck")
    evening.ask("ada", Sit, name="Ada", seat="A")
    evening.ask("bo", Start)
    assert evening.table.playing.names == ("Ada", "Bob", "Ciro")


def test_a_bot_can_take_the_seat_of_someone_who_does_not_come_back():
    evening = rematch_of(over())
    evening.sit("ada", "bo")
    evening.ask("ada", Dismiss, seat="C")
    assert evening.invite("C").start().table.status == "playing"


def test_a_host_who_does_not_come_holds_nobody_up():
    evening = rematch_of(over())
    with pytest.raises(TableError) as refusal:
        evening.ask("bo", Dismiss, seat="A")
    assert refusal.value.code == "not-at-this-table", "whose seat is kept does not sit there yet"
    evening.sit("bo", "cleo")
    with pytest.raises(TableError) as refusal:
        evening.ask("bo", Dismiss, seat="C")
    assert refusal.value.code == "not-host", "nobody but the host sends a player away who has come"
    evening.ask("bo", Dismiss, seat="A")
    evening.ask("cleo", Invite, seat="A", level="easy")
    evening.ask("bo", Start)
    assert evening.table.status == "playing"


def test_a_host_who_comes_runs_the_rematch():
    evening = rematch_of(over())
    evening.sit("bo", "ada")
    for command, fields in ((Dismiss, {"seat": "C"}), (Start, {})):
        with pytest.raises(TableError) as refusal:
            evening.ask("bo", command, **fields)
        assert refusal.value.code == "not-host"


def test_a_rematch_keeps_all_the_seats_of_a_key():
    before = Evening(Setup(players=2))
    before.ask("ada", Sit, name="Ada")
    before.ask("ada", Sit, name="Bo")
    evening = rematch_of(before.start().play_on())
    evening.ask("ada", Sit, name="Ada")
    evening.ask("ada", Sit, name="Bo")
    assert evening.start().table.seats_of("ada") == "AB"


def test_a_rematch_is_not_for_the_referee_of_one_table():
    with pytest.raises(TypeError):
        referee.judge(over().table, Rematch(request="again"), "ada", 0)
