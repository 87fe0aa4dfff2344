"""``razzia arena``: bots compete."""

import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import IO, Final

import click

from razzia.arena.job import Job
from razzia.arena.journal import Journal, default_file
from razzia.arena.processes import Processes, threads
from razzia.arena.result import result_of
from razzia.arena.standings import Standings
from razzia.arena.table import percent, table
from razzia.arena.tournament import Crew, outcomes
from razzia.bots import BOTS
from razzia.cli.choices import PLAYERS, edition_option, json_option, piles_option
from razzia.cli.progress import Progress
from razzia.cli.records import check_writable, written
from razzia.cli.seating import seated
from razzia.editions import Options

FILE = click.Path(dir_okay=False)
DIFFERENCE: Final = 0.05
"""What --sprt tests unless someone says otherwise."""


@click.command
@click.option("--bots", required=True, help=f"Who competes, one a seat, or more for a pool: {', '.join(BOTS)}.")
@click.option("--players", type=PLAYERS, help="How many sit at a table. [default: one a bot; 4 for one bot or a pool]")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games, in whole decks.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same decks.")
@edition_option
@piles_option
@click.option("--sprt", is_flag=True, help="Stop as soon as it is proven or refuted that the first bot is better.")
@click.option(
    "--difference",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    help="By how much better, for --sprt: more of the games than the others win, for each seat. "
    f"[default: {DIFFERENCE}]",
)
@click.option("--records", type=FILE, help="Write the records of all games there, one a line.")
@click.option("--report", type=FILE, help="Write a report with plots there: one HTML file.")
@click.option("--processes", type=click.IntRange(1), help="How many processes share the work. [default: one a core]")
@click.option("--ray", metavar="ADDRESS", help='Play on the Ray cluster at ADDRESS; "local" starts one here.')
@click.option(
    "--journal", type=FILE, help="Note finished games there. [default: a file in the cache, until all is done]"
)
@click.option("--fresh", is_flag=True, help="Start anew, whatever an interrupted run has left.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    bots: str,
    players: int | None,
    games: int,
    seed: int,
    edition: str,
    piles: str,
    sprt: bool,
    difference: float | None,
    records: str | None,
    report: str | None,
    processes: int | None,
    ray: str | None,
    journal: str | None,
    fresh: bool,
    as_json: bool,
) -> None:
    """Let bots compete, and say how sure the result is.

    Every deck is played once with each seating, so that luck cancels out. A bot can have a budget for each decision
    (planner@50ms, planner@2000 for simulations) or be one of your own (package.module:Class). A bot that fails
    is reported, loses that game, and stops nothing. Ctrl-C stops; the same command goes on from there.
    docs/arena.md explains the numbers.

    \b
    razzia arena --bots random,random,random --games 99 --seed 1
    razzia arena --bots planner,greedy,greedy,greedy --games 400 --report arena.html
    razzia arena --bots planner@50ms,planner --sprt --games 10000
    """
    job = Job(*seated(bots, players, pool=True), seed, edition, Options(piles=int(piles)), bool(records))
    if sprt and len(job.entrants) < 2:
        raise click.BadParameter(
            "there is nobody to compare with: name at least two different bots", param_hint="--sprt"
        )
    if difference is not None and not sprt:
        raise click.BadParameter(
            "it is only for the test of --sprt: add that, or leave this out", param_hint="--difference"
        )
    for option, wanted in {"--records": records, "--report": report, "--journal": journal}.items():
        if wanted == "-":
            raise click.BadParameter("name a file: standard output is for the result", param_hint=option)
        if wanted:
            check_writable(wanted)
    planned = _whole_decks(games, job)
    file = Path(journal) if journal else default_file(job)
    interruption = _Interruption()
    standings = Standings(job, (difference or DIFFERENCE) if sprt else None)
    with Journal(file, job, fresh) as book:
        try:
            with _crew(job, processes, ray) as crew, written(records) as out, interruption as stopped:
                _play(standings, planned, crew, book, out, stopped)
        except KeyboardInterrupt:
            _tell_stopped(standings, planned)
            ctx.exit(interruption.exit_code)
        result = result_of(standings, planned)
        if report:
            from razzia.arena.report import report_of

            with written(report) as page:
                assert page is not None
                page.write(report_of(result))
        click.echo(json.dumps(result, ensure_ascii=False) if as_json else table(result))
    if standings.fault_counts:
        print(f"razzia arena: {_faults(standings.fault_counts)}", file=sys.stderr)
    if not journal:
        file.unlink(missing_ok=True)


