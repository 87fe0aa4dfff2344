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


@pytest.mark.parametrize(
    ("settings", "called", "sources"),
    [
        (Settings(), "127.0.0.1:8642", "'self' ws://127.0.0.1:8642"),
        (Settings(host="0.0.0.0"), "", "'self' ws://localhost:8642"),
        (
            Settings(host="0.0.0.0"),
            "192.0.2.7:8642",
            "'self' ws://localhost:8642 ws://192.0.2.7:8642 wss://192.0.2.7:8642",
        ),
        (Settings(base_url="https://a.example"), "a.example", "'self' wss://a.example"),
        (Settings(base_url="https://a.example"), "b.example", "'self' wss://a.example ws://b.example wss://b.example"),
    ],
)
def test_a_page_may_open_websockets_where_it_came_from(settings, called, sources):
    assert f"connect-src {sources};" in headers_of(settings, called)["Content-Security-Policy"]


def test_nothing_comes_from_elsewhere(policy):
    assert policy["default-src"] == {"'none'"}
    assert set().union(*policy.values()) <= OURS
    assert [what for what, sources in policy.items() if "data:" in sources] == ["img-src"]
