"""``razzia score``: the score pad for a game with real cards."""

import json

import click

from razzia.cli.choices import file_argument, json_option, language_option
from razzia.cli.records import opened
from razzia.columns import left, right, width
from razzia.core.scoring import ITEMS
from razzia.scorepad import ScoredRound, score
from razzia.strict_json import LONGEST
from razzia.words import Words


@click.command
@file_argument
@language_option
@json_option
def command(file: str, language: str, as_json: bool) -> None:
    """Score a round that was played with real cards, from a JSON FILE (- is standard input).

    \b
    {"edition": "amigo-2004", "round": 3, "seats": [
      {"name": "Ada", "family": {"ring": 2, "car": 3, "driver": 1}, "cheques": [2, 6, 13]},
      {"name": "Bo",  "family": {"bodyguard": 4, "casino": 3},      "cheques": [1, 7, 12]},
      …]}

    \b
    Cards:  ring watch brooch necklace diamond bodyguard car driver thief coin
            casino transport cinema racetrack realestate nightclub restaurant

    Businesses and cheques count after round 3 only; before that the cheques may be left out.
    """
    with opened(file) as stream:
        scored = score(stream.read(LONGEST + 1))
    click.echo(json.dumps(scored.sheets) if as_json else sheet_text(scored, Words(language)))


def sheet_text(scored: ScoredRound, words: Words) -> str:
    """The score sheets as a table, a column a player."""
    title = words("scores-round", round=scored.round)
    labels = {item: words.for_edition(f"item-{item}", scored.edition.id) for item in (*ITEMS, "total")}
    first = max(map(width, [title, *labels.values()]))
    widths = {seat: max(width(name), 4) for seat, name in scored.names.items()}
    lines = ["  ".join([left(title, first), *(right(name, widths[seat]) for seat, name in scored.names.items())])]
    for item, label in labels.items():
        if item == "total":
            lines.append("─" * width(lines[0]))
        cells = (right(str(sheet[item]), widths[seat]) for seat, sheet in scored.sheets.items())
        lines.append("  ".join([left(label, first), *cells]))
    return "\n".join(lines)
