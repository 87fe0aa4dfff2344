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
        super().__init__("storage-failed")
        self.why = why
        """For those who run the server. Strangers are not told where its database is."""

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.why})"
