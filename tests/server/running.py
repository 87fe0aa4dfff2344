"""A real server process to talk to, and an application whose WebSocket answers slowly, for what happens at its end."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from litestar import Litestar, WebSocket, websocket

from razzia.server import serve as serving
from razzia.server.app import build
from razzia.server.settings import Settings, read

STUCK = float(os.environ.get("STUCK", "0"))
"""How long this store takes to close."""
STARTED = re.compile(r"(http://\S+)")


@contextmanager
def started(*arguments: str, module: str = "razzia", **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process that serves, and its address. It is ended if the test has not done so."""
    process = subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,  # so that a test can send a signal to all of its processes
    )
    try:
        line = process.stdout.readline()
        match = STARTED.search(line)
        assert match, line + process.stderr.read()
        yield process, match[1]
    finally:
        process.kill()
        process.communicate()


# ── The application ─────────────────────────────────────────────────────────────────────────────────────────────


@websocket("/api/v1/slow")
async def slow(socket: WebSocket) -> None:
    """Writes down what it is sent, after a while, whoever is still there."""
    await socket.accept()
    text = await socket.receive_text()
    await socket.send_text("begun")
    await asyncio.sleep(float(text))
    with Path(socket.app.state.settings.database_file).open("a") as file:
        file.write("done\n")
    await socket.receive()


@asynccontextmanager
async def store(app: Litestar):
    """Writes down that it was closed."""
    yield
    await asyncio.sleep(STUCK)
    with Path(app.state.settings.database_file).open("a") as file:
        file.write("closed\n")


def slow_app(settings: Settings) -> Litestar:
    return build(settings, route_handlers=[slow], lifespan=[store])


if __name__ == "__main__":
    if STUCK:
        serving.GRACE = 1
    serving.serve(read({}, os.environ), lambda settings: print(settings.public_url, flush=True), slow_app)
