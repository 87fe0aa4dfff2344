"""How ``greedy`` judges its options: every legal action gets a value in points, and the highest is played.

No search: what the row is worth to each player is counted, and so is what a cheque gives up. The functions are
compiled, so that ``planner`` can play whole games with the same judgement thousands of times a second.
"""

from typing import Any, Final, NamedTuple

from razzia.bots.weights import Weights
from razzia.bots.worth import family_worth, row_worth, swap_worth, thief_worth
from razzia.core.actions import ACTIONS, BID, CALL, DONE, DRAW_LEFT, DRAW_RIGHT, PASS, STEAL
from razzia.core.bits import count_bits, lowest_bit
from razzia.core.cards import LOOT_KINDS, POLICE, THIEF
from razzia.core.compile import compiled
from razzia.core.rules import legal_actions, next_with_cheque, probability, raid_at, row_size
from razzia.core.state import AUCTION, STEALING, State

UNTHINKABLE: Final = -1e9
"""The value of what cannot be done."""
LONG_ROUND: Final = 8.0
"""So many auctions to come are as good as a whole round."""
A_LITTLE: Final = 0.001
"""What it is worth for each thousand to make others pay more: it decides between equals only."""


# ── What is left of the round ───────────────────────────────────────────────────────────────────────────────────


class Rest(NamedTuple):
    """What is left of the round."""

    up: int
    """The mask of the face-up cheques of all players."""
    hope: float
    """How much of the round is still to come, from 0 to 1."""
    chance: float
    """How likely it is that an unspent cheque will find an auction: there may not be enough for all."""


@compiled
def rest_of_round(s: State, w: Weights) -> Rest:
    """Look at the face-up cheques, and at the police before the raid: each brings an auction, and some come between."""
    up = 0
    bidders = 0
    for seat in range(s.players):
        up |= int(s.face_up[seat])
        bidders += s.face_up[seat] != 0
    cheques = count_bits(up)
    auctions = min(w.auctions_each * police_left(s) + w.auctions_more, float(cheques))
    # Nobody has a cheque only when the game is over.
    chance = min(1.0, w.auctions_enough * auctions / cheques) if cheques > 0 else 0.0
    if bidders == 1:
        chance *= min(1.0, w.alone_last + w.alone_each * police_left(s))
    return Rest(up, min(1.0, auctions / LONG_ROUND), chance)


@compiled
def police_left(s: State) -> int:
    """The police cards that can still come before the one that brings the raid."""
    return raid_at(s) - 1 - s.police


# ── Cheques ─────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def use(s: State, seat: int, cheque: int, rest: Rest, w: Weights) -> float:
    """What a face-up cheque can expect to buy in the rest of the round.

    Cheques are ordinal: what matters is how many unspent ones of others are above it.
    """
    others = rest.up & ~int(s.face_up[seat])
    higher = count_bits(others >> cheque) / (count_bits(others) + 1.0)
    return rest.chance * w.cheque_cost * (1.0 - w.cheque_rank * higher)


@compiled
def price(s: State, seat: int, cheque: int, rest: Rest, w: Weights) -> float:
    """What a player gives up with a cheque: its use in the rest of the round, and what it would own later."""
    return use(s, seat, cheque, rest, w) - swap_worth(s, seat, cheque, rest.hope, w)


@compiled
def limit(s: State, seat: int, gain: float, rest: Rest, w: Weights) -> int:
    """The highest cheque that a player would pay for such a gain; 0 for none."""
    most = 0
    cheques = int(s.face_up[seat])
    while cheques != 0:
        cheque = lowest_bit(cheques)
        if gain <= price(s, seat, cheque, rest, w):
            break  # a higher one is dearer still
        most = cheque
        cheques &= cheques - 1
    return most


@compiled
def lowest_above(mask: int, bid: int) -> int:
    """The lowest cheque of a mask above a bid; 0 if there is none."""
    higher = mask >> (bid + 1)
    return 0 if higher == 0 else bid + 1 + lowest_bit(higher)


# ── An auction ──────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def weigh_bids(s: State, mask: int, w: Weights, values: Any) -> None:
    """Value the bids of the mask, and a pass."""
    seat = int(s.seat)
    bids = mask >> BID & ~1
    if bids == 0:
        values[PASS] = 0.0
        return
    rest = rest_of_round(s, w)
    rival = int(s.best_bid)  # the bid to beat, now or when those after me have bid
    loss = 0.0  # what the row brings whoever gets it if I pass
    if rival > 0:
        bidder = int(s.best_bidder)
        loss = row_worth(s, bidder, rest.hope, w) - price(s, bidder, rival, rest, w)
    following = seat
    while following != s.turn:
        following = int(next_with_cheque(s, following))
        if int(s.face_up[following]) >> (rival + 1) != 0:
            gain = row_worth(s, following, rest.hope, w)
            most = limit(s, following, gain, rest, w)
            if most > rival:
                rival = most
                loss = gain - price(s, following, most, rest, w)
    gain = row_worth(s, seat, rest.hope, w)
    passing = -w.deny * max(0.0, loss) / (s.players - 1)
    while bids != 0:
        cheque = lowest_bit(bids)
        bids &= bids - 1
        value = gain - price(s, seat, cheque, rest, w)
        if cheque <= rival and value > passing + w.push:
            value = passing + A_LITTLE * cheque  # someone will go higher: the more it costs them, the better
        values[BID + cheque] = value
    if mask >> PASS & 1:
        values[PASS] = passing


