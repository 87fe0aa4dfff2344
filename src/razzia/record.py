"""The game record: reading, writing, replaying, checking. ``docs/record.md`` describes the format.

A record is checked by replaying it. One that no game can have produced is refused with a :class:`DataError` that
says where its first defect is.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from razzia.core.cards import SEATS
from razzia.editions import Options
from razzia.errors import DataError, RazziaError
from razzia.game import Game
from razzia.notation import CHANCE_MARK
from razzia.strict_json import TYPES, check_name, field, lines, parse_object

VERSION: Final = 1


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
            raise DataError.at("moves", code="unfinished")
        data = {
            "razzia": VERSION,
            "edition": game.edition.id,
            "options": {"piles": game.options.piles, "open_cheques": game.options.open_cheques},
            "seats": [{"name": name, "cheques": list(own)} for name, own in zip(game.names, game.cheques, strict=True)],
            "moves": game.moves,
            "result": result_of(game),
        }
        if data.keys() & optional.keys():
            raise ValueError(f"not optional: {', '.join(data.keys() & optional.keys())}")
        return cls(game, {**data, **optional})

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.data, ensure_ascii=False)


def result_of(game: Game) -> dict[str, Any]:
    """The ``result`` of a finished game."""
    return {"totals": list(game.totals.values()), "winners": list(game.winners), "rounds": game.sheets}


# ── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────


def read(text: str | bytes) -> Record:
    """Read one record, replay it, and check its result."""
    data = parse_object(text)
    game = _set_up(data)
    moves = field(data, "moves", list)
    claimed = field(data, "result", dict)
    for number, move in enumerate(moves, 1):
        _play(game, move, number)
    if not game.over:
        raise DataError.at(*(("move", len(moves)) if moves else ("moves",)), code="unfinished")
    _compare(claimed, result_of(game), "result")
    return Record(game, data)


def read_all(stream: BinaryIO) -> Iterator[tuple[int, Record | DataError]]:
    """Read a file of one record or of one a line. Yields line numbers and, for each, a record or what is wrong."""
    found = False
    for number, line in lines(stream):
        found = True
        try:
            yield number, read(line)
        except DataError as error:
            yield number, error
    if not found:
        yield 1, DataError.at(code="no-record")


# ── Checking ────────────────────────────────────────────────────────────────────────────────────────────────────


def _set_up(data: Mapping[str, Any]) -> Game:
    version = field(data, "razzia", int)
    if version != VERSION:
        raise DataError.at("razzia", code="version", text=str(version), known=VERSION)
    edition = field(data, "edition", str)
    options = field(data, "options", dict)
    for name in options:
        if name not in ("piles", "open_cheques"):
            raise DataError.at("options", name, code="unknown-option", text=name)
    piles = field(options, "piles", int, "options")
    open_cheques = field(options, "open_cheques", bool, "options")
    seats = field(data, "seats", list)
    for number, seat in enumerate(seats, 1):
        if type(seat) is not dict:
            raise DataError.at("seat", number, code="wrong-type", due=TYPES[dict])
        check_name(field(seat, "name", str, "seat", number), "seat", number, "name")
        if not all(type(cheque) is int for cheque in field(seat, "cheques", list, "seat", number)):
            raise DataError.at("seat", number, "cheques", code="wrong-type", due="numbers")
    names = [seat["name"] for seat in seats]
    cheques = [seat["cheques"] for seat in seats]
    try:
        return Game(names, edition=edition, options=Options(piles, open_cheques), cheques=cheques)
    except RazziaError as error:
        where = {"unknown-edition": "edition", "piles": "options"}.get(error.code, "seats")
        raise DataError.from_error(error, where) from None


def _play(game: Game, move: object, number: int) -> None:
    if not isinstance(move, str):
        raise DataError.at("move", number, code="wrong-type", due=TYPES[str])
    if move.split()[:1] not in ([mark] for mark in (*SEATS, CHANCE_MARK)):
        raise DataError.at("move", number, code="no-seat-letter", text=move)
    try:
        game.play(move)
    except RazziaError as error:
        raise DataError.from_error(error, "move", number) from None


def _compare(claimed: Any, due: Any, *where: str | int) -> None:
    """Find the first place where a claimed result is not the one of the replayed game."""
    if type(claimed) is not type(due):
        raise DataError.at(*where, code="wrong-type", due=TYPES[type(due)])
    if isinstance(due, dict):
        for name in claimed:
            if name not in due and where != ("result",):  # the result may say more, the sheets may not
                raise DataError.at(*where, name, code="not-on-the-sheet")
        for name, value in due.items():
            if name not in claimed:
                raise DataError.at(*where, name, code="missing-field")
            _compare(claimed[name], value, *where, name)
    elif isinstance(due, list) and len(claimed) == len(due):
        for number, (one, other) in enumerate(zip(claimed, due, strict=True), 1):
            _compare(one, other, *where, number)
    elif claimed != due:
        raise DataError.at(*where, code="other-result", text=json.dumps(claimed), due=json.dumps(due))
