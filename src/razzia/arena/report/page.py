"""The page: sections of prose, plots, and the tables behind them."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from razzia.arena.facts import CAUSES
from razzia.arena.report.plots import Axis, Part, Point, interval, lines, stacked, ticks
from razzia.arena.report.prose import points_of, summary
from razzia.arena.table import (
    SHARES,
    SHARES_APART,
    by_win_share,
    ends,
    fault_text,
    label,
    percent,
    percentage_points,
    rows_of,
    spread,
    title,
)
from razzia.core.scoring import ITEMS

COLOURS: Final = 8
"""How many entrants have a colour of their own; after that they repeat."""
LABEL: Final = 16
"""Marks of a scale closer than this, in percent of its width, would be printed over each other."""
NO_LINE: Final = "A dot without a line: from one deck, or decks that all came out alike, nobody can say how sure it is."
WORDS: Final = {"police": "after police", "full-row": "after a full row", "forced": "forced"}


def report_of(result: dict[str, Any]) -> str:
    """The whole page. The best entrant comes first, everywhere."""
    result = {**result, "entrants": by_win_share(result)}
    style = files("razzia.arena.report").joinpath("style.css").read_text("utf-8")
    names = " · ".join(label(entrant) for entrant in result["entrants"])
    sections = [
        _standings(result),
        _win_shares(result),
        _differences(result),
        _points(result),
        _auctions(result),
        _cheques(result),
        _faults(result),
        _again(result),
    ]
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Razzia! arena: {escape(names)}</title>
<style>
{style}</style>
</head>
<body>
<header>
<p class="kicker">Razzia! arena</p>
<h1>{escape(names)}</h1>
<p class="facts">{escape(title(result))} · {escape(result["edition"])}</p>
</header>
<main>
<div class="gist">{"".join(f"<p>{escape(sentence)}</p>" for sentence in summary(result))}</div>
{"".join(sections)}</main>
<footer><p>Made by razzia {escape(result["razzia"])}. Intervals are of 95% confidence, over decks.</p></footer>
</body>
</html>
"""


def _section(heading: str, text: str, *body: str) -> str:
    return f"<section><h2>{escape(heading)}</h2><p>{escape(text)}</p>{''.join(body)}</section>\n"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], folded: str = "") -> str:
    """A table; folded away under a heading where a plot shows the same."""
    tops = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in more)}</tr>'
        for first, *more in rows
    )
    table = f'<div class="wide"><table><thead><tr>{tops}</tr></thead><tbody>{lines}</tbody></table></div>'
    return f"<details><summary>{escape(folded)}</summary>{table}</details>" if folded else table


def _rows(rows: Iterable[tuple[str, str, str]]) -> str:
    """Strips below each other, each with its label and its value."""
    cells = "".join(
        f'<div><span class="label">{escape(name)}</span>{strip}<span class="value">{escape(value)}</span></div>'
        for name, strip, value in rows
    )
    return f'<div class="rows">{cells}</div>'


def _legend(entries: Iterable[tuple[str, str]]) -> str:
    items = "".join(f'<li><i class="{style}"></i>{escape(name)}</li>' for style, name in entries)
    return f'<ul class="legend">{items}</ul>'


def _colour(number: int) -> str:
    return f"e{number % COLOURS}"


def _standings(result: dict[str, Any]) -> str:
    head, *rows = rows_of(result)
    return _section(
        "The standings",
        "For each seat. A shared victory counts for its share; those who tie share their ranks. The rating is "
        "openskill's (Plackett–Luce) with its standard deviation: everyone begins at 25, and who is rated higher is "
        "expected to come out ahead.",
        _table(head, rows),
    )


