"""The tools that found the numbers of the bots still run, and find what they should."""

import numpy as np
import pytest

from razzia.bots.novice import SHORT_SIGHTED
from razzia.bots.outlook import COMING, SPREAD
from razzia.bots.weights import WEIGHTS, Weights
from tools import fit_outlook, tune_greedy


def test_weights_are_tuned(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(tune_greedy, "DECKS", dict.fromkeys(tune_greedy.DECKS, 20))
    share, ahead = tune_greedy.results(WEIGHTS, WEIGHTS, 4, seed=1)
    assert share == pytest.approx(1)
    assert ahead == pytest.approx(0)
    share, ahead = tune_greedy.results(WEIGHTS, SHORT_SIGHTED, 4, seed=1)
    assert share > 1.5
    assert ahead > 5
    tune_greedy.tune(generations=1, width=0.1, seed=1, save=tmp_path / "weights.json")
    assert "1:" in capsys.readouterr().out
    assert set(Weights._fields) == set(tune_greedy.json.loads((tmp_path / "weights.json").read_text()))


def test_the_outlook_is_fitted(monkeypatch):
    monkeypatch.setattr(fit_outlook, "GAMES", 1500)
    coming, spread, surprise = fit_outlook.fit(3)
    # With fewer games the numbers are rougher; but they are these numbers.
    assert coming == pytest.approx(COMING[1], abs=3)
    assert spread[1:3] == pytest.approx(SPREAD[1][1:3], rel=0.35)
    assert surprise < 0.9 * np.log(3)
