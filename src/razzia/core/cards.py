"""The 120 playing cards and the 16 cheques.

A *kind* is a small number, 0 to 17, in the order of the table in ``docs/rules.md``; ``KIND_IDS`` holds the
word that stands for it in records. A cheque is its value in thousands, 1 to 16.
"""

from typing import Final

RING, WATCH, BROOCH, NECKLACE, DIAMOND = JEWELS = (0, 1, 2, 3, 4)
BODYGUARD, CAR, DRIVER, THIEF, COIN = (5, 6, 7, 8, 9)
CASINO, TRANSPORT, CINEMA, RACETRACK, REALESTATE, NIGHTCLUB, RESTAURANT = BUSINESSES = (10, 11, 12, 13, 14, 15, 16)
POLICE = 17

KIND_IDS: Final = (
    "ring", "watch", "brooch", "necklace", "diamond",
    "bodyguard", "car", "driver", "thief", "coin",
    "casino", "transport", "cinema", "racetrack", "realestate", "nightclub", "restaurant",
    "police",
)  # fmt: skip
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_IDS)}

KINDS: Final = len(KIND_IDS)
LOOT_KINDS: Final = KINDS - 1
"""Every kind but police, which nobody ever owns."""

COUNTS: Final = (4, 4, 4, 4, 4, 16, 16, 10, 6, 3, 4, 4, 4, 4, 4, 4, 4, 21)
"""How many cards of each kind are in the box."""
DECK_SIZE: Final = sum(COUNTS)

CROSSED: Final = (*JEWELS, DRIVER, THIEF, COIN)
"""The kinds printed with a cross: they leave the families after every scoring."""

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
SEATS: Final = "ABCDE"
"""The letters of the seats, clockwise."""

HIGHEST_CHEQUE: Final = 16
FIRST_CENTRE: Final = 1
"""The cheque that lies in the centre at the start."""

CHEQUE_SETS: Final = {
    2: ((2, 5, 6, 9), (3, 4, 7, 8)),
    3: ((2, 5, 8, 13), (3, 6, 9, 12), (4, 7, 10, 11)),
    4: ((2, 6, 13), (3, 7, 12), (4, 8, 11), (5, 9, 10)),
    5: ((2, 7, 16), (3, 8, 15), (4, 9, 14), (5, 10, 13), (6, 11, 12)),
}
"""The sets of cheques by number of players. Which seat gets which is drawn by lot."""

ROUNDS: Final = 3
ROW_PLACES: Final = 7
"""As many loot cards as the row holds: the last one starts an auction."""
RAID: Final = 7
RAID_TWO_PLAYERS: Final = 5
"""The police card that ends the round is the seventh, or the fifth with two players."""
