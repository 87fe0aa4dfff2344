"""The same games whoever plays them, in their order, with nothing lost."""

from concurrent.futures import Future

import pytest

from razzia.arena.job import Job, Seating
from razzia.arena.journal import Journal
from razzia.arena.processes import Processes
from razzia.arena.referee import Outcome, Referee
from razzia.arena.tournament import outcomes
from tests.arena import bots
from tests.arena.bots import named

JOB = Job((named(bots.BoldBot), "random", named(bots.RaisingBot)), 3, seed=1, records=True)


class Backwards:
    """Plays here and now, and finishes the last of what it was given first."""

    size = 3
    lost = (ConnectionError,)

    def __init__(self, job: Job) -> None:
        self.job = job
        self.played: list[int] = []
        self.waiting: list[tuple[Seating, Future[Outcome]]] = []

    def submit(self, seating: Seating) -> Future[Outcome]:
        future: Future[Outcome] = Future()
        self.waiting.append((seating, future))
        if len(self.waiting) == 2 * self.size or seating.game >= 6:
            while self.waiting:
                last, promise = self.waiting.pop()
                self.played.append(last.game)
                promise.set_result(Referee(self.job, last).play())
        return future


@pytest.fixture(scope="module")
def due() -> list[Outcome]:
    return [Referee(JOB, seating).play() for seating in JOB.seatings(9)]


def test_in_order_whatever_order_they_come_in(tmp_path, due):
    crew = Backwards(JOB)
    with Journal(tmp_path / "journal", JOB) as journal:
        found = list(outcomes(JOB, 9, crew, journal))
    assert crew.played[:6] == [5, 4, 3, 2, 1, 0]
    assert [outcome for _, outcome in found] == due
    assert [seating for seating, _ in found] == list(JOB.seatings(9))


def test_what_is_in_the_journal_is_not_played_again(tmp_path, due):
    with Journal(tmp_path / "journal", JOB) as journal:
        list(journal.outcomes())
        for game in (4, 0, 1, 1, 8):
            journal.append(due[game])
    crew = Backwards(JOB)
    with Journal(tmp_path / "journal", JOB) as journal:
        found = [outcome for _, outcome in outcomes(JOB, 9, crew, journal)]
    assert found == due
    assert sorted(crew.played) == [2, 3, 5, 6, 7]
    with Journal(tmp_path / "journal", JOB) as journal:
        assert [outcome for _, outcome in outcomes(JOB, 6, crew, journal)] == due[:6], "and for fewer games it is cut"
    assert sorted(crew.played) == [2, 3, 5, 6, 7]


def test_it_stops_when_told(tmp_path, due):
    with Journal(tmp_path / "journal", JOB) as journal:
        found = []
        for _, outcome in outcomes(JOB, 9, Backwards(JOB), journal, lambda: len(found) >= 2):
            found.append(outcome)
    assert found == due[:6], "what was finished by then is counted"


@pytest.mark.parametrize("size", [1, 2])
def test_the_same_on_any_number_of_processes(tmp_path, due, size):
    with Journal(tmp_path / "journal", JOB) as journal, Processes(JOB, size) as crew:
        assert [outcome for _, outcome in outcomes(JOB, 9, crew, journal)] == due


def test_a_bot_that_ends_its_process_does_not_end_the_tournament(tmp_path):
    job = Job((named(bots.LeavingBot), "random"), 2, seed=1)
    with Journal(tmp_path / "journal", job) as journal, Processes(job, 2) as crew:
        found = [outcome for _, outcome in outcomes(job, 4, crew, journal)]
    assert [outcome.game for outcome in found] == [0, 1, 2, 3]
    assert [[fault.kind for fault in outcome.faults] for outcome in found] == [["crashed"]] * 4
    assert {fault.bot for outcome in found for fault in outcome.faults} == {job.bots[0]}
    with Journal(tmp_path / "journal", job) as journal:
        assert sorted(outcome.game for outcome in journal.outcomes()) == [0, 1, 2, 3]
