import math

import pytest

from razzia.arena.estimates import Running, t_quantile


@pytest.mark.parametrize(
    ("degrees", "due"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (10, 2.2281),
        (19, 2.0930),
        (30, 2.0423),
        (99, 1.9842),
        (1_000_000, 1.9600),
    ],
)
def test_the_quantiles_are_those_of_the_tables(degrees, due):
    assert t_quantile(degrees) == pytest.approx(due, rel=0.0015 if degrees == 3 else 0.0004)


def test_another_confidence():
    assert t_quantile(1, 0.5) == pytest.approx(1)
    assert t_quantile(10, 0.99) == pytest.approx(3.1693, rel=0.001)


def test_mean_and_margin_by_hand():
    running = Running()
    for value in (1, 2, 3, 6):
        running.add(value)
    # The squared distances from 3 are 4, 1, 0, 9: a variance of 14/3.
    estimate = running.estimate()
    assert estimate.mean == pytest.approx(3)
    assert estimate.margin == pytest.approx(3.1824 * math.sqrt(14 / 3 / 4), rel=0.002)


def test_one_value_has_no_margin():
    running = Running()
    running.add(0.25)
    estimate = running.estimate()
    assert (estimate.mean, estimate.margin) == (0.25, None)


@pytest.mark.parametrize("value", [1.0, 1 / 3])
def test_equal_values_have_no_margin(value):
    running = Running()
    for number in range(20):
        running.add(value + number * 1e-17)
    assert running.estimate().margin is None, "that they do not differ is not certainty"


def test_intervals_hold_the_truth_as_often_as_they_say():
    from random import Random

    random = Random(1)
    held = 0
    for _ in range(2000):
        running = Running()
        for _ in range(10):
            running.add(random.gauss(5, 2))
        estimate = running.estimate()
        held += abs(estimate.mean - 5) <= estimate.margin
    assert 0.935 < held / 2000 < 0.965
