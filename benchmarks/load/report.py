"""The figures of all servers, and the ratios between them."""

import subprocess
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path
from signal import SIGTERM, signal
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.load.contestant import SEATS, Contestant
from benchmarks.load.contestants import CONTESTANTS, PEERS
from benchmarks.load.generator import Job, Result
from benchmarks.load.processes import connections_lacking, running
from benchmarks.load.websocket import Broken

TABLES = (100, 500, 2000)
SECONDS = 8.0
RATE = 1000.0
"""The moves a second when paced; to keep this pace is our first target."""
KEPT = 0.99
"""So much of the pace must be reached: a few moves fall outside at either end of the measurement."""
TARGET_P99 = 100.0
"""Milliseconds, at that pace."""
TARGET_MEMORY = 50.0
"""kB a table that nobody is connected to."""
ON_DISK = "/var/tmp"  # noqa: S108
"""Where the servers keep their data. ``/tmp`` may be in memory, where to write costs nothing."""
LONGEST = 300.0
"""Seconds for setting up and resting, beyond which a run is given up."""


def measure(contestant: Contestant, tables: int, seconds: float, rate: float) -> Result:
    """Start the server and the generator, and let them at each other."""
    with (
        TemporaryDirectory(prefix="razzia-load-", dir=ON_DISK) as folder,
        running(contestant, Path(folder)) as (process, port),
    ):
        job = msgspec.json.encode(Job(contestant.name, process, port, tables, seconds, rate)).decode()
        command = [sys.executable, "-m", "benchmarks.load.generator", job]
        try:
            done = subprocess.run(command, capture_output=True, check=False, timeout=2 * seconds + LONGEST)
        except subprocess.TimeoutExpired:
            raise Broken("the generator did not come to an end") from None
    if done.returncode:
        raise Broken(done.stderr.decode().strip().splitlines()[-1])
    return msgspec.json.decode(done.stdout, type=Result)


def report(tables: Sequence[int] = TABLES, seconds: float = SECONDS, rate: float = RATE, only: str = "") -> bool:
    """Measure every server at each number of tables, and print the figures.

    Returns whether all could be measured, and our own met its targets.
    """
    if lacking := connections_lacking(SEATS * max(tables)):
        print(f"Game servers are not measured: {lacking}\n")
        return False
    signal(SIGTERM, lambda *_: sys.exit("Terminated"))  # and so end, on the way out, what was started
    contestants = _present(only)
    if not contestants:
        return True
    runs = [(number, contestant) for number in tables for contestant in contestants if number <= contestant.most_tables]
    minutes = len(runs) * (2 * seconds + 25) / 60
    print(f"Measuring for about {max(minutes, 1):.0f} min …", flush=True)
    _print_head(rate)
    found: list[Result] = []
    met = True
    rates: dict[tuple[str, int], float] = {}
    for number, contestant in runs:
        try:
            result = measure(contestant, number, seconds, rate)
        except Broken as error:
            print(f"  {contestant.name:<25} {number:>6,}   FAILED: {error}", flush=True)
            continue
        found.append(result)
        rates[contestant.name, number] = result.flat_out.rate
        _print_line(contestant.name, number, result, rates)
        if contestant not in PEERS:
            verdicts = targets(result, rate)
            met = met and all(verdicts.values())
            told = ", ".join(f"{what}: {'met' if fine else 'MISSED'}" for what, fine in verdicts.items())
            print(f"    target {told}", flush=True)
    _print_foot(contestants, found)
    return met and len(found) == len(runs)


def targets(result: Result, rate: float) -> dict[str, bool]:
    """Our targets, and whether each is met."""
    return {
        f"{rate:,.0f} a second": result.paced.rate >= KEPT * rate,
        f"p99 under {TARGET_P99:.0f} ms": result.paced.p99 < TARGET_P99,
        f"under {TARGET_MEMORY:.0f} kB a table with nobody connected": result.alone < 1000 * TARGET_MEMORY,
    }


def _present(only: str) -> list[Contestant]:
    """Those who can take part; of the others it is said why not."""
    present = []
    for name, contestant in CONTESTANTS.items():
        if only in name:
            if why := contestant.prepare():
                print(f"Without {name}: {why}")
            else:
                present.append(contestant)
    return present


def _print_head(rate: float) -> None:
    print(f"Game servers, {SEATS} seats a table and a WebSocket for each")
    print("  flat out: the most moves a second, and the ratio to each peer; the server's processor time for a move")
    print(f"  at {rate:,.0f}/s: the moves a second that were reached, and milliseconds from sending one until all know")
    print("  memory, kB a table: with nobody connected, with everybody connected, after playing")
    pace = f"at {rate:,.0f}/s"
    ratios = " ".join([f"{'':>8}"] * len(PEERS))
    print(f"  {'':<24} tables  flat out {ratios}     µs {pace:>10}    p50     p99    alone  connected  played")


def _print_line(name: str, tables: int, result: Result, rates: dict[tuple[str, int], float]) -> None:
    flat_out, paced = result.flat_out, result.paced
    others = [rates.get((peer.name, tables)) for peer in PEERS]
    ratios = [f"{flat_out.rate / other:6.2f} ×" if other else f"{'–':>8}" for other in others]
    print(
        f"  {name:<24} {tables:>6,} {flat_out.rate:>9,.0f} {' '.join(ratios)} {flat_out.server_cost:>6,.0f}"
        f" {paced.rate:>10,.0f} {paced.p50:>6,.1f} {paced.p99:>7,.1f}"
        f" {result.alone / 1000:>8,.1f} {result.connected / 1000:>10,.1f} {result.played / 1000:>7,.0f}",
        flush=True,
    )


def _print_foot(contestants: list[Contestant], found: list[Result]) -> None:
    for contestant in contestants:
        print(f"  {contestant.name}, when a move is told: {contestant.promise}")
        if contestant.most_tables < inf:
            print(f"  {contestant.name} is left out beyond {contestant.most_tables:,} tables, to save time")
    if found:
        phases = [phase for result in found for phase in (result.flat_out, result.paced)]
        costs = [result.flat_out.generator_cost for result in found]
        lengths = [result.rehearsed for result in found]
        print(f"  The games that were rehearsed took {min(lengths)} to {max(lengths)} moves")
        print(
            f"  {sum(phase.games for phase in phases):,} games came to their end. The generator used"
            f" {min(costs):.0f} to {max(costs):.0f} microseconds a message flat out,"
            f" and at most {max(phase.generator_load for phase in phases):.2f} of a core"
        )
    print()
