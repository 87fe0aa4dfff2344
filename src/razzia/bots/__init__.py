"""The computer players, by name. One file a bot; ``CONTRIBUTING.md`` says how to add one."""

from razzia.bots.bot import Bot
from razzia.bots.random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot}
"""Every bot, by the name that the command line knows it by."""

__all__ = ["BOTS", "Bot", "RandomBot"]
