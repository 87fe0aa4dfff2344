"""Improve the weights of ``greedy`` by letting variations of them play against the weights as they are.

An evolution strategy: each generation draws a few variations, plays each in one seat against the present weights in the
others, with the same decks for all, and moves towards those that did well.

    python -m tools.tune_greedy --generations 100 --save weights.json

Run tools.fit_outlook afterwards, with the new weights in ``razzia/bots/weights.py``.
"""

import argparse
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path

import numpy as np

from razzia.bots.judgement import greedy_action
from razzia.bots.weights import WEIGHTS, Weights, as_array
from razzia.core.actions import ACTIONS
from razzia.core.cards import CHEQUE_SETS
from razzia.core.compile import compiled
from razzia.core.rules import act, reveal, set_up
from razzia.core.scoring import victory
from razzia.core.state import CHANCE, OVER, empty_states
from razzia.playout import random_card, reseed

VARIATIONS = 20
DECKS = {2: 600, 3: 400, 4: 300, 5: 240}
LEAD = 0.03
"""What a point more than the others counts beside a victory: points are less a matter of luck."""


@compiled
def compete(starts, room, decks, seed, hero, others, result):
    """Play every deck once with the hero in each seat; add up victories, points, and the points of the others."""
    random = np.empty(1, np.uint64)
    values = np.empty(ACTIONS)
    s = room[0]
    players = starts[0].players
    for deck in range(decks):
        for seat in range(players):
            room[0] = starts[deck % len(starts)]
            reseed(random, seed, deck)
            while s.phase != OVER:
                if s.phase == CHANCE:
                    reveal(s, random_card(s, random))
                elif s.seat == seat:
                    act(s, greedy_action(s, hero[0], values))
                else:
                    act(s, greedy_action(s, others[0], values))
            result[0] += victory(s, seat)
            for other in range(players):
                if other == seat:
                    result[1] += s.totals[other]
                else:
                    result[2] += s.totals[other] / (players - 1)


def starts(players):
    """Every way to give out the sets of cheques, in an order of its own."""
    deals = list(permutations(CHEQUE_SETS[players]))
    positions = empty_states(len(deals))
    for number, deal in enumerate(np.random.default_rng(0).permutation(len(deals))):
        positions[number] = set_up(deals[deal])
    return positions


STARTS = {players: starts(players) for players in CHEQUE_SETS}


def results(hero, others, players, seed):
    """The share of par that the hero wins, and how many points it is ahead."""
    result = np.zeros(3)
    decks = DECKS[players]
    compete.machine_code(
        STARTS[players], empty_states(1), decks, seed, as_array(Weights(*hero)), as_array(Weights(*others)), result
    )
    return result[0] / decks, (result[1] - result[2]) / decks / players


def fitness(hero, others, seed):
    """How well the hero does, over all numbers of players."""
    done = [results(hero, others, players, seed) for players in CHEQUE_SETS]
    return sum(share - 1 + LEAD * ahead for share, ahead in done) / len(done)


def tune(generations, width, seed, save):
    """Move the weights, generation by generation."""
    random = np.random.default_rng(seed)
    mean = np.array(WEIGHTS)
    width = width * np.maximum(1.0, np.abs(mean))
    chosen = VARIATIONS // 2
    merit = np.log(chosen + 0.5) - np.log(np.arange(1, chosen + 1))
    merit /= merit.sum()
    fitness(mean, mean, 0)  # compile before threads come in
    began = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for generation in range(1, generations + 1):
            half = random.standard_normal((VARIATIONS // 2, len(mean)))
            steps = np.concatenate([half, -half])
            tried = [pool.submit(fitness, mean + width * step, mean, seed * 10_000 + generation) for step in steps]
            done = [one.result() for one in tried]
            best = steps[np.argsort(done)[::-1][:chosen]]
            mean = mean + width * (merit @ best)
            width = width * np.exp(0.04 * (merit @ best**2 - 1)) * 0.994
            if generation % 10 == 0 or generation == generations:
                shares = {players: round(float(results(mean, WEIGHTS, players, 1)[0]), 2) for players in CHEQUE_SETS}
                print(
                    f"{generation}: {time.monotonic() - began:.0f} s, share of par against the first: {shares}",
                    flush=True,
                )
                Path(save).write_text(
                    json.dumps(dict(zip(Weights._fields, mean.round(2).tolist(), strict=True)), indent=1)
                )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument(
        "--width", type=float, default=0.1, help="how far variations go at first, as a part of a weight"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="weights.json")
    arguments = parser.parse_args()
    tune(arguments.generations, arguments.width, arguments.seed, arguments.save)
