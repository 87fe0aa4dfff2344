"""Players' keys. A player is whoever holds a key: 32 random bytes that their browser has made and keeps.

The server never stores a key, only its hash, the *holder*. So nobody who reads the database can take a seat.
"""

import hashlib
import re
import secrets
from typing import Final

ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""What a table's id is made of: letters and digits that nobody mistakes for each other."""
ID_LENGTH: Final = 12
TABLE_ID: Final = re.compile(f"[{ID_LETTERS}]+")


def holder_of(key: str) -> str:
    """By what the server knows the holder of a key."""
    return hashlib.sha256(b"razzia key\n" + key.encode()).hexdigest()


def new_table_id() -> str:
    """An id that nobody can guess: whoever has the link may take a free seat."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
