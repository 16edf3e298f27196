"""The burin for faces: shapes are filled with paper, shaded by lines that follow the form, then outlined.

One drawing is cut three times, as punch-cutters cut a letter for each size: `large` (from 96 px), `middle` (from 40)
and `small` (below), where tone is flat, the pen heavy and only what tells a person apart is left.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.drawing import flat, smooth
from art.engrave import Plate, Point, Points, arc, tight

PAPER = "var(--bust-paper,var(--sheet,#fdfaf2))"  # the last is for a file that is opened alone
INK = "var(--bust-ink,var(--engrave,#1d2430))"
PEN = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'
Tone = Callable[[float, float], float]


@dataclass(frozen=True)
class Cut:
    name: str
    view: str
    radius: float  # of the field inside the ring
    contour: float
    detail: float
    hair: float
    gap: float  # between lines of hatching; 0: flat tone


LARGE = Cut("large", "-64 -64 128 128", 57, 1.5, 1.05, 0.46, 1.25)
MIDDLE = Cut("middle", "-64 -64 128 128", 57, 2.5, 1.7, 0.85, 2.5)
SMALL = Cut("small", "-45 -53 90 90", 42, 3.7, 3.2, 2.2, 0)
CUTS = (LARGE, MIDDLE, SMALL)

LEAST = (0.21, 0.52, 0.3, 0.64, 0.24, 0.58, 0.36, 0.72)  # line by line: each finds its own dark
STEP = 0.7  # how finely a line of hatching is followed


def inside(ring: Points, x: float, y: float) -> bool:
    hit = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            hit = not hit
    return hit


def ball(cx: float, cy: float, rx: float, ry: float, base: float = 0.1, depth: float = 0.75) -> Tone:
    """How dark a rounded thing is: light comes from the upper left, and some of it comes back from the right."""

    def tone(x: float, y: float) -> float:
        u, v = (x - cx) / rx, (y - cy) / ry
        z = math.sqrt(max(0.0, 1 - u * u - v * v))
        lit = max(0.0, -0.56 * u - 0.42 * v + 0.71 * z)
        back = 0.12 * max(0.0, u - 0.7)
        return base + depth * float((1 - lit) ** 1.35) - back - 0.28 * max(0.0, -u - 0.25)

    return tone


def even(value: float) -> Tone:
    return lambda x, y: value


def slope(x0: float, x1: float, a: float, b: float) -> Tone:
    """From a at x0 to b at x1."""
    return lambda x, y: a + (b - a) * min(1.0, max(0.0, (x - x0) / (x1 - x0)))


def follow(ring: Points, tone: Tone, gap: float, angle: float, bulge: float) -> str:
    """Lines bent over the form, each drawn only where it is dark enough for it."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = [(x * cos + y * sin, -x * sin + y * cos) for x, y in ring]
    xs, ys = [x for x, _ in turned], [y for _, y in turned]
    left, right = min(xs), max(xs)
    mid, half = (left + right) / 2, (right - left) / 2 or 1
    back = lambda x, y: (x * cos - y * sin, x * sin + y * cos)
    out: list[str] = []
    k, level = 0, min(ys) - abs(bulge)
    while level < max(ys) + abs(bulge):
        least = LEAST[k % 8]
        bend = lambda x, level=level: level + bulge * ((x - mid) / half) ** 2
        run: list[float] = []
        x = left
        while x <= right + STEP:
            px, py = back(x, bend(x))
            if x <= right and inside(turned, x, bend(x)) and tone(px, py) > least:
                run.append(x)
            elif run:
                if run[-1] - run[0] > 1.6:
                    a, b = run[0], run[-1]
                    slope_a = 2 * bulge * (a - mid) / half**2
                    m = (a + b) / 2
                    p, c, q = back(a, bend(a)), back(m, bend(a) + slope_a * (m - a)), back(b, bend(b))
                    curve = f"Q{c[0]:.1f} {c[1]:.1f} " if bulge else "L"
                    out.append(f"M{p[0]:.1f} {p[1]:.1f}{curve}{q[0]:.1f} {q[1]:.1f}")
                run = []
            x += STEP
        level += gap
        k += 1
    return "".join(out)


class Bust(Plate):
    def __init__(self, cut: Cut) -> None:
        super().__init__()
        self.cut = cut
        self.fine = cut is LARGE
        self.tiny = cut is SMALL

    def pen(self, kind: str) -> float:
        return {"contour": self.cut.contour, "detail": self.cut.detail, "hair": self.cut.hair}[kind]

    def stroke(self, path: str, kind: str = "detail", times: float = 1) -> None:
        self.path(path, round(self.pen(kind) * times, 2))

    def fine_stroke(self, path: str, kind: str = "hair", times: float = 1) -> None:
        """Only where there is room for it."""
        if not self.tiny:
            self.stroke(path, kind, times)

    def wash(self, path: str, tone: float) -> None:
        if tone >= 0.06:
            self.put(f'<path d="{tight(path)}" fill="{INK}" fill-opacity="{tone:.2f}" stroke="none"/>')

    def form(
        self,
        path: str,
        tone: float = 0,
        *,
        lit: Tone | None = None,
        angle: float = 0,
        bulge: float = 0,
        pen: str = "contour",
        cross: bool = False,
        heavier: float = 1,
        strength: float = 0.9,  # of the flat tone in the small cut
    ) -> None:
        """A shape: tone says how dark it is in itself (1: solid ink), lit how light falls on it."""
        if tone >= 1:
            self.path(path, self.pen(pen), INK)
            return
        self.path(path, 0, PAPER)
        if not self.cut.gap:
            self.wash(path, tone * strength)
        else:
            ring = flat(path, 2)[0]
            shade = lit or even(tone)
            hair = round(self.cut.hair * heavier, 2)
            self.path(follow(ring, shade, self.cut.gap, angle, bulge), hair)
            if cross:
                dark = lambda x, y: shade(x, y) - 0.36
                self.path(follow(ring, dark, self.cut.gap * 1.15, angle + 58, 0), hair)
        self.path(path, self.pen(pen))

    def curve(self, *points: Point, close: bool = True) -> str:
        return smooth(list(points), close, 0.5)


def dot(x: float, y: float, r: float) -> str:
    return f"M{x - r:.1f} {y:.1f}A{r} {r} 0 1 1 {x + r:.1f} {y:.1f}A{r} {r} 0 1 1 {x - r:.1f} {y:.1f}Z"


def poly(*points: Point, close: bool = True) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if close else "")


def ring(cx: float, cy: float, r: float, ry: float | None = None) -> str:
    return poly(*arc(cx, cy, r, 0, 360, ry, 36)[:-1])
