"""Ways to get a game going in tests."""

from random import Random

from razzia.dealer import Dealer
from razzia.editions import DEFAULT_EDITION, Options
from razzia.game import Game
from razzia.notation import Bid, Call, Draw, Move, Pass, Steal

UNIFORM = {Draw: 1.0, Call: 1.0, Steal: 1.0, Pass: 1.0, Bid: 1.0}
BOLD = {Draw: 8.0, Call: 1.0, Steal: 3.0, Pass: 4.0, Bid: 1.0}
"""Draws much and bids little: full rows, raids, and piles that run out."""


def choose(legal: list[Move], random: Random, taste: dict[type, float]) -> Move:
    return random.choices(legal, [taste[type(move)] for move in legal])[0]


def new_game(players: int = 4, edition: str = DEFAULT_EDITION, piles: int = 2, open_cheques: bool = True) -> Game:
    return Game(players, edition=edition, options=Options(piles, open_cheques))


def play_on(game: Game, seed: int, taste: dict[type, float] = UNIFORM, plies: int | None = None) -> Game:
    """Play at random, to the end or for so many plies."""
    random = Random(seed)
    while not game.over and plies != 0:
        if game.decision == "chance":
            undrawn = game.undrawn
            game.reveal(random.choices(list(undrawn), list(undrawn.values()))[0])
        else:
            game.play(choose(game.legal(), random, taste))
        plies = None if plies is None else plies - 1
    return game


def dealt_game(seed: int, players: int = 4, taste: dict[type, float] = UNIFORM, piles: int = 2) -> tuple[Game, Dealer]:
    """A whole game with a dealer."""
    dealer = Dealer.from_seed(seed, players)
    game = Game(players, cheques=dealer.cheques, options=Options(piles))
    play_out(game, dealer, Random(seed), taste)
    return game, dealer


def play_out(game: Game, dealer: Dealer, random: Random, taste: dict[type, float] = UNIFORM) -> None:
    """Play a game to its end with a dealer."""
    while not game.over:
        if game.decision == "chance":
            dealer.deal(game)
        else:
            game.play(choose(game.legal(), random, taste))


def script(game: Game, moves: str) -> Game:
    """Play moves written one after the other, separated by semicolons."""
    for move in moves.split(";"):
        game.play(move.strip())
    return game


def snapshot(game: Game) -> tuple[object, ...]:
    """Everything about a game that could have changed."""
    return game.state.tobytes(), game.row, game.moves, game.events, game.sheets, str(game)
