import io
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from razzia.core.cards import CHEQUE_SETS
from razzia.editions import EDITIONS, Options
from razzia.errors import DataError
from razzia.game import Game
from razzia.record import Record, read, read_all
from razzia.simulate import Simulation
from razzia.strict_json import LONGEST
from tests.playing import BOLD, new_game, play_on


@pytest.fixture(scope="module")
def data() -> dict:
    """The record of a game in which all sorts of things happened."""
    return json.loads(Record.of(play_on(Game(["Ada", "Bo", "Cleo", "Dirk"]), 11, BOLD)).to_json())


def changed(data: dict, path: str, value: object) -> str:
    """The record with one thing changed; the path is like ``seats/0/name``."""
    twin = json.loads(json.dumps(data))
    *most, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    place = twin
    for step in most:
        place = place[step]
    if value is DELETED:
        del place[last]
    else:
        place[last] = value
    return json.dumps(twin)


DELETED = object()


def refusal(text: str | bytes) -> DataError:
    with pytest.raises(DataError) as refused:
        read(text)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 700
    return refused.value


# ── The format ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", CHEQUE_SETS)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("piles", [1, 2])
def test_written_and_read_again(players, edition, piles):
    for open_cheques in (True, False):
        game = play_on(new_game(players, edition, piles, open_cheques), players)
        line = Record.of(game).to_json()
        assert "\n" not in line
        found = read(line)
        assert found.game == game
        assert found.to_json() == line
        assert found.game.sheets == game.sheets


def test_the_fields_are_those_of_the_format(data):
    assert list(data) == ["razzia", "edition", "options", "seats", "moves", "result"]
    assert (data["razzia"], data["edition"]) == (1, "amigo-2004")
    assert data["options"] == {"piles": 2, "open_cheques": True}
    assert data["seats"][0] == {"name": "Ada", "cheques": [2, 6, 13]}
    assert data["moves"][0].startswith("A ")
    assert list(data["result"]) == ["totals", "winners", "rounds"]
    items = ["thieves", "bodyguards", "cars", "jewels", "coins", "businesses", "cheques", "total"]
    assert [list(sheet) for sheet in data["result"]["rounds"]] == [["A", "B", "C", "D"]] * 3
    assert all(list(sheet[seat]) == items for sheet in data["result"]["rounds"] for seat in "ABCD")


def test_the_spelling_of_moves():
    """A short game by hand, as the format spells it."""
    game = Game(["Ada", "Bo"], options=Options(piles=2))
    for move in ("A draw left", "= thief", "B draw right", "= ring", "A auction", "B pass", "A bid 2"):
        game.play(move)
    for move in ("B draw left", "= driver", "A steal driver", "B draw left", "= police", "A pass", "B bid 3"):
        game.play(move)
    assert game.moves == [
        "A draw left", "= thief", "B draw right", "= ring", "A auction", "B pass", "A bid 2",
        "B draw left", "= driver", "A steal driver", "B draw left", "= police", "A pass", "B bid 3",
    ]  # fmt: skip


def test_an_unfinished_game_has_no_record():
    with pytest.raises(DataError) as refused:
        Record.of(Game(4))
    assert refused.value.code == "unfinished"


def test_optional_fields_survive(data):
    extra = {
        **data,
        "clock": {"total": 600},
        "chat": [["A", "Grüezi \U0001f44b"]],
        "made": None,
        "seats": [{**seat, "bot": "x"} for seat in data["seats"]],
        "result": {**data["result"], "why": "luck"},
    }
    text = json.dumps(extra, ensure_ascii=False)
    assert read(text).to_json() == text
    assert read(text.encode()).data == extra


def test_the_cards_of_a_steal_may_come_in_any_order():
    for seed in range(300):
        record = Record.of(play_on(Game(3), seed, BOLD))
        moves = record.data["moves"]
        several = [number for number, move in enumerate(moves) if "," in move]
        if several:
            letter, verb, cards = moves[several[0]].split()
            moves[several[0]] = f"{letter} {verb} {','.join(reversed(cards.split(',')))}"
            found = read(record.to_json())
            assert found.game == record.game
            assert found.data["moves"] == moves, "written as it was read"
            return
    pytest.fail("nobody stole twice")


