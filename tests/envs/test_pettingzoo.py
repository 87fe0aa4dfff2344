"""PettingZoo's own tests, and what they do not ask."""

import pickle
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

from razzia.core.actions import DONE, STEAL
from razzia.core.cards import CHEQUE_SETS, KIND_IDS
from razzia.core.rules import legal_actions
from razzia.envs import pettingzoo_env, pettingzoo_parallel
from razzia.envs.observation import SIZE, fields
from razzia.envs.pettingzoo_env import raw_env
from razzia.envs.pettingzoo_parallel import parallel_env
from razzia.envs.refusal import IllegalAction
from razzia.errors import SetupError

with warnings.catch_warnings():
    # PettingZoo's tests load a game of PettingZoo in the old way of PettingZoo.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

every_table = pytest.mark.parametrize("players", CHEQUE_SETS)
# PettingZoo's advice for environments without action masks. Its own card games are exempt from it by name.
exempt = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def actions_at_random(env, random, limit=10_000):
    """Play on, to the end if the limit allows. Yields after every step."""
    for agent in env.agent_iter(limit):
        shown, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else int(random.choice(np.flatnonzero(shown["action_mask"]))))
        yield agent


@every_table
class TestTheirs:
    @exempt[0]
    @exempt[1]
    def test_api(self, players):
        api_test(pettingzoo_env.env(players=players), num_cycles=200)

    def test_seed(self, players):
        seed_test(partial(pettingzoo_env.env, players=players), num_cycles=100)

    def test_render(self, players, capsys):
        render_test(partial(pettingzoo_env.env, players=players))
        assert capsys.readouterr().out.count("Round 1 of 3.") > 5

    def test_max_cycles(self, players):
        """A cycle is an action of every agent, so this is about the parallel interface and what is made from it."""
        max_cycles_test(
            SimpleNamespace(
                parallel_env=partial(parallel_env, players=players),
                env=partial(pettingzoo_parallel.env, players=players),
            )
        )

    def test_parallel_api(self, players):
        parallel_api_test(parallel_env(players=players), num_cycles=200)

    def test_parallel_seed(self, players):
        parallel_seed_test(partial(parallel_env, players=players), num_cycles=100)


def test_a_module_of_the_parallel_interface():
    max_cycles_test(pettingzoo_parallel)


@every_table
@pytest.mark.parametrize("reward", ["win", "points"])
def test_a_whole_game(players, reward):
    env = raw_env(players=players, reward=reward)
    env.reset(seed=players)
    random = np.random.default_rng(1)
    earned = dict.fromkeys(env.agents, 0.0)
    acted = []
    while not env.episode.over:
        agent = env.agent_selection
        shown = env.observe(agent)
        legal = legal_actions(env.episode.state)
        assert [int(n) for n in np.flatnonzero(shown["action_mask"])] == [n for n in range(38) if legal >> n & 1]
        for other in env.agents:
            seen = env.observe(other)
            assert (
                fields(seen["observation"])["decides"][:, 0].tolist().index(1)
                == (env.agents.index(agent) - env.agents.index(other)) % players
            )
            assert other == agent or not seen["action_mask"].any()
        env.step(int(random.choice(np.flatnonzero(shown["action_mask"]))))
        acted.append(agent)
        for name, gained in env.rewards.items():
            earned[name] += gained
    game = env.episode.game
    assert game.over
    assert game.state == env.episode.state
    assert set(acted) == set(env.possible_agents)
    assert all(env.terminations.values())
    totals = list(game.totals.values())
    if reward == "points":
        assert list(earned.values()) == totals
    else:
        share = 1 / len(game.winners)
        due = [share * (seat in game.winners) - 1 / players for seat in game.seats]
        assert list(earned.values()) == pytest.approx(due)
        assert sum(earned.values()) == pytest.approx(0, abs=1e-6)


def test_the_friendly_game_follows_through_thefts():
    """Several thefts are several actions and one move: the two never part."""
    random = np.random.default_rng(3)
    env = raw_env(players=3)
    thefts = 0
    for seed in range(30):
        env.reset(seed=seed)
        while not env.episode.over:
            shown = env.observe(env.agent_selection)
            actions = np.flatnonzero(shown["action_mask"])
            thieves = fields(shown["observation"])["family"][0, KIND_IDS.index("thief")]
            steals = actions[(actions >= STEAL) & (actions <= DONE)]
            several = env.episode.stealing or (thieves > 1 and len(steals) > 1)
            env.step(int(random.choice(steals if several else actions[~np.isin(actions, steals)])))
            if env.episode.stealing:
                thefts += 1
            else:
                assert env.episode.game.state == env.episode.state
    assert thefts > 3


