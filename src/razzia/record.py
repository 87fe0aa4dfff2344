"""The game record: reading, writing, replaying, checking. ``docs/record.md`` describes the format.

A record is checked by replaying it. One that no game can have produced is refused with a :class:`RecordError` that
says where its first defect is.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from razzia.core.cards import SEATS
from razzia.editions import Options
from razzia.errors import RazziaError, RecordError
from razzia.game import Game

VERSION: Final = 1
LONGEST: Final = 1 << 20
"""No record is longer than this many bytes; a whole game takes about five thousand."""


@dataclass(frozen=True)
class Record:
    """A game that has been played, and everything else that its record says."""

    game: Game
    data: dict[str, Any]
    """The record as plain data, optional fields included."""

    @classmethod
    def of(cls, game: Game, **optional: Any) -> "Record":
        """The record of a finished game, with any optional fields (``fairness``, ``made``, …)."""
        if not game.over:
            raise RecordError("unfinished", facts={"where": "moves"})
        return cls(
            game,
            {
                "razzia": VERSION,
                "edition": game.edition.id,
                "options": {"piles": game.options.piles, "open_cheques": game.options.open_cheques},
                "seats": [
                    {"name": name, "cheques": list(own)} for name, own in zip(game.names, game.cheques, strict=True)
                ],
                "moves": game.moves,
                "result": result_of(game),
                **optional,
            },
        )

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.data, ensure_ascii=False)


def result_of(game: Game) -> dict[str, Any]:
    """The ``result`` of a finished game."""
    return {"totals": list(game.totals.values()), "winners": list(game.winners), "rounds": game.sheets}


# ── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────


def read(text: str | bytes) -> Record:
    """Read one record, replay it, and check its result."""
    data = _parse(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    game = _set_up(data)
    moves = _field(data, "moves", list)
    claimed = _field(data, "result", dict)
    for number, move in enumerate(moves, 1):
        _play(game, move, f"move {number}")
    if not game.over:
        raise RecordError("unfinished", facts={"where": f"move {len(moves)}"})
    _compare(claimed, result_of(game), "result")
    return Record(game, data)


def read_all(stream: BinaryIO) -> Iterator[tuple[int, Record | RecordError]]:
    """Read a file of one record or of one a line. Yields line numbers and, for each, a record or what is wrong."""
    found = False
    for number, line in _lines(stream):
        found = True
        try:
            yield number, read(line)
        except RecordError as error:
            yield number, error
    if not found:
        yield 1, RecordError("no-record", facts={"where": "record"})


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines that hold something, numbered. A file that is one record over several lines counts as one line."""
    pending = stream.read(LONGEST)
    if _is_json(pending):
        yield 1, pending
        return
    number = 0
    more = True
    while more:
        chunk = stream.read(LONGEST)
        more = bool(chunk)
        *lines, pending = (pending + chunk).split(b"\n")
        # Of a line that is too long, so much is enough to refuse it.
        pending = pending[: LONGEST + 1]
        for line in lines if more else [*lines, pending]:
            number += 1
            if line.strip():
                yield number, line


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _parse(text: bytes) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise RecordError("too-long", facts={"where": "record", "longest": LONGEST})
    try:
        data = json.loads(text.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_such_number)
        json.dumps(data, ensure_ascii=False).encode()  # half a character, written as an escape, is no text
    except UnicodeError as error:
        raise RecordError("not-utf8", facts={"where": "record", "why": error.reason}) from None
    except json.JSONDecodeError as error:
        raise RecordError("not-json", facts={"where": f"character {error.pos + 1}", "why": error.msg}) from None
    except RecursionError:
        raise RecordError("not-json", facts={"where": "record", "why": "nested too deep"}) from None
    except ValueError as error:
        raise RecordError("not-json", facts={"where": "record", "why": str(error)}) from None
    if not isinstance(data, dict):
        raise RecordError("not-an-object", facts={"where": "record"})
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{json.dumps(twice)} is there twice")
    return dict(pairs)


def _no_such_number(name: str) -> None:
    raise ValueError(f"{name} is not a number")


# ── Checking ────────────────────────────────────────────────────────────────────────────────────────────────────


def _set_up(data: Mapping[str, Any]) -> Game:
    version = _field(data, "razzia", int)
    if version != VERSION:
        raise RecordError("version", str(version), {"where": "razzia", "known": VERSION})
    edition = _field(data, "edition", str)
    options = _field(data, "options", dict)
    for name in options:
        if name not in ("piles", "open_cheques"):
            raise RecordError("unknown-option", name, {"where": f"options.{name}"})
    piles = _field(options, "piles", int, "options.")
    open_cheques = _field(options, "open_cheques", bool, "options.")
    seats = _field(data, "seats", list)
    names, cheques = [], []
    for number, seat in enumerate(seats, 1):
        if not isinstance(seat, dict):
            raise RecordError("wrong-type", facts={"where": f"seat {number}", "due": "object"})
        names.append(_field(seat, "name", str, f"seat {number}: "))
        cheques.append(_field(seat, "cheques", list, f"seat {number}: "))
    for number, own in enumerate(cheques, 1):
        if not all(type(cheque) is int for cheque in own):
            raise RecordError("wrong-type", facts={"where": f"seat {number}: cheques", "due": "list of numbers"})
    try:
        return Game(names, edition=edition, options=Options(piles, open_cheques), cheques=cheques)
    except RazziaError as error:
        raise _located(error, {"unknown-edition": "edition", "piles": "options"}.get(error.code, "seats")) from None


def _play(game: Game, move: object, where: str) -> None:
    if not isinstance(move, str):
        raise RecordError("wrong-type", facts={"where": where, "due": "text"})
    if move.split()[:1] not in ([seat] for seat in f"{SEATS}="):
        raise RecordError("no-seat-letter", move, {"where": where})
    try:
        game.play(move)
    except RazziaError as error:
        raise _located(error, where) from None


def _located(error: RazziaError, where: str) -> RecordError:
    return RecordError(error.code, error.text, {**error.facts, "where": where})


_TYPES: Final = {dict: "object", list: "list", str: "text", int: "number", bool: "true or false"}


def _field(data: Mapping[str, Any], name: str, kind: type, prefix: str = "") -> Any:
    if name not in data:
        raise RecordError("missing-field", name, {"where": f"{prefix}{name}"})
    if type(data[name]) is not kind:
        raise RecordError("wrong-type", facts={"where": f"{prefix}{name}", "due": _TYPES[kind]})
    return data[name]


def _compare(claimed: Any, due: Any, where: str) -> None:
    """Find the first place where a claimed result is not the one of the replayed game."""
    if type(claimed) is not type(due):
        raise RecordError("wrong-type", facts={"where": where, "due": _TYPES[type(due)]})
    if isinstance(due, dict):
        for name, value in due.items():
            if name not in claimed:
                raise RecordError("missing-field", name, {"where": f"{where}.{name}"})
            _compare(claimed[name], value, f"{where}.{name}")
    elif isinstance(due, list) and len(claimed) == len(due):
        for number, (one, other) in enumerate(zip(claimed, due, strict=True), 1):
            _compare(one, other, f"{where} {number}")
    elif claimed != due:
        raise RecordError("other-result", json.dumps(claimed), {"where": where, "due": json.dumps(due)})
