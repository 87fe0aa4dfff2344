import pickle
from collections.abc import Iterator
from random import Random

import pytest

from razzia.core.cards import CHEQUE_SETS
from razzia.core.scoring import ITEMS
from razzia.editions import Options
from razzia.errors import SetupError
from razzia.events import BidMade, Event, GameOver, RoundBegan, RoundScored, RowWon
from razzia.game import Game
from razzia.view import imagined, own, seen_later, seen_live, together, view
from tests.playing import BOLD, UNIFORM, new_game, play_on, script

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


@pytest.mark.parametrize("open_cheques", [True, False])
def test_a_player_sees_what_everyone_sees_and_a_part_of_ones_own(open_cheques):
    game = new_game(open_cheques=open_cheques)
    for number in range(150):
        play_on(game, number, plies=1)
        public = view(game)
        assert (public.seat, public.legal) == (None, ())
        for seat in game.seats:
            mine = own(game, seat)
            assert mine.face_down == game.face_down(seat)
            assert mine.legal == (tuple(map(str, game.legal())) if seat == game.to_act else ())
            assert view(game, seat) == together(public, mine)
    with pytest.raises(SetupError):
        own(game, "E")


@pytest.mark.parametrize("open_cheques", [True, False])
def test_what_the_row_is_worth_is_what_it_adds_when_it_is_taken(open_cheques):
    weighed: set[str] = set()
    for game in whole_games(open_cheques):
        if game.decision != "turn" or game.over:
            continue
        caller = game.turn
        worth = own(game, caller).row_worth
        after = game.copy()
        after.play("auction")
        while after.to_act != caller:
            after.play("pass")
        after.play(f"bid {game.face_up(caller)[0]}")
        if after.round != game.round or after.over:
            continue
        before, then = game.scores_now()[caller], after.scores_now()[caller]
        # Who has which cheque has changed as well, which is not the row's doing.
        cheques = then["cheques"] - before["cheques"]
        gained = {item: then[item] - before[item] for item in before if item != "cheques"}
        gained["total"] -= cheques
        assert worth == {item: points for item, points in gained.items() if points}
        weighed |= worth.keys()
    assert weighed == {*ITEMS, "total"} - {"cheques"}


def test_what_the_row_is_worth_follows_the_game():
    game = script(Game(3), "draw left; = thief; draw left; = coin")
    assert own(game, "A").row_worth == own(game, "C").row_worth == {"thieves": 2, "coins": 3, "total": 5}
    own(game, "A").row_worth.clear()
    copy = script(game.copy(), "draw left; = ring")
    assert own(game, "A").row_worth == {"thieves": 2, "coins": 3, "total": 5}
    assert own(copy, "A").row_worth == {"thieves": 2, "jewels": 5, "coins": 3, "total": 10}
    copy.undo()
    assert own(copy, "A").row_worth == own(game, "A").row_worth
    over = play_on(game, 1)
    assert [own(over, seat).row_worth for seat in over.seats] == [{}, {}, {}]


# ── Events ──────────────────────────────────────────────────────────────────────────────────────────────────────


def whole_games(open_cheques: bool = False) -> Iterator[Game]:
    """Whole games, ply by ply."""
    for players in CHEQUE_SETS:
        for taste in (BOLD, UNIFORM):
            game = new_game(players, open_cheques=open_cheques)
            while not game.over:
                play_on(game, 1000 * players + len(game.plies), taste, plies=1)
                yield game


def eyes(game: Game) -> list[str | None]:
    return [None, *game.seats]


def face_down_to(game: Game, seat: str | None) -> set[int]:
    return {cheque for other in game.seats if other != seat for cheque in game.face_down(other)}


def cheques_told(events: tuple[Event, ...]) -> set[int | None]:
    """The cheques that someone could look up in these events."""
    told: set[int | None] = set()
    for event in events:
        if isinstance(event, BidMade | RowWon):
            told |= {event.cheque}
        if isinstance(event, RowWon):
            told |= {event.taken}
    return told


def test_with_open_cheques_all_events_are_told():
    for game in whole_games(open_cheques=True):
        if game.round == 3:
            break
        for seat in eyes(game):
            assert seen_live(game, game.plies[-1].events, seat) == game.plies[-1].events
        assert seen_later(game, game.events) == tuple(game.events)


def test_live_a_cheque_that_goes_face_down_is_its_winners_alone():
    hidden = 0
    for game in whole_games():
        events = game.plies[-1].events
        for seat in eyes(game):
            seen = seen_live(game, events, seat)
            assert not cheques_told(seen) & face_down_to(game, seat)
            for event, real in zip(seen, events, strict=True):
                if event != real:
                    hidden += 1
                    assert isinstance(real, RowWon)
                    assert event == RowWon(real.seat, real.cards, real.cheque, None)
                    assert seat != real.seat
                    assert real.taken in game.face_down(real.seat)
    assert hidden > 100


def test_later_nothing_is_told_of_the_round_under_way():
    hidden = 0
    for game in whole_games():
        events = tuple(game.events)
        seen = seen_later(game, events)
        assert seen == events[: len(seen)]
        rounds = [event.round for event in seen if isinstance(event, RoundScored)]
        assert rounds == list(range(1, len(game.sheets) + 1))
        assert not seen or isinstance(seen[-1], RoundBegan | GameOver)
        hidden += seen != events
    assert hidden > 200


def test_eyes_that_are_not_at_the_table_are_told_nothing():
    with pytest.raises(SetupError):
        seen_live(Game(3), (), "D")


# ── What an adviser may know ────────────────────────────────────────────────────────────────────────────────────


def test_what_is_imagined_does_not_depend_on_what_lies_face_down():
    compared = 0
    for game in whole_games():
        for seat in game.seats:
            others = [other for other in game.seats if other != seat]
            hidden = [cheque for other in others for cheque in game.face_down(other)]
            if len(hidden) < 2:
                continue
            Random(game.ply_count).shuffle(hidden)
            rest = iter(hidden)
            secretly = game.supposing({other: tuple(next(rest) for _ in game.face_down(other)) for other in others})
            compared += secretly.state != game.state
            one, two = (imagined(real, seat, Random(7)) for real in (game, secretly))
            assert one == two
            assert pickle.dumps(one) == pickle.dumps(two)
            assert view(one, seat) == view(game, seat)
            assert one.legal() == game.legal()
            assert sorted(cheque for other in others for cheque in one.face_down(other)) == sorted(hidden)
    assert compared > 1000


def test_what_is_imagined_varies():
    game = play_on(new_game(open_cheques=False), 3, plies=150)
    dealt = {tuple(map(imagined(game, "A", Random(seed)).face_down, game.seats)) for seed in range(50)}
    assert len(dealt) > 1
    assert {own for own, *_ in dealt} == {game.face_down("A")}
    assert play_on(imagined(game, "A", Random(1)), 1).over
    with pytest.raises(ValueError, match="face down"):
        game.supposing({"A": (16,)})


def test_with_open_cheques_nothing_needs_to_be_imagined():
    game = play_on(new_game(), 3, plies=70)
    assert imagined(game, "A", Random(1)) == game
