"""A progress bar for whatever takes longer than two seconds."""

import sys
import time
from shutil import get_terminal_size
from typing import Final

from razzia.columns import width

PATIENCE: Final = 2.0
WIDTH: Final = 30


class Progress:
    """A bar on standard error: only on a terminal, and only once the work has taken more than two seconds.

    Without a total it just counts. It keeps quiet where the work itself ``prints`` to the same terminal.
    """

    def __init__(self, total: int | None, what: str, prints: bool = False) -> None:
        self.total = total
        self.what = what
        self.began = time.monotonic()
        self.drawn = 0.0
        self.wanted = sys.stderr.isatty() and not (prints and sys.stdout.isatty())

    def __call__(self, done: int, before: int = 0, note: str = "") -> None:
        """Say how much is done, how much of it was done ``before`` and took no time, and what else is worth a note."""
        now = time.monotonic()
        if not self.wanted or now - self.began < PATIENCE or now - self.drawn < 0.1:
            return
        self.drawn = now
        if self.total is None:
            print(f"\r{done:,} {self.what} \x1b[K", end="", file=sys.stderr, flush=True)
            return
        left = (now - self.began) / max(done - before, 1) * (self.total - done)
        filled = WIDTH * done // self.total
        bar = "█" * filled + "░" * (WIDTH - filled) + " "
        count, time_left = f"{done:,} of {self.total:,} {self.what}", f", {_duration(left)} left"
        note = note and f", {note}"
        lines = (bar + count + time_left + note, count + time_left + note, bar + count + time_left, count + time_left)
        # A line that wraps could not be drawn over; and half a number is a wrong one, so parts are left out whole.
        room = get_terminal_size().columns - 1
        shown = next((line for line in lines if width(line) < room), "")
        print(f"\r{shown} \x1b[K", end="", file=sys.stderr, flush=True)

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        if self.drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    """Rounded as one would say it."""
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"
