"""The friendly face of the rules: one game, its players, its history."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias
from unicodedata import category

import numpy as np

from razzia.core import rules, scoring
from razzia.core.actions import DONE
from razzia.core.cards import CHEQUE_SETS, KIND_IDS, KIND_OF, LOOT_KINDS, MAX_PLAYERS, MIN_PLAYERS, SEATS
from razzia.core.state import (
    AUCTION,
    CHANCE,
    OVER,
    SCORING,
    STEALING,
    State,
    States,
    cheque_mask,
    cheques_in,
    empty_states,
)
from razzia.editions import DEFAULT_EDITION, Edition, Options, edition_named
from razzia.errors import IllegalMove, SetupError, UnreadableMove, WrongTurn
from razzia.events import Cause, Event, Sheet
from razzia.legality import is_legal, legal_moves, why_not
from razzia.notation import CHANCE_MARK, PILES, Bid, Move, Pass, Pile, Reveal, actions_of, parse
from razzia.telling import CAUSES, EMPTY_ROW, Row, leaders, tell_move, tell_reveal, tell_scoring

Decision: TypeAlias = Literal["turn", "auction", "chance", "over"]

LONGEST_NAME: Final = 100
UNFIT_FOR_NAMES: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode's control characters, half characters and line ends: they would upset a screen."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One step of a game: a move of a player, or the card that chance turned over."""

    seat: str
    """The letter of the player, or ``=`` for chance."""
    move: Move | Reveal
    events: tuple[Event, ...]

    def __str__(self) -> str:
        return str(self.move) if isinstance(self.move, Reveal) else f"{self.seat} {self.move}"


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
    >>> game.play("draw left")
    >>> game.reveal("ring")
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
        names = _names(players)
        sets = CHEQUE_SETS[len(names)] if cheques is None else tuple(tuple(sorted(own)) for own in cheques)
        if sorted(sets) != sorted(CHEQUE_SETS[len(names)]):
            known = " · ".join(" ".join(map(str, own)) for own in CHEQUE_SETS[len(names)])
            raise SetupError("cheques", str(cheques), {"players": len(names), "known": known})
        self.names: Final = names
        self.edition: Final[Edition] = edition_named(edition)
        self.options: Final[Options] = options or Options()
        self.cheques: Final[tuple[tuple[int, ...], ...]] = sets
        """The set that each seat had at the start."""
        self._state: States = empty_states(1)
        self._table: State = self._state[0]
        masks = np.array([cheque_mask(own) for own in sets], np.int32)
        rules.start(self._table, masks, self.options.piles, self.edition.bodyguards_all_tied)
        self._row: Row = EMPTY_ROW
        self._plies: list[Ply] = []
        self._before: list[tuple[States, Row]] = []
        self._sheets: list[dict[str, Sheet]] = []

    # ── Where the game stands ───────────────────────────────────────────────────────────────────────────────────

    @property
    def seats(self) -> str:
        """The letters of the seats, clockwise."""
        return SEATS[: len(self.names)]

    @property
    def decision(self) -> Decision:
        """What must be decided now: a turn, a bid, a card by chance, or nothing any more."""
        phase = self._table.phase
        return "auction" if phase == AUCTION else "chance" if phase == CHANCE else "over" if phase == OVER else "turn"

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._table.phase == OVER)

    @property
    def to_act(self) -> str | None:
        """The seat that must decide now; None when chance is next or the game is over."""
        return None if self.decision in ("chance", "over") else SEATS[self._table.seat]

    @property
    def turn(self) -> str | None:
        """The seat whose turn it is, also while others bid; None when the game is over."""
        return None if self.over else SEATS[self._table.turn]

    @property
    def round(self) -> int:
        """1 to 3."""
        return int(self._table.round)

    @property
    def row(self) -> Row:
        """The seven places of the row, left to right: the kind of card, or None for an empty place."""
        return self._row

    @property
    def police(self) -> int:
        """How many police cards are on the track."""
        return int(self._table.police)

    @property
    def raid_at(self) -> int:
        """The police card that brings the raid."""
        return int(rules.raid_at(self._table))

    @property
    def centre(self) -> int:
        """The cheque in the centre."""
        return int(self._table.centre)

    @property
    def piles(self) -> dict[Pile, int]:
        """How many cards are left in each pile."""
        sizes = {pile: int(size) for pile, size in zip(PILES, self._table.piles, strict=True)}
        return sizes if self.options.piles == 2 else {"left": sizes["left"]}

    @property
    def drawing_from(self) -> Pile | None:
        """The pile whose top card is being turned over, when chance is next."""
        return PILES[self._table.pile] if self.decision == "chance" else None

    @property
    def undrawn(self) -> dict[str, int]:
        """How many cards of each kind have not been drawn. Nobody but the dealer knows their order."""
        return _counted(self._table.bag)

    def chances(self) -> dict[str, float]:
        """The probability of each kind to be the next card."""
        return {card: float(rules.probability(self._table, KIND_OF[card])) for card in self.undrawn}

    def family(self, seat: str) -> dict[str, int]:
        """The cards of a player, counted by kind."""
        index = self._index(seat)
        return _counted(self._table.families[index, kind] for kind in range(LOOT_KINDS))

    def face_up(self, seat: str) -> tuple[int, ...]:
        """The cheques that a player can still bid with in this round."""
        return cheques_in(self._table.face_up[self._index(seat)])

    def face_down(self, seat: str) -> tuple[int, ...]:
        """The cheques that a player has won in this round. What others may see of them, :mod:`razzia.view` decides."""
        return cheques_in(self._table.face_down[self._index(seat)])

    @property
    def auction(self) -> Auction | None:
        """The auction that is under way, if there is one."""
        s = self._table
        if s.phase != AUCTION:
            return None
        bids: dict[str, int | None] = {}
        for ply in reversed(self._plies):
            if not isinstance(ply.move, Bid | Pass):
                break
            bids[ply.seat] = ply.move.cheque if isinstance(ply.move, Bid) else None
        return Auction(
            cause=CAUSES[s.auction],
            caller=SEATS[s.turn],
            bids=dict(reversed(bids.items())),
            best_bid=int(s.best_bid) or None,
            best_bidder=SEATS[s.best_bidder] if s.best_bid else None,
        )

    @property
    def state(self) -> States:
        """A copy of the record behind the game, as an array of one, for code that works on the core."""
        return self._state.copy()

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def legal(self) -> list[Move]:
        """Every legal move of the player who must decide; a steal is one move for each different set of cards."""
        return legal_moves(self._state)

    def play(self, move: str | Move, seat: str | None = None) -> None:
        """Make a move, given as text (``"bid 7"``, or ``"B bid 7"`` with the seat) or as a value.

        With a seat, the move is refused unless that seat is to decide.
        """
        text = str(move)
        if isinstance(move, str):
            spoken, parsed = parse(self._one_pile_may_be_left_out(move))
            seat = seat if spoken is None else spoken
            if isinstance(parsed, Reveal):
                self._reveal(parsed.card, text)
                return
            move = parsed
        if seat is not None:
            self._index(seat)
        to_act = self.to_act
        if to_act is None:
            raise WrongTurn("game-over" if self.over else "card-first", text)
        if seat is not None and seat != to_act:
            raise WrongTurn("not-your-turn", text, {"seat": seat, "turn": to_act, "name": self.name(to_act)})
        if not is_legal(self._state, move):
            raise why_not(self._table, move, text)
        self._move(to_act, move)

    def reveal(self, card: str) -> None:
        """Turn over the card that chance has chosen, given by its kind id."""
        if card not in KIND_OF:
            raise UnreadableMove("unknown-card", str(card), {"card": str(card), "known": ", ".join(KIND_IDS)})
        self._reveal(card, card)

    def _one_pile_may_be_left_out(self, text: str) -> str:
        return f"{text} left" if self.options.piles == 1 and text.split()[-1:] == ["draw"] else text

    def _reveal(self, card: str, text: str) -> None:
        if self.decision != "chance":
            raise WrongTurn("game-over" if self.over else "no-card-due", text)
        if card not in self.undrawn:
            raise IllegalMove("card-used-up", text, {"card": card})
        before = self._remember()
        s = self._table
        rules.turn_over(s, KIND_OF[card])
        self._row, events = tell_reveal(before[0], s, self._row, card)
        self._finish(CHANCE_MARK, Reveal(card), events)

    def _move(self, seat: str, move: Move) -> None:
        before = self._remember()
        s = self._table
        for action in actions_of(move):
            rules.move(s, action)
        if s.phase == STEALING:
            rules.move(s, DONE)
        self._row, events = tell_move(before[0], s, self._row, move)
        self._finish(seat, move, events)

    def _remember(self) -> States:
        before = self._state.copy()
        self._before.append((before, self._row))
        return before

    def _finish(self, seat: str, move: Move | Reveal, events: list[Event]) -> None:
        s = self._table
        if s.phase == SCORING:
            table = self._state.copy()
            self._sheets.append(self.scores_now())
            rules.close_round(s)
            events += tell_scoring(table[0], s, self._row, self._sheets[-1])
            self._row = EMPTY_ROW
        self._plies.append(Ply(seat, move, tuple(events)))

    def undo(self) -> Ply:
        """Take back the last step, be it a move or a card, and return it."""
        if not self._plies:
            raise IllegalMove("nothing-to-undo")
        self._state, self._row = self._before.pop()
        self._table = self._state[0]
        del self._sheets[self.round - 1 :]
        return self._plies.pop()

    # ── History and score ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Everything that was done, in order, with its events."""
        return tuple(self._plies)

    @property
    def moves(self) -> list[str]:
        """Everything that was done, as a record spells it."""
        return [str(ply) for ply in self._plies]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for ply in self._plies for event in ply.events]

    @property
    def sheets(self) -> list[dict[str, Sheet]]:
        """The score sheets of the rounds that are over."""
        return [{seat: dict(sheet) for seat, sheet in sheets.items()} for sheets in self._sheets]

    def scores_now(self) -> dict[str, Sheet]:
        """What each player would score if the round ended now."""
        return {seat: score_sheet(self._table, index) for index, seat in enumerate(self.seats)}

    @property
    def totals(self) -> dict[str, int]:
        """The points of each player in the rounds that are over."""
        return {seat: self._table.totals[index] for index, seat in enumerate(self.seats)}

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won: everyone with the most points. Empty before the end."""
        return leaders(self.totals) if self.over else ()

    def name(self, seat: str) -> str:
        """The name of the player in a seat."""
        return self.names[self._index(seat)]

    # ── As a Python object ──────────────────────────────────────────────────────────────────────────────────────

    def copy(self) -> "Game":
        """A game that goes on from here independently."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._table = twin._state[0]
        for attribute in ("_plies", "_before", "_sheets"):
            twin.__dict__[attribute] = list(self.__dict__[attribute])
        return twin

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_table"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._table = self._state[0]

    def __eq__(self, other: object) -> bool:
        """Games are equal when the same people at the same kind of table made the same moves."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def _identity(self) -> tuple[Any, ...]:
        return self.names, self.edition, self.options, self.cheques, self.moves

    def __str__(self) -> str:
        """The table, as text."""
        from razzia.table_text import show

        return show(self)

    def __repr__(self) -> str:
        return f"<Game {', '.join(self.names)}: {self.edition.id}, round {self.round}, {len(self._plies)} plies>"

    def _index(self, seat: str) -> int:
        if len(seat) != 1 or seat not in self.seats:
            raise SetupError("no-such-seat", str(seat), {"seats": " ".join(self.seats)})
        return SEATS.index(seat)


def score_sheet(s: State, index: int) -> Sheet:
    """What the player at ``index`` would score if the round ended now, item by item."""
    sheet = {item: getattr(scoring, item)(s, index) for item in scoring.ITEMS}
    return {**sheet, "total": sum(sheet.values())}


def _names(players: int | Sequence[str]) -> tuple[str, ...]:
    if isinstance(players, int):
        count = players
        names = tuple(f"Player {seat}" for seat in SEATS[: max(count, 0)])
    else:
        names = tuple(players)
        count = len(names)
    if not MIN_PLAYERS <= count <= MAX_PLAYERS:
        raise SetupError("players", str(count), {"fewest": MIN_PLAYERS, "most": MAX_PLAYERS})
    check_names(names)
    return names


def check_names(names: Sequence[Any]) -> None:
    """Refuse names that no screen could show."""
    for name in names:
        fits = isinstance(name, str) and 1 <= len(name) <= LONGEST_NAME
        if not fits or any(category(letter) in UNFIT_FOR_NAMES for letter in name):
            raise SetupError("name", ascii(name), {"longest": LONGEST_NAME})


def _counted(counts: Any) -> dict[str, int]:
    return {KIND_IDS[kind]: int(count) for kind, count in enumerate(counts) if count}
