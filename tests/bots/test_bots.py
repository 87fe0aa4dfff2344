"""What holds for every bot."""

from pathlib import Path
from random import Random

import pytest

from razzia.bots import BOTS, LEVELS, Entrant
from razzia.bots.advice import distinct
from razzia.core.cards import CHEQUE_SETS
from razzia.dealer import Dealer
from razzia.editions import Options
from razzia.game import Game
from razzia.notation import Draw
from tests.playing import BOLD, new_game, play_on

ALL = [name if name != "planner" else "planner@30" for name in BOTS]
"""On a budget that is the same on every machine."""


def play(names, seed, edition="amigo-2004", piles=2):
    """A whole game between bots; they share their luck."""
    dealer = Dealer.from_seed(seed, len(names))
    game = Game(len(names), edition=edition, options=Options(piles), cheques=dealer.cheques)
    entrants = dict(zip(game.seats, map(Entrant.named, names), strict=True))
    luck = Random(seed)
    while not game.over:
        if game.to_act is None:
            dealer.deal(game)
        else:
            game.play(entrants[game.to_act].choose(game, luck), game.to_act)
    return game


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("players", CHEQUE_SETS)
@pytest.mark.parametrize(("edition", "piles"), [("amigo-2004", 1), ("primigenio-2020", 2)])
def test_it_plays_whole_games(name, players, edition, piles):
    assert play([name] * players, 5, edition, piles).over


@pytest.mark.parametrize("name", ALL)
def test_it_explains_what_it_chooses(name):
    entrant = Entrant.named(name)
    weighed = 0
    for seed in range(30):
        game = play_on(new_game(2 + seed % 4), seed, BOLD, plies=6 * seed)
        while game.to_act is None and not game.over:
            game.reveal(next(iter(game.undrawn)))
        if game.over:
            continue
        before = game.state.tobytes()
        advice = entrant.explain(game, Random(seed))
        assert game.state.tobytes() == before
        assert advice.choice == entrant.choose(game, Random(seed))
        moves = [option.move for option in advice.options]
        assert len(moves) == len(distinct(game.legal()))
        assert set(moves) <= set(game.legal())
        assert all(0 <= option.win_chance <= 1 for option in advice.options)
        assert all(-60 < option.points < 150 for option in advice.options)
        weighed += len(moves) > 1
    assert weighed > 10


def test_only_one_draw_is_weighed():
    moves = Game(3).legal()
    assert sum(isinstance(move, Draw) for move in moves) == 2
    assert sum(isinstance(move, Draw) for move in distinct(moves)) == 1


@pytest.mark.parametrize("name", [*ALL, *LEVELS])
def test_it_has_no_way_to_change_the_game_it_is_shown(name):
    if name == "hard":
        name = "planner@30"
    game = play_on(new_game(4), 3, BOLD, plies=24)
    assert game.to_act is not None
    before = str(game), game.moves
    Entrant.named(name).choose(game, Random(1))
    assert (str(game), game.moves) == before


def test_the_same_luck_gives_the_same_game():
    assert play(["novice", "greedy", "planner@20"], 2).moves == play(["novice", "greedy", "planner@20"], 2).moves


def test_levels_are_what_the_docs_say():
    docs = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    for level, name in LEVELS.items():
        assert f"| {level.capitalize()} | `{name.partition('@')[0]}`" in docs
    assert Entrant.named("hard").budget.seconds == 0.5


def won(names, decks):
    """The share of the games that the first bot wins, once in each seat for every deck."""
    share = 0.0
    for deck in range(decks):
        for turn in range(len(names)):
            seated = names[-turn:] + names[:-turn] if turn else names
            game = play(seated, deck)
            share += ("ABCDE"[turn] in game.winners) / len(game.winners)
    return share / decks / len(names)


def test_each_level_is_stronger_than_the_one_before():
    """By far, so that few games show it; how far, the arena measures."""
    assert won(["greedy", "random", "random", "random"], 10) >= 0.95
    assert won(["novice", "random", "random", "random"], 10) >= 0.75
    assert won(["greedy", "novice"], 20) >= 0.7
    assert won(["planner@200", "greedy"], 16) >= 0.6
