"""What is long enough travels compressed, to those who take it so."""

import gzip
from collections.abc import Mapping
from typing import Final

ENCODING: Final = "gzip"
VARY: Final = {"Vary": "Accept-Encoding"}
"""What an answer says that could have come in another form."""
PACKED: Final = {"Content-Encoding": ENCODING, **VARY}
SHORT: Final = 1400
"""What is no longer than this fits into a packet anyway."""
THOROUGH: Final = 9
"""For what is compressed once and sent often."""
QUICK: Final = 6


def takes_packed(headers: Mapping[str, str]) -> bool:
    """Whether whoever sent these headers takes an answer compressed."""
    for offer in headers.get("Accept-Encoding", "").split(","):
        name, *parameters = (part.strip().lower() for part in offer.split(";"))
        if name == ENCODING:
            return not any(_refuses(parameter) for parameter in parameters)
    return False


def _refuses(parameter: str) -> bool:
    """Whether it is a weight of nothing: ``q=0``, ``q=0.000``."""
    name, _, weight = parameter.partition("=")
    return name.strip() == "q" and not weight.strip().strip("0.")


def packed(body: bytes, level: int = QUICK) -> bytes | None:
    """The body compressed, the same each time; None if that is not worth it."""
    if len(body) <= SHORT:
        return None
    smaller = gzip.compress(body, level, mtime=0)
    return smaller if len(smaller) < len(body) else None
