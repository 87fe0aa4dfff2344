"""A Ray cluster that plays games: the same games, and the same results, as on one machine."""

import logging
from concurrent.futures import Future
from typing import Any

from razzia.arena.job import Job, Seating
from razzia.arena.processes import play
from razzia.arena.referee import Outcome


class RayCluster:
    """All the cores of a Ray cluster, one game at a time each."""

    def __init__(self, job: Job, address: str, **settings: Any) -> None:
        """Join the cluster at an address; ``local`` starts one on this machine. ``settings`` go to ``ray.init``."""
        import ray
        from ray.exceptions import NodeDiedError, WorkerCrashedError

        self._ray = ray
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False, **settings)
        self.lost: tuple[type[BaseException], ...] = (WorkerCrashedError, NodeDiedError)
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
        self._job = ray.put(job)
        # A game whose process ends is not simply tried again: someone may be to blame.
        self._play = ray.remote(max_retries=0)(play)

    def submit(self, seating: Seating) -> Future[Outcome]:
        """Have a game played."""
        outcome: Future[Outcome] = self._play.remote(self._job, seating).future()
        return outcome

    def __enter__(self) -> "RayCluster":
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()
