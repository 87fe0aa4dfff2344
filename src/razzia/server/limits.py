"""How much a client may ask for: buckets of tokens that fill up again with time.

A client is known by its address. What a proxy says in ``X-Forwarded-For`` counts only if the proxy is trusted,
since anyone can send such a header. Memory is bounded, however many clients there are.
"""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from razzia.server.refusals import RequestError, note, refuse
from razzia.server.settings import Network, Settings

Clock = Callable[[], float]

MOST_CLIENTS: Final = 10_000
"""Of so many clients the tokens are remembered; whoever was quiet longest is forgotten first."""
IPV6_NETWORK: Final = 64
"""A household has as many IPv6 addresses as it likes, all in one network of this length."""
UNKNOWN: Final = "unknown"
"""Whoever has no address, as on a Unix socket."""


class Bucket:
    """Tokens that are taken one at a time, and come back at a steady rate."""

    __slots__ = ("_burst", "_clock", "_filled", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = float(burst)
        self._filled = clock()

    def take(self) -> float:
        """Take a token. The answer is 0, or how many seconds it takes until there is one."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < 1:
            return (1 - self._tokens) / self._rate
        self._tokens -= 1
        return 0


class Buckets:
    """A bucket a client."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic, most: int = MOST_CLIENTS) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, client: str) -> float:
        """Take a token of that client, as :meth:`Bucket.take` does."""
        bucket = self._buckets.get(client) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[client] = bucket
        self._buckets.move_to_end(client)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()


class Allowance:
    """What each client may still ask of this server. Whoever asks for more gets a :class:`RequestError`."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        limits = settings.limits
        self._limits = limits
        self._clock = clock
        self._trusted = settings.trusted_proxies
        self._requests = Buckets(limits.requests_per_minute / 60, limits.requests_per_minute, clock)
        self._tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour, clock)
        self._lines = Buckets(limits.lines_per_minute / 60, limits.lines_per_minute, clock)
        self._connections: Counter[str] = Counter()

    def client(self, scope: Scope) -> str:
        """Who asks: an address, or the network of one."""
        return client_of(scope, self._trusted)

    def request(self, client: str) -> None:
        """Count a request."""
        _check(self._requests.take(client), "requests")

    def new_table(self, client: str) -> None:
        """Count a table that is about to be created."""
        _check(self._tables.take(client), "tables")

    def line(self, client: str) -> None:
        """Count a line of chat."""
        _check(self._lines.take(client), "lines")

    @contextmanager
    def connection(self, client: str) -> Iterator[None]:
        """Hold a connection."""
        if self._connections[client] >= self._limits.connections_per_client:
            _check(1, "connections")
        self._connections[client] += 1
        try:
            yield
        finally:
            self._connections[client] -= 1
            if not self._connections[client]:
                del self._connections[client]

    def messages(self, client: str) -> "Messages":
        """The allowance of one connection of a client."""
        bucket = Bucket(self._limits.messages_per_second, self._limits.message_burst, self._clock)
        return Messages(bucket, lambda: self.line(client))


class Messages:
    """What may still be sent on one connection."""

    def __init__(self, bucket: Bucket, line: Callable[[], None]) -> None:
        self._bucket = bucket
        self.line = line
        """Count a line of chat, which the client says on any of its connections."""

    def message(self) -> None:
        """Count a message."""
        _check(self._bucket.take(), "messages")


def _check(wait: float, what: str) -> None:
    if wait:
        raise RequestError("too-many", facts={"what": what, "seconds": math.ceil(wait)})


def client_of(scope: Scope, trusted: tuple[Network, ...]) -> str:
    """The address that a request comes from: the last one on its way that is not a trusted proxy's."""
    peer = scope.get("client")
    said = ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
    believed = UNKNOWN
    for hop in [peer[0] if peer else "", *(hop.strip() for hop in reversed(said.split(",")))]:
        try:
            address = ipaddress.ip_address(hop)
        except ValueError:
            return believed  # what a trusted proxy could not know is nobody's address
        if isinstance(address, ipaddress.IPv6Address):
            address = address.ipv4_mapped or address
        believed = _client(address)
        if not any(address in network for network in trusted):
            return believed
    return believed


def _client(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> str:
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False))


class Limited:
    """The layer of the server that counts requests and connections."""

    def __init__(self, app: ASGIApp, allowance: Allowance) -> None:
        self._app = app
        self._allowance = allowance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what the client may still ask."""
        client = self._allowance.client(scope)
        with ExitStack() as held:
            try:
                self._allowance.request(client)
                if scope["type"] == ScopeType.WEBSOCKET:
                    held.enter_context(self._allowance.connection(client))
            except RequestError as error:
                note(error, what=error.facts["what"])
                await refuse(error, scope, send)
                return
            await self._app(scope, receive, send)
