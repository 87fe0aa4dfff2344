"""What one pair of eyes may see of a game.

Everything on the table is public but one thing: where a table plays from memory (``open_cheques`` false), the cheques
that others have won in this round lie face down. This is the one place that knows it, and whatever leaves for a
screen goes through it.
"""

from dataclasses import dataclass

from razzia.core.cards import ROUNDS
from razzia.game import Auction, Decision, Game
from razzia.notation import Pile
from razzia.row import Row
from razzia.score_sheet import Sheet


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player, as seen from a seat."""

    seat: str
    name: str
    family: dict[str, int]
    face_up: tuple[int, ...]
    face_down: tuple[int | None, ...]
    """The cheques won in this round; None for one that lies face down to this pair of eyes."""
    total: int
    scores_now: Sheet
    """What the player would score if the round ended now, without ``cheques`` where those are hidden. When the game is
    over: what the last round brought."""
    out: bool
    """Whether the player has to wait for the next round."""


@dataclass(frozen=True, slots=True)
class View:
    """The table, as seen from a seat."""

    seat: str | None
    """Whose eyes these are; None for someone who only watches."""
    edition: str
    round: int
    decision: Decision
    to_act: str | None
    turn: str | None
    row: Row
    police: int
    raid_at: int
    centre: int
    piles: dict[Pile, int]
    drawing_from: Pile | None
    undrawn: dict[str, int]
    auction: Auction | None
    seats: tuple[SeatView, ...]
    legal: tuple[str, ...]
    """The moves of this seat, if it is to decide now."""
    winners: tuple[str, ...]


def view(game: Game, seat: str | None = None) -> View:
    """The game as the player in ``seat`` sees it, or someone who only watches."""
    if seat is not None:
        game.name(seat)  # refuses a seat that is not at the table
    scores = game.scores_now()
    return View(
        seat=seat,
        edition=game.edition.id,
        round=game.round,
        decision=game.decision,
        to_act=game.to_act,
        turn=game.turn,
        row=game.row,
        police=game.police,
        raid_at=game.raid_at,
        centre=game.centre,
        piles=game.piles,
        drawing_from=game.drawing_from,
        undrawn=game.undrawn,
        auction=game.auction,
        seats=tuple(_seat_view(game, other, seat, scores[other]) for other in game.seats),
        legal=tuple(map(str, game.legal())) if seat is not None and seat == game.to_act else (),
        winners=game.winners,
    )


def _seat_view(game: Game, other: str, eyes: str | None, scores: Sheet) -> SeatView:
    hidden = not game.options.open_cheques and not game.over
    if hidden and game.round == ROUNDS:
        # Who has the most and who the least would tell of the hidden cheques.
        scores = {**scores, "total": scores["total"] - scores["cheques"]}
        del scores["cheques"]
    face_down = game.face_down(other)
    return SeatView(
        seat=other,
        name=game.name(other),
        family=game.family(other),
        face_up=game.face_up(other),
        face_down=(None,) * len(face_down) if hidden and other != eyes else face_down,
        total=game.totals[other],
        scores_now=scores,
        out=not game.over and not game.face_up(other),
    )
