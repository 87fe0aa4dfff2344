"""A move is taken back while nobody has seen more because of it."""

from typing import Any

import pytest

from razzia.errors import TableError
from razzia.notation import Bid
from razzia.table import journal
from razzia.table.commands import (
    Resign,
    Return,
    TakeBack,
)
from razzia.table.setup import Setup
from tests.table.evening import Evening, new_evening


def take_back(evening: Evening, seat: str) -> None:
    holder = evening.table.chairs[seat].holder
    evening.ask(holder, TakeBack, seat=seat, version=evening.table.version)


def refuses_to_take_back(evening: Evening, seat: str) -> bool:
    assert not evening.table.can_take_back(seat)
    with pytest.raises(TableError) as refusal:
        take_back(evening, seat)
    return refusal.value.code == "no-take-back"


def test_a_call_and_a_bid_can_be_taken_back():
    evening = new_evening("ada", "bo", "cleo")
    at_first = evening.table.playing.state.tobytes()
    evening.play("auction")
    assert [evening.table.can_take_back(seat) for seat in "ABC"] == [True, False, False]
    take_back(evening, "A")
    assert evening.entries[-1].news == journal.TookBack("A")
    assert evening.table.playing.state.tobytes() == at_first
    evening.play("auction", "pass")
    take_back(evening, "B")
    assert evening.table.playing.to_act == "B"


def test_nothing_is_taken_back_twice():
    evening = new_evening("ada", "bo", "cleo").play("auction", "pass")
    take_back(evening, "B")
    assert refuses_to_take_back(evening, "B")
    assert refuses_to_take_back(evening, "A")


def test_nothing_is_taken_back_after_a_card():
    assert refuses_to_take_back(new_evening("ada", "bo", "cleo").play("draw left"), "A")


def test_nothing_is_taken_back_after_someone_else_has_acted():
    assert refuses_to_take_back(new_evening("ada", "bo", "cleo").play("auction", "pass"), "A")


def test_nothing_is_taken_back_after_a_bot_has_acted():
    evening = Evening(Setup(players=2)).sit("ada").invite("B").start().play("auction")
    assert evening.table.can_take_back("A")
    evening.own("pass")
    assert refuses_to_take_back(evening, "A")


def test_someone_who_leaves_has_not_acted():
    evening = new_evening("ada", "bo", "cleo").play("auction")
    evening.ask("bo", Resign, seat="B")
    take_back(evening, "A")
    assert evening.table.playing.to_act == "A"


def test_someone_who_has_left_takes_nothing_back_before_the_return():
    evening = new_evening("ada", "bo", "cleo").play("auction")
    evening.ask("ada", Resign, seat="A")
    assert not evening.table.can_take_back("A")
    evening.ask("ada", Return, seat="A")
    assert evening.table.can_take_back("A")


def end_of_a_round(rounds: int, **setup: Any) -> Evening:
    """A round, or the game, that was ended by the last bid of a player."""
    evening = new_evening("ada", "bo", **setup)
    while True:
        game = evening.table.playing
        bids = [str(move) for move in game.legal() if isinstance(move, Bid)]
        move = bids[0] if bids else "auction" if game.auction is None else "pass"
        evening.play(move)
        after = evening.table.playing
        if after.over or after.round > rounds:
            return evening


def test_the_end_of_a_round_can_be_taken_back():
    evening = end_of_a_round(1)
    seat = evening.entries[-1].news.seat
    take_back(evening, seat)
    assert (evening.table.playing.round, evening.table.playing.sheets) == (1, [])


def test_the_end_of_a_round_is_not_taken_back_if_it_has_shown_what_lay_face_down():
    evening = end_of_a_round(1, open_cheques=False)
    assert evening.table.playing.round == 2
    assert all(refuses_to_take_back(evening, seat) for seat in "AB")


def test_the_end_of_the_game_is_not_taken_back():
    evening = end_of_a_round(3)
    assert evening.table.status == "finished"
    for seat in "AB":
        assert not evening.table.can_take_back(seat)
        with pytest.raises(TableError) as refusal:
            take_back(evening, seat)
        assert refusal.value.code == "over"
