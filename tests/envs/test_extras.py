"""Environments whose extra is missing, refusals in words, and that nothing else is loaded without need."""

import subprocess
import sys

import pytest

from razzia.core.actions import CALL, DONE, DRAW_RIGHT, PASS, STEAL
from razzia.core.cards import CAR, CASINO, CHEQUE_SETS, RING, THIEF
from razzia.core.rules import act, legal_actions, set_up
from razzia.core.state import OVER, STEALING
from razzia.envs.refusal import action_in_words, legal_in_words, refusal


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("pettingzoo_env", "gymnasium", "pettingzoo"),
        ("pettingzoo_parallel", "pettingzoo", "pettingzoo"),
        ("gymnasium_env", "gymnasium", "gymnasium"),
        ("openspiel_game", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(module, missing, extra):
    code = f"import sys; sys.modules[{missing!r}] = None; import razzia.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        f'ModuleNotFoundError: this environment needs {missing}, which is not installed: pip install "razzia[{extra}]"'
    )


def test_another_missing_module_is_not_blamed_on_the_extra():
    code = "import sys; sys.modules['gymnasium.spaces'] = None; import razzia.envs.gymnasium_env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: import of gymnasium.spaces halted; None in sys.modules"
    )


def test_a_batch_needs_no_extra():
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['gymnasium', 'pettingzoo', 'pyspiel', 'PIL']));"
        "from razzia.envs.batch import Batch; b = Batch(2); b.step(b.random_actions()); print(b.totals.shape)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout == "(2, 4)\n"


def test_every_action_that_is_not_legal_is_explained():
    """In every kind of position, with one pile and with two."""
    s = set_up(CHEQUE_SETS[3], 1)
    assert refusal(s, DRAW_RIGHT).startswith('action 1: "draw right": this table plays with one pile')
    assert refusal(s, PASS) == 'action 21: "pass": there is no auction now; legal: 0 (draw left), 2 (auction)'
    assert "stealing takes a thief, and there is none" in refusal(s, STEAL)
    act(s, CALL)
    assert 'an auction is under way; say "bid <cheque>" or "pass"' in refusal(s, CALL)
    assert '"bid 16": 16 is not among one\'s own face-up cheques' in refusal(s, 37)
    assert "no theft is under way" in refusal(s, DONE)
    assert legal_in_words(s).startswith("21 (pass), ")


def test_every_action_that_is_not_legal_in_a_theft_is_explained():
    s = set_up(CHEQUE_SETS[3])
    s.families[s.turn, THIEF] = 3
    s.row[RING], s.row[CAR], s.row[CASINO] = 1, 2, 1
    act(s, STEAL + CAR)
    assert s.phase == STEALING
    assert refusal(s, 0) == (
        f'action 0: "draw left": a theft is under way;'
        f" legal: {STEAL + CAR} (steal car), {STEAL + CASINO} (steal casino), 20 (done)"
    )
    assert '"steal ring": a theft goes on in order of kind, and car was stolen last' in refusal(s, STEAL + RING)
    assert '"steal coin": there is no "coin" in the row' in refusal(s, STEAL + 9)
    legal = legal_actions(s)
    assert all(refusal(s, action).count("\n") == 0 for action in range(38) if not legal >> action & 1)


def test_after_the_end():
    s = set_up(CHEQUE_SETS[2])
    s.phase = OVER
    assert refusal(s, 0) == 'action 0: "draw left": the game is over; legal: nothing'
    assert action_in_words(DONE) == "done"
