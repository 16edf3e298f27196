"""Queen's Architect: sites, what stands on the map's ground, and the parts of an artisan's tile.

The ground is engraved in the manner of Cassini, pale, and never informs; what informs lies on top of it.
"""

import math
import random

from art.engrave import Plate, Point, Points, arc, arch, crenels, d, hatch, n, rect
from art.sprite import Symbol

SOFT = 'fill="none" stroke="var(--engrave-soft)" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round"'
INKED = 'fill="none" stroke="var(--ink)" stroke-linecap="round" stroke-linejoin="round"'


def village(p: Plate) -> None:
    p.shape([(-15, 8), (-15, -3), (-8, -10), (-1, -3), (-1, 8)], 1.3)
    p.shape([(-1, 8), (-1, -3), (-8, -10), (6, -10), (13, -3), (13, 8)], 1.3, shade=[(90, 2.6, 0.5)])
    p.shape([(-8, -10), (6, -10), (13, -3), (-1, -3)], 1.2, shade=[(0, 2, 0.6)])
    p.shape(rect(-10.4, 1, 4.8, 7), 1, shade=[(90, 1.4, 0.6)])
    p.line((17, 8), (17, 0), w=1.2)
    p.shape(arc(17, -4, 5, 0, 360, 6), 1.1, shade=[(30, 1.8, 0.5)])


def monastery(p: Plate) -> None:
    p.shape(rect(-6, -4, 25, 12), 1.3)
    p.shape([(-6, -4), (-2, -11), (17, -11), (21, -4)], 1.3, shade=[(0, 2, 0.6)])
    for k in range(4):
        p.shape(arch(-3 + k * 5.6, 0, 3.6, 8), 0.9, shade=[(0, 1.3, 0.6)])
    p.shape(rect(-18, -9, 12, 17), 1.4)
    p.path(hatch(rect(-11, -9, 5, 17), 90, 1.8), 0.6)
    p.shape([(-19.5, -9), (-12, -21), (-4.5, -9)], 1.4, shade=[(0, 2.2, 0.6)])
    p.line((-12, -21), (-12, -28), w=1.3)
    p.line((-14.8, -25.4), (-9.2, -25.4), w=1.3)
    p.shape(arch(-14, -5, 4, 7), 0.9, shade=[(0, 1.3, 0.6)])


def city(p: Plate) -> None:
    p.shape([(-13, -6), (-8, -14), (-3, -6)], 1.1, shade=[(0, 2, 0.5)])
    p.shape([(3, -6), (9, -15), (14, -6)], 1.1, shade=[(0, 2, 0.5)])
    p.shape(rect(-3, -17, 6, 13), 1.2)
    p.shape([(-4, -17), (0, -28), (4, -17)], 1.2, shade=[(0, 1.8, 0.6)])
    p.shape(crenels(-17, -6, 34, 14, 7, 2.4), 1.4)
    p.path(hatch(rect(5, -3, 9, 11), 90, 2), 0.5)
    for x in (-22, 13):
        p.shape(crenels(x, -12, 9, 20, 2, 2.4), 1.4)
        p.path(hatch(rect(x + 4.5, -9, 4.5, 17), 90, 1.6), 0.6)
    p.shape(arch(-4.5, -1, 9, 9), 1.1, shade=[(0, 1.3, 0.7), (90, 2, 0.5)])


