import json
import os
import subprocess
import sys
import time

import pytest

from razzia.arena.job import Job
from razzia.arena.journal import Journal, default_file
from razzia.arena.referee import Outcome, Referee
from razzia.errors import SetupError
from tests.arena.bots import AlwaysRaisingBot, named

JOB = Job(("random", named(AlwaysRaisingBot)), 2, seed=3, records=True)


@pytest.fixture(scope="module")
def games() -> list[Outcome]:
    return [Referee(JOB, seating).play() for seating in JOB.seatings(4)]


def written(file, games) -> None:
    with Journal(file, JOB) as journal:
        assert list(journal.outcomes()) == []
        for game in games:
            journal.append(game)


def read(file) -> list[Outcome]:
    with Journal(file, JOB) as journal:
        return list(journal.outcomes())


def test_what_is_written_can_be_read(tmp_path, games):
    file = tmp_path / "journal"
    written(file, games[:2])
    with Journal(file, JOB) as journal:
        assert list(journal.outcomes()) == games[:2]
        assert journal.read == 2
        journal.append(games[2])
    assert read(file) == games[:3]


@pytest.mark.parametrize("torn", [b'{"game": 3, "tot', b"\xff\n", b'{"game": 3}\n', b"[]\n", b"0"])
def test_a_torn_line_is_cut_off(tmp_path, games, torn):
    file = tmp_path / "journal"
    written(file, games[:3])
    with file.open("ab") as stream:
        stream.write(torn)
    with Journal(file, JOB) as journal:
        assert list(journal.outcomes()) == games[:3]
        journal.append(games[3])
    assert read(file) == games


def test_a_torn_first_line_is_no_journal(tmp_path):
    file = tmp_path / "journal"
    file.write_bytes(json.dumps(JOB.identity()).encode()[:20])
    with pytest.raises(SetupError, match="not a journal"):
        Journal(file, JOB)


def test_a_fresh_one_forgets(tmp_path, games):
    file = tmp_path / "journal"
    written(file, games)
    with Journal(file, JOB, fresh=True) as journal:
        assert list(journal.outcomes()) == []


def test_the_journal_of_another_job_is_refused_and_kept(tmp_path, games):
    file = tmp_path / "journal"
    written(file, games)
    before = file.read_bytes()
    with pytest.raises(SetupError, match="another job: its seed is another one"):
        Journal(file, Job(JOB.bots, 2, seed=4, records=True))
    assert file.read_bytes() == before


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b"[1]\n", b"\xff\xfe\n"])
def test_another_file_is_refused_and_kept(tmp_path, content, fresh):
    file = tmp_path / "notes"
    file.write_bytes(content)
    with pytest.raises(SetupError, match="not a journal"):
        Journal(file, JOB, fresh)
    assert file.read_bytes() == content


def test_the_journal_of_another_job_can_be_begun_anew(tmp_path, games):
    file = tmp_path / "journal"
    written(file, games)
    other = Job(JOB.bots, 2, seed=4, records=True)
    with Journal(file, other, fresh=True) as journal:
        assert not journal.begun
    with Journal(file, other) as journal:
        assert list(journal.outcomes()) == []


@pytest.mark.parametrize("fresh", [False, True])
def test_one_run_at_a_time(tmp_path, games, fresh):
    file = tmp_path / "journal"
    with Journal(file, JOB) as journal:
        journal.append(games[0])
        with pytest.raises(SetupError, match="in use by another run"):
            Journal(file, JOB, fresh)
        journal.append(games[1])
    assert read(file) == games[:2], "and the one that was there first is not disturbed"


def test_a_run_that_is_gone_holds_no_journal(tmp_path):
    file = tmp_path / "journal"
    script = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from razzia.arena.job import Job\n"
        "from razzia.arena.journal import Journal\n"
        "journal = Journal(Path(sys.argv[1]), Job(('random', 'random'), 2))\n"
        "os._exit(9)\n"
    )
    assert subprocess.run([sys.executable, "-c", script, str(file)], check=False).returncode == 9
    with Journal(file, Job(("random", "random"), 2)) as journal:
        assert list(journal.outcomes()) == []


def test_an_empty_file_is_a_new_journal(tmp_path, games):
    file = tmp_path / "journal"
    file.touch()
    written(file, games)
    assert read(file) == games


def test_journals_that_nobody_goes_on_with_are_removed(platformdirs_isolated):
    own, old, recent = (default_file(Job(JOB.bots, 2, seed=seed)) for seed in range(3))
    notes = own.with_name("notes.jsonl")
    for file, days in ((own, 31), (old, 31), (recent, 29), (notes, 31)):
        file.touch()
        os.utime(file, (time.time() - days * 86_400,) * 2)
    assert default_file(Job(JOB.bots, 2, seed=0)) == own
    assert [file.exists() for file in (own, old, recent, notes)] == [True, False, True, True]


def test_each_job_has_its_own_file(platformdirs_isolated):
    assert default_file(JOB) == default_file(Job(JOB.bots, 2, seed=3, records=True))
    assert default_file(JOB) != default_file(Job(JOB.bots, 2, seed=4, records=True))
