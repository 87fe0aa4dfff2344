"""The statistics, on games made by hand."""

import gc
import math
import tracemalloc

import pytest

from razzia.arena.facts import SeatFacts
from razzia.arena.faults import Fault
from razzia.arena.job import Job
from razzia.arena.referee import Outcome
from razzia.arena.result import result_of
from razzia.arena.standings import FAULTS_SHOWN, Standings


def outcome(game: int, *totals: int, faults: list[Fault] | None = None) -> Outcome:
    return Outcome(game, list(totals), faults or [], [SeatFacts() for _ in totals])


def fault(seat: str, bot: str, kind: str = "raised") -> Fault:
    return Fault(kind, "why", bot, 0, 0, seat, 1, [])


def standings(job: Job, games: list[Outcome], difference: float | None = None) -> Standings:
    result = Standings(job, difference)
    for seating, each in zip(job.seatings(len(games)), games, strict=True):
        result.add(seating, each)
    return result


def test_two_decks_by_hand():
    job = Job(("a", "b"), 2)
    # a sits in seat A, then in seat B: it wins both games of the first deck, and one of the second.
    found = standings(job, [outcome(0, 20, 10), outcome(1, 5, 15), outcome(2, 8, 2), outcome(3, 9, 1)])
    assert found.decks == 2
    share = found.mean("a", "win_share")
    assert share.mean == pytest.approx((1 + 0.5) / 2)
    assert share.margin == pytest.approx(12.7062 * math.sqrt(0.125 / 2), rel=1e-4)
    assert found.mean("a", "points").mean == pytest.approx((20 + 15 + 8 + 1) / 4)
    assert found.mean("b", "points").mean == pytest.approx((10 + 5 + 2 + 9) / 4)
    assert found.mean("a", "rank").mean == pytest.approx((1 + 1 + 1 + 2) / 4)
    ahead = found.difference("a", "b", "win_share")
    assert ahead.mean == pytest.approx((1 + 0) / 2)
    # What differs between the decks: a is ahead by 17.5 − 7.5 in one and by 4.5 − 5.5 in the other.
    points = found.difference("a", "b", "points")
    assert points.mean == pytest.approx((10 - 1) / 2)
    assert points.margin == pytest.approx(12.7062 * math.sqrt(60.5 / 2), rel=1e-4)


def test_the_luck_of_a_deck_cancels():
    job = Job(("a", "b"), 2)
    # Seat A has all the luck, whoever sits there; b is a point better.
    games = [outcome(number, 50 + number % 2, 0 + (number + 1) % 2) for number in range(8)]
    found = standings(job, games)
    assert found.mean("a", "win_share").mean == 0.5
    assert found.mean("a", "win_share").margin is None
    ahead = found.difference("a", "b", "points")
    assert (ahead.mean, ahead.margin) == (-1, None), "decks that came out alike are not certainty"


def test_an_entrant_with_several_seats_counts_for_each_seat():
    job = Job(("a", "b", "b"), 3)
    found = standings(job, [outcome(0, 9, 5, 1), outcome(1, 9, 5, 1), outcome(2, 9, 5, 1)])
    # In three seatings a sits in A, C and B: one victory of three, as has a seat of b.
    assert found.mean("a", "win_share").mean == pytest.approx(1 / 3)
    assert found.mean("b", "win_share").mean == pytest.approx(1 / 3)
    assert found.mean("b", "points").mean == pytest.approx(5)
    assert found.habits["b"].games == 6


def test_a_fault_forfeits_the_game():
    job = Job(("a", "b"), 2)
    found = standings(job, [outcome(0, 20, 10, faults=[fault("A", "a")]), outcome(1, 5, 15)])
    assert found.mean("a", "win_share").mean == 0.5
    assert found.mean("a", "rank").mean == 1.5
    assert found.mean("a", "points").mean == pytest.approx(17.5), "points are those on the table"
    assert found.fault_counts == {("a", "raised"): 1}


def test_of_many_faults_the_first_are_kept():
    job = Job(("a", "b"), 2)
    games = [outcome(number, 1, 2, faults=[fault("A", "a"), fault("B", "b", "illegal")]) for number in range(40)]
    found = standings(job, games)
    assert found.fault_counts == {("a", "raised"): 40, ("b", "illegal"): 40}
    assert len(found.faults) == 2 * FAULTS_SHOWN


def test_half_a_deck_is_not_counted_yet():
    job = Job(("a", "b"), 2)
    found = standings(job, [outcome(0, 20, 10), outcome(1, 5, 15), outcome(2, 0, 9)])
    assert (found.games, found.decks) == (3, 1)
    assert found.mean("a", "win_share").mean == 1


def test_a_pool_compares_those_who_met():
    job = Job(("a", "b", "c"), 2, seed=3)
    seatings = list(job.seatings(12))
    found = Standings(job)
    for seating in seatings:
        # a beats everyone, b beats c
        found.add(seating, outcome(seating.game, *(10 - place for place in seating.places)))
    assert found.decks == 6
    assert found.decks_of("a") == 4
    assert found.mean("a", "win_share").mean == 1
    assert found.mean("b", "win_share").mean == pytest.approx(0.5)
    assert found.difference("b", "c", "points").mean == 1


def test_the_test_looks_at_the_first_against_the_others():
    job = Job(("a", "b", "c"), 3)
    # a wins the first two games of each deck.
    games = [outcome(number, *((9, 1, 1), (1, 1, 9), (9, 1, 1))[number % 3]) for number in range(3)]
    found = standings(job, games, difference=0.1)
    assert found.test is not None
    assert found.test.seen.mean == pytest.approx(2 / 3 - (1 - 2 / 3) / 2)


def test_the_result_as_data():
    job = Job(("a", "b"), 2, seed=4)
    result = result_of(standings(job, [outcome(0, 20, 10), outcome(1, 5, 15)], difference=0.05), planned=8)
    assert result["games"] == 2
    assert result["planned"] == 8
    assert result["entrants"][0]["win_share"] == {"mean": 1.0, "margin": None}
    assert result["differences"][0]["points"] == {"mean": 10.0, "margin": None}
    assert result["test"]["verdict"] == "undecided"
    assert result["command"] == "razzia arena --bots a,b --players 2 --games 8 --seed 4 --sprt --difference 0.05"


def test_games_do_not_pile_up():
    job = Job(("a", "b"), 2)
    found = Standings(job)

    def feed(games: int) -> None:
        for seating in job.seatings(games):
            faults = [fault("A", job.bots[seating.places[0]])]
            found.add(seating, outcome(seating.game, seating.game % 7, seating.game % 5, faults=faults))

    feed(200)
    tracemalloc.start()
    try:
        feed(4000)
        gc.collect()
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert found.games == 4200
    assert grown < 20_000
