"""What players are rewarded with. Every environment offers the same two ways.

``win`` (the default)
    Nothing until the game is over; then a player's share of the victory, less 1/n at a table of n. A sole winner among
    four gets 0.75 and the others −0.25 each; two who share it 0.25, the others −0.25. The sum is always 0.
``points``
    The points that a player scores, whenever a round is scored, three times a game. Their sum is the final total. It
    comes earlier and says more, but it is not what the game is about: who plays for points will not always win.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from razzia.core.compile import compiled
from razzia.core.scoring import victory
from razzia.core.state import OVER, State

REWARDS: Final = ("win", "points")
WIN: Final = 0
POINTS: Final = 1
ILLEGAL_REWARD: Final = -1.0
"""What an illegal action brings in the environments that do not raise. With ``win`` it is worse than any result of a
game. With ``points`` a bad round can bring less: where it ends the game, all the points to come are lost as well."""


def reward_named(name: str) -> int:
    """The number of a way to reward."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}; there is {' and '.join(map(repr, REWARDS))}")
    return REWARDS.index(name)


@compiled
def win_reward(s: State, seat: int) -> float:
    """What a game that is over brings a player by ``win``."""
    return victory(s, seat) - 1 / s.players


@compiled
def write_rewards(s: State, before: NDArray[np.int16], way: int, out: NDArray[np.float32]) -> None:
    """Write the rewards of a step into ``out``, one a seat, A first. ``before`` are the totals before the step."""
    for seat in range(s.players):
        if way == POINTS:
            out[seat] = s.totals[seat] - before[seat]
        elif s.phase == OVER:
            out[seat] = win_reward(s, seat)
        else:
            out[seat] = 0
