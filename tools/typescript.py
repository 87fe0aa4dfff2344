"""Write the TypeScript declarations of what is sent as JSON, from the Python types that define it.

Every message is defined once, in Python, and so is every number (``tools/box.py``). ``make types`` writes them anew
when one has changed.
"""

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT
from msgspec import inspect as kinds

from razzia.events import Cause, Event
from razzia.game import Decision
from razzia.notation import Pile
from razzia.replaying import Replay
from razzia.server.messages import FromClient, History, NewTable, Page, Snapshot, ToClient
from razzia.server.refusals import Refusal
from razzia.server.storage.writes import ChatRoom
from razzia.status import Status
from razzia.table.commands import Command
from razzia.table.journal import By, News
from razzia.table.setup import Clock, Level
from tools.box import cards

HEADER = """\
// Written by tools/typescript.py from the types of the Python code. Change them there, not here.
"""
WIDTH = 120
INDENT = "  "

PLAIN: dict[type, str] = {
    kinds.AnyType: "unknown",
    kinds.RawType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    **dict.fromkeys(
        [
            kinds.StrType, kinds.BytesType, kinds.UUIDType, kinds.DecimalType,
            kinds.DateTimeType, kinds.DateType, kinds.TimeType, kinds.TimeDeltaType,
        ],
        "string",
    ),
}  # fmt: skip
"""What msgspec writes as a single value."""

Declared = kinds.StructType | kinds.DataclassType | kinds.TypedDictType | kinds.EnumType
"""What has a name of its own."""


def declarations(*types: Any, inputs: Iterable[Any] = (), **aliases: Any) -> str:
    """The declarations of some types and of all that they mention.

    ``inputs`` are types that we receive: what has a default there may be left out. ``aliases`` are names for unions and
    literals, which have none of their own in Python.
    """
    writer = _Writer()
    for type_ in inputs:
        writer.mark_inputs(kinds.type_info(type_))
    for name, type_ in aliases.items():
        writer.add_alias(name, kinds.type_info(type_))
    for type_ in (*types, *inputs):
        writer.text(kinds.type_info(type_))
    return HEADER + "".join(f"\n{declaration}" for declaration in writer.declared())


