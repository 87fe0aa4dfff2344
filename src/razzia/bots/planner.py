"""The bot that plays its options out before it chooses."""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Final, TypeAlias

import numpy as np

from razzia.bots.advice import Advice, Option, distinct
from razzia.bots.bot import Bot
from razzia.bots.budget import Budget
from razzia.bots.judgement import all_face_up
from razzia.bots.rollout import roll_out
from razzia.bots.solver import Solver
from razzia.bots.weights import WEIGHTS, as_array
from razzia.core.actions import DONE
from razzia.core.bits import count_bits
from razzia.core.cards import ROUNDS
from razzia.core.rules import act, undrawn
from razzia.core.state import STEALING, State, empty_states
from razzia.game import Game
from razzia.notation import Move, actions_of

TIE_BREAK: Final = 0.001
"""What a point of lead counts beside a victory: enough to play on sensibly when the game is decided."""
FEW_CARDS: Final = 12
"""With so few undrawn cards, or with one cheque left, it is worth trying to solve the game exactly."""
EXACT_PER_MS: Final = 300
EXACT_PER_SIMULATION: Final = 8
"""How many positions it may take, before games are played out instead."""
SLICE: Final = 0.05
"""The part of the time that passes between two looks at the clock."""


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
    positions = [after(state, move) for move in moves]
    found = solved(positions, state, budget) or Race(positions, state, seed, budget, began).run()
    return Advice(tuple(Option(moves[number], wins, points) for number, wins, points in found))


@cache
def load() -> None:
    """Load the machine code, once in each process: it can take seconds."""
    start = Game(2).state
    Solver(1).solve(start)
    Race([start], start, 0, Budget(milliseconds=None, simulations=1), 0.0).run()


Found: TypeAlias = list[tuple[int, float, float]]
"""The options by number with their chance to win and their points, best first."""


def after(state: State, move: Move) -> State:
    """The position after a move."""
    position = state.copy()
    for action in actions_of(move):
        act(position, action)
    if position.phase == STEALING:
        act(position, DONE)
    return position


def worth(option: tuple[int, float, float]) -> float:
    """What options are compared by."""
    _, wins, points = option
    return wins + TIE_BREAK * points


def solved(positions: list[State], state: State, budget: Budget) -> Found | None:
    """The exact outcome of each option, if the last round is near enough to its end."""
    near = undrawn(state) <= FEW_CARDS or count_bits(all_face_up(state)) == 1
    if state.round < ROUNDS or not near:
        return None
    effort = EXACT_PER_SIMULATION * (budget.simulations or 0) or EXACT_PER_MS * (budget.milliseconds or 0)
    solver = Solver(int(effort))
    found: Found = []
    for number, position in enumerate(positions):
        outcome = solver.solve(position)
        if outcome is None:
            return None
        wins, points = outcome
        found.append((number, float(wins[state.seat]), float(points[state.seat])))
    return sorted(found, key=worth, reverse=True)


class Race:
    """Options that are played out side by side until the budget is spent; the worse half drops out again and again."""

    def __init__(self, positions: list[State], state: State, seed: int, budget: Budget, began: float) -> None:
        self.seat = state.seat
        self.round = state.round
        self.seed = seed
        self.budget = budget
        self.began = began
        self.options = empty_states(len(positions))
        for number, position in enumerate(positions):
            self.options[number] = position
        self.results = np.zeros((len(positions), 2))
        self.games = np.zeros(len(positions), np.int64)
        self.weights = as_array(WEIGHTS)

    def run(self) -> Found:
        """The options, the winner of the race first and those that dropped out first last."""
        running = list(range(len(self.options)))
        dropped: list[int] = []
        laps = max(1, math.ceil(math.log2(len(running))))
        with ThreadPoolExecutor(self.budget.threads) as pool:
            for lap in range(1, laps + 1):
                self.play(running, lap / laps, pool)
                running.sort(key=lambda number: worth(self.found(number)), reverse=True)
                if lap < laps:
                    half = max(2, (len(running) + 1) // 2)
                    dropped = running[half:] + dropped
                    running = running[:half]
        return [self.found(number) for number in running + dropped]

    def found(self, number: int) -> tuple[int, float, float]:
        """How an option did."""
        wins, points = self.results[number] / self.games[number]
        return number, float(wins), float(points)

    def play(self, running: list[int], share: float, pool: ThreadPoolExecutor) -> None:
        """Play out the options that still run until so much of the budget is spent."""
        if self.budget.simulations is not None:
            due = share * self.budget.simulations - self.games.sum()
            self.play_games(running, max(1, int(due) // len(running)), pool)
            return
        assert self.budget.milliseconds is not None
        budget = self.budget.milliseconds / 1000
        games = 1
        while True:
            before = time.perf_counter()
            self.play_games(running, games, pool)
            now = time.perf_counter()
            left = self.began + share * budget - now
            if left <= 0:
                return
            games = max(1, int(min(left, SLICE * budget) * games / (now - before)))

    def play_games(self, running: list[int], games: int, pool: ThreadPoolExecutor) -> None:
        """Play so many more games from each of the options."""
        chosen = np.array(running)
        first = int(self.games[running[0]])
        threads = self.budget.threads
        shares = [games // threads + (thread < games % threads) for thread in range(threads)]
        parts = [np.zeros_like(self.results) for _ in shares]
        played = []
        for share, part in zip(shares, parts, strict=True):
            where = (self.options, chosen, self.seat, self.round)
            played.append(
                pool.submit(roll_out.machine_code, *where, first, share, self.seed, self.weights, empty_states(1), part)
            )
            first += share
        for part, thread in zip(parts, played, strict=True):
            thread.result()
            self.results += part
        self.games[chosen] += games
