"""What greedy thinks of its options."""

from random import Random

import numpy as np
import pytest

from razzia.bots import Budget, GreedyBot, NoviceBot
from razzia.bots.judgement import UNTHINKABLE, greedy_action, rest_of_round, theft_gain, weigh
from razzia.bots.outlook import look_out
from razzia.bots.weights import WEIGHTS, as_array
from razzia.core.actions import ACTIONS, CALL, DONE, DRAW_LEFT, DRAW_RIGHT, STEAL
from razzia.core.cards import CHEQUE_SETS, KIND_OF, THIEF
from razzia.core.compile import compiled
from razzia.core.rules import act, legal_actions, reveal, set_up
from razzia.core.state import CHANCE, OVER
from razzia.game import Game
from razzia.legality import legal_moves
from razzia.notation import Bid, Call, Draw, Pass, Steal
from razzia.playout import generator, random_action, random_card
from tests.playing import script


@compiled
def judged(position, weights, values):
    """For compiled code, which takes arrays."""
    return greedy_action(position[0], weights[0], values)


@compiled
def looked_out(position, weights, wins, points):
    look_out(position[0], weights[0], wins, points)


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_plain_python_and_machine_code_judge_alike(players):
    weights, fast, plain = as_array(WEIGHTS), np.zeros(ACTIONS), [0.0] * ACTIONS
    random = generator(players)
    position = set_up(CHEQUE_SETS[players]).as_array()
    s = position[0]
    while s.phase != OVER:
        wins, points = np.zeros(players), np.zeros(players)
        looked_out.machine_code(position, weights, wins, points)
        plain_wins, plain_points = [0.0] * players, [0.0] * players
        look_out(s, WEIGHTS, plain_wins, plain_points)
        assert points.tolist() == plain_points
        assert wins.tolist() == pytest.approx(plain_wins, abs=1e-12)
        assert sum(plain_wins) == pytest.approx(1)
        if s.phase == CHANCE:
            reveal(s, random_card(s, random))
            continue
        mask = legal_actions(s)
        assert judged.machine_code(position, weights, fast) == greedy_action(s, WEIGHTS, plain)
        assert fast.tolist() == plain
        valued = {action for action in range(ACTIONS) if plain[action] > UNTHINKABLE}
        legal = {action for action in range(ACTIONS) if mask >> action & 1}
        assert valued == legal - ({DRAW_RIGHT} if DRAW_LEFT in legal else set())
        act(s, random_action(mask, random))


def choice(game):
    return GreedyBot().choose(game, game.legal(), Random(0), Budget())


def test_nobody_pays_much_for_an_empty_row():
    game = script(Game(4), "draw left; = police")
    assert game.to_act is not None
    best = choice(game)
    assert isinstance(best, Pass) or best.cheque == min(game.face_up(game.to_act))


def test_a_row_full_of_points_is_worth_a_cheque():
    cards = ["coin", "coin", "coin", "thief", "thief", "driver"]
    game = script(Game(3), "; ".join(f"draw left; = {card}" for card in cards) + "; draw left; = police")
    assert isinstance(choice(game), Bid)


def test_before_the_raid_a_good_row_is_called_for():
    """The caller bids last; the next police card would end the round."""
    game = Game(2)
    while game.police < 4:
        script(game, "draw left; = police; pass; pass")
    script(game, "draw left; = coin; draw left; = coin; draw left; = coin; draw left; = thief")
    assert choice(game) == Call()


def test_at_the_start_a_card_is_drawn():
    assert isinstance(choice(Game(4)), Draw)


def test_a_thief_takes_what_is_worth_more_than_a_thief():
    """Five cars without a driver, and the driver lies in the row: the thief is worth two points, the driver six."""
    game = Game(2)
    script(game, "; ".join(["draw left; = car"] * 5) + "; draw left; = thief; draw left; = police")
    winner = game.to_act
    script(game, f"bid {max(game.face_up(winner))}")
    while game.decision == "auction":
        game.play("pass")
    assert game.family(winner) == {"car": 5, "thief": 1}
    script(game, "draw left; = driver")
    while game.to_act != winner:
        script(game, "draw left; = restaurant")
    advice = GreedyBot().explain(game, game.legal(), Random(0), Budget())
    points = {option.move: option.points for option in advice.options}
    assert points[Steal(("driver",))] > points[Draw("left")] + 1


def test_thieves_take_the_best_cards_together():
    """Not the best card and then what is left: thefts go in order of kind."""
    random = Random(7)
    several = 0
    for _ in range(300):
        s = set_up(CHEQUE_SETS[random.choice([2, 3, 4, 5])])
        for _ in range(random.randint(2, 6)):
            s.row[random.choice([0, 1, 5, 6, 7, 8, 9, 10, 11])] += 1
        s.families[s.turn, 6] = random.randint(0, 4)
        s.families[s.turn, 0] = random.randint(0, 1)
        s.families[s.turn, THIEF] = random.randint(1, 3)
        before = s.tobytes()
        hope = rest_of_round(s, WEIGHTS).hope
        thefts = {
            move: sum(theft_gain(s, KIND_OF[card], hope, WEIGHTS) for card in move.cards)
            for move in legal_moves(s)
            if isinstance(move, Steal)
        }
        values = [0.0] * ACTIONS
        weigh(s, WEIGHTS, values)
        assert s.tobytes() == before
        best = max(values[STEAL:DONE])
        assert best == pytest.approx(max(thefts.values()))
        if best <= max(0.0, values[CALL]):
            continue
        first = greedy_action(s, WEIGHTS, values)
        together = [move.cards for move, gain in thefts.items() if gain == pytest.approx(best)]
        assert first - STEAL in {min(KIND_OF[card] for card in cards) for cards in together}
        several += max(map(len, together)) > 1
    assert several > 10


def test_a_novice_expects_no_less_of_the_same_table():
    game = Game(4)
    novice = NoviceBot().explain(game, game.legal(), Random(0), Budget())
    greedy = GreedyBot().explain(game, game.legal(), Random(0), Budget())
    drawn = {bot: option.points for bot in (novice, greedy) for option in bot.options if isinstance(option.move, Draw)}
    assert drawn[novice] == drawn[greedy]
    assert 10 < drawn[greedy] < 30
