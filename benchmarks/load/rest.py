"""Requests with JSON over a connection that stays open: how a table is set up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from benchmarks.load.websocket import HOST, Broken


class Rest:
    """One connection, for one request after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    @asynccontextmanager
    async def connected(cls, port: int) -> AsyncIterator["Rest"]:
        """Connect to a server; the connection is closed in the end."""
        reader, writer = await asyncio.open_connection(HOST, port)
        try:
            yield cls(reader, writer)
        finally:
            writer.close()

    async def post(self, path: str, content: object, headers: dict[str, str] | None = None) -> Any:
        """Post something as JSON. Returns what the JSON of the answer says."""
        body = msgspec.json.encode(content)
        told = {
            "Host": HOST,
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            **(headers or {}),
        }
        head = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
        self._writer.write("\r\n".join(head).encode() + body)
        try:
            status, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower().splitlines()
            length = next((line.split(":")[1] for line in lines if line.startswith("content-length:")), "0")
            answer = await self._reader.readexactly(int(length))
        except asyncio.IncompleteReadError:
            raise Broken(f"the server hung up on POST {path}") from None
        if not status.split()[1].startswith("2"):
            raise Broken(f"POST {path} was refused: {status}: {answer.decode()}")
        return msgspec.json.decode(answer)
