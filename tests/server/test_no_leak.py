"""Whatever leaves the server tells nothing about the undrawn cards, nor about what others have face down.

Two servers do the same in every respect but one: the order of the cards that nobody has drawn yet. Then everything that
they say must be the same, byte by byte, to players and spectators, in logs and metrics. Only the digits of the
commitment may differ: it is of another secret.
"""

import json
import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from razzia.dealer import Dealer, commitment, secret_from_seed
from razzia.server.chance import Chance
from razzia.table import table as tables
from tests.server.open_house import Connection, OpenHouse, Person, StoppedClock, open_house

CONTRIBUTIONS = {"A": "of Ada", "B": "of Bo", "C": "of Bo too"}
BOTS: dict[int, dict[str, str]] = {2: {}, 3: {"C": "easy"}, 4: {"D": "normal"}, 5: {"D": "easy", "E": "normal"}}
STRETCHES = [(players, open_cheques) for players in BOTS for open_cheques in (True, False)]
STEPS = {2: 49, 3: 28, 4: 21, 5: 21}
"""Of a stretch, by the number of players: one with two sees a scoring."""
HOUR = 3600
PILE = 60
ADVISER = "planner@64"
"""It counts simulations and not time: the same position and the same luck give the same hint."""


def piles_of(players: int) -> int:
    return 1 if players == 5 else 2


# ── Decks ───────────────────────────────────────────────────────────────────────────────────────────────────────


class OtherTail(Dealer):
    """A dealer with another secret, whose deck agrees with that of a first dealer on what was drawn from it.

    To find a secret that agrees with another on thirty cards takes longer than the universe has; so the rest of the
    deck is laid in another order by hand. Nothing else of the dealer is touched, and nothing else knows of its deck.
    """

    twins: ClassVar[dict[bytes, tuple[bytes, dict[str, int]]]] = {}
    """By secret: the secret of the first dealer, and how many cards were left in its piles."""

    def __init__(self, secret: bytes, contributions: list[str]) -> None:
        super().__init__(secret, contributions)
        if secret in self.twins:
            first, piles = self.twins[secret]
            twin = Dealer(first, contributions)
            self.cheques = twin.cheques
            self._deck = self.other_tail(twin._deck, piles)

    @staticmethod
    def other_tail(deck: tuple[str, ...], piles: dict[str, int]) -> tuple[str, ...]:
        """The same cards, those left in the piles in an order in which both piles begin with another card."""
        ends = [PILE, 2 * PILE] if len(piles) == 2 else [2 * PILE]
        places = [range(end - left, end) for end, left in zip(ends, piles.values(), strict=True)]
        undrawn = [place for part in places for place in part]
        for seed in count():
            other = list(deck)
            for place, card in zip(undrawn, Random(seed).sample([deck[p] for p in undrawn], len(undrawn)), strict=True):
                other[place] = card
            if all(other[part[0]] != deck[part[0]] for part in places):
                return tuple(other)
        raise AssertionError


def agreeing_secrets(draws: int) -> tuple[bytes, bytes]:
    """Two secrets of real dealers that agree on the lot and the first cards of the left pile, and not on the next."""
    seen: dict[Any, tuple[bytes, Dealer]] = {}
    for number in count():
        secret = secret_from_seed("agreeing", number)
        dealer = Dealer(secret, [CONTRIBUTIONS["A"], CONTRIBUTIONS["B"]])
        known = dealer.cheques, dealer._deck[:draws]
        other = seen.setdefault(known, (secret, dealer))
        if other[1]._deck[draws] != dealer._deck[draws]:
            return other[0], secret
    raise AssertionError


# ── A whole evening at one server, and everything that it said ──────────────────────────────────────────────────


