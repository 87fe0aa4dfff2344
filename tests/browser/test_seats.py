"""Whose seat is whose: links and keys, leaving and coming back, another game, and clocks."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.sitting import (
    Player,
    key_of,
    new_table,
    next_to_act,
    same_everywhere,
    settle,
    sit_down,
    start,
    told,
)

LINKS = """() => [...document.querySelectorAll("*")]
    .flatMap(element => [...element.attributes].map(({ value }) => value))
    .concat([...document.querySelectorAll("input")].map(({ value }) => value), location.href)"""
TRY = """async ([table, seat]) => {
    const { table: { version } } = await (await fetch(`/api/v1/tables/${table}`)).json();
    const key = localStorage.getItem("razzia.key");
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ type: "act", request: "theirs", seat, version, move: "draw left" });
    const answer = await fetch(`/api/v1/tables/${table}/commands`, { method: "POST", headers, body });
    return (await answer.json()).code;
}"""


def test_a_link_gives_no_right_to_a_seat(ada, bob, watch, visit):
    addresses = []
    for page in (ada, bob):
        page.on("request", lambda request: addresses.append(request.url))
        page.on("websocket", lambda socket: addresses.append(socket.url))
    link = new_table(ada, "Ada")
    eve = settle(visit())
    eve.goto(link)
    seats = eve.get_by_role("region", name="Seats, clockwise").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("Ada")
    expect(seats.nth(0).get_by_role("button")).to_have_count(0)
    expect(seats.nth(1).get_by_role("button", name="Sit here")).to_be_visible()
    sit_down(bob, link, "Bob")
    expect(seats.nth(1).get_by_role("button")).to_have_count(0)
    expect(eve.get_by_text("Every seat is taken. Stay, and watch the game.")).to_be_visible()
    start(ada)
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    player, news = next_to_act(Player(ada), Player(bob))
    for page in {ada, bob} - {player.page} | {eve}:
        expect(page.get_by_role("button", name="Draw left").and_(page.locator("[aria-disabled=false]"))).to_have_count(
            0
        )
    expect(eve.get_by_role("region", name="Your moves")).to_have_count(0)
    table, seat = urlsplit(link).path.rpartition("/")[2], "A" if player.page is ada else "B"
    before = told(ada)
    watch.forgive("403")
    assert eve.evaluate(TRY, [table, seat]) == "not-your-seat"
    assert told(ada) == before
    player.deal_with(news)
    same_everywhere(player.page, ada, bob, eve)
    for page in (ada, bob, eve):
        assert len(key_of(page)) == 64
        assert not [value for value in page.evaluate(LINKS) if key_of(page) in value]
        assert key_of(page) not in page.content()
    assert addresses
    assert not [address for address in addresses if key_of(ada) in address or key_of(bob) in address]


def resign(page):
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game …").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)


def test_a_guest_finds_a_language_and_a_better_name(ada, bob):
    link = new_table(ada, "Ada")
    bob.goto(link)
    bob.get_by_role("button", name="Sit down").wait_for()
    expect(ada.get_by_text("Someone is watching.")).to_be_visible()
    expect(bob.get_by_text("Someone is watching.")).to_have_count(0)  # that would be Bob
    bob.get_by_role("combobox", name="Language").select_option("de")
    expect(bob.get_by_role("heading", name="Der Tisch ist bereit")).to_be_visible()
    bob.get_by_role("combobox", name="Sprache").select_option("en")

    sit_down(bob, link, "Bop")
    seats = ada.get_by_role("region", name="Seats, clockwise").get_by_role("listitem")
    for name, called in (("Ada", "Bop"), ("Bob", "Bob")):
        bob.get_by_role("button", name="Change my name").click()
        bob.get_by_role("textbox", name="Your name").fill(name)
        bob.keyboard.press("Enter")
        refused = bob.get_by_text("someone here is called", exact=False)
        expect(refused).to_have_count(1 if name != called else 0)
        expect(seats.nth(1)).to_contain_text(called)
        expect(bob.get_by_role("button", name="Change my name")).to_be_focused()
    expect(bob.get_by_role("button", name="Stand up")).to_be_visible()
    assert "Bob" in bob.evaluate("() => localStorage.getItem('razzia.settings')")


def test_resign_return_and_play_again(ada, bob):
    link = new_table(ada, "Ada")
    sit_down(bob, link, "Bob")
    start(ada)
    expect(bob.get_by_role("region", name="Your moves")).to_be_visible()
    resign(ada)
    expect(ada.get_by_text("A bot plays for you.")).to_be_visible()
    expect(bob.get_by_role("region", name="Ada")).to_contain_text("a bot plays on")
    expect(ada.get_by_role("region", name="Your moves")).to_have_count(0)
    ada.get_by_role("button", name="Take my seat back").click()
    expect(ada.get_by_role("region", name="Your moves")).to_be_visible()
    expect(bob.get_by_role("region", name="Ada")).not_to_contain_text("a bot plays on")
    for lines in (told(ada), told(bob)):
        assert "Ada has left. A bot plays on." in lines
        assert "Ada is back." in lines
    resign(ada)
    resign(bob)
    players = Player(ada), Player(bob)
    for player in players:
        while (news := player.news()).what != "over":
            player.deal_with(news)
    ada.get_by_role("button", name="Play again").click()
    expect(ada.get_by_role("heading", name="The table is set")).to_be_visible()
    assert ada.url != link
    bob.get_by_role("link", name="Go to the new table").click()
    expect(bob.get_by_text("Another game, Bob? Your seat is kept.")).to_be_visible()
    bob.get_by_role("button", name="Sit down").click()  # Ada, who asked for it, sits there
    start(ada)
    player, news = next_to_act(Player(ada), Player(bob))
    player.deal_with(news)
    same_everywhere(player.page, ada, bob)


def test_a_clock_runs_out(page, owner):
    settle(page, "Ada")
    ada = owner(page)
    table = ada.make(players=2, clock={"kind": "move", "seconds": 5})
    for seat, name in (("A", "Ada"), ("B", "Bob")):
        ada.do(table, "sit", seat=seat, name=name, contribution="")
    ada.do(table, "start")
    page.goto(f"/tables/{table}")
    clock = page.get_by_role("timer")
    expect(clock).to_have_count(1)
    expect(clock).to_have_accessible_name(re.compile("0:0[1-5] left"))
    left = clock.get_attribute("aria-label")
    expect(clock).not_to_have_accessible_name(left)
    expect(page.get_by_role("list", name="Log")).to_contain_text("time is up: a bot makes this move.")
    expect(clock).to_have_accessible_name(re.compile("0:0[1-5] left"))
