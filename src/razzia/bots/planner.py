"""The bot that plays its options out before it chooses."""

import time
from functools import cache
from random import Random
from typing import Final

from razzia.bots.advice import Advice, Option, distinct
from razzia.bots.bot import Bot
from razzia.bots.budget import Budget
from razzia.bots.race import Race, Weighed
from razzia.bots.solver import Solver
from razzia.core.cards import ROUNDS
from razzia.core.rules import undrawn
from razzia.core.state import State
from razzia.game import Game
from razzia.legality import carry_out
from razzia.notation import Move

FEW_CARDS: Final = 8
"""With so few undrawn cards, it is worth trying to solve the game exactly."""
EXACT_PER_MS: Final = 300
EXACT_PER_SIMULATION: Final = 8
MOST_POSITIONS: Final = 1_000_000
"""How many positions that may take, before rounds are played out instead."""


class PlannerBot(Bot):
    """Solves the game where it is small enough; else plays the round out many times, each option with the same luck.

    All players are taken to play like ``greedy`` from there on, and what stands at the end of the round is judged by
    the outlook. Options that fall behind are dropped: first a half, then half of the rest, until the time is spent on
    the two best.
    """

    def prepare(self) -> None:
        """Load the machine code."""
        load()

    def choose(self, game: Game, legal: list[Move], random: Random, budget: Budget, /) -> Move:
        """Pick the option that wins most often."""
        options = distinct(legal)
        return options[0] if len(options) == 1 else self.explain(game, legal, random, budget).choice

    def explain(self, game: Game, legal: list[Move], random: Random, budget: Budget, /) -> Advice:
        """How often each option wins, and with how many points."""
        return plan(game.state, distinct(legal), random.getrandbits(63), budget)


def plan(state: State, moves: list[Move], seed: int, budget: Budget) -> Advice:
    """Weigh the moves of the player who is to decide."""
    load()  # not on the clock
    began = time.perf_counter()
    options = [state.copy() for _ in moves]
    for option, move in zip(options, moves, strict=True):
        carry_out(option, move)
    weighed = solved(options, state, budget) or Race(options, state, seed, budget, began).run()
    return Advice(tuple(Option(moves[option.number], option.wins, option.points) for option in weighed))


@cache
def load() -> None:
    """Load the machine code, once in each process: it can take seconds."""
    start = Game(2).state
    Solver(1).solve(start)
    Race([start], start, 0, Budget(simulations=1), 0.0).run()


def solved(options: list[State], state: State, budget: Budget) -> list[Weighed] | None:
    """The exact outcome of each option, best first, if the game is near enough to its end."""
    if state.round < ROUNDS or undrawn(state) > FEW_CARDS:
        return None
    effort = EXACT_PER_SIMULATION * budget.simulations if budget.simulations else EXACT_PER_MS * 1000 * budget.seconds
    solver = Solver(min(int(effort), MOST_POSITIONS))
    weighed = []
    for number, option in enumerate(options):
        outcome = solver.solve(option)
        if outcome is None:
            return None
        wins, points = outcome
        weighed.append(Weighed(number, float(wins[state.seat]), float(points[state.seat])))
    return sorted(weighed, key=lambda option: (round(option.wins, 9), round(option.points, 9)), reverse=True)