class _Writer:
    """Writes types as text, and keeps those that have to be declared."""

    def __init__(self) -> None:
        self._found: dict[str, Declared] = {}
        self._inputs: set[type] = set()
        self._aliases: dict[str, list[str]] = {}
        """The members of each union that has a name, as text."""

    def mark_inputs(self, type_: kinds.Type) -> None:
        """Note that this type, and each that it mentions, is received."""
        if isinstance(type_, kinds.StructType | kinds.DataclassType | kinds.TypedDictType):
            if type_.cls in self._inputs:
                return
            self._inputs.add(type_.cls)
        for part in _parts(type_):
            self.mark_inputs(part)

    def add_alias(self, name: str, type_: kinds.Type) -> None:
        """Give a union or a literal a name."""
        self._aliases[name] = self._members(type_)

    def declared(self) -> Iterator[str]:
        """Every declaration: the aliases, then the types in the order in which they are mentioned."""
        for name, members in self._aliases.items():
            yield _wrapped(f"export type {name} =", members)
        written = 0
        while written < len(self._found):  # what is declared may mention more
            name, type_ = list(self._found.items())[written]
            written += 1
            yield self._declaration(name, type_)

    # ── Types as text ───────────────────────────────────────────────────────────────────────────────────────────

    def text(self, type_: kinds.Type) -> str:
        """A type, as a field mentions it."""
        return " | ".join(self._with_aliases(self._members(type_)))

    def _members(self, type_: kinds.Type) -> list[str]:
        """The alternatives of a type; most types have one."""
        if isinstance(type_, kinds.Metadata):  # what msgspec notes beside a type, such as its description
            return self._members(type_.type)
        if isinstance(type_, kinds.UnionType):
            return [member for each in type_.types for member in self._members(each)]
        if isinstance(type_, kinds.LiteralType):
            return [json.dumps(value) for value in type_.values]
        return [self._single(type_)]

    def _with_aliases(self, members: list[str]) -> list[str]:
        """The same alternatives, those of a union that has a name under that name. The largest union comes first."""
        for name, named in sorted(self._aliases.items(), key=lambda alias: -len(alias[1])):
            if set(named) <= set(members):
                members = [name, *(member for member in members if member not in named)]
        return members

    def _single(self, type_: kinds.Type) -> str:
        if type(type_) in PLAIN:
            return PLAIN[type(type_)]
        if isinstance(type_, Declared):
            return self._named(type_)
        if isinstance(type_, kinds.TupleType):
            return f"[{', '.join(map(self.text, type_.item_types))}]"
        if isinstance(type_, kinds.DictType):
            record = f"Record<{self.text(type_.key_type)}, {self.text(type_.value_type)}>"
            # Where the keys are a choice of words, not every one of them has to be there.
            return f"Partial<{record}>" if isinstance(type_.key_type, kinds.LiteralType | kinds.EnumType) else record
        if isinstance(type_, kinds.CollectionType):
            item = self.text(type_.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        raise TypeError(f"there is no TypeScript for {type_}")

    def _named(self, type_: Declared) -> str:
        name = str(type_.cls.__name__)
        known = self._found.setdefault(name, type_)
        if known.cls is not type_.cls or name in self._aliases:
            raise TypeError(f"two types are called {name}")
        return name

    # ── Declarations ────────────────────────────────────────────────────────────────────────────────────────────

    def _declaration(self, name: str, type_: Declared) -> str:
        comment = _comment(_docstring(type_.cls))
        if isinstance(type_, kinds.EnumType):
            return comment + _wrapped(f"export type {name} =", [json.dumps(member.value) for member in type_.cls])
        docs = _field_docstrings(type_.cls)
        fields = [
            (field.encode_name, self._may_lack(type_, field), self.text(field.type), docs.get(field.name, ""))
            for field in type_.fields
        ]
        if isinstance(type_, kinds.StructType) and type_.tag is not None:
            fields.insert(0, (str(type_.tag_field), False, json.dumps(type_.tag), ""))
        if isinstance(type_, kinds.StructType) and type_.array_like:
            items = ", ".join(f"{_key(key)}{'?' * lacks}: {text}" for key, lacks, text, _ in fields)
            return f"{comment}export type {name} = [{items}];\n"
        lines = [
            f"{_comment(doc, INDENT)}{INDENT}{_key(key)}{'?' * lacks}: {text};\n" for key, lacks, text, doc in fields
        ]
        return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"

    def _may_lack(self, type_: Declared, field: kinds.Field) -> bool:
        """Whether the field may be missing: received, if it has a default; sent, if we leave it out."""
        if field.required:
            return False
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        sparing = isinstance(type_, kinds.StructType) and type_.cls.__struct_config__.omit_defaults
        return type_.cls in self._inputs or unset or sparing or isinstance(type_, kinds.TypedDictType)


def _parts(type_: kinds.Type) -> Iterator[kinds.Type]:
    """The types that a type mentions."""
    if isinstance(type_, kinds.Metadata):
        yield type_.type
    elif isinstance(type_, kinds.UnionType):
        yield from type_.types
    elif isinstance(type_, kinds.TupleType):
        yield from type_.item_types
    elif isinstance(type_, kinds.DictType):
        yield from (type_.key_type, type_.value_type)
    elif isinstance(type_, kinds.CollectionType):
        yield type_.item_type
    elif isinstance(type_, kinds.StructType | kinds.DataclassType | kinds.TypedDictType):
        yield from (field.type for field in type_.fields)


def _key(name: str) -> str:
    return name if re.fullmatch("[A-Za-z_$][A-Za-z0-9_$]*", name) else json.dumps(name)


def _wrapped(start: str, members: list[str]) -> str:
    line = f"{start} {' | '.join(members)};\n"
    return line if len(line) <= WIDTH else "".join([start, *(f"\n{INDENT}| {member}" for member in members), ";\n"])


# ── Docstrings ──────────────────────────────────────────────────────────────────────────────────────────────────


def _docstring(cls: type) -> str:
    doc = inspect.cleandoc(cls.__dict__.get("__doc__") or "")
    return "" if doc.startswith(f"{cls.__name__}(") else doc  # what a dataclass says of itself when nobody else does


def _field_docstrings(cls: type) -> dict[str, str]:
    """The text below each field of a class, those that it inherits included."""
    docs: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        try:
            source = textwrap.dedent(inspect.getsource(base))
        except (OSError, TypeError):  # built in, or made at a prompt
            continue
        (definition,) = ast.parse(source).body
        assert isinstance(definition, ast.ClassDef)
        for field, below in zip(definition.body, definition.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(doc))):
                    docs[name] = inspect.cleandoc(doc)
    return docs


def _comment(doc: str, indent: str = "") -> str:
    """A docstring as a JSDoc comment, in the words and marks that a reader of TypeScript expects."""
    if not doc:
        return ""
    doc = re.sub(r"\bNone\b(?! of)", "null", doc)
    doc = re.sub(r":\w+:`~?(?:[\w.]*\.)?(\w+)`", r"`\1`", doc).replace("``", "`").replace("*/", "*\\/")
    lines = doc.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {doc} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


# ── The protocol ────────────────────────────────────────────────────────────────────────────────────────────────


def protocol() -> str:
    """What web/src/protocol.ts holds: every type that travels between the server and a client.

    A ``Setup`` is complete when it is sent; a client that asks for a table may send a ``Partial<Setup>``.
    """
    return declarations(
        *(NewTable, Snapshot, Page, History, Replay, Refusal),
        inputs=[FromClient],
        FromClient=FromClient,
        Command=Command,
        ToClient=ToClient,
        News=News,
        Event=Event,
        Clock=Clock,
        Status=Status,
        Level=Level,
        By=By,
        ChatRoom=ChatRoom,
        Cause=Cause,
        Decision=Decision,
        Pile=Pile,
    )


FILES: dict[str, Callable[[], str]] = {"protocol.ts": protocol, "cards.ts": cards}
"""What the page has of us."""


def main(arguments: list[str]) -> None:
    """Write the files of the page into the folder that is named, or show them."""
    for name, text in FILES.items():
        if arguments:
            Path(arguments[0], name).write_text(text(), "utf-8")
        else:
            print(text(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
