import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from razzia.core.cards import CHEQUE_SETS
from razzia.editions import EDITIONS, Options
from razzia.errors import IllegalMove, MoveError, RazziaError, SetupError, UnreadableMove, WrongTurn
from razzia.game import Game
from razzia.notation import Bid, Call, Draw, Pass, Reveal, Steal
from tests.playing import BOLD, new_game, play_on, script


def snapshot(game: Game) -> tuple:
    return game.state.tobytes(), game.row, game.moves, game.events, game.sheets, str(game)


# ── Setting up ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_new_game():
    game = Game(["Ada", "Bo", "Cleo"])
    assert (game.seats, game.round, game.decision, game.to_act, game.turn) == ("ABC", 1, "turn", "A", "A")
    assert game.cheques == CHEQUE_SETS[3]
    assert game.piles == {"left": 60, "right": 60}
    assert game.row == (None,) * 7
    assert (game.police, game.raid_at, game.centre) == (0, 7, 1)
    assert game.edition is EDITIONS["amigo-2004"]
    assert not game.over
    assert game.winners == ()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"players": 1}, "players"),
        ({"players": 6}, "players"),
        ({"players": -1}, "players"),
        ({"players": []}, "players"),
        ({"players": "Ada"}, "players"),
        ({"players": ["Ada", ""]}, "name"),
        ({"players": ["Ada", " "]}, "name"),
        ({"players": ["Ada", "\u202eBo"]}, "name"),
        ({"players": ["Ada", "x" * 101]}, "name"),
        ({"players": ["Ada", "\x1b[2J"]}, "name"),
        ({"players": ["Ada", 7]}, "name"),
        ({"edition": "ra-1999"}, "unknown-edition"),
        ({"players": 2, "cheques": [[2, 5, 6, 9], [3, 4, 7]]}, "cheques"),
        ({"players": 2, "cheques": [[2, 5, 6, 9], [2, 5, 6, 9]]}, "cheques"),
        ({"players": 2, "cheques": [[2, 5, 6, 9]]}, "cheques"),
        ({"players": 2, "cheques": [1, 2]}, "cheques"),
        ({"players": 4, "cheques": CHEQUE_SETS[5][:4]}, "cheques"),
    ],
)
def test_a_table_that_cannot_be(arguments, code):
    with pytest.raises(SetupError) as refusal:
        Game(**arguments)
    assert refusal.value.code == code
    assert str(refusal.value)


@pytest.mark.parametrize(
    "arguments", [{"piles": 3}, {"piles": True}, {"piles": 2.0}, {"piles": "2"}, {"open_cheques": 1}]
)
def test_options_that_cannot_be(arguments):
    with pytest.raises(SetupError):
        Options(**arguments)


def test_the_lot_decides_who_begins():
    game = Game(4, cheques=[(3, 7, 12), (13, 6, 2), (4, 8, 11), (5, 9, 10)])
    assert game.to_act == "B"
    assert game.face_up("B") == (2, 6, 13)


# ── Playing ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_moves_as_text_or_values():
    by_text, by_value = Game(4), Game(4)
    script(
        by_text,
        "draw left; = car; draw right; = police; bid 4; pass; A bid 6; B bid 7; auction; pass; bid 6; pass; pass",
    )
    by_value.play(Draw("left"))
    by_value.reveal("car")
    by_value.play(Draw("right"))
    by_value.reveal("police")
    for move in (Bid(4), Pass(), Bid(6), Bid(7), Call(), Pass(), Bid(6), Pass(), Pass()):
        by_value.play(move)
    assert by_text == by_value
    assert by_text.family("B") == {"car": 1}
    assert by_text.face_down("A") == (7,)
    assert by_text.moves[-1] == "C pass"


def test_a_steal_names_every_card_in_any_order():
    game = Game(3)
    game._state.families[0, 8] = 2
    game._state.row[0], game._state.row[7] = 2, 1
    game._row = ("ring", "driver", "ring", None, None, None, None)
    assert [str(move) for move in game.legal()] == [
        "draw left", "draw right", "auction",
        "steal ring", "steal driver", "steal ring,ring", "steal driver,ring",
    ]  # fmt: skip
    game.play("steal ring, driver")
    assert game.moves == ["A steal driver,ring"]
    assert game.family("A") == {"ring": 1, "driver": 1}
    assert game.row == (None, None, "ring", None, None, None, None)
    assert game.to_act == "B"


def test_a_gap_in_the_row_is_filled_first():
    game = Game(3)
    game._state.families[0, 8] = 1
    script(game, "draw left; = car; draw left; = ring; draw left; = coin; steal ring; draw left; = watch")
    assert game.row == ("car", "watch", "coin", None, None, None, None)


def test_with_one_pile_left_may_be_left_out():
    game = Game(2, options=Options(piles=1))
    script(game, "draw; = car; B draw; = coin; draw left")
    assert game.moves == ["A draw left", "= car", "B draw left", "= coin", "A draw left"]
    assert game.piles == {"left": 118}


def test_chances():
    game = Game(4)
    assert game.chances()["police"] == 21 / 120
    assert sum(game.chances().values()) == pytest.approx(1)
    game.play("draw right")
    assert (game.decision, game.to_act, game.turn, game.drawing_from) == ("chance", None, "A", "right")


def test_the_auction_under_way():
    game = script(Game(4), "draw left; = police")
    assert game.auction is not None
    assert (game.auction.cause, game.auction.caller, game.auction.bids) == ("police", "A", {})
    script(game, "bid 7; pass")
    assert game.auction.bids == {"B": 7, "C": None}
    assert list(game.auction.bids) == ["B", "C"]
    assert (game.auction.best_bid, game.auction.best_bidder) == (7, "B")
    script(game, "pass; pass")
    assert game.auction is None
    script(game, "auction; bid 8")
    assert game.auction.bids == {"C": 8}


