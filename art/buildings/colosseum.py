import itertools
from collections.abc import Sequence
from math import cos, hypot, pi, radians, sin

from art.drawing import Drawing, P, line, poly, rarch, rect, smooth
from art.engrave import Point


def build() -> Drawing:
    p = Drawing(51)
    C, a, g = 500, 458, 800
    S = radians

    def pt(th: float, h: float, k: float = 1.0) -> Point:
        """point of the great ellipse at angle th (0 = nearest), height h in 0..1; nearer bays are taller"""
        c = cos(S(th))
        return (C + a * k * sin(S(th)), g + 14 * c * k - h * 392 * (0.82 + 0.22 * c * k) - (0 if k == 1 else 6))

    def band(t0: float, t1: float, h0: float, h1: float, k: float = 1.0, m: int | None = None) -> str:
        m = m or max(3, int(abs(t1 - t0) / 6))
        T = [t0 + (t1 - t0) * j / m for j in range(m + 1)]
        lo, hi = [pt(t, h0, k) for t in T], [pt(t, h1, k) for t in T]
        return smooth(lo) + "L" + smooth(hi[::-1])[1:] + "Z"

    curve = lambda t0, t1, h, k=1.0: smooth([pt(t0 + (t1 - t0) * j / 8, h, k) for j in range(9)])
    p.sky(150, 470, 16, 0.28)
    lv = [0, 0.225, 0.465, 0.70, 1.0]
    step = 6

    def arcade(t0: float, t1: float, floors: Sequence[int], k: float = 1.0) -> None:
        """one path per kind and storey: the bays of a storey never overlap, so they can share a path"""
        for f in floors:
            h0, h1 = lv[f], lv[f + 1]
            H = h1 - h0
            t = t0
            op = rim = lit = blk = ""
            while t < t1 - 0.1:
                A, B = t + step * 0.2, t + step * 0.8
                if f < 3:
                    x0, y0 = pt(A, h0 + 0.012, k)
                    x1, y1 = pt(B, h0 + 0.012, k)
                    _, ys0 = pt(A, h0 + H * 0.48, k)
                    _, ys1 = pt(B, h0 + H * 0.48, k)
                    w = x1 - x0
                    _mx, my = pt((A + B) / 2, h0 + H * 0.70, k)
                    r = max(2, (ys0 + ys1) / 2 - my)
                    d = P("M", x0, y0, "V", ys0, "A", w / 2, r, 0, 0, 1, x1, ys1, "V", y1, "Z")
                    if w < 8:
                        blk += d
                    else:
                        op += d
                        rim += P("M", x0 - 2.5, ys0, "A", w / 2 + 2.5, r + 3, 0, 0, 1, x1 + 2.5, ys1)
                        q = -1 if t < 0 else 1
                        e = x1 if q > 0 else x0  # the lit reveal of the pier
                        lit += P("M", e, y0, "V", ys0 + 2, "L", e - q * w * 0.17, ys0 - r * 0.5, "V", y0, "Z")
                else:
                    if round((t - t0) / step) % 2 == 0:
                        blk += poly(
                            [
                                pt(A + 0.7, h0 + H * 0.26, k),
                                pt(B - 0.7, h0 + H * 0.26, k),
                                pt(B - 0.7, h0 + H * 0.46, k),
                                pt(A + 0.7, h0 + H * 0.46, k),
                            ]
                        )
                    for q in (0.25, 0.5, 0.75):
                        x, y = pt(t + step * q, h0 + H * 0.66, k)
                        rim += rect(x - 1.6, y, 3.2, 4)
                t += step
            if op:
                p.df(op)
                p.w(op)
                p.hatch(op, 3.3, 0)
                p.hf(lit)
            p.h(rim)
            p.k(blk) if blk else None
            t = t0
            sh = ln = cp = ""
            while t < t1 + 0.1:  # half columns between the arches
                c = cos(S(t))
                w = 4.4 * max(0.3, c)
                (x, y0), (_, y1) = pt(t, h0 + 0.012, k), pt(t, h1 - H * 0.15, k)
                if abs(t) < 88:
                    sh += rect(x - w / 2 - 0.8, y1, w + 1.6, y0 - y1)
                    ln += line(x + w * 0.3, y0, x + w * 0.3, y1)
                    cp += rect(x - w, y1 - 1, 2 * w, 3.4 if f < 2 else 5.5) + rect(x - w, y0 - 4, 2 * w, 4)
                t += step
            p.df(sh)
            p.h(ln)
            p.df(cp)
            p.d("".join(curve(t0, t1, h1 - H * e, k) for e in (0.15, 0.105, 0.055, 0)))
            p.h(curve(t0, t1, h1 - H * 0.03, k) + curve(t0, t1, h1 - H * 0.18, k) + curve(t0, t1, h0 + 0.012, k))

    # inner ring seen behind, lower
    inn = band(2, 89, 0, 0.62, 0.92)
    p.of(inn)
    p.w(inn)
    wl = band(2, 88, 0.47, 0.62, 0.92)
    p.stones(wl, 11, 20, keep=0.55)
    p.hatch(wl, 5, 60, trim=16, skip=0.3)
    arcade(8, 86, (0, 1), 0.92)
    rag = [pt(88 - (80 * j / 22), 0.62 + p.r.uniform(-0.02, 0.035), 0.92) for j in range(23)]
    p.p(poly([pt(88, 0.7, 0.92), *rag, pt(8, 0.7, 0.92)]))
    p.o(poly(rag, False))
    # interior glimpsed above: far rim
    # outer ring: four storeys, from the left edge to the broken end
    t0, t1 = -88, 2
    p.of(band(t0, t1, 0, 1))
    p.w(band(-88, -62, 0, 1))
    p.stones(band(-60, t1, 0.72, 0.94), 15, 30, keep=0.3)
    arcade(t0 + 2, t1, (0, 1, 2, 3))
    for t in range(-86, 3, 6):  # masts of the awning
        x, y = pt(t, 1.0)
        p.d(line(x, y, x, y - 6))
    p.hatch(band(-88, -62, 0, 1), 4.2, 90)
    # the sloping brick buttress (Stern/Valadier) closing the break
    x0, y0 = pt(t1, 0)
    top = pt(t1, 1.0)
    N = lambda t, h: (pt(t, 0)[0], pt(t, h)[1])
    bt = [
        top,
        N(4.5, 0.99),
        N(6, 0.93),
        N(7.5, 0.80),
        N(10, 0.70),
        N(12, 0.56),
        N(14.5, 0.47),
        N(16.5, 0.32),
        N(19.5, 0.22),
        N(21, 0),
        (x0, y0),
    ]
    d = poly(bt)
    p.of(d)
    p.w(d)
    p.stones(d, 8, 17, keep=0.6)
    p.hatch(d, 4.6, 62, trim=12, skip=0.2)
    for h, t, w in ((0.03, 10, 30), (0.25, 8.4, 24), (0.5, 6.4, 17)):
        xx, yy = N(t, h)
        q = rarch(xx - w / 2, yy, w, yy - w * 1.3)
        p.df(q)
        p.stones(q, 6, 9, keep=0.8)
    p.o(curve(t0, t1, 1.0))
    p.o(P("M", *pt(t0, 0), "L", *pt(t0, 1)))
    p.o(curve(t0, t1, 0))
    p.o(curve(21, 89, 0, 0.92))
    # ground
    p.o(smooth([(22, g + 6), pt(-80, -0.02), pt(-40, -0.03), pt(0, -0.032), pt(40, -0.03), pt(80, -0.0), (978, g + 2)]))
    p.ground(30, 970, g + 18, 110, 6, 0.5)
    for x, y, w, h in ((640, 838, 46, 20), (700, 850, 30, 16), (300, 852, 54, 18), (180, 836, 30, 14)):
        p.df(poly([(x, y), (x + 6, y - h), (x + w - 4, y - h - 3), (x + w, y)]))
        p.hatch(poly([(x + w * 0.5, y - h), (x + w - 4, y - h - 3), (x + w, y), (x + w * 0.5, y)]), 4, 70)
        p.ground(x, x + w + 20, y, 10, 3, 0.9)

    def pine(x: float, y: float, h: float, w: float) -> None:  # umbrella pine
        p.df(poly([(x - 4, y), (x - 2, y - h * 0.7), (x + 3, y - h * 0.7), (x + 5, y)]))
        p.d(line(x, y - h * 0.62, x - w * 0.3, y - h * 0.8) + line(x + 1, y - h * 0.6, x + w * 0.3, y - h * 0.8))
        m = 9
        pts = [
            (x - w / 2 + w * j / m, y - h * 0.76 - abs(sin(pi * j / m)) ** 0.7 * h * 0.2 * p.r.uniform(0.9, 1.1))
            for j in range(m + 1)
        ]
        A = ["M", *pts[0]]
        for u, v in itertools.pairwise(pts):
            r = hypot(v[0] - u[0], v[1] - u[1]) * 0.6
            A += ["A", r, r, 0, 0, 1, *v]
        d = P(*A) + P("Q", x, y - h * 0.66, *pts[0]) + "Z"
        p.df(d)
        p.w(d)
        p.hatch(d, 4, 15, trim=w * 0.4)

    pine(930, g + 34, 210, 120)
    pine(862, g + 44, 170, 96)
    return p
