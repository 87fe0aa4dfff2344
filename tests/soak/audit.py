"""Holds what the swarm was promised and shown against what the database says."""

from collections import Counter, defaultdict
from dataclasses import dataclass

import sqlalchemy as sa
from msgspec import json
from msgspec.structs import replace

from razzia import record
from razzia.dealer import verify
from razzia.errors import RazziaError
from razzia.server.messages import ChatLine
from razzia.server.storage import schema
from razzia.server.storage.database import read_url
from razzia.table import journal
from razzia.table.journal import Entry, Played
from razzia.table.showing import Happening, show
from razzia.table.table import Table
from tests.soak.ledger import Ledger, digest

_line = json.Decoder(ChatLine).decode


@dataclass
class Findings:
    """What came of an audit."""

    entries: int = 0
    finished: int = 0
    longest_silence: int = 0
    """How long a bot let everyone wait at most, in milliseconds."""


class Audit:
    """Reads a whole database, and writes every fault into the ledger."""

    def __init__(self, url: str, ledger: Ledger) -> None:
        self._ledger = ledger
        self._findings = Findings()
        engine = sa.create_engine(read_url(url))
        with engine.connect() as connection:
            rows = connection.execute(sa.select(schema.entries).order_by("table_id", "version")).all()
            listed = connection.execute(sa.select(schema.tables.c.id, schema.tables.c.version)).all()
            said = schema.chat.c
            self._lines = connection.execute(sa.select(said.table_id, said.number, said.line)).all()
        engine.dispose()
        self._listed: dict[str, int] = dict(listed)
        self._journals: defaultdict[str, dict[int, Entry]] = defaultdict(dict)
        for table, version, entry in rows:
            if version in self._journals[table]:
                self._ledger.fault(f"{table}: version {version} is there twice")
            self._journals[table][version] = journal.decode(entry)

    def run(self) -> Findings:
        """Check everything."""
        for table in self._ledger.commitments:
            self._check_repeats(table)
        self._check_answers()
        for table in self._listed:
            self._replay(table)
        for table, commitment in self._ledger.commitments.items():
            self._check_record(table, commitment)
        self._check_chat()
        return self._findings

    def _check_repeats(self, table: str) -> None:
        """Whatever was asked for is in the journal once at most."""
        entries = self._journals[table]
        asked = Counter((entry.holder, entry.request) for entry in entries.values() if entry.request is not None)
        for (_holder, request), times in asked.items():
            if times > 1:
                self._ledger.fault(f"{table}: request {request} is in the journal {times} times")

    def _check_answers(self) -> None:
        """What was acknowledged is there, at that version; what was refused has changed nothing."""
        for (table, holder, request), version in self._ledger.granted.items():
            entry = self._journals[table].get(version)
            if entry is None or (entry.holder, entry.request) != (holder, request):
                self._ledger.fault(f"{table}: request {request} was acknowledged as version {version}, and is LOST")
        done = {
            (table, entry.holder, entry.request)
            for table, entries in self._journals.items()
            for entry in entries.values()
        }
        for asked, code in self._ledger.refused.items():
            if asked in done:
                self._ledger.fault(f"{asked[0]}: request {asked[2]} was refused ({code}), and is in the journal")

    def _replay(self, name: str) -> None:
        """No version is missing, and at each the table looks as it did to everyone who saw it."""
        entries = self._journals[name]
        versions = list(range(1, len(entries) + 1))
        if sorted(entries) != versions or self._listed[name] != len(entries):
            self._ledger.fault(f"{name}: the versions are not 1 to {self._listed[name]}: {sorted(entries)}")
            return
        seen = {*self._ledger.shown[name], *self._ledger.told[name]}
        for version in sorted(seen - set(versions)):
            self._ledger.fault(f"{name}: version {version} was shown to someone, and is LOST")
        table = Table(name, ())
        for version in versions:
            try:
                table = self._after(table, entries[version])
            except (RazziaError, AssertionError, ValueError) as error:
                self._ledger.fault(f"{name}: the journal cannot be replayed at version {version}: {error!r}")
                return
        if table.status == "finished":
            self._findings.finished += 1
        elif name in self._ledger.commitments:
            self._ledger.fault(f"{name}: the game did not go on to its end")

    def _after(self, table: Table, entry: Entry) -> Table:
        silence = entry.at - table.changed_at
        if isinstance(entry.news, Played) and entry.news.by == "bot":
            self._findings.longest_silence = max(self._findings.longest_silence, silence)
        table, events = table.after(entry)
        self._findings.entries += 1
        version, name = table.version, table.id
        told = self._ledger.told[name].get(version)
        if told is not None and told != digest(json.encode(Happening(version, entry.at, entry.news, events))):
            self._ledger.fault(f"{name}: what was told of version {version} is not what the journal says")
        shown = self._ledger.shown[name].get(version)
        if shown is not None and shown != digest(json.encode(show(table))):
            self._ledger.fault(f"{name}: what was shown at version {version} is not what the journal says")
        return table

    def _check_record(self, table: str, commitment: str) -> None:
        """The record can be read, and proves the deck that the server had committed itself to."""
        try:
            read = record.read(self._ledger.records[table])
            verify(read.game, read.data["fairness"], commitment)
        except KeyError:
            self._ledger.fault(f"{table}: there is no record with a proof")
        except RazziaError as error:
            self._ledger.fault(f"{table}: the record does not verify: {error}")

    def _check_chat(self) -> None:
        """Every line that was acknowledged is there once; every line that was heard is there."""
        there = {(table, number): replace(_line(line), number=number) for table, number, line in self._lines}
        texts = Counter((table, line.text) for (table, _number), line in there.items())
        for (table, text), times in texts.items():
            if times > 1:
                self._ledger.fault(f"{table}: '{text}' was said {times} times")
        for (table, text), number in self._ledger.said.items():
            if (table, number) not in there or there[table, number].text != text:
                self._ledger.fault(f"{table}: line {number} of the chat was acknowledged, and is LOST")
        for table, lines in self._ledger.heard.items():
            for number, heard in lines.items():
                if (table, number) not in there or digest(json.encode(there[table, number])) != heard:
                    self._ledger.fault(f"{table}: line {number} of the chat was heard, and is LOST")
