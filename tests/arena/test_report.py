"""The report: one file, well formed, with every entrant and no number that the games did not give."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from razzia.arena.job import Job
from razzia.arena.referee import Referee
from razzia.arena.report import report_of
from razzia.arena.report.plots import Axis, Part, interval, stacked
from razzia.arena.result import result_of
from razzia.arena.standings import Standings
from razzia.arena.table import table
from razzia.core.scoring import ITEMS
from tests.arena import bots
from tests.arena.bots import named


def played(*names: str, games: int, difference: float | None = None, players: int | None = None) -> Standings:
    job = Job(names, players or len(names), seed=1)
    standings = Standings(job, difference)
    for seating in job.seatings(games):
        standings.add(seating, Referee(job, seating).play())
    return standings


@pytest.fixture(scope="module")
def standings() -> Standings:
    return played(named(bots.BoldBot), "random", named(bots.RaisingBot), games=12, difference=0.05)


@pytest.fixture(scope="module")
def page(standings) -> str:
    return report_of(result_of(standings, 12))


def body(page: str) -> ET.Element:
    """The page is written so that a strict parser takes it, but for the doctype."""
    return ET.fromstring(page.split("\n", 1)[1])


def test_it_is_well_formed_and_complete(page, standings):
    assert page.startswith("<!DOCTYPE html>\n")
    text = " ".join(body(page).itertext())
    for name in standings.job.entrants:
        assert name in text
    for heading in ("standings", "wins", "another", "points", "Auctions", "cheques", "Faults", "again"):
        assert any(heading in (h.text or "") for h in body(page).iter("h2")), heading


def test_it_needs_nothing_else(page):
    seen = []

    class Loads(HTMLParser):
        def handle_starttag(self, tag, attrs):
            seen.append(tag)
            assert not {"src", "href", "data", "srcset", "xlink:href", "style"} & {name for name, _ in attrs}
            assert tag not in ("script", "link", "iframe", "object", "img")

    Loads().feed(page)
    assert "svg" in seen
    assert not re.search(r"https?://|@import|url\(", page)


def test_every_plot_says_what_it_shows(page):
    plots = [svg for svg in body(page).iter("svg") if svg.get("aria-hidden") != "true"]
    assert len(plots) > 10
    for plot in plots:
        assert plot.get("role") == "img"
        assert plot.find("title").text


def test_its_numbers_are_those_of_the_games(page, standings):
    text = " ".join(" ".join(body(page).itertext()).split())
    job = standings.job
    totals = {name: [] for name in job.entrants}
    items = {name: dict.fromkeys(ITEMS, 0) for name in job.entrants}
    won = dict.fromkeys(job.entrants, 0.0)
    for seating in job.seatings(12):
        outcome = Referee(job, seating).play()
        fit = [total for seat, total in enumerate(outcome.totals) if seat not in outcome.forfeits]
        best = [seat for seat, total in enumerate(outcome.totals) if total == max(fit) and seat not in outcome.forfeits]
        for seat, place in enumerate(seating.places):
            name = job.bots[place]
            totals[name].append(outcome.totals[seat])
            won[name] += (seat in best) / len(best)
            for number, item in enumerate(ITEMS):
                items[name][item] += sum(sheet[number] for sheet in outcome.facts[seat].points)
    for name in job.entrants:
        assert f"{won[name] / 12:.1%}" in text
        assert f"{sum(totals[name]) / 12:+.1f} ±".replace("-", "−") in text
        assert sum(items[name].values()) == sum(totals[name])
    ordered = sorted(job.entrants, key=lambda name: -won[name])
    for item in ITEMS:
        row = " ".join(f"{items[name][item] / 12:+.1f}".replace("-", "−") for name in ordered)
        assert f"{item} {row}" in text


def test_one_order_everywhere(standings):
    result = result_of(standings, 12)
    for share, entrant in zip((0.2, 0.3, 0.5), result["entrants"], strict=True):
        entrant["win_share"]["mean"] = share
    root = body(report_of(result))
    due = [entrant["name"] for entrant in reversed(result["entrants"])]
    assert [cell.text for cell in root.find(".//table").iter("th") if cell.get("scope") == "row"] == due
    assert root.find(".//h1").text == " · ".join(due)
    labels = [span.text for span in root.iter("span") if span.get("class") == "label"]
    assert labels[:3] == due
    assert root.find(".//div[@class='gist']/p").text.startswith(due[0])


def test_faults_and_the_games_they_cost():
    raising = named(bots.AlwaysRaisingBot)
    result = result_of(played(named(bots.BoldBot), raising, games=4), 4)
    assert f"Who was at fault lost the game: {raising} made 12 faults in 4 games." in report_of(result)


def test_nothing_beyond_what_is_possible():
    result = result_of(played("random", "random@7", "random@9", games=6), 6)
    result["differences"][0]["win_share"] = {"mean": 0.4, "margin": 1.9}
    result["differences"][1]["win_share"] = {"mean": -0.01, "margin": 0.005}
    result["differences"][2]["win_share"] = {"mean": 0.2, "margin": 0.1}
    result["entrants"][0]["win_share"] = {"mean": 0.625, "margin": 0.688}
    page = report_of(result)
    assert "it is between 0.0% and 100.0%. That may be luck" in page
    assert "62.5% (0.0 to 100.0)" in page
    assert "+40.0 (−100.0 to +100.0)" in page
    [scale] = [svg for svg in body(page).iter("svg") if "+100.0" in [text.text for text in svg.iter("text")]]
    assert [text.text for text in scale.iter("text")] == ["0", "−100.0", "+100.0"]


def test_marks_too_close_to_be_read_are_left_out():
    result = result_of(played("random", "random@7", games=4), 4)
    result["differences"][0]["win_share"] = {"mean": 0.2, "margin": 0.22}
    found = [[text.text for text in svg.iter("text")] for svg in body(report_of(result)).iter("svg")]
    assert ["0", "+42.0"] in found


def test_names_cannot_break_out(standings):
    result = result_of(standings, 12)
    result["entrants"][0]["name"] = "<script>alert(1)</script>"
    result["faults"][0]["message"] = "</code><img src=x>"
    page = report_of(result)
    assert "<script" not in page
    assert "<img" not in page
    body(page)


@pytest.mark.parametrize(
    ("names", "games", "players", "says"),
    [
        (("random", "random"), 2, 2, "Only random plays, so there is nobody to compare it with."),
        (("random", "random@7"), 2, 2, "cannot be said from one deck alone"),
        ((named(bots.BoldBot), named(bots.AlwaysRaisingBot)), 4, 2, "cannot be said from 2 decks that all came out"),
        (("random", "random@7", "random@9", "random@50ms"), 12, 3, "No bot was at fault."),
        ((named(bots.BoldBot), "random"), 60, 2, "That is hardly luck"),
        ((named(bots.BoldBot), "random", "random@7"), 30, 3, "the best of 3 was picked after the games"),
        (("random", "random@7"), 8, 2, "That may be luck"),
    ],
)
def test_it_speaks_plainly_of_every_kind_of_result(names, games, players, says):
    result = result_of(played(*names, games=games, players=players), games)
    text = " ".join(" ".join(body(report_of(result)).itertext()).split())
    assert says in text
    assert "nan" not in text
    assert all(name in table(result) for name in names)


def test_what_is_not_known_has_no_line():
    told, untold = (interval(Axis(0, 1), 1.0, margin, 0.5, "a", "e0") for margin in (0.1, None))
    assert "whisker" in told
    assert "whisker" not in untold
    assert "dot" in untold


def test_a_stacked_bar_by_hand():
    axis = Axis(-5, 15)
    bar = ET.fromstring(
        stacked(axis, [Part("a", 5, "x"), Part("b", -5, "y"), Part("c", 10, "z"), Part("d", 0, "w")], "all")
    )
    places = [
        (rect.get("class"), float(rect.get("x")[:-1]), float(rect.get("width")[:-1])) for rect in bar.iter("rect")
    ]
    assert places == [("x", axis(0), 24.0), ("y", axis(-5), 24.0), ("z", axis(5), 48.0)]
    assert [title.text for title in bar.iter("title")] == ["all", "a", "b", "c"]
