"""One game played by action numbers, with cards from a generator: what the environments of single games share."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from razzia.core.actions import ACTIONS, DONE
from razzia.core.cards import KIND_IDS
from razzia.core.compile import compiled
from razzia.core.rules import act, legal_actions, reveal
from razzia.core.state import CHANCE, OVER, STEALING, State, States
from razzia.editions import Options
from razzia.envs import observation
from razzia.envs.lot import lots, starting_positions
from razzia.envs.observation import Numbers, Records
from razzia.envs.refusal import IllegalAction, refusal
from razzia.envs.reward import reward_named, write_rewards
from razzia.game import Game
from razzia.notation import Move, Reveal, move_of
from razzia.playout import Generator, random_card

NO_CARD: Final = -1
"""The answer of :func:`_step` when no card was turned over."""


class Episode:
    """A game, begun anew as often as one likes.

    The record of the core is what is played on, at the speed of machine code. The friendly :class:`~razzia.game.Game`,
    which bots and pictures need, follows when somebody asks for it.
    """

    def __init__(self, players: int | Sequence[str], edition: str, piles: int, reward: str) -> None:
        """A table for so many players, or for these; call :meth:`begin` before anything else."""
        self._table: Final = Game(players, edition=edition, options=Options(piles))
        self.players: Final = len(self._table.seats)
        self._starts: Records = starting_positions(self.players, edition, piles).view(np.ndarray)
        self._way = reward_named(reward)
        self._rewards = np.zeros(self.players, np.float32)

    def begin(self, random: np.random.Generator) -> None:
        """Draw the lot, and begin a game whose cards depend on the generator alone."""
        lot = int(random.integers(len(self._starts)))
        self._random: Generator = random.integers(2**64, size=1, dtype=np.uint64) | np.uint64(1)
        self._record: Records = self._starts[lot : lot + 1].copy()
        self._state: State = self._record.view(States)[0]
        self._totals = np.zeros(self.players, np.int16)
        self._game = self._table
        self._cheques = lots(self.players)[lot]
        self._actions: list[int] = []
        """The actions of the move that is under way: more than one for several thefts."""
        self._unseen: list[Move | Reveal] = []
        """What the friendly game has not seen yet."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.phase == OVER

    @property
    def stealing(self) -> bool:
        """Whether the player who must act is in the middle of a theft."""
        return self._state.phase == STEALING

    @property
    def seat(self) -> int:
        """The seat that must act, 0 for A."""
        return self._state.seat

    @property
    def totals(self) -> dict[str, int]:
        """The points of each seat in the rounds that are over."""
        return {seat: self._state.totals[index] for index, seat in enumerate(self._table.seats)}

    @property
    def state(self) -> State:
        """A copy of the record."""
        return self._state.copy()

    def observation(self, seat: int) -> Numbers:
        """What the player in a seat sees."""
        return observation.observation(self._record, seat)

    def action_mask(self, seat: int) -> Numbers:
        """What the player in a seat may do: nothing, unless it must act."""
        return observation.action_mask(self._record) if seat == self.seat else np.zeros(ACTIONS, np.int8)

    def refusal(self, action: int) -> str | None:
        """Why an action is not legal now; None if it is."""
        legal = 0 <= action < ACTIONS and legal_actions(self._state) >> action & 1
        return None if legal else refusal(self._state, action)

    def step(self, action: int) -> list[float]:
        """Take a legal action, and turn over the card if it drew one. Returns the reward of each seat."""
        why_not = self.refusal(action)
        if why_not is not None:
            raise IllegalAction(why_not)
        card = _step.machine_code(self._record, action, self._random, self._way, self._totals, self._rewards)
        if action != DONE:
            self._actions.append(action)
        if not self.stealing:
            self._unseen.append(move_of(*self._actions))
            self._actions = []
        if card != NO_CARD:
            self._unseen.append(Reveal(KIND_IDS[card]))
        return [float(reward) for reward in self._rewards]

    @property
    def game(self) -> Game:
        """The game as a person knows it. A theft of several cards is in it when it is complete."""
        if self._game is self._table:
            table = self._table
            self._game = Game(table.names, edition=table.edition.id, options=table.options, cheques=self._cheques)
        for step in self._unseen:
            self._game.play(step)
        self._unseen = []
        return self._game


@compiled
def _step(
    record: Records,
    action: int,
    random: Generator,
    way: int,
    totals: NDArray[np.int16],
    rewards: NDArray[np.float32],
) -> int:
    """Take an action. ``totals`` are those of the last step, and become those of this one."""
    s = record[0]
    act(s, action)
    card = NO_CARD
    if s.phase == CHANCE:
        card = random_card(s, random)
        reveal(s, card)
    write_rewards(s, totals, way, rewards)
    for seat in range(s.players):
        totals[seat] = s.totals[seat]
    return card
