from random import Random

import pytest

from razzia.bots import Bot, Budget, Entrant, PlannerBot
from razzia.errors import SetupError
from razzia.game import Game


class FirstBot(Bot):
    def choose(self, game, legal, random, budget, /):
        return legal[0]


class NoBot:
    pass


def test_a_name_brings_a_bot_and_its_budget():
    entrant = Entrant.named("random@250ms")
    assert entrant.name == "random@250ms"
    assert entrant.budget == Budget(milliseconds=250)


def test_a_level_takes_another_budget():
    assert Entrant.named("hard").budget == Budget.parse("500ms")
    entrant = Entrant.named("hard@20ms")
    assert isinstance(entrant.bot, PlannerBot)
    assert entrant.budget == Budget.parse("20ms")


def test_a_bot_of_ones_own_needs_no_entry_in_the_list():
    entrant = Entrant.named(f"{__name__}:FirstBot@7")
    assert entrant.budget.simulations == 7
    game = Game(3)
    assert entrant.choose(game, Random(0)) == game.legal()[0]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("alphago", 'there is no bot "alphago"; known: easy, normal, hard, random'),
        ("", 'there is no bot ""'),
        ("random@fast", '"fast" is not a budget'),
        ("hard@", '"" is not a budget'),
        ("nowhere:Bot", "No module named 'nowhere'"),
        (f"{__name__}:Missing", "has no attribute 'Missing'"),
        (f"{__name__}:NoBot", "NoBot is not a razzia.bots.Bot"),
    ],
)
def test_a_wrong_name_is_refused(name, why):
    with pytest.raises(SetupError) as refused:
        Entrant.named(name)
    assert why in str(refused.value)


def test_a_bot_that_weighs_nothing_explains_that_too():
    game = Game(4)
    advice = Entrant.named("random").explain(game, Random(3))
    assert advice.choice == Entrant.named("random").choose(game, Random(3))
    assert {option.move for option in advice.options} < set(game.legal())
    assert len({option.win_chance for option in advice.options}) == 1
