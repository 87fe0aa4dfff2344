"""Several people, several devices, one table."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sitting import (
    HAND_OVER,
    Player,
    new_table,
    next_to_act,
    same_everywhere,
    seen,
    settle,
    sit_down,
    start,
    told,
)


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_two_play_and_one_watches(ada, bob, visit):
    eve = settle(visit())
    link = new_table(ada, "Ada")
    eve.goto(link)
    expect(eve.get_by_text("Or stay, and watch the game.")).to_be_visible()
    expect(ada.get_by_text("Someone is watching.")).to_be_visible()
    sit_down(bob, link, "Bob")
    seats = ada.get_by_role("region", name="Seats, clockwise").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text(re.compile("Bob.*● here", re.DOTALL))
    start(ada)
    expect(eve.get_by_text("You are watching.")).to_be_visible()

    say(ada, "Hello Bob")
    say(eve, "Who will win?")
    for page in (bob, eve):
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("log", name="Chat")).to_contain_text("Hello Bob")
    expect(eve.get_by_role("log", name="Chat")).to_contain_text("Who will win?")
    say(bob, "Hello Ada")
    expect(ada.get_by_role("log", name="Chat")).to_contain_text("Hello Ada")
    for page in (ada, bob):
        expect(page.get_by_role("log", name="Chat")).not_to_contain_text("Who will win?")
        expect(page.get_by_text("1 is watching")).to_be_visible()
    for page in (ada, bob, eve):
        page.get_by_role("tab", name="Log").click()

    players = Player(ada), Player(bob)
    while True:
        player, news = next_to_act(*players)
        if news.what == "dialog":
            break
        player.deal_with(news)
        same_everywhere(ada, bob, eve)
        expect(eve.get_by_role("region", name="Your moves")).to_have_count(0)
    for page in (ada, bob, eve):
        Player(page).close("Round 1 is over: the points")
    same_everywhere(ada, bob, eve)
    expect(eve.get_by_role("banner").get_by_text("Round 2 of 3")).to_be_visible()
    for button in ("Draw left", "Pass", "Hint", "Take back"):
        expect(eve.get_by_role("button", name=button, exact=True)).to_have_count(0)

    bob.close()
    expect(ada.get_by_role("region", name="Bob")).to_contain_text("away")


@pytest.mark.parametrize("hidden", [False, True])
def test_pass_and_play(hidden, page):
    settle(page)
    page.goto("/")
    page.get_by_role("button", name="Pass and play").click()
    dialog = page.get_by_role("dialog", name="Pass and play")
    for number, name in enumerate(["Ada", "Bob"], 1):
        dialog.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    if hidden:
        dialog.get_by_text("More options").click()
        dialog.get_by_text("Cheques can be looked up").click()
    dialog.get_by_role("button", name="Start the game").click()
    dialog.wait_for(state="detached")
    both = Player(page)
    decided: list[str] = []
    while not any("is over" in title for title in both.dialogs):
        news = both.news()
        if news.what == "decision":
            name = page.locator("[data-seat]", has_text="you").locator(".name").first.inner_text()
            if not decided or decided[-1] != name:
                decided.append(name)
            if hidden:
                assert both.dialogs[-1] == HAND_OVER + name
            if "a" in news.moves and not both.taken_back:
                before = seen(page)
                both.deal_with(news, "a")
                if hidden:
                    both.deal_with(both.news())
                both.take_back()
                if hidden:
                    both.deal_with(both.news())
                both.news()
                assert seen(page) == before
                continue
        both.deal_with(news)
    assert both.taken_back
    handed = [title.removeprefix(HAND_OVER) for title in both.dialogs if title.startswith(HAND_OVER)]
    assert set(decided) == {"Ada", "Bob"}
    assert (len(handed) > len(decided)) if hidden else not handed
    assert all(one != next_one for one, next_one in pairwise(handed))


def test_two_tabs_of_one_player(page, watch):
    settle(page)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    one = Player(page)
    one.news()
    other = page.context.new_page()
    held: list[str] = []
    late = False

    def through(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: held.append(message) if late else socket.send(message))
        release.append(lambda: [socket.send(message) for message in held])

    release = []
    other.route_web_socket(re.compile("/live$"), through)
    other.goto(page.url)
    while "l" not in (news := one.news()).moves:
        one.deal_with(news)
    same_everywhere(page, other)
    drawn = told(page).count("Boss draws from the left pile.")
    late = True
    one.deal_with(news, "l")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Boss draws from the left pile.")
    other.get_by_role("button", name="Draw left").click()
    other.wait_for_timeout(100)
    late = False
    release[-1]()
    same_everywhere(page, other)
    assert told(other).count("Boss draws from the left pile.") == drawn + 1
    expect(other.get_by_role("alert")).to_have_count(0)
    second = Player(other)
    second.deal_with(second.news())
    same_everywhere(other, page)
