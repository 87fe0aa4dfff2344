"""Draws ``table.svg``: the table of a real game, as the terminal shows it. Run ``python docs/pictures/draw.py``."""

from html import escape
from pathlib import Path
from typing import Final

from razzia.game import Game
from razzia.simulate import Simulation
from razzia.table_text import show

FILE: Final = Path(__file__).with_name("table.svg")
NO_BREAK: Final = "\N{NO-BREAK SPACE}"  # or a browser would fold them
LINE, LEFT, TOP = 22, 28, 66
COLOURS = {"▸": "#f2c14e", "■": "#6ea8fe", "Round": "#ffffff", "    Player": "#8b93a7"}


def table() -> str:
    """A table in the third round, in the middle of an auction for a good row: the first there is."""
    for number in range(1000):
        record = Simulation(["random"] * 4, seed=1).play(number)
        game = Game(["Ada", "Bo", "Cleo", "Dirk"], cheques=record.game.cheques)
        for move in record.game.moves:
            game.play(move)
            row = sum(card is not None for card in game.row)
            if game.round == 3 and row >= 5 and game.police >= 3 and game.auction and len(game.auction.bids) == 2:
                return show(game)
    raise AssertionError("no such game")


def picture(text: str) -> str:
    """The text in a window."""
    lines = text.splitlines()
    width = 2 * LEFT + round(8.45 * max(map(len, lines)))
    height = TOP + LINE * len(lines) + 10
    rows = []
    for number, line in enumerate(lines):
        colour = next((colour for start, colour in COLOURS.items() if line.startswith(start)), "#cfd6e4")
        if line.startswith("      "):
            colour = "#9fd3a8"
        rows.append(
            f'<text x="{LEFT}" y="{TOP + LINE * number}" fill="{colour}">{escape(line).replace(" ", NO_BREAK)}</text>'
        )
    dots = "".join(
        f'<circle cx="{24 + 20 * place}" cy="22" r="6" fill="{colour}"/>'
        for place, colour in enumerate(("#ff5f57", "#febc2e", "#28c840"))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">\n'
        f"<title>The table of a game of Razzia! in the terminal</title>\n"
        f'<rect width="{width}" height="{height}" rx="12" fill="#161a24"/>\n{dots}\n'
        '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">\n'
        + "\n".join(rows)
        + "\n</g>\n</svg>\n"
    )


if __name__ == "__main__":
    FILE.write_text(picture(table()), "utf-8")
