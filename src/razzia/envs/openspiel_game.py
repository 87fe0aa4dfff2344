"""Razzia! for OpenSpiel: a game tree with chance nodes. Takes the extra ``openspiel``.

Importing this module registers the game; ``pyspiel.load_game("python_razzia(players=4)")`` loads it.
"""

from typing import Any, Final

import numpy as np

from razzia.core.actions import ACTIONS
from razzia.core.cards import (
    CHEQUE_SETS,
    COUNTS,
    DECK_SIZE,
    KIND_IDS,
    KINDS,
    LOOT_KINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    POLICE,
    ROUNDS,
    ROW_PLACES,
    SEATS,
    THIEF,
)
from razzia.core.rules import act, legal_actions, probability, reveal
from razzia.core.state import CHANCE, OVER, State
from razzia.editions import DEFAULT_EDITION
from razzia.envs import observation
from razzia.envs.extra import need
from razzia.envs.lot import lots, starting_positions
from razzia.envs.observation import BLOCK, SIZE
from razzia.envs.position_text import position_text
from razzia.envs.refusal import IllegalAction, action_in_words, refusal
from razzia.envs.reward import win_reward

need("openspiel", "pyspiel")

import pyspiel  # noqa: E402  # after the word about a missing extra

PARAMETERS: Final = {"players": 4, "edition": DEFAULT_EDITION, "piles": 2}

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_razzia",
    long_name="Razzia!",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


def most_decisions(players: int) -> int:
    """No game has more decisions than this.

    Every card can be drawn. There are at most as many auctions as police cards, full rows, and cheques to win a forced
    one with, in which everyone decides once. Each thief can be used once, and each theft ended once.
    """
    cheques = ROUNDS * sum(map(len, CHEQUE_SETS[players]))
    full_rows = sum(COUNTS[:LOOT_KINDS]) // ROW_PLACES
    auctions = COUNTS[POLICE] + full_rows + cheques
    return DECK_SIZE + cheques + auctions * players + 2 * COUNTS[THIEF]


class RazziaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel declares no types
    """Razzia! as OpenSpiel sees it: sequential, explicit chance, perfect information, zero sum. Version 0.

    Options
        Parameters: ``players`` (2 to 5, default 4), ``edition`` (``amigo-2004`` or ``primigenio-2020``), ``piles`` (2
        or 1).
    Chance
        The first node is the lot: outcome ``n`` gives out the sets of cheques in the order of
        ``razzia.envs.lot.lots(players)[n]``, all equally likely. After a draw, outcome 0 to 17 is the kind of the card,
        as likely as there are such cards undrawn.
    Action
        The 38 actions of :mod:`razzia.core.actions`. A turn of several thefts is several nodes of the same player.
        An action or outcome that is not legal raises an error that says why, and changes nothing.
    Observation
        The tensor has the 373 numbers of the tables below; all are 0 before the lot. As all is public, the players'
        observations differ by the point of view alone. The string is the position in words. The string of an
        information state is the history; there is no tensor of it, for a history adds nothing to a position.
    Utility
        A player's share of the victory less 1/n: from −1/n to 1 − 1/n, with a sum of 0. Nothing before the end.
    Termination
        After three rounds.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        players = chosen["players"]
        self.table: Final = (players, chosen["edition"], chosen["piles"])
        lot_count = len(starting_positions(*self.table))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(KINDS, lot_count),
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=most_decisions(players),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "RazziaState":
        """A table before the lot."""
        return RazziaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The lot, and every card."""
        return 1 + DECK_SIZE

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "RazziaObserver":
        """The observer of this game."""
        return RazziaObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class RazziaState(pyspiel.State):  # type: ignore[misc]
    """A position of the game."""

    def __init__(self, game: RazziaGame) -> None:
        super().__init__(game)
        # A clone copies all that a state holds: no game, no tables.
        self._table = game.table
        self.position: State | None = None
        """The record; None before the lot."""

    def current_player(self) -> Any:
        """The seat that must act, 0 for A; or chance; or nobody any more."""
        if self.position is None or self.position.phase == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.position.phase == OVER else self.position.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.phase == OVER

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        if player != self.position.seat:
            return []
        legal = legal_actions(self.position)
        return [action for action in range(ACTIONS) if legal >> action & 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The lots, or the kinds of card, with their probabilities."""
        if self.position is None:
            count = len(lots(self.num_players()))
            return [(lot, 1 / count) for lot in range(count)]
        return [(kind, probability(self.position, kind)) for kind in range(KINDS) if self.position.bag[kind] > 0]

    def _apply_action(self, action: int) -> None:
        # OpenSpiel itself lets everything through, and the rules trust whoever calls them.
        if self.position is None:
            count = len(lots(self.num_players()))
            if not 0 <= action < count:
                raise IllegalAction(f"outcome {action}: there is no such lot, they go from 0 to {count - 1}")
            self.position = starting_positions(*self._table)[action].copy()
        elif self.position.phase == CHANCE:
            if not 0 <= action < KINDS:
                raise IllegalAction(f"outcome {action}: there is no such kind of card, they go from 0 to {KINDS - 1}")
            if not self.position.bag[action]:
                raise IllegalAction(f'outcome {action}: no "{KIND_IDS[action]}" is left to be drawn')
            reveal(self.position, action)
        else:
            if not 0 <= action < ACTIONS or not legal_actions(self.position) >> action & 1:
                raise IllegalAction(refusal(self.position, action))
            act(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return action_in_words(action)
        if self.position is None:
            return "lot " + " | ".join(" ".join(map(str, own)) for own in lots(self.num_players())[action])
        return f"= {KIND_IDS[action]}"

    def returns(self) -> list[float]:
        """The utility of each player."""
        players = self.num_players()
        if self.position is None or not self.is_terminal():
            return [0.0] * players
        return [win_reward(self.position, seat) for seat in range(players)]

    def __str__(self) -> str:
        return "before the lot" if self.position is None else position_text(self.position)


class RazziaObserver:
    """Looks at positions for OpenSpiel."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; given: {params}")
        self._history = kind.perfect_recall
        self.tensor = np.zeros(0 if self._history else SIZE, np.float32)
        self.dict = {} if self._history else self._pieces()

    def _pieces(self) -> dict[str, Any]:
        """The tensor by name. OpenSpiel reads the tensor from these, in their order."""
        blocks = {f"seat {block}": self.tensor[BLOCK * block : BLOCK * (block + 1)] for block in range(MAX_PLAYERS)}
        table = {
            field.name: self.tensor[field.start : field.start + len(field.high)] for field in observation.TABLE_FIELDS
        }
        return {**blocks, **table}

    def set_from(self, state: RazziaState, player: int) -> None:
        """Look at a position from a player's seat."""
        if state.position is None:
            self.tensor.fill(0)
        elif not self._history:
            self.tensor[:] = observation.observation(state.position.as_array().view(np.ndarray), player)

    def string_from(self, state: RazziaState, player: int) -> str | None:
        """The position, or the history, in words."""
        return state.history_str() if self._history else f"seen by {SEATS[player]}: {state}"


pyspiel.register_game(GAME_TYPE, RazziaGame)
RazziaGame.__doc__ = f"{RazziaGame.__doc__}\n{observation.__doc__}"
