"""What the server counts and measures, for Prometheus. ``docs/server.md`` lists it."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from razzia.status import Status

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET")
OTHER: Final = "other"
SHORT_TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
THINKING_TIMES: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each number was first counted is of no use to anyone


class Metrics:
    """The numbers of one server. They are its own, so that two in one process do not mix them up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own: Any = {"registry": self.registry, "namespace": "razzia"}
        self._tables = Gauge("tables", "Tables in memory, by status.", ["status"], **own)
        self._connections = Gauge("connections", "Open WebSockets.", **own)
        self._accepted = Counter("commands_accepted", "Commands that were carried out.", ["command"], **own)
        self._refused = Counter("commands_refused", "Commands that were refused, by code.", ["code"], **own)
        self._move = Histogram(
            "move_seconds", "From the receipt of a command to the messages on their way.", buckets=SHORT_TIMES, **own
        )
        self._commit = Histogram("commit_seconds", "What it took to make a move durable.", buckets=SHORT_TIMES, **own)
        self._thinking = Histogram(
            "bot_thinking_seconds", "What a bot computed for one move.", ["bot"], buckets=THINKING_TIMES, **own
        )
        self._dropped = Counter("connections_dropped", "Connections that were too slow to be kept.", **own)
        self._requests = Counter("http_requests", "Requests answered.", ["method", "route", "status"], **own)
        self._request = Histogram("http_request_seconds", "What it took to answer.", buckets=SHORT_TIMES, **own)

    # ── Telling ─────────────────────────────────────────────────────────────────────────────────────────────────

    def count_tables(self, count: Callable[[str], int]) -> None:
        """Where to ask, whenever someone looks, how many tables of a status are in memory."""
        for status in get_args(Status):
            self._tables.labels(status).set_function(partial(count, status))

    def accepted(self, command: str) -> None:
        """A command was carried out."""
        self._accepted.labels(command).inc()

    def refused(self, code: str) -> None:
        """A command was refused."""
        self._refused.labels(code).inc()

    def moved(self, seconds: float) -> None:
        """The messages that tell of a command were on their way, so long after it was received."""
        self._move.observe(seconds)

    def bot_moved(self, bot: str, seconds: float) -> None:
        """A bot has computed a move."""
        self._thinking.labels(bot).observe(seconds)

    def dropped(self) -> None:
        """A connection was too slow and was dropped."""
        self._dropped.inc()

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered. Whatever a client can invent is no label: there would be no end of them."""
        self._requests.labels(method if method in METHODS else OTHER, route or OTHER, status).inc()
        self._request.observe(seconds)

    @contextmanager
    def move(self) -> Iterator[None]:
        """Measure what is done within, from the receipt of a command to the messages on their way."""
        began = time.perf_counter()
        yield
        self.moved(time.perf_counter() - began)

    @contextmanager
    def commit(self) -> Iterator[None]:
        """Measure a commit."""
        began = time.perf_counter()
        yield
        self._commit.observe(time.perf_counter() - began)

    @contextmanager
    def connection(self) -> Iterator[None]:
        """Count a WebSocket for as long as it is open."""
        self._connections.inc()
        try:
            yield
        finally:
            self._connections.dec()

    # ── Asking ──────────────────────────────────────────────────────────────────────────────────────────────────

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
