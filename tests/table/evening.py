"""Ways to get a table going in tests."""

from functools import cache
from itertools import count
from random import Random
from typing import Any

from msgspec import json

from razzia.dealer import Dealer, secret_from_seed
from razzia.events import Event
from razzia.game import Game
from razzia.table import referee
from razzia.table.commands import Act, Command, Invite, Rematch, Sit, Start
from razzia.table.journal import Entry, decode, encode
from razzia.table.setup import Setup
from razzia.table.showing import show, summarise, your_seat
from razzia.table.table import Table
from tests.playing import BOLD, choose

SECOND = 1000
NOON = 1_800_000_000_000
"""When every evening begins."""
NAMES = {"ada": "Ada", "bo": "Bo", "cleo": "Cleo", "dirk": "Dirk", "eve": "Eve"}
"""The holders of keys, and their names."""


@cache
def fitting_secret(players: int) -> bytes:
    """A secret by which A begins, and draws loot from both piles."""
    for seed in count():
        dealer = Dealer.from_seed(seed, players)
        game = Game(players, cheques=dealer.cheques)
        if game.to_act != "A":
            continue
        for draw in ("draw left", "draw right"):
            game.play(draw)
            dealer.deal(game)
        if game.auction is None:
            return secret_from_seed(seed)
    raise AssertionError


class Evening:
    """A table with its journal, and a clock on the wall that only tests move."""

    def __init__(self, setup: Setup | None = None, *, host: str = "ada", first: Entry | None = None) -> None:
        setup = setup or Setup(players=3)
        self.now = NOON
        self.entries: list[Entry] = []
        self.table = Table("table", ())
        self.events: tuple[Event, ...] = ()
        """What those at the table heard of last."""
        self.requests = count(1)
        self.write(first or referee.new_table(setup, host, fitting_secret(setup.players), self.now))

    def write(self, entry: Entry) -> Entry:
        self.table, self.events = self.table.after(entry)
        self.entries.append(entry)
        return entry

    def ask(self, holder: str, kind: type[Any], **fields: Any) -> Entry:
        """Let the holder of a key ask for something."""
        return self.submit(holder, kind(request=f"request {next(self.requests)}", **fields))

    def submit(self, holder: str, command: Command) -> Entry:
        return self.write(self.judge(holder, command))

    def judge(self, holder: str, command: Command) -> Entry:
        if isinstance(command, Rematch):
            return self.rematch(holder, command)[1]
        return referee.judge(self.table, command, holder, self.now)

    def rematch(self, holder: str, command: Rematch) -> tuple[Entry, Entry]:
        secret = fitting_secret(self.table.setup.players)
        return referee.judge_rematch(self.table, command, holder, self.now, "next table", secret)

    def sit(self, *holders: str) -> "Evening":
        for holder in holders:
            self.ask(holder, Sit, name=NAMES[holder])
        return self

    def invite(self, *seats: str) -> "Evening":
        for seat in seats:
            self.ask("ada", Invite, seat=seat, level="easy")
        return self

    def start(self) -> "Evening":
        self.ask("ada", Start)
        return self

    def play(self, *moves: str) -> "Evening":
        """Let whoever must decide make these moves, one after the other."""
        for move in moves:
            seat = self.to_act
            holder = self.table.chairs[seat].holder
            self.ask(holder, Act, seat=seat, version=self.table.version, move=move)
        return self

    def own(self, move: str | None, version: int | None = None) -> Entry:
        """Let the server do what is due."""
        version = self.table.version if version is None else version
        return self.write(referee.judge_own(self.table, version, move, self.now))

    def play_on(self, seed: int = 1, moves: int | None = None) -> "Evening":
        """Let everyone play at random, bots too, to the end or for so many moves."""
        random = Random(seed)
        while self.table.status == "playing" and moves != 0:
            move = str(choose(self.table.playing.legal(), random, BOLD))
            if self.table.chairs[self.to_act].played_by_bot:
                self.own(move)
            else:
                self.play(move)
            moves = None if moves is None else moves - 1
        return self

    @property
    def to_act(self) -> str:
        seat = self.table.playing.to_act
        assert seat is not None
        return seat

    def read_again(self) -> Table:
        """The table as a server finds it in the store."""
        return Table(self.table.id, map(decode, map(encode, self.entries)))


def new_evening(*holders: str, **setup: Any) -> Evening:
    """A table at which these people have begun to play."""
    return Evening(Setup(players=len(holders), **setup)).sit(*holders).start()


def shown(table: Table) -> bytes:
    """Everything that leaves a table for any screen."""
    seats = [your_seat(table, seat) for seat in table.chairs]
    return json.encode((show(table), seats, summarise(table)))


def everything(table: Table) -> tuple[object, ...]:
    """All that there is to a table, whether it is shown or not."""
    last = table._retractable
    return (
        shown(table),
        repr(table.chairs),
        table.holders,
        table.host,
        table.position,
        table.due,
        table.changed_at,
        tuple(table._moves),
        tuple(table._answered.items()),
        None if table.game is None else table.game.state.tobytes(),
        None if last is None else (last.seat, last.at, vars(last.clocks).copy(), last.clocks.left.copy()),
    )


def over() -> Evening:
    return new_evening("ada", "bo", "cleo").play_on()
