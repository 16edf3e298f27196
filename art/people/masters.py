"""Four masters."""

import math

from art.burin import INK, PAPER, Bust, ball, dot, even, poly, ring, slope
from art.people.face import face, neck, shoulders, strands


def sabine(b: Bust) -> None:
    """A carver of images: Strasbourg, about 1300."""
    x = -10
    if not b.tiny:
        b.form(poly((29, 0), (26.5, 60), (32, 60), (34, 0)), 0.1, lit=slope(27, 34, 0, 0.5), angle=86, pen="detail")
        b.form(
            "M18 -31Q31 -37 45 -30Q48 -14 41.5 1Q32 5 22 0Q15.5 -14 18 -31Z",
            0.25,
            lit=slope(17, 47, 0.06, 0.8),
            angle=86,
            bulge=0,
        )
        b.fine_stroke("M18 -31Q31 -25 45 -30M20.4 -5Q32 0 43.6 -4M17.4 -24Q31 -18 46 -23", "detail")
    back = b.curve(
        (x - 20, -16), (x - 25, 2), (x - 25, 24), (x - 20, 42), (x + 20, 42), (x + 24, 24), (x + 25, 2), (x + 20, -16)
    )
    b.form(back, 0.3, lit=slope(x - 25, x + 25, 0.16, 0.8), angle=86, bulge=-3, pen="detail")
    neck(b, x, 18, 0.04, 8)
    shoulders(b, x, 37, 0.16, wide=37, neckline=11, drop=9)
    b.fine_stroke(f"M{x - 13} 40Q{x} 57 {x + 13} 40M{x - 15} 42Q{x} 62 {x + 15} 42", "detail", 0.8)
    face(b, x, 1, w=19, h=26, jaw=0.82, turn=0.5, skin=0.02, age=0, smile=0.4, brow=0.8, ears=False)
    hair = b.curve(
        (x, -27),
        (x + 12, -26),
        (x + 22, -16),
        (x + 25, 2),
        (x + 24, 16),
        (x + 19.5, 22),
        (x + 20, 6),
        (x + 17, -7),
        (x + 9, -15),
        (x + 1.5, -19),
        (x - 6, -14),
        (x - 15, -7),
        (x - 19, 6),
        (x - 19.5, 22),
        (x - 24.5, 16),
        (x - 25.5, 2),
        (x - 22, -16),
        (x - 12, -26),
    )
    b.form(
        hair,
        0.3,
        lit=slope(x - 24, x + 24, 0.12, 0.66),
        angle=84,
        bulge=-6,
        pen="hair" if b.tiny else "contour",
        strength=1.3,
    )
    strands(
        b,
        f"M{x + 1} -26Q{x - 12} -18 {x - 20} -3Q{x - 22} 8 {x - 21.5} 18M{x + 1} -26Q{x + 14} -18 {x + 21} -3Q{x + 22.5} 8 {x + 22} 17",
    )
    for k in range(0 if b.tiny else 6):  # the braid
        y = 17 + k * 7
        b.form(
            b.curve(
                (x - 23.5 + k * 0.5, y),
                (x - 16 + k * 0.4, y - 1.5),
                (x - 14.5 + k * 0.4, y + 5),
                (x - 21 + k * 0.5, y + 9),
                (x - 26 + k * 0.5, y + 5),
            ),
            0.3,
            lit=slope(x - 26, x - 14, 0.1, 0.6),
            angle=40 if k % 2 else -40,
            pen="detail",
        )
    b.form(
        f"M{x - 24.4} -9Q{x - 22} -15 {x - 20.4} -18Q{x} -29 {x + 20.4} -18Q{x + 22} -15 {x + 24.4} -9Q{x + 14} -21.5 {x} -22.5Q{x - 14} -21.5 {x - 24.4} -9Z",
        0,
        pen="hair" if b.tiny else "detail",
    )
    if not b.tiny:
        for q, y in ((-17, -18), (-9, -22.4), (0, -24), (9, -22.4), (17, -18)):
            b.path(dot(x + q, y, 1.2), 0, INK)


