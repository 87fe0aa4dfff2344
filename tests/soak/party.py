"""People who play one game after the other, at tables of one kind."""

import asyncio
from random import Random
from typing import Any

from tests.soak.door import Door
from tests.soak.ledger import Ledger
from tests.soak.player import Player

SETUPS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 4, "bots": {"C": "easy", "D": "easy"}},
    {"players": 3, "clock": {"kind": "move", "seconds": 5}},
    {"players": 5, "open_cheques": False, "bots": {"B": "easy", "C": "normal", "D": "easy", "E": "easy"}},
    {"players": 3, "piles": 1, "clock": {"kind": "total", "seconds": 10, "increment": 1}, "bots": {"B": "normal"}},
    {"players": 4, "open": True},
)
"""Tables with bots and without, with clocks and without, with everything open and from memory."""
REMATCH = 0.3


class Party:
    """Some people and bots. They play until nobody may begin another game."""

    def __init__(self, number: int, door: Door, ledger: Ledger, random: Random) -> None:
        self._setup = SETUPS[number % len(SETUPS)]
        # With a key one can say something twice and is heard once; without, one only watches.
        self._spectators = ([random.randbytes(32).hex()], [], [None], [])[number % 4]
        self._door = door
        self._ledger = ledger
        self._random = random
        seats = [seat for seat in "ABCDE"[: self._setup["players"]] if seat not in self._setup.get("bots", {})]
        self._keys = {seat: random.randbytes(32).hex() for seat in seats}
        if number % 3 == 0 and len(seats) > 2:  # two of them play on one device
            self._keys[seats[1]] = self._keys[seats[0]]

    @property
    def _host(self) -> str:
        return next(iter(self._keys.values()))

    async def play_on(self) -> None:
        """Play one game after the other."""
        table = await self._door.make(self._host, self._setup)
        while True:
            await self._play(table)
            if self._door.closing:
                return
            if self._random.random() < REMATCH:
                table = await self._rematch(table)
            else:
                table = await self._door.make(self._host, self._setup)

    async def _play(self, table: str) -> None:
        """One game, from the first seat taken to the record."""
        for seat, key in self._keys.items():
            sit = {"type": "sit", "request": f"sit {seat}", "seat": seat, "name": f"Player {seat}"}
            await self._door.command(table, key, sit | {"contribution": self._random.randbytes(4).hex()})
        await self._door.command(table, self._host, {"type": "start", "request": "start"})
        guests = [*dict.fromkeys(self._keys.values()), *self._spectators]
        await asyncio.gather(*(self._guest(table, key).play() for key in guests))
        await self._door.record(table)

    def _guest(self, table: str, key: str | None) -> Player:
        random = Random(self._random.getrandbits(64))
        return Player(self._door, self._ledger, table, key, random, overlooks="clock" in self._setup)

    async def _rematch(self, table: str) -> str:
        await self._door.command(table, self._host, {"type": "rematch", "request": "rematch"})
        while (rematch := (await self._door.look(table))["rematch"]) is None:
            await asyncio.sleep(0.05)  # this node has not heard of it yet
        self._ledger.commitments[rematch] = (await self._door.look(rematch))["commitment"]
        return str(rematch)
