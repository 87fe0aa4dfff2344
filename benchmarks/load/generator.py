"""The load generator, a process of its own: ``python -m benchmarks.load.generator '{"contestant": …}'``.

It takes a :class:`Job` as JSON and prints a :class:`Result` as JSON.
"""

import asyncio
import gc
import sys
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

import msgspec
import uvloop

from benchmarks.load.contestant import Contestant, Table
from benchmarks.load.contestants import CONTESTANTS
from benchmarks.load.play import Measured, Players
from benchmarks.load.processes import memory
from benchmarks.load.rehearsal import rehearse
from benchmarks.load.rest import Rest
from benchmarks.load.websocket import Broken

REST = 1.0
"""Seconds for the server to come to rest before its memory is measured."""
AT_ONCE = 32
"""How many tables are set up at the same time."""
T = TypeVar("T")


class Job(msgspec.Struct):
    """What to measure."""

    contestant: str
    process: int
    port: int
    tables: int
    seconds: float
    rate: float


class Result(msgspec.Struct):
    """What was found."""

    rehearsed: int
    """The number of moves of the game that was played to see that all is right."""
    alone: float
    """The bytes of the server's memory for one table that nobody is connected to."""
    connected: float
    """The same with a connection for each seat."""
    played: float
    """The same after playing."""
    flat_out: Measured
    paced: Measured


async def measure(job: Job) -> Result:
    """Set up the tables, connect everybody, play flat out and then at the rate that is wanted."""
    contestant = CONTESTANTS[job.contestant]

    async def new_table() -> Table:
        async with Rest.connected(job.port) as rest:
            return Table(await contestant.new_table(rest))

    async def new_connected_table() -> Table:
        table = await new_table()
        await table.sit_down(job.port)
        return table

    first = await new_connected_table()
    rehearsed = await rehearse(first)
    first.leave()

    before = await _memory(contestant, job.process)
    tables = await _few_at_once(new_table() for _ in range(job.tables))
    alone = await _memory(contestant, job.process)
    await _few_at_once(table.sit_down(job.port) for table in tables)
    connected = await _memory(contestant, job.process)
    gc.freeze()  # the tables stay: no need for the collector to look at them again and again
    players = Players(tables, new_connected_table, job.process)
    flat_out = await players.play(job.seconds)
    paced = await players.play(job.seconds, job.rate)
    played = await _memory(contestant, job.process)
    for table in tables:
        table.leave()
    return Result(
        rehearsed=rehearsed,
        alone=(alone - before) / job.tables,
        connected=(connected - before) / job.tables,
        played=(played - before) / job.tables,
        flat_out=flat_out,
        paced=paced,
    )


async def _memory(contestant: Contestant, process: int) -> float:
    await asyncio.sleep(REST)
    contestant.collect_garbage(process)
    await asyncio.sleep(REST)
    return memory(process)


async def _few_at_once(jobs: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    waiting = iter(jobs)
    done: list[T] = []

    async def work() -> None:
        done.extend([await job for job in waiting])

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return done


async def unless_broken(work: Coroutine[Any, Any, T]) -> T:
    """Do something, and end it with an error when one occurs in a callback, where nobody waits for it."""
    loop = asyncio.get_running_loop()
    broken: asyncio.Future[T] = loop.create_future()

    def note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not broken.done():
            broken.set_exception(context.get("exception") or Broken(context["message"]))

    loop.set_exception_handler(note)
    task = loop.create_task(work)
    await asyncio.wait([task, broken], return_when=asyncio.FIRST_COMPLETED)
    if not broken.done():
        return task.result()
    task.cancel()
    return broken.result()


def main() -> None:
    """Do the job that the command line names."""
    job = msgspec.json.decode(sys.argv[1], type=Job)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            result = runner.run(unless_broken(measure(job)))
    except (Broken, OSError) as error:
        sys.exit(str(error))
    sys.stdout.buffer.write(msgspec.json.encode(result))


if __name__ == "__main__":
    main()