def kenzo(b: Bust) -> None:
    """A carpenter of temples: Nara, about 1690."""
    x = -11
    if not b.tiny:  # a pull saw: the blade above, its long handle below
        b.form(
            poly((28, 10), (26.6, 60), (31.6, 60), (33, 10)), 0.15, lit=slope(27, 33, 0, 0.5), angle=88, pen="detail"
        )
        teeth: list[tuple[float, float]] = [(41, -40)]
        for k in range(9):
            teeth += [(41 - 7 * k / 9 + 3.4, -40 + 50 * k / 9 + 3.4), (41 - 7 * (k + 1) / 9, -40 + 50 * (k + 1) / 9)]
        b.path(poly(*teeth, (30, 10)), b.pen("detail"), PAPER)
        b.form(poly((27, 11), (19, -38), (40, -40), (33, 11)), 0.12, lit=slope(20, 41, 0, 0.6), angle=84)
        b.fine_stroke("M26.4 8H34.4M26 4H34.6", "detail")
    neck(b, x, 18, 0.14)
    shoulders(b, x, 36, 0.5, wide=39, neckline=11, drop=10)
    b.form(poly((x - 14, 34), (x - 9, 34), (x + 6, 60), (x - 2, 64)), 0, pen="detail")
    b.form(poly((x + 14, 34), (x + 9, 34), (x - 8, 64), (x, 64)), 0.05, pen="detail")
    face(b, x, 1, w=19.3, h=26, jaw=0.9, turn=0.55, skin=0.1, age=2, smile=0.3, brow=1.35)
    hair = b.curve(
        (x - 21, 3),
        (x - 22, -10),
        (x - 16, -24),
        (x, -29),
        (x + 16, -24),
        (x + 22, -10),
        (x + 21, 3),
        (x + 17.5, -7),
        (x + 10, -15),
        (x, -17),
        (x - 10, -15),
        (x - 17.5, -7),
    )
    b.form(hair, 0.86, lit=slope(x - 22, x + 22, 0.6, 1), angle=80, bulge=-7, cross=True)
    b.form(
        b.curve((x - 5, -28), (x - 8, -37), (x - 4, -45), (x + 6, -45), (x + 9, -37), (x + 6, -28)),
        0.86,
        lit=slope(x - 8, x + 8, 0.6, 1),
        angle=80,
        cross=True,
    )
    b.form(poly((x - 5.4, -31.5), (x + 6.4, -31.5), (x + 6, -28), (x - 5, -28)), 0, pen="detail")
    b.form(
        f"M{x - 22} -8Q{x} -20 {x + 22} -8L{x + 21} -14.6Q{x} -27 {x - 21} -14.6Z",
        0,
        lit=slope(x, x + 24, 0, 0.5),
        angle=88,
    )
    b.form(poly((x + 21, -12), (x + 31, -20), (x + 33, -14), (x + 22, -8)), 0.1, pen="detail")
    b.form(poly((x + 21, -9), (x + 32, -5), (x + 30, 1), (x + 21, -6)), 0.3, angle=20, pen="detail")


def awa(b: Bust) -> None:
    """She paints the walls: Tiébélé, about 1900."""
    x, s = -2, 0.56
    if not b.tiny:
        for row in range(5):
            for col in range(-3, 4):
                px, py = col * 20 + (row % 2) * 10, -50 + row * 22
                b.form(
                    poly((px - 10, py + 11), (px, py - 11), (px + 10, py + 11)),
                    0.34 if row % 2 else 0.12,
                    angle=0 if row % 2 else 60,
                    pen="hair",
                )
        b.stroke("M-64 -39H64M-64 -17H64M-64 5H64M-64 27H64", "hair", 1.4)
    neck(b, x, 18, s, 8.5)
    shoulders(b, x, 38, 0.1, wide=38, neckline=14, drop=10)
    for k in (0, 1):
        b.fine_stroke(f"M{x - 15 - k * 3} {41 + k * 3}Q{x} {60 + k * 5} {x + 15 + k * 3} {41 + k * 3}", "detail")
    if not b.tiny:
        for k in range(9):
            a = math.radians(20 + 17.5 * k)
            b.path(dot(x + 12.5 * math.cos(a), 35 + 12 * math.sin(a), 2), b.pen("hair"), PAPER)
    face(b, x, 4, w=18.8, h=25, jaw=0.84, turn=-0.45, skin=s, age=1, smile=0.8, brow=0.9, lips=1.3)
    for q in (-1, 1):
        b.path(ring(x + q * 20.4, 15, 3.4), b.pen("detail"), PAPER)
    wrap = b.curve(
        (x - 20, -3),
        (x - 27, -14),
        (x - 31, -29),
        (x - 24, -43),
        (x - 8, -49),
        (x + 11, -49),
        (x + 27, -41),
        (x + 31, -26),
        (x + 26, -12),
        (x + 20, -3),
        (x + 12, -10),
        (x, -12.5),
        (x - 12, -10),
    )
    b.form(wrap, 0.06, lit=ball(x - 3, -26, 34, 27, 0.02, 0.6), angle=10, bulge=5)
    band = lambda y, q, w_: (
        f"M{x - q} {y}"
        + "".join(
            f"L{x - q + (k + 0.5) * 2 * q / w_:.1f} {y - 9 + abs(k - w_ / 2 + 0.5) * 0.6:.1f}L{x - q + (k + 1) * 2 * q / w_:.1f} {y}"
            for k in range(w_)
        )
    )
    b.path(band(-25, 30, 6) + "Z", b.pen("detail"), INK)
    b.stroke(f"M{x - 30.6} -24Q{x} -30 {x + 31} -23", "detail")
    b.stroke(f"M{x - 29} -37.6Q{x} -43 {x + 29} -36.6", "detail", 0.9)
    strands(b, f"M{x - 25} -14Q{x} -22 {x + 25} -13M{x - 22} -8Q{x} -18 {x + 22} -8M{x - 20} -45Q{x} -48 {x + 18} -45")
    b.form(
        b.curve((x + 12, -47), (x + 19, -55), (x + 27, -50), (x + 26, -42), (x + 20, -40)),
        0.3,
        lit=slope(x + 12, x + 28, 0.1, 0.8),
        angle=50,
        pen="detail",
    )


