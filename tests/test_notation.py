import pytest

from razzia.core import actions
from razzia.core.cards import HIGHEST_CHEQUE, KIND_IDS, LOOT_KINDS
from razzia.errors import UnreadableMove
from razzia.notation import Bid, Call, Draw, Pass, Reveal, Steal, actions_of, move_of, parse

MOVES = [
    (0, Draw("left"), "draw left"),
    (1, Draw("right"), "draw right"),
    (2, Call(), "auction"),
    *[(3 + kind, Steal((KIND_IDS[kind],)), f"steal {KIND_IDS[kind]}") for kind in range(LOOT_KINDS)],
    (21, Pass(), "pass"),
    *[(21 + cheque, Bid(cheque), f"bid {cheque}") for cheque in range(1, HIGHEST_CHEQUE + 1)],
]


@pytest.mark.parametrize(("number", "move", "text"), MOVES, ids=[text for _, _, text in MOVES])
def test_every_action_has_a_number_a_value_and_a_spelling(number, move, text):
    assert actions_of(move) == [number]
    assert move_of(number) == move
    assert str(move) == text
    assert parse(text) == (None, move)
    assert parse(f"C {text}") == ("C", move)


def test_the_numbers_are_all_there_is():
    assert sorted([number for number, _, _ in MOVES] + [actions.DONE]) == list(range(actions.ACTIONS))


def test_several_thefts_are_several_numbers_in_order():
    assert actions_of(Steal(("ring", "driver", "ring"))) == [3, 3, 10]
    assert Steal(("ring", "driver")) == Steal(("driver", "ring"))
    assert str(Steal(("ring", "driver"))) == "steal driver,ring"


def test_a_card_that_is_turned_over():
    assert parse("= police") == ("=", Reveal("police"))
    assert str(Reveal("ring")) == "= ring"


def test_spaces_do_not_matter_but_letters_do():
    assert parse("  B   bid   7 ") == ("B", Bid(7))
    assert parse("steal ring , car") == (None, Steal(("car", "ring")))
    for text in ("BID 7", "b bid 7", "F bid 7", "AB bid 7", "A A bid 7"):
        with pytest.raises(UnreadableMove):
            parse(text)
