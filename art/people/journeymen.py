"""Four journeymen."""

import math

from art.burin import PAPER, Bust, ball, dot, even, poly, ring, slope
from art.people.face import face, neck, shoulders, strands


def wheel(b: Bust, wx: float, wy: float, r: float) -> None:
    b.form(ring(wx, wy, r), 0.05, lit=slope(10, 60, 0.1, 0.8), angle=45)
    b.form(ring(wx, wy, r - 5), 0, lit=slope(-50, 60, 0.02, 0.5), pen="detail")
    for k in range(8):
        a = math.radians(22.5 + 45 * k)
        b.stroke(
            f"M{wx + 5 * math.cos(a):.1f} {wy + 5 * math.sin(a):.1f}L{wx + (r - 5) * math.cos(a):.1f} {wy + (r - 5) * math.sin(a):.1f}",
            "contour",
            1.4,
        )
    b.form(dot(wx, wy, 5.5), 0.4)


def gaspard(b: Bust) -> None:
    """A carter: Picardy, about 1220."""
    x = -8
    wx, wy, r = 31, 10, 25
    if not b.tiny:
        wheel(b, wx, wy, r)
    neck(b, x, 18, 0.1)
    shoulders(b, x, 36, 0.4, wide=40, neckline=10, drop=8)
    b.form(
        b.curve((x - 20, 40), (x - 12, 33), (x, 37), (x + 13, 33), (x + 21, 40), (x + 14, 49), (x, 51), (x - 14, 49)),
        0.1,
        lit=slope(x - 20, x + 20, 0, 0.7),
        angle=75,
        pen="detail",
    )
    f = face(b, x, 0, w=20.5, h=26, jaw=0.95, turn=0.55, skin=0.1, age=1, smile=0.4, brow=1.5, mouth=False)
    beard = b.curve(
        (x - 20.5, -1),
        (x - 17.5, 9),
        (x - 9, 12),
        (f.cx, 10.6),
        (x + 15, 12),
        (x + 19.5, 6),
        (x + 21, -1),
        (x + 22.5, 14),
        (x + 19, 29),
        (x + 10, 38),
        (x + 2, 41),
        (x - 8, 37),
        (x - 18, 28),
        (x - 21.5, 14),
    )
    b.form(beard, 0.5, lit=slope(x - 22, x + 22, 0.3, 0.8), angle=82, bulge=-7, pen="detail")
    b.path(f"M{f.cx - 5} 18.2Q{f.cx} 15.6 {f.cx + 6} 18Q{f.cx + 1} 21.4 {f.cx - 5} 18.2Z", b.pen("hair"), PAPER)
    b.stroke(f"M{f.cx - 5.4} 18Q{f.cx} 19.6 {f.cx + 6} 17.8", "detail")
    strands(
        b,
        f"M{f.cx - 1} 12Q{f.cx - 9} 13 {f.cx - 11} 20M{f.cx + 2} 12Q{f.cx + 10} 13 {f.cx + 12} 20M{x + 2} 24Q{x + 3} 32 {x + 1} 39M{x - 8} 22Q{x - 8} 30 {x - 6} 36M{x + 11} 22Q{x + 12} 30 {x + 9} 36",
    )
    b.form(
        f"M{x - 18} -16Q{x - 19} -36 {x - 8} -41Q{x + 4} -46 {x + 14} -38Q{x + 19} -32 {x + 18} -15Z",
        0.6,
        lit=slope(x - 18, x + 19, 0.32, 0.95),
        angle=80,
        bulge=-4,
        cross=True,
    )
    b.form(
        f"M{x - 37} -9Q{x - 26} -23 {x} -23Q{x + 28} -23 {x + 39} -11Q{x + 20} -15.5 {x} -15Q{x - 20} -14 {x - 37} -9Z",
        0.66,
        lit=slope(x - 34, x + 36, 0.4, 0.9),
        angle=2,
        cross=True,
    )