class Evening:
    """People who do the same each time, and write down everything that reaches them."""

    def __init__(self, house: OpenHouse, clock: StoppedClock) -> None:
        self.house = house
        self.clock = clock
        self.ada = house.person("Ada")
        self.bo = house.person("Bo")
        self.eve = house.person()
        self.left: list[dict[str, int]] = []
        """What was left in the piles of each table."""

    def sit_down(self, **setup: Any) -> str:
        table = self.ada.make(open=True, **setup)
        for seat in "ABCDE"[: setup["players"]]:
            if seat not in setup.get("bots", {}):
                who, name = (self.ada, "Ada") if seat == "A" else (self.bo, f"Bo {seat}")
                who.do(table, "sit", seat=seat, name=name, contribution=CONTRIBUTIONS[seat])
        return table

    def come(self, table: str) -> tuple[Connection, Connection, Connection]:
        here = []
        for who in (self.ada, self.bo, self.eve):
            here.append(who.come(table))
            for one in here:
                one.catch_up()  # one after the other, so that each hears of the next in the same order
        return here[0], here[1], here[2]

    def afterwards(self, table: str, here: tuple[Connection, ...]) -> None:
        """Ask everything that can be asked, and leave."""
        for who in (self.ada, self.bo, self.eve):
            for path in (f"/tables/{table}", f"/tables/{table}/history", f"/tables/{table}/record",
                         f"/tables/{table}/replay", f"/tables/{table}/replay?seat=A", f"/tables/{table}/replay?seat=B",
                         "/lobby", "/finished", "/my-tables"):  # fmt: skip
                who.get(path)
        for one in here:
            one.catch_up()
        self.left.append(here[0].game["piles"])
        for one in here:
            one.close()

    def a_few_draws(self, draws: int) -> None:
        """The first cards of the left pile, between two players."""
        table = self.sit_down(players=2)
        here = self.come(table)
        version = self.ada.do(table, "start")
        while True:
            for one in here:
                one.settle(version)
            mover = here[0] if here[0].to_act == "A" else here[1]
            if sum(mover.game["piles"].values()) == 2 * PILE - draws and mover.game["decision"] == "turn":
                break
            version = mover.act("draw left" if "draw left" in mover.legal else "pass")["version"]
        assert mover.ask("ask-hint", seat=mover.to_act, version=version)["type"] == "hint"
        self.afterwards(table, here)

    def stretch(self, players: int, open_cheques: bool) -> None:
        """A part of a game in which everything happens that can happen."""
        luck = Random(f"{players} {open_cheques}")
        table = self.sit_down(
            players=players,
            open_cheques=open_cheques,
            piles=piles_of(players),
            bots=BOTS[players],
            clock={"kind": "move", "seconds": HOUR},
        )
        began = self.clock.time
        ada, bo, eve = here = self.come(table)
        version = self.ada.do(table, "start")
        for step in range(STEPS[players]):
            version = self.settle(here, version)
            assert ada.table["status"] == "playing"
            seat = str(ada.to_act)
            mover = ada if seat == "A" else bo
            match step % 7:
                case 1:
                    for one in here:
                        one.ask("say", text=f"That was step {step}.", name="Eve" if one is eve else None)
                case 2:
                    self.house.pass_time(self.clock, 1000 * HOUR + 1, table)
                    version += 1
                    continue
                case 3:
                    bo.ask("act", seat="A", version=version, move="draw left")
                    ada.ask("act", seat="A", version=0, move="draw left")
                    eve.ask("act", seat="A", version=version, move="draw left")
                    mover.act("bid 99", seat)
                    for move in ("bid 9", "steal", "draw left", "pass"):
                        assert mover.ask("ask-why", seat=seat, move=move)["type"] == "why"
                    mover.send("{")
                case 4:
                    ada.close()
                    bo.until("presence")
                    ada = self.ada.come(table, version=version - 1, chat=1)
                    here = ada, bo, eve
                    bo.until("presence")
                    eve.catch_up()
                    mover = ada if seat == "A" else bo
                case 5:
                    assert mover.ask("ask-hint", seat=seat, version=version)["type"] == "hint"
                case 6 if step == 13:
                    version = bo.ask("resign", seat="B")["version"]
                    ada.settle(version)
                    bo.settle()
                    version = bo.ask("return", seat="B")["version"]
                    continue
            self.clock.time += 1000
            version = mover.act(self.choice(mover.legal, luck))["version"]
            mover.settle(version)
            if any(one["seat"] == seat and one["can_take_back"] for one in mover.you["seats"]) and luck.random() < 0.5:
                version = mover.ask("take-back", seat=seat, version=version)["version"]
        self.settle(here, version)
        mover = ada if ada.to_act == "A" else bo
        assert mover.ask("ask-hint", seat=mover.to_act, version=mover.table["version"])["type"] == "hint"
        self.afterwards(table, here)
        self.clock.time = began  # so that no clock runs out at a table that everyone has left

    @staticmethod
    def settle(here: tuple[Connection, ...], version: int) -> int:
        """Let everyone hear everything, until the table waits for a person. Its version then."""
        for one in here:
            one.settle(version)
            version = int(one.table["version"])
        return version

    @staticmethod
    def choice(legal: list[str], luck: Random) -> str:
        return luck.choices(legal, [6 if move.startswith("draw") else 1 for move in legal])[0]

    def everything(self) -> dict[str, list[str]]:
        """What everyone was told, and what the server told about itself."""
        people = (self.ada, self.bo, self.eve)
        self.house.wait_for_goodbyes(sum(len(who.connections) for who in people))
        metrics = self.eve.get(f"{self.house.url}/metrics").text
        self.eve.answers.pop()
        told = {
            "log": sorted(timeless_entry(entry) for entry in self.house.entries()),
            "metrics": [line for line in metrics.splitlines() if not re.search(r"_seconds_(bucket|sum)", line)],
        }
        for name, who in (("Ada", self.ada), ("Bo", self.bo), ("Eve", self.eve)):
            told[f"{name} over REST"] = [timeless_answer(answer) for answer in who.answers]
            told[f"{name} live"] = [message for connection in who.connections for message in connection.heard]
        return told


