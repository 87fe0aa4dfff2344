"""The bot that plays from counted values, without looking ahead."""

from random import Random

from razzia.bots.advice import Advice, Option, distinct
from razzia.bots.bot import Bot
from razzia.bots.budget import Budget
from razzia.bots.judgement import greedy_action, rest_of_round, theft_gain, weigh
from razzia.bots.outlook import look_out, win_chances
from razzia.bots.weights import WEIGHTS, Weights
from razzia.core.actions import ACTIONS, DONE
from razzia.core.cards import KIND_OF
from razzia.core.rules import act
from razzia.core.state import STEALING, State
from razzia.game import Game
from razzia.notation import Move, Steal, actions_of, move_of


class GreedyBot(Bot):
    """Values every option by what is on the table, and takes the best.

    What the row is worth to it and to each opponent, what its cheques could still buy, and who would outbid whom.
    """

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, game: Game, _legal: list[Move], _random: Random, _budget: Budget, /) -> Move:
        """Pick the option with the highest value."""
        state = game.state
        values = [0.0] * ACTIONS
        actions: list[int] = []
        while not actions or state.phase == STEALING:
            actions.append(greedy_action(state, self.weights, values))
            act(state, actions[-1])
        return move_of(*(action for action in actions if action != DONE))

    def explain(self, game: Game, legal: list[Move], random: Random, budget: Budget, /) -> Advice:
        """What each option adds to the points to expect, and so to the chance to win."""
        state = game.state
        seat = state.seat
        choice = self.choose(game, legal, random, budget)
        wins, points = [0.0] * state.players, [0.0] * state.players
        look_out(state, WEIGHTS, wins, points)
        options = []
        for move, value in self._values(state, distinct([choice, *legal])).items():
            changed = points.copy()
            changed[seat] += value
            win_chances(state, rest_of_round(state, WEIGHTS), changed, wins)
            options.append(Option(move, wins[seat], changed[seat]))
        first, *others = options
        return Advice((first, *sorted(others, key=lambda option: option.points, reverse=True)))

    def _values(self, state: State, moves: list[Move]) -> dict[Move, float]:
        values = [0.0] * ACTIONS
        weigh(state, self.weights, values)
        hope = rest_of_round(state, self.weights).hope
        return {
            move: sum(theft_gain(state, KIND_OF[card], hope, self.weights) for card in move.cards)
            if isinstance(move, Steal)
            else values[actions_of(move)[0]]
            for move in moves
        }
