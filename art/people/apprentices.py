"""Four apprentices."""

from art.burin import INK, Bust, ball, dot, even, poly, slope
from art.people.face import face, neck, shoulders, strands


def tomas(b: Bust) -> None:
    """A mortar boy with his hod: Prague, about 1380."""
    x = -9
    if not b.tiny:
        b.form(poly((29, -6), (26.5, 60), (31.5, 60), (34, -6)), 0.1, lit=slope(28, 34, 0, 0.5), angle=88, pen="detail")
        b.form(
            b.curve((18, -29), (23, -37), (31, -39.5), (39, -36), (44, -28), (31, -14)),
            0.12,
            lit=slope(18, 44, 0, 0.6),
            angle=20,
        )
        b.form(poly((13.5, -30), (31.5, -4), (49.5, -29), (45.5, -31), (31.5, -12), (17.5, -31)), 0.5, angle=45)
    neck(b, x, 18, 0.05, 8.5)
    shoulders(b, x, 36, 0.22, wide=38, neckline=9, drop=7)
    b.form(poly((x - 12, 34), (x - 2, 48), (x + 11, 34), (x + 16, 39), (x, 56), (x - 17, 39)), 0, pen="detail")
    f = face(b, x, -1, w=20.5, h=25, jaw=0.95, turn=0.6, skin=0.03, age=0, smile=1.7, brow=0.7)
    hair = b.curve(
        (x - 22, 4),
        (x - 24, -12),
        (x - 19, -27),
        (x - 5, -34),
        (x + 10, -32),
        (x + 21, -22),
        (x + 22.5, -8),
        (x + 21, 3),
        (x + 18.5, -6),
        (x + 16, -15),
        (x + 10, -13),
        (x + 6, -18),
        (x, -12.5),
        (x - 4, -18),
        (x - 10, -12),
        (x - 16, -15),
        (x - 18.5, -4),
    )
    b.form(hair, 0.42, lit=slope(x - 22, x + 22, 0.22, 0.72), angle=78, bulge=-5)
    strands(
        b,
        f"M{x} -33Q{x - 9} -26 {x - 10} -13M{x + 2} -33Q{x + 7} -25 {x + 6} -19M{x + 6} -33Q{x + 16} -27 {x + 16} -16M{x - 6} -33Q{x - 19} -24 {x - 17} -15",
    )
    if not b.tiny:
        for dx, dy in ((-9, 8), (-6.5, 9.6), (-11, 10.4), (6, 8.6), (8.6, 9.8)):
            b.path(dot(f.cx + dx, f.ey + dy, 0.5 if b.fine else 0.7), 0, INK)


