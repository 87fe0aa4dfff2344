"""A server from its start to its end.

It ends at SIGTERM or SIGINT: it takes no new connections, tells those at a WebSocket that it restarts (1012), finishes
what is under way, and closes the store. A second signal ends it at once; what was acknowledged is durable anyway.
"""

import asyncio
import errno
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, nullcontext
from dataclasses import replace
from types import FrameType
from typing import Final

import structlog
import uvicorn
from litestar import Litestar
from uvicorn.server import HANDLED_SIGNALS

from razzia.errors import SetupError
from razzia.server import garbage, logs
from razzia.server.doorplate import doorplate
from razzia.server.house import house
from razzia.server.settings import DEFAULT_PORT, EVERYWHERE, Settings
from razzia.server.storage.database import read_url, shown
from razzia.words import Words

log = structlog.get_logger("razzia.server")

GRACE: Final = 10
"""How many seconds what is under way may take once the server ends; and then as many to close the store."""
PING: Final = 20.0
"""How often a WebSocket is asked whether it is still there, and how long it may take to say so, in seconds."""
BACKLOG: Final = 2048
SWITCH: Final = 0.0005
"""How long one thread may keep the others waiting, in seconds. Python's own 5 ms would let the store's threads, which
work in small steps, wait so long at each step while the event loop is busy."""


def serve(
    settings: Settings,
    ready: Callable[[Settings], None] = lambda _: None,
    build: Callable[[Settings], Litestar] = house,
) -> None:
    """Serve until a signal ends it. ``ready`` is told when people can come, with the port that it became."""
    logs.configure(settings)
    sys.setswitchinterval(SWITCH)
    file = settings.database_file
    if file and not settings.database:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with doorplate(file) if file else nullcontext() as plate:
        favourite = (plate.last_port if plate else 0) or DEFAULT_PORT
        with listen(settings.host, settings.port, favourite) as listener:
            settings = replace(settings, port=listener.getsockname()[1])

            def open_the_door() -> None:
                if plate:
                    plate.write(settings.port, settings.public_url)
                log.info("ready", url=settings.public_url, database=shown(read_url(settings.database_url)))
                ready(settings)
                # Reading the words takes a tenth of a second and more: better now than when games are under way.
                Words("en").has("error-internal")

            server = _Server(_config(build(settings), settings), open_the_door)
            garbage.tame()
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                runner.run(_run(server, listener))
    log.info("stopped")


def listen(host: str, port: int, favourite: int) -> socket.socket:
    """A socket that listens. For port 0 it is the favourite if that is free, else any."""
    if not port:
        try:
            return _bound(host, favourite)
        except OSError:
            pass  # it is not free, so any other will do
    try:
        return _bound(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise SetupError("port-in-use", str(port), {"host": host}) from None
        unknown_name = isinstance(error, socket.gaierror)  # whose numbers are not those of the system
        why = error.strerror if unknown_name else os.strerror(error.errno or 0)
        raise SetupError("cannot-listen", f"{host}:{port}", {"why": why}) from None


def _bound(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    both = family == socket.AF_INET6 and host in EVERYWHERE and socket.has_dualstack_ipv6()
    return socket.create_server(address, family=family, backlog=BACKLOG, dualstack_ipv6=both)


def _config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="httptools",
        # The leanest of them. Compression would cost more time and memory than such small messages are worth.
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,
        lifespan="off",  # see _run
        proxy_headers=False,  # whom to believe is decided in limits.py
        server_header=False,
        access_log=False,
        log_config=None,
    )


async def _run(server: "_Server", listener: socket.socket) -> None:
    """Open what the application needs, serve, and close it again.

    It is done here and not by Uvicorn, so that a store that cannot be opened is one clear error, not a traceback.
    """
    app: Litestar = server.config.app  # type: ignore[assignment]
    async with AsyncExitStack() as opened:
        try:
            await opened.enter_async_context(app.lifespan())
        except ExceptionGroup as group:
            raise _only(group) from group
        await server.serve([listener])
        try:
            async with asyncio.timeout(GRACE):
                await opened.aclose()
        except TimeoutError:
            log.error("what was open could not be closed in time", seconds=GRACE)  # noqa: TRY400


def _only(error: Exception) -> Exception:
    """What went wrong, out of the groups that Litestar's tasks wrap around it."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


class _Server(uvicorn.Server):
    """Uvicorn's server, which says when it is ready and ends with success when it is told to end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections, and say so."""
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Listen to signals while it serves. Uvicorn would raise them again when all is done."""
        former = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in former.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        """End with grace at the first signal, and at once at the second."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        self.should_exit = True
        app: Litestar = self.config.app  # type: ignore[assignment]
        app.state.ending = True