def test_one_pile_may_be_drawn_from_without_naming_it():
    record = Record.of(play_on(new_game(2, piles=1), 1))
    record.data["moves"][:] = [move.replace("draw left", "draw") for move in record.data["moves"]]
    assert read(record.to_json()).game == record.game


def test_cheques_may_come_in_any_order(data):
    assert read(changed(data, "seats/0/cheques", [13, 2, 6])).game.cheques[0] == (2, 6, 13)


# ── Defects ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-json"),
        ("hello", "not-json"),
        ("{", "not-json"),
        ('{"razzia": 1', "not-json"),
        ('{"razzia": NaN}', "not-json"),
        ('{"razzia": 1, "razzia": 1}', "not-json"),
        ('{"razzia": ' + "9" * 5000 + "}", "not-json"),
        ('{"razzia": 1e400}', "not-json"),
        ("[" * 100_000, "not-json"),
        ('{"a":' * 50_000 + "1" + "}" * 50_000, "not-json"),
        (b"\xff\xfe{}", "not-utf8"),
        ('{"razzia": "\\ud800"}', "not-utf8"),
        ("[]", "wrong-type"),
        ("7", "wrong-type"),
        ("null", "wrong-type"),
        ("{}", "missing-field"),
        (" " * (LONGEST + 1), "too-long"),
    ],
)
def test_what_is_not_a_record_at_all(text, code):
    assert refusal(text).code == code


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("razzia", 2, "version", "razzia"),
        ("razzia", True, "wrong-type", "razzia"),
        ("razzia", "1", "wrong-type", "razzia"),
        ("razzia", DELETED, "missing-field", "razzia"),
        ("edition", "ra-1999", "unknown-edition", "edition"),
        ("edition", None, "wrong-type", "edition"),
        ("options", [], "wrong-type", "options"),
        ("options/piles", 3, "piles", "options"),
        ("options/piles", DELETED, "missing-field", "options: piles"),
        ("options/open_cheques", 1, "wrong-type", "options: open_cheques"),
        ("options/wild", True, "unknown-option", "options: wild"),
        ("seats", {}, "wrong-type", "seats"),
        ("seats", [], "players", "seats"),
        ("seats/1", "Bo", "wrong-type", "seat B"),
        ("seats/1/name", 7, "wrong-type", "seat B: name"),
        ("seats/1/name", "a\nb", "name", "seat B: name"),
        ("seats/3/cheques", [5, 9, 11], "cheques", "seats"),
        ("seats/3/cheques", [5, 9, "10"], "wrong-type", "seat D: cheques"),
        ("seats/3/cheques", [5, 9, 10.0], "wrong-type", "seat D: cheques"),
        ("seats/3/cheques", DELETED, "missing-field", "seat D: cheques"),
        ("moves", "A draw left", "wrong-type", "moves"),
        ("moves", [], "unfinished", "moves"),
        ("moves/0", 7, "wrong-type", "move 1"),
        ("moves/0", "B draw left", "not-your-turn", "move 1"),
        ("moves/0", "draw left", "no-seat-letter", "move 1"),
        ("moves/0", "", "no-seat-letter", "move 1"),
        ("moves/0", "A jump", "unknown-move", "move 1"),
        ("moves/0", "E draw left", "not-at-the-table", "move 1"),
        ("moves/0", "= ring", "no-card-due", "move 1"),
        ("moves/0", "A steal ring", "too-few-thieves", "move 1"),
        ("moves/0", "A pass", "no-auction", "move 1"),
        ("result", DELETED, "missing-field", "result"),
        ("result", None, "wrong-type", "result"),
        ("result/totals", DELETED, "missing-field", "result: totals"),
        ("result/totals/2", 99, "other-result", "result: totals 3"),
        ("result/totals/2", "99", "wrong-type", "result: totals 3"),
        ("result/totals", [1, 2], "other-result", "result: totals"),
        ("result/winners", [], "other-result", "result: winners"),
        ("result/rounds/1/C/jewels", 40, "other-result", "result: round 2: C: jewels"),
        ("result/rounds/1/C", DELETED, "missing-field", "result: round 2: C"),
        ("result/rounds/1/C/bonus", 500, "not-on-the-sheet", "result: round 2: C: bonus"),
        ("result/rounds/1/Z", {}, "not-on-the-sheet", "result: round 2: Z"),
        ("result/rounds/1/C/total", 1.5, "wrong-type", "result: round 2: C: total"),
    ],
)
def test_one_defect_one_clear_error_that_says_where(data, path, value, code, where):
    error = refusal(changed(data, path, value))
    assert error.code == code
    assert str(error).startswith(f"{where}: ")


