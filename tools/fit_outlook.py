"""Fit the two tables of ``razzia/bots/outlook.py`` to games that ``greedy`` plays against itself.

Run it when the judgement or its weights have changed, and copy what it prints: python -m tools.fit_outlook
"""

from itertools import permutations

import numpy as np

from razzia.bots.judgement import greedy_action, rest_of_round
from razzia.bots.outlook import prospects
from razzia.bots.weights import WEIGHTS, as_array
from razzia.core.actions import ACTIONS
from razzia.core.cards import CHEQUE_SETS, ROUNDS
from razzia.core.compile import compiled
from razzia.core.rules import act, reveal, set_up
from razzia.core.state import CHANCE, OVER, empty_states
from razzia.playout import generator, random_below, random_card

GAMES = 20_000
EVERY = 12
"""One decision in so many is looked at, and the first of every round."""
FIRST = 20
"""How much more the first one counts: the planner judges by it."""


@compiled
def sample(starts, room, random, weights, seen, expected, final):
    """Play games; note the round, how much of it is to come, what everyone can expect and has in the end."""
    values = np.empty(ACTIONS)
    taken = 0
    s = room[0]
    w = weights[0]
    while True:
        room[0] = starts[random_below(random, len(starts))]
        first = taken
        in_round = 0
        while s.phase != OVER:
            if s.phase == CHANCE:
                reveal(s, random_card(s, random))
                continue
            if s.round > in_round or random_below(random, EVERY) == 0:
                if taken == len(seen):
                    return first  # the positions of a game that has no end yet do not count
                rest = rest_of_round(s, w)
                seen[taken, 0] = s.round
                seen[taken, 2] = 1 + FIRST * (s.round > in_round)
                in_round = s.round
                seen[taken, 1] = rest.hope
                for seat in range(s.players):
                    expected[taken, seat] = prospects(s, seat, rest, w)
                taken += 1
            act(s, greedy_action(s, w, values))
        for number in range(first, taken):
            for seat in range(s.players):
                final[number, seat] = s.totals[seat]


def fit(players):
    """The rows of both tables for a number of players."""
    sets = [set_up(sets) for sets in permutations(CHEQUE_SETS[players])]
    starts = empty_states(len(sets))
    for number, state in enumerate(sets):
        starts[number] = state
    size = GAMES * 100 // EVERY
    seen, expected, final = np.zeros((size, 3)), np.zeros((size, players)), np.zeros((size, players))
    taken = sample.machine_code(starts, empty_states(1), generator(players), as_array(WEIGHTS), seen, expected, final)
    seen, expected, final = seen[:taken], expected[:taken], final[:taken]

    # Between the beginning of a round and that of the next, both tables are read in a straight line.
    between = np.zeros((taken, ROUNDS + 1))
    number, hope = seen[:, 0].astype(int), seen[:, 1]
    between[np.arange(taken), number - 1] = hope
    between[np.arange(taken), number] = 1 - hope
    coming = np.zeros(ROUNDS + 1)
    weight = seen[:, 2] / seen[:, 2].sum()
    root = np.sqrt(weight)
    coming[:ROUNDS] = np.linalg.lstsq(
        root[:, None] * between[:, :ROUNDS], root * (final - expected).mean(1), rcond=None
    )[0]

    won = final == final.max(1, keepdims=True)
    won = won / won.sum(1, keepdims=True)

    def surprise(spread):
        odds = expected / (between @ spread)[:, None]
        odds -= odds.max(1, keepdims=True)
        return -weight @ (won * (odds - np.log(np.exp(odds).sum(1, keepdims=True)))).sum(1)

    spread = np.array([9.0, 7.0, 5.0, 1.5])
    for step in (2.0, 1.0, 0.5, 0.25, 0.1):
        while True:
            before = surprise(spread)
            for place in range(ROUNDS + 1):
                tried = [np.maximum(spread + change * np.eye(ROUNDS + 1)[place], 0.3) for change in (-step, 0.0, step)]
                spread = min(tried, key=surprise)
            if surprise(spread) > before - 1e-6:
                break
    return coming, spread, surprise(spread)


if __name__ == "__main__":
    rows = {players: fit(players) for players in CHEQUE_SETS}
    for name, column in (("COMING", 0), ("SPREAD", 1)):
        print(f"{name}: Final = (")
        for row in rows.values():
            print(f"    ({', '.join(f'{number:.1f}' for number in row[column])}),")
        print(")")
    for players, row in rows.items():
        print(f"# {players} players: mean surprise {row[2]:.3f}, of {np.log(players):.3f} without any knowledge")
