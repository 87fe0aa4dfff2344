"""The table for people to look at."""

import numpy as np
import pytest

from razzia.core.cards import CHEQUE_SETS, KIND_IDS
from razzia.envs.picture import ACTIVE, COLOURS, INK, MARGIN, NOTE, POLICE_BLUE, WIDTH, picture
from razzia.envs.render import RENDER_MODES, render
from razzia.game import Game
from razzia.table_text import show
from razzia.words import Words, languages
from tests.playing import BOLD, play_on, script


def pixels(image, colour: str) -> int:
    rgb = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    return int((np.asarray(image) == rgb).all(axis=2).sum())


def test_text_is_the_table_as_everywhere(capsys):
    game = play_on(Game(3), 2, plies=40)
    assert render(game, "ansi") == show(game)
    assert render(game, "human") is None
    assert capsys.readouterr().out == show(game) + "\n\n"
    assert render(game, None) is None
    assert RENDER_MODES == ["human", "ansi", "rgb_array"]


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_a_picture_of_every_table(players):
    game = Game(players)
    shape = render(game, "rgb_array").shape
    for plies in (0, 60, 60, None):
        frame = render(play_on(game, players, BOLD, plies), "rgb_array")
        assert (frame.dtype, frame.shape) == (np.uint8, shape), "the frames of a film are equally large"
    assert game.over
    assert shape[1:] == (WIDTH, 3)


def test_what_lies_on_the_table_is_in_the_picture():
    game = Game(2)
    empty = picture(game)
    assert all(pixels(empty, colour) == 0 for colour in COLOURS.values())
    assert pixels(empty, POLICE_BLUE) == 0
    script(game, "draw left; = ring; draw left; = thief; draw left; = police")
    shown = picture(game)
    for card, colour in COLOURS.items():
        assert (pixels(shown, colour) > 1000) == (COLOURS["ring"] == colour or COLOURS["thief"] == colour), card
    assert pixels(shown, POLICE_BLUE) > 300
    assert pixels(shown, NOTE) == pytest.approx(pixels(empty, NOTE), rel=0.01)
    script(game, "pass; bid 9" if game.to_act == "B" else "bid 9; pass")
    assert pixels(picture(game), NOTE) < pixels(shown, NOTE)


def test_whose_turn_it_is_stands_out():
    game = Game(2)
    assert game.to_act == "A"
    top, bottom = np.split(np.asarray(picture(game)), [picture(game).height * 3 // 4])
    assert pixels(top, ACTIVE) > 1000 > pixels(bottom, ACTIVE)
    script(game, "draw left; = ring")
    top, bottom = np.split(np.asarray(picture(game)), [picture(game).height * 3 // 4])
    assert pixels(top, ACTIVE) < pixels(bottom, ACTIVE)


@pytest.mark.parametrize("language", languages())
def test_the_fullest_family_fits_in_every_language(language):
    """One that has everything: nothing runs over the edge of its place."""
    game = Game(["A name that is much too long to be shown in full", "Bo"], edition="primigenio-2020")
    before = np.asarray(picture(game, Words(language)))
    for kind in range(len(KIND_IDS) - 1):
        game._state.families[0, kind] = 3
    after = np.asarray(picture(game, Words(language)))
    changed = (before != after).any(axis=2)
    assert changed.any()
    rows, columns = np.nonzero(changed)
    assert columns.max() < WIDTH - MARGIN
    seats = before.shape[0] - MARGIN - 2 * 104 - 10
    assert seats < rows.min()
    assert rows[columns > MARGIN + 470].max() < seats + 104, "the seat below is as it was"
    assert pixels(after, INK) > pixels(before, INK)
