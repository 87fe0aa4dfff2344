"""How fast things are on the screens: other people's at once, one's own as slow as one wants."""

from statistics import median

from playwright.sync_api import Page

from tests.browser.sitting import Player, new_table, next_to_act, settle, sit_down, start

AT_ONCE = 100
"""So many milliseconds may pass from a click to its effect on the other screens."""
NOTE_CLICKS = "() => addEventListener('click', () => { window.clicked = Date.now(); }, { capture: true })"
NOTE_CHANGES = """() => {
    const log = document.querySelector('ol[aria-label="Log"]');
    new MutationObserver(() => { window.changed ??= Date.now(); }).observe(log, { childList: true });
}"""


def test_a_click_is_on_every_screen_at_once(ada, bob):
    pages: list[Page] = [ada, bob]
    sit_down(pages[1], new_table(pages[0], "Ada"), "Bob")
    start(pages[0])
    for page in pages:
        page.get_by_role("region", name="Your moves").wait_for()
        page.evaluate(NOTE_CLICKS)
        page.evaluate(NOTE_CHANGES)
    players = [Player(page) for page in pages]
    took: list[float] = []
    while len(took) < 12:
        player, news = next_to_act(*players)
        if news.what == "dialog":
            player.deal_with(news)
            continue
        other = next(page for page in pages if page is not player.page)
        for page in pages:
            page.evaluate("() => { delete window.changed; }")
        player.deal_with(news)
        changed = other.wait_for_function("() => window.changed").json_value()
        took.append(changed - player.page.evaluate("() => window.clicked"))
    print(f"from the click to the other screen, in milliseconds: {took}")
    assert median(took) < AT_ONCE


def test_what_is_skipped_goes_on_afterwards(page):
    settle(page, speed=1)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    you = Player(page)
    skip = page.get_by_role("button", name="Skip")
    skipped = 0
    while not skipped:
        while (news := you.to_do()) is None:
            if skip.is_visible():
                skip.click()
                skipped += 1
            page.wait_for_timeout(20)
        you.deal_with(news)
    # Nobody skips any more: the bots' moves come one by one, and then it is one's own turn.
    you.news()
