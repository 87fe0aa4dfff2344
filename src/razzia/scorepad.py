"""Scores for people who play with real cards: families and cheques in, score sheets out."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from razzia.core.cards import (
    CHEQUE_SETS,
    COUNTS,
    FIRST_CENTRE,
    KIND_OF,
    MAX_PLAYERS,
    MIN_PLAYERS,
    ROUNDS,
    SEATS,
)
from razzia.core.state import State, cheque_mask
from razzia.editions import DEFAULT_EDITION, Edition, edition_named
from razzia.errors import DataError, SetupError
from razzia.notation import LOOT
from razzia.score_sheet import Sheet, score_sheet
from razzia.strict_json import TYPES, check_name, field, parse_object


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
    edition = _edition(data)
    round_number = field(data, "round", int)
    if not 1 <= round_number <= ROUNDS:
        raise DataError.at("round", code="round", text=str(round_number))
    seats = _seats(data)
    s = State()
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


def _edition(data: Mapping[str, Any]) -> Edition:
    try:
        return edition_named(field(data, "edition", str) if "edition" in data else DEFAULT_EDITION)
    except SetupError as error:
        raise DataError.from_error(error, "edition") from None


def _seats(data: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    seats = field(data, "seats", list)
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise DataError.at("seats", code="players", text=str(len(seats)), fewest=MIN_PLAYERS, most=MAX_PLAYERS)
    for number, seat in enumerate(seats, 1):
        if type(seat) is not dict:
            raise DataError.at("seat", number, code="wrong-type", due=TYPES[dict])
        check_name(field(seat, "name", str, "seat", number), "seat", number, "name")
        _check_family(field(seat, "family", dict, "seat", number), number)
        if "cheques" in seat or data["round"] == ROUNDS:
            _check_cheques(field(seat, "cheques", list, "seat", number), len(seats), number)
    _check_together(seats)
    return dict(zip(SEATS, seats, strict=False))


def _check_family(family: Mapping[str, Any], number: int) -> None:
    for card in family:
        if card not in LOOT:
            raise DataError.at("seat", number, "family", code="not-loot", text=card, known=", ".join(LOOT))
        count = field(family, card, int, "seat", number, "family")
        if count < 0:
            raise DataError.at("seat", number, "family", card, code="negative", text=str(count))


def _check_cheques(cheques: list[Any], players: int, number: int) -> None:
    where = ("seat", number, "cheques")
    sets = CHEQUE_SETS[players]
    pool = sorted((FIRST_CENTRE, *(cheque for own in sets for cheque in own)))
    for cheque in cheques:
        if type(cheque) is not int or cheque not in pool:
            known = ", ".join(map(str, pool))
            raise DataError.at(*where, code="not-among-cheques", text=str(cheque), players=players, known=known)
    if len(cheques) != len(sets[0]):
        raise DataError.at(*where, code="cheque-count", text=str(len(cheques)), players=players, due=len(sets[0]))


def _check_together(seats: list[dict[str, Any]]) -> None:
    """No card and no cheque can be in two places."""
    cards: Counter[str] = Counter()
    cheques: Counter[int] = Counter()
    for seat in seats:
        cards.update(seat["family"])
        cheques.update(seat.get("cheques", ()))
    for card, count in cards.items():
        if count > COUNTS[KIND_OF[card]]:
            raise DataError.at(card, code="too-many-cards", count=str(count), most=COUNTS[KIND_OF[card]])
    for cheque, count in cheques.items():
        if count > 1:
            raise DataError.at("cheques", code="cheque-twice", text=str(cheque))
