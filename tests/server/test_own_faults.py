"""What goes wrong in the server itself: it is logged, said without details, and ends nobody's connection."""

import pytest

from razzia.server.storage.store import Listing
from tests.server.open_house import open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with open_house(tmp_path_factory.mktemp("faults") / "razzia.db") as opened:
        yield opened


def test_an_error_of_ours_is_logged_and_the_connection_stays(house, monkeypatch):
    ada = house.person("Ada")
    table = ada.make(players=2)
    here = ada.come(table)

    async def broken(*_facts) -> int:
        raise ZeroDivisionError("the secret is swordfish")

    with monkeypatch.context() as patch:
        patch.setattr(house.hall, "submit", broken)
        answer = here.ask("sit", name="Ada", request="my request")
    assert (answer["type"], answer["request"], answer["code"]) == ("refused", "my request", "internal")
    assert "swordfish" not in str(answer)
    [logged] = [entry for entry in house.entries() if entry["level"] == "error"]
    assert "ZeroDivisionError" in str(logged)
    assert (logged["table"], logged["request"]) == (table, answer["facts"]["text"])
    assert here.ask("sit", name="Ada")["type"] == "accepted"


def test_a_table_that_cannot_be_read_is_our_fault(house):
    table = "newertab2e22"

    async def write() -> None:
        entry = b'{"at":1,"news":{"news":"table-danced-on"}}'
        await house.hall.store.append(table, 1, entry, Listing("waiting", False, b"{}", 1))

    house.call(write)
    before = sum(entry["level"] == "error" for entry in house.entries())
    door = house.person().knock(table)
    door.send({"type": "hello", "protocol": 1})
    assert door.closed_with() == 4500
    errors = [entry for entry in house.entries() if entry["level"] == "error"][before:]
    assert [(entry["event"], entry["table"]) for entry in errors] == [("internal error", table)]
