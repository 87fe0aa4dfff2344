"""What the server writes down, and that no secret is in it.

An entry is an event in a few words and its facts: ``log.info("table created", table=…)``. Nobody logs a message, a key
or a header; and should somebody do it by mistake, the last step before the line is written masks it.
"""

import logging
import re
import sys
import time
from collections.abc import Callable, MutableMapping
from typing import Any, Final, TextIO

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from razzia.errors import quotable
from razzia.server.chance import new_number
from razzia.server.metrics import Metrics
from razzia.server.settings import Settings

log = structlog.get_logger("razzia.server")

MASK: Final = "[masked]"
SECRET_NAMES: Final = re.compile(r"authorization|cookie|password|secret|token|(^|_)keys?$|body|payload", re.I)
"""Facts of these names are never shown."""
SECRETS: Final = (
    (re.compile(r"(?<![0-9a-zA-Z])[0-9a-fA-F]{32,}(?![0-9a-zA-Z])"), MASK),  # keys and the secrets of dealers
    (re.compile(r"(?i)\b(bearer|basic)\s+[\w.~+/=-]+"), rf"\1 {MASK}"),
    # postgresql://user:password@host, whatever is in the password; and postgresql://host/name?password=…
    (re.compile(r"(://[^\s:/@]*):\S+@"), rf"\1:{MASK}@"),
    (re.compile(r"(?i)(pass(?:word|wd|phrase)?=)(?:\\.|[^\s&\"\\])+"), rf"\1{MASK}"),
)
"""What looks like a secret, wherever it stands, and what is written instead."""
QUIET: Final = ("/healthz", "/metrics")
"""What machines ask all day long is not worth an entry."""
REQUEST_ID: Final = "X-Request-ID"
START: Final = "http.response.start"
"""What an answer to a browser begins with."""

Entry = MutableMapping[str, Any]


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Send the entries of this process, those of libraries included, to a stream; standard error if none is named."""
    out = stream or sys.stderr
    text = settings.log_format == "text" or (settings.log_format == "auto" and out.isatty())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,  # a plain traceback: others show the values of variables
                hide_secrets,
                _Renderer(text),
            ],
        )
    )
    logging.root.handlers = [handler]
    logging.root.setLevel(level)
    # Uvicorn would log the query of a WebSocket's address; what is worth an entry we log ourselves.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def hide_secrets(_logger: Any, _method: str, entry: Entry) -> Entry:
    """Mask the facts whose names say that they are secret, at any depth."""
    return {name: _hidden(name, fact) for name, fact in entry.items()}


def _hidden(name: object, fact: Any) -> Any:
    if isinstance(name, str) and SECRET_NAMES.search(name):
        return MASK
    if isinstance(fact, dict):
        return {key: _hidden(key, part) for key, part in fact.items()}
    if isinstance(fact, list | tuple):
        return [_hidden(None, part) for part in fact]
    return fact


def masked(text: str) -> str:
    """The text without what looks like a secret."""
    for secret, mask in SECRETS:
        text = secret.sub(mask, text)
    return text


class _Renderer:
    """Writes an entry as one line, and masks the line as a whole: nothing gets past it."""

    def __init__(self, text: bool) -> None:
        self._render: structlog.typing.Processor = (
            structlog.dev.ConsoleRenderer(colors=False)
            if text
            else structlog.processors.JSONRenderer(default=repr, ensure_ascii=False)
        )

    def __call__(self, logger: Any, method: str, entry: Entry) -> str:
        return masked(str(self._render(logger, method, entry)))


class Logged:
    """The layer of the server that numbers the requests, logs them and measures them."""

    def __init__(self, app: ASGIApp, metrics: Metrics, new_number: Callable[[], str] = new_number) -> None:
        self._app = app
        self._metrics = metrics
        self._new_number = new_number

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Log a request with its number; every entry on the way to its answer has the number too."""
        number = self._new_number()
        scope["state"]["request_id"] = number
        path = scope["path"]  # routing may shorten the one in the scope
        status = 0
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == START:
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID.lower().encode(), number.encode())]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and not status:
                status = 403  # so it is answered if it was never accepted
            await send(message)

        method = scope["method"] if scope["type"] == ScopeType.HTTP else "WEBSOCKET"
        with structlog.contextvars.bound_contextvars(request=number):
            try:
                await self._app(scope, receive, sending)
            finally:
                seconds = time.perf_counter() - began
                if scope["type"] == ScopeType.HTTP:
                    self._metrics.answered(method, scope.get("path_template", ""), status, seconds)
                if path not in QUIET:
                    log.info("request", method=method, path=quotable(path), status=status, ms=round(seconds * 1000, 1))
