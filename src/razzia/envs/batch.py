"""Thousands of games at once, on NumPy arrays. No extra is needed."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from razzia.core.actions import ACTIONS
from razzia.core.compile import compiled
from razzia.core.rules import act, legal_actions, reveal
from razzia.core.state import CHANCE, OVER, State, States, empty_states
from razzia.editions import DEFAULT_EDITION
from razzia.envs import observation
from razzia.envs.lot import starting_positions
from razzia.envs.observation import SIZE, Numbers, Records, write_mask, write_observation
from razzia.envs.refusal import IllegalAction, refusal
from razzia.envs.reward import reward_named, write_rewards
from razzia.playout import random_action, random_below, random_card

LEGAL: Final = -1
"""The answer of :func:`_first_illegal` when every action is legal."""


class IllegalActions(IllegalAction):
    """Some actions of a batch are not legal. Nothing was played in any game."""

    def __init__(self, message: str, games: NDArray[np.int64]) -> None:
        super().__init__(message)
        self.games = games
        """The numbers of the games whose action is not legal."""


class Batch:
    """Many games of Razzia!, stepped together. Version 0.

    >>> batch = Batch(games=1000, players=3, seed=7)
    >>> for _ in range(100):
    ...     batch.step(batch.random_actions())
    >>> batch.observations.shape, batch.action_masks.shape
    ((1000, 373), (1000, 38))

    Arrays
        They are made once and written anew, in place, by every :meth:`reset` and :meth:`step`: copy what you keep.

        ================ ================== ======= ==========================================================
        array            shape              type    holds, for each game
        ================ ================== ======= ==========================================================
        ``observations`` (games, 373)       int8    what the player who must act sees (the tables below)
        ``action_masks`` (games, 38)        int8    1 where that player may take the action
        ``to_act``       (games,)           int8    the seat of that player: 0 is A, 1 is B, …
        ``rewards``      (games, players)   float32 what the last step brought to each seat, A first
        ``terminated``   (games,)           bool    whether the last step ended a game
        ``totals``       (games, players)   int16   the points of each seat, A first, after the last step
        ================ ================== ======= ==========================================================
    Action
        One of the 38 actions of :mod:`razzia.core.actions` a game, for the player in ``to_act``. If it draws a card,
        the card is turned over in the same step, so it is always for a player to act.
    Reward
        ``reward="win"`` or ``"points"``: see :mod:`razzia.envs.reward`. For all the seats, as the game of one ends
        with the move of another.
    Termination
        When a game is over, ``terminated`` is set, ``rewards`` and ``totals`` are its last ones, and the next game
        begins in the same step: observation, mask and seat are the new game's. Nothing is ever truncated.
    Illegal actions
        raise :class:`IllegalActions`, which says which game, what was wrong in the words of the game, and what would
        have been legal. Nothing is played in any game, so the same step can be tried again.
    Chance
        Each game has its own generator, made from the seed and the game's number. So a game depends on the seed, its
        number and the actions alone: not on how many others there are, nor on ``threads``.
    """

    def __init__(
        self,
        games: int,
        players: int = 4,
        *,
        seed: int = 0,
        edition: str = DEFAULT_EDITION,
        piles: int = 2,
        reward: str = "win",
        threads: int = 1,
    ) -> None:
        """Set up so many tables. ``threads`` is how many cores a step may use."""
        if games < 1 or threads < 1:
            raise ValueError(f"{games} games on {threads} threads: there must be at least one of each")
        self.games: Final = games
        self.players: Final = players
        self._starts: Records = starting_positions(players, edition, piles).view(np.ndarray)
        self._way = reward_named(reward)
        self._states: Records = empty_states(games).view(np.ndarray)
        self._legal = np.zeros(games, np.int64)
        self.observations: Numbers = np.zeros((games, SIZE), np.int8)
        self.action_masks: Numbers = np.zeros((games, ACTIONS), np.int8)
        self.to_act: Numbers = np.zeros(games, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((games, players), np.float32)
        self.terminated: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.totals: NDArray[np.int16] = np.zeros((games, players), np.int16)
        bounds = np.linspace(0, games, min(threads, games) + 1).astype(int)
        self._shares = [slice(*share) for share in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all the games anew."""
        # The first words are the same however many are asked for: see Chance above.
        luck = np.random.SeedSequence(seed).generate_state(self.games, np.uint64)
        self._random = luck | np.uint64(1)  # a generator must not be zero
        self.rewards[:] = 0
        self.terminated[:] = False
        self.totals[:] = 0
        _begin_all.machine_code(self._starts, self._states, self._random)
        _observe_all.machine_code(self._states, self._legal, self.observations, self.action_masks, self.to_act)

    def step(self, actions: ArrayLike) -> None:
        """Play one action in every game, and write the arrays anew."""
        chosen = self._checked(actions)
        arrays = (
            self._states, self._legal, self._random, chosen, self.observations, self.action_masks, self.to_act,
            self.rewards, self.terminated, self.totals,
        )  # fmt: skip
        if self._pool is None:
            _step.machine_code(self._starts, self._way, *arrays)
        else:
            shares = [[array[share] for array in arrays] for share in self._shares]
            list(self._pool.map(lambda share: _step.machine_code(self._starts, self._way, *share), shares))

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely, from the games' own generators."""
        actions = np.empty(self.games, np.int64)
        _choose.machine_code(self._legal, self._random, actions)
        return actions

    @property
    def states(self) -> States:
        """A copy of the records behind the games, for code that works on the core."""
        return self._states.copy().view(States)

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions: an array of {self.games} whole numbers, one a game, is needed;"
                f" this one has shape {given.shape} and type {given.dtype}"
            )
        chosen = np.ascontiguousarray(given, np.int64)
        if _first_illegal.machine_code(self._legal, chosen) != LEGAL:
            raise self._refusal(chosen)
        return chosen

    def _refusal(self, chosen: NDArray[np.int64]) -> IllegalActions:
        wrong = [game for game in range(self.games) if not _is_legal(int(self._legal[game]), int(chosen[game]))]
        more = f"; and {len(wrong) - 1} more games" if len(wrong) > 1 else ""
        why = refusal(self.states[wrong[0]], int(chosen[wrong[0]]))
        return IllegalActions(f"game {wrong[0]}, {why}{more}", np.array(wrong, np.int64))


