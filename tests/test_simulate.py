import pytest

from razzia.bots import Entrant
from razzia.dealer import verify
from razzia.editions import Options
from razzia.errors import SetupError
from razzia.record import read
from razzia.simulate import BATCH, Simulation, simulate
from tests.arena import bots


def test_the_same_seed_the_same_games_on_one_process_or_several():
    simulation = Simulation(["random"] * 3, seed=9)
    games = BATCH + 3
    alone = list(simulate(simulation, games))
    together = list(simulate(simulation, games, processes=2))
    assert len(alone) == games
    assert [game.record for game in alone] == [game.record for game in together]
    assert len({game.record for game in alone}) == games


def test_a_game_does_not_depend_on_how_many_are_played():
    simulation = Simulation(["random"] * 2, seed=1)
    assert [game.record for game in simulate(simulation, 3)] == [game.record for game in simulate(simulation, 5)][:3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["amigo-2004", "primigenio-2020"])
def test_records_replay_and_verify(players, edition):
    simulation = Simulation(["random"] * players, 5, edition, Options(1 + players % 2))
    for played in simulate(simulation, 3):
        record = read(played.record)
        assert verify(record.game, record.data["fairness"]) > 0
        assert record.game.totals == played.totals
        assert record.game.winners == played.winners


def test_the_lot_is_drawn_anew_for_each_game():
    lots = {Simulation(["random"] * 4).play(number).game.cheques for number in range(20)}
    assert len(lots) > 5


def test_a_random_bot_picks_every_legal_move():
    from random import Random

    from razzia.game import Game

    game = Game(4)
    chosen = {Entrant.named("random").choose(game, Random(seed)) for seed in range(50)}
    assert chosen == set(game.legal())


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (bots.RaisingBot, r"game 1, seat [AB], move \d+, in bots.py line \d+: ValueError: no idea$"),
        (bots.UnspeakableBot, r"UnspeakableError: \(and its message cannot be read\)$"),
        (bots.ExitingBot, r"in bots.py line \d+: SystemExit: goodbye$"),
        (bots.IllegalBot, r'game 1, seat [AB], move \d+: "bid 16": '),
        (bots.WordlessBot, r'game 1, seat [AB], move \d+: "None" is not a move'),
    ],
)
def test_a_bot_that_fails_is_told_in_one_line(bot, says, processes):
    name = bots.named(bot)
    with pytest.raises(SetupError, match=f'^the bot "{name}" cannot be used: .*{says}'):
        list(simulate(Simulation([name, "random"], seed=1), 2 * BATCH, processes))


def test_a_bot_that_ends_its_process_is_told_in_one_line():
    name = bots.named(bots.LeavingBot)
    with pytest.raises(SetupError, match=f'^the bot "{name}" cannot be used: it ended its process'):
        list(simulate(Simulation([name, "random"], seed=1), 2 * BATCH, 2))
