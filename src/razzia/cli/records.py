"""Files that commands read from and write to."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, ENOENT
from pathlib import Path
from tempfile import mkstemp
from typing import IO, BinaryIO

from razzia.cli.progress import Progress
from razzia.errors import DataError
from razzia.record import Record, read_all


@contextmanager
def opened(file: str) -> Iterator[BinaryIO]:
    """A file to read from; ``-`` is standard input."""
    if file == "-":
        yield sys.stdin.buffer
    else:
        with Path(file).open("rb") as stream:
            yield stream


def records_of(file: str, prints: bool) -> Iterator[tuple[int, Record | DataError]]:
    """The records of a file with the numbers of their lines, or what is wrong. With a bar, if there are many."""
    with opened(file) as stream:
        size = Path(file).stat().st_size // 1000 if file != "-" and Path(file).is_file() else None
        with Progress(size or None, "kB" if size else "records", prints) as progress:
            for number, (line, found) in enumerate(read_all(stream), 1):
                yield line, found
                progress(stream.tell() // 1000 if size else number)


@contextmanager
def written(file: str | None) -> Iterator[IO[str] | None]:
    """A file to write to, if there is to be one; ``-`` is standard output. A file appears whole, or not at all."""
    if file is None:
        yield None
    elif file == "-":
        # Records are the same bytes on every system, whatever the terminal speaks.
        with open(sys.stdout.fileno(), "w", encoding="utf-8", newline="\n", closefd=False) as out:
            yield out
    elif Path(file).exists() and not Path(file).is_file():
        with Path(file).open("w", encoding="utf-8", newline="\n") as device:  # a pipe, or /dev/null
            yield device
    else:
        with _whole_or_not_at_all(Path(file)) as out:
            yield out


def check_writable(file: str) -> None:
    """Refuse a file that cannot be written to before any work is done for it."""
    folder = Path(file).resolve().parent
    if not folder.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), file)
    if not os.access(folder, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), file)


@contextmanager
def _whole_or_not_at_all(file: Path) -> Iterator[IO[str]]:
    check_writable(str(file))
    target = file.resolve()  # behind a link, the file it leads to
    handle, name = mkstemp(prefix=f".{target.name}.", dir=target.parent)
    draft = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            yield out
        draft.chmod(target.stat().st_mode if target.exists() else 0o666 & ~_umask())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
