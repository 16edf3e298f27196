"""metres: portico 33.1 wide, 8 columns 14.15 high / 1.48 thick, entablature 3.4, pediment apex 24.6; second pediment on the block;
drum 56 wide, cornices at 12.5 / 22 / 31; 7 steps, cap to 44.6, oculus 9 wide."""

from math import cos, radians, sin

from art.drawing import Drawing, P, circ, ell, line, poly, rarch, rect, smooth


def build() -> Drawing:
    p = Drawing(131)
    K = 15.8
    C = 510
    g = 838
    X = lambda m: C + K * m
    Y = lambda m: g - K * m
    p.sky(70, 520, 17, 0.26)
    # ---- stepped dome ----
    _r, _z = 26.2, 31.2
    [(19.6 * sin(a) / sin(radians(90)), 0) for a in (0,)]
    R, zc = 27.6, 17.6  # outer sphere of the cap
    pts = [(R * sin(radians(t)), zc + R * cos(radians(t))) for t in (48, 44, 39, 34, 29, 24, 19, 14, 9.6)]
    cp = (
        P(
            "M",
            X(-pts[0][0]),
            Y(pts[0][1]),
            *[v for q in pts[1:] for v in ("L", X(-q[0]), Y(q[1]))],
            *[v for q in reversed(pts) for v in ("L", X(q[0]), Y(q[1]))],
        )
        + "Z"
    )
    p.of(cp)
    mer = lambda a: P("M", X(pts[0][0] * a), Y(pts[0][1]), *[v for q in pts[1:] for v in ("L", X(q[0] * a), Y(q[1]))])
    p.w(
        P(
            "M",
            X(pts[0][0] * 0.3),
            Y(pts[0][1]),
            *[v for q in pts[1:] for v in ("L", X(q[0] * 0.3), Y(q[1]))],
            *[v for q in reversed(pts) for v in ("L", X(q[0]), Y(q[1]))],
        )
        + "Z"
    )
    p.h(
        "".join(
            mer(a)
            for a in (
                -0.97,
                -0.91,
                -0.82,
                -0.55,
                -0.2,
                0.15,
                0.38,
                0.5,
                0.6,
                0.68,
                0.75,
                0.81,
                0.86,
                0.9,
                0.935,
                0.965,
                0.985,
            )
        )
    )
    p.of(rect(X(-4.9), Y(45.3), 9.8 * K, 0.75 * K))
    p.hatch(rect(X(1), Y(45.3), 3.9 * K, 0.75 * K), 3, 90)
    for j in range(7):  # seven steps, lowest drawn last
        j = 6 - j
        rr = 26.4 - j * 0.98
        zt = 32 + j * 0.82 + 0.82
        d = rect(X(-rr), Y(zt), 2 * rr * K, 0.82 * K)
        p.put("o f" if j == 0 else "d f", d)
        p.cyl(d, X(-rr), X(rr), 15, left=3)
        p.w(rect(X(rr * 0.3), Y(zt), rr * 0.7 * K, 0.82 * K))
        p.o(
            P(
                "M",
                X(-rr),
                Y(zt - 0.82),
                "V",
                Y(zt),
                "h".upper(),
                X(-rr + 0.98),
                "M",
                X(rr),
                Y(zt - 0.82),
                "V",
                Y(zt),
                "H",
                X(rr - 0.98),
            )
        )
    # ---- drum: brick with relieving arches, three cornices ----
    D = 27.8
    dr = rect(X(-D), Y(31), 2 * D * K, 31 * K)
    p.of(dr)
    p.w(rect(X(D * 0.62), Y(31), D * 0.38 * K, 31 * K))
    p.stones(dr, 7, 30, keep=0.22)
    for _zb, zt in ((13.3, 21.6), (22.9, 30.4)):
        for a in (-74, -56.5, -41, 41, 56.5, 74):
            x = X(D * sin(radians(a)))
            w = 5.6 * K * cos(radians(a))
            h = min(w * 0.5, 46)
            ys = Y(zt) + 16 + h
            q = lambda e: P(
                "M",
                x - w / 2 - e * cos(radians(a)),
                ys,
                "A",
                w / 2 + e * cos(radians(a)),
                h + e,
                0,
                0,
                1,
                x + w / 2 + e * cos(radians(a)),
                ys,
            )
            p.d(q(0) + q(11))
            p.h(
                "".join(
                    line(
                        x - (w / 2) * cos(t),
                        ys - h * sin(t),
                        x - (w / 2 + 11 * cos(radians(a))) * cos(t),
                        ys - (h + 11) * sin(t),
                    )
                    for t in [radians(v) for v in range(0, 181, 12)]
                )
            )
    rect(X(D * 0.72), Y(31), D * 0.28 * K, 31 * K)
    p.cyl(dr, X(-D), X(D), 16, left=4)
    for zt, pr, _m in ((31.8, 12, 1), (22.6, 9, 0), (13, 8, 0)):
        p.bands(X(-D), X(D), Y(zt), [(5, pr), (5, pr * 0.6), (5, 2)])
        p.dentils(X(-D), X(D), Y(zt) + 10, 5, 5, 6)
        p.shadow(X(-D), X(D), Y(zt) + 15, 13, 2)
    for x, z1 in ((-24.6, 18.6), (24.6, 18.6), (-21, 9), (21.8, 9)):
        p.k(rect(X(x) - 5, Y(z1), 10, 18))
    p.o(P("M", X(-D), Y(0), "V", Y(31), "M", X(D), Y(0), "V", Y(31)))
    # ---- block between drum and portico, with the second pediment ----
    B = 17.5
    bl = rect(X(-B), Y(31), 2 * B * K, 31 * K)
    p.of(bl)
    p.stones(rect(X(-B), Y(31), 2 * B * K, 14 * K), 8, 30, keep=0.32)
    p.w(rect(X(B) - 16, Y(31), 16, 31 * K))
    p.h("".join(line(X(B) - q, Y(31), X(B) - q, Y(0)) for q in (3, 6, 10, 15)))
    p.w(rect(X(B) + 2, Y(30.6), 34, 30.6 * K))
    p.hatch(rect(X(B) + 2, Y(30.6), 30, 30.6 * K), 4.5, 90)
    p.bands(X(-B), X(B), Y(32), [(6, 14), (5, 9), (5, 3)])
    p.dentils(X(-B), X(B), Y(32) + 11, 5, 5, 6)
    p.shadow(X(-B), X(B), Y(32) + 16, 12, 2)
    p.o(line(X(-B) - 14, Y(32), X(B) + 14, Y(32)))
    a2 = Y(30.0)
    b2 = Y(22.6)
    p.df(poly([(X(-B), b2), (C, a2), (X(B), b2), (X(B), b2 + 10), (C, a2 + 11), (X(-B), b2 + 10)]))
    p.h(poly([(X(-B) + 6, b2 + 14), (C, a2 + 17), (X(B) - 6, b2 + 14)], False))
    t2 = poly([(X(-B) + 6, b2 + 14), (C, a2 + 17), (X(B) - 6, b2 + 14), (X(B) - 6, b2 + 60), (X(-B) + 6, b2 + 60)])
    p.w(t2)
    p.hatch(t2, 6, 0, trim=30)
    # ---- portico ----
    yc, ye = Y(14.15), Y(17.5)
    pw = 16.6 * K
    sp = rect(C - pw + 6, yc - 2, 2 * pw - 12, g - yc - 8)
    p.df(sp)
    p.w(sp)
    p.w(sp)
    p.hatch(sp, 3.1, 0)
    p.hatch(rect(C - pw + 6, yc, 2 * pw - 12, 70), 3.1, 90)
    # back wall: door and two niches, inner columns
    for sd in (-1, 1):
        q = rarch(X(sd * 8.9) - 34, g - 14, 68, Y(8.6))
        p.df(q)
        p.dark(q, 2.4, 0)
        p.hatch(q, 4, 90)
        for x in (4.6, 13.4):
            q = rect(X(sd * x) - 9 + sd * 14, yc, 18, g - yc - 14)
            p.hf(q)
            p.w(q)
            p.hatch(q, 3.4, 90)
    p.df(rect(X(-3.3), Y(11.6), 6.6 * K, 11.6 * K - 12))
    p.df(rect(X(-3.7), Y(12.2), 7.4 * K, 9))
    q = rect(X(-2.7), Y(11), 5.4 * K, 11 * K - 12)
    p.dark(q, 2.2, 0)
    gr = rect(X(-2.7), Y(11), 5.4 * K, 3.2 * K)
    p.df(gr)
    p.dark(gr, 3.2, 0, True)
    p.df(rect(X(-2.9), Y(7.9), 5.8 * K, 6))
    for sd in (-1, 1):
        for yy, hh in ((Y(7.2), 44), (Y(4.1), 46)):
            p.df(rect(C + sd * 21 - 15, yy, 30, hh))
            p.h(rect(C + sd * 21 - 11, yy + 4, 22, hh - 8))
    p.d(line(C, Y(7.6), C, g - 12))
    col = p.define(lambda: p.corinthian(0, 0, 14.15 * K - 10, 23.4))
    xs = [-15.85, -11.35, -6.85, -2.4, 2.4, 6.85, 11.35, 15.85]
    for x in xs:
        p.w(rect(X(x) + 10, yc, 9, g - yc - 10))
    for x in xs:
        p.use(col, X(x), g - 10)
    p.shadow(C - pw + 4, C + pw - 4, yc, 0, 2)
    # entablature: plain, letters only as ticks; pediment with dowel holes
    p.bands(C - pw, C + pw, ye, [(5, 15), (5, 11), (6, 6), (4, 3), (20, 0), (4, 2), (5, 1), (5, 0)])
    p.dentils(C - pw, C + pw, ye + 10, 4.4, 6, 4.4)
    p.shadow(C - pw, C + pw, ye + 20, 6, 1.6)
    p.h("".join(line(x, ye + 26, x, ye + 36) for x in [C - pw + 60 + j * 13.7 for j in range(30)] if int(x * 7) % 5))
    p.o(line(C - pw - 15, ye, C + pw + 15, ye))
    p.o(line(C - pw, yc, C + pw, yc))
    ap = Y(24.9)
    p.of(poly([(C - pw - 18, ye), (C, ap), (C + pw + 18, ye)]))
    ty = poly([(C - pw + 30, ye - 3), (C, ap + 25), (C + pw - 30, ye - 3)])
    p.d(
        poly([(C - pw - 2, ye - 2), (C, ap + 8), (C + pw + 2, ye - 2)], False)
        + poly([(C - pw + 14, ye - 2), (C, ap + 16), (C + pw - 14, ye - 2)], False)
    )
    p.df(ty)
    p.w(ty)
    p.h(
        "".join(
            rect(C + sd * (pw - 2) * (1 - t) - 2.2, ye - 9 - (ye - ap - 20) * t, 4.4, 6)
            for sd in (-1, 1)
            for t in [j / 34 for j in range(2, 33)]
        )
    )
    p.hatch(
        poly(
            [
                (C - pw + 30, ye - 3),
                (C, ap + 25),
                (C + pw - 30, ye - 3),
                (C + pw - 70, ye - 3),
                (C, ap + 42),
                (C - pw + 70, ye - 3),
            ]
        ),
        3,
        0,
    )
    for _ in range(64):  # dowel holes of the lost bronze
        u = p.r.uniform(-1, 1)
        t = p.r.uniform(0.1, 0.8)
        yy = ye - 8 - (ye - ap - 44) * (1 - abs(u)) * t
        p.k(circ(C + u * (pw - 60), yy, 1.5))
    p.stones(poly([(C - pw + 60, ye - 3), (C, ap + 44), (C + pw - 60, ye - 3)]), 17, 40, keep=0.35)
    # step, pavement
    p.of(rect(C - pw - 20, g - 11, 2 * pw + 40, 12))
    p.h(line(C - pw - 20, g - 5, C + pw + 20, g - 5))
    p.o(line(24, g, 976, g))
    p.p(rect(20, g + 1.5, 960, 150))
    p.ground(30, 970, g, 110, 7, 0.5)
    for x, y, h in ((388, g + 8, 25), (400, g + 10, 24), (640, g + 22, 27), (742, g + 6, 25), (880, g + 46, 30)):
        p.k(P("M", x - h * 0.15, y, "L", x - h * 0.1, y - h * 0.74, "H", x + h * 0.1, "L", x + h * 0.15, y, "Z"))
        p.k(circ(x, y - h * 0.87, h * 0.1))
        p.h("".join(line(x, y + k, x + h * 0.9 - k * 3, y + k) for k in (1, 3)))
    # fountain with a little obelisk, left of the axis
    fx, fy = 150, 934
    ob = poly([(fx - 13, fy - 96), (fx - 9, fy - 232), (fx, fy - 252), (fx + 9, fy - 232), (fx + 13, fy - 96)])
    p.of(ob)
    p.w(poly([(fx + 3, fy - 96), (fx + 2, fy - 232), (fx, fy - 252), (fx + 9, fy - 232), (fx + 13, fy - 96)]))
    p.h("".join(line(fx + q, fy - 96, fx + q * 0.7, fy - 232) for q in (6, 8.5, 10.6)))
    p.d(line(fx - 9, fy - 232, fx + 9, fy - 232))
    for j in range(7):
        y = fy - 112 - j * 17
        p.h(rect(fx - 5, y - 9, 5, 6) + P("M", fx + 2, y - 8, "L", fx + 6, y - 3) + circ(fx + 1, y + 1, 2))
    p.d(line(fx, fy - 252, fx, fy - 276))
    p.k(circ(fx, fy - 256, 3))
    p.d(line(fx - 5, fy - 268, fx + 5, fy - 268))
    p.df(P("M", fx - 15, fy - 96, "H", fx + 15, "L", fx + 20, fy - 84, "H", fx - 20, "Z"))
    p.df(rect(fx - 18, fy - 84, 36, 26))
    p.h("".join(line(fx + q, fy - 84, fx + q, fy - 58) for q in (8, 11, 14)))
    p.df(
        smooth(
            [
                (fx - 30, fy - 30),
                (fx - 27, fy - 50),
                (fx - 16, fy - 60),
                (fx + 16, fy - 60),
                (fx + 27, fy - 50),
                (fx + 30, fy - 30),
            ]
        )
        + "Z"
    )
    p.hatch(
        smooth([(fx + 6, fy - 30), (fx + 8, fy - 52), (fx + 16, fy - 58), (fx + 27, fy - 50), (fx + 30, fy - 30)])
        + "Z",
        3,
        60,
    )
    for sd in (-1, 1):
        p.d(smooth([(fx + sd * 26, fy - 46), (fx + sd * 40, fy - 48), (fx + sd * 47, fy - 28)]))
        p.df(ell(fx + sd * 27, fy - 45, 7, 6))
    bs = P(
        "M",
        fx - 62,
        fy - 30,
        "Q",
        fx - 66,
        fy - 20,
        fx - 56,
        fy - 12,
        "L",
        fx - 50,
        fy,
        "H",
        fx + 50,
        "L",
        fx + 56,
        fy - 12,
        "Q",
        fx + 66,
        fy - 20,
        fx + 62,
        fy - 30,
        "Z",
    )
    p.of(bs)
    p.w(
        P(
            "M",
            fx + 14,
            fy - 30,
            "V",
            fy,
            "H",
            fx + 50,
            "L",
            fx + 56,
            fy - 12,
            "Q",
            fx + 66,
            fy - 20,
            fx + 62,
            fy - 30,
            "Z",
        )
    )
    p.cyl(bs, fx - 60, fx + 60, 10, left=2)
    p.d(line(fx - 61, fy - 24, fx + 61, fy - 24))
    for j in range(3):
        p.df(rect(fx - 62 - j * 12, fy + j * 6, 124 + j * 24, 6))
    p.ground(fx - 40, fx + 150, fy + 18, 16, 3.4, 0.9)
    return p
