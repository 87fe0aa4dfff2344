"""A server process of one's own, which can be killed and started again."""

import os
import signal
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from razzia.server.settings import PREFIX
from tests.server.open_house import GENEROUS
from tests.server.running import started

LIMITS = {f"{PREFIX}{name.upper()}": str(limit) for name, limit in asdict(GENEROUS).items()}


class Server:
    """``razzia serve`` with a database in a folder. Its bots do not pretend to think."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "razzia.db"
        self._running = ExitStack()
        self.url = ""

    def start(self) -> "Server":
        """Start it; at the same address, if it was there before."""
        port = self.url.rpartition(":")[2] or "0"
        # Nobody reads what it logs: it must not say so much that it waits for a reader.
        options = ["--port", port, "--database", str(self._database), "--bot-delay", "0", "--log-level", "warning"]
        self._process, self.url = self._running.enter_context(started("serve", *options, **LIMITS))
        return self

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._running.close()

    def freeze(self) -> None:
        """Stop its hands: it is there, and does nothing any more. It can only be killed."""
        os.kill(self._process.pid, signal.SIGSTOP)
