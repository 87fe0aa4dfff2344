"""Packs the built web app into what is published, so that whoever installs it needs no Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # hatchling loads this file alone

from tools import build_web, npm  # noqa: E402


class WebApp(BuildHookInterface[Any]):
    """Builds the web app before a wheel or an archive of the sources is made."""

    def _has_to_build(self) -> bool:
        """Whether this is a checkout where it is not built yet. An archive of the sources has the app in it."""
        return not (ROOT / "PKG-INFO").exists() and not build_web.is_built()

    def dependencies(self) -> list[str]:
        """Node, where it is needed and there is none."""
        return [npm.WHEEL] if self._has_to_build() and npm.of_this_machine() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the app; not for an editable installation, which has the folder where make builds it."""
        if version != "editable" and self._has_to_build():
            try:
                build_web.build()
            except npm.NpmError as error:
                self.app.abort(str(error))
