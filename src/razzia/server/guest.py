"""Someone who is at a table by a connection: what is on its way to them."""

import asyncio
from typing import Final

OUTBOX: Final = 256
"""So many messages may wait for a slow connection. Beyond that it is dropped, and its client comes back."""


class TooSlow(Exception):
    """A connection that does not take its messages."""


class Guest:
    """One connection to a table. Never waits for the client: a table does not stop for a slow one."""

    __slots__ = ("_outbox", "_too_slow", "_wake", "holder")

    def __init__(self, holder: str | None) -> None:
        self.holder: Final = holder
        self._too_slow = False
        self._outbox: list[bytes] = []
        self._wake: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if len(self._outbox) >= OUTBOX:
            self._too_slow = True
        else:
            self._outbox.append(message)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def messages(self) -> list[bytes]:
        """The messages that are due, as soon as there are any."""
        while not self._outbox:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        self._wake = None
        if self._too_slow:
            raise TooSlow
        messages, self._outbox = self._outbox, []
        return messages
