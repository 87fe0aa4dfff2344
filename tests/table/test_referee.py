"""Who may do what when: every command, and every reason to refuse one."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import ValidationError, convert

import razzia.table
from razzia.errors import RazziaError, SetupError, TableError
from razzia.table import journal, referee
from razzia.table.commands import (
    Act,
    Command,
    Dismiss,
    Invite,
    Rematch,
    Resign,
    Return,
    Sit,
    StandUp,
    Start,
    TakeBack,
)
from razzia.table.setup import Setup
from razzia.table.table import REMEMBERED
from tests.table.evening import Evening, everything, fitting_secret, new_evening, over

# ── What is refused ─────────────────────────────────────────────────────────────────────────────────────────────────


def after_a_rematch() -> Evening:
    evening = over()
    evening.ask("bo", Rematch)
    return evening


def left() -> Evening:
    evening = new_evening("ada", "bo", "cleo")
    evening.ask("ada", Resign, seat="A")
    return evening


SETTINGS: dict[str, Callable[[], Evening]] = {
    "an empty table": Evening,
    "one seat free": lambda: Evening().sit("ada", "bo"),
    "all seats taken": lambda: Evening().sit("ada", "bo").invite("C"),
    "a turn of A": lambda: new_evening("ada", "bo", "cleo"),
    "an auction": lambda: new_evening("ada", "bo", "cleo").play("auction"),
    "A has left": left,
    "over": over,
    "after a rematch": after_a_rematch,
    "without hints": lambda: new_evening("ada", "bo", hints=False),
}
NOW = -1
"""Stands for the version of the table."""
REFUSALS = [
    ("an empty table", "bo", Start, {}, "not-at-this-table"),
    ("an empty table", "bo", StandUp, {"seat": "A"}, "not-your-seat"),
    ("an empty table", "bo", Invite, {"seat": "A", "level": "easy"}, "not-at-this-table"),
    ("an empty table", "bo", Dismiss, {"seat": "A"}, "not-at-this-table"),
    ("an empty table", "bo", Rematch, {}, "not-at-this-table"),
    ("an empty table", "ada", Start, {}, "seats-free"),
    ("an empty table", "ada", StandUp, {"seat": "A"}, "not-your-seat"),
    ("an empty table", "ada", Dismiss, {"seat": "A"}, "seat-free"),
    ("an empty table", "ada", Act, {"seat": "A", "version": NOW, "move": "auction"}, "not-your-seat"),
    ("an empty table", "ada", Resign, {"seat": "A"}, "not-your-seat"),
    ("an empty table", "ada", Rematch, {}, "not-over"),
    ("an empty table", "bo", Sit, {"name": "Bo", "seat": "D"}, "no-such-seat"),
    ("an empty table", "ada", StandUp, {"seat": "D"}, "no-such-seat"),
    ("an empty table", "ada", Invite, {"seat": "E", "level": "hard"}, "no-such-seat"),
    ("an empty table", "ada", Dismiss, {"seat": "D"}, "no-such-seat"),
    ("an empty table", "bo", Sit, {"name": " "}, "name"),
    ("an empty table", "bo", Sit, {"name": "\u200b"}, "name"),
    ("an empty table", "bo", Sit, {"name": "\u202eoB"}, "name"),
    ("an empty table", "bo", Sit, {"name": "B\0o"}, "name"),
    ("one seat free", "ada", Start, {}, "seats-free"),
    ("one seat free", "cleo", Sit, {"name": "Ada"}, "name-taken"),
    ("one seat free", "cleo", Sit, {"name": " ADA "}, "name-taken"),
    ("one seat free", "cleo", Sit, {"name": "A\u200bda"}, "name-taken"),
    ("one seat free", "cleo", Sit, {"name": "\uff21\uff44\uff41"}, "name-taken"),
    ("one seat free", "ada", Sit, {"name": "Ada"}, "name-taken"),
    ("all seats taken", "cleo", Sit, {"name": "Cleo"}, "table-full"),
    ("all seats taken", "cleo", Sit, {"name": "Cleo", "seat": "A"}, "seat-taken"),
    ("all seats taken", "cleo", Sit, {"name": "Cleo", "seat": "C"}, "seat-taken"),
    ("all seats taken", "ada", Sit, {"name": "Bo", "seat": "A"}, "name-taken"),
    ("all seats taken", "ada", Sit, {"name": "Ada", "seat": "B"}, "seat-taken"),
    ("all seats taken", "bo", StandUp, {"seat": "A"}, "not-your-seat"),
    ("all seats taken", "bo", StandUp, {"seat": "C"}, "not-your-seat"),
    ("all seats taken", "bo", Dismiss, {"seat": "A"}, "not-host"),
    ("all seats taken", "ada", Invite, {"seat": "A", "level": "easy"}, "seat-taken"),
    ("all seats taken", "bo", Invite, {"seat": "C", "level": "easy"}, "not-host"),
    ("all seats taken", "bo", Start, {}, "not-host"),
    ("all seats taken", "ada", Act, {"seat": "A", "version": NOW, "move": "auction"}, "not-started"),
    ("all seats taken", "ada", TakeBack, {"seat": "A", "version": NOW}, "not-started"),
    ("all seats taken", "ada", Resign, {"seat": "A"}, "not-started"),
    ("all seats taken", "ada", Return, {"seat": "A"}, "not-started"),
    ("a turn of A", "dirk", Sit, {"name": "Dirk"}, "already-started"),
    ("a turn of A", "dirk", Start, {}, "not-at-this-table"),
    ("a turn of A", "ada", Start, {}, "already-started"),
    ("a turn of A", "bo", StandUp, {"seat": "B"}, "already-started"),
    ("a turn of A", "ada", Dismiss, {"seat": "B"}, "already-started"),
    ("a turn of A", "ada", Invite, {"seat": "B", "level": "easy"}, "already-started"),
    ("a turn of A", "bo", Act, {"seat": "A", "version": NOW, "move": "auction"}, "not-your-seat"),
    ("a turn of A", "dirk", Act, {"seat": "A", "version": NOW, "move": "auction"}, "not-your-seat"),
    ("a turn of A", "ada", Act, {"seat": "D", "version": NOW, "move": "auction"}, "no-such-seat"),
    ("a turn of A", "ada", Act, {"seat": "A", "version": 0, "move": "auction"}, "stale-version"),
    ("a turn of A", "ada", Act, {"seat": "A", "version": 999, "move": "auction"}, "stale-version"),
    ("a turn of A", "ada", Act, {"seat": "A", "version": NOW, "move": ""}, "unknown-move"),
    ("a turn of A", "ada", Act, {"seat": "A", "version": NOW, "move": "bid 7"}, "no-auction"),
    ("a turn of A", "ada", Act, {"seat": "A", "version": NOW, "move": "= ring"}, "not-your-move"),
    ("a turn of A", "ada", Act, {"seat": "A", "version": NOW, "move": "B auction"}, "not-your-move"),
    ("a turn of A", "bo", Act, {"seat": "B", "version": NOW, "move": "auction"}, "not-your-turn"),
    ("a turn of A", "bo", TakeBack, {"seat": "A", "version": NOW}, "not-your-seat"),
    ("a turn of A", "ada", TakeBack, {"seat": "A", "version": 0}, "stale-version"),
    ("a turn of A", "ada", TakeBack, {"seat": "A", "version": NOW}, "no-take-back"),
    ("a turn of A", "bo", Resign, {"seat": "A"}, "not-your-seat"),
    ("a turn of A", "ada", Return, {"seat": "A"}, "no-bot-plays"),
    ("a turn of A", "ada", Rematch, {}, "not-over"),
    ("an auction", "bo", Act, {"seat": "B", "version": NOW, "move": "draw left"}, "auction-under-way"),
    ("an auction", "bo", Act, {"seat": "B", "version": NOW, "move": "bid 1"}, "not-your-cheque"),
    ("an auction", "bo", TakeBack, {"seat": "B", "version": NOW}, "no-take-back"),
    ("A has left", "ada", Act, {"seat": "A", "version": NOW, "move": "auction"}, "bot-plays"),
    ("A has left", "ada", TakeBack, {"seat": "A", "version": NOW}, "bot-plays"),
    ("A has left", "ada", Resign, {"seat": "A"}, "bot-plays"),
    ("A has left", "bo", Return, {"seat": "A"}, "not-your-seat"),
    ("over", "ada", Act, {"seat": "A", "version": NOW, "move": "auction"}, "over"),
    ("over", "ada", TakeBack, {"seat": "A", "version": NOW}, "over"),
    ("over", "bo", TakeBack, {"seat": "B", "version": NOW}, "over"),
    ("over", "ada", Resign, {"seat": "A"}, "over"),
    ("over", "ada", Return, {"seat": "A"}, "over"),
    ("over", "ada", Start, {}, "already-started"),
    ("over", "dirk", Rematch, {}, "not-at-this-table"),
    ("after a rematch", "ada", Rematch, {}, "rematch-made"),
]


@pytest.mark.parametrize(("setting", "holder", "kind", "fields", "code"), REFUSALS)
def test_a_refusal_says_why_and_changes_nothing(setting, holder, kind, fields, code):
    evening = SETTINGS[setting]()
    before = everything(evening.table)
    if fields.get("version") == NOW:
        fields = fields | {"version": evening.table.version}
    with pytest.raises(RazziaError) as refusal:
        evening.ask(holder, kind, **fields)
    assert refusal.value.code == code
    assert len(str(refusal.value)) < 300
    assert everything(evening.table) == before


REFUSED_HINTS = [
    ("an empty table", "ada", "A", NOW, "not-your-seat"),
    ("all seats taken", "ada", "A", NOW, "not-started"),
    ("a turn of A", "bo", "A", NOW, "not-your-seat"),
    ("a turn of A", "dirk", "A", NOW, "not-your-seat"),
    ("a turn of A", "ada", "D", NOW, "no-such-seat"),
    ("a turn of A", "bo", "B", NOW, "not-your-decision"),
    ("a turn of A", "ada", "A", 0, "stale-version"),
    ("a turn of A", "ada", "A", 999, "stale-version"),
    ("over", "ada", "A", NOW, "not-your-decision"),
    ("without hints", "ada", "A", NOW, "no-hints"),
]


@pytest.mark.parametrize(("setting", "holder", "seat", "version", "code"), REFUSED_HINTS)
def test_a_hint_that_may_not_be_given(setting, holder, seat, version, code):
    table = SETTINGS[setting]().table
    with pytest.raises(TableError) as refusal:
        referee.judge_hint(table, seat, table.version if version == NOW else version, holder)
    assert refusal.value.code == code


def test_a_hint_is_for_whoever_must_decide():
    evening = new_evening("ada", "bo", "cleo")
    since = evening.table.version
    evening.ask("bo", Resign, seat="B")  # which does not change what there is to decide
    for version in (since, evening.table.version):
        referee.judge_hint(evening.table, "A", version, "ada")


def test_every_reason_to_refuse_is_tried_here():
    """All but the one that the tests of requests below are about."""
    sources = "".join(file.read_text("utf-8") for file in Path(razzia.table.__file__).parent.glob("*.py"))
    codes = set(re.findall(r'TableError\("([a-z-]+)"', sources))
    assert codes - {code for *_, code in [*REFUSALS, *REFUSED_HINTS]} == {"already-done"}


def test_every_command_is_refused_here_for_some_reason():
    assert {kind for _, _, kind, _, _ in REFUSALS} == set(Command.__args__)


# ── Making a table ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_new_table_has_its_bots_and_nobody_else():
    table = Evening(Setup(players=4, bots={"B": "easy", "D": "hard"})).table
    assert [(chair.name, chair.level) for chair in table.chairs.values()] == [
        (None, None),
        ("Bianca", "easy"),
        (None, None),
        ("Donata", "hard"),
    ]
    assert (table.version, table.status, table.host, table.holders) == (1, "waiting", "ada", ())


@pytest.mark.parametrize(
    ("setup", "code"),
    [(Setup(players=2, bots={"C": "easy"}), "no-such-seat"), (Setup(edition="amigo-1999"), "unknown-edition")],
)
def test_a_setup_that_no_game_can_have(setup, code):
    with pytest.raises(SetupError) as refusal:
        referee.new_table(setup, "ada", fitting_secret(2), 0)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "data",
    [
        {"players": 1},
        {"players": 6},
        {"piles": 3},
        {"clock": {"kind": "move", "seconds": 4}},
        {"clock": {"kind": "move", "seconds": -5}},
        {"clock": {"kind": "total", "seconds": 60, "increment": 601}},
        {"clock": {"kind": "days", "days": 15}},
        {"clock": {"kind": "sand"}},
        {"bots": {"F": "easy"}},
        {"bots": {"A": "brilliant"}},
        {"colour": "red"},
    ],
)
def test_a_setup_that_cannot_be_read(data):
    with pytest.raises(ValidationError):
        convert(data, Setup)


# ── Seats ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_people_take_the_first_free_seat_or_the_one_they_name():
    evening = Evening()
    evening.ask("bo", Sit, name="Bo", seat="B")
    assert evening.ask("cleo", Sit, name=" Cleo  the  cat ").news == journal.SatDown("A", "Cleo the cat")
    assert evening.ask("ada", Sit, name="Ada", contribution="luck").news == journal.SatDown("C", "Ada")
    assert [evening.table.seats_of(holder) for holder in ("cleo", "bo", "ada", "dirk", None)] == ["A", "B", "C", "", ""]
    assert evening.table.holders == ("ada", "bo", "cleo")


def test_at_ones_own_seat_one_takes_another_name():
    evening = SETTINGS["all seats taken"]()
    before = evening.table.chairs["A"]
    evening.ask("ada", Sit, name="Adalbert", seat="A", contribution="more luck")
    after = evening.table.chairs["A"]
    assert (after.name, after.holder, after.contribution) == ("Adalbert", before.holder, "more luck")
    assert after.ready


def test_whoever_stands_up_leaves_a_free_seat():
    evening = Evening().sit("ada", "bo", "cleo")
    evening.ask("bo", StandUp, seat="B")
    assert evening.table.chairs["B"].free
    assert evening.sit("dirk").table.seats_of("dirk") == "B"


def test_whoever_made_the_table_may_invite_and_dismiss_bots():
    evening = Evening().sit("ada", "bo")
    assert evening.ask("ada", Invite, seat="C", level="easy").news == journal.BotInvited("C", "Ciro", "easy")
    assert evening.ask("ada", Invite, seat="C", level="hard").news == journal.BotInvited("C", "Ciro", "hard")
    assert evening.ask("ada", Dismiss, seat="C").news == journal.StoodUp("C")
    assert evening.table.chairs["C"].free


def test_the_host_may_send_a_player_away_and_start_without_a_seat():
    evening = Evening(Setup(players=2)).sit("bo", "cleo")
    evening.ask("ada", Dismiss, seat="B")
    assert evening.table.holders == ("bo",)
    evening.invite("B").start()
    assert evening.table.status == "playing"


def test_the_others_go_on_when_the_host_leaves():
    evening = Evening().sit("ada", "bo", "cleo")
    evening.ask("ada", StandUp, seat="A")
    evening.ask("bo", Invite, seat="A", level="normal")
    evening.ask("cleo", Start)
    assert evening.table.status == "playing"


def test_a_table_of_bots_alone_plays_by_itself():
    evening = Evening(Setup(players=2, bots={"A": "easy", "B": "easy"}))
    assert evening.start().play_on().table.status == "finished"


def test_a_bot_takes_a_name_that_is_free():
    evening = Evening(Setup(players=4))
    evening.ask("bo", Sit, name="aldo", seat="B")
    evening.ask("cleo", Sit, name="Aldo (A)", seat="C")
    evening.invite("A", "D")
    assert [chair.name for chair in evening.table.chairs.values()] == [
        "Aldo (A) (A)",
        "aldo",
        "Aldo (A)",
        "Donata",
    ]
    evening.ask("bo", StandUp, seat="B")
    with pytest.raises(TableError) as refusal:
        evening.ask("dirk", Sit, name="donata")
    assert refusal.value.code == "name-taken"


@pytest.mark.parametrize("name", ["Zoë", "\u5f35\u4f1f", "نرگس", "👩\u200d🚀", "Ünïcødé", "x" * 30])
def test_names_are_of_any_language(name):
    evening = Evening(Setup(players=2))
    evening.ask("bo", Sit, name=name)
    assert evening.invite("B").start().table.playing.names[0] == name


def test_names_that_look_the_same_are_the_same():
    evening = Evening()
    evening.ask("bo", Sit, name="Zo\u00eb")
    with pytest.raises(TableError) as refusal:
        evening.ask("cleo", Sit, name="Zoe\u0308")
    assert refusal.value.code == "name-taken"


# ── Pass and play ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_one_key_can_have_several_seats():
    evening = Evening(Setup(players=2))
    evening.ask("ada", Sit, name="Ada")
    evening.ask("ada", Sit, name="Bo")
    assert evening.table.seats_of("ada") == "AB"
    assert evening.table.holders == ("ada",)
    evening.start().play("auction", "pass")
    with pytest.raises(RazziaError) as refusal:
        evening.ask("ada", Act, seat="B", version=evening.table.version, move="pass")
    assert refusal.value.code == "not-your-turn"
    evening.ask("ada", Resign, seat="A")
    assert [chair.away for chair in evening.table.chairs.values()] == [True, False]
    assert evening.play_on().table.status == "finished"


# ── Versions and requests ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_move_counts_for_the_position_on_the_screen():
    evening = new_evening("ada", "bo", "cleo")
    seen = evening.table.version
    evening.ask("bo", Resign, seat="B")
    evening.ask("bo", Return, seat="B")
    evening.ask("ada", Act, seat="A", version=seen, move="auction")
    with pytest.raises(TableError) as refusal:
        evening.ask("bo", Act, seat="B", version=seen, move="pass")
    assert (refusal.value.code, refusal.value.facts) == ("stale-version", {"version": evening.table.version})


def test_a_move_is_stale_after_a_take_back_though_the_position_looks_the_same():
    evening = new_evening("ada", "bo", "cleo").play("auction")
    seen = evening.table.version
    evening.ask("ada", TakeBack, seat="A", version=seen)
    with pytest.raises(TableError) as refusal:
        evening.ask("bo", Act, seat="B", version=seen, move="pass")
    assert refusal.value.code == "stale-version"


def test_the_same_request_twice_is_done_once():
    evening = Evening()
    sit = Sit(request="1", name="Ada")
    evening.submit("ada", sit)
    evening.sit("bo")
    for table in (evening.table, evening.read_again()):
        before = everything(table)
        with pytest.raises(TableError) as refusal:
            referee.judge(table, sit, "ada", evening.now)
        assert (refusal.value.code, refusal.value.facts) == ("already-done", {"version": 2})
        assert everything(table) == before


def test_a_rematch_is_made_once_for_a_request():
    evening = over()
    rematch = Rematch(request="again")
    evening.submit("ada", rematch)
    with pytest.raises(TableError) as refusal:
        evening.rematch("ada", rematch)
    assert (refusal.value.code, refusal.value.facts) == ("already-done", {"version": evening.table.version})


def test_requests_of_different_people_are_different():
    evening = Evening()
    evening.submit("ada", Sit(request="1", name="Ada"))
    evening.submit("bo", Sit(request="1", name="Bo"))
    assert evening.table.holders == ("ada", "bo")


def test_a_request_that_was_refused_can_be_made_again():
    evening = Evening(Setup(players=2)).sit("ada")
    start = Start(request="start")
    with pytest.raises(TableError):
        evening.submit("ada", start)
    evening.invite("B").submit("ada", start)
    assert evening.table.status == "playing"


def test_a_table_remembers_so_many_requests_and_no_more():
    evening = Evening()
    first = Sit(request="first", name="Ada")
    evening.submit("ada", first)
    for _ in range(REMEMBERED - 1):
        evening.invite("B")
    assert evening.table.granted("ada", "first") == 2
    evening.invite("B")
    assert evening.table.granted("ada", "first") is None


# ── Leaving and returning ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_plays_for_whoever_left_until_they_return():
    evening = new_evening("ada", "bo", "cleo")
    evening.ask("ada", Resign, seat="A")
    due = evening.table.due
    assert due is not None
    assert (due.seat, due.at, due.level) == ("A", evening.now, "normal")
    assert evening.own("auction").news == journal.Played("A", "bot")
    evening.play("pass", "pass")
    evening.ask("ada", Return, seat="A")
    assert evening.table.due is None
    evening.play_on(moves=1)
    assert evening.entries[-1].news == journal.Played("A", "player")


def test_the_game_is_played_to_its_end_when_everyone_has_left():
    evening = new_evening("ada", "bo")
    evening.ask("ada", Resign, seat="A")
    evening.ask("bo", Resign, seat="B")
    assert evening.play_on().table.status == "finished"
    assert evening.table.seats_of("ada") == "A"


def test_the_move_of_a_bot_stands_though_the_table_has_changed_meanwhile():
    evening = Evening(Setup(players=2)).sit("ada").invite("B").start().play("auction")
    seen = evening.table.version
    evening.ask("ada", Resign, seat="A")
    evening.own("pass", seen)
    assert evening.table.playing.to_act == "A"


def test_the_move_of_a_bot_comes_too_late_when_the_player_is_back():
    evening = left()
    seen = evening.table.version
    evening.ask("ada", Return, seat="A")
    for version in (seen, evening.table.version):
        before = everything(evening.table)
        with pytest.raises(TableError) as refusal:
            evening.own("auction", version)
        assert refusal.value.code == "stale-version"
        assert everything(evening.table) == before


@pytest.mark.parametrize("version", [0, 5, 999])
def test_the_move_of_a_bot_is_for_the_position_it_was_chosen_for(version):
    evening = left()
    evening.own("draw left")
    evening.play("auction", "pass")
    assert evening.table.playing.to_act == "A"
    with pytest.raises(TableError) as refusal:
        evening.own("pass", version)
    assert refusal.value.code == "stale-version"


def test_a_bot_cannot_play_where_nothing_is_due():
    for evening in (Evening(), new_evening("ada", "bo"), over()):
        with pytest.raises(TableError):
            evening.own("auction")


def test_a_bot_may_not_do_what_the_rules_forbid():
    evening = left()
    before = everything(evening.table)
    with pytest.raises(RazziaError) as refusal:
        evening.own("bid 7")
    assert refusal.value.code == "no-auction"
    assert everything(evening.table) == before
