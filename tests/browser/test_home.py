"""The first page that people see."""

import pytest
from playwright.sync_api import expect

from razzia.words import Words, languages
from tests.browser.looking import barriers, cut_off, first_load

MOST = 150_000
"""What the first load of the page may take, gzipped: script, style, pictures and words together."""
TABLE = "TableScreen"
"""What the table's own file is called."""


@pytest.mark.parametrize("device", ["page", "phone"])
def test_it_opens_on_every_device(device, request):
    page = request.getfixturevalue(device)
    answer = page.goto("/")
    assert answer.ok
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    page.get_by_role("heading", level=1).wait_for()
    assert page.title() == "Razzia!"
    assert barriers(page) == []
    assert cut_off(page) == []


def test_it_loads_fast(page):
    loaded = first_load(page, "/", ahead=TABLE)
    assert "/" in loaded
    assert any(path.endswith(".js") for path in loaded)
    assert sum(loaded.values()) < MOST, loaded


def test_the_table_is_there_before_someone_wants_to_play(page):
    ahead = [path for path in first_load(page, "/", ahead=TABLE) if TABLE in path and path.endswith(".js")]
    assert ahead
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("region", name="Your moves").wait_for()
    assert not any(url.endswith(ahead[0]) for url in asked)


def test_a_bar_of_one_line_on_a_phone(phone):
    phone.goto("/")
    for language in languages():
        phone.get_by_role("combobox").select_option(language)
        phone.get_by_role("button", name=Words(language)("home-settings")).wait_for()
        bar = phone.locator("header").get_by_role("button").or_(phone.locator("header").get_by_role("combobox"))
        tops = {round(one.bounding_box()["y"]) for one in bar.all()[:3]}
        assert len(tops) == 1, language


def test_who_comes_to_another_screen_hears_which_one_it_is(page):
    page.goto("/")
    heading = page.get_by_role("heading", level=1)
    heading.wait_for()
    expect(page.locator("body")).to_be_focused()  # nobody is led anywhere where they come in
    page.get_by_role("link", name="Replay a game").press("Enter")
    expect(heading).to_have_text("Replay a game")
    expect(heading).to_be_focused()
    page.get_by_role("link", name="To the start page").press("Enter")
    expect(heading).to_have_text("Razzia!")
    expect(heading).to_be_focused()
    page.get_by_role("button", name="Play now").press("Enter")
    expect(page.get_by_role("heading", level=1, name="A table of Razzia!")).to_be_focused()
    page.go_back()
    expect(heading).to_have_text("Razzia!")
    expect(heading).to_be_focused()
