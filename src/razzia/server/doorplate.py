"""The doorplate beside a SQLite file: whether someone serves from it, and where.

A SQLite database has one server at a time. The server locks the doorplate and writes its address on it. The lock is
the system's: it goes with the process, however that ends, so an address that is left behind misleads nobody. The port
is left on purpose: the next server takes the same one if it can, because browsers keep players' keys by address.
"""

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from razzia.errors import SetupError
from razzia.file_lock import lock

SUFFIX: Final = ".serving"
LONGEST: Final = 1000
PATIENCE: Final = 5.0
"""How many seconds a server may take from its lock to its address."""


class Doorplate:
    """The doorplate while it is ours: a line with the port, and one with the address as soon as people can come."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        port = _line(stream, 0)
        self.last_port = int(port) if port.isascii() and port.isdecimal() and int(port) < 2**16 else 0
        """The port of whoever served last; 0 if nobody did."""
        self.write(self.last_port)

    def write(self, port: int, url: str = "") -> None:
        """Tell everyone where it is served, or that it is not yet."""
        self._stream.truncate(0)
        self._stream.write(f"{port}\n{url}\n".encode() if url else f"{port}\n".encode())
        self._stream.flush()


@contextmanager
def doorplate(database: Path) -> Iterator[Doorplate]:
    """Take the doorplate of a database and hold it. If someone else has it, the refusal says where they serve."""
    with _opened(database) as stream:
        if not lock(stream):
            raise SetupError("database-in-use", str(database), {"url": _address_on(stream)})
        yield Doorplate(stream)


def _opened(database: Path) -> BinaryIO:
    if database.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(database))
    try:
        return Path(f"{database}{SUFFIX}").open("a+b")
    except OSError as error:
        # The database could not be there either, and that is the name that people know.
        raise OSError(error.errno, error.strerror, str(database)) from None


def _address_on(stream: BinaryIO) -> str:
    """The address on someone else's doorplate; they may be about to write it."""
    until = time.monotonic() + PATIENCE
    while not (url := _line(stream, 1)) and time.monotonic() < until:
        time.sleep(0.05)
    return url


def _line(stream: BinaryIO, number: int) -> str:
    """A line that is there as a whole, or nothing."""
    stream.seek(0)
    whole = stream.read(LONGEST).decode("utf-8", "replace").split("\n")[:-1]
    return whole[number] if number < len(whole) else ""
