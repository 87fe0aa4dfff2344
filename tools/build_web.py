"""Build the web app into the package, unless it is built from just these sources: ``python -m tools.build_web``."""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.npm import WEB, NpmError, install, npm

ROOT: Final = WEB.parent
WORDS: Final = ROOT / "src" / "razzia" / "locales"
BUILT: Final = ROOT / "src" / "razzia" / "server" / "web" / "index.html"
STAMP: Final = WEB / ".built"
"""What the app was built from."""
NO_SOURCES: Final = ("node_modules", "test", STAMP.name)
"""What is in the folder of the web app, and not in what is built from it."""


def sources() -> Iterator[Path]:
    """The files that the web app is built from."""
    for entry in sorted(WEB.iterdir()):
        if entry.name not in NO_SOURCES:
            yield from [entry] if entry.is_file() else sorted(entry.rglob("*"))
    yield from sorted(WORDS.rglob("*.ftl"))


def digest() -> str:
    """What the sources say, in a few letters. Times would not do: git gives files new ones."""
    contents = hashlib.sha256()
    for file in sources():
        if file.is_file():
            for part in (file.relative_to(ROOT).as_posix().encode(), file.read_bytes()):
                contents.update(len(part).to_bytes(8) + part)
    return contents.hexdigest()


def is_built() -> bool:
    """Whether the app is built, from the sources as they are."""
    return BUILT.exists() and STAMP.exists() and STAMP.read_text() == digest()


def build() -> None:
    """Build the app, unless it is built."""
    if is_built():
        BUILT.touch()  # make goes by the times
        return
    install()
    STAMP.unlink(missing_ok=True)
    built_from = digest()
    npm("run", "build")
    STAMP.write_text(built_from)


if __name__ == "__main__":
    try:
        build()
    except NpmError as error:
        sys.exit(str(error))
