"""Thousands of games at once are the same games as one at a time."""

import doctest

import numpy as np
import pytest

from razzia.core.actions import ACTIONS, DONE, PASS
from razzia.core.cards import CHEQUE_SETS
from razzia.core.rules import act, legal_actions, reveal
from razzia.core.scoring import victory
from razzia.core.state import CHANCE, OVER, STEALING
from razzia.envs import batch as module
from razzia.envs.batch import Batch, IllegalActions
from razzia.envs.lot import starting_positions
from razzia.envs.observation import write_mask, write_observation
from razzia.errors import SetupError
from razzia.playout import random_action, random_below, random_card

ARRAYS = ("observations", "action_masks", "to_act", "rewards", "terminated", "totals")


def run(batch: Batch, steps: int) -> list[bytes]:
    """Play at random; everything that was written, step by step."""
    written = []
    for _ in range(steps):
        batch.step(batch.random_actions())
        written.append(b"".join(getattr(batch, name).tobytes() for name in ARRAYS))
    return written


@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_step_by_step_a_batch_is_the_plain_rules(players, reward):
    """One game of a batch, played beside it in plain Python with the same generator, through several games."""
    batch = Batch(3, players, seed=players, edition="primigenio-2020", piles=1, reward=reward)
    luck = np.random.SeedSequence(players).generate_state(2, np.uint64)[1:] | np.uint64(1)
    starts = starting_positions(players, "primigenio-2020", 1)
    s = starts[random_below(luck, len(starts))].copy()
    seen, mask = np.zeros(batch.observations.shape[1], np.int8), np.zeros(ACTIONS, np.int8)
    finished = 0
    while finished < 2:
        assert batch.states[1] == s
        write_observation(s, s.seat, seen)
        write_mask(legal_actions(s), mask)
        assert batch.observations[1].tobytes() == seen.tobytes()
        assert batch.action_masks[1].tobytes() == mask.tobytes()
        assert batch.to_act[1] == s.seat
        before = list(s.totals[:players])
        actions = batch.random_actions()
        action = random_action(legal_actions(s), luck)
        assert actions[1] == action
        batch.step(actions)
        act(s, action)
        if s.phase == CHANCE:
            reveal(s, random_card(s, luck))
        over = s.phase == OVER
        shares = [victory(s, seat) - 1 / players if over else 0 for seat in range(players)]
        points = [now - then for now, then in zip(s.totals, before, strict=False)]
        assert batch.rewards[1].tolist() == pytest.approx(shares if reward == "win" else points)
        assert batch.totals[1].tolist() == list(s.totals[:players])
        assert batch.terminated[1] == over
        if over:
            finished += 1
            s = starts[random_below(luck, len(starts))].copy()


def test_the_same_seed_gives_the_same_games_and_another_one_others():
    first, again, other = (run(Batch(20, seed=seed), 50) for seed in (5, 5, 6))
    assert first == again
    assert first[-1] != other[-1]


def test_reset_begins_anew():
    batch = Batch(20, seed=5)
    first = run(batch, 200)
    batch.reset(5)
    assert run(batch, 200) == first


def test_a_game_does_not_depend_on_the_others_nor_on_threads():
    few, many, threaded = Batch(3, seed=9), Batch(1000, seed=9), Batch(1000, seed=9, threads=2)
    for _ in range(300):
        for batch in (few, many, threaded):
            batch.step(batch.random_actions())
        for name in ARRAYS:
            assert (getattr(few, name) == getattr(many, name)[:3]).all()
            assert (getattr(many, name) == getattr(threaded, name)).all()


def test_arrays_are_written_in_place():
    batch = Batch(4)
    arrays = {name: getattr(batch, name) for name in ARRAYS}
    run(batch, 10)
    batch.reset(1)
    assert all(getattr(batch, name) is array for name, array in arrays.items())


def test_rewards_for_winning_add_up_to_nothing_and_points_to_the_totals():
    for reward in ("win", "points"):
        batch = Batch(50, 3, seed=2, reward=reward)
        earned, games = np.zeros((50, 3)), 0
        for _ in range(400):
            batch.step(batch.random_actions())
            earned += batch.rewards
            over = batch.terminated
            games += over.sum()
            if reward == "win":
                assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
                assert not batch.rewards[~over].any()
                best = batch.totals[over].max(axis=1, keepdims=True)
                assert ((batch.rewards[over] > -0.3) == (batch.totals[over] == best)).all()
            else:
                assert (earned[over] == batch.totals[over]).all()
                earned[over] = 0
        assert games > 50


def test_all_lots_come_up():
    batch = Batch(2000, 3, seed=1)
    sets = {tuple(game["face_up"][:3].tolist()) for game in batch.states.view(np.ndarray)}
    assert len(sets) == 6


def test_an_illegal_action_changes_nothing_and_says_what_was_wrong():
    batch = Batch(5, 3, seed=3)
    run(batch, 7)
    before = batch.states.tobytes(), [getattr(batch, name).tobytes() for name in ARRAYS]
    actions = batch.random_actions()
    wrong = actions.copy()
    wrong[2], wrong[4] = DONE, 38
    with pytest.raises(IllegalActions) as refused:
        batch.step(wrong)
    message = str(refused.value)
    assert message.startswith('game 2, action 20: "done": no theft is under way; legal: ')
    assert message.endswith("; and 1 more games")
    assert refused.value.games.tolist() == [2, 4]
    assert before == (batch.states.tobytes(), [getattr(batch, name).tobytes() for name in ARRAYS])
    batch.step(actions)


@pytest.mark.parametrize("action", [-1, 38, 1000])
def test_numbers_that_are_no_actions(action):
    with pytest.raises(
        IllegalActions, match=rf"game 0, action {action}: there is no such action, they go from 0 to 37"
    ):
        Batch(1).step([action])


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.0, 1.0], [True, False], 0, ["a", "b"]])
def test_actions_that_are_not_one_whole_number_a_game(actions):
    with pytest.raises(ValueError, match="an array of 2 whole numbers, one a game, is needed"):
        Batch(2).step(actions)


def test_a_forced_bid_is_explained():
    batch = Batch(1, 2, seed=1)
    batch.step([2])
    batch.step([PASS])
    with pytest.raises(
        IllegalActions, match='"pass": nobody has bid, so whoever called the forced auction must; legal: '
    ):
        batch.step([PASS])


def test_thefts_happen():
    batch = Batch(300, 3, seed=4)
    seen = 0
    for _ in range(150):
        batch.step(batch.random_actions())
        seen += (batch.states.view(np.ndarray)["phase"] == STEALING).sum()
    assert seen > 0


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"players": 6}, SetupError, "number of players 6: the game is for 2 to 5"),
        ({"edition": "x"}, SetupError, 'unknown edition "x"'),
        ({"piles": 3}, SetupError, "3 piles: there are 2, or 1"),
        ({"reward": "gold"}, ValueError, "there is no reward 'gold'; there is 'win' and 'points'"),
        ({"games": 0}, ValueError, "0 games on 1 threads: there must be at least one of each"),
        ({"threads": 0}, ValueError, "1 games on 0 threads"),
    ],
)
def test_tables_that_cannot_be_set_up(options, error, message):
    with pytest.raises(error, match=message):
        Batch(**{"games": 1, **options})


def test_the_example_in_the_specification():
    assert doctest.testmod(module).attempted > 0
    assert doctest.testmod(module).failed == 0


def test_states_are_a_copy():
    batch = Batch(2)
    batch.states.view(np.ndarray)["round"] = 3
    assert (batch.states.view(np.ndarray)["round"] == 1).all()
