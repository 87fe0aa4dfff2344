"""``razzia bench``: how fast the rules run here."""

import json
import math
from dataclasses import asdict

import click

from razzia.bench import measure, measurements
from razzia.cli.choices import json_option
from razzia.cli.progress import Progress


@click.command
@click.option(
    "--seconds", type=click.FloatRange(0.01, 600), default=1.0, show_default=True, help="For each measurement."
)
@json_option
def command(seconds: float, as_json: bool) -> None:
    """Measure random whole games: steps and games a second, on one core and on all.

    A step is a decision of a player or a card turned over. What else the machine does shows in the numbers:
    compare only within one run.
    """
    if not math.isfinite(seconds):
        raise click.BadParameter("not a number", param_hint="--seconds")
    planned = measurements()
    speeds = []
    with Progress(len(planned), "measurements") as progress:
        for players, cores in planned:
            speeds.append(measure(players, cores, seconds))
            progress(len(speeds))
    if as_json:
        click.echo(json.dumps([asdict(speed) for speed in speeds]))
        return
    click.echo("players  cores      games/s        steps/s")
    for speed in speeds:
        click.echo(
            f"{speed.players:>7}  {speed.cores:>5}  {speed.games_per_second:>11,.0f}  {speed.steps_per_second:>13,.0f}"
        )
