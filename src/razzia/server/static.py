"""The files that a browser loads: the web app where it was built, else one page that says what is running.

The files are read once, when the server starts. What is not among them cannot be asked for, whatever the path says.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import asgi
from litestar.enums import ScopeType
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

from razzia.server.refusals import RequestError, refuse

HERE: Final = Path(__file__).parent
WEB: Final = HERE / "web"
"""Where the build of the web app puts its files."""
PAGES: Final = HERE / "pages"
"""What is shown without it."""
INDEX: Final = "/index.html"
VIEWS: Final = ("/", "/tables/{rest:path}", "/replay/{rest:path}")
"""The addresses at which the web app shows something: all of them are its one page."""
HASHED: Final = "/assets/"
"""The names of the files in this folder change with their contents, so that they can be kept for ever."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""By the end of the name. The system's own table differs from computer to computer."""


@dataclass(frozen=True)
class File:
    """A file, ready to be sent."""

    body: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    etag: bytes

    @classmethod
    def read(cls, file: Path, path: str) -> "File":
        """The file that is served at a path."""
        body = file.read_bytes()
        etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        headers = {
            "content-type": TYPES.get(file.suffix, "application/octet-stream"),
            "content-length": str(len(body)),
            "cache-control": FOR_EVER if path.startswith(HASHED) else ASK_AGAIN,
            "etag": etag,
        }
        return cls(body, tuple((name.encode(), value.encode()) for name, value in headers.items()), etag.encode())


def files_in(folder: Path) -> dict[str, File]:
    """Every file of a folder, by the path it is served at."""
    found = {f"/{file.relative_to(folder).as_posix()}": file for file in sorted(folder.rglob("*")) if file.is_file()}
    return {path: File.read(file, path) for path, file in found.items()}


def handlers(web: Path = WEB) -> list[ASGIRouteHandler]:
    """The routes of the web app if it was built, else of the page."""
    built = (web / INDEX[1:]).is_file()
    files = files_in(web if built else PAGES)
    return [_serving(files, [*(VIEWS if built else VIEWS[:1]), *files])]


def _serving(files: Mapping[str, File], paths: list[str]) -> ASGIRouteHandler:
    @asgi(paths, copy_scope=True)
    async def serve(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
        assert scope["type"] == ScopeType.HTTP
        if scope["method"] not in ("GET", "HEAD"):
            facts = {"method": scope["method"], "allowed": "GET, HEAD"}
            await refuse(RequestError("wrong-method", scope["path"], facts), scope, send)
            return
        file = files.get(scope["path"], files[INDEX])
        known = next((value for name, value in scope["headers"] if name == b"if-none-match"), b"")
        fresh = file.etag in known
        body = b"" if fresh or scope["method"] == "HEAD" else file.body
        headers = [pair for pair in file.headers if not (fresh and pair[0] == b"content-length")]
        await send({"type": "http.response.start", "status": 304 if fresh else 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return serve
