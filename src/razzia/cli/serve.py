"""``razzia serve``, and ``razzia`` alone: the server."""

import os
import socket
import threading
import webbrowser
from typing import Final

import click

from razzia.errors import SetupError
from razzia.server.settings import DEFAULT_PORT, EVERYWHERE, LOG_FORMATS, LOG_LEVELS, PREFIX, Settings, read

AT_HOME: Final = {f"{PREFIX}PORT": "0", f"{PREFIX}LOG_LEVEL": "warning"}
"""What is different where someone just wants to play, unless the environment says otherwise."""


@click.command(epilog="Each option is also a variable: RAZZIA_PORT for --port. docs/server.md has more of them.")
@click.option(
    "--host",
    metavar="ADDRESS",
    help="The address to listen on; 0.0.0.0 lets others on your network in. [default: 127.0.0.1]",
)
@click.option("--port", metavar="NUMBER", help=f"The port to listen on; 0 takes a free one. [default: {DEFAULT_PORT}]")
@click.option(
    "--database",
    metavar="URL",
    help="A file for SQLite, or postgresql://user@host/name. [default: a file in your data folder]",
)
@click.option("--base-url", metavar="URL", help="The address that people type, if there is a proxy in front.")
@click.option("--allowed-hosts", metavar="NAMES", help="Further names of this server, with commas between them.")
@click.option("--trusted-proxies", metavar="NETWORKS", help="Proxies whose X-Forwarded-For is believed.")
@click.option("--bot-delay", metavar="MS", help="How long a bot seems to think: 500, or 400-1200. [default: 400-1200]")
@click.option(
    "--log-format", metavar="|".join(LOG_FORMATS), help="How to log. [default: text in a terminal, else json]"
)
@click.option("--log-level", metavar="LEVEL", help=f"What to log: {', '.join(LOG_LEVELS)}. [default: info]")
@click.option("--open/--no-open", "opens", default=False, help="Open the browser when it is ready. [default: no]")
def command(opens: bool, **options: str | None) -> None:
    """Serve tables for friends, bots and spectators.

    It runs until Ctrl-C. Everything is kept in the database: after a restart all tables go on where they were.

    \b
    razzia serve --open
    razzia serve --host 0.0.0.0 --port 8000
    razzia serve --database games.db --bot-delay 0
    razzia serve --base-url https://razzia.example.org --trusted-proxies 127.0.0.1
    """
    start(read(options, os.environ), opens)


def at_home() -> None:
    """Start the server for whoever sits at this computer, or find the one that runs already; and open the browser."""
    try:
        start(read({}, AT_HOME | os.environ), opens=True)
    except SetupError as error:
        url = error.facts.get("url")
        if error.code != "database-in-use" or not url:
            raise
        click.echo(f"Razzia! is running already, at {url}")
        webbrowser.open(url)


def start(settings: Settings, opens: bool) -> None:
    """Serve, say where, and open the browser there if that is wanted."""
    from razzia.server.serve import serve

    def ready(running: Settings) -> None:
        click.echo(f"Razzia! is at {running.public_url} (Ctrl-C stops it)")
        if running.host in EVERYWHERE and not running.base_url and (address := _address_on_network()):
            click.echo(f"Others on your network find it at http://{address}:{running.port}")
        if opens:
            # Some browsers let whoever opens them wait; the server must not.
            threading.Thread(target=webbrowser.open, args=[running.public_url], daemon=True).start()

    serve(settings, ready)


def _address_on_network() -> str | None:
    """The address by which others reach this computer, if it is on a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # it only looks up the way there; nothing is sent
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return address
