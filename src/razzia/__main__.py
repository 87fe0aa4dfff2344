"""``razzia``, and ``python -m razzia``: where the program begins."""

import sys


def main() -> None:
    """Run a command. Whoever stops it while it is still being imported hears nothing more of it."""
    try:
        from razzia.cli import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
