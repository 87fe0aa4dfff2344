"""Gymnasium's own check, and what it does not ask."""

import re

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from razzia.bots import Bot
from razzia.core.cards import CHEQUE_SETS
from razzia.envs.gymnasium_env import ENV_ID, RazziaEnv
from razzia.envs.observation import fields
from razzia.envs.refusal import IllegalAction
from razzia.errors import SetupError
from razzia.notation import Bid, Call, Draw, Pass


def play(env, seed, policy_seed=0):
    """A whole game at random. Returns what was shown and earned, step by step."""
    random = np.random.default_rng(policy_seed)
    shown, info = env.reset(seed=seed)
    steps, over = [(shown, 0.0, info)], False
    while not over:
        assert (info["action_mask"] == shown["action_mask"]).all()
        action = int(random.choice(np.flatnonzero(info["action_mask"])))
        shown, reward, over, truncated, info = env.step(action)
        assert not truncated
        steps.append((shown, reward, info))
    return steps


@pytest.mark.parametrize("players", CHEQUE_SETS)
@pytest.mark.parametrize("reward", ["win", "points"])
def test_theirs(players, reward, capsys):
    env = gymnasium.make(ENV_ID, bots=["random"] * (players - 1), reward=reward, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("mode", ["rgb_array", "human", None])
def test_theirs_with_each_way_to_look(mode, capsys):
    check_env(gymnasium.make(ENV_ID, render_mode=mode).unwrapped, skip_render_check=mode is None)


def test_the_id_can_be_asked_for_with_the_module():
    assert ENV_ID == "razzia/Razzia-v0"
    env = gymnasium.make("razzia.envs.gymnasium_env:razzia/Razzia-v0", bots=["random"])
    assert env.unwrapped.players == 2


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_a_whole_game(players):
    for seed in range(3):
        env = RazziaEnv(["random"] * (players - 1), reward="points")
        steps = play(env, seed)
        info = steps[-1][2]
        assert sum(reward for _, reward, _ in steps) == info["totals"][info["seat"]]
        for shown, _, _ in steps[:-1]:
            assert fields(shown["observation"])["decides"][:, 0].tolist() == [1, 0, 0, 0, 0]
        env = RazziaEnv(["random"] * (players - 1))
        steps = play(env, seed)
        info = steps[-1][2]
        winners = [seat for seat, total in info["totals"].items() if total == max(info["totals"].values())]
        due = (info["seat"] in winners) / len(winners) - 1 / players
        assert [reward for _, reward, _ in steps[:-1]] == [0.0] * (len(steps) - 1)
        assert steps[-1][1] == pytest.approx(due)


def test_the_same_seed_gives_the_same_game():
    env = RazziaEnv()
    first, again, other = play(env, 5), play(RazziaEnv(), 5), play(env, 6)
    assert [shown["observation"].tobytes() for shown, *_ in first] == [
        shown["observation"].tobytes() for shown, *_ in again
    ]
    assert first[-1][0]["observation"].tobytes() != other[-1][0]["observation"].tobytes()


def test_seats():
    env = RazziaEnv(["random"] * 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == set("ABCD")
    env = RazziaEnv(["random"] * 3, seat="C")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(10)} == {"C"}


class Passer(Bot):
    """Says which chair it sits on by what it does: it never bids where it may pass, and never steals or draws."""

    def choose(self, game, legal, random, budget):
        return next(move for move in legal if isinstance(move, Call | Pass | Bid))


class Drawer(Bot):
    """Draws where it may, and bids as little as it must."""

    def choose(self, game, legal, random, budget):
        return legal[0]


def test_each_bot_has_its_chair():
    """The names go clockwise from the own seat."""
    env = RazziaEnv([f"{__name__}:Passer", f"{__name__}:Drawer"], seat="B")
    play(env, 3)
    moves = {seat: {type(ply.move) for ply in env._episode.game.plies if ply.seat == seat} for seat in "ABC"}
    assert Draw in moves["A"]
    assert Call not in moves["A"]
    assert Draw not in moves["C"]
    assert Call in moves["C"]


def test_an_illegal_action_ends_the_game_and_says_why():
    env = RazziaEnv(seat="A")
    env.reset(seed=2)
    before = env._episode.state
    shown, reward, terminated, truncated, info = env.step(20)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal_action"].startswith('action 20: "done": ')
    assert "; legal: " in info["illegal_action"]
    assert env._episode.state == before
    assert shown in env.observation_space
    with pytest.raises(ValueError, match=r"the game is over: call reset\(\) before the next step\(\)"):
        env.step(0)
    env.reset()
    env.step(int(np.flatnonzero(env._info()["action_mask"])[0]))


@pytest.mark.parametrize("action", ["x", None, 0.5, np.zeros(2, np.int64)])
def test_what_is_no_action_is_refused_and_changes_nothing(action):
    env = RazziaEnv(seat="A")
    _, info = env.reset(seed=2)
    with pytest.raises(IllegalAction, match=f"action {re.escape(repr(action))}: an action is one whole number from 0 "):
        env.step(action)
    env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"bots": ["nobody"]}, SetupError, 'there is no bot "nobody"'),
        ({"bots": []}, SetupError, "number of players 1: the game is for 2 to 5"),
        ({"bots": ["random"] * 5}, SetupError, "number of players 6"),
        ({"seat": "E"}, SetupError, 'no seat "E" at this table; there are A B C D'),
        ({"seat": "AB"}, SetupError, 'no seat "AB" at this table'),
        ({"reward": "x"}, ValueError, "there is no reward 'x'"),
        ({"render_mode": "x"}, ValueError, "there is no render mode 'x'"),
    ],
)
def test_tables_that_cannot_be_set_up(options, error, message):
    with pytest.raises(error, match=message):
        RazziaEnv(**options)


def test_one_bot_by_its_name():
    assert RazziaEnv(bots="random").players == 2
