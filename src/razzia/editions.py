"""Editions and options, as data.

There is one engine. An edition is a few facts about a printed game; its names for the cards are in the catalogues of
``locales/`` (``card-<kind>-<edition>``). To add one, see ``CONTRIBUTING.md``.
"""

from dataclasses import dataclass
from typing import Final

from razzia.errors import SetupError


@dataclass(frozen=True, slots=True)
class Edition:
    """One printed edition of the game."""

    id: str
    bodyguards_all_tied: int
    """Points for everyone when all the players have equally many bodyguards."""


EDITIONS: Final = {
    edition.id: edition
    for edition in (
        # Its rulebook says that nobody scores when all tie.
        Edition("amigo-2004", bodyguards_all_tied=0),
        # Its rulebook makes no exception: everyone has the most and the fewest, +5 −2.
        Edition("primigenio-2020", bodyguards_all_tied=3),
    )
}
DEFAULT_EDITION: Final = "amigo-2004"


@dataclass(frozen=True, slots=True)
class Options:
    """Choices on top of any edition."""

    piles: int = 2
    """Draw from two piles, or from one."""
    open_cheques: bool = True
    """Whether everyone may look up the face-down cheques of others, or must remember them."""

    def __post_init__(self) -> None:
        if type(self.piles) is not int or self.piles not in (1, 2):
            raise SetupError("piles", str(self.piles))
        if type(self.open_cheques) is not bool:
            raise SetupError("open-cheques", str(self.open_cheques))


def edition_named(name: str) -> Edition:
    """The edition with that id."""
    try:
        return EDITIONS[name]
    except (KeyError, TypeError):
        raise SetupError("unknown-edition", str(name), {"known": ", ".join(EDITIONS)}) from None
