"""What a player sees as numbers, compared with the plain game."""

import re

import numpy as np
import pytest

from razzia.core.actions import ACTIONS
from razzia.core.cards import CHEQUE_SETS, COUNTS, KIND_IDS, MAX_PLAYERS
from razzia.core.rules import act, legal_actions, reveal, set_up
from razzia.core.state import CHANCE, OVER, STEALING, State
from razzia.editions import EDITIONS, Options
from razzia.envs import observation as seen
from razzia.game import Game
from razzia.playout import generator, random_action, random_card
from tests.playing import BOLD, UNIFORM, play_on


def numbers(s: State, seat: int) -> np.ndarray:
    return seen.observation(s.as_array().view(np.ndarray), seat)


def counted(values) -> dict[str, int]:
    return {KIND_IDS[kind]: int(count) for kind, count in enumerate(values) if count}


def only(values) -> int | None:
    """The place of the one number that is set."""
    (places,) = np.nonzero(values)
    assert len(places) <= 1
    return int(places[0]) if len(places) else None


def cheques(values) -> tuple[int, ...]:
    return tuple(int(place) + 1 for place in np.flatnonzero(values))


def check(game: Game, eyes: int) -> None:
    """Read an observation back, and compare every fact with the game."""
    facts = seen.fields(numbers(game.state, eyes))
    players = len(game.seats)
    for block in range(MAX_PLAYERS):
        at_table = block < players
        assert facts["at the table"][block] == at_table
        if not at_table:
            assert all(not facts[field.name][block].any() for field in seen.SEAT_FIELDS)
            continue
        seat = game.seats[(eyes + block) % players]
        assert counted(facts["family"][block]) == game.family(seat)
        assert cheques(facts["face up"][block]) == game.face_up(seat)
        assert cheques(facts["face down"][block]) == game.face_down(seat)
        assert facts["total"][block] == game.totals[seat]
        assert facts["turn"][block] == (game.turn == seat)
        assert facts["decides"][block] == (game.to_act == seat)
        best = game.auction.best_bidder if game.auction else None
        assert facts["best bidder"][block] == (best == seat)
    assert counted(facts["row"]) == counted([game.row.count(card) for card in KIND_IDS[:-1]])
    assert counted(facts["bag"]) == game.undrawn
    assert facts["piles"][: len(game.piles)].tolist() == list(game.piles.values())
    assert (facts["police"][0], facts["raid"][0]) == (game.police, game.raid_at)
    assert only(facts["centre"]) == game.centre - 1
    assert only(facts["round"]) == game.round - 1
    assert only(facts["phase"]) == {"turn": 0, "auction": 2, "chance": 3, "over": 4}[game.decision]
    assert facts["right pile"][0] == (game.drawing_from == "right")
    cause = game.auction.cause if game.auction else None
    assert only(facts["auction"]) == (None if cause is None else ["police", "full-row", "forced"].index(cause))
    bid = game.auction.best_bid if game.auction else None
    assert only(facts["best bid"]) == (None if bid is None else bid - 1)
    assert facts["thieves ready"][0] == 0
    assert only(facts["stolen"]) is None
    assert facts["edition"][0] == game.edition.bodyguards_all_tied
    assert facts["pile count"][0] == game.options.piles


@pytest.mark.parametrize("players", CHEQUE_SETS)
@pytest.mark.parametrize(("edition", "piles"), [("amigo-2004", 2), ("primigenio-2020", 1)])
def test_every_fact_of_a_game_can_be_read_back(players, edition, piles):
    for seed, taste in enumerate([UNIFORM, BOLD]):
        game = Game(players, edition=edition, options=Options(piles))
        while not game.over:
            check(game, seed % players)
            play_on(game, 1000 * seed + len(game.plies), taste, plies=1)
        for eyes in range(players):
            check(game, eyes)


