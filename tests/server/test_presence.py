"""Who is at a table: those who play, and those who only watch."""

import asyncio

from msgspec import json

from razzia.server.guest import Guest
from razzia.server.messages import Presence, ToClient
from razzia.server.room import Room
from razzia.table.commands import Sit, StandUp
from tests.table.evening import Evening


def test_whoever_sits_down_does_not_only_watch_any_more():
    evening = Evening()
    room, guest = Room(evening.table), Guest("bo")
    room.guests.add(guest)
    assert room.presence == Presence((), 1)

    def told(kind, **fields):
        entry = evening.ask("bo", kind, **fields)
        room.change(evening.table, entry, (), evening.now)
        messages = asyncio.run(guest.messages())
        return [message for message in messages if isinstance(json.decode(message, type=ToClient), Presence)]

    assert told(Sit, name="Bo") == [json.encode(Presence(("A",), 0))]
    assert told(StandUp, seat="A") == [json.encode(Presence((), 1))]
