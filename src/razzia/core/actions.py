"""The 38 actions, as fixed numbers that every bot, environment and record shares.

======= ====================================================================
number  action
======= ====================================================================
0, 1    draw from the left or the right pile
2       call a forced auction
3–19    steal one card of kind 0 to 16 from the row
20      done stealing
21      pass
22–37   bid the cheque 1 to 16
======= ====================================================================

A turn of several thefts is several actions in non-decreasing order of kind, so that every set of stolen cards
has exactly one spelling. The turn ends by itself when nothing more can be stolen in that order; only when there
is a choice does *done stealing* have to be said.

The actions that are legal are one integer, a *mask*: bit ``n`` is set when action ``n`` is legal.
"""

from typing import Final

from razzia.core.cards import HIGHEST_CHEQUE, LOOT_KINDS

DRAW_LEFT: Final = 0
DRAW_RIGHT: Final = 1
CALL: Final = 2
STEAL: Final = 3
"""``STEAL + kind`` steals one card of that kind."""
DONE: Final = STEAL + LOOT_KINDS
PASS: Final = DONE + 1
BID: Final = PASS
"""``BID + cheque`` bids that cheque; no cheque at all is a pass."""
ACTIONS: Final = BID + HIGHEST_CHEQUE + 1
