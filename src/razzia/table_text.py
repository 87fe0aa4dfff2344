"""The table as text: what ``print(game)`` shows."""

from razzia.core.cards import ROUNDS
from razzia.game import Game
from razzia.view import SeatView, View, view
from razzia.words import Words


def show(game: Game, words: Words | None = None, seat: str | None = None) -> str:
    """The table as the player in ``seat`` sees it, or someone who only watches."""
    words = words or Words()
    seen = view(game, seat)
    centre = [
        (words("table-police"), "■" * seen.police + "□" * (seen.raid_at - seen.police)),
        (words("table-row"), " · ".join(words.card(card, seen.edition) if card else "–" for card in seen.row)),
        (words("table-centre"), str(seen.centre)),
        (words("table-piles"), " | ".join(map(str, seen.piles.values()))),
    ]
    width = max(len(label) for label, _ in centre)
    lines = [_headline(seen, words), "", *(f"  {label:<{width}}  {value}" for label, value in centre), ""]
    lines += [line for player in seen.seats for line in _player(seen, player, words)]
    return "\n".join(lines)


def _headline(seen: View, words: Words) -> str:
    round_of = words("table-round", round=seen.round, rounds=ROUNDS)
    acting = seen.to_act or seen.turn
    name = next((player.name for player in seen.seats if player.seat == acting), "")
    return f"{round_of} {words(f'table-{seen.decision}', name=name)}"


def _player(seen: View, player: SeatView, words: Words) -> list[str]:
    acting = "▸" if player.seat == (seen.to_act or seen.turn) else " "
    notes = [words("table-points", points=player.total)]
    if seen.decision != "over":
        notes.append(words("table-now", points=f"{player.scores_now['total']:+}"))
    cheques = " ".join(map(str, player.face_up)) or words("table-out")
    if player.face_down:
        shown = " ".join("?" if cheque is None else str(cheque) for cheque in player.face_down)
        cheques += f" ({words('table-face-down', cheques=shown)})"
    notes.append(cheques)
    if seen.auction is not None:
        if player.seat == seen.auction.caller:
            notes.append(words("table-caller"))
        if player.seat in seen.auction.bids:
            bid = seen.auction.bids[player.seat]
            notes.append(words("table-passed") if bid is None else words("table-bid", cheque=bid))
    return [f"{acting} {player.seat} {player.name}: {'; '.join(notes)}", f"      {words.cards(player.family, seen.edition)}"]
