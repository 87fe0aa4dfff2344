"""Types that have every feature, and what becomes of them in TypeScript."""

import json
import re
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from razzia.core.cards import CHEQUE_SETS, CROSSED, DECK_SIZE, KIND_IDS
from razzia.core.scoring import ITEMS, LAST_ROUND, SAME_BUSINESS_POINTS
from razzia.editions import EDITIONS
from razzia.events import Event
from razzia.table.commands import Sit
from razzia.table.setup import Clock, Setup
from tools import typescript
from tools.box import cards
from tools.typescript import FILES, HEADER, declarations, protocol

ROOT = Path(__file__).parents[1]
Side = Literal["left", "right"]


class Colour(Enum):
    """A colour."""

    RED = "red"
    GREEN = "green"


class Base(Struct, tag_field="type"):
    seat: str
    """Whose it is."""


class Moved(Base, tag="moved"):
    """Something moved to a :class:`~razzia.row.Row`, ``twice``.

    It is told in two lines. */ And None of them ends the comment.
    """

    to: Side
    by: Colour
    place: tuple[int, str]
    cards: tuple[str, ...]


class Stopped(Base, tag="stopped", rename="camel"):
    at_once: bool
    """None if nobody knows."""
    sides: dict[Side, int]
    notes: dict[str, int | None]
    either: list[int | None]


Happened = Moved | Stopped


class Pair(Struct, array_like=True, tag="pair"):
    first: int
    second: float = 0.5


class Sparse(Struct, omit_defaults=True):
    often: int
    seldom: int = 0


class Unset(Struct):
    perhaps: int | UnsetType = UNSET
    always: str = ""


class Loose(TypedDict):
    there: int
    not_there: NotRequired[int]


@dataclass
class Tree:
    """A tree of trees."""

    branches: list["Tree"]
    anything: Any
    raw: Raw
    when: datetime
    event: Happened | None
    empty: None = None
    names: set[str] = field(default_factory=set)


class Ask(Struct, rename={"of": "is-of"}):
    question: Literal["why", 3]
    of: Tree | None = None


def test_tagged_unions_are_told_apart_by_their_tag():
    assert (
        declarations(Happened, Happened=Happened, Side=Side)
        == HEADER
        + """
export type Happened = Moved | Stopped;

export type Side = "left" | "right";

/**
 * Something moved to a `Row`, `twice`.
 *
 * It is told in two lines. *\\/ And None of them ends the comment.
 */
export interface Moved {
  type: "moved";
  /** Whose it is. */
  seat: string;
  to: Side;
  by: Colour;
  place: [number, string];
  cards: string[];
}

export interface Stopped {
  type: "stopped";
  /** Whose it is. */
  seat: string;
  /** null if nobody knows. */
  atOnce: boolean;
  sides: Partial<Record<Side, number>>;
  notes: Record<string, number | null>;
  either: (number | null)[];
}

/** A colour. */
export type Colour = "red" | "green";
"""
    )


TREE = """
/** A tree of trees. */
export interface Tree {
  branches: Tree[];
  anything: unknown;
  raw: unknown;
  when: string;
  event: Happened | null;
  empty: null;
  names: string[];
}
"""


def test_what_is_sent_is_there_and_what_is_received_may_be_left_out():
    assert TREE in declarations(Tree, Happened=Happened)
    assert TREE.replace("empty:", "empty?:").replace("names:", "names?:") in declarations(
        inputs=[Ask], Happened=Happened
    )
    asked = """
export interface Ask {
  question: 3 | "why";
  "is-of"%s: Tree | null;
}
"""
    assert asked % "" in declarations(Ask)
    assert asked % "?" in declarations(inputs=[Ask])
    assert asked % "?" in declarations(inputs=[list[tuple[Ask, dict[str, Ask | int]]]])


def test_what_is_left_out_when_it_is_sent():
    text = declarations(Sparse, Unset, Loose)
    assert "  often: number;\n  seldom?: number;\n" in text
    assert "  perhaps?: number;\n  always: string;\n" in text
    assert "  not_there?: number;\n" in text
    assert "  there: number;\n" in text


def test_a_struct_that_is_sent_as_an_array():
    assert 'export type Pair = [type: "pair", first: number, second: number];\n' in declarations(Pair)
    assert 'export type Pair = [type: "pair", first: number, second?: number];\n' in declarations(inputs=[Pair])
    assert msgspec.json.encode(Pair(1)) == b'["pair",1,0.5]'


