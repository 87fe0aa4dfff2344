"""How ``greedy`` judges its options: every legal action gets a value in points, and the highest is played.

No search: what the row is worth to each player is counted, and so is what a cheque gives up. The functions are
compiled, so that ``planner`` can play whole games with the same judgement thousands of times a second.
"""

from typing import Any, Final

from razzia.bots.weights import Weights
from razzia.bots.worth import family_worth, row_worth, swap_worth
from razzia.core.actions import ACTIONS, BID, CALL, DONE, DRAW_LEFT, DRAW_RIGHT, PASS, STEAL
from razzia.core.bits import count_bits, lowest_bit
from razzia.core.cards import HIGHEST_CHEQUE, LOOT_KINDS, POLICE, THIEF
from razzia.core.compile import compiled
from razzia.core.rules import next_with_cheque, raid_at, row_size, undrawn
from razzia.core.state import AUCTION, FORCED_AUCTION, LEFT, STEALING, TURN, State

UNTHINKABLE: Final = -1e9
"""The value of what cannot be done."""


# ── What is left of the round ───────────────────────────────────────────────────────────────────────────────────


@compiled
def all_face_up(s: State) -> int:
    """The mask of the face-up cheques of all players."""
    cheques = 0
    for seat in range(s.players):
        cheques |= int(s.face_up[seat])
    return cheques


@compiled
def auctions_left(s: State, up: int, w: Weights) -> float:
    """How many more auctions this round may bring: some for each police card before the raid, while cheques last."""
    return min(w.auctions_each * (raid_at(s) - 1 - s.police) + w.auctions_more, float(count_bits(up)))


@compiled
def hope_of(auctions: float) -> float:
    """How much of the round is still to come, from 0 to 1."""
    return min(1.0, auctions / 8.0)


@compiled
def chance_to_buy(auctions: float, up: int, w: Weights) -> float:
    """How likely it is that an unspent cheque will find an auction: there may not be enough for all."""
    return min(1.0, w.auctions_enough * auctions / count_bits(up))


# ── Cheques ─────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def use(s: State, seat: int, cheque: int, up: int, w: Weights) -> float:
    """What a face-up cheque can expect to buy, if it finds an auction.

    Cheques are ordinal: what matters is how many unspent ones of others are above it.
    """
    others = up & ~int(s.face_up[seat])
    higher = count_bits(others >> cheque) / (count_bits(others) + 1.0)
    return w.cheque_cost * (1.0 - w.cheque_rank * higher)


@compiled
def price(s: State, seat: int, cheque: int, up: int, chance: float, w: Weights) -> float:
    """What a player gives up with a cheque: its use in the rest of the round, and what it would own later."""
    return chance * use(s, seat, cheque, up, w) - swap_worth(s, seat, cheque, w)


@compiled
def limit(s: State, seat: int, gain: float, up: int, chance: float, w: Weights) -> int:
    """The highest cheque that a player would pay for such a gain; 0 for none."""
    most = 0
    rest = int(s.face_up[seat])
    while rest != 0:
        cheque = lowest_bit(rest)
        if gain <= price(s, seat, cheque, up, chance, w):
            break  # a higher one is dearer still
        most = cheque
        rest &= rest - 1
    return most


@compiled
def lowest_above(mask: int, bid: int) -> int:
    """The lowest cheque of a mask above a bid; 0 if there is none."""
    higher = mask >> (bid + 1)
    return 0 if higher == 0 else bid + 1 + lowest_bit(higher)


# ── An auction ──────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def weigh_bids(s: State, w: Weights, values: Any) -> None:
    """Value a pass and each bid of the player who is to bid."""
    seat = int(s.seat)
    best_bid = int(s.best_bid)
    own = int(s.face_up[seat])
    if own >> (best_bid + 1) == 0:
        values[PASS] = 0.0
        return
    up = all_face_up(s)
    auctions = auctions_left(s, up, w)
    hope = hope_of(auctions)
    chance = chance_to_buy(auctions, up, w)
    rival = 0  # the highest bid that those after me would make
    loss = 0.0  # what the row brings whoever gets it if I pass
    if best_bid > 0:
        bidder = int(s.best_bidder)
        loss = row_worth(s, bidder, hope, w) - price(s, bidder, best_bid, up, chance, w)
    following = seat
    while following != s.turn:
        following = int(next_with_cheque(s, following))
        if int(s.face_up[following]) >> (best_bid + 1) != 0:
            gain = row_worth(s, following, hope, w)
            most = limit(s, following, gain, up, chance, w)
            if most > max(rival, best_bid):
                rival = most
                loss = max(loss, gain - price(s, following, most, up, chance, w))
    gain = row_worth(s, seat, hope, w)
    passing = -w.deny * max(0.0, loss) / (s.players - 1)
    for cheque in range(best_bid + 1, HIGHEST_CHEQUE + 1):
        if own >> cheque & 1:
            value = gain - price(s, seat, cheque, up, chance, w)
            if cheque <= rival and value > passing + w.push:
                # Someone will go higher: the more it costs them, the better.
                value = passing + 0.001 * cheque
            values[BID + cheque] = value
    if not (s.auction == FORCED_AUCTION and seat == s.turn and best_bid == 0):
        values[PASS] = passing


