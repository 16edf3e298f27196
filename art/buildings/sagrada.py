import itertools
from math import cos, pi, sin

from art.drawing import Drawing, P, circ, ell, line, poly, rect, smooth
from art.engrave import Points


def build() -> Drawing:
    p = Drawing(111)
    C = 500
    g = 925
    r = p.r
    p.sky(110, 620, 17, 0.26)

    def tower(cx: float, top: float, w0: float, yb: float = 640) -> None:
        """parabolic bell tower: ribs, ladders of slits with sloping louvres, mosaic finial"""
        yp = top + 92  # where stone ends and the pinnacle begins
        W_ = lambda y: w0 * max(0.0, 1 - 0.80 * ((yb - y) / (yb - yp)) ** 1.9) if y < yb else w0
        ys = [yb + 70 - (yb + 70 - yp) * j / 12 for j in range(13)]
        d = smooth([(cx - W_(y), y) for y in ys] + [(cx + W_(y), y) for y in ys[::-1]]) + "Z"
        p.of(d)
        p.w(smooth([(cx + W_(y) * 0.25, y) for y in ys] + [(cx + W_(y), y) for y in ys[::-1]]) + "Z")
        us = (-0.9, -0.62, -0.3, 0.06, 0.4, 0.7, 0.93)
        p.d("".join(smooth([(cx + u * W_(y), y) for y in ys[::2]]) for u in us))
        p.h("".join(smooth([(cx + u * W_(y), y) for y in ys[::2]]) for u in (0.97, 0.84, 0.78, 0.55)))
        sl = lv = ""
        y = yb + 50
        step = 25
        while y > yp + 16:
            for u, v in itertools.pairwise(us):
                a, b = cx + (u + 0.08) * W_(y - 8), cx + (v - 0.08) * W_(y - 8)
                if b - a > 3:
                    sl += P("M", a, y, "V", y - 11, "Q", (a + b) / 2, y - 19, b, y - 11, "V", y, "Z")
                    lv += line(a - 1, y + 3, b + 1, y + 5)
            y -= step
            step = max(17, step * 0.98)
        p.k(sl)
        p.h(lv)
        for y in (yb + 8, yb - 120, yb - 230):
            q = W_(y)
            p.df(
                P(
                    "M",
                    cx - q - 3,
                    y,
                    "Q",
                    cx,
                    y + 7,
                    cx + q + 3,
                    y,
                    "V",
                    y + 7,
                    "Q",
                    cx,
                    y + 14,
                    cx - q - 3,
                    y + 7,
                    "Z",
                )
            )
        # pinnacle: twisted stem, pierced shield, crown of balls
        w = W_(yp)
        p.of(poly([(cx - w - 2, yp + 4), (cx - w * 0.5, yp - 34), (cx + w * 0.5, yp - 34), (cx + w + 2, yp + 4)]))
        p.h("".join(line(cx - w + q * w * 0.4, yp + 2, cx - w * 0.45 + q * w * 0.2, yp - 34) for q in range(6)))
        yq = yp - 34
        sh = smooth(
            [
                (cx, yq - 46),
                (cx + 9, yq - 36),
                (cx + 14, yq - 22),
                (cx + 9, yq - 8),
                (cx + 4, yq),
                (cx - 4, yq),
                (cx - 9, yq - 8),
                (cx - 14, yq - 22),
                (cx - 9, yq - 36),
            ],
            True,
        )
        p.of(sh)
        p.d(circ(cx, yq - 22, 6))
        p.k(circ(cx, yq - 22, 2.6))
        p.h(line(cx, yq - 14, cx, yq))
        for u, v in ((-14, -30), (14, -30), (-15, -14), (15, -14), (0, -51), (-9, -42), (9, -42)):
            p.df(circ(cx + u, yq + v, 3))

    for sd in (-1, 1):
        p.stamp("outer", lambda: tower(0, 118, 50, 660), C + sd * 168, 0)
    for sd in (-1, 1):
        p.stamp("inner", lambda: tower(0, 52, 55, 650), C + sd * 60, 0)
    # bridge between the middle towers and the tree of life with doves
    p.of(rect(C - 26, 470, 52, 12))
    p.d(rect(C - 22, 456, 44, 14))
    p.h("".join(line(C - 22 + q * 5.5, 456, C - 22 + q * 5.5, 470) for q in range(1, 8)))
    p.cypress(C, 470, 150, 54)
    for x, y in ((-10, 350), (11, 372), (-14, 402), (8, 428), (-3, 384), (14, 408), (-12, 440)):
        p.df(P("M", C + x - 5, y, "Q", C + x, y - 6, C + x + 6, y - 3, "Q", C + x + 2, y + 3, C + x - 5, y, "Z"))
    p.df(P("M", C - 3, 322, "V", 306, "H", C - 9, "V", 300, "H", C + 9, "V", 306, "H", C + 3, "V", 322, "Z"))
    # body between and below: stone curtain with windows
    bd = rect(C - 236, 690, 472, g - 690)
    p.of(bd)
    p.stones(bd, 15, 30, keep=0.35)

    def drip(pts: Points, amp: float, m: int = 4) -> Points:
        """organic edge: the line between points hung with irregular drops"""
        out = []
        for (x0, y0), (x1, y1) in itertools.pairwise(pts):
            for j in range(m):
                t = j / m
                out.append((x0 + (x1 - x0) * t + r.uniform(-amp, amp) * 0.6, y0 + (y1 - y0) * t + r.uniform(-amp, amp)))
        return [*out, pts[-1]]

    def porch(cx: float, w: float, top: float, ad: float, aw: float) -> float:
        """cave-like porch: dripping gable, deep nested arches peopled with figures"""
        L = drip(
            [
                (cx - w / 2, g),
                (cx - w / 2 - 3, g - 90),
                (cx - w * 0.40, g - 170),
                (cx - w * 0.20, (top + g - 190) / 2),
                (cx, top),
            ],
            5,
        )
        Rr = [(2 * cx - x + r.uniform(-4, 4), y + r.uniform(-4, 4)) for x, y in L[::-1]]
        d = smooth(L + Rr[1:]) + "Z"
        p.of(d)
        p.w(d)
        for k in range(3):  # folds of stone following the edge
            f = 0.93 - 0.09 * k
            L2 = [(cx + (x - cx) * f, g - (g - y) * f) for x, y in L[2:]]
            p.h(smooth(drip(L2, 2, 1)) + smooth(drip([(2 * cx - x, y) for x, y in L2], 2, 1)))
        ah = g - ad
        for k in range(4):
            ww = aw - k * 13
            hh = (g - ah) - k * 12
            a = P(
                "M",
                cx - ww / 2,
                g,
                "C",
                cx - ww / 2,
                g - hh * 0.62,
                cx - ww * 0.2,
                g - hh * 0.92,
                cx,
                g - hh,
                "C",
                cx + ww * 0.2,
                g - hh * 0.92,
                cx + ww / 2,
                g - hh * 0.62,
                cx + ww / 2,
                g,
                "Z",
            )
            p.df(a)
            if k % 2:
                p.w(a)
        p.dark(a, 2.6)
        dw = (aw - 40) * 0.42
        p.df(rect(cx - 3, g - 56, 6, 56))
        p.dark(rect(cx - dw, g - 50, dw - 3, 50), 2.4, 90)
        p.dark(rect(cx + 3, g - 50, dw - 3, 50), 2.4, 90)
        n_ = max(3, int(aw / 24))
        for j in range(n_):
            t = (j + 0.5) / n_ * 2 - 1
            p.stamp("s20", lambda: p.saint(0, 0, 24), cx + t * aw * 0.36, g - (g - ah) * (0.98 - 0.36 * t * t) - 6)
        for sd in (-1, 1):
            for j in range(3):
                p.stamp(
                    "s30",
                    lambda: p.saint(0, 0, 32),
                    cx + sd * (aw * 0.5 - 5 + j * 1.2),
                    g - 24 - j * 42 * min(1, aw / 110),
                )
        return top

    for sd in (-1, 1):
        porch(C + sd * 160, 130, 640, 132, 92)
    for sd in (-1, 1):  # columns on tortoises between the porches
        x = C + sd * 92
        d = rect(x - 7, 720, 14, g - 732)
        p.of(d)
        p.cyl(d, x - 7, x + 7, 4, left=0)
        p.h("".join(P("M", x - 7, y, "Q", x, y + 5, x + 7, y - 3) for y in range(732, g - 14, 9)))
        p.df(P("M", x - 14, 720, "Q", x - 10, 700, x, 698, "Q", x + 10, 700, x + 14, 720, "Z"))
        p.df(ell(x, g - 7, 15, 8))
    porch(C, 186, 500, 214, 130)
    # star of the nativity and rose over the central arch
    y = 640
    p.of(
        poly(
            [
                (C + (16 if j % 2 == 0 else 6) * sin(pi * j / 6), y - (16 if j % 2 == 0 else 6) * cos(pi * j / 6))
                for j in range(12)
            ]
        )
    )
    p.h("".join(line(C + q * 3, y + 16, C + q * 12, y + 58) for q in (-2, -1, 0, 1, 2)))
    for sd in (-1, 1):
        for yy in (560, 596):
            p.stamp("s20", None, C + sd * (18 + (yy - 560) * 0.4), yy + 24)
    for sd in (-1, 1):
        p.df(circ(C + sd * 160, 730, 15))
        p.dark(circ(C + sd * 160, 730, 11), 2.4)
        p.foil(C + sd * 160, 730, 11, 6)
    # outer wall pieces with pinnacles
    for sd in (-1, 1):
        x = C + sd * 250
        p.of(rect(x - 16, 760, 32, g - 760))
        p.stones(rect(x - 16, 760, 32, g - 760), 14, 18, keep=0.5)
        p.pinnacle(x, 764, 26, 92, 6)
    # pond, trees
    p.o(line(60, g, 940, g))
    p.p(rect(20, g + 1.5, 960, 70))
    p.ground(60, 940, g, 50, 5, 0.6)
    for x, rr, h in ((90, 50, 190), (176, 44, 150), (824, 46, 160), (910, 52, 200)):
        p.tree(x, g + 6, rr, h)
    return p
