"""The page about the protocol says what the server does."""

import re

import pytest
from msgspec import json

from razzia.core.cards import SEATS
from razzia.errors import IllegalMove, SetupError, TableError, UnreadableMove, WrongTurn
from razzia.replaying import Replay, ReplayStep
from razzia.server.api import LONGEST_RECORD
from razzia.server.house import house
from razzia.server.messages import LONGEST_LINE, PROTOCOL, FromClient, Links, NewTable, Page, ToClient
from razzia.server.refusals import STATUS, Refusal, RequestError, status_of
from razzia.server.room import RECENT
from razzia.server.settings import Limits, Settings
from razzia.table.clocks import OVERTIME
from razzia.table.commands import LONGEST_NAME, Command
from razzia.table.setup import Clock, Setup
from razzia.table.table import REMEMBERED
from tests.docs.test_docs import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"(?:<!-- (\w+) -->\n)?```json\n(.*?)```", PAGE, re.S)
KINDS = {
    "Setup": Setup,
    "NewTable": NewTable,
    "Links": Links,
    "Page": Page,
    "Refusal": Refusal,
    "": FromClient | ToClient,
}

SOURCES = ("table/*.py", "server/*.py", "game.py", "legality.py", "notation.py", "names.py", "editions.py")
RAISED = re.compile(r'(\w+)\(\s*"([a-z-]+)"(?: if [^"]+? else "([a-z-]+)")?')
ERRORS = {
    kind.__name__: kind for kind in (TableError, RequestError, SetupError, UnreadableMove, IllegalMove, WrongTurn)
}
NEVER_SENT = {
    # They keep a server from starting.
    "setting", "port-in-use", "cannot-listen", "database-in-use",
    # The types of the messages do not let through what they are about.
    "players", "piles", "open-cheques", "cheques",
    # Of a game on its own: a table checks first whether it is over, and turns over the cards by itself.
    "game-over", "card-first", "no-card-due", "card-used-up", "not-at-the-table", "nothing-to-undo",
}  # fmt: skip


def rows(*columns: str) -> list[tuple[str, ...]]:
    """The rows of the table whose header begins with these columns."""
    header = re.escape("| " + " | ".join(columns) + " |")
    (table,) = re.findall(rf"^{header}.*\n\|[-|]+\|\n((?:\|.*\n)+)", PAGE, re.M)
    return [tuple(cell.strip() for cell in line.strip("|").split(" | ")) for line in table.splitlines()]


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_is_a_message(kind, text):
    example = json.decode(text)
    read = json.decode(json.encode(json.decode(text, type=KINDS[kind])))
    if kind == "Setup" or example.get("type") in {one.__struct_config__.tag for one in FromClient.__args__}:
        assert example.items() <= read.items(), "what may be left out is"
    else:
        assert example == read


def test_every_kind_of_message_has_an_example_or_a_row():
    shown = {json.decode(text).get("type") for _, text in EXAMPLES}
    commands = {cells[0].strip("`") for cells in rows("command", "fields")}
    assert commands == {kind.__struct_config__.tag for kind in Command.__args__}
    every = {kind.__struct_config__.tag for kind in (*FromClient.__args__, *ToClient.__args__)}
    assert every - commands <= shown


def test_the_fields_of_the_commands():
    fields = {cells[0].strip("`"): set(re.findall(r"`(\w+)`", cells[1])) for cells in rows("command", "fields")}
    for kind in Command.__args__:
        assert fields[kind.__struct_config__.tag] == set(kind.__struct_fields__) - {"request"}


def test_the_routes_are_those_of_the_server():
    paths = house(Settings()).openapi_schema.to_schema()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert {cells[0].strip("`") for cells in rows("route", "key")} == routes


def test_every_code_is_there_with_its_status():
    statuses: dict[str, set[int]] = {code: {status} for code, status in STATUS.items()}
    for pattern in SOURCES:
        for file in (ROOT / "src" / "razzia").glob(pattern):
            for kind, *codes in RAISED.findall(file.read_text("utf-8")):
                for code in filter(None, codes if kind in ERRORS else ()):
                    statuses.setdefault(code, set()).add(status_of(ERRORS[kind](code)))
    due = {code: sorted(found) for code, found in statuses.items() if code not in NEVER_SENT}
    assert statuses.keys() >= NEVER_SENT
    assert {cells[0].strip("`"): [*map(int, cells[1].split(", "))] for cells in rows("code", "status")} == due


def test_the_settings_of_a_table():
    named = {name for cells in rows("setting", "default") for name in re.findall(r"`(\w+)`", cells[0])}
    assert named == set(Setup.__struct_fields__)
    kinds = {cells[0].strip("`") for cells in rows("kind", "fields")}
    assert kinds == {kind.__struct_config__.tag for kind in Clock.__args__}


def test_the_fields_of_a_replay():
    (section,) = re.findall(r"^### Replays\n(.*?)^## ", PAGE, re.M | re.S)
    for kind in (Replay, ReplayStep):
        assert set(kind.__struct_fields__) <= set(re.findall(r"`(\w+)`", section))


def test_the_numbers():
    limits = Limits()
    assert PAGE.startswith(f"# The protocol, version {PROTOCOL}\n")
    assert f"the last {REMEMBERED} requests" in PAGE
    assert f"the last {RECENT} happenings" in PAGE
    assert f"lines of chat\n{LONGEST_LINE};" in PAGE
    assert f"{limits.lines_per_minute} lines a minute" in PAGE
    assert f"has {OVERTIME // 1000} s for each" in PAGE
    assert f"names have {LONGEST_NAME} characters" in PAGE
    assert f"{limits.message_bytes // 1024} kB" in PAGE
    assert f"{LONGEST_RECORD // 1024} kB" in PAGE
    assert f"{limits.messages_per_second} messages a second" in PAGE
    assert f"{limits.message_burst} at once" in PAGE
    assert f"{SEATS[0]} to {SEATS[-1]}" in PAGE
