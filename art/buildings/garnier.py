"""metres: front about 70 wide (K 12.4), 32 to the attic; 7 arches; loggia of coupled columns (8 pairs), an oculus with a bust in every bay;
end bays project, curved gables, winged groups 7.5 high; flattened dome with lantern; stage gable with Apollo (73.6) behind."""

from math import sqrt

from art.drawing import Drawing, P, circ, ell, line, poly, rarch, rect, smooth


def build() -> Drawing:
    p = Drawing(81)
    C = 500
    g = 862
    p.sky(70, 420, 17, 0.26)

    def FIG(x: float, y: float, h: float, q: float = 1) -> None:
        p.stamp(("f", h, q), lambda: p.figure(0, 0, h, q), x, y)

    y1 = g - 128
    yb = y1 - 14
    yc = yb - 122
    y2 = yc - 26
    y3 = y2 - 62  # arcade top, column base, column top, entablature top, attic top
    # ---- stage gable far behind ----
    ga = poly([(C - 292, 512), (C - 292, 372), (C, 236), (C + 292, 372), (C + 292, 512)])
    p.of(ga)
    p.w(ga)
    p.hatch(ga, 6.4, 0)
    p.df(poly([(C - 302, 376), (C, 230), (C + 302, 376), (C + 302, 362), (C, 215), (C - 302, 362)]))
    p.o(poly([(C - 302, 362), (C, 215), (C + 302, 362)], False))
    p.h(poly([(C - 302, 369), (C, 222), (C + 302, 369)], False))
    p.h(
        "".join(
            line(C + sd * 300 * t, 215 + 147 * t + 15, C + sd * 300 * t, 215 + 147 * t + 24)
            for sd in (-1, 1)
            for t in [k / 22 for k in range(1, 22)]
        )
    )
    # Apollo with raised lyre, two seated muses
    p.of(rect(C - 24, 200, 48, 20))
    p.figure(C, 200, 62, 1)
    p.d(line(C + 9, 162, C + 7, 138))
    p.d(
        P(
            "M",
            C + 2,
            138,
            "Q",
            C - 7,
            120,
            C + 1,
            112,
            "M",
            C + 10,
            138,
            "Q",
            C + 19,
            120,
            C + 11,
            112,
            "M",
            C + 1,
            138,
            "H",
            C + 11,
            "M",
            C - 1,
            117,
            "H",
            C + 13,
        )
    )
    for sd in (-1, 1):
        p.df(
            smooth(
                [
                    (C + sd * 18, 214),
                    (C + sd * 16, 190),
                    (C + sd * 24, 180),
                    (C + sd * 32, 192),
                    (C + sd * 44, 204),
                    (C + sd * 42, 222),
                ]
            )
            + "Z"
        )
        p.df(circ(C + sd * 24, 175, 5))
    for sd in (-1, 1):  # winged groups at the ends of the gable
        x, y = C + sd * 284, 358
        p.df(rect(x - 20, y, 40, 14))
        for q in (-1, 1):
            w = (
                smooth(
                    [
                        (x + q * 3, y - 26),
                        (x + q * 10, y - 36),
                        (x + q * 22, y - 50),
                        (x + q * 25, y - 42),
                        (x + q * 20, y - 30),
                        (x + q * 8, y - 20),
                    ]
                )
                + "Z"
            )
            p.df(w)
            p.h(line(x + q * 7, y - 26, x + q * 18, y - 42) + line(x + q * 9, y - 24, x + q * 20, y - 36))
        p.figure(x, y, 44, sd)
        p.df(
            smooth(
                [(x - sd * 8, y), (x - sd * 9, y - 10), (x - sd * 15, y - 16), (x - sd * 20, y - 8), (x - sd * 20, y)]
            )
            + "Z"
        )
    # ---- dome ----
    dy = 484
    dm = P(
        "M",
        C - 186,
        dy,
        "C",
        C - 182,
        dy - 70,
        C - 104,
        dy - 112,
        C - 28,
        dy - 122,
        "H",
        C + 28,
        "C",
        C + 104,
        dy - 122,
        C + 182,
        dy - 70,
        C + 186,
        dy,
        "Z",
    )
    p.of(dm)
    p.w(dm)
    mer = lambda t: P("M", C + 186 * t, dy, "C", C + 182 * t, dy - 70, C + 104 * t, dy - 122, C + 28 * t, dy - 122)
    p.h(
        "".join(
            mer(t)
            for t in (-0.97, -0.92, 0.44, 0.5, 0.58, 0.64, 0.71, 0.76, 0.82, 0.86, 0.89, 0.92, 0.945, 0.965, 0.985)
        )
    )
    for t in (-0.84, -0.6, -0.32, 0, 0.32, 0.6, 0.84):
        p.d(mer(t - 0.02) + mer(t + 0.02))
    for t in (-0.72, -0.46, -0.16, 0.16, 0.46, 0.72):
        x = C + 178 * t
        y = dy - 44 - 24 * (1 - t * t)
        w = 9 * sqrt(1 - t * t) + 2
        p.df(ell(x, y, w, 11))
        p.dark(ell(x, y, w * 0.6, 7), 2.2)
    p.hatch(
        P(
            "M",
            C + 96,
            dy,
            "C",
            C + 94,
            dy - 60,
            C + 58,
            dy - 118,
            C + 16,
            dy - 122,
            "H",
            C + 28,
            "C",
            C + 104,
            dy - 122,
            C + 182,
            dy - 70,
            C + 186,
            dy,
            "Z",
        ),
        4,
        0,
    )
    p.bands(C - 192, C + 192, dy - 4, [(6, 8), (6, 3), (20, 0)])
    p.cyl(rect(C - 192, dy + 8, 384, 20), C - 192, C + 192, 18, left=4)
    p.df(rect(C - 34, dy - 130, 68, 10))
    p.df(rect(C - 24, dy - 154, 48, 24))
    p.k("".join(rarch(C - 20 + k * 14, dy - 132, 8, dy - 144) for k in range(3)))
    p.bands(C - 26, C + 26, dy - 159, [(5, 4)])
    p.of(P("M", C - 24, dy - 159, "Q", C - 22, dy - 181, C, dy - 186, "Q", C + 22, dy - 181, C + 24, dy - 159, "Z"))
    p.hatch(P("M", C + 4, dy - 159, "L", C, dy - 186, "Q", C + 22, dy - 181, C + 24, dy - 159, "Z"), 3, 80)
    # side pavilion domes, low roofs behind the attic
    for sd in (-1, 1):
        rf = poly([(C + sd * 200, y3), (C + sd * 214, y3 - 34), (C + sd * 320, y3 - 34), (C + sd * 336, y3)])
        p.df(rf)
        p.w(rf)
        p.hatch(rf, 5, 90)
    # ---- body ----
    E = 438
    Pv = 112  # half width; width of an end pavilion
    p.of(rect(C - E + 6, y3, 2 * E - 12, g - y3))
    ci = (E - Pv) * 2 / 5
    bays = [C - E + Pv / 2] + [C - E + Pv + ci * (j + 0.5) for j in range(5)] + [C + E - Pv / 2]
    # attic with medallions
    p.df(rect(C - E + Pv, y3, 2 * (E - Pv), y2 - y3))
    for j in range(1, 6):
        x = bays[j]
        p.df(rect(x - ci / 2 + 12, y3 + 16, ci - 24, 38))
        p.w(rect(x - ci / 2 + 12, y3 + 16, ci - 24, 38))
        p.df(ell(x, y3 + 35, 15, 16))
        p.h(ell(x, y3 + 35, 11, 12))
        p.h(
            "".join(line(x - ci / 2 + 14 + k * 5, y3 + 18, x - ci / 2 + 14 + k * 5, y3 + 52) for k in range(7))
            + "".join(line(x + ci / 2 - 14 - k * 5, y3 + 18, x + ci / 2 - 14 - k * 5, y3 + 52) for k in range(7))
        )
        for sd in (-1, 1):
            FIG(x + sd * 26, y3 + 54, 36, sd)
    for j in range(6):
        x = C - E + Pv + ci * j
        p.df(rect(x - 11, y3 + 8, 22, y2 - y3 - 8))
        p.h(line(x + 4, y3 + 12, x + 4, y2) + line(x + 7, y3 + 12, x + 7, y2))
        p.df(circ(x, y3 + 34, 6))
    p.bands(C - E + Pv, C + E - Pv, y3 - 4, [(5, 0), (4, 0), (5, 0)])
    p.h("".join(circ(x, y3 - 9, 3.6) for x in [C - E + Pv + 8 + k * 12.4 for k in range(52)]))
    p.k("".join(circ(x, y3 - 9, 1.4) for x in [C - E + Pv + 8 + k * 12.4 for k in range(52)]))
    p.shadow(C - E + Pv, C + E - Pv, y3 + 10, 6, 2)
    # ---- loggia ----
    lg = rect(C - E + Pv, yc, 2 * (E - Pv), yb - yc)
    p.df(lg)
    p.w(lg)
    p.hatch(lg, 3, 0)

    def loggia(w: float, end: bool = False) -> None:
        """one bay: inner small order, window, oculus with bust, balcony"""
        h = yb - yc
        a = w / 2
        p.df(rect(-a, yc, w, 44))
        p.w(rect(-a, yc, w, 44))
        p.bands(-a, a, yc + 42, [(4, 0), (4, 0)])
        p.df(circ(0, yc + 21, 17))
        p.dark(circ(0, yc + 21, 13), 2.2)
        p.df(smooth([(-9, yc + 33), (-8, yc + 26), (-3, yc + 23), (3, yc + 23), (8, yc + 26), (9, yc + 33)]) + "Z")
        p.df(ell(0, yc + 17, 4, 5.2))
        q = rect(-a + 8, yc + 50, w - 16, h - 50)
        p.df(q)
        p.dark(q, 2.2)
        p.df(rarch(-a + 15, yb, w - 30, yc + 72))
        q = rarch(-a + 18, yb, w - 36, yc + 73)
        p.dark(q, 2.4, 90)
        p.d(line(0, yb, 0, yc + 62))
        for sd in (-1, 1):
            d = rect(sd * (a - 7) - 4, yc + 54, 8, h - 54)
            p.df(d)
            p.cyl(d, sd * (a - 7) - 4, sd * (a - 7) + 4, 3, left=0)
            p.df(rect(sd * (a - 7) - 6, yc + 49, 12, 6))
        p.balustrade(-a, a, yb - 20, 20, 6)

    col = p.define(lambda: p.corinthian(0, 0, yb - yc, 12.6))
    lb = p.define(lambda: loggia(ci - 46))
    for j in range(1, 6):
        p.use(lb, bays[j], 0)
    for j in range(6):
        x = C - E + Pv + ci * j
        p.df(rect(x - 18, yc, 36, yb - yc))
        p.hatch(rect(x - 4, yc, 8, yb - yc), 2.6, 0)
        for u in (-11, 11):
            p.use(col, x + u, yb)
    p.df(rect(C - E + Pv, yb - 2, 2 * (E - Pv), y1 - yb + 4))
    # entablature
    p.bands(C - E + Pv, C + E - Pv, y2, [(4, 0), (4, 0), (5, 0), (8, 0), (5, 0)])
    p.dentils(C - E + Pv, C + E - Pv, y2 + 8, 3.4, 5, 3.4)
    p.o(line(C - E, y2, C + E, y2))
    p.h("".join(circ(x, y2 + 17, 2) for x in [C - E + Pv + 8 + k * 9 for k in range(72)]))
    # ---- arcade ----
    p.bands(C - E, C + E, y1 - 4, [(5, 4), (5, 2), (4, 0)])
    p.shadow(C - E, C + E, y1 + 10, 6, 2)
    p.stones(rect(C - E + 6, y1 + 12, 2 * E - 12, g - y1 - 12), 12, 60, keep=0.55)

    def door(w: float) -> None:
        p.df(rarch(-w / 2 - 7, g, w + 14, y1 + 14 + w / 2))
        p.d(rarch(-w / 2 - 3, g, w + 6, y1 + 14 + w / 2, False))
        q = rarch(-w / 2, g, w, y1 + 15 + w / 2)
        p.dark(q, 2.4)
        p.df(poly([(-8, y1 + 22), (-5, y1 + 4), (5, y1 + 4), (8, y1 + 22)]))
        p.d(line(-w / 4, g, -w / 4, y1 + 28) + line(w / 4, g, w / 4, y1 + 28))
        p.h(P("M", -w / 4, y1 + 60, "A", w / 4, w / 4, 0, 0, 1, w / 4, y1 + 60))

    da = p.define(lambda: door(66))
    for x in bays[1:6]:
        p.use(da, x, 0)
    for j in range(1, 5):  # single statues and medallions on the piers
        x = C - E + Pv + ci * j
        p.df(rect(x - 12, g - 44, 24, 34))
        p.h(rect(x - 8, g - 40, 16, 26))
        FIG(x, g - 44, 50, 1 if j % 2 else -1)
        p.df(circ(x, y1 + 25, 9))
        p.h(circ(x, y1 + 25, 6))

    # ---- end pavilions ----
    def pav(q: float) -> None:
        w = Pv
        p.of(rect(-w / 2, y3 - 4, w, g - y3 + 4))
        p.w(rect(w / 2 - 14, y3, 14, g - y3))
        p.h("".join(line(w / 2 - k, y3, w / 2 - k, g) for k in (3, 6, 10)))
        p.stones(rect(-w / 2, y1 + 12, w, g - y1 - 12), 12, 40, keep=0.55)
        door(50)
        for sd in (-1, 1):  # groups on pedestals at both sides of the arch
            x = sd * 42
            p.df(rect(x - 15, g - 46, 30, 36))
            p.h(rect(x - 11, g - 41, 22, 26))
            FIG(x - 7, g - 46, 46, -1)
            FIG(x + 7, g - 46, 46, 1)
            FIG(x, g - 46, 62, sd)
        loggia(48, True)
        for sd in (-1, 1):
            for u in (31, 49):
                p.use(col, sd * u, yb)
        p.df(rect(-w / 2, yb - 2, w, y1 - yb + 4))
        p.bands(-w / 2, w / 2, y2, [(4, 6), (4, 4), (5, 2), (8, 0), (5, 0)])
        p.dentils(-w / 2, w / 2, y2 + 8, 3.4, 5, 3.4)
        p.bands(-w / 2, w / 2, y1 - 4, [(5, 6), (5, 3), (4, 0)])
        p.shadow(-w / 2, w / 2, y1 + 10, 6, 2)
        # curved gable with relief
        p.of(P("M", -w / 2 - 8, y2, "V", y2 - 14, "Q", 0, y2 - 86, w / 2 + 8, y2 - 14, "V", y2, "Z"))
        s = P("M", -w / 2 + 6, y2 - 4, "Q", 0, y2 - 70, w / 2 - 6, y2 - 4, "Z")
        p.df(s)
        p.w(s)
        p.hatch(s, 3, 0)
        p.df(ell(0, y2 - 19, 12, 14))
        FIG(-24, y2 - 4, 24, 1)
        FIG(24, y2 - 4, 24, -1)
        p.d(P("M", -w / 2 - 3, y2 - 8, "Q", 0, y2 - 78, w / 2 + 3, y2 - 8))

    pv = p.define(lambda: pav(1))
    p.use(pv, bays[0], 0)
    p.use(pv, bays[6], 0)
    for i, sd in ((0, -1), (6, 1)):  # attic block and the winged group
        x = bays[i]
        y = y3 - 8
        p.of(rect(x - 40, y - 2, 80, 20))
        p.d(line(x - 44, y - 2, x + 44, y - 2))
        p.df(rect(x - 30, y - 12, 60, 10))
        f = lambda u, v: (x + u, y - 12 - v)
        for q in (-1, 1):
            w = (
                smooth(
                    [
                        f(q * 5, 52),
                        f(q * 16, 66),
                        f(q * 34, 92),
                        f(q * 40, 84),
                        f(q * 36, 66),
                        f(q * 26, 50),
                        f(q * 10, 42),
                    ]
                )
                + "Z"
            )
            p.of(w)
            p.h("".join(line(*f(q * (10 + k * 5), 50 + k * 2), *f(q * (22 + k * 4), 78 - k * 7)) for k in range(4)))
        p.figure(x, y - 12, 80, sd)
        p.d(line(*f(sd * 8, 62), *f(sd * 12, 96)))
        p.df(circ(*f(sd * 12, 99), 4))
        for q in (-1, 1):
            p.df(smooth([f(q * 8, 0), f(q * 10, 22), f(q * 16, 34), f(q * 23, 26), f(q * 26, 12), f(q * 30, 0)]) + "Z")
            p.df(circ(*f(q * 16, 38), 4.6))
            p.h(line(*f(q * 14, 4), *f(q * 16, 26)) + line(*f(q * 20, 2), *f(q * 20, 22)))
    p.o(
        P(
            "M",
            C - E,
            g,
            "V",
            y3 - 4,
            "M",
            C + E,
            g,
            "V",
            y3 - 4,
            "M",
            C - E + Pv,
            y1,
            "V",
            y2 + 6,
            "M",
            C + E - Pv,
            y1,
            "V",
            y2 + 6,
        )
    )
    # ---- steps, lamps, square ----
    for j in range(5):
        p.df(rect(C - E + 70 - j * 8, g - 2 + j * 5.4, 2 * E - 140 + j * 16, 5.4))
    p.o(line(22, g + 25, 978, g + 25))
    p.p(rect(18, g + 26.5, 964, 120))
    p.ground(30, 970, g + 26, 78, 6, 0.5)

    def lamp() -> None:
        p.df(poly([(-9, 0), (-5, -16), (5, -16), (9, 0)]))
        p.d(line(-1.4, -16, -1.4, -76) + line(1.4, -16, 1.4, -76))
        p.d(P("M", 0, -58, "Q", -14, -52, -15, -66, "M", 0, -58, "Q", 14, -52, 15, -66))
        p.df(circ(-15, -72, 6) + circ(15, -72, 6))
        p.df(circ(0, -84, 7.5))
        p.h(line(-3, -40, 3, -40))

    lp = p.define(lamp)
    for x in (126, 312, 688, 874):
        p.use(lp, x, g + 40)
    # small carriage-free strollers
    for x, y, h in ((210, g + 62, 26), (222, g + 64, 24), (560, g + 52, 22), (770, g + 70, 28)):
        p.k(P("M", x - h * 0.16, y, "L", x - h * 0.1, y - h * 0.74, "H", x + h * 0.1, "L", x + h * 0.16, y, "Z"))
        p.k(circ(x, y - h * 0.86, h * 0.1))
        p.h(line(x, y + 1, x + h * 0.8, y + 1) + line(x, y + 3, x + h * 0.6, y + 3))
    return p
