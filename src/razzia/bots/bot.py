"""What a bot is."""

from random import Random
from typing import Protocol

from razzia.game import Game
from razzia.notation import Move


class Bot(Protocol):
    """A computer player.

    It is shown the public game, and has no way to a dealer: what it does not see, it cannot know.
    """

    def choose(self, game: Game, legal: list[Move], random: Random, /) -> Move:
        """Pick one of the legal moves of the player who is to decide.

        The game is a copy, to try things out on. All chance comes from ``random``.
        """
        ...
