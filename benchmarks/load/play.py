"""Playing on many tables at once, and taking the time."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random
from time import perf_counter, process_time

import msgspec
import numpy as np

from benchmarks.load.contestant import Table
from benchmarks.load.processes import seconds_used
from benchmarks.load.websocket import Broken, WebSocket

WARM_UP = 2.0
"""Seconds of play before the time counts."""
TICK = 0.05
"""Seconds between two looks for tables that have been set up anew, when all others play without a pause."""
PATIENCE = 20.0
"""Seconds until a move that nobody hears of is given up."""


class Measured(msgspec.Struct):
    """What came out of playing for a while."""

    rate: float
    """Accepted moves a second, of which every seat was told."""
    p50: float
    p99: float
    """Milliseconds from sending a move until the last seat of its table is told, for half and for 99 % of the moves."""
    games: int
    """How many games ended meanwhile."""
    server_cost: float
    """The microseconds of processor time that the server used for one move, whatever else the machine was doing."""
    generator_cost: float
    """The same of the generator for one message, sent or received."""
    generator_load: float
    """How much of one core the generator used."""


class Players:
    """Everybody at all the tables: whoever is to act makes a random legal move.

    Without a rate, at once; so the server always has a move of every table to do. With a rate, so many moves a second
    over all tables, the table that has waited longest first.
    """

    def __init__(
        self, tables: list[Table], new_table: Callable[[], Awaitable[Table]], server: int, seed: int = 1
    ) -> None:
        """``new_table`` is where the players of a finished game meet again, ``server`` the process that is watched."""
        self.tables = tables
        self._new_table = new_table
        self._server = server
        self._random = Random(seed)
        self._ready: deque[Table] = deque()
        self._renewals: set[asyncio.Task[None]] = set()
        self._playing = False
        self._at_once = True
        self._times: list[float] = []
        self._games = 0
        for table in tables:
            self._ready.append(table)
            table.when_informed = self._informed

    async def play(self, seconds: float, rate: float | None = None) -> Measured:
        """Play for a while, after some seconds to warm up, and wait until the last move has come through."""
        self._playing = True
        self._at_once = rate is None
        await self._send(WARM_UP, rate)
        self._times, self._games = [], 0
        before = self._gauge()
        await self._send(seconds, rate)
        took, served, generated, messages = (now - then for now, then in zip(self._gauge(), before, strict=True))
        done, games = len(self._times), self._games
        await self._come_to_rest()
        p50, p99 = np.percentile(self._times, [50, 99]).tolist()
        return Measured(
            rate=done / took,
            p50=1e3 * p50,
            p99=1e3 * p99,
            games=games,
            server_cost=1e6 * served / done,
            generator_cost=1e6 * generated / messages,
            generator_load=generated / took,
        )

    def _gauge(self) -> tuple[float, float, float, int]:
        """The time, the processor time of the server and our own, and the messages so far."""
        messages = WebSocket.received_count + WebSocket.sent_count
        return perf_counter(), seconds_used(self._server), process_time(), messages

    async def _send(self, seconds: float, rate: float | None) -> None:
        began = perf_counter()
        sent = 0
        while (passed := perf_counter() - began) < seconds:
            due = len(self._ready) if rate is None else int(passed * rate) - sent
            for _ in range(min(due, len(self._ready))):
                self._ready.popleft().move(self._random)
                sent += 1
            await asyncio.sleep(TICK if rate is None else max(0.001, (sent + 1) / rate - passed))

    async def _come_to_rest(self) -> None:
        self._playing = False
        deadline = perf_counter() + PATIENCE
        while self._renewals or any(table.under_way for table in self.tables):
            if perf_counter() > deadline:
                stuck = [table for table in self.tables if table.under_way]
                refusals = [refusal for table in stuck for refusal in table.refusals]
                raise Broken(
                    f"after {PATIENCE:.0f} s, {len(stuck)} tables still wait for word of a move"
                    + (f"; moves were refused, such as: {refusals[0]}" if refusals else "")
                )
            await asyncio.sleep(0.01)

    def _informed(self, table: Table) -> None:
        self._times.append(table.informed - table.sent)
        if table.over:
            self._games += 1
            renewal = asyncio.get_running_loop().create_task(self._renew(table))
            self._renewals.add(renewal)
            renewal.add_done_callback(self._is_renewed)
        elif self._playing and self._at_once:
            table.move(self._random)
        else:
            self._ready.append(table)

    def _is_renewed(self, renewal: asyncio.Task[None]) -> None:
        self._renewals.discard(renewal)
        renewal.result()  # raises what went wrong

    async def _renew(self, table: Table) -> None:
        """The game is over: the players leave, and meet at a new table."""
        table.leave()
        new = await self._new_table()
        new.when_informed = self._informed
        self.tables[self.tables.index(table)] = new
        self._ready.append(new)
