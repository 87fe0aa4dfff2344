import pytest

from razzia.arena.ratings import Ratings


def test_who_wins_is_rated_higher():
    ratings = Ratings(["a", "b", "c"])
    assert ratings.of("a") == ratings.of("c") == (25, pytest.approx(25 / 3))
    for _ in range(20):
        ratings.add(["a", "b", "c"], [1, 2, 3])
    (a, sure), (b, _), (c, _) = map(ratings.of, "abc")
    assert a > b > c
    assert sure < 25 / 3


def test_a_tie_moves_nobody_apart():
    ratings = Ratings(["a", "b"])
    ratings.add(["a", "b"], [1.5, 1.5])
    assert ratings.of("a") == pytest.approx(ratings.of("b"))


def test_several_seats_count_together():
    ratings = Ratings(["a", "b"])
    for _ in range(20):
        ratings.add(["b", "a", "b"], [2.5, 1, 2.5])
    assert ratings.of("a")[0] > 25 > ratings.of("b")[0]


def test_a_bot_against_itself_learns_nothing():
    ratings = Ratings(["a"])
    ratings.add(["a", "a"], [1, 2])
    assert ratings.of("a") == (25, pytest.approx(25 / 3))


def test_the_order_of_the_games_is_all_that_counts():
    def rated() -> tuple[float, float]:
        ratings = Ratings(["a", "b", "c"])
        for number in range(30):
            ratings.add(["a", "b", "c"], [1 + number % 3, 1 + (number + 1) % 3, 1 + (number + 2) % 3])
        return ratings.of("b")

    assert rated() == rated()
