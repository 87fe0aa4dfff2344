"""A Chromium for the tests in a browser: ``python -m tools.chromium`` finds one on this machine, or installs it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
DEBIAN: Final = (
    ("apt-get", "update", "-qq"),
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-color-emoji"),
)
PLAYWRIGHT: Final = ((sys.executable, "-m", "playwright", "install", "chromium"),)
MISSING: Final = (
    "The tests in a browser need Chromium, and there is none that runs on this machine. "
    "Install it, with: sudo apt-get install chromium (on Debian), or: python -m playwright install --with-deps chromium"
)


def candidates() -> Iterator[str]:
    """Where a Chromium may be."""
    yield from filter(None, map(shutil.which, NAMES))
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    if Path(own).exists():
        yield own


def runs(browser: str) -> bool:
    """Whether it does. Ubuntu has a script in its place, which says where to get one."""
    return subprocess.run([browser, "--version"], capture_output=True, check=False, timeout=60).returncode == 0


def find() -> str | None:
    """The Chromium of this machine."""
    return next(filter(runs, candidates()), None)


def install() -> str | None:
    """Install a Chromium in a way that this machine has, and find it."""
    print("Installing Chromium for the tests in a browser, this once …", file=sys.stderr)
    is_debian = shutil.which("apt-get") is not None and os.geteuid() == 0
    for way in (DEBIAN, PLAYWRIGHT) if is_debian else (PLAYWRIGHT,):
        for command in way:
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                print(f"{done.stdout}{done.stderr}{' '.join(command)} failed.", file=sys.stderr)
                break
        if browser := find():
            return browser
    return None


if __name__ == "__main__" and not (find() or install()):
    sys.exit(MISSING)