def _whole_decks(games: int, job: Job) -> int:
    """The games, rounded up to whole decks, and to as many as it takes for everyone to play."""
    decks = max(-(-games // job.players), -(-len(job.bots) // job.players))
    planned = decks * job.players
    if planned != games:
        print(
            f"razzia arena: {planned:,} games instead of {games:,}: whole decks of {job.players} seatings each, "
            "and one for everyone at least",
            file=sys.stderr,
        )
    return planned


def _crew(job: Job, processes: int | None, ray: str | None) -> AbstractContextManager[Crew]:
    if ray is None:
        return Processes(job, processes or max(1, (os.cpu_count() or 1) // threads(job)))
    if processes is not None and ray != "local":
        raise click.UsageError("a Ray cluster knows how many cores it has: --processes is for this machine")
    try:
        from razzia.arena.ray_cluster import RayCluster

        return RayCluster(job, ray, processes)
    except ImportError:
        raise click.UsageError("--ray takes the package ray, which is not installed; install razzia[ray]") from None
    except (OSError, ValueError, RuntimeError) as error:
        raise click.BadParameter(f"no Ray cluster at {ray}: {error}", param_hint="--ray") from None


def _play(
    standings: Standings, planned: int, crew: Crew, journal: Journal, out: IO[str] | None, stopped: Callable[[], bool]
) -> None:
    """Play until all is done or the test is decided."""
    if journal.begun:
        print("razzia arena: going on with an earlier run (--fresh starts anew)", file=sys.stderr)
    games = outcomes(standings.job, planned, crew, journal, stopped)
    # Closed here, whatever happens: games that are still being played again must not outlive this.
    with Progress(planned, "games") as progress, closing(games):
        for seating, outcome in games:
            standings.add(seating, outcome)
            if out and outcome.record:
                out.write(outcome.record + "\n")
            progress(standings.games, journal.read, _running(standings))
            if standings.test and standings.test.verdict != "undecided":
                return
    if stopped() and standings.games < planned:
        raise KeyboardInterrupt


def _tell_stopped(standings: Standings, planned: int) -> None:
    """The result so far, and how to go on."""
    if all(standings.decks_of(name) for name in standings.job.entrants):
        print(table(result_of(standings, planned)), file=sys.stderr)
    print(
        f"razzia arena: stopped after {standings.games:,} of {planned:,} games; the same command goes on from there",
        file=sys.stderr,
    )


def _running(standings: Standings) -> str:
    """How the first bot does so far."""
    first = standings.job.bots[0]
    share = standings.mean(first, "win_share")
    return f"{first} {percent({'mean': share.mean, 'margin': share.margin})}" if standings.decks_of(first) else ""


class _Interruption:
    """Whether Ctrl-C was pressed, or the process asked to end.

    A game is never half counted; who asks for the second time does not wait for that.
    """

    def __init__(self) -> None:
        self._asked = 0

    def __call__(self) -> bool:
        """Whether someone wants to stop."""
        return bool(self._asked)

    @property
    def exit_code(self) -> int:
        """What a shell calls the end by that signal."""
        return 128 + (self._asked or signal.SIGINT)

    def _ask(self, number: int, _: object) -> None:
        if self._asked:
            raise KeyboardInterrupt
        self._asked = number

    def __enter__(self) -> "_Interruption":
        self._before = {number: signal.signal(number, self._ask) for number in (signal.SIGINT, signal.SIGTERM)}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)


def _faults(counts: Counter[tuple[str, str]]) -> str:
    """How many faults there were, and whose."""
    total = sum(counts.values())
    whose = ", ".join(f"{bot} {kind} {count:,}" for (bot, kind), count in sorted(counts.items()))
    return f"{total:,} {'fault' if total == 1 else 'faults'}: {whose}"
