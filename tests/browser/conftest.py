"""A real browser, a real server, and people with devices of their own.

Playwright runs an event loop in the thread of the tests, where no other can run meanwhile. So it lives for this folder
only, and the tests here start no loop of their own; a server in a thread of its own is fine.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.browser.serving import Server
from tests.browser.sitting import PATIENCE, owner_of, settle
from tests.browser.watching import Watch
from tests.server.open_house import Person
from tools import build_web, chromium

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome Mobile Safari/537.36",
}
FAILED = pytest.StashKey[bool]()

Visit = Callable[..., Page]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def executable() -> str:
    """The Chromium that is there. `make test` installs one before it runs the tests."""
    return chromium.find() or pytest.fail(chromium.MISSING, pytrace=False)


@pytest.fixture(scope="package")
def browser(executable, playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=executable, args=FLAGS) as browser:
        yield browser


@pytest.fixture(scope="package")
def web_app() -> None:
    """The web app as it is in the sources now."""
    if not build_web.is_built():
        pytest.fail("the web app is not built, or not from these sources; run: make web", pytrace=False)


@pytest.fixture(scope="package")
def server(web_app, tmp_path_factory) -> Iterator[Server]:
    """The server that the tests share."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.kill()


@pytest.fixture
def own_server(web_app, tmp_path) -> Iterator[Server]:
    """A server for one test, which may kill it: `visit(own_server)`."""
    server = Server(tmp_path).start()
    yield server
    server.kill()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Watches over every page of the test."""
    watch = Watch()
    yield watch
    assert not watch.trouble, "\n".join(watch.trouble)


@pytest.fixture
def visit(browser, server, watch, request, tmp_path) -> Iterator[Visit]:
    """Opens a page of someone who comes with a device of their own, and so with storage of their own.

    `visit()` is at a desk, `visit(**PHONE)` on a phone; more pages of theirs are `page.context.new_page()`.
    """
    pages: list[Page] = []
    with ExitStack() as devices:

        def visiting(server: Server = server, **options: Any) -> Page:
            context = devices.enter_context(browser.new_context(base_url=server.url, **{**DESKTOP, **options}))
            context.set_default_timeout(PATIENCE)
            watch.over(context, server.url)
            pages.append(context.new_page())
            return pages[-1]

        yield visiting
        if request.node.stash.get(FAILED, False):
            for number, page in enumerate(pages, 1):
                picture = tmp_path / f"page-{number}.png"
                page.screenshot(path=picture)
                print(f"{page.url} as it was: {picture}")


@pytest.fixture
def page(visit) -> Page:
    """A page at a desk."""
    return visit()


@pytest.fixture
def phone(visit) -> Page:
    """A page on a phone."""
    return visit(**PHONE)


@pytest.fixture
def ada(visit) -> Page:
    """A page of someone for whom a table moves at once."""
    return settle(visit())


@pytest.fixture
def bob(visit) -> Page:
    """A page of someone else."""
    return settle(visit())


@pytest.fixture
def owner() -> Iterator[Callable[[Page], Person]]:
    """Whoever holds a page's key, without the page: to bring a table to where a test begins."""
    with ExitStack() as people:

        def owning(page: Page) -> Person:
            return people.enter_context(closing(owner_of(page)))

        yield owning
