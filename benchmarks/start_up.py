"""How long a person waits: the first compilation, and the start of small commands after it."""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

TURNS = 5
TARGETS = {
    "compile the rules, once": (15.0, ["bench", "--seconds", "0.01"]),
    "bench, compiled before": (None, ["bench", "--seconds", "0.01"]),
    "razzia --version": (0.5, ["--version"]),
    "a one-game simulation": (1.5, ["simulate", "--games", "1"]),
    "a bare Python that does nothing": (None, None),
}


def seconds(arguments: list[str] | None, cache: str) -> float:
    command = (
        [sys.executable, "-c", "pass"]
        if arguments is None
        else [str(Path(sys.executable).parent / "razzia"), *arguments]
    )
    began = time.perf_counter()
    subprocess.run(command, env={**os.environ, "XDG_CACHE_HOME": cache}, capture_output=True, check=True)
    return time.perf_counter() - began


def report() -> bool:
    print(f"Seconds until done, median of {TURNS} (the compilation: once)")
    met = True
    with TemporaryDirectory() as cache:
        for number, (name, (target, arguments)) in enumerate(TARGETS.items()):
            found = median(seconds(arguments, cache) for _ in range(TURNS if number else 1))
            fine = target is None or found < target
            met = met and fine
            wanted = "" if target is None else f"   target {target} s: {'met' if fine else 'MISSED'}"
            print(f"  {name:<50} {found:7.2f}{wanted}")
    print()
    return met
