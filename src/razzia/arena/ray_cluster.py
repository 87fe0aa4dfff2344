"""A Ray cluster that plays games: the same games, and the same results, as on one machine."""

import logging
import os
import socket
import sys
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import redirect_stdout

from razzia.arena.job import Job, Seating
from razzia.arena.processes import play, threads
from razzia.arena.referee import Outcome


class RayCluster:
    """All the cores of a Ray cluster, as many for each game as its bots may use."""

    def __init__(self, job: Job, address: str, processes: int | None = None) -> None:
        """Join the cluster at an address; ``local`` starts one on this machine, of so many processes."""
        # Whose bot ended its process is for the arena to say; Ray reads this when it is imported.
        os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", "^A worker died or was killed")
        import ray
        from ray.exceptions import NodeDiedError, OutOfMemoryError, WorkerCrashedError

        self._ray = ray
        _knock(address)
        # What Ray itself has to say must not get between the lines of a result.
        self._aside = redirect_stdout(sys.stderr)
        wanted = threads(job)
        ray.init(
            address,
            num_cpus=processes and processes * wanted,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
        self.lost: tuple[type[BaseException], ...] = (WorkerCrashedError, NodeDiedError, OutOfMemoryError)
        nodes = ray.nodes()  # type: ignore[no-untyped-call]
        machines = [int(node["Resources"].get("CPU", 0)) for node in nodes if node["Alive"]]
        share, self.size = shares(machines, wanted)
        self._job = ray.put(job)
        # A game whose process ends is not simply tried again: someone may be to blame.
        self._play = ray.remote(max_retries=0, num_cpus=share)(play)

    def submit(self, seating: Seating) -> Future[Outcome]:
        """Have a game played."""
        outcome: Future[Outcome] = self._play.remote(self._job, seating).future()
        return outcome

    def __enter__(self) -> "RayCluster":
        self._aside.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()
        self._aside.__exit__(None, None, None)


def shares(machines: Sequence[int], wanted: int) -> tuple[int, int]:
    """How many cores to ask for each game, and how many games then fit on machines of so many cores.

    A game that asks for more than any machine has would wait forever, so it shares what the largest has.
    """
    share = max(1, min(wanted, max(machines, default=1)))
    return share, max(1, sum(cores // share for cores in machines))


def _knock(address: str) -> None:
    """See whether anyone is there. Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=5).close()