def mai(b: Bust) -> None:
    """A scaffolder's apprentice: Hanoi, today."""
    x = -4
    for x1, y1, x2, y2 in () if b.tiny else ((34, -64, 34, 64), (-46, 64, -46, -64), (-64, -26, 64, -40)):
        dx, dy = (3.2, 0) if x1 == x2 else (0, 3.2)
        b.form(
            poly((x1 - dx, y1 - dy), (x2 - dx, y2 - dy), (x2 + dx, y2 + dy), (x1 + dx, y1 + dy)),
            0.1,
            lit=(slope(x1 - 3, x1 + 3, 0, 0.66) if x1 == x2 else even(0.2)),
            angle=90 if x1 == x2 else -6,
            pen="detail",
        )
    if not b.tiny:
        b.form(poly((28.5, -42), (39, -43), (39, -30), (28.5, -29)), 0.75, pen="detail")
    neck(b, x, 18, 0.14, 8.5)
    hair = b.curve(
        (x - 23, -10),
        (x - 25, 8),
        (x - 22, 21),
        (x - 8, 25),
        (x + 10, 25),
        (x + 23, 20),
        (x + 25, 8),
        (x + 23, -10),
        (x, -24),
    )
    b.form(hair, 1)
    neck(b, x, 20, 0.16, 8)
    shoulders(b, x, 37, 0.12, wide=37, neckline=9, drop=6)
    for s in (-1, 1):  # the harness
        b.form(poly((x + s * 15, 40), (x + s * 20, 40), (x + s * 15, 64), (x + s * 10, 64)), 0.7, pen="detail")
    face(b, x, 0, w=19.5, h=25.5, jaw=0.84, turn=0.35, skin=0.1, age=0, smile=0.9, brow=0.95, ears=False)
    b.form(b.curve((x - 21, -12), (x - 23, 4), (x - 20.5, 16), (x - 17.5, 8), (x - 17, -6)), 1, pen="hair")
    b.form(b.curve((x + 20, -12), (x + 22.5, 4), (x + 20.5, 16), (x + 18.5, 8), (x + 18, -6)), 1, pen="hair")
    b.fine_stroke(f"M{x - 17.5} -2Q{x - 16} 18 {x - 1} 28M{x + 18.5} -2Q{x + 17} 18 {x + 4} 28", "detail")
    dome = f"M{x - 25} -13Q{x - 25} -42 {x} -43Q{x + 25} -42 {x + 26} -13Z"
    b.form(dome, 0.05, lit=ball(x, -14, 27, 32, 0, 0.7), bulge=5)
    b.form(
        f"M{x - 5} -42.5Q{x} -49 {x + 6} -42.5L{x + 7} -15H{x - 5}Z",
        0.05,
        lit=slope(x - 5, x + 7, 0, 0.7),
        angle=90,
        pen="detail",
    )
    b.form(
        f"M{x - 28} -11Q{x - 26} -17 {x} -17.5Q{x + 28} -17 {x + 31} -10.5Q{x + 14} -13 {x} -12.4Q{x - 14} -12.6 {x - 28} -11Z",
        0.4,
        angle=4,
    )


def moussa(b: Bust) -> None:
    """He carries the earth up: Djenné, about 1550."""
    x, s = 0, 0.46
    neck(b, x, 26, s, 8.5)
    shoulders(b, x, 42, 0.04, wide=36, neckline=9, drop=9)
    b.stroke(f"M{x - 12} 43Q{x} 60 {x + 12} 43M{x - 15} 44Q{x} 66 {x + 15} 44", "detail")
    b.fine_stroke(
        f"M{x - 3} 57L{x} 53.6 {x + 3} 57 {x} 60ZM{x - 10.6} 50.4L{x - 8.4} 46.6M{x + 10.6} 50.4L{x + 8.4} 46.6",
        "detail",
    )
    face(b, x, 7, w=18.5, h=24.5, jaw=0.86, turn=-0.35, skin=s, age=0, smile=1.5, brow=0.8, lips=1.25)
    hair = b.curve(
        (x - 18.6, 4),
        (x - 20, -6),
        (x - 15, -17),
        (x, -20.5),
        (x + 15, -17),
        (x + 20, -6),
        (x + 18.6, 4),
        (x + 17, -5),
        (x + 12, -9.6),
        (x, -11.5),
        (x - 12, -9.6),
        (x - 17, -5),
    )
    b.form(hair, 1, pen="detail")
    b.form(
        b.curve(
            (x - 15, -17),
            (x - 17, -20),
            (x - 12, -23.5),
            (x, -24.5),
            (x + 12, -23.5),
            (x + 17, -20),
            (x + 15, -17),
            (x, -15.5),
        ),
        0.3,
        lit=slope(-16, 16, 0.1, 0.7),
        angle=60,
        pen="detail",
    )
    b.form(
        b.curve((x - 22, -42), (x - 12, -52), (x + 2, -54.5), (x + 14, -51), (x + 23, -42)),
        0.55,
        lit=slope(-22, 22, 0.3, 0.85),
        angle=28,
    )
    basket = f"M{x - 32} -43Q{x} -38.5 {x + 32} -43L{x + 21} -25Q{x} -20.5 {x - 21} -25Z"
    b.form(basket, 0.16, lit=slope(-30, 30, 0, 0.5), angle=90, bulge=0)
    if not b.tiny:
        for k in (1, 2, 3):
            y, q = -43 + 4.6 * k, 32 - 2.7 * k
            b.stroke(f"M{x - q} {y}Q{x} {y + 4.4} {x + q} {y}", "hair", 1.3)
    b.stroke(f"M{x - 32} -43Q{x} -38.5 {x + 32} -43", "contour", 1.35)