def test_long_unions_are_written_one_below_the_other():
    assert "export type Event =\n  | Drew\n  | LootTurnedOver\n" in declarations(Event=Event)


def test_types_that_cannot_be_told_apart_or_have_no_counterpart():
    other = msgspec.defstruct("Ask", ["answer"])
    with pytest.raises(TypeError, match="two types are called Ask"):
        declarations(Ask, other)
    with pytest.raises(TypeError, match="two types are called Ask"):
        declarations(Ask, Ask=Side)
    with pytest.raises(TypeError, match=r"there is no TypeScript for .*complex"):
        declarations(list[complex])


def test_the_protocol_is_written_alike_each_time(tmp_path, capsys):
    typescript.main([str(tmp_path)])
    typescript.main([])
    written = [(tmp_path / name).read_text("utf-8") for name in FILES]
    assert "".join(written) == capsys.readouterr().out
    assert written[0] == protocol()
    assert "  auction: Auction | null;\n" in protocol()


def test_what_is_noted_beside_a_type_does_not_change_it():
    letter = Annotated[Side | None, Meta(description="left, or right")]
    noted = msgspec.defstruct("Noted", [("letter", letter), ("letters", list[letter])])
    written = declarations(noted)
    assert '  letter: "left" | "right" | null;\n  letters: ("left" | "right" | null)[];\n' in written


@pytest.mark.parametrize("name", FILES)
def test_what_the_web_client_has_of_us_is_current(name):
    """If not: ``make types``."""
    assert (ROOT / "web" / "src" / name).read_text("utf-8") == FILES[name]()


def constant(name: str) -> Any:
    """What cards.ts says a constant is. Its values are JSON but for the names of fields and a last comma."""
    (written,) = re.findall(rf"^export const {name}(?:: [^=]+)? = (.*?)(?: as const)?;$", cards(), re.M | re.S)
    quoted = re.sub(r"([{,]\s*)(\w+):", r'\1"\2":', written)
    return json.loads(re.sub(r",(\s*[\]}])", r"\1", quoted))


def test_the_cards_are_those_in_the_box():
    kinds = constant("KINDS")
    assert [kind["id"] for kind in kinds] == list(KIND_IDS)
    assert sum(kind["count"] for kind in kinds) == DECK_SIZE
    assert [kind["id"] for kind in kinds if kind["crossed"]] == [KIND_IDS[kind] for kind in CROSSED]
    groups = {group: [kind["id"] for kind in kinds if kind["group"] == group] for group in (*ITEMS[:-1], "police")}
    assert groups["cars"] == ["car", "driver"]
    assert {group: len(members) for group, members in groups.items()} == {
        "jewels": 5, "bodyguards": 1, "cars": 2, "thieves": 1, "coins": 1, "businesses": 7, "police": 1,
    }  # fmt: skip
    assert {int(players): sets for players, sets in constant("CHEQUE_SETS").items()} == {
        players: [list(own) for own in sets] for players, sets in CHEQUE_SETS.items()
    }
    assert constant("ITEMS") == list(ITEMS)
    assert constant("LAST_ROUND") == list(LAST_ROUND)
    enough = constant("SAME_BUSINESS")
    assert not any(SAME_BUSINESS_POINTS[:enough])
    assert all(SAME_BUSINESS_POINTS[enough:])
    assert constant("EDITIONS") == list(EDITIONS)


def test_the_limits_are_those_that_are_enforced():
    longest, clocks = constant("LONGEST_NAME"), constant("CLOCKS")
    msgspec.convert({"type": "sit", "request": "x", "name": "x" * longest}, Sit)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "sit", "request": "x", "name": "x" * (longest + 1)}, Sit)
    assert clocks.pop("none") == {}
    for kind, fields in clocks.items():
        for end, beyond in (("least", -1), ("most", 1)):
            due = {name: bounds[end] for name, bounds in fields.items()}
            msgspec.convert({"kind": kind, **due}, Clock)
            for name in fields:
                with pytest.raises(msgspec.ValidationError):
                    msgspec.convert({"kind": kind, **due, name: due[name] + beyond}, Clock)


def test_a_table_that_is_asked_for_in_the_usual_manner_is_the_usual_one():
    assert msgspec.convert(constant("USUAL"), Setup) == Setup()
