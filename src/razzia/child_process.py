"""What a process that helps another one owes it."""

import os
from multiprocessing import parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread


def leave_with_parent() -> None:
    """In a process that helps: an interruption is for the parent to handle; when the parent is gone, go as well."""
    signal(SIGINT, SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()
