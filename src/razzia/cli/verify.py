"""``razzia verify``: the proof of a deck."""

import json
import sys

import click

from razzia.cli.choices import file_argument, json_option, language_option
from razzia.cli.records import records_of
from razzia.dealer import verify
from razzia.errors import DataError, FairnessError
from razzia.words import Words


@click.command
@file_argument
@language_option
@json_option
@click.pass_context
def command(ctx: click.Context, file: str, language: str, as_json: bool) -> None:
    """Prove the deck of every game in a record FILE (- is standard input).

    From the secret and the players' contributions in the record, the lot of the cheques and the order of all 120
    cards are computed anew, and every card that was turned over is compared; docs/fairness.md says how.
    The exit code is 2 if any game does not hold.
    """
    words = Words(language)
    proven = failed = 0
    for line, found in records_of(file):
        try:
            if isinstance(found, DataError):
                raise found
            cards = verify(found.game, found.data.get("fairness"))
        except (DataError, FairnessError) as error:
            failed += 1
            print(f"razzia verify: {file}, line {line}, {error.in_words(words)}", file=sys.stderr)
            continue
        proven += 1
        if not as_json:
            click.echo(words("verify-proven", line=line, cards=cards))
    if as_json:
        click.echo(json.dumps({"proven": proven, "failed": failed}))
    ctx.exit(2 if failed else 0)
