"""The worked examples about turns and auctions, and the rules between them, one by one.

Seats A to D are Miriam, Felix, Elke and Dennis where an example names them.
"""

import pytest

from razzia.core import rules
from razzia.core.actions import BID, CALL, DONE, DRAW_LEFT, DRAW_RIGHT, PASS, STEAL
from razzia.core.cards import CAR, CASINO, CHEQUE_SETS, CINEMA, COIN, COUNTS, DRIVER, KINDS, POLICE, RING, THIEF
from razzia.core.state import (
    AUCTION,
    CHANCE,
    FORCED_AUCTION,
    FULL_ROW_AUCTION,
    OVER,
    POLICE_AUCTION,
    STEALING,
    TURN,
    State,
    cheque_mask,
    cheques_in,
)

A, B, C, D = range(4)


def start(players: int = 4, piles: int = 2, sets: tuple[tuple[int, ...], ...] | None = None) -> State:
    return rules.set_up(sets or CHEQUE_SETS[players], piles)


def draw(s: State, *kinds: int) -> None:
    for kind in kinds:
        rules.act(s, DRAW_LEFT)
        rules.reveal(s, kind)


def bids(s: State, *cheques: int) -> None:
    """One bid after the other; 0 is a pass."""
    for cheque in cheques:
        assert rules.legal_actions(s) >> (BID + cheque) & 1
        rules.act(s, BID + cheque)


def legal(s: State) -> set[int]:
    mask = rules.legal_actions(s)
    return {action for action in range(64) if mask >> action & 1}


def family(s: State, seat: int) -> dict[int, int]:
    return {kind: s.families[seat, kind] for kind in range(KINDS - 1) if s.families[seat, kind]}


# ── Worked examples ─────────────────────────────────────────────────────────────────────────────────────────────


def test_example_1_police_brings_a_normal_auction():
    # Miriam has 7, Elke 9, and Dennis has the highest cheque, so it is his turn.
    s = start(sets=((3, 7, 12), (4, 8, 11), (5, 9, 10), (2, 6, 13)))
    assert s.turn == D
    s.row[CASINO] = s.row[COIN] = 1
    draw(s, POLICE)
    assert (s.phase, s.auction, s.seat, s.police) == (AUCTION, POLICE_AUCTION, A, 1)
    bids(s, 7, 0, 9, 0)
    assert family(s, C) == {CASINO: 1, COIN: 1}
    assert cheques_in(s.face_down[C]) == (1,)
    assert cheques_in(s.face_up[C]) == (5, 10)
    assert s.centre == 9
    assert 7 in cheques_in(s.face_up[A])
    assert (s.phase, s.turn, s.police) == (TURN, A, 1)


def test_example_2_a_theft():
    s = start(sets=((3, 7, 12), (4, 8, 11), (2, 6, 13), (5, 9, 10)))
    s.families[C, THIEF] = 1
    s.row[DRIVER] = s.row[RING] = 1
    assert s.turn == C
    rules.act(s, STEAL + DRIVER)
    assert family(s, C) == {DRIVER: 1}
    assert s.row[DRIVER] == 0
    assert (s.phase, s.turn) == (TURN, D)


def test_example_3_a_forced_auction():
    s = start(sets=((3, 7, 13), (2, 6, 12), (4, 8, 11), (5, 9, 10)), players=4)
    draw(s, RING, COIN, CASINO, CINEMA)
    assert s.turn == A
    rules.act(s, CALL)
    assert (s.phase, s.auction, s.seat) == (AUCTION, FORCED_AUCTION, B)
    bids(s, 0, 0, 0)
    assert s.seat == A
    assert legal(s) == {BID + 3, BID + 7, BID + 13}, "nobody has bid, so Miriam must"
    bids(s, 3)
    assert family(s, A) == {RING: 1, COIN: 1, CASINO: 1, CINEMA: 1}
    assert cheques_in(s.face_down[A]) == (1,)
    assert s.centre == 3
    assert (s.phase, s.turn) == (TURN, B)


# ── Set-up ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_set_up(players):
    s = start(players)
    assert list(s.bag) == list(COUNTS)
    assert list(s.piles) == [60, 60]
    assert (s.centre, s.round, s.phase) == (1, 1, TURN)
    assert [cheques_in(s.face_up[seat]) for seat in range(players)] == list(CHEQUE_SETS[players])
    highest = max(range(players), key=lambda seat: max(cheques_in(s.face_up[seat])))
    assert s.turn == s.seat == highest
    assert legal(s) == {DRAW_LEFT, DRAW_RIGHT, CALL}, "nobody has a thief yet"


def test_one_pile():
    s = start(piles=1)
    assert list(s.piles) == [120, 0]
    assert legal(s) == {DRAW_LEFT, CALL}
    draw(s, RING)
    assert list(s.piles) == [119, 0]


