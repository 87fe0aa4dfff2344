"""Garbage is looked for when nobody plays."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress
from itertools import count

import pytest

from razzia.server import garbage

pytestmark = pytest.mark.anyio


@pytest.fixture
def looks() -> Iterator[list[int]]:
    """The generations that Python has looked through."""
    seen: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            seen.append(info["generation"])

    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)


@pytest.fixture
def hurried(monkeypatch):
    monkeypatch.setattr(garbage, "AT_MOST", 0.001)
    monkeypatch.setattr(garbage, "QUIET", 0.001)


async def for_a_while(changes, seconds=0.2):
    with suppress(TimeoutError):
        await asyncio.wait_for(garbage.look_when_quiet(changes), seconds)


async def test_python_does_not_look_through_everything_by_itself(looks):
    before = gc.get_threshold()
    try:
        garbage.tame()
        looks.clear()
        kept = [[number] for number in range(2 * garbage.NEW)]
        assert len(kept) == 2 * garbage.NEW
        assert 0 in looks  # it did look, through what is new
        assert 2 not in looks
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def test_everything_is_looked_through_when_nobody_plays(looks, hurried):
    looks.clear()
    await for_a_while(lambda: 7)
    assert 2 in looks


async def test_nobody_waits_for_it_while_people_play(looks, hurried):
    gc.disable()
    try:
        looks.clear()
        changing = count()
        await for_a_while(lambda: next(changing))
        assert looks == []
    finally:
        gc.enable()


async def test_it_is_done_in_the_end_however_busy_they_are(looks, hurried, monkeypatch):
    monkeypatch.setattr(garbage, "AT_LEAST", 0.05)
    looks.clear()
    changing = count()
    await for_a_while(lambda: next(changing))
    assert 2 in looks
