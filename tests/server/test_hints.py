"""Hints beside the game: they hold nobody up, and nobody has more than one under way."""

import pytest

from tests.server.open_house import open_house

ADVISER = "planner@64"
"""It thinks in a process of its own, which takes much longer to start than a move to be made."""


@pytest.fixture
def house(tmp_path):
    with open_house(tmp_path / "razzia.db", adviser=ADVISER) as opened:
        yield opened


def test_a_hint_holds_up_nothing_and_comes_one_at_a_time(house):
    ada = house.person("Ada")
    table = ada.make(players=2)
    for name in ("Ada", "Her sister"):
        ada.do(table, "sit", name=name)
    ada.do(table, "start")
    here, there = ada.come(table), ada.come(table)
    asked = {"seat": here.to_act, "version": here.table["version"]}
    here.send({"type": "ask-hint", "request": "the first", **asked})
    assert here.ask("ask-hint", **asked)["code"] == "hint-under-way"
    assert there.ask("ask-hint", **asked)["code"] == "hint-under-way", "whichever way the same player asks"
    assert here.act("draw left")["type"] == "accepted"
    assert not any('"the first"' in message for message in here.heard)
    hint = here.until("hint")
    assert (hint["request"], hint["version"]) == ("the first", asked["version"])


def test_a_hint_that_nobody_waits_for_any_more_is_called_off(house):
    ada = house.person("Ada")
    table = ada.make(players=2, bots={"B": "easy"})
    ada.do(table, "sit", name="Ada")
    ada.do(table, "start")
    here = ada.come(table)
    here.settle()
    asked = {"seat": "A", "version": here.table["version"]}
    here.send({"type": "ask-hint", "request": "before I go", **asked})
    here.catch_up()
    here.close()
    house.wait_for_goodbyes(1)
    assert ada.come(table).ask("ask-hint", **asked)["type"] == "hint"
