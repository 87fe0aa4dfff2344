"""What the page does again by itself, as Python does it: to tell a game in words, and to check a deck.

``make golden`` writes the files anew; the tests in ``web/test`` hold the page to them.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from razzia.core.cards import CHEQUE_SETS
from razzia.dealer import Dealer, secret_from_seed
from razzia.editions import EDITIONS, Options
from razzia.events import as_data
from razzia.game import Game
from razzia.narrator import Narrator
from razzia.record import Record
from razzia.view import seen_live, view
from razzia.words import Words, languages
from tests.golden.playthrough import FOLDER, compact, read_back
from tests.playing import BOLD, UNIFORM, play_out

WEB = Path(__file__).parents[2] / "web" / "test"


def told() -> str:
    """Every event of two whole games, each once, and its lines in every language."""
    games = []
    for edition, players in zip(EDITIONS, (2, 3), strict=True):
        game = read_back((FOLDER / f"{edition}-{players}-players.txt").read_text("utf-8"))
        narrators = [Narrator(game, Words(language)) for language in languages()]
        events: dict[str, Any] = {}
        board = game.restarted()
        for ply in game.plies:
            board.play(str(ply))
            # To onlookers, so that there is something to hide where cheques lie face down.
            for event in seen_live(board, board.plies[-1].events):
                lines = {narrator.words.language: narrator.tell(event) for narrator in narrators}
                events[compact(as_data(event))] = {"event": as_data(event), "told": lines}
        names = dict(zip(game.seats, game.names, strict=True))
        setting = {"edition": edition, "piles": game.options.piles, "names": names}
        games.append(
            f"{compact(setting)[:-1]},\n" + '"events":[\n' + ",\n".join(map(compact, events.values())) + "\n]}"
        )
    return "[\n" + ",\n".join(games) + "\n]\n"


def proven() -> str:
    """Records with the proof of their deck, and the deck that follows from it."""
    return "[\n" + ",\n".join(map(compact, _proven())) + "\n]\n"


def _proven() -> Iterator[dict[str, Any]]:
    for players, piles, taste, luck in ((2, 1, UNIFORM, ""), (5, 2, UNIFORM, "szerencse ✨"), (3, 2, BOLD, "luck")):
        contributions = [luck, "", *["häufig"] * (players - 2)]
        dealer = Dealer(secret_from_seed("for the web", players), contributions)
        game = Game(players, options=Options(piles), cheques=dealer.cheques)
        play_out(game, dealer, Random(players), taste)
        yield {"record": Record.of(game, fairness=dealer.proof()).data, "deck": list(dealer._deck)}


def scored() -> str:
    """What counts in whole games, and what each family holds when a round is scored."""
    games = []
    for edition in EDITIONS:
        for players in CHEQUE_SETS:
            game = read_back((FOLDER / f"{edition}-{players}-players.txt").read_text("utf-8"))
            board = game.restarted()
            rounds = []
            for ply in game.plies:
                families = {seat: board.family(seat) for seat in board.seats}
                board.play(str(ply))
                for event in board.plies[-1].events:
                    data = as_data(event)
                    if data["event"] == "row-won":
                        family = families[data["seat"]]
                        for _, kind in data["cards"]:
                            family[kind] = family.get(kind, 0) + 1
                    if data["event"] == "round-scored":
                        after = {seat.seat: seat.family for seat in view(board).seats}
                        rounds.append({"event": data, "after": after, "families": families})
            kept = ("row-won", "stole", "round-scored")
            events = [data for data in map(as_data, game.events) if data["event"] in kept]
            games.append(compact({"edition": edition, "events": events, "rounds": rounds}))
    return "[\n" + ",\n".join(games) + "\n]\n"


FILES = {"told.json": told, "proven.json": proven, "scored.json": scored}


def main() -> None:
    for name, text in FILES.items():
        (WEB / name).write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
