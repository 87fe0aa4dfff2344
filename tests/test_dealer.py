import hashlib
import hmac
import pickle
from collections import Counter
from random import Random

import pytest

from razzia.core.cards import CHEQUE_SETS, COUNTS, KIND_IDS
from razzia.dealer import Dealer, _places, _shuffle, commitment, new_secret, secret_from_seed, verify
from razzia.editions import Options
from razzia.errors import FairnessError, SetupError, WrongTurn
from razzia.game import Game
from razzia.notation import Draw
from tests.playing import BOLD, dealt_game, play_on

SECRET = bytes(range(32))


def test_the_same_seed_the_same_cards():
    assert Dealer.from_seed(7, 4)._deck == Dealer.from_seed(7, 4)._deck
    assert Dealer.from_seed(7, 4)._deck != Dealer.from_seed(8, 4)._deck
    assert new_secret() != new_secret()


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_a_deck_is_the_whole_box(players):
    dealer = Dealer(SECRET, ["x"] * players)
    assert Counter(dealer._deck) == Counter(dict(zip(KIND_IDS, COUNTS, strict=True)))
    assert sorted(dealer.cheques) == sorted(CHEQUE_SETS[players])


def test_everyone_has_a_say_in_the_order():
    decks = {Dealer(SECRET, said)._deck for said in (["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a", "b "])}
    assert len(decks) == 5


def test_the_commitment_tells_secrets_apart_and_nothing_else():
    assert Dealer(SECRET, ["", ""]).commitment == Dealer(SECRET, ["other", "words"]).commitment == commitment(SECRET)
    assert commitment(SECRET) == hashlib.sha256(b"razzia commitment\n" + SECRET).hexdigest()
    assert SECRET.hex() not in repr(Dealer(SECRET, ["", ""]))


def test_the_order_can_be_recomputed_from_its_description():
    """As docs/fairness.md says, written down once more without looking at the dealer."""
    said = ["Ada", "Bö", ""]
    message = b"".join(len(text.encode()).to_bytes(4, "big") + text.encode() for text in said)
    seed = hmac.new(SECRET, message, hashlib.sha256).digest()
    words = [
        int.from_bytes(hashlib.sha256(seed + block.to_bytes(8, "big")).digest()[4 * i : 4 * i + 4], "big")
        for block in range(40)
        for i in range(8)
    ]

    def shuffled(things: list) -> list:
        for last in range(len(things) - 1, 0, -1):
            while words[0] >= 2**32 - 2**32 % (last + 1):
                words.pop(0)
            other = words.pop(0) % (last + 1)
            things[last], things[other] = things[other], things[last]
        return things

    dealer = Dealer(SECRET, said)
    assert list(dealer.cheques) == shuffled(list(CHEQUE_SETS[3]))
    assert list(dealer._deck) == shuffled([kind for kind, n in zip(KIND_IDS, COUNTS, strict=True) for _ in range(n)])


def test_numbers_that_would_favour_some_places_are_skipped():
    skipping, plain = list("abc"), list("abc")
    _shuffle(skipping, iter([2**32 - 1, 1, 0]))  # the highest number is one too many for three places
    _shuffle(plain, iter([1, 0]))
    assert skipping == plain != list("abc")


def test_the_shuffle_is_fair():
    """Over many decks, police are equally likely everywhere: no place is more than 5 standard deviations off."""
    decks = 2000
    places = Counter(
        place
        for number in range(decks)
        for place, card in enumerate(Dealer(secret_from_seed("fair", number), ["", ""])._deck)
        if card == "police"
    )
    due = decks * 21 / 120
    spread = (due * (1 - 21 / 120)) ** 0.5
    assert max(abs(places[place] - due) for place in range(120)) < 5 * spread


@pytest.mark.parametrize("piles", [1, 2])
def test_cards_come_from_the_top_of_the_pile_that_was_chosen(piles):
    dealer = Dealer(SECRET, ["", ""])
    game = Game(2, options=Options(piles), cheques=dealer.cheques)
    deck = dealer._deck
    for place, pile in enumerate(["left", "left"] if piles == 1 else ["right", "left"]):
        game.play(Draw(pile))
        dealer.deal(game)
        assert game.moves[-1] == f"= {deck[place] if piles == 1 else deck[60 if pile == 'right' else 0]}"
        if game.decision == "auction":
            game.play("pass")
            game.play("pass")


def test_when_a_pile_runs_out_the_upper_half_of_the_other_takes_its_place():
    dealer = Dealer(SECRET, ["", ""])
    deck = dealer._deck

    class Draws:
        """A game that is nothing but draws."""

        options = Options(2)
        drawing_from = "left"
        cheques = dealer.cheques

        def __init__(self, piles: list[str]) -> None:
            self.draws = piles

    def card(*piles: str) -> str:
        return dealer.next_card(Draws(list(piles)))

    # The left pile, cards 0 to 59, runs out; of the right one, 60 to 119, the first 30 go to the left.
    gone = ["left"] * 60
    assert card(*gone) == deck[59]
    assert card(*gone, "left") == deck[60]
    assert card(*gone, "right") == deck[90]
    # Then the left one again: 90 to 119 are 30 cards, of which 15 go to the left.
    assert card(*gone, *["left"] * 30, "left") == deck[90]
    assert card(*gone, *["left"] * 30, "right") == deck[105]
    # The right pile runs out first.
    gone = ["right"] * 60
    assert card(*gone, "right") == deck[0]
    assert card(*gone, "left") == deck[30]


