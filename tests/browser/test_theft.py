"""Stealing from the row, in every way of pressing buttons."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.sitting import Player, click, keys_only, settle, tap
from tests.server.open_house import Person


def can_steal(person: Person) -> str:
    """A table at which all seats are one's own, and whoever is to decide can steal something."""
    while True:
        table = person.make(players=2)
        for seat, name in (("A", "Ada"), ("B", "Bob")):
            person.do(table, "sit", seat=seat, name=name, contribution="")
        person.do(table, "start")
        while (shown := person.get(f"/tables/{table}").json())["table"]["status"] == "playing":
            own = next(one["own"] for one in shown["you"]["seats"] if one["own"]["legal"])
            if any(move.startswith("steal") for move in own["legal"]):
                return table
            move = towards_a_thief(own["legal"], shown["table"]["game"])
            person.do(table, "act", seat=own["seat"], version=shown["table"]["version"], move=move)


def towards_a_thief(legal: list[str], game: dict) -> str:
    """Draw until a thief lies in the row, and buy that row with as little as possible."""
    bids = [move for move in legal if move.startswith("bid")]
    wanted = "thief" in game["row"]
    if game["decision"] == "auction":
        raised = game["auction"]["best_bid"] is not None
        return bids[0] if bids and wanted and not raised else "pass" if "pass" in legal else bids[0]
    return "auction" if wanted and "auction" in legal else next(move for move in legal if move.startswith("draw"))


@pytest.mark.parametrize("press", [click, keys_only, tap])
def test_a_card_is_stolen(press, visit, owner):
    page = settle(visit(**PHONE) if press is tap else visit())
    table = can_steal(owner(page))
    page.goto(f"/tables/{table}")
    you = Player(page, press)
    you.news()
    row = page.get_by_role("region", name="Row")
    empty = row.get_by_text("Empty place").count()
    you.steal()
    expect(page.get_by_role("list", name="Log")).to_contain_text("uses a thief and steals from the row")
    expect(row.get_by_text("Empty place")).to_have_count(empty + 1)
    you.take_back()
    expect(row.get_by_text("Empty place")).to_have_count(empty)
