"""The table as text: what ``print(game)`` shows."""

from typing import Final

from razzia.columns import left, right, width
from razzia.core.cards import ROUNDS
from razzia.game import Game
from razzia.view import SeatView, View, view
from razzia.words import Words, plain, signed

POINTS: Final = 2
NOW: Final = 3
"""The columns of numbers."""


def show(game: Game, words: Words | None = None, seat: str | None = None) -> str:
    """The table as the player in ``seat`` sees it, or someone who only watches."""
    words = words or Words()
    seen = view(game, seat)
    police = f"{'■' * seen.police}{'□' * (seen.raid_at - seen.police)}"
    row = " · ".join(words.card(card, seen.edition) if card else "–" for card in seen.row)
    piles = " | ".join(map(str, seen.piles.values()))
    centre = {"police": police, "row": row, "centre": str(seen.centre), "piles": piles}
    labels = {name: words.for_edition(f"table-{name}", seen.edition) for name in centre}
    widest = max(map(width, labels.values()))
    lines = [headline(seen, words), ""]
    lines += [f"  {left(labels[name], widest)}  {value}" for name, value in centre.items()]
    return "\n".join([*lines, "", *_players(seen, words)])


def headline(seen: View, words: Words) -> str:
    """One line: the round and who has to do what, or how the game came out."""
    round_of = words("table-round", round=seen.round, rounds=ROUNDS)
    names = {player.seat: player.name for player in seen.seats}
    if seen.decision == "over":
        points = max(player.total for player in seen.seats)
        winners = words.joined([names[seat] for seat in seen.winners])
        return words("event-game-over", names=winners, count=len(seen.winners), points=points)
    return f"{round_of} {words(f'table-{seen.decision}', name=names[seen.to_act or seen.turn or ''])}"


def _players(seen: View, words: Words) -> list[str]:
    """Two lines a player: the facts in columns, and the family."""
    columns = ("player", "points", "now", "cheques", "face-down", "auction-bid")
    titles = ["", *(words.for_edition(f"table-{column}", seen.edition) for column in columns)]
    if seen.decision == "over":
        titles[NOW] = ""
    facts = [_facts(seen, player, words) for player in seen.seats]
    widths = [max(map(width, column)) for column in zip(titles, *facts, strict=True)]
    lines = [_line(titles, widths)]
    for player, cells in zip(seen.seats, facts, strict=True):
        lines.append(_line(cells, widths))
        if player.family:
            lines.append(f"      {words.cards(player.family, seen.edition)}")
    return lines


def _facts(seen: View, player: SeatView, words: Words) -> list[str]:
    acting = player.seat == (seen.to_act or seen.turn)
    return [
        f"{'▸' if acting else ' '} {player.seat}",
        player.name,
        plain(player.total),
        signed(player.scores_now["total"]) if seen.decision != "over" else "",
        " ".join(map(str, player.face_up)) or words("table-out"),
        " ".join("?" if cheque is None else str(cheque) for cheque in player.face_down),
        _auction(seen, player.seat, words),
    ]


def _auction(seen: View, seat: str, words: Words) -> str:
    """What a player has done in the auction, if there is one; the one who caused it is marked."""
    if seen.auction is None:
        return ""
    called = "◆ " if seat == seen.auction.caller else ""
    if seat not in seen.auction.bids:
        return called
    return called + str(seen.auction.bids[seat] or words("table-passed"))


def _line(cells: list[str], widths: list[int]) -> str:
    seat, name, points, now, *rest = (
        (right if number in (POINTS, NOW) else left)(cell, columns)
        for number, (cell, columns) in enumerate(zip(cells, widths, strict=True))
    )
    return "  ".join([f"{seat} {name}", points, now, *rest]).rstrip()
