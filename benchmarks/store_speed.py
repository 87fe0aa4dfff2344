"""Durable appends to the store on SQLite, beside the same with a commit for each; and reading beside many old games.

Both ways take turns, several times, and the median of each counts. Every append waits until it is on the disk.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import numpy as np

from razzia.server.storage import writer
from razzia.server.storage.store import Listing, Store

TURNS = 3
SECONDS = 1.0
APPENDERS = (1, 16, 256)
TARGET_RATE = 1000
TARGET_P99 = 100
"""Milliseconds. Both targets are for many tables at once."""
OLD_GAMES = 10_000
TARGET_SLOWER = 1.5
"""How many times as long a query may take beside them."""

ENTRY = b'{"at": 1700000000000, "seat": "B", "move": "bid 7", "request": "0f8fad5b-d9cb-469f-a165-70867728950e"}'
SUMMARY = b'{"names": ["Ada", "Bo", "Cy", "Di"], "edition": "amigo-2004", "round": 2, "to_act": "B"}'


QUERIES: dict[str, Callable[[Store], Awaitable[object]]] = {
    "the lobby": lambda store: store.lobby(20),
    "finished games": lambda store: store.finished(20),
    "the tables of a player": lambda store: store.of_holder("a", 20),
    "a table of 100 entries": lambda store: store.entries("new7"),
    "which tables are due": lambda store: store.claim(0, 1, 10),
}


def listing(now: int, status: str = "playing") -> Listing:
    due = None if status == "finished" else now + 30_000
    return Listing(status, open=True, summary=SUMMARY, changed_at=now, due_at=due, holders=("a", "b", "c", "d"))


@asynccontextmanager
async def new_store():
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'razzia.db'}")
        try:
            yield store
        finally:
            await store.close()


async def appending(appenders: int) -> tuple[float, float, float]:
    """Appends a second, the 99th percentile of the milliseconds of each, and the CPU's microseconds for each."""
    async with new_store() as store:
        times: list[float] = []

        async def play(table: str, until: float) -> None:
            version = 0
            while time.perf_counter() < until:
                version += 1
                began = time.perf_counter()
                assert await store.append(table, version, ENTRY, listing(version))
                times.append(time.perf_counter() - began)

        began, worked = time.perf_counter(), time.process_time()
        await asyncio.gather(*(play(f"table{number}", began + SECONDS) for number in range(appenders)))
        passed, worked = time.perf_counter() - began, time.process_time() - worked
        return len(times) / passed, 1e3 * float(np.percentile(times, 99)), 1e6 * worked / len(times)


async def one_by_one(appenders: int) -> tuple[float, float, float]:
    """The same, with a transaction for each append."""
    usual, writer.LARGEST_BATCH = writer.LARGEST_BATCH, 1
    try:
        return await appending(appenders)
    finally:
        writer.LARGEST_BATCH = usual


async def fill(store: Store, old_games: int) -> None:
    """Any number of games that are over, and 50 that go on."""
    for version, status in ((1, "playing"), (2, "finished")):
        await asyncio.gather(
            *(store.append(f"old{number}", version, ENTRY, listing(number, status)) for number in range(old_games))
        )
    for version in range(1, 101):
        await asyncio.gather(*(store.append(f"new{number}", version, ENTRY, listing(version)) for number in range(50)))


async def reading() -> dict[str, tuple[float, float]]:
    """The milliseconds of what the server asks most, beside many games that are over, and beside a few."""
    async with new_store() as many, new_store() as few:
        await fill(many, OLD_GAMES)
        await fill(few, 50)
        found = {}
        for what, query in QUERIES.items():
            times: list[list[float]] = [[], []]
            for turn in range(400):
                store = (many, few)[turn % 2]
                began = time.perf_counter()
                await query(store)
                times[turn % 2].append(time.perf_counter() - began)
            found[what] = (1e3 * median(times[0]), 1e3 * median(times[1]))
        return found


def report() -> bool:
    met = True
    print(
        f"Durable appends on SQLite, median of {TURNS}:      a second   p99 ms   CPU µs     one by one   p99 ms   ratio"
    )
    for appenders in APPENDERS:
        turns = [[asyncio.run(way(appenders)) for way in (appending, one_by_one)] for _ in range(TURNS)]
        (rate, p99, cpu), (other_rate, other_p99, _) = np.median(np.array(turns), axis=0)
        line = f"  {appenders:>4} at once {rate:>36,.0f} {p99:8.1f} {cpu:8.0f}"
        line += f" {other_rate:14,.0f} {other_p99:8.1f} {rate / other_rate:7.1f}"
        if appenders > 1:
            fine = bool(rate >= TARGET_RATE and p99 <= TARGET_P99)
            line += f"   target {TARGET_RATE:,} a second, p99 {TARGET_P99} ms: {'met' if fine else 'MISSED'}"
            met = met and fine
        print(line, flush=True)
    print(f"Milliseconds to read, beside {OLD_GAMES:,} old games and beside 50")
    for what, (many, few) in asyncio.run(reading()).items():
        fine = many <= TARGET_SLOWER * few
        met = met and fine
        target = f"target {TARGET_SLOWER}: {'met' if fine else 'MISSED'}"
        print(f"  {what:<44} {many:7.2f} {few:8.2f}   {many / few:6.2f} times   {target}")
    print()
    return met
