"""Who is at a table: those who play, and those who only watch."""

import pytest
from msgspec import json

from razzia.server.guest import Guest
from razzia.server.hall import Hall
from razzia.server.messages import Presence, ToClient
from razzia.server.metrics import Metrics
from razzia.table.commands import Sit, StandUp
from razzia.table.setup import Setup
from tests.server.storing import opened

pytestmark = pytest.mark.anyio


async def test_whoever_sits_down_does_not_only_watch_any_more(sqlite_url):
    async with opened(sqlite_url) as store:
        hall, guest = Hall(store, Metrics()), Guest("bo")
        table = await hall.make(Setup(players=2), "ada")

        async def told() -> list[Presence]:
            messages = [json.decode(message, type=ToClient) for message in await guest.messages()]
            return [message for message in messages if isinstance(message, Presence)]

        with hall.attendance.visit(await hall.room(table.id), guest):
            assert await told() == [Presence((), 1)]
            await hall.submit(table.id, Sit(request="sit", name="Bo"), "bo")
            assert await told() == [Presence(("A",), 0)]
            await hall.submit(table.id, StandUp(request="stand up", seat="A"), "bo")
            assert await told() == [Presence((), 1)]
