"""Earlier moments: a click in the log, the replay of a game, a link to a moment, a record file, the proof."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

from razzia.server.api import LONGEST_RECORD
from tests.browser.sitting import seen, settle
from tests.server.open_house import Person


def played_on(person: Person, table: str, moves: int) -> None:
    """Make some moves at a table whose seats are all one's own: the first legal one each time."""
    for _ in range(moves):
        shown = person.get(f"/tables/{table}").json()
        seat, legal = next((one["seat"], one["own"]["legal"]) for one in shown["you"]["seats"] if one["own"]["legal"])
        person.do(table, "act", seat=seat, version=shown["table"]["version"], move=legal[0])


def moment(page: Page, number: object) -> None:
    """Wait until the replay shows a moment."""
    expect(page.get_by_role("status").filter(has_text="Move ")).to_contain_text(re.compile(rf"Move {number} of \d+"))


def test_the_log_leads_to_a_moment_and_back(page, owner):
    settle(page)
    ada = owner(page)
    table = ada.make(players=2)
    for seat, name in (("A", "Ada"), ("B", "Bob")):
        ada.do(table, "sit", seat=seat, name=name, contribution="")
    ada.do(table, "start")
    page.goto(f"/tables/{table}")
    page.get_by_role("region", name="Your moves").wait_for()
    start = seen(page)
    played_on(ada, table, 4)
    entries = page.get_by_role("list", name="Log").get_by_role("listitem").get_by_role("button")
    expect(entries).to_have_count(4)
    now = seen(page)
    assert now != start
    entries.first.click()
    expect(page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    then = seen(page)
    assert then not in (now, start)
    assert sum(map(int, then["piles"])) == sum(map(int, start["piles"])) - 1
    expect(page.get_by_role("button", name="Draw left")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    assert seen(page) == now
    expect(page.get_by_role("region", name="Your moves")).to_be_visible()


@pytest.fixture
def finished(page, owner):
    """A game that is over; the browser of the page had noted its seal before it began."""
    settle(page)
    ada = owner(page)
    table = ada.make(players=2, bots={"B": "easy"})
    ada.do(table, "sit", seat="A", name="Ada", contribution="a grain of salt")
    page.goto(f"/tables/{table}")
    page.get_by_role("heading", name="The table is set").wait_for()
    ada.do(table, "start")
    ada.do(table, "resign", seat="A")
    while ada.get(f"/tables/{table}").json()["table"]["status"] != "finished":
        time.sleep(0.05)
    return table


def test_the_deck_can_be_checked(finished, page, visit):
    page.goto(f"/tables/{finished}")
    page.get_by_role("button", name="Check the deck yourself").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("All is well")
    bob = settle(visit())
    bob.goto(f"/tables/{finished}")
    bob.get_by_role("button", name="Check the deck yourself").click()
    expect(bob.get_by_role("dialog").get_by_role("status")).to_contain_text("Lot and deck follow from the secret.")


def test_step_jump_and_play(finished, page):
    page.goto(f"/tables/{finished}")
    page.get_by_role("link", name="Watch the replay").click()
    moment(page, 0)
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    moment(page, 2)
    page.get_by_role("button", name="One move back").click()
    moment(page, 1)
    page.get_by_role("button", name="To the next auction").click()
    expect(page.get_by_role("status").filter(has_text="Move ")).to_contain_text("auction")
    page.get_by_role("button", name="Round 2", exact=True).click()
    expect(page.get_by_role("button", name="Round 2", exact=True)).to_have_attribute("aria-pressed", "true")
    begins = int(page.get_by_role("slider").input_value())
    page.get_by_role("combobox", name="Speed").select_option("× 8")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("begins => document.querySelector('input[type=range]').value > begins + 1", arg=begins)
    page.get_by_role("button", name="Stop").click()
    stopped = page.get_by_role("slider").input_value()
    page.wait_for_timeout(500)
    moment(page, stopped)
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="The result")).to_be_visible()


def test_a_moment_can_be_sent_and_a_record_saved(finished, page, visit, tmp_path):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{finished}")
    page.get_by_role("list", name="The moves").get_by_role("button").nth(20).click()
    moment(page, 20)
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    shown = seen(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["table"] == finished

    bob = settle(visit())
    bob.goto(link)
    moment(bob, 20)
    assert seen(bob) == shown
    bob.goto("/")
    bob.get_by_role("link", name="Replay a game").click()
    bob.get_by_label("Choose a file").set_input_files(file)
    moment(bob, 0)
    bob.get_by_role("slider").fill(str(20))
    moment(bob, 20)
    assert seen(bob) == shown


def test_a_record_that_is_too_large_is_refused_before_it_is_sent(page):
    page.goto("/replay")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    record = {"razzia": 1, "edition": "amigo-2004", "options": {}, "seats": [], "moves": [], "result": {}}
    large = json.dumps({**record, "said": "x" * LONGEST_RECORD}).encode()
    page.get_by_label("Choose a file").set_input_files({"name": "a.json", "mimeType": "text/json", "buffer": large})
    expect(page.get_by_role("alert")).to_have_text(
        "A record has 256 kB at most, and this one has 257. Choose another file."
    )
    assert not [url for url in asked if "/replays" in url]


PICTURE = b"\x89PNG\r\n\x1a\n" + b"\n".join(b"%d" % line for line in range(1439))


@pytest.mark.parametrize("contents", [PICTURE, b'{"name": "razzia-web"}', b"Dear Ada,\nhow are you?\n", b"[]"])
def test_a_file_that_is_no_record_gets_a_clear_answer(contents, page):
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files({"name": "other.json", "mimeType": "", "buffer": contents})
    expect(page.get_by_role("alert")).to_have_text(
        '"other.json" is not a Razzia! record. Choose the .json file that was saved at the end of a game.'
    )
    expect(page.get_by_role("list")).to_have_count(0)


def test_of_a_file_with_some_records_every_trouble_is_told(page, watch):
    watch.forgive("400")
    record = {"razzia": 1, "edition": "amigo-2004", "options": {}, "seats": [], "moves": [], "result": {}}
    lines = f"{json.dumps(record)}\nDear Ada\n".encode()
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files({"name": "games.jsonl", "mimeType": "", "buffer": lines})
    expect(page.get_by_role("alert")).to_have_count(1)
    page.get_by_role("list").get_by_role("button").first.click()
    expect(page.get_by_role("alert")).to_have_count(2)
