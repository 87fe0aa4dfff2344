"""``python -m benchmarks.load``: the load benchmark alone, as short or as long as is wanted."""

import argparse
import sys

from benchmarks.load import report


def main() -> None:
    """Read the options, and measure."""
    parser = argparse.ArgumentParser(description="Game servers under load, side by side.")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=report.TABLES, help="how many tables, one run for each"
    )
    parser.add_argument("--seconds", type=float, default=report.SECONDS, help="how long each measurement takes")
    parser.add_argument("--rate", type=float, default=report.RATE, help="the moves a second when paced")
    parser.add_argument("--only", default="", metavar="NAME", help="leave out servers without this in their name")
    options = parser.parse_args()
    if min(*options.tables, options.seconds, options.rate) <= 0:
        parser.error("--tables, --seconds and --rate take numbers above 0")
    sys.exit(0 if report.report(options.tables, options.seconds, options.rate, options.only) else 1)


main()
