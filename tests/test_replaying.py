"""A game once more: every ply, as each pair of eyes saw it."""

import json as plain_json

import msgspec
import pytest

from razzia.core.cards import CHEQUE_SETS
from razzia.editions import Options
from razzia.errors import SetupError
from razzia.record import Record, read
from razzia.replaying import Replay, replay, replay_record
from razzia.view import seen_live, view
from tests.playing import BOLD, dealt_game, new_game, play_on


@pytest.mark.parametrize("players", CHEQUE_SETS)
@pytest.mark.parametrize("open_cheques", [True, False])
def test_every_step_is_what_was_on_the_screen(players, open_cheques):
    for seat in (None, "A", "B"):
        game = new_game(players, "primigenio-2020", 1, open_cheques)
        seen = [(None, (), view(game, seat))]
        while not game.over:
            play_on(game, game.ply_count, BOLD, plies=1)
            ply = game.plies[-1]
            seen.append((str(ply), seen_live(game, ply.events, seat), view(game, seat)))
        again = replay_record(Record.of(game), seat)
        assert [(step.move, step.events, step.view) for step in again.steps] == seen
        assert {step.version for step in again.steps} == {None}
        assert (again.edition, again.options) == ("primigenio-2020", Options(1, open_cheques))


@pytest.mark.parametrize("open_cheques", [True, False])
def test_of_a_game_under_way_nothing_is_shown_that_has_to_be_remembered(open_cheques):
    game = new_game(3, open_cheques=open_cheques)
    rounds = set()
    while not game.over:
        again = replay(game, "A")
        assert again.record is None
        told = game.ply_count if open_cheques else sum(step.view.round < game.round for step in again.steps)
        assert len(again.steps) == 1 + told
        assert [step.move for step in again.steps[1:]] == game.moves[:told]
        rounds.add(again.steps[-1].view.round)
        assert open_cheques or (again.steps[-1].view.round, told > 0) == (game.round, game.round > 1)
        play_on(game, game.ply_count, BOLD, plies=5)
    assert rounds == {1, 2, 3}
    assert len(replay(game).steps) == 1 + game.ply_count


def test_a_table_that_has_versions():
    game = play_on(new_game(2), 1, plies=20)
    versions = list(range(7, 28))
    assert [step.version for step in replay(game, versions=versions).steps] == versions


def test_the_record_comes_back_as_it_was():
    """Whatever else it says: numbers of any length, and lists within lists."""
    deep: list[object] = []
    for _ in range(300):
        deep = [deep]
    record = Record.of(dealt_game(1)[0], made=10**80, half=0.5, deep=deep, said="für \U0001f3b2 & <you>")
    written = msgspec.json.encode(replay_record(read(record.to_json())))
    assert plain_json.loads(written)["record"] == record.data
    assert len(msgspec.json.decode(written, type=Replay).steps) == 1 + record.game.ply_count


def test_the_eyes_must_be_at_the_table():
    with pytest.raises(SetupError):
        replay(new_game(3), "D")
