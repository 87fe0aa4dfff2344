"""The order of the undrawn cards, and the proof that it was not tampered with. Nobody but the dealer knows it.

Before the first card, whoever runs the table makes a secret and publishes its *commitment*; then each player adds a
*contribution*, any text. Secret and contributions together decide which seat gets which cheques and the order of all
120 cards. After the game the secret is published, and anyone can recompute both (``docs/fairness.md`` says how, step
by step). So the table could not choose the order alone, as it did not know the contributions when it committed itself;
and no player could, as they did not know the secret.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from typing import Any, Final, TypeVar

from razzia.core.cards import CHEQUE_SETS, COUNTS, DECK_SIZE, KIND_IDS, MAX_PLAYERS, MIN_PLAYERS
from razzia.errors import FairnessError, SetupError, WrongTurn
from razzia.game import Game, Ply
from razzia.notation import Pile, Reveal

T = TypeVar("T")

SECRET_BYTES: Final = 32


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from_seed(*seed: int | str) -> bytes:
    """A secret for games that shall come out the same each time. Anyone who knows the seed knows the deck."""
    return hashlib.sha256("\n".join(["razzia seed", *map(str, seed)]).encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published before the first card: it binds to the secret and tells nothing about it."""
    return hashlib.sha256(b"razzia commitment\n" + secret).hexdigest()


class Dealer:
    """Knows the order of the cards of one game, and hands them out one at a time.

    A dealer keeps no place in the deck: which card comes next follows from the draws that a game has seen. So it does
    not matter whether a game was taken back, copied, or read again after a crash.
    """

    def __init__(self, secret: bytes, contributions: Sequence[str]) -> None:
        """A dealer for as many players as there are contributions."""
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        if len(contributions) not in CHEQUE_SETS:
            raise SetupError("players", str(len(contributions)), {"fewest": MIN_PLAYERS, "most": MAX_PLAYERS})
        self._secret = secret
        self._contributions = tuple(contributions)
        numbers = _numbers(secret, self._contributions)
        sets = list(CHEQUE_SETS[len(self._contributions)])
        deck = [kind for kind, count in zip(KIND_IDS, COUNTS, strict=True) for _ in range(count)]
        _shuffle(sets, numbers)
        _shuffle(deck, numbers)
        self.cheques: Final = tuple(sets)
        """Which seat gets which set of cheques, by lot."""
        self._deck: Final = tuple(deck)

    @classmethod
    def from_seed(cls, seed: int | str, players: int) -> "Dealer":
        """A dealer whose cards are the same for the same seed."""
        return cls(secret_from_seed(seed), [""] * players)

    @property
    def commitment(self) -> str:
        """What may be published before the first card."""
        return commitment(self._secret)

    def next_card(self, game: Game) -> str:
        """The kind of the card that is being turned over in ``game``, which must have the cheques of this dealer."""
        if game.cheques != self.cheques:
            raise ValueError("the cheques of the game are not those that the dealer gave out")
        if game.drawing_from is None:
            raise WrongTurn("no-card-due", "deal")
        return self._cards_drawn(game)[-1]

    def deal(self, game: Game) -> Ply:
        """Turn over the next card in ``game``."""
        return game.reveal(self.next_card(game))

    def proof(self) -> dict[str, Any]:
        """The ``fairness`` field of a record. It gives the whole deck away: publish it when the game is over."""
        return {
            "commitment": self.commitment,
            "secret": self._secret.hex(),
            "contributions": list(self._contributions),
        }

    def _cards_drawn(self, game: Game) -> list[str]:
        """Every card that the draws of the game turn up, the one that is still to be shown included."""
        return [self._deck[place] for place in _places(game.draws, game.options.piles)]

    def __repr__(self) -> str:
        return f"<Dealer {self.commitment[:16]}…>"


def verify(game: Game, fairness: object, commitment: str | None = None) -> int:
    """Check a finished game against the ``fairness`` field of its record. Returns how many cards were proven.

    The record alone shows that lot and deck follow from its secret and its contributions. That this secret was settled
    before the game, only a ``commitment`` shows that was noted down then: give it, and it is compared as well.
    """
    dealer = _dealer_of(game, fairness)
    if commitment is not None and commitment != dealer.commitment:
        raise FairnessError("not-that-commitment", commitment, {"due": dealer.commitment})
    for seat, own, due in zip(game.seats, game.cheques, dealer.cheques, strict=True):
        if own != due:
            raise FairnessError("other-cheques", seat, {"seat": seat, "due": " ".join(map(str, due))})
    shown = [(number, ply.move.card) for number, ply in enumerate(game.plies, 1) if isinstance(ply.move, Reveal)]
    for (number, card), promised in zip(shown, dealer._cards_drawn(game), strict=True):
        if card != promised:
            raise FairnessError("other-card", card, {"move": number, "card": card, "due": promised})
    return len(shown)


def _dealer_of(game: Game, fairness: object) -> Dealer:
    if not isinstance(fairness, Mapping):
        raise FairnessError("no-fairness")
    for field in ("commitment", "secret"):
        value = fairness.get(field)
        if not isinstance(value, str) or len(value) != 2 * SECRET_BYTES or set(value) - set("0123456789abcdef"):
            raise FairnessError("not-hex", str(value), {"field": field, "digits": 2 * SECRET_BYTES})
    contributions = fairness.get("contributions")
    if (
        not isinstance(contributions, list)
        or len(contributions) != len(game.seats)
        or not all(isinstance(text, str) for text in contributions)
    ):
        raise FairnessError("contributions", str(contributions), {"players": len(game.seats)})
    dealer = Dealer(bytes.fromhex(fairness["secret"]), contributions)
    if dealer.commitment != fairness["commitment"]:
        raise FairnessError("other-commitment", fairness["commitment"], {"due": dealer.commitment})
    return dealer


def _places(draws: Sequence[Pile], piles: int) -> list[int]:
    """The place in the deck of each card drawn. A pile is a stretch of the deck: its top, and where it ends."""
    tops, ends = {"left": 0, "right": DECK_SIZE}, {"left": DECK_SIZE, "right": DECK_SIZE}
    if piles == 2:
        tops["right"] = ends["left"] = DECK_SIZE // 2
    places = []
    for pile in draws:
        place = tops[pile]
        places.append(place)
        tops[pile] = place + 1
        if place + 1 == ends[pile] and piles == 2:
            # The upper half of the other pile takes its place. A single card cannot be split.
            other = "right" if pile == "left" else "left"
            middle = (tops[other] + ends[other]) // 2
            tops[pile], ends[pile], tops[other] = tops[other], middle, middle
    return places


def _numbers(secret: bytes, contributions: Sequence[str]) -> Iterator[int]:
    """An endless stream of 32-bit numbers from the secret and the contributions."""
    message = b""
    for text in contributions:
        said = text.encode()
        message += len(said).to_bytes(4, "big") + said
    seed = hmac.digest(secret, message, "sha256")
    block = 0
    while True:
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _shuffle(things: MutableSequence[T], numbers: Iterator[int]) -> None:
    """Fisher and Yates's shuffle, from the last place down; numbers that would favour some places are skipped."""
    for last in range(len(things) - 1, 0, -1):
        places = last + 1
        fair = 2**32 - 2**32 % places
        number = next(number for number in numbers if number < fair)
        other = number % places
        things[last], things[other] = things[other], things[last]
