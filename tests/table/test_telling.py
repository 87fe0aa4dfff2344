"""What has happened at a table, told and shown to someone who was not there."""

import msgspec
import pytest

from razzia.core.cards import ROUNDS
from razzia.errors import TableError
from razzia.events import Event, GameOver, RoundBegan, RoundScored, RowWon
from razzia.table import journal
from razzia.table.commands import TakeBack
from razzia.table.showing import Happening
from razzia.table.telling import history, replay
from razzia.view import view
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


# ── The game once more ──────────────────────────────────────────────────────────────────────────────────────────────


def test_every_move_is_shown_with_its_version():
    evening = new_evening("ada", "bo", "cleo")
    seen = [(evening.table.version, view(evening.table.playing, "B"))]
    while evening.table.status == "playing":
        evening.play_on(seed=evening.table.version, moves=1)
        seen.append((evening.table.version, view(evening.table.playing, "B")))
    again = replay("table", evening.entries, "B")
    # A card that was turned over is a step of its own, of the same version.
    last_of_version = {step.version: step.view for step in again.steps}
    assert list(last_of_version.items()) == seen
    assert [step.version for step in again.steps] == sorted(step.version or 0 for step in again.steps)
    assert [step.move for step in again.steps[1:]] == evening.table.record().game.moves
    assert msgspec.json.decode(msgspec.json.encode(again.record)) == evening.table.record().data


def test_what_was_taken_back_is_not_shown():
    evening = new_evening("ada", "bo", "cleo").play("auction")
    evening.ask("ada", TakeBack, seat="A", version=evening.table.version)
    evening.play("draw left")
    again = replay("table", evening.entries)
    assert [step.move for step in again.steps[:2]] == [None, "A draw left"]
    assert [step.version for step in again.steps] == [5, 8, 8]


def test_a_game_under_way_proves_nothing_yet():
    evening = new_evening("ada", "bo", "cleo").play_on(moves=9)
    again = replay("table", evening.entries)
    assert again.record is None
    assert again.steps[-1].view == view(evening.table.playing)


def test_where_cheques_are_hidden_the_round_under_way_is_not_shown():
    evening = new_evening("ada", "bo", "cleo", open_cheques=False)
    shown = set()
    while evening.table.status == "playing":
        evening.play_on(seed=evening.table.version, moves=3)
        game = evening.table.playing
        last = replay("table", evening.entries, "A").steps[-1].view
        assert last.round == game.round
        assert game.over or all(player.face_down == () for player in last.seats), "a round that has just begun"
        shown.add(last.round)
    assert shown == {1, 2, 3}


def test_before_the_game_there_is_nothing_to_show():
    with pytest.raises(TableError) as refusal:
        replay("table", Evening().sit("ada", "bo").entries)
    assert refusal.value.code == "not-started"
