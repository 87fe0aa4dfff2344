"""What a bot is."""

from abc import ABC, abstractmethod
from random import Random

from razzia.bots.advice import Advice, Option, distinct
from razzia.bots.budget import Budget
from razzia.bots.outlook import look_out
from razzia.bots.weights import WEIGHTS
from razzia.game import Game
from razzia.notation import Move


class Bot(ABC):
    """A computer player.

    It is shown the public game, and has no way to a dealer: what it does not see, it cannot know. It keeps nothing
    from one decision to the next, so any of its kind can take over its seat at any moment.
    """

    def prepare(self) -> None:  # noqa: B027  # most bots are born ready
        """Get ready: compile, load. It is asked for once in each process, before any clock runs."""

    @abstractmethod
    def choose(self, game: Game, legal: list[Move], random: Random, budget: Budget, /) -> Move:
        """Pick one of the legal moves of the player who is to decide.

        The game is a copy, to try things out on. All chance comes from ``random``.
        """

    def explain(self, game: Game, legal: list[Move], random: Random, budget: Budget, /) -> Advice:
        """The move that :meth:`choose` picks with the same luck, and the options that were weighed.

        A bot that weighs nothing gives every option the same: what the table tells someone who only counts.
        """
        choice = self.choose(game.copy(), legal, random, budget)
        state = game.state
        wins, points = [0.0] * state.players, [0.0] * state.players
        look_out(state, WEIGHTS, wins, points)
        seat = state.seat
        return Advice(tuple(Option(move, wins[seat], points[seat]) for move in distinct([choice, *legal])))
