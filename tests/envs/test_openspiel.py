"""OpenSpiel's own tests, and what they do not ask."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

import razzia.envs.openspiel_game as module
from razzia.core.cards import CHEQUE_SETS, COUNTS
from razzia.core.state import OVER, STEALING
from razzia.envs.lot import lots
from razzia.envs.observation import SIZE, observation
from razzia.envs.refusal import IllegalAction
from razzia.game import Game
from razzia.notation import actions_of
from tests.playing import BOLD, play_on


def load(players=4, **more):
    options = ",".join(f"{name}={value}" for name, value in {"players": players, **more}.items())
    return pyspiel.load_game(f"python_razzia({options})")


def play(state, random, until=10_000):
    while not state.is_terminal() and len(state.history()) < until:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_theirs(players):
    pyspiel.random_sim_test(load(players), num_sims=2, serialize=True, verbose=False)


def test_theirs_with_other_options():
    pyspiel.random_sim_test(load(3, edition="primigenio-2020", piles=1), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_what_it_says_about_itself(players):
    game = load(players)
    assert game.num_players() == players
    assert game.num_distinct_actions() == 38
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1 / players, 1 - 1 / players, 0.0)
    assert game.max_chance_outcomes() == max(18, len(lots(players)))
    assert game.observation_tensor_shape() == [SIZE]
    assert game.max_chance_nodes_in_history() == 121
    random = np.random.RandomState(players)
    for _ in range(3):
        state = play(game.new_initial_state(), random)
        cards = 1 + sum(COUNTS) - sum(state.position.piles)
        assert len(state.history()) - cards <= game.max_game_length()
        assert sum(state.returns()) == pytest.approx(0)
        assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())


def test_the_bounds_of_the_utility_are_reached():
    game = load(2)
    random = np.random.RandomState(1)
    found = {round(value, 6) for _ in range(5) for value in play(game.new_initial_state(), random).returns()}
    assert {game.min_utility(), game.max_utility()} <= found


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_the_first_node_is_the_lot(players):
    state = load(players).new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.observation_tensor(0) == [0.0] * SIZE
    for lot, (outcome, _) in zip(lots(players), state.chance_outcomes(), strict=True):
        after = state.child(outcome)
        assert Game(players, cheques=lot).state == after.position
        words = " | ".join(" ".join(map(str, own)) for own in lot)
        assert state.action_to_string(pyspiel.PlayerId.CHANCE, outcome) == f"lot {words}"


def test_it_is_the_same_game():
    """A game of ours, played again in theirs, move by move."""
    ours = play_on(Game(3), 8, BOLD)
    game = Game(3)
    state = load(3).new_initial_state()
    state.apply_action(lots(3).index(game.cheques))
    for ply in ours.plies:
        assert state.position == game.state
        if ply.seat == "=":
            assert dict(state.chance_outcomes()) == {
                module.KIND_IDS.index(card): chance for card, chance in game.chances().items()
            }
            state.apply_action(module.KIND_IDS.index(ply.move.card))
        else:
            assert state.current_player() == "ABC".index(ply.seat)
            for action in actions_of(ply.move):
                assert state.action_to_string(state.current_player(), action)
                state.apply_action(action)
            if state.position.phase == STEALING:
                state.apply_action(state.string_to_action("done"))
        game.play(ply.move)
    assert state.position.phase == OVER
    share = 1 / len(game.winners)
    assert state.returns() == [share * (seat in game.winners) - 1 / 3 for seat in game.seats]


def test_the_tensor_is_what_a_player_sees():
    state = play(load(3).new_initial_state(), np.random.RandomState(2), until=80)
    for player in range(3):
        due = observation(state.position.as_array().view(np.ndarray), player)
        assert state.observation_tensor(player) == due.astype(float).tolist()
    assert "undrawn: " in state.observation_string(1)
    assert state.observation_string(0).startswith("seen by A: round ")
    assert state.information_state_string(0) == ", ".join(map(str, state.history()))


def test_equal_texts_are_equal_positions():
    game = load(2)
    random = np.random.RandomState(3)
    state, texts = game.new_initial_state(), {}
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            play(state, random, until=len(state.history()) + 1)
            record = state.position.tobytes()
            assert texts.setdefault(str(state), record) == record
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize("until", [0, 1, 2, 50, 10_000])
def test_what_is_written_can_be_read(until):
    game = load(5, edition="primigenio-2020", piles=1)
    state = play(game.new_initial_state(), np.random.RandomState(4), until)
    text = pyspiel.serialize_game_and_state(game, state)
    same_game, same_state = pyspiel.deserialize_game_and_state(text)
    assert str(same_game) == str(game)
    assert same_state.history() == state.history()
    assert same_state.position == state.position
    assert pyspiel.serialize_game_and_state(same_game, same_state) == text


def refused(state, action, says):
    """What is refused changes nothing."""
    position, history = state.position and state.position.copy(), state.history()
    with pytest.raises(IllegalAction, match=says):
        state.apply_action(action)
    assert (state.position, state.history()) == (position, history)


def test_illegal_actions_are_refused_in_words():
    state = load(2).new_initial_state()
    for lot in (-2, len(lots(2))):
        refused(state, lot, f"outcome {lot}: there is no such lot, they go from 0 to 1")
    state.apply_action(0)
    for action in (-2, 38):
        refused(state, action, f"action {action}: there is no such action, they go from 0 to 37; legal: 0 ")
    refused(state, 37, "action 37: .*bid 16.*; legal: 0 ")
    state.apply_action(0)
    for kind in (-2, 18):
        refused(state, kind, f"outcome {kind}: there is no such kind of card, they go from 0 to 17")
    drawn = state.clone()
    drawn.position.bag[3] = 0
    refused(drawn, 3, f'outcome 3: no "{module.KIND_IDS[3]}" is left to be drawn')
    over = play(state, np.random.RandomState(3))
    refused(over, 0, "the game is over; legal: nothing")


def test_a_clone_goes_its_own_way():
    state = play(load(2).new_initial_state(), np.random.RandomState(5), until=30)
    before = state.position.copy()
    play(state.clone(), np.random.RandomState(6), until=60)
    assert state.position == before


def test_their_search_plays_a_whole_game():
    game = load(2)
    random = np.random.RandomState(7)
    bot = mcts.MCTSBot(game, 1.0, 3, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() == 1:
            play(state, random, until=len(state.history()) + 1)
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


def test_their_learning_environment_plays_a_whole_game():
    env = rl_environment.Environment(load(3), chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == SIZE
        step = env.step([step.observations["legal_actions"][player][-1]])
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 6}, "number of players 6: the game is for 2 to 5"),
        ({"edition": "x"}, 'unknown edition "x"'),
        ({"piles": 4}, "4 piles: there are 2, or 1"),
    ],
)
def test_tables_that_cannot_be_set_up(options, message):
    with pytest.raises(Exception, match=message):
        load(**options)
