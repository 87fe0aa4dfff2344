"""The names of players: what a screen can show."""

from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from razzia.errors import SetupError

LONGEST_NAME: Final = 100
UNFIT: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode's control characters, half characters and line breaks: they would upset a screen."""
UNFIT_MARKS: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks that turn the direction of all the text after them."""


def check_names(names: Iterable[object]) -> None:
    """Refuse names that are blank, too long, or that would upset a screen."""
    for name in names:
        if not isinstance(name, str) or not alike(name) or len(name) > LONGEST_NAME or any(map(_unfit, name)):
            raise SetupError("name", name if isinstance(name, str) else repr(name), {"longest": LONGEST_NAME})


def alike(name: str) -> str:
    """What names have in common that people cannot tell apart: however written, and without invisible characters."""
    shown = "".join(letter for letter in normalize("NFKC", name) if category(letter) != "Cf")
    return " ".join(shown.casefold().split())


def _unfit(letter: str) -> bool:
    return category(letter) in UNFIT or letter in UNFIT_MARKS