Batch.__doc__ = f"{Batch.__doc__}\n{observation.__doc__}"


@compiled
def _is_legal(legal: int, action: int) -> bool:
    return 0 <= action < ACTIONS and legal >> action & 1 != 0


@compiled
def _first_illegal(legal: NDArray[np.int64], actions: NDArray[np.int64]) -> int:
    for game in range(len(actions)):
        if not _is_legal(legal[game], actions[game]):
            return game
    return LEGAL


@compiled
def _choose(legal: NDArray[np.int64], random: NDArray[np.uint64], actions: NDArray[np.int64]) -> None:
    for game in range(len(actions)):
        actions[game] = random_action(legal[game], random[game : game + 1])


@compiled
def _begin_all(starts: Records, states: Records, random: NDArray[np.uint64]) -> None:
    for game in range(len(states)):
        states[game] = starts[random_below(random[game : game + 1], len(starts))]


@compiled
def _observe_all(
    states: Records, legal: NDArray[np.int64], observations: Numbers, masks: Numbers, to_act: Numbers
) -> None:
    for game in range(len(states)):
        s = states[game]
        legal[game] = legal_actions(s)
        write_mask(legal[game], masks[game])
        write_observation(s, s.seat, observations[game])
        to_act[game] = s.seat


@compiled
def _step(
    starts: Records,
    way: int,
    states: Records,
    legal: NDArray[np.int64],
    random: NDArray[np.uint64],
    actions: NDArray[np.int64],
    observations: Numbers,
    masks: Numbers,
    to_act: Numbers,
    rewards: NDArray[np.float32],
    terminated: NDArray[Any],
    totals: NDArray[np.int16],
) -> None:
    for game in range(len(states)):
        s = states[game]
        luck = random[game : game + 1]
        before = s.round
        act(s, actions[game])
        if s.phase == CHANCE:
            reveal(s, random_card(s, luck))
        for seat in range(s.players):
            rewards[game, seat] = 0
        if s.round != before or s.phase == OVER or terminated[game]:
            _settle(s, way, rewards[game], totals[game], terminated[game])
        terminated[game] = s.phase == OVER
        if s.phase == OVER:
            states[game] = starts[random_below(luck, len(starts))]
    _observe_all(states, legal, observations, masks, to_act)


@compiled
def _settle(s: State, way: int, rewards: NDArray[np.float32], totals: NDArray[np.int16], anew: bool) -> None:
    """Reward and note the points when a round was scored, or the game has just begun."""
    if anew:
        totals[:] = 0
    write_rewards(s, totals, way, rewards)
    for seat in range(s.players):
        totals[seat] = s.totals[seat]
