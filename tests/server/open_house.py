"""A whole server in this process, on a real socket, and the people who come to it."""

import asyncio
import hashlib
import io
import json
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import structlog
from websockets.sync.client import connect

from razzia.server import logs, serve
from razzia.server.chance import REAL, Chance
from razzia.server.house import house
from razzia.server.settings import Limits, Settings, sqlite_url

PATIENCE = 90.0
"""The first bot on a machine is compiled while people wait for it."""
GENEROUS = Limits(
    messages_per_second=10**6,
    message_burst=10**6,
    requests_per_minute=10**6,
    lines_per_minute=10**6,
    tables_per_hour=10**6,
    connections_per_client=10**6,
)
"""Limits that no test meets by accident."""
REQUESTS = count(1)
"""The names of requests go on from house to house: a table remembers those that were granted before a restart."""
OWN_LOGGERS = ("httpx", "websockets.client")
"""What the clients of these tests log is not the server's."""


class StoppedClock:
    """A clock that stands still until someone moves its hands."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


class Connection:
    """A WebSocket of someone: what was heard on it, and what it says of the table now."""

    def __init__(self, url: str, hello: dict[str, Any] | None, requests: Iterator[int], **options: Any) -> None:
        self.heard: list[str] = []
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self._requests = requests
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(
                url,
                compression=None,
                proxy=None,
                max_size=None,
                max_queue=None,  # whoever does not read shall still hear a goodbye
                open_timeout=PATIENCE,
                **options,
            )
        )
        if hello is not None:
            self.send(hello)
            self.welcome = self.until("welcome")

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self) -> dict[str, Any]:
        """The next message."""
        self.heard.append(str(self.socket.recv(PATIENCE)))
        message: dict[str, Any] = json.loads(self.heard[-1])
        if message["type"] in ("welcome", "update"):
            self.table, self.you = message["table"], message["you"]
        return message

    def until(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.receive()
            if message["type"] == kind and all(message[name] == fact for name, fact in facts.items()):
                return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something, and wait for the answer."""
        request = fields.pop("request", f"request {next(self._requests)}")
        self.send({"type": kind, "request": request, **fields})
        while True:
            message = self.receive()
            if message.get("request") == request:
                return message

    def act(self, move: str, seat: str | None = None) -> dict[str, Any]:
        """Make a move in the seat that must decide."""
        return self.ask("act", seat=seat or self.to_act, version=self.table["version"], move=move)

    def catch_up(self) -> None:
        """Hear everything that was sent so far."""
        assert self.ask("hello", protocol=1)["type"] == "refused"

    def settle(self, version: int = 0) -> None:
        """Hear what happens until the table has a version, and waits for a person."""
        while self.table["version"] < version or self._bot_is_next:
            self.receive()

    @property
    def game(self) -> dict[str, Any]:
        return self.table["game"]

    @property
    def to_act(self) -> str | None:
        return self.game["to_act"]

    @property
    def legal(self) -> list[str]:
        """What the holder of this key may do now, in any of the seats."""
        return [move for one in self.you["seats"] for move in one["own"]["legal"]]

    @property
    def _bot_is_next(self) -> bool:
        if self.table["game"] is None:
            return False
        return any(
            one["seat"] == self.to_act and (one["away"] or one["level"] is not None) for one in self.table["seats"]
        )

    def close(self) -> None:
        self._open.close()

    def closed_with(self) -> int | None:
        """The code that the server hangs up with; None if it just hangs up."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


class Person:
    """Someone with a device: perhaps a key, requests, and connections to tables."""

    def __init__(self, url: str, key: str | None, requests: Iterator[int]) -> None:
        self.key = key
        self.url = url
        self.answers: list[httpx.Response] = []
        self.connections: list[Connection] = []
        self._requests = requests
        self.http = httpx.Client(base_url=f"{url}/api/v1", timeout=PATIENCE, trust_env=False)
        if key is not None:
            self.http.headers["Authorization"] = f"Bearer {key}"

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self._noted(self.http.get(path, **options))

    def post(self, path: str, **options: Any) -> httpx.Response:
        return self._noted(self.http.post(path, **options))

    def _noted(self, answer: httpx.Response) -> httpx.Response:
        self.answers.append(answer)
        return answer

    def make(self, **setup: Any) -> str:
        """A new table."""
        answer = self.post("/tables", json=setup)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def ask(self, table: str, kind: str, **fields: Any) -> httpx.Response:
        """Ask for something at a table, over REST."""
        request = fields.pop("request", f"request {next(self._requests)}")
        return self.post(f"/tables/{table}/commands", json={"type": kind, "request": request, **fields})

    def do(self, table: str, kind: str, **fields: Any) -> int:
        """Ask for something at a table that must be granted. The version since then."""
        answer = self.ask(table, kind, **fields)
        assert answer.status_code == 200, answer.text
        version: int = answer.json()["version"]
        return version

    def come(self, table: str, **hello: Any) -> Connection:
        """Be at a table."""
        who = {} if self.key is None else {"key": self.key}
        return self.knock(table, {"type": "hello", "protocol": 1, **who, **hello})

    def knock(self, table: str, hello: dict[str, Any] | None = None, **options: Any) -> Connection:
        """Open a connection to a table, and say just this."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
        self.connections.append(Connection(url, hello, self._requests, **options))
        return self.connections[-1]

    def close(self) -> None:
        for connection in self.connections:
            connection.close()
        self.http.close()


