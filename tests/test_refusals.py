"""What a game refuses, with what reason, and that it is unchanged after it."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from razzia.editions import Options
from razzia.errors import IllegalMove, MoveError, RazziaError, SetupError, UnreadableMove, WrongTurn
from razzia.game import Game
from razzia.notation import Bid, Draw, Reveal, Steal
from tests.playing import new_game, play_on, script, snapshot

SETTINGS = {
    "a turn": "draw left; = car",
    "an auction": "draw left; = car; draw left; = police; bid 4",
    "a forced auction": "auction; pass; pass; pass",
    "a card": "draw left",
}


@pytest.mark.parametrize(
    ("setting", "move", "kind", "code"),
    [
        ("a turn", "", UnreadableMove, "unknown-move"),
        ("a turn", "fold", UnreadableMove, "unknown-move"),
        ("a turn", "auction now", UnreadableMove, "unknown-move"),
        ("a turn", "B", UnreadableMove, "unknown-move"),
        ("a turn", "draw", UnreadableMove, "which-pile"),
        ("a turn", "draw middle", UnreadableMove, "which-pile"),
        ("a turn", "bid", UnreadableMove, "which-cheque"),
        ("a turn", "bid 0", UnreadableMove, "which-cheque"),
        ("a turn", "bid 17", UnreadableMove, "which-cheque"),
        ("a turn", "bid -3", UnreadableMove, "which-cheque"),
        ("a turn", "bid ٣", UnreadableMove, "which-cheque"),
        ("a turn", f"bid {'9' * 5000}", UnreadableMove, "which-cheque"),
        ("a turn", "bid 0000000071", UnreadableMove, "which-cheque"),
        ("a turn", "steal", UnreadableMove, "no-cards-named"),
        ("a turn", "steal ,", UnreadableMove, "no-cards-named"),
        ("a turn", "steal crown", UnreadableMove, "unknown-card"),
        ("a turn", "steal police", UnreadableMove, "unknown-card"),
        ("a turn", "=", UnreadableMove, "one-card"),
        ("a turn", "= car ring", UnreadableMove, "one-card"),
        ("a turn", "= crown", UnreadableMove, "unknown-card"),
        ("a turn", "C draw left", WrongTurn, "not-your-turn"),
        ("a turn", "= car", WrongTurn, "no-card-due"),
        ("a turn", "pass", IllegalMove, "no-auction"),
        ("a turn", "bid 7", IllegalMove, "no-auction"),
        ("a turn", "steal car", IllegalMove, "too-few-thieves"),
        ("an auction", "draw left", IllegalMove, "auction-under-way"),
        ("an auction", "auction", IllegalMove, "auction-under-way"),
        ("an auction", "steal car", IllegalMove, "auction-under-way"),
        ("an auction", "bid 3", IllegalMove, "not-your-cheque"),
        ("an auction", "D bid 4", IllegalMove, "not-your-cheque"),
        ("an auction", "A bid 6", WrongTurn, "not-your-turn"),
        ("a forced auction", "pass", IllegalMove, "must-bid"),
        ("a card", "draw left", WrongTurn, "card-first"),
        ("a card", "A pass", WrongTurn, "card-first"),
    ],
)
def test_a_refused_move_changes_nothing_and_says_why(setting, move, kind, code):
    game = script(Game(4), SETTINGS[setting])
    before = snapshot(game)
    with pytest.raises(kind) as refusal:
        game.play(move)
    error = refusal.value
    assert (error.code, error.text) == (code, move)
    assert isinstance(error, MoveError)
    assert isinstance(error, RazziaError)
    assert len(str(error)) < 600
    assert snapshot(game) == before


def test_a_bid_that_is_too_low():
    game = script(Game(4), "draw left; = police; bid 12; pass")
    with pytest.raises(IllegalMove) as refusal:
        game.play("bid 9")
    assert refusal.value.code == "bid-too-low"
    assert refusal.value.facts["best"] == 12


def test_a_steal_from_a_row_that_does_not_have_it():
    game = Game(3)
    game._state.families[0, 8] = 2
    script(game, "draw left; = car; draw left; = coin; draw left; = ring")
    for move in ("steal brooch", "steal car,car"):
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert refusal.value.code == "not-in-row"
    with pytest.raises(IllegalMove) as refusal:
        game.play("steal car,coin,ring")
    assert refusal.value.facts == {"thieves": 2, "cards": 3}


def test_a_pile_that_cannot_be_drawn_from():
    with pytest.raises(IllegalMove) as refusal:
        Game(2, options=Options(1)).play("draw right")
    assert refusal.value.code == "one-pile"
    game = Game(2)
    game._state.piles[1] = 0
    with pytest.raises(IllegalMove) as refusal:
        game.play("draw right")
    assert refusal.value.code == "pile-empty"


def test_a_card_that_is_used_up():
    game = script(Game(4), "; ".join(f"draw left; = {card}" for card in ["coin"] * 3) + "; draw left")
    before = snapshot(game)
    with pytest.raises(IllegalMove) as refusal:
        game.reveal("coin")
    assert refusal.value.code == "card-used-up"
    with pytest.raises(UnreadableMove):
        game.reveal("crown")
    assert snapshot(game) == before


def test_after_the_end():
    game = play_on(new_game(2), 1)
    for move in ("draw left", "= car", "A pass"):
        with pytest.raises(WrongTurn) as refusal:
            game.play(move)
        assert refusal.value.code == "game-over"


def test_a_seat_that_is_not_at_the_table():
    with pytest.raises(WrongTurn) as refusal:
        Game(3).play("D pass")
    assert refusal.value.code == "not-at-the-table"
    for seat in ("D", "AB", "", "a"):
        with pytest.raises(SetupError):
            Game(3).family(seat)
        with pytest.raises(SetupError):
            Game(3).play("pass", seat)


@pytest.mark.parametrize("move", ["B bid 7", "B pass", "= coin", Reveal("coin")])
def test_a_seat_makes_its_own_moves_only(move):
    """Whoever passes on what a player says names the seat, and the words cannot change it."""
    for setting in ("a turn", "an auction", "a card"):
        game = script(Game(4), SETTINGS[setting])
        before = snapshot(game)
        with pytest.raises(WrongTurn) as refusal:
            game.play(move, seat="A")
        assert refusal.value.code == "not-your-move"
        assert snapshot(game) == before


def test_a_seat_may_say_its_letter():
    game = Game(4)
    game.play("A auction", seat="A")
    assert str(game.play("B bid 7", seat="B")) == "B bid 7"


@pytest.mark.parametrize(
    "make",
    [
        lambda: Draw("middle"),
        lambda: Steal(()),
        lambda: Steal(("crown",)),
        lambda: Steal(("police",)),
        lambda: Bid(0),
        lambda: Bid(17),
        lambda: Bid(-19),
        lambda: Bid(True),
        lambda: Bid("7"),
        lambda: Reveal("crown"),
        lambda: Steal([1]),
        lambda: Game(4).play(None),
        lambda: Game(4).play(42),
        lambda: Game(4).play(b"draw left"),
    ],
)
def test_values_that_are_no_moves_cannot_be_made(make):
    with pytest.raises(UnreadableMove):
        make()


def test_errors_can_be_pickled():
    with pytest.raises(IllegalMove) as refusal:
        Game(4).play("pass")
    twin = pickle.loads(pickle.dumps(refusal.value))
    assert (type(twin), twin.code, twin.text, twin.facts) == (IllegalMove, "no-auction", "pass", {})


@given(st.text() | st.from_regex(r"[A-E=]? ?(draw|bid|pass|steal|auction|=)? ?[a-z0-9, ]{0,12}", fullmatch=True))
@settings(deadline=None)
def test_no_text_brings_a_game_down(text):
    game = script(Game(4), "draw left; = car; draw left")
    before = snapshot(game)
    try:
        game.play(text)
    except RazziaError as error:
        assert str(error)
        assert snapshot(game) == before
