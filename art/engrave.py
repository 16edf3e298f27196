"""The burin: closed shapes painted back to front, each filled with paper, hatched, then outlined."""

import math
import random
import re
from collections.abc import Iterable, Sequence
from typing import Self

Point = tuple[float, float]
Points = list[Point]  # what is made is a list, what is taken any sequence
Shade = tuple[float, ...]  # angle, gap, weight of the pen, raggedness, share of lines kept

PAPER = "var(--plate,var(--sheet))"
INK = "var(--engrave)"
PEN = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'


def n(x: float) -> str:
    text = f"{x:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def d(points: Sequence[Point], close: bool = True) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + ("Z" if close else "")


def arc(cx: float, cy: float, rx: float, a0: float, a1: float, ry: float | None = None, steps: int = 24) -> Points:
    ry = rx if ry is None else ry
    angles = [math.radians(a0 + (a1 - a0) * i / steps) for i in range(steps + 1)]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def rect(x: float, y: float, w: float, h: float) -> Points:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def arch(x: float, y: float, w: float, h: float, pointed: bool = False, steps: int = 12) -> Points:
    """A doorway: x, y is the corner of its box; it springs w/2 below the top (0.86 w when pointed)."""
    if pointed:
        s = w * 0.86
        left = arc(x + w, y + s, w, 180, 240, steps=steps)
        right = arc(x, y + s, w, 300, 360, steps=steps)
        return [(x, y + h), *left, *right, (x + w, y + h)]
    return [(x, y + h), *arc(x + w / 2, y + w / 2, w / 2, 180, 360, steps=steps), (x + w, y + h)]


def crenels(x: float, y: float, w: float, h: float, k: int, t: float = 2.6) -> Points:
    """A wall with k merlons, t high."""
    step = w / (2 * k - 1)
    points: Points = [(x, y + h)]
    for i in range(2 * k - 1):
        top = y if i % 2 == 0 else y + t
        points += [(x + i * step, top), (x + (i + 1) * step, top)]
    return [*points, (x + w, y + h)]


def hatch(
    ring: Sequence[Point], angle: float = 45, gap: float = 3, rough: float = 0.0, seed: int = 1, keep: float = 1.0
) -> str:
    """Parallel lines inside a polygon (even-odd), as one path."""
    rnd = random.Random(seed)
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = [(x * cos + y * sin, -x * sin + y * cos) for x, y in ring]
    ys = [y for _, y in turned]
    y = math.floor(min(ys) / gap) * gap + gap / 2
    out: list[str] = []
    while y < max(ys):
        xs = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in zip(turned, turned[1:] + turned[:1], strict=True)
            if (y1 <= y) != (y2 <= y)
        )
        for x1, x2 in zip(xs[::2], xs[1::2], strict=True):
            if x2 - x1 < 0.8 or rnd.random() > keep:
                continue
            j1, j2 = rnd.uniform(0, rough), rnd.uniform(0, rough)
            if x2 - x1 < j1 + j2 + 1:
                continue
            p, q = x1 + j1, x2 - j2
            if len(out) % 2:  # to and fro, as the hand does: shorter ways between the lines
                p, q = q, p
            out.append(d([(p * cos - y * sin, p * sin + y * cos), (q * cos - y * sin, q * sin + y * cos)], False))
        y += gap
    return "".join(out)


TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7}


def tight(path: str) -> str:
    """The same path in fewer characters: relative where that is shorter; only absolute commands are read."""
    tokens = TOKEN.findall(path)
    if any(token.isalpha() and token not in "MLHVQCAZ" for token in tokens):
        return path
    out: list[str] = []
    x = y = start_x = start_y = 0.0
    command = last = ""
    i = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        if command == "Z":
            out.append("z")
            x, y, last = start_x, start_y, "z"
            continue
        values = [round(float(token), 1) for token in tokens[i : i + ARGUMENTS[command]]]
        i += ARGUMENTS[command]
        if command == "L" and values[1] == y:
            command, values = "H", values[:1]
        elif command == "L" and values[0] == x:
            command, values = "V", values[1:]
        if command == "H":
            relative, x = [values[0] - x], values[0]
        elif command == "V":
            relative, y = [values[0] - y], values[0]
        elif command == "A":
            relative, x, y = [*values[:5], values[5] - x, values[6] - y], values[5], values[6]
        else:
            relative = [value - (y if j % 2 else x) for j, value in enumerate(values)]
            x, y = values[-2], values[-1]
        if command == "M":
            start_x, start_y = x, y
        absolute_body, relative_body = joined(values), joined(relative)
        letter, body = (command, absolute_body)
        if len(relative_body) <= len(absolute_body):
            letter, body = (command.lower(), relative_body)
        same = letter == last and letter not in "Mm"
        out.append((body if body[0] == "-" else " " + body) if same else letter + body)
        last = letter
        command = "L" if command in "MHV" and i < len(tokens) and not tokens[i].isalpha() else command
    return "".join(out)


