"""Write what is in the box as TypeScript: cards, cheques, editions, and how long or how many things may be.

The page holds no such number of its own. ``make types`` writes them anew when one has changed.
"""

import json
from typing import Any, get_args

from msgspec import inspect as kinds

from razzia.core.cards import (
    BODYGUARD,
    BUSINESSES,
    CAR,
    CHEQUE_SETS,
    COIN,
    COUNTS,
    CROSSED,
    DRIVER,
    JEWELS,
    KIND_IDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    POLICE,
    ROUNDS,
    ROW_PLACES,
    SEATS,
    THIEF,
)
from razzia.core.scoring import ITEMS, LAST_ROUND, SAME_BUSINESS_POINTS
from razzia.editions import DEFAULT_EDITION, EDITIONS
from razzia.server.api import LONGEST_RECORD
from razzia.server.messages import LONGEST_LINE, PROTOCOL
from razzia.server.openapi import API
from razzia.table.commands import LONGEST_NAME
from razzia.table.setup import Clock, Level, Setup

GROUPS = {
    "jewels": JEWELS,
    "bodyguards": (BODYGUARD,),
    "cars": (CAR, DRIVER),
    "thieves": (THIEF,),
    "coins": (COIN,),
    "businesses": BUSINESSES,
    "police": (POLICE,),
}
"""The kinds that belong together in a family: each group but police is an item of a score sheet."""
HEADER = """\
// Written by tools/box.py from the numbers of the Python code. Change them there, not here.
"""
INDENT = "  "


def cards() -> str:
    """What web/src/cards.ts holds."""
    parts = [
        _type("Group", GROUPS, "Kinds that belong together. All but police are items of a score sheet."),
        _type("KindId", KIND_IDS, "What a kind of card is called in records and messages."),
        _type("Item", ITEMS, "A line of a score sheet."),
        _KIND,
        _constant("KINDS", list(map(_kind, range(len(KIND_IDS)))), "Every kind of card, in order.", "readonly Kind[]"),
        _constant("ITEMS", ITEMS, "The lines of a score sheet, in the order in which they are read out."),
        _constant("LAST_ROUND", LAST_ROUND, "Those that count after the last round only.", "readonly Item[]"),
        _constant("SAME_BUSINESS", _same_business(), "So often the same business is worth more than its variety."),
        _constant("ROUNDS", ROUNDS),
        _constant("ROW_PLACES", ROW_PLACES, "As many loot cards as the row holds: the last one starts an auction."),
        _constant("SEATS", list(SEATS), "The letters of the seats, clockwise."),
        _constant("PLAYERS", {"least": MIN_PLAYERS, "most": MAX_PLAYERS}),
        _constant("CHEQUE_SETS", CHEQUE_SETS, "The sets of cheques, by how many play."),
        _constant("EDITIONS", list(EDITIONS)),
        _constant("DEFAULT_EDITION", DEFAULT_EDITION),
        _constant("USUAL", _manner(), "How a table is where nothing else is asked for."),
        _constant("LEVELS", get_args(Level), "How well bots play, the weakest first."),
        _constant(
            "CLOCKS", _clocks(), "How much time each kind of clock can give. A test holds our choice of clocks to it."
        ),
        _constant("LONGEST_NAME", LONGEST_NAME, "So many characters may a name at a table have."),
        _constant("LONGEST_LINE", LONGEST_LINE, "So many characters may a line in the chat have."),
        _constant("LONGEST_RECORD", LONGEST_RECORD, "So many bytes may a record have that the server replays."),
        _constant("PROTOCOL", PROTOCOL, "The version of the protocol, for hello."),
        _constant("API", API, "What the paths of the server begin with."),
    ]
    return HEADER + "".join(f"\n{part}" for part in parts)


_KIND = """\
/** A kind of card. */
export interface Kind {
  readonly id: KindId;
  readonly group: Group;
  /** How many of it are in the box. */
  readonly count: number;
  /** Whether it is printed with a cross, and leaves the families after every scoring. */
  readonly crossed: boolean;
}
"""


def _kind(kind: int) -> dict[str, Any]:
    (group,) = [name for name, members in GROUPS.items() if kind in members]
    return {"id": KIND_IDS[kind], "group": group, "count": COUNTS[kind], "crossed": kind in CROSSED}


def _same_business() -> int:
    return next(held for held, points in enumerate(SAME_BUSINESS_POINTS) if points)


def _manner() -> dict[str, Any]:
    usual = Setup()
    return {name: getattr(usual, name) for name in ("edition", "piles", "open_cheques", "hints")}


def _clocks() -> dict[str, dict[str, dict[str, int | None]]]:
    """The least and the most of each field of each kind of clock."""
    clocks = [kinds.type_info(kind) for kind in get_args(Clock)]
    return {
        str(clock.tag): {field.name: {"least": field.type.ge, "most": field.type.le} for field in clock.fields}
        for clock in clocks
        if isinstance(clock, kinds.StructType)
    }


# ── TypeScript ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _type(name: str, words: Any, comment: str) -> str:
    members = "".join(f"\n{INDENT}| {json.dumps(word)}" for word in words)
    return f"/** {comment} */\nexport type {name} ={members};\n"


def _constant(name: str, value: Any, comment: str = "", type_: str = "") -> str:
    """A constant, whose type is its very value unless one is named."""
    said = f"/** {comment} */\n" if comment else ""
    shown = _value(value)
    if type_:
        return f"{said}export const {name}: {type_} = {shown};\n"
    return f"{said}export const {name} = {shown}{' as const' * (not isinstance(value, int | str))};\n"


def _value(value: Any, *, outermost: bool = True) -> str:
    """A value as TypeScript. If it holds lists or objects, each has a line of its own."""
    if isinstance(value, dict):
        parts = [f"{key}: {_value(part, outermost=False)}" for key, part in value.items()]
        opening, closing = ("{ ", " }") if parts else ("{", "}")
        held = list(value.values())
    elif isinstance(value, list | tuple):
        parts = [_value(part, outermost=False) for part in value]
        opening, closing = "[", "]"
        held = list(value)
    else:
        return json.dumps(value)
    if outermost and any(isinstance(part, dict | list | tuple) for part in held):
        lines = "".join(f"{INDENT}{part},\n" for part in parts)
        return f"{opening.strip()}\n{lines}{closing.strip()}"
    return f"{opening}{', '.join(parts)}{closing}"
