"""The files that a browser loads: the web app where it was built, else one page that says what is running.

The files are read and compressed once, when the server starts. What is not among them cannot be asked for, whatever the
path says.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from razzia.server.compressing import PACKED, THOROUGH, VARY, packed, takes_packed

HERE: Final = Path(__file__).parent
WEB: Final = HERE / "web"
"""Where the build of the web app puts its files."""
PAGES: Final = HERE / "pages"
"""What is shown without it."""
INDEX: Final = "/index.html"
VIEWS: Final = ("/tables/{rest:path}", "/replay", "/replay/{rest:path}")
"""Where the web app shows something: all of it is its one page."""
HASHED: Final = "/assets/"
"""The names of the files in this folder change with their contents, so that they can be kept for ever."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""By the end of the name. The system's own table differs from computer to computer."""
COMPRESSED: Final = (".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff2")
"""What is compressed by itself: once more would be a waste."""


@dataclass(frozen=True)
class File:
    """A file, ready to be sent."""

    body: bytes
    media_type: str
    headers: dict[str, str]
    packed: "File | None" = None
    """The same for those who take it compressed; None if that would not be shorter."""

    @classmethod
    def read(cls, file: Path, path: str) -> "File":
        """The file that is served at a path."""
        body = file.read_bytes()
        digits = hashlib.sha256(body).hexdigest()[:20]
        caching = {"Cache-Control": FOR_EVER if path.startswith(HASHED) else ASK_AGAIN}
        plain = cls(body, TYPES.get(file.suffix, "application/octet-stream"), {**caching, "ETag": f'"{digits}"'})
        smaller = None if file.suffix in COMPRESSED else packed(body, THOROUGH)
        if smaller is None:
            return plain
        # Other bytes, so another tag: a cache must not take one form for the other.
        twin = cls(smaller, plain.media_type, {**caching, "ETag": f'"{digits}-gzip"', **PACKED})
        return replace(plain, headers={**plain.headers, **VARY}, packed=twin)


def files_in(folder: Path) -> dict[str, File]:
    """Every file of a folder, by the path it is served at."""
    found = {f"/{file.relative_to(folder).as_posix()}": file for file in sorted(folder.rglob("*")) if file.is_file()}
    return {path: File.read(file, path) for path, file in found.items()}


def handler(web: Path = WEB) -> HTTPRouteHandler:
    """The routes of the web app if it was built, else of the page."""
    files = files_in(_folder(web))
    return _serving(files, ["/", *files, *VIEWS])


def page(web: Path = WEB) -> bytes:
    """The one page. It says in the reader's language that there is nothing where it was not asked for."""
    return (_folder(web) / INDEX[1:]).read_bytes()


def _folder(web: Path) -> Path:
    return web if (web / INDEX[1:]).is_file() else PAGES


def _serving(files: Mapping[str, File], paths: list[str]) -> HTTPRouteHandler:
    @route(paths, http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def serve(request: Request[Any, Any, Any]) -> Response[bytes]:
        file = files.get(request.scope["path"], files[INDEX])
        if file.packed is not None and takes_packed(request.headers):
            file = file.packed
        if file.headers["ETag"] in request.headers.get("If-None-Match", ""):
            return Response(b"", status_code=304, headers=file.headers)
        return Response(file.body, media_type=file.media_type, headers=file.headers)

    return serve
