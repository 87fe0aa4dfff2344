"""Why a bot chooses as it does: the options that it weighed."""

from collections.abc import Iterable
from dataclasses import dataclass

from razzia.notation import Draw, Move


@dataclass(frozen=True)
class Option:
    """A move, and what the bot expects of it for the player who makes it."""

    move: Move
    win_chance: float
    """From 0 to 1; a shared victory counts for its share."""
    points: float
    """The total at the end of the game."""


@dataclass(frozen=True)
class Advice:
    """What a bot would do, and the options that it weighed: the one it chose first, then the others, best first."""

    options: tuple[Option, ...]

    @property
    def choice(self) -> Move:
        """The move that the bot makes."""
        return self.options[0].move


def distinct(moves: Iterable[Move]) -> list[Move]:
    """The moves without a second draw: either pile may hold any card with the same chance."""
    kept: list[Move] = []
    for move in moves:
        if move not in kept and not (isinstance(move, Draw) and any(isinstance(other, Draw) for other in kept)):
            kept.append(move)
    return kept
