"""How much a client may ask for, and who is a client."""

from ipaddress import ip_network

import pytest

from razzia.server.limits import Allowance, Bucket, Buckets, client_of
from razzia.server.refusals import RequestError
from razzia.server.settings import Limits, Settings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


def scope(peer: str | None, *forwarded: str) -> dict:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return {"client": (peer, 1) if peer else None, "headers": headers}


def test_a_bucket_fills_up_again(clock):
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.5
    assert bucket.take() == 0
    assert bucket.take() == 0.5
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_every_client_has_its_own_bucket_and_memory_is_bounded(clock):
    buckets = Buckets(rate=1, burst=1, clock=clock, most=10)
    assert buckets.take("a") == 0
    assert buckets.take("a") == 1
    assert buckets.take("b") == 0
    for number in range(100):
        assert buckets.take(str(number)) == 0
        assert buckets.take("a") == 1  # whoever comes all the time is not forgotten
    assert len(buckets) == 10


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.5", [], "203.0.113.5"),
        ("203.0.113.5", ["198.51.100.1"], "203.0.113.5"),  # anyone can send such a header
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),  # the client made up the first one
        ("127.0.0.1", ["1.1.1.1", "198.51.100.1, 10.1.2.3"], "198.51.100.1"),
        ("127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["nonsense"], "127.0.0.1"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"),
        (None, ["198.51.100.1"], "unknown"),
        (None, [], "unknown"),
        ("testclient", [], "unknown"),
    ],
)
def test_who_asks(peer, forwarded, client):
    trusted = (ip_network("127.0.0.0/8"), ip_network("10.0.0.0/8"))
    assert client_of(scope(peer, *forwarded), trusted) == client


def test_requests_tables_and_messages_are_counted(clock):
    limits = Limits(requests_per_minute=60, tables_per_hour=2, messages_per_second=2, message_burst=1)
    allowance = Allowance(Settings(limits=limits), clock)
    for _ in range(60):
        allowance.request("a")
    with pytest.raises(RequestError, match="too many requests; try again in 1 s"):
        allowance.request("a")
    allowance.request("b")
    for _ in range(2):
        allowance.new_table("a")
    with pytest.raises(RequestError, match="too many new tables; try again in 1,800 s"):
        allowance.new_table("a")
    messages = allowance.messages("a")
    messages.message()
    with pytest.raises(RequestError, match="too many messages"):
        messages.message()
    clock.now += 0.5
    messages.message()


def test_lines_of_chat_are_counted_over_all_connections_of_a_client(clock):
    allowance = Allowance(Settings(limits=Limits(lines_per_minute=6)), clock)
    connections = [allowance.messages("a") for _ in range(3)]
    for connection in connections * 2:
        connection.line()
    for connection in connections:
        with pytest.raises(RequestError, match="too many lines of chat; try again in 10 s"):
            connection.line()
    allowance.messages("b").line()
    clock.now += 10
    connections[0].line()


def test_connections_are_counted_while_they_are_open(clock):
    allowance = Allowance(Settings(limits=Limits(connections_per_client=1)), clock)
    with allowance.connection("a"):
        with pytest.raises(RequestError, match="too many connections"), allowance.connection("a"):
            pass
        with allowance.connection("b"):
            pass
    with allowance.connection("a"):
        pass
