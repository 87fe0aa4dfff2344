"""What is counted and measured."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

from razzia.server.metrics import Metrics


def numbers(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Every number by its name and labels, as a Prometheus server reads them."""
    families = text_string_to_metric_families(metrics.text().decode())
    return {(sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples}


def test_everything_is_counted():
    metrics = Metrics()
    tables = {"waiting": 3, "playing": 2}
    metrics.count_tables(lambda status: tables.get(status, 0))
    metrics.accepted("act")
    metrics.accepted("act")
    metrics.refused("stale-version")
    metrics.moved(0.004)
    with metrics.move(), metrics.commit(), metrics.connection():
        assert numbers(metrics)["razzia_connections",] == 1
    metrics.bot_moved("hard", 0.3)
    metrics.dropped()
    metrics.answered("GET", "/tables/{id}", 200, 0.002)
    metrics.answered("BREW", "", 404, 0.002)
    found = numbers(metrics)
    tables["playing"] = 7
    assert numbers(metrics)["razzia_tables", "playing"] == 7
    assert found["razzia_tables", "waiting"] == 3
    assert found["razzia_tables", "playing"] == 2
    assert found["razzia_tables", "finished"] == 0
    assert found["razzia_connections",] == 0
    assert found["razzia_commands_accepted_total", "act"] == 2
    assert found["razzia_commands_refused_total", "stale-version"] == 1
    assert found["razzia_move_seconds_count",] == 2
    assert found["razzia_commit_seconds_count",] == 1
    assert found["razzia_bot_thinking_seconds_sum", "hard"] == 0.3
    assert found["razzia_connections_dropped_total",] == 1
    assert found["razzia_http_requests_total", "GET", "/tables/{id}", "200"] == 1
    assert found["razzia_http_requests_total", "other", "other", "404"] == 1
    assert found["razzia_http_request_seconds_count",] == 2


def test_two_servers_do_not_mix_their_numbers():
    one, other = Metrics(), Metrics()
    one.dropped()
    assert numbers(one)["razzia_connections_dropped_total",] == 1
    assert numbers(other)["razzia_connections_dropped_total",] == 0


def test_a_connection_that_fails_is_no_longer_counted():
    metrics = Metrics()
    with pytest.raises(ConnectionError), metrics.connection():
        raise ConnectionError
    assert numbers(metrics)["razzia_connections",] == 0
