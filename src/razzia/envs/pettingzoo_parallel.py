"""Razzia! for PettingZoo's parallel interface, for code that wants an action of every agent in every step.

Razzia! is a game of turns: where you can choose, take :mod:`razzia.envs.pettingzoo_env`.
"""

from typing import Any, ClassVar, Final

from razzia.editions import DEFAULT_EDITION
from razzia.envs import observation
from razzia.envs.extra import need
from razzia.envs.observation import Numbers
from razzia.envs.refusal import action_number
from razzia.envs.reward import ILLEGAL_REWARD

need("pettingzoo", "gymnasium", "pettingzoo")

from gymnasium.utils import EzPickle  # noqa: E402  # after the word about a missing extra
from pettingzoo import ParallelEnv  # noqa: E402
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

from razzia.envs.pettingzoo_table import Table, metadata  # noqa: E402

MAX_CYCLES: Final = 1000
"""More than a game can take; it bounds the patience with illegal actions."""


def env(**options: Any) -> Any:
    """The same cycles, with one agent asked after the other. It takes the options of :class:`parallel_env`."""
    return parallel_to_aec(parallel_env(**options))


class parallel_env(Table, ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
    """A table of Razzia! as an environment in which all the agents act in every cycle. Version 0.

    Only the action of the agent that must act counts, and the others are not looked at. All else is as in
    :mod:`razzia.envs.pettingzoo_env`: agents, observation, reward, rendering and chance.

    Options
        As there, and ``max_cycles`` (default 1000): after so many cycles the game is truncated.
    Observation
        ``action_mask`` is all 0 for those who wait.
    Action
        One of the 38 actions of :mod:`razzia.core.actions` from every agent. An illegal one is refused, as at a table:
        the game stays as it is, the agent gets −1, ``infos[agent]["illegal_action"]`` says what was wrong, and it must
        act again in the next cycle.
    Termination
        All agents terminate together when the game is over, or are truncated after ``max_cycles``.
    """

    metadata: ClassVar[dict[str, Any]] = metadata("razzia_parallel", parallel=True)

    def __init__(
        self,
        players: int = 4,
        edition: str = DEFAULT_EDITION,
        piles: int = 2,
        reward: str = "win",
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, edition, piles, reward, max_cycles, render_mode)
        self.set_up(players, edition, piles, reward, render_mode)
        self.max_cycles: Final = max_cycles

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, dict[str, Numbers]], dict[str, dict[str, Any]]]:
        """Begin a game. No options are known."""
        self.begin(seed)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Take the action of the agent that must act."""
        seats = self.agents
        agent = seats[self.episode.seat]
        infos: dict[str, dict[str, Any]] = {other: {} for other in seats}
        action = action_number(actions[agent])
        why_not = self.episode.refusal(action)
        if why_not is None:
            rewards = dict(zip(seats, self.episode.step(action), strict=True))
        else:
            infos[agent]["illegal_action"] = why_not
            rewards = {other: ILLEGAL_REWARD if other == agent else 0.0 for other in seats}
        self._cycles += 1
        terminated = self.episode.over
        truncated = not terminated and self._cycles >= self.max_cycles
        observations = self._observations()
        if terminated or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(seats, terminated), dict.fromkeys(seats, truncated), infos

    def _observations(self) -> dict[str, dict[str, Numbers]]:
        return {agent: self.observe(agent) for agent in self.possible_agents}


parallel_env.__doc__ = f"{parallel_env.__doc__}\n{observation.__doc__}"
