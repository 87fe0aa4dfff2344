"""Why a move cannot be made: what trying it would be refused with, without trying it."""

import pytest

from razzia.errors import RazziaError
from razzia.table import referee
from razzia.table.commands import Act
from tests.table.evening import Evening, everything, new_evening
from tests.table.test_referee import NOW, REFUSALS, SETTINGS

MOVES = ["draw left", "draw right", "auction", "pass", "bid 3", "bid 7", "bid 13", "steal ring", "steal thief,thief",
         "B pass", "= ring", "fly", ""]  # fmt: skip
HOLDERS = {"A": "ada", "B": "bo", "C": "cleo"}


def tried(evening: Evening, seat: str, move: str, version: int) -> RazziaError | None:
    """What becomes of a move that is really tried."""
    command = Act(request="a try", seat=seat, version=version, move=move)
    try:
        referee.judge(evening.table, command, HOLDERS[seat], evening.now)
    except RazziaError as error:
        return error
    return None


def asked(evening: Evening, seat: str, move: str, version: int | None = None) -> RazziaError | None:
    return referee.why_not(evening.table, seat, move, version, HOLDERS[seat])


def told(error: RazziaError | None) -> tuple[object, ...] | None:
    return None if error is None else (type(error), error.code, error.text, error.facts)


@pytest.mark.parametrize(
    ("setting", "holder", "fields", "code"),
    [(setting, holder, fields, code) for setting, holder, kind, fields, code in REFUSALS if kind is Act],
)
def test_the_reason_is_the_one_that_a_try_is_refused_with(setting, holder, fields, code):
    table = SETTINGS[setting]().table
    version = table.version if fields["version"] == NOW else fields["version"]
    before = everything(table)
    if code in ("not-your-seat", "no-such-seat"):
        with pytest.raises(RazziaError, match=r"^.+$") as refusal:
            referee.why_not(table, fields["seat"], fields["move"], version, holder)
        assert refusal.value.code == code
    else:
        reason = referee.why_not(table, fields["seat"], fields["move"], version, holder)
        assert reason is not None
        assert reason.code == code
    assert everything(table) == before


def test_any_move_of_anyone_at_any_time():
    evening = new_evening("ada", "bo", "cleo")
    codes = set()
    while evening.table.status == "playing":
        evening.play_on(seed=evening.table.version, moves=1)
        before = everything(evening.table)
        for seat in HOLDERS:
            for move in [*MOVES, *map(str, evening.table.playing.legal())]:
                reason = asked(evening, seat, move)
                assert told(reason) == told(tried(evening, seat, move, evening.table.version))
                codes.add(reason and reason.code)
        assert everything(evening.table) == before
    assert codes == {
        None, "not-your-turn", "not-your-move", "no-auction", "auction-under-way", "must-bid", "bid-too-low",
        "not-your-cheque", "too-few-thieves", "not-in-row", "unknown-move", "over",
    }  # fmt: skip


def test_whether_anything_can_be_stolen():
    evening = new_evening("ada", "bo", "cleo")
    found = set()
    for number in range(400):
        if evening.table.status != "playing":
            evening = new_evening("ada", "bo", "cleo")
        evening.play_on(seed=number, moves=1)
        game = evening.table.playing
        for seat in HOLDERS:
            reason = asked(evening, seat, "steal")
            assert reason is not None
            assert reason.text == ("" if game.over else "steal")
            found.add(reason.code)
            thieves, cards = game.family(seat).get("thief", 0), any(game.row)
            due = (
                "over" if game.over
                else "not-your-turn" if seat != game.to_act
                else "auction-under-way" if game.auction
                else "too-few-thieves" if not thieves
                else "no-cards-named" if cards
                else "row-empty"
            )  # fmt: skip
            assert reason.code == due
            can = any(str(move).startswith("steal") for move in game.legal()) and seat == game.to_act
            assert can == (due == "no-cards-named")
    assert found == {
        "over", "not-your-turn", "auction-under-way", "too-few-thieves", "no-cards-named", "row-empty"
    }  # fmt: skip


def test_it_may_be_about_the_game_on_the_screen():
    evening = new_evening("ada", "bo", "cleo")
    since = evening.table.version
    evening.play("auction")
    assert asked(evening, "B", "pass") is None
    assert asked(evening, "B", "pass", evening.table.version) is None
    reason = asked(evening, "B", "pass", since)
    assert reason is not None
    assert (reason.code, reason.facts) == ("stale-version", {"version": evening.table.version})