def clara(b: Bust) -> None:
    """A glazier: Bruges, about 1450."""
    x = -10
    if not b.tiny:
        x0, y0, u, v = 16, -33, 7.5, 10.5
        b.form(poly((x0, y0), (x0 + 4 * u, y0), (x0 + 4 * u, y0 + 6 * v), (x0, y0 + 6 * v)), 0)
        for i, j, t in (
            (1, 1, 0.5),
            (3, 1, 0.2),
            (2, 2, 0.3),
            (1, 3, 0.2),
            (3, 3, 0.62),
            (2, 4, 0.5),
            (3, 5, 0.3),
            (1, 5, 0.2),
        ):
            cx, cy = x0 + u * i, y0 + v * j
            b.form(poly((cx, cy - v), (cx + u, cy), (cx, cy + v), (cx - u, cy)), t, angle=-35, pen="detail")
        b.stroke(poly((x0, y0), (x0 + 4 * u, y0), (x0 + 4 * u, y0 + 6 * v), (x0, y0 + 6 * v)), "contour", 1.2)
    back = b.curve(
        (x - 20, -22),
        (x - 34, -14),
        (x - 35, 14),
        (x - 29, 35),
        (x - 14, 40),
        (x + 14, 40),
        (x + 26, 34),
        (x + 31, 12),
        (x + 30, -14),
        (x + 18, -24),
    )
    b.form(back, 0.1, lit=slope(x - 34, x + 30, 0.02, 0.7), angle=80, bulge=-4)
    neck(b, x, 18, 0.04, 8)
    shoulders(b, x, 37, 0.5, wide=38, neckline=11, drop=8)
    b.form(poly((x - 14, 37), (x, 53), (x + 14, 37), (x + 8, 36), (x, 44), (x - 8, 36)), 0, pen="detail")
    face(b, x, 1, w=18.8, h=25.5, jaw=0.82, turn=0.5, skin=0.02, age=0, smile=0.5, brow=0.7, ears=False)
    hood = (
        f"M{x - 14} 24Q{x - 20} 14 {x - 18.5} -6Q{x - 15} -20 {x} -21Q{x + 15} -20 {x + 18.5} -6Q{x + 20} 14 {x + 15} 24"
        f"Q{x + 26} 22 {x + 30} 8Q{x + 32} -12 {x + 40} -18Q{x + 24} -37 {x} -36Q{x - 24} -37 {x - 40} -17Q{x - 33} -12 {x - 31} 8Q{x - 27} 21 {x - 14} 24Z"
    )
    b.form(hood, 0, lit=slope(x - 6, x + 40, 0, 0.46), angle=70, bulge=3)
    strands(
        b,
        f"M{x - 2} -35Q{x - 22} -28 {x - 25} -4Q{x - 26} 10 {x - 18} 20M{x + 3} -35Q{x + 22} -28 {x + 25} -4Q{x + 26} 10 {x + 19} 20M{x - 33} -15Q{x - 27} -18 {x - 22} -14M{x + 33} -16Q{x + 27} -18 {x + 23} -13",
    )


def yusuf(b: Bust) -> None:
    """He cuts tiles: Fez, about 1350."""
    x, s = -10, 0.24
    cx, cy, r = 35, -9, 20
    star = []
    for k in range(16):
        q = r if k % 2 == 0 else r * 0.765
        a = math.radians(-90 + 22.5 * k)
        star.append((cx + q * math.cos(a), cy + q * math.sin(a)))
    if not b.tiny:
        b.form(poly(*star), 0.66, angle=45, cross=True)
        b.path(poly(*[(cx + (px - cx) * 0.68, cy + (py - cy) * 0.68) for px, py in star]), b.pen("detail"), PAPER)
        b.form(dot(cx, cy, 5.4), 0.66, pen="detail")
    if b.fine:
        b.stroke(
            "".join(
                f"M{cx + 5.4 * math.cos(a):.1f} {cy + 5.4 * math.sin(a):.1f}L{cx + 10.4 * math.cos(a):.1f} {cy + 10.4 * math.sin(a):.1f}"
                for a in (math.radians(22.5 + 45 * k) for k in range(8))
            ),
            "hair",
            1.2,
        )
    neck(b, x, 18, s)
    shoulders(b, x, 36, 0.06, wide=38, neckline=10, drop=7)
    b.fine_stroke(f"M{x} 48V64M{x - 3} 48V64", "detail")
    b.form(poly((x - 40, 64), (x - 34, 46), (x - 16, 37), (x - 9, 64)), 0.5, angle=60, pen="detail")
    f = face(b, x, 1, w=19.5, h=26, jaw=0.86, turn=0.6, skin=s, age=1, smile=0.7, brow=1.5, mouth=False)
    beard = b.curve(
        (x - 19.5, 0),
        (x - 16.5, 9),
        (x - 11, 15),
        (f.cx - 6, 14.2),
        (f.cx, 13),
        (f.cx + 7, 14.2),
        (x + 16, 13),
        (x + 18, 8),
        (x + 20, 0),
        (x + 19.5, 14),
        (x + 14, 25),
        (x + 4, 31),
        (x - 7, 28.5),
        (x - 15, 21),
        (x - 19, 11),
    )
    b.form(
        beard,
        0.86,
        lit=even(0.9) if not b.fine else slope(x - 20, x + 20, 0.68, 1),
        angle=80,
        bulge=-5,
        cross=True,
        pen="detail",
    )
    b.path(f"M{f.cx - 4.6} 18.4Q{f.cx} 15.8 {f.cx + 5.4} 18.2Q{f.cx + 1} 22 {f.cx - 4.6} 18.4Z", b.pen("hair"), PAPER)
    b.stroke(f"M{f.cx - 4.8} 18.4Q{f.cx} 19.6 {f.cx + 5.4} 18.2", "detail", 0.9)
    turban = b.curve(
        (x - 22, -6),
        (x - 27, -17),
        (x - 25, -31),
        (x - 13, -41),
        (x + 4, -43),
        (x + 19, -38),
        (x + 27, -26),
        (x + 25, -13),
        (x + 21, -6),
        (x + 10, -13),
        (x, -15),
        (x - 12, -13),
    )
    b.form(turban, 0, lit=ball(x - 2, -24, 31, 26, 0, 0.66), angle=-18, bulge=4)
    b.stroke(
        f"M{x - 25} -18Q{x - 4} -27 {x + 22} -8M{x + 25} -18Q{x + 10} -32 {x - 14} -40M{x - 26} -25Q{x - 6} -36 {x + 24} -14",
        "detail",
        0.95,
    )
    strands(
        b,
        f"M{x - 22} -10Q{x - 2} -21 {x + 18} -8M{x + 23} -29Q{x + 12} -37 {x - 2} -42M{x - 22} -33Q{x - 4} -41 {x + 16} -26",
    )


