"""The processes of a measurement: the server that is measured, and what the system knows about it."""

import os
import re
import resource
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.load.contestant import Contestant
from benchmarks.load.websocket import Broken

SPARE_FILES = 500
"""The files that a process may have open besides its connections."""
START = 30.0
"""Seconds until a server must be there."""


@contextmanager
def running(contestant: Contestant, folder: Path) -> Iterator[tuple[int, int]]:
    """Start a server with its data in a folder; whatever happens, it is ended. Gives its process and its port."""
    data, said = folder / "data", folder / "output.txt"
    data.mkdir()
    with said.open("w") as output:
        process = subprocess.Popen(
            contestant.command(data),
            stdin=subprocess.PIPE,  # a server may watch it to see that we are gone
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "NODE_ENV": "production"},
        )
        try:
            yield process.pid, _port(process, said)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.communicate()


def _port(process: subprocess.Popen[bytes], said: Path) -> int:
    """Wait for the line that names an address with the port."""
    deadline = time.monotonic() + START
    while process.poll() is None and time.monotonic() < deadline:
        if found := re.search(r"127\.0\.0\.1:(\d+).*\n", said.read_text()):
            return int(found[1])
        time.sleep(0.05)
    raise Broken(f"the server did not start: {said.read_text().strip() or 'it said nothing'}")


def memory(process: int) -> int:
    """The bytes of memory that a process holds (its resident set)."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s*(\d+) kB", status)
    assert found is not None
    return 1024 * int(found[1])


def seconds_used(process: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def connections_lacking(connections: int) -> str | None:
    """Allow us and what we start so many connections. Returns why that cannot be; None if it can."""
    wanted = connections + SPARE_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted:
        return f"{connections:,} connections take {wanted:,} open files, and this system allows {most:,} (ulimit -Hn)"
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return None
