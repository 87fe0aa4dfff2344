"""Who won a game and who came where, when bots can forfeit it."""

from collections.abc import Collection, Sequence


def win_shares(totals: Sequence[int], forfeits: Collection[int]) -> list[float]:
    """The share of the victory of each seat: those with the most points share it, and who forfeited has none.

    If all forfeited, nobody is better than the others.
    """
    if len(forfeits) == len(totals):
        return [1 / len(totals)] * len(totals)
    most = max(total for seat, total in enumerate(totals) if seat not in forfeits)
    won = [seat not in forfeits and total == most for seat, total in enumerate(totals)]
    return [one / sum(won) for one in won]


def ranks(totals: Sequence[int], forfeits: Collection[int]) -> list[float]:
    """The rank of each seat, from 1; those who tie share the mean of their ranks, and who forfeited is last."""
    keys = [(seat in forfeits, 0 if seat in forfeits else -total) for seat, total in enumerate(totals)]
    return [1 + sum(other < key for other in keys) + (keys.count(key) - 1) / 2 for key in keys]
