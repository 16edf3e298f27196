from math import hypot, radians, sin

from art.drawing import Drawing, P, circ, line, poly, rarch, rect, smooth


def build() -> Drawing:
    p = Drawing(5)
    K = 25
    C = 500
    g = 770
    lambda m: C + K * m
    yp = g - 82
    yc = yp - 160
    ye = yc - 34
    yv = ye - 64  # podium, column top, entablature top, eaves
    p.sky(130, 420, 15, 0.3)
    # distant hills
    p.h(
        smooth([(20, 700), (90, 672), (150, 690), (230, 660)])
        + smooth([(780, 668), (850, 640), (930, 676), (980, 662)])
    )
    # roof, drum, dome
    hw = 305
    roof = poly([(C - hw - 10, yv), (C - 176, yv - 52), (C + 176, yv - 52), (C + hw + 10, yv)])
    p.of(roof)
    p.w(roof)
    p.h("".join(line(C + q * 176, yv - 52, C + q * (hw + 8), yv) for q in [j / 22 for j in range(-22, 23)]))
    p.hatch(poly([(C + 60, yv - 52), (C + 176, yv - 52), (C + hw + 8, yv), (C + 130, yv)]), 3.6, 0)
    R = 152
    yd = yv - 42
    yD = yd - 36
    dr = rect(C - R, yD, 2 * R, 40)
    p.of(dr)
    p.cyl(dr, C - R, C + R, 22, left=3)
    p.w(rect(C + R * 0.3, yD, R * 0.7, 40))
    p.stones(rect(C - R * 0.9, yD + 2, R * 1.1, 36), 9, 22, keep=0.35)
    p.bands(C - R, C + R, yD - 8, [(5, 7), (4, 3)])
    # stepped rings, then low tiled cap
    yy = yD - 8
    rr = R
    for j in range(4):
        yy -= 8
        rr -= 9
        d = rect(C - rr, yy, 2 * rr, 8)
        p.df(d)
        p.cyl(d, C - rr, C + rr, 13, left=1)
    cap = P(
        "M",
        C - rr,
        yy,
        "C",
        C - rr * 0.86,
        yy - 26,
        C - rr * 0.4,
        yy - 48,
        C,
        yy - 52,
        "C",
        C + rr * 0.4,
        yy - 48,
        C + rr * 0.86,
        yy - 26,
        C + rr,
        yy,
        "Z",
    )
    p.of(cap)
    p.w(cap)
    p.h(
        "".join(
            P(
                "M",
                C + rr * sin(a),
                yy,
                "C",
                C + rr * 0.86 * sin(a),
                yy - 26,
                C + rr * 0.4 * sin(a),
                yy - 46,
                C + rr * 0.1 * sin(a),
                yy - 51,
            )
            for a in [radians(q) for q in list(range(-80, 20, 12)) + list(range(16, 89, 5))]
        )
    )
    p.df(rect(C - 22, yy - 62, 44, 12))
    p.df(P("M", C - 25, yy - 62, "Q", C, yy - 84, C + 25, yy - 62, "Z"))
    p.d(line(C, yy - 73, C, yy - 92))
    p.k(circ(C, yy - 82, 3.4))
    p.hatch(P("M", C, yy - 72, "Q", C + 14, yy - 70, C + 25, yy - 62, "H", C, "Z"), 3, 60)
    # lateral porticoes in profile with their arches
    for sd in (-1, 1):
        x0, x1 = C + sd * hw, C + sd * (hw + 94)
        a, b = min(x0, x1), max(x0, x1)
        rf = poly([(x0, ye - 62), (x1 + sd * 4, ye - 62), (x1 + sd * 14, ye - 2), (x0, ye - 2)])
        p.df(rf)
        p.w(rf)
        p.h(
            "".join(
                line(x0 + (x1 + sd * 4 - x0) * t, ye - 62, x0 + (x1 + sd * 13 - x0) * t, ye - 2)
                for t in [j / 14 for j in range(1, 14)]
            )
        )
        p.o(line(x0, ye - 62, x1 + sd * 4, ye - 62))
        p.figure(x1 - sd * 6, ye - 62, 40)
        wl = rect(a, yc, 94, yp - yc)
        p.df(wl)
        p.w(wl)
        ar = rarch(a + 16 if sd > 0 else a + 26, yp, 52, yc + 62)
        p.df(rarch((a + 16 if sd > 0 else a + 26) - 6, yp, 64, yc + 62))
        p.dark(ar, 3)
        pod = rect(a, yp, 94, g - yp)
        p.df(pod)
        p.stones(pod, 16, 40, keep=0.4)
        p.dark(rect((a + b) / 2 - 12, g - 52, 24, 24), 2.6)
        # stairs of the side, in profile
        m = 14
        wd = 56
        stw = poly([(x1, yp), (x1 + sd * 28, yp), (x1 + sd * 28, g), (x1, g)])
        p.df(stw)
        p.stones(stw, 16, 30, keep=0.4)
        p.df(
            poly(
                [(x1 + sd * 28, yp + 10)]
                + [
                    q
                    for j in range(m)
                    for q in (
                        (x1 + sd * (28 + wd * j / m), yp + 10 + (g - yp - 10) * j / m),
                        (x1 + sd * (28 + wd * (j + 1) / m), yp + 10 + (g - yp - 10) * j / m),
                    )
                ]
                + [(x1 + sd * (28 + wd), g), (x1 + sd * 28, g)]
            )
        )
        p.df(rect(min(x1, x1 + sd * 32), yp - 4, 32, 6))
        p.figure(x1 + sd * 16, yp - 4, 44)
        # corner column of the side portico and its entablature
        p.ionic(x1 - sd * 11, yp, yp - yc, 18)
        p.bands(a + (2 if sd > 0 else -4), b + (4 if sd > 0 else -2), ye, [(5, 9), (5, 6), (3, 3), (10, 1), (11, 0)])
        p.o(line(x1, yp, x1, g))
        p.o(line(x1 + sd * 14, ye, x1 + sd * 4, ye - 62))
    # main block
    wall = rect(C - hw, yv, 2 * hw, g - yv)
    p.df(wall)
    p.stones(rect(C - hw, yp + 8, 2 * hw, g - yp - 8), 15, 44, keep=0.5)
    p.bands(C - hw, C + hw, yv - 6, [(5, 13), (5, 9), (4, 4)])
    p.dentils(C - hw, C + hw, yv + 8, 4, 5, 5)
    p.shadow(C - hw, C + hw, yv + 13, 9, 2)
    p.bands(C - hw, C + hw, ye, [(5, 7), (4, 4), (3, 2)])
    p.shadow(C - hw, C + hw, ye + 12, 8, 2)
    p.d(line(C - hw, yc, C + hw, yc))
    p.bands(C - hw, C + hw, yp - 4, [(6, 4), (4, 2)])
    p.shadow(C - hw, C + hw, yp + 6, 6, 1.8)
    for sd in (-1, 1):
        x = C + sd * 244
        p.win(x, yv + 22, 26, 26, (2, 2), 4)
        # piano nobile window with pediment on consoles
        p.win(x, yc + 46, 34, 84, (2, 4), 6)
        p.bands(x - 26, x + 26, yc + 28, [(4, 5), (7, 1)])
        p.df(poly([(x - 32, yc + 28), (x, yc + 12), (x + 32, yc + 28)]))
        p.h(line(x - 22, yc + 26, x, yc + 15) + line(x, yc + 15, x + 22, yc + 26))
        p.bands(x - 24, x + 24, yp - 32, [(4, 3), (5, 0)])
        p.dark(rect(x - 14, g - 54, 28, 26), 2.6)
        p.d(rect(x - 18, g - 58, 36, 34))
        p.h(line(x - 5, g - 54, x - 5, g - 28) + line(x + 5, g - 54, x + 5, g - 28))
        p.o(P("M", C + sd * hw, yv + 8, "V", g))
        q = C + sd * hw
        p.h(
            "".join(
                line(q - sd * 3, y, q - sd * (14 if i % 2 else 22), y)
                for i, y in enumerate(range(int(yc) + 14, int(yp) - 6, 16))
            )
        )
    # portico: space behind in shade
    pw = 181
    pos = [-2.72 * K * 2.5 + 0, -4.05 * K, -1.5 * K, 1.5 * K, 4.05 * K, 2.72 * K * 2.5]
    pos = [-166, -104, -38, 38, 104, 166]
    bk = rect(C - pw, yc, 2 * pw, yp - yc)
    p.df(bk)
    p.w(bk)
    p.hatch(bk, 3.6, 0)
    p.p(rect(C - 27, yp - 112, 54, 112))
    p.df(rect(C - 24, yp - 106, 48, 106))
    p.dark(rect(C - 18, yp - 100, 36, 100), 2, 0, True)
    p.df(poly([(C - 31, yp - 112), (C, yp - 128), (C + 31, yp - 112)]))
    p.df(rect(C - 29, yp - 112, 58, 6))
    for x in (-71, 71):
        p.p(rect(C + x - 18, yp - 108, 36, 76))
        p.win(C + x, yp - 98, 20, 60, (2, 3), 4)
        p.df(rect(C + x - 17, yp - 107, 34, 5))
    for sd in (-1, 1):
        p.df(rarch(C + sd * 135 - 17, yp, 34, yp - 70))
        p.dark(rarch(C + sd * 135 - 13, yp, 26, yp - 70), 2.4)
    col = p.define(lambda: p.ionic(0, 0, yp - yc, 18.5))
    for x in pos:
        p.use(col, C + x, yp)
    p.bands(C - pw, C + pw, ye, [(4, 12), (5, 9), (5, 5), (3, 2), (9, 0), (3, 1), (5, 0)])
    p.dentils(C - pw, C + pw, ye + 9, 3.6, 5, 3.6)
    p.shadow(C - pw, C + pw, ye + 14, 4, 1.4)
    p.o(line(C - pw - 12, ye, C + pw + 12, ye))
    p.o(line(C - pw, yc, C + pw, yc))
    ap = ye - 86
    p.of(poly([(C - pw - 14, ye), (C, ap), (C + pw + 14, ye)]))
    ty = poly([(C - pw + 24, ye - 5), (C, ap + 20), (C + pw - 24, ye - 5)])
    p.d(poly([(C - pw - 2, ye - 2), (C, ap + 8), (C + pw + 2, ye - 2)], False))
    p.h(poly([(C - pw + 10, ye - 3), (C, ap + 14), (C + pw - 10, ye - 3)], False))
    p.df(ty)
    p.w(ty)
    p.hatch(ty, 4, 65, trim=5)
    hypot(pw + 2, ye - ap - 10)
    p.h(
        "".join(
            P(
                "M",
                C + sd * (pw - 4) * (1 - t),
                ye - 4 - (ye - ap - 16) * t,
                "L",
                C + sd * (pw - 4) * (1 - t),
                ye - 9 - (ye - ap - 16) * t,
            )
            for sd in (-1, 1)
            for t in [j / 24 for j in range(2, 23)]
        )
    )
    # coat of arms: shield in a scrolled frame, ribbons
    lambda pts: smooth([(C + u, ap + v) for u, v in pts])
    p.df(
        smooth(
            [
                (C, ap + 25),
                (C + 10, ap + 30),
                (C + 21, ap + 28),
                (C + 18, ap + 40),
                (C + 22, ap + 54),
                (C + 14, ap + 66),
                (C, ap + 77),
                (C - 14, ap + 66),
                (C - 22, ap + 54),
                (C - 18, ap + 40),
                (C - 21, ap + 28),
                (C - 10, ap + 30),
            ],
            True,
        )
    )
    p.df(
        P(
            "M",
            C - 11,
            ap + 37,
            "Q",
            C,
            ap + 33,
            C + 11,
            ap + 37,
            "V",
            ap + 52,
            "Q",
            C + 10,
            ap + 63,
            C,
            ap + 69,
            "Q",
            C - 10,
            ap + 63,
            C - 11,
            ap + 52,
            "Z",
        )
    )
    p.h("".join(line(C - 11, ap + q, C + 11, ap + q - 6) for q in (46, 49, 56, 59)) + line(C, ap + 35, C, ap + 68))
    for sd in (-1, 1):
        p.d(
            smooth(
                [
                    (C + sd * 21, ap + 50),
                    (C + sd * 34, ap + 58),
                    (C + sd * 44, ap + 70),
                    (C + sd * 60, ap + 70),
                    (C + sd * 66, ap + 77),
                ]
            )
            + smooth([(C + sd * 20, ap + 58), (C + sd * 31, ap + 66), (C + sd * 40, ap + 77), (C + sd * 56, ap + 76)])
        )
    for x, y, h in ((C, ap - 6, 52), (C - pw - 2, ye - 10, 46), (C + pw + 2, ye - 10, 46)):
        p.df(rect(x - 11, y - 4, 22, 12))
        p.figure(x, y - 4, h)
    # stairs between two walls
    m = 15
    for j in range(m):
        y = yp + (g - yp) * j / m
        p.df(rect(C - 138 - j * 0.6, y, 276 + j * 1.2, (g - yp) / m + (2 if j == m - 1 else 0)))
    p.h("".join(line(C - 136, yp + (g - yp) * (j + 0.3) / m, C + 136, yp + (g - yp) * (j + 0.3) / m) for j in range(m)))
    for sd in (-1, 1):
        a = C + sd * 163 - 25
        p.of(rect(a, yp + 2, 50, g - yp - 2))
        p.stones(rect(a, yp + 12, 50, g - yp - 14), 14, 26, keep=0.7)
        p.of(rect(a - 4, yp - 4, 58, 8))
        p.shadow(a, a + 50, yp + 4, 8, 2)
        if sd < 0:
            p.w(rect(a + 50, yp + 4, 12, g - yp - 4))
        p.df(rect(C + sd * 163 - 9, yp - 14, 18, 10))
        p.figure(C + sd * 163, yp - 14, 60)
    # ground, lawn, path
    p.o(line(30, g, 970, g))
    p.p(rect(20, g + 1.5, 960, 180))
    p.d(
        P(
            "M",
            C - 150,
            g,
            "C",
            C - 160,
            g + 50,
            C - 230,
            g + 90,
            C - 300,
            g + 150,
            "M",
            C + 150,
            g,
            "C",
            C + 160,
            g + 50,
            C + 230,
            g + 90,
            C + 300,
            g + 150,
        )
    )
    p.ground(30, C - 175, g, 150, 6, 0.6)
    p.ground(C + 175, 970, g, 150, 6, 0.6)
    p.ground(C - 140, C + 140, g, 40, 8, 0.3)
    for sd in (-1, 1):
        for j, (x, y, r) in enumerate(((210, 26, 15), (262, 62, 20), (330, 112, 26))):
            xx, yy = C + sd * x * 1.05, g + y
            d = P("M", xx - r, yy, "C", xx - r * 1.1, yy - r * 1.7, xx + r * 1.1, yy - r * 1.7, xx + r, yy, "Z")
            p.df(d)
            p.w(d)
            p.hatch(d, 4, 70, trim=r * 0.7)
            p.ground(xx - r, xx + r * 2, yy, 10, 3, 0.9)
    p.tree(52, g + 26, 40, 96)
    p.tree(948, g + 30, 42, 104)
    p.cypress(134, g + 62, 176, 40)
    p.cypress(872, g + 70, 190, 42)
    return p
