"""A table is what its journal says: applied step by step, or read back as a whole."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from razzia.dealer import verify
from razzia.errors import DataError, RazziaError, TableError
from razzia.record import read
from razzia.table import journal
from razzia.table.commands import (
    Act,
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
from razzia.table.journal import Entry, KeptSeat, decode, encode
from razzia.table.setup import DayClock, MoveClock, NoClock, Setup, TotalClock
from razzia.table.table import Table
from razzia.table.telling import history
from tests.table.evening import SECOND, Evening, everything, new_evening

# ── The journal ─────────────────────────────────────────────────────────────────────────────────────────────────────

NEWS = [
    journal.TableMade(),
    journal.SatDown("A", 'Zoë \\ "👩‍🚀"'),
    journal.StoodUp("B"),
    journal.BotInvited("C", "Ciro", "hard"),
    journal.Started(),
    journal.Played("A", "player"),
    journal.Played("A", "bot"),
    journal.Played("A", "clock", takes_over=True),
    journal.TookBack("A"),
    journal.Resigned("A"),
    journal.Returned("A"),
    journal.ClockRestarted("A"),
    journal.RematchMade("abc"),
]


def test_every_kind_of_news_is_tried():
    assert {type(news) for news in NEWS} == set(journal.News.__args__)


@pytest.mark.parametrize("news", NEWS, ids=str)
def test_every_entry_can_be_written_and_read_again(news):
    clock = TotalClock(60, 5)
    setup = Setup(3, "primigenio-2020", 1, open_cheques=False, clock=clock, open=True, hints=False, bots={"C": "easy"})
    bare = Entry(0, news)
    full = Entry(1, news, "request", "holder", "bid 7", "ring", "", setup, "00ff", (KeptSeat("A", "Ada", "ada"),))
    for entry in (bare, full):
        assert decode(encode(entry)) == entry


def test_an_empty_contribution_is_not_a_missing_one():
    assert decode(encode(Entry(0, journal.Started(), contribution=""))).contribution == ""
    assert decode(encode(Entry(0, journal.Started()))).contribution is None


# ── The record ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("piles", [1, 2])
def test_the_record_of_a_game_can_be_read_and_proven(players, piles):
    holders = ("ada", "bo", "cleo", "dirk", "eve")[:players]
    evening = Evening(Setup(players=players, piles=piles, open_cheques=piles == 1))
    for holder in holders:
        evening.ask(holder, Sit, name=holder, contribution=f"{holder}'s luck")
    evening.start().play_on(seed=players)
    record = read(evening.table.record().to_json())
    assert verify(record.game, record.data["fairness"], evening.table.commitment) > 20
    assert record.data["fairness"]["contributions"] == [f"{holder}'s luck" for holder in holders]
    assert (record.data["table"], record.data["made"], record.data["bots"]) == ("table", evening.now, {})
    assert evening.read_again().record() == evening.table.record()


def test_what_was_taken_back_leaves_no_trace_in_the_record():
    plain, wavering = new_evening("ada", "bo"), new_evening("ada", "bo")
    plain.play_on()
    back = 0
    for move in plain.table.record().game.plies:
        if move.seat == "=":
            continue
        if wavering.table.playing.auction is None:
            wavering.play("auction")
            seat = wavering.entries[-1].news.seat
            wavering.ask(wavering.table.chairs[seat].holder, TakeBack, seat=seat, version=wavering.table.version)
            back += 1
        wavering.play(str(move.move))
    assert back > 10
    assert wavering.table.record() == plain.table.record()


def test_a_rematch_does_not_change_the_record():
    evening = new_evening("ada", "bo").play_on()
    before = evening.table.record()
    evening.now += SECOND
    evening.ask("ada", Rematch)
    assert evening.table.record() == before


def test_there_is_no_record_before_the_end():
    for evening in (Evening(), new_evening("ada", "bo")):
        with pytest.raises(TableError) as refusal:
            evening.table.record()
        assert refusal.value.code == "not-over"


# ── Whatever people do ──────────────────────────────────────────────────────────────────────────────────────────────

HOLDERS = st.sampled_from(["ada", "bo", "cleo", "dirk"])
SEATS = st.sampled_from("ABCD")
CLOCKS = st.sampled_from([NoClock(), MoveClock(5), TotalClock(10), TotalClock(30, 2), DayClock(1)])


class AnEvening(RuleBasedStateMachine):
    """Random commands by random people at random times."""

    @initialize(players=st.integers(2, 3), clock=CLOCKS, open_cheques=st.booleans(), piles=st.integers(1, 2))
    def make_a_table(self, players, clock, open_cheques, piles):
        setup = Setup(players=players, clock=clock, open_cheques=open_cheques, piles=piles)
        self.evening = Evening(setup)

    def attempt(self, action):
        """Do something that may be refused. Whatever comes of it, the table before is what it was."""
        table, entries = self.evening.table, len(self.evening.entries)
        before = everything(table)
        try:
            action()
        except RazziaError as error:
            assert str(error)
            assert self.evening.table is table
            assert len(self.evening.entries) == entries
        assert everything(table) == before

    def ask(self, holder, kind, **fields):
        self.attempt(lambda: self.evening.ask(holder, kind, **fields))

    # ── What happens

    @rule(by=st.sampled_from([-5 * SECOND, 0, 1, 900, 4 * SECOND, 12 * SECOND, 40 * SECOND]))
    def time_goes_by(self, by):
        self.evening.now += by

    @rule(
        holder=HOLDERS, name=st.sampled_from(["Ada", "Bo", "Aldo", "Bianca", "ciro (c)", "Zoë"]), seat=SEATS | st.none()
    )
    def sit(self, holder, name, seat):
        self.ask(holder, Sit, name=name, seat=seat)

    @precondition(lambda self: self.evening.table.game is None)
    @rule()
    def fill_up_and_start(self):
        for holder, seat in zip(("ada", "bo", "cleo"), self.evening.table.chairs, strict=False):
            if self.evening.table.chairs[seat].free:
                self.evening.ask(holder, Sit, name=f"{holder} {seat}", seat=seat)
        self.evening.ask("ada", Start)

    @rule(holder=HOLDERS, kind=st.sampled_from([StandUp, Dismiss, Resign, Return]), seat=SEATS)
    def do_something_to_a_seat(self, holder, kind, seat):
        self.ask(holder, kind, seat=seat)

    @rule(holder=HOLDERS, seat=SEATS)
    def invite(self, holder, seat):
        self.ask(holder, Invite, seat=seat, level="easy")

    @rule(holder=HOLDERS, kind=st.sampled_from([Start, Rematch]))
    def do_something_to_the_table(self, holder, kind):
        self.ask(holder, kind)

    @rule(holder=HOLDERS, seat=SEATS, move=st.sampled_from(["draw left", "auction", "pass", "bid 7", "= ring", "?"]))
    def try_a_move(self, holder, seat, move):
        self.ask(holder, Act, seat=seat, version=self.evening.table.version, move=move)

    @precondition(lambda self: self.evening.table.status == "playing")
    @rule(seed=st.integers(0, 99), moves=st.sampled_from([1, 2, 3, 20, 200]))
    def play_on(self, seed, moves):
        self.attempt(lambda: self.evening.play_on(seed, moves) and None)

    @precondition(lambda self: any(map(self.evening.table.can_take_back, self.evening.table.chairs)))
    @rule()
    def take_back(self):
        seat = next(filter(self.evening.table.can_take_back, self.evening.table.chairs))
        holder = self.evening.table.chairs[seat].holder
        self.ask(holder, TakeBack, seat=seat, version=self.evening.table.version)

    @rule(choice=st.integers(0, 99), behind=st.integers(0, 2))
    def the_server_does_what_is_due(self, choice, behind):
        game = self.evening.table.game
        legal = game.legal() if game is not None and game.to_act else []
        move = str(legal[choice % len(legal)]) if legal and choice else None
        self.attempt(lambda: self.evening.own(move, self.evening.table.version - behind))

    @precondition(lambda self: len(self.evening.entries) > 1)
    @rule(data=st.data())
    def ask_for_the_same_again(self, data):
        entry = data.draw(st.sampled_from([one for one in self.evening.entries if one.request] or [None]))
        if entry is None:
            return
        granted = self.evening.table.granted(entry.holder, entry.request)
        if granted is not None:
            assert self.evening.entries[granted - 1] is entry
            with pytest.raises(TableError) as refusal:
                self.evening.submit(entry.holder, Start(request=entry.request))
            assert (refusal.value.code, refusal.value.facts) == ("already-done", {"version": granted})

    # ── What is always true

    @invariant()
    def a_table_is_what_its_journal_says(self):
        assert everything(self.evening.read_again()) == everything(self.evening.table)

    @invariant()
    def the_numbers_fit(self):
        table, entries = self.evening.table, self.evening.entries
        assert table.version == len(entries)
        assert 0 <= table.position <= table.version
        assert (table.position == 0) == (table.status == "waiting")
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
        assert len(history("table", entries)) == len(entries)

    @invariant()
    def nobody_is_there_twice(self):
        names = [chair.name for chair in self.evening.table.chairs.values() if chair.name]
        assert len({name.casefold() for name in names}) == len(names)
        for chair in self.evening.table.chairs.values():
            assert chair.holder is None or chair.level is None
            assert chair.free == (chair.name is None)

    @invariant()
    def the_clock_that_runs_is_that_of_whoever_must_decide(self):
        table, clocks, due = self.evening.table, self.evening.table.clocks, self.evening.table.due
        seat = None if table.game is None else table.game.to_act
        assert clocks.running in (None, seat)
        assert all(left >= 0 for left in clocks.left.values())
        if seat is None:
            assert due is None
        elif table.chairs[seat].played_by_bot:
            assert due is not None
            assert due.level is not None
            assert due.at <= table.changed_at
        else:
            assert clocks.running == seat
            assert clocks.since <= table.changed_at
            assert (due is None) == isinstance(table.setup.clock, NoClock)
            assert due is None or (due.seat, due.level, due.at) == (seat, None, clocks.deadline)

    @invariant()
    def a_finished_game_can_be_proven(self):
        table = self.evening.table
        if table.status != "finished":
            with pytest.raises((TableError, DataError)):
                table.record()
            return
        record = read(table.record().to_json())
        assert verify(record.game, record.data["fairness"], table.commitment)


TestAnEvening = AnEvening.TestCase
# The same evenings each time, so that a failure is the fault of the change that is being tested.
TestAnEvening.settings = settings(max_examples=40, stateful_step_count=30, deadline=None, derandomize=True)


def test_a_table_read_in_two_parts_is_the_same():
    evening = new_evening("ada", "bo", clock=TotalClock(60)).play_on(moves=40)
    for cut in range(0, len(evening.entries), 7):
        table = Table("table", evening.entries[:cut])
        for entry in evening.entries[cut:]:
            table, _ = table.after(entry)
        assert everything(table) == everything(evening.table)
