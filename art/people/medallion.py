"""Sixteen people of the building site, four for each level of bot: medallions, as code.

Everybody is drawn by the same face and the same light. What tells people apart is what they wear and what they work with,
then hair, age and bearing; skin is a tone of the same hatching, with its highlights kept.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.burin import INK, PAPER, PEN, SMALL, Bust, Cut, dot, poly, ring
from art.people.apprentices import lucia, mai, moussa, tomas
from art.people.journeymen import clara, gaspard, rosa, yusuf
from art.people.masters import awa, kenzo, nils, sabine
from art.people.masters_of_works import amrita, emily, sinan, villard
from art.sprite import Symbol


@dataclass(frozen=True)
class Person:
    code: str
    level: int
    draw: Callable[[Bust], None]
    near: tuple[float, float, float] = (0, -8, 42)  # what the small cut shows: centre and radius

    @property
    def shows(self) -> str:
        return (self.draw.__doc__ or "").rstrip(".")


NEAR = {
    "tomas": (-8, -3, 36), "mai": (-3, -8, 39), "moussa": (0, -11, 43), "lucia": (-8, -9, 40),
    "gaspard": (-7, -4, 42), "clara": (-10, -1, 41), "yusuf": (-10, -6, 39), "rosa": (-3, -11, 43),
    "sabine": (-10, -1, 36), "kenzo": (-9, -8, 40), "awa": (-2, -12, 42), "nils": (-8, 0, 40),
    "villard": (-11, -5, 38), "sinan": (-4, -9, 44), "emily": (-12, -7, 42), "amrita": (-10, -4, 38),
}  # fmt: skip
LEVELS = (
    (tomas, mai, moussa, lucia),
    (gaspard, clara, yusuf, rosa),
    (sabine, kenzo, awa, nils),
    (villard, sinan, emily, amrita),
)
PEOPLE = [
    Person(draw.__name__, level, draw, NEAR[draw.__name__]) for level, four in enumerate(LEVELS, 1) for draw in four
]


def view(person: Person, cut: Cut) -> str:
    if cut.name != "small":
        return cut.view
    x, y, r = person.near
    side = 2 * r + 8
    return f"{x - side / 2:g} {y - side / 2:g} {side:g} {side:g}"


def frame(person: Person, cut: Cut) -> str:
    """The rim of the medal; at its foot as many stones as the level has."""
    level, r = person.level, cut.radius
    if cut.name == "small":
        x, y, near = person.near
        return f'<circle cx="{x:g}" cy="{y:g}" r="{near:g}" stroke-width="{cut.contour:g}"/>'
    b = Bust(cut)
    out = [f'<circle r="{r}" stroke-width="{cut.contour:g}"/>']
    out.append(f'<circle r="{r + 5}" stroke-width="{cut.hair if level < 3 else cut.detail:g}"/>')
    if level >= 2:  # the rim is ruled, beaded, then built of stones
        step, inner, outer = {2: (6, 0.8, 4.2), 3: (6, 2.5, 2.5), 4: (15, 0, 5)}[level]
        for k in range(0, 360, step):
            if abs((k - 90 + 180) % 360 - 180) < 8 + 5.2 * level:
                continue
            a = math.radians(k + (step / 2 if level == 4 else 0))
            if level == 3:
                b.path(dot((r + 2.5) * math.cos(a), (r + 2.5) * math.sin(a), 1 if cut.name == "large" else 1.1), 0, INK)
            else:
                w = {2: "hair", 4: "detail"}[level]
                b.stroke(
                    f"M{(r + inner) * math.cos(a):.1f} {(r + inner) * math.sin(a):.1f}L{(r + outer) * math.cos(a):.1f} {(r + outer) * math.sin(a):.1f}",
                    w,
                )
    w, h = 8.4, 6.4
    for k in range(level):
        px = (k - (level - 1) / 2) * (w + 1.6)
        b.path(
            poly((px - w / 2, r - 2.4), (px + w / 2, r - 2.4), (px + w / 2, r - 2.4 + h), (px - w / 2, r - 2.4 + h)),
            cut.detail,
            PAPER,
        )
    return "".join(out) + b.svg()


def ground(cut: Cut) -> str:
    """The field: level lines, lighter towards the light."""
    b = Bust(cut)
    if cut.name == "large":
        far = lambda x, y: 0.62 * (math.hypot(x + 46, y + 20) / 100) ** 1.2 - 0.02
        b.form(ring(0, 0, cut.radius), 0, lit=far, pen="hair")
    return b.svg()


def medallion(person: Person, cut: Cut) -> str:
    b = Bust(cut)
    person.draw(b)
    clip = f"medal-{person.code}-{cut.name}"
    x, y, r = person.near if cut.name == "small" else (0, 0, cut.radius)
    place = f'cx="{x:g}" cy="{y:g}" ' if x or y else ""
    field = f'<circle {place}r="{r + (3.6 if cut.name == "small" else 6.8):g}" fill="{PAPER}" stroke="none"/>'
    return (
        f'{field}{ground(cut)}<clipPath id="{clip}"><circle {place}r="{r:g}"/></clipPath>'
        f'<g clip-path="url(#{clip})">{b.svg()}</g>{frame(person, cut)}'
    )


def faces(person: Person) -> list[Symbol]:
    """The small cut, which stands beside a name."""
    return [Symbol(f"face-{person.code}", person.shows, medallion(person, SMALL), view(person, SMALL), PEN)]
