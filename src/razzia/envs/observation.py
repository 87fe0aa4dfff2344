"""What a player sees, as 373 small numbers; and what it may do, as 38. Every environment uses these.

The numbers are ``int8``. First come five blocks of 54, one a seat: block 0 is the observer's own, block 1 the next seat
clockwise, and so on. Blocks of seats that are not at the table are all zero. The table itself follows, from 270 on.

======== ==== ======== ==================================================================================
index    size values   in the block of a seat, at 54 × block + index
======== ==== ======== ==================================================================================
0        17   0–16     family: how many cards of kind 0 to 16
17       16   0, 1     face up: whether it holds cheque 1 to 16 face up, to bid with
33       16   0, 1     face down: whether it won cheque 1 to 16 in this round
49       1    −26–127  total: points of the rounds scored so far
50       1    0, 1     at the table: somebody sits here
51       1    0, 1     turn: whose turn it is; in an auction, who caused it and bids last
52       1    0, 1     decides: who must act now; nobody when a card is due or the game is over
53       1    0, 1     best bidder: who has made the best bid
======== ==== ======== ==================================================================================

======== ==== ======== ==================================================================================
index    size values   on the table
======== ==== ======== ==================================================================================
270      17   0–7      row: how many cards of kind 0 to 16
287      18   0–21     bag: undrawn cards of kind 0 to 17, both piles together
305      2    0–120    piles: undrawn cards in the left and the right pile
307      1    0–6      police: cards on the police track
308      1    5, 7     raid: the police card that ends the round
309      16   0, 1     centre: which cheque, 1 to 16, lies in the centre
325      16   0, 1     best bid: which cheque, 1 to 16, is the best bid; none before anyone has bid
341      3    0, 1     round: which of rounds 1 to 3
344      5    0, 1     phase: turn, stealing, auction, card due, game over
349      1    0, 1     right pile: the card that is due comes from the right pile
350      3    0, 1     auction: police, full row, forced; none when there is no auction
353      1    0–5      thieves ready: while stealing, thieves that can still be used this turn
354      17   0, 1     stolen: while stealing, the kind, 0 to 16, that was stolen last
371      1    0, 3     edition: points for everyone when all tie on bodyguards
372      1    1, 2     pile count: how many piles the table plays with
======== ==== ======== ==================================================================================

Kinds and actions are numbered as in :mod:`razzia.core.cards` and :mod:`razzia.core.actions`. The *action mask* has 38
numbers, ``int8``: 1 where the action is legal for the player who must act now.

Why like this:

- *From the observer's chair.* A network that has learnt to play one seat can play all of them.
- *Facts about a player lie in the player's block*, also whose turn it is: a network may share weights across blocks, or
  attend over them.
- *Choices are spread out, amounts are counted.* A cheque, a phase or a round is one number for each possibility, as
  networks like it; cards are counts. Divide by :data:`HIGH` and everything is between −1 and 1.
- *Eight bits* are all it takes, and a quarter of the memory of ``float32``: convert on the device where you learn.
  Before the last scoring a total is never above 103 (two rounds: 12 points for thieves, 10 for bodyguards, 42 for
  cars and drivers, 30 for jewels, 9 for coins). Only when the game is over could it pass 127, and is cut off there.
- *Nothing is hidden and nothing is history.* All that lies on the table is public, cheques won in this round included:
  everyone has seen them. The order of the undrawn cards is known to nobody, so it cannot be in here; nor are the seeds.

Version 0: any change of these tables is a new version of every environment.
"""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from razzia.core.actions import ACTIONS
from razzia.core.bits import lowest_bit
from razzia.core.cards import (
    COUNTS,
    DECK_SIZE,
    HIGHEST_CHEQUE,
    KINDS,
    LOOT_KINDS,
    MAX_PLAYERS,
    RAID,
    ROUNDS,
    ROW_PLACES,
    THIEF,
)
from razzia.core.compile import compiled
from razzia.core.rules import legal_actions, raid_at
from razzia.core.state import AUCTION, CHANCE, LEFT, NO_AUCTION, OVER, RIGHT, STEALING, TURN, State
from razzia.editions import EDITIONS

VERSION: Final = 0
Numbers: TypeAlias = NDArray[np.int8]
Records: TypeAlias = NDArray[Any]
"""Games as a plain array of records: Numba takes it ten times as fast as a ``States``."""

