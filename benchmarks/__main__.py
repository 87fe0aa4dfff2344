"""``python -m benchmarks``: run every benchmark, print the figures, and say which targets are met.

The exit code is 1 if a target is missed.
"""

import sys

from benchmarks import bot_speed, core_speed, environment_speed, start_up, store_speed
from benchmarks.load import report as server_load


def main() -> None:
    met = [
        core_speed.report(),
        bot_speed.report(),
        environment_speed.report(),
        start_up.report(),
        store_speed.report(),
        server_load.report(),
    ]
    sys.exit(0 if all(met) else 1)


main()
