from razzia.arena.facts import facts_of
from razzia.core.scoring import ITEMS
from razzia.events import AuctionBegan, RowWon
from razzia.game import Game
from tests.playing import BOLD, dealt_game, script


def test_an_auction_by_hand():
    game = Game(4)
    script(game, "A draw left; = ring; B draw left; = car; C auction; D bid 5; A bid 6; B pass; C pass")
    a, b, c, d = facts_of(game)
    assert c.called == [0, 0, 1]
    assert c.called_and_won == [0, 0, 0]
    assert a.won == 1
    assert a.bought == [(6, 2)]
    assert [seat.bid_in for seat in (a, b, c, d)] == [1, 1, 1, 1]
    script(game, "D auction; A pass; B pass; C pass; D bid 5")
    *_, d = facts_of(game)
    assert d.called_and_won == [0, 0, 1]
    assert d.bought == [(5, 0)], "the row was empty"
    script(game, "A draw left; = police")
    assert facts_of(game)[0].called == [1, 0, 0]


def test_the_facts_are_those_of_the_whole_game():
    for seed in range(5):
        game, _ = dealt_game(seed, 4, BOLD)
        facts = facts_of(game)
        for seat, own in zip(game.seats, facts, strict=True):
            assert sum(map(sum, own.points)) == game.totals[seat]
            for number, sheet in enumerate(game.sheets):
                assert own.points[number] == [sheet[seat][item] for item in ITEMS]
        events = game.events
        assert sum(sum(own.called) for own in facts) == sum(isinstance(event, AuctionBegan) for event in events)
        won = [event for event in events if isinstance(event, RowWon)]
        assert sum(own.won for own in facts) == len(won)
        assert sum(cards for own in facts for _, cards in own.bought) == sum(len(event.cards) for event in won)
        assert all(own.won <= own.bid_in for own in facts)
        assert all(sum(own.called_and_won) <= sum(own.called) for own in facts)