@pytest.mark.parametrize(
    ("piles", "pile", "after"),
    [
        ((1, 7), DRAW_LEFT, (3, 4)),
        ((8, 1), DRAW_RIGHT, (4, 4)),
        ((1, 1), DRAW_LEFT, (0, 1)),
        ((2, 9), DRAW_LEFT, (1, 9)),
    ],
)
def test_when_a_pile_runs_out_the_other_is_split(piles, pile, after):
    s = start()
    s.piles[0], s.piles[1] = piles
    rules.act(s, pile)
    rules.reveal(s, RING)
    assert tuple(s.piles) == after
    assert (DRAW_LEFT in legal(s)) == (after[0] > 0)


# ── Turns ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_draw_waits_for_chance():
    s = start()
    rules.act(s, DRAW_RIGHT)
    assert (s.phase, s.pile, legal(s)) == (CHANCE, 1, set())
    assert rules.probability(s, POLICE) == 21 / 120
    assert sum(rules.probability(s, kind) for kind in range(KINDS)) == pytest.approx(1)
    rules.reveal(s, RING)
    assert list(s.piles) == [60, 59]
    assert rules.undrawn(s) == sum(s.bag) == 119


def test_loot_goes_to_the_row_and_the_turn_to_the_left():
    s = start()
    draw(s, RING, RING, COIN)
    assert (s.row[RING], s.row[COIN], s.phase, s.turn) == (2, 1, TURN, D)


def test_the_seventh_loot_card_brings_a_normal_auction():
    s = start()
    draw(s, *[CAR] * 6)
    assert s.phase == TURN
    draw(s, COIN)
    assert (s.phase, s.auction, s.turn, s.seat) == (AUCTION, FULL_ROW_AUCTION, C, D)


def test_a_full_row_that_nobody_wants_leaves_the_game():
    s = start()
    draw(s, *[CAR] * 6, COIN)
    bids(s, 0, 0, 0, 0)
    assert rules.row_size(s) == 0
    assert not any(family(s, seat) for seat in range(4))
    assert (s.phase, s.turn, s.centre) == (TURN, D, 1)


def test_after_police_a_row_that_nobody_wants_stays():
    s = start()
    draw(s, RING, POLICE)
    bids(s, 0, 0, 0, 0)
    assert (s.row[RING], s.police, s.phase, s.turn) == (1, 1, TURN, C)


def test_police_brings_an_auction_even_for_an_empty_row():
    s = start()
    draw(s, POLICE)
    assert s.phase == AUCTION
    bids(s, 3, 0, 0, 0)
    assert (s.centre, cheques_in(s.face_down[B])) == (3, (1,))


def test_a_forced_auction_may_be_called_for_an_empty_row():
    s = start()
    rules.act(s, CALL)
    bids(s, 0, 0, 0, 2)
    assert (s.centre, cheques_in(s.face_down[A])) == (2, (1,))


@pytest.mark.parametrize(("players", "raid"), [(2, 5), (3, 7), (4, 7), (5, 7)])
def test_the_raid_ends_the_round_without_an_auction(players, raid):
    s = start(players)
    for number in range(1, raid):
        draw(s, POLICE)
        assert s.police == number
        bids(s, *[0] * players)
    draw(s, RING, POLICE)
    assert (s.round, s.phase, s.police, rules.row_size(s)) == (2, TURN, 0, 0)
    assert s.bag[POLICE] == 21 - raid


# ── Theft ───────────────────────────────────────────────────────────────────────────────────────────────────────


def with_thieves(thieves: int, row: dict[int, int]) -> State:
    s = start()
    s.families[A, THIEF] = thieves
    for kind, count in row.items():
        s.row[kind] = count
    return s


def test_a_theft_goes_on_in_order_of_kind_and_stops_when_said():
    s = with_thieves(3, {RING: 1, COIN: 2, CASINO: 1})
    rules.act(s, STEAL + COIN)
    assert s.phase == STEALING
    assert legal(s) == {STEAL + COIN, STEAL + CASINO, DONE}, "a ring would have had to come first"
    rules.act(s, DONE)
    assert family(s, A) == {THIEF: 2, COIN: 1}
    assert (s.phase, s.turn) == (TURN, B)


def test_a_theft_ends_by_itself_when_nothing_more_can_be_stolen():
    s = with_thieves(3, {RING: 1, COIN: 1})
    rules.act(s, STEAL + RING)
    rules.act(s, STEAL + COIN)
    assert family(s, A) == {THIEF: 1, RING: 1, COIN: 1}
    assert (s.phase, s.turn, s.thieves_ready, s.stolen) == (TURN, B, 0, 0)


