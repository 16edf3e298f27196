"""Crown Gate: about 33 m high, 15 wide (K 20.5); one-storey galleries left and right (5 of their bays each), balustrade with vases;
gate: lower arch between paired columns with niches, broken curved gables, open upper storey, onion dome, 4 eagles bearing a crown; moat and bridge."""

from art.drawing import Drawing, P, circ, ell, flat, line, poly, rarch, rect, smooth


def build() -> Drawing:
    p = Drawing(201)
    C = 500
    g = 806
    p.sky(80, 560, 17, 0.26)

    def FIG(x: float, y: float, h: float, q: float = 1) -> None:
        p.stamp(("f", h, q), lambda: p.figure(0, 0, h, q), x, y)

    def vase(x: float, y: float, s: float = 1) -> None:
        p.stamp(("v", s), lambda: vase_(0, 0, s), x, y)

    def vase_(x: float, y: float, s: float) -> None:
        p.df(
            P(
                "M",
                x - 6 * s,
                y,
                "H",
                x + 6 * s,
                "L",
                x + 2 * s,
                y - 7 * s,
                "C",
                x + 11 * s,
                y - 10 * s,
                x + 11 * s,
                y - 22 * s,
                x + 5 * s,
                y - 25 * s,
                "L",
                x + 7 * s,
                y - 29 * s,
                "H",
                x - 7 * s,
                "L",
                x - 5 * s,
                y - 25 * s,
                "C",
                x - 11 * s,
                y - 22 * s,
                x - 11 * s,
                y - 10 * s,
                x - 2 * s,
                y - 7 * s,
                "Z",
            )
        )
        p.h("".join(line(x + q * s, y - 10 * s, x + q * s * 0.8, y - 23 * s) for q in (2, 4, 6)))
        p.df(P("M", x - 4 * s, y - 29 * s, "Q", x, y - 44 * s, x + 4 * s, y - 29 * s, "Z"))

    def col(x: float, yb: float, h: float, w: float, cap: float = 0.16) -> None:
        c = w * 1.1
        d = poly(
            [
                (x - w / 2, yb - w * 0.5),
                (x - w * 0.43, yb - h + c),
                (x + w * 0.43, yb - h + c),
                (x + w / 2, yb - w * 0.5),
            ]
        )
        p.df(d)
        p.cyl(d, x - w / 2, x + w / 2, 6, left=1)
        p.df(rect(x - w * 0.7, yb - w * 0.3, w * 1.4, w * 0.3))
        p.df(rect(x - w * 0.6, yb - w * 0.55, w * 1.2, w * 0.25))
        p.df(
            P(
                "M",
                x - w * 0.43,
                yb - h + c,
                "Q",
                x - w * 0.45,
                yb - h + c * 0.4,
                x - w * 0.68,
                yb - h + c * 0.16,
                "H",
                x + w * 0.68,
                "Q",
                x + w * 0.45,
                yb - h + c * 0.4,
                x + w * 0.43,
                yb - h + c,
                "Z",
            )
        )
        p.h(
            "".join(
                P(
                    "M",
                    x + u * w,
                    yb - h + c,
                    "Q",
                    x + u * w * 1.1,
                    yb - h + c * 0.5,
                    x + u * w * 1.5,
                    yb - h + c * 0.25,
                )
                for u in (-0.25, 0, 0.25)
            )
        )
        p.df(rect(x - w * 0.72, yb - h, w * 1.44, c * 0.18))

    def arcpt(x0: float, x1: float, y: float, rise: float, t: float = 8, cls: str = "o f") -> None:
        """segmental pediment with moulding"""
        p.put(cls, P("M", x0, y, "Q", (x0 + x1) / 2, y - rise * 2, x1, y, "Z"))
        p.d(P("M", x0 + t, y - 1, "Q", (x0 + x1) / 2, y - rise * 2 + t * 1.6, x1 - t, y - 1))

    # ---- galleries ----
    yr = g - 176

    def bay() -> None:
        p.df(rect(-33, yr, 66, g - yr))
        p.df(rarch(-21, g - 18, 42, yr + 74))
        q = rarch(-16.5, g - 18, 33, yr + 76)
        p.dark(q, 2.5)
        p.d(line(0, g - 18, 0, yr + 60) + "".join(line(-16.5, y, 16.5, y) for y in (yr + 78, yr + 104, yr + 130)))
        p.h(line(-8, g - 18, -8, yr + 62) + line(8, g - 18, 8, yr + 62))
        p.df(P("M", -7, yr + 62, "L", -4.5, yr + 44, "H", 4.5, "L", 7, yr + 62, "Z"))
        p.df(
            smooth(
                [(-14, yr + 44), (-8, yr + 34), (0, yr + 39), (8, yr + 34), (14, yr + 44), (4, yr + 46), (-4, yr + 46)],
                True,
            )
        )
        p.df(circ(0, yr + 36, 4.6))
        p.h(P("M", -24, yr + 60, "Q", -20, yr + 46, -8, yr + 42, "M", 24, yr + 60, "Q", 20, yr + 46, 8, yr + 42))
        p.df(rect(-25, g - 22, 50, 5))

    def pil() -> None:
        p.df(rect(-9, yr + 22, 18, g - yr - 22))
        p.h(line(4, yr + 30, 4, g - 14) + line(6.6, yr + 30, 6.6, g - 14))
        p.h("".join(line(-9, y, 9, y) for y in range(int(yr) + 52, g - 14, 18)))
        p.df(rect(-11, yr + 22, 22, 5))
        p.df(P("M", -9, yr + 36, "Q", -12, yr + 30, -11, yr + 27, "H", 11, "Q", 12, yr + 30, 9, yr + 36, "Z"))
        p.df(rect(-11, g - 14, 22, 14))

    b_, q_ = p.define(bay), p.define(pil)
    for sd in (-1, 1):
        xa = C + sd * 164
        xs = [xa + sd * (33 + 66 * j) for j in range(5)]
        lo, hi = (14, xa) if sd < 0 else (xa, 986)
        p.df(rect(lo, yr, hi - lo, g - yr))
        for x in xs:
            p.use(b_, x, 0)
        for j in range(6):
            p.use(q_, xa + sd * min(66 * j, 324 if j == 5 else 999), 0)
        p.p(rect(0 if sd < 0 else 986.5, yr - 60, 13.5, 300))
        p.bands(lo, hi, yr, [(5, 0), (6, 0), (4, 0), (7, 0)])
        p.shadow(lo, hi, yr + 22, 9, 2)
        p.dentils(lo, hi, yr + 6, 3, 4, 4)
        p.balustrade(lo, hi, yr - 24, 24, 7)
        for j in range(5):
            x = xa + sd * 66 * j
            p.df(rect(x - 8, yr - 27, 16, 27))
            (vase(x, yr - 27) if j % 2 == 0 else FIG(x, yr - 27, 38, 1 if j % 4 == 1 else -1))
        p.o(line(lo, yr, hi, yr))
        p.w(rect(xa, yr + 24, sd * 30, g - yr - 24) if sd > 0 else rect(xa - 1, yr + 24, 0.1, 1))
        if sd > 0:
            p.hatch(rect(xa, yr + 24, 26, g - yr - 24), 4, 90)
        p.bands(lo, hi, g - 6, [(6, 0)])
    # ---- gate, lower storey ----
    y1 = g - 232  # top of lower entablature
    p.of(rect(C - 164, y1 + 20, 328, g - y1 - 20))
    p.stones(rect(C - 164, y1 + 20, 328, g - y1 - 20), 15, 30, keep=0.3)
    p.w(rect(C + 120, y1 + 20, 44, g - y1 - 20))
    p.hatch(rect(C + 138, y1 + 24, 26, g - y1 - 24), 4, 90)

    def arch_face() -> None:
        p.of(rarch(C - 60, g, 120, g - 112))
        for j in range(2):
            p.d(rarch(C - 55 + j * 4, g, 110 - j * 8, g - 112 + j, False))
        q = rarch(C - 47, g, 94, g - 112)
        p.dark(q, 2.4)
        q2 = rarch(C - 30, g, 60, g - 86)
        p.df(q2)
        p.p(q2)
        p.h(line(C - 30, g - 30, C + 30, g - 30))
        p.d(q2)
        # view through the passage: court with a far pavilion
        p.h(
            rect(C - 14, g - 62, 28, 32)
            + poly([(C - 17, g - 62), (C, g - 76), (C + 17, g - 62)])
            + "".join(line(C - 28, g - 24 + k * 6, C + 28, g - 24 + k * 6) for k in range(4))
        )
        p.k(rarch(C - 5, g - 30, 10, g - 44))

    arch_face()
    p.w(rect(C + 60, y1 + 22, 104, g - y1 - 22))
    p.shadow(C - 164, C + 164, y1 + 34, 10, 2.4)
    # keystone cartouche
    p.of(
        smooth(
            [
                (C - 20, g - 160),
                (C - 27, g - 178),
                (C - 16, g - 192),
                (C, g - 197),
                (C + 16, g - 192),
                (C + 27, g - 178),
                (C + 20, g - 160),
                (C, g - 152),
            ],
            True,
        )
    )
    p.df(ell(C, g - 175, 11, 13))
    p.h("".join(line(C - 9, g - 175 + k, C + 9, g - 175 + k) for k in (-6, -2, 2, 6)))
    for sd in (-1, 1):
        q = rarch(C + sd * 110 - 13, g - 64, 26, g - 126)
        p.df(rarch(C + sd * 110 - 17, g - 60, 34, g - 126))
        p.dark(q, 2.4)
        p.df(rect(C + sd * 110 - 15, g - 66, 30, 7))
        FIG(C + sd * 110, g - 66, 66, sd)
        p.df(ell(C + sd * 110, g - 168, 12, 9))
        p.dark(ell(C + sd * 110, g - 168, 9, 6.4), 2.2)
        p.df(rect(C + sd * 110 - 16, g - 52, 32, 36))
        p.h(rect(C + sd * 110 - 12, g - 47, 24, 26))
        for u in (80, 141):
            p.df(rect(C + sd * u - 15, g - 46, 30, 46))
            p.h(rect(C + sd * u - 11, g - 40, 22, 32))
            col(C + sd * u, g - 46, 166, 20)
    p.bands(C - 164, C + 164, y1, [(5, 12), (5, 8), (4, 4), (7, 0)])
    p.dentils(C - 164, C + 164, y1 + 10, 4, 4, 4)
    for sd in (-1, 1):
        p.df(rect(C + sd * 110 - 47, y1 - 3, 94, 22))
        p.h("".join(line(C + sd * 110 - 47, y1 + k, C + sd * 110 + 47, y1 + k) for k in (3, 9, 13)))
        p.d(rect(C + sd * 110 - 50, y1 - 4, 100, 7))
    p.shadow(C - 164, C + 164, y1 + 21, 10, 2)
    p.o(line(C - 176, y1, C + 176, y1))
    # ---- upper open storey ----
    y2 = y1 - 184
    for sd in (-1, 1):  # broken curved gables below, with reclining figures
        x = C + sd * 112
        d = P(
            "M",
            x - sd * 52,
            y1 - 4,
            "C",
            x - sd * 40,
            y1 - 34,
            x + sd * 6,
            y1 - 46,
            x + sd * 58,
            y1 - 20,
            "L",
            x + sd * 58,
            y1 - 4,
            "Z",
        )
        p.of(d)
        p.d(P("M", x - sd * 44, y1 - 5, "C", x - sd * 32, y1 - 27, x + sd * 8, y1 - 36, x + sd * 52, y1 - 14))
        p.w(d) if sd > 0 else None
        p.df(circ(x + sd * 56, y1 - 17, 9))
        p.volute(x + sd * 56, y1 - 17, 9, sd)
        FIG(x + sd * 24, y1 - 34, 52, sd)
        vase(x + sd * 60, y1 - 26, 0.9)
    up = poly([(C - 86, y1), (C - 86, y2 + 18), (C + 86, y2 + 18), (C + 86, y1)])
    p.of(up)
    p.stones(up, 13, 26, keep=0.3)
    p.w(rect(C + 62, y2 + 18, 24, y1 - y2 - 18))
    for j in range(2):
        p.d(rarch(C - 40 + j * 4, y1 - 6, 80 - j * 8, y1 - 84 + j, False))
    q = rarch(C - 34, y1 - 6, 68, y1 - 84)
    p.df(q)
    p.p(q)
    p.d(q)
    p.h("".join(line(C - 33, y, C + 33, y) for y in range(int(y1) - 70, int(y1) - 30, 14)))
    rv = P(
        "M",
        C - 34,
        y1 - 6,
        "V",
        y1 - 84,
        "A",
        34,
        34,
        0,
        0,
        1,
        C + 34,
        y1 - 84,
        "V",
        y1 - 6,
        "H",
        C + 24,
        "V",
        y1 - 82,
        "A",
        26,
        26,
        0,
        0,
        0,
        C - 26,
        y1 - 82,
        "V",
        y1 - 6,
        "Z",
    )
    p.w(rv)
    p.hatch(rv, 2.8, 0)
    FIG(C, y1 - 8, 58, -1)
    p.balustrade(C - 34, C + 34, y1 - 24, 20, 7)
    p.of(
        smooth(
            [
                (C - 15, y1 - 112),
                (C - 20, y1 - 126),
                (C - 10, y1 - 137),
                (C, y1 - 140),
                (C + 10, y1 - 137),
                (C + 20, y1 - 126),
                (C + 15, y1 - 112),
                (C, y1 - 106),
            ],
            True,
        )
    )
    p.h(ell(C, y1 - 123, 8, 10))
    for sd in (-1, 1):
        col(C + sd * 54, y1 - 10, 152, 15)
        col(C + sd * 80, y1 - 10, 152, 15)
        p.df(rect(C + sd * 67 - 25, y1 - 12, 50, 12))
        q = rarch(C + sd * 67 - 4, y1 - 60, 8, y1 - 100)
        p.k(q)
        FIG(C + sd * 104, y1 - 4, 60, -sd)
    p.bands(C - 86, C + 86, y2, [(5, 11), (5, 7), (4, 3), (6, 0)])
    p.dentils(C - 86, C + 86, y2 + 10, 4, 4, 4)
    p.shadow(C - 86, C + 86, y2 + 20, 9, 2)
    p.o(line(C - 97, y2, C + 97, y2))
    # attic: curved gables with cartouche, figures and vases
    arcpt(C - 54, C + 54, y2, 22)
    p.df(
        smooth(
            [
                (C - 16, y2 - 4),
                (C - 22, y2 - 22),
                (C - 10, y2 - 36),
                (C, y2 - 40),
                (C + 10, y2 - 36),
                (C + 22, y2 - 22),
                (C + 16, y2 - 4),
            ],
            False,
        )
        + "Z"
    )
    p.df(ell(C, y2 - 19, 9, 12))
    p.h("".join(line(C - 7, y2 - 19 + k, C + 7, y2 - 19 + k) for k in (-5, 0, 5)))
    # ---- onion dome ----
    yb = y2 - 34
    dm = P(
        "M",
        C - 84,
        yb,
        "C",
        C - 110,
        yb - 26,
        C - 104,
        yb - 70,
        C - 66,
        yb - 96,
        "C",
        C - 42,
        yb - 112,
        C - 26,
        yb - 128,
        C - 22,
        yb - 150,
        "H",
        C + 22,
        "C",
        C + 26,
        yb - 128,
        C + 42,
        yb - 112,
        C + 66,
        yb - 96,
        "C",
        C + 104,
        yb - 70,
        C + 110,
        yb - 26,
        C + 84,
        yb,
        "Z",
    )
    p.df(rect(C - 88, yb - 2, 176, 36))
    p.h("".join(line(C - 88, yb + k, C + 88, yb + k) for k in (6, 14, 22)))
    p.of(dm)
    p.w(dm)
    mer = lambda t: P(
        "M",
        C + 84 * t,
        yb,
        "C",
        C + 110 * t,
        yb - 26,
        C + 104 * t,
        yb - 70,
        C + 66 * t,
        yb - 96,
        "C",
        C + 42 * t,
        yb - 112,
        C + 26 * t,
        yb - 128,
        C + 22 * t,
        yb - 150,
    )
    p.h(
        "".join(
            mer(t)
            for t in (-0.95, -0.88, -0.8, 0.08, 0.2, 0.32, 0.5, 0.56, 0.62, 0.74, 0.8, 0.85, 0.89, 0.925, 0.955, 0.98)
        )
    )
    for t0, t1 in ((-0.74, -0.6), (-0.1, 0.1), (0.6, 0.74)):
        a = flat(mer(t0))[0]
        b = flat(mer(t1))[0]
        p.df(poly(a + b[::-1]))
        p.h(
            "".join(
                ell((u[0] + v[0]) / 2, (u[1] + v[1]) / 2, max(1.4, (v[0] - u[0]) * 0.22), 3)
                for u, v in list(zip(a, b, strict=False))[2:-1:2]
            )
        )
    for sd in (-1, 1):  # lucarne cartouches
        x = C + sd * 46 * 0.9
        y = yb - 34
        p.df(
            smooth(
                [
                    (x - 13, y + 16),
                    (x - 17, y),
                    (x - 9, y - 15),
                    (x, y - 20),
                    (x + 9, y - 15),
                    (x + 17, y),
                    (x + 13, y + 16),
                ],
                False,
            )
            + "Z"
        )
        p.dark(ell(x, y, 7.5, 10), 2.2)
        p.h(P("M", x - 30 * sd, y + 22, "Q", x, y + 36, x + 34 * sd, y + 20))
        vase(C + sd * 98, y2 - 2, 0.8)
        FIG(C + sd * 74, y2 - 2, 44, sd)
    arcpt(C - 54, C + 54, y2, 22)
    p.df(
        smooth(
            [
                (C - 16, y2 - 4),
                (C - 22, y2 - 22),
                (C - 10, y2 - 36),
                (C, y2 - 40),
                (C + 10, y2 - 36),
                (C + 22, y2 - 22),
                (C + 16, y2 - 4),
            ],
            False,
        )
        + "Z"
    )
    p.df(ell(C, y2 - 19, 9, 12))
    p.bands(C - 22, C + 22, yb - 160, [(5, 7), (6, 2)])
    # eagles and crown
    ye = yb - 160
    p.of(
        P(
            "M",
            C - 24,
            ye - 52,
            "C",
            C - 46,
            ye - 80,
            C - 34,
            ye - 112,
            C,
            ye - 114,
            "C",
            C + 34,
            ye - 112,
            C + 46,
            ye - 80,
            C + 24,
            ye - 52,
            "Z",
        )
    )
    p.w(P("M", C + 4, ye - 52, "L", C, ye - 114, "C", C + 34, ye - 112, C + 46, ye - 80, C + 24, ye - 52, "Z"))
    p.d(
        P(
            "M",
            C,
            ye - 52,
            "V",
            ye - 114,
            "M",
            C - 13,
            ye - 52,
            "C",
            C - 24,
            ye - 80,
            C - 18,
            ye - 108,
            C,
            ye - 114,
            "M",
            C + 13,
            ye - 52,
            "C",
            C + 24,
            ye - 80,
            C + 18,
            ye - 108,
            C,
            ye - 114,
        )
    )
    p.h("".join(circ(C + u * 13 - (abs(u) * u * 1.0), ye - 82 - 6 * (1 - abs(u) / 2), 2) for u in (-2, -1, 0, 1, 2)))
    p.of(rect(C - 29, ye - 58, 58, 12))
    p.h("".join(circ(C + u * 9, ye - 52, 2.6) for u in (-2, -1, 0, 1, 2)))
    p.df(
        "".join(
            P(
                "M",
                C + u * 19 - 5,
                ye - 58,
                "Q",
                C + u * 19 - 7,
                ye - 68,
                C + u * 19,
                ye - 74,
                "Q",
                C + u * 19 + 7,
                ye - 68,
                C + u * 19 + 5,
                ye - 58,
                "Z",
            )
            for u in (-1.4, 0, 1.4)
        )
    )
    p.of(circ(C, ye - 121, 7.5))
    p.d(line(C - 7.5, ye - 121, C + 7.5, ye - 121))
    p.o(line(C, ye - 128, C, ye - 148) + line(C - 7, ye - 141, C + 7, ye - 141))

    def eagle(x: float, y: float, f: float) -> None:
        q = lambda u, v: (x + f * u, y - v)
        w = (
            smooth(
                [
                    q(6, 20),
                    q(22, 30),
                    q(33, 52),
                    q(35, 66),
                    q(27, 58),
                    q(26, 62),
                    q(20, 50),
                    q(18, 55),
                    q(12, 42),
                    q(5, 40),
                ],
                False,
            )
            + "Z"
        )
        p.df(w)
        p.h("".join(P("M", *q(8 + k * 4, 26 + k * 3), "L", *q(14 + k * 5, 44 + k * 4.6)) for k in range(4)))
        p.df(
            smooth(
                [q(-4, 0), q(-9, 16), q(-8, 34), q(-11, 42), q(-6, 48), q(0, 46), q(4, 36), q(8, 22), q(6, 6)], False
            )
            + "Z"
        )
        p.k(poly([q(-11, 43), q(-16, 40), q(-9, 39)]))
        p.h(P("M", *q(-2, 6), "L", *q(-3, 30), "M", *q(2, 8), "L", *q(1, 28)))

    eagle(C - 22, ye, -1)
    eagle(C + 22, ye, 1)
    p.df(
        smooth(
            [
                (C - 5, ye),
                (C - 9, ye - 16),
                (C - 7, ye - 36),
                (C, ye - 46),
                (C + 7, ye - 36),
                (C + 9, ye - 16),
                (C + 5, ye),
            ],
            False,
        )
        + "Z"
    )
    p.df(smooth([(C - 7, ye - 32), (C - 17, ye - 44), (C - 14, ye - 24), (C - 8, ye - 12)], False))
    p.df(smooth([(C + 7, ye - 32), (C + 17, ye - 44), (C + 14, ye - 24), (C + 8, ye - 12)], False))
    p.h(line(C - 2, ye - 4, C - 2, ye - 30) + line(C + 3, ye - 4, C + 3, ye - 28))
    p.o(
        P(
            "M",
            C - 164,
            g,
            "V",
            y1 + 22,
            "M",
            C + 164,
            g,
            "V",
            y1 + 22,
            "M",
            C - 86,
            y1 - 40,
            "V",
            y2 + 20,
            "M",
            C + 86,
            y1 - 40,
            "V",
            y2 + 20,
        )
    )
    # ---- moat: wall, bridge, water ----
    mw = rect(14, g, 972, 44)
    p.of(mw)
    p.stones(mw, 11, 34, keep=0.55)
    p.shadow(14, 986, g, 8, 2)
    wy = g + 44
    for i in range(13):
        y = wy + 5 + i * 5 + i * i * 0.3
        x = 16 + p.r.random() * 40
        out = ""
        while x < 960:
            L = p.r.uniform(20, 90)
            if p.r.random() < 0.6 - 0.03 * i and not (C - 72 - i * 3 < x + L / 2 < C + 72 + i * 3):
                out += line(x, y, min(984, x + L), y)
            x += L + p.r.uniform(6, 30)
        p.h(out)
    br = poly([(C - 52, g), (C + 52, g), (C + 92, 960), (C - 92, 960)])
    p.of(br)
    p.hl(br, [g + 6 + k * k * 0.34 + k * 5 for k in range(18)])
    for sd in (-1, 1):
        p.df(poly([(C + sd * 52, g - 14), (C + sd * 56, g - 14), (C + sd * 100, 938), (C + sd * 94, 938)]))
        p.d(line(C + sd * 54, g, C + sd * 96, 960))
        p.h(
            "".join(
                line(C + sd * (54 + 43 * t), g - 14 + 150 * t, C + sd * (54 + 43 * t), g + 154 * t)
                for t in [k / 9 for k in range(10)]
            )
        )
    # two swans
    for x, y, f in ((220, 906, 1), (770, 924, -1)):
        p.df(
            smooth(
                [
                    (x - f * 18, y),
                    (x - f * 22, y - 10),
                    (x - f * 4, y - 9),
                    (x + f * 9, y - 4),
                    (x + f * 10, y - 16),
                    (x + f * 15, y - 22),
                    (x + f * 20, y - 17),
                    (x + f * 15, y - 15),
                    (x + f * 16, y),
                    (x, y + 4),
                ],
                True,
            )
        )
        p.h(line(x - 24, y + 6, x + 22, y + 6) + line(x - 14, y + 10, x + 16, y + 10))
    return p
