"""Razzia!, Reiner Knizia's auction card game.

>>> from razzia import Dealer, Game
>>> dealer = Dealer.from_seed(7, players=3)
>>> game = Game(["Ada", "Bo", "Cleo"], cheques=dealer.cheques)
>>> game.play("draw left")
>>> dealer.deal(game)

What is exported here is imported when it is first used: ``import razzia`` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

__version__ = "0.1.0"

if TYPE_CHECKING:
    from razzia.dealer import Dealer
    from razzia.editions import EDITIONS, Edition, Options
    from razzia.errors import (
        DataError,
        FairnessError,
        IllegalMove,
        MoveError,
        RazziaError,
        SetupError,
        UnreadableMove,
        WrongTurn,
    )
    from razzia.game import Game
    from razzia.notation import Bid, Call, Draw, Move, Pass, Reveal, Steal
    from razzia.record import Record
    from razzia.view import View

__all__ = [
    "EDITIONS",
    "Bid",
    "Call",
    "DataError",
    "Dealer",
    "Draw",
    "Edition",
    "FairnessError",
    "Game",
    "IllegalMove",
    "Move",
    "MoveError",
    "Options",
    "Pass",
    "RazziaError",
    "Record",
    "Reveal",
    "SetupError",
    "Steal",
    "UnreadableMove",
    "View",
    "WrongTurn",
    "__version__",
]

_HOMES: Final = ("game", "dealer", "record", "notation", "errors", "editions", "view")
"""The modules that the exported names come from, the most asked for first."""


def __getattr__(name: str) -> Any:
    if name in __all__:
        for home in _HOMES:
            module = import_module(f"razzia.{home}")
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
