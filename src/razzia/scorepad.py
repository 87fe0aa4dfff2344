"""Scores for people who play with real cards: families and cheques in, score sheets out."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from razzia.core.cards import (
    CHEQUE_SETS,
    COUNTS,
    FIRST_CENTRE,
    KIND_IDS,
    KIND_OF,
    LOOT_KINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    ROUNDS,
    SEATS,
)
from razzia.core.state import cheque_mask, empty_states
from razzia.editions import DEFAULT_EDITION, Edition, edition_named
from razzia.errors import DataError
from razzia.events import Sheet
from razzia.game import check_names, score_sheet
from razzia.strict_json import field, parse_object


@dataclass(frozen=True)
class ScoredRound:
    """The score sheets of one round, by seat."""

    edition: Edition
    round: int
    names: dict[str, str]
    sheets: dict[str, Sheet]


def score(text: str | bytes) -> ScoredRound:
    """Score families from JSON; ``docs/scorepad.md`` describes it."""
    data = parse_object(text)
    edition = edition_named(field(data, "edition", str)) if "edition" in data else edition_named(DEFAULT_EDITION)
    round_number = field(data, "round", int)
    if not 1 <= round_number <= ROUNDS:
        raise DataError("round", str(round_number), {"where": "round"})
    seats = _seats(data)
    states = empty_states(1)
    s = states[0]
    s.players = len(seats)
    s.round = round_number
    s.bodyguards_all_tied = edition.bodyguards_all_tied
    for index, seat in enumerate(seats.values()):
        for card, count in seat["family"].items():
            s.families[index, KIND_OF[card]] = count
        s.face_up[index] = cheque_mask(seat.get("cheques", ()))
    return ScoredRound(
        edition,
        round_number,
        {letter: seat["name"] for letter, seat in seats.items()},
        {letter: score_sheet(s, index) for index, letter in enumerate(seats)},
    )


def _seats(data: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    seats = field(data, "seats", list)
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise DataError("players", str(len(seats)), {"where": "seats", "fewest": MIN_PLAYERS, "most": MAX_PLAYERS})
    lettered = dict(zip(SEATS, seats, strict=False))
    for letter, seat in lettered.items():
        where = f"seat {letter}"
        if type(seat) is not dict:
            raise DataError("wrong-type", facts={"where": where, "due": "object"})
        field(seat, "name", str, where)
        _check_family(field(seat, "family", dict, where), where)
        if "cheques" in seat or data["round"] == ROUNDS:
            _check_cheques(field(seat, "cheques", list, where), len(seats), f"{where}: cheques")
    check_names([seat["name"] for seat in seats])
    _check_together(lettered)
    return lettered


def _check_family(family: Mapping[str, Any], where: str) -> None:
    for card in family:
        if card not in KIND_IDS[:LOOT_KINDS]:
            known = ", ".join(KIND_IDS[:LOOT_KINDS])
            raise DataError("not-loot", card, {"where": f"{where}: family", "known": known})
        count = field(family, card, int, f"{where}: family")
        if count < 0:
            raise DataError("negative", str(count), {"where": f"{where}: family: {card}"})


def _check_cheques(cheques: list[Any], players: int, where: str) -> None:
    sets = CHEQUE_SETS[players]
    known = sorted((FIRST_CENTRE, *(cheque for own in sets for cheque in own)))
    for cheque in cheques:
        if type(cheque) is not int or cheque not in known:
            facts = {"where": where, "players": players, "known": ", ".join(map(str, known))}
            raise DataError("not-among-cheques", str(cheque), facts)
    if len(cheques) != len(sets[0]):
        raise DataError("cheque-count", str(len(cheques)), {"where": where, "players": players, "due": len(sets[0])})


def _check_together(seats: Mapping[str, Mapping[str, Any]]) -> None:
    """No card and no cheque can be in two places."""
    cards: Counter[str] = Counter()
    cheques: Counter[int] = Counter()
    for seat in seats.values():
        cards.update(seat["family"])
        cheques.update(seat.get("cheques", ()))
    for card, count in cards.items():
        if count > COUNTS[KIND_OF[card]]:
            raise DataError("too-many-cards", card, {"where": card, "count": str(count), "most": COUNTS[KIND_OF[card]]})
    for cheque, count in cheques.items():
        if count > 1:
            raise DataError("cheque-twice", str(cheque), {"where": "cheques"})
