import itertools
from math import radians, sin

from art.drawing import Drawing, P, circ, ell, line, poly, rect, smooth


def build() -> Drawing:
    p = Drawing(3)
    K = 27.4
    X = lambda m: 500 + K * m
    y0 = 770
    st = 0.52 * K  # stylobate level, step height
    ax = [-14.42, -10.74, -6.444, -2.148, 2.148, 6.444, 10.74, 14.42]
    H = 10.43 * K
    yt = y0 - H  # top of columns
    p.sky(120, 420, 14, 0.34)
    p.h(smooth([(22, 742), (40, 716), (70, 704), (96, 712)]) + smooth([(978, 720), (950, 690), (924, 684), (906, 700)]))
    # dark space behind the colonnade, inner porch of six
    back = rect(X(-14.6), yt - 4, 29.2 * K, H)
    p.p(back)
    p.w(back)
    p.hatch(back, 3.4, 0)
    inner = p.define(lambda: p.doric(0, 0, H * 0.9, 1.66 * K))
    p.df(rect(X(-11), y0 - H * 0.985, 22 * K, H * 0.085))
    p.hatch(rect(X(-11), y0 - H * 0.985, 22 * K, H * 0.085), 3.2, 0)
    door = rect(X(-2.4), y0 - H * 0.78, 4.8 * K, H * 0.78)
    p.df(rect(X(-2.9), y0 - H * 0.82, 5.8 * K, H * 0.82))
    p.dark(door, 2.3, 0, True)
    for a in (-9.6, -5.76, -1.95, 1.95, 5.76, 9.6):
        p.use(inner, X(a * 1.02), y0 - 4)
    for a in (-9.6, -5.76, -1.95, 1.95, 5.76, 9.6):
        q = X(a * 1.02)
        q = poly(
            [
                (q - 0.8 * K, y0 - 5),
                (q - 0.64 * K, y0 - H * 0.9 + 0.75 * K),
                (q + 0.64 * K, y0 - H * 0.9 + 0.75 * K),
                (q + 0.8 * K, y0 - 5),
            ]
        )
        p.w(q)
        p.hatch(q, 5, 0)
    # steps (crepidoma)
    for j in (2, 1, 0):
        e = 15.44 + 0.7 * j
        p.df(rect(X(-e), y0 + st * j, 2 * e * K, st))
        p.shadow(X(-e) + 2, X(e) - 2, y0 + st * j, 5, 1.8)
        p.h(
            "".join(
                line(X(-e) + q, y0 + st * j, X(-e) + q, y0 + st * (j + 1))
                for q in range(50 + 23 * j, int(2 * e * K), 71)
            )
        )
    p.o(
        P(
            "M",
            X(-15.44),
            y0 + st,
            "V",
            y0,
            "H",
            X(15.44),
            "V",
            y0 + st,
            "H",
            X(16.14),
            "V",
            y0 + 2 * st,
            "H",
            X(16.84),
            "V",
            y0 + 3 * st,
            "H",
            X(-16.84),
            "V",
            y0 + 2 * st,
            "H",
            X(-16.14),
            "V",
            y0 + st,
            "Z",
        )
    )
    col = p.define(lambda: p.doric(0, 0, H, 1.905 * K))
    for a in ax:
        p.use(col, X(a), y0)
    p.h(
        "".join(
            P("M", X(a) - 25, y0 - f * H, "Q", X(a), y0 - f * H + 4, X(a) + 24, y0 - f * H)
            for a, f in zip(ax, (0.3, 0.52, 0.22, 0.44, 0.34, 0.6, 0.27, 0.48), strict=False)
        )
    )
    # entablature
    e = 14.42 + 0.88
    ya = yt - 1.3 * K
    yf = ya - 0.16 * K
    yc = yf - 1.25 * K
    a_ = rect(X(-e), ya, 2 * e * K, 1.3 * K)
    p.df(a_)
    p.h("".join(line(X(a), ya, X(a), yt) for a in ax[1:-1]))
    p.shadow(X(-e), X(e), ya, 9, 2)
    p.df(rect(X(-e) - 2, yf, 2 * e * K + 4, 0.16 * K))
    p.df(rect(X(-e), yc, 2 * e * K, 1.25 * K))
    p.w(rect(X(-e), yc, 2 * e * K, 1.25 * K))
    tg = []
    for i in range(7):
        l, r = (ax[i] if i else -e + 0.42), (ax[i + 1] if i < 6 else e - 0.42)
        tg += [l, (l + r) / 2]
    tg.append(e - 0.42)

    def trig() -> None:
        w = 0.84 * K
        h = 1.25 * K
        p.df(rect(-w / 2, 0, w, h))
        for q in (-0.25, 0.08 + 0.0, 0.0):
            pass
        for q in (-0.333, 0, 0.333):
            p.h(
                line(w * (q - 0.09), h * 0.16, w * (q - 0.09), h)
                + line(w * (q + 0.09), h * 0.16, w * (q + 0.09), h)
                + line(w * (q + 0.04), h * 0.18, w * (q + 0.04), h)
            )
        p.d(line(-w / 2, h * 0.14, w / 2, h * 0.14))
        p.d(rect(-w / 2, h + 0.16 * K, w, 3))
        p.k("".join(rect(-w / 2 + w * (j + 0.2) / 6, h + 0.16 * K + 3, w * 0.08, 2.6) for j in range(6)))

    T = p.define(trig)
    # metopes: rubbed reliefs, a centaur-and-lapith tangle suggested by a few curves
    for i in range(14):
        c = X((tg[i] + tg[i + 1]) / 2)
        b = yc + 1.25 * K
        if i in (4, 9, 12):
            p.hatch(rect(c - 15, yc + 6, 30, 27), 3, 45, trim=6)
            continue
        q = p.r.choice((-1, 1))
        f = lambda u, v: (c + q * u, b - v)
        p.d(smooth([f(-9, 1), f(-6, 9), f(-8, 15), f(-3, 20), f(3, 16), f(8, 18)]))
        p.k(circ(*f(-2, 24.5), 2.3))
        p.d(smooth([f(2, 1), f(5, 8), f(3, 15)]))
        p.d(smooth([f(11, 1), f(9, 9), f(11, 16), f(7, 22)]))
        p.k(circ(*f(9, 25), 2.1))
        p.h(smooth([f(-4, 1), f(-2, 8), f(-4, 14)]) + smooth([f(8, 1), f(7, 8), f(5, 12)]))
    for t in tg:
        p.use(T, X(t), yc)
    p.shadow(X(-e), X(e), yc, 8, 1.6)
    # cornice with mutules
    ec = e + 0.75
    y1 = yc - 0.62 * K
    p.df(rect(X(-e) - 6, yc - 5, 2 * e * K + 12, 5))
    p.k("".join(rect(X(t + dx) - 9, yc - 5.5, 18, 4) for t in tg for dx in (0, 0.53 if t < e - 0.6 else 0)))
    p.df(rect(X(-ec), y1 + 3, 2 * ec * K, 0.62 * K - 8))
    p.df(rect(X(-ec) - 3, y1, 2 * ec * K + 6, 5))
    # ruined pediment: slope 1:4.15, stands at both ends, broken in the middle
    sl = 3.46 / (ec)
    up = lambda m: y1 - (ec - abs(m)) * K * sl
    ruinL = [
        (X(-ec), y1),
        (X(-5.6), up(-5.6)),
        (X(-5.3), up(-5.5) + 18),
        (X(-4.1), up(-5.2) + 20),
        (X(-4.0), up(-5) + 36),
        (X(-1.6), up(-5) + 38),
        (X(-1.5), y1 - 32),
        (X(0.9), y1 - 31),
        (X(1.0), y1 - 16),
        (X(2.9), y1 - 17),
        (X(3), y1),
    ]
    d = poly(ruinL)
    p.df(d)
    p.w(d)
    ruinR = [
        (X(ec), y1),
        (X(9.2), up(9.2)),
        (X(8.9), up(9.2) + 14),
        (X(8.0), up(9.2) + 15),
        (X(7.9), y1 - 15),
        (X(6.3), y1 - 14),
        (X(6.2), y1),
    ]
    d2 = poly(ruinR)
    p.df(d2)
    p.w(d2)
    for q in (d, d2):
        p.stones(q, 17, 34, keep=0.9)
        p.hatch(q, 4.2, 60, trim=14, skip=0.25)
    # raking cornice bands
    for pts in (
        [
            (X(-ec) - 4, y1),
            (X(-5.5), up(-5.5) - 1),
            (X(-5.75), up(-5.5) - 8),
            (X(-5.6), up(-5.5) - 17),
            (X(-ec) - 8, y1 - 13),
        ],
        [(X(ec) + 4, y1), (X(9.1), up(9.1) - 1), (X(9.4), up(9.1) - 9), (X(9.2), up(9.1) - 17), (X(ec) + 8, y1 - 13)],
    ):
        p.df(poly(pts))
        a, b, c2, d3, e3 = pts
        for t in (0.35, 0.7):
            p.h(
                line(
                    a[0] + (e3[0] - a[0]) * t,
                    a[1] + (e3[1] - a[1]) * t,
                    b[0] + (d3[0] - b[0]) * t,
                    b[1] + (d3[1] - b[1]) * t,
                )
            )
        p.o(poly([a, e3, d3, c2, b], False))
    p.o(poly(ruinL[1:], False))
    p.o(poly(ruinR[1:], False))
    # two sculptures left in the corner: reclining figure and horse's head
    xs, ys = X(-9.6), y1
    B = lambda pts: smooth([(xs + u * 0.95, ys - v * 0.95) for u, v in pts], True)
    p.df(
        B([(-50, 1), (-47, 5), (-36, 9), (-24, 18), (-19, 17), (-14, 8), (0, 3), (8, 10), (14, 3), (10, 0), (-20, 0)])
    )  # legs, one knee raised
    p.df(B([(-2, 4), (4, 14), (9, 25), (14, 30), (23, 30), (27, 25), (22, 14), (20, 3), (10, 0)]))  # torso
    p.df(B([(22, 29), (27, 28), (34, 14), (40, 3), (46, 1), (44, -1), (35, 0), (29, 11), (23, 22)]))  # arm he leans on
    p.df(B([(12, 28), (9, 24), (0, 18), (-10, 18), (-11, 20), (0, 22), (8, 30)]))
    p.df(ell(xs + 17.5, ys - 35, 4.2, 5))
    p.h(B([(4, 8), (10, 14), (18, 12), (12, 6)])[:-1] + P("M", xs - 22, ys - 14, "L", xs - 26, ys - 3))
    xs = X(11.6)
    p.df(
        P(
            "M",
            xs - 8,
            ys,
            "Q",
            xs - 10,
            ys - 16,
            xs + 2,
            ys - 25,
            "L",
            xs + 6,
            ys - 29,
            "L",
            xs + 9,
            ys - 23,
            "Q",
            xs + 22,
            ys - 16,
            xs + 26,
            ys - 7,
            "Q",
            xs + 20,
            ys - 4,
            xs + 12,
            ys - 9,
            "Q",
            xs + 10,
            ys - 3,
            xs + 14,
            ys,
            "Z",
        )
    )
    p.h(P("M", xs - 2, ys - 2, "Q", xs - 3, ys - 14, xs + 5, ys - 20))
    # outlines
    p.o(P("M", X(-e), yt, "V", yc, "M", X(e), yt, "V", yc))
    p.o(rect(X(-ec) - 3, y1, 2 * ec * K + 6, 0.62 * K - 5))
    p.o(line(X(-e), yt, X(e), yt))
    # the rock of the Acropolis and fallen drums
    yb = y0 + 3 * st
    top = [(20, yb + 26), (40, yb + 8), (X(-16.84) - 3, yb), (X(16.84) + 3, yb), (960, yb + 4), (980, yb + 20)]
    rock = poly([*top, (980, 955), (20, 955)])
    p.p(rock)
    p.o(poly(top, False))
    p.ground(30, 970, yb, 60, 4, 0.55)
    r = p.r

    def crag(x: float, y: float, w: float, h: float) -> None:
        """a ledge of rock: level broken top, split face, hatch on the lee side"""
        m = max(4, int(w / 26))
        top = [(x, y + h)]
        yy = y + h * 0.5
        for j in range(m + 1):
            xx = x + w * (0.04 + 0.92 * j / m)
            yy = y + h * (abs(j / m - 0.4) ** 1.5) * 1.4 * r.uniform(0.7, 1.1)
            top.append((xx + r.uniform(-4, 4), yy))
            if j < m:
                top.append((xx + w * 0.92 / m * r.uniform(0.5, 0.9), yy + r.uniform(-3, 3)))
        top.append((x + w, y + h))
        p.p(poly(top))
        p.d(poly(top, False))
        for a, b in itertools.pairwise(top):
            if r.random() < 0.75:
                c = (a[0] + r.uniform(-9, 9), a[1] + (y + h - a[1]) * r.uniform(0.4, 0.95))
                p.h(poly([a, ((a[0] + c[0]) / 2 + r.uniform(-4, 4), (a[1] + c[1]) / 2), c], False))
                p.hatch(poly([a, b, (b[0] - 2, b[1] + (y + h - b[1]) * 0.8), c]), 4.2, 78, trim=9, skip=0.2)
        p.ground(x + 6, x + w + 24, y + h, 14, 4, 0.8)

    for a in ((22, 838, 200, 44), (760, 832, 214, 50), (90, 890, 250, 44), (560, 896, 300, 42), (330, 926, 240, 26)):
        crag(*a)

    def drum(x: float, y: float, w: float, h: float) -> None:
        p.df(P("M", x - w / 2, y - h, "V", y, "A", w / 2, w * 0.14, 0, 0, 0, x + w / 2, y, "V", y - h, "Z"))
        d = P("M", x - w / 2, y - h, "V", y, "A", w / 2, w * 0.14, 0, 0, 0, x + w / 2, y, "V", y - h, "Z")
        p.vl(
            d,
            [x + w / 2 * sin(radians(18 * j)) for j in range(-4, 5)] + [x + w / 2 * q for q in (0.68, 0.76, 0.86, 0.9)],
        )
        p.df(ell(x, y - h, w / 2, w * 0.14))
        p.k(rect(x - 4, y - h - 2, 8, 4))
        p.o(P("M", x - w / 2, y - h, "V", y, "A", w / 2, w * 0.14, 0, 0, 0, x + w / 2, y, "V", y - h))
        p.ground(x - w * 0.3, x + w * 0.95, y + 6, 14, 3, 0.9)

    drum(420, 884, 62, 34)
    drum(494, 898, 58, 26)
    drum(660, 872, 54, 30)
    drum(276, 866, 60, 30)
    return p
