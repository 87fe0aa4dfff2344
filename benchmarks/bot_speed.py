"""How long bots think: the time of each decision over whole games, and the planner's beside its budget."""

import time
from collections.abc import Iterator
from random import Random

import numpy as np

from razzia.bots import Entrant
from razzia.dealer import Dealer
from razzia.game import Game

GAMES = {2: 2, 3: 1, 4: 2, 5: 1}
BUDGET = 100.0
TARGET = 1.3
"""The 99th percentile of the planner's time, as a multiple of its budget."""


def decisions(name: str) -> Iterator[float]:
    """The milliseconds of every decision of a bot with a choice, in whole games against ``greedy``."""
    bot, others = Entrant.named(name), Entrant.named("greedy")
    bot.bot.prepare()
    for players, games in GAMES.items():
        for seed in range(games):
            dealer = Dealer.from_seed(seed, players)
            game = Game(players, cheques=dealer.cheques)
            luck = Random(seed)
            while not game.over:
                if game.to_act is None:
                    dealer.deal(game)
                elif game.to_act == "A":
                    choice = len(game.legal()) > 1
                    began = time.perf_counter()
                    move = bot.choose(game, luck)
                    if choice:
                        yield 1000 * (time.perf_counter() - began)
                    game.play(move)
                else:
                    game.play(others.choose(game, luck))


def report() -> bool:
    print("Milliseconds for a decision, over whole games of 2 to 5 players:     p50     p99     max")
    for name in ("random", "greedy", f"planner@{BUDGET:g}ms", f"planner@2x{BUDGET:g}ms"):
        times = np.array(list(decisions(name)))
        p50, p99 = np.percentile(times, [50, 99])
        print(f"  {name:<20} {len(times):>6} decisions {'':<28} {p50:8.2f}{p99:8.2f}{times.max():8.2f}", flush=True)
        if name == f"planner@{BUDGET:g}ms":
            met = bool(p99 <= TARGET * BUDGET)
    print(f"  Target, p99 of the planner within {TARGET} times its budget: {'met' if met else 'MISSED'}\n")
    return met
