"""The journal of a job: every finished game, written down as it comes, so that an interrupted run can go on.

The first line says which job it is, each line after it holds one game. A last line that was not written to its end is
cut off: its game is played again.
"""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from platformdirs import user_cache_path

from razzia.arena.job import Job
from razzia.arena.referee import Outcome
from razzia.errors import SetupError
from razzia.file_lock import lock

KEPT_DAYS: Final = 30
"""A journal in the cache that has not been touched for so long is removed."""


def default_file(job: Job) -> Path:
    """Where the journal of a job is kept unless someone says otherwise. Those that nobody went on with are removed."""
    file = user_cache_path("razzia", ensure_exists=True) / f"arena-{job.digest()}.jsonl"
    for other in file.parent.glob("arena-*.jsonl"):
        with suppress(OSError):  # it is gone already, or someone has it open where that forbids it
            if other != file and time.time() - other.stat().st_mtime > KEPT_DAYS * 86_400:
                other.unlink()
    return file


class Journal:
    """The journal of a job, open to be read first and then written to."""

    def __init__(self, file: Path, job: Job, fresh: bool = False) -> None:
        """Open a journal, or begin it. That of another job is refused, unless it shall be begun anew.

        A file that is no journal is refused in any case, and so is one that another run has open.
        """
        self.file = file
        self.read = 0
        """How many games were found in it."""
        self.begun = False
        """Whether there is anything in it to go on from."""
        self._job = job
        file.touch()
        self._stream: BinaryIO = file.open("r+b")
        try:
            self._begin(fresh)
        except BaseException:
            self._stream.close()
            raise

    def _begin(self, fresh: bool) -> None:
        if not lock(self._stream):
            raise SetupError("journal-in-use", str(self.file))
        head = self._stream.readline()
        due = self._job.identity()
        found = due if not head else self._identity(head)
        if fresh or not head:
            self._stream.seek(0)
            self._stream.truncate()
            self._write(json.dumps(due).encode())
            return
        self.begun = self.file.stat().st_size > len(head)
        for what in due:
            if found[what] != due[what]:
                raise SetupError("other-journal", str(self.file), {"what": what})

    def _identity(self, head: bytes) -> dict[str, Any]:
        """The job that the first line names."""
        try:
            found = json.loads(head)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.keys() != self._job.identity().keys():
            raise SetupError("not-a-journal", str(self.file))
        return found

    def outcomes(self) -> Iterator[Outcome]:
        """The games that are written down already, in the order in which they were finished."""
        end = self._stream.tell()
        for line in self._stream:
            try:
                outcome = msgspec.json.decode(line, type=Outcome) if line.endswith(b"\n") else None
            except msgspec.DecodeError:
                outcome = None
            if outcome is None:
                break
            end += len(line)
            self.read += 1
            yield outcome
        self._stream.seek(end)
        self._stream.truncate()

    def append(self, outcome: Outcome) -> None:
        """Write down a game."""
        self._write(msgspec.json.encode(outcome))

    def _write(self, line: bytes) -> None:
        self._stream.write(line + b"\n")
        self._stream.flush()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()
