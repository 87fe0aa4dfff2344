"""Work that nobody waits for. What fails is logged, and nothing else falls with it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from razzia.errors import RazziaError

log = structlog.get_logger("razzia.server")


def complain(what: str, error: BaseException, **facts: object) -> None:
    """Log a failure: in one line if it can happen to anyone, such as a database that is away; else with its place."""
    if isinstance(error, RazziaError):
        log.warning(what, why=str(error), **facts)
    else:
        log.error(what, exc_info=error, **facts)


class Errands:
    """Tasks that run beside everything else, until they are done or this is closed."""

    def __init__(self) -> None:
        self._under_way: Final[set[asyncio.Task[None]]] = set()

    def send(self, work: Coroutine[Any, Any, None], complaint: str, **facts: object) -> asyncio.Task[None]:
        """Have something done. If it fails, this is the complaint."""
        task = asyncio.create_task(work)
        self._under_way.add(task)

        def done(task: asyncio.Task[None]) -> None:
            self._under_way.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                complain(complaint, error, **facts)

        task.add_done_callback(done)
        return task

    async def all_done(self) -> None:
        """Wait until nothing is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def close(self) -> None:
        """Call off what is under way."""
        for task in self._under_way:
            task.cancel()
        await self.all_done()
