"""The result of a job as plain data, for programs and for the report."""

import shlex
from typing import Any

from razzia.arena.estimates import Estimate
from razzia.arena.facts import CAUSES
from razzia.arena.faults import Fault
from razzia.arena.sprt import BOUND, FEWEST_DECKS, SequentialTest
from razzia.arena.standings import MEASURES, Habits, Standings
from razzia.core.cards import ROUNDS
from razzia.core.scoring import ITEMS
from razzia.editions import DEFAULT_EDITION, Options

VERSION = 1


def result_of(standings: Standings, planned: int) -> dict[str, Any]:
    """Everything that a job has shown. The same games give the same data, wherever they were played."""
    job = standings.job
    return {
        "arena": VERSION,
        **{name: value for name, value in job.identity().items() if name != "records"},
        "games": standings.games,
        "decks": standings.decks,
        "planned": planned,
        "par": _round(standings.par),
        "entrants": [_entrant(standings, name) for name in job.entrants],
        "differences": [
            {
                "of": one,
                "to": other,
                **{measure: _estimate(standings.difference(one, other, measure)) for measure in MEASURES},
            }
            for one, other in standings.pairs()
        ],
        "test": _test(standings.test, job.bots[0]) if standings.test else None,
        "faults": [_fault(fault) for fault in standings.faults],
        "command": _command(standings, planned),
    }


def _command(standings: Standings, planned: int) -> str:
    """What to type to have the same games played again."""
    job, test = standings.job, standings.test
    words = ["razzia", "arena", "--bots", ",".join(job.bots), "--players", str(job.players), "--games", str(planned)]
    words += ["--seed", str(job.seed)]
    if job.edition != DEFAULT_EDITION:
        words += ["--edition", job.edition]
    if job.options.piles != Options().piles:
        words += ["--piles", str(job.options.piles)]
    if test:
        words += ["--sprt", "--difference", f"{test.difference:g}"]
    return shlex.join(words)


def _entrant(standings: Standings, name: str) -> dict[str, Any]:
    mu, sigma = standings.ratings.of(name)
    faults = {kind: count for (bot, kind), count in sorted(standings.fault_counts.items()) if bot == name}
    habits = standings.habits[name]
    return {
        "name": name,
        "seats": standings.job.bots.count(name),
        "games": habits.games,
        "decks": standings.decks_of(name),
        **{measure: _estimate(standings.mean(name, measure)) for measure in MEASURES},
        "rating": {"mu": _round(mu), "sigma": _round(sigma)},
        "faults": faults,
        "forfeits": habits.forfeits,
        "points_by_round": [
            {item: _round(habits.points[number][place] / max(habits.games, 1)) for place, item in enumerate(ITEMS)}
            for number in range(ROUNDS)
        ],
        "auctions": _auctions(habits),
        "cheques": [
            {"cheque": cheque, "rows": rows, "cards": _round(habits.cards[cheque] / rows)}
            for cheque, rows in sorted(habits.rows.items())
        ],
    }


def _auctions(habits: Habits) -> dict[str, Any]:
    return {
        "called": {cause: habits.called[place] for place, cause in enumerate(CAUSES)},
        "called_and_won": {cause: habits.called_and_won[place] for place, cause in enumerate(CAUSES)},
        "bid_in": habits.bid_in,
        "won": habits.won,
    }


def _test(test: SequentialTest, first: str) -> dict[str, Any]:
    return {
        "of": first,
        "difference": test.difference,
        "verdict": test.verdict,
        "decks": test.seen.count,
        "fewest_decks": FEWEST_DECKS,
        "seen": _estimate(test.seen.estimate()),
        "evidence": _round(test.evidence),
        "bound": _round(BOUND),
    }


def _fault(fault: Fault) -> dict[str, Any]:
    return {
        "bot": fault.bot,
        "kind": fault.kind,
        "message": fault.message,
        "game": fault.game,
        "deck": fault.deck,
        "seat": fault.seat,
        "move": fault.move,
        "moves": fault.moves,
    }


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    return {"mean": _round(estimate.mean), "margin": None if estimate.margin is None else _round(estimate.margin)}


def _round(value: float) -> float:
    return round(value, 6)
