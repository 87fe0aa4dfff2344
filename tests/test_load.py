"""The load generator's own parts: what it believes of a server, it must have seen."""

import asyncio
import json
import os
import sys
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from signal import SIGTERM, getsignal, signal
from threading import Thread

import pytest
from websockets.asyncio.server import serve

from benchmarks.load import report
from benchmarks.load.boardgame_io import adapter
from benchmarks.load.contestant import Contestant, Seat, Table
from benchmarks.load.generator import Result, unless_broken
from benchmarks.load.play import Measured
from benchmarks.load.processes import memory, running, seconds_used
from benchmarks.load.rest import Rest
from benchmarks.load.websocket import HOST, TEXT, Broken, WebSocket, payload_place

SIZES = (0, 1, 125, 126, 65_535, 65_536, 200_000)
"""On both sides of where the head of a frame grows."""


class Collector(WebSocket):
    """Keeps what it receives."""

    def __init__(self):
        super().__init__()
        self.texts = asyncio.Queue()

    def received(self, text):
        self.texts.put_nowait(text)


async def with_server(handler, client):
    """Run a real server on a free port, and a client beside it."""
    async with serve(handler, HOST, 0, compression=None) as server:
        return await unless_broken(client(server.sockets[0].getsockname()[1]))


def test_messages_of_all_sizes_come_and_go():
    async def echo(connection):
        async for message in connection:
            await connection.send(message)

    async def client(port):
        socket = await Collector().open(port, "/")
        for size in SIZES:
            socket.send(b"x" * size)
        found = [len(await socket.texts.get()) for _ in SIZES]
        socket.close()
        return found

    assert asyncio.run(with_server(echo, client)) == list(SIZES)


def test_a_ping_is_answered():
    async def ping(connection):
        await (await connection.ping())
        await connection.send("thanks")
        await connection.wait_closed()

    async def client(port):
        socket = await Collector().open(port, "/")
        text = await asyncio.wait_for(socket.texts.get(), 5)
        socket.close()
        return text

    assert asyncio.run(with_server(ping, client)) == b"thanks"


def test_frames_that_arrive_in_pieces():
    async def client():
        whole, pieces = Collector(), Collector()
        for socket in (whole, pieces):
            socket._open.set_result(None)
        data = b"".join(
            bytes([TEXT]) + head + b"x" * length
            for length, head in ((3, b"\x03"), (300, b"\x7e\x01\x2c"), (0, b"\x00"), (5, b"\x7f" + bytes(7) + b"\x05"))
        )
        whole.data_received(data)
        for byte in data:
            pieces.data_received(bytes([byte]))
        return [[len(socket.texts.get_nowait()) for _ in range(socket.texts.qsize())] for socket in (whole, pieces)]

    assert asyncio.run(client()) == [[3, 300, 0, 5]] * 2
    assert payload_place(b"\x81", 0) is None


def test_a_server_that_hangs_up_ends_the_run():
    async def hang_up(connection):
        await connection.close(1011, "too much for me")

    async def client(port):
        await (await Collector().open(port, "/")).texts.get()

    with pytest.raises(Broken, match=r"too much for me \(1011\)"):
        asyncio.run(with_server(hang_up, client))


