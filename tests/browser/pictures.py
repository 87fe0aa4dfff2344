"""Pictures of the main screens, for the documentation: ``python -m tests.browser.pictures``.

They are taken of a real server, in games whose cards, moves and time are the same each time. How letters are drawn
differs from computer to computer all the same, so no test compares the pictures.
"""

import io
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESKTOP, FLAGS, PHONE
from tests.browser.evening import GOOD, Evening, evening, over
from tests.browser.screens import Tour
from tests.server.open_house import StoppedClock
from tools import chromium

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "screens"
NAMES = ["Ada", "Bo", "Cleo", "Dirk"]
MINUTE = 60_000
QUALITY = 92
"""Of the pictures: the smallest at which nobody sees a difference."""


def thinking(game: dict[str, Any]) -> bool:
    """Ada's turn in the second round, with something in the row and in the families."""
    cards = sum(card is not None for card in game["row"])
    return game["round"] == 2 and game["decision"] == "turn" and game["to_act"] == "A" and cards >= 4


def late_bidding(game: dict[str, Any]) -> bool:
    """The same in an auction, after someone's bid."""
    cards = sum(card is not None for card in game["row"])
    bid = game["auction"] and game["auction"]["best_bid"] is not None
    return bool(game["round"] == 2 and bid and game["to_act"] == "A" and cards >= GOOD)


class Painter:
    """Someone with a browser who takes pictures."""

    def __init__(self, browser: Browser, house: Evening, clock: StoppedClock) -> None:
        self._browser, self._house, self._clock = browser, house, clock

    @contextmanager
    def at(self, **device: Any) -> Iterator[Page]:
        """A page of Ada's."""
        options = {**DESKTOP, **device, "device_scale_factor": 1, "reduced_motion": "reduce"}
        with self._browser.new_context(base_url=self._house.url, **options) as context:
            context.clock.set_fixed_time(self._clock.time / 1000)
            kept = {"razzia.key": self._house.ada.key, "razzia.settings": json.dumps({"speed": 0, "name": "Ada"})}
            context.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
            yield context.new_page()

    def take(self, page: Page, name: str) -> None:
        """Keep what is on the screen, in all its colours."""
        page.wait_for_load_state("networkidle")
        picture, path = Image.open(io.BytesIO(page.screenshot())), FOLDER / f"{name}.webp"
        picture.convert("RGB").save(path, quality=QUALITY, method=6)
        print(path.name, path.stat().st_size)


def paint(painter: Painter, house: Evening, clock: StoppedClock) -> None:
    """All the pictures."""
    done = house.table(NAMES, seed=7, open=True).start().until(over)
    clock.time += 9 * MINUTE
    auction = house.table(NAMES, seed=8, edition="primigenio-2020").start().until(late_bidding)
    turn = house.table(NAMES, seed=9).start().until(thinking)
    clock.time += 2 * MINUTE
    waiting = house.table(NAMES[:2], open=True, players=4, bots={"C": "normal"})
    house.bo.do(house.bo.make(players=3, open=True), "sit", name="Bo", seat="A")
    with painter.at() as page:
        tour = Tour(page, "en")
        next(tour.front_page())
        painter.take(page, "front-page")
        page.goto(f"/tables/{waiting.id}")
        page.locator("code").wait_for()
        painter.take(page, "waiting-room")
        page.goto(f"/tables/{turn.id}")
        tour.button("table-draw-left").wait_for()
        painter.take(page, "table")
        page.goto(f"/tables/{auction.id}")
        tour.button("table-pass").wait_for()
        painter.take(page, "table-2020")
        page.goto(f"/tables/{done.id}")
        page.get_by_role("heading", name=tour.say("result-standings")).wait_for()
        painter.take(page, "result")
        page.goto(f"/replay/{done.id}#149")
        tour.button("replay-play").wait_for()
        painter.take(page, "replay")
        page.get_by_role("group", name=tour.say("table-points")).get_by_role("button").first.click()
        page.get_by_role("dialog").wait_for()
        painter.take(page, "round-sheet")
    with painter.at(**PHONE) as page:
        page.goto(f"/tables/{turn.id}")
        Tour(page, "en").button("table-draw-left").wait_for()
        painter.take(page, "table-phone")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    clock = StoppedClock()
    with (
        tempfile.TemporaryDirectory() as folder,
        evening(Path(folder), clock) as house,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS) as browser,
    ):
        paint(Painter(browser, house, clock), house, clock)


if __name__ == "__main__":
    main()
