"""The result of a job as a table for the terminal."""

from math import inf
from typing import Any, Final, TypeAlias

from razzia.columns import left, right, width

FAULTS: Final = 10
"""How many faults are told one by one."""
Bounds: TypeAlias = tuple[float, float]
"""The least and the most that something can be."""
SHARES: Final = (0.0, 1.0)
SHARES_APART: Final = (-1.0, 1.0)
"""A difference between two win shares."""


def table(result: dict[str, Any]) -> str:
    """The standings, the differences, the test and the faults, a line each."""
    head, *entrants = rows_of(result)
    par = ["par", f"{result['par']:.1%}"]
    rows = [["", *head[1:]], *entrants, par + [""] * (len(head) - len(par))]
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    lines = [title(result), ""]
    for first, *more in rows:
        cells = [right(cell, columns) for cell, columns in zip(more, widths[1:], strict=True)]
        lines.append("   ".join([left(first, widths[0]), *cells]).rstrip())
    lines += ["", *(_difference(difference) for difference in result["differences"])]
    if result["test"]:
        lines += ["", verdict(result["test"])]
    if result["faults"]:
        lines += ["", *map(fault_text, result["faults"][:FAULTS])]
        untold = sum(sum(entrant["faults"].values()) for entrant in result["entrants"]) - FAULTS
        lines += [f"and {untold:,} more"] * (untold > 0)
        lines.append("--json and --report give the whole positions, with all the moves before them.")
    return "\n".join(lines).rstrip()


def rows_of(result: dict[str, Any]) -> list[list[str]]:
    """The standings: a head, and a row for each entrant. Without faults there is no column for them."""
    rows = [["bot", "win share", "points", "rank", "rating", "faults"]]
    rows += [_row(entrant, result["players"]) for entrant in by_win_share(result)]
    return rows if any(entrant["faults"] for entrant in result["entrants"]) else [row[:-1] for row in rows]


def title(result: dict[str, Any]) -> str:
    """What was played."""
    games = f"{result['games']:,} {'game' if result['games'] == 1 else 'games'}"
    decks = f"{result['decks']:,} {'deck' if result['decks'] == 1 else 'decks'}"
    return f"{games} of {result['players']} players: {decks}, each with every seating (seed {result['seed']})"


def by_win_share(result: dict[str, Any]) -> list[dict[str, Any]]:
    """The entrants, the best first."""
    return sorted(result["entrants"], key=lambda entrant: -entrant["win_share"]["mean"])


def ends(estimate: dict[str, Any], bounds: Bounds) -> Bounds:
    """From where to where it may be, as far as that is possible: the margins of few decks know no bounds."""
    margin = estimate["margin"] or 0
    return max(estimate["mean"] - margin, bounds[0]), min(estimate["mean"] + margin, bounds[1])


def spread(estimate: dict[str, Any], form: str, scale: float = 1, bounds: Bounds = (-inf, inf), unit: str = "") -> str:
    """A mean and its margin: ``47.5 ±6.1``; or both ends, if it goes beyond the bounds: ``47.5 (0.0 to 98.1)``."""
    mean, margin = estimate["mean"], estimate["margin"]
    text = f"{scale * mean:{form}}{unit}"
    if margin is not None and bounds[0] <= mean - margin and mean + margin <= bounds[1]:
        text += f" ±{scale * margin:{form.lstrip('+')}}"
    elif margin is not None:
        low, high = ends(estimate, bounds)
        text += f" ({scale * low:{form}} to {scale * high:{form}})"
    return text.replace("-", "−")


def percent(share: dict[str, Any]) -> str:
    """A share of the games and its margin, in percent: ``47.5% ±6.1``."""
    return spread(share, ".1f", 100, SHARES, "%")


def percentage_points(difference: dict[str, Any]) -> str:
    """A difference between two shares of the games, and its margin: ``+7.5 ±6.1``."""
    return spread(difference, "+.1f", 100, SHARES_APART)


def label(entrant: dict[str, Any]) -> str:
    """The name of an entrant, and on how many seats it sits."""
    return f"{entrant['name']} ×{entrant['seats']}" if entrant["seats"] > 1 else str(entrant["name"])


def verdict(test: dict[str, Any]) -> str:
    """What the sequential test says, in a sentence with its numbers."""
    more = f"{100 * test['difference']:g} percentage points more of the games"
    claim = f"a seat of {test['of']} wins at least {more} than a seat of the others"
    seen = f"seen {percentage_points(test['seen'])} over {test['decks']:,} decks"
    evidence = f"evidence {test['evidence']:+.2f} of ±{test['bound']:.2f}".replace("-", "−")
    said = {
        "proven": f"Proven: {test['of']} is better than the others (asked: that {claim})",
        "refuted": f"Refuted: it is not so that {claim}",
        "undecided": f"Undecided: whether {claim}",
    }
    return f"{said[test['verdict']]}; {seen}, {evidence}."


def fault_text(fault: dict[str, Any]) -> str:
    """A fault, and where it happened. Games count from 1 for people, as in a file of records."""
    where = f"game {fault['game'] + 1}, seat {fault['seat']}, move {fault['move']}"
    return f"{fault['bot']} {fault['kind']}: {fault['message']} ({where})"


def _row(entrant: dict[str, Any], players: int) -> list[str]:
    rating = entrant["rating"]
    return [
        label(entrant),
        percent(entrant["win_share"]),
        spread(entrant["points"], "+.1f"),
        spread(entrant["rank"], ".2f", bounds=(1, players)),
        f"{rating['mu']:.1f} ±{rating['sigma']:.1f}",
        str(sum(entrant["faults"].values()) or ""),
    ]


def _difference(difference: dict[str, Any]) -> str:
    shares = percentage_points(difference["win_share"])
    points = spread(difference["points"], "+.1f")
    pair = f"{difference['of']} against {difference['to']}"
    return f"{pair}: {shares} percentage points of win share, {points} points a game"
