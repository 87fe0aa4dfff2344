"""What has happened at a table, told to someone who was not there."""

import pytest

from razzia.core.cards import ROUNDS
from razzia.events import Event, GameOver, RoundBegan, RoundScored, RowWon
from razzia.table import journal
from razzia.table.commands import TakeBack
from razzia.table.showing import Happening
from razzia.table.telling import history
from tests.table.evening import Evening, new_evening


def events(happenings: tuple[Happening, ...]) -> list[Event]:
    return [event for happening in happenings for event in happening.events]


def told(evening: Evening) -> tuple[Happening, ...]:
    return history("table", evening.entries)


@pytest.mark.parametrize("open_cheques", [True, False])
def test_a_history_has_every_entry_and_every_event(open_cheques):
    evening = new_evening("ada", "bo", "cleo", open_cheques=open_cheques)
    heard: list[int] = []
    while evening.table.status == "playing":
        evening.play_on(seed=len(heard), moves=1)
        heard.append(len(evening.events))
    happenings = told(evening)
    assert [happening.version for happening in happenings] == list(range(1, evening.table.version + 1))
    assert [happening.news for happening in happenings] == [entry.news for entry in evening.entries]
    assert [happening.at for happening in happenings] == [entry.at for entry in evening.entries]
    assert [len(happening.events) for happening in happenings[-len(heard) :]] == heard
    assert events(happenings) == evening.table.record().game.events, "after the end nothing is hidden"


def test_before_the_game_there_are_no_events():
    evening = Evening().sit("ada", "bo")
    assert [happening.news for happening in told(evening)] == [
        journal.TableMade(),
        journal.SatDown("A", "Ada"),
        journal.SatDown("B", "Bo"),
    ]
    assert events(told(evening)) == []


def test_what_players_have_to_remember_is_not_told():
    """After every third move: of the round under way nothing is told, of those before everything."""
    evening = new_evening("ada", "bo", "cleo", open_cheques=False)
    rounds = set()
    while evening.table.status == "playing":
        evening.play_on(seed=evening.table.version, moves=3)
        game = evening.table.playing
        happened = events(told(evening))
        scored = [event.round for event in happened if isinstance(event, RoundScored)]
        assert scored == list(range(1, game.round + game.over))
        assert happened == [] or isinstance(happened[-1], RoundBegan | GameOver)
        assert all(event.taken and event.cheque for event in happened if isinstance(event, RowWon))
        rounds.add(game.round)
    assert rounds == {1, 2, 3}


def test_those_who_are_there_see_everything_but_the_cheque_that_goes_face_down():
    evening = new_evening("ada", "bo", "cleo", open_cheques=False)
    wins = 0
    while evening.table.status == "playing":
        evening.play_on(seed=evening.table.version, moves=1)
        for event in evening.events:
            if isinstance(event, RowWon):
                wins += 1
                assert event.cheque == evening.table.playing.centre
                turned_over = any(isinstance(other, RoundScored) for other in evening.events)
                assert (event.taken is None) != turned_over
    assert wins > ROUNDS


def test_a_move_that_was_taken_back_is_told_of():
    evening = new_evening("ada", "bo", "cleo").play("auction")
    evening.ask("ada", TakeBack, seat="A", version=evening.table.version)
    evening.play("draw left")
    *_, played, took_back, again = told(evening)
    assert [event.seat for event in played.events] == ["A"]
    assert (took_back.news, took_back.events) == (journal.TookBack("A"), ())
    assert len(again.events) == 2
