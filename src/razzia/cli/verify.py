"""``razzia verify``: the proof of a deck."""

import json
import re
import sys

import click

from razzia.cli.choices import file_argument, json_option, language_option
from razzia.cli.records import records_of
from razzia.dealer import verify
from razzia.errors import DataError, FairnessError
from razzia.words import Words


def _hexadecimal(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str | None:
    digits = value.strip().lower() if value else None
    if digits is not None and not re.fullmatch("[0-9a-f]{64}", digits):
        raise click.BadParameter("a commitment is 64 hexadecimal digits")
    return digits


@click.command
@file_argument
@click.option(
    "--commitment",
    metavar="HEX",
    callback=_hexadecimal,
    help="What was published before the game: prove that game, and that its deck was settled then.",
)
@language_option
@json_option
@click.pass_context
def command(ctx: click.Context, file: str, commitment: str | None, language: str, as_json: bool) -> None:
    """Prove the deck of every game in a record FILE (- is standard input).

    From the secret and the players' contributions in the record, the lot of the cheques and the order of all 120
    cards are computed anew, and every card that was turned over is compared; docs/fairness.md says how. If you noted
    down the commitment before the game, give it: it is proven that the deck of that game was settled then.
    The exit code is 2 if any game does not hold.
    """
    words = Words(language)
    proven = failed = 0
    for line, found in records_of(file, prints=not as_json):
        fairness = None if isinstance(found, DataError) else found.data.get("fairness")
        if commitment and (not isinstance(fairness, dict) or fairness.get("commitment") != commitment):
            continue
        try:
            if isinstance(found, DataError):
                raise found
            cards = verify(found.game, fairness, commitment)
        except (DataError, FairnessError) as error:
            failed += 1
            print(
                f"razzia verify: {file}, {words('where-line', number=line)}: {error.in_words(words)}", file=sys.stderr
            )
            continue
        proven += 1
        if not as_json:
            message = "verify-noted" if commitment else "verify-proven"
            click.echo(words(message, line=line, cards=cards, commitment=found.data["fairness"]["commitment"]))
    if commitment and not proven + failed:
        raise FairnessError("no-such-commitment", commitment, {"file": file})
    if as_json:
        click.echo(json.dumps({"proven": proven, "failed": failed}))
    ctx.exit(2 if failed else 0)