def nils(b: Bust) -> None:
    """He raises stave churches: Norway, about 1180."""
    x = -8
    if not b.tiny:  # a broad axe
        b.form(poly((36, -37), (34, 60), (39, 60), (41, -37)), 0.12, lit=slope(34, 41, 0, 0.6), angle=88, pen="detail")
        b.form(
            "M43 -31H35Q27 -33 19.5 -40Q15 -24 19.5 -6Q27 -14 35 -16H43Z", 0.14, lit=slope(16, 43, 0.02, 0.75), angle=80
        )
        b.fine_stroke("M22.4 -36Q18.6 -24 22.2 -10")
    mane = b.curve(
        (x - 17, -20),
        (x - 25, -4),
        (x - 27, 14),
        (x - 28, 30),
        (x - 24, 42),
        (x - 12, 44),
        (x + 14, 44),
        (x + 25, 41),
        (x + 28, 30),
        (x + 27, 12),
        (x + 25, -4),
        (x + 17, -20),
    )
    b.form(mane, 0.14, lit=slope(x - 27, x + 28, 0.1, 0.8), angle=86, bulge=-5)
    strands(b, f"M{x - 22} -4Q{x - 25} 16 {x - 23} 40M{x + 22} -4Q{x + 25} 16 {x + 23} 40")
    neck(b, x, 18, 0.06)
    shoulders(b, x, 38, 0.5, wide=41, neckline=10, drop=4)
    f = face(b, x, -2, w=20, h=27.5, jaw=0.92, turn=0.5, skin=0.05, age=2, smile=0.2, brow=1.5, mouth=False)
    swept = b.curve(
        (x - 21.5, 6),
        (x - 24.5, -6),
        (x - 23, -22),
        (x - 12, -34),
        (x + 3, -37),
        (x + 16, -32),
        (x + 24, -20),
        (x + 25, -5),
        (x + 22, 6),
        (x + 19, -5),
        (x + 15, -16),
        (x + 8, -22),
        (x, -19.5),
        (x - 9, -22),
        (x - 15, -15),
        (x - 18.5, -5),
    )
    b.form(swept, 0.1, lit=slope(x - 24, x + 25, 0.06, 0.66), angle=76, bulge=-7)
    strands(
        b,
        f"M{x} -20Q{x - 4} -30 {x + 1} -36M{x - 9} -22Q{x - 12} -28 {x - 9} -34M{x + 8} -22Q{x + 12} -28 {x + 9} -35M{x - 15} -15Q{x - 20} -20 {x - 19} -27M{x + 15} -16Q{x + 20} -20 {x + 20} -27",
    )
    b.form(
        f"M{x - 24.4} -7Q{x - 22} -16 {x - 17} -18.5Q{x} -26 {x + 18} -18Q{x + 23} -15 {x + 25} -6L{x + 25} -10Q{x + 23} -20 {x + 19} -22.5Q{x} -31 {x - 18} -23Q{x - 23} -20 {x - 24.6} -11Z",
        0.9,
        lit=even(0.9),
        angle=0,
        pen="detail",
    )
    beard = b.curve(
        (x - 20, 2),
        (x - 16.5, 10),
        (x - 8, 11.6),
        (f.cx, 10),
        (x + 13, 11.6),
        (x + 18, 8),
        (x + 20, 2),
        (x + 21, 14),
        (x + 17, 26),
        (x + 9, 34),
        (x + 3, 36),
        (x - 4, 34),
        (x - 15, 26),
        (x - 20, 14),
    )
    b.form(beard, 0.14, lit=slope(x - 20, x + 22, 0.2, 0.72), angle=84, bulge=-7, pen="detail")
    b.path(f"M{f.cx - 5} 16.4Q{f.cx} 14 {f.cx + 6} 16.2Q{f.cx + 1} 20 {f.cx - 5} 16.4Z", b.pen("hair"), PAPER)
    b.stroke(f"M{f.cx - 5} 16.4Q{f.cx} 17.6 {f.cx + 6} 16.2", "detail", 0.9)
    b.fine_stroke(
        f"M{f.cx - 1} 11.4Q{f.cx - 9} 11 {f.cx - 12} 19M{f.cx + 1.6} 11.4Q{f.cx + 10} 11 {f.cx + 12.6} 19",
        "detail",
        0.9,
    )
    strands(b, f"M{x + 3} 21V33M{x - 5} 21Q{x - 6} 27 {x - 3} 33M{x + 11} 21Q{x + 12} 27 {x + 8} 32")
    for k in range(4):  # its plait
        y, q = 32 + 6 * k, 6.4 - 0.7 * k
        b.form(
            b.curve(
                (x + 3 - q, y),
                (x + 3, y - 1.4),
                (x + 3 + q, y),
                (x + 3 + q * 0.6, y + 6),
                (x + 3, y + 8),
                (x + 3 - q * 0.6, y + 6),
            ),
            0.14,
            lit=slope(x - 3, x + 9, 0.2, 0.62),
            angle=40 if k % 2 else -40,
            pen="detail",
        )
