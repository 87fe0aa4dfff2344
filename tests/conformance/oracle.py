"""A plain reference implementation of the card game Razzia!, to check a faster one against.

It follows the rulebook sentence by sentence and prefers being obviously right to being fast. A `Table` is
a whole game in progress; `moves` lists what may be done next and `play` does it. Chance is a player like
any other: after a draw the legal "moves" are the kinds of card that may be turned over, so the order of the
undrawn cards is never needed.

Moves are spelled as in a game record, without the seat's letter:

    draw left | draw right | auction | steal driver,ring | pass | bid 7 | = ring
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

JEWELS = ("ring", "watch", "brooch", "necklace", "diamond")
BUSINESSES = ("casino", "transport", "cinema", "racetrack", "realestate", "nightclub", "restaurant")
KINDS = (*JEWELS, "bodyguard", "car", "driver", "thief", "coin", *BUSINESSES, "police")

DECK = Counter(
    dict.fromkeys(JEWELS + BUSINESSES, 4)
    | {"bodyguard": 16, "car": 16, "driver": 10, "thief": 6, "coin": 3, "police": 21}
)

# Crossed cards leave the families after every scoring.
CROSSED = frozenset((*JEWELS, "driver", "thief", "coin"))

SETS = {
    2: ((2, 5, 6, 9), (3, 4, 7, 8)),
    3: ((2, 5, 8, 13), (3, 6, 9, 12), (4, 7, 10, 11)),
    4: ((2, 6, 13), (3, 7, 12), (4, 8, 11), (5, 9, 10)),
    5: ((2, 7, 16), (3, 8, 15), (4, 9, 14), (5, 10, 13), (6, 11, 12)),
}

# What an edition gives to each player when all are tied on bodyguards.
ALL_TIED_ON_BODYGUARDS = {"amigo-2004": 0, "primigenio-2020": 5 - 2}

SEATS = "ABCDE"
ROUNDS = 3
FULL_ROW = 7
JEWEL_POINTS = (-5, 0, 0, 5, 10, 15)
BUSINESS_POINTS = (0, 1, 2, 3, 4, 5, 6, 10)
SAME_BUSINESS_POINTS = {3: 5, 4: 10}

Sheet = dict[str, dict[str, int]]


# ---------------------------------------------------------------------------------------------- scoring


def most_and_fewest(amounts: Sequence[int], most: int, fewest: int, all_tied: int) -> list[int]:
    """Return each player's points: `most` for all with the highest amount, `fewest` for all with the lowest.

    When every player has the same amount each gets `all_tied`.
    """
    if len(set(amounts)) == 1:
        return [all_tied] * len(amounts)
    points = []
    for amount in amounts:
        if amount == max(amounts):
            points.append(most)
        elif amount == min(amounts):
            points.append(fewest)
        else:
            points.append(0)
    return points


def car_points(family: Counter[str]) -> int:
    """Return 1 for each car and each driver, or 0 without a driver."""
    if family["driver"] == 0:
        return 0
    return family["car"] + family["driver"]


def jewel_points(family: Counter[str]) -> int:
    """Return the points for the number of different jewels."""
    return JEWEL_POINTS[sum(1 for jewel in JEWELS if family[jewel] > 0)]


def business_points(family: Counter[str]) -> int:
    """Return the points for different businesses and for three or four of the same."""
    different = sum(1 for business in BUSINESSES if family[business] > 0)
    same = sum(SAME_BUSINESS_POINTS.get(family[business], 0) for business in BUSINESSES)
    return BUSINESS_POINTS[different] + same


def score(families: list[Counter[str]], cheque_sums: list[int], round_number: int, edition: str) -> Sheet:
    """Return the itemised points of every player at the end of that round, by seat letter.

    `cheque_sums` holds the sum of all cheques of each player, face up and face down. The items
    `businesses` and `cheques` are 0 before the last round_number.
    """
    bodyguards = most_and_fewest([family["bodyguard"] for family in families], 5, -2, ALL_TIED_ON_BODYGUARDS[edition])
    cheques = most_and_fewest(cheque_sums, 5, -5, 0)
    last = round_number == ROUNDS
    sheet: Sheet = {}
    for seat, family in enumerate(families):
        items = {
            "thieves": 2 * family["thief"],
            "bodyguards": bodyguards[seat],
            "cars": car_points(family),
            "jewels": jewel_points(family),
            "coins": 3 * family["coin"],
            "businesses": business_points(family) if last else 0,
            "cheques": cheques[seat] if last else 0,
        }
        items["total"] = sum(items.values())
        sheet[SEATS[seat]] = items
    return sheet


# ---------------------------------------------------------------------------------------------- the game


@dataclass
class Auction:
    """An auction under way."""

    cause: int  # the seat that caused it, and bids last
    reason: str  # "police", "full row" or "forced"
    waiting: list[int]  # the seats that have not had their chance yet, in order
    best: int = 0  # the highest cheque bid so far; 0 when there is none
    bidder: int | None = None  # the seat that bid it


class Table:
    """A game in progress, from the first turn to the last scoring.

    `phase` is 'turn', 'chance' (a card is about to be turned over), 'auction' or 'over', and `whose` the
    seat that must act; during 'chance' it is the seat that draws, and it is None when the game is over.
    """

    def __init__(self, cheques: Sequence[Sequence[int]], edition: str = "amigo-2004", piles: int = 2) -> None:
        """Set the table for a game in which each seat, clockwise, has the given set of cheques."""
        dealt = [tuple(sorted(one)) for one in cheques]
        if sorted(dealt) != sorted(SETS.get(len(dealt), ())):
            raise ValueError(f"not the cheque sets of a game: {cheques!r}")
        if edition not in ALL_TIED_ON_BODYGUARDS:
            raise ValueError(f"unknown edition: {edition!r}")
        if piles not in (1, 2):
            raise ValueError(f"piles must be 1 or 2, not {piles!r}")
        self.edition = edition
        self.two_piles = piles == 2
        self.players = len(dealt)
        self.raid_at = 5 if self.players == 2 else 7
        self.bag: Counter[str] = Counter(DECK)
        self.row: Counter[str] = Counter()
        self.police = 0
        self.out: Counter[str] = Counter()
        self.families: list[Counter[str]] = [Counter() for _ in dealt]
        self.face_up: list[set[int]] = [set(one) for one in dealt]
        self.face_down: list[set[int]] = [set() for _ in dealt]
        self.centre = 1
        cards = DECK.total()
        self.piles = [cards // 2, cards - cards // 2] if self.two_piles else [cards, 0]
        self.drawn_from: int | None = None  # the pile a card is about to be turned over from
        self.auction: Auction | None = None
        self.sheets: list[Sheet] = []
        self.totals = [0] * self.players
        self.round = 1
        self.phase = "turn"
        self.whose: int | None = self._holder_of_highest_cheque()

    def copy(self) -> Table:
        """Return an independent copy of the table."""
        return copy.deepcopy(self)

    # ------------------------------------------------------------------------------------ legal moves

    def moves(self) -> list[str]:
        """Return every legal move of whoever must act, or every kind that chance may turn over."""
        if self.phase == "turn":
            return self._turn_moves()
        if self.phase == "auction":
            return self._auction_moves()
        if self.phase == "chance":
            return [f"= {kind}" for kind in KINDS if self.bag[kind] > 0]
        return []

    def _turn_moves(self) -> list[str]:
        """Return the draws, the forced auction and the steals open to the player whose turn it is."""
        legal = [f"draw {side}" for side, size in zip(("left", "right"), self.piles, strict=True) if size > 0]
        legal.append("auction")
        row = sorted(self.row.elements())
        thieves = self.families[self.whose]["thief"]
        for number in range(1, min(thieves, len(row)) + 1):
            legal += ["steal " + ",".join(cards) for cards in sorted(set(combinations(row, number)))]
        return legal

    def _auction_moves(self) -> list[str]:
        """Return the pass and the bids open to the player who must speak."""
        auction = self.auction
        bids = [f"bid {cheque}" for cheque in sorted(self.face_up[self.whose]) if cheque > auction.best]
        must_bid = auction.reason == "forced" and self.whose == auction.cause and auction.bidder is None
        return bids if must_bid else ["pass", *bids]

    # ---------------------------------------------------------------------------------------- playing

    def play(self, move: str) -> None:
        """Do `move`, and whatever follows from it at once; raise ValueError if it is not legal."""
        if move not in self.moves():
            raise ValueError(f"not a legal move now: {move!r}")
        word, _, rest = move.partition(" ")
        if word == "draw":
            self.drawn_from = ("left", "right").index(rest)
            self.phase = "chance"
        elif word == "=":
            self._turn_over(rest)
        elif word == "steal":
            self._steal(Counter(rest.split(",")))
        elif word == "auction":
            self._start_auction("forced")
        elif word == "bid":
            self._bid(int(rest))
        else:  # pass
            self._next_to_speak()

    def _turn_over(self, kind: str) -> None:
        """Turn over a card of this kind: police to the track, loot to the row."""
        self._take_from_pile(self.drawn_from)
        self.drawn_from = None
        self.bag = self.bag - Counter([kind])
        if kind == "police":
            self.police += 1
            if self.police == self.raid_at:
                self._end_round()
            else:
                self._start_auction("police")
        else:
            self.row[kind] += 1
            if self.row.total() == FULL_ROW:
                self._start_auction("full row")
            else:
                self._next_turn()

    def _take_from_pile(self, pile: int) -> None:
        """Take one card off a pile; when that empties one of two piles, split the other."""
        self.piles[pile] -= 1
        if self.two_piles and self.piles[pile] == 0:
            other = 1 - pile
            self.piles[pile] = self.piles[other] // 2
            self.piles[other] -= self.piles[pile]

    def _steal(self, cards: Counter[str]) -> None:
        """Give up as many thieves as there are cards, and take the cards from the row."""
        thieves = Counter({"thief": cards.total()})
        family = self.families[self.whose]
        self.families[self.whose] = (family - thieves) + cards
        self.out += thieves
        self.row = self.row - cards
        self._next_turn()

    def _start_auction(self, reason: str) -> None:
        """Start an auction caused by the player whose turn it is."""
        waiting = self._clockwise_with_cheque(self.whose)
        self.auction = Auction(cause=self.whose, reason=reason, waiting=waiting)
        self.phase = "auction"
        self.whose = waiting[0]

    def _bid(self, cheque: int) -> None:
        """Bid a cheque higher than the best so far."""
        self.auction.best = cheque
        self.auction.bidder = self.whose
        self._next_to_speak()

    def _next_to_speak(self) -> None:
        """Go on to the next player in the auction, or finish it after the last."""
        self.auction.waiting.pop(0)
        if self.auction.waiting:
            self.whose = self.auction.waiting[0]
        else:
            self._finish_auction()

    def _finish_auction(self) -> None:
        """Settle the auction; then the round ends or the next turn begins."""
        auction = self.auction
        self.auction = None
        if auction.bidder is not None:
            winner = auction.bidder
            self.families[winner] += self.row
            self.row = Counter()
            self.face_up[winner].remove(auction.best)
            self.face_down[winner].add(self.centre)
            self.centre = auction.best
        elif auction.reason == "full row":
            self.out += self.row
            self.row = Counter()
        if any(self.face_up):
            self.whose = auction.cause
            self._next_turn()
        else:
            self._end_round()

    def _clockwise_with_cheque(self, seat: int) -> list[int]:
        """Return the seats with a face-up cheque, clockwise from the one after `seat`, that one last."""
        around = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return [other for other in around if self.face_up[other]]

    def _next_turn(self) -> None:
        """Give the turn to the next player clockwise who still has a face-up cheque."""
        self.phase = "turn"
        self.whose = self._clockwise_with_cheque(self.whose)[0]

    def _holder_of_highest_cheque(self) -> int:
        """Return the seat that starts a round, when all cheques are face up."""
        return max(range(self.players), key=lambda seat: max(self.face_up[seat]))

    def _end_round(self) -> None:
        """Score the round, clear the table, and begin the next round or end the game."""
        cheque_sums = [sum(up) + sum(down) for up, down in zip(self.face_up, self.face_down, strict=True)]
        sheet = score(self.families, cheque_sums, self.round, self.edition)
        self.sheets.append(sheet)
        for seat in range(self.players):
            self.totals[seat] += sheet[SEATS[seat]]["total"]

            family = self.families[seat]
            crossed = Counter({kind: number for kind, number in family.items() if kind in CROSSED})
            self.families[seat] = family - crossed
            self.out += crossed

            self.face_up[seat] |= self.face_down[seat]
            self.face_down[seat] = set()

        self.out += self.row + Counter({"police": self.police})
        self.row = Counter()
        self.police = 0
        if self.round == ROUNDS:
            self.phase = "over"
            self.whose = None
        else:
            self.round += 1
            self.phase = "turn"
            self.whose = self._holder_of_highest_cheque()


def perft(table: Table, depth: int) -> int:
    """Return the number of different sequences of exactly `depth` plies from here.

    A whole move is one ply, and so is a turned-over card, counted by kind.
    """
    if depth == 0:
        return 1
    total = 0
    for move in table.moves():
        after = table.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total
