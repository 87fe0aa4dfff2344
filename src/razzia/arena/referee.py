"""Plays one game of a job: bots decide, their faults are noted, and a substitute steps in for a bot at fault."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from signal import SIG_IGN, SIGINT, getsignal
from typing import Final, TypeAlias

from msgspec import Struct

from razzia import __version__
from razzia.arena.facts import SeatFacts, facts_of
from razzia.arena.faults import Clock, Fault, FaultKind, TimeUp, limit
from razzia.arena.job import Job, Seating
from razzia.bots import Budget, Entrant, RandomBot
from razzia.core.cards import SEATS
from razzia.errors import MoveError, SetupError, quotable, said
from razzia.game import Game
from razzia.match import dealer_of, play
from razzia.names import LONGEST_NAME
from razzia.notation import Move
from razzia.record import Record

Watch: TypeAlias = Callable[[Callable[[], Fault], bool], object]
"""Is told what will have happened if the process ends now, and whether a bot decides, or still gets ready."""
PATIENCE: Final = 3
"""After so many faults in a game, the substitute plays on to its end."""


class Outcome(Struct, frozen=True):
    """How one game came out; for each seat where it says so."""

    game: int
    totals: list[int]
    faults: list[Fault]
    facts: list[SeatFacts]
    record: str | None = None
    """As a line of JSON, if records are kept."""

    @property
    def forfeits(self) -> set[int]:
        """The seats that were at fault, and so have lost."""
        return {SEATS.index(fault.seat) for fault in self.faults}


@cache
def _entrant(name: str) -> Entrant:
    """The bot of that name, ready to play; once in each process."""
    entrant = Entrant.named(name)
    entrant.bot.prepare()
    return entrant


class Referee:
    """Lets the bots of one game decide, and notes what they do wrong."""

    def __init__(
        self,
        job: Job,
        seating: Seating,
        crashed: Mapping[str, Fault] | None = None,
        watch: Watch = lambda *_: None,
    ) -> None:
        """Seats that ``crashed`` when the game was played before are replaced from that move on.

        ``watch`` is told before each decision and before a bot gets ready: the process may not survive it.
        """
        self._job = job
        self._seating = seating
        self._names = {seat: job.bots[place] for seat, place in zip(SEATS, seating.places, strict=False)}
        self._luck = {seat: Random(self._seed(seat, 0)) for seat in self._names}
        self._crashed = crashed or {}
        self._gone: set[str] = set()
        """The seats that have come to where they crashed."""
        self._watch = watch
        self._clock = Clock()
        self.faults: list[Fault] = []

    def play(self) -> Outcome:
        """Play the game."""
        job, seating = self._job, self._seating
        dealer = dealer_of(job.seed, seating.deck, job.players)
        names = [f"{name[2 - LONGEST_NAME :]} {seat}" for seat, name in self._names.items()]
        game = Game(names, edition=job.edition, options=job.options, cheques=dealer.cheques)
        with self._clock:
            for seat in game.seats:
                self._prepare(game, seat)
            play(game, dealer, self.act)
        record = None
        if job.records:
            record = Record.of(game, fairness=dealer.proof(), made=self._made()).to_json()
        return Outcome(seating.game, list(game.totals.values()), self.faults, facts_of(game), record)

    def act(self, game: Game, seat: str) -> None:
        """Make the move of a seat, whatever its bot does."""
        if self._benched(game, seat) or not self._act(game, seat):
            game.play(RandomBot().choose(game, game.legal(), self._luck[seat], Budget()), seat)

    def _act(self, game: Game, seat: str) -> bool:
        """Whether the bot has made a legal move in time."""
        entrant = _entrant(self._names[seat])
        allowed = limit(entrant.budget)
        self._watch(lambda: self._fault(game, seat, "crashed", "its process ended while it was to decide"), True)
        try:
            move = self._clock.run(allowed, lambda: entrant.choose(game, self._luck[seat]))
        except TimeUp:
            return self._note(game, seat, "overrun", f"no move after {allowed:g} s on a budget of {entrant.budget}")
        except BaseException as error:
            _let_people_stop(error)
            return self._note(game, seat, "raised", said(error))
        if not isinstance(move, Move):
            return self._note(game, seat, "illegal", f"{_shown(move)} is not a move")
        try:
            game.play(move, seat)
        except MoveError as error:
            return self._note(game, seat, "illegal", str(error))
        return True

    def _prepare(self, game: Game, seat: str) -> None:
        """Let the bot get ready. That is not on the clock; but that it never ends must not stop everything."""
        if seat in self._crashed and self._crashed[seat].move == 0:
            return
        self._watch(lambda: self._fault(game, seat, "crashed", "its process ended while it got ready", 0), False)
        try:
            _entrant(self._names[seat])
        except SetupError:  # that a bot is not there is no fault of its own
            raise
        except BaseException as error:
            _let_people_stop(error)
            self.faults.append(self._fault(game, seat, "raised", said(error), 0))

    def _benched(self, game: Game, seat: str) -> bool:
        """Whether the substitute plays for this seat now, without asking the bot."""
        faults = [fault for fault in self.faults if fault.seat == seat]
        if seat in self._gone or any(fault.move == 0 for fault in faults) or len(faults) >= PATIENCE:
            return True
        crash = self._crashed.get(seat)
        if crash and game.ply_count + 1 >= crash.move:
            self._gone.add(seat)
            self._note(game, seat, crash.kind, crash.message)
            return True
        return False

    def _note(self, game: Game, seat: str, kind: FaultKind, message: str) -> bool:
        fault = self._fault(game, seat, kind, message)
        self.faults.append(fault)
        # How much of its luck the bot has used up may depend on the time; what comes now must not.
        self._luck[seat] = Random(self._seed(seat, fault.move))
        return False

    def _fault(self, game: Game, seat: str, kind: FaultKind, message: str, move: int | None = None) -> Fault:
        moves = game.moves
        number = len(moves) + 1 if move is None else move
        return Fault(kind, message, self._names[seat], self._seating.game, self._seating.deck, seat, number, moves)

    def _seed(self, seat: str, move: int) -> str:
        return f"razzia {self._job.seed}/{self._seating.deck}/{self._seating.rotation}/{seat}/{move}"

    def _made(self) -> dict[str, object]:
        seating = self._seating
        faults = [
            {"seat": fault.seat, "kind": fault.kind, "message": fault.message, "move": fault.move}
            for fault in self.faults
        ]
        return {
            "by": f"razzia {__version__}",
            "bots": list(self._names.values()),
            "seed": self._job.seed,
            "game": seating.game,
            "deck": seating.deck,
            "rotation": seating.rotation,
            **({"faults": faults} if faults else {}),
        }


def _let_people_stop(error: BaseException) -> None:
    """Ctrl-C is not the bot's doing; but where nobody can press it, this was."""
    if isinstance(error, KeyboardInterrupt) and getsignal(SIGINT) is not SIG_IGN:
        raise error


def _shown(value: object) -> str:
    try:
        return quotable(repr(value))
    except Exception:
        return f"a {type(value).__name__}"
