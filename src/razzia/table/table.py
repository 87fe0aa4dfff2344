"""A table, from the invitation to the result: who sits where, the game, the clocks, the versions.

A table is what its journal says, one entry after the other. Who may ask for which entry, :mod:`razzia.table.referee`
decides.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import count
from sys import intern
from typing import Final

from razzia.dealer import Dealer, commitment
from razzia.errors import TableError
from razzia.events import Event, RoundScored
from razzia.game import Game, Ply
from razzia.names import alike
from razzia.record import Record
from razzia.status import Status
from razzia.table import journal
from razzia.table.clocks import Clocks
from razzia.table.journal import Entry
from razzia.table.setup import Level, Setup
from razzia.view import seen_live

BOT_NAMES: Final = {"A": "Aldo", "B": "Bianca", "C": "Ciro", "D": "Donata", "E": "Enzo"}
SUBSTITUTE: Final[Level] = "normal"
"""The bot that plays for a player who is away, or whose time is out; and for a stronger bot that is not ready yet."""
REMEMBERED: Final = 64
"""So many requests back a table knows one that comes again."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat, and who has it."""

    name: str | None = None
    holder: str | None = None
    """The hash of the key of the player who has it."""
    contribution: str | None = None
    """What the player added to the shuffling; None for one who has not come back for a rematch yet."""
    level: Level | None = None
    """The bot that has it."""
    away: bool = False
    """Whether a bot plays for the player who has it."""
    misses: int = 0
    """How often in a row the player's time ran out."""

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return self.holder is None and self.level is None

    @property
    def ready(self) -> bool:
        """Whether the game can begin, as far as this seat is concerned."""
        return self.level is not None or self.contribution is not None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.level is not None or self.away


@dataclass(frozen=True, slots=True)
class Due:
    """What the server itself has to do at this table."""

    seat: str
    at: int
    """A bot's turn began then; or a player's time is out then."""
    level: Level | None
    """The bot that is to play; None for a player whose time is out."""


