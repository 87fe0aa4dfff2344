"""What is always true, over tens of thousands of random games.

The games and the checks run compiled, so that there can be many; nothing of the rules is used for the checks but the
record. "Out of the game" is what is missing of the 120 cards, and it may only ever grow, by the right cards.
"""

import pytest

from razzia.core.actions import CALL, DRAW_RIGHT
from razzia.core.cards import CHEQUE_SETS, COUNTS, CROSSED, KINDS, LOOT_KINDS, POLICE, THIEF
from razzia.core.compile import compiled
from razzia.core.rules import act, legal_actions, reveal, set_up
from razzia.core.state import AUCTION, CHANCE, OVER, STEALING, TURN, empty_states
from razzia.playout import generator, random_action, random_below, random_card

FINE = 0
CARDS_LOST_OR_MADE = 1
CHEQUES_LOST_OR_MADE = 2
CHEQUE_IN_TWO_PLACES = 3
BAG_RAN_OUT = 4
ROW_TOO_LONG = 5
WRONG_CARDS_LEFT = 6
PILES_AND_BAG_DIFFER = 7
NOBODY_CAN_ACT = 8
POLICE_TRACK_TOO_LONG = 9


@compiled
def out_of_game(s, kind):
    gone = COUNTS[kind] - s.bag[kind]
    if kind == POLICE:
        return gone - s.police
    gone -= s.row[kind]
    for seat in range(s.players):
        gone -= s.families[seat, kind]
    return gone


@compiled
def bits(mask):
    count = 0
    for bit in range(32):
        count += mask >> bit & 1
    return count


@compiled
def check_position(s, cheques_each):
    for kind in range(KINDS):
        if out_of_game(s, kind) < 0 or out_of_game(s, kind) > COUNTS[kind]:
            return CARDS_LOST_OR_MADE
    everywhere = 1 << s.centre
    for seat in range(s.players):
        if bits(s.face_up[seat]) + bits(s.face_down[seat]) != cheques_each:
            return CHEQUES_LOST_OR_MADE
        for mask in (s.face_up[seat], s.face_down[seat]):
            if everywhere & mask != 0:
                return CHEQUE_IN_TWO_PLACES
            everywhere |= mask
    undrawn = 0
    in_row = 0
    for kind in range(KINDS):
        undrawn += s.bag[kind]
        if kind < LOOT_KINDS:
            in_row += s.row[kind]
    if s.piles[0] + s.piles[1] != undrawn:
        return PILES_AND_BAG_DIFFER
    if s.phase in (TURN, CHANCE) and undrawn == 0:
        return BAG_RAN_OUT
    if in_row > 7 or (s.phase == TURN and in_row == 7):
        return ROW_TOO_LONG
    if s.police >= (5 if s.players == 2 else 7):
        return POLICE_TRACK_TOO_LONG
    if s.phase in (TURN, STEALING, AUCTION) and (legal_actions(s) == 0 or s.face_up[s.seat] == 0):
        return NOBODY_CAN_ACT
    return FINE


@compiled
def check_departures(before, after, action):
    """Cards may leave the game in three ways: thieves when used, a full row that nobody wants, and a scoring."""
    round_over = after.round != before.round or after.phase == OVER
    in_row = 0
    for kind in range(LOOT_KINDS):
        in_row += before.row[kind]
    for kind in range(KINDS):
        gone = out_of_game(after, kind) - out_of_game(before, kind)
        if gone < 0:
            return WRONG_CARDS_LEFT
        if round_over:
            continue
        due = 0
        if kind < LOOT_KINDS and before.phase == AUCTION and in_row == 7 and after.centre == before.centre:
            if after.phase != AUCTION:
                due = before.row[kind]
        elif kind == THIEF and CALL < action < CALL + 18:
            due = 1
        if gone != due:
            return WRONG_CARDS_LEFT
    if round_over:
        if after.police != 0:
            return WRONG_CARDS_LEFT
        for seat in range(after.players):
            for kind in CROSSED:
                if after.families[seat, kind] != 0:
                    return WRONG_CARDS_LEFT
            for kind in range(LOOT_KINDS):
                if kind not in CROSSED and after.families[seat, kind] < before.families[seat, kind]:
                    return WRONG_CARDS_LEFT
    return FINE


@compiled
def play_and_check(room, games, cheques_each, draws_more, random):
    """Play from ``room[0]``; the rest of the room is to work in. Returns what broke, and how many steps were fine."""
    steps = 0
    for _ in range(games):
        room[1] = room[0]
        while room[1].phase != OVER:
            broken = check_position(room[1], cheques_each)
            if broken != FINE:
                return broken, steps
            room[2] = room[1]
            action = -1
            if room[1].phase == CHANCE:
                reveal(room[1], random_card(room[1], random))
            else:
                action = random_action(legal_actions(room[1]), random)
                if draws_more and room[1].phase == TURN and random_below(random, 8) > 0:
                    action = random_action(legal_actions(room[1]) & ((2 << DRAW_RIGHT) - 1), random)
                act(room[1], action)
            broken = check_departures(room[2], room[1], action)
            if broken != FINE:
                return broken, steps
            steps += 1
        broken = check_position(room[1], cheques_each)
        if broken != FINE:
            return broken, steps
    return FINE, steps


@pytest.mark.parametrize("draws_more", [False, True])
@pytest.mark.parametrize("piles", [1, 2])
@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_in_every_game(players, piles, draws_more):
    room = empty_states(3)
    sets = CHEQUE_SETS[players]
    room[0] = set_up(sets, piles)
    random = generator(players * 100 + piles * 10 + draws_more)
    broken, steps = play_and_check.machine_code(room, 5000, len(sets[0]), draws_more, random)
    assert broken == FINE
    assert steps > 5000 * 50


def test_the_checks_can_fail():
    room = empty_states(3)
    room[0] = set_up(CHEQUE_SETS[4])
    assert check_position(room[0], 3) == FINE
    room[1] = room[0]
    room[1].families[0, 0] = 5
    assert check_position(room[1], 3) == CARDS_LOST_OR_MADE
    room[1] = room[0]
    room[1].face_up[0] = 0
    assert check_position(room[1], 3) == CHEQUES_LOST_OR_MADE
    room[1] = room[0]
    room[1].face_up[0] ^= 0b110
    assert check_position(room[1], 3) == CHEQUE_IN_TWO_PLACES
    room[1] = room[0]
    room[1].bag[0] -= 1
    assert check_position(room[1], 3) == PILES_AND_BAG_DIFFER
    room[1] = room[0]
    room[1].row[5] = 7
    room[1].bag[5] -= 7
    room[1].piles[0] -= 7
    assert check_position(room[1], 3) == ROW_TOO_LONG
    assert check_departures(room[0], room[1], 0) == FINE
    room[1] = room[0]
    room[1].bag[0] -= 1
    assert check_departures(room[0], room[1], 0) == WRONG_CARDS_LEFT
