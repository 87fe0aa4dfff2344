import pytest

from razzia.editions import Options
from razzia.errors import SetupError
from razzia.game import Game
from razzia.view import view
from tests.playing import BOLD, new_game, play_on, script

MOVES = "auction; pass; pass; bid 5; pass; auction; bid 4; pass; pass; pass"


def test_open_cheques_are_seen_by_all():
    game = script(Game(4), MOVES)
    assert [player.face_down for player in view(game).seats] == [(), (), (5,), (1,)]
    assert [player.face_down for player in view(game, "A").seats] == [(), (), (5,), (1,)]


def test_hidden_cheques_are_seen_by_their_owner_alone():
    game = script(Game(4, options=Options(open_cheques=False)), MOVES)
    assert [player.face_down for player in view(game).seats] == [(), (), (None,), (None,)]
    assert [player.face_down for player in view(game, "D").seats] == [(), (), (None,), (1,)]
    assert [player.face_up for player in view(game).seats] == [(2, 6, 13), (3, 7, 12), (8, 11), (9, 10)]


def test_scores_do_not_tell_of_hidden_cheques():
    for seed in range(5):
        hidden = new_game(open_cheques=False)
        while hidden.round < 3:
            play_on(hidden, seed, plies=1)
        scores = [player.scores_now for player in view(hidden, "A").seats]
        assert all("cheques" not in sheet for sheet in scores)
        assert all(sheet["total"] == sum(sheet.values()) - sheet["total"] for sheet in scores)


def test_the_eyes_must_be_at_the_table():
    with pytest.raises(SetupError):
        view(Game(3), "D")


def test_when_the_game_is_over_nothing_is_hidden():
    game = play_on(new_game(open_cheques=False), 1)
    seen = view(game)
    assert [player.scores_now for player in seen.seats] == list(game.sheets[-1].values())
    assert seen.winners == game.winners
    assert seen.to_act is None


def test_only_the_one_to_decide_is_offered_moves():
    game = script(Game(4), "draw left; = police")
    assert view(game, "B").legal == ("pass", "bid 3", "bid 7", "bid 12")
    assert view(game, "A").legal == view(game).legal == ()


def test_who_is_out():
    game = play_on(new_game(), 8, BOLD, plies=1)
    while all(game.face_up(seat) for seat in game.seats):
        play_on(game, len(game.plies), plies=1)
    assert [player.out for player in view(game).seats] == [not game.face_up(seat) for seat in game.seats]
