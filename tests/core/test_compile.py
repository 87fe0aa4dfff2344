"""Plain Python and machine code are the same rules."""

import os
import subprocess
import sys

import numpy as np
import pytest

from razzia.core import compile as compiling
from razzia.core.actions import ACTIONS
from razzia.core.cards import CHEQUE_SETS
from razzia.core.rules import act, legal_actions, probability, reveal, set_up, start
from razzia.core.scoring import ITEMS, points
from razzia.core.state import CHANCE, OVER, cheque_mask, empty_states
from razzia.playout import generator, play_out, random_action, random_card


@pytest.mark.parametrize("players", CHEQUE_SETS)
@pytest.mark.parametrize(("piles", "tied"), [(1, 0), (2, 0), (2, 3)])
def test_step_by_step_they_agree_to_the_byte(players, piles, tied):
    for seed in range(5):
        plain, fast = set_up(CHEQUE_SETS[players], piles, tied).as_array(), empty_states(1)
        masks = np.array([cheque_mask(own) for own in CHEQUE_SETS[players]], np.int32)
        start.machine_code(fast.view(np.ndarray)[0], masks, piles, tied)
        random = generator(seed)
        s = plain[0]
        while s.phase != OVER:
            record = fast.view(np.ndarray)[0]
            mask = legal_actions(s)
            assert mask == legal_actions.machine_code(record)
            assert 0 <= mask < 1 << ACTIONS
            for seat in range(players):
                assert points(s, seat) == points.machine_code(record, seat)
            if s.phase == CHANCE:
                kind = random_card(s, random)
                assert probability(s, kind) == probability.machine_code(record, kind) > 0
                reveal(s, kind)
                reveal.machine_code(record, kind)
            else:
                action = random_action(mask, random)
                act(s, action)
                act.machine_code(record, action)
            assert plain.tobytes() == fast.tobytes()


@pytest.mark.parametrize("players", CHEQUE_SETS)
def test_whole_games_agree_to_the_byte(players):
    for seed in range(30):
        plain, fast = (set_up(CHEQUE_SETS[players]).as_array() for _ in range(2))
        random, twin = generator(seed), generator(seed)
        steps = play_out(plain[0], random)
        assert steps == play_out.machine_code(fast.view(np.ndarray)[0], twin)
        assert plain.tobytes() == fast.tobytes()
        assert random.tobytes() == twin.tobytes()


def test_every_item_of_the_sheet_has_a_function():
    from razzia.core import scoring

    assert all(callable(getattr(scoring, item)) for item in ITEMS)


def test_a_compiled_function_can_be_pickled():
    import pickle

    assert pickle.loads(pickle.dumps(act)) is act


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )


SCORE = """
import numpy as np
from razzia.core.scoring import coins
from razzia.core.state import empty_states
print(coins.machine_code(empty_states(1).view(np.ndarray)[0], 0))
"""


def test_it_says_once_that_it_compiles(tmp_path):
    first = run(SCORE, XDG_CACHE_HOME=str(tmp_path))
    second = run(SCORE, XDG_CACHE_HOME=str(tmp_path))
    assert first.stdout == second.stdout == "0\n"
    assert "the result is kept" in first.stderr
    assert len(first.stderr.splitlines()) == 1
    assert second.stderr == ""
    assert len(list((tmp_path / "razzia").iterdir())) == 1


def test_it_works_where_nothing_can_be_kept(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    told = run(SCORE, XDG_CACHE_HOME=str(blocked))
    assert told.stdout == "0\n"
    assert "cannot be kept" in told.stderr


def test_the_cache_is_named_after_the_sources(tmp_path, monkeypatch):
    core = tmp_path / "razzia" / "core"
    core.mkdir(parents=True)
    (core / "rules.py").write_text("@compiled\ndef bid(): ...")
    (core.parent / "words.py").write_text("no compiled function in here")
    monkeypatch.setattr(compiling, "__file__", str(core / "compile.py"))
    names = [compiling._sources_hash()]
    (core.parent / "words.py").write_text("changed, but it does not matter")
    assert compiling._sources_hash() == names[0]
    (core / "rules.py").write_text("@compiled\ndef bid(): return 1")
    names.append(compiling._sources_hash())
    (core.parent / "playout.py").write_text("@compiled\ndef play_out(): ...")
    names.append(compiling._sources_hash())
    assert len(set(names)) == 3


def test_machine_code_that_nobody_uses_any_more_is_removed(tmp_path):
    used, unused, recent = (tmp_path / f"compiled-{name}" for name in ("used", "unused", "recent"))
    for folder in (used, unused, recent):
        folder.mkdir()
        (folder / "code").touch()
    os.utime(unused, (0, 0))
    compiling._remove_unused(used)
    assert sorted(tmp_path.iterdir()) == sorted([used, recent])


def test_plain_python_never_meets_the_compiler():
    code = """
import sys
from razzia.simulate import Simulation
Simulation(["random"] * 4).play(0)
print("numba" in sys.modules)
"""
    assert run(code).stdout == "False\n"


WIDTHS = """
from razzia.core.bits import count_bits
from razzia.core.cards import CHEQUE_SETS
from razzia.core.compile import compiled
from razzia.core.rules import set_up


@compiled
def bits_of_every_width(states):
    s = states[0]
    of_the_record = count_bits(s.players) + count_bits(s.face_up[0]) + count_bits(s.bag[0])
    return count_bits(7) + of_the_record + count_bits(len(states))


position = set_up(CHEQUE_SETS[3]).as_array()
print(bits_of_every_width.machine_code(position) == bits_of_every_width(position))
print(len(count_bits.machine_code.signatures))
"""


def test_whole_numbers_of_every_width_make_one_form():
    """Else a compiler would have three times the work. What has no file is compiled each time, and shows it."""
    assert run(WIDTHS).stdout == "True\n1\n"