def timeless_entry(entry: dict[str, Any]) -> str:
    return json.dumps({name: fact for name, fact in entry.items() if name not in ("timestamp", "ms")}, sort_keys=True)


def timeless_answer(answer: Any) -> str:
    # How short a text becomes depends on the digits of the commitment that are in it; the text itself is compared.
    aside = ("date", "content-length") if "content-encoding" in answer.headers else ("date",)
    headers = [(name, value) for name, value in answer.headers.items() if name not in aside]
    return f"{answer.status_code} {headers} {answer.text}"


def ids() -> Callable[[], str]:
    """Ids for tables, one after the other."""
    numbers = count(2222)
    return lambda: f"table{next(numbers):04}".replace("l", "k").replace("0", "z").replace("1", "y")


def evening(folder: Path, secrets: Iterator[bytes], port: int, play: Callable[[Evening], None]) -> tuple[Evening, Any]:
    """An evening at a server with these secrets. Nothing but them is left to chance."""
    clock, numbers = StoppedClock(), count(1)
    chance = Chance(
        now=clock,
        new_id=ids(),
        new_secret=lambda: next(secrets),
        new_seed=lambda: "the same luck",
        new_number=lambda: f"request {next(numbers)}",
    )
    with open_house(folder / "razzia.db", port=port, chance=chance, adviser=ADVISER, requests=count(1)) as house:
        spent = Evening(house, clock)
        play(spent)
        return spent, spent.everything()


def without_digits(told: dict[str, list[str]], secrets: list[bytes]) -> dict[str, list[str]]:
    """What was told, less the digits of the commitments; each must have been there."""
    whole = json.dumps(told)
    for number, secret in enumerate(secrets):
        assert commitment(secret) in whole
        whole = whole.replace(commitment(secret), f"commitment {number}")
    cleaned: dict[str, list[str]] = json.loads(whole)
    return cleaned


def test_the_undrawn_cards_leave_no_trace(tmp_path_factory, monkeypatch):
    one, other = agreeing_secrets(draws=3)
    secrets = [[secret_from_seed(deck, number) for number in range(len(STRETCHES))] for deck in ("one", "other")]
    secrets = [[one, *secrets[0]], [other, *secrets[1]]]

    def play(here: Evening) -> None:
        here.a_few_draws(3)
        for players, open_cheques in STRETCHES:
            here.stretch(players, open_cheques)

    first, told = evening(tmp_path_factory.mktemp("one"), iter(secrets[0]), 0, play)
    twins = zip(secrets[1][1:], secrets[0][1:], first.left[1:], strict=True)
    monkeypatch.setattr(OtherTail, "twins", {secret: (twin, left) for secret, twin, left in twins})
    monkeypatch.setattr(tables, "Dealer", OtherTail)
    port = first.house.settings.port
    second, told_too = evening(tmp_path_factory.mktemp("other"), iter(secrets[1]), port, play)

    assert first.left == second.left
    expected, found = without_digits(told, secrets[0]), without_digits(told_too, secrets[1])
    for who in expected:
        for number, (line, due) in enumerate(zip(found[who], expected[who], strict=True)):
            assert line == due, f"{who}, {number}"
    happened = json.dumps(expected["Eve live"]).replace('\\"', '"')
    for what in ("loot-turned-over", "police-turned-over", "row-won", "row-stayed", "stole", "took-back", "resigned",
                 "returned", '"by":"bot"', '"by":"clock"', "round-scored"):  # fmt: skip
        assert what in happened, f"the evening was too quiet: no {what}"


# ── What others have face down ──────────────────────────────────────────────────────────────────────────────────


def auction(ada: Person, bo: Person, table: str, winner: str, cheque: int) -> None:
    """A forced auction of whoever has the turn, which this seat wins with this cheque."""
    move, version = "auction", ada.get(f"/tables/{table}").json()["table"]["version"]
    game: dict[str, Any] = {"decision": ""}
    while game["decision"] != "turn":
        game = ada.get(f"/tables/{table}").json()["table"]["game"]
        seat = game["to_act"]
        version = (ada if seat == "A" else bo).do(table, "act", seat=seat, version=version, move=move)
        game = ada.get(f"/tables/{table}").json()["table"]["game"]
        move = f"bid {cheque}" if game["to_act"] == winner else "pass"


