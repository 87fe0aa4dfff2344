import io

import pytest

from razzia.cli import progress
from razzia.cli.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    return now


def work(clock: list[float], seconds: float) -> None:
    with Progress(10, "games") as bar:
        for done in range(1, 11):
            clock[0] += seconds / 10
            bar(done)


def test_a_bar_after_two_seconds_on_a_terminal(monkeypatch, clock):
    monkeypatch.setattr(progress.sys, "stderr", Terminal())
    work(clock, 10)
    drawn = progress.sys.stderr.getvalue()
    assert "3 of 10 games, 7 s left" in drawn
    assert "1 of 10 games" not in drawn, "too early to bother anyone"
    assert drawn.endswith("\r\x1b[K"), "and gone at the end"


def test_no_bar_for_what_is_quick(monkeypatch, clock):
    monkeypatch.setattr(progress.sys, "stderr", Terminal())
    work(clock, 1.9)
    assert progress.sys.stderr.getvalue() == ""


def test_no_bar_without_a_terminal(monkeypatch, clock):
    monkeypatch.setattr(progress.sys, "stderr", io.StringIO())
    work(clock, 10)
    assert progress.sys.stderr.getvalue() == ""


def test_no_bar_between_lines_that_the_work_prints(monkeypatch, clock):
    monkeypatch.setattr(progress.sys, "stderr", Terminal())
    monkeypatch.setattr(progress.sys, "stdout", Terminal())
    with Progress(10, "games", prints=True) as bar:
        clock[0] += 5
        bar(5)
    assert progress.sys.stderr.getvalue() == ""


def test_what_was_there_before_took_no_time_and_a_note_is_shown(monkeypatch, clock):
    monkeypatch.setattr(progress.sys, "stderr", Terminal())
    with Progress(100, "games") as bar:
        clock[0] += 5
        bar(60, 50, "planner 47.5% ±6.1")
    assert "60 of 100 games, 20 s left, planner 47.5% ±6.1 " in progress.sys.stderr.getvalue()


@pytest.mark.parametrize(("seconds", "said"), [(5, "45 s left"), (60, "9 min left"), (3600, "9.0 h left")])
def test_long_times_are_said_in_larger_units(monkeypatch, clock, seconds, said):
    monkeypatch.setattr(progress.sys, "stderr", Terminal())
    with Progress(10, "games") as bar:
        clock[0] += seconds
        bar(1)
    assert said in progress.sys.stderr.getvalue()


BAR = "█" * 18 + "░" * 12


@pytest.mark.parametrize(
    ("columns", "line"),
    [
        (81, f"{BAR} 60 of 100 games, 3 s left, planner 47.5% ±6.1"),
        (78, f"{BAR} 60 of 100 games, 3 s left, planner 47.5% ±6.1"),
        (77, "60 of 100 games, 3 s left, planner 47.5% ±6.1"),
        (47, "60 of 100 games, 3 s left, planner 47.5% ±6.1"),
        (46, "60 of 100 games, 3 s left"),
        (27, "60 of 100 games, 3 s left"),
        (26, ""),
    ],
)
def test_a_line_never_wraps_and_parts_are_left_out_whole(monkeypatch, clock, columns, line):
    monkeypatch.setattr(progress.sys, "stderr", Terminal())
    monkeypatch.setenv("COLUMNS", str(columns))
    with Progress(100, "games") as bar:
        clock[0] += 5
        bar(60, 0, "planner 47.5% ±6.1")
    assert progress.sys.stderr.getvalue().split("\x1b[K")[0] == f"\r{line} "


def test_the_bar_stays_where_a_note_has_no_room(monkeypatch, clock):
    monkeypatch.setattr(progress.sys, "stderr", Terminal())
    monkeypatch.setenv("COLUMNS", "60")
    with Progress(100, "games") as bar:
        clock[0] += 5
        bar(60, 0, "a long name " * 10)
    assert progress.sys.stderr.getvalue().split("\x1b[K")[0] == f"\r{BAR} 60 of 100 games, 3 s left "


def test_a_count_where_the_total_is_not_known(monkeypatch, clock):
    monkeypatch.setattr(progress.sys, "stderr", Terminal())
    with Progress(None, "records") as bar:
        clock[0] += 5
        bar(1234)
    assert "1,234 records" in progress.sys.stderr.getvalue()
