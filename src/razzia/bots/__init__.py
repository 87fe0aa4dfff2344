"""The computer players, by name. One file a bot; ``CONTRIBUTING.md`` says how to add one."""

from razzia.bots.advice import Advice, Option
from razzia.bots.bot import Bot
from razzia.bots.budget import Budget
from razzia.bots.entrant import BOTS, LEVELS, Entrant
from razzia.bots.greedy import GreedyBot
from razzia.bots.novice import NoviceBot
from razzia.bots.planner import PlannerBot
from razzia.bots.random import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Bot",
    "Budget",
    "Entrant",
    "GreedyBot",
    "NoviceBot",
    "Option",
    "PlannerBot",
    "RandomBot",
]
