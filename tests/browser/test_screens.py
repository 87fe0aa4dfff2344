"""Every screen, for everyone: in every language, on every device, by whatever means someone reads it."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from razzia.editions import DEFAULT_EDITION, EDITIONS
from razzia.words import Words, languages
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.evening import evening
from tests.browser.looking import barriers, cut_off, small_targets
from tests.browser.screens import Tables, Tour

SIZES = {
    "desk": (1440, 900),
    "laptop": (1024, 768),
    "phone": (390, 844),
    "desk at 200 %": (720, 450),
    "narrow phone": (320, 640),
}
# A screen as fine as a phone's takes long to paint, and shows nothing more.
DEVICES: dict[str, dict[str, Any]] = {"desk": DESKTOP, "phone": {**PHONE, "device_scale_factor": 1}}
WAYS = list(product(DEVICES, EDITIONS))
VISITS = [(language, *WAYS[number % len(WAYS)], number < len(WAYS)) for number, language in enumerate(languages())]
"""Each language at every size; axe looks once at each edition on each device."""
NOWHERE = "/nowhere/at/all"
"""The server says that there is nothing, and the browser passes it on."""


@pytest.fixture(scope="module")
def house(web_app, tmp_path_factory):
    with evening(tmp_path_factory.mktemp("evening")) as house:
        yield house


@pytest.fixture(scope="module")
def laid(house, tmp_path_factory):
    folder = tmp_path_factory.mktemp("records")
    known: dict[str, Tables] = {}

    def laying(edition: str) -> Tables:
        if edition not in known:
            known[edition] = Tables.laid(house, edition, folder)
        return known[edition]

    return laying


@pytest.fixture
def arrive(visit, house):
    """Ada, or someone whom nobody knows, comes with a device of their own."""

    def arriving(key: str | None, **options):
        page = visit(house, **options)
        kept = {"razzia.settings": json.dumps({"speed": 0})} | ({} if key is None else {"razzia.key": key})
        page.context.add_init_script(
            f"for (const [place, kept] of Object.entries({json.dumps(kept)})) localStorage[place] ??= kept"
        )
        return page

    return arriving


def everything(ada: Page, stranger: Page, language: str, tables: Tables) -> Iterator[tuple[str, Page]]:
    """Every screen, and who sees it."""
    mine, theirs = Tour(ada, language), Tour(stranger, language)
    for steps in (
        mine.front_page(),
        mine.nowhere(),
        mine.waiting_room(tables, "host"),
        mine.rematch(tables),
        mine.table(tables),
        mine.absence(tables),
        mine.result(tables),
        mine.replay(tables),
    ):
        for name in steps:
            yield name, ada
    for steps in (theirs.waiting_room(tables, "guest"), theirs.watching(tables)):
        for name in steps:
            yield name, stranger


@pytest.mark.parametrize(("language", "device", "edition", "axe"), VISITS)
def test_every_screen_is_for_everyone(language, device, edition, axe, arrive, laid, house, watch):
    watch.forgive(NOWHERE)
    people = [arrive(key, **{**DEVICES[device], "locale": language}) for key in (house.ada.key, None)]
    found = []
    for name, page in everything(*people, language, laid(edition)):
        assert page.evaluate("document.documentElement.lang") == language
        if axe:
            found += [f"{name}: {barrier}" for barrier in barriers(page)]
        if device == "phone":
            found += [f"{name}: {target}" for target in small_targets(page)]
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{name}, {size}: {text}" for text in cut_off(page)]
        page.set_viewport_size(DEVICES[device]["viewport"])
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("locale", "language"), [("de-AT", "de"), ("fr-FR", "en"), ("hu", "hu")])
def test_the_browser_says_which_language(locale, language, visit):
    page = visit(locale=locale)
    page.goto("/")
    page.get_by_role("button", name=Words(language)("home-play-now")).wait_for()
    assert page.evaluate("document.documentElement.lang") == language


def test_the_language_changes_at_a_click_and_stays(arrive, house, laid):
    page = arrive(house.ada.key)
    page.goto("/")
    page.get_by_role("combobox", name=Words("en")("home-language")).select_option("nl")
    page.get_by_role("button", name=Words("nl")("home-play-now")).wait_for()
    page.goto(f"/tables/{laid(DEFAULT_EDITION).bidding.id}")
    page.get_by_role("button", name=Words("nl")("table-menu")).click()
    page.get_by_role("combobox", name=Words("nl")("home-language")).select_option("es")
    page.get_by_role("dialog", name=Words("es")("table-menu")).wait_for()
    assert page.evaluate("document.documentElement.lang") == "es"
