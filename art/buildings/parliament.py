"""River front seen from the east, shortened: 265 m in reality, here about 9+9 wing bays; left Victoria Tower 98.5 m (K 6.9), right clock tower 96 m,
12 wide, dial 7 m across, middle octagonal spire 91 m set back; wings about 24 m, centre and end pavilions higher; terrace and Thames."""

from math import cos, radians, sin

from art.drawing import Drawing, P, circ, line, parch, poly, rect, smooth


def build() -> Drawing:
    p = Drawing(71)
    C = 452
    g = 806
    p.sky(80, 560, 18, 0.26)
    PIN = lambda x, y, w, h: p.stamp(("p", w, h), lambda: p.pinnacle(0, 0, w, h, 5, 0.34), x, y)

    def turret(x: float, yb: float, yt: float, w: float, cap: float) -> None:
        p.stamp(("t", yb, yt, w, cap), lambda: tur(0, yb, yt, w, cap), x, 0)

    def tur(x: float, yb: float, yt: float, w: float, cap: float) -> None:
        """octagonal turret: three faces, panelled bands, crocketed ogee cap"""
        d = rect(x - w / 2, yt, w, yb - yt)
        p.df(d)
        p.w(rect(x + w * 0.2, yt, w * 0.3, yb - yt))
        p.h(
            line(x - w * 0.22, yt, x - w * 0.22, yb)
            + line(x + w * 0.22, yt, x + w * 0.22, yb)
            + line(x + w * 0.36, yt, x + w * 0.36, yb)
        )
        y = yt + w * 1.5
        while y < yb - 4:
            p.df(rect(x - w * 0.55, y, w * 1.1, 3))
            y += w * 2.1
        p.k("".join(parch(x + u * w - w * 0.07, yt + w * 1.2, w * 0.14, yt + w * 0.5, 1) for u in (-0.34, 0, 0.33)))
        p.df(rect(x - w * 0.6, yt - 3, w * 1.2, 5))
        for u in (-0.5, 0.5):
            p.d(line(x + u * w, yt - 3, x + u * w, yt - 10))
        c = P(
            "M",
            x - w * 0.48,
            yt - 3,
            "C",
            x - w * 0.5,
            yt - cap * 0.4,
            x - w * 0.1,
            yt - cap * 0.42,
            x,
            yt - cap,
            "C",
            x + w * 0.1,
            yt - cap * 0.42,
            x + w * 0.5,
            yt - cap * 0.4,
            x + w * 0.48,
            yt - 3,
            "Z",
        )
        p.df(c)
        p.w(c)
        p.h(
            line(x + w * 0.12, yt - 3, x + 1, yt - cap * 0.7) + line(x + w * 0.28, yt - 3, x + w * 0.1, yt - cap * 0.45)
        )
        p.d(line(x, yt - cap, x, yt - cap - w * 0.5))
        p.k(circ(x, yt - cap - 1, w * 0.09 + 0.6))

    # ---- Victoria Tower, left, behind ----
    vx, hw = 158, 62
    vt = 212
    vb = 700
    p.of(rect(vx - hw, vt, 2 * hw, vb - vt))
    p.w(rect(vx + hw * 0.45, vt, hw * 0.55, vb - vt))

    def tier(y0: float, y1: float, m: int = 3) -> None:
        w = 26
        for j in range(m):
            X_ = vx - hw + 24 + j * ((2 * hw - 48) - w) / (m - 1)
            p.stamp(("w", y1 - y0), lambda: tw_(0, 0, y1 - y0, w), X_, y0)
        p.bands(vx - hw, vx + hw, y1 + 3, [(3, 1), (12, 0), (3, 1)])
        p.stamp("pan", lambda: p.h("".join(rect(-hw + 18 + k * 8, 7, 6, 10) for k in range(11))), vx, y1)

    def tw_(x: float, y0: float, y1: float, w: float) -> None:
        if 1:
            p.df(parch(x - 2, y1, w + 4, y0 + 20, 0.95))
            p.dark(parch(x, y1, w, y0 + 20, 0.95), 2.6)
            p.d(line(x + w / 2, y1, x + w / 2, y0 + 8) + line(x, (y0 + y1) / 2 + 8, x + w, (y0 + y1) / 2 + 8))
            p.h(line(x + w / 4, y1, x + w / 4, y0 + 20) + line(x + w * 0.75, y1, x + w * 0.75, y0 + 20))

    tier(vt + 22, vt + 126)
    tier(vt + 152, vt + 236)
    tier(vt + 262, vt + 340)
    tier(vt + 366, vt + 440)
    p.hatch(rect(vx + hw * 0.62, vt, hw * 0.38, vb - vt), 4, 90)
    p.bands(vx - hw, vx + hw, vt - 6, [(4, 4), (6, 1), (3, 3)])
    p.df(rect(vx - hw + 10, vt - 24, 2 * hw - 20, 18))
    p.h("".join(parch(vx - hw + 14 + k * 8, vt - 8, 7, vt - 14, 1) for k in range(12)))
    for u in (-0.36, 0, 0.36):
        PIN(vx + u * hw * 1.3, vt - 18, 9, 34)
    roof = poly([(vx - hw + 16, vt - 24), (vx - 20, vt - 52), (vx + 20, vt - 52), (vx + hw - 16, vt - 24)])
    p.df(roof)
    p.w(roof)
    p.hatch(roof, 4, 90)
    p.o(line(vx, vt - 52, vx, 62))
    fl = (
        smooth(
            [
                (vx + 1, 64),
                (vx + 20, 60),
                (vx + 38, 68),
                (vx + 56, 63),
                (vx + 56, 92),
                (vx + 38, 97),
                (vx + 20, 89),
                (vx + 1, 93),
            ]
        )
        + "Z"
    )
    p.df(fl)
    p.w(fl)
    p.h(
        line(vx + 1, 64, vx + 56, 92)
        + line(vx + 1, 93, vx + 56, 63)
        + line(vx + 28, 62, vx + 28, 95)
        + line(vx + 1, 78, vx + 56, 78)
    )
    p.d(fl)
    for sd in (-1, 1):
        turret(vx + sd * hw, vb, vt - 36, 25, 62)
    p.o(P("M", vx - hw - 13, vb, "V", vt - 34, "M", vx + hw + 13, vb, "V", vt - 34))
    # ---- central octagon spire, far behind ----
    x = C
    p.df(rect(x - 31, 470, 62, 160))
    p.w(rect(x + 8, 470, 23, 160))
    for u in (-24, -7, 10):
        p.df(parch(x + u, 560, 14, 494, 1))
        p.dark(parch(x + u + 1.6, 560, 11, 495, 1), 2.6)
    for u in (-31, -10, 10, 31):
        PIN(x + u, 476, 9, 44)
    p.df(rect(x - 19, 410, 38, 60))
    p.k("".join(parch(x + u, 462, 7, 430, 1) for u in (-14, -3.5, 7)))
    for u in (-19, 19):
        PIN(x + u, 414, 7, 34)
    sp = poly([(x - 18, 410), (x, 232), (x + 18, 410)])
    p.of(sp)
    p.w(poly([(x + 2, 410), (x, 232), (x + 18, 410)]))
    p.h("".join(line(x, 236, x + u, 410) for u in (-6, 6, 10, 14)))
    p.d(
        "".join(
            P(
                "M",
                x + sd * 18 * t,
                232 + 178 * t,
                "q".upper(),
                x + sd * (18 * t + 4),
                230 + 178 * t,
                x + sd * (18 * t + 3),
                225 + 178 * t,
            )
            for sd in (-1, 1)
            for t in [k / 12 for k in range(2, 12)]
        )
    )
    p.d(line(x, 232, x, 214) + line(x - 4, 222, x + 4, 222))
    # two ventilation towers
    for x, h in ((290, 470), (628, 486)):
        p.hf(rect(x - 14, h, 28, 160))
        p.w(rect(x + 3, h, 11, 160))
        p.k(parch(x - 8, h + 50, 6, h + 18, 1) + parch(x + 2, h + 50, 6, h + 18, 1))
        p.h(line(x - 14, h + 60, x + 14, h + 60))
        p.hf(poly([(x - 14, h), (x, h - 52), (x + 14, h)]))
        p.w(poly([(x + 2, h), (x, h - 52), (x + 14, h)]))
        [PIN(x + u, h + 4, 6, 26) for u in (-14, 14)]
    # ---- clock tower, right ----
    tx, tw = 890, 41
    dial = 404
    p.of(rect(tx - tw, dial - 50, 2 * tw, g - dial + 50))
    p.w(rect(tx + tw * 0.5, dial + 46, tw * 0.5, g - dial - 46))
    p.hatch(rect(tx + tw * 0.68, dial + 48, tw * 0.32, g - dial - 48), 3.6, 90)
    sh0, sh1 = dial + 58, g - 20
    for k in range(-2, 3):
        xx = tx + k * 14.4
        p.h(line(xx - 5.4, sh0, xx - 5.4, sh1) + line(xx + 5.4, sh0, xx + 5.4, sh1))
    for k in range(8):
        y = sh0 + 8 + k * 41
        if y + 34 > sh1:
            break
        p.df(rect(tx - tw, y + 34, 2 * tw, 5))
        for j in range(-2, 3):
            q = parch(tx + j * 14.4 - 2.7, y + 30, 5.4, y + 8, 1)
            p.k(q) if k % 2 == 0 or abs(j) < 2 else p.d(q)
    for sd in (-1, 1):
        p.df(rect(tx + sd * tw - 5, dial - 44, 10, g - dial + 44))
        p.h(line(tx + sd * tw + 2, dial - 40, tx + sd * tw + 2, g))
    # clock stage, corbelled out
    p.of(
        poly(
            [
                (tx - tw - 3, dial + 58),
                (tx - tw - 8, dial + 44),
                (tx - tw - 8, dial - 44),
                (tx + tw + 8, dial - 44),
                (tx + tw + 8, dial + 44),
                (tx + tw + 3, dial + 58),
            ]
        )
    )
    p.h("".join(parch(tx - 44 + k * 8, dial + 56, 8, dial + 50, 1) for k in range(11)))
    p.df(rect(tx - 36, dial - 36, 72, 72))
    p.h(
        "".join(
            P("M", tx + sx * 36, dial + sy * 20, "Q", tx + sx * 34, dial + sy * 34, tx + sx * 20, dial + sy * 36)
            for sx in (-1, 1)
            for sy in (-1, 1)
        )
        + "".join(circ(tx + sx * 31, dial + sy * 31, 3) for sx in (-1, 1) for sy in (-1, 1))
    )
    p.of(circ(tx, dial, 33))
    p.d(circ(tx, dial, 29) + circ(tx, dial, 20))
    p.h(
        circ(tx, dial, 8)
        + "".join(
            line(tx + 8 * cos(a), dial + 8 * sin(a), tx + 20 * cos(a), dial + 20 * sin(a))
            for a in [radians(k * 15) for k in range(24)]
        )
    )
    p.d(
        "".join(
            line(tx + 21.5 * cos(a), dial + 21.5 * sin(a), tx + 27.5 * cos(a), dial + 27.5 * sin(a))
            for a in [radians(k * 30) for k in range(12)]
        )
    )
    p.k(
        poly([(tx - 2, dial + 4), (tx - 14, dial - 14), (tx + 2, dial - 2)])
        + poly([(tx - 1.6, dial + 5), (tx + 3, dial - 29), (tx + 2.4, dial + 4)])
    )
    p.k(circ(tx, dial, 3))
    # belfry
    p.bands(tx - tw - 6, tx + tw + 6, dial - 52, [(4, 4), (4, 2)])
    p.of(rect(tx - tw - 2, dial - 96, 2 * tw + 4, 44))
    q = rect(tx - tw + 2, dial - 92, 2 * tw - 4, 40)
    p.dark(q, 2.4)
    for k in range(7):
        xx = tx - 36 + k * 12
        p.df(parch(xx - 4.4, dial - 52, 8.8, dial - 80, 1))
        p.k(parch(xx - 3, dial - 53, 6, dial - 79, 1))
    for sd in (-1, 1):
        p.df(rect(tx + sd * tw - 5, dial - 100, 10, 50))
        PIN(tx + sd * (tw + 1), dial - 96, 9, 38)
    p.bands(tx - tw - 4, tx + tw + 4, dial - 103, [(4, 4), (4, 1)])
    # roof in two stages with lantern
    r1 = P(
        "M",
        tx - tw + 2,
        dial - 103,
        "Q",
        tx - 24,
        dial - 130,
        tx - 17,
        dial - 172,
        "H",
        tx + 17,
        "Q",
        tx + 24,
        dial - 130,
        tx + tw - 2,
        dial - 103,
        "Z",
    )
    p.of(r1)
    p.w(r1)
    p.h(
        "".join(
            P("M", tx + t * (tw - 2), dial - 103, "Q", tx + 24 * t, dial - 130, tx + 17 * t, dial - 172)
            for t in (-0.66, -0.33, 0, 0.33, 0.5, 0.62, 0.72, 0.8, 0.87, 0.93)
        )
    )
    for yy, xs in ((dial - 116, (-20, 0, 20)), (dial - 142, (-10, 10))):
        for u in xs:
            p.df(
                P("M", tx + u - 4, yy + 6, "V", yy - 2, "L", tx + u, yy - 11, "L", tx + u + 4, yy - 2, "V", yy + 6, "Z")
            )
            p.k(rect(tx + u - 1.6, yy - 2, 3.2, 7))
    p.bands(tx - 17, tx + 17, dial - 176, [(4, 3)])
    p.df(rect(tx - 15, dial - 196, 30, 20))
    p.k("".join(parch(tx - 13 + k * 9.4, dial - 177, 6.4, dial - 188, 1) for k in range(3)))
    p.bands(tx - 16, tx + 16, dial - 200, [(4, 2)])
    r2 = P(
        "M",
        tx - 16,
        dial - 200,
        "Q",
        tx - 8,
        dial - 216,
        tx,
        dial - 262,
        "Q",
        tx + 8,
        dial - 216,
        tx + 16,
        dial - 200,
        "Z",
    )
    p.of(r2)
    p.w(r2)
    p.h(
        "".join(
            P("M", tx + t * 16, dial - 200, "Q", tx + 8 * t, dial - 216, tx, dial - 258)
            for t in (-0.4, 0.1, 0.4, 0.6, 0.8)
        )
    )
    p.d(line(tx, dial - 262, tx, dial - 282) + line(tx - 4, dial - 273, tx + 4, dial - 273))
    p.k(circ(tx, dial - 264, 2.4))
    # link to the clock tower
    p.df(rect(830, 690, 40, g - 690))
    # ---- river front ----
    yw = 652

    def roofs(x0: float, x1: float) -> None:
        rf = poly([(x0, yw), (x0 + 14, yw - 34), (x1 - 14, yw - 34), (x1, yw)])
        p.df(rf)
        p.w(rf)
        p.hatch(rf, 4.6, 90)
        p.d("".join(P("M", x, yw - 34, "V", yw - 40) for x in range(int(x0) + 18, int(x1) - 14, 9)))

    B = 26

    def bay() -> None:
        h = g - yw
        p.df(rect(-B / 2, yw, B, h))
        for y0, y1, _k in ((yw + 20, yw + 52, 0), (yw + 66, yw + 108, 1), (yw + 122, g - 6, 0)):
            w = 16
            p.df(rect(-w / 2 - 1.5, y0 - 3, w + 3, y1 - y0 + 3))
            q = rect(-w / 2, y0 - 1, w, y1 - y0 + 1)
            p.dark(q, 2.5)
            p.d(line(-2.7, y1, -2.7, y0) + line(2.7, y1, 2.7, y0) + line(-8, (y0 + y1) / 2, 8, (y0 + y1) / 2))
            p.h("".join(P("M", u, y0 + 6, "Q", u + 2.6, y0 - 2, u + 5.3, y0 + 6) for u in (-8, -2.7, 2.7)))
        p.h("".join(rect(-8 + k * 5.6, yw + 55, 4.4, 8) + rect(-8 + k * 5.6, yw + 111, 4.4, 8) for k in range(3)))
        p.df(rect(-B / 2, yw + 8, B, 4))
        p.h("".join(rect(-11 + k * 7.6, yw - 6, 4.6, 9) for k in range(3)))
        p.d(line(-B / 2, yw, B / 2, yw))

    def butt() -> None:
        p.df(rect(-3.4, yw - 4, 6.8, g - yw + 4))
        p.h(line(1, yw, 1, g) + line(2.4, yw, 2.4, g))
        p.df(rect(-4.4, yw + 62, 8.8, 3))
        p.df(rect(-4.8, yw + 118, 9.6, 3))
        p.pinnacle(0, yw, 8, 34, 4, 0.4)

    b_, q_ = p.define(bay), p.define(butt)

    def wing(x0: float, m: int) -> None:
        roofs(x0, x0 + m * B)
        for j in range(m):
            p.use(b_, x0 + B * (j + 0.5), 0)
        for j in range(m + 1):
            p.use(q_, x0 + B * j, 0)

    wing(112, 9)
    wing(558, 9)

    def pw(a: float, h: float) -> None:
        q = rect(-a / 2, 0, a, h)
        p.df(q)
        p.dark(q, 2.5)
        p.d(line(0, 0, 0, h) + line(-a / 2, h / 2, a / 2, h / 2))
        p.h("".join(P("M", u * a / 2, 6, "Q", (u + 0.5) * a / 2, -2, (u + 1) * a / 2, 6) for u in (-1, 0)))

    def pav(x0: float, x1: float, yt: float, m: int) -> None:
        """taller pavilion with corner turrets and steep roof"""
        w = x1 - x0
        rf = poly([(x0 + 6, yt), (x0 + w * 0.24, yt - 46), (x1 - w * 0.24, yt - 46), (x1 - 6, yt)])
        p.of(rf)
        p.w(rf)
        p.hatch(rf, 4.4, 90)
        p.hatch(poly([(x1 - w * 0.4, yt - 46), (x1 - w * 0.24, yt - 46), (x1 - 6, yt), (x1 - w * 0.34, yt)]), 3.6, 0)
        p.d("".join(P("M", x, yt - 46, "V", yt - 53) for x in range(int(x0 + w * 0.26), int(x1 - w * 0.24), 8)))
        p.of(rect(x0, yt, w, g - yt))
        p.w(rect(x1 - w * 0.18, yt, w * 0.18, g - yt))
        st = (w - 18) / m
        for j in range(m):
            x = x0 + 9 + st * (j + 0.5)
            a = st - 6
            for y0, y1 in ((yt + 16, yt + 50), (yt + 66, yt + 98), (yt + 114, yt + 150), (yt + 164, g - 6)):
                if y1 - y0 < 12:
                    continue
                p.stamp(("pw", round(a), y1 - y0), lambda: pw(a, y1 - y0), x, y0)
            p.df(rect(x - a / 2 - 1, yt + 54, a + 2, 8))
            p.df(rect(x - a / 2 - 1, yt + 102, a + 2, 8))
            p.h(
                "".join(
                    line(x - a / 2 + k * 4, yt + 54, x - a / 2 + k * 4, yt + 62)
                    + line(x - a / 2 + k * 4, yt + 102, x - a / 2 + k * 4, yt + 110)
                    for k in range(1, int(a / 4) + 1)
                )
            )
        p.bands(x0, x1, yt - 4, [(4, 2), (4, 0)])
        p.h("".join(rect(x0 + 6 + k * 8, yt - 11, 5, 7) for k in range(int((w - 8) / 8))))
        for x in (x0, x1):
            turret(x, g, yt - 16, 15, 40)

    pav(34, 112, 604, 3)
    pav(346, 392, 612, 2)
    pav(512, 558, 612, 2)
    pav(792, 856, 604, 3)
    # centre between its two towers
    roofs(392, 512)
    for j in range(4):
        p.use(b_, 392 + 15 + 30 * j, -14)
    for j in range(5):
        p.use(q_, 392 + 30 * j, -14)
    p.df(rect(392, g - 20, 120, 20))
    p.h("".join(parch(396 + k * 9.6, g - 7, 7.6, g - 14, 1) for k in range(12)))
    for x, yt in ((346, 596), (392, 596), (512, 596), (558, 596)):
        turret(x, g, yt, 15, 40)
    # terrace wall, river
    p.of(rect(24, g - 6, 834, 9))
    p.h("".join(rect(28 + k * 10, g - 4, 6, 5) for k in range(82)))
    tr = rect(24, g + 3, 952, 24)
    p.of(tr)
    p.w(tr)
    p.stones(tr, 8, 32, keep=0.6)
    wy = g + 27
    for i in range(11):
        y = wy + 6 + i * 6 + i * i * 0.46
        x = 20 + p.r.random() * 40
        out = ""
        while x < 960:
            L = p.r.uniform(30, 110)
            if p.r.random() < 0.66 - 0.03 * i:
                out += P(
                    "M",
                    x,
                    y,
                    "q".upper(),
                    x + L * 0.25,
                    y - 2,
                    x + L * 0.5,
                    y,
                    "Q",
                    x + L * 0.75,
                    y + 2,
                    min(978, x + L),
                    y,
                )
            x += L + p.r.uniform(6, 36)
        p.h(out)
    # a barge
    bx, by = 300, 910
    p.of(
        P(
            "M",
            bx - 62,
            by - 14,
            "Q",
            bx - 56,
            by + 6,
            bx - 44,
            by + 8,
            "H",
            bx + 46,
            "Q",
            bx + 60,
            by + 4,
            bx + 66,
            by - 16,
            "Z",
        )
    )
    p.w(rect(bx - 54, by - 6, 112, 12))
    p.df(rect(bx - 30, by - 30, 40, 16))
    p.k(rect(bx - 24, by - 26, 6, 7) + rect(bx - 12, by - 26, 6, 7))
    p.of(rect(bx + 18, by - 46, 9, 32))
    p.h(
        smooth([(bx + 23, by - 50), (bx + 14, by - 62), (bx - 2, by - 64), (bx - 14, by - 74)])
        + smooth([(bx + 26, by - 50), (bx + 22, by - 66), (bx + 6, by - 74), (bx - 4, by - 84)])
    )
    p.h(line(bx - 70, by + 12, bx + 70, by + 12) + line(bx - 50, by + 16, bx + 60, by + 16))
    return p
