from random import Random

import pytest

from razzia.bots import Budget
from razzia.bots.advice import distinct
from razzia.bots.planner import plan
from razzia.bots.solver import Solver
from razzia.legality import legal_moves
from tests.bots.brute_force import BruteForce, small_position

POSITIONS = 200
LARGEST = 1500
CHUNKS = 10
SIMULATIONS = Budget(milliseconds=None, simulations=2000)


def small_positions(seed):
    """Positions with a choice that can be solved, with the chance to win of each move."""
    random = Random(f"small positions {seed}")
    while True:
        s = small_position(random)
        # Brute force takes long to find out that a position is too large for it; ask someone faster first.
        if len(distinct(legal_moves(s))) > 1 and Solver(LARGEST).solve(s) is not None:
            yield s, BruteForce().chances(s)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_small_positions_are_played_as_brute_force_would(chunk):
    agreed = 0
    positions = small_positions(chunk)
    for _ in range(POSITIONS // CHUNKS):
        s, chances = next(positions)
        advice = plan(s, distinct(legal_moves(s)), seed=1, budget=SIMULATIONS)
        agreed += chances[advice.choice] > max(chances.values()) - 0.01
    assert agreed >= 0.95 * POSITIONS / CHUNKS


def test_the_solver_finds_the_very_chances():
    positions = small_positions("solver")
    for _ in range(10):
        s, _ = next(positions)
        exact = BruteForce().outcome(s)
        wins, points = Solver(5000).solve(s)
        assert [(win, total) for win, total in zip(wins, points, strict=True)][: s.players] == [
            pytest.approx(outcome) for outcome in exact
        ]
