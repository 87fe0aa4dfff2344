"""One whole game before anything is measured: does the server do what will be counted.

That every seat is told of every move, once and of the same version, :class:`~benchmarks.load.contestant.Table` checks
here and all through the measurement. Here the server must also leave everything as it is when somebody acts on a
version that has passed, and when somebody acts out of turn.
"""

import asyncio
from random import Random
from time import perf_counter

from benchmarks.load.contestant import Table
from benchmarks.load.websocket import Broken

EVERY = 25
"""How many moves lie between two attempts to cheat."""
SILENCE = 0.2
"""How many seconds nobody may hear of them."""


async def rehearse(table: Table, seconds: float = 60) -> int:
    """Play a game to its end. Returns the number of moves."""
    random = Random(0)
    moves = 0
    deadline = perf_counter() + seconds
    while not table.over:
        if moves % EVERY == EVERY - 1:
            await _cheat(table)
        table.move(random)
        moves += 1
        while table.under_way:
            if perf_counter() > deadline:
                raise Broken(f"move {moves} of the rehearsal did not reach everybody: {table.refusals}")
            await asyncio.sleep(0)
    return moves


async def _cheat(table: Table) -> None:
    """Act on a version that has passed, and out of turn. If the server told anybody, the table would object."""
    actor = table.actor
    assert actor is not None
    actor.act(table.legal[0], table.version - 1)
    other = table.seats[table.seats.index(actor) - 1]
    other.act(table.legal[0], table.version)
    await asyncio.sleep(SILENCE)
