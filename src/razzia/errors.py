"""What can be wrong with what someone hands us.

Every refusal is a :class:`RazziaError`. It has a stable ``code``, the offending ``text``, and ``facts``: all that is
needed to say it in any language. The words for a code are the message ``error-<code>`` of the catalogues in
``locales/``; ``str(error)`` says it in English. Whatever was refused has changed nothing.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from razzia.core.cards import SEATS
from razzia.words import Words

LONGEST_QUOTE: Final = 200


class RazziaError(Exception):
    """Something that was handed to us cannot be taken."""

    def __init__(self, code: str, text: str = "", facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(code, text, dict(facts or {}))
        self.code = code
        self.text = text
        self.facts: dict[str, Any] = dict(facts or {})

    def __str__(self) -> str:
        return self.in_words(Words("en"))

    def in_words(self, words: Words) -> str:
        """The refusal, worded in the language of ``words``."""
        facts = {"text": self.text, **self.facts}
        return words(
            f"error-{self.code}",
            **{name: quotable(fact) if isinstance(fact, str) else fact for name, fact in facts.items()},
        )


def quotable(text: str) -> str:
    """A text from outside, made fit to be shown in one line: short, and without what would upset a terminal."""
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text[: LONGEST_QUOTE + 1])
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…"


def said(error: BaseException) -> str:
    """An exception in one line. Even its text may be a bot's own code, and fail."""
    try:
        text = str(error)
    except Exception:
        text = "(and its message cannot be read)"
    return quotable(f"{type(error).__name__}: {text}" if text else type(error).__name__)


class MoveError(RazziaError):
    """A move that the game refuses. It is one of the three below."""


class UnreadableMove(MoveError):
    """A text that does not spell a move."""


class IllegalMove(MoveError):
    """A move that the rules do not allow now."""


class WrongTurn(MoveError):
    """A move by someone who is not to decide now, be it a player or chance."""


class SetupError(RazziaError):
    """A table that cannot be set up like that."""


class TableError(RazziaError):
    """Something that may not be done at a table, or not by whoever asked for it, or not now."""


class FairnessError(RazziaError):
    """A deck that is not the one that was promised."""


class DataError(RazziaError):
    """A file whose contents cannot be right: a game record, or families to score.

    ``facts["where"]`` is the way to the defect, names and numbers from the outside in: ``("move", 17)``,
    ``("seat", 2, "name")``.
    """

    @classmethod
    def at(cls, *where: str | int, code: str, text: str = "", **facts: Any) -> "DataError":
        """A defect in a place."""
        return cls(code, text, {**facts, "where": where})

    @classmethod
    def from_error(cls, error: RazziaError, *where: str | int) -> "DataError":
        """Another error, with the place in the file that brought it about."""
        return cls(error.code, error.text, {**error.facts, "where": where})

    def in_words(self, words: Words) -> str:
        """The place, and what is wrong there."""
        facts = {name: fact for name, fact in self.facts.items() if name != "where"}
        what = RazziaError(self.code, self.text, facts).in_words(words)
        return ": ".join([*_steps(self.facts["where"], words), what])


def _steps(where: tuple[str | int, ...], words: Words) -> Iterator[str]:
    """The steps of the way to a defect; a number belongs to the name before it."""
    for step, following in pairwise((*where, "")):
        if isinstance(step, str):
            numbered = words.has(f"where-{step}")
            if isinstance(following, int):
                label = SEATS[following - 1] if step == "seat" and following <= len(SEATS) else following
                yield words(f"where-{step}", number=label) if numbered else f"{step} {label}"
            else:
                yield quotable(step)
