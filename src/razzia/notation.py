"""Moves as values and as text.

A *move* is what a player does in one go: ``draw left``, ``auction``, ``steal driver,ring``, ``pass``, ``bid 7``. The
card that chance turns over is written ``= ring``. In a record each move has the letter of its seat in front.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from razzia.core.actions import BID, CALL, DONE, DRAW_LEFT, PASS, STEAL
from razzia.core.cards import HIGHEST_CHEQUE, KIND_IDS, KIND_OF, LOOT_KINDS, SEATS
from razzia.errors import UnreadableMove

Pile: TypeAlias = Literal["left", "right"]
PILES: Final[tuple[Pile, Pile]] = ("left", "right")
CHANCE_MARK: Final = "="


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn over the top card of a pile."""

    pile: Pile

    def __str__(self) -> str:
        return f"draw {self.pile}"


@dataclass(frozen=True, slots=True)
class Call:
    """Call a forced auction."""

    def __str__(self) -> str:
        return "auction"


@dataclass(frozen=True, slots=True)
class Steal:
    """Use as many thieves as there are cards named, and take those cards from the row."""

    cards: tuple[str, ...]
    """Kind ids, in alphabetical order whatever order they were given in."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"steal {','.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid nothing in an auction."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid one face-up cheque in an auction."""

    cheque: int

    def __str__(self) -> str:
        return f"bid {self.cheque}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance's move: the card that is turned over."""

    card: str

    def __str__(self) -> str:
        return f"{CHANCE_MARK} {self.card}"


Move: TypeAlias = Draw | Call | Steal | Pass | Bid
"""What a player may do."""


def actions_of(move: Move) -> list[int]:
    """The action numbers of a move. More than one only for several thefts; DONE is not among them."""
    match move:
        case Draw(pile):
            return [DRAW_LEFT + PILES.index(pile)]
        case Call():
            return [CALL]
        case Steal(cards):
            return sorted(STEAL + KIND_OF[card] for card in cards)
        case Pass():
            return [PASS]
        case Bid(cheque):
            return [BID + cheque]


def move_of(action: int) -> Move:
    """The move of a single action number. DONE by itself is not a move."""
    if action < CALL:
        return Draw(PILES[action - DRAW_LEFT])
    if action == CALL:
        return Call()
    if action < DONE:
        return Steal((KIND_IDS[action - STEAL],))
    if action == PASS:
        return Pass()
    return Bid(action - BID)


def parse(text: str) -> tuple[str | None, Move | Reveal]:
    """Read a move, with or without the letter of the seat in front: ``("B", Bid(7))`` from ``B bid 7``."""
    match text.split():
        case [letter, *words] if letter in tuple(SEATS):
            return letter, _move(words, text)
        case ["=", card]:
            return CHANCE_MARK, Reveal(_card(card, text, KIND_IDS))
        case ["=", *_]:
            raise UnreadableMove("one-card", text)
        case words:
            return None, _move(words, text)


def _move(words: list[str], text: str) -> Move:
    match words:
        case ["draw", ("left" | "right") as pile]:
            return Draw(pile)
        case ["draw", *_]:
            raise UnreadableMove("which-pile", text)
        case ["auction"]:
            return Call()
        case ["steal", *rest]:
            cards = [card for word in rest for card in word.split(",") if card]
            if not cards:
                raise UnreadableMove("no-cards-named", text)
            return Steal(tuple(_card(card, text, KIND_IDS[:LOOT_KINDS]) for card in cards))
        case ["pass"]:
            return Pass()
        case ["bid", cheque] if cheque.isascii() and cheque.isdigit() and 1 <= int(cheque[:9]) <= HIGHEST_CHEQUE:
            return Bid(int(cheque[:9]))
        case ["bid", *_]:
            raise UnreadableMove("which-cheque", text)
        case _:
            raise UnreadableMove("unknown-move", text)


def _card(word: str, text: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise UnreadableMove("unknown-card", text, {"card": word, "known": ", ".join(known)})
    return word
