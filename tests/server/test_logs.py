"""What is written down, and that no secret is in it."""

import io
import json
import logging

import pytest
import structlog

from razzia.server import logs
from razzia.server.settings import Settings
from razzia.server.storage.database import read_url, shown

KEY = "0123456789abcdef" * 4


@pytest.fixture
def written():
    """A way to configure the logs of a kind; all is as before after the test."""
    handlers, level, uvicorn = logging.root.handlers[:], logging.root.level, logging.getLogger("uvicorn").level

    def configure(log_format: str, log_level: str = "info") -> io.StringIO:
        stream = io.StringIO()
        logs.configure(Settings(log_format=log_format, log_level=log_level), stream)
        return stream

    yield configure
    logging.root.handlers = handlers
    logging.root.setLevel(level)
    logging.getLogger("uvicorn").setLevel(uvicorn)
    structlog.reset_defaults()


def fail(secret: str) -> None:
    raise ValueError(f"cannot use {secret}")


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_no_secret_is_written(written, log_format):
    stream = written(log_format)
    log = structlog.get_logger("razzia.test")
    log.info("plain", player=KEY, nested={"seats": [{"holder": KEY.upper()}]}, raw=KEY.encode())
    log.info(f"in the text {KEY}, and more")
    log.info("by name", authorization="Bearer short", headers={"Cookie": "short"}, player_key="short", body="short")
    log.info("in a list", headers=[("x", "Bearer short.token")], said="Authorization: Basic short=")
    log.info("a database", url="postgresql+psycopg://ada:short@b@db/razzia")
    logging.getLogger("library").warning("connecting to %s with %s", "postgresql://ada:short@db/razzia", KEY)
    try:
        fail(KEY)
    except ValueError:
        log.exception("it failed")
    text = stream.getvalue()
    assert KEY not in text.lower()
    assert "short" not in text
    assert "postgresql+psycopg://ada:[masked]@db/razzia" in text
    assert text.count("[masked]") >= 12
    assert "ValueError: cannot use [masked]" in text
    assert "Traceback" in text


URLS = [
    "postgresql://ada:s3/cret@host/razzia",
    "postgresql://ada:s3'cret@host/razzia",
    'postgresql://ada:s3"cret@host/razzia',
    "postgresql://host/razzia?user=ada&password=s3'cret",
    "postgresql://host/razzia?sslpassword=s3/cret&user=ada",
]


@pytest.mark.parametrize("log_format", ["json", "text"])
@pytest.mark.parametrize("url", URLS)
def test_whatever_is_in_a_password_it_is_not_written(written, log_format, url):
    stream = written(log_format)
    structlog.get_logger().info("connecting", url=url, host="host")
    logging.getLogger("library").warning("cannot reach %s", url)
    text = stream.getvalue()
    assert not {word for word in ("s3", "cret") if word in text}
    assert text.count("[masked]") == 2
    if log_format == "json":
        entry, _ = map(json.loads, text.splitlines())
        assert entry["host"] == "host", "what comes after it is still there"
    assert "s3" not in shown(read_url(url))


def test_what_is_no_secret_stays(written):
    stream = written("json")
    structlog.get_logger().info("table created", table="k7Qd-3fYb", key_count=3, version=41, url="http://[::1]:8642/")
    entry = json.loads(stream.getvalue())
    assert entry.pop("timestamp").endswith("Z")
    assert entry == {
        "event": "table created",
        "level": "info",
        "table": "k7Qd-3fYb",
        "key_count": 3,
        "version": 41,
        "url": "http://[::1]:8642/",
    }


def test_an_entry_of_json_is_one_line(written):
    stream = written("json")
    log = structlog.get_logger()
    log.info("two\nlines", odd=object())
    try:
        fail("it")
    except ValueError:
        log.exception("it failed")
    logging.getLogger("library").error("three\nmore\nlines")
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == [
        "two\nlines",
        "it failed",
        "three\nmore\nlines",
    ]


def test_less_important_entries_can_be_left_out(written):
    stream = written("auto", "warning")
    structlog.get_logger().info("a detail")
    logging.getLogger("uvicorn.error").info("a detail")
    structlog.get_logger().warning("a warning")
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == ["a warning"]


def test_a_terminal_gets_text(written):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    written("json")
    terminal = Terminal()
    logs.configure(Settings(), terminal)
    structlog.get_logger().info("for people")
    assert "[info     ] for people" in terminal.getvalue()
