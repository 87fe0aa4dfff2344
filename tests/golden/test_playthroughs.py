import pytest

from razzia.core.cards import CHEQUE_SETS
from razzia.editions import EDITIONS
from tests.golden.playthrough import FOLDER, name_of, playthrough, read_back

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_fact_of_every_step_is_as_on_file(file):
    text = file.read_text("utf-8")
    game = read_back(text)
    assert game.over
    assert name_of(game) == file.name
    assert playthrough(game) == text


def test_there_is_one_for_each_edition_and_number_of_players():
    due = {f"{edition}-{players}-players.txt" for edition in EDITIONS for players in CHEQUE_SETS}
    assert {file.name for file in FILES} == due
