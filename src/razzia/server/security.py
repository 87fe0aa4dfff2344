"""What keeps strangers' pages out: headers on every answer, and a look at where a request comes from.

A browser says in ``Origin`` whose page sends a request, and in ``Host`` by which name it calls the server. A page of
another origin may change nothing here. A name that is not ours is refused altogether: a page could have its own name
point at this computer (DNS rebinding), and would then count as ours. Programs send no ``Origin``, and are welcome.
"""

import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from razzia.server.logs import START
from razzia.server.refusals import RequestError, refuse
from razzia.server.settings import Settings

log = structlog.get_logger("razzia.server")

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
"""The methods that change nothing."""
A_YEAR: Final = 31_536_000
HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?")
"""A host, with or without a port."""
CALLED: Final = "called"
"""The fact in the state of a request by which of our names it calls us, with its port."""


def headers_of(settings: Settings, called: str = "") -> dict[str, str]:
    """The headers that every answer carries to someone who has called the server by a name of its own."""
    # 'self' covers WebSockets too, but not in every browser that is still about.
    sockets = settings.public_url.replace("http", "ws", 1)
    if called not in ("", urlsplit(settings.public_url).netloc):
        sockets += f" ws://{called} wss://{called}"
    policy = {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "media-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "connect-src": f"'self' {sockets}",
        "frame-ancestors": "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "object-src": "'none'",
    }
    headers = {
        "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in policy.items()),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
    if settings.secure:
        headers["Strict-Transport-Security"] = f"max-age={A_YEAR}"
    return headers


class Secured:
    """The layer of the server that adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to the answer."""

        async def sending(message: Message) -> None:
            if message["type"] == START:
                headers = MutableScopeHeaders.from_message(message)
                for name, value in headers_of(self._settings, scope["state"].get(CALLED, "")).items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")  # unless a route knows better
            await send(message)

        await self._app(scope, receive, sending)


class OurPagesOnly:
    """The layer of the server that turns away other names and other origins' pages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._url = settings.public_url
        self._names = {_host_of(self._url), "localhost", *settings.allowed_hosts}
        if not _is_loopback(settings.host):
            name = socket.gethostname().lower()
            self._names |= {name, f"{name}.local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what comes from here, or from no page at all."""
        headers = {name: value.decode("latin-1").lower() for name, value in scope["headers"]}
        try:
            scope["state"][CALLED] = self._check_host(headers.get(b"host", ""))
            changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in HARMLESS
            if changes and b"origin" in headers:
                self._check_origin(headers[b"origin"], headers[b"host"])
        except RequestError as error:
            log.warning("turned away", code=error.code, said=error.text, path=scope["path"])
            await refuse(error, scope, send)
            return
        await self._app(scope, receive, send)

    def _check_host(self, host: str) -> str:
        match = HOST.fullmatch(host)
        if not match or not (match[1] in self._names or _is_address(match[1])):
            raise RequestError("foreign-host", host, {"url": self._url})
        return host

    def _check_origin(self, origin: str, host: str) -> None:
        if origin not in (self._url, f"http://{host}", f"https://{host}"):
            raise RequestError("foreign-origin", origin, {"url": self._url})


def _host_of(url: str) -> str:
    return urlsplit(url).hostname or ""


def _is_address(host: str) -> bool:
    """Whether it is an address and no name: only names can be made to point elsewhere."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_address(host) and ipaddress.ip_address(host).is_loopback)