# In the block of a seat.
FAMILY: Final = 0
FACE_UP: Final = FAMILY + LOOT_KINDS
FACE_DOWN: Final = FACE_UP + HIGHEST_CHEQUE
TOTAL: Final = FACE_DOWN + HIGHEST_CHEQUE
AT_TABLE: Final = TOTAL + 1
HAS_TURN: Final = AT_TABLE + 1
DECIDES: Final = HAS_TURN + 1
BEST_BIDDER: Final = DECIDES + 1
BLOCK: Final = BEST_BIDDER + 1
"""The size of a block."""

# On the table.
ROW: Final = MAX_PLAYERS * BLOCK
BAG: Final = ROW + LOOT_KINDS
PILES: Final = BAG + KINDS
POLICE_TRACK: Final = PILES + 2
RAID_AT: Final = POLICE_TRACK + 1
CENTRE: Final = RAID_AT + 1
BEST_BID: Final = CENTRE + HIGHEST_CHEQUE
ROUND: Final = BEST_BID + HIGHEST_CHEQUE
PHASE: Final = ROUND + ROUNDS
PHASES: Final = (TURN, STEALING, AUCTION, CHANCE, OVER)
"""The phases that can be observed, in the order of their numbers here."""
RIGHT_PILE: Final = PHASE + len(PHASES)
AUCTION_KIND: Final = RIGHT_PILE + 1
THIEVES_READY: Final = AUCTION_KIND + 3
STOLEN: Final = THIEVES_READY + 1
EDITION: Final = STOLEN + LOOT_KINDS
PILE_COUNT: Final = EDITION + 1
SIZE: Final = PILE_COUNT + 1
"""The size of an observation."""

LOWEST_TOTAL: Final = -26
"""Fewest bodyguards and no jewel in three rounds, and the lowest cheques."""
HIGHEST_NUMBER: Final = 127


@dataclass(frozen=True)
class Field:
    """A stretch of numbers of an observation that belong together."""

    name: str
    start: int
    low: int
    high: tuple[int, ...]
    """The highest value of each number."""


_YES: Final = (1,)
_CHEQUES: Final = _YES * HIGHEST_CHEQUE
_ALL_TIED: Final = max(edition.bodyguards_all_tied for edition in EDITIONS.values())
_IN_ROW: Final = tuple(min(count, ROW_PLACES) for count in COUNTS[:LOOT_KINDS])

SEAT_FIELDS: Final = (
    Field("family", FAMILY, 0, COUNTS[:LOOT_KINDS]),
    Field("face up", FACE_UP, 0, _CHEQUES),
    Field("face down", FACE_DOWN, 0, _CHEQUES),
    Field("total", TOTAL, LOWEST_TOTAL, (HIGHEST_NUMBER,)),
    Field("at the table", AT_TABLE, 0, _YES),
    Field("turn", HAS_TURN, 0, _YES),
    Field("decides", DECIDES, 0, _YES),
    Field("best bidder", BEST_BIDDER, 0, _YES),
)
TABLE_FIELDS: Final = (
    Field("row", ROW, 0, _IN_ROW),
    Field("bag", BAG, 0, COUNTS),
    Field("piles", PILES, 0, (DECK_SIZE, DECK_SIZE)),
    Field("police", POLICE_TRACK, 0, (RAID - 1,)),
    Field("raid", RAID_AT, 0, (RAID,)),
    Field("centre", CENTRE, 0, _CHEQUES),
    Field("best bid", BEST_BID, 0, _CHEQUES),
    Field("round", ROUND, 0, _YES * ROUNDS),
    Field("phase", PHASE, 0, _YES * len(PHASES)),
    Field("right pile", RIGHT_PILE, 0, _YES),
    Field("auction", AUCTION_KIND, 0, _YES * 3),
    Field("thieves ready", THIEVES_READY, 0, (COUNTS[THIEF] - 1,)),
    Field("stolen", STOLEN, 0, _YES * LOOT_KINDS),
    Field("edition", EDITION, 0, (_ALL_TIED,)),
    Field("pile count", PILE_COUNT, 0, (2,)),
)


