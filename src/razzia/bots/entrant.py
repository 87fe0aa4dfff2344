"""A bot by its name, ready to sit down at a table."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Final

from razzia.bots.advice import Advice
from razzia.bots.bot import Bot
from razzia.bots.budget import Budget
from razzia.bots.greedy import GreedyBot
from razzia.bots.novice import NoviceBot
from razzia.bots.planner import PlannerBot
from razzia.bots.random import RandomBot
from razzia.errors import SetupError
from razzia.game import Game
from razzia.notation import Move

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
}
"""Every bot, by the name that the command line knows it by."""

LEVELS: Final = {"easy": "novice", "normal": "greedy", "hard": "planner@500ms"}
"""What players call them: the bot, and the budget, behind each level."""


@dataclass(frozen=True)
class Entrant:
    """A bot with the budget it plays on, under the name that asks for both."""

    name: str
    bot: Bot
    budget: Budget

    @classmethod
    def named(cls, name: str) -> "Entrant":
        """Read a level or the name of a bot, with a budget if need be (``planner@50ms``, see :meth:`Budget.parse`).

        A bot of one's own is ``package.module:Class``.
        """
        asked, at, budget = name.partition("@")
        who, *usual = LEVELS.get(asked, asked).split("@")
        budgets = [budget] if at else usual
        return cls(name, _bot(who), Budget.parse(budgets[0]) if budgets else Budget())

    def choose(self, game: Game, random: Random) -> Move:
        """The move that the bot makes in this position."""
        return self.bot.choose(game.copy(), game.legal(), random, self.budget)

    def explain(self, game: Game, random: Random) -> Advice:
        """The same move, and the options that the bot weighed."""
        return self.bot.explain(game.copy(), game.legal(), random, self.budget)


def _bot(name: str) -> Bot:
    if ":" not in name:
        if name not in BOTS:
            raise SetupError("unknown-bot", name, {"known": ", ".join([*LEVELS, *BOTS])})
        return BOTS[name]()
    module, _, maker = name.partition(":")
    try:
        bot = getattr(import_module(module), maker)()
    except Exception as error:
        raise SetupError("unusable-bot", name, {"why": f"{type(error).__name__}: {error}"}) from error
    if not isinstance(bot, Bot):
        raise SetupError("unusable-bot", name, {"why": f"{type(bot).__name__} is not a razzia.bots.Bot"})
    return bot
