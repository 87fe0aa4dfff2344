"""What can be wrong with what someone hands us.

Every refusal is a :class:`RazziaError`. It has a stable ``code``, the offending ``text``, and ``facts``: all that is
needed to say it in any language. The words for a code are the message ``error-<code>`` of the catalogues in
``locales/``; ``str(error)`` says it in English. Whatever was refused has changed nothing.
"""

from collections.abc import Mapping
from typing import Any

from razzia.words import Words


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
        return words(f"error-{self.code}", text=self.text, **self.facts)


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


class ScoreError(RazziaError):
    """Families or cheques that cannot be scored, because no game has them."""


class FairnessError(RazziaError):
    """A deck that is not the one that was promised."""


class RecordError(RazziaError):
    """A game record with a defect. ``facts["where"]`` says where it is."""

    def in_words(self, words: Words) -> str:
        """The place, and what is wrong there."""
        return f"{self.facts['where']}: {super().in_words(words)}"
