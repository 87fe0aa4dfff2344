"""The application as a client meets it: what it answers by itself, what it refuses, and the headers."""

import asyncio
import shutil
from contextlib import asynccontextmanager

import msgspec
import pytest
import structlog
from litestar import WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.testing import TestClient

from razzia import __version__
from razzia.errors import DataError, FairnessError, IllegalMove, SetupError, UnreadableMove, WrongTurn
from razzia.server import app as application
from razzia.server import static
from razzia.server.app import build
from razzia.server.refusals import RequestError, refusal_of, status_of
from razzia.server.settings import Limits, Settings

HOME = "http://127.0.0.1:8642"
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Order(msgspec.Struct):
    seats: int


@post("/api/v1/orders")
async def order(data: JSONBody[Order]) -> dict[str, int]:
    return {"seats": data.seats}


@get("/api/v1/counted/{number:int}")
async def counted(number: FromPath[int], step: FromQuery[int] = 1) -> int:
    return number + step


@get("/api/v1/refused")
async def refused() -> None:
    raise IllegalMove("bid-too-low", "bid 3", {"best": 7})


@get("/api/v1/broken")
async def broken() -> None:
    raise ValueError("the secret is swordfish")


@get("/api/v1/endless")
async def endless() -> None:
    raise RecursionError("maximum recursion depth exceeded")


