"""The bot that does anything that is legal."""

from random import Random

from razzia.bots.bot import Bot
from razzia.bots.budget import Budget
from razzia.game import Game
from razzia.notation import Move


class RandomBot(Bot):
    """Each legal move is as likely as the others; a whole steal counts as one."""

    def choose(self, _game: Game, legal: list[Move], random: Random, _budget: Budget, /) -> Move:
        """Pick one."""
        return random.choice(legal)
