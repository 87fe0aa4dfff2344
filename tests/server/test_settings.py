"""How a server is set up, and what is refused."""

from ipaddress import ip_network
from pathlib import Path

import pytest

from razzia.errors import SetupError
from razzia.server.settings import DEFAULT_PORT, Limits, Settings, read, sqlite_url


def test_nothing_need_be_said(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = read({}, {})
    assert settings == Settings()
    assert settings.public_url == f"http://127.0.0.1:{DEFAULT_PORT}"
    assert settings.database_file is not None
    assert settings.database_file.name == "razzia.db"
    assert not settings.secure


def test_options_come_before_variables():
    settings = read(
        {"port": "8000", "host": None},
        {"RAZZIA_PORT": "9000", "RAZZIA_HOST": "0.0.0.0", "RAZZIA_BASE_URL": "", "RAZZIA_MESSAGE_BURST": "80"},
    )
    assert (settings.port, settings.host, settings.base_url) == (8000, "0.0.0.0", "")
    assert settings.limits == Limits(message_burst=80)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("port", " 0 ", 0),
        ("base_url", "https://Razzia.example.org/", "https://razzia.example.org"),
        ("base_url", "http://[::1]:8000", "http://[::1]:8000"),
        ("bot_delay", "0", (0, 0)),
        ("bot_delay", "300 - 900", (300, 900)),
        ("allowed_hosts", "razzia.local, Other.Example", ("razzia.local", "other.example")),
        ("trusted_proxies", "127.0.0.1,10.0.0.0/8", (ip_network("127.0.0.1/32"), ip_network("10.0.0.0/8"))),
        ("database", "postgresql://ada@db/razzia", "postgresql://ada@db/razzia"),
        ("database", "games.db", sqlite_url(Path.cwd() / "games.db")),
        ("log_format", "json", "json"),
    ],
)
def test_what_can_be_said(name, text, value):
    assert getattr(read({name: text}, {}), name) == value


@pytest.mark.parametrize(
    ("name", "texts"),
    {
        "host": ["", "a b", "http://x"],
        "port": ["", "x", "-1", "65536", "٣", "1e3", "9" * 5000],
        "database": ["", " ", "a\nb"],
        "base_url": ["razzia.example.org", "ftp://x", "https://x/y", "https://x?q", "https://a:b@x", "http://x:99999"],
        "allowed_hosts": ["a/b"],
        "trusted_proxies": ["localhost", "10.0.0.1/8", "1.2.3"],
        "bot_delay": ["5-2", "-5", "1-2-3", "60001", "fast"],
        "log_format": ["xml"],
        "log_level": ["loud"],
    }.items(),
)
def test_what_cannot_be_said(name, texts):
    for text in texts:
        with pytest.raises(SetupError, match=f"--{name.replace('_', '-')}: .* will not do; it takes "):
            read({name: text}, {})


@pytest.mark.parametrize(("variable", "text"), [("MESSAGE_BYTES", "0"), ("MESSAGE_BURST", "-1"), ("PORT", "x")])
def test_a_bad_variable_is_named(variable, text):
    with pytest.raises(SetupError, match=f"^RAZZIA_{variable}: "):
        read({}, {f"RAZZIA_{variable}": text})


@pytest.mark.parametrize(
    ("settings", "url"),
    [
        (Settings(host="0.0.0.0", port=80), "http://localhost:80"),
        (Settings(host="::", port=80), "http://localhost:80"),
        (Settings(host="::1", port=80), "http://[::1]:80"),
        (Settings(base_url="https://razzia.example.org"), "https://razzia.example.org"),
    ],
)
def test_the_address_that_people_type(settings, url):
    assert settings.public_url == url
    assert settings.secure == url.startswith("https")


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite:////data/razzia.db", Path("/data/razzia.db")),
        ("sqlite+aiosqlite:////data/razzia.db?timeout=3", Path("/data/razzia.db")),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
        ("postgresql://ada@db/razzia", None),
        ("postgresql:///razzia", None),
    ],
)
def test_the_file_of_a_database(url, file):
    assert Settings(database=url).database_file == file
