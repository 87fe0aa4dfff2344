"""The names of players, and other short texts of theirs: what a screen can show."""

from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import category, normalize

from razzia.core.cards import MAX_PLAYERS, MIN_PLAYERS, SEATS
from razzia.errors import SetupError

LONGEST_NAME: Final = 100
UNFIT: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode's control characters, half characters and line breaks: they would upset a screen."""
UNFIT_MARKS: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks that turn the direction of all the text after them."""


def names_of(players: int | Sequence[str]) -> tuple[str, ...]:
    """The names at a table, clockwise: those that are given, or a plain one for each of so many players."""
    if isinstance(players, int):
        count = players
        names = tuple(f"Player {seat}" for seat in SEATS[: max(count, 0)])
    else:
        names = (players,) if isinstance(players, str) else tuple(players)
        count = len(names)
    if not MIN_PLAYERS <= count <= MAX_PLAYERS:
        raise SetupError("players", str(count), {"fewest": MIN_PLAYERS, "most": MAX_PLAYERS})
    check_names(names)
    return names


def check_names(names: Iterable[object], longest: int = LONGEST_NAME) -> None:
    """Refuse names that are blank, too long, or that would upset a screen."""
    for name in names:
        if not isinstance(name, str) or not alike(name) or len(name) > longest or any(map(_unfit, name)):
            raise SetupError("name", name if isinstance(name, str) else repr(name), {"longest": longest})


def check_line(text: str, *, may_be_blank: bool = False) -> None:
    """Refuse what is not one line that a screen can show."""
    if any(map(_unfit, text)) or not (may_be_blank or alike(text)):
        raise SetupError("unfit-text", text)


def alike(name: str) -> str:
    """What names have in common that people cannot tell apart: however written, and without invisible characters."""
    shown = "".join(letter for letter in normalize("NFKC", name) if category(letter) != "Cf")
    return " ".join(shown.casefold().split())


def _unfit(letter: str) -> bool:
    return category(letter) in UNFIT or letter in UNFIT_MARKS
