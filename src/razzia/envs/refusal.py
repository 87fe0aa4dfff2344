"""Actions in the words of the game, and why one is refused."""

from operator import index
from typing import Any

from razzia.core.actions import ACTIONS, DONE, STEAL
from razzia.core.cards import KIND_IDS
from razzia.core.rules import legal_actions
from razzia.core.state import OVER, STEALING, State
from razzia.errors import quotable
from razzia.legality import why_not
from razzia.notation import move_of


class IllegalAction(ValueError):
    """An action that the rules do not allow now. It has changed nothing."""


def action_number(given: Any) -> int:
    """An action as the number that it is, whoever gives it: Python, NumPy, a tensor."""
    try:
        return index(given)
    except TypeError:
        shown = quotable(repr(given))
        raise IllegalAction(f"action {shown}: an action is one whole number from 0 to {ACTIONS - 1}") from None


def action_in_words(action: int) -> str:
    """An action as records and people write it; one theft of several is ``steal <card>``, the last word ``done``."""
    return "done" if action == DONE else str(move_of(action))


def legal_in_words(s: State) -> str:
    """The legal actions, each with its number."""
    legal = legal_actions(s)
    return ", ".join(f"{action} ({action_in_words(action)})" for action in range(ACTIONS) if legal >> action & 1)


def refusal(s: State, action: int) -> str:
    """Why an action that is not legal is not, and what would be, in one line."""
    return f"action {action}: {_reason(s, action)}; legal: {legal_in_words(s) or 'nothing'}"


def _reason(s: State, action: int) -> str:
    if not 0 <= action < ACTIONS:
        return f"there is no such action, they go from 0 to {ACTIONS - 1}"
    words = action_in_words(action)
    if s.phase == OVER:
        return f'"{words}": the game is over'
    if s.phase == STEALING:
        if not STEAL <= action < DONE:
            return f'"{words}": a theft is under way'
        kind = action - STEAL
        if kind < s.stolen:
            return f'"{words}": a theft goes on in order of kind, and {KIND_IDS[s.stolen]} was stolen last'
        return f'"{words}": there is no "{KIND_IDS[kind]}" in the row'
    if action == DONE:
        return f'"{words}": no theft is under way'
    return str(why_not(s, move_of(action), words))
