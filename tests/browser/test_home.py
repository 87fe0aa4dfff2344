"""The first page that people see."""

import pytest

from tests.browser.looking import barriers, cut_off, first_load

MOST = 150_000
"""What the first load of the page may take, gzipped: script, style, pictures and words together."""


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
    loaded = first_load(page, "/")
    assert "/" in loaded
    assert any(path.endswith(".js") for path in loaded)
    assert sum(loaded.values()) < MOST, loaded
