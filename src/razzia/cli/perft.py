"""``razzia perft``: counting sequences of plies."""

import json

import click

from razzia.cli.choices import json_option, players_option
from razzia.cli.progress import Progress
from razzia.perft import perft, starting_position


@click.command
@players_option
@click.option("--depth", type=click.IntRange(0, 20), required=True, help="How many plies.")
@json_option
def command(players: int, depth: int, as_json: bool) -> None:
    """Count the different sequences of DEPTH plies from the start.

    The sets of cheques are dealt in order, A first, and there is one pile. A whole move is a ply, and a
    steal is one for each different set of cards; the card that is turned over is a ply of its own, and counts by kind.
    """
    with Progress(1, "parts") as progress:

        def tell(done: int, of: int) -> None:
            progress.total = of
            progress(done)

        sequences = perft(starting_position(players), depth, tell)
    click.echo(json.dumps({"players": players, "depth": depth, "count": sequences}) if as_json else f"{sequences}")
