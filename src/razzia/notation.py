"""Moves as values and as text.

A *move* is what a player does in one go: ``draw left``, ``auction``, ``steal driver,ring``, ``pass``, ``bid 7``. The
card that chance turns over is written ``= ring``. In a record each move has the letter of its seat in front.
"""

import re
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from razzia.core.actions import BID, CALL, DONE, DRAW_LEFT, PASS, STEAL
from razzia.core.cards import HIGHEST_CHEQUE, KIND_IDS, KIND_OF, LOOT_KINDS, SEATS
from razzia.errors import UnreadableMove

Pile: TypeAlias = Literal["left", "right"]
PILES: Final[tuple[Pile, Pile]] = ("left", "right")
CHANCE_MARK: Final = "="
LOOT: Final = KIND_IDS[:LOOT_KINDS]
"""The kinds that a family can have."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn over the top card of a pile."""

    pile: Pile

    def __post_init__(self) -> None:
        if self.pile not in PILES:
            raise UnreadableMove("which-pile", str(self))

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
        given: Any = self.cards
        cards = (given,) if isinstance(given, str) else given
        object.__setattr__(self, "cards", tuple(sorted(map(str, cards))))
        if not self.cards:
            raise UnreadableMove("no-cards-named", str(self))
        for card in self.cards:
            check_card(card, LOOT, str(self))

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

    def __post_init__(self) -> None:
        if type(self.cheque) is not int or not 1 <= self.cheque <= HIGHEST_CHEQUE:
            raise UnreadableMove("which-cheque", str(self))

    def __str__(self) -> str:
        return f"bid {self.cheque}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance's move: the card that is turned over."""

    card: str

    def __post_init__(self) -> None:
        check_card(self.card, KIND_IDS, str(self))

    def __str__(self) -> str:
        return f"{CHANCE_MARK} {self.card}"


def check_card(card: str, known: tuple[str, ...], text: str) -> None:
    """Refuse what is not the id of a card that can be named here."""
    if card not in known:
        raise UnreadableMove("unknown-card", text, {"card": str(card), "known": ", ".join(known)})


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


def move_of(action: int, *more: int) -> Move:
    """The move of an action number, or of several for several thefts. DONE is not among them."""
    if more:
        return Steal(tuple(KIND_IDS[theft - STEAL] for theft in (action, *more)))
    if action < CALL:
        return Draw(PILES[action - DRAW_LEFT])
    if action == CALL:
        return Call()
    if action < DONE:
        return Steal((KIND_IDS[action - STEAL],))
    if action == PASS:
        return Pass()
    return Bid(action - BID)


def parse(text: str, piles: int = 2) -> tuple[str | None, Move | Reveal]:
    """Read a move, with or without the letter of the seat in front: ``("B", Bid(7))`` from ``B bid 7``.

    At a table with one pile, ``draw`` alone will do.
    """
    try:
        match text.split():
            case [letter, *words] if letter in tuple(SEATS):
                return letter, _move(words, piles)
            case ["=", *cards]:
                return CHANCE_MARK, _reveal(cards)
            case words:
                return None, _move(words, piles)
    except UnreadableMove as error:
        raise UnreadableMove(error.code, text, error.facts) from None


def _reveal(cards: list[str]) -> Reveal:
    if len(cards) != 1:
        raise UnreadableMove("one-card")
    return Reveal(cards[0])


def _move(words: list[str], piles: int) -> Move:
    match words:
        case ["draw"] if piles == 1:
            return Draw("left")
        case ["draw", "left" | "right" as pile]:
            return Draw(PILES[PILES.index(pile)])  # the one word, not another copy of it: a game keeps its draws
        case ["draw", *_]:
            raise UnreadableMove("which-pile")
        case ["auction"]:
            return Call()
        case ["steal", *rest]:
            return Steal(tuple(card for word in rest for card in word.split(",") if card))
        case ["pass"]:
            return Pass()
        case ["bid", cheque] if re.fullmatch("[0-9]{1,2}", cheque):
            return Bid(int(cheque))
        case ["bid", *_]:
            raise UnreadableMove("which-cheque")
        case _:
            raise UnreadableMove("unknown-move")
