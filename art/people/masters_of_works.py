"""Four masters of the works."""

import math

from art.burin import INK, PAPER, Bust, ball, dot, even, poly, ring, slope
from art.people.face import face, neck, shoulders, strands


def villard(b: Bust) -> None:
    """He has drawn all he has seen: Cambrai, about 1235."""
    x = -11
    hx, hy = 31, -33
    if not b.tiny:  # the compasses
        for s in (-1, 1):
            fx, fy = hx + s * 15, 38
            b.form(
                poly(
                    (hx + s * 0.4 - 3, hy + 2),
                    (hx + s * 0.4 + 3, hy + 2),
                    (fx + 1.2, fy - 6),
                    (fx, fy + 2),
                    (fx - 1.2, fy - 6),
                ),
                0.2 if s < 0 else 0.66,
                angle=60,
            )
        b.stroke(f"M{hx - 8.4} 4Q{hx} 10 {hx + 8.4} 4", "detail", 1.1)
        b.form(dot(hx, hy, 5.6), 0.2)
        b.fine_stroke(dot(hx, hy, 2), "detail")
        b.form(
            poly((hx - 1.8, hy - 5), (hx - 1.8, hy - 11), (hx + 1.8, hy - 11), (hx + 1.8, hy - 5)), 0.2, pen="detail"
        )
    hair = b.curve(
        (x - 18, -14),
        (x - 24, -4),
        (x - 26, 6),
        (x - 29, 15),
        (x - 22, 21),
        (x - 10, 20),
        (x + 10, 20),
        (x + 22, 21),
        (x + 29, 15),
        (x + 26, 6),
        (x + 24, -4),
        (x + 18, -14),
    )
    b.form(hair, 0.05, lit=slope(x - 26, x + 27, 0.04, 0.66), angle=86, bulge=-4)
    neck(b, x, 18, 0.08, 9)
    shoulders(b, x, 37, 0.6, wide=39, neckline=12, drop=7)
    b.form(
        b.curve((x - 17, 36), (x - 9, 33), (x, 40), (x + 9, 33), (x + 17, 36), (x + 13, 46), (x, 51), (x - 13, 46)),
        0.04,
        lit=slope(x - 16, x + 16, 0, 0.5),
        angle=70,
        pen="detail",
    )
    f = face(b, x, 1, w=19.2, h=28.5, jaw=0.95, turn=0.55, skin=0.06, age=2, smile=0.4, brow=1.7, ears=False)
    b.fine_stroke(
        f"M{f.cx - 12.6} {f.ey + 10}Q{f.cx - 10} {f.ey + 15} {f.cx - 11} {f.ey + 20}M{f.cx + 11.6} {f.ey + 10}Q{f.cx + 10} {f.ey + 15} {f.cx + 10.6} {f.ey + 20}M{f.cx + 0.4} {f.ey + 24.6}V{f.ey + 26.4}",
        times=1.3,
    )
    for s in (-1, 1):
        lock = b.curve(
            (x + s * 17, -10),
            (x + s * 23.5, -4),
            (x + s * 25, 6),
            (x + s * 30, 12),
            (x + s * 27, 18),
            (x + s * 20.5, 16),
            (x + s * 19.4, 8),
            (x + s * 18.5, 0),
        )
        b.form(lock, 0.05, lit=even(0.2) if s < 0 else even(0.6), angle=84, bulge=-4, pen="detail")
        strands(b, f"M{x + s * 20} -6Q{x + s * 22} 8 {x + s * 27} 14M{x + s * 19.6} 4Q{x + s * 21} 13 {x + s * 25} 16")
    cap = b.curve(
        (x - 21, -9),
        (x - 22.5, -20),
        (x - 20, -34),
        (x - 10, -41),
        (x + 8, -42),
        (x + 19, -36),
        (x + 23, -21),
        (x + 21, -9),
        (x + 9, -15),
        (x - 9, -15),
    )
    b.form(cap, 0.7, lit=ball(x - 5, -24, 31, 26, 0.4, 0.8), angle=4, bulge=6, cross=True)
    b.form(
        f"M{x - 22} -7Q{x} -17.5 {x + 22} -7L{x + 23} -14.5Q{x} -26 {x - 23} -14.5Z",
        0.84,
        lit=even(0.8),
        angle=84,
        cross=True,
    )


