"""What a report says in plain sentences. Every number comes from the result."""

from typing import Any

from razzia.arena.table import SHARES, by_win_share, ends, spread, verdict
from razzia.core.scoring import ITEMS


def summary(result: dict[str, Any]) -> list[str]:
    """The gist: who is better, how sure that is, and what the better one does differently."""
    ordered = by_win_share(result)
    best, worst = ordered[0], ordered[-1]
    if best is worst:
        return [
            f"Only {best['name']} plays, so there is nobody to compare it with. A game brings it "
            f"{spread(best['points'], '.1f')} points.",
            _faults(result),
        ]
    sentences = [_lead(best, result["par"], len(ordered))]
    if result["test"]:
        sentences.append(verdict(result["test"]))
    sentences += [_points(best, worst), _source(best, worst), _auctions(best, worst), _faults(result)]
    return sentences


def _lead(best: dict[str, Any], par: float, entrants: int) -> str:
    share = best["win_share"]
    wins = f"{best['name']} wins {share['mean']:.1%} of its games where {par:.0%} would be par"
    if share["margin"] is None:
        decks = "one deck alone" if best["decks"] == 1 else f"{best['decks']:,} decks that all came out alike"
        return f"{wins}; how sure that is cannot be said from {decks}."
    low, high = ends(share, SHARES)
    wins += f"; with 95% confidence it is between {low:.1%} and {high:.1%}"
    if low <= par:
        return f"{wins}. That may be luck: par is in between."
    if entrants == 2:
        return f"{wins}. That is hardly luck: par is not in between."
    return (
        f"{wins}. Par is not in between; but the best of {entrants} was picked after the games, and by luck alone "
        "one of several is above par more often than such an interval allows for."
    )


def _points(best: dict[str, Any], worst: dict[str, Any]) -> str:
    return (
        f"A game brings {best['name']} {spread(best['points'], '.1f')} points, "
        f"and {worst['name']} {spread(worst['points'], '.1f')}."
    )


def _source(best: dict[str, Any], worst: dict[str, Any]) -> str:
    """Where the difference in points comes from."""
    gaps = {item: points_of(best, item) - points_of(worst, item) for item in ITEMS}
    item = max(gaps, key=lambda item: abs(gaps[item]))
    return (
        f"The widest gap between the two is in {item}: {_signed(points_of(best, item))} points a game for "
        f"{best['name']}, {_signed(points_of(worst, item))} for {worst['name']}."
    )


def _auctions(best: dict[str, Any], worst: dict[str, Any]) -> str:
    told = " and ".join(
        f"{entrant['name']} {entrant['auctions']['called']['forced'] / max(entrant['games'], 1):.1f}"
        for entrant in (best, worst)
    )
    return f"Forced auctions called in a game: {told}."


def _faults(result: dict[str, Any]) -> str:
    told = [_faults_of(entrant) for entrant in by_win_share(result) if entrant["forfeits"]]
    return f"Who was at fault lost the game: {', '.join(told)}." if told else "No bot was at fault."


def _faults_of(entrant: dict[str, Any]) -> str:
    """How many faults an entrant made, and how many games they cost it; it can make several in one."""
    faults, games = sum(entrant["faults"].values()), entrant["forfeits"]
    return (
        f"{entrant['name']} made {faults:,} {'fault' if faults == 1 else 'faults'} "
        f"in {games:,} {'game' if games == 1 else 'games'}"
    )


def points_of(entrant: dict[str, Any], item: str) -> float:
    """The points a game that an item brings an entrant, over all rounds."""
    return float(sum(sheet[item] for sheet in entrant["points_by_round"]))


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")