def test_a_fifth_ring():
    moves = []
    for number in range(5):
        moves += [f"{'AB'[number % 2]} draw left", "= ring"]
    data = {**Record.of(play_on(new_game(2), 1)).data, "moves": moves}
    error = refusal(json.dumps(data))
    assert (error.code, error.facts["where"]) == ("card-used-up", ("move", 10))


def test_moves_that_stop_early_or_go_on(data):
    error = refusal(changed(data, "moves", data["moves"][:-1]))
    assert (error.code, error.facts["where"]) == ("unfinished", ("move", len(data["moves"]) - 1))
    error = refusal(changed(data, "moves", [*data["moves"], "A pass"]))
    assert (error.code, error.facts["where"]) == ("game-over", ("move", len(data["moves"]) + 1))


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_is_done_to_a_record_ends_in_one_error_or_none(data, draw):
    text = bytearray(json.dumps(data).encode())
    for _ in range(draw.draw(st.integers(1, 3))):
        place = draw.draw(st.integers(0, len(text) - 1))
        text[place : place + draw.draw(st.integers(0, 5))] = draw.draw(st.binary(max_size=5))
    try:
        read(bytes(text))
    except DataError as error:
        assert "\n" not in str(error)


# ── Files ───────────────────────────────────────────────────────────────────────────────────────────────────────


def found(content: bytes) -> list[tuple[int, str]]:
    return [(line, "fine" if isinstance(what, Record) else what.code) for line, what in read_all(io.BytesIO(content))]


def test_files_of_one_and_of_many(data):
    line = json.dumps(data).encode()
    assert found(line) == [(1, "fine")]
    assert found(b"\xef\xbb\xbf" + line) == [(1, "fine")]
    assert found(line + b"\n") == [(1, "fine")]
    assert found(line + b"\r\n" + line + b"\r\n") == [(1, "fine"), (2, "fine")]
    assert found(line + b"\n\n" + line) == [(1, "fine"), (3, "fine")]
    assert found(json.dumps(data, indent=2).encode()) == [(1, "fine")], "one record over many lines"


def test_files_with_defects(data):
    line = json.dumps(data).encode()
    assert found(b"") == [(1, "no-record")]
    assert found(b"\n\n") == [(1, "no-record")]
    assert found(line[:500]) == [(1, "not-json")]
    assert found(line + b"\n" + line[:500]) == [(1, "fine"), (2, "not-json")]
    assert found(bytes(range(256)) * 40) == [(1, "not-utf8")], "what is no text at all is one defect"
    assert found(b"hello\n" + line) == [(1, "not-json"), (2, "fine")]
    pretty = json.dumps(data, indent=2).encode()
    assert found(pretty[:-1] + b",}") == [(1, "not-json")], "one record over many lines has one defect"


def test_nothing_after_the_first_line_is_lost(data):
    line = json.dumps(data).encode()
    padded = line + b"\n" * (LONGEST - len(line)) + line
    assert found(padded) == [(1, "fine"), (LONGEST - len(line) + 1, "fine")]


def test_optional_fields_do_not_replace_others():
    with pytest.raises(ValueError, match="moves"):
        Record.of(play_on(new_game(2), 1), moves=[])


def test_a_line_of_fifty_megabytes(data):
    line = json.dumps(data).encode()
    huge = b'"' + b"x" * 50_000_000 + b'"'
    assert found(huge) == [(1, "too-long")]
    assert found(line + b"\n" + huge + b"\n" + line) == [(1, "fine"), (2, "too-long"), (3, "fine")]


def test_a_long_file_is_read_line_by_line(data):
    line = json.dumps(data).encode()
    many = LONGEST // len(line) + 50
    assert found((line + b"\n") * many) == [(number, "fine") for number in range(1, many + 1)]


def test_simulated_records_are_good():
    record = Simulation(["random"] * 3, seed=4).play(2)
    assert read(record.to_json()).data == record.data
    assert record.data["made"]["bots"] == ["random"] * 3
