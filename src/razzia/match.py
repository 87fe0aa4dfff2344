"""One game between bots: the loop that plays it, and the deck it is played with."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import TypeAlias

from razzia.bots import Entrant
from razzia.core.cards import SEATS
from razzia.dealer import Dealer, secret_from_seed
from razzia.errors import MoveError, SetupError, said
from razzia.game import Game, Ply

Act: TypeAlias = Callable[[Game, str], object]
"""Makes the move of a seat."""


def dealer_of(seed: int, deck: int, players: int) -> Dealer:
    """The dealer of one of the decks of a seed, counted from 0."""
    return Dealer(secret_from_seed(seed, deck), [f"{seed}/{deck}/{seat}" for seat in SEATS[:players]])


def play(game: Game, dealer: Dealer, act: Act) -> Game:
    """Play a game to its end: the dealer turns over the cards, ``act`` makes the moves of the players."""
    while not game.over:
        seat = game.to_act
        if seat is None:
            dealer.deal(game)
        else:
            act(game, seat)
    return game


def make_move(game: Game, seat: str, entrant: Entrant, random: Random, table: str = "") -> Ply:
    """Let a bot make the move of a seat. If it cannot, it is refused: which bot, where, and what went wrong.

    ``table`` says which of several games it is.
    """
    where = f"{table}seat {seat}, move {game.ply_count + 1}"
    try:
        move = entrant.choose(game, random)
    except (Exception, SystemExit) as error:
        line = extract_tb(error.__traceback__)[-1]
        where += f", in {Path(line.filename).name} line {line.lineno}"
        raise SetupError("unusable-bot", entrant.name, {"why": f"{where}: {said(error)}"}) from error
    try:
        return game.play(move, seat)
    except MoveError as error:
        raise SetupError("unusable-bot", entrant.name, {"why": f"{where}: {error}"}) from error
