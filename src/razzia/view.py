"""What one pair of eyes may see of a game.

Everything on the table is public but one thing: where a table plays from memory (``open_cheques`` false), the cheques
that others have won in this round lie face down. This is the one place that knows it, and whatever leaves for a
screen goes through it: positions through :func:`view`, events through :func:`seen_live` or :func:`seen_later`, games
that are shown again through :func:`told_later`; and :func:`imagined` is what an adviser may know.

What a player sees is what everyone sees (``view(game)``) and a small part of one's own (``own(game, seat)``). A server
can send the first to all and the second to one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from msgspec.structs import replace as with_fields

from razzia.core.cards import ROUNDS
from razzia.events import Event, RoundScored, RowWon
from razzia.game import Auction, Decision, Game, Ply
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
    """The table, as seen from a seat, or by everyone."""

    seat: str | None
    """Whose eyes these are; None for what everyone sees."""
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


@dataclass(frozen=True, slots=True)
class Own:
    """What a player sees beyond what everyone sees."""

    seat: str
    legal: tuple[str, ...]
    """The moves of this seat, if it is to decide now."""
    face_down: tuple[int, ...]
    """The cheques that this seat has won in this round."""
    row_worth: Sheet
    """What the cards of the row would add to ``scores_now`` of this seat, item by item and as ``total``; items that
    would stay as they are are left out, and so are the cheques that change hands for it."""


def view(game: Game, seat: str | None = None) -> View:
    """The game as the player in ``seat`` sees it, or someone who only watches."""
    return _public(game) if seat is None else together(_public(game), own(game, seat))


def own(game: Game, seat: str) -> Own:
    """What the player in ``seat`` sees and someone who only watches does not."""
    face_down = game.face_down(seat)  # refuses a seat that is not at the table
    legal = tuple(map(str, game.legal())) if seat == game.to_act else ()
    return Own(seat, legal, face_down, game.row_worth(seat))


def together(public: View, own: Own) -> View:
    """The view of a player: what everyone sees, and the player's own part."""
    seats = (replace(one, face_down=own.face_down) if one.seat == own.seat else one for one in public.seats)
    return replace(public, seat=own.seat, seats=tuple(seats), legal=own.legal)


def _public(game: Game) -> View:
    scores, totals = game.scores_now(), game.totals
    return View(
        seat=None,
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
        seats=tuple(_public_seat(game, seat, totals[seat], scores[seat]) for seat in game.seats),
        legal=(),
        winners=game.winners,
    )


def _public_seat(game: Game, seat: str, total: int, scores: Sheet) -> SeatView:
    hidden = not game.options.open_cheques and not game.over
    if hidden and game.round == ROUNDS:
        # Who has the most and who the least would tell of the hidden cheques.
        scores = {**scores, "total": scores["total"] - scores["cheques"]}
        del scores["cheques"]
    face_up, face_down = game.face_up(seat), game.face_down(seat)
    return SeatView(
        seat=seat,
        name=game.name(seat),
        family=game.family(seat),
        face_up=face_up,
        face_down=(None,) * len(face_down) if hidden else face_down,
        total=total,
        scores_now=scores,
        out=not game.over and not face_up,
    )


def imagined(game: Game, seat: str, random: Random) -> Game:
    """The game as it may be, for all that the player in ``seat`` can see: what a bot is shown that advises the player.

    What others have face down is dealt out among them anew. Nothing in the answer depends on who really has what.
    """
    if _all_open(game, seat):
        return game.copy()
    counts = {other: len(game.face_down(other)) for other in game.seats if other != seat}
    cheques = sorted(cheque for other in counts for cheque in game.face_down(other))
    random.shuffle(cheques)
    rest = iter(cheques)
    return game.supposing({other: tuple(islice(rest, count)) for other, count in counts.items()})


# ── Events ──────────────────────────────────────────────────────────────────────────────────────────────────────


def seen_live(game: Game, events: Sequence[Event], seat: str | None = None) -> tuple[Event, ...]:
    """The events of the ply just made, for those who are there: a cheque that goes face down is its winner's alone.

    Bids lie open at that moment, and so does the cheque that won.
    """
    if _all_open(game, seat) or _scored(events):
        return tuple(events)
    return tuple(_face_down(event, seat) for event in events)


def seen_later(game: Game, events: Sequence[Event]) -> tuple[Event, ...]:
    """Of all events so far, those that may be told to someone who was not there.

    To remember the rest is the game. Everyone knows which cheques there are and which still lie face up: who won one
    auction after the other is enough to tell what they have face down. So at a table that plays from memory nothing is
    told of the round under way; what lies open of it, :func:`view` shows. At a scoring every cheque is turned over.
    """
    return tuple(events if game.options.open_cheques else events[: _scored(events)])


def told_later(game: Game) -> tuple[Ply, ...]:
    """Of all plies so far, those that may be shown to someone who was not there: as :func:`seen_later`, whole plies."""
    if game.options.open_cheques:
        return game.plies
    scorings = (number for number, ply in enumerate(game.plies, 1) if _scored(ply.events))
    return game.plies[: max(scorings, default=0)]


def _all_open(game: Game, seat: str | None) -> bool:
    """Whether there is nothing to hide at this table. Eyes that are not at it are refused."""
    if seat is not None:
        game.name(seat)
    return game.options.open_cheques


def _scored(events: Sequence[Event]) -> int:
    """How many events there are up to the last scoring and what followed from it; 0 if there was none."""
    scored = (number for number, event in enumerate(events) if isinstance(event, RoundScored))
    return max(scored, default=-2) + 2  # a round begins, or the game is over


def _face_down(event: Event, seat: str | None) -> Event:
    """The event without the cheque that went face down, unless the eyes are the winner's."""
    return with_fields(event, taken=None) if isinstance(event, RowWon) and event.seat != seat else event
