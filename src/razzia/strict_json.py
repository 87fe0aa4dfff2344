"""JSON from outside, read strictly: whatever is wrong with it is one :class:`DataError` that says where."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO, Final

from razzia.errors import DataError

LONGEST: Final = 1 << 20
"""Nothing that we read is longer than this many bytes; the record of a whole game takes about five thousand."""
TYPES: Final = {dict: "object", list: "list", str: "text", int: "number", bool: "truth"}
"""What the types of JSON are called in messages."""


def lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines that hold something, numbered. A file that is one JSON value over several lines counts as one line."""
    pending = stream.read(LONGEST)
    if _is_json(pending):
        yield 1, pending
        return
    number = 0
    more = True
    while more:
        chunk = stream.read(LONGEST)
        more = bool(chunk)
        *whole, pending = (pending + chunk).split(b"\n")
        # Of a line that is too long, so much is enough to refuse it.
        pending = pending[: LONGEST + 1]
        for line in whole if more else [*whole, pending]:
            number += 1
            if line.strip():
                yield number, line


def parse_object(text: str | bytes) -> dict[str, Any]:
    """The JSON object that ``text`` holds."""
    if isinstance(text, str):
        text = text.encode("utf-8", "surrogatepass")
    if len(text) > LONGEST:
        raise DataError("too-long", facts={"where": "record", "longest": LONGEST})
    try:
        data = json.loads(text.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_such_number)
        json.dumps(data, ensure_ascii=False).encode()  # half a character, written as an escape, is no text
    except (UnicodeDecodeError, UnicodeEncodeError) as error:
        raise DataError("not-utf8", facts={"where": "record", "why": error.reason}) from None
    except json.JSONDecodeError as error:
        raise DataError("not-json", facts={"where": f"character {error.pos + 1}", "why": error.msg}) from None
    except RecursionError:
        raise DataError("not-json", facts={"where": "record", "why": "nested too deep"}) from None
    except ValueError as error:
        raise DataError("not-json", facts={"where": "record", "why": str(error)}) from None
    if not isinstance(data, dict):
        raise DataError("wrong-type", facts={"where": "record", "due": TYPES[dict]})
    return data


def field(data: Mapping[str, Any], name: str, kind: type, within: str = "") -> Any:
    """A field that must be there, and of that type. ``within`` says what it is a field of."""
    where = f"{within}: {name}" if within else name
    if name not in data:
        raise DataError("missing-field", name, {"where": where})
    if type(data[name]) is not kind:
        raise DataError("wrong-type", facts={"where": where, "due": TYPES[kind]})
    return data[name]


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


def _no_such_number(name: str) -> None:
    raise ValueError(f"{name} is not a number")
