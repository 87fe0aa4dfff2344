"""Live play: one WebSocket, from hello to goodbye."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath
from msgspec import Struct, json

from razzia.errors import RazziaError, quotable
from razzia.server.advice import Adviser
from razzia.server.errands import Errands
from razzia.server.guest import Guest, TooSlow
from razzia.server.hall import Hall
from razzia.server.keys import holder_of
from razzia.server.messages import PROTOCOL, Accepted, AskHint, AskWhy, FromClient, Hello, Refused, Say, Why
from razzia.server.metrics import Metrics
from razzia.server.openapi import API
from razzia.server.refusals import UNREADABLE, WEBSOCKET_BASE, RequestError, note, refusal_of, status_of
from razzia.server.room import Room, encode
from razzia.table import referee
from razzia.table.table import Table

log = structlog.get_logger("razzia.server")

HELLO_WITHIN: Final = 10.0
"""So many seconds a client has for its hello."""
UVICORN_HUNG_UP: Final = "after sending 'websocket.close'"
SERVICE_RESTART: Final = 1012
"""What a WebSocket is closed with if its client shall come back."""
BAD_KEY: Final = "at `$.key`"
"""So ends what msgspec says of a hello in which the key is none."""

_decode: Final = json.Decoder(FromClient).decode


class _Named(Struct):
    request: str | None = None


_decode_name: Final = json.Decoder(_Named).decode


@websocket(f"{API}/tables/{{table_id:str}}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Be at a table: play, or watch."""
    state = socket.app.state
    await socket.accept()
    connection = _Connection(socket, state.hall, state.adviser, state.metrics)
    with state.metrics.connection():
        try:
            await connection.run(table_id)
        except RazziaError as error:
            await connection.turn_away(error, table_id)
        except Exception as error:
            await connection.turn_away(connection.own_fault(error, table_id), table_id)


def _refused(error: RazziaError, request: str | None) -> bytes:
    refusal = refusal_of(error)
    return encode(Refused(request, refusal.code, refusal.message, refusal.facts))


def _why(table: Table, asked: AskWhy, holder: str) -> bytes:
    # Nobody has tried anything, so it is not a refusal: it is neither counted nor logged.
    error = referee.why_not(table, asked.seat, asked.move, asked.version, holder)
    if error is None:
        return encode(Why(asked.request, asked.move, None, "", {}))
    refusal = refusal_of(error)
    return encode(Why(asked.request, asked.move, refusal.code, refusal.message, refusal.facts))


def _read(data: bytes | str) -> FromClient:
    try:
        message: FromClient = _decode(data)
    except UNREADABLE as error:
        if str(error).endswith(BAD_KEY):
            raise RequestError("bad-key") from None
        raise RequestError("unreadable-message", facts={"why": str(error)}) from None
    return message


class _Gone(Exception):
    """The client has hung up."""


