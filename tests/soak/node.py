"""A real server process, which can be killed and started again at the same address."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from time import monotonic

PATIENCE = 60.0
"""So many seconds a server may take to start, on a machine that has much else to do."""
NO_LIMITS = {
    "RAZZIA_REQUESTS_PER_MINUTE": "1000000",
    "RAZZIA_LINES_PER_MINUTE": "1000000",
    "RAZZIA_TABLES_PER_HOUR": "1000000",
    "RAZZIA_CONNECTIONS_PER_CLIENT": "10000",
    "RAZZIA_MESSAGES_PER_SECOND": "100000",
    "RAZZIA_MESSAGE_BURST": "100000",
}
"""A swarm is many people behind one address."""


class Node:
    """A server, whether it runs or not. Its port stays the same."""

    def __init__(self, name: str, database: str, log: Path) -> None:
        self.name = name
        self.log = log
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._command = ["-m", "razzia", "serve", "--port", str(self.port), "--database", database]
        self._command += ["--bot-delay", "0", "--log-level", "warning", "--log-format", "json"]
        self._process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        """Host and port, for clients."""
        return f"127.0.0.1:{self.port}"

    @property
    def running(self) -> asyncio.subprocess.Process:
        """The process, which must have been started."""
        assert self._process is not None, f"{self.name} does not run"
        return self._process

    async def start(self) -> float:
        """Start it, and wait until people can come. Returns how many seconds that took."""
        began = monotonic()
        await self.spawn()
        stdout = self.running.stdout
        assert stdout is not None
        line = await asyncio.wait_for(stdout.readline(), PATIENCE)
        assert line.startswith(b"Razzia! is at"), f"{self.name} does not start: see {self.log}"
        return monotonic() - began

    async def spawn(self) -> None:
        """Start it, and do not wait."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._command,
                env={**os.environ, **NO_LIMITS},
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )

    def strike(self) -> None:
        """Kill it this instant."""
        self.running.send_signal(signal.SIGKILL)

    async def gone(self) -> int:
        """Wait until it is gone. Returns its exit code."""
        code = await self.running.wait()
        self._process = None
        return code

    async def stop(self) -> tuple[int, float]:
        """Ask it to end. Returns its exit code, and how many seconds that took."""
        began = monotonic()
        self.running.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.gone(), PATIENCE), monotonic() - began

    async def end(self) -> None:
        """Make sure that it does not outlive the test."""
        if self._process is not None and self._process.returncode is None:
            self.strike()
            await self.gone()