def _bounds() -> tuple[Numbers, Numbers]:
    low, high = np.zeros(SIZE, np.int8), np.zeros(SIZE, np.int8)
    blocks = [(field, BLOCK * block + field.start) for block in range(MAX_PLAYERS) for field in SEAT_FIELDS]
    for field, start in [*blocks, *((field, field.start) for field in TABLE_FIELDS)]:
        low[start : start + len(field.high)] = field.low
        high[start : start + len(field.high)] = field.high
    low.flags.writeable = high.flags.writeable = False
    return low, high


LOW, HIGH = _bounds()
"""The lowest and the highest value of each number."""


@compiled
def write_observation(s: State, seat: int, out: Numbers) -> None:
    """Write what the player in ``seat`` sees into ``out``, of :data:`SIZE` numbers."""
    # Most numbers are zero in most positions: clear all of them and set the others. It is twice as fast.
    for place in range(SIZE):
        out[place] = 0
    other = seat
    for block in range(s.players):
        _write_seat(s, other, out[BLOCK * block : BLOCK * (block + 1)])
        other += 1
        if other == s.players:
            other = 0
    _write_table(s, out)


@compiled
def _write_seat(s: State, seat: int, out: Numbers) -> None:
    for kind in range(LOOT_KINDS):
        out[FAMILY + kind] = s.families[seat, kind]
    # One loop for both: a player always owns equally many cheques, and a processor likes what it can foresee.
    cheques = (s.face_up[seat] | s.face_down[seat]) >> 1
    while cheques != 0:
        place = lowest_bit(cheques)
        face_up = s.face_up[seat] >> (place + 1) & 1
        out[FACE_UP + place] = face_up
        out[FACE_DOWN + place] = 1 - face_up
        cheques &= cheques - 1
    out[TOTAL] = min(s.totals[seat], HIGHEST_NUMBER)
    out[AT_TABLE] = 1
    out[HAS_TURN] = s.turn == seat
    out[DECIDES] = s.seat == seat and s.phase != CHANCE
    out[BEST_BIDDER] = s.best_bidder == seat


@compiled
def _write_table(s: State, out: Numbers) -> None:
    for kind in range(LOOT_KINDS):
        out[ROW + kind] = s.row[kind]
    for kind in range(KINDS):
        out[BAG + kind] = s.bag[kind]
    out[PILES] = s.piles[LEFT]
    out[PILES + 1] = s.piles[RIGHT]
    out[POLICE_TRACK] = s.police
    out[RAID_AT] = raid_at(s)
    out[CENTRE + s.centre - 1] = 1
    out[BEST_BID + max(s.best_bid - 1, 0)] = s.best_bid > 0
    out[ROUND + s.round - 1] = 1
    out[PHASE + min(s.phase, len(PHASES) - 1)] = 1
    out[RIGHT_PILE] = s.pile
    out[AUCTION_KIND + max(s.auction - 1, 0)] = s.auction != NO_AUCTION
    out[THIEVES_READY] = s.thieves_ready
    out[STOLEN + s.stolen] = s.phase == STEALING
    out[EDITION] = s.bodyguards_all_tied
    out[PILE_COUNT] = s.pile_count


@compiled
def write_mask(legal: int, out: Numbers) -> None:
    """Write the legal actions, which the rules have as the bits of one integer, into ``out``, of 38 numbers."""
    for action in range(ACTIONS):
        out[action] = 0
    while legal != 0:
        out[lowest_bit(legal)] = 1
        legal &= legal - 1


@compiled
def _observe(records: Records, seat: int, out: Numbers) -> None:
    write_observation(records[0], seat, out)


@compiled
def _mask(records: Records, out: Numbers) -> None:
    write_mask(legal_actions(records[0]), out)


def observation(records: Records, seat: int) -> Numbers:
    """What the player in ``seat`` sees of a game, which is an array of one."""
    out = np.empty(SIZE, np.int8)
    _observe.machine_code(records, seat, out)
    return out


def action_mask(records: Records) -> Numbers:
    """The legal actions of a game, which is an array of one. All zero when no player has to act."""
    out = np.empty(ACTIONS, np.int8)
    _mask.machine_code(records, out)
    return out


def fields(numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """An observation taken apart: views by the names of the tables above; those of the seats have a row a block."""
    blocks = numbers[:ROW].reshape(MAX_PLAYERS, BLOCK)
    seats = {field.name: blocks[:, field.start : field.start + len(field.high)] for field in SEAT_FIELDS}
    table = {field.name: numbers[field.start : field.start + len(field.high)] for field in TABLE_FIELDS}
    return {**seats, **table}