def lucia(b: Bust) -> None:
    """She limewashes what is finished: Palermo, about 1620."""
    x = -8
    if not b.tiny:
        b.form(
            poly((30.5, -1), (28.5, 60), (33.5, 60), (35.5, -1)), 0.1, lit=slope(29, 35, 0, 0.5), angle=88, pen="detail"
        )
        b.form("M24 -10Q21 -27 26 -37Q34 -41 42 -36Q45 -25 41 -9Z", 0.1, lit=slope(22, 45, 0, 0.7), angle=86, bulge=3)
        strands(b, "M28 -11Q26 -26 30 -37M33 -10Q32 -26 35 -39M38 -10Q39 -25 40 -36")
        b.form(poly((24, -10), (41.5, -8.5), (40.5, 0), (23.5, -1.5)), 0.7, angle=90)
    neck(b, x, 18, 0.12, 8.5)
    shoulders(b, x, 37, 0.06, wide=38, neckline=12, drop=9)
    b.form(poly((x - 24, 64), (x - 16, 45), (x + 16, 45), (x + 24, 64)), 0.45, angle=90, pen="detail")
    b.form(poly((x - 17, 45), (x - 15, 36), (x - 10, 36), (x - 11, 45)), 0.45, pen="detail")
    b.form(poly((x + 17, 45), (x + 15, 36), (x + 10, 36), (x + 11, 45)), 0.6, pen="detail")
    face(b, x, 0, w=19.8, h=26, jaw=0.84, turn=0.55, skin=0.12, age=0, smile=1.1, brow=1.15)
    b.form(
        b.curve(
            (x - 20.5, 0),
            (x - 20, -13),
            (x - 6, -22),
            (x + 2, -24),
            (x + 12, -21),
            (x + 20.5, -12),
            (x + 20.5, 1),
            (x + 16.5, -9),
            (x + 6, -17),
            (x + 3, -18),
            (x - 8, -13),
            (x - 17, -6),
        ),
        1,
        pen="detail",
    )
    knot = (
        b.curve((x - 3, -34), (x - 16, -49), (x - 19, -41), (x - 8, -33)),
        b.curve((x + 3, -34), (x + 10, -51), (x + 17, -45), (x + 8, -33)),
    )
    b.form(knot[0], 0.08, lit=slope(x - 20, x, 0, 0.6), angle=50)
    b.form(knot[1], 0.2, lit=slope(x, x + 17, 0.1, 0.8), angle=-55)
    scarf = b.curve(
        (x - 22.5, -4),
        (x - 23.5, -18),
        (x - 15, -31),
        (x, -36),
        (x + 15, -32),
        (x + 23.5, -19),
        (x + 22.5, -4),
        (x + 18, -14),
        (x + 9, -20),
        (x + 1, -24.5),
        (x - 8, -19),
        (x - 17, -13),
    )
    b.form(scarf, 0.08, lit=ball(x, -14, 26, 24, 0.04, 0.62), angle=-14, bulge=5)
    if not b.tiny:
        for px, py in ((-17, -20), (-10, -27), (-2, -31), (8, -29), (16, -22), (-19, -12), (19, -14), (0, -27.5)):
            b.path(dot(x + px, py, 1.3 if b.fine else 1.7), 0, INK)
    b.form(dot(x, -35, 4.2), 0.3, pen="detail")