def test_what_everyone_would_score_now():
    game = Game(2)
    script(game, "draw left; = coin; auction; bid 9")
    assert game.scores_now()["A"] == {
        "thieves": 0, "bodyguards": 0, "cars": 0, "jewels": -5, "coins": 0, "businesses": 0, "cheques": 0, "total": -5
    }  # fmt: skip
    script(game, "pass")
    assert game.scores_now()["A"]["coins"] == 3
    assert game.sheets == []


def test_a_whole_game_adds_up():
    game = play_on(new_game(), 5)
    assert len(game.sheets) == 3
    for seat in game.seats:
        assert game.totals[seat] == sum(sheet[seat]["total"] for sheet in game.sheets)
    best = max(game.totals.values())
    assert game.winners == tuple(seat for seat in game.seats if game.totals[seat] == best)
    assert (game.to_act, game.turn, game.legal()) == (None, None, [])


def test_winners_share():
    from razzia.score_sheet import leaders

    assert leaders({"A": 3, "B": 5, "C": 5}) == ("B", "C")


# ── Refusals ────────────────────────────────────────────────────────────────────────────────────────────────────

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


# ── As a Python object ──────────────────────────────────────────────────────────────────────────────────────────


@given(
    st.sampled_from(list(CHEQUE_SETS)),
    st.sampled_from(list(EDITIONS)),
    st.sampled_from([1, 2]),
    st.lists(st.integers(0, 1000), max_size=150),
)
@settings(max_examples=60, deadline=None)
def test_undo_goes_back_through_every_position(players, edition, piles, choices):
    game = new_game(players, edition, piles)
    seen = []
    for choice in choices:
        if game.over:
            break
        seen.append(snapshot(game))
        if game.decision == "chance":
            cards = list(game.undrawn)
            game.reveal(cards[choice % len(cards)])
        else:
            legal = game.legal()
            game.play(legal[choice % len(legal)])
    assert len(game.plies) == len(seen)
    for position in reversed(seen):
        game.undo()
        assert snapshot(game) == position
    with pytest.raises(IllegalMove):
        game.undo()


def test_undo_over_the_end_of_a_round():
    game = play_on(new_game(), 3)
    twin = new_game()
    for move in game.moves:
        twin.play(move)
    assert twin == game
    while len(twin.sheets) == 3:
        twin.undo()
    assert len(twin.sheets) == 2
    assert not twin.over
    play_on(twin, 9)
    assert len(twin.sheets) == 3


def test_copies_go_their_own_ways():
    game = play_on(new_game(), 2, plies=60)
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game
        assert snapshot(twin) == snapshot(game)
        before = snapshot(game)
        play_on(twin, 3, plies=1)
        assert twin != game
        assert snapshot(game) == before
        twin.undo()
        assert twin == game


def test_copies_undo_independently():
    """Even behind the step where their ways parted."""
    one = script(Game(4), "draw left")
    other = one.copy()
    start = one.copy()
    start.undo()
    one.undo()
    one.play("auction")
    other.undo()
    assert snapshot(other) == snapshot(start)
    other.play("draw right")
    assert (one.moves, other.moves) == (["A auction"], ["A draw right"])


def test_a_step_is_returned():
    game = Game(4)
    ply = game.play("draw left")
    assert (ply.seat, str(ply.move), str(ply)) == ("A", "draw left", "A draw left")
    assert game.play(Reveal("car")) == game.plies[-1]
    assert game.undo() == game.reveal("car")


def test_restarted():
    game = play_on(Game(["Ada", "Bo"], options=Options(1), cheques=CHEQUE_SETS[2][::-1]), 1)
    again = game.restarted()
    assert again.plies == ()
    for ply in game.plies:
        again.play(ply.move)
    assert again == game


def test_equality_looks_at_everything():
    assert Game(4) == Game(4)
    assert Game(4) != Game(3)
    assert Game(["Ada", "Bo"]) != Game(["Bo", "Ada"])
    assert Game(4) != Game(4, edition="primigenio-2020")
    assert Game(4) != Game(4, options=Options(piles=1))
    assert Game(4) != "a game"
    with pytest.raises(TypeError):
        hash(Game(4))


def test_the_state_is_a_copy():
    game = Game(4)
    game.state.police = 6
    assert game.police == 0


def test_print_says_who_has_won():
    game = play_on(new_game(2), 1)
    assert str(game).startswith("The game is over. Player ")


def test_a_view_is_at_hand():
    game = Game(3)
    assert game.view("B").seat == "B"
    assert game.view().legal == ()


def test_print_shows_the_table():
    game = Game(["Ada", "Bo", "Cleo", "Dirk"])
    script(game, "draw left; = ring; draw right; = police; bid 4")
    assert (
        str(game)
        == """\
Round 1 of 3. Dirk is to bid or pass.

  Police  ■□□□□□□
  Row     ring · – · – · – · – · – · –
  Centre  1
  Piles   59 | 59

    Player  Points  Now  Cheques  Face down  Bid
  A Ada          0   -5  2 6 13
  B Bo           0   -5  3 7 12              ◆
  C Cleo         0   -5  4 8 11              4
▸ D Dirk         0   -5  5 9 10"""
    )
    assert repr(game) == "<Game Ada, Bo, Cleo, Dirk: amigo-2004, round 1, 5 plies>"


def test_many_games_of_every_kind_end():
    for players in CHEQUE_SETS:
        for seed in range(10):
            assert play_on(new_game(players, piles=1 + seed % 2), seed, BOLD).over
