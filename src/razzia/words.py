"""The words of the game in each language, from the Fluent catalogues in ``locales/``: a folder for each language."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

LOCALES: Final = Path(__file__).parent / "locales"
MINUS: Final = "−"
"""The sign for numbers, which is wider than a hyphen."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for, English first."""
    codes = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return ("en", *(code for code in codes if code != "en"))


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks help a browser with mixed directions; in a terminal they are stray characters.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def signed(points: int) -> str:
    """Points with their sign: +5, −2, 0."""
    return f"{points:+}".replace("-", MINUS) if points else "0"


def plain(points: int) -> str:
    """A sum of points."""
    return str(points).replace("-", MINUS)


class Words:
    """The catalogue of one language. Call it with the id of a message and the facts to put into it."""

    def __init__(self, language: str = "en") -> None:
        if language not in languages():
            raise ValueError(f"no catalogue for {language!r}; there is {', '.join(languages())}")
        self.language = language

    def __call__(self, message: str, /, **facts: Any) -> str:
        """The message in words."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(message).value
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str) -> bool:
        """Whether the catalogue has such a message."""
        return bool(_bundle(self.language).has_message(message))

    def for_edition(self, message: str, edition: str, /, **facts: Any) -> str:
        """The message, as an edition words it: ``<message>-<edition>`` where there is one, else ``<message>``."""
        special = f"{message}-{edition}"
        return self(special if self.has(special) else message, **facts)

    def card(self, kind: str, edition: str) -> str:
        """The name of a card."""
        return self.for_edition(f"card-{kind}", edition)

    def cards(self, counts: dict[str, int], edition: str) -> str:
        """A list of cards, like ones counted."""
        return self.listed(
            self.card(kind, edition)
            if count == 1
            else self("cards-counted", count=count, card=self.card(kind, edition))
            for kind, count in counts.items()
            if count
        )

    def points(self, sheet: dict[str, int], edition: str) -> str:
        """The items of a score sheet that count for something."""
        return self.listed(
            f"{self.for_edition(f'item-{item}', edition)} {signed(points)}"
            for item, points in sheet.items()
            if points and item != "total"
        )

    def listed(self, items: Any) -> str:
        """Some things one after the other, or the word for nothing."""
        return ", ".join(items) or self("nothing")

    def joined(self, names: Sequence[str]) -> str:
        """Some names, with "and" before the last."""
        *most, last = names
        return self("names-joined", most=", ".join(most), last=last) if most else last
