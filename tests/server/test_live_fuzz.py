"""Whatever comes in by a WebSocket: no failure of the server, no hang, and the table can still be played at."""

import json
import socket
from collections.abc import Iterator
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.open_house import Connection, OpenHouse, Person, open_house

FUZZ = settings(
    max_examples=60,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
LONGEST = 16 * 1024
REFUSED_HELLOS = {4400, 1009}
"""A hello that cannot be read, and a message that is too long."""


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("fuzz") / "razzia.db") as opened:
        yield opened


class Siege:
    """A table of two players, and someone at it who holds a key and a grudge."""

    def __init__(self, house: OpenHouse) -> None:
        self.house = house
        self.ada, self.bo = house.person("Ada"), house.person("Bo")
        self.requests = count()
        self.begin()

    def begin(self) -> None:
        self.table = self.ada.make(players=2)
        for who, name in ((self.ada, "Ada"), (self.bo, "Bo")):
            who.do(self.table, "sit", name=name)
        self.ada.do(self.table, "start")

    def still_stands(self) -> None:
        """The table can be played at by those who sit there, and nothing went wrong inside the server."""
        state = self.ada.get(f"/tables/{self.table}").json()
        if state["table"]["status"] == "finished":
            self.begin()
            state = self.ada.get(f"/tables/{self.table}").json()
        seat, version = state["table"]["game"]["to_act"], state["table"]["version"]
        who = self.ada if seat == "A" else self.bo
        if next(one for one in state["table"]["seats"] if one["seat"] == seat)["away"]:
            assert who.ask(self.table, "return", seat=seat).status_code in (200, 409)
            return
        own = next(one["own"] for one in who.get(f"/tables/{self.table}").json()["you"]["seats"])
        answer = who.ask(self.table, "act", seat=seat, version=version, move=own["legal"][0])
        assert answer.status_code == 200, answer.text
        assert not [entry for entry in self.house.entries() if entry["level"] == "error"], self.house.log[-3000:]

    def by(self, who: Person, **hello: Any) -> Connection:
        return who.come(self.table, **hello)


@pytest.fixture(scope="module")
def siege(house) -> Siege:
    return Siege(house)


def told_to_go(connection: Connection) -> bool:
    """Whether the connection ends, or each message has its answer."""
    try:
        connection.catch_up()
    except ConnectionClosed:
        return True
    return False


# ── Before hello ────────────────────────────────────────────────────────────────────────────────────────────────

VALID = [
    b'{"type":"act","request":"x","seat":"A","version":7,"move":"draw left"}',
    b'{"type":"say","request":"x","text":"Hello!","name":"Eve"}',
]
mangled = st.builds(
    lambda message, place, byte: message[: place % len(message)] + byte + message[place % len(message) + 1 :],
    st.sampled_from(VALID),
    st.integers(0, 100),
    st.binary(min_size=1, max_size=2),
)
"""What was a message once, with a byte or two that are wrong."""
deep = st.builds(
    lambda opening, depth: '{"x":' + opening * depth, st.sampled_from(["[", '{"x":', "[["]), st.integers(500, 3000)
)

anything = st.one_of(
    st.binary(max_size=200),
    mangled,
    deep,
    st.text(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
        max_leaves=20,
    ).map(json.dumps),
)


@FUZZ
@given(first=anything)
@example(first=b"")
@example(first=b"\xff\xfe")
@example(first=b'{"type":"hello","protocol":1,"key":"\xff"}')
@example(first="[" * 15_000)
@example(first='{"x":' + "[" * 15_000)
@example(first='{"type":"hello","protocol":' + "[" * 10_000)
@example(first="x" * (LONGEST + 1))
@example(first=b"\x00" * LONGEST)
@example(first='{"type":"hello","protocol":2}')
@example(first='{"type":"start","request":"x"}')
@example(first='{"type":"hello","protocol":1,"key":"' + "\\ud800" * 64 + '"}')
@example(first='{"type":"hello","protocol":1,"version":' + "9" * 4200 + "}")
def test_what_is_no_hello(siege, first):
    door = siege.ada.knock(siege.table)
    door.send(first)
    if isinstance(first, str) and '"version"' in first:
        assert door.until("welcome")["happenings"] == []
    else:
        assert door.closed_with() in REFUSED_HELLOS
    siege.still_stands()


def test_nobody_waits_for_ever_for_a_hello(siege, monkeypatch):
    from razzia.server import live

    monkeypatch.setattr(live, "HELLO_WITHIN", 0.1)
    assert siege.ada.knock(siege.table).closed_with() == 4400
    siege.still_stands()


# ── After hello ─────────────────────────────────────────────────────────────────────────────────────────────────

KINDS = ["sit", "stand-up", "invite", "dismiss", "start", "act", "take-back", "return", "rematch", "say", "ask-hint",
         "ask-why", "hello", "welcome", "", "ACT"]  # fmt: skip
values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=40),
    st.sampled_from(["A", "B", "C", "easy", "draw left", "auction", "pass", "bid 3", "steal ring", "= ring"]),
    st.lists(st.integers(), max_size=3),
)
fields = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "request": st.text(min_size=1, max_size=64) | values,
        "seat": st.sampled_from(["A", "B", "E", "Z", ""]) | values,
        "version": st.integers(0, 80) | values,
        "move": st.sampled_from(["draw left", "draw right", "auction", "pass", "bid 5", "bid 99"]) | st.text() | values,
        "name": values,
        "text": st.text(max_size=600) | values,
        "level": values,
        "contribution": values,
        "protocol": values,
        "key": values,
        "extra": values,
    },
)
messages = st.one_of(fields.map(json.dumps), anything)


