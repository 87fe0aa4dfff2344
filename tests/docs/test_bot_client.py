"""The bot in the documentation plays: on a real server, to the end of the game."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from razzia.dealer import verify
from razzia.record import read
from tests.server.running import started

DOCS = Path(__file__).parents[2] / "docs"
BOT = DOCS / "bot_client.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    database = tmp_path_factory.mktemp("server") / "razzia.db"
    with started("serve", "--port", "0", "--database", str(database), "--bot-delay", "0") as (_process, url):
        yield url


def start_bot(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", str(BOT), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_of_them_and_a_bot_of_the_server_play_a_whole_game(server):
    with start_bot(server) as first:
        table = first.stdout.readline().strip()
        with start_bot(server, table) as second:
            told = first.communicate(timeout=100), second.communicate(timeout=100)
    assert [errors for _, errors in told] == ["", ""]
    winners = {output.splitlines()[-1] for output, _ in told}
    record = read(httpx.get(f"{server}/api/v1/tables/{table}/record").text)
    assert winners == {f"won by {' '.join(record.game.winners)}"}
    assert verify(record.game, record.data["fairness"])
    assert record.data["bots"] == {"C": "easy"}
    assert all(name.startswith("Bot ") for name in record.game.names[:2])


def test_a_table_that_is_not_there_is_said_in_a_line(server):
    with start_bot(server, "nowhere") as bot:
        _, errors = bot.communicate(timeout=60)
    assert (bot.returncode, errors) == (1, 'there is no table "nowhere"\n')


def test_the_page_shows_the_bot_as_it_is():
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) < 50
    assert f"```py\n{text}```\n" in (DOCS / "write-a-bot-client.md").read_text("utf-8")
