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
@click.option("--commitment", metavar="HEX", help="What was published before the game: prove that it was this deck.")
@language_option
@json_option
@click.pass_context
def command(ctx: click.Context, file: str, commitment: str | None, language: str, as_json: bool) -> None:
    """Prove the deck of every game in a record FILE (- is standard input).

    From the secret and the players' contributions in the record, the lot of the cheques and the order of all 120
    cards are computed anew, and every card that was turned over is compared; docs/fairness.md says how. If you noted
    down the commitment before the game, give it, and it is proven that this deck was settled then.
    The exit code is 2 if any game does not hold.
    """
    words = Words(language)
    proven = failed = 0
    for line, found in records_of(file):
        try:
            if isinstance(found, DataError):
                raise found
            cards = verify(found.game, found.data.get("fairness"), commitment)
        except (DataError, FairnessError) as error:
            failed += 1
            print(
                f"razzia verify: {file}, {words('where-line', number=line)}: {error.in_words(words)}", file=sys.stderr
            )
            continue
        proven += 1
        if not as_json:
            shown = found.data["fairness"]["commitment"]
            click.echo(
                words("verify-noted" if commitment else "verify-proven", line=line, cards=cards, commitment=shown)
            )
    if as_json:
        click.echo(json.dumps({"proven": proven, "failed": failed}))
    ctx.exit(2 if failed else 0)
