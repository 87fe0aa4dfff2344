"""The clocks of a table: how long the player who must decide has left. No clock ticks here; times are handed in.

All times are milliseconds, moments count from 1970.
"""

from typing import Final

from razzia.table.setup import DAY, Clock, DayClock, MoveClock, NoClock, TotalClock

SECOND: Final = 1000
OVERTIME: Final = 10 * SECOND
"""Who has used up the time for the whole game still has this much for each decision."""


class Clocks:
    """One clock a seat, of which at most one runs."""

    def __init__(self, clock: Clock, seats: str) -> None:
        self.clock = clock
        self.left: dict[str, int] = {}
        """What each seat has left of the time for the whole game; empty where there is no such time."""
        if isinstance(clock, TotalClock):
            self.left = dict.fromkeys(seats, clock.seconds * SECOND)
        self.running: str | None = None
        """The seat whose clock runs."""
        self.since = 0
        """Since when."""

    @property
    def deadline(self) -> int | None:
        """The moment at which the time of the running clock is out."""
        if self.running is None:
            return None
        match self.clock:
            case NoClock():
                return None
            case MoveClock(seconds):
                return self.since + seconds * SECOND
            case DayClock(days):
                return self.since + days * DAY * SECOND
            case TotalClock():
                return self.since + max(self.left[self.running], OVERTIME)

    def run(self, seat: str | None, at: int) -> None:
        """Let the clock of this seat run from now on, or none."""
        self.running, self.since = seat, at

    def decided(self, at: int) -> None:
        """The player whose clock runs has decided: book the time, and stop."""
        if isinstance(self.clock, TotalClock) and self.running is not None:
            self.left[self.running] = (
                max(self.left[self.running] - (at - self.since), 0) + self.clock.increment * SECOND
            )
        self.running = None

    def copy(self) -> "Clocks":
        """The same clocks at the same time, which go on independently."""
        twin = object.__new__(Clocks)
        twin.__dict__.update(self.__dict__, left=self.left.copy())
        return twin
