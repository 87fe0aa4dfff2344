"""Who sits at a table of bots."""

import click

from razzia.bots import Entrant
from razzia.core.cards import MAX_PLAYERS, MIN_PLAYERS


def seated(bots: str, players: int | None, pool: bool = False) -> tuple[tuple[str, ...], int]:
    """The bots, one a seat or a pool of more where that may be, and how many sit at a table."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        Entrant.named(name)  # or a refusal, before any work is done
    table = players or (len(names) if MIN_PLAYERS <= len(names) <= MAX_PLAYERS else 4)
    if len(names) == 1:
        names *= table
    if len(names) < table or (len(names) > table and not pool):
        seats = f"{players or f'{MIN_PLAYERS} to {MAX_PLAYERS}'} players"
        ways = "one for all, one a seat, or more for a pool" if pool else "one for all, or one a seat"
        raise click.BadParameter(f"{len(names)} bots for {seats}: name {ways}", param_hint="--bots")
    return names, table
