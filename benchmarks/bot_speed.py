"""How long bots think: the time of each decision over whole games, and the planner's beside its budget."""

import time
from collections.abc import Iterator
from random import Random

import numpy as np

from razzia.bots import Entrant
from razzia.core.cards import CHEQUE_SETS
from razzia.dealer import Dealer
from razzia.game import Game

GAMES = {"random": 20, "greedy": 20, "planner@20ms": 6, "planner@100ms": 2, "planner@2x100ms": 1}
"""How many games for each number of players."""
TARGET = 1.3
"""The 99th percentile of the planner's time, as a multiple of its budget."""


def decisions(name: str) -> Iterator[float]:
    """The milliseconds of every decision of a bot with a choice, in whole games against ``greedy``."""
    bot, others = Entrant.named(name), Entrant.named("greedy")
    bot.bot.prepare()
    for players in CHEQUE_SETS:
        for seed in range(GAMES[name]):
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
    met = True
    for name in GAMES:
        times = np.array(list(decisions(name)))
        p50, p99 = np.percentile(times, [50, 99])
        line = f"  {name:<20} {len(times):>6,} decisions {'':<28} {p50:8.2f}{p99:8.2f}{times.max():8.2f}"
        if name.startswith("planner"):
            fine = bool(p99 <= TARGET * 1000 * Entrant.named(name).budget.seconds)
            line += f"   target, p99 within {TARGET} times the budget: {'met' if fine else 'MISSED'}"
            met = met and fine
        print(line, flush=True)
    print()
    return met