@websocket("/api/v1/live")
async def live(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


ROUTES = [order, counted, refused, broken, endless, live]


@pytest.fixture
def entries():
    with structlog.testing.capture_logs() as captured:
        yield captured


@pytest.fixture
def client(entries):
    with TestClient(build(Settings(), route_handlers=ROUTES), base_url=HOME, raise_server_exceptions=False) as client:
        yield client


def answered(response, status: int, code: str) -> dict:
    """The refusal in an answer, which must be one of that code."""
    body = response.json()
    assert (response.status_code, body["code"]) == (status, code)
    assert response.headers["content-type"] == "application/json"
    assert set(body) == {"code", "message", "facts"}
    assert_secured(response)
    return body


def assert_secured(response) -> None:
    assert HEADERS.items() <= dict(response.headers).items()
    policy = response.headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"} <= set(policy)
    assert f"connect-src 'self' {HOME.replace('http', 'ws')}" in policy
    assert len(response.headers["x-request-id"]) == 16


# ── By itself ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def no_web(tmp_path, monkeypatch):
    """A server whose web app was never built."""
    monkeypatch.setattr(static.handler, "__defaults__", (tmp_path / "web",))


def test_without_the_web_app_a_page_says_what_is_running(no_web, client):
    page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" not in page.text
    assert "style=" not in page.text
    assert_secured(page)
    for link in ("/page.css", "/api/v1/openapi.json", "/healthz", "/metrics"):
        assert f'"{link}"' in page.text
        assert client.get(link).status_code == 200
    assert client.head("/").headers["content-length"] == str(len(page.content))
    assert client.head("/").content == b""
    assert client.get("/tables/x").text == page.text  # the link that friends get leads somewhere


def test_a_page_that_is_known_is_not_sent_again(client):
    etag = client.get("/").headers["etag"]
    again = client.get("/", headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/", headers={"If-None-Match": '"other"'}).status_code == 200


def test_the_api_document(client):
    document = client.get("/api/v1/openapi.json").json()
    assert document["info"]["version"] == __version__
    assert set(document["paths"]) == {
        "/api/v1/orders",
        "/api/v1/counted/{number}",
        "/api/v1/refused",
        "/api/v1/broken",
        "/api/v1/endless",
    }


def test_healthz_says_whether_the_database_answers(entries, monkeypatch):
    monkeypatch.setattr(application, "PATIENCE", 0.05)

    async def fails() -> None:
        raise ConnectionError("postgresql://ada:password@db")

    for ask, status in ((fails, 503), (lambda: asyncio.sleep(60), 503), (lambda: asyncio.sleep(0), 200)):
        with TestClient(build(Settings(), ask_database=ask), base_url=HOME) as client:
            answer = client.get("/healthz")
            assert answer.status_code == status
            assert answer.json()["database"] == ("ok" if status == 200 else "no answer")
            assert answer.headers["cache-control"] == "no-store"
    assert [entry["why"] for entry in entries] == ["ConnectionError", "TimeoutError"]


def test_metrics_count_the_requests_by_route(client):
    client.get("/api/v1/counted/3")
    client.get("/api/v1/counted/4")
    client.get("/made/up")
    text = client.get("/metrics").text
    assert 'razzia_http_requests_total{method="GET",route="/api/v1/counted/{number}",status="200"} 2.0' in text
    assert 'razzia_http_requests_total{method="GET",route="other",status="404"} 1.0' in text


def test_what_is_opened_is_closed():
    happened = []

    @asynccontextmanager
    async def store(app):
        happened.append("opened")
        yield
        happened.append("closed")

    with TestClient(build(Settings(), lifespan=[store]), base_url=HOME) as client:
        client.get("/healthz")
        assert happened == ["opened"]
    assert happened == ["opened", "closed"]


def test_every_request_is_logged_with_a_number(client, entries):
    number = client.get("/api/v1/counted/3?key=secret").headers["x-request-id"]
    client.get("/healthz")
    assert [entry["event"] for entry in entries] == ["request"]
    assert {name: entries[0][name] for name in ("method", "path", "status")} == {
        "method": "GET",
        "path": "/api/v1/counted/3",
        "status": 200,
    }
    assert len(number) == 16
    with client.websocket_connect("/api/v1/live") as socket:
        socket.send_text("hello")
        socket.receive_text()
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/v1/nothing"):
        pass
    assert [(entry["method"], entry["status"]) for entry in entries[1:]] == [("WEBSOCKET", 101), ("WEBSOCKET", 403)]


# ── Refusals ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("body", "facts"),
    [
        (b'{"seats": "x"}', {"where": "seats", "why": "Expected `int`, got `str`"}),
        (b"{}", {"where": "body", "why": "Object missing required field `seats`"}),
        (b"", {"where": "body", "why": "missing"}),
        (b"{", {"where": "body", "why": "Input data was truncated"}),
        (b"[" * 10_000, {"where": "body", "why": "nested too deep"}),
    ],
)
def test_what_cannot_be_read(client, body, facts):
    assert answered(client.post("/api/v1/orders", content=body), 400, "unreadable-request")["facts"] == facts


def test_bytes_that_are_no_text(client):
    answered(client.post("/api/v1/orders", content=b"\xff\xfe\x00"), 400, "unreadable-request")


def test_a_parameter_is_named(client):
    said = answered(client.get("/api/v1/counted/3?step=far"), 400, "unreadable-request")
    assert said["message"] == "the request cannot be read: step: Expected `int`, got `str`"


def test_what_is_too_long(client):
    said = answered(client.post("/api/v1/orders", content=b" " * 20_000), 413, "request-too-long")
    assert said["facts"] == {"longest": 16384}


def test_what_is_not_there(client):
    said = answered(client.get("/made/up"), 404, "no-such-page")
    assert said["message"] == "there is nothing at /made/up"
    answered(client.get("/page.css/../../settings.py"), 404, "no-such-page")
    answered(client.get("/%2e%2e/settings.py"), 404, "no-such-page")


def test_who_types_an_address_that_is_not_there_gets_the_page(client):
    answer = client.get("/made/up", headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content == client.get("/").content
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/v1/orders", "POST, OPTIONS"),
        ("DELETE", "/healthz", "GET, HEAD, OPTIONS"),
        ("POST", "/", "GET, HEAD, OPTIONS"),
    ],
)
def test_the_wrong_method(client, method, path, allowed):
    answer = client.request(method, path)
    answered(answer, 405, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) == set(allowed.split(", "))


def test_a_refusal_of_the_game(client):
    assert answered(client.get("/api/v1/refused"), 409, "bid-too-low") == {
        "code": "bid-too-low",
        "message": '"bid 3": the best bid is 7 already',
        "facts": {"text": "bid 3", "best": 7},
    }


