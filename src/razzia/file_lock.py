"""A lock on an open file, for one process at a time. It goes when the file is closed, or the process ends."""

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    _FAR_OFF = 2**30  # what is locked cannot be read there, so it is a byte that nobody reads

    def lock(stream: BinaryIO) -> bool:
        """Whether the file is ours now; not if someone else has it."""
        stream.seek(_FAR_OFF)
        try:
            msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        finally:
            stream.seek(0)
        return True

else:
    import fcntl

    def lock(stream: BinaryIO) -> bool:
        """Whether the file is ours now; not if someone else has it."""
        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
