"""A position in full as a few lines of text: equal texts are equal positions."""

from collections.abc import Iterable

from razzia.core.cards import KIND_IDS, LOOT_KINDS, SEATS
from razzia.core.rules import raid_at
from razzia.core.state import AUCTION, CHANCE, NOBODY, OVER, STEALING, State, cheques_in
from razzia.notation import PILES
from razzia.what_happened import CAUSES


def position_text(s: State) -> str:
    """Everything that a record holds, for people and programs that compare."""
    lines = [
        f"round {s.round}, {_what_is_due(s)}",
        f"police {s.police} of {raid_at(s)}, centre {s.centre}, piles {' '.join(map(str, s.piles[: s.pile_count]))}",
        f"row: {_cards(s.row)}",
        f"undrawn: {_cards(s.bag)}",
    ]
    for seat in range(s.players):
        up, down = (" ".join(map(str, cheques_in(own[seat]))) or "none" for own in (s.face_up, s.face_down))
        family = _cards(s.families[seat, kind] for kind in range(LOOT_KINDS))
        lines.append(f"{SEATS[seat]}: {s.totals[seat]} points, face up {up}, face down {down}, family: {family}")
    return "\n".join(lines)


def _what_is_due(s: State) -> str:
    if s.phase == OVER:
        return "the game is over"
    who = SEATS[s.seat]
    if s.phase == CHANCE:
        return f"{who} turns over a card of the {PILES[s.pile]} pile"
    if s.phase == STEALING:
        return f"{who} has stolen {KIND_IDS[s.stolen]} and may use {s.thieves_ready} more thieves"
    if s.phase == AUCTION:
        best = "no bid yet" if s.best_bidder == NOBODY else f"best bid {s.best_bid} by {SEATS[s.best_bidder]}"
        return f"{who} bids or passes, {CAUSES[s.auction]} auction by {SEATS[s.turn]}, {best}"
    return f"the turn of {who}"


def _cards(counts: Iterable[int]) -> str:
    return " ".join(f"{count} {KIND_IDS[kind]}" for kind, count in enumerate(counts) if count) or "none"