def test_a_theft_under_way():
    s = set_up(CHEQUE_SETS[3])
    s.families[s.turn, KIND_IDS.index("thief")] = 3
    for card in ("ring", "car", "casino"):
        s.row[KIND_IDS.index(card)] = 1
    act(s, 3 + KIND_IDS.index("car"))
    assert s.phase == STEALING
    facts = seen.fields(numbers(s, s.seat))
    assert only(facts["phase"]) == 1
    assert facts["thieves ready"][0] == 2
    assert only(facts["stolen"]) == KIND_IDS.index("car")
    assert facts["decides"][0] == 1


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_turning_the_table_turns_the_blocks(players):
    """The same table, with everyone one seat further, looks the same from there."""
    s = play_on(Game(players), 4, BOLD, plies=60).state
    turned = s.copy()
    for seat in range(players):
        after = (seat + 1) % players
        for kind in range(len(KIND_IDS) - 1):
            turned.families[after, kind] = s.families[seat, kind]
        turned.face_up[after], turned.face_down[after] = s.face_up[seat], s.face_down[seat]
        turned.totals[after] = s.totals[seat]
    for name in ("turn", "seat", "best_bidder"):
        where = getattr(s, name)
        setattr(turned, name, where if where < 0 else (where + 1) % players)
    for seat in range(players):
        assert numbers(s, seat).tobytes() == numbers(turned, (seat + 1) % players).tobytes()
    assert numbers(s, 0).tobytes() != numbers(s, 1).tobytes()


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_plain_and_compiled_agree_and_stay_within_bounds(players):
    random = generator(players)
    s = set_up(CHEQUE_SETS[players], 2, EDITIONS["primigenio-2020"].bodyguards_all_tied)
    record = s.as_array().view(np.ndarray)
    phases = set()
    while s.phase != OVER:
        phases.add(s.phase)
        for seat in range(players):
            out = np.full(seen.SIZE, 99, np.int8)
            seen.write_observation(s, seat, out)
            assert out.tobytes() == numbers(s, seat).tobytes()
            assert (out >= seen.LOW).all()
            assert (out <= seen.HIGH).all()
        legal = legal_actions(s)
        mask = np.full(ACTIONS, 99, np.int8)
        seen.write_mask(legal, mask)
        assert mask.tobytes() == seen.action_mask(record).tobytes()
        assert [int(action) for action in np.flatnonzero(mask)] == [n for n in range(ACTIONS) if legal >> n & 1]
        assert mask.max(initial=0) <= 1
        if s.phase == CHANCE:
            reveal(s, random_card(s, random))
        else:
            act(s, random_action(legal, random))
    assert len(phases) >= 3


def test_a_total_is_exact_at_every_decision_and_cut_off_at_the_end():
    s = set_up(CHEQUE_SETS[2])
    s.totals[0], s.totals[1] = 103, -26
    assert seen.fields(numbers(s, 0))["total"][:2, 0].tolist() == [103, -26]
    s.totals[0] = 200
    assert seen.fields(numbers(s, 0))["total"][0, 0] == 127


def test_the_tables_in_the_specification_are_those_of_the_code():
    """Every line of the docstring: where it starts, how many numbers, and which values."""
    lines = re.findall(r"^(\d+) +(\d+) {2,}(.+?) {2,}([^:\n]+):", seen.__doc__, re.M)
    fields = [*seen.SEAT_FIELDS, *seen.TABLE_FIELDS]
    assert [(int(start), int(size), name) for start, size, _, name in lines] == [
        (field.start, len(field.high), field.name) for field in fields
    ]
    for (_, _, values, _), field in zip(lines, fields, strict=True):
        assert max(field.high) == int(re.findall(r"\d+", values)[-1])
        assert field.low == (-26 if values.startswith("−26") else 0)
    ends = [field.start + len(field.high) for field in fields]
    starts = [field.start for field in fields]
    blocks = len(seen.SEAT_FIELDS)
    assert starts[1:blocks] == ends[: blocks - 1]
    assert starts[blocks + 1 :] == ends[blocks:-1]
    assert (ends[blocks - 1], starts[blocks], ends[-1]) == (seen.BLOCK, MAX_PLAYERS * seen.BLOCK, seen.SIZE)
    assert (seen.BLOCK, seen.ROW, seen.SIZE, ACTIONS) == (54, 270, 373, 38)


def test_bounds_follow_the_box():
    facts = seen.fields(seen.HIGH)
    assert facts["bag"].tolist() == list(COUNTS)
    assert (facts["family"] == COUNTS[:-1]).all()
    assert seen.HIGH.min() > 0, "one can divide by it"


def test_equal_tables_look_equal_whatever_led_there():
    """Nothing of the past, of seeds or of the order of the cards: two ways to the same table, the same numbers."""
    one, other = Game(3), Game(3)
    for move in ("draw left", "= ring", "draw right", "= car"):
        one.play(move)
    for move in ("draw left", "= car", "draw right", "= ring"):
        other.play(move)
    assert numbers(one.state, 0).tobytes() == numbers(other.state, 0).tobytes()
