"""The table as a picture, drawn with Pillow: what ``rgb_array`` shows."""

from functools import cache
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from razzia.core.cards import KIND_IDS
from razzia.game import Game
from razzia.table_text import headline
from razzia.view import SeatView, View, view
from razzia.words import Words

Colour: TypeAlias = str
Draw: TypeAlias = ImageDraw.ImageDraw
Font: TypeAlias = ImageFont.FreeTypeFont | ImageFont.ImageFont

WIDTH: Final = 1200
MARGIN: Final = 28
ROW_TOP: Final = 84
CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 104, 132, 12
SEATS_TOP: Final = 292
SEAT_HEIGHT, SEAT_GAP = 104, 10

FELT, PANEL, ACTIVE, INK, FAINT, LINE = "#17212b", "#22303d", "#f2c14e", "#f4f1ea", "#93a1b0", "#3b4d5e"
POLICE_BLUE, NOTE, NOTE_INK, NOTE_DOWN, CARD_BACK = "#4f8ef7", "#d8e8c8", "#20402a", "#56675c", "#7b2d34"

_GROUPS: Final = {
    "#c8413b": KIND_IDS[:5],  # jewels: red
    "#7d52a8": ("bodyguard",),  # violet
    "#2f8f57": ("car", "driver"),  # green
    "#2f6fb5": ("thief",),  # blue
    "#b0820f": ("coin",),  # yellow
    "#8a5a33": KIND_IDS[10:17],  # businesses: brown
}
COLOURS: Final[dict[str, Colour]] = {kind: colour for colour, kinds in _GROUPS.items() for kind in kinds}
"""The colour of each kind of card, as it is printed."""


def picture(game: Game, words: Words | None = None) -> Image.Image:
    """The table as someone sees it who only watches."""
    words = words or Words()
    seen = view(game)
    height = SEATS_TOP + len(seen.seats) * (SEAT_HEIGHT + SEAT_GAP) + MARGIN - SEAT_GAP
    image = Image.new("RGB", (WIDTH, height), FELT)
    draw = ImageDraw.Draw(image)
    _text(draw, MARGIN, 24, headline(seen, words), 28)
    _police(draw, seen, words)
    _row(draw, seen, words)
    _piles_and_centre(draw, seen, words)
    for number, player in enumerate(seen.seats):
        _seat(draw, seen, player, SEATS_TOP + number * (SEAT_HEIGHT + SEAT_GAP), words)
    return image


@cache
def _font(size: int) -> Font:
    return ImageFont.load_default(size)


def _text(draw: Draw, x: float, y: float, text: str, size: int, colour: Colour = INK, anchor: str = "la") -> float:
    """Write a line, and say where it ends."""
    draw.text((x, y), text, colour, _font(size), anchor)
    return x + draw.textlength(text, _font(size))


def _police(draw: Draw, seen: View, words: Words) -> None:
    """The police track: a badge for each card, a ring for each that is still to come."""
    right = WIDTH - MARGIN
    for place in range(seen.raid_at):
        x = right - 34 * (seen.raid_at - place) + 8
        there = place < seen.police
        draw.ellipse((x, 26, x + 26, 52), POLICE_BLUE if there else FELT, POLICE_BLUE if there else LINE, 2)
    label = words.for_edition("table-police", seen.edition)
    _text(draw, right - 34 * seen.raid_at - 8, 39, label, 18, FAINT, "rm")


def _row(draw: Draw, seen: View, words: Words) -> None:
    for place, card in enumerate(seen.row):
        x = MARGIN + place * (CARD_WIDTH + CARD_GAP)
        box = (x, ROW_TOP, x + CARD_WIDTH, ROW_TOP + CARD_HEIGHT)
        if card is None:
            draw.rounded_rectangle(box, 10, outline=LINE, width=2)
            _text(draw, x + CARD_WIDTH / 2, ROW_TOP + CARD_HEIGHT / 2, str(place + 1), 22, LINE, "mm")
        else:
            draw.rounded_rectangle(box, 10, COLOURS[card], INK, 2)
            lines = words.card(card, seen.edition).split()
            for number, line in enumerate(lines):
                middle = ROW_TOP + CARD_HEIGHT / 2 + 22 * (number - (len(lines) - 1) / 2)
                _text(draw, x + CARD_WIDTH / 2, middle, line, 18, INK, "mm")
    label = words.for_edition("table-row", seen.edition)
    _text(draw, MARGIN, ROW_TOP + CARD_HEIGHT + 10, label, 18, FAINT)