def test_the_same_seed_gives_the_same_game_and_no_seed_another():
    def played(seeds):
        env, found = raw_env(), []
        for seed in seeds:
            env.reset(seed=seed)
            random = np.random.default_rng(2)
            list(actions_at_random(env, random, 100))
            found.append(env.episode.state.tobytes())
        return found

    first, again, anew = played([7, 7, None])
    assert first == again != anew
    assert played([7, None]) == [first, played([7, None])[1]], "the games that follow a seed are settled by it"


def test_an_illegal_action_ends_the_game_and_says_why(capsys, caplog):
    env = pettingzoo_env.env(players=3)
    env.reset(seed=1)
    guilty = env.agent_selection
    env.step(22 + 1)
    why = 'action 23: "bid 2": there is no auction now; legal: 0 (draw left), 1 (draw right), 2 (auction)'
    assert env.infos[guilty]["illegal_action"] == why
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == guilty else 0 for agent in env.agents}
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []
    env.reset(seed=1)
    assert not any(env.terminations.values())


def test_the_raw_environment_refuses_and_changes_nothing():
    env = raw_env(players=3)
    env.reset(seed=1)
    before = env.episode.state, env.agent_selection
    with pytest.raises(IllegalAction, match='action 21: "pass": there is no auction now'):
        env.step(21)
    with pytest.raises(IllegalAction, match="there is no such action"):
        env.step(38)
    with pytest.raises(IllegalAction, match="action 'x': an action is one whole number from 0 to 37"):
        env.step("x")
    assert (env.episode.state, env.agent_selection) == before


def test_the_parallel_interface_refuses_and_asks_again():
    env = parallel_env(players=3, max_cycles=5)
    observations, _ = env.reset(seed=1)
    (first,) = [agent for agent, seen in observations.items() if seen["action_mask"].any()]
    before = env.episode.state
    observations, rewards, terminated, truncated, infos = env.step(dict.fromkeys(env.agents, 21))
    assert env.episode.state == before
    assert rewards == {agent: -1.0 if agent == first else 0.0 for agent in env.agents}
    assert infos[first]["illegal_action"].startswith('action 21: "pass": there is no auction now; legal: 0 (draw left)')
    assert not any((*terminated.values(), *truncated.values()))
    assert observations[first]["action_mask"].any()
    for _ in range(4):
        _, _, terminated, truncated, _ = env.step(dict.fromkeys(env.agents, 21))
    assert all(truncated.values())
    assert not any(terminated.values())
    assert env.agents == []


def test_only_the_action_of_the_agent_that_must_act_counts():
    one, other = parallel_env(players=3), parallel_env(players=3)
    for env, rest in ((one, 0), (other, 37)):
        observations, _ = env.reset(seed=4)
        for _ in range(30):
            actions = {
                agent: int(np.flatnonzero(seen["action_mask"])[-1]) if seen["action_mask"].any() else rest
                for agent, seen in observations.items()
            }
            observations = env.step(actions)[0]
    assert one.episode.state == other.episode.state


def test_it_can_be_sent_to_another_process():
    env = pickle.loads(pickle.dumps(raw_env(players=3, reward="points", render_mode="ansi")))
    env.reset(seed=1)
    assert (env.num_agents, env.render_mode, str(env)) == (3, "ansi", "razzia_v0")
    assert env.observe("player_0")["observation"].shape == (SIZE,)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"players": 1}, SetupError, "number of players 1: the game is for 2 to 5"),
        ({"edition": "x"}, SetupError, 'unknown edition "x"'),
        ({"piles": 0}, SetupError, "0 piles: there are 2, or 1"),
        ({"reward": "x"}, ValueError, "there is no reward 'x'"),
        ({"render_mode": "x"}, ValueError, "there is no render mode 'x'; there is human, ansi, rgb_array"),
    ],
)
@pytest.mark.parametrize("make", [pettingzoo_env.env, parallel_env])
def test_tables_that_cannot_be_set_up(make, options, error, message):
    with pytest.raises(error, match=message):
        make(**options)
