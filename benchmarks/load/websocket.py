"""The client's end of a WebSocket, as lean as it can be: what is measured is the server.

It speaks just what a benchmark on the loopback needs: whole messages of text, pings, and the end. No extension is
offered, so nothing is compressed. Frames are masked, as they must be, but with zeros, which costs nothing here; the
server unmasks them as it would any other.
"""

import asyncio
from base64 import b64encode
from os import urandom
from typing import Self, cast

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
MASK = b"\0\0\0\0"


class Broken(Exception):
    """The server did what it must not: the run is worth nothing."""


def frame(opcode: int, payload: bytes) -> bytes:
    """A whole message, as a client sends it."""
    length = len(payload)
    if length < 126:
        return bytes((opcode, MASKED | length)) + MASK + payload
    if length < 1 << 16:
        return bytes((opcode, MASKED | 126)) + length.to_bytes(2, "big") + MASK + payload
    return bytes((opcode, MASKED | 127)) + length.to_bytes(8, "big") + MASK + payload


def payload_place(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the payload of the frame at ``start`` begins and ends; None when its head is not all there."""
    if len(data) - start < 2:
        return None
    length = data[start + 1]
    begin = start + 2
    if length >= 126:
        begin += 2 if length == 126 else 8
        if len(data) < begin:
            return None
        length = int.from_bytes(data[start + 2 : begin], "big")
    return begin, begin + length


class WebSocket(asyncio.Protocol):
    """One connection. Who inherits from it says in ``received`` what to do with a message."""

    received_count = 0
    """The messages that all connections have received."""
    sent_count = 0
    """The messages that all connections have sent."""

    def __init__(self) -> None:
        self._rest = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._closing = False
        self._transport: asyncio.Transport

    async def open(self, port: int, path: str) -> Self:
        """Connect, and wait until the server has agreed."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        key = b64encode(urandom(16)).decode()
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._transport.write(request.encode())
        await self._open
        return self

    def received(self, text: bytes) -> None:
        """A message came."""
        raise NotImplementedError

    def send(self, text: bytes) -> None:
        """Send a message."""
        WebSocket.sent_count += 1
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Say goodbye, and go."""
        self._closing = True
        self._transport.write(frame(CLOSE, b"\x03\xe8"))
        self._transport.close()

    # ── What asyncio calls ──────────────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, _why: Exception | None) -> None:
        """The connection is gone; that is a fault unless we ended it."""
        if not self._open.done():
            self._open.set_exception(Broken("the server hung up before the WebSocket was open"))
        elif not self._closing:
            raise Broken("the server closed a connection")

    def data_received(self, data: bytes) -> None:
        """Bytes came: take the whole frames out of them, and keep the rest."""
        if self._rest:
            data = self._rest + data
        start = 0
        if not self._open.done():
            start = self._frames_start(data)
            if start == 0:
                self._rest = data
                return
        while (place := payload_place(data, start)) is not None:
            begin, end = place
            if end > len(data):
                break
            self._frame(data[start], data[begin:end])
            start = end
        self._rest = data[start:]

    def _frames_start(self, data: bytes) -> int:
        """Read the server's answer to the request. Returns where the frames begin; 0 when they do not yet."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        status = data.split(b"\r\n", 1)[0].decode()
        if " 101 " not in status:
            self._closing = True
            self._transport.abort()
            self._open.set_exception(Broken(f"the server opened no WebSocket: {status}"))
            return 0
        self._open.set_result(None)
        return end + 4

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            WebSocket.received_count += 1
            self.received(payload)
        elif opcode == PING:
            self._transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            if not self._closing:
                raise Broken(f"the server closed a connection: {payload[2:].decode()} ({int.from_bytes(payload[:2])})")
        else:
            raise Broken(f"the server sent a frame that begins with the byte {opcode:#x}, and not a whole text")