@pytest.mark.parametrize("path", ["/api/v1/broken", "/api/v1/endless"])
def test_what_goes_wrong_inside_is_logged_and_not_told(client, entries, path):
    answer = client.get(path)
    said = answered(answer, 500, "internal")
    assert said["facts"] == {"text": answer.headers["x-request-id"]}
    assert "swordfish" not in answer.text
    logged = next(entry for entry in entries if entry["event"] == "internal error")
    assert isinstance(logged["exc_info"], ValueError | RecursionError)


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (UnreadableMove("unknown-move", "fly"), 400),
        (SetupError("name", "", {"longest": 100}), 400),
        (DataError.at("move", 3, code="no-seat-letter", text="x"), 400),
        (WrongTurn("no-card-due", "= car"), 409),
        (FairnessError("no-fairness"), 409),
        (RequestError("no-key"), 401),
        (RequestError("not-host"), 403),
        (RequestError("no-such-table", "x"), 404),
    ],
)
def test_the_status_of_a_refusal(error, status):
    assert status_of(error) == status
    assert msgspec.json.decode(msgspec.json.encode(refusal_of(error)))["message"] == str(error)


def test_facts_are_made_fit_to_be_sent():
    facts = {"cards": ("a\n", b"x"), "how": {1: None}, "many": "x" * 1000}
    sent = refusal_of(RequestError("not-host", facts=facts)).facts
    assert sent["cards"] == ["a\\n", "b'x'"]
    assert sent["how"] == {"1": None}
    assert len(sent["many"]) < 300


# ── Strangers ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:8000", ""])
def test_another_origins_page_changes_nothing(client, entries, origin):
    headers = {"Origin": origin}
    said = answered(client.post("/api/v1/orders", json={"seats": 2}, headers=headers), 403, "foreign-origin")
    assert said["facts"]["url"] == HOME
    assert any(entry["event"] == "turned away" and entry["said"] == origin for entry in entries)
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/v1/live", headers=headers):
        pass
    assert client.get("/api/v1/counted/1", headers=headers).json() == 2


@pytest.mark.parametrize(
    "headers", [{}, {"Origin": HOME}, {"Origin": "http://localhost:8642", "Host": "localhost:8642"}]
)
def test_our_own_pages_and_programs_are_welcome(client, headers):
    assert client.post("/api/v1/orders", json={"seats": 2}, headers=headers).status_code == 201
    with client.websocket_connect("/api/v1/live", headers=headers) as socket:
        socket.send_text("hello")
        assert socket.receive_text() == "hello"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8642", "", "a b"])
