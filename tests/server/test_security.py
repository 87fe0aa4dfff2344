"""What browsers are told about our pages."""

import pytest

from razzia.server.security import headers_of
from razzia.server.settings import Settings

OURS = {"'self'", "'none'", "data:", "wss://razzia.example.org"}


@pytest.fixture
def policy() -> dict[str, set[str]]:
    header = headers_of(Settings(base_url="https://razzia.example.org"))["Content-Security-Policy"]
    return {what: set(sources.split()) for what, _, sources in (part.partition(" ") for part in header.split("; "))}


@pytest.mark.parametrize("what", ["script", "style", "font", "media", "manifest", "worker"])
def test_what_a_page_of_ours_is_made_of_comes_from_here(policy, what):
    assert policy[f"{what}-src"] == {"'self'"}


def test_nothing_comes_from_elsewhere(policy):
    assert policy["default-src"] == {"'none'"}
    assert set().union(*policy.values()) <= OURS
    assert [what for what, sources in policy.items() if "data:" in sources] == ["img-src"]
