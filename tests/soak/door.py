"""The way to the servers, over REST: whichever node answers, and again until one does."""

import asyncio
from collections.abc import Collection, Sequence
from random import Random
from typing import Any

import httpx
from msgspec import json

from tests.soak.ledger import Ledger

RETRY = 0.05
UNDECIDED = (429, 502, 503)
"""Answers after which one asks again."""


class Door:
    """All the nodes, behind one door."""

    def __init__(self, addresses: Sequence[str], ledger: Ledger, random: Random) -> None:
        self._addresses = addresses
        self._ledger = ledger
        self._random = random
        self._http = httpx.AsyncClient(timeout=30, limits=httpx.Limits(max_connections=None), trust_env=False)
        self.closing = False
        """Whether the last games are being played."""

    def any(self) -> str:
        """The address of one of the nodes, which may be dead."""
        return self._random.choice(self._addresses)

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    async def make(self, key: str, setup: dict[str, Any]) -> str:
        """Make a table. Returns its id."""
        made = await self._request("POST", "tables", key, setup)
        table: str = made["id"]
        self._ledger.commitments[table] = made["commitment"]
        return table

    async def look(self, table: str) -> dict[str, Any]:
        """A table as everyone sees it."""
        shown: dict[str, Any] = (await self._request("GET", f"tables/{table}"))["table"]
        return shown

    async def record(self, table: str) -> None:
        """Fetch the record of a game that is over."""
        self._ledger.records[table] = json.encode(await self._request("GET", f"tables/{table}/record"))

    async def command(self, table: str, key: str, command: dict[str, Any], expected: Collection[str] = ()) -> bool:
        """Have something done at a table. Returns whether it was granted."""
        answer = await self._request("POST", f"tables/{table}/commands", key, command, (*expected, "already-done"))
        code = answer.get("code", "already-done")
        if code != "already-done":
            self._ledger.refuse(table, key, command["request"], code)
            return False
        version = answer["version"] if "version" in answer else answer["facts"]["version"]
        self._ledger.grant(table, key, command["request"], version)
        return True

    async def _request(
        self, method: str, path: str, key: str | None = None, body: object = None, expected: Collection[str] = ()
    ) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        while True:
            try:
                answer = await self._http.request(
                    method, f"http://{self.any()}/api/v1/{path}", headers=headers, json=body
                )
            except httpx.TransportError:
                await asyncio.sleep(RETRY)
                continue
            if answer.status_code in UNDECIDED:
                await asyncio.sleep(RETRY)
                continue
            said: dict[str, Any] = answer.json()
            if answer.is_error and said["code"] not in expected:
                self._ledger.fault(f"{method} {path} {body}: {answer.status_code} {said}")
            return said
