"""Servers under load that are killed and started again, and again; then the games are played to their end."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from tests.soak.audit import Audit, Findings
from tests.soak.door import Door
from tests.soak.ledger import Ledger
from tests.soak.node import Node
from tests.soak.party import Party

LOAD = 20
"""A server is killed only after so many further acknowledgements: there must be something to lose."""
PATIENCE = 120.0
"""So many seconds the tables may take to go on after a kill, and then the last games to their end."""
BRIEFLY = 5.0
"""So many seconds are enough if something is wrong already."""
PROMPT = 15.0
"""So many seconds a server may take to end when it is asked to."""


@dataclass
class Outcome:
    """What a campaign came to."""

    kills: int = 0
    stops: int = 0
    starts: list[float] = field(default_factory=list)
    """How many seconds each start took, until people could come."""
    pauses: list[float] = field(default_factory=list)
    """How many seconds after each kill the next action was acknowledged."""
    findings: Findings = field(default_factory=Findings)


class Campaign:
    """A swarm, its servers, and whoever kills them."""

    def __init__(
        self,
        database: str,
        folder: Path,
        *,
        nodes: int,
        parties: int,
        seed: int | str,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.ledger = Ledger()
        self.outcome = Outcome()
        self._database = database
        self._random = Random(f"{seed} {nodes}")
        self._tell = tell
        self._nodes = [Node(f"node {number}", database, folder / f"node{number}.log") for number in range(1, nodes + 1)]
        self._door = Door([node.address for node in self._nodes], self.ledger, self._random)
        self._parties = [
            Party(number, self._door, self.ledger, Random(self._random.getrandbits(64))) for number in range(parties)
        ]

    @asynccontextmanager
    async def load(self) -> AsyncIterator[None]:
        """Start the servers and the swarm; in the end let all games come to theirs, stop the servers, and audit."""
        playing: list[asyncio.Task[None]] = []
        try:
            self.outcome.starts += await asyncio.gather(*(node.start() for node in self._nodes))
            playing += [asyncio.create_task(party.play_on()) for party in self._parties]
            yield
            self._door.closing = True
            await self._finish(playing)
            for node in self._nodes:
                await self._stop(node)
            self.outcome.findings = await asyncio.to_thread(Audit(self._database, self.ledger).run)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await self._door.close()
            for node in self._nodes:
                await node.end()

    async def kill_some(self) -> None:
        """Kill one server, or all of them, whichever it is."""
        await asyncio.sleep(self._random.choice([0, 0, 2, 4]))  # a bot needs some time until it is back, too
        some = [self._random.choice(self._nodes)] if self._random.random() < 0.75 else self._nodes
        await self.kill(*map(self._nodes.index, some), again=self._random.random() < 0.2)

    async def kill(self, *numbers: int, again: bool = False) -> None:
        """Kill servers at a random moment, and start them again; perhaps kill them again before they are ready."""
        victims = [self._nodes[number] for number in numbers]
        await self._wait_for_load()
        await self._strike(victims)
        going_on = asyncio.create_task(self._go_on())
        if again:
            for node in victims:
                await node.spawn()
            await asyncio.sleep(self._random.uniform(0, 2))
            for node in victims:
                node.strike()
                await node.gone()
        self.outcome.kills += len(victims) * (1 + again)
        self.outcome.starts += await asyncio.gather(*(node.start() for node in victims))
        pause = await going_on
        self.outcome.pauses.append(pause)
        names = " and ".join(node.name for node in victims) + (" twice" if again else "")
        self._tell(
            f"kill {self.outcome.kills}: {names}; {self.ledger.acknowledgements} acknowledged, "
            f"{len(self.ledger.records)} games over; the next acknowledgement came after {pause:.1f} s"
        )

    async def _go_on(self) -> float:
        """Wait for the next acknowledgement. Returns how many seconds it took."""
        began = monotonic()
        if not await self.ledger.go_on(1, PATIENCE):
            self.ledger.fault(f"no table went on within {PATIENCE:.0f} seconds after a kill")
        return monotonic() - began

    async def stop(self) -> None:
        """Ask one of the servers to end, under load, and start it again."""
        await self._wait_for_load()
        node = self._random.choice(self._nodes)
        seconds = await self._stop(node)
        self.outcome.stops += 1
        self.outcome.starts.append(await node.start())
        self._tell(f"stop {self.outcome.stops}: {node.name} ended by itself after {seconds:.1f} s")

    async def _wait_for_load(self) -> None:
        if not await self.ledger.go_on(LOAD, PATIENCE):
            self.ledger.fault(f"fewer than {LOAD} actions within {PATIENCE:.0f} seconds")

    async def _strike(self, victims: list[Node]) -> None:
        """Half of the time at some moment, else in the moment in which a client has read that its action is saved."""
        if self._random.random() < 0.5:
            await asyncio.sleep(self._random.uniform(0, 0.5))
            for node in victims:
                node.strike()
        else:
            for node in victims:
                self.ledger.after(self._random.randint(1, 50), node.strike)
        for node in victims:
            try:
                await asyncio.wait_for(node.gone(), PATIENCE)
            except TimeoutError:
                self.ledger.fault(f"nothing was acknowledged for {PATIENCE:.0f} seconds")
                await node.end()

    async def _stop(self, node: Node) -> float:
        code, seconds = await node.stop()
        if code != 0:
            self.ledger.fault(f"{node.name} ended with exit code {code} when it was asked to end")
        if seconds > PROMPT:
            self.ledger.fault(f"{node.name} took {seconds:.1f} seconds to end")
        return seconds

    async def _finish(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until all games are over. A client that has failed has something to say."""
        patience = BRIEFLY if self.ledger.faults else PATIENCE
        done, pending = await asyncio.wait(playing, timeout=patience)
        for task in done:
            task.result()
        if pending:
            self.ledger.fault(f"{len(pending)} tables did not come to their end within {patience:.0f} seconds")
