"""Busts of apprentices and artisans: a sign, not a portrait. A hat says the estate, a tool the trade."""

from art.engrave import INK, PAPER, Plate, arc, hatch
from art.sprite import Symbol

HATS = ("cap", "hood", "straw", "veil", "beret", "bald", "mask", "plume")
VIEW = "-21 -25 42 51"


def busts() -> list[Symbol]:
    return [Symbol(f"bust-{hat}", f"a bust: {hat}", head(hat), VIEW) for hat in HATS]


def bust(hat: str, tool: str) -> str:
    """Somebody of a trade: a common bust, with a common icon on the breast."""
    return (
        f'<use href="#bust-{hat}" x="-21" y="-25" width="42" height="51"/>'
        f'<use href="#i-{tool}" x="2.4" y="7.6" width="18" height="18" color="{INK}"/>'
    )


def head(hat: str) -> str:
    p = Plate()
    p.shape([(-20, 26), (-18, 12), (-8, 6), (8, 6), (18, 12), (20, 26)], 1.2)
    p.path(hatch([(4, 6), (8, 6), (18, 12), (20, 26), (6, 26)], 70, 2.1), 0.5)
    p.line((-8, 6), (-2, 14), w=0.9)
    p.line((8, 6), (2, 14), w=0.9)
    p.shape([(-4, 8), (-4, 0), (4, 0), (4, 8)], 1)
    p.shape(arc(0, -6, 7.4, 0, 360, 9, 20), 1.2)
    p.path(hatch([(3, -13), (7.4, -6), (5, 1), (2, 3)], 80, 1.6), 0.45)
    p.path("M-3.4-6.4h.01M3-6.4h.01", 1.7)
    p.path("M0-5L-.9-1.6H.6M-2.4 .6Q0 1.8 2.4 .6", 0.8)
    if hat == "cap":
        p.shape([(-8.4, -8.6), *arc(0, -9, 8.4, 180, 360, 8.5, 12), (8.4, -8.6)], 1.2, shade=[(0, 2, 0.6)])
        p.line((-8.8, -8.6), (11.5, -8.6), w=1.8)
    if hat == "hood":
        p.shape(
            [
                (-11, 9),
                (-11.5, -8),
                *arc(0, -8, 11.5, 180, 360, 12, 14),
                (11.5, -8),
                (11, 9),
                (7, 5),
                (7.6, -6),
                *arc(0, -7, 7.6, 360, 180, 8, 12),
                (-7.6, -6),
                (-7, 5),
            ],
            1.2,
            shade=[(60, 2, 0.6)],
        )
    if hat == "straw":
        p.shape(
            [(-15, -9), (-7, -11.5), (-5.5, -18), (5.5, -18), (7, -11.5), (15, -9), (0, -7.2)],
            1.2,
            shade=[(20, 2.2, 0.5)],
        )
    if hat == "veil":
        p.shape(
            [
                (-10, 12),
                (-10.5, -6),
                *arc(0, -7, 10.5, 180, 360, 11, 14),
                (10.5, -6),
                (10, 12),
                (6.6, 8),
                (7.6, -5),
                *arc(0, -5, 7.6, 360, 180, 6.5, 12),
                (-7.6, -5),
                (-6.6, 8),
            ],
            1.2,
        )
    if hat == "beret":
        p.shape(arc(1, -13, 11.5, 0, 360, 4.6, 18), 1.2, shade=[(0, 1.9, 0.6)])
        p.line((2, -17), (3.4, -20), w=1.3)
    if hat == "bald":
        p.path(hatch([(-7.4, -6), (-6.5, -12), (-4, -13), (-5.6, -4)], 80, 1.4), 0.7)
        p.shape([(-6.4, -1), (6.4, -1), (4, 6.4), (0, 8.4), (-4, 6.4)], 1.1, shade=[(80, 1.7, 0.6)])
        p.path("M-2 1.2H2", 0.9)
    if hat == "mask":
        p.shape(
            [(-8.6, -4), *arc(0, -8, 8.8, 180, 360, 9, 12), (8.6, -4), (7.2, -9.6), (-7.2, -9.6)],
            1.2,
            shade=[(75, 1.8, 0.6)],
        )
        p.path("M-7.4-8.6H7.4V-4.4L3.2-4 0-5.6-3.2-4-7.4-4.4Z", 0.8, fill="var(--engrave)")
        p.put(f'<path d="M-3.6-6.5h.01M3.4-6.5h.01" stroke="{PAPER}" stroke-width="1.9"/>')
    if hat == "plume":
        p.shape([(-11, -9), (-8, -16), (8, -16), (11, -9)], 1.2, shade=[(90, 2, 0.6)])
        p.path("M6-15Q14-24 18-15Q12-16 8-11", 1.1, fill=PAPER)
    return p.svg()