def test_another_name_is_refused(client, host):
    answered(client.get("/", headers={"Host": host}), 421, "foreign-host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "[::1]:8642", "192.168.1.5:8642"])
def test_our_names_and_bare_addresses_are_ours(client, host):
    assert client.get("/", headers={"Host": host}).status_code == 200


def test_behind_a_proxy():
    settings = Settings(base_url="https://razzia.example.org", allowed_hosts=("games.example.org",))
    with TestClient(build(settings, route_handlers=ROUTES), base_url="http://127.0.0.1:8642") as client:
        for host in ("razzia.example.org", "games.example.org", "127.0.0.1:8642"):
            answer = client.get("/", headers={"Host": host})
            assert answer.status_code == 200
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert "connect-src 'self' wss://razzia.example.org" in answer.headers["content-security-policy"]
        headers = {"Origin": "https://razzia.example.org"}
        assert client.post("/api/v1/orders", json={"seats": 2}, headers=headers).status_code == 201


def test_without_https_nobody_is_told_to_use_it(client):
    assert "strict-transport-security" not in client.get("/").headers


def test_whoever_asks_too_much_is_told_when_to_come_back():
    limits = Limits(requests_per_minute=2, connections_per_client=1)
    with TestClient(build(Settings(limits=limits), route_handlers=ROUTES), base_url=HOME) as client:
        assert [client.get("/healthz").status_code for _ in range(2)] == [200, 200]
        answer = client.get("/healthz")
        said = answered(answer, 429, "too-many")
        assert answer.headers["retry-after"] == str(said["facts"]["seconds"]) == "30"


def test_a_client_holds_so_many_connections():
    limits = Limits(connections_per_client=1)
    with TestClient(build(Settings(limits=limits), route_handlers=ROUTES), base_url=HOME) as client:
        for _ in range(2):
            with client.websocket_connect("/api/v1/live") as socket:
                with client.websocket_connect("/api/v1/live") as another:
                    said = another.receive_json()
                    assert (said["type"], said["code"], said["request"]) == ("refused", "too-many", None)
                    with pytest.raises(WebSocketDisconnect) as closed:
                        another.receive_text()
                    assert closed.value.code == 4429
                socket.send_text("bye")
                socket.receive_text()


# ── The web app ─────────────────────────────────────────────────────────────────────────────────────────────────


LONG = "export const again = 'and again';\n" * 200


@pytest.fixture
def web(tmp_path, monkeypatch):
    folder = tmp_path / "web"
    shutil.copytree(static.PAGES, folder)
    (folder / "assets").mkdir()
    (folder / "assets" / "index-Bx3a.js").write_text("export {}")
    (folder / "assets" / "long-Cy4b.js").write_text(LONG)
    (folder / "assets" / "photo-Dz5c.png").write_text(LONG)
    (folder / "odd.xyz").write_text("?")
    monkeypatch.setattr(static.handler, "__defaults__", (folder,))
    with TestClient(build(Settings()), base_url=HOME) as client:
        yield client


def test_the_web_app_is_served_where_it_was_built(web):
    page = web.get("/").content
    for path in ("/tables/k7Qd", "/replay", "/replay/", "/replay/k7Qd", "/replay/k7Qd/17", "/index.html"):
        assert web.get(path).content == page
        assert web.get(path).headers["cache-control"] == "no-cache"
    script = web.get("/assets/index-Bx3a.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert web.get("/odd.xyz").headers["content-type"] == "application/octet-stream"
    answered(web.get("/assets/other.js"), 404, "no-such-page")
    answered(web.get("/api/v1/nothing"), 404, "no-such-page")
    answered(web.get("/tablesaw"), 404, "no-such-page")
    answered(web.get("/replays"), 404, "no-such-page")
    answered(web.post("/tables/k7Qd"), 405, "wrong-method")
    with pytest.raises(WebSocketDisconnect), web.websocket_connect("/tables/k7Qd"):
        pass


def form(answer) -> tuple[str | None, str | None]:
    """In which form an answer has come, and whether another one might have."""
    return answer.headers.get("content-encoding"), answer.headers.get("vary")


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5", "deflate,GZIP ; q=1.0", "gzip;q=0.001"])
def test_who_takes_it_compressed_gets_it_compressed(web, accepted):
    answer = web.get("/assets/long-Cy4b.js", headers={"Accept-Encoding": accepted})
    assert form(answer) == ("gzip", "Accept-Encoding")
    assert answer.text == LONG
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(answer.headers["content-length"]) == answer.num_bytes_downloaded < len(LONG) / 10
    head = web.head("/assets/long-Cy4b.js", headers={"Accept-Encoding": accepted})
    assert head.headers["content-length"] == answer.headers["content-length"]


@pytest.mark.parametrize("accepted", ["", "identity", "br", "gzip;q=0", "gzip; q=0.000", "gzippy"])
def test_who_does_not_gets_it_as_it_is(web, accepted):
    answer = web.get("/assets/long-Cy4b.js", headers={"Accept-Encoding": accepted})
    assert form(answer) == (None, "Accept-Encoding")
    assert answer.content == LONG.encode()


def test_what_is_short_or_compressed_by_itself_is_left_alone(web):
    for path in ("/assets/index-Bx3a.js", "/assets/photo-Dz5c.png", "/odd.xyz"):
        assert form(web.get(path, headers={"Accept-Encoding": "gzip"})) == (None, None)


def test_each_form_has_a_tag_of_its_own(web):
    path = "/assets/long-Cy4b.js"
    small, plain = ({"Accept-Encoding": accepted} for accepted in ("gzip", "identity"))
    tags = [web.get(path, headers=headers).headers["etag"] for headers in (small, plain)]
    assert tags[0] != tags[1]
    for headers, tag, other in ((small, *tags), (plain, *reversed(tags))):
        known = web.get(path, headers={**headers, "If-None-Match": tag})
        assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", tag)
        assert known.headers["vary"] == "Accept-Encoding"
        assert web.get(path, headers={**headers, "If-None-Match": other}).status_code == 200
