"""What leaves a table for people's screens, and what does not."""

from msgspec import json, to_builtins

from razzia.table.commands import Resign, Sit, Start
from razzia.table.journal import encode
from razzia.table.setup import Setup, TotalClock
from razzia.table.showing import ChairShown, TableShown, show, summarise, your_seat
from tests.table.evening import NOON, SECOND, Evening, new_evening, shown


def test_a_table_before_the_game():
    evening = Evening(Setup(players=3, open=True)).sit("ada").invite("B")
    table = show(evening.table)
    assert (table.id, table.version, table.status, table.made_at) == ("table", 3, "waiting", NOON)
    assert table.seats == (
        ChairShown("A", "Ada", None, away=False, ready=True, runs=True),
        ChairShown("B", "Bianca", "easy", away=False, ready=True, runs=False),
        ChairShown("C", None, None, away=False, ready=False, runs=False),
    )
    assert (table.game, table.rematch, table.clock.running) == (None, None, None)
    assert your_seat(evening.table, "A").own is None
    summary = summarise(evening.table)
    assert (summary.to_act, summary.round, summary.totals, summary.winners) == (None, None, None, ())


def test_a_table_during_the_game():
    evening = new_evening("ada", "bo", clock=TotalClock(60))
    evening.now += SECOND
    evening.play("auction")
    evening.ask("bo", Resign, seat="B")
    table = show(evening.table)
    assert table.game is not None
    assert (table.status, table.game.to_act, table.game.legal) == ("playing", "B", ())
    assert [seat.away for seat in table.seats] == [False, True]
    assert table.clock.left == {"A": 59 * SECOND, "B": 60 * SECOND}
    assert (table.clock.running, table.clock.since) == ("B", evening.now)
    assert (your_seat(evening.table, "A").can_take_back, your_seat(evening.table, "B").can_take_back) == (True, False)
    mine = your_seat(evening.table, "B").own
    assert mine is not None
    assert mine.legal[0] == "pass"
    summary = summarise(evening.table)
    assert (summary.to_act, summary.round, summary.totals) == ("B", 1, {"A": 0, "B": 0})
    assert summary.changed_at == evening.now


def test_a_table_after_the_game():
    evening = new_evening("ada", "bo").play_on()
    table, summary = show(evening.table), summarise(evening.table)
    assert table.game is not None
    assert table.status == summary.status == "finished"
    assert table.game.winners == summary.winners != ()
    assert summary.totals == {seat.seat: seat.total for seat in table.game.seats}


def test_what_is_shown_can_be_read_by_its_own_types():
    for evening in (Evening().sit("ada"), new_evening("ada", "bo", "cleo").play_on(moves=30)):
        table = show(evening.table)
        assert json.decode(json.encode(table), type=TableShown) == table


def test_secrets_stay_with_the_server():
    """Keys, contributions, the secret of the deck: they are in the journal, and on no screen before the end."""
    evening = Evening(Setup(players=2), host="the key of a host")
    evening.ask("the key of a player", Sit, name="Ada", contribution="what Ada added")
    evening.ask("another key", Sit, name="Bo", contribution="what Bo added")
    evening.ask("another key", Start)
    secrets = ["the key of", "another key", "what Ada added", evening.entries[0].secret]
    written = b"".join(map(encode, evening.entries)).decode()
    assert all(secret in written for secret in secrets)
    assert not any(secret in shown(evening.table).decode() for secret in secrets)


def test_what_lies_face_down_is_shown_to_its_owner_alone():
    evening = new_evening("ada", "bo", "cleo", open_cheques=False)
    seen = 0
    while evening.table.status == "playing":
        evening.play_on(seed=evening.table.version, moves=1)
        game = evening.table.playing
        public = to_builtins(show(evening.table))["game"]["seats"]
        for seat in public:
            own = your_seat(evening.table, seat["seat"]).own
            assert own is not None
            assert own.face_down == game.face_down(seat["seat"])
            if not game.over:
                assert seat["face_down"] == (None,) * len(own.face_down)
                seen += len(own.face_down)
    assert seen
