"""The table for people to look at, as environments render it."""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from razzia.game import Game
from razzia.table_text import show

RENDER_MODES: Final = ["human", "ansi", "rgb_array"]
Rendered: TypeAlias = str | NDArray[Any] | None


def check_mode(mode: str | None) -> None:
    """Refuse a way of rendering that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}; there is {', '.join(RENDER_MODES)}")


def render(game: Game, mode: str | None) -> Rendered:
    """The table in one of the ways: text, a picture as an array of pixels, or printed."""
    if mode == "ansi":
        return show(game)
    if mode == "human":
        print(show(game), end="\n\n")
    elif mode == "rgb_array":
        from razzia.envs.picture import picture

        return np.asarray(picture(game))
    return None
