"""The result of a job as a table for the terminal."""

from typing import Any, Final

from razzia.columns import left, right, width

FAULTS: Final = 10
"""How many faults are told one by one."""


def table(result: dict[str, Any]) -> str:
    """The standings, the differences, the test and the faults, a line each."""
    rows = [["", "win share", "points", "rank", "rating", "faults"]]
    rows += [_row(entrant) for entrant in result["entrants"]]
    rows.append(["par", f"{result['par']:.1%}", "", "", "", ""])
    if not any(entrant["faults"] for entrant in result["entrants"]):
        rows = [row[:-1] for row in rows]
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
    return "\n".join(lines).rstrip()


def title(result: dict[str, Any]) -> str:
    """What was played."""
    games = f"{result['games']:,} {'game' if result['games'] == 1 else 'games'}"
    decks = f"{result['decks']:,} {'deck' if result['decks'] == 1 else 'decks'}"
    return f"{games} of {result['players']} players: {decks}, each with every seating (seed {result['seed']})"


def spread(estimate: dict[str, Any], form: str, scale: float = 1) -> str:
    """A mean and its margin: ``47.5 ±6.1``."""
    margin = "" if estimate["margin"] is None else f" ±{scale * estimate['margin']:{form.lstrip('+')}}"
    return f"{scale * estimate['mean']:{form}}{margin}".replace("-", "−")


def percent(share: dict[str, Any]) -> str:
    """A share of the games and its margin, in percent: ``47.5% ±6.1``."""
    margin = "" if share["margin"] is None else f" ±{100 * share['margin']:.1f}"
    return f"{share['mean']:.1%}{margin}"


def label(entrant: dict[str, Any]) -> str:
    """The name of an entrant, and on how many seats it sits."""
    return f"{entrant['name']} ×{entrant['seats']}" if entrant["seats"] > 1 else str(entrant["name"])


def verdict(test: dict[str, Any]) -> str:
    """What the sequential test says, in a sentence with its numbers."""
    more = f"{100 * test['difference']:g} percentage points more of the games"
    claim = f"a seat of {test['of']} wins at least {more} than a seat of the others"
    seen = f"seen {spread(test['seen'], '+.1f', 100)} over {test['decks']:,} decks"
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


def _row(entrant: dict[str, Any]) -> list[str]:
    rating = entrant["rating"]
    return [
        label(entrant),
        percent(entrant["win_share"]),
        spread(entrant["points"], "+.1f"),
        spread(entrant["rank"], ".2f"),
        f"{rating['mu']:.1f} ±{rating['sigma']:.1f}",
        str(sum(entrant["faults"].values()) or ""),
    ]


def _difference(difference: dict[str, Any]) -> str:
    shares = spread(difference["win_share"], "+.1f", 100)
    points = spread(difference["points"], "+.1f")
    pair = f"{difference['of']} against {difference['to']}"
    return f"{pair}: {shares} percentage points of win share, {points} points a game"
