"""The command line: one file a command, imported when it is asked for.

Bad input ends with one line on standard error that says what was wrong, and exit code 2.
"""

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Final

import click

from razzia import __version__
from razzia.errors import RazziaError
from razzia.words import Words

LANGUAGE: Final = "razzia.language"
"""Where the context of a command keeps the language that was chosen."""
COMMANDS: Final = {
    "serve": "Serve tables for friends, bots and spectators.",
    "play": "Play a game against bots in the terminal.",
    "simulate": "Let bots play whole games, and write their records.",
    "arena": "Let bots compete, and say how sure the result is.",
    "replay": "Show a recorded game move by move, or check records.",
    "verify": "Prove that the deck of a recorded game was fair.",
    "score": "Score a round that was played with real cards.",
    "perft": "Count the sequences of plies from the start.",
    "bench": "Measure how fast the rules run on this machine.",
}


class Commands(click.Group):
    """The commands, by name; each is the ``command`` of the module of its name."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """Every command, in the order of a newcomer's questions."""
        return list(COMMANDS)

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        """The command of that name, imported now."""
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"razzia.cli.{name}").command
        return command

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands from what is written down above: the help need not import every one of them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="razzia %(version)s")
@click.pass_context
def razzia(ctx: click.Context) -> None:
    """Razzia!, Reiner Knizia's auction card game for 2 to 5 players.

    \b
    Start, in the browser:   razzia
    A game in the terminal:  razzia play
    A table for friends:     razzia serve --host 0.0.0.0
    A hundred by bots:       razzia simulate --games 100 --records games.jsonl
    Which bot is better?     razzia arena --bots random,random --games 100 --report arena.html
    Look at the first:       razzia replay games.jsonl --game 1
    Was the deck fair?       razzia verify games.jsonl

    Every command explains itself: razzia COMMAND --help
    """
    if ctx.invoked_subcommand is None:
        from razzia.cli.serve import at_home

        at_home()


def main(arguments: list[str] | None = None) -> None:
    """Run a command, and turn whatever goes wrong into one line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # better a question mark than no answer
    context = click.Context(razzia, info_name="razzia")
    try:
        with razzia.make_context("razzia", list(sys.argv[1:] if arguments is None else arguments)) as context:
            razzia.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        sys.exit(done.exit_code)
    except click.ClickException as error:
        _refuse(error.format_message(), context)
    except RazziaError as error:
        _refuse(error.in_words(Words(context.meta.get(LANGUAGE, "en"))), context)
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python would complain once more while it shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        _refuse(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error), context)
    except (KeyboardInterrupt, EOFError, click.Abort):
        print("\nrazzia: stopped", file=sys.stderr, flush=True)
        sys.exit(130)


def _refuse(message: str, context: click.Context) -> None:
    name = f"razzia {context.invoked_subcommand or ''}".strip()
    print(f"{name}: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)
