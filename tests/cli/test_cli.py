"""The command line as people and programs meet it, in processes of its own."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from razzia import __version__
from razzia.bots import Bot
from razzia.cli import COMMANDS
from razzia.cli.play import Sitting
from razzia.core.cards import KIND_OF
from razzia.errors import UnreadableMove
from razzia.game import Game
from razzia.notation import Steal
from razzia.words import Words

WORKED_EXAMPLE = {
    "edition": "amigo-2004",
    "round": 1,
    "seats": [{"name": "Ada", "family": {"thief": 2}}, {"name": "Bo", "family": {"coin": 2, "ring": 1}}],
}


def razzia(*arguments: str, text: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "razzia", *arguments],
        input=text.encode() if isinstance(text, str) else text,
        env={**{name: value for name, value in os.environ.items() if not name.startswith("LC_")}, "LANG": "C.UTF-8"}
        | environment,
        capture_output=True,
        check=False,
        timeout=120,
    )


def said(*arguments: str, text: str | bytes = "", **environment: str) -> str:
    """What a command that succeeds prints."""
    done = razzia(*arguments, text=text, **environment)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def refused(*arguments: str, text: str | bytes = "", **environment: str) -> str:
    """The one line with which a command refuses."""
    done = razzia(*arguments, text=text, **environment)
    assert done.returncode == 2, done.stdout.decode()
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("razzia")
    return lines[0]


@pytest.fixture(scope="module")
def games(tmp_path_factory) -> Path:
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    said("simulate", "--players", "3", "--games", "3", "--seed", "5", "--records", str(file))
    return file


# ── By itself ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_version_and_help():
    assert said("--version") == f"razzia {__version__}\n"
    overview = said("--help")
    for command, summary in COMMANDS.items():
        assert f"{command} " in overview
        assert summary in overview
        assert f"Usage: razzia {command}" in said(command, "--help")


def test_version_does_not_import_the_compiler():
    code = "import sys\nfrom razzia.cli import main\ntry:\n main(['--version'])\nfinally:\n print(sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert "'numba'" not in done.stdout
    assert "'numpy'" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["fly"], "No such command 'fly'"),
        (["simulate", "--fly"], "No such option"),
        (["simulate", "--players", "6"], "6 is not in the range"),
        (["simulate", "--players", "x"], "'x' is not a valid integer"),
        (["simulate", "--games", "0"], "0 is not in the range"),
        (["simulate", "--bots", "alphago"], 'no bot "alphago"; known: easy, normal, hard, random'),
        (["simulate", "--bots", "random,random", "--players", "3"], "2 bots for 3 players"),
        (["simulate", "--bots", "tests.arena.bots:AlwaysRaisingBot"], "ValueError: never an idea"),
        (["simulate", "--bots", ",".join(["random"] * 6)], "6 bots for 2 to 5 players"),
        (["simulate", "--edition", "ra"], "'ra' is not one of 'amigo-2004'"),
        (["simulate", "--piles", "3"], "'3' is not one of '1', '2'"),
        (["simulate", "--records", "-", "--json"], "choose one"),
        (["simulate", "--records", "/no/such/folder/file"], "/no/such/folder/file: No such file or directory"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["verify", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["score", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["perft"], "Missing option '--depth'"),
        (["perft", "--depth", "-1"], "-1 is not in the range"),
        (["perft", "--depth", "21"], "21 is not in the range"),
        (["bench", "--seconds", "0"], "0.0 is not in the range"),
        (["bench", "--seconds", "nan"], "not a number"),
        (["play", "--name", ""], "is not a name"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments, says):
    assert says in refused(*arguments)


def test_a_reader_that_stops_early_is_no_error(games):
    command = f"{sys.executable} -m razzia replay {games} | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True, timeout=60)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


# ── simulate ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_simulate_writes_the_same_bytes_on_one_process_or_several():
    arguments = ("simulate", "--players", "2", "--games", "40", "--seed", "3", "--records", "-")
    alone = razzia(*arguments, "--processes", "1")
    together = razzia(*arguments, "--processes", "2")
    assert alone.returncode == together.returncode == 0
    assert alone.stdout == together.stdout
    assert alone.stdout.count(b"\n") == 40
    assert razzia(*arguments, "--seed", "4").stdout != alone.stdout


def test_simulate_sums_up():
    summary = json.loads(said("simulate", "--games", "8", "--json"))
    assert summary["games"] == 8
    assert [seat["seat"] for seat in summary["seats"]] == ["A", "B", "C", "D"]
    assert sum(seat["win_share"] for seat in summary["seats"]) == pytest.approx(1)
    assert "8 games" in said("simulate", "--games", "8")
    assert "1 game\n" in said("simulate")


def test_simulate_takes_the_table_it_is_told(tmp_path):
    file = tmp_path / "one.jsonl"
    said("simulate", "--bots", "random,random", "--edition", "primigenio-2020", "--piles", "1", "--records", str(file))
    record = json.loads(file.read_text())
    assert record["edition"] == "primigenio-2020"
    assert record["options"] == {"piles": 1, "open_cheques": True}
    assert len(record["seats"]) == 2


def test_a_file_that_cannot_be_finished_is_left_as_it_was(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    code = (
        "import razzia.cli.simulate as s\n"
        "def fail(*_): raise OSError(28, 'No space left on device')\n"
        "s.simulate = fail\n"
        f"from razzia.cli import main; main(['simulate', '--records', {str(file)!r}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (2, "razzia simulate: No space left on device\n")
    assert file.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [file]


def test_no_progress_bar_without_a_terminal():
    assert razzia("simulate", "--games", "30").stderr == b""


# ── replay and verify ───────────────────────────────────────────────────────────────────────────────────────────


def test_replay_tells_the_game_in_words(games):
    told = said("replay", str(games), "--game", "2")
    assert told.startswith("Game 2, amigo-2004: A Random A, B Random B, C Random C\n")
    assert re.search(r"^ +1  Random [ABC] (draws|calls)", told, re.M)
    assert "The points of round 3:" in told
    assert "The game is over." in told
    assert "Police" not in told
    assert "Game 2" not in said("replay", str(games), "--game", "1")
    assert said("replay", str(games)).count("The game is over.") == 3


def test_replay_in_other_languages_and_with_tables(games):
    assert "Das Spiel ist zu Ende." in said("replay", str(games), "--language", "de", "--game", "1")
    assert "Das Spiel ist zu Ende." in said("replay", str(games), "--game", "1", LANG="de_CH.UTF-8")
    assert "  Police  □□□□□□□" in said("replay", str(games), "--game", "1", "--tables")


def test_replay_for_programs(games):
    lines = said("replay", str(games), "--json").splitlines()
    assert len(lines) == 3
    data = json.loads(lines[0])
    assert [ply["move"] for ply in data["plies"]] == json.loads(games.read_text().splitlines()[0])["moves"]
    assert data["plies"][-1]["events"][-1]["event"] == "game-over"


def test_replay_check(games):
    assert said("replay", "--check", str(games)) == "3 records good\n"
    assert said("replay", "--check", "-", text=games.read_bytes()) == "3 records good\n"
    assert json.loads(said("replay", "--check", "--json", str(games))) == {"good": 3, "defective": 0}
    assert said("replay", "--check", "--language", "de", str(games)) == "3 Protokolle in Ordnung\n"


def test_replay_names_every_defective_record(games, tmp_path):
    first, second, third = games.read_text().splitlines()
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join([first, second.replace('"moves": ["', '"moves": ["A fly", "'), third[:300]]))
    done = razzia("replay", "--check", str(broken))
    assert done.returncode == 2
    assert done.stdout == b"1 record good, 2 defective\n"
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 2
    assert f'{broken}, line 2: move 1: "A fly" is not a move' in lines[0]
    assert f"{broken}, line 3: character" in lines[1]
    assert "not JSON" in lines[1]


def test_replay_of_nothing(tmp_path):
    empty = tmp_path / "empty"
    empty.touch()
    done = razzia("replay", str(empty))
    assert done.returncode == 2
    assert b"there is no record in it" in done.stderr
    assert "there are not that many games" in refused("replay", "-", "--game", "9", text="\n")


def test_verify(games):
    told = said("verify", str(games))
    assert told.count("lot and deck follow from the secret and the contributions") == 3
    noted = json.loads(games.read_text().splitlines()[0])["fairness"]["commitment"]
    assert noted in told
    for given in (noted, noted.upper(), f" {noted}\n"):
        proven = said("verify", str(games), "--commitment", given)
        assert proven.startswith("line 1: this deck was settled before the game"), "the one game that it belongs to"
        assert len(proven.splitlines()) == 1
    assert "no game in it has the commitment 0000" in refused("verify", str(games), "--commitment", "00" * 32)
    assert "64 hexadecimal digits" in refused("verify", str(games), "--commitment", "zz")
    assert json.loads(said("verify", "--json", str(games))) == {"proven": 3, "failed": 0}


def test_verify_finds_out_a_deck_that_was_changed(games, tmp_path):
    record = json.loads(games.read_text().splitlines()[0])
    record["fairness"]["contributions"][0] = "other"
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(record, indent=1))
    assert "line 1: " in refused("verify", str(forged))
    del record["fairness"]
    forged.write_text(json.dumps(record))
    assert "no fairness field" in refused("verify", str(forged))
    assert "not JSON" in refused("verify", "-", text="{")


# ── score ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_score_for_people():
    assert (
        said("score", "-", text=json.dumps(WORKED_EXAMPLE))
        == """\
