from math import cos, pi, sin

from art.drawing import Drawing, P, circ, line, poly, rarch, rect


def build() -> Drawing:
    p = Drawing(91)
    g = 850
    x0, x1 = 90, 910
    p.sky(90, 260, 17, 0.26)
    y = [g, 600, 412, 262]  # ground, first string course, second, cornice underside
    wall = rect(x0, y[3], x1 - x0, g - y[3])
    p.of(wall)

    # ground floor: rough rustication, each stone with a bulging edge
    def rust(xa: float, xb: float, ya: float, yb: float, ch: float, lo: float, hi: float, rough: float) -> None:
        yy = ya
        row = 0
        out = sh = ""
        while yy < yb - 2:
            h = min(ch * p.r.uniform(0.9, 1.12), yb - yy)
            x = xa - p.r.uniform(0, lo)
            while x < xb:
                w = p.r.uniform(lo, hi)
                a, b = max(x, xa) + 1, min(x + w, xb) - 1
                if b - a > 5:
                    if rough:
                        r = 3
                        out += P(
                            "M",
                            a + r,
                            yy + 1,
                            "Q",
                            (a + b) / 2,
                            yy + 1 - p.r.uniform(0, 1.2),
                            b - r,
                            yy + 1,
                            "Q",
                            b,
                            yy + 1,
                            b,
                            yy + r + 1,
                            "L",
                            b,
                            yy + h - r - 1,
                            "Q",
                            b,
                            yy + h - 1,
                            b - r,
                            yy + h - 1,
                            "L",
                            a + r,
                            yy + h - 1,
                            "Q",
                            a,
                            yy + h - 1,
                            a,
                            yy + h - r - 1,
                            "L",
                            a,
                            yy + r + 1,
                            "Q",
                            a,
                            yy + 1,
                            a + r,
                            yy + 1,
                            "Z",
                        )
                        sh += line(a + 4, yy + h - 4, b - 3, yy + h - 4) + (
                            line(b - 4, yy + 5, b - 4, yy + h - 4) if p.r.random() < 0.6 else ""
                        )
                    else:
                        out += line(b + 1, yy, b + 1, yy + h)
                x += w
            if not rough:
                out += line(xa, yy + h, xb, yy + h)
            yy += h
            row += 1
        p.put("d" if rough else "h", out)
        p.h(sh)

    rust(x0, x1, y[1] + 14, g - 26, 27, 34, 78, True)
    rust(x0, x1, y[2] + 12, y[1] - 8, 18, 36, 70, False)
    # arches of the ground floor: five, wedge stones
    for j in range(5):
        cx = x0 + (x1 - x0) * (j + 0.5) / 5
        w = 84
        ys = 724
        p.p(P("M", cx - w / 2 - 32, ys, "A", w / 2 + 32, w / 2 + 32, 0, 0, 1, cx + w / 2 + 32, ys, "Z"))
        p.d(
            P("M", cx - w / 2 - 32, ys, "A", w / 2 + 32, w / 2 + 36, 0, 0, 1, cx + w / 2 + 32, ys)
            + P("M", cx - w / 2 - 32, ys, "H", cx - w / 2, "M", cx + w / 2, ys, "H", cx + w / 2 + 32)
        )
        p.d(
            "".join(
                P(
                    "M",
                    cx - cos(t) * (w / 2 + 1),
                    ys - sin(t) * (w / 2 + 1),
                    "L",
                    cx - cos(t) * (w / 2 + 31),
                    ys - sin(t) * (w / 2 + 33),
                )
                for t in [pi * k / 13 for k in range(1, 13)]
            )
        )
        d = rarch(cx - w / 2, g - 26, w, ys)
        p.of(d)
        if j == 1:
            p.w(d)
            p.hatch(d, 3, 0)
            q = rarch(cx - w / 2 + 8, g - 26, w - 16, ys)
            p.dark(q, 2.6, 90)
            p.d(line(cx, ys - 34, cx, g - 26) + line(cx - w / 2, ys, cx + w / 2, ys))
        else:  # walled up, with kneeling window (1517)
            p.stones(d, 14, 26, keep=0.5)
            p.df(rect(cx - 25, ys + 6, 50, 62))
            p.dark(rect(cx - 19, ys + 12, 38, 50), 2.6)
            p.d("".join(line(cx - 19 + q * 7.6, ys + 12, cx - 19 + q * 7.6, ys + 62) for q in range(1, 5)))
            p.bands(cx - 27, cx + 27, ys - 10, [(5, 4), (6, 1)])
            p.df(poly([(cx - 33, ys - 10), (cx, ys - 27), (cx + 33, ys - 10)]))
            p.bands(cx - 29, cx + 29, ys + 68, [(5, 3)])
            for sd in (-1, 1):
                p.df(
                    P(
                        "M",
                        cx + sd * 24,
                        ys + 73,
                        "C",
                        cx + sd * 30,
                        ys + 80,
                        cx + sd * 14,
                        ys + 94,
                        cx + sd * 20,
                        ys + 100,
                        "H",
                        cx + sd * 27,
                        "C",
                        cx + sd * 22,
                        ys + 92,
                        cx + sd * 36,
                        ys + 82,
                        cx + sd * 30,
                        ys + 73,
                        "Z",
                    )
                )

    # biforate windows
    def bif(cx: float = 0, ys: float = 0, w: float = 50, hh: float = 82) -> None:
        R = w / 2 + 15
        p.p(P("M", -R - 3, 0, "A", R + 3, R + 3, 0, 0, 1, R + 3, 0, "V", hh, "H", -R - 3, "Z"))
        p.d(P("M", -R, 0, "A", R, R + 2, 0, 0, 1, R, 0) + P("M", -R, 0, "H", R))
        p.h(
            "".join(
                P("M", -cos(t) * (w / 2 + 3), -sin(t) * (w / 2 + 3), "L", -cos(t) * R, -sin(t) * (R + 2))
                for t in [pi * k / 11 for k in range(1, 11)]
            )
        )
        p.df(rarch(-w / 2 - 3, hh, w + 6, 0))
        p.df(rarch(-w / 2, hh, w, 0))
        w / 2 - 3
        for sd in (-1, 1):
            p.dark(rarch(-w / 2 + 1 if sd < 0 else 2, hh, w / 2 - 3, 8), 2.5)
        p.df(circ(0, -9, 8))
        p.h(circ(0, -9, 5))
        p.df(rect(-2.4, 8, 4.8, hh - 8))
        p.df(rect(-4.5, 5, 9, 5))
        p.df(rect(-4, hh - 4, 8, 4))
        p.df(rect(-w / 2 - 6, hh, w + 12, 5))

    for _f, ys in ((0, 494), (1, 326)):
        for j in range(10):
            p.stamp("bif", bif, x0 + 26 + (x1 - x0 - 52) * (j + 0.5) / 10, ys)
    p.bands(x0, x1, y[1], [(4, 5), (4, 3), (5, 1)])
    p.dentils(x0, x1, y[1] + 13, 3.4, 4, 3.4)
    p.bands(x0, x1, y[2], [(4, 5), (4, 3), (4, 1)])
    p.dentils(x0, x1, y[2] + 12, 3.4, 4, 3.4)
    # great cornice all'antica: modillions, deep shadow
    yc = y[3]
    p.df(rect(x0, yc - 22, x1 - x0, 22))
    p.dentils(x0, x1, yc - 14, 6, 8, 6)
    p.shadow(x0, x1, yc, 26, 2.2)
    p.of(
        poly(
            [
                (x0 - 44, yc - 54),
                (x1 + 44, yc - 54),
                (x1 + 36, yc - 40),
                (x1 + 4, yc - 22),
                (x0 - 4, yc - 22),
                (x0 - 36, yc - 40),
            ]
        )
    )
    p.w(poly([(x0 - 36, yc - 40), (x1 + 36, yc - 40), (x1 + 4, yc - 22), (x0 - 4, yc - 22)]))
    m = 34
    for j in range(m):
        x = x0 - 26 + (x1 - x0 + 52) * (j + 0.5) / m
        p.df(
            P(
                "M",
                x - 6,
                yc - 40,
                "H",
                x + 6,
                "V",
                yc - 30,
                "Q",
                x + 5,
                yc - 22,
                x - 4,
                yc - 24,
                "L",
                x - 6,
                yc - 30,
                "Z",
            )
        )
    p.d(line(x0 - 40, yc - 47, x1 + 40, yc - 47))
    p.o(line(x0 - 44, yc - 54, x1 + 44, yc - 54))
    rf = poly([(x0 - 40, yc - 54), (x0 + 30, yc - 82), (x1 - 30, yc - 82), (x1 + 40, yc - 54)])
    p.df(rf)
    p.w(rf)
    p.h(
        "".join(
            line(x0 + 30 + (x1 - x0 - 60) * t, yc - 82, x0 - 40 + (x1 - x0 + 80) * t, yc - 54)
            for t in [j / 60 for j in range(1, 60)]
        )
    )
    # Medici shield at the corner
    for sd in (-1, 1):
        x = x0 + 15 if sd < 0 else x1 - 15
        p.df(P("M", x - 12, 446, "H", x + 12, "V", 474, "Q", x + 11, 488, x, 494, "Q", x - 11, 488, x - 12, 474, "Z"))
        p.k("".join(circ(x + u, 458 + v, 2.5) for u, v in ((0, 0), (-7, 6), (7, 6), (-6, 16), (6, 16), (0, 25))))
    # street bench and pavement
    p.bands(x0, x1, g - 26, [(6, 8), (12, 4), (8, 10)])
    p.o(line(30, g, 970, g))
    p.ground(40, 960, g, 60, 6, 0.55)
    p.h("".join(line(x1 - q, yc + 4, x1 - q, g - 28) for q in (3, 6, 10)))
    p.o(P("M", x0, g, "V", yc, "M", x1, g, "V", yc))
    return p
