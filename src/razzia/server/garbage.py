"""When Python looks for garbage: at moments of our own choosing.

What is not needed any more is freed at once by counting references. What refers to itself in a circle is found by
looking through everything, which takes half a second with thousands of tables, and nobody's move shall wait so long.
So Python looks through everything when nobody plays, or every twenty minutes; and through what is new when there is
very much of it. Not often: every move makes a table anew, so that what is new is soon as much as all the tables.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

NEW: Final = 500_000
"""When there are so many more objects than before, some 50 MB, Python looks through the new ones."""
NEVER: Final = 1_000_000_000
QUIET: Final = 1.0
"""When so many seconds have passed without a change at any table, nobody plays."""
AT_MOST: Final = 60.0
AT_LEAST: Final = 20 * AT_MOST
"""How often to look through everything, in seconds: at most, if it is quiet, and at least, if it is not."""


def tame() -> None:
    """Keep Python from looking through everything by itself; and what is there now need never be looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)


async def look_when_quiet(changes: Callable[[], int]) -> None:
    """Look through everything now and then. ``changes`` counts what happens at the tables."""
    looked = time.monotonic()
    while True:
        await asyncio.sleep(AT_MOST)
        before = -1
        while changes() != before and time.monotonic() - looked < AT_LEAST:
            before = changes()
            await asyncio.sleep(QUIET)
        gc.collect()
        looked = time.monotonic()