Round 1      Ada    Bo
Thieves        4     0
Bodyguards     0     0
Cars           0     0
Jewels        -5     0
Coins          0     6
Businesses     0     0
Cheques        0     0
──────────────────────
Total         -1     6
"""
    )


def test_score_for_programs():
    sheets = json.loads(said("score", "-", "--json", text=json.dumps(WORKED_EXAMPLE)))
    nothing = dict.fromkeys(["thieves", "bodyguards", "cars", "jewels", "coins", "businesses", "cheques", "total"], 0)
    assert sheets == {
        "A": {**nothing, "thieves": 4, "jewels": -5, "total": -1},
        "B": {**nothing, "coins": 6, "total": 6},
    }


def test_score_refuses_in_the_language_that_was_chosen():
    five_rings = json.dumps({**WORKED_EXAMPLE, "seats": [{"name": n, "family": {"ring": 5 // 2 + 1}} for n in "XY"]})
    assert refused("score", "-", text=five_rings) == ("razzia score: ring: 6 in all the families, but the box holds 4")
    assert "Schachtel" in refused("score", "-", "--language", "de", text=five_rings)


# ── perft, bench, play ──────────────────────────────────────────────────────────────────────────────────────────


def test_perft():
    assert said("perft", "--players", "4", "--depth", "4") == "418\n"
    assert json.loads(said("perft", "--players", "2", "--depth", "9", "--json")) == {
        "players": 2,
        "depth": 9,
        "count": 664095,
    }
    assert said("perft", "--depth", "0") == "1\n"


def test_a_long_count_can_be_stopped():
    started = subprocess.Popen(
        [sys.executable, "-m", "razzia", "perft", "--depth", "20"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with pytest.raises(subprocess.TimeoutExpired):
        started.wait(12)
    started.send_signal(signal.SIGINT)
    told = started.communicate(timeout=15)
    assert started.returncode == 130
    assert told[0] == b""
    assert told[1].endswith(b"\nrazzia: stopped\n")
    assert b"Traceback" not in told[1]


def test_bench():
    speeds = json.loads(said("bench", "--seconds", "0.02", "--json"))
    assert {speed["players"] for speed in speeds} == {2, 3, 4, 5}
    assert {speed["cores"] for speed in speeds} == {1, os.cpu_count()}
    assert all(speed["steps_per_second"] > speed["games_per_second"] > 0 for speed in speeds)
    assert "steps/s" in said("bench", "--seconds", "0.02")


def test_play_a_whole_game(tmp_path):
    file = tmp_path / "game.jsonl"
    answers = "?\nscore\n99\nfly\n\n" + "1\n" * 500
    told = said("play", "--players", "2", "--seed", "1", "--records", str(file), text=answers)
    assert "Type a number from 1 to" in told
    assert '"fly" is not a move' in told
    assert "The game is over." in told
    *_, hint = told.splitlines()
    assert "this deck was settled before the game" in said(*hint.partition("razzia ")[2].split())
    assert said("verify", str(file)).startswith("line 1: lot and deck follow")
    assert json.loads(file.read_text())["seats"][0]["name"] == "Boss"


@pytest.mark.parametrize("answers", ["", "quit\n", "1\nq\n"])
def test_play_can_be_left(answers, tmp_path):
    told = said("play", "--records", str(tmp_path / "game.jsonl"), text=answers)
    assert told.endswith("so there is no record of it.\n")
    assert list(tmp_path.iterdir()) == []


def test_nothing_that_is_typed_ends_a_game():
    odd = [
        "E pass",
        "B pass",
        "= coin",
        "0000019",
        "9" * 5000,
        "bid 0000000071",
        "\x1b[2J",
        "steal",
        "é",
        "A A",
        "score me",
    ]
    told = said("play", "--players", "2", "--seed", "1", text="\n".join([*odd, *["1"] * 500]))
    assert "The game is over." in told
    assert "\x1b" not in told


def test_cards_go_by_the_names_that_the_table_shows(capsys):
    """What an edition calls rings is another card than the ring of records: neither menu nor prompt may mix them up."""
    game = Game(2, edition="primigenio-2020")
    game._state.families[0, KIND_OF["thief"]] = 2
    for card in ("ring", "diamond", "realestate"):
        game.play("draw left")
        game.reveal(card)
        game.play("auction")
        game.undo()
        if card != "realestate":
            game._state.turn = game._state.seat = 0
    game._state.turn = game._state.seat = 0
    sitting = Sitting(game, None, {}, Words("en"), 0)
    offered = [sitting._spelled(move) for move in game.legal()]
    assert offered[3:6] == ["steal scarab", "steal rings", "steal estate agency"]
    assert sitting._read("steal rings, estate agency") == Steal(("diamond", "realestate"))
    assert sitting._read("draw left") == "draw left"
    assert sitting._read("steal realestate,,") == Steal(("realestate",)), "the names of records will do"
    for odd in ("steal ring", "steal crown"):
        with pytest.raises(UnreadableMove):
            sitting._read(odd)
    assert sitting._try("steal tiara", game.legal()) is None
    assert capsys.readouterr().out == '"steal tiara": there is no "tiara" in the row\n'
    assert sitting._try("steal scarab", game.legal()).move == Steal(("ring",))


def test_a_hint_says_what_a_strong_bot_would_do():
    told = said("play", "--seed", "3", "--players", "2", text="hint\nquit\n")
    [advised] = re.findall(r"A strong bot would say: (.+)", told)
    options = re.findall(r"^  (.+): (\d+) % to win, (-?\d+) points at the end", told, re.M)
    assert options[0][0] == advised
    assert len(options) >= 2
    assert all(0 < int(percent) < 100 for _, percent, _ in options)


class RefusingBot(Bot):
    def choose(self, game, legal, random, budget, /):
        raise ValueError("not today")


def test_a_bot_that_fails_ends_the_game_in_one_line():
    bot = f"{__name__}:RefusingBot"
    line = refused("play", "--seed", "3", "--players", "2", "--bot", bot, text="1\n" * 20)
    assert "RefusingBot" in line
    assert "not today" in line


def test_play_from_memory():
    """In the third round nothing on the screen tells of the cheques that others have won."""
    told = said("play", "--players", "2", "--seed", "2", "--hidden-cheques", "--bot", "random", text="score\n1\n" * 500)
    before_the_end = told.partition("The points of round 3")[0]
    assert "Round 3 of 3" in before_the_end
    assert not re.search(r"^(Boss|Random B): .*Cheques", before_the_end, re.M)
    rows = [line for line in before_the_end.splitlines() if re.match(r"^[▸ ] B Random B", line)]
    assert any("?" in row for row in rows)
    assert re.search(r"^Random B wins with \d+, .* the cheque in the centre, face down", before_the_end, re.M)


def test_a_game_whose_record_cannot_be_kept_does_not_begin():
    assert "/no/such/folder/game.jsonl: No such file" in refused("play", "--records", "/no/such/folder/game.jsonl")


def test_output_in_an_encoding_that_lacks_some_letters(games):
    for encoding in ("cp1252", "ascii"):
        told = razzia("replay", str(games), "--game", "1", "--tables", "--language", "hu", PYTHONIOENCODING=encoding)
        assert (told.returncode, told.stderr) == (0, b"")
    records = razzia("simulate", "--records", "-", PYTHONIOENCODING="ascii")
    assert records.stdout.decode("utf-8")


def test_a_file_keeps_its_permissions_and_a_link_is_followed(tmp_path):
    file, link = tmp_path / "games.jsonl", tmp_path / "link.jsonl"
    file.touch()
    file.chmod(0o600)
    link.symlink_to(file)
    said("simulate", "--records", str(link))
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.read_text().startswith('{"razzia": 1')
    assert sorted(tmp_path.iterdir()) == [file, link]
