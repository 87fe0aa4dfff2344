"""``razzia replay``: a recorded game in words."""

import json
import sys

import click

from razzia.cli.choices import file_argument, json_option, language_option
from razzia.cli.records import records_of
from razzia.errors import DataError
from razzia.events import as_data
from razzia.narrator import Narrator
from razzia.record import Record
from razzia.table_text import show
from razzia.words import Words


@click.command
@file_argument
@click.option("--check", is_flag=True, help="Only check the records: no game is shown.")
@click.option("--game", "only", type=click.IntRange(1), help="Show only this game of the file, counted from 1.")
@click.option("--tables", is_flag=True, help="Show the table before every turn as well.")
@language_option
@json_option
@click.pass_context
def command(
    ctx: click.Context, file: str, check: bool, only: int | None, tables: bool, language: str, as_json: bool
) -> None:
    """Show the games of a record FILE move by move (- is standard input).

    A record is always replayed by the rules and its result compared; one that no game can have produced is
    refused with the place of its first defect, and the exit code is 2.

    \b
    razzia replay games.jsonl --game 1
    razzia replay games.jsonl --check
    razzia replay - --language de < games.jsonl
    """
    words = Words(language)
    good = bad = 0
    for number, (line, found) in enumerate(records_of(file, prints=not check), 1):
        if only and number != only:
            continue
        if isinstance(found, DataError):
            bad += 1
            print(
                f"razzia replay: {file}, {words('where-line', number=line)}: {found.in_words(words)}", file=sys.stderr
            )
            continue
        good += 1
        if not check:
            _show(found, number, words, tables, as_json)
        if only:
            break
    if only and not good + bad:
        raise click.BadParameter(f"there are not that many games in {file}", param_hint="--game")
    verdict = {"good": good, "defective": bad}
    if check:
        click.echo(json.dumps(verdict) if as_json else words("check-verdict", **verdict))
    ctx.exit(2 if bad else 0)


def _show(record: Record, number: int, words: Words, tables: bool, as_json: bool) -> None:
    game = record.game
    if as_json:
        plies = [{"move": str(ply), "events": [as_data(event) for event in ply.events]} for ply in game.plies]
        click.echo(json.dumps({"game": number, "plies": plies, "result": record.data["result"]}, ensure_ascii=False))
        return
    narrator = Narrator(game, words)
    names = ", ".join(f"{seat} {name}" for seat, name in zip(game.seats, game.names, strict=True))
    click.echo(words("replay-title", number=number, edition=game.edition.id, names=names))
    board = game.restarted() if tables else None
    for count, ply in enumerate(game.plies, 1):
        if board is not None:
            if board.decision == "turn":
                click.echo(f"\n{show(board, words)}\n")
            board.play(ply.move)
        for event in ply.events:
            first, *more = narrator.tell(event)
            click.echo(f"{count:>5}  {first}")
            for text in more:
                click.echo(f"       {text}")
    click.echo()
