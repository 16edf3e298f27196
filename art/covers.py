"""The four covers, our own drawings. Each returns the inside of an svg of 300 × 300."""

import math
import random
from collections.abc import Callable

from art.engrave import PAPER, PEN, Plate, Point, Points, arc, arch, d, hatch, n, rect


def window(
    p: Plate,
    x: float,
    y: float,
    w: float,
    h: float,
    w_: float = 0.8,
    mull: bool = True,
    pointed: bool = False,
    round_: bool = True,
    dark: float = 1.6,
) -> None:
    s = arch(x, y, w, h, pointed) if round_ else rect(x, y, w, h)
    p.shape(s, w_, shade=[(0, dark, 0.75), (90, dark * 1.3, 0.5)])
    if mull:
        p.line((x + w / 2, y + 1), (x + w / 2, y + h), w=0.9)


def tree(p: Plate, x: float, y: float, r: float, seed: float = 1) -> None:
    rnd = random.Random(seed)
    p.line((x, y), (x, y - r * 0.8), w=1.4)
    pts = [
        (x + r * rnd.uniform(0.86, 1.08) * math.cos(a), y - r * 1.45 + r * 1.05 * rnd.uniform(0.86, 1.08) * math.sin(a))
        for a in [i * math.tau / 18 for i in range(18)]
    ]
    p.shape(pts, 0.9, shade=[(20, 2.6, 0.6, 2)])
    right = [q for q in pts if q[0] > x - 1]
    p.path(hatch([(x, y - r * 2.4), *sorted(right, key=lambda q: q[1]), (x, y - r * 0.4)], -35, 2.6, 1.5), 0.6)


