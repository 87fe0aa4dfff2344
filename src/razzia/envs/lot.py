"""Where games start: which seat gets which set of cheques is drawn by lot."""

from functools import cache
from itertools import permutations

from razzia.core.cards import CHEQUE_SETS, MAX_PLAYERS, MIN_PLAYERS
from razzia.core.rules import set_up
from razzia.core.state import States, empty_states
from razzia.editions import Options, edition_named
from razzia.errors import SetupError


@cache
def lots(players: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Every way to give out the sets of cheques, clockwise from seat A. All are equally likely."""
    if players not in CHEQUE_SETS:
        raise SetupError("players", str(players), {"fewest": MIN_PLAYERS, "most": MAX_PLAYERS})
    return tuple(permutations(CHEQUE_SETS[players]))


@cache
def starting_positions(players: int, edition: str, piles: int) -> States:
    """A table ready for the first turn, for each of the lots."""
    tied = edition_named(edition).bodyguards_all_tied
    starts = [set_up(sets, Options(piles).piles, tied) for sets in lots(players)]
    positions = empty_states(len(starts))
    for number, start in enumerate(starts):
        positions[number] = start
    positions.flags.writeable = False
    return positions
