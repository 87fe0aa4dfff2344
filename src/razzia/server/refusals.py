"""How a refusal leaves the server: always as JSON with a stable code, an English sentence, and the facts.

``{"code": "no-such-table", "message": "there is no table …", "facts": {…}}``. A client words the code in the
player's language, from the facts. What went wrong inside the server is logged, and not told.
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap, Scope, Send

from razzia.errors import DataError, RazziaError, SetupError, UnreadableMove, quotable
from razzia.server.messages import Refused
from razzia.server.storage.errors import StorageFailed
from razzia.words import Words

log = structlog.get_logger("razzia.server")


class RequestError(RazziaError):
    """A request that the server refuses before anyone at a table hears of it."""


BAD_REQUEST: Final = 400
STATUS: Final = {
    "unreadable-request": BAD_REQUEST,
    "unreadable-message": BAD_REQUEST,
    "hello-first": BAD_REQUEST,
    "hello-once": BAD_REQUEST,
    "other-protocol": BAD_REQUEST,
    "bad-cursor": BAD_REQUEST,
    "no-key": 401,
    "bad-key": 401,
    "not-your-seat": 403,
    "not-at-this-table": 403,
    "not-host": 403,
    "foreign-origin": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "wrong-method": 405,
    "request-too-long": 413,
    "foreign-host": 421,
    "too-many": 429,
    "internal": 500,
    "busy": 503,
    "storage-failed": 503,
}
"""The status of every code that has one of its own."""
STATUS_OF_KIND: Final[dict[type[RazziaError], int]] = {
    UnreadableMove: BAD_REQUEST,
    SetupError: BAD_REQUEST,
    DataError: BAD_REQUEST,
}
"""The status of the other codes, by the kind of the error."""
CONFLICT: Final = 409
"""And of the rest: the request was understood, but it does not fit the table as it is."""
BODY: Final = "body"
UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What becomes of bytes that are no JSON of the right kind, that are nested too deep, or that are no text."""
WEBSOCKET_BASE: Final = 4000
"""A WebSocket that is closed with a refusal is closed with this and the status."""
STRANGE: Final = ("foreign-origin", "foreign-host")
"""To whoever is refused for this no WebSocket is opened, not even to say why."""


class Refusal(msgspec.Struct, frozen=True):
    """What the client gets to read."""

    code: str
    message: str
    facts: dict[str, Any]


def refusal_of(error: RazziaError) -> Refusal:
    """A refusal, made fit to be sent: texts are short and in one line."""
    facts = {"text": error.text, **error.facts} if error.text else error.facts
    return Refusal(error.code, error.in_words(Words("en")), {name: _sendable(fact) for name, fact in facts.items()})


def status_of(error: RazziaError) -> int:
    """The HTTP status of a refusal."""
    if error.code in STATUS:
        return STATUS[error.code]
    return next((status for kind, status in STATUS_OF_KIND.items() if isinstance(error, kind)), CONFLICT)


def _sendable(fact: Any) -> Any:
    if isinstance(fact, str):
        return quotable(fact)
    if isinstance(fact, bool | int | float | None):
        return fact
    if isinstance(fact, Mapping):
        return {str(name): _sendable(part) for name, part in fact.items()}
    if isinstance(fact, list | tuple):
        return [_sendable(part) for part in fact]
    return quotable(str(fact))


# ── To a client ─────────────────────────────────────────────────────────────────────────────────────────────────


def _headers(error: RazziaError) -> dict[str, str]:
    """What HTTP wants said in a header too."""
    if error.code == "too-many":
        return {"Retry-After": str(error.facts["seconds"])}
    if error.code == "wrong-method":
        return {"Allow": error.facts["allowed"]}
    return {}


async def refuse(error: RazziaError, scope: Scope, send: Send) -> None:
    """Answer a request, or the opening of a WebSocket, that does not get as far as a route."""
    status = status_of(error)
    refusal = refusal_of(error)
    if scope["type"] == ScopeType.WEBSOCKET:
        if error.code not in STRANGE:  # a page cannot read why a WebSocket was not opened
            said = msgspec.json.encode(Refused(None, refusal.code, refusal.message, refusal.facts)).decode()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.send", "bytes": None, "text": said})
        await send({"type": "websocket.close", "code": WEBSOCKET_BASE + status, "reason": error.code})
        return
    body = msgspec.json.encode(refusal)
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **_headers(error)}
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }
    rest: Any = {
        "type": "http.response.body",
        "body": body,
        "more_body": False,
    }
    await send(start)
    await send(rest)


def note(error: RazziaError, **facts: Any) -> None:
    """Write down that someone was refused; and if that is our fault, why, which they are not told."""
    if isinstance(error, StorageFailed):
        log.warning("refused", code=error.code, why=error.why, **facts)
    else:
        log.info("refused", code=error.code, **facts)


def _answer(request: Request[Any, Any, Any], error: RazziaError) -> Response[Refusal]:
    request.app.state.metrics.refused(error.code)
    note(error)
    return Response(refusal_of(error), status_code=status_of(error), media_type=MediaType.JSON, headers=_headers(error))


def _of_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """What Litestar found, in our codes."""
    path = request.scope["path"]
    match error.status_code:
        case HTTPStatus.NOT_FOUND:
            ours = RequestError("no-such-page", path)
        case HTTPStatus.METHOD_NOT_ALLOWED:
            facts = {"method": request.method, "allowed": (error.headers or {})["allow"]}
            ours = RequestError("wrong-method", path, facts)
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            longest = request.route_handler.resolve_request_max_body_size()
            ours = RequestError("request-too-long", facts={"longest": longest})
        case status if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return _of_server(request, error)
        case _:
            ours = RequestError("unreadable-request", facts=_defect(error))
    return _answer(request, ours)


def _defect(error: HTTPException) -> dict[str, str]:
    """The field that cannot be read, and why."""
    first = error.extra[0] if isinstance(error, ValidationException) and isinstance(error.extra, list) else {}
    key = str(first.get("key", ""))
    why = str(first.get("message", error.detail))
    # Litestar calls the body "data", and of what is missing it says only the name.
    return {"where": BODY if key in ("", "data") else key, "why": "missing" if why == repr(key) else why}


def _of_recursion(request: Request[Any, Any, Any], error: RecursionError) -> Response[Refusal]:
    """JSON that is nested too deep is the client's fault; any other recursion without end is ours."""
    if "deserializing" not in str(error):
        return _of_server(request, error)
    return _answer(request, RequestError("unreadable-request", facts={"where": BODY, "why": "nested too deep"}))


def _of_server(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    log.error("internal error", exc_info=error)
    return _answer(request, RequestError("internal", request.scope["state"].get("request_id", "")))


HANDLERS: Final[ExceptionHandlersMap] = {
    RazziaError: _answer,
    HTTPException: _of_litestar,
    RecursionError: _of_recursion,
    Exception: _of_server,
}
"""What becomes of an exception in a route."""