def queen() -> str:
    p = Plate()
    rays = []
    for i in range(72):
        a = math.radians(180 + i * 2.535)
        r0 = 52 if i % 2 else 46
        r1 = 150 if i % 2 else 132
        rays.append(
            f"M{n(150 + r0 * math.cos(a))} {n(92 + r0 * 0.94 * math.sin(a))}L{n(150 + r1 * 1.05 * math.cos(a))} {n(92 + r1 * math.sin(a))}"
        )
    p.path("".join(rays), 0.55)
    p.sky(8, 96, 284, 92, 4.2, 0.5, holes=[(150, 92, 64)], cover=0.8)
    base = 226
    for x, s in ((8, 1), (284, -1)):
        pass
    for i, x in enumerate((24, 44, 256, 276)):
        tree(p, x, base - 2, 13 + 3 * (i % 2), i + 2)
    # wings
    for side in (-1, 1):
        X = lambda v: 150 + side * v

        def box(a: float, b: float) -> Point:
            return (min(X(a), X(b)), abs(b - a))

        x, w = box(34, 92)
        p.shape(rect(x, 158, w, base - 158), 1, shade=[(90, 5.5, 0.35)] if side > 0 else [])
        roof = [(X(34), 158), (X(34), 134), (X(88), 134), (X(92), 158)]
        p.shape(roof, 1, shade=[(0, 2.6, 0.6), (90, 7, 0.4)])
        for k in range(3):
            cx = X(44 + k * 18)
            window(p, cx - 4.5, 168, 9, 22, round_=False)
            window(p, cx - 4.5, 198, 9, 22)
            p.shape([(cx - 5.5, 152), (cx - 5.5, 143), (cx, 137), (cx + 5.5, 143), (cx + 5.5, 152)], 0.9)
            p.shape(rect(cx - 2.6, 144, 5.2, 8), 0.7, shade=[(0, 1.6, 0.6)])
        p.line((X(34), 194), (X(92), 194), w=0.8)
        p.line((X(34), 191.5), (X(92), 191.5), w=0.5)
        x, w = box(92, 126)
        p.shape(rect(x, 148, w, base - 148), 1.2, shade=[(90, 3, 0.45)] if side > 0 else [(90, 6, 0.3)])
        p.shape(
            [(X(90), 148), (X(96), 104), (X(122), 104), (X(128), 148)], 1.2, shade=[(0, 2.4, 0.7), (78 * side, 5, 0.45)]
        )
        p.line((X(96), 104), (X(96), 98), w=1)
        p.line((X(122), 104), (X(122), 98), w=1)
        p.line((X(109), 104), (X(109), 92), w=1)
        p.shape(rect(x + w / 2 - 4.5, 110, 9, -14), 0.9)
        for yy in (158, 190):
            window(p, X(109) - 6, yy, 12, 24)
        p.shape([(X(109) - 8, 143), (X(109) - 8, 128), (X(109), 120), (X(109) + 8, 128), (X(109) + 8, 143)], 1)
        p.shape(arc(X(109), 134, 4, 0, 360), 0.8, shade=[(0, 1.6, 0.6)])
        p.line((X(90), 186), (X(128), 186), w=0.9)
        p.shape(rect(X(60) - 4, 120, 8, 16), 1, shade=[(90, 2, 0.5)])
        p.line((X(60) - 5.5, 120), (X(60) + 5.5, 120), w=1.4)
    # the middle pavilion
    p.shape(rect(112, 140, 76, base - 140), 1.4)
    p.path(hatch(rect(170, 140, 18, base - 140), 90, 3, 0), 0.45)
    p.shape([(108, 140), (118, 84), (182, 84), (192, 140)], 1.4, shade=[(0, 2.4, 0.75)])
    p.path(hatch([(150, 84), (182, 84), (192, 140), (150, 140)], 70, 4, 0), 0.5)
    p.shape([(104, 140), (150, 112), (196, 140)], 1.4)
    p.shape([(114, 137), (150, 115.5), (186, 137)], 0.8)
    p.shape(arc(150, 129, 6, 0, 360), 0.9, shade=[(0, 1.8, 0.6)])
    for x in (112, 131, 163, 182):
        p.shape(rect(x, 144, 6, 42), 0.8)
        p.line((x - 1.5, 144), (x + 7.5, 144), w=1.2)
        p.line((x - 1.5, 186), (x + 7.5, 186), w=1.2)
    window(p, 142, 150, 16, 34)
    window(p, 121, 154, 8, 28)
    window(p, 171, 154, 8, 28)
    p.shape(rect(108, 186, 84, 4), 1)
    for x in (118, 141, 164):
        window(p, x, 194, 18, 32)
    # lantern and crown
    p.shape(rect(138, 66, 24, 18), 1.1, shade=[(90, 3, 0.5)])
    for x in (141, 147.5, 154):
        window(p, x, 69, 5, 13, 0.7, False)
    p.shape([(134, 66), *arc(150, 66, 14, 180, 360, 12), (166, 66)], 1.2, shade=[(60, 2.4, 0.5)])
    crown = [(136, 44), (132, 24), (141, 34), (150, 18), (159, 34), (168, 24), (164, 44)]
    p.line((150, 54), (150, 44), w=1.4)
    p.gold(crown, 1.4)
    p.gold(rect(136, 44, 28, 5), 1.2)
    for x, y in ((132, 22), (150, 16), (168, 22)):
        p.gold(arc(x, y, 2.6, 0, 360, steps=10), 1)
    # terrace, avenue, carriage
    p.line((6, base), (294, base), w=1.6)
    p.line((6, base + 3), (294, base + 3), w=0.6)
    p.shape([(138, base + 3), (162, base + 3), (214, 294), (86, 294)], 0)
    p.path(hatch([(6, base + 5), (136, base + 5), (80, 294), (6, 294)], 0, 3.4, 8, 2), 0.6)
    p.path(hatch([(164, base + 5), (294, base + 5), (294, 294), (220, 294)], 0, 3.4, 8, 4), 0.6)
    p.path(hatch([(6, base + 30), (120, base + 22), (80, 294), (6, 294)], -24, 5, 6, 2), 0.5)
    p.path(hatch([(182, base + 22), (294, base + 30), (294, 294), (220, 294)], 24, 5, 6, 4), 0.5)
    p.line((138, base + 3), (86, 294), w=1)
    p.line((162, base + 3), (214, 294), w=1)
    for i in range(4):
        y = base + 12 + i * 15
        k = (y - base - 3) / 65
        for s in (-1, 1):
            x = 150 + s * (20 + 62 * k)
            r = 3.5 + 5 * k
            p.shape([(x - r, y), (x, y - r * 3.4), (x + r, y)], 0.9, shade=[(90, 2, 0.55)])
            p.path(hatch([(x, y - r * 3.3), (x + r, y), (x, y)], 60, 1.8, 0), 0.6)
    x, y = 150, 282
    p.shape(
        [(x - 17, y - 20), (x + 17, y - 20), (x + 14, y - 5), (x + 4, y - 2), (x - 6, y - 2), (x - 15, y - 6)],
        1.3,
        shade=[(0, 2, 0.7)],
    )
    p.shape([(x - 19, y - 20), (x - 13, y - 26), (x + 13, y - 26), (x + 19, y - 20)], 1.2)
    p.shape(rect(x - 7, y - 18, 12, 9), 1)
    for cx, r in ((x - 13, 6.5), (x + 13, 7.5)):
        p.shape(arc(cx, y - 1, r, 0, 360), 1.4)
        for k in range(4):
            a = k * math.pi / 4
            p.line(
                (cx - r * math.cos(a), y - 1 - r * math.sin(a)), (cx + r * math.cos(a), y - 1 + r * math.sin(a)), w=0.6
            )
    p.line((x - 40, y + 7), (x + 40, y + 7), w=0.8)
    return p.svg()


