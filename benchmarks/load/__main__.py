"""``python -m benchmarks.load``: the load benchmark alone, as short or as long as is wanted."""

import argparse
import sys
from math import inf

from benchmarks.load import report
from benchmarks.load.contestants import CONTESTANTS


def main() -> None:
    """Read the options, and measure."""
    parser = argparse.ArgumentParser("python -m benchmarks.load", description="Game servers under load, side by side.")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=report.TABLES, help="how many tables, one run for each"
    )
    parser.add_argument("--seconds", type=float, default=report.SECONDS, help="how long each measurement takes")
    parser.add_argument("--rate", type=float, default=report.RATE, help="the moves a second when paced")
    parser.add_argument("--only", default="", metavar="NAME", help="leave out servers without this in their name")
    options = parser.parse_args()
    if not all(0 < number < inf for number in (*options.tables, options.seconds, options.rate)):
        parser.error("--tables, --seconds and --rate take numbers above 0")
    if not any(options.only in name for name in CONTESTANTS):
        parser.error(f"--only {options.only}: no server has that in its name; there are {', '.join(CONTESTANTS)}")
    sys.exit(0 if report.report(options.tables, options.seconds, options.rate, options.only) else 1)


main()
