import json
from pathlib import Path

import pytest

from razzia.perft import DEEP, perft, starting_position, successors

COUNTS = json.loads((Path(__file__).parent / "golden" / "perft.json").read_text())


@pytest.mark.parametrize("players", COUNTS)
def test_the_counts_are_those_on_file(players):
    counts = COUNTS[players]
    assert len(counts) > DEEP, "some of them run compiled"
    assert [perft(starting_position(int(players)), depth) for depth in range(len(counts))] == counts


def test_plain_and_compiled_counts_agree():
    position = starting_position(4)
    assert perft(position, DEEP) == sum(perft(after, DEEP - 1) for after in successors(position))


def test_progress_is_told():
    told = []
    perft(starting_position(2), DEEP, lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == list(range(1, len(told) + 1))
    assert told[-1][0] == told[-1][1]