def west() -> str:
    p = Plate()
    p.sky(8, 14, 284, 200, 4.4, 0.5, holes=[(214, 52, 44)], seed=9, cover=0.74)
    base = 252
    # far town
    for x, w, h in ((10, 26, 20), (34, 20, 28), (240, 24, 24), (262, 30, 18)):
        p.shape(
            [(x, base), (x, base - h), (x + w / 2, base - h - 12), (x + w, base - h), (x + w, base)],
            0.8,
            shade=[(90, 3, 0.4)],
        )
    # nave behind
    p.shape([(112, base), (112, 120), (150, 74), (188, 120), (188, base)], 1.2)
    p.path(hatch([(150, 76), (188, 120), (186, 146), (150, 104)], 50, 2.6, 1), 0.5)
    # left tower, finished, with its spire
    p.shape(rect(62, 108, 52, base - 108), 1.4, shade=[(90, 6, 0.3)])
    p.path(hatch(rect(98, 108, 16, base - 108), 90, 2.6), 0.5)
    p.shape([(60, 108), (88, 14), (116, 108)], 1.4, shade=[(0, 3, 0.5)])
    p.path(hatch([(88, 14), (116, 108), (90, 108)], 62, 2.6), 0.55)
    p.line((88, 14), (88, 2), w=1.2)
    p.line((83.5, 6.5), (92.5, 6.5), w=1.2)
    for x in (60, 104):
        p.shape([(x, 108), (x + 6, 86), (x + 12, 108)], 1, shade=[(90, 2.4, 0.5)])
    for yy in (120, 164):
        for x in (69, 91):
            window(p, x, yy, 15, 34, 1, pointed=True)
        p.line((62, yy + 38), (114, yy + 38), w=1)
        p.line((62, yy + 40.5), (114, yy + 40.5), w=0.5)
    window(p, 79, 212, 18, 40, 1, pointed=True)
    # right tower, half built, ragged top
    top = [
        (186, base),
        (186, 138),
        (194, 138),
        (194, 130),
        (204, 130),
        (204, 136),
        (214, 136),
        (214, 128),
        (226, 128),
        (226, 140),
        (238, 140),
        (238, base),
    ]
    p.shape(top, 1.4, shade=[(90, 6, 0.3)])
    p.path(hatch([(222, 140), (238, 140), (238, base), (222, base)], 90, 2.6), 0.5)
    for r in range(9):
        y = 146 + r * 12
        for k in range(5):
            p.line((188 + k * 10 + (5 if r % 2 else 0), y), (188 + k * 10 + (5 if r % 2 else 0), y - 5), w=0.4)
    window(p, 193, 164, 15, 34, 1, pointed=True)
    window(p, 215, 164, 15, 34, 1, pointed=True)
    p.line((186, 204), (238, 204), w=1)
    p.line((186, 206.5), (238, 206.5), w=0.5)
    window(p, 203, 212, 18, 40, 1, pointed=True)
    # middle: rose, gallery, portal
    p.shape(rect(114, 138, 72, base - 138), 1.2)
    p.gold(arc(150, 164, 21, 0, 360, steps=40), 1.4)
    p.shape(arc(150, 164, 17.5, 0, 360, steps=40), 1, shade=[(0, 1.8, 0.55)])
    for k in range(12):
        a = k * math.tau / 12
        p.shape(arc(150 + 11.6 * math.cos(a), 164 + 11.6 * math.sin(a), 2.9, 0, 360, steps=10), 0.8)
    p.shape(arc(150, 164, 5.5, 0, 360, steps=14), 1)
    p.gold(arc(150, 164, 2.4, 0, 360, steps=10), 0.8)
    p.line((114, 190), (186, 190), w=1)
    p.line((114, 193), (186, 193), w=0.5)
    for k in range(4):
        p.shape(
            arch(137 + k * 16 - 18, 196 - 2, 10, 0.1) if False else arch(119 + k * 16.4, 195, 12, 13),
            0.8,
            shade=[(90, 1.8, 0.5)],
        )
    for k, w in enumerate((50, 42, 34, 26)):
        p.shape(
            arch(150 - w / 2, 212 + k * 3.4 - 3, w, base - 209 - k * 3.4, pointed=False),
            1,
            shade=[(0, 1.7, 0.7)] if k == 3 else [],
        )
    p.line((150, 226), (150, base), w=1.2)
    p.shape([(114, 138), (150, 98), (186, 138)], 1.4, shade=[])
    p.shape([(122, 136), (150, 105), (178, 136)], 0.7)
    window(p, 144, 114, 12, 20, 0.9, pointed=True, mull=False)
    # scaffold on the right tower
    for x in (180, 196, 212, 228, 246):
        p.line((x, base), (x, 112 if x not in (180, 246) else 104), w=1.5)
    for y in (120, 150, 182, 214):
        p.line((174, y), (252, y), w=1.6)
        p.line((174, y + 2.2), (252, y + 2.2), w=0.6)
    for a, b in (
        ((180, 150), (196, 120)),
        ((228, 150), (246, 120)),
        ((180, 214), (196, 182)),
        ((228, 214), (246, 182)),
        ((246, 182), (228, 150)),
    ):
        p.line(a, b, w=0.8)
    for k in range(15):
        p.line((254, 252 - k * 9), (261, 252 - k * 9), w=0.8)
    p.line((254, 252), (254, 116), w=1)
    p.line((261, 252), (261, 116), w=1)
    # treadwheel crane
    p.line((212, 112), (212, 60), w=2.2)
    p.line((212, 62), (268, 38), w=2.2)
    p.line((212, 84), (240, 50), w=1.2)
    p.line((212, 60), (190, 70), w=1.4)
    p.shape(arc(199, 94, 17, 0, 360, steps=30), 1.6)
    p.shape(arc(199, 94, 13, 0, 360, steps=30), 0.8)
    for k in range(6):
        a = k * math.pi / 6
        p.line((199 - 13 * math.cos(a), 94 - 13 * math.sin(a)), (199 + 13 * math.cos(a), 94 + 13 * math.sin(a)), w=0.7)
    p.line((199, 94), (212, 94), w=1.4)
    p.line((268, 38), (268, 98), w=0.8)
    p.shape(arc(268, 38, 3, 0, 360, steps=10), 1.2)
    p.gold([(258, 98), (278, 98), (275, 112), (261, 112)], 1.3)
    p.line((268, 90), (259, 98), w=0.8)
    p.line((268, 90), (277, 98), w=0.8)

    # men
    def man(x: float, y: float, s: float = 1, arm: float = 1) -> None:
        p.shape(arc(x, y - 11 * s, 2.1 * s, 0, 360, steps=10), 0.9)
        p.shape(
            [
                (x - 2.6 * s, y - 8.5 * s),
                (x + 2.6 * s, y - 8.5 * s),
                (x + 3.2 * s, y - 3 * s),
                (x - 3.2 * s, y - 3 * s),
            ],
            0.9,
            shade=[(90, 1.4, 0.6)],
        )
        p.line((x - 1.6 * s, y - 3 * s), (x - 2 * s, y), w=1.1)
        p.line((x + 1.6 * s, y - 3 * s), (x + 2.2 * s, y), w=1.1)
        p.line((x + 2.4 * s, y - 8 * s), (x + (6 * arm) * s, y - 10 * s), w=1)

    man(188, 120)
    man(236, 120, 1, -1)
    man(204, 182)
    man(150, base, 0.9)
    # yard
    p.line((6, base), (294, base), w=1.6)
    p.ground(8, base + 4, 284, 42, gap=4)
    for k in range(4):
        for j in range(4 - k):
            cx, cy = 40 + j * 13 + k * 6.5, 286 - k * 11
            p.shape(arc(cx, cy, 6.2, 0, 360, steps=18), 1.1)
            p.path(d(arc(cx, cy, 3.6, 20, 330, steps=14), False), 0.6)
            p.path(d(arc(cx, cy, 1.6, 0, 360, steps=8)), 0.5)
    for x, y, w in ((196, 282, 24), (222, 282, 20), (208, 270, 22), (244, 284, 26)):
        p.shape(rect(x, y - 11, w, 11), 1.1, shade=[(90, 3.4, 0.35)])
        p.shape([(x, y - 11), (x + 5, y - 15), (x + w + 5, y - 15), (x + w, y - 11)], 1)
        p.shape([(x + w, y - 11), (x + w + 5, y - 15), (x + w + 5, y - 4), (x + w, y)], 1, shade=[(60, 1.8, 0.6)])
    man(120, 284, 1.25)
    man(182, 286, 1.25, -1)
    p.line((128, 272), (150, 286), w=1.2)
    return p.svg()


