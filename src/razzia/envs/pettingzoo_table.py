"""What both environments of PettingZoo share: the table and its agents, their spaces, and how it is shown."""

from typing import Any

import numpy as np

from razzia.core.actions import ACTIONS
from razzia.envs.episode import Episode
from razzia.envs.extra import need
from razzia.envs.observation import VERSION, Numbers
from razzia.envs.render import RENDER_MODES, Rendered, check_mode, render

need("pettingzoo", "gymnasium", "pettingzoo")

from gymnasium import spaces  # noqa: E402  # after the word about a missing extra

from razzia.envs.space import observation_space  # noqa: E402


class Table:
    """A table of agents, ``player_0`` in seat A. It comes before PettingZoo's own class, whose methods it fills in."""

    episode: Episode
    render_mode: str | None
    possible_agents: list[str]

    def set_up(self, players: int, edition: str, piles: int, reward: str, render_mode: str | None) -> None:
        """Set up the table, before the first game."""
        check_mode(render_mode)
        self.episode = Episode(players, edition, piles, reward)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._observation_space = observation_space()
        self._action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """Begin a game; without a seed, the next one."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode.begin(self._random)
        self.agents = self.possible_agents[:]

    def observation_space(self, _agent: str) -> Any:
        """The same for every agent."""
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """38 actions; an object for each agent, as each is seeded on its own."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Numbers]:
        """What an agent sees, and may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.action_mask(seat)}

    def render(self) -> Rendered:
        """The table, in the way that was chosen at the start."""
        return render(self.episode.game, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


def metadata(name: str, *, parallel: bool) -> dict[str, Any]:
    """What PettingZoo asks every environment to say of itself."""
    return {
        "render_modes": RENDER_MODES,
        "name": f"{name}_v{VERSION}",
        "is_parallelizable": parallel,
        "render_fps": 1,
    }
