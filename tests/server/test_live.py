"""The ordinary life of a table, over real connections: from the invitation to the rematch."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from razzia.dealer import verify
from razzia.record import read
from razzia.server.chance import Chance
from tests.server.open_house import Connection, OpenHouse, Person, StoppedClock, open_house

MINUTE = 60_000
CLOCK = StoppedClock()


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Iterator[OpenHouse]:
    database = tmp_path_factory.mktemp("live") / "razzia.db"
    with open_house(database, chance=Chance(now=CLOCK)) as opened:
        yield opened


def table_of_two(house: OpenHouse, names: str = "Ada Bo", **setup: Any) -> tuple[Person, Person, str]:
    """A table at which two play: Ada and Bo, as a rule."""
    ada, bo = map(house.person, names.split())
    table = ada.make(players=2, **setup)
    ada.do(table, "sit", seat="A", name="Ada", contribution="a")
    bo.do(table, "sit", seat="B", name="Bo", contribution="b")
    ada.do(table, "start")
    return ada, bo, table


def both(ada: Person, bo: Person, table: str) -> dict[str | None, Connection]:
    """The connections of both, by seat."""
    return {"A": ada.come(table), "B": bo.come(table)}


def play_on(here: dict[str | None, Connection], moves: int = 10_000) -> int:
    """Play, always the first legal move, to the end or so many moves. The version of the table then."""
    one = next(iter(here.values()))
    one.settle()
    version: int = one.table["version"]
    while one.table["status"] == "playing" and moves:
        mover = here[one.to_act]
        mover.settle(version)
        answer = mover.act(mover.legal[0])
        assert answer["type"] == "accepted", answer
        version, moves = answer["version"], moves - 1
        one.settle(version)
        version = one.table["version"]
    for other in here.values():
        other.settle(version)
    return version


# ── Getting together ────────────────────────────────────────────────────────────────────────────────────────────


def test_friends_meet_by_a_link(house):
    ada, bo, eve = house.person("Ada"), house.person("Bo"), house.person()
    made = ada.post("/tables", json={"players": 4, "bots": {"D": "easy"}}).json()
    assert made["link"] == f"{house.url}/tables/{made['id']}"
    table = made["link"].rpartition("/")[2]
    watching = eve.come(table)
    assert watching.table["status"] == "waiting"
    assert [one["name"] for one in watching.table["seats"]] == [None, None, None, "Donata"]
    ada.do(table, "sit", name="Ada")
    bo.do(table, "sit", seat="C", name="Bo")
    assert bo.ask(table, "sit", seat="A", name="Bo").json()["code"] == "seat-taken"
    assert ada.ask(table, "start").json()["code"] == "seats-free"
    bo.do(table, "sit", seat="B", name="Bo's brother")  # they share a phone
    bo.do(table, "stand-up", seat="B")
    ada.do(table, "invite", seat="B", level="normal")
    ada.do(table, "dismiss", seat="B")
    bo.do(table, "sit", seat="B", name="Bo's brother")
    version = ada.do(table, "start")
    watching.settle(version)
    names = [one["name"] for one in watching.table["seats"]]
    assert names == ["Ada", "Bo's brother", "Bo", "Donata"]
    assert watching.table["status"] == "playing"
    assert [one["seat"] for one in bo.come(table).you["seats"]] == ["B", "C"]


def test_several_on_one_device_play_a_whole_game(house):
    ada = house.person("Ada")
    table = ada.make(players=3)
    for name in ("Ada", "Her sister", "Her father"):
        ada.do(table, "sit", name=name)
    ada.do(table, "start")
    one = ada.come(table)
    play_on({"A": one, "B": one, "C": one})
    assert one.table["status"] == "finished"
    assert one.game["winners"]


def test_the_lists(house):
    ada, bo, table = table_of_two(house, open=True)
    hidden = ada.make(players=2)
    seen = [one["id"] for one in house.person().get("/lobby").json()["tables"]]
    assert table in seen
    assert hidden not in seen
    assert table in [one["id"] for one in bo.get("/my-tables").json()["tables"]]
    assert hidden not in [one["id"] for one in ada.get("/my-tables").json()["tables"]], "nobody sits there yet"
    play_on(both(ada, bo, table))
    assert table not in ada.get("/lobby").text
    over = ada.get("/finished").json()["tables"][0]
    assert (over["id"], over["status"]) == (table, "finished")
    assert over["winners"]


def test_a_list_goes_on_from_page_to_page(house):
    cleo = house.person("Cleo, who likes company")
    made = []
    for _ in range(45):
        made.append(cleo.make(players=2, open=True))
        cleo.do(made[-1], "sit", name="Cleo")
    for path in ("/my-tables", "/lobby"):
        found: list[str] = []
        page = cleo.get(path).json()
        while page["next"] is not None:
            found += [one["id"] for one in page["tables"]]
            page = cleo.get(path, params={"before": page["next"]}).json()
        found += [one["id"] for one in page["tables"]]
        assert len(found) == len(set(found))
        assert set(made) <= set(found)


# ── Playing ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_whole_game_with_bots_its_record_and_its_proof(house):
    ada, eve = house.person("Ada"), house.person()
    table = ada.make(players=4, bots={"B": "easy", "C": "normal", "D": "easy"})
    ada.do(table, "sit", name="Ada", contribution="my own luck")
    found = ada.get(f"/tables/{table}").json()
    promised = found["table"]["commitment"]
    assert found["links"] == {"table": f"{house.url}/tables/{table}", "record": None, "replay": None}
    ada.do(table, "start")
    watching = eve.come(table)
    assert ada.get(f"/tables/{table}/record").json()["code"] == "not-over"
    version = play_on({"A": ada.come(table)})
    watching.settle(version)
    assert watching.game["winners"]
    links = eve.get(f"/tables/{table}").json()["links"]
    assert links["replay"] == f"{house.url}/replay/{table}"
    answer = eve.get(links["record"])
    assert answer.links["alternate"]["url"] == links["replay"]
    record = read(answer.text)
    assert verify(record.game, record.data["fairness"], promised) > 20
    assert record.data["fairness"]["contributions"] == ["my own luck", "", "", ""]
    assert record.data["bots"] == {"B": "easy", "C": "normal", "D": "easy"}
    assert record.game.totals == {one["seat"]: one["total"] for one in watching.game["seats"]}
    told = eve.get(f"/tables/{table}/history").json()["happenings"]
    assert [one["version"] for one in told] == list(range(1, version + 1))
    assert [event for one in told for event in one["events"]][-1]["event"] == "game-over"


def test_everyone_hears_everything_once_and_in_order(house):
    ada, bo, table = table_of_two(house)
    here = both(ada, bo, table)
    watching = house.person().come(table)
    began = watching.table["version"]
    version = play_on(here, 30)
    watching.settle(version)
    for one in (watching, *here.values()):
        one.catch_up()
        assert versions(one) == list(range(began + 1, version + 1))


def versions(connection: Connection) -> list[int]:
    """The versions of all updates on a connection, one after the other."""
    told = [json.loads(text) for text in connection.heard]
    return [happening["version"] for one in told if one["type"] == "update" for happening in one["happenings"]]


def test_a_move_is_taken_back_while_nothing_has_come_of_it(house):
    ada, bo, table = table_of_two(house)
    here = both(ada, bo, table)
    seat = here["A"].to_act
    mover, other = here[seat], next(one for name, one in here.items() if name != seat)
    before = mover.game
    version = mover.act("auction")["version"]
    mover.settle(version)
    assert mover.you["seats"][0]["can_take_back"]
    assert mover.ask("take-back", seat=seat, version=version)["type"] == "accepted"
    mover.settle(version + 1)
    assert mover.game == before
    assert mover.ask("take-back", seat=seat, version=version + 1)["code"] == "no-take-back"
    mover.act("auction")
    other.settle(version + 2)
    other.act(other.legal[0])
    mover.settle(version + 3)
    assert mover.ask("take-back", seat=seat, version=version + 3)["code"] == "no-take-back", "the other has acted"
    play_on(here, 40)
    drawing = here[here["A"].to_act]
    while "draw left" not in drawing.legal:
        play_on(here, 1)
        drawing = here[here["A"].to_act]
    version = drawing.act("draw left")["version"]
    drawing.settle(version)
    assert not drawing.you["seats"][0]["can_take_back"], "a card was turned over"


def test_why_not(house):
    ada, bo, table = table_of_two(house)
    here = both(ada, bo, table)
    mover = here[here["A"].to_act]
    other = here["B" if mover is here["A"] else "A"]
    journal, entries = house.journal(table), len(house.entries())
    asked = {"seat": mover.to_act, "version": mover.table["version"]}
    assert mover.ask("ask-why", request="may I?", move="auction", **asked) == {
        "type": "why", "request": "may I?", "move": "auction", "code": None, "message": "", "facts": {},
    }  # fmt: skip
    why = mover.ask("ask-why", request="and bid?", seat=mover.to_act, move="bid 7")
    assert why == {
        "type": "why", "request": "and bid?", "move": "bid 7", "code": "no-auction",
        "message": '"bid 7": there is no auction now', "facts": {"text": "bid 7"},
    }  # fmt: skip
    refused = mover.act("bid 7")
    assert (why["code"], why["message"], why["facts"]) == (refused["code"], refused["message"], refused["facts"])
    waiting = other.ask("ask-why", seat="B" if mover.to_act == "A" else "A", move="steal")
    assert (waiting["code"], waiting["facts"]["turn"]) == ("not-your-turn", mover.to_act)
    assert mover.ask("ask-why", seat=mover.to_act, move="auction", version=0)["code"] == "stale-version"
    assert house.journal(table) == journal
    refusals = [entry["code"] for entry in house.entries()[entries:] if "code" in entry]
    assert refusals == ["no-auction"], "only what was really tried"


def test_a_hint(house):
    ada, bo, table = table_of_two(house)
    here = both(ada, bo, table)
    mover = here[here["A"].to_act]
    hint = mover.ask("ask-hint", seat=mover.to_act, version=mover.table["version"])
    assert {option["move"] for option in hint["options"]} <= set(mover.legal)
    without = table_of_two(house, hints=False)
    here = both(*without)
    mover = here[here["A"].to_act]
    assert mover.ask("ask-hint", seat=mover.to_act, version=mover.table["version"])["code"] == "no-hints"


def test_who_is_here(house):
    ada, bo, table = table_of_two(house)
    one = ada.come(table)
    assert one.welcome["presence"] == {"type": "presence", "here": [], "watching": 0}, "before one has come in"
    assert one.until("presence")["here"] == ["A"]
    other = bo.come(table)
    assert one.until("presence")["here"] == ["A", "B"]
    house.person().come(table)
    assert one.until("presence")["watching"] == 1
    other.close()
    assert one.until("presence")["here"] == ["A"]


# ── Leaving, and coming back ────────────────────────────────────────────────────────────────────────────────────


def test_whoever_comes_back_is_told_what_they_missed(house):
    ada, bo, table = table_of_two(house)
    here = both(ada, bo, table)
    version = play_on(here, 5)
    here["A"].ask("say", text="Back soon.")
    here["A"].close()
    bo.come(table).ask("say", text="Take your time.")
    while here["B"].to_act == "B":
        version = here["B"].act(here["B"].legal[0])["version"]
        here["B"].settle(version)
    back = ada.come(table, version=version - 3, chat=1)
    assert [one["version"] for one in back.welcome["happenings"]] == [version - 2, version - 1, version]
    assert [line["text"] for line in back.welcome["chat"]] == ["Take your time."]
    assert back.table["version"] == version
    assert ada.come(table, version=version).welcome["happenings"] == []
    assert ada.come(table, version=10**9).welcome["happenings"] == [], "nobody knows the future"
    assert ada.come(table).welcome["happenings"] == []


def test_a_restarted_server_goes_on_where_it_was(tmp_path):
    database = Path(tmp_path / "razzia.db")
    with open_house(database) as house:
        port = house.settings.port
        ada, bo, table = table_of_two(house, open=True)
        here = both(ada, bo, table)
        version = play_on(here, 12)
        here["A"].ask("say", text="See you later.")
        snapshot = ada.get(f"/tables/{table}").json()
        bots = ada.make(players=2, bots={"B": "easy"})
        ada.do(bots, "sit", name="Ada")
        ada.do(bots, "start")
        open_end = ada.come(bots)
        play_on({"A": open_end}, 3)
        house.people.remove(bo)  # who stays until the server goes
    assert here["B"].closed_with() == 1012, "come back, it says"
    bo.close()
    with open_house(database, port=port) as house:
        ada, bo = house.person("Ada"), house.person("Bo")
        again = ada.get(f"/tables/{table}").json()
        assert (again["table"], again["you"]) == (snapshot["table"], snapshot["you"])
        here = {"A": ada.come(table, version=version), "B": bo.come(table, version=version)}
        assert [line["text"] for line in here["B"].welcome["chat"]] == ["See you later."]
        play_on(here)
        assert here["B"].table["status"] == "finished"
        play_on({"A": ada.come(bots)})
        assert house.person().get(f"/tables/{bots}/record").status_code == 200


def test_who_resigns_can_return(house):
    ada, bo, table = table_of_two(house)
    here = both(ada, bo, table)
    play_on(here, 4)
    while here["A"].to_act == "B":
        play_on(here, 1)
    version = here["B"].ask("resign", seat="B")["version"]
    assert here["B"].ask("act", seat="B", version=version, move="pass")["code"] == "bot-plays"
    here["A"].settle(version)
    play_on({"A": here["A"]}, 6)
    moved = bo.get(f"/tables/{table}/history").json()["happenings"]
    assert any(one["news"].get("by") == "bot" and one["news"]["seat"] == "B" for one in moved)
    version = here["B"].ask("return", seat="B")["version"]
    for one in here.values():
        one.settle(version)
    play_on(here)
    assert here["A"].table["status"] == "finished"
    record = read(ada.get(f"/tables/{table}/record").text)
    assert record.data["bots"] == {}


# ── Clocks ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_when_time_is_out_a_bot_moves_and_after_three_times_has_the_seat(house):
    ada, bo, table = table_of_two(house, clock={"kind": "move", "seconds": 60})
    here = both(ada, bo, table)
    late = "A"
    version = here[late].table["version"]
    misses = 0
    while misses < 3:
        for one in here.values():
            one.settle(version)
        if here[late].to_act != late:
            version = here["B"].act(here["B"].legal[0])["version"]
            continue
        misses += 1
        assert here[late].table["clock"]["deadline"] == CLOCK.time + MINUTE
        house.pass_time(CLOCK, MINUTE - 1, table)
        assert here["A"].ask("say", text="Wait for me!")["type"] == "accepted"
        assert house.hall.rooms[table].table.version == here["A"].table["version"], "not a moment too soon"
        house.pass_time(CLOCK, 1, table)
        news = here["B"].until("update")["happenings"][0]["news"]
        assert news == {
            "news": "played", "seat": late, "by": "clock", **({"takes_over": True} if misses == 3 else {})
        }  # fmt: skip
        version = here["B"].table["version"]
    here["A"].settle(version)
    assert here["A"].table["seats"][0]["away"]
    version = here["A"].ask("return", seat=late)["version"]
    for one in here.values():
        one.settle(version)
    assert not here["B"].table["seats"][0]["away"]
    play_on(here, 4)


def test_a_clock_for_the_whole_game_goes_down_by_what_was_used(house):
    ada, bo, table = table_of_two(house, clock={"kind": "total", "seconds": 600, "increment": 5})
    here = both(ada, bo, table)
    seat = here["A"].to_act
    CLOCK.time += MINUTE
    here[seat].settle(here[seat].act("auction")["version"])
    left = here[seat].table["clock"]["left"]
    assert left[str(seat)] == 600_000 - MINUTE + 5_000
    assert sum(left.values()) == 1_200_000 - MINUTE + 5_000


def test_time_that_ran_out_while_no_server_was_there_begins_anew(tmp_path):
    database, clock = Path(tmp_path / "razzia.db"), StoppedClock()
    with open_house(database, chance=Chance(now=clock)) as house:
        _, _, table = table_of_two(house, clock={"kind": "move", "seconds": 60})
    clock.time += 60 * MINUTE
    with open_house(database, chance=Chance(now=clock)) as house:
        watching = house.person().come(table)
        while watching.table["clock"]["deadline"] != clock.time + MINUTE:
            watching.receive()
        told = house.person().get(f"/tables/{table}/history").json()["happenings"]
        assert told[-1]["news"] == {"news": "clock-restarted", "seat": watching.to_act}


# ── Once more ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_rematch_keeps_everyones_seat_and_wants_everyones_luck(house):
    ada, bo, eve = house.person("Ada"), house.person("Bo"), house.person("Mallory")
    table = ada.make(players=3, bots={"C": "easy"}, edition="primigenio-2020")
    for who, name in ((ada, "Ada"), (bo, "Bo")):
        who.do(table, "sit", name=name)
    ada.do(table, "start")
    here = both(ada, bo, table)
    assert here["A"].ask("rematch")["code"] == "not-over"
    play_on(here)
    assert bo.ask(table, "rematch").status_code == 200
    news = here["A"].until("update")["happenings"][0]["news"]
    assert news["news"] == "rematch-made"
    again = news["table"]
    assert ada.ask(table, "rematch").json()["code"] == "rematch-made"
    found = ada.get(f"/tables/{again}").json()["table"]
    assert found["setup"]["edition"] == "primigenio-2020"
    assert [(one["name"], one["ready"]) for one in found["seats"]] == [("Ada", False), ("Bo", False), ("Ciro", True)]
    assert again in [one["id"] for one in ada.get("/my-tables").json()["tables"]]
    assert eve.ask(again, "sit", name="Eve").json()["code"] == "table-full"
    assert bo.ask(again, "start").json()["code"] == "seats-free"
    ada.do(again, "sit", name="Ada", contribution="new luck")
    bo.do(again, "sit", name="Bo", contribution="newer luck")
    bo.do(again, "start")
    here = both(ada, bo, again)
    play_on(here)
    record = read(ada.get(f"/tables/{again}/record").text)
    assert record.data["fairness"]["contributions"] == ["new luck", "newer luck", ""]
    assert verify(record.game, record.data["fairness"], found["commitment"])


def test_two_who_want_a_rematch_at_once_get_one(house):
    zoe, yan, table = table_of_two(house, "Zoe Yan")
    here = both(zoe, yan, table)
    play_on(here)
    for one in here.values():
        one.send({"type": "rematch", "request": "once more"})
    answers = []
    for one in here.values():
        answer = one.receive()
        while answer.get("request") != "once more":
            answer = one.receive()
        answers.append((answer["type"], answer.get("code")))
    assert sorted(answers) == [("accepted", None), ("refused", "rematch-made")]
    assert len(zoe.get("/my-tables").json()["tables"]) == 2, "the old one and the new one"


@pytest.mark.parametrize(
    ("hello", "code", "fact"),
    [
        ({"type": "hello", "protocol": 2}, "other-protocol", ("known", 1)),
        (
            {"type": "hello", "protocol": 1, "fly": 1},
            "unreadable-message",
            ("why", "Object contains unknown field `fly`"),
        ),
        ({"type": "start", "request": "x"}, "hello-first", None),
    ],
)
def test_whoever_is_turned_away_hears_why(house, hello, code, fact):
    ada = house.person("Ada")
    door = ada.knock(ada.make())
    door.send(hello)
    said = door.until("refused")
    assert said["code"] == code
    assert fact is None or said["facts"][fact[0]] == fact[1]
    assert door.closed_with() == 4400