class _Connection:
    """A WebSocket while it is open."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, adviser: Adviser, metrics: Metrics) -> None:
        self._socket = socket
        self._hall = hall
        self._adviser = adviser
        self._metrics = metrics
        self._errands = Errands()
        allowance = socket.app.state.allowance
        self._allowance = allowance.messages(allowance.client(socket.scope))

    async def run(self, table_id: str) -> None:
        """Welcome the client, then hear and tell until one of both is over."""
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
        except TimeoutError:
            raise RequestError("hello-first") from None
        except _Gone:
            return
        holder = None if hello.key is None else holder_of(hello.key)
        room = await self._hall.room(table_id)
        if hello.version is not None and hello.version > room.table.version:
            await self._hall.catch_up(room)  # the client comes from another node, which has told it more
        await self._hall.chat.load(room)
        guest = Guest(holder)
        guest.send(room.welcome(hello, holder, self._hall.now()))
        with self._hall.attendance.visit(room, guest):
            self._errands.send(self._tell(guest), "a client could not be told", table=room.table.id)
            try:
                with suppress(_Gone):
                    await self._hear(room, guest)
            finally:
                await self._errands.close()

    async def turn_away(self, error: RazziaError, table_id: str) -> None:
        """Say why the connection cannot go on, and hang up."""
        self._metrics.refused(error.code)
        note(error, table=quotable(table_id))
        with suppress(Exception):
            await self._send(_refused(error, None))
        await self.close(WEBSOCKET_BASE + status_of(error), error.code)

    async def _send(self, message: bytes) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        except OSError as error:
            raise _Gone from error
        except RuntimeError as error:
            # Uvicorn hangs up on a client that breaks the rules of WebSockets, and takes nothing more from then on.
            if UVICORN_HUNG_UP not in str(error):
                raise
            raise _Gone from error

    async def close(self, code: int, reason: str) -> None:
        """Hang up, if the client has not done so."""
        with suppress(Exception):
            await self._socket.close(code, reason)

    def own_fault(self, error: Exception, table_id: str) -> RazziaError:
        """Log what went wrong in the server. The client is told no more than the number to look for."""
        log.error("internal error", exc_info=error, table=quotable(table_id))
        return RequestError("internal", self._socket.scope["state"].get("request_id", ""))

    # ── Telling ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def _tell(self, guest: Guest) -> None:
        """Send whatever is due to this client, as fast as it takes it."""
        try:
            while True:
                for message in await guest.messages():
                    await self._send(message)
        except TooSlow:
            self._metrics.dropped()
            await self.close(SERVICE_RESTART, "too slow: come back")
        except _Gone:
            pass  # whoever hears it notices, too

    # ── Hearing ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def _hello(self) -> Hello:
        message = _read(await self._receive())
        if not isinstance(message, Hello):
            raise RequestError("hello-first")
        if message.protocol != PROTOCOL:
            raise RequestError("other-protocol", str(message.protocol), {"known": PROTOCOL})
        return message

    async def _hear(self, room: Room, guest: Guest) -> None:
        while True:
            data = await self._receive()
            self._allowance.message()
            await self._reply(self._answer(data, room, guest), data, room, guest)

    async def _reply(self, answer: Awaitable[bytes | None], data: bytes | str, room: Room, guest: Guest) -> None:
        """Send the answer to a message, or why there is none. Nothing that is wrong with one ends the connection."""
        try:
            message = await answer
            if message is not None:
                guest.send(message)
        except RazziaError as error:
            self._refuse(error, data, room, guest)
        except Exception as error:
            self._refuse(self.own_fault(error, room.table.id), data, room, guest)

    async def _receive(self) -> bytes | str:
        message: Any = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise _Gone
        text: str | None = message.get("text")
        return message["bytes"] if text is None else text

    async def _answer(self, data: bytes | str, room: Room, guest: Guest) -> bytes | None:
        """Do what a message asks for. None: the answer will come later."""
        message = _read(data)
        if isinstance(message, Hello):
            raise RequestError("hello-once")
        if isinstance(message, Say):
            self._allowance.line()
            return encode(Accepted(message.request, await self._hall.chat.say(room, guest.holder, message)))
        if guest.holder is None:
            raise RequestError("no-key")
        if isinstance(message, AskHint):
            self._errands.send(self._give_hint(message, guest.holder, data, room, guest), "a hint could not be given")
            await asyncio.sleep(0)  # a refusal comes at once
            return None
        if isinstance(message, AskWhy):
            return _why(room.table, message, guest.holder)
        version = await self._hall.submit(room.table.id, message, guest.holder)
        return encode(Accepted(message.request, version))

    async def _give_hint(self, asked: AskHint, holder: str, data: bytes | str, room: Room, guest: Guest) -> None:
        """Let a bot think beside everything else: the player may have decided before."""

        async def hint() -> bytes:
            return encode(await self._adviser.advise(room.table, asked, holder))

        await self._reply(hint(), data, room, guest)

    def _refuse(self, error: RazziaError, data: bytes | str, room: Room, guest: Guest) -> None:
        try:
            request = _decode_name(data).request
        except UNREADABLE:
            request = None
        self._metrics.refused(error.code)
        note(error, table=room.table.id)
        guest.send(_refused(error, request))
