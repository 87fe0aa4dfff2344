"""Nobody gets in where they do not belong: refused with a code, written down, and nothing changed."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from razzia.dealer import new_secret
from razzia.server.chance import Chance
from razzia.server.keys import holder_of
from razzia.server.security import headers_of
from razzia.server.settings import Limits
from tests.server.open_house import Connection, OpenHouse, Person, open_house

SECRETS: list[bytes] = []
CONTRIBUTIONS = {"A": "what Ada adds", "B": "what Bo adds"}


def noted_secret() -> bytes:
    SECRETS.append(new_secret())
    return SECRETS[-1]


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Iterator[OpenHouse]:
    database = tmp_path_factory.mktemp("intruders") / "razzia.db"
    with open_house(database, chance=Chance(new_secret=noted_secret)) as opened:
        yield opened
        no_secret_has_left(opened)


class Game:
    """A table of Ada, who made it, and Bo, in the middle of a game; Eve watches, Mallory has the link."""

    def __init__(self, house: OpenHouse) -> None:
        self.house = house
        self.ada, self.bo, self.mallory, self.eve = (house.person(name) for name in ("Ada", "Bo", "Mallory", None))
        self.people = {"Ada": self.ada, "Bo": self.bo, "Mallory": self.mallory}
        self.table = self.ada.make(players=2)
        for seat, who in (("A", self.ada), ("B", self.bo)):
            who.do(self.table, "sit", seat=seat, name=f"In {seat}", contribution=CONTRIBUTIONS[seat])
        self.version = self.ada.do(self.table, "start")
        self.to_act = self.ada.get(f"/tables/{self.table}").json()["table"]["game"]["to_act"]
        self.mover, self.other = (self.ada, self.bo) if self.to_act == "A" else (self.bo, self.ada)

    @contextmanager
    def unchanged(self, code: str) -> Iterator[None]:
        """Whatever is tried is refused: the journal stays as it was, and the log says why."""
        before, entries = self.house.journal(self.table), len(self.house.entries())
        yield
        assert self.house.journal(self.table) == before
        assert code in [entry.get("code") for entry in self.house.entries()[entries:]]


@pytest.fixture
def game(house) -> Game:
    return Game(house)


def refused(answer: Any, code: str, status: int) -> None:
    assert (answer.json()["code"], answer.status_code) == (code, status)
    assert answer.json()["message"]


# ── Other people's seats ────────────────────────────────────────────────────────────────────────────────────────

TRESPASSES = [
    ("Bo", "act", {"seat": "A", "move": "draw left"}, "not-your-seat", 403),
    ("Mallory", "act", {"seat": "A", "move": "draw left"}, "not-your-seat", 403),
    ("Mallory", "act", {"seat": "E", "move": "draw left"}, "no-such-seat", 409),
    ("Bo", "take-back", {"seat": "A"}, "not-your-seat", 403),
    ("Mallory", "take-back", {"seat": "A"}, "not-your-seat", 403),
    ("Bo", "resign", {"seat": "A"}, "not-your-seat", 403),
    ("Mallory", "resign", {"seat": "B"}, "not-your-seat", 403),
    ("Bo", "return", {"seat": "A"}, "not-your-seat", 403),
    ("Bo", "stand-up", {"seat": "A"}, "not-your-seat", 403),
    ("Mallory", "stand-up", {"seat": "A"}, "not-your-seat", 403),
    ("Mallory", "sit", {"seat": "A", "name": "Ada"}, "already-started", 409),
    ("Mallory", "start", {}, "not-at-this-table", 403),
    ("Mallory", "dismiss", {"seat": "A"}, "not-at-this-table", 403),
    ("Mallory", "invite", {"seat": "A", "level": "easy"}, "not-at-this-table", 403),
    ("Mallory", "rematch", {}, "not-at-this-table", 403),
    ("Ada", "dismiss", {"seat": "B"}, "already-started", 409),
]


@pytest.mark.parametrize(("who", "kind", "fields", "code", "status"), TRESPASSES)
def test_nobody_acts_for_another(game, who, kind, fields, code, status):
    if kind in ("act", "take-back"):
        fields = {"version": game.version, **fields}
    with game.unchanged(code):
        refused(game.people[who].ask(game.table, kind, **fields), code, status)
    with game.unchanged(code):
        answer = game.people[who].come(game.table).ask(kind, **fields)
        assert (answer["type"], answer["code"]) == ("refused", code)


def test_who_only_watches_does_nothing(game):
    watching = game.eve.come(game.table)
    for kind, fields in (
        ("act", {"seat": "A", "version": game.version, "move": "draw left"}),
        ("sit", {"name": "Eve"}),
        ("start", {}),
        ("ask-hint", {"seat": "A", "version": game.version}),
        ("ask-why", {"seat": "A", "move": "draw left"}),
    ):
        with game.unchanged("no-key"):
            assert watching.ask(kind, **fields)["code"] == "no-key"
        if not kind.startswith("ask-"):
            with game.unchanged("no-key"):
                refused(game.eve.ask(game.table, kind, **fields), "no-key", 401)
    refused(game.eve.get("/my-tables"), "no-key", 401)
    refused(game.eve.post("/tables", json={}), "no-key", 401)


def test_a_hint_is_for_the_player_in_the_seat_alone(game):
    for who in (game.other, game.mallory):
        with game.unchanged("not-your-seat"):
            answer = who.come(game.table).ask("ask-hint", seat=game.to_act, version=game.version)
            assert answer["code"] == "not-your-seat"
    theirs = "B" if game.to_act == "A" else "A"
    with game.unchanged("not-your-decision"):
        assert game.other.come(game.table).ask("ask-hint", seat=theirs, version=game.version)["code"] == (
            "not-your-decision"
        )
    assert game.mover.come(game.table).ask("ask-hint", seat=game.to_act, version=game.version)["type"] == "hint"


def test_why_a_move_cannot_be_made_is_for_the_player_in_the_seat_alone(game):
    for who in (game.other, game.mallory):
        with game.unchanged("not-your-seat"):
            answer = who.come(game.table).ask("ask-why", seat=game.to_act, move="draw left")
            assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
    assert game.mover.come(game.table).ask("ask-why", seat=game.to_act, move="draw left")["code"] is None


def test_what_belongs_to_a_seat_is_shown_to_its_player_alone(game):
    for who in (game.mallory, game.eve):
        assert who.come(game.table).welcome["you"] == {"seats": [], "host": False}
        assert who.get(f"/tables/{game.table}").json()["you"] == {"seats": [], "host": False}
    assert [one["seat"] for one in game.bo.come(game.table).welcome["you"]["seats"]] == ["B"]


# ── Keys and requests that are not good any more, or never were ─────────────────────────────────────────────────


def test_an_old_key_opens_nothing(house):
    ada, bo, cleo, dora = (house.person(name) for name in ("Ada", "Bo", "Cleo", "Dora"))
    table = ada.make(players=3)
    for seat, who in (("A", ada), ("B", bo), ("C", cleo)):
        who.do(table, "sit", seat=seat, name=f"In {seat}")
    bo.do(table, "stand-up", seat="B")
    ada.do(table, "dismiss", seat="C")
    for who, seat in ((bo, "B"), (cleo, "C")):
        refused(who.ask(table, "stand-up", seat=seat), "not-your-seat", 403)
        refused(who.ask(table, "start"), "not-at-this-table", 403)
    refused(bo.ask(table, "dismiss", seat="A"), "not-at-this-table", 403)
    dora.do(table, "sit", seat="B", name="Dora")
    refused(dora.ask(table, "dismiss", seat="A"), "not-host", 403)
    refused(bo.ask(table, "sit", seat="B", name="Bo"), "seat-taken", 409)
    ada.do(table, "invite", seat="C", level="easy")
    version = ada.do(table, "start")
    before = house.journal(table)
    for who, seat in ((bo, "B"), (cleo, "C")):
        refused(who.ask(table, "act", seat=seat, version=version, move="draw left"), "not-your-seat", 403)
        refused(who.ask(table, "return", seat=seat), "not-your-seat", 403)
        assert table not in who.get("/my-tables").text
        assert who.come(table).welcome["you"]["seats"] == []
    assert house.journal(table)[: len(before)] == before


def test_a_key_cannot_be_guessed_nor_made_up(game):
    guesses = [token_hex(32), "0" * 64, holder_of(str(game.ada.key)), str(game.ada.key)[::-1]]
    for guess in guesses:
        stranger = Person(game.house.url, guess, iter(range(10)))
        game.house.people.append(stranger)
        with game.unchanged("not-your-seat"):
            refused(
                stranger.ask(game.table, "act", seat=game.to_act, version=game.version, move="draw left"),
                "not-your-seat",
                403,
            )
    for header in ("", "Bearer", "Bearer x", f"Bearer {str(game.ada.key).upper()}", f"Basic {game.ada.key}",
                   f"Bearer {game.ada.key}00", str(game.ada.key)):  # fmt: skip
        with game.unchanged("bad-key"):
            answer = game.eve.post(
                f"/tables/{game.table}/commands",
                json={"type": "start", "request": "x"},
                headers={"Authorization": header},
            )
            refused(answer, "bad-key", 401)
    for key in ("x", "", str(game.ada.key).upper(), 5):
        with game.unchanged("bad-key"):
            door = game.eve.knock(game.table)
            door.send({"type": "hello", "protocol": 1, "key": key})
            assert door.until("refused")["code"] == "bad-key"
            assert door.closed_with() == 4401


def test_the_same_request_twice_is_done_once(game):
    move = {"seat": game.to_act, "version": game.version, "move": "auction", "request": "once"}
    version = game.mover.do(game.table, "act", **move)
    with game.unchanged("already-done"):
        answer = game.mover.ask(game.table, "act", **move)
        refused(answer, "already-done", 409)
        assert answer.json()["facts"]["version"] == version
    with game.unchanged("already-done"):
        assert game.mover.come(game.table).ask("act", **move)["facts"]["version"] == version
    # The name of a request is one's own: nobody can use up another's.
    with game.unchanged("not-your-seat"):
        refused(game.mallory.ask(game.table, "resign", seat="A", request="once"), "not-your-seat", 403)


@pytest.mark.parametrize("version", [0, 3, 5, 10**30])
def test_a_move_is_for_the_table_that_was_on_the_screen(game, version):
    assert version != game.version
    with game.unchanged("stale-version"):
        answer = game.mover.ask(game.table, "act", seat=game.to_act, version=version, move="draw left")
        refused(answer, "stale-version", 409)


# ── Other pages, other names ────────────────────────────────────────────────────────────────────────────────────

ORIGINS = ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:1", "file://"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_page_of_another_origin_changes_nothing(game, origin):
    with game.unchanged("foreign-origin"):
        command = {"type": "resign", "request": "x", "seat": "A"}
        answer = game.ada.post(f"/tables/{game.table}/commands", json=command, headers={"Origin": origin})
        refused(answer, "foreign-origin", 403)
    with game.unchanged("foreign-origin"), pytest.raises(InvalidStatus) as closed:
        game.ada.knock(game.table, origin=origin)
    assert closed.value.response.status_code == 403
    answer = game.ada.get(f"/tables/{game.table}", headers={"Origin": origin})
    assert not [name for name in answer.headers if name.startswith("access-control")], "nor can it read"


def test_our_own_page_may(game):
    host = game.house.url.removeprefix("http://")
    origin = game.house.url
    assert game.ada.get(f"/tables/{game.table}", headers={"Origin": origin, "Host": host}).status_code == 200
    assert game.ada.post("/tables", json={}, headers={"Origin": origin}).status_code == 201
    assert game.ada.knock(game.table, {"type": "hello", "protocol": 1}, origin=origin).welcome


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example", "", "a b"])
def test_another_name_is_refused(game, host):
    with game.unchanged("foreign-host"):
        refused(game.ada.get(f"/tables/{game.table}", headers={"Host": host}), "foreign-host", 421)


# ── The chat ────────────────────────────────────────────────────────────────────────────────────────────────────


def lines(connection: Connection) -> list[str]:
    """What the chat has brought to a connection."""
    connection.catch_up()
    messages = [json.loads(text) for text in connection.heard]
    welcome = [line["text"] for message in messages if message["type"] == "welcome" for line in message["chat"]]
    return welcome + [line["text"] for message in messages if message["type"] == "chat" for line in message["lines"]]


def test_players_do_not_hear_the_spectators_before_the_game_is_over(house):
    ada, eve, mallory = house.person("Ada"), house.person(), house.person("Mallory")
    table = ada.make(players=2, bots={"B": "easy"})
    ada.do(table, "sit", seat="A", name="Ada")
    playing, watching, lurking = ada.come(table), eve.come(table), mallory.come(table)
    version = ada.do(table, "start")
    assert playing.ask("say", text="Good luck!")["type"] == "accepted"
    assert watching.ask("say", text="She has two thieves.", name="Eve")["type"] == "accepted"
    assert lurking.ask("say", text="And no driver.", name="Ada")["type"] == "accepted"
    assert lines(playing) == lines(ada.come(table)) == ["Good luck!"]
    assert lines(watching) == lines(eve.come(table)) == ["Good luck!", "She has two thieves.", "And no driver."]
    said = [json.loads(text) for text in watching.heard if '"chat"' in text]
    rooms = {line["text"]: (line["room"], line["seat"]) for one in said for line in one.get("lines", ())}
    assert rooms["And no driver."] == ("spectators", None), "a name is not a seat"
    while playing.table["status"] == "playing" or playing.table["version"] < version:
        playing.settle(version)
        if playing.table["status"] == "playing":
            version = playing.act(playing.legal[-1])["version"]
            playing.settle(version)
    everything = ["Good luck!", "She has two thieves.", "And no driver."]
    assert lines(playing) == lines(ada.come(table)) == everything
    assert lines(ada.come(table, version=version - 1, chat=3)) == everything[1:], "she does not know the end yet"
    assert lines(ada.come(table, version=playing.table["version"], chat=3)) == []
    assert lines(watching) == lines(eve.come(table)) == everything, "they hear nothing twice"
    assert watching.ask("say", text="Well played!", name="Eve")["version"] == 4
    assert lines(playing) == lines(watching) == [*everything, "Well played!"]


# ── What leaves the server ──────────────────────────────────────────────────────────────────────────────────────


def test_no_answer_is_without_the_headers(game):
    due = headers_of(game.house.settings)
    policy = due["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    asked = [
        game.ada.get("/lobby"),
        game.ada.get(f"/tables/{game.table}"),
        game.ada.get("/tables/nosuchtable"),
        game.ada.get("/nowhere"),
        game.ada.post("/lobby"),
        game.ada.post("/tables", content=b"{"),
        game.ada.post("/tables", content=b" " * 100_000),
        game.ada.get("/openapi.json"),
        game.ada.get("/lobby", headers={"Host": "evil.example"}),
        game.eve.get(f"{game.house.url}/"),
        game.eve.get(f"{game.house.url}/healthz"),
        game.eve.get(f"{game.house.url}/metrics"),
    ]
    assert {answer.status_code for answer in asked} == {200, 400, 404, 405, 413, 421}
    for answer in asked:
        for name, value in due.items():
            assert answer.headers[name] == value, answer.url
        assert answer.headers["X-Request-ID"]
    port = game.house.settings.port
    page = game.eve.get(f"{game.house.url}/", headers={"Host": f"localhost:{port}"})
    assert f" ws://localhost:{port} " in page.headers["Content-Security-Policy"]


def test_text_is_never_markup(game):
    markup = "<img src=x onerror=alert(1)>"
    table = game.ada.make(players=2)
    game.ada.do(table, "sit", seat="A", name=markup)
    told = game.bo.come(table)
    game.ada.come(table).ask("say", text=f"{markup} & more")
    line = told.until("chat")["lines"][0]
    assert (line["text"], line["name"]) == (f"{markup} & more", markup)
    answer = game.bo.get(f"/tables/{table}")
    assert answer.json()["table"]["seats"][0]["name"] == markup
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


NAMES = ["", " ", "\t", "x" * 31, "A\x00da", "A\x1bda", "\u202eadA", "A\u2066da", "\u2028"]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_name_is_short_and_fit_for_a_screen(house, name):
    ada = house.person("Ada")
    table = ada.make(players=2)
    before = house.journal(table)
    answer = ada.ask(table, "sit", name=name)
    assert answer.status_code == 400, answer.text
    assert "\n" not in answer.json()["message"]
    assert re.search(r"\b(30|length >= 1)\b", answer.json()["message"]), "the limit that applies"
    assert ada.come(table).ask("sit", name=name)["type"] == "refused"
    if name:
        assert ada.come(table).ask("say", name=name, text="Hello")["type"] == "refused"
    assert house.journal(table) == before


def test_two_players_do_not_go_by_one_name(game):
    table = game.ada.make(players=2)
    game.ada.do(table, "sit", name="Ada")
    for name in ("Ada", "ADA", " ada "):
        refused(game.mallory.ask(table, "sit", name=name), "name-taken", 409)


def test_a_line_of_the_chat_is_short(game):
    here = game.ada.come(game.table)
    assert here.ask("say", text="x" * 500)["type"] == "accepted"
    assert here.ask("say", text="x" * 501)["code"] == "unreadable-message"
    assert here.ask("say", text="")["code"] == "unreadable-message"


@pytest.mark.parametrize("text", [" ", "\u200b", "\u00a0\u2060 "], ids=ascii)
def test_a_line_of_the_chat_says_something(game, text):
    with game.unchanged("unfit-text"):
        assert game.ada.come(game.table).ask("say", text=text)["code"] == "unfit-text"
    table = game.ada.make(players=2)
    game.ada.do(table, "sit", name="Ada", contribution=text)  # luck need not be seen


UNFIT = ["nul \0", "escape \x1b[2J", "two\nlines", "c1 \x85", "\u202eevil", "\u2066evil", "two\u2028lines"]


@pytest.mark.parametrize("text", UNFIT, ids=ascii)
def test_what_a_screen_cannot_show_is_not_passed_on(game, text):
    """And nothing with a NUL in it gets as far as the store, which PostgreSQL could not keep."""
    here = game.ada.come(game.table)
    with game.unchanged("unfit-text"):
        answer = here.ask("say", text=text)
        assert (answer["type"], answer["code"]) == ("refused", "unfit-text")
        assert answer["message"].isprintable()
    table = game.ada.make(players=2)
    refused(game.ada.ask(table, "sit", name="Ada", contribution=text), "unfit-text", 400)
    with game.unchanged("unreadable-message"):
        assert here.ask("say", text="Hello", request=text)["code"] == "unreadable-message"
    refused(game.ada.ask(table, "sit", name="Ada", request=text), "unreadable-request", 400)
    game.ada.do(table, "sit", name="Ada")
    assert not lines(game.ada.come(table)) + lines(game.ada.come(game.table))


@pytest.mark.parametrize("ending", ["\n", "\0", " "], ids=ascii)
def test_requests_keys_and_seats_end_where_they_end(game, ending):
    """Two requests that differ are two requests, and a key is 64 digits and no more."""
    here = game.ada.come(game.table)
    if ending != " ":
        assert here.ask("say", text="Hello", request=f"hello{ending}")["code"] == "unreadable-message"
    assert here.ask("act", seat=f"A{ending}", version=1, move="pass")["code"] == "unreadable-message"
    knocking = game.ada.knock(game.table)
    knocking.send({"type": "hello", "protocol": 1, "key": f"{game.ada.key}{ending}"})
    assert knocking.closed_with() == 4401


# ── Limits ──────────────────────────────────────────────────────────────────────────────────────────────────────

STRICT = Limits(
    message_bytes=2000,
    messages_per_second=1,
    message_burst=6,
    requests_per_minute=40,
    tables_per_hour=2,
    connections_per_client=3,
)


def test_nobody_may_have_it_all(tmp_path):
    with open_house(tmp_path / "razzia.db", limits=STRICT) as house:
        ada = house.person("Ada")
        table = ada.make(players=2)
        ada.make(players=2)
        too_many = ada.post("/tables", json={})
        refused(too_many, "too-many", 429)
        assert int(too_many.headers["Retry-After"]) > 1
        refused(ada.post("/tables", content=b" " * 2001), "request-too-long", 413)

        wordy, hasty, patient = ada.come(table), ada.come(table), ada.come(table)
        another = ada.knock(table)
        assert another.receive()["facts"]["what"] == "connections"
        assert another.closed_with() == 4429
        wordy.send("x" * 2001)
        assert wordy.closed_with() == 1009
        for _ in range(8):
            hasty.send({"type": "say", "request": "x", "text": "!"})
        assert hasty.closed_with() == 4429
        assert patient.ask("sit", name="Ada")["type"] == "accepted", "the others do not pay for it"
        assert ada.come(table).welcome

        answers = [ada.get("/lobby") for _ in range(STRICT.requests_per_minute)]
        refused(answers[-1], "too-many", 429)
        assert [entry["code"] for entry in house.entries() if "code" in entry].count("too-many") > 3
        assert len(house.journal(table)) == 2
        with pytest.raises(InvalidStatus) as closed:
            ada.knock(table, origin="https://evil.example")
        assert closed.value.response.status_code == 403
        assert not [entry for entry in house.entries() if entry["level"] == "error"]


def test_nobody_fills_the_database_with_chat(tmp_path):
    with open_house(tmp_path / "razzia.db", limits=Limits(lines_per_minute=5)) as house:
        ada = house.person("Ada")
        table, other = ada.make(players=2), ada.make(players=2)
        here = [ada.come(table), ada.come(table), ada.come(other)]
        answers = [here[number % 3].ask("say", text="!") for number in range(7)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 5 + ["refused"] * 2
        assert (answers[-1]["code"], answers[-1]["facts"]["what"]) == ("too-many", "lines")
        assert 0 < answers[-1]["facts"]["seconds"] <= 12
        assert here[0].ask("sit", name="Ada")["type"] == "accepted", "who may say no more may still play"
        assert len(house.call(house.hall.store.chat, table)) + len(house.call(house.hall.store.chat, other)) == 5


# ── Secrets ─────────────────────────────────────────────────────────────────────────────────────────────────────


def no_secret_has_left(house: OpenHouse) -> None:
    """Go through everything that this house has told anyone, and everything that it has logged."""
    said = [f"{answer.url} {answer.headers} {answer.text}" for who in house.people for answer in who.answers]
    heard = [text for who in house.people for connection in who.connections for text in connection.heard]
    everything = "\n".join([*said, *heard, house.log])
    for key in {who.key for who in house.people if who.key is not None}:
        assert key not in everything
        assert holder_of(key) not in everything
    assert not [answer for who in house.people for answer in who.answers if answer.url.path.endswith("/record")]
    for secret in SECRETS:
        assert secret.hex() not in everything
    for contribution in CONTRIBUTIONS.values():
        assert contribution not in everything
    made = [answer for who in house.people for answer in who.answers if answer.status_code == 201]
    commitments = {answer.json()["commitment"] for answer in made}
    assert set(re.findall(r"\b[0-9a-f]{64}\b", everything)) == commitments, "nothing else looks like a secret either"


def test_no_secret_leaves_the_house(house, game):
    """The same is asked once more of everything that all these tests have brought about."""
    here = game.mover.come(game.table)
    here.ask("say", text="My key is safe.")
    here.ask("ask-hint", seat=game.to_act, version=game.version)
    here.act("auction")
    here.send({"type": "act", "request": "x", "key": game.mover.key})
    here.catch_up()
    of_table = [f"/tables/{game.table}{rest}" for rest in ("", "/history", "/replay", "/replay?seat=A")]
    for path in ("/lobby", "/my-tables", *of_table):
        game.mover.get(path)
        game.eve.get(path)
    game.mover.get("/lobby", params={"before": "x"})
    game.eve.get(f"/tables/{game.mover.key[:40]}")
    game.eve.knock(game.table).send("{")
    no_secret_has_left(house)
