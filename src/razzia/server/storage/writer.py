"""Group commit: what is to be written while a commit is under way is written together in the next.

A commit takes hardly longer for a hundred rows than for one, since it waits for the disk. So a move waits for two
commits at most, unless hundreds are made at once, and a thousand moves a second need no thousand commits.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy.exc import DBAPIError

from razzia.server.storage.database import Database, reason
from razzia.server.storage.errors import StorageFailed
from razzia.server.storage.transactions import Transactions
from razzia.server.storage.writes import Write, subject

LARGEST_BATCH: Final = 500
Waiting = tuple[Write, asyncio.Future[Any]]
"""A write, and who waits for it."""


class Writer:
    """The one writer of a node: a queue in the event loop, and a thread that commits."""

    def __init__(self, database: Database, node: str) -> None:
        self._engine = database.writing
        self._transactions = Transactions(self._engine.dialect.name, node)
        self._thread = ThreadPoolExecutor(1, "razzia-writer")
        self._queue: list[Waiting] = []
        self._running: asyncio.Task[None] | None = None
        self._closed = False

    def write(self, write: Write) -> asyncio.Future[Any]:
        """Queue a write. The future is done when it is durable, or raises :class:`StorageFailed`.

        Who stops waiting for it does not stop it.
        """
        if self._closed:
            raise StorageFailed("the store is closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append((write, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return done

    async def close(self) -> None:
        """Take nothing more, and finish what is queued."""
        self._closed = True
        if self._running is not None:
            await self._running
        self._thread.shutdown()

    async def _run(self) -> None:
        """Write one batch after another until the queue is empty."""
        loop = asyncio.get_running_loop()
        while self._queue:
            batch, self._queue = _next_batch(self._queue)
            answers = await loop.run_in_executor(self._thread, self._commit, [write for write, _ in batch])
            for (_, done), answer in zip(batch, answers, strict=True):
                if done.done():  # nobody waits any more
                    continue
                if isinstance(answer, Exception):
                    done.set_exception(answer)
                else:
                    done.set_result(answer)
        self._running = None

    # ── In the thread ───────────────────────────────────────────────────────────────────────────────────────────

    def _commit(self, batch: list[Write]) -> list[Any]:
        """Write a batch, and say what came of each write: an answer, or a failure."""
        try:
            return self._transact(batch)
        except StorageFailed as failure:
            return _failures(failure, batch)
        except Exception as error:
            # Nothing was written. A connection that had died since it was last used says nothing about the next.
            # Otherwise it can be the fault of a single write, for which the others shall not pay.
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            portions = [batch] if lost else [[write] for write in batch]
            return [answer for portion in portions for answer in self._last_try(portion)]

    def _last_try(self, batch: list[Write]) -> Sequence[Any]:
        try:
            return self._transact(batch)
        except Exception as error:
            return _failures(error, batch)

    def _transact(self, batch: list[Write]) -> list[Any]:
        """Write a batch in one transaction. Raises :class:`StorageFailed` where another try makes no sense."""
        try:
            connection = self._engine.connect()
        except Exception as error:
            raise StorageFailed(reason(error)) from error
        with connection:
            try:
                connection.begin()
            except Exception as error:  # SQLite, if another program holds its lock
                raise StorageFailed(reason(error)) from error
            answers = self._transactions.carry_out(connection, batch)
            try:
                connection.commit()
            except Exception as error:  # it may be written, or not
                raise StorageFailed(reason(error)) from error
        self._transactions.committed(batch, answers)
        return answers


def _failures(error: Exception, batch: list[Write]) -> list[StorageFailed]:
    """One for each write: an exception that is raised in many places at once gathers all their tracebacks."""
    why = error.why if isinstance(error, StorageFailed) else reason(error)
    return [StorageFailed(why) for _ in batch]


def _next_batch(queue: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """What goes into one transaction, and what must wait for another."""
    batch: list[Waiting] = []
    rest: list[Waiting] = []
    seen: set[tuple[str, str]] = set()
    for waiting in queue:
        about = subject(waiting[0])
        if about in seen or len(batch) == LARGEST_BATCH:
            rest.append(waiting)
            continue
        batch.append(waiting)
        if about is not None:
            seen.add(about)
    return batch, rest