def _win_shares(result: dict[str, Any]) -> str:
    most = max(ends(entrant["win_share"], SHARES)[1] for entrant in result["entrants"])
    step = 0.1 if most <= 0.6 else 0.25
    top = step * -(-most // step)
    axis = Axis(0, top)
    par = result["par"]
    rows = []
    for number, entrant in enumerate(result["entrants"]):
        share = entrant["win_share"]
        said = f"{entrant['name']} wins {percent(share)} of its games; par is {par:.0%}"
        strip = interval(axis, share["mean"], share["margin"], par, said, _colour(number))
        rows.append((label(entrant), strip, percent(share)))
    marks = [step * count for count in range(round(top / step) + 1)]
    rows.append(("", ticks(axis, marks, [f"{mark:.0%}" for mark in marks]), ""))
    return _section(
        "How often each one wins",
        f"The dot is what was seen, the line what it may be with 95% confidence. The dashed line is par, {par:.0%}: "
        f"the share of a bot that is no better than the others. {NO_LINE}",
        _rows(rows),
    )


def _differences(result: dict[str, Any]) -> str:
    found = result["differences"]
    if not found:
        return ""
    axis = Axis.over([0, *(end for each in found for end in ends(each["win_share"], SHARES_APART))])
    most_ranks = result["players"] - 1
    rows = []
    for each in found:
        share = each["win_share"]
        name = f"{each['of']} − {each['to']}"
        value = percentage_points(share)
        said = f"{name}: {value} percentage points"
        strip = interval(axis, share["mean"], share["margin"], 0, said, "e0")
        rows.append((name, strip, value))
    marks = [0, *(end for end in (axis.low, axis.high) if abs(axis(end) - axis(0)) > LABEL)]
    rows.append(("", ticks(axis, marks, [_points_text(100 * mark) if mark else "0" for mark in marks]), ""))
    table = _table(
        ["pair", "win share, percentage points", "points", "rank"],
        [
            [
                f"{each['of']} − {each['to']}",
                percentage_points(each["win_share"]),
                spread(each["points"], "+.1f"),
                spread(each["rank"], "+.2f", bounds=(-most_ranks, most_ranks)),
            ]
            for each in found
        ],
        "The numbers, with points and ranks",
    )
    return _section(
        "One against another",
        "The difference in win share, in percentage points, on the decks that both have played. Both had the same "
        "cards in the same seats, so this is surer than either share alone. A line that does not touch the dashed one "
        "speaks for a difference; of pairs that are equally good, about one in twenty looks like that all the same. "
        f"{NO_LINE}",
        _rows(rows),
        table,
    )


def _points(result: dict[str, Any]) -> str:
    sheets = [sheet for entrant in result["entrants"] for sheet in entrant["points_by_round"]]
    axis = Axis(
        min(sum(min(value, 0) for value in sheet.values()) for sheet in sheets),
        max(sum(max(value, 0) for value in sheet.values()) for sheet in sheets),
    )
    body = [_legend((f"item-{item}", item) for item in ITEMS)]
    for entrant in result["entrants"]:
        rows = []
        for number, sheet in enumerate(entrant["points_by_round"], 1):
            parts = [Part(f"{item} {_points_text(sheet[item])}", sheet[item], f"item-{item}") for item in ITEMS]
            told = ", ".join(part.label for part in parts if part.value)
            value = _points_text(sum(sheet.values()))
            rows.append((f"round {number}", stacked(axis, parts, f"{entrant['name']}, round {number}: {told}"), value))
        body += [f"<h3>{escape(label(entrant))}</h3>", _rows(rows)]
    table = _table(
        ["a game", *(label(entrant) for entrant in result["entrants"])],
        [[item, *(_points_text(points_of(entrant, item)) for entrant in result["entrants"])] for item in ITEMS],
        "The numbers, over all rounds",
    )
    return _section(
        "Where the points come from",
        "The mean points of a game, round by round. Gains are to the right of the line, losses to its left; businesses "
        "and cheques count after the third round only.",
        *body,
        table,
    )


def _points_text(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def _auctions(result: dict[str, Any]) -> str:
    entrants = result["entrants"]
    called = [
        {cause: each["auctions"]["called"][cause] / max(each["games"], 1) for cause in CAUSES} for each in entrants
    ]
    axis = Axis(0, max(sum(each.values()) for each in called) or 1)
    rows = []
    for entrant, each in zip(entrants, called, strict=True):
        parts = [Part(f"{WORDS[cause]}: {each[cause]:.1f}", each[cause], f"cause-{cause}") for cause in CAUSES]
        told = ", ".join(part.label for part in parts)
        rows.append(
            (label(entrant), stacked(axis, parts, f"{entrant['name']}, a game: {told}"), f"{sum(each.values()):.1f}")
        )
    table = _table(
        ["a game", "could bid in", "won", "share", "forced", "won itself"],
        [
            [
                label(entrant),
                f"{entrant['auctions']['bid_in'] / max(entrant['games'], 1):.1f}",
                f"{entrant['auctions']['won'] / max(entrant['games'], 1):.1f}",
                _share(entrant["auctions"]["won"], entrant["auctions"]["bid_in"]),
                f"{each['forced']:.1f}",
                _share(entrant["auctions"]["called_and_won"]["forced"], entrant["auctions"]["called"]["forced"]),
            ]
            for entrant, each in zip(entrants, called, strict=True)
        ],
    )
    return _section(
        "Auctions",
        "How many auctions each one brings about in a game: by turning over police, by filling the row, or because it "
        "wants one. Below, how many of the auctions it could bid in it won, and how many of the forced ones "
        "it won itself.",
        _legend((f"cause-{cause}", WORDS[cause]) for cause in CAUSES),
        _rows(rows),
        table,
    )


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if whole else "–"


def _cheques(result: dict[str, Any]) -> str:
    entrants = result["entrants"]
    cheques = sorted({each["cheque"] for entrant in entrants for each in entrant["cheques"]})
    if not cheques:
        return ""
    series = []
    for number, entrant in enumerate(entrants):
        most = max((each["rows"] for each in entrant["cheques"]), default=1)
        points = [
            Point(
                each["cheque"],
                each["cards"],
                each["rows"] / most,
                f"{entrant['name']}, cheque {each['cheque']}: {each['cards']:.2f} cards a row, {each['rows']:,} rows",
            )
            for each in entrant["cheques"]
        ]
        series.append((_colour(number), points))
    held = {entrant["name"]: {each["cheque"]: each for each in entrant["cheques"]} for entrant in entrants}
    table = _table(
        ["cheque", *(label(entrant) for entrant in entrants)],
        [
            [
                str(cheque),
                *(
                    f"{held[entrant['name']][cheque]['cards']:.2f} ({held[entrant['name']][cheque]['rows']:,})"
                    if cheque in held[entrant["name"]]
                    else "–"
                    for entrant in entrants
                ),
            ]
            for cheque in cheques
        ],
        "The numbers: cards a row, and how many rows",
    )
    highest = max(each["cards"] for entrant in entrants for each in entrant["cheques"])
    return _section(
        "What cheques bought",
        "The mean number of cards in the rows that each cheque won, by its value in thousands. The bigger the dot, "
        "the more often that cheque won. A good buyer gets more for less.",
        _legend((_colour(number), label(entrant)) for number, entrant in enumerate(entrants)),
        lines(
            "Cards in a row by the cheque that bought it", series, range(1, cheques[-1] + 1), range(int(highest) + 2)
        ),
        table,
    )


def _faults(result: dict[str, Any]) -> str:
    if not any(entrant["faults"] for entrant in result["entrants"]):
        return ""
    counts = [
        [entrant["name"], kind, f"{count:,}"]
        for entrant in result["entrants"]
        for kind, count in entrant["faults"].items()
    ]
    listed = "".join(
        f"<li>{escape(fault_text(fault))}<details><summary>the position</summary><p><code>"
        f"{escape(', '.join(fault['moves']) or 'the start')}</code></p></details></li>"
        for fault in result["faults"]
    )
    return _section(
        "Faults",
        "A bot that raises an exception, chooses no legal move, takes far too long or ends its process loses that "
        "game; a substitute that plays at random moves for it. The first ones of each bot, "
        "with all that was done before, are below.",
        _table(["bot", "fault", "how often"], counts),
        f"<details><summary>Game by game</summary><ol>{listed}</ol></details>",
    )


def _again(result: dict[str, Any]) -> str:
    return _section(
        "Play it again",
        "The same command gives the same decks and seatings. Bots whose budget is a number of simulations make the "
        "same moves as well; those on a time do what the machine allows.",
        f"<pre><code>{escape(result['command'])}</code></pre>",
    )
