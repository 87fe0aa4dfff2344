"""Plots as inline SVG. Sideways everything is in percent, so that a plot fits a phone and its text stays readable."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

TALL = 22
"""The height of a strip, in pixels."""


@dataclass(frozen=True)
class Axis:
    """From values to places, in percent of the width; a little room is left at both ends."""

    low: float
    high: float

    @classmethod
    def over(cls, values: Iterable[float]) -> "Axis":
        """The axis that holds all the values."""
        held = list(values)
        return cls(min(held), max(held))

    def __call__(self, value: float) -> float:
        """The place of a value."""
        inside = min(max(value, self.low), self.high)
        return round(2 + 96 * (inside - self.low) / ((self.high - self.low) or 1), 2)


@dataclass(frozen=True)
class Part:
    """A part of a stacked bar."""

    label: str
    value: float
    style: str
    """The class that gives it its colour."""


def interval(axis: Axis, mean: float, margin: float | None, par: float, said: str, style: str) -> str:
    """A mean with its interval, if it has one, and the line of what would be par."""
    middle = TALL // 2
    shapes = [f'<line class="par" x1="{axis(par)}%" x2="{axis(par)}%" y1="0" y2="{TALL}"/>']
    if margin is not None:
        low, high = axis(mean - margin), axis(mean + margin)
        shapes.append(f'<line class="whisker {style}" x1="{low}%" x2="{high}%" y1="{middle}" y2="{middle}"/>')
        shapes += [
            f'<line class="whisker {style}" x1="{end}%" x2="{end}%" y1="{middle - 5}" y2="{middle + 5}"/>'
            for end in (low, high)
        ]
    shapes.append(f'<circle class="dot {style}" cx="{axis(mean)}%" cy="{middle}" r="5"/>')
    return _strip(said, "".join(shapes))


def stacked(axis: Axis, parts: Sequence[Part], said: str) -> str:
    """A bar of parts: what is gained to the right of zero, what is lost to the left."""
    shapes = []
    right = left = 0.0
    for part in parts:
        begin, end = (right, right + part.value) if part.value > 0 else (left + part.value, left)
        right, left = (end, left) if part.value > 0 else (right, begin)
        if part.value:
            shapes.append(
                f'<rect class="{part.style}" x="{axis(begin)}%" y="3" width="{axis(end) - axis(begin):.2f}%" '
                f'height="{TALL - 6}"><title>{escape(part.label)}</title></rect>'
            )
    zero = axis(0)
    return _strip(said, "".join(shapes) + f'<line class="zero" x1="{zero}%" x2="{zero}%" y1="0" y2="{TALL}"/>')


def _strip(said: str, shapes: str) -> str:
    return f'<svg class="strip" height="{TALL}" role="img"><title>{escape(said)}</title>{shapes}</svg>'


def ticks(axis: Axis, values: Sequence[float], labels: Sequence[str]) -> str:
    """The scale below a column of strips."""
    marks = "".join(
        f'<text x="{axis(value)}%" y="12" text-anchor="{_anchor(axis(value))}">{escape(label)}</text>'
        for value, label in zip(values, labels, strict=True)
    )
    return f'<svg class="strip ticks" height="16" aria-hidden="true">{marks}</svg>'


def _anchor(place: float) -> str:
    return "start" if place < 10 else "end" if place > 90 else "middle"


@dataclass(frozen=True)
class Point:
    """A point of a line, and how heavily it counts, from 0 to 1."""

    x: float
    y: float
    weight: float
    label: str


def lines(
    title: str,
    series: Sequence[tuple[str, Sequence[Point]]],
    across: Sequence[int],
    up: Sequence[int],
    height: int = 280,
) -> str:
    """Lines through points, a style for each series; ``across`` and ``up`` are where the scales have marks."""
    axis = Axis(across[0] - 0.8, across[-1] + 0.3)
    top, bottom = 10, height - 24

    def place(value: float) -> float:
        return round(bottom - (bottom - top) * (value - up[0]) / (up[-1] - up[0]), 1)

    shapes = [
        f'<line class="grid" x1="0" x2="100%" y1="{place(value)}" y2="{place(value)}"/>'
        f'<text x="0" y="{place(value) - 3}">{value}</text>'
        for value in up
    ]
    shapes += [f'<text x="{axis(value)}%" y="{height - 6}" text-anchor="middle">{value}</text>' for value in across]
    for style, points in series:
        for one, other in pairwise(points):
            shapes.append(
                f'<line class="thread {style}" x1="{axis(one.x)}%" y1="{place(one.y)}" '
                f'x2="{axis(other.x)}%" y2="{place(other.y)}"/>'
            )
        shapes += [
            f'<circle class="dot {style}" cx="{axis(point.x)}%" cy="{place(point.y)}" r="{3 + 4 * point.weight:.1f}">'
            f"<title>{escape(point.label)}</title></circle>"
            for point in points
        ]
    return f'<svg class="plot" height="{height}" role="img"><title>{escape(title)}</title>{"".join(shapes)}</svg>'
