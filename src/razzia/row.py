"""The row as people see it: seven places, left to right.

To the rules only the kinds in the row matter. Here they also have places: a new card goes to the first empty one, and
a stolen one leaves a gap.
"""

from typing import Final, TypeAlias

from razzia.core.cards import ROW_PLACES

Row: TypeAlias = tuple[str | None, ...]
"""The kind of card in each place, or None."""
Placed: TypeAlias = tuple[int, str]
"""A card in the row: its place, counted from 0, and its kind."""
EMPTY_ROW: Final[Row] = (None,) * ROW_PLACES


def cards_in(row: Row) -> tuple[Placed, ...]:
    """The cards of the row with their places."""
    return tuple((place, card) for place, card in enumerate(row) if card is not None)


def with_card(row: Row, card: str) -> tuple[Row, int]:
    """The row with one card more, and the place where it went."""
    place = row.index(None)
    return (*row[:place], card, *row[place + 1 :]), place


def without_cards(row: Row, cards: tuple[str, ...]) -> tuple[Row, tuple[Placed, ...]]:
    """The row without some cards, and the places where they were."""
    places = list(row)
    taken = []
    for card in cards:
        place = places.index(card)
        places[place] = None
        taken.append((place, card))
    return tuple(places), tuple(taken)
