"""Whole games against bots: by mouse, by keyboard alone, and on a phone."""

import re

from playwright.sync_api import expect

from tests.browser.sitting import Player, close_dialog, keys_only, settle, tab_to, tap, told

ROUND_DIALOGS = ["Round 1 is over: the points", "Round 2 is over: the points"]
LISTEN = """() => {
    const said = [];
    const region = document.querySelector("[data-testid=narration]");
    const heard = new MutationObserver(() => said.push(region.textContent));
    heard.observe(region, { characterData: true, subtree: true, childList: true });
    window.said = said;
    return document.querySelectorAll('ol[aria-label="Log"] > li span').length;
}"""
SIDEWAYS = """() => window.scrollX !== 0
    || [document.documentElement, document.body].some(box => box.scrollWidth > box.clientWidth)"""


def test_by_mouse(page):
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("At once", exact=True).click()
    close_dialog(page)
    page.get_by_role("button", name="Play now").click()
    you = Player(page)
    you.news()
    for name, says in {
        "Odds": "have not been drawn",
        "Scoring card": "Bodyguards",
        "Rules": "auction",
        "Menu": "Leave the game",
    }.items():
        page.get_by_role("navigation", name="Look up").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=name)).to_contain_text(says)
        close_dialog(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("A strong bot would say")
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    you.play()
    assert you.dialogs == ROUND_DIALOGS
    result = page.get_by_role("region", name="The result")
    expect(result.get_by_role("heading", level=2)).to_have_text(re.compile(r"wins!|share the victory!"))
    expect(result.get_by_role("list").first.get_by_role("listitem")).to_have_count(4)
    expect(you.moves).to_have_count(0)
    assert told(page)[-1].startswith("The game is over.")


def test_by_keyboard_alone_and_by_ear(page):
    page.goto("/")
    keyboard = page.keyboard
    keys_only(page.get_by_role("button", name="Settings"))
    tab_to(page.get_by_role("radio", name="Normal"))
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    keyboard.press("Escape")
    keys_only(page.get_by_role("button", name="Play now"))
    you = Player(page, keys_only)
    you.news()
    expect(page.get_by_role("list", name="Log")).to_contain_text("The table is set.")
    before = page.evaluate(LISTEN)
    for key, title in {"o": "Odds", "c": "Scoring card", "?": "Rules", "m": "Menu"}.items():
        keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    you.play()
    assert you.dialogs == ROUND_DIALOGS
    assert page.evaluate("() => said.join(' ')").split() == " ".join(told(page)[before:]).split()


def test_by_touch_on_a_phone(phone):
    settle(phone)
    phone.goto("/")
    phone.get_by_role("button", name="Play now").tap()
    you = Player(phone, tap)

    def not_sideways() -> None:
        assert not phone.evaluate(SIDEWAYS)

    not_sideways()
    while "l" not in (news := you.news()).moves:
        you.deal_with(news, "p")  # so that nobody has a thief yet
        not_sideways()
    steal = phone.get_by_role("button", name="Steal …")
    expect(steal).to_have_attribute("aria-disabled", "true")
    steal.tap(force=True)
    expect(you.moves.get_by_role("status").last).to_have_text(re.compile("thief|row"))
    not_sideways()
    for name in ("Odds", "Scoring card", "Rules", "Menu"):
        phone.get_by_role("navigation", name="Look up").get_by_role("button", name=name).tap()
        expect(phone.get_by_role("dialog", name=name)).to_be_visible()
        not_sideways()
        close_dialog(phone)
    you.play(after=not_sideways)
    assert you.dialogs == ROUND_DIALOGS
    not_sideways()
    expect(phone.get_by_role("region", name="The result")).to_be_visible()
