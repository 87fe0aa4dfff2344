"""The server as a process: its start, its end, and what it says when it cannot start."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from tests.cli.test_cli import refused
from tests.server.running import started

SLOW = "tests.server.running"


@pytest.fixture
def home(tmp_path) -> dict[str, str]:
    """An environment of its own, where opening the browser writes the address into a file."""
    opener = tmp_path / "browser.py"
    opener.write_text(f"import sys; open({str(tmp_path / 'opened')!r}, 'a').write(sys.argv[1] + '\\n')")
    return {
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "BROWSER": f"{sys.executable} {opener} %s",
    }


def ended(process: subprocess.Popen[str], number: int = signal.SIGTERM) -> None:
    """End a process, which must succeed."""
    process.send_signal(number)
    assert process.wait(timeout=30) == 0


def test_it_starts_answers_and_ends(tmp_path):
    with started("serve", "--port", "0", "--database", str(tmp_path / "games.db")) as (process, url):
        with httpx.Client(base_url=url) as client:
            assert client.get("/healthz").json()["status"] == "ok"
            page = client.get("/")
            assert "default-src 'none'" in page.headers["content-security-policy"]
            assert "server" not in page.headers
            assert "razzia_http_requests_total" in client.get("/metrics").text
            assert client.get("/", headers={"Host": "evil.example"}).status_code == 421
            assert client.post("/healthz", content=b"x" * 100_000).status_code == 405
        ended(process)
        entries = [json.loads(line) for line in process.stderr.read().splitlines()]
        assert [entry["event"] for entry in entries if entry["event"] != "request"] == [
            "ready",
            "turned away",
            "refused",
            "stopped",
        ]
        paths = [entry["path"] for entry in entries if entry["event"] == "request"]
        assert paths == ["/", "/"]


def test_the_log_names_the_database_without_its_password(postgres_url):
    database = f"{postgres_url}&password=s3'cret&application_name=s3cret"
    with started("serve", "--port", "0", "--database", database) as (process, _):
        ended(process)
        log = process.stderr.read()
        ready = json.loads(log.splitlines()[0])
    assert ready["event"] == "ready"
    assert ready["database"].startswith("postgresql://")
    assert "s3" not in log


def test_the_start_does_not_import_the_compiler():
    code = "import sys, razzia.cli.serve, razzia.server.serve; print({'numba', 'llvmlite'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "set()\n"


def test_whoever_lets_others_in_is_told_where(tmp_path):
    with started("serve", "--host", "0.0.0.0", "--port", "0", "--database", str(tmp_path / "g.db")) as (process, url):
        assert url.startswith("http://localhost:")
        for host in ("localhost", socket.gethostname()):
            assert httpx.get(f"{url}/healthz", headers={"Host": host}).status_code == 200
        ended(process)
        rest = process.stdout.read()
        assert re.fullmatch(r"(Others on your network find it at http://[\d.]+:\d+\n)?", rest)


def test_ctrl_c_is_an_end_too(tmp_path):
    with started("serve", "--port", "0", "--database", str(tmp_path / "games.db")) as (process, _):
        ended(process, signal.SIGINT)


@pytest.mark.parametrize("seconds", [0.0, 0.2, 0.5])
def test_ctrl_c_is_quiet_while_the_bots_processes_begin(seconds, home):
    with started(**home) as (process, _):
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: it is for all of them
        assert process.wait(timeout=30) == 0
        assert process.stderr.read() == ""


def test_ctrl_c_is_quiet_before_anything_is_imported(tmp_path):
    (tmp_path / "click.py").write_text("print('importing', flush=True)\nimport time; time.sleep(60)")
    with subprocess.Popen(
        [sys.executable, "-m", "razzia"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout.readline() == b"importing\n"
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=30) == (b"", b"")
        assert process.returncode == 130


def test_a_signal_for_all_its_processes_is_no_more_than_an_end(tmp_path):
    with started("serve", "--port", "0", "--database", str(tmp_path / "games.db")) as (process, url):
        assert httpx.get(f"{url}/healthz").status_code == 200  # by now a bot is being prepared
        os.killpg(process.pid, signal.SIGTERM)
        assert process.wait(timeout=30) == 0
        events = [json.loads(line)["event"] for line in process.stderr.read().splitlines()]
    assert events == ["ready", "stopped"]


def test_a_port_in_use(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        says = refused("serve", "--port", port, "--database", str(tmp_path / "games.db"))
        assert says == (
            f"razzia serve: port {port} of 127.0.0.1 is in use by another program; "
            "choose another one with --port, or 0 for any that is free"
        )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--port", "x"], '--port: "x" will not do; it takes a number from 0 to 65535'),
        (["--host", "no such host"], '--host: "no such host" will not do'),
        (["--host", "192.0.2.1", "--port", "0"], "cannot listen on 192.0.2.1:0: Cannot assign requested address"),
        (["--base-url", "razzia.example.org"], "an address such as https://razzia.example.org"),
        (["--database", "/no/such/folder/games.db"], "/no/such/folder/games.db: No such file or directory"),
        (["--database", "/"], "/: Is a directory"),
        (["--database", "mysql://x/y", "--port", "0"], "mysql"),
        (
            ["--database", "postgresql://bob:hidden@127.0.0.1:1/x", "--port", "0"],
            "postgresql://bob:***@127.0.0.1:1/x cannot be opened",
        ),
        (["--fly"], "No such option"),
    ],
)
def test_what_cannot_be(arguments, says, home):
    assert says in refused("serve", *arguments, **home)


# ── At home ─────────────────────────────────────────────────────────────────────────────────────────────────────


def opened(tmp_path, count: int) -> list[str]:
    """The addresses that the browser was opened at, when there are so many."""
    until = time.monotonic() + 10
    file = tmp_path / "opened"
    while time.monotonic() < until:
        urls = file.read_text().splitlines() if file.exists() else []
        if len(urls) >= count:
            return urls
        time.sleep(0.05)
    raise AssertionError(f"the browser was opened at {urls} only")


def test_razzia_alone_opens_the_browser_and_finds_the_one_that_runs(home, tmp_path):
    with started(**home) as (first, url):
        assert opened(tmp_path, 1) == [url]
        with started(**home) as (second, same):
            assert same == url
            assert second.wait(timeout=20) == 0
        assert opened(tmp_path, 2) == [url, url]
        says = refused("serve", "--port", "0", **home)
        assert f"razzia.db is being served already, at {url}; use that one, or stop it first" in says
        first.kill()  # it cannot tidy up, and what it left misleads nobody
        first.wait()
    with started(**home) as (third, again):
        assert again == url  # browsers keep the players' keys by address
        assert opened(tmp_path, 3) == [url] * 3
        ended(third)


# ── The end ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def slow_server(tmp_path):
    database = tmp_path / "log"
    with started(module=SLOW, RAZZIA_PORT="0", RAZZIA_DATABASE=str(database)) as (process, url):
        yield process, f"{url.replace('http', 'ws')}/api/v1/slow", database


def test_the_end_waits_for_what_is_under_way_and_tells_everyone(slow_server):
    process, url, database = slow_server
    with connect(url) as client:
        client.send("0.5")
        assert client.recv() == "begun"
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosedError) as closed:
            client.recv(timeout=10)
        assert closed.value.rcvd.code == 1012
    assert process.wait(timeout=20) == 0
    assert database.read_text() == "done\nclosed\n"
    assert '"level": "error"' not in process.stderr.read()


def test_a_second_signal_ends_it_at_once(slow_server):
    process, url, database = slow_server
    with connect(url) as client:
        client.send("60")
        assert client.recv() == "begun"
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosedError):
            client.recv(timeout=10)
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=8) == -signal.SIGTERM
    assert not database.exists()


def test_the_end_does_not_wait_for_ever(tmp_path):
    database = tmp_path / "log"
    with started(module=SLOW, RAZZIA_PORT="0", RAZZIA_DATABASE=str(database), STUCK="60") as (process, url):
        with connect(f"{url.replace('http', 'ws')}/api/v1/slow") as client:
            client.send("60")
            assert client.recv() == "begun"
            ended(process)
        assert "what was open could not be closed in time" in process.stderr.read()
        assert not database.exists()


def test_a_websocket_is_lean_and_bounded(slow_server):
    _, url, _ = slow_server
    with connect(url) as client:
        assert "sec-websocket-extensions" not in client.response.headers
        client.send("x" * 17_000)
        with pytest.raises(ConnectionClosedError) as closed:
            client.recv(timeout=10)
        assert closed.value.rcvd.code == 1009


def test_a_websocket_that_is_not_opened_is_no_error(slow_server):
    process, url, _ = slow_server
    with pytest.raises(InvalidStatus) as strange, connect(url, origin="http://evil.example"):
        pass
    assert strange.value.response.status_code == 403
    with pytest.raises(InvalidStatus), connect(url.replace("slow", "none")):
        pass
    ended(process)
    log = process.stderr.read()
    assert '"code": "foreign-origin"' in log
    assert '"level": "error"' not in log
