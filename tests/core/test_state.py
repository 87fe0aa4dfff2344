import pickle
import re
import sys
from pathlib import Path

import numpy as np
import pytest

from razzia.core.state import RECORD, State, cheque_mask, cheques_in, empty_states


def test_a_game_is_a_small_flat_record():
    assert RECORD.itemsize < 256
    assert not RECORD.hasobject
    assert RECORD.isalignedstruct
    fields = [RECORD.fields[name] for name in RECORD.names]
    assert sum(field.itemsize for field, _ in fields) == RECORD.itemsize, "no byte without a meaning"


def test_the_window_and_the_record_are_the_same_memory():
    states = empty_states(3)
    s = states[1]
    s.round = 2
    s.seat = -1
    s.families[4, 16] = 3
    s.face_up[2] = 1 << 16
    s.totals[0] = -40
    plain = states.view(np.ndarray)
    assert (plain["round"].tolist(), plain["seat"].tolist()) == ([0, 2, 0], [0, -1, 0])
    assert (plain[1]["families"][4, 16], plain[1]["face_up"][2], plain[1]["totals"][0]) == (3, 1 << 16, -40)
    plain["police"][1] = 6
    assert s.police == 6


@pytest.mark.parametrize("name", RECORD.names)
def test_the_window_shows_every_field(name):
    states = empty_states(2)
    field = states.view(np.ndarray)[name]
    field[1] = np.arange(field[1].size).reshape(field[1].shape) + 1
    shown = getattr(states[1], name)
    assert (shown.tolist() if isinstance(shown, memoryview) else shown) == field[1].tolist()


def test_a_field_refuses_what_it_cannot_hold():
    s = State()
    with pytest.raises(ValueError, match="invalid value"):
        s.row[0] -= 1
    with pytest.raises(ValueError, match="invalid value"):
        s.police = 200
    with pytest.raises(AttributeError):
        s.polize = 1


def test_copying_and_comparing_are_on_bytes():
    states = empty_states(2)
    states[0].round = 3
    assert states[:1].tobytes() != states[1:].tobytes()
    states[1] = states[0]
    assert states[:1].tobytes() == states[1:].tobytes()
    twin = states.copy()
    twin[0].round = 1
    assert states[0].round == 3
    assert pickle.loads(pickle.dumps(states)).tobytes() == states.tobytes()
    assert isinstance(pickle.loads(pickle.dumps(states))[0], State)


def test_a_state_by_itself():
    s = State()
    s.police = 3
    twin = s.copy()
    assert twin == s
    assert twin.tobytes() == s.tobytes() == s.as_array().tobytes()
    twin.police = 4
    assert (s.police, twin == s, s == 3) == (3, False, False)
    assert pickle.loads(pickle.dumps(s)) == s
    s.as_array()[0].centre = 9
    assert s.centre == 9, "the array is on the same memory"
    s.become(twin)
    assert s == twin
    with pytest.raises(TypeError):
        hash(s)


def test_an_array_of_games_is_an_array():
    states = empty_states(3)
    for number, s in enumerate(states):
        s.police = number
    assert [s.police for s in states] == [0, 1, 2]
    assert (states[-1].police, states[np.int64(1)].police) == (2, 1)
    assert [s.police for s in states[1:]] == [1, 2]
    for index in (3, -4, 99):
        with pytest.raises(IndexError):
            states[index]
    assert states["police"].tolist() == [0, 1, 2]
    assert states.reshape(1, 3)[0, 1]["police"] == 1
    with pytest.raises(IndexError):
        empty_states(0)[0]


def test_the_types_that_are_declared_are_the_fields():
    source = Path(sys.modules[State.__module__].__file__).read_text("utf-8")
    declared = source.partition("if TYPE_CHECKING:")[2].partition("def __init__")[0]
    assert re.findall(r"^ +(\w+):", declared, re.M) == list(RECORD.names)


def test_cheques_as_masks():
    assert cheque_mask([1, 3, 16]) == 0b1_0000_0000_0000_1010
    assert cheques_in(0b1_0000_0000_0000_1010) == (1, 3, 16)
    assert cheques_in(0) == ()
