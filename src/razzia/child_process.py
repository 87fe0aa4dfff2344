"""What a process that helps another one owes it."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from typing import Final


@contextmanager
def _deaf() -> Iterator[None]:
    """Hold back an interruption for a moment. A process that is started in it stays deaf to all of them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # It is started with the first process, and would listen again before that one is there.
    resource_tracker.ensure_running()
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


class _Helper(SpawnProcess):
    """A process that an interruption does not disturb, not even while it is still importing."""

    def start(self) -> None:
        """Start it, deaf from its first moment on."""
        with _deaf():
            super().start()


class _Helpers(SpawnContext):
    Process = _Helper


HELPERS: Final = _Helpers()
"""Where processes that help come from: a context of :mod:`multiprocessing`."""


def leave_with_parent() -> None:
    """In a process that helps: an interruption is for the parent to handle; when the parent is gone, go as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()
