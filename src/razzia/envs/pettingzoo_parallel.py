"""Razzia! for PettingZoo's parallel interface, for code that wants an action of every agent in every step.

Razzia! is a game of turns: where you can choose, take :mod:`razzia.envs.pettingzoo_env`.
"""

from typing import Any, ClassVar, Final

import numpy as np

from razzia.core.actions import ACTIONS
from razzia.editions import DEFAULT_EDITION
from razzia.envs import observation
from razzia.envs.episode import Episode
from razzia.envs.extra import need
from razzia.envs.observation import VERSION, Numbers
from razzia.envs.render import RENDER_MODES, Rendered, check_mode, render

need("pettingzoo", "gymnasium", "pettingzoo")

from gymnasium import spaces  # noqa: E402  # after the word about a missing extra
from gymnasium.utils import EzPickle  # noqa: E402
from pettingzoo import ParallelEnv  # noqa: E402
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

from razzia.envs.pettingzoo_env import ILLEGAL_REWARD  # noqa: E402
from razzia.envs.space import observation_space  # noqa: E402

MAX_CYCLES: Final = 1000
"""More than a game can take; it bounds the patience with illegal actions."""


def env(**options: Any) -> Any:
    """The same cycles, with one agent asked after the other. It takes the options of :class:`parallel_env`."""
    return parallel_to_aec(parallel_env(**options))


class parallel_env(ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
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

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "name": f"razzia_parallel_v{VERSION}",
        "is_parallelizable": True,
        "render_fps": 1,
    }

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
        check_mode(render_mode)
        self.episode: Final = Episode(players, edition, piles, reward)
        self.max_cycles: Final = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._observation_space = observation_space()
        self._action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, _agent: str) -> Any:
        """The same for every agent."""
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """38 actions; an object for each agent, as each is seeded on its own."""
        return self._action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, dict[str, Numbers]], dict[str, dict[str, Any]]]:
        """Begin a game. No options are known."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode.begin(self._random)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Take the action of the agent that must act."""
        seats = self.agents
        agent = seats[self.episode.seat]
        infos: dict[str, dict[str, Any]] = {other: {} for other in seats}
        why_not = self.episode.refusal(int(actions[agent]))
        if why_not is None:
            rewards = dict(zip(seats, self.episode.step(int(actions[agent])), strict=True))
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
        return {
            agent: {"observation": self.episode.observation(seat), "action_mask": self.episode.action_mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> Rendered:
        """The table, in the way that was chosen at the start."""
        return render(self.episode.game, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


parallel_env.__doc__ = f"{parallel_env.__doc__}\n{observation.__doc__}"
