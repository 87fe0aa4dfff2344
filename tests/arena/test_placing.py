import pytest

from razzia.arena.placing import ranks, win_shares


@pytest.mark.parametrize(
    ("totals", "forfeits", "shares", "places"),
    [
        ([30, 10, 20, 5], set(), [1, 0, 0, 0], [1, 3, 2, 4]),
        ([30, 30, 20, 5], set(), [0.5, 0.5, 0, 0], [1.5, 1.5, 3, 4]),
        ([7, 7, 7], set(), [1 / 3, 1 / 3, 1 / 3], [2, 2, 2]),
        ([-5, -9], set(), [1, 0], [1, 2]),
        ([30, 10, 20, 5], {0}, [0, 0, 1, 0], [4, 2, 1, 3]),
        ([30, 20, 20, 5], {0}, [0, 0.5, 0.5, 0], [4, 1.5, 1.5, 3]),
        ([30, 10, 20, 5], {0, 1}, [0, 0, 1, 0], [3.5, 3.5, 1, 2]),
        ([30, 10], {0, 1}, [0.5, 0.5], [1.5, 1.5]),
    ],
)
def test_shares_and_ranks(totals, forfeits, shares, places):
    assert win_shares(totals, forfeits) == pytest.approx(shares)
    assert ranks(totals, forfeits) == places
    assert sum(ranks(totals, forfeits)) == sum(range(1, len(totals) + 1))
