"""Random whole games on one core, beside OpenSpiel's C++ hearts.

OpenSpiel runs in C++ from end to end: its own loop over its own uniform random bots, whole games with the deal; and its
own rollouts from the first decision, which leave the costly deal out. The two programs take turns, several times, and
the median of each counts.
"""

import time
from collections.abc import Callable
from statistics import median

import pyspiel

from razzia.bench import measure
from razzia.core.cards import CHEQUE_SETS

TURNS = 5
SECONDS = 1.0
TARGET_RATIO = 6
TARGET_STEPS = 20e6


def hearts_games(seconds: float) -> float:
    """Whole games by OpenSpiel's own loop and random bots. Returns steps a second."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    steps = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, steps)
        steps += len(state.history())
    return steps / (time.perf_counter() - began)


def hearts_rollouts(seconds: float) -> float:
    """Rollouts by OpenSpiel's own evaluator from the first decision of a player. Returns steps a second."""
    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    dealt = len(state.history())
    end = state.clone()
    while not end.is_terminal():
        end.apply_action(end.legal_actions()[0])
    steps_each = len(end.history()) - dealt  # in hearts every game is equally long
    rollouts = 2000
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.0, 1, 1000, False, 1, False)
    steps = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        bot.mcts_search(state)
        steps += rollouts * steps_each
    return steps / (time.perf_counter() - began)


def report() -> bool:
    contestants: dict[str, Callable[[], float]] = {
        "OpenSpiel hearts, whole games (C++)": lambda: hearts_games(SECONDS),
        "OpenSpiel hearts, rollouts without the deal (C++)": lambda: hearts_rollouts(SECONDS),
    }
    for players in CHEQUE_SETS:
        contestants[f"Razzia, {players} players, whole games"] = lambda players=players: (
            measure(players, 1, SECONDS).steps_per_second
        )
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    print(f"Measuring for about {TURNS * len(contestants) * SECONDS:.0f} seconds …", flush=True)
    for _ in range(TURNS):
        for name, run in contestants.items():
            speeds[name].append(run())
    result = {name: median(found) for name, found in speeds.items()}
    peer, rollouts = list(result.values())[:2]
    print(f"Random games on one core, million steps a second: median of {TURNS} turns, and the ratio to each peer")
    for name, speed in result.items():
        print(f"  {name:<50} {speed / 1e6:7.2f}   {speed / peer:6.2f} ×   {speed / rollouts:6.2f} ×")
    ours = result["Razzia, 4 players, whole games"]
    met = ours >= TARGET_STEPS and ours >= TARGET_RATIO * peer
    print(
        f"  Target, 4 players: {TARGET_STEPS / 1e6:.0f} million steps a second and {TARGET_RATIO} × hearts:"
        f" {'met' if met else 'MISSED'}\n"
    )
    return met
