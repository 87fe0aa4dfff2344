"""Games once more, over REST: of a table, and of a record that someone brings along."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from razzia.record import Record
from razzia.server.api import LONGEST_RECORD
from tests.playing import dealt_game
from tests.server.open_house import OpenHouse, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("replays") / "razzia.db") as opened:
        yield opened


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    game, dealer = dealt_game(7, 3)
    return Record.of(game, fairness=dealer.proof()).data


def refused(answer: Any, status: int, code: str) -> dict[str, Any]:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    facts: dict[str, Any] = answer.json()["facts"]
    return facts


def test_the_game_of_a_table_from_its_start_to_its_result(house):
    ada, eve = house.person("Ada"), house.person()
    table = ada.make(players=2, bots={"B": "easy"})
    refused(eve.get(f"/tables/{table}/replay"), 409, "not-started")
    ada.do(table, "sit", name="Ada")
    version = ada.do(table, "start")
    here = ada.come(table)
    here.settle(version)
    begun = eve.get(f"/tables/{table}/replay").json()
    assert (begun["steps"][0]["version"], begun["steps"][0]["move"]) == (version, None)
    assert begun["steps"][-1]["view"] == here.game
    assert begun["record"] is None
    while here.table["status"] == "playing":
        version = here.act(here.legal[-1])["version"]
        here.settle(version)
    over = eve.get(f"/tables/{table}/replay").json()
    assert over["record"] == eve.get(f"/tables/{table}/record").json()
    assert [step["move"] for step in over["steps"][1:]] == over["record"]["moves"]
    assert over["steps"][: len(begun["steps"])] == begun["steps"]
    assert (over["edition"], over["options"]) == (over["record"]["edition"], over["record"]["options"])
    mine = eve.get(f"/tables/{table}/replay", params={"seat": "A"}).json()
    assert {step["view"]["seat"] for step in mine["steps"]} == {"A"}
    assert any(step["view"]["legal"] for step in mine["steps"])
    again = eve.post("/replays", params={"seat": "A"}, json=over["record"]).json()
    assert [{**step, "version": None} for step in mine["steps"]] == again["steps"], "from a file it is the same game"


def test_a_record_that_someone_brings_along(house, record):
    eve = house.person()
    answer = eve.post("/replays", json=record)
    assert answer.status_code == 200
    again = answer.json()
    assert again["record"] == record
    assert len(again["steps"]) == len(record["moves"]) + 1
    assert again["steps"][-1]["view"]["winners"] == record["result"]["winners"]


DEFECTS: list[tuple[dict[str, Any], str, list[Any]]] = [
    ({"razzia": 2}, "version", ["razzia"]),
    ({"edition": "ra"}, "unknown-edition", ["edition"]),
    ({"seats": [{"name": "Ada"}]}, "missing-field", ["seat", 1, "cheques"]),
    ({"moves": ["A fly"]}, "unknown-move", ["move", 1]),
    ({"moves": []}, "unfinished", ["moves"]),
    ({"result": {}}, "missing-field", ["result", "totals"]),
]


@pytest.mark.parametrize(("change", "code", "where"), DEFECTS)
def test_what_is_wrong_with_a_record_and_where(house, record, change, code, where):
    facts = refused(house.person().post("/replays", json={**record, **change}), 400, code)
    assert facts["where"] == where


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"razzia":' + b"1" * 200 + b"}"])
def test_what_is_no_record_at_all(house, body):
    answer = house.person().post("/replays", content=body)
    assert (answer.status_code, answer.json()["code"] in ("not-json", "not-utf8", "wrong-type")) == (400, True)
    assert "\n" not in answer.json()["message"]


def test_a_record_may_be_longer_than_a_message_and_not_much_longer(house, record):
    assert house.settings.limits.message_bytes < LONGEST_RECORD
    ada = house.person("Ada")
    body = json.dumps(record).encode()
    assert ada.post("/replays", content=body.ljust(LONGEST_RECORD)).status_code == 200
    facts = refused(ada.post("/replays", content=body.ljust(LONGEST_RECORD + 1)), 413, "request-too-long")
    assert facts["longest"] == LONGEST_RECORD
    facts = refused(ada.post("/tables", content=body.ljust(LONGEST_RECORD)), 413, "request-too-long")
    assert facts["longest"] == house.settings.limits.message_bytes


def test_the_eyes_are_those_of_someone_at_the_table(house, record):
    ada = house.person("Ada")
    table = ada.make(players=2)
    for name in ("Ada", "Bo"):
        ada.do(table, "sit", name=name)
    ada.do(table, "start")
    assert refused(ada.get(f"/tables/{table}/replay?seat=C"), 400, "no-such-seat")["seats"] == "A B"
    refused(ada.post("/replays?seat=D", json=record), 400, "no-such-seat")
    for seat in ("F", "a", "", "AB", "A%0A"):
        assert refused(ada.get(f"/tables/{table}/replay?seat={seat}"), 400, "unreadable-request")["where"] == "seat"
    refused(ada.get("/tables/nosuchtable/replay"), 404, "no-such-table")


def test_what_is_long_travels_compressed_to_those_who_take_it(house, record):
    ada = house.person("Ada")
    table = ada.make(players=2)
    for name in ("Ada", "Bo"):
        ada.do(table, "sit", name=name)
    ada.do(table, "start")
    here = ada.come(table)
    for _ in range(25):
        here.settle(here.act(here.legal[0])["version"])
    for path in (f"/tables/{table}/replay", f"/tables/{table}/history"):
        small, plain = (ada.get(path, headers={"Accept-Encoding": accepted}) for accepted in ("gzip", "identity"))
        assert small.headers["Content-Encoding"] == "gzip"
        assert "Content-Encoding" not in plain.headers
        assert small.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
        assert small.headers["Content-Type"] == plain.headers["Content-Type"] == "application/json"
        assert small.content == plain.content
        assert int(small.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 3
    assert ada.post("/replays", json=record).headers["Content-Encoding"] == "gzip"
    short = ada.get(f"/tables/{ada.make(players=2)}/history")
    assert (short.headers.get("Content-Encoding"), short.headers["Vary"]) == (None, "Accept-Encoding")