class OpenHouse:
    """A server that is open."""

    def __init__(
        self,
        app: Any,
        settings: Settings,
        loop: asyncio.AbstractEventLoop,
        stream: io.StringIO,
        requests: Iterator[int],
    ) -> None:
        self.app = app
        self.settings = settings
        self.url = settings.public_url
        self.people: list[Person] = []
        self._loop = loop
        self._stream = stream
        self._requests = requests

    @property
    def hall(self) -> Any:
        return self.app.state.hall

    @property
    def log(self) -> str:
        """Everything that was logged so far."""
        return self._stream.getvalue()

    def entries(self) -> list[dict[str, Any]]:
        """The entries of the log so far."""
        return [json.loads(line) for line in self.log.splitlines()]

    def person(self, name: str | None = None) -> Person:
        """Someone who comes by; with a name, always with the same key."""
        key = None if name is None else hashlib.sha256(name.encode()).hexdigest()
        self.people.append(Person(self.url, key, self._requests))
        return self.people[-1]

    def call(self, work: Callable[..., Awaitable[Any]], *facts: Any) -> Any:
        """Do something within the server."""

        async def doing() -> Any:
            return await work(*facts)

        return asyncio.run_coroutine_threadsafe(doing(), self._loop).result(PATIENCE)

    def journal(self, table: str) -> list[bytes]:
        """What the store has of a table."""
        found: list[bytes] = self.call(self.hall.store.entries, table)
        return found

    def wait_for_goodbyes(self, connections: int) -> None:
        """Wait until the server has noticed that so many connections are over."""
        until = time.monotonic() + PATIENCE
        while sum(entry.get("method") == "WEBSOCKET" for entry in self.entries()) < connections:
            assert time.monotonic() < until
            time.sleep(0.02)

    def pass_time(self, clock: StoppedClock, milliseconds: int, table: str) -> None:
        """Move the hands of the clock, and have the server look at it on behalf of a table."""

        async def look() -> None:
            clock.time += milliseconds
            self.hall.changed(self.hall.rooms[table].table)

        self.call(look)


class _InThread(serve._Server):
    """Signals go to the main thread."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextmanager
def open_house(
    database: Path,
    *,
    port: int = 0,
    chance: Chance = REAL,
    limits: Limits = GENEROUS,
    adviser: str = "easy",
    requests: Iterator[int] = REQUESTS,
) -> Iterator[OpenHouse]:
    """Open a server, in a thread with a loop of its own, as ``razzia serve`` does in a process of its own."""
    stream, ready, loops = io.StringIO(), threading.Event(), list[asyncio.AbstractEventLoop]()
    handlers, level, configured = logging.root.handlers, logging.root.level, structlog.get_config()
    with serve.listen("127.0.0.1", port, 0) as listener:
        settings = Settings(
            port=listener.getsockname()[1],
            database=sqlite_url(database),
            bot_delay=(0, 0),
            log_format="json",
            limits=limits,
        )
        logs.configure(settings, stream)
        for name in OWN_LOGGERS:
            logging.getLogger(name).setLevel(logging.WARNING)
        app = house(settings, chance, adviser, PATIENCE)
        server = _InThread(serve._config(app, settings), ready.set)

        def run() -> None:
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                loops.append(runner.get_loop())
                runner.run(serve._run(server, listener))

        thread = threading.Thread(target=run, name="server")
        thread.start()
        assert ready.wait(PATIENCE), stream.getvalue()
        opened = OpenHouse(app, settings, loops[0], stream, requests)
        try:
            yield opened
        finally:
            for person in opened.people:
                person.close()
            server.should_exit = True
            thread.join(2 * PATIENCE)
            logging.root.handlers = handlers
            logging.root.setLevel(level)
            structlog.configure(**configured)
        assert not thread.is_alive()
