"""What was done in a game, ply by ply, and how to take it back.

A history remembers everything, in a compact way, until it is told to forget.
"""

from msgspec import Struct

from razzia.core.state import RECORD, State
from razzia.events import Event, RoundScored
from razzia.notation import Bid, Draw, Move, Pass, Pile, Reveal
from razzia.row import Row
from razzia.score_sheet import Points, Sheet, points_of, sheets_of


class Ply(Struct, frozen=True, gc=False):
    """One step of a game: a move of a player, or the card that chance turned over."""

    seat: str
    """The letter of the player, or ``=`` for chance."""
    move: Move | Reveal
    events: tuple[Event, ...]

    def __str__(self) -> str:
        return str(self.move) if isinstance(self.move, Reveal) else f"{self.seat} {self.move}"


class Step(Struct, frozen=True, gc=False):
    """A ply, and what it takes to undo it."""

    ply: Ply
    change: bytes
    """The exclusive or of the records before and after, without the zeros in front: it leads from either to the other.

    What changes most often is at the end of the record, so this is short.
    """
    row: Row
    """The row before."""

    def undone(self, after: State) -> State:
        """The record before the ply, from the one after it."""
        return State((_number(after.tobytes()) ^ _number(self.change)).to_bytes(RECORD.itemsize, "big"))


def _change(before: State, after: State) -> bytes:
    number = _number(before.tobytes()) ^ _number(after.tobytes())
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def _number(record: bytes) -> int:
    return int.from_bytes(record, "big")


class History:
    """The steps of one game."""

    __slots__ = ("_draws", "_forgotten", "_scored", "_steps")

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._forgotten = 0
        self._draws: tuple[Pile, ...] = ()
        self._scored: tuple[Points, ...] = ()

    def __len__(self) -> int:
        """How many plies were made, forgotten ones included."""
        return self._forgotten + len(self._steps)

    # ── Back and forth ──────────────────────────────────────────────────────────────────────────────────────────

    def add(self, ply: Ply, before: State, after: State, row: Row) -> None:
        """Write a ply down, with the record before and after it, and the row before."""
        self._steps.append(Step(ply, _change(before, after), row))
        if isinstance(ply.move, Draw):
            self._draws += (ply.move.pile,)
        for event in ply.events:
            if isinstance(event, RoundScored):
                self._scored += (points_of(event.sheets),)

    def take_back(self) -> Step | None:
        """Remove the last step and return it; None if none is remembered."""
        if not self._steps:
            return None
        step = self._steps.pop()
        if isinstance(step.ply.move, Draw):
            self._draws = self._draws[:-1]
        if any(isinstance(event, RoundScored) for event in step.ply.events):
            self._scored = self._scored[:-1]
        return step

    def forget(self, kept: int) -> None:
        """Drop all steps but the last few. How many there were, the draws and the score sheets stay known."""
        gone = max(len(self._steps) - kept, 0)
        del self._steps[:gone]
        self._forgotten += gone

    def copy(self) -> "History":
        """A history that goes on from here independently."""
        twin = History()
        twin._steps = self._steps.copy()
        twin._forgotten = self._forgotten
        twin._draws = self._draws
        twin._scored = self._scored
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a history grows

    def _identity(self) -> tuple[object, ...]:
        moves = [(step.ply.seat, step.ply.move) for step in self._steps]
        return moves, self._forgotten, self._draws, self._scored

    # ── Looking back ────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Every ply, in order. A LookupError if some are forgotten: a part must not be taken for the whole."""
        if self._forgotten:
            raise LookupError(f"the first {self._forgotten} of the {len(self)} plies of this game are forgotten")
        return tuple(step.ply for step in self._steps)

    @property
    def draws(self) -> tuple[Pile, ...]:
        """The pile of each draw, in order."""
        return self._draws

    @property
    def sheets(self) -> list[dict[str, Sheet]]:
        """The score sheets of the rounds that are over."""
        return [sheets_of(points) for points in self._scored]

    def last_bids(self) -> dict[str, int | None]:
        """The bids and passes since anything else was done, in order: the cheque, or None for a pass."""
        bids: dict[str, int | None] = {}
        for step in reversed(self._steps):
            move = step.ply.move
            if not isinstance(move, Bid | Pass):
                break
            bids[step.ply.seat] = move.cheque if isinstance(move, Bid) else None
        return dict(reversed(bids.items()))