def capital(p: Plate) -> None:
    p.shape(rect(-34, -8, 68, 22), 1.5)
    for s in (-1, 1):
        p.shape(rect(s * 34 - 8, -14, 16, 28), 1.5)
        roof = [(s * 34 - 10, -14), (s * 34 - 5, -30), (s * 34 + 5, -30), (s * 34 + 10, -14)]
        p.shape(roof, 1.5, shade=[(0, 2, 0.7)])
        p.shape(arch(s * 34 - 3, -8, 6, 11), 1, shade=[(0, 1.4, 0.6)])
        p.shape(rect(min(s * 10, s * 26), -17, 16, 9), 1.2, shade=[(0, 2, 0.6)])
        for k in (14, 21):
            p.shape(arch(s * k - 2.2, -3, 4.4, 7), 0.9, shade=[(0, 1.3, 0.6)])
            p.shape(rect(s * k - 2.2, 7, 4.4, 7), 0.9, shade=[(0, 1.3, 0.6)])
    p.shape(rect(-11, -16, 22, 30), 1.5)
    p.shape([(-9, -22), *arc(0, -26, 9, 180, 360, 10), (9, -22)], 1.4, shade=[(0, 2, 0.6)])
    p.shape([(-14, -16), (0, -25), (14, -16)], 1.5)
    p.shape(arch(-4.5, 0, 9, 14), 1.1, shade=[(0, 1.3, 0.7)])
    p.gold([(-7, -40), (-9, -50), (-4, -45.5), (0, -53), (4, -45.5), (9, -50), (7, -40)], 1.3)
    p.line((0, -36), (0, -40), w=1.2)


def wood(w: float, h: float, trees: int, seed: int) -> str:
    """Round crowns, lit from the west, each with its trunk and its shadow on the ground."""
    rnd = random.Random(seed)
    places = sorted(((rnd.uniform(-w, w), rnd.uniform(-h, h)) for _ in range(trees)), key=lambda place: place[1])
    out = []
    for x, y in places:
        r = rnd.uniform(3.6, 5)
        leaves = (
            f"M{n(x + r * 0.1)} {n(y - r * 0.5)}l{n(r * 0.7)} {n(r * 0.3)}"
            f"M{n(x)} {n(y)}l{n(r * 0.9)} {n(r * 0.2)}M{n(x - r * 0.1)} {n(y + r * 0.55)}h{n(r * 0.8)}"
        )
        out.append(
            f'<path d="M{n(x)} {n(y)}v{n(r * 1.5)}h{n(r * 1.5)}"/>'
            f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="var(--paper)"/><path d="{leaves}"/>'
        )
    return "".join(out)


def hill(w: float, seed: int) -> str:
    rnd = random.Random(seed)
    strokes = [f"M{n(-w)} 0Q{n(-w * 0.4)} {n(-w * 0.62)} 0 {n(-w * 0.6)}T{n(w)} 0"]
    count = w / 2.4
    for i in range(int(count)):
        t = i / count
        length = w * 0.34 * (1 - t * 0.5) * rnd.uniform(0.6, 1.1)
        strokes.append(f"M{n(-w * 0.1 + t * w)} {n(-w * 0.6 * (1 - t**1.6))}l{n(length * 0.34)} {n(length)}")
    return f'<path d="{"".join(strokes)}"/>'


def around(r: float, angle: float) -> Point:
    return r * math.cos(math.radians(angle)), r * math.sin(math.radians(angle))


def hexagon(r: float) -> Points:
    return [around(r, 60 * i) for i in range(6)]


def compass_rose(r: float) -> str:
    out = [f'<circle r="{n(r * 0.62)}"/>']
    for i in range(8):
        point = around(r if i % 2 == 0 else r * 0.6, i * 45 - 90)
        right, left = around(r * 0.2, i * 45 - 45), around(r * 0.2, i * 45 - 135)
        out.append(f'<path d="{d([point, right, (0, 0)])}" fill="var(--engrave-soft)"/>')
        out.append(f'<path d="{d([point, left, (0, 0)])}" fill="var(--paper)"/>')
    return "".join(out)


def tile() -> str:
    """An artisan's tile, empty: v0 on top, then clockwise; the thick spoke is the stop. It never turns: the hammer does."""
    spokes = [d([around(59, 60 * i), around(98, 60 * i)], False) for i in range(6)]
    return (
        f'<path d="{d(hexagon(98))}" fill="var(--sheet)" stroke-width="2.6"/>'
        f'<path d="{"".join(spokes)}{d(hexagon(59))}" stroke-width="1.1"/>'
        f'<path d="{spokes[4]}" stroke-width="5" stroke-linecap="butt"/>'
    )


