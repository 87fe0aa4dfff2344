"""One game as one small flat record.

The record holds what lies open on the table, and nothing else. Of the undrawn cards it has the *counts*: their
order is known to the dealer alone, so neither a bot nor a leak of the record can tell the next card.

A record has no pointers: copying it is a memory copy, comparing and hashing are on its bytes, and a million games
are one array. Functions take the record as ``s`` and change it in place.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from razzia.core.cards import KINDS, LOOT_KINDS, MAX_PLAYERS

TURN: Final = 0
"""The player whose turn it is chooses: draw, steal or call."""
STEALING: Final = 1
"""The same player has stolen, and may steal on."""
AUCTION: Final = 2
"""A player passes or bids."""
CHANCE: Final = 3
"""A card is being turned over: chance, not a player, is next."""
SCORING: Final = 4
"""The round is over and its cards still lie on the table."""
OVER: Final = 5
"""The game is over."""

NO_AUCTION: Final = 0
POLICE_AUCTION: Final = 1
FULL_ROW_AUCTION: Final = 2
FORCED_AUCTION: Final = 3

NOBODY: Final = -1

LEFT: Final = 0
RIGHT: Final = 1

# Larger numbers first, and nothing between the fields: every byte of a record means something, so equal games
# have equal bytes.
RECORD: Final = np.dtype(
    [
        # What the players own. Cheques are masks: bit v stands for cheque v.
        ("face_up", np.int32, (MAX_PLAYERS,)),
        ("face_down", np.int32, (MAX_PLAYERS,)),
        ("totals", np.int16, (MAX_PLAYERS,)),  # points of the rounds scored so far
        ("families", np.uint8, (MAX_PLAYERS, LOOT_KINDS)),
        # What lies on the table.
        ("row", np.uint8, (LOOT_KINDS,)),
        ("bag", np.uint8, (KINDS,)),  # undrawn cards by kind, both piles together
        ("piles", np.uint8, (2,)),  # undrawn cards in the left and the right pile
        ("police", np.int8),  # cards on the police track
        ("centre", np.int8),  # the cheque in the centre
        # Where the game stands.
        ("round", np.int8),  # 1 to 3
        ("phase", np.int8),
        ("turn", np.int8),  # the seat whose turn it is; in an auction, who caused it
        ("seat", np.int8),  # the seat that must decide now; NOBODY when the game is over
        ("pile", np.int8),  # the pile whose top card is being turned over
        # The auction that is under way.
        ("auction", np.int8),
        ("best_bid", np.int8),  # 0 before anyone has bid
        ("best_bidder", np.int8),
        # The theft that is under way.
        ("thieves_ready", np.int8),  # thieves held since before this turn and not used yet
        ("stolen", np.int8),  # the kind stolen last: a theft goes on in order of kind
        # The table as it was set up.
        ("players", np.int8),
        ("pile_count", np.int8),  # 2, or 1 by the option
        ("bodyguards_all_tied", np.int8),  # points for each when all tie: the edition decides
        ("unused", np.int8),  # makes the size a multiple of four
    ],
    align=True,  # graphics cards insist
)


def _fields(record: Any) -> Any:
    """The name, the type and the place of each field."""
    return ((name, record.fields[name]) for name in record.names)


_ARRAYS: Final = {
    name: (offset, offset + field.itemsize, field.base.char, field.shape)
    for name, (field, offset) in _fields(RECORD)
    if field.shape
}
_ROW: Final = dict(_fields(RECORD))["row"][1]
_ROUND: Final = dict(_fields(RECORD))["round"][1]


class State:
    """One game, as plain Python sees it: a window on a record.

    Compiled code reads and writes the fields of the record itself. Python does the same through this window, on the
    same memory, with its own integers: some ten times as fast as through NumPy's scalars, and a count below zero is
    refused.
    """

    __slots__ = ("_memory", *_ARRAYS)

    if TYPE_CHECKING:
        face_up: memoryview[int]
        face_down: memoryview[int]
        totals: memoryview[int]
        families: Any  # a memoryview in two dimensions
        row: memoryview[int]
        bag: memoryview[int]
        piles: memoryview[int]
        police: int
        centre: int
        round: int
        phase: int
        turn: int
        seat: int
        pile: int
        auction: int
        best_bid: int
        best_bidder: int
        thieves_ready: int
        stolen: int
        players: int
        pile_count: int
        bodyguards_all_tied: int
        unused: int

    def __init__(self, record: bytes | bytearray | memoryview | None = None) -> None:
        """A game of its own: a copy of the bytes of a record, or all zero."""
        self._look_at(memoryview(bytearray(RECORD.itemsize if record is None else record)))

    @classmethod
    def within(cls, states: "States", index: int) -> "State":
        """A window on a game of an array."""
        window = object.__new__(cls)
        window._look_at(states.view(np.ndarray)[index : index + 1].view(np.uint8).data)
        return window

    def _look_at(self, memory: memoryview) -> None:
        self._memory = memory.cast("b")
        for name, (start, end, char, shape) in _ARRAYS.items():
            setattr(self, name, memory[start:end].cast(char, shape))

    def tobytes(self) -> bytes:
        """The bytes of the record."""
        return self._memory.tobytes()

    def owned(self) -> bytes:
        """What the players own, and the round: while these bytes stay the same, so do the score sheets."""
        return self._memory[:_ROW].tobytes() + self._memory[_ROUND : _ROUND + 1].tobytes()

    def as_array(self) -> "States":
        """The game as an array of one, on the same memory: what compiled code takes."""
        return np.frombuffer(self._memory, RECORD).view(States)

    def copy(self) -> "State":
        """Another game, the same so far."""
        return State(self._memory)

    def become(self, other: "State") -> None:
        """Make this game the same as the other one."""
        self._memory[:] = other._memory

    def __eq__(self, other: object) -> bool:
        return self._memory == other._memory if isinstance(other, State) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game changes; its bytes can be hashed

    def __repr__(self) -> str:
        fields = (name for name, (field, _) in _fields(RECORD) if not field.shape and name != "unused")
        return f"<State {' '.join(f'{name}={getattr(self, name)}' for name in fields)}>"

    def __reduce__(self) -> tuple[type["State"], tuple[bytes]]:
        return State, (self.tobytes(),)


def _window(offset: int) -> property:
    def read(state: State) -> int:
        return state._memory[offset]

    def write(state: State, value: int) -> None:
        state._memory[offset] = value

    return property(read, write)


for _name, (_field, _offset) in _fields(RECORD):
    if not _field.shape:
        setattr(State, _name, _window(_offset))


class States(np.ndarray[Any, Any]):
    """An array of games. In plain Python an element is a :class:`State`, in compiled code the record itself."""

    def __getitem__(self, key: Any) -> Any:
        if self.ndim != 1 or not isinstance(key, int | np.integer):
            return super().__getitem__(key)
        index = int(key) if key >= 0 else int(key) + len(self)
        if not 0 <= index < len(self):
            raise IndexError(f"game {key} of {len(self)}")
        return State.within(self, index)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(value, State):
            self[key].become(value)
        else:
            super().__setitem__(key, value)

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))


def empty_states(games: int) -> States:
    """An array of records, all zero; set them up with :func:`razzia.core.rules.start`."""
    return np.zeros(games, RECORD).view(States)


def cheque_mask(cheques: Iterable[int]) -> int:
    """The mask for a collection of cheques."""
    return sum(1 << cheque for cheque in cheques)


@lru_cache(maxsize=4096)  # tables ask for the same few again and again
def cheques_in(mask: int) -> tuple[int, ...]:
    """The cheques of a mask, lowest first."""
    return tuple(cheque for cheque in range(mask.bit_length()) if mask >> cheque & 1)