def hidden_table(ada: Person, bo: Person, players: int) -> tuple[str, dict[str, list[int]]]:
    """A table that plays from memory: its id, and who has which cheques."""
    table = ada.make(players=players, open_cheques=False)
    for seat in "ABCD"[:players]:
        (ada if seat == "A" else bo).do(table, "sit", seat=seat, name=f"In {seat}")
    ada.do(table, "start")
    seats = ada.get(f"/tables/{table}").json()["table"]["game"]["seats"]
    return table, {one["seat"]: one["face_up"] for one in seats}


def test_who_won_what_face_down_is_for_those_to_remember_who_were_there(tmp_path):
    """Two tables that differ in nothing but which of the others won which cheque face down."""
    chance = Chance(now=StoppedClock(), new_secret=lambda: secret_from_seed("hidden"), new_seed=lambda: "luck")
    told = []
    with open_house(tmp_path / "razzia.db", chance=chance, adviser=ADVISER) as house:
        for order in ("BCD", "CBD"):
            ada, bo, eve = house.person("Ada"), house.person("Bo"), house.person()
            table, cheques = hidden_table(ada, bo, 4)
            for winner in order:
                auction(ada, bo, table, winner, cheques[winner][0])
            held = {one["seat"]: one["own"]["face_down"] for one in bo.get(f"/tables/{table}").json()["you"]["seats"]}
            ada.answers.clear()
            told.append((held, later(ada, bo, eve, table)))
    (held, one), (held_too, other) = told
    assert held != held_too
    assert one == other
    assert sum("row-won" in line for line in one) > 2


def later(ada: Person, bo: Person, eve: Person, table: str) -> list[str]:
    """What reaches someone who sits there and comes back, and someone who begins to watch; less the table's id."""
    luck = Random("later")
    version = ada.get(f"/tables/{table}").json()["table"]["version"]
    here = [ada.come(table), ada.come(table, version=version - 9), eve.come(table)]
    for one in here:
        one.catch_up()
    for _ in range(30):
        seat, game = str(here[0].to_act), here[0].game
        for move in ("bid 9", "steal", "draw left", "pass"):
            assert here[0].ask("ask-why", seat="A", move=move)["type"] == "why"
        if seat == "A":
            assert here[0].ask("ask-hint", seat="A", version=version)["type"] == "hint"
            legal = here[0].legal
        else:
            own = [one["own"] for one in bo.get(f"/tables/{table}").json()["you"]["seats"] if one["seat"] == seat]
            legal = own[0]["legal"]
        assert game["round"] == 1
        move = luck.choices(legal, [5 if move.startswith(("draw", "pass")) else 1 for move in legal])[0]
        version = (ada if seat == "A" else bo).do(table, "act", seat=seat, version=version, move=move)
        for one in here:
            one.settle(version)
    for who in (ada, eve):
        for path in ("", "/history", "/record", "/replay", "/replay?seat=A", "/replay?seat=B"):
            who.get(f"/tables/{table}{path}")
    texts = [answer.text for who in (ada, eve) for answer in who.answers]
    texts += [message for one in here for message in one.heard]
    # The names of requests go on from table to table, and come back in the answers.
    return [re.sub(r"request \d+", "request", text.replace(table, "the table")) for text in texts]


def test_what_lies_face_down_is_shown_by_the_scoring_and_stays_seen(tmp_path):
    with open_house(tmp_path / "razzia.db") as house:
        ada, bo, eve = house.person("Ada"), house.person("Bo"), house.person()
        table, cheques = hidden_table(ada, bo, 2)
        watching = [ada.come(table), eve.come(table)]
        lots = [(seat, cheque) for seat in "AB" for cheque in cheques[seat]]
        for number, (winner, cheque) in enumerate(lots, 1):
            auction(ada, bo, table, winner, cheque)
            for one in watching:
                news = one.until("update")
                while not any(event["event"] == "row-won" for event in news["happenings"][0]["events"]):
                    assert all(cheque is None for seat in one.game["seats"] for cheque in seat["face_down"])
                    news = one.until("update")
                (won,) = [event for event in news["happenings"][0]["events"] if event["event"] == "row-won"]
                assert won["cheque"] == cheque
                last = number == len(lots)
                assert (won["taken"] is not None) == last, "only the last auction ends the round"
        assert watching[0].game["round"] == 2
        shown = {one["seat"]: one["face_up"] for one in watching[1].game["seats"]}
        assert all(shown.values())
        # Who ended the round has seen everything, and cannot go back to before.
        assert not any(one["can_take_back"] for one in bo.get(f"/tables/{table}").json()["you"]["seats"])
        refused = bo.ask(table, "take-back", seat="B", version=watching[0].table["version"])
        assert refused.json()["code"] == "no-take-back"
