"""Razzia! for Gymnasium: one seat against bots. Takes the extra ``gymnasium``.

>>> import gymnasium
>>> import razzia.envs.gymnasium_env
>>> env = gymnasium.make("razzia/Razzia-v0", bots=["greedy", "novice"])
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from razzia.bots import Entrant
from razzia.core.actions import ACTIONS, DONE
from razzia.core.cards import SEATS
from razzia.editions import DEFAULT_EDITION
from razzia.envs import observation
from razzia.envs.episode import Episode
from razzia.envs.extra import need
from razzia.envs.observation import VERSION
from razzia.envs.refusal import action_number
from razzia.envs.render import RENDER_MODES, Rendered, check_mode, render
from razzia.envs.reward import ILLEGAL_REWARD
from razzia.errors import SetupError
from razzia.notation import actions_of

need("gymnasium", "gymnasium")

import gymnasium  # noqa: E402  # after the word about a missing extra

from razzia.envs.space import observation_space  # noqa: E402

ENV_ID: Final = f"razzia/Razzia-v{VERSION}"


class RazziaEnv(gymnasium.Env[Any, Any]):
    """A seat at a table of Razzia! whose other seats are played by bots. Version 0.

    Options
        ``bots``: the names of the others, clockwise, as ``razzia simulate --bots`` takes them; one to four, default
        three times ``greedy``. ``seat``: ``A`` to ``E`` to sit there always; by default another seat by lot in every
        game. ``edition`` (``amigo-2004`` or ``primigenio-2020``), ``piles`` (2 or 1), ``reward`` (``win`` or
        ``points``), ``render_mode``.
    Observation
        A dictionary: ``observation``, the 373 numbers of the tables below as seen from the own seat, and
        ``action_mask``, 38 numbers: 1 where the action is legal. The mask is in ``info["action_mask"]`` as well.
    Action
        One of the 38 actions of :mod:`razzia.core.actions`. A step goes on, through the cards that are turned over and
        the moves of the bots, until the own seat must act again or the game is over.
    Reward
        See :mod:`razzia.envs.reward`. By default the share of the victory less 1/n when the game is over.
    Termination
        When the game is over. An illegal action ends it too, with a reward of −1, and ``info["illegal_action"]`` says
        what was wrong in the words of the game. Nothing is ever truncated.
    Rendering
        ``ansi``: the table as text. ``human``: that text, printed after every step. ``rgb_array``: a picture.
    Info
        ``action_mask``; ``seat``, the letter of the own seat; ``totals``, the points of each seat.
    Chance
        ``reset(seed=…)`` decides the lot, all the cards and the luck of the bots. A bot whose budget is a time may
        play differently all the same; give it a number of simulations to have it repeat itself.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(
        self,
        bots: Sequence[str] = ("greedy",) * 3,
        seat: str | None = None,
        edition: str = DEFAULT_EDITION,
        piles: int = 2,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self._bots = [Entrant.named(name) for name in ([bots] if isinstance(bots, str) else bots)]
        self.players: Final = len(self._bots) + 1
        self._episode = Episode(self.players, edition, piles, reward)
        if seat is not None and seat not in tuple(SEATS[: self.players]):
            raise SetupError("no-such-seat", str(seat), {"seats": " ".join(SEATS[: self.players])})
        self._chosen_seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, observation.Numbers], dict[str, Any]]:
        """Begin a game, and let the bots play until it is for the own seat to act. No options are known."""
        super().reset(seed=seed)
        self._episode.begin(self.np_random)
        drawn = int(self.np_random.integers(self.players))
        self._seat = drawn if self._chosen_seat is None else SEATS.index(self._chosen_seat)
        self._luck = Random(int(self.np_random.integers(2**63)))
        self._lost = False
        self._bots_play()  # no round ends before everyone has been asked in an auction: there is no reward yet
        self._show()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[dict[str, observation.Numbers], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until it is for the own seat to act again."""
        if self._lost or self._episode.over:
            raise ValueError("the game is over: call reset() before the next step()")
        number = action_number(action)
        why_not = self._episode.refusal(number)
        if why_not is not None:
            self._lost = True
            return self._observed(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal_action": why_not}
        reward = self._episode.step(number)[self._seat] + self._bots_play()
        self._show()
        return self._observed(), reward, self._episode.over, False, self._info()

    def _bots_play(self) -> float:
        """Let the bots act. Returns what that brought to the own seat."""
        reward = 0.0
        while not self._episode.over and self._episode.seat != self._seat:
            bot = self._bots[(self._episode.seat - self._seat - 1) % self.players]
            for action in actions_of(bot.choose(self._episode.game, self._luck)):
                reward += self._episode.step(action)[self._seat]
            if self._episode.stealing:
                reward += self._episode.step(DONE)[self._seat]
        return reward

    def _observed(self) -> dict[str, observation.Numbers]:
        return {
            "observation": self._episode.observation(self._seat),
            "action_mask": self._episode.action_mask(self._seat),
        }

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._episode.action_mask(self._seat),
            "seat": SEATS[self._seat],
            "totals": self._episode.totals,
        }

    def render(self) -> Rendered:
        """The table, in the way that was chosen at the start."""
        return render(self._episode.game, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


RazziaEnv.__doc__ = f"{RazziaEnv.__doc__}\n{observation.__doc__}"
if ENV_ID not in gymnasium.registry:
    gymnasium.register(ENV_ID, entry_point=f"{__name__}:RazziaEnv")
