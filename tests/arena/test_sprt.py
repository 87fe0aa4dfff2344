import math
from random import Random

import pytest

from razzia.arena.sprt import BOUND, FEWEST_DECKS, SequentialTest

BY_LOT = 1 / 12  # four players


def run(chance: float, seed: int, decks: int = 2000, difference: float = 0.1) -> SequentialTest:
    """Decks of four games, each won with that chance by the first of four seats."""
    random = Random(seed)
    test = SequentialTest(difference, BY_LOT)
    for _ in range(decks):
        share = sum(random.random() < chance for _ in range(4)) / 4
        test.add(share - (1 - share) / 3)
        if test.verdict != "undecided":
            break
    return test


def test_the_evidence_by_hand():
    test = SequentialTest(0.1, spread=0.5)
    for value in (0.3, 0.1):
        test.add(value)
    # Mean 0.2; squares 0.02, with the prior deck 0.52, a variance of 0.26: 2 × 0.1 × (0.4 − 0.1) / 0.52.
    assert test.evidence == pytest.approx(0.06 / 0.52)
    assert pytest.approx(math.log(19)) == BOUND


def test_a_difference_is_proven():
    test = run(0.4, seed=1)
    assert test.verdict == "proven"
    assert FEWEST_DECKS <= test.seen.count < 300


def test_no_difference_is_refuted():
    test = run(0.25, seed=2)
    assert test.verdict == "refuted"
    assert test.seen.count < 600


def test_too_few_decks_decide_nothing():
    test = run(0.9, seed=3, decks=FEWEST_DECKS - 1)
    assert test.verdict == "undecided"
    assert test.evidence > BOUND
    assert run(0.27, seed=3, decks=25, difference=0.01).verdict == "undecided"


def test_what_is_decided_stays_so():
    test = run(0.6, seed=4)
    decks = test.seen.count
    for _ in range(1000):
        test.add(-1)
    assert (test.verdict, test.seen.count) == ("proven", decks)


def test_equal_decks_are_not_certainty():
    test = SequentialTest(0.01, BY_LOT)
    for _ in range(FEWEST_DECKS):
        test.add(0.0)
    assert test.verdict == "undecided"


def test_it_errs_as_rarely_as_it_says():
    # With a true difference of 0.1 a seat wins 0.25 + 0.1 × 3/4 of the games.
    false_proofs = sum(run(0.25, seed).verdict == "proven" for seed in range(300))
    false_refutations = sum(run(0.325, seed).verdict == "refuted" for seed in range(300, 600))
    assert false_proofs <= 0.08 * 300
    assert false_refutations <= 0.08 * 300
    assert false_proofs + false_refutations > 0, "this test would notice"