def test_piles_that_are_drawn_from_at_random():
    """The places are computed. Here are piles of cards, to compare."""
    for seed in range(50):
        random = Random(seed)
        left, right = list(range(60)), list(range(60, 120))
        draws, cards = [], []
        side = random.choice([0.5, 0.9, 0.02])
        while left or right:
            pile = left if left and (not right or random.random() < side) else right
            draws.append("left" if pile is left else "right")
            cards.append(pile.pop(0))
            if not left:
                left, right = right[: len(right) // 2], right[len(right) // 2 :]
            elif not right:
                right, left = left[: len(left) // 2], left[len(left) // 2 :]
        assert _places(draws, 2) == cards
        assert sorted(cards) == list(range(120))
    assert _places(["left"] * 120, 1) == list(range(120))


def test_a_dealer_deals_to_a_game_that_forgets():
    game, dealer = dealt_game(3, taste=BOLD)
    forgetful = Game(4, cheques=dealer.cheques)
    for move in game.moves:
        assert move == str(dealer.deal(forgetful) if forgetful.decision == "chance" else forgetful.play(move))
        forgetful.forget()
    assert forgetful.over


def test_a_dealer_keeps_no_place_so_undo_is_safe():
    game, dealer = dealt_game(3)
    twin = Game(4, cheques=dealer.cheques)
    for move in game.moves:
        twin.play(move)
        if twin.decision == "chance":
            card = dealer.next_card(twin)
            assert dealer.next_card(twin.copy()) == card
            dealer.deal(twin)
            twin.undo()
    assert twin == game


def test_no_card_without_a_draw():
    with pytest.raises(WrongTurn):
        Dealer.from_seed(1, 4).next_card(Game(4, cheques=Dealer.from_seed(1, 4).cheques))


# ── The proof ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", CHEQUE_SETS)
@pytest.mark.parametrize("piles", [1, 2])
def test_every_dealt_game_can_be_proven(players, piles):
    for seed in range(5):
        game, dealer = dealt_game(seed, players, BOLD, piles)
        assert verify(game, dealer.proof()) == sum(ply.seat == "=" for ply in game.plies)


def test_a_game_with_other_cards_is_found_out():
    dealer = Dealer.from_seed(1, 4)
    game = play_on(Game(4, cheques=dealer.cheques), 1)
    with pytest.raises(FairnessError) as refusal:
        verify(game, dealer.proof())
    assert refusal.value.code == "other-card"
    number = refusal.value.facts["move"]
    assert game.moves[number - 1] == f"= {refusal.value.facts['card']}"


def test_a_lot_that_was_not_drawn_is_found_out():
    game, dealer = dealt_game(1)
    other = Game(4, cheques=dealer.cheques[1:] + dealer.cheques[:1])
    with pytest.raises(FairnessError) as refusal:
        verify(play_on(other, 1), dealer.proof())
    assert refusal.value.code == "other-cheques"
    assert verify(game, dealer.proof())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (None, "no-fairness"),
        ([], "no-fairness"),
        ({"secret": "00" * 32}, "other-commitment"),
        ({"commitment": "00" * 32}, "other-commitment"),
        ({"secret": "xyz"}, "not-hex"),
        ({"secret": 7}, "not-hex"),
        ({"secret": None}, "not-hex"),
        ({"commitment": "AB" * 32}, "not-hex"),
        ({"contributions": ["", ""]}, "contributions"),
        ({"contributions": "abcd"}, "contributions"),
        ({"contributions": ["", "", "", 4]}, "contributions"),
        ({"contributions": ["a", "b", "c", "d"]}, "other-"),
    ],
)
def test_a_proof_that_does_not_hold(change, code):
    game, dealer = dealt_game(5)
    proof = {**dealer.proof(), **change} if isinstance(change, dict) else change
    with pytest.raises(FairnessError) as refusal:
        verify(game, proof)
    assert refusal.value.code.startswith(code)
    assert str(refusal.value)


def test_the_game_knows_nothing_of_the_deck():
    """Two decks that agree on the cards drawn so far give games that cannot be told apart, down to their bytes."""
    one = Dealer.from_seed(2, 4)
    other = Dealer.from_seed(2, 4)
    cards = list(other._deck)
    other._deck = (*cards[:8], *reversed(cards[8:60]), *cards[60:68], *reversed(cards[68:]))
    games = [Game(4, cheques=one.cheques) for _ in range(2)]
    random = Random(1)
    for _ in range(60):
        if games[0].decision == "chance":
            assert one.next_card(games[0]) == other.next_card(games[1])
            one.deal(games[0])
            other.deal(games[1])
        else:
            move = random.choice(games[0].legal())
            games[0].play(move)
            games[1].play(move)
    assert games[0] == games[1]
    assert pickle.dumps(games[0]) == pickle.dumps(games[1])
    assert games[0].state.tobytes() == games[1].state.tobytes()
    assert str(games[0]) == str(games[1])
    assert one._deck != other._deck


def test_a_dealer_refuses_what_it_did_not_deal():
    dealer = Dealer.from_seed(7, 4)
    game = Game(4, cheques=dealer.cheques[1:] + dealer.cheques[:1])
    game.play("draw left")
    with pytest.raises(ValueError, match="cheques"):
        dealer.deal(game)
    with pytest.raises(SetupError):
        Dealer.from_seed(7, 6)
    with pytest.raises(ValueError, match="32 bytes"):
        Dealer(b"short", ["", ""])


def test_a_commitment_that_was_noted_down():
    game, dealer = dealt_game(4)
    assert verify(game, dealer.proof(), dealer.commitment) > 0
    with pytest.raises(FairnessError) as refusal:
        verify(game, dealer.proof(), "00" * 32)
    assert refusal.value.code == "not-that-commitment"
    # A whole forged proof holds by itself; only the note from before the game unmasks it.
    forged, forger = dealt_game(5)
    assert verify(forged, forger.proof()) > 0
    with pytest.raises(FairnessError):
        verify(forged, forger.proof(), dealer.commitment)
