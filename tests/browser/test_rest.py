"""Nothing moves for those who want rest; and the pages are light, and ask nobody else for anything."""

import json
import re

import pytest
from playwright.sync_api import expect

from razzia.words import Words
from tests.browser.evening import CROWDED_SEED, evening, over
from tests.browser.looking import first_load

say = Words("en")
MOST = 150_000
"""What the first load of a page may take, gzipped: script, style, pictures and words together."""
COUNT_FLIGHTS = """
() => {
  window.seen = { flights: 0, raids: 0 };
  new MutationObserver(() => {
    window.seen.flights = Math.max(window.seen.flights, document.querySelectorAll(".flight").length);
    window.seen.raids = Math.max(window.seen.raids, document.querySelectorAll(".raid").length);
  }).observe(document.body, { childList: true, subtree: true });
}
"""


@pytest.fixture(scope="module")
def house(web_app, tmp_path_factory):
    with evening(tmp_path_factory.mktemp("evening")) as house:
        yield house


def raid_is_near(game):
    """One police card more, and the round is over."""
    return game["police"] == game["raid_at"] - 1 and game["decision"] == "turn"


def sit_down(house, page, table, speed):
    kept = {"razzia.key": house.ada.key, "razzia.settings": json.dumps({"speed": speed})}
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    page.goto(f"/tables/{table.id}")
    page.locator("[data-seat=A]").wait_for()
    page.evaluate(COUNT_FLIGHTS)


@pytest.mark.parametrize(
    ("motion", "speed", "moving"),
    [("no-preference", 2, True), ("reduce", 2, False), ("no-preference", 0, False)],
    ids=["someone who likes it", "a system that asks for rest", "at once"],
)
def test_things_fly_for_those_who_like_it(motion, speed, moving, house, visit):
    page = visit(house, reduced_motion=motion)
    table = house.table(["Ada", "Bo"], seed=CROWDED_SEED).start().until(raid_is_near)
    sit_down(house, page, table, speed)
    first_round = table.game["round"]
    table.until(lambda game: game["round"] > first_round)
    page.get_by_role("dialog", name=say("scoring-title", round=first_round)).wait_for()
    seen = page.evaluate("window.seen")
    assert (seen["flights"] > 0, seen["raids"] > 0) == (moving, moving)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_first_load_is_light(house, visit):
    table = house.table(["Ada", "Bo", "Cleo"]).start().until(lambda game: game["round"] == 2)
    over_by_now = house.table(["Ada", "Bo"]).start().until(over)
    for path in ("/", f"/tables/{table.id}", f"/tables/{over_by_now.id}", f"/replay/{over_by_now.id}", "/replay"):
        page = visit(house)
        page.add_init_script(f"localStorage['razzia.key'] = '{house.ada.key}'")
        loaded = {path: size for path, size in first_load(page, path).items() if not path.startswith("/api/")}
        assert any(re.search(r"/en-.*\.js$", path) for path in loaded), loaded  # the words are there too
        assert sum(loaded.values()) < MOST, (path, loaded)
