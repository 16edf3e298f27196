"""metres: east front about 55 wide, three towers (middle one 16 high), 18 engaged ribs with cones in groups 4-5-5-4, corner buttresses,
platform 3 high with stairs; beams (toron) in rows; ostrich eggs on the tower tips."""

from math import hypot

from art.drawing import Drawing, P, circ, ell, line, poly, rect, smooth
from art.engrave import Points


def build() -> Drawing:
    p = Drawing(151)
    yp = 752
    g = 806
    r = p.r
    W_ = lambda a=1.6: r.uniform(-a, a)

    def mudpath(pts: Points, amp: float = 1.1, step: float = 13, close: bool = True) -> str:
        """outline through corner points with soft corners and a slight wobble"""
        out = []
        m = len(pts)
        for i in range(m if close else m - 1):
            (ax, ay), (bx, by) = pts[i], pts[(i + 1) % m]
            L = hypot(bx - ax, by - ay)
            k = max(1, int(L / step))
            for j in range(k):
                t = (j + 0.5) / k
                out.append((ax + (bx - ax) * t + W_(amp), ay + (by - ay) * t + W_(amp)))
        return smooth(out, close, 1.0)

    p.sky(80, 480, 17, 0.3)

    # far palms and low houses at the sides
    def toron() -> None:
        p.w(poly([(-7, 3), (6, 3), (17, 14), (6, 14)]))
        p.h("".join(line(-6 + k * 3.4, 4, 4 + k * 3.4, 14) for k in range(4)))
        p.k(poly([(-7.5, -2.6), (6.5, -2.6), (8, 2.8), (-6, 2.8)]))
        p.hf(circ(-4.4, 0.2, 2.3) + circ(0.3, 0.4, 2.3) + circ(5, 0.2, 2.3))
        p.d(line(-8, -2.8, 7, -2.8))

    tor = p.define(toron)

    def cone(x: float, y: float, w: float, h: float, egg: float = 0, cls: str = "o f") -> None:
        """sugar-loaf pinnacle, three slightly different ones per size"""
        w, h = round(w), round(h)
        v = int(x * 7) % 2
        p.stamp(("c", w, h, egg, cls, v), lambda: cone_(0, 0, w, h, egg, cls), x, y)

    def cone_(x: float, y: float, w: float, h: float, egg: float, cls: str) -> None:
        k = lambda v: v + W_(0.7)
        pts = [
            (x - w / 2, y),
            (k(x - w * 0.49), y - h * 0.26),
            (k(x - w * 0.39), y - h * 0.56),
            (k(x - w * 0.24), y - h * 0.84),
            (x - w * 0.08, y - h),
            (x + w * 0.08, y - h),
            (k(x + w * 0.24), y - h * 0.84),
            (k(x + w * 0.39), y - h * 0.56),
            (k(x + w * 0.49), y - h * 0.26),
            (x + w / 2, y),
        ]
        d = smooth(pts, False, 1) + "Z"
        p.put(cls, d)
        s = smooth([(x + w * 0.08, y), (x + w * 0.08, y - h * 0.5), (x, y - h), *pts[5:]], False, 0.9) + "Z"
        p.w(s)
        p.hatch(s, 3.2, 66)
        if egg:
            p.d(line(x, y - h + 1, x, y - h - 5))
            p.df(ell(x, y - h - 5 - egg, egg * 0.76, egg))
            p.h(
                P(
                    "M",
                    x + egg * 0.3,
                    y - h - 5 - egg * 1.8,
                    "Q",
                    x + egg * 0.75,
                    y - h - 5 - egg,
                    x + egg * 0.3,
                    y - h - 5 - egg * 0.2,
                )
            )

    # ---- main wall ----
    L, R_, yt = 62, 938, yp - 150
    wall = mudpath([(L + 10, yp), (L + 16, yt), (R_ - 16, yt), (R_ - 10, yp)])
    p.of(wall)
    p.w(wall)
    p.w(wall)
    p.hatch(wall, 3.6, 90)

    def rib(x: float) -> None:
        p.stamp(("rib", int(x * 3) % 3), lambda: rib_(0), x, 0)

    def rib_(x: float, w: float = 17, h: float = 1.0) -> None:
        y1 = yt - 6
        pts = [
            (x - w * 0.62, yp),
            (x - w * 0.5, yp - 70),
            (x - w * 0.46, y1),
            (x + w * 0.46, y1),
            (x + w * 0.5, yp - 70),
            (x + w * 0.62, yp),
        ]
        d = mudpath(pts, 0.9, 20)
        p.p(d)
        p.d(d)
        s = poly([(x + w * 0.12, yp), (x + w * 0.1, y1), (x + w * 0.46, y1), (x + w * 0.6, yp)])
        p.w(s)
        p.h("".join(line(x + w * u, yp - 2, x + w * u * 0.86, y1) for u in (0.2, 0.32, 0.42, 0.5)))
        cone_(x, y1 + 3, w * 1.02, 42 * h, 0, "d f")

    TW = [(268, 96, 1.0), (500, 112, 1.16), (732, 96, 1.0)]  # tower centre, width, height factor
    groups = [(L + 40, 268 - 56, 4), (268 + 56, 500 - 64, 5), (500 + 64, 732 - 56, 5), (732 + 56, R_ - 40, 4)]
    for a, b, m in groups:
        st = (b - a) / m
        for j in range(m):
            x = a + st * (j + 0.5)
            rib(x)
            if j < m - 1:
                xx = x + st / 2
                q = rect(xx - 4.4, yp - 108, 8.8, 20)
                p.df(q)
                p.k(q)
                q = rect(xx - 4.4, yp - 52, 8.8, 20)
                p.df(q)
                p.k(q)
        for j in range(m):
            for y in (yp - 128, yp - 74):
                p.use(tor, a + st * (j + 0.5), y)

    # ---- corner buttresses ----
    def corner(x: float) -> None:
        d = mudpath([(x - 26, yp), (x - 21, yt - 22), (x + 21, yt - 22), (x + 26, yp)], 1.2)
        p.of(d)
        s = poly([(x + 5, yp), (x + 4, yt - 20), (x + 20, yt - 20), (x + 25, yp)])
        p.w(s)
        p.hatch(s, 4, 84)
        for u in (-13, 13):
            cone(x + u, yt - 18, 18, 36)
        cone(x, yt - 18, 20, 58)
        for y in (yt - 2, yt + 40, yt + 84):
            for u in (-13, 10):
                p.use(tor, x + u, y)

    for x in (L + 14, R_ - 14):
        p.stamp("corner", lambda: corner(0), x, 0)

    # ---- towers ----
    def tower(x: float, w: float, f: float) -> None:
        H = 205 * f
        yS = yp - H  # shoulder
        w * 0.4
        d = mudpath(
            [
                (x - w * 0.56, yp),
                (x - w * 0.5, yp - H * 0.6),
                (x - w * 0.46, yS),
                (x + w * 0.46, yS),
                (x + w * 0.5, yp - H * 0.6),
                (x + w * 0.56, yp),
            ],
            1.0,
        )
        p.of(d)
        p.w(poly([(x + w * 0.2, yp), (x + w * 0.18, yS), (x + w * 0.46, yS), (x + w * 0.56, yp)]))
        p.hatch(poly([(x + w * 0.3, yp), (x + w * 0.26, yS + 4), (x + w * 0.45, yS + 4), (x + w * 0.55, yp)]), 3.6, 88)
        # upper tier and spire behind the shoulder cones
        t2 = mudpath(
            [
                (x - w * 0.36, yS + 8),
                (x - w * 0.3, yS - 24 * f),
                (x - w * 0.22, yS - 66 * f),
                (x + w * 0.22, yS - 66 * f),
                (x + w * 0.3, yS - 24 * f),
                (x + w * 0.36, yS + 8),
            ],
            0.8,
            14,
        )
        p.of(t2)
        s = poly(
            [(x + w * 0.06, yS + 4), (x + w * 0.05, yS - 64 * f), (x + w * 0.21, yS - 64 * f), (x + w * 0.35, yS + 4)]
        )
        p.w(s)
        p.hatch(s, 3.4, 80)
        cone(x, yS - 62 * f, w * 0.42, 66 * f, 7.5)
        for u, v in ((-0.2, 14), (0.14, 14), (-0.13, 44), (0.1, 44), (-0.02, 78)):
            p.use(tor, x + w * u, yS - v * f)
        for u in (-0.36, 0.36):
            cone(x + w * u, yS + 8, w * 0.22, 54 * f)
        cone(x, yS + 10, w * 0.2, 34 * f)
        # two channels with shade, three ribs
        for u in (-0.19, 0.19):
            q = mudpath(
                [
                    (x + w * u - w * 0.085, yp - H * 0.10),
                    (x + w * u - w * 0.07, yS + 22),
                    (x + w * u + w * 0.07, yS + 22),
                    (x + w * u + w * 0.085, yp - H * 0.10),
                ],
                0.7,
                24,
            )
            p.df(q)
            p.w(q)
            p.hatch(q, 2.6, 90)
            for j in range(3):
                y = yS + 46 * f + j * 54 * f
                z = rect(x + w * u - 4, y, 8, 17)
                p.df(z)
                p.k(z)
        for j in range(6):
            y = yS + 14 + j * (H - 52) / 5.6
            for u in (-0.36, -0.005, 0.35):
                p.use(tor, x + w * u, y)
        # blind door at the foot
        q = P("M", x - w * 0.13, yp, "V", yp - 26, "Q", x, yp - 42, x + w * 0.13, yp - 26, "V", yp, "Z")
        p.df(q)
        p.dark(q, 2.4, 90)

    p.stamp("tw", lambda: tower(0, 96, 1.0), 268, 0)
    p.stamp("tw", None, 732, 0)
    tower(*TW[1])
    # ---- platform with rounded lip, stairs, small cones along the edge ----
    pl = mudpath([(28, g), (36, yp - 2), (964, yp - 2), (972, g)], 1.4, 22)
    p.of(pl)
    p.hatch(poly([(36, yp + 6), (964, yp + 6), (968, yp + 20), (32, yp + 20)]), 3.4, 0, trim=40)
    p.stones(poly([(36, yp + 20), (964, yp + 20), (970, g), (30, g)]), 11, 50, keep=0.2)
    for x0 in (96, 384, 790):  # stairs
        w = 116
        m = 8
        for j in range(m):
            p.df(rect(x0 - j * 1.5, yp + (g + 8 - yp) * j / m, w + j * 3, (g + 8 - yp) / m + 0.4))
        p.h(
            "".join(
                line(x0, yp + (g + 8 - yp) * (j + 0.35) / m, x0 + w, yp + (g + 8 - yp) * (j + 0.35) / m)
                for j in range(m)
            )
        )
        for x in (x0 - 10, x0 + w + 10):
            d = mudpath([(x - 12, g + 8), (x - 10, yp - 8), (x + 10, yp - 8), (x + 12, g + 8)], 0.9)
            p.of(d)
            p.w(rect(x + 2, yp - 6, 9, g + 10 - yp))
            p.h(line(x + 4, yp - 4, x + 5, g + 6) + line(x + 7.5, yp - 4, x + 8.5, g + 6))
            cone(x, yp - 5, 20, 34)
    for x in list(range(250, 370, 40)) + list(range(540, 760, 44)):
        cone(x, yp + 2, 13, 22, cls="d f")
    p.p(rect(20, g + 3, 960, 160))
    p.o(smooth([(22, g + 3), (250, g + 5), (500, g + 8), (760, g + 5), (978, g + 3)]))
    p.ground(30, 970, g + 8, 140, 7, 0.42)

    # people on the market square for scale, baskets
    def man(x: float, y: float, h: float, hat: bool = True, load: bool = False) -> None:
        p.df(
            P(
                "M",
                x - h * 0.16,
                y,
                "C",
                x - h * 0.2,
                y - h * 0.4,
                x - h * 0.17,
                y - h * 0.66,
                x - h * 0.08,
                y - h * 0.76,
                "H",
                x + h * 0.08,
                "C",
                x + h * 0.17,
                y - h * 0.66,
                x + h * 0.2,
                y - h * 0.4,
                x + h * 0.16,
                y,
                "Z",
            )
        )
        p.h(line(x + h * 0.06, y, x + h * 0.05, y - h * 0.6) + line(x + h * 0.11, y, x + h * 0.1, y - h * 0.5))
        p.k(circ(x, y - h * 0.86, h * 0.09))
        if hat:
            p.df(poly([(x - h * 0.2, y - h * 0.9), (x, y - h * 1.06), (x + h * 0.2, y - h * 0.9)]))
        if load:
            p.df(
                P(
                    "M",
                    x - h * 0.2,
                    y - h * 0.94,
                    "Q",
                    x,
                    y - h * 1.0,
                    x + h * 0.2,
                    y - h * 0.94,
                    "L",
                    x + h * 0.14,
                    y - h * 1.1,
                    "H",
                    x - h * 0.14,
                    "Z",
                )
            )
        p.h("".join(line(x + h * 0.1, y + k, x + h * 0.6 - k * 2, y + k) for k in (1, 3, 5)))

    for x, y, h, a, b in (
        (300, 862, 44, 1, 0),
        (322, 868, 42, 0, 1),
        (610, 856, 40, 1, 0),
        (676, 890, 50, 0, 1),
        (704, 892, 48, 1, 0),
        (180, 898, 50, 0, 1),
        (452, 842, 34, 1, 0),
        (900, 870, 44, 0, 0),
    ):
        man(x, y, h, a, b)
    for x, y in ((246, 904), (268, 908), (640, 898)):
        p.df(P("M", x - 11, y - 10, "H", x + 11, "L", x + 8, y, "H", x - 8, "Z"))
        p.hatch(P("M", x - 11, y - 10, "H", x + 11, "L", x + 8, y, "H", x - 8, "Z"), 3, 60)
        p.h(P("M", x - 9, y - 10, "Q", x, y - 17, x + 9, y - 10))
    return p
