"""Draws ``environment.png``: a table as the environments draw it. Run ``python docs/pictures/draw_environment.py``."""

from pathlib import Path
from typing import Final

from PIL import Image

from razzia.envs.picture import picture
from razzia.game import Game
from razzia.simulate import Simulation

FILE: Final = Path(__file__).with_name("environment.png")


def table() -> Game:
    """A table in the third round, in the middle of an auction, with well filled families: the first there is."""
    for number in range(1000):
        record = Simulation(["random"] * 4, seed=2).play(number)
        game = Game(["Ada", "Bo", "Cleo", "Dirk"], cheques=record.game.cheques)
        for move in record.game.moves:
            game.play(move)
            rich = sum(len(game.family(seat)) for seat in game.seats) >= 14 and game.row.count(None) <= 3
            if game.round == 3 and rich and game.auction and len(game.auction.bids) == 2:
                return game
    raise AssertionError("no such game")


def drawn() -> Image.Image:
    """The picture."""
    return picture(table())


if __name__ == "__main__":
    drawn().save(FILE, optimize=True)