def test_a_thief_taken_this_turn_cannot_be_used_this_turn():
    s = with_thieves(1, {THIEF: 1, COIN: 1})
    rules.act(s, STEAL + THIEF)
    assert family(s, A) == {THIEF: 1}, "one thief given up, one taken"
    assert (s.phase, s.turn, s.row[COIN]) == (TURN, B, 1)


def test_no_theft_without_a_thief_or_from_an_empty_row():
    assert legal(with_thieves(0, {RING: 1})) == {DRAW_LEFT, DRAW_RIGHT, CALL}
    assert legal(with_thieves(2, {})) == {DRAW_LEFT, DRAW_RIGHT, CALL}


def test_gaps_in_the_row_are_filled_before_it_is_full():
    s = with_thieves(1, {CAR: 6})
    rules.act(s, STEAL + CAR)
    draw(s, COIN)
    assert s.phase == TURN
    draw(s, COIN)
    assert s.auction == FULL_ROW_AUCTION


# ── Auctions ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bid_must_be_higher_than_the_best():
    s = start()
    draw(s, POLICE)
    assert legal(s) == {PASS, BID + 3, BID + 7, BID + 12}
    bids(s, 7)
    assert legal(s) == {PASS, BID + 8, BID + 11}
    bids(s, 11)
    assert legal(s) == {PASS}, "whoever cannot bid higher still says so"
    bids(s, 0, 13)
    assert (s.centre, cheques_in(s.face_up[A])) == (13, (2, 6))


def test_the_caller_may_pass_once_someone_has_bid():
    s = start()
    rules.act(s, CALL)
    bids(s, 3, 0, 0)
    assert legal(s) == {PASS, BID + 6, BID + 13}


def test_everyone_may_pass_after_police_the_one_who_drew_it_too():
    s = start()
    draw(s, POLICE)
    bids(s, 0, 0, 0)
    assert PASS in legal(s)


def test_players_without_a_cheque_are_passed_over():
    s = start()
    s.face_up[B] = s.face_up[D] = 0
    draw(s, RING)
    assert s.turn == C
    rules.act(s, CALL)
    assert s.seat == A
    bids(s, 0)
    assert s.seat == C


def test_the_last_one_plays_on_alone():
    s = start()
    for seat in (B, C, D):
        s.face_up[seat] = 0
    draw(s, RING)
    assert s.turn == A
    draw(s, POLICE)
    assert (s.phase, s.seat) == (AUCTION, A)
    bids(s, 0)
    rules.act(s, CALL)
    assert PASS not in legal(s)
    bids(s, 2)
    assert (s.turn, family(s, A)) == (A, {RING: 1})


def test_who_is_out_keeps_a_thief_unused():
    s = start()
    s.families[B, THIEF] = 1
    s.face_up[B] = 0
    s.row[RING] = 1
    draw(s, COIN)
    assert s.turn == C
    assert legal(s) == {DRAW_LEFT, DRAW_RIGHT, CALL}


# ── The end of a round ──────────────────────────────────────────────────────────────────────────────────────────


def last_cheque(s: State) -> None:
    """Leave A alone with one cheque, the others with what they own face down."""
    for seat in range(s.players):
        s.face_down[seat] |= s.face_up[seat]
        s.face_up[seat] = 0
    s.face_down[A] ^= cheque_mask([13])
    s.face_up[A] = cheque_mask([13])


def test_the_round_ends_at_once_with_the_last_cheque():
    s = start()
    last_cheque(s)
    s.families[A, RING] = s.families[A, CASINO] = 1
    s.row[COIN] = s.row[THIEF] = 1
    s.police = 3
    rules.act(s, CALL)
    bids(s, 13)
    assert (s.round, s.phase, s.police, s.centre) == (2, TURN, 0, 13)
    assert family(s, A) == {CASINO: 1}, "crossed cards leave, the others stay"
    assert list(s.totals)[:4] == [3 + 2 + 0, -5, -5, -5]
    assert cheques_in(s.face_up[A]) == (1, 2, 6)
    assert not any(s.face_down)
    assert s.turn == B, "12 is the highest cheque now"


def test_the_row_and_the_police_leave_with_the_round():
    s = start(2)
    draw(s, RING)
    s.police = 4
    draw(s, POLICE)
    assert (rules.row_size(s), s.police, s.bag[RING]) == (0, 0, 3)


def test_the_game_ends_after_the_third_round():
    s = start()
    s.round = 3
    last_cheque(s)
    s.families[B, CASINO] = 3
    rules.act(s, CALL)
    bids(s, 13)
    assert (s.phase, s.round, legal(s)) == (OVER, 3, set())
    # Jewels cost everyone 5. B has 1 + 5 for casinos. Cheques: A 1+2+6 lowest, D 24 highest.
    assert list(s.totals)[:4] == [-10, 1, -5, 0]
