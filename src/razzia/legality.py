"""Whether a move is legal, and if not, why not.

The rules decide (:func:`razzia.core.rules.legal_actions`). What is here lists whole moves, makes them, and finds the
words for a refusal after the fact.
"""

from collections.abc import Callable, Iterator

from razzia.core.actions import DONE, STEAL
from razzia.core.cards import KIND_IDS, KIND_OF, LOOT_KINDS, THIEF
from razzia.core.rules import act, legal_actions
from razzia.core.state import AUCTION, STEALING, State, cheques_in
from razzia.errors import IllegalMove
from razzia.notation import Bid, Call, Draw, Move, Pass, Steal, actions_of, move_of


def legal_moves(s: State) -> list[Move]:
    """Every move that the player who must decide may make; a steal is one move for each different set of cards."""
    mask = legal_actions(s)
    moves: list[Move] = [
        move_of(action) for action in range(mask.bit_length()) if mask >> action & 1 and not STEAL <= action < DONE
    ]
    steals = [Steal(cards) for cards in _steals(s)]
    # Draw and call come first, then the steals: smaller ones before larger ones.
    return moves + sorted(steals, key=lambda steal: (len(steal.cards), sorted(KIND_OF[card] for card in steal.cards)))


def _steals(s: State, taken: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    mask = legal_actions(s)
    for kind in range(LOOT_KINDS):
        if mask >> (STEAL + kind) & 1:
            cards = (*taken, KIND_IDS[kind])
            yield cards
            after = s.copy()
            act(after, STEAL + kind)
            if after.phase == STEALING:
                yield from _steals(after, cards)


def is_legal(s: State, move: Move) -> bool:
    """Whether the player who must decide may make this move."""
    *first, last = actions_of(move)
    for action in first:
        if not legal_actions(s) >> action & 1:
            return False
        s = s.copy()
        act(s, action)
        if s.phase != STEALING:
            return False
    return bool(legal_actions(s) >> last & 1)


def carry_out(s: State, move: Move, do: Callable[[State, int], None] = act) -> None:
    """Make a legal move, whole: a thief who could steal on does not."""
    for action in actions_of(move):
        do(s, action)
    if s.phase == STEALING:
        do(s, DONE)


def why_not(s: State, move: Move, text: str) -> IllegalMove:
    """The reason why a move that is not legal is not."""
    if s.phase == AUCTION:
        return _why_not_in_auction(s, move, text)
    match move:
        case Bid() | Pass():
            return IllegalMove("no-auction", text)
        case Draw(pile):
            return IllegalMove("one-pile" if s.pile_count == 1 else "pile-empty", text, {"pile": pile})
        case Steal(cards):
            return _why_no_theft(s, cards, text)
        case Call():
            raise AssertionError("a call is legal in every turn")


def _why_not_in_auction(s: State, move: Move, text: str) -> IllegalMove:
    match move:
        case Pass():
            return IllegalMove("must-bid", text)
        case Bid(cheque):
            owned = cheques_in(s.face_up[s.seat])
            facts = {"cheque": cheque, "best": s.best_bid, "cheques": ", ".join(map(str, owned))}
            return IllegalMove("bid-too-low" if cheque in owned else "not-your-cheque", text, facts)
        case _:
            return IllegalMove("auction-under-way", text)


def _why_no_theft(s: State, cards: tuple[str, ...], text: str) -> IllegalMove:
    thieves = s.families[s.turn, THIEF]
    if len(cards) > thieves:
        return IllegalMove("too-few-thieves", text, {"thieves": thieves, "cards": len(cards)})
    short = next(card for card in cards if cards.count(card) > s.row[KIND_OF[card]])
    return IllegalMove("not-in-row", text, {"card": short, "count": s.row[KIND_OF[short]]})
