from random import Random

import pytest

from razzia.bots import Budget, Entrant
from razzia.bots.advice import distinct
from razzia.bots.planner import plan, solved
from razzia.bots.race import Race
from razzia.bots.solver import Solver
from razzia.game import Game
from razzia.legality import carry_out, legal_moves
from tests.bots.brute_force import BruteForce, small_position
from tests.playing import script

POSITIONS = 200
CHUNKS = 10
LARGEST = 1500
SIMULATIONS = Budget(simulations=2000)


def small_positions(seed):
    """Positions with a choice that can be solved, with the chance to win of each move."""
    random = Random(f"small positions {seed}")
    while True:
        s = small_position(random)
        # Brute force takes long to find out that a position is too large for it; ask someone faster first.
        if len(distinct(legal_moves(s))) > 1 and Solver(LARGEST).solve(s) is not None:
            yield s, BruteForce().chances(s)


def after_each(s, moves):
    options = [s.copy() for _ in moves]
    for option, move in zip(options, moves, strict=True):
        carry_out(option, move)
    return options


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_small_positions_are_played_as_brute_force_would(chunk):
    """With the exact solution, and nearly as well without it."""
    agreed = raced = 0
    positions = small_positions(chunk)
    for _ in range(POSITIONS // CHUNKS):
        s, chances = next(positions)
        moves = distinct(legal_moves(s))
        fine = max(chances.values()) - 0.01
        agreed += chances[plan(s, moves, seed=1, budget=SIMULATIONS).choice] > fine
        winner = Race(after_each(s, moves), s, 1, Budget(simulations=500), 0.0).run()[0]
        raced += chances[moves[winner.number]] > fine
    assert agreed >= 0.95 * POSITIONS / CHUNKS
    assert raced >= 0.8 * POSITIONS / CHUNKS


def test_the_solver_finds_the_very_chances():
    positions = small_positions("solver")
    for _ in range(10):
        s, _ = next(positions)
        exact = BruteForce().outcome(s)
        wins, points = Solver(5000).solve(s)
        assert list(zip(wins, points, strict=True))[: s.players] == [pytest.approx(outcome) for outcome in exact]


def test_what_is_too_large_to_solve_is_played_out():
    s, _ = next(small_positions("too large"))
    moves = distinct(legal_moves(s))
    assert Solver(2).solve(s) is None
    little = Budget(simulations=1)
    s.bag[0] += 4  # more cards than a single simulation is given positions for
    s.piles[0] += 4
    assert solved(after_each(s, moves), s, little) is None
    assert {option.move for option in plan(s, moves, 1, little).options} == set(moves)
    assert solved(after_each(Game(2).state, Game(2).legal()), Game(2).state, Budget(simulations=10**6)) is None


def test_threads_and_repetition_change_nothing():
    game = script(Game(4), "draw left; = ring; draw left; = coin; draw right; = police")
    moves = distinct(game.legal())
    assert len(moves) > 3
    advice = plan(game.state, moves, 5, Budget(simulations=1000))
    assert plan(game.state, moves, 5, Budget(simulations=1000)) == advice
    assert plan(game.state, moves, 5, Budget(simulations=1000, threads=3)) == advice
    assert plan(game.state, moves, 6, Budget(simulations=1000)) != advice


def test_the_winner_comes_first_and_then_the_best():
    game = script(Game(5), "draw left; = ring; draw left; = thief; draw right; = coin; draw left; = police")
    for seed in range(5):
        _, *others = plan(game.state, distinct(game.legal()), seed, Budget(simulations=400)).options
        worths = [option.win_chance + 0.001 * option.points for option in others]
        assert worths == sorted(worths, reverse=True)


def test_more_time_means_more_games():
    """A budget in milliseconds is used, whatever the machine; how exactly, the benchmark says."""
    game = script(Game(2), "draw left; = ring; draw left; = coin")
    rough = Entrant.named("planner@1ms").explain(game, Random(1))
    fine = Entrant.named("planner@60ms").explain(game, Random(1))
    assert {option.move for option in rough.options} == {option.move for option in fine.options}
    assert all(0 < option.win_chance < 1 for option in fine.options)
