"""The web app is tested, built and packed, with whatever Node there is, and served by who has none."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from razzia.words import languages
from tests.server.running import started
from tools import build_web, npm

ROOT = Path(__file__).parents[1]


def test_its_own_tests_pass():
    try:
        npm.install()
        npm.npm("test")
    except npm.NpmError as error:
        pytest.fail(str(error), pytrace=False)


# ── Node ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v23.0.0", "v24.19.0", "v100.0.0"])
def test_a_node_that_will_do(version):
    assert npm.will_do(version)


@pytest.mark.parametrize("version", ["v8.1.0", "v18.20.4", "v20.18.3", "v21.7.3", "v22.11.0", "", "what?"])
def test_a_node_that_will_not(version):
    assert not npm.will_do(version)


def test_what_is_said_is_what_is_asked_for():
    """The same versions are in package.json, where npm looks."""
    assert json.loads((npm.WEB / "package.json").read_text())["engines"]["node"] == "^20.19 || >=22.12"


def test_a_machine_without_node_is_told_what_to_install(tmp_path):
    """`-S` leaves out what is installed, the wheel with Node in it included."""
    done = subprocess.run(
        [sys.executable, "-S", "-m", "tools.npm", "run", "check"],
        cwd=ROOT,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr.endswith(npm.MISSING + "\n")


@pytest.fixture
def old_node(tmp_path, monkeypatch):
    """A machine whose Node is of long ago."""
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.20.4\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))


def test_an_old_node_is_left_alone(old_node):
    assert npm.of_this_machine() is None


def test_a_failure_of_npm_is_shown():
    with pytest.raises(npm.NpmError, match=r"(?s)no-such-script.*npm run no-such-script failed"):
        npm.npm("run", "no-such-script")


# ── Building ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def house(tmp_path, monkeypatch):
    """The sources in a folder of their own, and a build that counts how often it was asked for."""
    web, words = tmp_path / "web", tmp_path / "locales"
    shutil.copytree(build_web.WEB, web, ignore=shutil.ignore_patterns("node_modules", ".built"))
    shutil.copytree(build_web.WORDS, words)
    for name, path in {
        "ROOT": tmp_path,
        "WEB": web,
        "WORDS": words,
        "BUILT": tmp_path / "index.html",
        "STAMP": web / ".built",
    }.items():
        monkeypatch.setattr(build_web, name, path)
    monkeypatch.setattr(build_web, "install", lambda: None)
    built = []

    def run(*arguments):
        built.append(arguments)
        (tmp_path / "index.html").write_text("built")

    monkeypatch.setattr(build_web, "npm", run)
    build_web.build()
    return tmp_path, built


@pytest.mark.parametrize(
    "change",
    [
        lambda root: (root / "web" / "src" / "style.css").write_text("p {}"),
        lambda root: (root / "web" / "src" / "style.css").unlink(),
        lambda root: (root / "web" / "src" / "style.css").rename(root / "web" / "src" / "other.css"),
        lambda root: (root / "web" / "src" / "new.ts").write_text(""),
        lambda root: (root / "web" / "vite.config.ts").write_text(""),
        lambda root: (root / "locales" / "hu" / "game.ftl").write_text("game = játék"),
        lambda root: (root / "index.html").unlink(),
    ],
)
def test_what_changed_is_built_anew(change, house):
    root, built = house
    change(root)
    assert not build_web.is_built()
    build_web.build()
    assert len(built) == 2
    assert build_web.is_built()


@pytest.mark.parametrize(
    "change",
    [
        lambda root: None,
        lambda root: (root / "web" / "src" / "style.css").touch(),
        lambda root: (root / "web" / "test" / "new.test.ts").write_text(""),
    ],
)
def test_nothing_is_built_without_need(change, house):
    root, built = house
    change(root)
    build_web.build()
    assert len(built) == 1


# ── Packing ─────────────────────────────────────────────────────────────────────────────────────────────────────


def packed(target: str, source: Path, folder: Path, **environment: str) -> Path:
    """What the build backend makes of a folder."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=source,
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
        timeout=120,
    )
    (file,) = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return file


@pytest.fixture
def built() -> None:
    if not build_web.is_built():
        pytest.fail("the web app is not built, or not from these sources; run: make web", pytrace=False)


def test_who_installs_it_needs_no_node(built, tmp_path):
    archive = packed("sdist", ROOT, tmp_path)
    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path, filter="data")
    source = tmp_path / archive.name.removesuffix(".tar.gz")
    assert (source / "web" / "package-lock.json").exists()
    assert not (source / "web" / "node_modules").exists()
    assert not (source / "web" / ".built").exists()

    wheel = packed("wheel", source, tmp_path, PATH="")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as files:
        assert {f"razzia/locales/{code}/game.ftl" for code in languages()} <= set(files.namelist())
        files.extractall(installed)

    serve = ["serve", "--port", "0", "--database", str(tmp_path / "games.db")]
    with started(*serve, PYTHONPATH=str(installed), PATH="") as (_, url), httpx.Client(base_url=url) as client:
        page = client.get("/").text
        assert page == (installed / "razzia" / "server" / "web" / "index.html").read_text()
        assert page == build_web.BUILT.read_text()
        files = [file for file in (build_web.BUILT.parent / "assets").iterdir() if file.name in page]
        assert {file.suffix for file in files} >= {".js", ".css"}
        for file in files:
            assert client.get(f"/assets/{file.name}").content == file.read_bytes()


def test_a_wheel_from_a_checkout_has_it_too(built, tmp_path):
    with zipfile.ZipFile(packed("wheel", ROOT, tmp_path)) as files:
        ours = {f"razzia/server/web/{file.name}" for file in build_web.BUILT.parent.glob("*.*")}
        assert "razzia/server/web/index.html" in ours
        assert ours <= set(files.namelist())
        assert not any("node_modules" in name for name in files.namelist())