# ── A turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def weigh_call(s: State, w: Weights) -> float:
    """Value a forced auction against drawing a card. Whoever calls bids last."""
    seat = int(s.turn)
    own = int(s.face_up[seat])
    rest = rest_of_round(s, w)
    lowest = lowest_bit(own)
    rival = 0
    loss = 0.0
    for other in range(s.players):
        if other != seat and int(s.face_up[other]) >> lowest != 0:
            gain = row_worth(s, other, rest.hope, w)
            most = limit(s, other, gain, rest, w)
            if most > rival:
                rival = most
                loss = gain - price(s, other, most, rest, w)
    value = w.call_outbid - w.deny * max(0.0, loss) / (s.players - 1)
    winning = lowest_above(own, rival)
    if winning != 0:
        bought = row_worth(s, seat, rest.hope, w) - price(s, seat, winning, rest, w)
        if rival == 0 or bought > value:
            value = bought
    left = police_left(s)
    raid = probability(s, POLICE) if left == 0 else 0.0
    cheques = count_bits(own)
    if own == rest.up:
        return weigh_call_alone(s, rest, raid, w)
    bar = w.call + w.call_row * row_size(s) + w.call_hope * rest.hope * value
    bar += w.call_hurry * max(0, cheques - left) + w.call_idle * max(0, count_bits(rest.up) - left) / s.players
    bar += w.call_raid * raid * max(0.0, value)
    return value - bar


@compiled
def weigh_call_alone(s: State, rest: Rest, raid: float, w: Weights) -> float:
    """Value a forced auction that nobody else can bid in.

    Another card adds to the row, and nothing is lost by waiting for it, unless it is the raid, or there are more
    cheques than the police leave time for.
    """
    seat = int(s.turn)
    cheques = count_bits(rest.up)
    risk = min(1.0, raid + w.alone_hurry * max(0, cheques - police_left(s) - 1))
    bought = row_worth(s, seat, rest.hope, w) + swap_worth(s, seat, lowest_bit(rest.up), rest.hope, w)
    return risk * bought - (1.0 - risk) * w.alone_card / cheques


@compiled
def weigh_thefts(s: State, mask: int, thieves: int, w: Weights, values: Any) -> None:
    """Value the thefts of the mask, each with what the other thieves can take after it in order of kind."""
    hope = rest_of_round(s, w).hope
    for kind in range(LOOT_KINDS):
        if mask >> (STEAL + kind) & 1:
            values[STEAL + kind] = theft_gain(s, kind, hope, w)
    if thieves > 1:
        for kind in range(LOOT_KINDS):
            if mask >> (STEAL + kind) & 1:
                values[STEAL + kind] += best_thefts(s, kind, thieves - 1, values)


@compiled
def theft_gain(s: State, kind: int, hope: float, w: Weights) -> float:
    """What a thief brings that takes a card of that kind, against keeping it, and what it keeps from others."""
    seat = int(s.turn)
    wanted = 0.0
    for other in range(s.players):
        if other != seat:
            wanted = max(wanted, card_worth(s, other, kind, hope, w))
    s.families[seat, THIEF] -= 1
    gain = card_worth(s, seat, kind, hope, w) - thief_worth(hope, w)
    s.families[seat, THIEF] += 1
    return gain + w.steal_deny * wanted / (s.players - 1) - w.steal


@compiled
def card_worth(s: State, seat: int, kind: int, hope: float, w: Weights) -> float:
    """What one more card of a kind adds to a family."""
    before = family_worth(s, seat, hope, w)
    s.families[seat, kind] += 1
    after = family_worth(s, seat, hope, w)
    s.families[seat, kind] -= 1
    return after - before


@compiled
def best_thefts(s: State, first: int, thieves: int, values: Any) -> float:
    """The gain of so many thieves after one has taken a ``first``: the best cards from that kind on, if worth it."""
    total = 0.0
    for kind in range(first, LOOT_KINDS):
        cards = int(s.row[kind]) - (kind == first)
        gain = values[STEAL + kind]
        if cards > 0 and gain > 0.0:
            better = 0
            for other in range(first, LOOT_KINDS):
                worth_more = values[STEAL + other] > gain or (values[STEAL + other] == gain and other < kind)
                if other != kind and s.row[other] > 0 and worth_more:
                    better += int(s.row[other]) - (other == first)
            total += gain * max(0, min(cards, thieves - better))
    return total


# ── Any decision ────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def weigh(s: State, w: Weights, values: Any) -> None:
    """Value every action of the player who is to decide, in points: drawing, or stealing no more, is 0.

    Of two piles to draw from, one is valued: either may hold any card with the same chance.
    """
    for action in range(ACTIONS):
        values[action] = UNTHINKABLE
    mask = legal_actions(s)
    if s.phase == AUCTION:
        weigh_bids(s, mask, w, values)
    elif s.phase == STEALING:
        values[DONE] = 0.0
        weigh_thefts(s, mask, int(s.thieves_ready), w, values)
    else:
        if mask >> DRAW_LEFT & 1:
            values[DRAW_LEFT] = 0.0
        elif mask >> DRAW_RIGHT & 1:
            values[DRAW_RIGHT] = 0.0
        values[CALL] = weigh_call(s, w)
        if mask >> STEAL != 0:
            weigh_thefts(s, mask, int(s.families[s.turn, THIEF]), w, values)


@compiled
def greedy_action(s: State, w: Weights, values: Any) -> int:
    """The action with the highest value; ``values`` is room for all of them."""
    weigh(s, w, values)
    best = 0
    for action in range(1, ACTIONS):
        if values[action] > values[best]:
            best = action
    return best
