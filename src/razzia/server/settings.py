"""How a server is set up: from options on the command line, else from ``RAZZIA_*`` variables, else as said here."""

import ipaddress
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from razzia.errors import SetupError

PREFIX: Final = "RAZZIA_"
DEFAULT_PORT: Final = 8642
LOG_FORMATS: Final = ("auto", "json", "text")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LONGEST_DELAY: Final = 60_000
SQLITE: Final = "sqlite"
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104
"""Addresses to listen on that nobody can type."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. A client is an address; a connection is one WebSocket of it."""

    message_bytes: int = 16 * 1024
    """The longest message on a WebSocket, and the longest body of a request; a record may be longer (api.py)."""
    messages_per_second: int = 20
    """What a connection may send in the long run."""
    message_burst: int = 60
    """What a connection may send at once."""
    requests_per_minute: int = 600
    """What a client may request, new connections included."""
    lines_per_minute: int = 60
    """What a client may say in the chat, at all tables together: every line is kept."""
    tables_per_hour: int = 60
    """How many tables a client may create."""
    connections_per_client: int = 100
    """How many connections a client may hold."""


@dataclass(frozen=True)
class Settings:
    """Everything that whoever runs a server can choose."""

    host: str = "127.0.0.1"
    """The address to listen on; 127.0.0.1 is for this computer alone, 0.0.0.0 for whoever can reach it."""
    port: int = DEFAULT_PORT
    """The port to listen on; 0 takes a free one."""
    database: str = ""
    """The URL of the database. Empty: a SQLite file in the user's data folder."""
    base_url: str = ""
    """The address that people type, if it is not host and port: that of the proxy in front."""
    allowed_hosts: tuple[str, ...] = ()
    """Further names by which browsers may call this server."""
    trusted_proxies: tuple[Network, ...] = ()
    """Whose ``X-Forwarded-For`` is believed."""
    bot_delay: tuple[int, int] = (400, 1200)
    """How long a bot seems to think, at least and at most, in milliseconds."""
    log_format: str = "auto"
    """``json`` is a line of JSON an entry, ``text`` is for people, ``auto`` chooses by whether it is a terminal."""
    log_level: str = "info"
    """The least important entries to log."""
    limits: Limits = field(default_factory=Limits)

    @property
    def public_url(self) -> str:
        """The address that people type, without a slash at the end."""
        if self.base_url:
            return self.base_url
        host = "localhost" if self.host in EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https://")

    @property
    def database_url(self) -> str:
        """The URL of the database, the default included."""
        return self.database or sqlite_url(user_data_path("razzia", appauthor=False) / "razzia.db")

    @property
    def database_file(self) -> Path | None:
        """The file of a SQLite database; None for any other, or one in memory."""
        scheme, _, rest = self.database_url.partition(":///")
        if scheme.partition("+")[0] != SQLITE or rest in ("", ":memory:"):
            return None
        return Path(rest.partition("?")[0])


def read(options: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """The settings that the options and the environment ask for. An option that is None was not given."""
    return Settings(**_chosen(Settings, options, environment), limits=Limits(**_chosen(Limits, options, environment)))


def sqlite_url(file: str | Path) -> str:
    """The URL of a SQLite database in a file."""
    return f"{SQLITE}:///{Path(file).expanduser().absolute()}"


def _chosen(kind: type, options: Mapping[str, str | None], environment: Mapping[str, str]) -> dict[str, Any]:
    chosen = {}
    for setting in fields(kind):
        variable = PREFIX + setting.name.upper()
        option = options.get(setting.name)
        if setting.name == "limits" or (option is None and not environment.get(variable)):
            continue
        where, text = (variable, environment[variable]) if option is None else (f"--{_dashed(setting.name)}", option)
        parse, due = _READING.get(setting.name, (_count, "count"))
        try:
            chosen[setting.name] = parse(text.strip())
        except ValueError:
            raise SetupError("setting", text, {"where": where, "due": due}) from None
    return chosen


def _dashed(name: str) -> str:
    return name.replace("_", "-")


# ── Reading one setting; a ValueError says that it cannot be that ───────────────────────────────────────────────


def _whole(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 10 and least <= int(text) <= most):
        raise ValueError
    return int(text)


def _count(text: str) -> int:
    return _whole(text, 1, 10**9)


def _port(text: str) -> int:
    return _whole(text, 0, 65535)


def _host(text: str) -> str:
    if not text or not text.isprintable() or set(text) & set("/ @[]"):
        raise ValueError
    return text


def _hosts(text: str) -> tuple[str, ...]:
    return tuple(_host(name.strip()).lower() for name in text.split(",") if name.strip())


def _networks(text: str) -> tuple[Network, ...]:
    return tuple(ipaddress.ip_network(name.strip()) for name in text.split(",") if name.strip())


def _base_url(text: str) -> str:
    url = urlsplit(text)
    if url.scheme not in ("http", "https") or not url.hostname or url.username is not None:
        raise ValueError
    if url.path not in ("", "/") or url.query or url.fragment or url.port == 0:
        raise ValueError
    return f"{url.scheme}://{url.netloc.lower()}"


def _database(text: str) -> str:
    if not text or not text.isprintable():
        raise ValueError
    return text if "://" in text else sqlite_url(text)


def _delay(text: str) -> tuple[int, int]:
    least, separator, most = text.partition("-")
    delay = _whole(least.strip(), 0, LONGEST_DELAY), _whole((most if separator else least).strip(), 0, LONGEST_DELAY)
    if delay[0] > delay[1]:
        raise ValueError
    return delay


def _one_of(known: tuple[str, ...]) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text not in known:
            raise ValueError
        return text

    return parse


_READING: Final[dict[str, tuple[Callable[[str], Any], str]]] = {
    "host": (_host, "host"),
    "port": (_port, "port"),
    "database": (_database, "database"),
    "base_url": (_base_url, "address"),
    "allowed_hosts": (_hosts, "hosts"),
    "trusted_proxies": (_networks, "networks"),
    "bot_delay": (_delay, "delay"),
    "log_format": (_one_of(LOG_FORMATS), "log-format"),
    "log_level": (_one_of(LOG_LEVELS), "log-level"),
}
"""How each setting is read, and what it takes, for the words of a refusal. The rest are counts."""
