"""People at a table in a browser: what they see there, and how they do what can be done."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.open_house import REQUESTS, Person

PATIENCE = 20_000
"""How long to wait for anything on a page, in milliseconds: the tests have company on their machine."""
FIRST_BOT = 90_000
"""How long to wait for a table to move on, in milliseconds: the first bot on a machine is compiled meanwhile."""
SETTLED = """([name, speed]) => location.origin === "null" || localStorage.getItem("razzia.settings") !== null
    || localStorage.setItem("razzia.settings", JSON.stringify({ name, speed }))"""
LATEST = """() => Number([...document.querySelectorAll('ol[aria-label="Log"] li')].at(-1)?.dataset.version ?? 0)"""
GREW = f"known => ({LATEST})() > known"
NEWS = Path(__file__).with_name("news.js").read_text("utf-8")
SEEN = Path(__file__).with_name("seen.js").read_text("utf-8")
HAND_OVER = "Hand the device to "


def settle(page: Page, name: str = "", speed: float = 0) -> Page:
    """Set on a device, before any page is open, what its owner is called and how fast a table moves: 0 is at once."""
    page.context.add_init_script(f"({SETTLED})({[name, speed]!r})")
    return page


def key_of(page: Page) -> str:
    """The key of the browser, once a page of the app was open in it."""
    key: str = page.evaluate("() => localStorage.getItem('razzia.key')")
    return key


def owner_of(page: Page) -> Person:
    """Whoever holds the page's key, without the page."""
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    return Person(page.evaluate("() => location.origin"), key_of(page), REQUESTS)


def seen(page: Page) -> dict[str, Any]:
    """The table as the page shows it: the row, the piles, the police, the centre, and each player's things."""
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def told(page: Page) -> list[str]:
    """The lines of the log."""
    return page.get_by_role("list", name="Log").locator("li span").all_inner_texts()


def same_everywhere(*pages: Page) -> None:
    """Wait until all pages tell the same, and see that they show the same table."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        screens = [{"told": told(page), **seen(page)} for page in pages]
        if all(screen == screens[0] for screen in screens):
            return
        if time.monotonic() > until:
            pytest.fail(f"not the same on every screen: {screens}")


def close_dialog(page: Page) -> None:
    """Close what covers the page."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Close").first.click()
    dialog.wait_for(state="detached")


# ── Tables for two ──────────────────────────────────────────────────────────────────────────────────────────────


def new_table(page: Page, name: str) -> str:
    """A table for two by link, made in the dialog. Returns the link."""
    page.goto("/")
    page.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("textbox", name="Your name").fill(name)
    dialog.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    dialog.get_by_role("combobox", name="Player 2").select_option("A friend")
    dialog.get_by_role("button", name="Open the table").click()
    return page.get_by_label("The link to this table").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    """Follow the link, and take a free seat."""
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def start(page: Page) -> None:
    """Start the game."""
    page.get_by_role("button", name="Start the game").click()


# ── How buttons are pressed ─────────────────────────────────────────────────────────────────────────────────────


def click(button: Locator) -> None:
    """By mouse."""
    button.click()


def tap(button: Locator) -> None:
    """By a finger."""
    button.tap()


def keys_only(button: Locator) -> None:
    """By keyboard: with Tab to the button, and Enter."""
    tab_to(button)
    button.page.keyboard.press("Enter")


def tab_to(element: Locator) -> None:
    """Go to something by Tab, however far it is."""
    for _ in range(150):
        if element.evaluate("element => element === document.activeElement"):
            return
        element.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {element}")


# ── Playing ─────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class News:
    """What someone has to deal with: a dialog, a decision, or that the game is over."""

    what: str
    title: str = ""
    moves: dict[str, str] = field(default_factory=dict)
    """The buttons that can be pressed, by their keys."""
    log: int = 0
    """The last version that the log tells of. It need not grow longer: at some tables it forgets."""


def bid_high(moves: dict[str, str], turns: "count[int]") -> str:
    """Bid the highest cheque; steal where one can; else draw and call auctions by turns. So no game lasts long."""
    bids = [key for key in moves if key.isdigit()]
    if bids or "p" in moves:
        return max(bids, default="p")
    if "s" in moves:
        return "s"
    drawing = next((key for key in "lr" if key in moves), "a")
    return drawing if next(turns) % 2 or "a" not in moves else "a"


class Player:
    """Someone who plays on a page, by one way of pressing buttons."""

    def __init__(self, page: Page, press: Callable[[Locator], None] = click) -> None:
        self.page = page
        self.press = press
        self.dialogs: list[str] = []
        """The titles of the dialogs that came by themselves."""
        self.stolen = 0
        self.taken_back = 0
        self._turns = count()
        self._log = 0

    def news(self, timeout: float = FIRST_BOT) -> News:
        """Wait until there is something to deal with, after what was dealt with before."""
        return News(**self.page.wait_for_function(NEWS, arg=self._log, timeout=timeout).json_value())

    def to_do(self) -> News | None:
        """What there is to deal with right now."""
        found = self.page.evaluate(NEWS, self._log)
        return None if found is None else News(**found)

    def button(self, name: str, **options: Any) -> Locator:
        """A button on the page."""
        return self.page.get_by_role("button", name=name, **options)

    def deal_with(self, news: News, move: str | None = None) -> None:
        """Close a dialog, or make a move and see it happen."""
        if news.what == "dialog":
            self.close(news.title)
        else:
            key = move or bid_high(news.moves, self._turns)
            self._log = news.log
            if key == "s":
                self.steal()
            elif self.press is keys_only:
                self.page.keyboard.press(key)
            else:
                self.press(self.moves.get_by_role("button", name=news.moves[key], exact=True))
            self.page.wait_for_function(GREW, arg=self._log)

    @property
    def moves(self) -> Locator:
        """Where the buttons are."""
        return self.page.get_by_role("region", name="Your moves")

    def close(self, title: str) -> None:
        """Close a dialog that came by itself; take the device, if that is what it asks for."""
        self.dialogs.append(title)
        dialog = self.page.get_by_role("dialog", name=title, exact=True)
        if title.startswith(HAND_OVER):
            self.press(dialog.get_by_role("button", name=f"I am {title.removeprefix(HAND_OVER)}"))
        elif self.press is keys_only:
            self.page.keyboard.press("Escape")
        else:
            self.press(dialog.get_by_role("button", name="Close").last)
        dialog.wait_for(state="detached")

    def steal(self) -> None:
        """Steal the first card of the row that can be stolen."""
        if self.press is keys_only:
            self.page.keyboard.press("s")
        else:
            self.press(self.button("Steal …"))
        row = self.page.get_by_role("region", name="Row")
        self.press(row.locator("button[aria-disabled=false]").first)
        self.press(self.button("Steal this card"))
        self.stolen += 1

    def take_back(self) -> None:
        """Take the last move back."""
        self._log = self.page.evaluate(LATEST)
        if self.press is keys_only:
            self.page.keyboard.press("u")
        else:
            self.press(self.button("Take back"))
        self.page.wait_for_function(GREW, arg=self._log)
        self.taken_back += 1

    def play(self, after: Callable[[], None] = lambda: None) -> None:
        """Play to the end of the game."""
        while (news := self.news()).what != "over":
            self.deal_with(news)
            after()


def next_to_act(*players: Player) -> tuple[Player, News]:
    """Whoever has something to deal with next."""
    while True:
        for player in players:
            if news := player.to_do():
                return player, news
        players[0].page.wait_for_timeout(5)
