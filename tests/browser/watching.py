"""Watches pages: nothing may go wrong in them, and nothing may come from elsewhere."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

COMPLAINTS = ("error", "warning", "assert")
ABORTED = "net::ERR_ABORTED"
"""A page that is left gives up what it was loading."""
DEAD_SERVER = (
    r"net::ERR_(CONNECTION_(CLOSED|REFUSED|RESET)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED"
    r"|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)"
)
"""What a browser says when nobody answers any more."""
NO_NETWORK = r"net::ERR_INTERNET_DISCONNECTED"
"""What a browser says when it has no network."""
OWN_SCHEMES = ("about", "blob", "data")
"""Addresses of what a page has in itself."""


class Watch:
    """What went wrong in the pages of a test."""

    def __init__(self) -> None:
        self._trouble: list[str] = []
        self._forgiven: list[str] = []

    @property
    def trouble(self) -> list[str]:
        """What went wrong so far and was not to be expected."""
        return [
            trouble for trouble in self._trouble if not any(re.search(pattern, trouble) for pattern in self._forgiven)
        ]

    def forgive(self, pattern: str) -> None:
        """Expect something to go wrong: a test that kills a server forgives ``DEAD_SERVER``."""
        self._forgiven.append(pattern)

    def over(self, context: BrowserContext, url: str) -> None:
        """Watch over all pages of a browser's context that belong to the server at an address."""
        host = urlsplit(url).netloc

        def console(message: ConsoleMessage) -> None:
            if message.type in COMPLAINTS:
                self._trouble.append(f"console {message.type}: {message.text} ({message.location['url']})")

        def came_from(address: str) -> None:
            parts = urlsplit(address)
            if parts.scheme not in OWN_SCHEMES and parts.netloc != host:
                self._trouble.append(f"from another host: {address}")

        def failed(request: Request) -> None:
            if request.failure != ABORTED:
                self._trouble.append(f"request failed: {request.url}: {request.failure}")

        def opened(page: Page) -> None:
            page.on("websocket", lambda socket: came_from(socket.url))
            page.on("crash", lambda _: self._trouble.append("the page crashed"))

        context.on("console", console)
        context.on("weberror", lambda error: self._trouble.append(f"error in the page: {error.error.stack}"))
        context.on("request", lambda request: came_from(request.url))
        context.on("requestfailed", failed)
        context.on("page", opened)