def rosa(b: Bust) -> None:
    """A welder with her mask up: Monterrey, 1943."""
    x, s = -3, 0.16
    wave = [(20, -12), (26.5, -5), (25.5, 4), (30, 10), (30.5, 18), (26, 22), (27, 28), (20, 31.5), (12, 28)]
    hair = b.curve(*[(x - u, v) for u, v in wave], *[(x + u, v) for u, v in reversed(wave)])
    b.form(hair, 1)
    if b.fine:
        b.put(
            f'<path d="M{x - 22} 2Q{x - 27} 10 {x - 24} 17Q{x - 21} 22 {x - 23} 27M{x - 27} 12Q{x - 28} 17 {x - 24} 21M{x - 20.5} 14Q{x - 18} 20 {x - 19} 28M{x + 23} 2Q{x + 27} 10 {x + 24} 17Q{x + 21} 22 {x + 23} 27M{x + 27.4} 12Q{x + 28} 17 {x + 24} 21M{x + 20.5} 14Q{x + 18} 20 {x + 19} 28" stroke="{PAPER}" stroke-width=".8"/>'
        )
    neck(b, x, 18, s, 8.5)
    shoulders(b, x, 36, 0.34, wide=41, neckline=11, drop=9)
    b.form(poly((x - 15, 33), (x - 3, 50), (x - 11, 58), (x - 24, 40)), 0.2, angle=60, pen="detail")
    b.form(poly((x + 15, 33), (x + 3, 50), (x + 11, 58), (x + 24, 40)), 0.5, angle=60, pen="detail")
    face(b, x, 2, w=19.3, h=25, jaw=0.84, turn=-0.4, skin=s, age=0, smile=1.2, brow=1.3, ears=False)
    b.form(
        b.curve(
            (x - 20, 8),
            (x - 22.5, -4),
            (x - 18, -14),
            (x - 4, -20),
            (x + 8, -20),
            (x + 19, -14),
            (x + 22.5, -3),
            (x + 20, 8),
            (x + 17.5, -4),
            (x + 10, -11),
            (x - 2, -12),
            (x - 13, -9),
            (x - 17.5, -2),
        ),
        1,
        pen="detail",
    )
    # the mask stands up from a band over the brow
    b.form(f"M{x - 23} -10Q{x} -23 {x + 23} -10L{x + 22} -16Q{x} -30 {x - 22} -16Z", 0.2, angle=90, pen="detail")
    mask = (
        f"M{x - 26} -17Q{x - 29} -40 {x - 19} -50Q{x} -57 {x + 19} -50Q{x + 29} -40 {x + 26} -17Q{x} -31 {x - 26} -17Z"
    )
    b.form(mask, 0.5, lit=ball(x - 4, -32, 33, 30, 0.34, 0.7), bulge=-6, cross=True)
    b.form(poly((x - 14, -33), (x - 13.4, -45), (x + 13.4, -45), (x + 14, -33)), 0, pen="contour")
    b.form(poly((x - 10.4, -36), (x - 10, -42), (x + 10, -42), (x + 10.4, -36)), 1, pen="hair")
    for q in (-24, 24):
        b.form(dot(x + q, -14, 3.6), 0, pen="detail")