@dataclass(frozen=True, slots=True)
class _Retractable:
    """The last move, as long as it could be taken back, with the clocks as they were when it was made."""

    seat: str
    at: int
    clocks: Clocks


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A move that was tried out last, and the game after it. Most of them are made, and need not be played again."""

    seat: str
    move: str
    ply: Ply
    game: Game

    def is_made_by(self, entry: Entry) -> bool:
        return isinstance(entry.news, journal.Played) and (entry.news.seat, entry.move) == (self.seat, self.move)


class Table:
    """One table, from the invitation to the result."""

    def __init__(self, name: str, entries: Iterable[Entry]) -> None:
        """The table as its journal tells it."""
        self.id: Final = name
        self.version = 0
        """The number of entries in the journal."""
        self.position = 0
        """The version at which the game last changed."""
        self.setup = Setup()
        self.host: str | None = None
        """Who made the table."""
        self.chairs: dict[str, Chair] = {}
        self.made_at = self.changed_at = 0
        self.game: Game | None = None
        self.clocks = Clocks(self.setup.clock, "")
        self.rematch: str | None = None
        """The table for another game of the same people."""
        self.commitment = ""
        """What the server has committed itself to before anyone sat down."""
        self._secret = b""
        self._dealer: Dealer | None = None
        self._moves: list[str] = []
        self._played_at = 0
        """When the last move was made."""
        self._retractable: _Retractable | None = None
        self._attempt: _Attempt | None = None
        self._made: Ply | None = None
        self._answered: dict[tuple[str | None, str], int] = {}
        for entry in entries:
            self.apply(entry)

    # ── Where the table stands ──────────────────────────────────────────────────────────────────────────────────

    @property
    def status(self) -> Status:
        """Whether the game has begun, and is over."""
        return "waiting" if self.game is None else "finished" if self.game.over else "playing"

    @property
    def playing(self) -> Game:
        """The game, which must have begun."""
        if self.game is None:
            raise TableError("not-started")
        return self.game

    @property
    def holders(self) -> tuple[str, ...]:
        """Everyone who has a seat."""
        return tuple(sorted({chair.holder for chair in self.chairs.values() if chair.holder is not None}))

    def seats_of(self, holder: str | None) -> str:
        """The seats that belong to a player."""
        return "".join(seat for seat, chair in self.chairs.items() if holder is not None and chair.holder == holder)

    def sits(self, holder: str | None) -> bool:
        """Whether someone has sat down: who has not come to a rematch does not sit there, though the seat is kept."""
        return any(self.chairs[seat].ready for seat in self.seats_of(holder))

    def runs(self, holder: str) -> bool:
        """A table is run by whoever made it; if they do not sit at it, by everyone who does."""
        return holder == self.host or (self.sits(holder) and not self.sits(self.host))

    @property
    def due(self) -> Due | None:
        """What the server itself has to do here next, if anything."""
        seat = self.game.to_act if self.game is not None else None
        if seat is None:
            return None
        chair = self.chairs[seat]
        if chair.played_by_bot:
            return Due(seat, self.changed_at, chair.level or SUBSTITUTE)
        deadline = self.clocks.deadline
        return None if deadline is None else Due(seat, deadline, None)

    def granted(self, holder: str, request: str) -> int | None:
        """The version that this request led to, if it was granted not long ago."""
        return self._answered.get((holder, request))

    def try_move(self, seat: str, move: str) -> tuple[str, str | None]:
        """How the journal spells a move, and which card it turns over. Refuses one that the rules do not allow."""
        assert self._dealer is not None
        game = self.playing.copy()
        ply = game.play(move, seat)
        self._attempt = _Attempt(seat, str(ply.move), ply, game)
        return str(ply.move), self._dealer.next_card(game) if game.decision == "chance" else None

    def bot_name(self, seat: str) -> str:
        """A name for a bot in this seat that nobody else at the table has."""
        taken = {alike(chair.name) for letter, chair in self.chairs.items() if letter != seat and chair.name}
        names = (BOT_NAMES[seat] + f" ({seat})" * times for times in count())
        return next(name for name in names if alike(name) not in taken)

    def can_take_back(self, seat: str) -> bool:
        """Whether this seat's last move can still be taken back."""
        return self._retractable is not None and self._retractable.seat == seat and not self.chairs[seat].away

    def game_again(self) -> Game:
        """The game as it stands, with its whole history, which the table has forgotten."""
        game = self.playing.restarted()
        for move in self._moves:
            game.play(move)
        return game

    def record(self) -> Record:
        """The record of the game that is over, with the proof of its deck."""
        if self.game is None or self._dealer is None or not self.game.over:
            raise TableError("not-over")
        bots = {seat: chair.level for seat, chair in self.chairs.items() if chair.level is not None}
        return Record.of(
            self.game_again(), fairness=self._dealer.proof(), table=self.id, made=self._played_at, bots=bots
        )

    # ── Changing ────────────────────────────────────────────────────────────────────────────────────────────────

    def after(self, entry: Entry) -> tuple["Table", tuple[Event, ...]]:
        """The table as it is after an entry, and the events of the game that everyone may hear of."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.chairs = self.chairs.copy()
        attempt, self._attempt = self._attempt, None
        if attempt is not None and attempt.is_made_by(entry):
            twin.game, twin._made = attempt.game, attempt.ply
        else:
            twin.game = None if self.game is None else self.game.copy()
        twin.clocks = self.clocks.copy()
        twin._moves = self._moves.copy()
        twin._answered = self._answered.copy()
        events = twin.apply(entry)
        return twin, seen_live(twin.playing, events) if events else ()

    def apply(self, entry: Entry) -> tuple[Event, ...]:
        """Make an entry come true in this very table. Returns the events of the game, secrets included."""
        self.version += 1
        self.changed_at = entry.at
        self._attempt = None
        if entry.request is not None:
            self._answered[entry.holder, entry.request] = self.version
            if len(self._answered) > REMEMBERED:
                del self._answered[next(iter(self._answered))]
        match entry.news:
            case journal.Played(seat=seat):
                return self._apply_move(entry, seat)
            case journal.TableMade():
                self._apply_made(entry)
            case journal.Started():
                self._apply_start()
            case journal.TookBack():
                self._apply_take_back()
            case journal.ClockRestarted():
                self._run_clock()
            case journal.RematchMade(table=table):
                self.rematch = table
            case journal.Resigned(seat=seat) | journal.Returned(seat=seat):
                self._apply_presence(seat, away=isinstance(entry.news, journal.Resigned))
            case _:
                self._apply_seating(entry)
        return ()

    def _apply_seating(self, entry: Entry) -> None:
        match entry.news:
            case journal.SatDown(seat=seat, name=name):
                self.chairs[seat] = Chair(name, entry.holder, entry.contribution)
            case journal.StoodUp(seat=seat):
                self.chairs[seat] = Chair()
            case journal.BotInvited(seat=seat, name=name, level=level):
                self.chairs[seat] = Chair(name, level=level)

    def _apply_presence(self, seat: str, *, away: bool) -> None:
        self.chairs[seat] = replace(self.chairs[seat], away=away, misses=0)
        # A clock that runs goes on while its player is away: to leave and return is no way to stop it.
        if self.playing.to_act == seat and self.clocks.running is None:
            self._run_clock()

    def _apply_made(self, entry: Entry) -> None:
        assert entry.setup is not None
        assert entry.secret is not None
        self.setup, self.host, self.made_at = entry.setup, entry.holder, entry.at
        self._secret = bytes.fromhex(entry.secret)
        self.commitment = commitment(self._secret)
        self.chairs = {seat: Chair() for seat in entry.setup.seats}
        for kept in entry.kept:
            self.chairs[kept.seat] = Chair(kept.name, kept.holder)
        for seat, level in entry.setup.bots.items():
            self.chairs[seat] = Chair(self.bot_name(seat), level=level)

    def _apply_start(self) -> None:
        self._dealer = Dealer(self._secret, [chair.contribution or "" for chair in self.chairs.values()])
        names = [chair.name or "" for chair in self.chairs.values()]
        self.game = Game(names, cheques=self._dealer.cheques, **self.setup.game())
        self.clocks = Clocks(self.setup.clock, self.setup.seats)
        self.position = self.version
        self._run_clock()

    def _apply_move(self, entry: Entry, seat: str) -> tuple[Event, ...]:
        assert isinstance(entry.news, journal.Played)
        assert entry.move is not None
        game = self.playing
        before = self.clocks.copy()
        made, self._made = self._made, None
        plies = [made or game.play(entry.move, seat)]
        if entry.card is not None:
            plies.append(game.reveal(entry.card))
        game.forget()  # the journal remembers
        self._moves += (intern(str(ply)) for ply in plies)
        self._played_at = entry.at
        self.position = self.version
        chair = self.chairs[seat]
        if entry.news.by == "clock":
            self.chairs[seat] = replace(chair, misses=chair.misses + 1, away=entry.news.takes_over)
        elif chair.misses and entry.news.by == "player":
            self.chairs[seat] = replace(chair, misses=0)
        self.clocks.decided(entry.at)
        self._run_clock()
        events = tuple(event for ply in plies for event in ply.events)
        retractable = entry.news.by == "player" and entry.card is None and not game.over
        if not self.setup.open_cheques and any(isinstance(event, RoundScored) for event in events):
            retractable = False  # everyone has seen what lay face down, and cannot be made to forget it
        self._retractable = _Retractable(seat, entry.at, before) if retractable else None
        return events

    def _apply_take_back(self) -> None:
        assert self._retractable is not None
        last, self._retractable = self._retractable, None
        self.playing.undo()
        self._moves.pop()
        self.clocks = last.clocks.copy()
        # What the player had thought counts; what the next one thought about a move that is no more does not.
        self.clocks.run(last.seat, self.changed_at - (last.at - last.clocks.since))
        self.position = self.version

    def _run_clock(self) -> None:
        """Let the clock of whoever must decide run from now on; a bot has none."""
        seat = self.playing.to_act
        self.clocks.run(None if seat is None or self.chairs[seat].played_by_bot else seat, self.changed_at)
