"""Files that commands read from and write to."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
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


def records_of(file: str) -> Iterator[tuple[int, Record | DataError]]:
    """The records of a file with the numbers of their lines, or what is wrong with them; with a bar if there are many."""
    with opened(file) as stream:
        size = os.fstat(stream.fileno()).st_size if file != "-" else 0
        with Progress(max(size // 1000, 1), "kB") as progress:
            for line, found in read_all(stream):
                yield line, found
                if size:
                    progress(stream.tell() // 1000)


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


@contextmanager
def _whole_or_not_at_all(target: Path) -> Iterator[IO[str]]:
    try:
        handle, name = mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(target)) from None
    draft = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            yield out
        draft.chmod(0o666 & ~_umask())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
