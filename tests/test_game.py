import copy
import gc
import pickle
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from razzia.core.cards import CHEQUE_SETS
from razzia.editions import EDITIONS, Options
from razzia.errors import IllegalMove, SetupError
from razzia.game import Game
from razzia.notation import Bid, Call, Draw, Pass, Reveal
from razzia.record import Record
from razzia.score_sheet import score_sheet
from tests.playing import BOLD, UNIFORM, new_game, play_on, script, snapshot

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


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_a_game_that_forgets_goes_on_as_before(players):
    for seed, taste in enumerate((BOLD, UNIFORM)):
        game, forgetful = new_game(players), new_game(players)
        while not game.over:
            play_on(game, 1000 * seed + game.ply_count, taste, plies=1)
            forgetful.play(game.moves[-1])
            forgetful.forget()
            assert position(forgetful) == position(game)
            assert repr(forgetful) == repr(game)
            assert forgetful.undo() == game.plies[-1]
            assert position(forgetful) == position(twin_before(game))
            forgetful.play(game.moves[-1])


def position(game: Game) -> tuple[object, ...]:
    """What is known of a game without its history."""
    standing = game.state.tobytes(), game.row, game.auction, game.draws, game.ply_count, game.view()
    return *standing, game.sheets, game.totals, game.winners, game.scores_now()


def twin_before(game: Game) -> Game:
    twin = game.copy()
    twin.undo()
    return twin


def test_a_part_is_never_taken_for_the_whole():
    game = play_on(new_game(), 1)
    whole = game.copy()
    game.forget()
    for ask in (lambda: game.plies, lambda: game.moves, lambda: game.events, lambda: Record.of(game)):
        with pytest.raises(LookupError, match=rf"of the {len(whole.plies)} plies of this game are forgotten"):
            ask()
    assert game == game.copy() == pickle.loads(pickle.dumps(game))
    assert game != whole
    whole.forget()
    assert game == whole
    game.undo()
    assert not game.over
    assert game != whole


def test_the_auction_under_way_is_not_forgotten():
    game = script(Game(4), "draw left; = police; bid 7; pass; bid 9")
    bids = game.auction
    game.forget()
    game.forget()
    assert game.auction == bids
    for _ in "BCD":
        game.undo()
    assert game.auction is not None
    assert game.auction.bids == {}
    with pytest.raises(IllegalMove):
        game.undo()


def test_a_game_that_forgets_stays_small():
    def size(forgetful: bool) -> float:
        """The memory of a game, on average over many that are broken off somewhere."""
        games = []
        tracemalloc.start()
        for number in range(24):
            game = new_game()
            while not game.over and game.ply_count < 11 * number:
                play_on(game, game.ply_count + number, plies=1)
                game.scores_now()
                if forgetful:
                    game.forget()
            games.append(game)
        gc.collect()  # Python keeps some freed tuples for later; they are not the games'
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return taken / len(games)

    assert size(forgetful=True) < 12_000 < size(forgetful=False) < 120_000


def test_scores_are_those_of_the_moment():
    """They are remembered from one ply to the next, and counted anew when something has changed."""
    for seed in range(3):
        game = new_game()
        while not game.over:
            play_on(game, 1000 * seed + game.ply_count, BOLD, plies=1)
            state = game.state
            if not game.over:
                assert list(game.scores_now().values()) == [score_sheet(state, seat) for seat in range(4)]
            game.scores_now()["A"]["total"] = 1000


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
  A Ada          0   −5  2 6 13
  B Bo           0   −5  3 7 12              ◆
  C Cleo         0   −5  4 8 11              4
▸ D Dirk         0   −5  5 9 10"""
    )
    assert repr(game) == "<Game Ada, Bo, Cleo, Dirk: amigo-2004, round 1, 5 plies>"


def test_many_games_of_every_kind_end():
    for players in CHEQUE_SETS:
        for seed in range(10):
            assert play_on(new_game(players, piles=1 + seed % 2), seed, BOLD).over
