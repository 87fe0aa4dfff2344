"""Short words for tests of the store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from razzia.server.storage.store import Listing, Page, Store


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def listing(changed_at: int = 1, **others: Any) -> Listing:
    """A table that waits for players, unless something else is said."""
    said = {"status": "waiting", "open": True, "summary": b"{}", **others}
    return Listing(changed_at=changed_at, **said)


def ids(page: Page) -> list[str]:
    return [table.table_id for table in page.tables]


async def write(store: Store, table_id: str, *entries: bytes, **said: Any) -> None:
    """A table with a journal."""
    for version, entry in enumerate(entries or [b"{}"], 1):
        assert await store.append(table_id, version, entry, listing(**said))
