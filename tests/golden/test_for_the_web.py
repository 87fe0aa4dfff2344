import pytest

from tests.golden.for_the_web import FILES, WEB


@pytest.mark.parametrize("name", FILES)
def test_what_the_page_is_held_to_is_current(name):
    """If not: ``make golden``."""
    assert (WEB / name).read_text("utf-8") == FILES[name]()
