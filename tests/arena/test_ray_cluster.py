import pytest

from razzia.arena.ray_cluster import shares


@pytest.mark.parametrize(
    ("machines", "wanted", "due"),
    [
        ([8], 1, (1, 8)),
        ([8, 4], 1, (1, 12)),
        ([8, 5], 2, (2, 6)),
        ([3, 3], 2, (2, 2)),
        ([2, 4], 8, (4, 1)),
        ([0, 2], 2, (2, 1)),
        ([], 2, (1, 1)),
    ],
)
def test_games_get_the_cores_that_their_bots_use(machines, wanted, due):
    assert shares(machines, wanted) == due
