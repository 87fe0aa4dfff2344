"""Solves small positions by brute force, in plain Python: what the planner is measured against."""

from random import Random

from razzia.core.actions import ACTIONS, CALL
from razzia.core.cards import CHEQUE_SETS, COUNTS, LOOT_KINDS, POLICE, ROUNDS, THIEF
from razzia.core.rules import act, legal_actions, raid_at, reveal, set_up
from razzia.core.scoring import victory
from razzia.core.state import CHANCE, OVER, State, cheque_mask
from razzia.legality import carry_out, legal_moves
from razzia.notation import Move


class BruteForce:
    """Every card with its probability; everyone takes what wins most often, then what brings most points."""

    def __init__(self) -> None:
        self.known: dict[bytes, list[tuple[float, float]]] = {}

    def outcome(self, s: State) -> list[tuple[float, float]]:
        """For each seat, the chance to win and the points to expect."""
        if s.phase == OVER:
            return [(victory(s, seat), s.totals[seat]) for seat in range(s.players)]
        key = s.tobytes()
        if key not in self.known:
            self.known[key] = self.by_chance(s) if s.phase == CHANCE else self.by_choice(s)
        return self.known[key]

    def by_chance(self, s: State) -> list[tuple[float, float]]:
        cards = sum(s.bag)
        outcome = [(0.0, 0.0)] * s.players
        for kind, count in enumerate(s.bag):
            if count:
                following = s.copy()
                reveal(following, kind)
                outcome = [
                    (win + count / cards * more_win, points + count / cards * more_points)
                    for (win, points), (more_win, more_points) in zip(outcome, self.outcome(following), strict=True)
                ]
        return outcome

    def by_choice(self, s: State) -> list[tuple[float, float]]:
        outcomes = []
        for action in range(ACTIONS):
            if legal_actions(s) >> action & 1:
                following = s.copy()
                act(following, action)
                outcomes.append(self.outcome(following))
        seat = s.seat
        return max(outcomes, key=lambda outcome: (round(outcome[seat][0], 9), round(outcome[seat][1], 9)))

    def chances(self, s: State) -> dict[Move, float]:
        """The chance to win of whoever is to decide, for each of its moves."""
        found = {}
        for move in legal_moves(s):
            following = s.copy()
            carry_out(following, move)
            found[move] = self.outcome(following)[s.seat][0]
        return found


def small_position(random: Random) -> State:
    """A position of the last round with few cards left, few cheques, and families as games bring them about."""
    players = random.choice([2, 2, 3, 3, 4, 5])
    sets = list(CHEQUE_SETS[players])
    random.shuffle(sets)
    s = set_up(sets)
    s.round = ROUNDS
    cards = [kind for kind in range(LOOT_KINDS) for _ in range(COUNTS[kind])]
    random.shuffle(cards)
    for seat in range(players):
        s.totals[seat] = random.randint(5, 15)
        for _ in range(random.randint(4, 9)):
            kind = cards.pop()
            if kind != THIEF or random.random() < 0.3:
                s.families[seat, kind] += 1
        spent = [cheque for cheque in sets[seat] if random.random() < 0.6]
        s.face_down[seat] = cheque_mask(spent)
        s.face_up[seat] = cheque_mask(set(sets[seat]) - set(spent))
    if not any(s.face_up):
        s.face_up[0], s.face_down[0] = s.face_up[0] | s.face_down[0], 0
    for _ in range(random.randint(0, 4)):
        s.row[cards.pop()] += 1
    police = random.randint(1, 2)
    s.police = raid_at(s) - random.randint(1, police)
    for kind in range(LOOT_KINDS):
        s.bag[kind] = 0
    for _ in range(random.randint(1, 3)):
        s.bag[cards.pop()] += 1
    s.bag[POLICE] = police
    s.piles[0], s.piles[1] = sum(s.bag) - sum(s.bag) // 2, sum(s.bag) // 2
    s.turn = s.seat = random.choice([seat for seat in range(players) if s.face_up[seat]])
    if random.random() < 0.3:
        act(s, CALL)
    return s
