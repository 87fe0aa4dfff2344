"""The whole house: the application with its store, its tables, its bots, and whoever sees to them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar

from razzia.server import api, live
from razzia.server.advice import Adviser
from razzia.server.app import build
from razzia.server.attendance import HEARTBEAT
from razzia.server.chance import REAL, Chance
from razzia.server.errands import Errands, complain
from razzia.server.foreman import Foreman
from razzia.server.garbage import look_when_quiet
from razzia.server.hall import Hall
from razzia.server.metrics import Metrics
from razzia.server.settings import Settings
from razzia.server.storage.store import Store
from razzia.server.thinkers import ADVISER, PATIENCE, Thinkers

TIDYING: Final = HEARTBEAT
"""So often, in seconds, tables that nobody needs leave the memory."""


def house(settings: Settings, chance: Chance = REAL, adviser: str = ADVISER, patience: float = PATIENCE) -> Litestar:
    """A server that people can play on.

    The adviser is the bot that gives hints; if it is not ready within ``patience`` seconds, another one stands in.
    """
    metrics = Metrics()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        hall = Hall(store, metrics, longest_delay=settings.bot_delay[1], chance=chance)
        thinkers = Thinkers(
            metrics,
            adviser=adviser,
            patience=patience,
            new_seed=chance.new_seed,
            ending=lambda: app.state.ending,
        )
        foreman = Foreman(hall, thinkers, settings.bot_delay)
        app.state.hall, app.state.adviser = hall, Adviser(thinkers)
        chores = Errands()
        for chore in (foreman.run(), tidy(hall), look_when_quiet(lambda: hall.changes)):
            chores.send(chore, "a chore has ended")
        thinkers.prepare()
        try:
            yield
        finally:
            await chores.close()
            await foreman.close()
            await hall.close()
            await thinkers.close()
            await store.close()

    async def ask_database() -> None:
        await app.state.hall.store.ping()

    app = build(
        settings,
        route_handlers=[api.routes, live.live],
        lifespan=[open_house],
        ask_database=ask_database,
        metrics=metrics,
        new_number=chance.new_number,
    )
    return app


async def tidy(hall: Hall, every: float = TIDYING) -> None:
    """Let go of what nobody needs, and tell the other nodes who is here, for as long as the server runs."""
    while True:
        await asyncio.sleep(every)
        for chore in (hall.forget_idle, hall.attendance.heartbeat):
            try:
                chore()
            except Exception as error:  # the next time will come
                complain("the house could not be tidied", error, chore=chore.__name__)
