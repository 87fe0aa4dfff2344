"""What is looked for on every screen: barriers, text that is cut off, and how much it takes to load."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response

from tools.npm import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
CUT_OFF = Path(__file__).with_name("cut_off.js")
SMALL_TARGETS = Path(__file__).with_name("small_targets.js")


def barriers(page: Page) -> list[str]:
    """What axe finds on a page that keeps someone from using it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "\n;0")  # the page's content policy does not concern the test
    found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def cut_off(page: Page) -> list[str]:
    """The text on a page that cannot be read in full."""
    found: list[str] = page.evaluate(CUT_OFF.read_text("utf-8"))
    return found


def small_targets(page: Page) -> list[str]:
    """What can be pressed on a page, and is too small for a finger."""
    found: list[str] = page.evaluate(SMALL_TARGETS.read_text("utf-8"))
    return found


def first_load(page: Page, path: str, ahead: str = "") -> dict[str, int]:
    """Open a page that was never open before. How much it loads until it is quiet: bytes, gzipped, by path.

    What it loads ahead when it has nothing else to do counts as well: with ``ahead`` in its path.
    """
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))  # noqa: PLW0108 - Playwright writes on handlers
    with page.expect_response(lambda response: ahead in response.url):
        page.goto(path)
    page.wait_for_load_state("networkidle")
    return {urlsplit(response.url).path: len(gzip.compress(response.body())) for response in responses}
