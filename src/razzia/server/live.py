"""Live play: one WebSocket, from hello to goodbye."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, ValidationError, json

from razzia.errors import RazziaError, TableError
from razzia.server.advice import advise
from razzia.server.guest import Guest, TooSlow
from razzia.server.hall import Hall
from razzia.server.keys import holder_of
from razzia.server.limits import Messages
from razzia.server.messages import PROTOCOL, Accepted, AskHint, FromClient, Hello, Refused, Say
from razzia.server.refusals import RequestError, refusal_of
from razzia.server.room import Room, encode

log = structlog.get_logger("razzia.server")

PATIENCE: Final = 10.0
"""So many seconds a client has for its hello."""
GOING_AWAY, POLICY, TRY_AGAIN = 1001, 1008, 1012  # what a WebSocket can be closed with

_decode: Final = json.Decoder(FromClient).decode
