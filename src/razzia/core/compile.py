"""How the rules become machine code, and how they run without it.

A function marked ``@compiled`` is two things at once. Called from Python it is the plain Python that you read: it
starts at once, can be stepped through, and runs where there is no compiler. Called from compiled code, or through
its ``machine_code``, it is what Numba makes of the same source, some thousand times as fast. The two agree to the byte.

So a table of people never waits for a compiler, and a loop that plays a million games is one ``@compiled`` function
around the same rules.

Machine code is kept in the user's cache folder. Numba notices when the file of a function changes, but not when a
function *that it calls* in another file does; so the folder is named after a hash of all the sources that hold
compiled functions, and a changed rule can never meet stale code.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import cache, cached_property, update_wrapper
from pathlib import Path
from threading import Lock
from typing import Any, Final, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_SETTING_UP: Final = Lock()
"""Numba's cache folder is a setting of the whole process: one thread at a time changes it, and changes it back."""
_compiled: Final[set[Any]] = set()
"""The functions that were marked."""
UNUSED_DAYS: Final = 30
"""Machine code of other sources that has not been used for so long is removed."""


class Compiled(Generic[P, R]):
    """A function in both its forms."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.plain = function
        _compiled.add(function)
        update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the plain Python."""
        return self.plain(*args, **kwargs)

    def __reduce__(self) -> str:
        return self.plain.__qualname__

    @cached_property
    def machine_code(self) -> Callable[P, R]:
        """The compiled function. It is compiled on its first call, or read from the cache."""
        import numba
        from numba.core import config

        _announce_compilation()
        folder = _cache_folder()
        # What was typed at a prompt has no file, and is not kept.
        keep = folder is not None and Path(self.plain.__code__.co_filename).is_file()
        with _SETTING_UP:
            before = config.CACHE_DIR
            config.CACHE_DIR = str(folder or "")
            try:
                jitted: Any = numba.njit(cache=keep, nogil=True, error_model="numpy")(self.plain)
            finally:
                config.CACHE_DIR = before
        _take_whole_numbers_alike(jitted)
        return jitted  # type: ignore[no-any-return]

    @cached_property
    def device_code(self) -> Any:
        """The function for a graphics card, for CUDA kernels to call."""
        from numba import cuda

        return cuda.jit(device=True)(self.plain)

    @property
    def _numba_type_(self) -> Any:
        """What Numba asks a value for when compiled code mentions it: the answer makes the call a compiled one."""
        from numba.core.target_extension import current_target

        code: Any = self.device_code if current_target() == "cuda" else self.machine_code
        return code._numba_type_


def _take_whole_numbers_alike(jitted: Any) -> None:
    """Have compiled code call one form of a function, whichever width its whole numbers come in.

    Numba would compile another form for every width and for every number that is written out: three times the code.
    """
    from numba import types

    template = jitted.get_call_template

    def widened(given: Any) -> Any:
        return types.int64 if isinstance(given, types.Integer) and given != types.uint64 else given

    jitted.get_call_template = lambda args, kws: template(
        tuple(map(widened, args)), {name: widened(given) for name, given in kws.items()}
    )


def compiled(function: Callable[P, R]) -> Compiled[P, R]:
    """Mark a function of the rules: plain Python that can also be machine code."""
    return Compiled(function)


def _sources_hash() -> str:
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for source in sorted(package.glob("**/*.py")):
        text = source.read_bytes()
        if b"@compiled" in text or source.parent == Path(__file__).parent:
            digest.update(source.relative_to(package).as_posix().encode() + b"\0" + text + b"\0")
    return digest.hexdigest()[:16]


def _remove_unused(folder: Path) -> None:
    """Every change of the sources makes a new folder; do not let them pile up."""
    for other in folder.parent.glob("compiled-*"):
        if other != folder and time.time() - other.stat().st_mtime > UNUSED_DAYS * 86_400:
            shutil.rmtree(other, ignore_errors=True)


@cache
def _cache_folder() -> Path | None:
    """The folder for the machine code of these very sources; None where nothing can be kept."""
    from platformdirs import user_cache_path

    folder = user_cache_path("razzia", appauthor=False) / f"compiled-{_sources_hash()}"
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True)
            _remove_unused(folder)
        os.utime(folder)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


@cache
def _announce_compilation() -> None:
    """Have it said, once, when something is really compiled: nobody should wonder why it takes so long."""
    from numba.core import event

    class Announcement(event.Listener):  # type: ignore[misc]  # Numba declares no types
        said = False

        def on_start(self, event: Any) -> None:
            """Compilation begins."""
            ours = event.data["dispatcher"].py_func in _compiled
            if ours and not self.said:
                self.said = True
                kept = ", and the result is kept" if _cache_folder() else ": the result cannot be kept on this machine"
                print(f"razzia: compiling; this takes some fifteen seconds{kept} …", file=sys.stderr, flush=True)

        def on_end(self, event: Any) -> None:
            """Compilation ends."""

    event.register("numba:compile", Announcement())
