"""JSON from outside, read strictly: whatever is wrong with it is one :class:`DataError` that says where."""

import json
import math
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO, Final

from razzia.errors import DataError, SetupError
from razzia.names import check_names

LONGEST: Final = 1 << 20
"""Nothing that we read is longer than this many bytes; the record of a whole game takes about five thousand."""
LONGEST_NUMBER: Final = 100
TYPES: Final = {dict: "object", list: "list", str: "text", int: "number", bool: "truth"}
"""What the types of JSON are called in messages."""


def lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines that hold something, numbered. A file that is one JSON value over several lines counts as one line."""
    pending = stream.read(LONGEST)
    chunk = stream.read(LONGEST)
    one_value = _is_json(pending) or pending.lstrip().startswith((b"{\n", b"{\r\n"))
    if b"\0" in pending or (one_value and not chunk):
        yield 1, pending  # also what is no text at all: one error is enough
        return
    number = 0
    while True:
        *whole, pending = (pending + chunk).split(b"\n")
        # Of a line that is too long, so much is enough to refuse it.
        pending = pending[: LONGEST + 1]
        for line in whole if chunk else [*whole, pending]:
            number += 1
            if line.strip():
                yield number, line
        if not chunk:
            return
        chunk = stream.read(LONGEST)


def parse_object(text: str | bytes) -> dict[str, Any]:
    """The JSON object that ``text`` holds."""
    if isinstance(text, str):
        text = text.encode("utf-8", "surrogatepass")
    if len(text) > LONGEST:
        raise DataError.at(code="too-long", longest=LONGEST)
    try:
        data = json.loads(
            text.decode("utf-8-sig"),
            object_pairs_hook=_object,
            parse_constant=_no_such_number,
            parse_int=_whole,
            parse_float=_finite,
        )
        json.dumps(data, ensure_ascii=False).encode()  # half a character, written as an escape, is no text
    except (UnicodeDecodeError, UnicodeEncodeError) as error:
        raise DataError.at(code="not-utf8", why=error.reason) from None
    except json.JSONDecodeError as error:
        raise DataError.at("character", error.pos + 1, code="not-json", why=error.msg) from None
    except RecursionError:
        raise DataError.at(code="not-json", why="nested too deep") from None
    except ValueError as error:
        raise DataError.at(code="not-json", why=str(error)) from None
    if not isinstance(data, dict):
        raise DataError.at(code="wrong-type", due=TYPES[dict])
    return data


def field(data: Mapping[str, Any], name: str, kind: type, *within: str | int) -> Any:
    """A field that must be there, and of that type. ``within`` is the way to what it is a field of."""
    if name not in data:
        raise DataError.at(*within, name, code="missing-field")
    if type(data[name]) is not kind:
        raise DataError.at(*within, name, code="wrong-type", due=TYPES[kind])
    return data[name]


def check_name(name: str, *where: str | int) -> None:
    """Refuse what cannot be the name of a player."""
    try:
        check_names([name])
    except SetupError as error:
        raise DataError.from_error(error, *where) from None


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{json.dumps(twice)} is there twice")
    return dict(pairs)


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"{digits[:LONGEST_NUMBER]} is too large a number")
    return number


def _no_such_number(name: str) -> None:
    raise ValueError(f"{name} is not a number")