def sinan(b: Bust) -> None:
    """He has built for three sultans: Istanbul, about 1560."""
    x, s = -4, 0.16
    if not b.tiny:  # the cubit
        b.form(poly((37, -36), (44, -36), (44, 60), (37, 60)), 0.1, lit=slope(37, 44, 0, 0.5), angle=90)
        b.stroke(
            "".join(f"M37 {y}H{44 if k % 4 == 0 else 40.6}" for k, y in enumerate(range(-31, 60, 5))), "detail", 0.8
        )
    neck(b, x, 18, s)
    shoulders(b, x, 34, 0.42, wide=43, neckline=11, drop=9)
    b.form(
        poly((x - 15, 33), (x - 22, 36), (x - 17, 64), (x - 3, 64), (x - 8, 44)),
        0,
        lit=even(0.14),
        angle=-50,
        pen="detail",
    )
    b.form(
        poly((x + 15, 33), (x + 22, 36), (x + 18, 64), (x + 4, 64), (x + 8, 44)),
        0.2,
        lit=even(0.36),
        angle=-50,
        pen="detail",
    )
    f = face(b, x, 3, w=18.8, h=25, jaw=0.84, turn=0.45, skin=s, age=2, smile=0.3, brow=1.2, mouth=False)
    beard = b.curve(
        (x - 19.4, 4),
        (x - 16, 13),
        (x - 8, 15),
        (f.cx, 13.4),
        (x + 12, 15),
        (x + 17.5, 11),
        (x + 19.4, 4),
        (x + 20.5, 17),
        (x + 18, 32),
        (x + 10, 46),
        (x + 1, 54),
        (x - 9, 46),
        (x - 17.5, 32),
        (x - 20.5, 17),
    )
    b.form(beard, 0, lit=slope(x - 4, x + 26, 0, 0.56), angle=86, bulge=-8, pen="detail")
    b.path(f"M{f.cx - 4.6} 20.6Q{f.cx} 18.6 {f.cx + 5.4} 20.4Q{f.cx + 1} 24 {f.cx - 4.6} 20.6Z", b.pen("hair"), PAPER)
    b.stroke(f"M{f.cx - 4.8} 20.6Q{f.cx} 21.6 {f.cx + 5.4} 20.4", "detail", 0.9)
    b.stroke(
        f"M{f.cx - 1} 15.4Q{f.cx - 9} 15.4 {f.cx - 12} 24M{f.cx + 1.6} 15.4Q{f.cx + 10} 15.4 {f.cx + 12} 23.6",
        "detail",
        0.9,
    )
    strands(
        b,
        f"M{x + 1} 27Q{x + 2} 40 {x + 1} 51M{x - 7} 26Q{x - 8} 38 {x - 4} 48M{x + 9} 26Q{x + 10} 38 {x + 6} 48M{x - 14} 22Q{x - 14} 32 {x - 11} 40M{x + 15} 22Q{x + 15} 32 {x + 12} 40",
    )
    b.form(
        f"M{x - 11} -36Q{x - 10} -52 {x} -54Q{x + 11} -52 {x + 12} -36Z",
        0.5,
        lit=slope(x - 11, x + 12, 0.3, 0.9),
        angle=86,
        cross=True,
    )
    turban = b.curve(
        (x - 20, -3),
        (x - 30, -11),
        (x - 35, -24),
        (x - 29, -37),
        (x - 14, -44),
        (x + 2, -45),
        (x + 17, -43),
        (x + 31, -35),
        (x + 35, -22),
        (x + 29, -10),
        (x + 20, -3),
        (x + 10, -9),
        (x, -10.6),
        (x - 10, -9),
    )
    b.form(turban, 0, lit=ball(x - 4, -26, 38, 26, 0, 0.62), angle=90, bulge=-2)
    b.stroke(
        f"M{x - 33} -18Q{x - 8} -38 {x + 17} -43M{x - 27} -9Q{x - 2} -32 {x + 30} -36M{x - 17} -7Q{x + 4} -22 {x + 34.6} -24M{x + 2} -10Q{x + 16} -17 {x + 31} -13",
        "detail",
        0.95,
    )
    strands(
        b,
        f"M{x - 34} -27Q{x - 16} -41 {x - 2} -45M{x - 31} -14Q{x - 5} -35 {x + 24} -40M{x - 22} -7Q{x} -27 {x + 33} -30M{x - 9} -9Q{x + 10} -19 {x + 34} -18",
    )


