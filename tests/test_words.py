"""Every language has every word, and every word is used."""

import re
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import razzia
from razzia.core.cards import CHEQUE_SETS, KIND_IDS
from razzia.core.scoring import ITEMS
from razzia.editions import EDITIONS
from razzia.errors import SetupError, quotable
from razzia.events import BidMade, RowWon
from razzia.narrator import Narrator
from razzia.table_text import show
from razzia.words import LOCALES, Words, languages, signed
from razzia.words import plain as plain_points
from tests.playing import BOLD, new_game, play_on

SOURCES = Path(razzia.__file__).parent
PAGE = Path(__file__).parents[1] / "web/src"
BUILT_BY_THE_PAGE = (
    "error",
    "explain",
    "fairness",
    "fairness-verdict",
    "level",
    "news",
    "rules-score",
    "table-draw",
    "table-pile-count",
    "why",
)
"""What the ids begin with that the web app puts together, as in `level-${level}`."""

NO_WORDS = {"Razzia"}
"""What is the same in every language."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a catalogue, and the facts that each mentions."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables.names
    return found


def plain(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """Without the wordings of single editions, which a language needs only where they differ."""
    return {name: facts for name, facts in found.items() if not name.endswith(tuple(EDITIONS))}


def test_the_languages():
    assert languages()[0] == "en"
    assert {"en", "de", "es", "hu", "nl"} <= set(languages())
    with pytest.raises(ValueError, match="no catalogue"):
        Words("xx")


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_message_with_the_same_facts(language):
    assert plain(messages(language)) == plain(messages("en"))


@pytest.mark.parametrize("language", languages())
def test_the_wording_of_an_edition_stands_beside_a_general_one(language):
    found = messages(language)
    for name in found.keys() - plain(found).keys():
        general = next(name.removesuffix(f"-{edition}") for edition in EDITIONS if name.endswith(edition))
        assert found[name] == found[general]


def test_every_message_is_used():
    python = "\n".join(file.read_text("utf-8") for file in SOURCES.glob("**/*.py"))
    page = "\n".join(file.read_text("utf-8") for ending in ("ts", "svelte") for file in PAGE.glob(f"**/*.{ending}"))
    said, shown = (set(re.findall(r"""["'`]([a-z0-9-]+)["'`]""", text)) for text in (python, page))
    built = (
        {f"card-{kind}" for kind in KIND_IDS}
        | {f"item-{item}" for item in (*ITEMS, "total")}
        | {f"{kind}-{word}" for kind in ("error", "event", "table", "where") for word in said}
        | {f"{kind}-{word}" for kind in BUILT_BY_THE_PAGE for word in said | shown}
        | {"event-drew-one-pile"}
    )
    assert plain(messages("en")).keys() - said - shown - built == set()


def markup(page: Path) -> str:
    """What a component of the web app shows, without what it works out."""
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", page.read_text("utf-8"), flags=re.S)
    while (shorter := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = shorter
    return text


@pytest.mark.parametrize("page", sorted(PAGE.glob("**/*.svelte")), ids=lambda page: page.stem)
def test_no_word_is_written_into_a_page(page):
    text = markup(page)
    spoken = re.findall(r'\b(?:aria-label|title|placeholder|alt)="([^"]*)"', text)
    words = re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>", " ", text) + " ".join(spoken))
    assert set(words) <= NO_WORDS


@pytest.mark.parametrize("kind", BUILT_BY_THE_PAGE)
def test_the_page_still_builds_such_messages(kind):
    assert any(f"`{kind}-${{" in file.read_text("utf-8") for file in PAGE.glob("**/*.*"))


def test_an_edition_speaks_of_its_own_things():
    game = play_on(new_game(4, "primigenio-2020"), 1, BOLD)
    hidden = RowWon("A", (), None, None)
    for language, word in (("en", "cheque"), ("de", "Scheck"), ("nl", "cheque"), ("hu", "csekk"), ("es", "cheque")):
        told = "\n".join(
            line for event in (*game.events, hidden) for line in Narrator(game, Words(language)).tell(event)
        )
        assert word not in told + show(game, Words(language))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_cheques_that_lie_face_down_can_be_told_of(language, edition):
    bid = BidMade("A", 7), BidMade("A", None)
    won = [RowWon("B", ((0, "car"),), cheque, taken) for cheque in (7, None) for taken in (12, None)]
    narrator = Narrator(new_game(2, edition), Words(language))
    for event in (*bid, *won):
        (line,) = narrator.tell(event)
        told = {int(number) for number in re.findall("[0-9]+", line)}
        assert told == {event.cheque, getattr(event, "taken", None)} - {None}
        assert not re.search(r"hidden|None|[{}]|  | [.,]", line)
        assert line.startswith("Player ")
        assert line.endswith(".")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_row_is_said_to_be_empty(language, edition):
    words = Words(language)
    (line,) = Narrator(new_game(2, edition), words).tell(RowWon("A", (), 7, 12))
    assert words("nothing") not in line
    assert "(" not in line.replace("(licit: 7)", "").replace("(12)", "")


def test_points_have_a_proper_minus():
    assert [signed(points) for points in (5, -2, 0)] == ["+5", "−2", "0"]
    assert [plain_points(points) for points in (5, -2, 0)] == ["5", "−2", "0"]


@pytest.mark.parametrize("language", languages())
def test_no_soft_hyphen_reaches_the_terminal(language):
    words = Words(language)
    for message in messages(language):
        if message.startswith(("card-", "item-")):
            assert "\u00ad" not in words(message)


def test_every_error_has_its_words():
    known = messages("en")
    for file in SOURCES.glob("**/*.py"):
        for code in re.findall(r'(?:\w(?:Error|Move|Turn)\(\s*|code=)"([a-z0-9-]+)"', file.read_text("utf-8")):
            assert f"error-{code}" in known, f"{file.name}: {code}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_can_be_told_and_shown(language, edition):
    words = Words(language)
    for players in CHEQUE_SETS:
        game = new_game(players, edition, 1 + players % 2)
        narrator = Narrator(game, words)
        while not game.over:
            play_on(game, len(game.plies), BOLD, plies=7)
            text = show(game, words)
            assert all(name in text for name in game.names)
        told = [line for event in game.events for line in narrator.tell(event)]
        assert all(told)
        assert not any("{" in line or "event-" in line for line in told)


@pytest.mark.parametrize("language", languages())
def test_refusals_speak_every_language(language):
    refusal = SetupError("unknown-edition", "ra", {"known": "x, y"})
    assert "x, y" in refusal.in_words(Words(language))


def test_a_message_without_its_facts_is_a_mistake():
    with pytest.raises(FluentReferenceError):
        Words("en")("event-bid-made", name="Ada")
    with pytest.raises(LookupError):
        Words("en")("no-such-message")


def test_quotes_are_short_and_harmless():
    assert quotable("bid 7") == "bid 7"
    assert quotable("\x1b[2J\n") == "\\x1b[2J\\n"
    assert len(quotable("x" * 10_000)) == 201