def _piles_and_centre(draw: Draw, seen: View, words: Words) -> None:
    left = MARGIN + 7 * (CARD_WIDTH + CARD_GAP) + 20
    for number, (pile, count) in enumerate(seen.piles.items()):
        x = left + number * 92
        box = (x, ROW_TOP, x + 80, ROW_TOP + CARD_HEIGHT)
        drawing = seen.drawing_from == pile
        draw.rounded_rectangle(box, 10, CARD_BACK if count else None, ACTIVE if drawing else INK, 2 + 2 * drawing)
        _text(draw, x + 40, ROW_TOP + CARD_HEIGHT / 2, str(count), 28, INK, "mm")
    _text(draw, left, ROW_TOP + CARD_HEIGHT + 10, words.for_edition("table-piles", seen.edition), 18, FAINT)
    centre = left + 2 * 92 + 16
    _note(draw, centre, ROW_TOP + 36, seen.centre, 100, 60, 30)
    label = words.for_edition("table-centre", seen.edition)
    _text(draw, centre, ROW_TOP + CARD_HEIGHT + 10, label, 18, FAINT)


def _note(
    draw: Draw, x: float, y: float, cheque: int | None, width: int, height: int, size: int, *, face_up: bool = True
) -> None:
    """A cheque; None for one that this pair of eyes may not see."""
    draw.rounded_rectangle(
        (x, y, x + width, y + height), 5, NOTE if face_up else NOTE_DOWN, INK if face_up else LINE, 2
    )
    _text(
        draw,
        x + width / 2,
        y + height / 2,
        "?" if cheque is None else str(cheque),
        size,
        NOTE_INK if face_up else INK,
        "mm",
    )


def _seat(draw: Draw, seen: View, player: SeatView, top: int, words: Words) -> None:
    acting = player.seat == (seen.to_act or seen.turn)
    box = (MARGIN, top, WIDTH - MARGIN, top + SEAT_HEIGHT)
    draw.rounded_rectangle(box, 12, PANEL, ACTIVE if acting else LINE, 4 if acting else 1)
    x = MARGIN + 20
    _text(draw, x, top + 14, f"{player.seat}  {_shortened(draw, player.name, 22, 150)}", 22)
    _auction(draw, seen, player.seat, x, top + 74, words)
    points = f"{player.total} {words('table-points').lower()}"
    if seen.decision != "over":
        points += f"   {words('table-now').lower()} {player.scores_now['total']:+}"
    _text(draw, x, top + 46, points, 18, FAINT)
    _cheques(draw, player, top, words)
    _family(draw, player, top, words, seen.edition)


def _shortened(draw: Draw, text: str, size: int, width: float) -> str:
    """The text, or as much of its beginning as fits."""
    if draw.textlength(text, _font(size)) <= width:
        return text
    while draw.textlength(f"{text}...", _font(size)) > width:
        text = text[:-1]
    return f"{text}..."


def _auction(draw: Draw, seen: View, seat: str, x: float, y: float, words: Words) -> None:
    """What a player has done in the auction; a diamond marks who caused it."""
    if seen.auction is None:
        return
    if seat == seen.auction.caller:
        draw.polygon([(x + 7, y), (x + 14, y + 9), (x + 7, y + 18), (x, y + 9)], ACTIVE)
        x += 22
    if seat in seen.auction.bids:
        bid = seen.auction.bids[seat]
        said = words("table-passed") if bid is None else f"{words('table-auction-bid').lower()} {bid}"
        _text(draw, x, y - 2, said, 18, ACTIVE if seat == seen.auction.best_bidder else INK)


def _cheques(draw: Draw, player: SeatView, top: int, words: Words) -> None:
    """Face up above, face down below."""
    left = MARGIN + 240
    for number, cheque in enumerate(player.face_up):
        _note(draw, left + number * 54, top + 14, cheque, 46, 34, 20)
    if player.out:
        _text(draw, left, top + 22, words("table-out"), 18, FAINT)
    for number, hidden in enumerate(player.face_down):
        _note(draw, left + number * 54, top + 58, hidden, 46, 34, 20, face_up=False)


def _family(draw: Draw, player: SeatView, top: int, words: Words, edition: str) -> None:
    """A chip for each kind, in the order of the rules; the count stands in front where there are several."""
    left = x = MARGIN + 470.0
    y = top + 12
    for kind in KIND_IDS:
        count = player.family.get(kind, 0)
        if not count:
            continue
        name = words.card(kind, edition)
        badge = 24 if count > 1 else 0
        width = badge + draw.textlength(name, _font(15)) + 16
        if x + width > WIDTH - MARGIN - 12:
            x, y = left, y + 28
        draw.rounded_rectangle((x, y, x + width, y + 23), 6, COLOURS[kind])
        if badge:
            draw.rounded_rectangle((x + 2, y + 2, x + badge, y + 21), 5, FELT)
            _text(draw, x + 1 + badge / 2, y + 11, str(count), 15, INK, "mm")
        _text(draw, x + badge + 8, y + 11, name, 15, INK, "lm")
        x += width + 6
