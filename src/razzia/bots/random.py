"""The bot that does anything that is legal."""

from random import Random

from razzia.game import Game
from razzia.notation import Move


class RandomBot:
    """Each legal move is as likely as the others; a whole steal counts as one."""

    def choose(self, _game: Game, legal: list[Move], random: Random, /) -> Move:
        """Pick one."""
        return random.choice(legal)