def joined(values: Iterable[float]) -> str:
    text = ""
    for value in values:
        short = n(value)
        short = short.replace("0.", ".", 1) if short.startswith(("0.", "-0.")) else short
        text += short if not text or short[0] == "-" else " " + short
    return text


class Plate:
    """A small engraved plate: things are drawn from the back to the front."""

    def __init__(self) -> None:
        self.strokes: list[tuple[str, str, str]] = []  # attributes, path, or markup in their place

    def path(self, path: str, w: float = 1, fill: str = "none") -> Self:
        if path:
            pen = f' stroke-width="{w:g}"' if w != 1 else ""
            paint = f' fill="{fill}"' if fill != "none" else ""
            if not w:
                pen = ' stroke="none"'
            if self.strokes and not paint and self.strokes[-1][:2] == ("path", pen):
                path = self.strokes.pop()[2] + path
            self.strokes.append(("path", pen + paint, path))
        return self

    def put(self, markup: str) -> Self:
        self.strokes.append(("markup", "", markup))
        return self

    def line(self, *points: Point, w: float = 1) -> Self:
        return self.path(d(points, False), w)

    def shape(
        self, points: Sequence[Point], w: float = 1, fill: str = PAPER, shade: Sequence[Shade] = (), close: bool = True
    ) -> Self:
        self.path(d(points, close), w, fill)
        for angle, gap, weight, *more in shade:
            rough = more[0] if more else 0
            keep = more[1] if len(more) > 1 else 1
            self.path(hatch(points, angle, gap, rough, seed=7, keep=keep), weight)
        return self

    def gold(self, points: Sequence[Point], w: float = 1) -> Self:
        return self.path(d(points), w, "var(--leaf)")

    def sky(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        gap: float = 4,
        weight: float = 0.5,
        holes: Sequence[tuple[float, float, float]] = (),
        seed: int = 3,
        cover: float = 0.72,
    ) -> Self:
        """Level lines broken like clouds; holes are circles of light: centre and radius."""
        rnd = random.Random(seed)
        out = []
        yy = y
        while yy < y + h:
            xx = x + rnd.uniform(0, 14)
            while xx < x + w:
                end = min(xx + rnd.uniform(18, 90), x + w)
                pieces = [(xx, end)]
                for cx, cy, r in holes:
                    if abs(yy - cy) < r:
                        half = math.sqrt(r * r - (yy - cy) ** 2)
                        cut = [[(a, min(b, cx - half)), (max(a, cx + half), b)] for a, b in pieces]
                        pieces = [(a, b) for pair in cut for a, b in pair]
                if rnd.random() < cover:
                    out += [f"M{n(a)} {n(yy)}H{n(b)}" for a, b in pieces if b - a > 4]
                xx = end + rnd.uniform(4, 22)
            yy += gap
        return self.path("".join(out), weight)

    def ground(
        self, x: float, y: float, w: float, h: float, seed: int = 5, gap: float = 4, weight: float = 0.6
    ) -> Self:
        rnd = random.Random(seed)
        out = []
        yy = y
        while yy < y + h:
            xx = x + rnd.uniform(0, 20)
            while xx < x + w:
                length = rnd.uniform(6, 34)
                out.append(f"M{n(xx)} {n(yy)}H{n(min(xx + length, x + w))}")
                xx += length + rnd.uniform(5, 26)
            yy += gap * rnd.uniform(0.8, 1.3)
        return self.path("".join(out), weight)

    def svg(self) -> str:
        return "".join(
            body if kind == "markup" else f'<path{attributes} d="{tight(body)}"/>'
            for kind, attributes, body in self.strokes
        )
