"""Razzia! for PettingZoo: all the seats, one after the other. Takes the extra ``pettingzoo``."""

from typing import Any, ClassVar

from razzia.editions import DEFAULT_EDITION
from razzia.envs import observation
from razzia.envs.extra import need
from razzia.envs.observation import VERSION
from razzia.envs.refusal import action_number
from razzia.envs.reward import ILLEGAL_REWARD

need("pettingzoo", "gymnasium", "pettingzoo")

from gymnasium.utils import EzPickle  # noqa: E402  # after the word about a missing extra
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from razzia.envs.pettingzoo_table import Table, metadata  # noqa: E402


def env(**options: Any) -> Any:
    """The environment as PettingZoo wants it used. It takes the options of :class:`raw_env`.

    An illegal action ends the game for all, as is the custom of PettingZoo: its player gets −1, the others 0. What was
    wrong is in ``infos[agent]["illegal_action"]``, in the words of the game.
    """
    inner: Any = raw_env(**options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ExplainIllegal(inner, ILLEGAL_REWARD)))


class ExplainIllegal(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]  # PettingZoo declares no types
    """PettingZoo's own answer to an illegal action, with the reason in the info of its agent."""

    def step(self, action: Any) -> None:
        """Step, and note why if the action was not legal."""
        agent = self.agent_selection
        playing = not (self.terminations[agent] or self.truncations[agent])
        why_not = self.unwrapped.episode.refusal(action_number(action)) if playing else None
        super().step(action)
        if why_not is not None:
            self.unwrapped.infos[agent]["illegal_action"] = why_not


class raw_env(Table, AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
    """A table of Razzia! as an environment in which agents act one at a time. Version 0.

    Agents
        ``player_0`` to ``player_4`` are the seats A to E, clockwise. Who begins depends on the lot. A player without a
        face-up cheque is not asked until the next round; when alone, a player acts several times in a row.
    Options
        ``players`` (2 to 5, default 4), ``edition`` (``amigo-2004`` or ``primigenio-2020``), ``piles`` (2 or 1),
        ``reward`` (``win`` or ``points``), ``render_mode``.
    Observation
        A dictionary: ``observation``, the 373 numbers of the tables below as the agent sees them, and ``action_mask``,
        38 numbers: 1 where the agent may take the action, all 0 when it is not for the agent to act.
    Action
        One of the 38 actions of :mod:`razzia.core.actions`. If it draws a card, the card is turned over in the same
        step. The raw environment refuses an illegal one with :class:`~razzia.envs.refusal.IllegalAction` and changes
        nothing; :func:`env` ends the game.
    Reward
        See :mod:`razzia.envs.reward`. By default the share of the victory less 1/n when the game is over.
    Termination
        All agents terminate together when the game is over. Nothing is ever truncated.
    Rendering
        ``ansi``: the table as text. ``human``: that text, printed after every step. ``rgb_array``: a picture.
    Chance
        ``reset(seed=…)`` decides the lot and all the cards. Without a seed, each game is another one.
    """

    metadata: ClassVar[dict[str, Any]] = metadata("razzia", parallel=False)

    def __init__(
        self,
        players: int = 4,
        edition: str = DEFAULT_EDITION,
        piles: int = 2,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, edition, piles, reward, render_mode)
        super().__init__()
        self.set_up(players, edition, piles, reward, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game. No options are known."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.seat]
        self._show()

    def step(self, action: Any) -> None:
        """Take the action of the agent that is selected."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        rewards = self.episode.step(action_number(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.episode.seat]
        self._accumulate_rewards()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def __str__(self) -> str:
        return f"razzia_v{VERSION}"


raw_env.__doc__ = f"{raw_env.__doc__}\n{observation.__doc__}"
