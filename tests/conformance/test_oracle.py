"""The engine beside a plain reference implementation, in lockstep: every fact and every legal move, at every step."""

from collections import Counter
from random import Random

import pytest

from razzia.core.cards import CHEQUE_SETS
from razzia.editions import EDITIONS, Options
from razzia.game import Game
from razzia.notation import parse
from razzia.perft import perft, starting_position
from tests.conformance import oracle
from tests.playing import BOLD, UNIFORM

GAMES = 12


def facts(game: Game) -> dict[str, object]:
    return {
        "round": game.round,
        "decision": game.decision,
        "turn": game.turn if game.decision == "chance" else game.to_act,
        "row": Counter(card for card in game.row if card),
        "police": game.police,
        "families": [Counter(game.family(seat)) for seat in game.seats],
        "face_up": [set(game.face_up(seat)) for seat in game.seats],
        "face_down": [set(game.face_down(seat)) for seat in game.seats],
        "centre": game.centre,
        "bag": Counter(game.undrawn),
        "piles": list(game.piles.values()),
        "sheets": game.sheets,
        "totals": list(game.totals.values()),
        "moves": {f"= {card}" for card in game.undrawn} if game.decision == "chance" else set(map(str, game.legal())),
    }


def oracle_facts(table: oracle.Table, options: Options) -> dict[str, object]:
    return {
        "round": table.round,
        "decision": table.phase,
        "turn": None if table.whose is None else oracle.SEATS[table.whose],
        "row": +table.row,
        "police": table.police,
        "families": [+family for family in table.families],
        "face_up": table.face_up,
        "face_down": table.face_down,
        "centre": table.centre,
        "bag": +table.bag,
        "piles": list(table.piles)[: options.piles],
        "sheets": table.sheets,
        "totals": table.totals,
        "moves": set(table.moves()),
    }


@pytest.mark.parametrize("taste", [UNIFORM, BOLD], ids=["uniform", "bold"])
@pytest.mark.parametrize("piles", [1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_in_lockstep(players, edition, piles, taste):
    options = Options(piles)
    for seed in range(GAMES):
        random = Random(seed)
        sets = random.sample(CHEQUE_SETS[players], players)
        game = Game(players, edition=edition, options=options, cheques=sets)
        table = oracle.Table(sets, edition=edition, piles=piles)
        while not game.over:
            ours, theirs = facts(game), oracle_facts(table, options)
            assert ours == theirs, game.moves
            if game.decision == "chance":
                undrawn = game.undrawn
                move = f"= {random.choices(list(undrawn), list(undrawn.values()))[0]}"
            else:
                moves = sorted(table.moves())
                move = random.choices(moves, [taste[type(parse(move)[1])] for move in moves])[0]
            game.play(move)
            table.play(move)
        assert facts(game) == oracle_facts(table, options)


def test_what_both_have_been_through():
    """The comparison above means something only if its games are eventful."""
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        game = Game(4)
        random = Random(seed)
        while not game.over:
            if game.decision == "chance":
                game.reveal(random.choices(list(game.undrawn), list(game.undrawn.values()))[0])
            else:
                legal = game.legal()
                game.play(random.choices(legal, [BOLD[type(move)] for move in legal])[0])
        seen.update(type(event).__name__ for event in game.events)
        seen.update(f"ended by {event.by}" for event in game.events if type(event).__name__ == "RoundEnded")
    for kind in (
        "Stole",
        "RowStayed",
        "RowDiscarded",
        "PilesSplit",
        "OutOfRound",
        "ended by raid",
        "ended by last-cheque",
    ):
        assert seen[kind] > 0, f"{kind} never happened: {seen}"


@pytest.mark.parametrize("players", CHEQUE_SETS)
@pytest.mark.parametrize("depth", range(6))
def test_perft_from_the_start(players, depth):
    assert perft(starting_position(players), depth) == oracle.perft(oracle.Table(oracle.SETS[players], piles=1), depth)


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_perft_where_there_are_thieves(players):
    """From the start, thefts lie beyond the depth that a slow counter can reach."""
    counted = 0
    for seed in range(200):
        random = Random(seed)
        game, table = Game(players, options=Options(1)), oracle.Table(oracle.SETS[players], piles=1)
        while not game.over and not any(move.startswith("steal") for move in table.moves()):
            move = random.choice(sorted(table.moves()))
            game.play(move)
            table.play(move)
        if not game.over:
            counted += 1
            for depth in (1, 2, 3):
                assert perft(game.state, depth) == oracle.perft(table, depth)
        if counted == 8:
            return
    pytest.fail("hardly any thefts")
