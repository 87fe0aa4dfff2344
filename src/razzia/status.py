"""Where a table stands, in one word. The referee, the store and those who count tables use the same ones."""

from typing import Literal, TypeAlias

Status: TypeAlias = Literal["waiting", "playing", "finished"]