def exhaustion() -> str:
    """The way out through the sixth side."""
    x, y = around(91, -150)
    arrow = "M-8 0H9M2-7L10 0L2 7"
    return (
        f'<g transform="translate({n(x)} {n(y)}) rotate(-150)"><path d="{arrow}" stroke="var(--sheet)" stroke-width="9"/>'
        f'<path d="{arrow}" stroke-width="3.6"/></g>'
    )


HAMMER = '<path d="M-11-8.5H8.5L12.5-4.2V1H-11Z" fill="var(--ink)"/><path d="M-2.4 1H2.4V24H-2.4Z" fill="var(--ink)"/>'
SCROLL = (
    '<path d="M-10.5-12.5H8.5q3.6 0 3.6 3.4t-3.6 3.4V9.5q0 4-4 4H-11q-3.4 0-3.4-3.2 0-2.6 2.6-2.6H-10.5Z" '
    'fill="var(--sheet)" stroke-width="1.4"/><path d="M8.5-5.7H5.6M-11.8 7.7H5"/>'
)
SPADE = (
    '<g transform="rotate(24)"><path d="M0-15V3M-4.6-15.5H4.6" stroke-width="2.4"/>'
    '<path d="M-6.4 2.5H6.4V8Q6.4 13.5 0 16.5-6.4 13.5-6.4 8Z" fill="var(--sheet)" stroke-width="1.5"/><path d="M0 5V12"/></g>'
)
TILE = "-100 -100 200 200"


def queens_architect() -> list[Symbol]:
    sites = []
    for draw, shows, view in (
        (village, "a village", "-24 -32 48 44"),
        (monastery, "a monastery", "-24 -32 48 44"),
        (city, "a city", "-24 -32 48 44"),
        (capital, "the capital, with the queen's crown", "-48 -56 96 76"),
    ):
        plate = Plate()
        draw(plate)
        sites.append(Symbol(f"qa-{draw.__name__}", shows, plate.svg(), view))
    woods = [
        Symbol(
            f"qa-wood-{i}",
            f"map ground: a wood of {trees}",
            wood(w, h, trees, i),
            f"{-w - 8} {-h - 8} {2 * w + 16} {2 * h + 18}",
            SOFT,
        )
        for i, (w, h, trees) in enumerate([(24, 10, 10), (16, 22, 14), (34, 16, 16), (12, 10, 6)], 1)
    ]
    hills = [
        Symbol(f"qa-hill-{i}", "map ground: a hill", hill(w, i), f"{-w - 1} {-w} {2 * w + 4} {w + 4}", SOFT)
        for i, w in enumerate((22, 16, 13), 1)
    ]
    return [
        *sites,
        *woods,
        *hills,
        Symbol("qa-rose", "map ground: the compass rose, north on top", compass_rose(22), "-24 -24 48 48", SOFT),
        Symbol(
            "qa-tile", "an empty artisan tile: corners at 98, inner hexagon 59, figures at 68.5", tile(), TILE, INKED
        ),
        Symbol("qa-tile-exhaustion", "on a tile: the way out, through the sixth side", exhaustion(), TILE, INKED),
        Symbol(
            "qa-tile-hammer",
            "on a tile: the hammer at v0; turn it by 60° a work",
            f'<g transform="translate(0 -45)">{HAMMER}</g>',
            TILE,
            INKED,
        ),
        Symbol("qa-scroll", "on a tile: what repairing pays; the figure goes on it", SCROLL, "-16 -16 32 32", INKED),
        Symbol("qa-spade", "on a tile: a labourer", SPADE, "-18 -18 36 36", INKED),
    ]
