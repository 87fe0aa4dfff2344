import json

import pytest

from razzia.errors import DataError, RazziaError
from razzia.scorepad import score

NAMES = ("Miriam", "Felix", "Elke", "Dennis")


def sheet_of(round_number: int = 3, edition: str = "amigo-2004") -> dict:
    """Four players and the worked examples of the rulebooks, all at once."""
    families = [
        {"bodyguard": 4, "driver": 2},
        {"bodyguard": 4, "car": 1, "driver": 3, "watch": 2, "necklace": 3, "ring": 2},
        {"bodyguard": 1, "car": 5, "brooch": 2, "ring": 1},
        {
            "bodyguard": 2, "car": 3, "driver": 1, "coin": 2, "thief": 2,
            "restaurant": 4, "casino": 3, "cinema": 1, "transport": 1, "nightclub": 1,
        },
    ]  # fmt: skip
    cheques = [[2, 10, 13], [3, 7, 11], [4, 5, 8], [1, 6, 9]]
    seats = [
        {"name": name, "family": family, "cheques": own}
        for name, family, own in zip(NAMES, families, cheques, strict=True)
    ]
    return {"edition": edition, "round": round_number, "seats": seats}


def test_the_worked_examples():
    sheets = score(json.dumps(sheet_of())).sheets
    assert list(sheets) == ["A", "B", "C", "D"]
    columns = {item: [sheets[seat][item] for seat in "ABCD"] for item in sheets["A"]}
    assert columns == {
        "thieves": [0, 0, 0, 4],
        "bodyguards": [5, 5, -2, 0],
        "cars": [2, 4, 0, 4],
        "jewels": [-5, 5, 0, -5],
        "coins": [0, 0, 0, 6],
        "businesses": [0, 0, 0, 20],
        "cheques": [5, 0, 0, -5],
        "total": [7, 14, -2, 24],
    }


def test_before_the_last_round_cheques_may_be_left_out():
    data = sheet_of(1)
    for seat in data["seats"]:
        del seat["cheques"]
    sheets = score(json.dumps(data)).sheets
    assert [sheets[seat]["cheques"] for seat in "ABCD"] == [0, 0, 0, 0]
    assert sheets["D"]["businesses"] == 0
    data["round"] = 3
    with pytest.raises(DataError) as refused:
        score(json.dumps(data))
    assert refused.value.facts["where"] == ("seat", 1, "cheques")


def test_editions_differ_when_all_tie():
    data = {"round": 1, "seats": [{"name": name, "family": {}} for name in "XYZ"]}
    assert score(json.dumps(data)).sheets["A"]["bodyguards"] == 0
    data["edition"] = "primigenio-2020"
    assert score(json.dumps(data)).sheets["A"]["bodyguards"] == 3


def change(path: str, value: object) -> str:
    data = sheet_of()
    *most, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    place = data
    for step in most:
        place = place[step]
    place[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "code", "says"),
    [
        ("round", 0, "round", "round: there is no round 0"),
        ("round", 4, "round", "it is 1, 2 or 3"),
        ("round", "1", "wrong-type", "round: must be a whole number"),
        ("edition", "x", "unknown-edition", 'edition: unknown edition "x"'),
        ("edition", 7, "wrong-type", "edition: must be a text"),
        ("seats", [], "players", "the game is for 2 to 5"),
        ("seats/0", 7, "wrong-type", "seat A: must be an object"),
        ("seats/0/name", "", "name", "is not a name"),
        ("seats/0/family", [], "wrong-type", "seat A: family: must be an object"),
        ("seats/0/family/ring", 3, "too-many-cards", "ring: 6 in all the families, but the box holds 4"),
        ("seats/0/family/ring", 10**30, "too-many-cards", "the box holds 4"),
        ("seats/0/family/ring", -1, "negative", "seat A: family: ring: -1 cards"),
        ("seats/0/family/ring", 1.5, "wrong-type", "seat A: family: ring: must be a whole number"),
        ("seats/0/family/ring", True, "wrong-type", "seat A: family: ring: must be a whole number"),
        ("seats/0/family/crown", 1, "not-loot", '"crown" is not a card'),
        ("seats/0/family/police", 1, "not-loot", '"police" is not a card'),
        ("seats/0/cheques", [2, 10, 14], "not-among-cheques", "14 is not among the cheques of 4 players"),
        ("seats/0/cheques", [2, 10, "13"], "not-among-cheques", "seat A: cheques: 13 is not"),
        ("seats/0/cheques", [2, 10], "cheque-count", "with 4 players everyone has 3"),
        ("seats/0/cheques", [2, 10, 10], "cheque-twice", "cheque 10 is there twice"),
        ("seats/0/cheques", [2, 10, 3], "cheque-twice", "cheque 3 is there twice"),
        ("seats/0/cheques", None, "wrong-type", "seat A: cheques: must be a list"),
    ],
)
def test_what_no_game_can_have(path, value, code, says):
    with pytest.raises(RazziaError) as refused:
        score(change(path, value))
    assert refused.value.code == code
    assert says in str(refused.value)


@pytest.mark.parametrize("text", ["", "[]", "{}", "{", b"\xff", '{"round": 1}'])
def test_what_is_no_score_sheet_at_all(text):
    with pytest.raises(DataError):
        score(text)
