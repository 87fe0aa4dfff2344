"""What the documentation shows is true: its commands run, its Python runs, its links lead somewhere."""

import doctest
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest

from razzia.bots import BOTS
from razzia.cli import COMMANDS
from razzia.core.cards import CHEQUE_SETS, COUNTS, KIND_IDS
from razzia.editions import EDITIONS
from razzia.simulate import Simulation

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.M | re.S)


def blocks(page: Path, language: str) -> list[str]:
    return [dedent(text) for kind, text in BLOCK.findall(page.read_text("utf-8")) if kind == language]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


def lines(page: Path) -> list[list[str]]:
    """The commands of a page, without their comments."""
    return [
        words
        for block in blocks(page, "sh")
        for line in block.splitlines()
        if (words := shlex.split(line, comments=True))
    ]


def make_target_exists(target: str) -> bool:
    return re.search(rf"^{re.escape(target)}:", (ROOT / "Makefile").read_text(), re.M) is not None


@pytest.mark.parametrize("page", pages_with("sh"), ids=lambda page: page.name)
def test_commands_run(page, tmp_path):
    text = page.read_text("utf-8")
    for file in re.findall(r"Save that as `(\S+)`", text):
        (tmp_path / file).write_text(blocks(page, "json")[0], "utf-8")
    for command, *arguments in lines(page):
        if command == "make":
            assert make_target_exists(arguments[0])
            continue
        assert command == "razzia", f"{command} cannot be run by a test"
        done = subprocess.run(
            [sys.executable, "-m", "razzia", *arguments],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout


@pytest.mark.parametrize("page", pages_with("python"), ids=lambda page: page.name)
def test_python_runs(page, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for block in blocks(page, "python"):
        exec(compile(block, f"<{page.name}>", "exec"), {"__name__": "__main__"})
        assert bool(capsys.readouterr().out) == ("print(" in block)


def test_the_bot_in_contributing_plays(monkeypatch):
    namespace = {"__name__": "calm"}
    exec(blocks(ROOT / "CONTRIBUTING.md", "python")[0], namespace)
    monkeypatch.setitem(BOTS, "calm", namespace["CalmBot"])
    assert Simulation(["calm", "random", "random"], seed=1).play(0).game.over


def test_the_game_in_the_readme_can_be_pasted(tmp_path):
    """At the prompt of Python, where a loop must end with an empty line."""
    done = subprocess.run(
        [sys.executable, "-i", "-q"],
        input=blocks(ROOT / "README.md", "python")[0],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "Error" not in done.stderr
    assert done.stdout.splitlines()[-1].startswith("won by ['")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_the_text_exist(page):
    for words in re.findall(r"`([^`\n]+)`", BLOCK.sub("", page.read_text("utf-8"))):
        command, *arguments = words.split() or [""]
        if command == "razzia" and arguments:
            assert arguments[0] in COMMANDS or arguments[0] in ("COMMAND", "1"), words
        if command == "make" and arguments:
            assert make_target_exists(arguments[0]), words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    text = page.read_text("utf-8")
    for target in re.findall(r"(?<=\]\()[^)\s]+(?=\))|(?<=<img src=\")[^\"]+", text):
        if target.startswith("http"):
            continue
        file, _, heading = target.partition("#")
        linked = (page.parent / file) if file else page
        assert linked.exists(), target
        if heading:
            headings = re.findall(r"^#+ (.+)$", linked.read_text("utf-8"), re.M)
            assert heading in {re.sub(r"[^\w\- ]", "", title).lower().replace(" ", "-") for title in headings}, target


def test_the_rules_on_the_page_are_those_of_the_code():
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    for players, sets in CHEQUE_SETS.items():
        row = " · ".join(" ".join(map(str, own)) for own in sets)
        assert f"| {players} | {row} |" in text
    assert all(f"`{kind}`" in text for kind in KIND_IDS)
    assert all(f"`{edition}`" in text for edition in EDITIONS)
    assert f"{sum(COUNTS)} cards" in text


@pytest.mark.parametrize("module", ["razzia", "razzia.game"])
def test_examples_in_docstrings(module):
    result = doctest.testmod(import_module(module))
    assert result.attempted > 0
    assert result.failed == 0


def test_the_observation_on_the_page_is_that_of_the_code():
    from razzia.envs import observation

    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    lines = re.findall(r"^(\d+) +(\d+) {2,}(.+?) {2,}([^:\n]+): (.+)$", observation.__doc__, re.M)
    assert len(lines) == len(observation.SEAT_FIELDS) + len(observation.TABLE_FIELDS)
    on_the_page = re.findall(r"^\| (\d+) \| (\d+) \| (.+) \| (.+) \| (.+) \|$", page, re.M)
    assert on_the_page == lines


def test_the_picture_of_the_environments_is_as_they_draw_it(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "docs" / "pictures")
    from draw_environment import drawn
    from PIL import Image

    with Image.open(ROOT / "docs" / "pictures" / "environment.png") as kept:
        assert kept.tobytes() == drawn().tobytes()


def test_the_picture_is_of_the_program_as_it_is():
    drawn = subprocess.run(
        [sys.executable, "-c", "from draw import *; print(picture(table()), end='')"],
        cwd=ROOT / "docs" / "pictures",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=120,
        env={"PYTHONIOENCODING": "utf-8", "PATH": ""},
    )
    assert drawn.stdout == (ROOT / "docs" / "pictures" / "table.svg").read_text("utf-8")


def test_the_settings_of_the_server_on_the_page_are_those_of_the_code():
    from dataclasses import fields

    from razzia.server.settings import PREFIX, Limits, Settings

    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    named = {setting.name for setting in fields(Settings)} - {"limits"}
    for name in named:
        assert f"| `--{name.replace('_', '-')}` | `{PREFIX}{name.upper()}` |" in page
    for limit in fields(Limits):
        assert f"| `{PREFIX}{limit.name.upper()}` | {limit.default} |" in page
    assert set(re.findall(rf"`{PREFIX}(\w+)`", page)) == {
        name.upper() for name in named | {limit.name for limit in fields(Limits)}
    }


def test_the_metrics_on_the_page_are_those_of_the_code():
    from razzia.server.metrics import Metrics

    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    told = {name.removesuffix("_total") for name in re.findall(r"`(razzia_\w+)`", page)}
    assert told == {family.name for family in Metrics().registry.collect()}
