"""``razzia arena`` as people and programs meet it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from razzia.arena.job import Job
from razzia.arena.journal import Journal
from razzia.record import read
from tests.arena import bots
from tests.arena.bots import named

ROOT = Path(__file__).parents[2]
BOLD, SLOW = named(bots.BoldBot), named(bots.SlowBot)


@pytest.fixture
def arena(tmp_path):
    """Runs the command, with a cache of its own."""

    def run(*arguments: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command(arguments), **settings(tmp_path), check=False, timeout=120)

    return run


def command(arguments: tuple[object, ...]) -> list[str]:
    return [sys.executable, "-m", "razzia", "arena", *map(str, arguments)]


def settings(folder: Path) -> dict[str, object]:
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "PYTHONIOENCODING": "utf-8"}
    return {"cwd": ROOT, "env": environment, "stdout": -1, "stderr": -1, "text": True, "encoding": "utf-8"}


def journals(folder: Path) -> list[Path]:
    return list((folder / "cache").rglob("arena-*.jsonl"))


def test_a_tournament_with_everything(arena, tmp_path):
    names = (BOLD, "random", named(bots.RaisingBot))
    arguments = ("--bots", ",".join(names), "--games", 9, "--seed", 3, "--json")
    records = tmp_path / "games.jsonl"
    report = tmp_path / "report.html"
    together = arena(*arguments, "--processes", 2, "--records", records, "--report", report)
    assert together.returncode == 0, together.stderr
    alone = arena(*arguments, "--processes", 1)
    assert alone.stdout == together.stdout
    assert together.stderr.splitlines()[-1] == f"razzia arena: 9 faults: {names[2]} raised 9"
    assert together.stderr.count("hm\n") == 9, "what a bot prints is not among the results"
    result = json.loads(alone.stdout)
    assert [entrant["name"] for entrant in result["entrants"]] == list(names)
    assert result["entrants"][2]["win_share"]["mean"] == 0, "who is at fault does not win"
    assert len(result["faults"]) == 9
    games = [read(line) for line in records.read_text("utf-8").splitlines()]
    assert [game.data["made"]["game"] for game in games] == list(range(9))
    points = sum(game.game.totals[game.game.seats[game.data["made"]["bots"].index(BOLD)]] for game in games) / 9
    assert result["entrants"][0]["points"]["mean"] == pytest.approx(points, abs=1e-5)
    done = subprocess.run(
        [sys.executable, "-m", "razzia", "verify", "--json", str(records)], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == {"proven": 9, "failed": 0}
    assert "</html>" in report.read_text("utf-8")
    assert journals(tmp_path) == [], "nothing is left when all is done"


def test_the_table_says_what_was_played(arena):
    done = arena("--bots", f"{BOLD},random", "--games", 3, "--processes", 1)
    assert done.returncode == 0
    assert done.stderr == (
        "razzia arena: 4 games instead of 3: whole decks of 2 seatings each, and one for everyone at least\n"
    )
    assert done.stdout.startswith("4 games of 2 players: 2 decks")


def test_it_stops_when_a_difference_is_proven(arena):
    arguments = ("--bots", f"{BOLD},random", "--sprt", "--games", 4000, "--json")
    found = [arena(*arguments, "--processes", processes) for processes in (1, 2)]
    assert found[0].stdout == found[1].stdout
    result = json.loads(found[0].stdout)
    assert result["test"]["verdict"] == "proven"
    assert 40 <= result["games"] < 200
    assert result["planned"] == 4000


def test_a_pool(arena):
    names = [f"random@{number}" for number in range(1, 7)]
    result = json.loads(arena("--bots", ",".join(names), "--players", 3, "--games", 1, "--json").stdout)
    assert result["games"] == 6
    assert [entrant["decks"] for entrant in result["entrants"]] == [1] * 6, "everyone plays"
    assert len(result["differences"]) == 2 * 3, "only those who have met are compared"


@pytest.mark.parametrize(("asked", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_stopped_and_gone_on_with(arena, tmp_path, asked, code):
    arguments = ("--bots", f"{SLOW},random", "--games", 40, "--seed", 5, "--json", "--processes", 2)
    records = tmp_path / "games.jsonl"
    with subprocess.Popen(command((*arguments, "--records", records)), **settings(tmp_path)) as running:
        deadline = time.monotonic() + 60
        while not (found := journals(tmp_path)) or found[0].read_bytes().count(b"\n") < 8:
            assert time.monotonic() < deadline
            assert running.poll() is None, running.communicate()
            time.sleep(0.02)
        running.send_signal(asked)
        said, told = running.communicate(timeout=30)
    assert running.returncode == code
    assert said == ""
    assert "of 40 games; the same command goes on from there" in told
    assert "decks, each with every seating" in told, "with the result so far"
    assert "Traceback" not in told
    assert "Warning" not in told
    assert not records.exists()
    noted = journals(tmp_path)[0].read_bytes().count(b"\n") - 1
    assert 7 <= noted < 40
    resumed = arena(*arguments, "--records", records)
    assert resumed.returncode == 0, resumed.stderr
    assert resumed.stderr == "razzia arena: going on with an earlier run (--fresh starts anew)\n"
    assert journals(tmp_path) == []
    at_once = arena(*arguments, "--records", tmp_path / "again.jsonl")
    assert resumed.stdout == at_once.stdout
    assert records.read_bytes() == (tmp_path / "again.jsonl").read_bytes()


def test_a_journal_of_ones_own_is_kept(arena, tmp_path):
    journal = tmp_path / "journal"
    arguments = ("--bots", "random,random", "--games", 4, "--journal", journal, "--processes", 1)
    first = arena(*arguments)
    assert journal.read_bytes().count(b"\n") == 5
    more = arena(*arguments, "--games", 6)
    assert more.stdout.startswith("6 games")
    assert journal.read_bytes().count(b"\n") == 7
    assert arena(*arguments, "--fresh").stdout == first.stdout
    assert journal.read_bytes().count(b"\n") == 5
    other = arena(*arguments, "--seed", 1)
    assert other.returncode == 2
    assert other.stderr == (
        f"razzia arena: the journal {journal} belongs to another job: its seed is another one; "
        "name another file, or begin it anew with --fresh\n"
    )


def test_the_same_command_twice_at_a_time(arena, tmp_path):
    file = tmp_path / "journal"
    arguments = ("--bots", "random,random", "--games", 2, "--journal", file, "--processes", 1)
    with Journal(file, Job(("random", "random"), 2)):
        second = arena(*arguments)
    assert second.returncode == 2
    assert second.stderr == (
        f"razzia arena: the journal {file} is in use by another run; wait until it is done, "
        "or name another file with --journal\n"
    )
    assert arena(*arguments).returncode == 0


def test_a_ray_cluster_gives_the_same_result(arena):
    names = ",".join([named(bots.EndlessBot, "@2x1ms"), named(bots.LeavingBot)])
    arguments = ("--bots", names, "--games", 2, "--seed", 1, "--json", "--processes", 2)
    here, there = arena(*arguments), arena(*arguments, "--ray", "local")
    assert there.returncode == 0, there.stderr
    assert here.stdout == there.stdout
    assert here.stderr == there.stderr, "Ray has nothing to say about a bot that ends its process"
    faults = {entrant["name"]: entrant["faults"] for entrant in json.loads(here.stdout)["entrants"]}
    assert list(faults.values()) == [{"overrun": 2}, {"crashed": 2}]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "Missing option '--bots'"),
        (["--bots", "alphago"], 'no bot "alphago"; known: easy, normal, hard, random'),
        (["--bots", "nowhere:Bot"], "No module named 'nowhere'"),
        (["--bots", "random,random", "--players", "3"], "2 bots for 3 players: name one for all, one a seat, or more"),
        (["--bots", "random", "--games", "0"], "0 is not in the range"),
        (["--bots", "random", "--sprt"], "nobody to compare with"),
        (["--bots", "random", "--difference", "0"], "0.0 is not in the range"),
        (
            ["--bots", "random,novice", "--difference", "0.1"],
            "--difference: it is only for the test of --sprt: add that",
        ),
        (["--bots", "random", "--records", "/no/such/folder/file"], "/no/such/folder/file: No such file or directory"),
        (["--bots", "random", "--report", "/no/such/folder/file"], "/no/such/folder/file: No such file or directory"),
        (["--bots", "random", "--journal", "/no/such/folder/file"], "/no/such/folder/file: No such file or directory"),
        (["--bots", "random", "--records", "-"], "--records: name a file: standard output is for the result"),
        (["--bots", "random", "--journal", "README.md"], "README.md is not a journal of the arena"),
        (["--bots", "random", "--journal", "README.md", "--fresh"], "README.md is not a journal of the arena"),
        (["--bots", "random", "--ray", "127.0.0.1:1"], "no Ray cluster at 127.0.0.1:1"),
        (["--bots", "random", "--ray", "127.0.0.1:1", "--processes", "2"], "knows how many cores it has"),
    ],
)
def test_bad_input_gets_one_clear_line(arena, arguments, says):
    done = arena(*arguments)
    assert done.returncode == 2
    [line] = done.stderr.splitlines()
    assert line.startswith("razzia arena: ")
    assert says in line