def fragments() -> str:
    p = Plate()
    p.path(hatch(rect(6, 6, 288, 288), 0, 5), 0.28)

    def frame(
        x: float, y: float, w: float, h: float, inner: Callable[[Plate], None], tilt: float = 0, gold: bool = False
    ) -> None:
        q = Plate()
        inner(q)
        cid = f"cover-ag-{int(x)}-{int(y)}"
        gs = ' stroke="var(--gold)"' if gold else ""
        t = f' transform="rotate({tilt} {x + w / 2} {y + h / 2})"' if tilt else ""
        p.put(
            f'<g{t}><path d="{d(rect(x - 5, y - 5, w + 10, h + 10))}" fill="{PAPER}" stroke-width="{2.4 if gold else 1}"{gs}/>'
            f'<clipPath id="{cid}"><path d="{d(rect(x, y, w, h))}"/></clipPath><g clip-path="url(#{cid})">{q.svg()}</g><path d="{d(rect(x, y, w, h))}" stroke-width="1.2"/></g>'
        )

    def ionic(q: Plate) -> None:
        q.shape(rect(20, 18, 124, 18), 1.2, shade=[(0, 4, 0.4)])
        q.shape(rect(14, 36, 136, 7), 1.2)
        for k in range(10):
            q.shape(rect(18 + k * 13, 43, 8, 7), 0.8, shade=[(90, 2, 0.5)])
        q.shape(rect(14, 50, 136, 9), 1)
        for k in range(8):
            q.path(d(arc(24 + k * 17, 52, 6, 0, 180, steps=10), False), 0.8)
        for cx in (48, 110):
            pts = [
                (cx + (15 - i * 0.34) * math.cos(i * 0.36) * 1, 76 + (15 - i * 0.34) * math.sin(i * 0.36))
                for i in range(40)
            ]
            q.shape(arc(cx, 76, 16.5, 0, 360, steps=30), 1.2)
            q.path(d(pts, False), 1.1)
            q.path(d([(x * 0.0 + cx + (x - cx) * 0.88, 76 + (y - 76) * 0.88) for x, y in pts], False), 0.5)
        q.shape([(48, 60), (110, 60), (110, 66), (79, 70), (48, 66)], 1)
        q.shape(rect(57, 92, 44, 60), 1.2)
        for k in range(6):
            x = 58.5 + k * 7.2
            q.shape(rect(x, 96, 5.4, 60), 0.7, shade=[(90, 1.4 + 0.5 * abs(2.5 - k), 0.5)])
        q.shape(rect(54, 86, 50, 6), 1.1)

    def dome(q: Plate) -> None:
        cx, cy = 222, 128
        q.path(hatch(rect(156, 10, 134, 130), 0, 2.4), 0.4)
        for r in range(6):
            R = 98 - r * 15
            q.shape(arc(cx, cy + 4, R, 180, 360, R * 0.98, 40), 1.1)
        for r in range(5):
            Ro, Ri = 98 - r * 15 - 3, 98 - (r + 1) * 15 + 3
            for k in range(14):
                a0 = 182 + k * 12.7
                a1 = a0 + 9.2
                cell = arc(cx, cy + 4, Ro, a0, a1, Ro * 0.98, 4) + arc(cx, cy + 4, Ri, a1, a0, Ri * 0.98, 4)
                q.shape(cell, 0.7, shade=[(35, 1.9, 0.55)])
        q.shape(arc(cx, cy + 4, 22, 180, 360), 1.2)

    def deco(q: Plate) -> None:
        cx, cy = 80, 300
        q.path(hatch(rect(10, 150, 140, 150), 90, 3), 0.3)
        for R in (128, 108, 88, 68, 48):
            q.shape(arc(cx, cy, R * 0.62, 180, 360, R, 40), 1.3)
            q.path(d(arc(cx, cy, (R - 4) * 0.62, 180, 360, R - 4, 40), False), 0.6)
            m = max(5, int(R / 11))
            for k in range(m):
                a = 188 + (164 / (m - 1)) * k
                b = math.radians(a)
                ro, ri = R - 7, R - 17
                c, s = math.cos(b), math.sin(b)
                t = 3.6
                tri = [
                    (cx + ro * 0.62 * c, cy + ro * s),
                    (cx + ri * 0.62 * c - t * s * 0.8, cy + ri * s + t * c * 0.8),
                    (cx + ri * 0.62 * c + t * s * 0.8, cy + ri * s - t * c * 0.8),
                ]
                q.shape(tri, 0.8, shade=[(0, 1.5, 0.7)])
        q.line((cx, 172), (cx, 150), w=2)

    def arcade(q: Plate) -> None:
        for _row, (y, h) in enumerate(((150, 48), (202, 48), (254, 48))):
            q.shape(rect(150, y, 150, h), 1, shade=[(90, 9, 0.25)])
            for k in range(4):
                x = 158 + k * 37
                q.shape(arch(x, y + 9, 22, h - 9), 1.1, shade=[(0, 1.9, 0.7), (90, 4, 0.4)] if True else [])
                q.path(d(arch(x - 3.4, y + 5.6, 28.8, h - 5.6), False), 0.7)
                q.shape(rect(x + 25.5, y + 6, 6, h - 6), 0.9, shade=[(90, 2, 0.35)])
                q.shape(rect(x + 23.5, y + 4, 10, 4), 0.9)
            q.shape(rect(150, y - 3, 150, 4.4), 1.1)

    frame(20, 20, 124, 122, ionic)
    frame(162, 16, 122, 118, dome)
    frame(16, 162, 122, 122, deco)
    frame(158, 156, 126, 126, arcade)

    def sails(q: Plate) -> None:
        q.path(hatch(rect(98, 98, 104, 104), 0, 3.2), 0.35)

        def shell(x0: float, y0: float, x1: float, y1: float, bx: float) -> None:
            pts = (
                [(x0, y0)]
                + [
                    (x0 + (x1 - x0) * t + -10 * math.sin(t * math.pi) * 0.9, y0 + (y1 - y0) * (t**0.62))
                    for t in [i / 14 for i in range(1, 15)]
                ]
                + [(bx, y0)]
            )
            q.shape(pts, 1.3, shade=[(64, 2.6, 0.5)])
            for f in (0.25, 0.5, 0.75):
                q.path(d([(x0 + (bx - x0) * f, y0), (x1 + (bx - x1) * 0.06 * f, y1 + 3)], False), 0.5)

        shell(168, 176, 194, 128, 190)
        shell(138, 176, 176, 112, 172)
        shell(110, 176, 146, 126, 150)
        q.shape(rect(96, 176, 110, 8), 1.1, shade=[(90, 3, 0.5)])
        q.path(
            "".join(
                f"M{96 + (k * 13) % 50} {188 + k * 3.2}h{22 + (k * 7) % 30}M{150 + (k * 17) % 30} {188 + k * 3.2}h{20}"
                for k in range(5)
            ),
            0.7,
        )

    frame(102, 102, 96, 96, sails, -7, True)
    return p.svg()