def emily(b: Bust) -> None:
    """She ran the works of the bridge: New York, about 1880."""
    x = -12
    if not b.tiny:  # a tower of the bridge, its stays and its deck
        b.stroke(
            "".join(f"M30 {-32 + 1.5 * k}L-64 {-14 + 11 * k}" for k in range(6))
            + "M44 -32Q52 -12 64 -8M44 -30L60 22M44 -30L52 22",
            "hair",
            1.3,
        )
        b.form(
            poly(
                (24, 60),
                (24, 24),
                (26, 24),
                (27, -27),
                (24, -27),
                (24, -34),
                (48, -34),
                (48, -27),
                (45, -27),
                (46, 24),
                (48, 24),
                (48, 60),
            ),
            0.1,
            lit=slope(24, 50, 0.02, 0.7),
            angle=90,
        )
        for px in (29.4, 37.6):
            b.form(f"M{px} 20V-6Q{px} -15 {px + 3} -19Q{px + 6} -15 {px + 6} -6V20Z", 1, pen="hair")
        b.form(poly((-64, 20), (64, 20), (64, 25), (-64, 25)), 0.3, angle=90, pen="detail")
        b.fine_stroke("M24 -30.6H48", "detail")
    neck(b, x, 18, 0.04, 8)
    shoulders(b, x, 38, 0.62, wide=36, neckline=8, drop=2)
    b.form(
        f"M{x - 10.5} 24Q{x} 31 {x + 11.5} 24L{x + 12.5} 41Q{x} 47 {x - 11.5} 41Z",
        0.6,
        lit=slope(x - 11, x + 12, 0.42, 0.95),
        angle=80,
        cross=True,
    )
    b.form(f"M{x - 11} 23Q{x} 31 {x + 12} 23L{x + 12} 27Q{x} 35 {x - 11} 27Z", 0, pen="detail")
    b.form(ring(x + 1, 42, 3.6, 4.4), 0, pen="detail")
    b.form(
        b.curve((x - 9, -30), (x - 12, -38), (x - 6, -47), (x + 5, -48), (x + 13, -42), (x + 12, -33), (x + 6, -28)),
        0.55,
        lit=slope(x - 12, x + 13, 0.3, 0.9),
        angle=30,
        bulge=4,
        cross=True,
    )
    strands(b, f"M{x - 9} -37Q{x + 1} -46 {x + 10} -38M{x - 7} -33Q{x + 1} -40 {x + 9} -33")
    face(b, x, 0, w=18.8, h=26, jaw=0.83, turn=0.55, skin=0.02, age=0, smile=0.4, brow=0.9)
    hair = b.curve(
        (x - 20.5, 5),
        (x - 22.5, -8),
        (x - 19, -23),
        (x - 8, -32),
        (x + 7, -32.5),
        (x + 19, -24),
        (x + 22.5, -9),
        (x + 20.5, 4),
        (x + 18, -5),
        (x + 13, -13),
        (x + 4, -18),
        (x + 1.5, -19),
        (x - 7, -15),
        (x - 15, -9),
        (x - 18, -2),
    )
    b.form(hair, 0.55, lit=slope(x - 22, x + 22, 0.34, 0.9), angle=70, bulge=-8, cross=True)
    strands(
        b,
        f"M{x + 2} -19Q{x - 14} -19 {x - 20} -2M{x + 2} -19Q{x + 15} -20 {x + 20} -2M{x + 2} -20Q{x - 8} -27 {x - 18} -20M{x + 3} -20Q{x + 11} -28 {x + 18} -21",
    )