class Lobby(BaseHTTPRequestHandler):
    """Answers with what it was sent, and not at all where nothing is."""

    protocol_version = "HTTP/1.1"

    def do_POST(self):
        content = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(404 if self.path == "/nowhere" else 200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


@pytest.fixture
def lobby():
    with ThreadingHTTPServer((HOST, 0), Lobby) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def test_requests(lobby):
    async def client():
        async with Rest.connected(lobby) as rest:
            return [await rest.post("/tables", {"seats": seats}) for seats in (2, 4)]

    assert asyncio.run(client()) == [{"seats": 2}, {"seats": 4}]


def test_a_refused_request_is_told(lobby):
    async def client():
        async with Rest.connected(lobby) as rest:
            await rest.post("/nowhere", "hello")

    with pytest.raises(Broken, match=r'POST /nowhere was refused: .* 404 not found: "hello"'):
        asyncio.run(client())


def test_a_server_without_websockets(lobby):
    async def client():
        await Collector().open(lobby, "/")

    with pytest.raises(Broken, match=r"opened no WebSocket: HTTP/1\.1 501"):
        asyncio.run(client())


class SilentSeat(Seat):
    """A seat that is told things by the test."""

    async def sit_down(self, _port):
        pass

    def act(self, _move, _version):
        pass


@pytest.mark.parametrize(
    ("tellings", "complaint"),
    [
        ([(0, 1), (0, 1)], "knew version 1 was told of 1"),
        ([(0, 1), (1, 2)], "was told of 2; the table is at 1"),
        ([(0, 1), (1, 1), (0, 2)], "knew version 1 was told of 2"),
        ([(0, -1)], "told of version -1 after -1"),
    ],
)
def test_a_table_believes_nothing_twice(tellings, complaint):
    async def tell():
        seats = [SilentSeat(), SilentSeat()]
        table = Table(seats)
        for seat, version in tellings:
            table.told(seats[seat], version, None, False)

    with pytest.raises(Broken, match=complaint):
        asyncio.run(tell())


class Script(Contestant):
    """A server that is a line of Python."""

    name = promise = "a script"

    def __init__(self, line):
        self.line = line

    def prepare(self):
        return None

    def command(self, folder):
        return [sys.executable, "-c", self.line, str(folder)]

    async def new_table(self, _rest):
        return []

    def collect_garbage(self, _process):
        pass


def test_a_server_is_ended_whatever_happens(tmp_path):
    waiting = "import time; print('http://127.0.0.1:4711/', flush=True); time.sleep(60)"
    seen = []

    def fail():
        with running(Script(waiting), tmp_path) as (process, port):
            seen.extend([process, port, Path(f"/proc/{process}").exists()])
            raise Broken("halfway")

    with pytest.raises(Broken, match="halfway"):
        fail()
    process, port, ran = seen
    assert port == 4711
    assert ran
    assert not Path(f"/proc/{process}").exists()


def test_a_server_that_does_not_start_is_quoted(tmp_path):
    wrong = "import sys; sys.exit('no room for ' + sys.argv[1])"
    with (
        pytest.raises(Broken, match=f"^the server did not start: no room for {tmp_path}/data$"),
        running(Script(wrong), tmp_path),
    ):
        pass


def found(rate=1000.0, p99=20.0, alone=18_000.0):
    """What a run could have found out."""
    measured = Measured(rate, 5.0, p99, games=7, server_cost=600.0, generator_cost=14.0, generator_load=0.4)
    return Result(194, alone, connected=115_000.0, played=200_000.0, flat_out=measured, paced=measured)


@pytest.mark.parametrize(
    ("result", "missed"),
    [
        (found(), []),
        (found(rate=991.0, p99=99.9, alone=49_999.0), []),
        (found(rate=980.0), ["1,000 a second"]),
        (found(p99=100.0), ["p99 under 100 ms"]),
        (found(alone=50_000.0), ["under 50 kB a table with nobody connected"]),
    ],
)
def test_a_target_that_is_missed_is_named_and_fails_the_run(monkeypatch, capsys, result, missed):
    assert [what for what, fine in report.targets(result, 1000.0).items() if not fine] == missed
    monkeypatch.setattr(report, "measure", lambda *_: result)
    with restored_handler(SIGTERM):
        assert report.report(tables=(1, 2), only="Razzia!") is (not missed)
    told = capsys.readouterr().out
    assert told.count("MISSED") == 2 * len(missed)
    assert told.count(": met") == 2 * (3 - len(missed))
    assert all(f"{what}: MISSED" in told for what in missed)


@contextmanager
def restored_handler(number):
    """Let a signal be handled as before, afterwards."""
    before = getsignal(number)
    try:
        yield
    finally:
        signal(number, before)


def test_the_system_is_asked():
    assert 1e6 < memory(os.getpid()) < 1e11
    before = seconds_used(os.getpid())
    while seconds_used(os.getpid()) == before:
        pass


def test_the_peer_is_locked_and_names_no_registry():
    package = json.loads((adapter.HERE / "package.json").read_text())
    lock = (adapter.HERE / "package-lock.json").read_text()
    assert json.loads(lock)["packages"][""]["dependencies"] == package["dependencies"]
    assert "resolved" not in lock
