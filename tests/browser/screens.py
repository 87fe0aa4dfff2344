"""Every screen and every dialog of the app, one after the other, in any language.

Whatever is pressed is found by its words in that language: a page that speaks another one is not found at all.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from razzia.words import Words
from tests.browser.evening import CROWDED_SEED, Evening, Table, bidding, crowded, over

NAMES = [
    "Annabella Maximiliana Esterház",
    "Bartholomäus von Hohenlohe-Öhr",
    "Constantijn van der Waterberge",
    "Donaudampfschifffahrtskapitän",
    "Esperanza Villanueva de la Paz",
]
"""The longest names that people can have."""


@dataclass(frozen=True)
class Tables:
    """Tables of one edition, each at a moment worth looking at."""

    edition: str
    waiting: Table
    crowded: Table
    bidding: Table
    left: Table
    shared: Table
    over: Table
    rematch: str
    record: Path

    @classmethod
    def laid(cls, evening: Evening, edition: str, folder: Path) -> "Tables":
        waiting = evening.table(NAMES[:3], edition=edition, open=True, clock={"kind": "days", "days": 7})
        evening.ada.do(waiting.id, "dismiss", seat="C")
        full = evening.table(NAMES, seed=CROWDED_SEED, edition=edition).start().until(crowded)
        auction = evening.table(NAMES, edition=edition, clock={"kind": "total", "seconds": 900, "increment": 5})
        auction.start().until(bidding)
        left = evening.table(NAMES[:2], edition=edition).start()
        evening.ada.do(left.id, "resign", seat="A")
        shared = evening.shared_table(NAMES[:2], edition=edition, open_cheques=False).start()
        finished = evening.table(NAMES[:3], edition=edition, open=True).start().until(over)
        once_more = evening.table(NAMES[:2], edition=edition).start().until(over).rematch()
        record = folder / f"{edition}.json"
        record.write_text(finished.record(), "utf-8")
        return cls(edition, waiting, full, auction, left, shared, finished, once_more, record)


class Tour:
    """Someone who looks at everything. Each step yields the name of what is on the screen."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.say = Words(language)

    def button(self, message: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **facts)).first

    @contextmanager
    def dialog(self, message: str, **facts: Any) -> Iterator[Locator]:
        """A dialog that a button opens, until it is closed."""
        self.button(message, **facts).click()
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        yield dialog
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")

    def front_page(self) -> Iterator[str]:
        """The front page, and what it opens."""
        say, page = self.say, self.page
        page.goto("/")
        page.get_by_role("link", name=say("home-go-on")).first.wait_for()
        yield "front page"
        with self.dialog("home-new-table") as dialog:
            dialog.get_by_role("button", name=say("home-open-table")).click()
            dialog.get_by_text(say("home-name-needed")).wait_for()
            dialog.locator("summary").click()
            dialog.get_by_role("radio", name=say("home-clock-total")).check()
            yield "new table"
        with self.dialog("home-pass-and-play") as dialog:
            dialog.locator("summary").click()
            while (add := dialog.get_by_role("button", name=say("home-add-person"))).is_visible():
                add.click()
            yield "pass and play"
        with self.dialog("home-settings"):
            yield "settings"
        with self.dialog("table-rules"):
            yield "rules"

    def nowhere(self) -> Iterator[str]:
        """Addresses that lead nowhere."""
        self.page.goto("/nowhere/at/all")
        self.page.get_by_role("heading", name=self.say("nowhere-title")).wait_for()
        yield "nowhere"
        self.page.goto("/tables/none")
        self.page.get_by_role("heading", name=self.say("table-not-here")).wait_for()
        yield "no such table"

    def waiting_room(self, tables: Tables, who: str) -> Iterator[str]:
        """Before the game."""
        self.page.goto(f"/tables/{tables.waiting.id}")
        self.page.get_by_role("heading", name=self.say("waiting-title")).wait_for()
        self.page.locator("code").wait_for()
        yield f"waiting room, {who}"

    def rematch(self, tables: Tables) -> Iterator[str]:
        """Before another game with the same people."""
        self.page.goto(f"/tables/{tables.rematch}")
        self.page.get_by_text(self.say("waiting-kept")).first.wait_for()
        yield "waiting room, rematch"

    def table(self, tables: Tables) -> Iterator[str]:
        """A game, with all that can be looked up."""
        say, page = self.say, self.page
        page.goto(f"/tables/{tables.crowded.id}")
        self.button("table-steal").wait_for()
        page.locator("aside ol button").first.wait_for()
        yield "table"
        page.keyboard.press("s")
        page.get_by_text(say("table-choose-theft")).wait_for()
        page.locator("ol button[aria-disabled=false]").first.click()
        yield "theft"
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        page.get_by_text(say("table-hint-why")).wait_for()
        yield "hint"
        page.get_by_role("region", name=say("table-hint")).get_by_role("button", name=say("dialog-close")).click()
        for key, title in {"o": "table-odds", "c": "table-scoring-card", "?": "table-rules", "m": "table-menu"}.items():
            page.keyboard.press(key)
            dialog = page.get_by_role("dialog", name=say(title))
            dialog.wait_for()
            if key == "m":
                dialog.get_by_role("button", name=say("table-resign")).click()
            yield title
            page.keyboard.press("Escape")
            dialog.wait_for(state="detached")
        page.locator("[data-seat=B]").get_by_role("button").first.click()
        page.get_by_role("dialog").wait_for()
        yield "family"
        page.keyboard.press("Escape")
        page.locator("aside ol button").nth(3).click()
        page.get_by_text(say("table-looking-back")).wait_for()
        yield "looking back"
        self.button("table-back-to-now").click()
        page.get_by_role("tab", name=say("table-chat")).click()
        page.get_by_role("log").wait_for()
        yield "chat"
        page.goto(f"/tables/{tables.bidding.id}")
        self.button("table-pass").wait_for()
        yield "auction"

    def absence(self, tables: Tables) -> Iterator[str]:
        """A game that someone has left, and one that waits for the next of those who share a device."""
        self.page.goto(f"/tables/{tables.left.id}")
        self.button("table-return").wait_for()
        yield "left"
        self.page.goto(f"/tables/{tables.shared.id}")
        self.page.get_by_role("dialog").wait_for()
        yield "curtain"

    def watching(self, tables: Tables) -> Iterator[str]:
        """A game of others."""
        self.page.goto(f"/tables/{tables.bidding.id}")
        self.page.get_by_text(self.say("table-watching")).wait_for()
        yield "watching"

    def result(self, tables: Tables) -> Iterator[str]:
        """The end of a game."""
        say, page = self.say, self.page
        page.goto(f"/tables/{tables.over.id}")
        page.get_by_role("heading", name=say("result-standings")).wait_for()
        yield "result"
        with self.dialog("result-fairness") as dialog:
            dialog.locator("summary").click()
            yield "fairness check"

    def replay(self, tables: Tables) -> Iterator[str]:
        """A game once more."""
        say, page = self.say, self.page
        page.goto("/replay")
        page.get_by_role("heading", name=say("replay-heading")).wait_for()
        record = tables.record.read_text("utf-8").strip()
        files = page.locator("input[type=file]")
        files.set_input_files({"name": "two.jsonl", "mimeType": "", "buffer": f"{record}\n{record}\n".encode()})
        page.get_by_role("heading", name=say("replay-several", count=2)).wait_for()
        yield "replay, file"
        files.set_input_files(tables.record)
        self.button("replay-play").wait_for()
        page.get_by_role("slider").fill(str(150))
        yield "replay, playing"
        page.get_by_role("group", name=say("table-points")).get_by_role("button").first.click()
        page.get_by_role("dialog").wait_for()
        yield "round sheet"
        page.keyboard.press("Escape")
        self.button("replay-last").click()
        page.get_by_role("heading", name=say("result-standings")).wait_for()
        yield "replay, end"
