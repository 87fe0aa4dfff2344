"""Nothing acknowledged is lost: servers are killed under load. ``make soak`` is the long run of the same."""

import asyncio

from tests.soak.campaign import Campaign


def campaign(url: str, folder, nodes: int) -> Campaign:
    return Campaign(url, folder, nodes=nodes, parties=6, seed=1)


def check(done: Campaign, kills: int) -> None:
    assert done.ledger.faults == []
    assert done.outcome.kills == kills
    assert len(done.ledger.records) == done.outcome.findings.finished >= 6
    assert len(done.ledger.granted) > 300
    assert done.ledger.said


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(sqlite_url, tmp_path):
    async def run() -> None:
        async with done.load():
            await done.kill(0)
            await done.kill(0, again=True)
            await done.stop()

    done = campaign(sqlite_url, tmp_path, 1)
    asyncio.run(run())
    check(done, kills=3)
    assert done.outcome.stops == 1


def test_nothing_acknowledged_is_lost_when_one_of_two_nodes_or_both_are_killed(postgres_url, tmp_path):
    async def run() -> None:
        async with done.load():
            await done.kill(0)
            await done.kill(1, 0)

    done = campaign(postgres_url, tmp_path, 2)
    asyncio.run(run())
    check(done, kills=3)
