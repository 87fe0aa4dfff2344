"""The spaces of Gymnasium, which PettingZoo uses as well."""

import numpy as np
from gymnasium import spaces

from razzia.core.actions import ACTIONS
from razzia.envs.observation import HIGH, LOW


def observation_space() -> spaces.Dict:
    """What an agent is shown: the numbers that it sees, and its action mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
