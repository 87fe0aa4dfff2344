"""Text in columns, by the width that a terminal gives to each character."""

from unicodedata import category, east_asian_width


def width(text: str) -> int:
    """How many columns a text takes: wide characters take two, marks upon others none."""
    return sum(
        0 if category(letter) in ("Mn", "Me", "Cf") else 1 + (east_asian_width(letter) in "WF") for letter in text
    )


def left(text: str, columns: int) -> str:
    """The text at the left of so many columns."""
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    """The text at the right of so many columns."""
    return " " * (columns - width(text)) + text
