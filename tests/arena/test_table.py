from razzia.arena.table import percent, percentage_points, spread, table, verdict
from tests.arena.test_standings import Job, fault, outcome, result_of, standings


def test_numbers_with_their_margins():
    assert percent({"mean": 0.475, "margin": 0.061}) == "47.5% ±6.1"
    assert percent({"mean": 0.5, "margin": None}) == "50.0%"
    assert spread({"mean": -1.25, "margin": 0.5}, "+.1f") == "−1.2 ±0.5"
    assert spread({"mean": 0.3, "margin": None}, "+.1f", 100) == "+30.0"
    assert spread({"mean": 1.5, "margin": 0.75}, ".2f", bounds=(1, 4)) == "1.50 (1.00 to 2.25)"


def test_no_share_is_beyond_what_is_possible():
    assert percent({"mean": 0.625, "margin": 0.688}) == "62.5% (0.0 to 100.0)"
    assert percent({"mean": 0.95, "margin": 0.1}) == "95.0% (85.0 to 100.0)"
    assert percentage_points({"mean": -0.5, "margin": 0.75}) == "−50.0 (−100.0 to +25.0)"
    assert percentage_points({"mean": -0.5, "margin": 0.25}) == "−50.0 ±25.0"


def test_the_whole_table():
    job = Job(("a", "b", "b"), 3, seed=7)
    games = [outcome(number, 9, 5, 1) for number in range(6)]
    games[1] = outcome(1, 9, 5, 1, faults=[fault("C", "a")])
    assert table(result_of(standings(job, games, 0.05), 6)).splitlines() == [
        "6 games of 3 players: 2 decks, each with every seating (seed 7)",
        "",
        "       win share   points   rank      rating   faults",
        "a          33.3%     +5.0   2.00   24.4 ±7.0        1",
        "b ×2       33.3%     +5.0   2.00   25.6 ±6.3",
        "par        33.3%",
        "",
        "a against b: +0.0 percentage points of win share, +0.0 points a game",
        "",
        "Undecided: whether a seat of a wins at least 5 percentage points more of the games than a seat of the others; "
        "seen +0.0 over 2 decks, evidence −0.03 of ±2.94.",
        "",
        "a raised: why (game 1, seat C, move 1)",
        "--json and --report give the whole positions, with all the moves before them.",
    ]


def test_many_faults_are_told_in_short():
    job = Job(("a", "b"), 2)
    games = [outcome(number, 1, 2, faults=[fault("A", "a")]) for number in range(12)]
    assert table(result_of(standings(job, games), 12)).splitlines()[-3:-1] == [
        "a raised: why (game 1, seat A, move 1)",
        "and 2 more",
    ]


def test_verdicts():
    test = {"of": "a", "difference": 0.05, "decks": 31, "evidence": 3.1, "bound": 2.944439}
    test["seen"] = {"mean": 0.1, "margin": 0.02}
    assert verdict({**test, "verdict": "proven"}) == (
        "Proven: a is better than the others (asked: that a seat of a wins at least 5 percentage points more of the "
        "games than a seat of the others); seen +10.0 ±2.0 over 31 decks, evidence +3.10 of ±2.94."
    )
    assert verdict({**test, "verdict": "refuted", "evidence": -3}).startswith("Refuted: it is not so that a seat of a")
    assert verdict({**test, "verdict": "undecided"}).startswith("Undecided: whether a seat of a wins at least 5 ")
