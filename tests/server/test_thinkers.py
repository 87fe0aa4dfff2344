"""Where bots think: who is prepared, who stands in, and how it ends."""

import asyncio
import os
import signal
import time
from random import Random

import pytest
import structlog

from razzia.bots import Entrant
from razzia.dealer import Dealer
from razzia.game import Game
from razzia.server.metrics import Metrics
from razzia.server.thinkers import Thinkers
from razzia.table.table import SUBSTITUTE
from razzia.view import imagined
from tests.server.engine_room import SOON, until

pytestmark = pytest.mark.anyio

ADVISER = "planner@64"
PATIENCE = 90.0
LUCK = "the same luck"


def game() -> Game:
    return Game(2, cheques=Dealer.from_seed(1, 2).cheques)


def advice_of(bot: str):
    """What a bot advises, asked without detours."""
    random = Random(LUCK)
    asked = game()
    return Entrant.named(bot).explain(imagined(asked, asked.to_act, random), random)


async def test_hints_come_from_the_adviser_that_was_given():
    thinkers = Thinkers(Metrics(), 1, adviser=ADVISER, patience=PATIENCE, new_seed=lambda: LUCK)
    try:
        thinkers.prepare()
        assert list(thinkers._preparing) == [ADVISER]
        asked = game()
        advice = await thinkers.explain(asked, asked.to_act)
        assert str(advice) != str(advice_of(SUBSTITUTE))
    finally:
        await thinkers.close()


async def test_a_bot_that_cannot_be_prepared_is_replaced_and_tried_again():
    thinkers = Thinkers(Metrics(), 1, adviser="nobody", patience=PATIENCE, new_seed=lambda: LUCK)
    asked = game()
    try:
        for _ in range(2):
            with structlog.testing.capture_logs() as logged:
                assert str(await thinkers.explain(asked, asked.to_act)) == str(advice_of(SUBSTITUTE))
                await thinkers._errands.all_done()
            [complaint] = logged
            assert (complaint["event"], complaint["bot"]) == ("a bot cannot be prepared", "nobody")
    finally:
        await thinkers.close()


async def test_nobody_waits_long_for_a_bot_that_is_not_ready():
    thinkers = Thinkers(Metrics(), 1, adviser=ADVISER, patience=0.0, new_seed=lambda: LUCK)
    asked = game()
    try:
        assert str(await thinkers.explain(asked, asked.to_act)) == str(advice_of(SUBSTITUTE))
    finally:
        await thinkers.close()


async def test_an_interruption_does_not_disturb_a_bots_process_from_its_first_moment_on(capfd):
    thinkers = Thinkers(Metrics(), 1)
    try:
        answer = asyncio.wrap_future(thinkers._pool.submit(os.getpid))
        [process] = thinkers._pool._processes.values()
        while not answer.done():
            os.kill(process.pid, signal.SIGINT)
            await asyncio.wait([answer], timeout=0.02)
        assert await answer == process.pid
        assert "Traceback" not in capfd.readouterr().err
    finally:
        await thinkers.close()


async def test_an_end_while_a_bot_is_being_prepared_is_prompt_and_leaves_no_process():
    thinkers = Thinkers(Metrics(), 1, adviser=ADVISER)
    thinkers.prepare()
    await until(lambda: thinkers._pool._processes)
    processes = list(thinkers._pool._processes.values())
    waiting = asyncio.create_task(thinkers.choose(game(), "hard"))
    await asyncio.sleep(0)
    began = time.monotonic()
    await thinkers.close()
    assert time.monotonic() - began < 1
    for process in processes:
        await until(lambda process=process: not process.is_alive())
    await asyncio.wait([waiting], timeout=SOON)
    assert waiting.done(), "nobody waits for ever"
    assert waiting.cancelled() or waiting.exception()
    assert not thinkers._pool._processes, "no process takes the place of another"
