"""What can go wrong with the database. No message shows a password."""

from razzia.errors import RazziaError


class StorageError(RazziaError):
    """A database that cannot be used, or not now."""


class StorageFailed(StorageError):
    """The database did not do what it was asked for.

    What was to be written may be there all the same, when the connection broke while the database was about to
    say yes. Read again before you try again.
    """

    def __init__(self, why: str) -> None:
        super().__init__("storage-failed", facts={"why": why})
