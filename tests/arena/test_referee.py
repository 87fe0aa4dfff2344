"""One game, whatever its bots do."""

import signal
import threading
import time

import pytest

from razzia.arena.faults import WITHOUT_TIME, Clock, TimeUp, limit
from razzia.arena.job import Job
from razzia.arena.referee import PATIENCE, Outcome, Referee
from razzia.bots import Budget
from razzia.dealer import verify
from razzia.errors import SetupError
from razzia.record import read
from tests.arena import bots
from tests.arena.bots import named


def play(*names: str, game: int = 0, records: bool = True, edition: str = "amigo-2004") -> tuple[Job, Outcome]:
    job = Job(names, len(names), seed=2, edition=edition, records=records)
    seating = list(job.seatings(game + 1))[game]
    return job, Referee(job, seating).play()


def test_a_game_without_faults():
    job, outcome = play(named(bots.BoldBot), "random", "random", edition="primigenio-2020")
    assert outcome.faults == []
    assert outcome.forfeits == set()
    record = read(outcome.record)
    assert verify(record.game, record.data["fairness"]) > 0
    assert list(record.game.totals.values()) == outcome.totals
    made = record.data["made"]
    assert (made["seed"], made["deck"], made["rotation"], made["game"]) == (2, 0, 0, 0)
    assert made["bots"] == list(job.bots)
    assert play(*job.bots, edition="primigenio-2020")[1] == outcome, "and again the same"


def test_records_are_kept_only_if_wanted():
    assert play("random", "random", records=False)[1].record is None


def test_every_seating_of_a_deck_has_the_same_cards():
    games = [read(play("random", "random", "random", game=game)[1].record) for game in range(3)]
    assert len({game.data["fairness"]["commitment"] for game in games}) == 1
    assert len({game.game.cheques for game in games}) == 1
    assert len({tuple(game.data["moves"]) for game in games}) == 3, "but not the same luck of the bots"


@pytest.mark.parametrize(
    ("bot", "kind", "says"),
    [
        (bots.RaisingBot, "raised", "ValueError: no idea"),
        (bots.UnspeakableBot, "raised", "UnspeakableError: (and its message cannot be read)"),
        (bots.ExitingBot, "raised", "SystemExit: goodbye"),
        (bots.IllegalBot, "illegal", '"bid 16"'),
        (bots.WordlessBot, "illegal", "None is not a move"),
        (bots.EndlessBot, "overrun", "no move after 1.001 s on a budget of 1ms"),
        (bots.SleepingBot, "overrun", "no move after 1.001 s on a budget of 1ms"),
        (bots.StubbornBot, "overrun", "no move after 1.001 s on a budget of 1ms"),
    ],
)
def test_a_fault_is_noted_and_the_game_goes_on(bot, kind, says):
    name = named(bot, "@1ms")
    job, outcome = play("random", name, "random")
    [fault] = outcome.faults
    assert (fault.bot, fault.seat, fault.kind) == (name, "B", kind)
    assert says in fault.message
    assert outcome.forfeits == {1}
    record = read(outcome.record)
    assert verify(record.game, record.data["fairness"]) > 0
    [told] = record.data["made"]["faults"]
    assert (told["seat"], told["kind"], told["move"]) == ("B", kind, fault.move)
    assert record.data["moves"][: fault.move - 1] == fault.moves
    position = fault.position(job)
    assert position.moves == fault.moves
    assert position.to_act == "B"
    assert play(*job.bots)[1] == outcome, "a substitute's moves can be repeated"


def test_ctrl_c_is_not_the_bots_doing_unless_nobody_can_press_it():
    name = named(bots.InterruptingBot)
    with pytest.raises(KeyboardInterrupt):
        play(name, "random")
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as in the processes that play
    try:
        [fault] = play(name, "random")[1].faults
    finally:
        signal.signal(signal.SIGINT, before)
    assert (fault.bot, fault.kind, fault.message) == (name, "raised", "KeyboardInterrupt")


def test_after_several_faults_the_substitute_plays_on():
    _, outcome = play("random", named(bots.AlwaysRaisingBot))
    assert len(outcome.faults) == PATIENCE
    assert read(outcome.record).game.over


def test_a_bot_that_does_not_get_ready():
    _, outcome = play(named(bots.UnreadyBot), "random")
    [fault] = outcome.faults
    assert (fault.kind, fault.seat, fault.move, fault.moves) == ("raised", "A", 0, [])
    assert "the network is not there" in fault.message


def test_getting_ready_is_not_on_the_clock():
    _, outcome = play(named(bots.PreparedBot, "@1ms"), named(bots.PreparedBot, "@1ms"))
    assert outcome.faults == []


def test_a_bot_that_is_not_there_is_no_fault_of_its_own():
    with pytest.raises(SetupError, match="no bot"):
        play("nobody", "random")


def test_a_gross_overrun():
    assert limit(Budget(milliseconds=100)) == pytest.approx(1.1)
    assert limit(Budget(milliseconds=2000)) == 6
    assert limit(Budget(milliseconds=None, simulations=10)) == WITHOUT_TIME


def test_beside_the_main_thread_a_decision_is_judged_afterwards():
    found = []

    def work() -> None:
        with Clock() as clock:
            try:
                clock.run(0.01, lambda: time.sleep(0.05))
            except TimeUp:
                found.append("late")
            found.append(clock.run(5, lambda: "in time"))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == ["late", "in time"]


def test_the_clock_is_quiet_between_decisions():
    with Clock() as clock:
        clock.run(0.05, lambda: None)
        time.sleep(0.1)
        with pytest.raises(TimeUp):
            clock.run(0.05, lambda: time.sleep(10))
        time.sleep(0.1)
