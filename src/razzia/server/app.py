"""The server as one ASGI application: its layers, what it answers by itself, and where the game's routes go in."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

import structlog
from litestar import HttpMethod, Litestar, MediaType, Response, get, route
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from razzia import __version__
from razzia.server import metrics as measuring
from razzia.server import openapi, static
from razzia.server.chance import new_number
from razzia.server.limits import Allowance, Limited
from razzia.server.logs import Logged
from razzia.server.metrics import Metrics
from razzia.server.refusals import HANDLERS
from razzia.server.security import OurPagesOnly, Secured
from razzia.server.settings import Settings

log = structlog.get_logger("razzia.server")

PATIENCE: Final = 2.0
"""A database that has not answered after so many seconds is not well."""

Check = Callable[[], Awaitable[object]]
Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


async def nothing_to_ask() -> None:
    """The check of a server that has no database."""


def build(
    settings: Settings,
    *,
    route_handlers: Sequence[ControllerRouterHandler] = (),
    lifespan: Sequence[Lifespan] = (),
    ask_database: Check = nothing_to_ask,
    metrics: Metrics | None = None,
    allowance: Allowance | None = None,
    new_number: Callable[[], str] = new_number,
) -> Litestar:
    """The application.

    ``route_handlers`` are the routes of the game, ``lifespan`` what is opened before the first request and closed
    after the last, ``ask_database`` raises if the database does not answer. Handlers find ``settings``, ``metrics``,
    ``allowance`` and ``page`` in the ``state`` of the application, and ``ending``: whether it was told to end.
    """
    metrics = metrics or Metrics()
    allowance = allowance or Allowance(settings)
    app = Litestar(
        [*route_handlers, static.handler(), _healthz(ask_database), _metrics(metrics)],
        lifespan=list(lifespan),
        state=State(
            {
                "settings": settings,
                "metrics": metrics,
                "allowance": allowance,
                "page": static.page(),
                "ending": False,
            }
        ),
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.message_bytes,
        openapi_config=openapi.config(),
        logging_config=None,
    )
    # Around everything, not as Litestar's middleware, which an unknown path would not pass through. The last is the
    # outermost: every answer, a refusal too, has a number, an entry in the log, and the headers.
    app.asgi_handler = Limited(app.asgi_handler, allowance)
    app.asgi_handler = OurPagesOnly(app.asgi_handler, settings)
    app.asgi_handler = Secured(app.asgi_handler, settings)
    app.asgi_handler = Logged(app.asgi_handler, metrics, new_number)
    return app


def _healthz(ask_database: Check) -> Any:
    @route(
        "/healthz", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, media_type=MediaType.JSON
    )
    async def healthz() -> Response[dict[str, str]]:
        try:
            await asyncio.wait_for(ask_database(), PATIENCE)
            database = "ok"
        except Exception as error:
            log.warning("the database does not answer", why=type(error).__name__)
            database = "no answer"
        well = database == "ok"
        return Response(
            {"status": "ok" if well else "unwell", "version": __version__, "database": database},
            status_code=200 if well else 503,
        )

    return healthz


def _metrics(metrics: Metrics) -> Any:
    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def text() -> Response[bytes]:
        return Response(metrics.text(), media_type=measuring.CONTENT_TYPE)

    return text
