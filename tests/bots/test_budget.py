import pytest

from razzia.bots import Budget
from razzia.errors import SetupError


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("100ms", Budget(milliseconds=100)),
        ("0.5s", Budget(milliseconds=500)),
        ("5000", Budget(milliseconds=None, simulations=5000)),
        ("2x100ms", Budget(milliseconds=100, threads=2)),
        ("2x5000", Budget(milliseconds=None, simulations=5000, threads=2)),
    ],
)
def test_a_budget_is_read(text, budget):
    assert Budget.parse(text) == budget
    assert Budget.parse(str(budget)) == budget


@pytest.mark.parametrize("text", ["", "ms", "0ms", "0", "-5", "1.5", "100 ms", "0x5", "x5", "1e3", "fast", "9" * 40])
def test_what_is_not_a_budget_is_refused(text):
    with pytest.raises(SetupError, match="is not a budget; say 100ms"):
        Budget.parse(text)