@FUZZ
@given(sent=st.lists(messages, min_size=1, max_size=12), watching=st.booleans())
@example(
    sent=[b'{"type":"say","request":"\xff","text":"x"}', b'{"type":"\xff"}', '{"x":' + "[" * 15_000], watching=False
)
@example(sent=[b"\xff", '{"type":"act","request":"\\ud800"}', "[" * 15_000, '{"request":' + "{" * 100], watching=False)
@example(sent=['{"type":"hello","protocol":1}'] * 3, watching=False)
@example(sent=['{"type":"say","request":"x","text":"\\u0000"}'] * 2, watching=True)
@example(sent=[json.dumps({"request": "x" * 16_000})], watching=True)
@example(sent=["x" * (LONGEST + 1), "{}"], watching=False)
@example(
    sent=['{"type":"act","request":"n","seat":"A","version":' + "9" * 4200 + ',"move":"pass"}'],
    watching=False,
)
def test_what_makes_no_sense(siege, sent, watching):
    """Each message has one answer, a refusal as a rule; and whoever sends too long a one has to go."""
    connection = siege.house.person().come(siege.table) if watching else siege.by(siege.ada)
    before = len(connection.heard)
    try:
        for message in sent:
            connection.send(message)
    except ConnectionClosed:
        pass
    gone = told_to_go(connection)
    assert gone == any(len(message.encode() if isinstance(message, str) else message) > LONGEST for message in sent)
    if not gone:
        heard = [json.loads(text)["type"] for text in connection.heard[before:]]
        answers = [kind for kind in heard if kind in ("refused", "accepted", "hint")]
        assert len(answers) == len(sent) + 1, "the last is the answer to the one that asks whether all are there"
    connection.close()
    siege.still_stands()


# ── Messages that make sense, in an order that makes none ───────────────────────────────────────────────────────

steps = st.lists(
    st.tuples(
        st.sampled_from(["Ada", "Bo"]),
        st.sampled_from(["play", "again", "stale", "take-back", "say", "hint", "resign", "return", "hello", "drop"]),
    ),
    min_size=5,
    max_size=40,
)


@FUZZ
@given(steps=steps)
def test_what_comes_out_of_order_and_twice(siege, steps):
    people = {"Ada": siege.ada, "Bo": siege.bo}
    here = {name: siege.by(who) for name, who in people.items()}
    last = '{"type":"start","request":"again"}'
    for name, what in steps:
        connection, seat = here[name], "A" if name == "Ada" else "B"
        request, version = f"step {next(siege.requests)}", connection.table["version"]
        move = connection.legal[0] if connection.legal else "pass"
        message = {
            "play": {"type": "act", "seat": seat, "version": version, "move": move},
            "stale": {"type": "act", "seat": seat, "version": max(version - 2, 0), "move": move},
            "take-back": {"type": "take-back", "seat": seat, "version": version},
            "say": {"type": "say", "text": "and now?"},
            "hint": {"type": "ask-hint", "seat": seat, "version": version},
            "resign": {"type": "resign", "seat": seat},
            "return": {"type": "return", "seat": seat},
            "hello": {"type": "hello", "protocol": 1},
        }.get(what)
        if what == "drop":
            connection.socket.socket.shutdown(socket.SHUT_RDWR)  # as if a cable was pulled
            here[name] = siege.by(people[name], version=version)
            continue
        if message is not None:
            last = json.dumps({**message, "request": request})
        connection.send(last)
        if what in ("play", "again"):
            connection.catch_up()
    for connection in here.values():
        connection.catch_up()
        connection.close()
    siege.still_stands()


# ── Connections that are none ───────────────────────────────────────────────────────────────────────────────────

REQUEST = "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
HELLO = b'\x81\x9d\x00\x00\x00\x00{"type":"hello","protocol":1}'


@FUZZ
@given(data=st.binary(max_size=300), greeted=st.booleans(), rude=st.booleans())
@example(data=b"\x81\xff" + (2**62).to_bytes(8, "big") + b"\x00" * 4, greeted=True, rude=False)  # a huge frame to come
@example(data=b"\x01\x80\x00\x00\x00\x00" * 30, greeted=True, rude=True)  # begun, and begun again
@example(data=b"\x88\x80\x00\x00\x00\x00", greeted=True, rude=False)  # goodbye
@example(data=b"", greeted=False, rude=True)
def test_frames_that_are_none_and_lines_that_go_dead(siege, data, greeted, rude):
    url = urlsplit(siege.house.url)
    with socket.create_connection((url.hostname, url.port), timeout=30) as raw:
        path = f"/api/v1/tables/{siege.table}/live"
        raw.sendall(f"{REQUEST.format(path=path, host=url.netloc)}{KEY}".encode())
        assert raw.recv(4096).startswith(b"HTTP/1.1 101")
        if greeted:
            raw.sendall(HELLO)
        raw.sendall(data)
        if not rude:
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(65536):
                pass
    siege.still_stands()
