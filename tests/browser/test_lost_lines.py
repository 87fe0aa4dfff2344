"""The line goes down in mid-game: the page says so and comes back by itself; nothing is lost or done twice."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from razzia.words import Words
from tests.browser.conftest import PATIENCE
from tests.browser.watching import DEAD_SERVER, NO_NETWORK
from tests.server.open_house import REQUESTS, Person

say = Words("en")
KEY = "a" * 64


class Game:
    """A game of two: the page has one seat, someone else the other."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.ada, self.bo = Person(url, KEY, REQUESTS), Person(url, "b" * 64, REQUESTS)
        self.id = self.ada.make(players=2)
        self.ada.do(self.id, "sit", name="Ada", seat="A")
        self.bo.do(self.id, "sit", name="Bo", seat="B")
        self.ada.do(self.id, "start")
        kept = {"razzia.key": KEY, "razzia.settings": json.dumps({"speed": 0})}
        page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
        page.goto(f"/tables/{self.id}")
        self.until_ada_draws()
        self.draw.wait_for()
        page.locator(f'aside li[data-version="{self.shown()["version"]}"]').wait_for()  # all is told

    @property
    def draw(self):
        return self.page.get_by_role("button", name=say("table-draw-left"))

    @property
    def log(self):
        """What has happened, as the page tells it."""
        return self.page.locator("aside ol button")

    @property
    def banner(self):
        return self.page.locator("p.banner").filter(has_text=say("table-reconnecting"))

    def shown(self) -> dict:
        return self.ada.get(f"/tables/{self.id}").json()["table"]

    def until_ada_draws(self) -> None:
        """Whoever must bid passes if they may, until it is Ada's turn."""
        while (table := self.shown())["game"]["decision"] != "turn" or table["game"]["to_act"] != "A":
            person = self.ada if table["game"]["to_act"] == "A" else self.bo
            you = person.get(f"/tables/{self.id}").json()["you"]
            legal = [move for seat in you["seats"] for move in seat["own"]["legal"]]
            move = "pass" if "pass" in legal else legal[0]
            person.do(self.id, "act", seat=table["game"]["to_act"], version=table["version"], move=move)

    def draws(self) -> int:
        """How many cards were drawn."""
        happenings = self.ada.get(f"/tables/{self.id}/history").json()["happenings"]
        return sum(event["event"] == "drew" for happening in happenings for event in happening["events"])

    def close(self) -> None:
        self.ada.close()
        self.bo.close()


@pytest.fixture
def game(own_server, visit):
    game = Game(visit(own_server), own_server.url)
    yield game
    game.close()


def test_a_server_that_is_killed_and_started_again(game, own_server, watch):
    page = game.page
    before, log, draws = game.shown(), game.log.all_inner_texts(), game.draws()
    watch.forgive(DEAD_SERVER)
    own_server.kill()
    game.banner.wait_for()
    expect(game.draw).to_have_attribute("aria-disabled", "true")
    game.draw.click(force=True)  # it is not enabled, and says why
    reason = page.get_by_role("region", name=say("table-actions")).get_by_role("status").last
    expect(reason).to_have_text(say("table-reconnecting"))
    own_server.start()
    game.banner.wait_for(state="detached")
    expect(reason).to_be_empty()  # it can be drawn now
    assert game.shown()["version"] == before["version"]
    assert game.log.all_inner_texts() == log
    game.draw.click()
    expect(game.log).to_have_count(len(log) + 1)
    assert game.draws() == draws + 1


def test_a_click_that_nobody_answered_is_done_once(game, own_server, watch):
    watch.forgive(DEAD_SERVER)
    told, draws = game.log.count(), game.draws()
    own_server.freeze()
    game.draw.click()
    own_server.kill()
    own_server.start()
    expect(game.log).to_have_count(told + 1, timeout=PATIENCE)
    assert game.draws() == draws + 1


def test_a_click_whose_answer_was_lost_is_done_once(own_server, visit, watch):
    page = visit(own_server)
    silent = False

    def between(line) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: None if silent else line.send(message))

    page.route_web_socket(re.compile("/live$"), between)
    game = Game(page, own_server.url)
    told, draws = game.log.count(), game.draws()
    silent = True
    game.draw.click()
    while game.draws() == draws:
        page.wait_for_timeout(20)
    expect(game.log).to_have_count(told)
    silent = False
    watch.forgive(NO_NETWORK)
    page.context.set_offline(True)
    page.context.set_offline(False)
    expect(game.log).to_have_count(told + 1)
    assert game.draws() == draws + 1
    game.close()


def test_a_network_that_is_cut_and_comes_back(game, watch):
    page = game.page
    watch.forgive(NO_NETWORK)
    told = game.log.count()
    page.get_by_role("tab", name=say("table-chat")).click()
    page.context.set_offline(True)
    game.banner.wait_for()
    page.get_by_label(say("table-say")).fill("Are you there?")
    page.get_by_role("button", name=say("table-send")).click()
    version = game.shown()["version"]
    game.ada.do(game.id, "act", seat="A", version=version, move="draw right")
    page.context.set_offline(False)
    game.banner.wait_for(state="detached")
    expect(page.get_by_role("log").get_by_text("Are you there?")).to_have_count(1)
    page.get_by_role("tab", name=say("table-log")).click()
    expect(game.log).to_have_count(told + 1)


def test_the_front_page_waits_for_the_server(own_server, visit, watch):
    page = visit(own_server)
    page.goto("/")
    page.get_by_text(say("home-mine-empty")).wait_for()
    watch.forgive(DEAD_SERVER)
    own_server.kill()
    page.get_by_role("button", name=say("home-play-now")).click()
    expect(page.get_by_role("alert").first).to_have_text(re.compile(".+"))
    page.get_by_role("button", name=say("home-new-table")).click()
    with page.expect_navigation(timeout=PATIENCE):  # it begins anew, to get what it did not get
        own_server.start()
    page.get_by_role("button", name=say("home-new-table")).click()
    page.get_by_role("dialog").wait_for()
