"""Those who look at the pages of the other tests see what they should."""

import gzip
from random import Random

import pytest

from tests.browser.looking import barriers, cut_off, first_load
from tests.browser.watching import DEAD_SERVER

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head>
<body><main><h1>A page</h1>{}</main></body></html>"""


@pytest.fixture
def show(page):
    """Shows a page with something in it, as if the server had sent it, which would not allow its styles."""

    def showing(contents: str) -> None:
        page.route("**/shown", lambda route: route.fulfill(content_type="text/html", body=PAGE.format(contents)))
        page.goto("/shown")

    return showing


@pytest.mark.parametrize(
    ("contents", "complaint"),
    [
        ("<script>console.error('oh no')</script>", "console error: oh no"),
        ("<script>console.warn('hm')</script>", "console warning: hm"),
        ("<script>setTimeout(() => { throw new Error('oops') })</script>", "error in the page: Error: oops"),
        ("<script>Promise.reject(new Error('late'))</script>", "error in the page: Error: late"),
        ("<script src='/none.js'></script>", "console error: Failed to load resource"),
        ("<img alt='' src='http://127.0.0.2:9/a.png'>", "from another host: http://127.0.0.2:9/a.png"),
        ("<script>new WebSocket('ws://127.0.0.2:9/')</script>", "from another host: ws://127.0.0.2:9/"),
    ],
)
def test_trouble_is_seen(contents, complaint, page, show, watch):
    show(contents)
    page.wait_for_load_state("networkidle")
    assert any(trouble.startswith(complaint) for trouble in watch.trouble), watch.trouble
    watch.forgive("")


def test_what_is_forgiven_is_no_trouble(show, watch):
    show("<script>console.error('expected'); console.error('not so')</script>")
    watch.forgive("expected")
    assert len(watch.trouble) == 1
    assert "not so" in watch.trouble[0]
    watch.forgive("not so")
    assert watch.trouble == []


def test_barriers_are_seen(page, show):
    show("<button></button>")
    assert any(barrier.startswith("button-name") for barrier in barriers(page))
    show("<button>Press me</button>")
    assert barriers(page) == []


@pytest.mark.parametrize(
    ("style", "says"),
    [
        ("width: 100px; overflow: hidden; white-space: nowrap", "is wider than p"),
        ("width: 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis", "p"),
        ("width: 100px; height: 20px; overflow: hidden", "is higher than p"),
        ("position: absolute; left: 1400px; white-space: nowrap", "is beyond the window"),
        ("position: absolute; left: -20px", "is beyond the window"),
        ("position: fixed; left: 1400px; white-space: nowrap", "is beyond the window"),
    ],
)
def test_cut_off_text_is_seen(style, says, page, show):
    show(f"<p style='{style}'>A sentence of some length</p>")
    assert cut_off(page)[0].startswith('"A sentence of some length" in p ')
    assert says in cut_off(page)[0]


@pytest.mark.parametrize(
    "style",
    [
        "width: 100px; overflow: hidden",
        "width: 100px; overflow: auto; white-space: nowrap",
        "width: 100px; height: 20px; overflow-y: scroll",
        "width: 100px; white-space: nowrap",
        "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)",
        "position: absolute; left: 1400px; visibility: hidden; width: 10px; overflow: hidden",
    ],
)
def test_text_that_can_be_read_is_fine(style, page, show):
    show(f"<p style='{style}'>A sentence of some length</p>")
    assert cut_off(page) == []


NARROW = "width: 70px; overflow-wrap: break-word"


def test_a_broken_word_is_seen(page, show):
    show(f"<p lang='de' style='{NARROW}; hyphens: auto'>Ein Leibwächter</p>")
    assert cut_off(page) == ['"Leibwächter" in p is broken']


@pytest.mark.parametrize(
    "contents",
    [
        f"<p style='{NARROW}'>Many words that are short</p>",
        f"<p style='{NARROW}'>Leib&shy;wächter and night-man</p>",
        f"<p class='unbound' style='{NARROW}'>Donaudampfschifffahrtskapitän</p>",
        f"<div class='unbound'><p style='{NARROW}'>Donaudampfschifffahrtskapitän</p></div>",
    ],
)
def test_lines_may_end_where_words_do(contents, page, show):
    show(contents)
    assert cut_off(page) == []


def test_all_that_is_loaded_is_counted(page):
    shown = PAGE.format("<img alt='' src='/a.svg'>")
    noise = "".join(chr(random) for random in Random(1).choices(range(97, 123), k=10_000))
    picture = f"<svg xmlns='http://www.w3.org/2000/svg'><desc>{noise}</desc></svg>"
    page.route("**/shown", lambda route: route.fulfill(content_type="text/html", body=shown))
    page.route("**/a.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=picture))
    loaded = first_load(page, "/shown")
    assert loaded.keys() == {"/shown", "/a.svg"}
    assert loaded["/a.svg"] == len(gzip.compress(picture.encode()))
    assert loaded["/a.svg"] > 5_000


def test_a_server_comes_back_at_its_address(own_server, visit, watch):
    page = visit(own_server)
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()  # a page that is not whole yet would begin anew
    own_server.kill()
    watch.forgive(DEAD_SERVER)
    assert page.evaluate("() => fetch('/healthz').then(() => 'here', () => 'gone')") == "gone"
    own_server.start()
    assert page.evaluate("() => fetch('/healthz').then(answer => answer.ok)")
