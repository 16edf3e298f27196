"""metres: lagoon front 71.5 wide, about 25 to the cresting; 17 arches, 34 loggia bays, 7 great windows of which the middle one has a balcony
and the two at the right hang lower; arcade 7.2, loggia 6.4, wall 11.6."""

from art.drawing import Drawing, P, circ, ell, line, parch, poly, rarch, rect, smooth


def ogee(x: float, yb: float, w: float, ys: float, rise: float) -> str:
    m = x + w / 2
    return P(
        "M",
        x,
        yb,
        "V",
        ys,
        "C",
        x,
        ys - rise * 0.5,
        x + w * 0.3,
        ys - rise * 0.55,
        m,
        ys - rise,
        "C",
        x + w * 0.7,
        ys - rise * 0.55,
        x + w,
        ys - rise * 0.5,
        x + w,
        ys,
        "V",
        yb,
        "Z",
    )


def build() -> Drawing:
    p = Drawing(171)
    K = 11.9
    x0 = 122
    x1 = x0 + 71.5 * K
    g = 748
    n17 = 17
    bw = (x1 - x0) / n17
    yA = g - 88
    yL = yA - 80
    yW = yL - 140  # top of arcade, of loggia, of wall
    p.sky(90, 420, 17, 0.26)
    # campanile far behind at the left, church domes over the roof
    cx = 66
    p.hf(rect(cx - 26, 262, 52, g - 262))
    p.w(rect(cx + 6, 262, 20, g - 262))
    p.h("".join(line(cx + q, 270, cx + q, g) for q in (-18, -9, 0, 9, 18, 22)))
    p.hf(rect(cx - 29, 226, 58, 40))
    for j in range(4):
        p.k(rarch(cx - 23 + j * 12, 262, 8, 242))
    p.hf(rect(cx - 27, 190, 54, 36))
    p.h(rect(cx - 8, 198, 16, 22))
    p.hf(poly([(cx - 26, 190), (cx, 92), (cx + 26, 190)]))
    p.w(poly([(cx + 4, 190), (cx, 92), (cx + 26, 190)]))
    p.h("".join(line(cx, 92, cx + q, 190) for q in (8, 13, 17, 21)) + line(cx, 92, cx, 76))
    p.k(circ(cx, 84, 2.4))
    for x, r, y in ((210, 44, 428), (300, 34, 432), (148, 30, 434)):
        d = P(
            "M",
            x - r * 0.9,
            y + 20,
            "C",
            x - r * 1.1,
            y - r * 0.5,
            x - r * 0.7,
            y - r * 1.05,
            x,
            y - r * 1.15,
            "C",
            x + r * 0.7,
            y - r * 1.05,
            x + r * 1.1,
            y - r * 0.5,
            x + r * 0.9,
            y + 20,
            "Z",
        )
        p.hf(d)
        p.w(d)
        p.h(
            "".join(
                P(
                    "M",
                    x + r * 0.9 * t,
                    y + 20,
                    "C",
                    x + r * 1.1 * t,
                    y - r * 0.5,
                    x + r * 0.7 * t,
                    y - r,
                    x,
                    y - r * 1.15,
                )
                for t in (-0.6, -0.2, 0.2, 0.5, 0.7, 0.85)
            )
        )
        s = r * 0.28
        p.hf(
            P(
                "M",
                x - s,
                y - r * 1.1,
                "C",
                x - s * 1.6,
                y - r * 1.5,
                x - s * 0.4,
                y - r * 1.7,
                x,
                y - r * 1.85,
                "C",
                x + s * 0.4,
                y - r * 1.7,
                x + s * 1.6,
                y - r * 1.5,
                x + s,
                y - r * 1.1,
                "Z",
            )
        )
        p.h(line(x, y - r * 1.85, x, y - r * 2.2) + line(x - 4, y - r * 2.05, x + 4, y - r * 2.05))
    # low lead roof behind the cresting
    rf = poly([(x0 + 6, yW), (x0 + 40, yW - 22), (x1 - 40, yW - 22), (x1 - 6, yW)])
    p.df(rf)
    p.w(rf)
    p.hatch(rf, 6, 70)
    # ---- wall with lozenge pattern ----
    wl = rect(x0, yW, x1 - x0, yL - yW)
    p.of(wl)
    p.w(wl)
    p.hatch(wl, 10.4, 40)
    p.hatch(wl, 10.4, -40)
    # ---- great windows: 7, two at the right lower ----
    wc = [x0 + (x1 - x0) * (j + 0.5) / 7 + (0 if j == 3 else 0) for j in range(7)]

    def bigwin(x: float, y: float, h: float = 74, w: float = 42, tr: bool = False) -> None:
        p.df(ogee(x - w / 2 - 5, y + h, w + 10, y + 26, 36))
        p.p(ogee(x - w / 2 - 2, y + h, w + 4, y + 26, 31))
        q = parch(x - w / 2, y + h, w, y + 27, 0.78)
        p.dark(q, 2.5)
        if tr:
            for i in (0, 1, 2):
                p.df(ogee(x - w / 2 + i * w / 3 + 0.6, y + h, w / 3 - 1.2, y + 46, 15))
                p.dark(ogee(x - w / 2 + i * w / 3 + 2, y + h, w / 3 - 4, y + 46, 12), 2.4)
            for i in (-1, 1):
                p.df(circ(x + i * w * 0.17, y + 27, 6.4))
                p.foil(x + i * w * 0.17, y + 27, 5.6, 4, cls="d")
            p.df(circ(x, y + 16, 5))
            p.df(rect(x - w / 2, y + h - 20, w, 3))
        else:
            p.d(
                line(x, y + h, x, y + 2)
                + line(x - w / 2, y + h * 0.42, x + w / 2, y + h * 0.42)
                + line(x - w / 2, y + h * 0.7, x + w / 2, y + h * 0.7)
            )
            p.h(line(x - w / 4, y + h, x - w / 4, y + 16) + line(x + w / 4, y + h, x + w / 4, y + 16))
        p.df(rect(x - w / 2 - 8, y + h, w + 16, 5))
        p.shadow(x - w / 2 - 6, x + w / 2 + 6, y + h + 5, 7, 2)
        p.d(line(x, y - 10, x, y - 17))
        p.k(circ(x, y - 13, 2))

    for j, x in enumerate(wc):
        if j == 3:
            continue
        lo = j >= 5
        bigwin(x, yW + (66 if lo else 48) - 0, 66 if lo else 72, 44, lo)
        p.df(circ(x + (0 if not lo else 0), yW + 21, 11))
        p.dark(circ(x, yW + 21, 8), 2.4)
        p.foil(x, yW + 21, 8, 4)
    for j in (0, 1, 2, 3, 4, 5):
        x = (wc[j] + wc[j + 1]) / 2
        if j not in (2, 3):
            p.df(circ(x, yW + 23, 6))
            p.k(circ(x, yW + 23, 3.4))
    # cornice and cresting: tall and low white merlons
    p.bands(x0, x1, yW - 7, [(4, 5), (4, 2)])
    p.shadow(x0, x1, yW + 1, 6, 1.8)

    def mer() -> None:
        p.df(P("M", -7, 0, "V", -9, "Q", -9, -15, -5, -17, "L", 0, -34, "L", 5, -17, "Q", 9, -15, 7, -9, "V", 0, "Z"))
        p.k(circ(0, -11, 2.2))
        p.d(line(0, -34, 0, -39))

    def mer2() -> None:
        p.df(P("M", -4, 0, "V", -10, "L", 0, -18, "L", 4, -10, "V", 0, "Z"))

    a, b = p.define(mer), p.define(mer2)
    m = 34
    st = (x1 - x0 - 40) / m
    for j in range(m + 1):
        p.use(a, x0 + 20 + st * j, yW - 7)
    for j in range(m):
        p.use(b, x0 + 20 + st * (j + 0.5), yW - 7)
    for x in (x0 + 8, x1 - 8):  # corner aedicules
        p.of(rect(x - 10, yW - 48, 20, 42))
        p.k(parch(x - 5, yW - 8, 10, yW - 32, 1))
        p.of(poly([(x - 13, yW - 48), (x, yW - 92), (x + 13, yW - 48)]))
        p.w(poly([(x, yW - 48), (x, yW - 92), (x + 13, yW - 48)]))
        p.d(line(x, yW - 92, x, yW - 102))
        p.k(circ(x, yW - 95, 2.4))
    # ---- balcony window ----
    x = wc[3]
    p.of(rect(x - 37, yW + 14, 74, 100))
    p.df(ogee(x - 30, yW + 110, 60, yW + 54, 44))
    q = parch(x - 24, yW + 108, 48, yW + 56, 0.78)
    p.dark(q, 2.4)
    for i in (0, 1, 2):
        p.d(ogee(x - 24 + i * 16, yW + 108, 16, yW + 72, 15))
    for i in (-8, 8):
        p.df(circ(x + i, yW + 50, 7))
        p.foil(x + i, yW + 50, 6, 4)
    for sd in (-1, 1):
        for j, (u, h) in enumerate(((35, 118), (27, 0))):
            if h:
                p.df(rect(x + sd * u - 6, yW - 2, 12, 118))
                p.h(
                    line(x + sd * u + 2, yW, x + sd * u + 2, yW + 116)
                    + line(x + sd * u + 4, yW, x + sd * u + 4, yW + 116)
                )
                p.df(poly([(x + sd * u - 8, yW - 2), (x + sd * u, yW - 44), (x + sd * u + 8, yW - 2)]))
                p.saint(x + sd * u, yW + 54, 26)
                p.saint(x + sd * u, yW + 94, 26)
                p.df(rect(x + sd * u - 7, yW + 54, 14, 4))
                p.df(rect(x + sd * u - 7, yW + 94, 14, 4))
    p.of(P("M", x - 26, yW + 16, "V", yW - 18, "Q", x, yW - 36, x + 26, yW - 18, "V", yW + 16, "Z"))
    p.df(rect(x - 18, yW - 14, 36, 26))
    p.h(
        "".join(
            P("M", x - 14, yW + 6 - j * 6, "q".upper(), x, yW - 1 - j * 6, x + 14, yW + 6 - j * 6) for j in range(3)
        )
    )
    p.of(rect(x - 11, yW - 58, 22, 26))
    p.k(rarch(x - 5, yW - 32, 10, yW - 46))
    p.saint(x, yW - 58, 34)
    p.of(rect(x - 44, yW + 108, 88, 6))
    p.balustrade(x - 42, x + 42, yW + 90, 19, 6)
    p.df(poly([(x - 40, yW + 114), (x + 40, yW + 114), (x + 30, yW + 124), (x - 30, yW + 124)]))
    p.shadow(x - 34, x + 38, yW + 124, 12, 2)
    # ---- loggia: 34 ogee bays, quatrefoils in circles ----
    lg = rect(x0, yL, x1 - x0, yA - yL)
    p.of(lg)
    p.bands(x0, x1, yL - 4, [(4, 5), (4, 3), (3, 1)])
    s = bw / 2

    def bay() -> None:
        q = ogee(-s / 2 + 2.6, 80, s - 5.2, 56, 20)
        p.dark(q, 2.4)
        p.d(P("M", -s / 2 + 2.6, 50, "Q", -2.4, 50, -3.4, 43, "M", s / 2 - 2.6, 50, "Q", 2.4, 50, 3.4, 43))

    def pier() -> None:
        p.df(rect(-2.4, 44, 4.8, 36))
        p.df(poly([(-2.4, 44), (-4.2, 37), (4.2, 37), (2.4, 44)]))
        p.h(line(1, 44, 1, 78))
        p.df(circ(0, 23, 11.4))
        q = circ(0, 23, 9)
        p.dark(q, 2.6)
        p.put("d f", "")

    by, pi_ = p.define(bay), p.define(pier)

    def quat() -> None:
        p.foil(0, 23, 9.6, 4, cls="d")

    for j in range(34):
        p.use(by, x0 + s * (j + 0.5), yL)

    def pier2() -> None:
        p.df(rect(-2.4, 44, 4.8, 30))
        p.df(poly([(-2.4, 45), (-4.4, 38), (4.4, 38), (2.4, 45)]))
        p.h(line(0.8, 45, 0.8, 74))
        p.df(circ(0, 23, 11.2))
        _c, _r, _R = 4.1, 9, 4.1
        f = "".join(circ(u * 4.4, 23 + v * 4.4, 3.9) for u, v in ((1, 0), (-1, 0), (0, 1), (0, -1)))
        p.k(f)
        p.k(rect(-4, 19, 8, 8))

    q2 = p.define(pier2)
    for j in range(1, 34):
        p.use(q2, x0 + s * j, yL)
    p.balustrade(x0 + 4, x1 - 4, yA - 17, 14, 5.4)
    p.bands(x0, x1, yA - 3, [(4, 4), (5, 2), (3, 0)])
    p.shadow(x0, x1, yA + 9, 5, 1.7)
    # ---- arcade: 17 blunt pointed arches on stout columns without bases ----
    yb = yA + 9
    ac = rect(x0, yb, x1 - x0, g - yb)
    p.df(ac)

    def arch() -> None:
        q = parch(-bw / 2 + 5, g - yb, bw - 10, 40, 0.66)
        p.d(parch(-bw / 2 + 1.6, g - yb, bw - 3.2, 40, 0.64, False))
        p.dark(q, 2.7)
        p.h("")
        p.d(line(-12, g - yb, -12, 52) + line(12, g - yb, 12, 52))
        p.h(P("M", -12, 52, "A", 16, 16, 0, 0, 1, 12, 52))

    def col() -> None:
        d = rect(-7, 48, 14, g - yb - 48)
        p.df(d)
        p.cyl(d, -7, 7, 5, left=0)
        p.df(P("M", -7, 48, "Q", -8, 40, -11.5, 34, "H", 11.5, "Q", 8, 40, 7, 48, "Z"))
        p.h("".join(P("M", u, 48, "Q", u * 1.1, 40, u * 1.5, 35) for u in (-4, -1.4, 1.4, 4)))
        p.df(rect(-12.5, 29.5, 25, 4.5))
        p.df(rect(-8, 48, 16, 2.4))

    ar, co = p.define(arch), p.define(col)
    for j in range(17):
        p.use(ar, x0 + bw * (j + 0.5), yb)
    for j in range(18):
        p.use(co, min(max(x0 + bw * j, x0 + 7), x1 - 7), yb)
    p.o(P("M", x0, g, "V", yW - 6, "M", x1, g, "V", yW - 6))
    for xx in (x0 + 2, x1 - 2):
        p.df(rect(xx - 3.4, yW, 6.8, yA - yW))
        p.h("".join(line(xx - 3.4, y + 7, xx + 3.4, y) for y in range(int(yW) + 4, int(yA) - 8, 9)))
    # quay, column with a winged beast, lagoon, gondolas
    p.of(rect(24, g, 954, 10))
    p.h(line(24, g + 4, 976, g + 4))
    q = rect(24, g + 10, 954, 16)
    p.df(q)
    p.w(q)
    p.stones(q, 8, 30, keep=0.7)
    lx = 100
    p.df(rect(lx - 16, g - 12, 32, 12))
    p.df(rect(lx - 12, g - 22, 24, 10))
    d = poly([(lx - 8, g - 22), (lx - 6.6, g - 206), (lx + 6.6, g - 206), (lx + 8, g - 22)])
    p.of(d)
    p.cyl(d, lx - 8, lx + 8, 5, left=0)
    p.df(poly([(lx - 7, g - 206), (lx - 12, g - 218), (lx + 12, g - 218), (lx + 7, g - 206)]))
    p.df(rect(lx - 14, g - 224, 28, 6))
    p.df(
        smooth(
            [
                (lx - 14, g - 224),
                (lx - 13, g - 236),
                (lx - 17, g - 244),
                (lx - 13, g - 250),
                (lx - 7, g - 246),
                (lx - 2, g - 241),
                (lx + 2, g - 254),
                (lx + 13, g - 258),
                (lx + 6, g - 242),
                (lx + 13, g - 238),
                (lx + 14, g - 224),
            ]
        )
        + "Z"
    )
    p.k(rect(lx - 8, g - 232, 14, 8))
    yw = g + 26
    for i in range(15):
        y = yw + 6 + i * i * 0.62 + i * 3
        x = 24 + p.r.random() * 40
        out = ""
        while x < 960:
            L = p.r.uniform(14, 60) * (1 + i * 0.06)
            if p.r.random() < 0.66 - 0.028 * i:
                out += P(
                    "M",
                    x,
                    y,
                    "q".upper(),
                    x + L * 0.25,
                    y - 2.2,
                    x + L * 0.5,
                    y,
                    "Q",
                    x + L * 0.75,
                    y + 2.2,
                    min(968, x + L),
                    y,
                )
            x += L + p.r.uniform(6, 40)
        p.h(out)
    for xx, yy, hh in ((246, 838, 104), (270, 842, 96), (560, 832, 92), (700, 836, 100), (726, 842, 92)):
        q = rect(xx - 3, yy - hh, 6, hh)
        p.df(q)
        p.h(line(xx + 1, yy - hh, xx + 1, yy))
        p.k(
            "".join(
                poly(
                    [
                        (xx - 3, yy - hh + 16 + k * 12),
                        (xx + 3, yy - hh + 11 + k * 12),
                        (xx + 3, yy - hh + 16 + k * 12),
                        (xx - 3, yy - hh + 21 + k * 12),
                    ]
                )
                for k in range(4)
            )
        )
        p.k(ell(xx, yy, 9, 1.6))

    def gon(gx: float, gy: float, s: float = 1, fl: float = 1) -> None:
        f = lambda u, v: (gx + fl * u * s, gy - v * s)
        hl = P(
            "M",
            *f(-88, 26),
            "C",
            *f(-78, 4),
            *f(-50, -4),
            *f(0, -5),
            "C",
            *f(50, -4),
            *f(78, 6),
            *f(92, 40),
            "L",
            *f(86, 38),
            "C",
            *f(72, 16),
            *f(46, 9),
            *f(0, 8),
            "C",
            *f(-46, 9),
            *f(-70, 14),
            *f(-84, 27),
            "Z",
        )
        p.k(hl)
        p.d(hl)
        p.d(P("M", *f(92, 40), "L", *f(98, 42), "L", *f(92, 30)))
        p.d(line(*f(-84, 30), *f(-88, 26)))
        p.df(
            P(
                "M",
                *f(-60, 12),
                "L",
                *f(-62, 34),
                "Q",
                *f(-66, 46),
                *f(-58, 50),
                "Q",
                *f(-50, 46),
                *f(-53, 34),
                "L",
                *f(-50, 12),
                "Z",
            )
        )
        p.df(circ(*f(-58, 56), 5 * s))
        p.k(rect(gx + fl * (-58) * s - 7 * s, gy - 61 * s, 14 * s, 2.4 * s))
        p.d(line(*f(-50, 42), *f(-112, -14)))
        p.h("".join(line(gx - 80 * s + q * 9, gy + 8 + q, gx + 70 * s - q * 11, gy + 8 + q) for q in (0, 4, 8, 12)))

    gon(420, 880, 1.0)
    gon(862, 846, 0.72, -1)
    return p
