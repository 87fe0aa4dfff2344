"""``python -m razzia`` is ``razzia``."""

from razzia.cli import main

main()
