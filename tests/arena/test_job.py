from collections import Counter
from itertools import combinations, islice

import pytest

from razzia.arena.job import Job, Seating
from razzia.editions import Options


def test_seats_rotate_over_each_deck():
    job = Job(("a", "b", "c"), 3, seed=5)
    assert list(job.seatings(6)) == [
        Seating(0, 0, 0, (0, 1, 2)),
        Seating(1, 0, 1, (1, 2, 0)),
        Seating(2, 0, 2, (2, 0, 1)),
        Seating(3, 1, 0, (0, 1, 2)),
        Seating(4, 1, 1, (1, 2, 0)),
        Seating(5, 1, 2, (2, 0, 1)),
    ]


def test_bots_of_one_name_are_one_entrant():
    assert Job(("a", "b", "a", "c"), 4).entrants == ("a", "b", "c")


def test_too_few_bots_are_refused():
    with pytest.raises(ValueError, match="2 bots cannot fill 3 seats"):
        Job(("a", "b"), 3)


@pytest.mark.parametrize(("bots", "players"), [(5, 4), (4, 2), (7, 3), (12, 5)])
def test_a_pool_is_balanced(bots, players):
    job = Job(tuple(map(str, range(bots))), players, seed=1)
    tables = list(islice(job.tables(), 300))
    assert all(len(set(table)) == players for table in tables)
    for played in range(1, len(tables)):
        counts = Counter(place for table in tables[:played] for place in table)
        assert max(counts.values()) - min(counts[place] for place in range(bots)) <= 1
    met = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    due = len(tables) * players * (players - 1) / (bots * (bots - 1))
    assert all(0.8 * due < met[pair] < 1.2 * due for pair in combinations(range(bots), 2))


def test_a_pool_is_drawn_by_the_seed():
    def tables(seed: int) -> list[tuple[int, ...]]:
        return list(islice(Job(tuple("abcdef"), 4, seed).tables(), 20))

    assert tables(1) == tables(1)
    assert tables(1) != tables(2)


def test_neighbours_in_a_pool_change():
    neighbours = {(table[0], table[1]) for table in islice(Job(tuple("abcde"), 4).tables(), 200)}
    assert len(neighbours) == 5 * 4


@pytest.mark.parametrize(
    "other",
    [
        Job(("b", "a"), 2),
        Job(("a", "b"), 2, seed=1),
        Job(("a", "b"), 2, edition="primigenio-2020"),
        Job(("a", "b"), 2, options=Options(piles=1)),
        Job(("a", "b"), 2, options=Options(open_cheques=False)),
        Job(("a", "b"), 2, records=True),
    ],
)
def test_jobs_that_differ_have_different_names(other):
    job = Job(("a", "b"), 2)
    assert job.digest() == Job(("a", "b"), 2).digest()
    assert job.digest() != other.digest()
