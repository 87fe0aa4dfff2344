"""Environments beside their peers: decisions a second on one core, each with its observation and its action mask.

Every contestant is stepped by uniformly random legal actions, and choosing them is part of the time. The peers are
stepped in the fastest ways that their libraries offer from Python: PettingZoo's own games of turns, and OpenSpiel's
games in C++, both bare and through its environment for learning. The contestants take turns, several times, and the
median of each counts.
"""

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment, vector_env
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_agent import StepOutput
from pettingzoo import make

from razzia.core.cards import CHEQUE_SETS
from razzia.envs.batch import Batch
from razzia.envs.pettingzoo_env import raw_env

TURNS = 5
SECONDS = 1.0
GAMES = 2048
TARGET = 3e6
PEERS = ("PettingZoo", "OpenSpiel")
PETTINGZOO = ("leduc_holdem-v4", "texas_holdem-v4", "hanabi-v5", "connect_four-v3", "tictactoe-v3")
OPENSPIEL = ("connect_four", "leduc_poker", "backgammon", "hearts")
OPENSPIEL_VECTOR = ("leduc_poker", "backgammon")


def batched(players: int) -> Callable[[float], float]:
    batch = Batch(GAMES, players, seed=1)
    batch.step(batch.random_actions())

    def run(seconds: float) -> float:
        steps = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _ in range(20):
                batch.step(batch.random_actions())
            steps += 20 * GAMES
        return steps / (time.perf_counter() - began)

    return run


def pettingzoo(env: Any) -> Callable[[float], float]:
    """As PettingZoo's own performance benchmark does it."""

    def run(seconds: float) -> float:
        steps = 0
        env.reset(seed=1)
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps / (time.perf_counter() - began)

    return run


def openspiel(name: str) -> Callable[[float], float]:
    """A game in C++: an observation into an array in place, and a mask, for every decision; chance is not counted."""
    game = pyspiel.load_game(name)
    recall = not game.get_type().provides_observation_tensor
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True) if recall else None)

    def run(seconds: float) -> float:
        steps = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    observer.set_from(state, state.current_player())
                    state.legal_actions_mask()
                    state.apply_action(random.choice(state.legal_actions()))
                    steps += 1
        return steps / (time.perf_counter() - began)

    return run


def openspiel_vector(name: str) -> Callable[[float], float]:
    """OpenSpiel's environment for learning, several games together."""
    envs = vector_env.SyncVectorEnv([rl_environment.Environment(name) for _ in range(64)])

    def run(seconds: float) -> float:
        steps = 0
        found = envs.reset()
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            legal = [step.observations["legal_actions"][step.observations["current_player"]] for step in found]
            chosen = [StepOutput(random.choice(actions), None) for actions in legal]
            found = envs.step(chosen, reset_if_done=True)[0]
            steps += len(chosen)
        return steps / (time.perf_counter() - began)

    return run


def contestants() -> dict[str, Callable[[float], float]]:
    found = {f"PettingZoo {game}": pettingzoo(make("aec", f"classic/{game}").unwrapped) for game in PETTINGZOO}
    found |= {f"OpenSpiel {game} (C++)": openspiel(game) for game in OPENSPIEL}
    found |= {f"OpenSpiel {game}, vector environment": openspiel_vector(game) for game in OPENSPIEL_VECTOR}
    found["Razzia, 4 players, PettingZoo interface"] = pettingzoo(raw_env(players=4))
    found |= {f"Razzia, {players} players, {GAMES} games at once": batched(players) for players in CHEQUE_SETS}
    return found


def report() -> bool:
    runs = contestants()
    print(f"Measuring for about {TURNS * len(runs) * SECONDS:.0f} seconds …", flush=True)
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(TURNS):
        for name, run in runs.items():
            speeds[name].append(run(SECONDS))
    result = {name: median(found) for name, found in speeds.items()}
    fastest = {library: max(speed for name, speed in result.items() if name.startswith(library)) for library in PEERS}
    print(
        f"Environments on one core, thousand decisions a second with observation and mask: median of {TURNS} turns,"
        f" and the ratio to the fastest of {' and of '.join(PEERS)}"
    )
    for name, speed in result.items():
        ratios = "   ".join(f"{speed / peer:8.2f} ×" for peer in fastest.values())
        print(f"  {name:<50} {speed / 1e3:9.1f}   {ratios}")
    ours = result[f"Razzia, 4 players, {GAMES} games at once"]
    met = ours >= TARGET
    print(f"  Target, 4 players: {TARGET / 1e6:.0f} million decisions a second: {'met' if met else 'MISSED'}\n")
    return met
