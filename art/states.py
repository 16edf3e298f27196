"""What is going on with somebody: a ring round the portrait and a mark on its edge. Shape says it, then words; gold only
says “now”.

A ring is drawn in a box of 80, centred; the portrait (a medal for a bot, a square for a person) fills the middle 64. `small`
is the same for 24 px and below: heavier, with the mark alone where the ring would be mud.
"""

import math

from art.burin import poly
from art.engrave import arc, d
from art.sprite import Symbol

VIEW = "-40 -40 80 80"
LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
GOLD, LEAF = "var(--gold)", "var(--leaf)"

STATES = {
    "to-move": "it is this one's turn",
    "thinking": "is thinking",
    "away": "is not here",
    "stand-in": "a bot plays for somebody",
    "resigned": "has resigned",
    "winner": "wins",
}


def stroke(path: str, w: float, paint: str = "currentColor", fill: str = "none", more: str = "") -> str:
    return f'<path d="{path}" stroke="{paint}" stroke-width="{w:g}" fill="{fill}" {more}/>'


def circle(r: float, w: float, paint: str = "currentColor", more: str = "") -> str:
    return f'<circle r="{r:g}" stroke="{paint}" stroke-width="{w:g}" fill="none" {more}/>'


def keystone(small: bool) -> str:
    """The stone that closes the arch: it is this one's turn."""
    h, a, b = (15, 9.5, 6) if small else (11, 7, 4.4)
    top = -40 + (1.4 if small else 0.8)
    return stroke(poly((-a, top), (a, top), (b, top + h), (-b, top + h)), 2.4 if small else 1.3, "var(--ink)", LEAF)


def badge(inner: str, small: bool) -> str:
    """A mark on the lower right edge, on its own paper."""
    x, y, k = (24, 24, 1.4) if small else (26, 25, 1)
    return f'<g transform="translate({x} {y}) scale({k})"><circle r="11.5" fill="var(--paper)" stroke="var(--paper)" stroke-width="3"/>{inner}</g>'


def three_stones() -> str:
    """Course upon course."""
    out = ""
    for k, (x, y) in enumerate(((-5.2, 3.4), (5.2, 3.4), (0, -4.2))):
        stone = poly((x - 4.6, y - 3.2), (x + 4.6, y - 3.2), (x + 4.6, y + 3.2), (x - 4.6, y + 3.2))
        out += stroke(stone, 1.6, "currentColor", LEAF if k == 2 else "var(--sheet)")
    return out


def clock() -> str:
    return f'<circle r="9.4" fill="var(--sheet)" stroke="currentColor" stroke-width="1.6"/>{stroke("M0 -5.6V0L4.4 2.6", 1.6)}'


def square() -> str:
    """Somebody's place, kept for them."""
    return (
        '<rect x="-9" y="-9" width="18" height="18" fill="var(--sheet)" stroke="currentColor" stroke-width="1.6"/>'
        + stroke("M-4.6 4.4A4.6 4.6 0 0 1 4.6 4.4M0 -1.4m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", 1.5)
    )


def laid_down() -> str:
    """A hammer laid on the ground."""
    head = stroke(
        poly((-10, -7), (-4.4, -7), (-3.4, -2.2), (-3.4, 2.2), (-4.4, 7), (-10, 7)), 1.6, "currentColor", "var(--sheet)"
    )
    return stroke("M-3 0H10.6", 3.2) + head + stroke("M-1 6.4H9.6M2 9.6H7", 1)


def bough(small: bool) -> str:
    """Two sprigs, and the little fir that roofers set on the ridge of a finished frame."""
    out, w = "", 2.2 if small else 1.1
    for s in (-1, 1):
        stem = [(s * x, y) for x, y in arc(0, 0, 36.4, 84, -36, steps=18)]
        out += stroke(d(stem, False), w)
        for k in range(2, 18, 4 if small else 2):
            x, y = stem[k]
            a = math.atan2(y, x)
            for side in (-0.55, 0.62):
                b = a - s * (math.pi / 2) + side
                L = 10 if small else 7.4
                tip = (x + L * math.cos(b), y + L * math.sin(b))
                q = (x + L * 0.55 * math.cos(b - 0.5), y + L * 0.55 * math.sin(b - 0.5))
                r = (x + L * 0.55 * math.cos(b + 0.5), y + L * 0.55 * math.sin(b + 0.5))
                leaf = f"M{x:.1f} {y:.1f}Q{q[0]:.1f} {q[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}Q{r[0]:.1f} {r[1]:.1f} {x:.1f} {y:.1f}Z"
                out += stroke(leaf, w * 0.8, "var(--ink)", LEAF)
    fir = poly((0, -40), (6.4, -31), (3.4, -31), (8.4, -23.4), (-8.4, -23.4), (-3.4, -31), (-6.4, -31))
    return out + stroke(fir, w, "var(--ink)", LEAF)


def under(name: str, small: bool = False) -> str:
    """What lies below the portrait."""
    w = 5 if small else 2.4
    if name in ("to-move", "thinking"):
        ring = circle(36, w, GOLD) if name == "to-move" else circle(36, w, GOLD, 'stroke-dasharray="9.4 9.4"')
        return ring + (circle(38.6, 0.8, "var(--ink)") if name == "to-move" and not small else "")
    if name == "away":
        return circle(36, 4 if small else 2, "var(--rule-2)", 'stroke-dasharray="0.1 7.4"')
    if name == "resigned":  # the ring has fallen open
        return stroke(d(arc(0, 0, 36, -30, 300, steps=60), False), 3.4 if small else 1.6, "var(--ink-2)")
    return ""


def over(name: str, small: bool = False) -> str:
    """What lies above it."""
    if name == "to-move":
        return keystone(small)
    if name == "thinking":
        return keystone(small) + badge(three_stones(), small)
    if name == "winner":
        return bough(small)
    marks = {"away": clock(), "stand-in": square(), "resigned": laid_down()}
    return badge(marks[name], small)


def states() -> list[Symbol]:
    """Small, for they stand beside names; the portrait fills the middle 64 of 80."""
    return [
        Symbol(f"state-{name}", shows, under(name, small=True) + over(name, small=True), VIEW, LINE)
        for name, shows in STATES.items()
    ]
