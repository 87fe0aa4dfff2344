"""The computer players, by name. One file a bot; ``CONTRIBUTING.md`` says how to add one."""

from razzia.bots.advice import Advice, Option
from razzia.bots.bot import Bot
from razzia.bots.budget import Budget
from razzia.bots.entrant import BOTS, Entrant
from razzia.bots.random import RandomBot

__all__ = ["BOTS", "Advice", "Bot", "Budget", "Entrant", "Option", "RandomBot"]
