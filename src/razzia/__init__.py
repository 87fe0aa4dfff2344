"""Razzia!, Reiner Knizia's auction card game.

>>> from razzia import Dealer, Game
>>> dealer = Dealer.from_seed(7, players=3)
>>> game = Game(["Ada", "Bo", "Cleo"], cheques=dealer.cheques)
>>> game.to_act
'C'
>>> str(game.play("draw left"))
'C draw left'
>>> str(dealer.deal(game))
'= car'

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
    from razzia.game import Game, Ply
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
    "Ply",
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

_HOMES: Final = {
    "Dealer": "dealer",
    "Game": "game",
    "Ply": "game",
    "Record": "record",
    "View": "view",
    **dict.fromkeys(["EDITIONS", "Edition", "Options"], "editions"),
    **dict.fromkeys(["Bid", "Call", "Draw", "Move", "Pass", "Reveal", "Steal"], "notation"),
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"razzia.{_HOMES.get(name, 'errors')}"), name)
    return value