def artisans() -> str:
    p = Plate()
    p.sky(8, 16, 284, 140, 4.4, 0.5, holes=[(86, 48, 34)], seed=21, cover=0.66)
    base = 214

    # right plot: castle over two covered storeys
    def crenel(x: float, y: float, w: float, h: float, k: int = 3, t: float = 5) -> Points:
        step = w / (2 * k - 1)
        pts = [(x, y + h)]
        for i in range(2 * k - 1):
            yy = y if i % 2 == 0 else y + t
            pts += [(x + i * step, yy), (x + (i + 1) * step, yy)]
        return [*pts, (x + w, y + h)]

    p.shape(rect(196, 158, 92, base - 158), 1.2, shade=[(0, 6, 0.35)])
    for k in range(4):
        window(p, 203 + k * 21, 170, 13, base - 170, 1)
    p.shape(rect(192, 150, 100, 9), 1.1, shade=[(90, 3, 0.5)])
    p.shape(rect(200, 108, 84, 42), 1.2, shade=[])
    for k in range(5):
        p.line((200 + k * 21, 108), (200 + k * 21, 150), w=1.5)
    for k in range(4):
        p.line((200 + k * 21, 150 if k % 2 else 108), (221 + k * 21, 108 if k % 2 else 150), w=1.1)
    for k in (0, 2):
        window(p, 205 + k * 21 + 1, 119, 10, 14, 0.9, round_=False)
    p.shape(crenel(204, 66, 76, 42, 5), 1.4, shade=[(90, 6, 0.3)])
    p.path(hatch(rect(258, 74, 22, 34), 90, 2.6), 0.5)
    for x, w, y in ((196, 20, 44), (268, 20, 50)):
        p.shape(crenel(x, y, w, 108 - y, 2, 4), 1.4)
        p.path(hatch(rect(x + w * 0.55, y + 4, w * 0.45, 104 - y), 90, 2.2), 0.5)
        window(p, x + w / 2 - 2.5, y + 18, 5, 12, 0.8, False)
    p.shape(crenel(226, 30, 30, 78, 3, 5), 1.5, shade=[])
    p.path(hatch(rect(242, 36, 14, 72), 90, 2.3), 0.55)
    window(p, 236, 48, 8, 16, 1, False)
    window(p, 234, 86, 14, 22, 1)
    p.line((241, 30), (241, 6), w=1.4)
    p.gold([(241, 7), (264, 12), (241, 18)], 1.2)
    # middle plot: house over arcade, hoist
    p.shape(rect(108, 150, 76, base - 150), 1.2, shade=[(0, 6, 0.3)])
    for k in range(3):
        window(p, 114 + k * 23, 164, 17, base - 164, 1)
    p.shape(rect(104, 143, 84, 8), 1.1, shade=[(90, 3, 0.5)])
    p.shape(rect(112, 100, 68, 43), 1.2)
    for x in (112, 134.6, 157.3, 180):
        p.line((x, 100), (x, 143), w=1.5)
    p.line((112, 121), (180, 121), w=1.3)
    for a, b in (
        ((112, 121), (134, 100)),
        ((157, 100), (180, 121)),
        ((112, 143), (134, 121)),
        ((180, 143), (157, 121)),
    ):
        p.line(a, b, w=1.1)
    window(p, 139, 104, 14, 14, 1, round_=False)
    window(p, 139, 125, 14, 18, 1, round_=False)
    p.shape([(104, 101), (146, 56), (188, 101)], 1.4, shade=[(0, 3, 0.5)])
    p.path(hatch([(146, 57), (187, 100), (150, 100)], 47, 2.4), 0.6)
    p.shape(rect(162, 62, 9, 22), 1.1, shade=[(90, 2, 0.5)])
    p.line((160.5, 62), (172.5, 62), w=1.6)
    window(p, 141, 78, 10, 16, 1)
    p.line((146, 72), (92, 66), w=1.8)
    p.line((120, 98), (96, 68), w=1)
    p.line((93, 66), (93, 128), w=0.8)
    p.shape(rect(85, 128, 17, 13), 1.2, shade=[(90, 2.4, 0.5)])
    p.line((93, 122), (86, 128), w=0.8)
    p.line((93, 122), (101, 128), w=0.8)
    # left plot: foundations and a low house
    p.shape(rect(14, 170, 70, base - 170), 1.2)
    for k in range(5):
        for j in range(5):
            p.line(
                (14 + j * 17 + (8 if k % 2 else 0), 170 + k * 9),
                (14 + j * 17 + (8 if k % 2 else 0), 179 + k * 9)
                if k < 4
                else (14 + j * 17 + (8 if k % 2 else 0), base),
                w=0.5,
            )
        p.line((14, 170 + k * 9), (84, 170 + k * 9), w=0.6)
    p.shape([(8, 170), (24, 136), (74, 136), (90, 170)], 1.4, shade=[(0, 3, 0.6)])
    p.path(hatch([(50, 136), (74, 136), (90, 170), (50, 170)], 66, 3), 0.5)
    p.shape(rect(56, 124, 9, 14), 1.1, shade=[(90, 2, 0.5)])
    window(p, 28, 182, 14, base - 182, 1)
    window(p, 56, 184, 14, 16, 1, round_=False)
    p.path("M60 122c-4-6 5-8 1-14s6-8 2-15", 0.7)
    p.line((6, base), (294, base), w=1.6)

    # market: stalls with awnings and goods
    def stall(x: float, y: float, w: float, k: str) -> None:
        p.line((x + 3, y), (x + 3, y - 36), w=1.4)
        p.line((x + w - 3, y), (x + w - 3, y - 36), w=1.4)
        p.shape(rect(x, y - 15, w, 15), 1.2, shade=[(90, 4, 0.4)])
        p.shape(rect(x - 2, y - 18, w + 4, 4), 1)
        m = 6
        s = (w + 12) / m
        for i in range(m):
            a = [
                (x + 4 + i * (w - 8) / m, y - 50),
                (x + 4 + (i + 1) * (w - 8) / m, y - 50),
                (x - 6 + (i + 1) * s, y - 34),
                (x - 6 + i * s, y - 34),
            ]
            p.shape(a, 0.9, shade=[(90, 1.8, 0.6)] if i % 2 == 0 else [])
            p.shape(
                arc(x - 6 + (i + 0.5) * s, y - 34, s / 2, 0, 180, steps=8),
                0.9,
                shade=[(90, 1.8, 0.6)] if i % 2 == 0 else [],
            )
        cx = x + w / 2
        if k == "bread":
            for i in (-1, 0, 1):
                p.shape(
                    [
                        *arc(cx + i * 14, y - 21, 6.5, 180, 360, 5, 10),
                        (cx + i * 14 + 6.5, y - 18),
                        (cx + i * 14 - 6.5, y - 18),
                    ],
                    1,
                )
                p.line((cx + i * 14 - 2, y - 25), (cx + i * 14, y - 20), w=0.7)
                p.line((cx + i * 14 + 2, y - 25), (cx + i * 14 + 3, y - 21), w=0.7)
        if k == "cheese":
            p.shape([(cx - 18, y - 18), (cx - 18, y - 25), (cx - 2, y - 28), (cx - 2, y - 18)], 1)
            p.shape(arc(cx - 9, y - 22, 1.6, 0, 360, steps=8), 0.8)
            p.shape(arc(cx + 10, y - 22, 8, 0, 360, 4.4), 1, shade=[(0, 1.8, 0.5)])
        if k == "fish":
            for i in (-1, 1):
                p.shape([*arc(cx + i * 12, y - 22, 9, 0, 360, 3.6)[:]], 1)
                p.shape([(cx + i * 12 + 8, y - 22), (cx + i * 12 + 13, y - 26), (cx + i * 12 + 13, y - 18)], 0.9)
                p.shape(arc(cx + i * 12 - 5, y - 23, 0.7, 0, 360, steps=6), 0.8)

    p.ground(8, base + 5, 284, 76, gap=4.6, weight=0.55)
    stall(22, 274, 70, "bread")
    stall(116, 282, 70, "fish")
    stall(210, 274, 70, "cheese")
    return p.svg()


COVERS = {
    "queens_architect": queen,
    "west_kingdom": west,
    "architecture_game": fragments,
    "artisans_builders": artisans,
}


def cover(game: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" {PEN}>{COVERS[game]()}</svg>\n'
