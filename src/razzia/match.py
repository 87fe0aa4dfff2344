"""One game between bots: the loop that plays it, and the deck it is played with."""

from collections.abc import Callable
from typing import TypeAlias

from razzia.core.cards import SEATS
from razzia.dealer import Dealer, secret_from_seed
from razzia.game import Game

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
