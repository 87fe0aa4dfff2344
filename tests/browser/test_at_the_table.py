"""What people need to see at a table is in sight: whose turn it is, what a hint is about, what flies, the points."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.evening import CROWDED_SEED, crowded, evening

FIVE = ["Ada", "Bruno", "Carla", "Donata", "Emil"]
DESK, LAPTOP, SMALL = (1440, 900), (1024, 768), (390, 844)
IN_THE_AIR = "() => document.querySelectorAll('.flight').length"
WATCH_FLIGHTS = """() => {
    window.flown = { most: 0, beyond: [], covered: false };
    const look = () => {
        for (const flight of document.querySelectorAll(".flight")) {
            const { left, right, top, bottom } = flight.getBoundingClientRect();
            if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
                window.flown.beyond.push([left, right, top, bottom]);
        }
        const flying = document.querySelectorAll(".flight").length;
        window.flown.most = Math.max(window.flown.most, flying);
        window.flown.covered ||= flying > 0 && document.querySelector("dialog[open]") !== null;
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.fixture(scope="module")
def house(web_app, tmp_path_factory):
    with evening(tmp_path_factory.mktemp("evening")) as house:
        yield house


@pytest.fixture
def sit(house, visit):
    """Ada sits at a table."""

    def sitting(table, speed=0, **options) -> Page:
        page = visit(house, **options)
        kept = {"razzia.key": house.ada.key, "razzia.settings": json.dumps({"speed": speed})}
        page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
        page.goto(f"/tables/{table.id}")
        page.locator("[data-seat=A]").wait_for()
        return page

    return sitting


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return {**found, "bottom": found["y"] + found["height"], "right": found["x"] + found["width"]}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = one["x"] < other["right"] and other["x"] < one["right"]
    return across and one["y"] < other["bottom"] and other["y"] < one["bottom"]


def test_the_points_do_not_cost_a_move(house, sit):
    clock = {"kind": "move", "seconds": 20}
    table = house.table(["Ada", "Bo"], seed=2, clock=clock).start()
    table.until(lambda game: game["police"] == game["raid_at"] - 1 and game["decision"] == "turn")
    page = sit(table)
    table.until(lambda game: game["round"] == 2 and game["to_act"] != "A")
    points = page.get_by_role("dialog", name="Round 1 is over")
    expect(points.get_by_role("status")).to_have_text("It is Bo's turn.")
    table.until(lambda game: game["to_act"] == "A")
    expect(points.get_by_role("status")).to_have_text(re.compile("^Your (turn|bid): "))
    expect(points.get_by_role("timer")).to_have_accessible_name(re.compile("0:(1[5-9]|20) left"))
    points.wait_for(state="detached")
    expect(page.get_by_role("region", name="Your moves").locator("[aria-disabled=false]").first).to_be_visible()
    expect(page.get_by_role("timer")).to_have_accessible_name(re.compile("0:(0[1-9]|1[0-5]) left"))


def hand_over(page: Page, seat: str) -> None:
    name = {"A": "Ada", "B": "Bo"}[seat]
    curtain = page.get_by_role("dialog", name=f"Hand the device to {name}")
    curtain.wait_for()
    assert page.evaluate(IN_THE_AIR) == 0
    for _ in range(3):  # what has to be answered cannot be put away
        page.keyboard.press("Escape")
    curtain.get_by_role("button").click()
    curtain.wait_for(state="detached")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_device_is_handed_over_when_all_has_landed(device, house, sit):
    table = house.shared_table(["Ada", "Bo"], open_cheques=False).start()
    page = sit(table, 2, **device)
    page.evaluate(WATCH_FLIGHTS)
    holder, won = "", False
    while not won or table.game["to_act"] == holder:
        if table.game["to_act"] != holder:
            holder = table.game["to_act"]
            hand_over(page, holder)
        table.step()
        won = table.game["centre"] != 1
    hand_over(page, table.game["to_act"])
    flown = page.evaluate("window.flown")
    assert flown["most"] > 1
    assert not flown["covered"]
    assert not flown["beyond"]


@pytest.mark.parametrize("size", [DESK, LAPTOP, SMALL])
def test_a_hint_leaves_in_sight_what_it_is_about(size, house, sit):
    table = house.table(FIVE[:4], seed=3).start().until(lambda game: game["to_act"] == "A" and any(game["row"]))
    page = sit(table, viewport={"width": size[0], "height": size[1]})
    button = page.get_by_role("button", name="Hint")
    button.focus()
    before = {what: box(page, what) for what in ("section[aria-label=Row]", "[data-seat=A]", ".bottom")}
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(hint).to_contain_text(re.compile(r"The row is worth|on the next card"))
    expect(hint).to_contain_text(re.compile(r"wins \d+% of the games played on from here; the next best"))
    shown = box(page, "section[aria-label=Hint]")
    assert shown["x"] >= 0
    assert shown["right"] <= size[0]
    assert shown["bottom"] <= size[1]
    for what, place in before.items():
        assert box(page, what) == place
        assert not overlap(shown, place), what
    page.keyboard.press("h")
    expect(hint).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("h")
    expect(hint).to_be_focused()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize("size", [DESK, LAPTOP])
def test_the_points_so_far_are_not_cut_in_half(size, house, sit):
    table = house.table(FIVE, seed=CROWDED_SEED).start().until(crowded)
    page = sit(table, viewport={"width": size[0], "height": size[1]}, locale="de")
    track = box(page, ".track[role=img] .mark")
    assert track["bottom"] <= size[1]
    tops = {button.bounding_box()["y"] for button in page.locator("section.actions .button").all()}
    assert len(tops) == 1, "one row of buttons"
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    bar = box(page, ".bottom")
    assert all(not overlap(box(page, f"[data-seat={seat}]"), bar) for seat in "ABCDE")


def test_an_auction_is_an_event(house, sit):
    table = house.table(["Ada", "Bo"], seed=2).start()
    table.until(lambda game: game["to_act"] == "B" and game["decision"] == "turn" and any(game["row"]))
    page = sit(table, 0.4)
    table.act("auction")
    expect(page.locator(".spotlight .hammer")).to_be_visible()
    expect(page.locator("[data-seat=B].lit")).to_be_visible()
    expect(page.locator(".spotlight")).to_have_count(0)
    table.act("pass")
    bid = next(move for person in table._people for move in person.legal if move.startswith("bid"))
    table.act(bid)
    expect(page.locator(".spotlight .cheque .value")).to_have_text(bid.removeprefix("bid "))
    expect(page.locator("[data-seat=B].lit")).to_be_visible()
