"""The options that several commands share."""

import locale
import os
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from razzia.cli import LANGUAGE
from razzia.core.cards import MAX_PLAYERS, MIN_PLAYERS
from razzia.editions import DEFAULT_EDITION, EDITIONS
from razzia.words import languages

F = TypeVar("F", bound=Callable[..., Any])

PLAYERS: Final = click.IntRange(MIN_PLAYERS, MAX_PLAYERS)
players_option = click.option("--players", type=PLAYERS, default=4, show_default=True, help="How many play.")
edition_option = click.option(
    "--edition", type=click.Choice(list(EDITIONS)), default=DEFAULT_EDITION, show_default=True, help="Whose rules."
)
piles_option = click.option(
    "--piles", type=click.Choice(["1", "2"]), default="2", show_default=True, help="Draw from two piles or from one."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Write JSON, for programs.")
file_argument = click.argument("file", type=click.Path(dir_okay=False, allow_dash=True))


def bots_option(function: F) -> F:
    """The bots, one for all the seats or one a seat."""
    from razzia.bots import BOTS

    known = ", ".join(BOTS)
    return click.option(
        "--bots", default="random", show_default=True, help=f"One bot for all seats, or one a seat: {known}."
    )(function)


def language_option(function: F) -> F:
    """The language of what is told."""
    return click.option(
        "--language",
        type=click.Choice(languages()),
        default=system_language,
        callback=_remember,
        help="The language to speak. [default: the system's, if there is a catalogue for it, else English]",
    )(function)


def _remember(context: click.Context, _: click.Parameter, language: str) -> str:
    context.meta[LANGUAGE] = language
    return language


def system_language() -> str:
    """The language of the environment, where we speak it."""
    settings = [os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
    # Windows has none of these; Python asks the system there.
    setting = next(filter(None, settings), None) or locale.getlocale()[0] or ""
    code = re.split("[-_.]", setting)[0].lower()
    return code if code in languages() else "en"
