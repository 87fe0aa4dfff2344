"""The friendly face of the rules: one game, its players, its history."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from razzia.core import rules
from razzia.core.cards import CHEQUE_SETS, KIND_IDS, KIND_OF, LOOT_KINDS, SEATS
from razzia.core.state import AUCTION, CHANCE, OVER, SCORING, State, cheque_mask, cheques_in
from razzia.editions import DEFAULT_EDITION, Edition, Options, edition_named
from razzia.errors import IllegalMove, SetupError, UnreadableMove, WrongTurn
from razzia.events import Cause, Event
from razzia.history import History, Ply
from razzia.legality import carry_out, is_legal, legal_moves, why_not
from razzia.names import names_of
from razzia.notation import CHANCE_MARK, PILES, Move, Pile, Reveal, parse
from razzia.row import EMPTY_ROW, Row
from razzia.score_sheet import Points, Sheet, leaders, points_of, row_gain, score_sheet, sheets_of
from razzia.what_happened import CAUSES, after_move, after_reveal, after_scoring

if TYPE_CHECKING:
    from razzia.view import View

__all__ = ["Auction", "Decision", "Game", "Ply"]

Decision: TypeAlias = Literal["turn", "auction", "chance", "over"]
NOT_SCORED: Final[tuple[bytes, Points]] = (b"", ())
NOT_WEIGHED: Final[tuple[bytes, dict[str, Sheet]]] = (b"", {})
SEAT_NUMBERS: Final = {seat: number for number, seat in enumerate(SEATS)}


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction that is under way."""

    cause: Cause
    caller: str
    """Who caused it, and bids last."""
    bids: dict[str, int | None]
    """What each player did so far, in order: the cheque, or None for a pass."""
    best_bid: int | None
    best_bidder: str | None