def amrita(b: Bust) -> None:
    """She lays out cities by the cord: Jaipur, about 1730."""
    x, s = -10, 0.3
    if not b.tiny:  # the plumb line
        b.form(poly((20, -37), (43, -37), (43, -32), (20, -32)), 0.3, angle=60, pen="detail")
        b.stroke("M34 -32V2", "detail", 0.9)
        b.form("M26.6 9Q26.6 2 34 2Q41.4 2 41.4 9L34 32Z", 0.5, lit=slope(27, 42, 0.24, 0.95), angle=90, cross=True)
        b.fine_stroke("M26.6 9Q34 12.4 41.4 9", "detail")
    veil = b.curve(
        (x - 16, -32),
        (x - 30, -16),
        (x - 33, 10),
        (x - 37, 40),
        (x - 42, 62),
        (x + 42, 62),
        (x + 36, 38),
        (x + 31, 10),
        (x + 28, -16),
        (x + 15, -32),
    )
    b.form(veil, 0.16, lit=slope(x - 34, x + 38, 0.06, 0.72), angle=80, bulge=-5, pen="hair" if b.tiny else "contour")
    neck(b, x, 18, s, 8)
    shoulders(b, x, 38, 0.5, wide=26, neckline=13, drop=9)
    b.fine_stroke(f"M{x - 13} 40Q{x} 54 {x + 13} 40", "detail")
    if not b.tiny:
        for k in range(5):
            b.path(dot(x - 8 + 4.2 * k, 46.6 + (1.6, 3, 3.4, 3, 1.6)[k], 1.3), b.pen("hair"), PAPER)
    f = face(b, x, 2, w=18.8, h=25.5, jaw=0.83, turn=0.5, skin=s, age=0, smile=0.7, brow=1.15, ears=False)
    hair = b.curve(
        (x - 19.6, 4),
        (x - 21, -8),
        (x - 14, -22),
        (x, -26),
        (x + 14, -22),
        (x + 21, -8),
        (x + 19.6, 4),
        (x + 16, -7),
        (x + 8, -14),
        (x + 2, -20),
        (x - 6, -14),
        (x - 15, -7),
    )
    b.form(hair, 1, pen="detail")
    b.path(dot(f.cx, f.ey - 9.5, 1.5 if not b.tiny else 2.2), 0, INK)
    hood = (
        f"M{x - 19} 30Q{x - 23} 12 {x - 21} -6Q{x - 16} -23 {x + 1} -24.5Q{x + 17} -23 {x + 21} -6Q{x + 23} 12 {x + 20} 30"
        f"L{x + 29} 42Q{x + 33} 10 {x + 30} -12Q{x + 24} -37 {x} -38Q{x - 24} -37 {x - 30} -12Q{x - 33} 10 {x - 29} 42Z"
    )
    b.form(hood, 0.28 if b.tiny else 0.1, lit=slope(x - 30, x + 33, 0.02, 0.62), angle=74, bulge=3)
    border = f"M{x - 19} 30Q{x - 23} 12 {x - 21} -6Q{x - 16} -23 {x + 1} -24.5Q{x + 17} -23 {x + 21} -6Q{x + 23} 12 {x + 20} 30L{x + 24} 35Q{x + 27} 12 {x + 25} -8Q{x + 20} -28 {x + 1} -29.5Q{x - 19} -28 {x - 25} -8Q{x - 27} 12 {x - 23} 35Z"
    b.form(border, 0, lit=even(0), pen="hair" if b.tiny else "detail")
    if not b.tiny:
        for k in range(19):
            a = math.radians(170 + 200 * k / 18)
            px, py = x + 0.5 + 23.2 * math.cos(a), -3 + 24.2 * math.sin(a)
            b.path(dot(px, py, 1.1), 0, INK)
        for k in range(5):
            b.path(dot(x - 24.2 + k * 0.4, 4 + 6 * k, 1.1), 0, INK)
            b.path(dot(x + 25 - k * 0.3, 4 + 6 * k, 1.1), 0, INK)
    strands(b, f"M{x - 4} -37Q{x - 26} -30 {x - 28.6} 0M{x + 6} -37Q{x + 26} -30 {x + 28.8} 0")
