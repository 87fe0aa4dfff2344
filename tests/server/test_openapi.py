"""The OpenAPI document says what is true, and whatever it lets through, the server can stand."""

import base64
import json
import typing
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.routes import HTTPRoute
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from razzia.server.messages import FromClient, ToClient
from razzia.server.openapi import API, PATH
from tests.server.open_house import OpenHouse, open_house

OPERATIONS = [
    ("GET", "/api/v1/lobby"),
    ("GET", "/api/v1/finished"),
    ("GET", "/api/v1/my-tables"),
    ("POST", "/api/v1/tables"),
    ("GET", "/api/v1/tables/{table_id}"),
    ("POST", "/api/v1/tables/{table_id}/commands"),
    ("GET", "/api/v1/tables/{table_id}/history"),
    ("GET", "/api/v1/tables/{table_id}/replay"),
    ("GET", "/api/v1/tables/{table_id}/record"),
    ("POST", "/api/v1/replays"),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("openapi") / "razzia.db") as opened:
        yield opened


@pytest.fixture(scope="module")
def document(house) -> dict[str, Any]:
    answer = house.person().get("/openapi.json")
    assert answer.headers["Content-Type"].startswith("application/")
    found: dict[str, Any] = answer.json()
    return found


@pytest.fixture(scope="module")
def described(house) -> Any:
    return schemathesis.openapi.from_url(f"{house.url}/api/v1/openapi.json")


# ── The document ────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_route_is_in_it_with_every_status(house, document):
    routes = {
        (route.path_format, method.lower())
        for route in house.app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith(API) and not route.path.startswith(PATH)
        for method in route.methods - {"OPTIONS"}
    }
    assert routes == {(path, method.lower()) for method, path in OPERATIONS}
    operations = {(path, method): found for path, one in document["paths"].items() for method, found in one.items()}
    assert set(operations) == routes
    for found in operations.values():
        assert found["description"]
        refusals = {"400", "401", "403", "404", "405", "409", "413", "421", "429", "500", "503"}
        success = set(found["responses"]) - refusals
        assert set(found["responses"]) == refusals | success
        assert len(success) == 1
        for answer in found["responses"].values():
            assert answer["description"]
            assert answer["content"]["application/json"]["schema"]


def test_who_needs_a_key_is_told_so(document):
    (name, scheme), = document["components"]["securitySchemes"].items()  # fmt: skip
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    needing = {
        (method, path)
        for path, one in document["paths"].items()
        for method, found in one.items()
        if found.get("security") == [{name: []}]
    }
    assert needing == {
        ("get", "/api/v1/my-tables"),
        ("post", "/api/v1/tables"),
        ("post", "/api/v1/tables/{table_id}/commands"),
    }


@pytest.mark.parametrize("side", ["FromClient", "ToClient"])
def test_every_message_of_live_play_is_described(document, side):
    schemas = document["components"]["schemas"]
    kinds = {kind.__name__: kind for kind in typing.get_args({"FromClient": FromClient, "ToClient": ToClient}[side])}
    named = {one["$ref"].rpartition("/")[2] for one in schemas[side]["anyOf"]}
    assert named == set(kinds)
    for name, kind in kinds.items():
        assert schemas[name]["description"]
        assert schemas[name]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]
    assert f"`{side}`" in document["info"]["description"]


def test_nothing_in_it_leads_nowhere(document):
    def references(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            if isinstance(part.get("$ref"), str):
                yield part["$ref"]
            for value in part.values():
                yield from references(value)
        elif isinstance(part, list):
            for value in part:
                yield from references(value)

    found = set(references(document))
    assert len(found) > 50
    for reference in found:
        kind, name = reference.removeprefix("#/components/").split("/")
        assert name in document["components"][kind]


# ── The server ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"])
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_whatever_is_asked_is_answered_as_described(house, described, method, path, mode):
    """No failure of the server, no status and no answer that the document does not know."""
    ada = house.person("Ada")
    table = ada.make(players=3, open=True, bots={"C": "easy"})
    headers = {"Authorization": f"Bearer {ada.key}"}
    statuses: set[int] = set()

    @given(case=described[path][method].as_strategy(generation_mode=mode))
    @settings(
        max_examples=40,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    def ask(case: Case) -> None:
        if mode is GenerationMode.POSITIVE and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        answer = case.call(headers=headers)
        statuses.add(answer.status_code)
        # Names must be fit for a screen, and a page must begin somewhere: no schema can say so.
        excluded = [positive_data_acceptance]
        if method == "GET":
            excluded.append(negative_data_rejection)  # what else is in a query is nobody's business
        case.validate_response(answer, headers=headers, excluded_checks=excluded)

    ask()
    assert statuses
    assert not [entry for entry in house.entries() if entry["level"] == "error"]


CURSORS = [[], [1], [1, 2], ["x"], ["x", 1], [-1, "x"], [2**63, "x"], [1, "\x00"], [1, "x", 2], ["playing", 2**70, "x"]]


@pytest.mark.parametrize("path", ["/lobby", "/finished", "/my-tables"])
def test_a_page_that_begins_nowhere(house, path):
    ada = house.person("Ada")
    before = [base64.urlsafe_b64encode(json.dumps(cursor).encode()).decode() for cursor in CURSORS]
    for cursor in [*before, "", "x", "===", "\u00e9", "bnVsbA=="]:
        answer = ada.get(path, params={"before": cursor})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-cursor"), cursor


BODIES = [
    b"",
    b"null",
    b"[]",
    b"{",
    b'{"players":"4"}',
    b'{"edition":"\xff"}',
    b'{"x":' + b"[" * 10_000,
    b'{"type":"fly"}',
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_a_body_that_cannot_be_read(house, body):
    ada = house.person("Ada")
    for path in ("/tables", f"/tables/{ada.make(players=2)}/commands"):
        answer = ada.post(path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-request")
        assert answer.json()["facts"]["why"]
