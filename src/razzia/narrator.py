"""Events in words, in any language: one line or more for each."""

from collections import Counter
from typing import Final

from razzia.events import (
    AuctionBegan,
    Drew,
    Event,
    GameOver,
    LootTurnedOver,
    PoliceTurnedOver,
    RoundScored,
    RowDiscarded,
    RowWon,
    Stole,
    as_data,
)
from razzia.game import Game
from razzia.words import Words, plain, signed

HIDDEN: Final = "hidden"
"""What the catalogues are given in place of a cheque that lies face down."""


class Narrator:
    """Tells the events of one game."""

    def __init__(self, game: Game, words: Words | None = None) -> None:
        self.game = game
        self.words = words or Words()

    def tell(self, event: Event) -> list[str]:
        """The event, line by line."""
        words, edition = self.words, self.game.edition.id
        facts = as_data(event)
        message = f"event-{facts.pop('event')}"
        if "seat" in facts:
            facts["name"] = self.game.name(facts["seat"])
        match event:
            case RoundScored():
                return self._tell_scores(event)
            case Drew() if self.game.options.piles == 1:
                message += "-one-pile"
            case LootTurnedOver():
                facts["card"] = words.card(event.card, edition)
            case PoliceTurnedOver() | AuctionBegan():
                facts["card"] = words.card("police", edition)
            case RowWon() | RowDiscarded() | Stole():
                facts["cards"] = words.cards(Counter(card for _, card in event.cards), edition)
                facts["count"] = len(event.cards)
            case GameOver():
                facts["names"] = words.joined([self.game.name(seat) for seat in event.winners])
                facts["count"] = len(event.winners)
                facts["points"] = event.totals[event.winners[0]]
        facts = {name: HIDDEN if fact is None else fact for name, fact in facts.items()}
        told = {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
        return [words.for_edition(message, edition, **told)]

    def _tell_scores(self, event: RoundScored) -> list[str]:
        words, edition = self.words, self.game.edition.id
        lines = [words("event-round-scored", round=event.round)]
        for seat, sheet in event.sheets.items():
            lines.append(
                words(
                    "event-round-scored-seat",
                    name=self.game.name(seat),
                    points=signed(sheet["total"]),
                    items=words.points(sheet, edition),
                    total=plain(event.totals[seat]),
                )
            )
        gone: Counter[str] = Counter()
        for cards in event.discarded.values():
            gone.update(cards)
        lines.append(words("event-round-scored-discards", cards=words.cards(gone, edition)))
        return lines
