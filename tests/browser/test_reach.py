"""What reaches people who do not see the page, and who do not use a mouse."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sitting import Player, keys_only, new_table, next_to_act, settle, sit_down, start, tap


def last_told(page: Page) -> list[str]:
    """The lines of the last entry of the log."""
    return page.get_by_role("list", name="Log").locator("li").last.locator("span").all_inner_texts()


@pytest.fixture
def both(ada, bob) -> tuple[Page, Page]:
    """Two people at a table, at the beginning of their game."""
    sit_down(bob, new_table(ada, "Ada"), "Bob")
    start(ada)
    for page in (ada, bob):
        page.get_by_role("region", name="Your moves").wait_for()
    return ada, bob


def test_tabs_are_one_stop_and_arrows_lead_on(both):
    page, _ = both
    tabs = page.get_by_role("tablist", name="Log and chat")
    log, chat = tabs.get_by_role("tab", name="Log"), tabs.get_by_role("tab", name="Chat")
    log.focus()
    page.keyboard.press("ArrowRight")
    expect(chat).to_be_focused()
    expect(chat).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name="Chat").get_by_role("log")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(log).not_to_be_focused()
    chat.focus()
    page.keyboard.press("Home")
    expect(log).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("list", name="Log")).to_be_focused()


def test_what_people_say_is_read_out_once(both):
    ada, bob = both
    said = bob.get_by_role("complementary", name="Beside the table").get_by_role("status")

    def say(text: str) -> None:
        ada.get_by_role("textbox", name="Say something").fill(text)
        ada.get_by_role("button", name="Send").click()

    ada.get_by_role("tab", name="Chat").click()
    say("Good luck")
    expect(said).to_have_text("Ada says: Good luck")
    say("And fun")
    expect(said).to_have_text("Ada says: And fun")
    bob.get_by_role("tab", name="Chat").click()
    say("Your turn")
    expect(bob.get_by_role("log")).to_contain_text("Your turn")  # this is read out by itself
    expect(said).to_be_empty()


def test_why_not_stays_until_it_is_put_away(both):
    player, _ = next_to_act(*[Player(page) for page in both])
    steal = player.moves.get_by_role("button", name="Steal …")
    reason = player.moves.get_by_role("status").last
    steal.click(force=True)
    expect(reason).to_contain_text("thief")
    player.page.mouse.move(1, 1)
    player.page.keyboard.press("Tab")
    expect(reason).to_contain_text("thief")
    player.moves.get_by_role("button", name="Close").click()
    expect(reason).to_be_empty()
    steal.click(force=True)
    expect(reason).to_contain_text("thief")
    player.page.keyboard.press("a")
    expect(reason).to_be_empty()


def test_the_focus_comes_along_into_the_game(both):
    for page in both:
        expect(page.get_by_role("heading", level=1, name="A table of Razzia!")).to_be_focused()


def test_a_button_that_goes_away_leaves_the_focus_among_the_moves(both):
    player, _ = next_to_act(*[Player(page) for page in both])
    other = next(page for page in both if page is not player.page)
    keys_only(player.moves.get_by_role("button", name="Forced auction"))
    expect(other.get_by_role("button", name="Pass")).to_be_visible()
    expect(player.moves.get_by_role("button", name="Forced auction")).to_have_count(0)
    expect(player.moves).to_be_focused()
    player.page.keyboard.press("Tab")
    assert player.moves.evaluate("moves => moves.contains(document.activeElement)")


def test_a_phone_says_beside_the_buttons_what_has_just_happened(phone):
    settle(phone)
    phone.goto("/")
    phone.get_by_role("button", name="Play now").tap()
    you = Player(phone, tap)
    compared = 0
    while compared < 3:
        news = you.news()
        if news.what == "decision" and "The points of round" not in " ".join(last_told(phone)):  # these have a sheet
            beside = you.moves.locator("p").first
            expect(beside).to_be_in_viewport()
            assert beside.inner_text() == " ".join(last_told(phone))
            compared += 1
        you.deal_with(news)


def test_single_keys_can_be_switched_off(visit):
    page = settle(visit())
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    you = Player(page)
    you.news()
    page.keyboard.press("m")
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("switch", name="Keyboard shortcuts").uncheck()
    page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    page.keyboard.press("m")
    page.keyboard.press("o")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[aria-keyshortcuts]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    menu.get_by_role("switch", name="Keyboard shortcuts").check()
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    expect(page.get_by_role("dialog", name="Odds")).to_be_visible()
