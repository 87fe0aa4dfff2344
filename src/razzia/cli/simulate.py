"""``razzia simulate``: whole games between bots."""

import json
import os
from typing import Any

import click

from razzia.cli.choices import PLAYERS, bots_option, edition_option, json_option, piles_option
from razzia.cli.progress import Progress
from razzia.cli.records import written
from razzia.cli.seating import seated
from razzia.core.cards import SEATS
from razzia.editions import Options
from razzia.simulate import Simulation, simulate


@click.command
@click.option("--players", type=PLAYERS, help="How many play. [default: 4, or one a bot]")
@click.option("--games", type=click.IntRange(1), default=1, show_default=True, help="How many games.")
@bots_option
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@edition_option
@piles_option
@click.option(
    "--records", type=click.Path(dir_okay=False, allow_dash=True), help="Write the records there; - is standard output."
)
@click.option("--processes", type=click.IntRange(1), help="How many processes share the work. [default: one a core]")
@json_option
def command(
    players: int | None,
    games: int,
    bots: str,
    seed: int,
    edition: str,
    piles: str,
    records: str | None,
    processes: int | None,
    as_json: bool,
) -> None:
    """Let bots play whole games.

    Without --records it says who won how often. With it, it writes one record a line, each with the proof of
    its deck: what "razzia replay" shows and "razzia verify" checks.

    \b
    razzia simulate --games 100 --bots random --seed 1
    razzia simulate --players 3 --games 1 --records -
    """
    if records == "-" and as_json:
        raise click.UsageError("--records - and --json both want standard output; choose one")
    seats, _ = seated(bots, players)
    simulation = Simulation(seats, seed, edition, Options(piles=int(piles)))
    wins = dict.fromkeys(SEATS[: len(seats)], 0.0)
    points = dict.fromkeys(wins, 0)
    with written(records) as out, Progress(games, "games") as progress:
        for number, played in enumerate(simulate(simulation, games, processes or os.cpu_count() or 1), 1):
            if out:
                out.write(played.record + "\n")
            for seat in wins:
                wins[seat] += (seat in played.winners) / len(played.winners)
                points[seat] += played.totals[seat]
            progress(number)
    if records == "-":
        return
    summary: list[dict[str, Any]] = [
        {"seat": seat, "bot": bot, "win_share": wins[seat] / games, "mean_points": points[seat] / games}
        for seat, bot in zip(wins, seats, strict=True)
    ]
    if as_json:
        click.echo(json.dumps({"games": games, "seed": seed, "seats": summary}))
    else:
        click.echo(f"{games:,} {'game' if games == 1 else 'games'}" + (f", recorded in {records}" if records else ""))
        for line in summary:
            click.echo(_result(**line))


def _result(seat: str, bot: str, win_share: float, mean_points: float) -> str:
    return f"{seat}  {bot:<10} won {win_share:6.1%}   {mean_points:+6.1f} points a game"
