"""The worked examples of the rulebooks, and the corners between them. Seats: Miriam, Felix, Elke, Dennis."""

import pytest

from razzia.core import scoring
from razzia.core.cards import KIND_OF, ROUNDS
from razzia.core.state import State, cheque_mask
from razzia.editions import EDITIONS
from razzia.score_sheet import leaders


def table(*families: dict[str, int], round_number: int = 3, cheques: list[list[int]] | None = None) -> State:
    s = State()
    s.players = len(families)
    s.round = round_number
    for seat, family in enumerate(families):
        for card, count in family.items():
            s.families[seat, KIND_OF[card]] = count
    for seat, own in enumerate(cheques or []):
        s.face_up[seat] = cheque_mask(own)
    return s


def points(item: str, s: State) -> list[int]:
    return [getattr(scoring, item)(s, seat) for seat in range(s.players)]


def test_example_4_two_unused_thieves():
    assert points("thieves", table({"thief": 2}, {})) == [4, 0]


def test_example_5_bodyguards():
    s = table({"bodyguard": 4}, {"bodyguard": 4}, {"bodyguard": 1}, {"bodyguard": 2})
    assert points("bodyguards", s) == [5, 5, -2, 0]


def test_example_6_cars_and_drivers():
    s = table({"driver": 2}, {"car": 1, "driver": 3}, {"car": 5}, {"car": 3, "driver": 1})
    assert points("cars", s) == [2, 4, 0, 4]


def test_example_7_jewels():
    s = table({}, {"watch": 2, "necklace": 3, "ring": 2}, {"brooch": 2, "ring": 1}, {})
    assert points("jewels", s) == [-5, 5, 0, -5]


def test_example_8_two_coins():
    assert points("coins", table({}, {}, {}, {"coin": 2})) == [0, 0, 0, 6]


def test_example_9_businesses():
    dennis = {"restaurant": 4, "casino": 3, "cinema": 1, "transport": 2, "nightclub": 1}
    assert points("businesses", table({}, {}, {}, dennis)) == [0, 0, 0, 20]


def test_example_10_cheques():
    s = table({}, {}, {}, {}, cheques=[[2, 10, 13], [3, 7, 11], [4, 5, 8], [1, 6, 10]])
    assert [scoring.cheque_sum(s, seat) for seat in range(4)] == [25, 21, 17, 17]
    assert points("cheques", s) == [5, 0, -5, -5]


@pytest.mark.parametrize(("different", "due"), [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_jewels_by_variety(different, due):
    jewels = ("ring", "watch", "brooch", "necklace", "diamond")
    assert points("jewels", table(dict.fromkeys(jewels[:different], 1), {}))[0] == due


@pytest.mark.parametrize(("different", "due"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10)])
def test_businesses_by_variety(different, due):
    businesses = ("casino", "transport", "cinema", "racetrack", "realestate", "nightclub", "restaurant")
    assert points("businesses", table(dict.fromkeys(businesses[:different], 2), {}))[0] == due


@pytest.mark.parametrize("round_number", [1, 2])
def test_businesses_and_cheques_wait_for_the_last_round(round_number):
    rich = {"casino": 4, "thief": 1, "bodyguard": 1, "car": 1, "driver": 1, "coin": 1}
    s = table(rich, {}, round_number=round_number, cheques=[[2, 5, 6, 9], [3, 4, 7, 8]])
    assert all(any(points(item, s)) for item in scoring.EVERY_ROUND)
    assert not any(any(points(item, s)) for item in scoring.LAST_ROUND)
    s.round = ROUNDS
    s.face_up[0] = cheque_mask([16])
    assert all(any(points(item, s)) for item in scoring.LAST_ROUND)


@pytest.mark.parametrize(("edition", "due"), [("amigo-2004", 0), ("primigenio-2020", 3)])
@pytest.mark.parametrize("held", [0, 3])
def test_all_tied_on_bodyguards_is_for_the_edition_to_say(edition, due, held):
    s = table(*[{"bodyguard": held}] * 3)
    s.bodyguards_all_tied = EDITIONS[edition].bodyguards_all_tied
    assert points("bodyguards", s) == [due] * 3


def test_most_and_fewest_bodyguards_between_two():
    assert points("bodyguards", table({"bodyguard": 1}, {})) == [5, -2]


def test_cheques_all_tied():
    s = table({}, {}, cheques=[[2, 5, 6, 9], [3, 4, 7, 8]])
    assert points("cheques", s) == [0, 0]


def test_cheques_count_face_up_and_face_down():
    s = table({}, {}, cheques=[[2], [3]])
    s.face_down[0] = cheque_mask([9])
    assert scoring.cheque_sum(s, 0) == 11
    assert points("cheques", s) == [5, -5]


def test_the_points_of_a_player_are_the_sum_of_the_items():
    s = table({"thief": 1, "car": 2, "driver": 1, "casino": 3, "coin": 1}, {"ring": 1}, cheques=[[2, 13], [3, 12]])
    assert [scoring.points(s, seat) for seat in range(2)] == [
        sum(points(item, s)[seat] for item in scoring.ITEMS) for seat in range(2)
    ]


@pytest.mark.parametrize(
    ("totals", "shares"),
    [((3, 5, 4), (0, 1, 0)), ((3, 5, 5), (0, 1 / 2, 1 / 2)), ((-2, -2, -2), (1 / 3, 1 / 3, 1 / 3))],
)
def test_victory_is_shared(totals, shares):
    s = table({}, {}, {})
    for seat, total in enumerate(totals):
        s.totals[seat] = total
    assert tuple(scoring.victory(s, seat) for seat in range(3)) == shares
    assert leaders(s) == tuple(seat for seat, share in zip("ABC", shares, strict=True) if share)
