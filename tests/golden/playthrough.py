"""A whole game as text that shows every observable fact at every step.

``make golden`` writes the files anew. A change of behaviour shows up in their diff: look at it,
and commit it only if you meant it.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from razzia.core.cards import CHEQUE_SETS, KIND_IDS
from razzia.core.scoring import ITEMS
from razzia.editions import EDITIONS, Options
from razzia.events import as_data
from razzia.game import Game
from razzia.view import view
from tests.playing import BOLD, play_on

FOLDER = Path(__file__).parent
MARK = "## "


def name_of(game: Game) -> str:
    return f"{game.edition.id}-{len(game.seats)}-players.txt"


def playthrough(game: Game) -> str:
    """Replay the game from its start, and write everything down."""
    setting = {
        "edition": game.edition.id,
        "names": game.names,
        "cheques": game.cheques,
        "piles": game.options.piles,
        "open_cheques": game.options.open_cheques,
    }
    board = game.restarted()
    lines = [
        compact(setting),
        "kinds: " + " ".join(KIND_IDS),
        "items: " + " ".join((*ITEMS, "total")),
        "",
        *position(board),
    ]
    for ply in game.plies:
        board.play(str(ply))
        lines += ["", f"{MARK}{len(board.plies)} {ply}"]
        lines += [f"event {compact(as_data(event))}" for event in board.plies[-1].events]
        lines += position(board)
    return "\n".join([*lines, "", f"sheets {compact(board.sheets)}", ""])


def position(game: Game) -> Iterator[str]:
    seen = view(game)
    piles = " ".join(f"{pile} {size}" for pile, size in seen.piles.items())
    winners = " ".join(seen.winners) or None
    yield f"round {seen.round} · {seen.decision} · to act {seen.to_act} · turn {seen.turn} · winners {winners}"
    yield f"police {seen.police} of {seen.raid_at} · centre {seen.centre} · piles {piles} · from {seen.drawing_from}"
    yield "row " + " ".join(card or "-" for card in seen.row)
    yield "undrawn " + counts(seen.undrawn, KIND_IDS)
    if seen.auction:
        yield "auction " + compact(asdict(seen.auction))
    for player in seen.seats:
        up, down, now = numbers(player.face_up), numbers(player.face_down), counts(player.scores_now, (*ITEMS, "total"))
        yield f"{player.seat} family {counts(player.family, KIND_IDS[:-1])} · up {up} · down {down} · out {player.out}"
        yield f"{player.seat} total {player.total} · now {now}"
    for seat in game.seats:
        own = view(game, seat)
        if not game.options.open_cheques:
            yield f"{seat} sees face down " + " · ".join(numbers(player.face_down) for player in own.seats)
        if own.legal:
            yield f"{seat} may {', '.join(own.legal)}"
    yield f"record {game.state.tobytes().hex()}"


def numbers(cheques: tuple[int | None, ...]) -> str:
    return " ".join("?" if cheque is None else str(cheque) for cheque in cheques) or "-"


def counts(of: dict[str, int], names: tuple[str, ...]) -> str:
    return " ".join(str(of.get(name, 0)) for name in names)


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_back(text: str) -> Game:
    """The game of a playthrough, from its settings and moves."""
    setting = json.loads(text.splitlines()[0])
    options = Options(setting["piles"], setting["open_cheques"])
    game = Game(setting["names"], edition=setting["edition"], options=options, cheques=setting["cheques"])
    for line in text.splitlines():
        if line.startswith(MARK):
            game.play(line.removeprefix(MARK).partition(" ")[2])
    return game


def eventful(edition: str, players: int) -> Game:
    """The shortest of some games in which a raid, a theft and a row that was discarded occur."""
    piles, open_cheques = 1 + players % 2, edition == "amigo-2004"
    names = ["Ada", "Bo", "Cleo", "Dirk", "Eve"][:players]
    games = []
    for seed in range(300):
        game = Game(names, edition=edition, options=Options(piles, open_cheques))
        play_on(game, seed, BOLD)
        told = compact([as_data(event) for event in game.events])
        if all(word in told for word in ('"raid"', '"stole"', '"row-discarded"', '"row-stayed"')):
            games.append(game)
    return min(games, key=lambda game: len(game.plies))


def main() -> None:
    for edition in EDITIONS:
        for players in CHEQUE_SETS:
            game = eventful(edition, players)
            (FOLDER / name_of(game)).write_text(playthrough(game), "utf-8")


if __name__ == "__main__":
    main()