class Game:
    """A game of Razzia!, from the first turn to the result.

    >>> game = Game(["Ada", "Bo", "Cleo"])
    >>> str(game.play("draw left"))
    'A draw left'
    >>> str(game.reveal("ring"))
    '= ring'
    >>> game.to_act
    'B'

    Players' moves go in through :meth:`play`, the cards that are turned over through :meth:`reveal`; the game knows
    no more about the undrawn cards than their counts. A refused move raises a :class:`~razzia.errors.MoveError` and
    changes nothing.
    """

    def __init__(
        self,
        players: int | Sequence[str] = 4,
        *,
        edition: str = DEFAULT_EDITION,
        options: Options | None = None,
        cheques: Sequence[Sequence[int]] | None = None,
    ) -> None:
        """Set up a table: how many players or their names, clockwise, and which set of cheques each gets."""
        names = names_of(players)
        sets = CHEQUE_SETS[len(names)] if cheques is None else _sets(cheques)
        if sorted(sets) != sorted(CHEQUE_SETS[len(names)]):
            known = " · ".join(" ".join(map(str, own)) for own in CHEQUE_SETS[len(names)])
            raise SetupError("cheques", str(cheques), {"players": len(names), "known": known})
        self.names: Final = names
        self.seats: Final = SEATS[: len(names)]
        """The letters of the seats, clockwise."""
        self.edition: Final[Edition] = edition_named(edition)
        self.options: Final[Options] = options or Options()
        self.cheques: Final[tuple[tuple[int, ...], ...]] = sets
        """The set that each seat had at the start."""
        self._state = rules.set_up(sets, self.options.piles, self.edition.bodyguards_all_tied)
        self._row: Row = EMPTY_ROW
        self._history = History()
        self._scores = NOT_SCORED
        self._row_worth = NOT_WEIGHED

    # ── Where the game stands ───────────────────────────────────────────────────────────────────────────────────

    @property
    def decision(self) -> Decision:
        """What must be decided now: a turn, a bid, a card by chance, or nothing any more."""
        phase = self._state.phase
        return "auction" if phase == AUCTION else "chance" if phase == CHANCE else "over" if phase == OVER else "turn"

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.phase == OVER

    @property
    def to_act(self) -> str | None:
        """The seat that must decide now; None when chance is next or the game is over."""
        return None if self.decision in ("chance", "over") else SEATS[self._state.seat]

    @property
    def turn(self) -> str | None:
        """The seat whose turn it is, also while others bid; None when the game is over."""
        return None if self.over else SEATS[self._state.turn]

    @property
    def round(self) -> int:
        """1 to 3."""
        return self._state.round

    @property
    def row(self) -> Row:
        """The seven places of the row, left to right: the kind of card, or None for an empty place."""
        return self._row

    @property
    def police(self) -> int:
        """How many police cards are on the track."""
        return self._state.police

    @property
    def raid_at(self) -> int:
        """The police card that brings the raid."""
        return rules.raid_at(self._state)

    @property
    def centre(self) -> int:
        """The cheque in the centre."""
        return self._state.centre

    @property
    def piles(self) -> dict[Pile, int]:
        """How many cards are left in each pile."""
        return dict(zip(PILES[: self.options.piles], self._state.piles, strict=False))

    @property
    def drawing_from(self) -> Pile | None:
        """The pile whose top card is being turned over, when chance is next."""
        return PILES[self._state.pile] if self.decision == "chance" else None

    @property
    def undrawn(self) -> dict[str, int]:
        """How many cards of each kind have not been drawn. Nobody but the dealer knows their order."""
        return _counted(self._state.bag)

    def chances(self) -> dict[str, float]:
        """The probability of each kind to be the next card."""
        return {card: rules.probability(self._state, KIND_OF[card]) for card in self.undrawn}

    def family(self, seat: str) -> dict[str, int]:
        """The cards of a player, counted by kind."""
        start = LOOT_KINDS * self._index(seat)
        return _counted(self._state.families.tobytes()[start : start + LOOT_KINDS])

    def face_up(self, seat: str) -> tuple[int, ...]:
        """The cheques that a player can still bid with in this round."""
        return cheques_in(self._state.face_up[self._index(seat)])

    def face_down(self, seat: str) -> tuple[int, ...]:
        """The cheques that a player has won in this round. What others may see of them, :mod:`razzia.view` decides."""
        return cheques_in(self._state.face_down[self._index(seat)])

    @property
    def auction(self) -> Auction | None:
        """The auction that is under way, if there is one."""
        s = self._state
        if s.phase != AUCTION:
            return None
        return Auction(
            cause=CAUSES[s.auction],
            caller=SEATS[s.turn],
            bids=self._history.last_bids(),
            best_bid=s.best_bid or None,
            best_bidder=SEATS[s.best_bidder] if s.best_bid else None,
        )

    @property
    def state(self) -> State:
        """A copy of the record behind the game, for code that works on the core."""
        return self._state.copy()

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def legal(self) -> list[Move]:
        """Every legal move of the player who must decide; a steal is one move for each different set of cards."""
        return legal_moves(self._state)

    def play(self, move: str | Move | Reveal, seat: str | None = None) -> Ply:
        """Make a move, given as text (``"bid 7"``, or ``"B bid 7"`` with the seat) or as a value.

        With a seat, only a move of that seat is taken, and only when it is to decide. Without one, a card that is
        turned over (``"= ring"``) is taken as well.
        """
        text = str(move)
        spoken = None
        if isinstance(move, str):
            spoken, move = parse(move, self.options.piles)
        elif not isinstance(move, Move | Reveal):
            raise UnreadableMove("unknown-move", text)
        if seat is not None:
            self._index(seat)
            if isinstance(move, Reveal) or spoken not in (None, seat):
                raise WrongTurn("not-your-move", text, {"seat": seat})
        if isinstance(move, Reveal):
            return self._reveal(move, text)
        if spoken is not None and spoken not in self.seats:
            raise WrongTurn("not-at-the-table", text, {"seat": spoken, "seats": " ".join(self.seats)})
        return self._move(move, spoken or seat, text)

    def reveal(self, card: str) -> Ply:
        """Turn over the card that chance has chosen, given by its kind id."""
        return self._reveal(Reveal(card), card)

    def _reveal(self, move: Reveal, text: str) -> Ply:
        if self.decision != "chance":
            raise WrongTurn("game-over" if self.over else "no-card-due", text)
        if move.card not in self.undrawn:
            raise IllegalMove("card-used-up", text, {"card": move.card})
        before = self._state.copy()
        rules.turn_over(self._state, KIND_OF[move.card])
        row, events = after_reveal(before, self._state, self._row, move.card)
        return self._finish(CHANCE_MARK, move, before, row, events)

    def _move(self, move: Move, seat: str | None, text: str) -> Ply:
        to_act = self.to_act
        if to_act is None:
            raise WrongTurn("game-over" if self.over else "card-first", text)
        if seat not in (None, to_act):
            raise WrongTurn("not-your-turn", text, {"seat": seat, "turn": to_act, "name": self.name(to_act)})
        if not is_legal(self._state, move):
            raise why_not(self._state, move, text)
        before = self._state.copy()
        carry_out(self._state, move, rules.move)
        row, events = after_move(before, self._state, self._row, move)
        return self._finish(to_act, move, before, row, events)

    def _finish(self, seat: str, move: Move | Reveal, before: State, row: Row, events: list[Event]) -> Ply:
        """Score the round if it is over, and write the step down."""
        if self._state.phase == SCORING:
            table, sheets = self._state.copy(), self.scores_now()
            rules.close_round(self._state)
            events += after_scoring(table, self._state, row, sheets)
            row = EMPTY_ROW
        ply = Ply(seat, move, tuple(events))
        self._history.add(ply, before, self._state, self._row)
        self._row = row
        return ply

    def undo(self) -> Ply:
        """Take back the last step, be it a move or a card, and return it."""
        step = self._history.take_back()
        if step is None:
            raise IllegalMove("nothing-to-undo")
        self._state, self._row = step.undone(self._state), step.row
        return step.ply

    def forget(self) -> None:
        """Drop the history but for the last ply, or the plies of the auction under way, so that the game stays small.

        It goes on as before. ``undo`` takes back what is left; ``plies``, ``moves`` and ``events`` raise a LookupError
        from now on. A game that shall stay small forgets after every ply.
        """
        self._history.forget(max(1, len(self._history.last_bids())))

    # ── History and score ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Everything that was done, in order, with its events."""
        return self._history.plies

    @property
    def ply_count(self) -> int:
        """How many plies were made, forgotten ones included."""
        return len(self._history)

    @property
    def moves(self) -> list[str]:
        """Everything that was done, as a record spells it."""
        return [str(ply) for ply in self.plies]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for ply in self.plies for event in ply.events]

    @property
    def draws(self) -> tuple[Pile, ...]:
        """The pile of each draw, in order: what a dealer needs to know. Never forgotten."""
        return self._history.draws

    @property
    def sheets(self) -> list[dict[str, Sheet]]:
        """The score sheets of the rounds that are over. Never forgotten."""
        return self._history.sheets

    def scores_now(self) -> dict[str, Sheet]:
        """What each player would score if the round ended now. When the game is over: what the last round brought."""
        return self.sheets[-1] if self.over else sheets_of(self._score()[1])

    def row_worth(self, seat: str) -> Sheet:
        """What the cards of the row would add now to what a player scores, line by line; what stays is left out.

        The cheques that change hands for them are not counted. Empty when the game is over.
        """
        index = self._index(seat)
        if self.over or self._row == EMPTY_ROW:
            return {}
        owned, points = self._score()
        lying = owned + self._state.row.tobytes()
        known = self._row_worth[1] if self._row_worth[0] == lying else {}
        if seat not in known:
            known = {**known, seat: row_gain(self._state, index, points[index])}
            self._row_worth = lying, known
        return known[seat].copy()

    def _score(self) -> tuple[bytes, Points]:
        """What the players own, and what they would score for it now."""
        # Most plies change nothing that is scored, and counting it up takes longer than all else that a view shows.
        owned = self._state.owned()
        if self._scores[0] != owned:
            sheets = {seat: score_sheet(self._state, index) for index, seat in enumerate(self.seats)}
            self._scores = owned, points_of(sheets)
        return self._scores

    @property
    def totals(self) -> dict[str, int]:
        """The points of each player in the rounds that are over."""
        return {seat: self._state.totals[index] for index, seat in enumerate(self.seats)}

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won: everyone with the most points. Empty before the end."""
        return leaders(self._state) if self.over else ()

    def name(self, seat: str) -> str:
        """The name of the player in a seat."""
        return self.names[self._index(seat)]

    # ── As a Python object ──────────────────────────────────────────────────────────────────────────────────────

    def copy(self) -> "Game":
        """A game that goes on from here independently."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._history = self._history.copy()
        return twin

    __copy__ = copy

    def supposing(self, face_down: Mapping[str, Sequence[int]]) -> "Game":
        """A copy in which those who are named have these cheques face down, without a history that tells otherwise."""
        if _together(face_down.values()) != _together(map(self.face_down, face_down)):
            raise ValueError("the cheques are not those that these players have face down")
        twin = self.copy()
        for seat, cheques in face_down.items():
            twin._state.face_down[self._index(seat)] = cheque_mask(cheques)
        twin._history.forget(len(self.auction.bids) if self.auction else 0)
        twin._scores = NOT_SCORED
        twin._row_worth = NOT_WEIGHED
        return twin

    def restarted(self) -> "Game":
        """A new game at the same table, with the same people and cheques."""
        return type(self)(self.names, edition=self.edition.id, options=self.options, cheques=self.cheques)

    def __eq__(self, other: object) -> bool:
        """Games are equal when the same people at the same kind of table made the same moves.

        Of moves that both have forgotten, what they led to is compared.
        """
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def _identity(self) -> tuple[Any, ...]:
        return self.names, self.edition, self.options, self.cheques, self._history, self._state, self._row

    def view(self, seat: str | None = None) -> "View":
        """The game as the player in ``seat`` sees it, or someone who only watches."""
        from razzia.view import view

        return view(self, seat)

    def __str__(self) -> str:
        """The table, as text."""
        from razzia.table_text import show

        return show(self)

    def __repr__(self) -> str:
        return f"<Game {', '.join(self.names)}: {self.edition.id}, round {self.round}, {self.ply_count} plies>"

    def _index(self, seat: str) -> int:
        index = SEAT_NUMBERS.get(seat, len(SEATS))
        if index >= len(self.names):
            raise SetupError("no-such-seat", str(seat), {"seats": " ".join(self.seats)})
        return index


def _sets(cheques: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    try:
        return tuple(tuple(sorted(own)) for own in cheques)
    except TypeError:
        return ()


def _together(cheques: Iterable[Iterable[int]]) -> list[int]:
    return sorted(cheque for own in cheques for cheque in own)


def _counted(counts: Iterable[int]) -> dict[str, int]:
    return {KIND_IDS[kind]: count for kind, count in enumerate(counts) if count}