# ── A turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def weigh_call(s: State, w: Weights) -> float:
    """Value a forced auction against drawing a card. Whoever calls bids last."""
    seat = int(s.turn)
    own = int(s.face_up[seat])
    up = all_face_up(s)
    auctions = auctions_left(s, up, w)
    hope = hope_of(auctions)
    chance = chance_to_buy(auctions, up, w)
    lowest = lowest_bit(own)
    rival = 0
    loss = 0.0
    for other in range(s.players):
        if other != seat and int(s.face_up[other]) >> lowest != 0:
            gain = row_worth(s, other, hope, w)
            most = limit(s, other, gain, up, chance, w)
            if most > rival:
                rival = most
                loss = gain - price(s, other, most, up, chance, w)
    value = w.call_outbid - w.deny * max(0.0, loss) / (s.players - 1)
    winning = lowest_above(own, rival)
    if winning != 0:
        bought = row_worth(s, seat, hope, w) - price(s, seat, winning, up, chance, w)
        if rival == 0 or bought > value:
            value = bought
    left = int(raid_at(s)) - 1 - s.police
    bar = w.call + w.call_row * row_size(s) + w.call_hope * hope * value
    bar += w.call_hurry * max(0, count_bits(own) - left) + w.call_idle * max(0, count_bits(up) - left) / s.players
    police = int(s.bag[POLICE]) / undrawn(s)
    if left == 0:
        bar += w.call_raid * police * max(0.0, value)
    if own == up:
        bar += w.call_alone * (1.0 - police if left == 0 else 1.0)
    return value - bar


@compiled
def theft_gain(s: State, kind: int, w: Weights) -> float:
    """What a thief brings that takes a card of that kind, against keeping it, and what it keeps from others."""
    seat = int(s.turn)
    hope = hope_of(auctions_left(s, all_face_up(s), w))
    wanted = 0.0
    for other in range(s.players):
        if other != seat:
            wanted = max(wanted, card_worth(s, other, kind, hope, w))
    s.families[seat, THIEF] -= 1
    gain = card_worth(s, seat, kind, hope, w) - w.thief
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
def weigh_thefts(s: State, thieves: int, first: int, w: Weights, values: Any) -> None:
    """Value the theft of each kind, together with what other thieves can then still take."""
    for kind in range(LOOT_KINDS - 1, first - 1, -1):
        if s.row[kind] > 0:
            values[STEAL + kind] = theft_gain(s, kind, w)
            if thieves > 1:
                best_after = 0.0
                for after in range(kind + 1, LOOT_KINDS):
                    if s.row[after] > 0:
                        best_after = max(best_after, values[STEAL + after])
                values[STEAL + kind] += best_after


@compiled
def weigh(s: State, w: Weights, values: Any) -> None:
    """Value every action of the player who is to decide, in points: drawing, passing or stealing no more is near 0."""
    for action in range(ACTIONS):
        values[action] = UNTHINKABLE
    if s.phase == AUCTION:
        weigh_bids(s, w, values)
    elif s.phase == STEALING:
        values[DONE] = 0.0
        weigh_thefts(s, int(s.thieves_ready), int(s.stolen), w, values)
    elif s.phase == TURN:
        values[DRAW_LEFT if s.piles[LEFT] > 0 else DRAW_RIGHT] = 0.0
        values[CALL] = weigh_call(s, w)
        if s.families[s.turn, THIEF] > 0 and row_size(s) > 0:
            weigh_thefts(s, int(s.families[s.turn, THIEF]), 0, w, values)


@compiled
def greedy_action(s: State, w: Weights, values: Any) -> int:
    """The action with the highest value; ``values`` is room for all of them."""
    weigh(s, w, values)
    best = 0
    for action in range(1, ACTIONS):
        if values[action] > values[best]:
            best = action
    return best
