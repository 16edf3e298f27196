import math
from math import cos, radians, sin

from art.drawing import Drawing, P, circ, line, papex, parch, poly, rect


def build() -> Drawing:
    p = Drawing(8)
    C = 500
    g = 938

    def SAINT(x: float, y: float, h: float) -> None:
        h = round(h)
        p.stamp(("s", h), lambda: p.saint(0, 0, h), x, y)

    def PIN(x: float, y: float, w: float, h: float, c: int = 6, sh: float = 0.4) -> None:
        p.stamp(("p", w, h), lambda: p.pinnacle(0, 0, w, h, c, sh), x, y)

    def gable(x: float, y: float, w: float, h: float, cr: int = 6, inner: bool = True) -> None:
        p.stamp(("g", w, h), lambda: gable_(0, 0, w, h, cr), x, y)

    def gable_(x: float, y: float, w: float, h: float, cr: int = 6) -> None:
        d = poly([(x - w / 2, y), (x, y - h), (x + w / 2, y)])
        p.df(d)
        p.w(poly([(x, y), (x, y - h), (x + w / 2, y)]))
        t = 1 - 13 / h
        p.d(poly([(x - w / 2 * t + 2, y), (x, y - h + 15), (x + w / 2 * t - 2, y)], False))
        out = ""
        for sd in (-1, 1):
            for j in range(1, cr):
                u = j / cr
                cx, cy = x + sd * w / 2 * (1 - u), y - h * u
                out += P("M", cx, cy, "Q", cx + sd * 6, cy - 2, cx + sd * 4, cy - 8)
        p.d(out)
        p.d(line(x, y - h, x, y - h - 14) + line(x - 4, y - h - 9, x + 4, y - h - 9))
        p.k(circ(x, y - h - 4, 2.4))
        p.o(poly([(x - w / 2, y), (x, y - h), (x + w / 2, y)], False))

    def tab(x: float, y: float, w: float, h: float) -> None:
        p.stamp("tab", lambda: tab_(0, 0, w, h), x, y)

    def tab_(x: float, y: float, w: float, h: float) -> None:
        """buttress tabernacle: open niche with a statue, gablets, spirelet"""
        b = h * 0.46
        p.df(rect(x - w / 2, y - b, w, b))
        p.dark(parch(x - w * 0.36, y, w * 0.72, y - b * 0.62, 1.0), 2.6)
        SAINT(x, y - 1, b * 0.66)
        p.d(line(x - w / 2 + 2, y, x - w / 2 + 2, y - b) + line(x + w / 2 - 2, y, x + w / 2 - 2, y - b))
        for sd in (-1, 1):
            PIN(x + sd * w * 0.5, y - b + 4, w * 0.22, h * 0.3, 4)
        d = poly([(x - w * 0.34, y - b), (x, y - h), (x + w * 0.34, y - b)])
        p.df(d)
        p.w(poly([(x, y - b), (x, y - h), (x + w * 0.34, y - b)]))
        p.d(
            "".join(
                P(
                    "M",
                    x + sd * w * 0.34 * (1 - u),
                    y - b - (h - b) * u,
                    "Q",
                    x + sd * (w * 0.34 * (1 - u) + 5),
                    y - b - (h - b) * u - 1,
                    x + sd * (w * 0.34 * (1 - u) + 4),
                    y - b - (h - b) * u - 6,
                )
                for sd in (-1, 1)
                for u in [j / 8 for j in range(2, 8)]
            )
        )
        gable(x, y - b, w * 1.08, w * 0.95, 4)
        p.d(line(x, y - h, x, y - h - 8))

    p.sky(130, 560, 18, 0.24)
    # nave roof seen between the towers
    rf = poly([(C - 78, 420), (C - 70, 300), (C + 70, 300), (C + 78, 420)])
    p.df(rf)
    p.w(rf)
    p.hatch(rf, 5, 90)
    p.hatch(rf, 11, 0)
    p.d("".join(P("M", C + q, 300, "V", 291, "M", C + q - 3, 294, "H", C + q + 3) for q in range(-66, 70, 12)))
    # ---- towers ----
    T0, T1 = 92, 408

    def tower(cx: float) -> None:
        w = 80  # half width
        core = rect(cx - w * 0.62, T0 + 26, w * 1.24, T1 - T0 - 26)
        p.df(core)
        p.w(core)
        p.hatch(core, 5, 0)
        # twin belfry lancets
        p.df(rect(cx - 38, T0 + 40, 76, T1 - T0 - 40))
        gable(cx, T0 + 74, 84, 62, 5)
        p.df(parch(cx - 35, T1, 70, T0 + 118, 1.0))
        p.w(parch(cx - 35, T1, 70, T0 + 118, 1.0))
        for x in (-32, 2):
            p.df(parch(cx + x - 1, T1, 32, T0 + 140, 1.1))
            p.dark(parch(cx + x + 3, T1, 24, T0 + 142, 1.1), 3)
            p.d(line(cx + x + 15, T1, cx + x + 15, T0 + 126))
        for x in (-32, 2):
            for y in (T0 + 210, T0 + 270):
                p.df(rect(cx + x + 3, y, 24, 3))
        p.df(circ(cx, T0 + 102, 11))
        p.foil(cx, T0 + 102, 9, 4)
        # octagonal open turrets at the corners
        for sd in (-1, 1):
            x = cx + sd * 61
            tw = 20
            body = rect(x - tw, T0 + 34, 2 * tw, T1 - T0 - 34)
            p.df(body)
            p.w(body)
            for _i, (u, v) in enumerate(((-19, -8), (-6, 6), (8, 19))):
                for ya, yb in ((T0 + 62, T0 + 176), (T0 + 196, T1 - 8)):
                    q = parch(x + u, yb, v - u, ya, 1.1)
                    p.df(q)
                    p.w(q)
                    p.vl(q, [x + u + 2.5, x + u + 4.5, x + v - 4.5, x + v - 2.5])
                    p.d(line(x + (u + v) / 2, yb, x + (u + v) / 2, ya - 4))
            p.bands(x - tw, x + tw, T0 + 180, [(3, 2), (6, 0), (3, 3)])
            p.bands(x - tw, x + tw, T0 + 28, [(4, 4), (5, 1), (4, 3)])
            p.d("".join(line(x + u, T0 + 41, x + u, T1) for u in (-20, -7, 7, 20)))
            for u in (-17, 0, 17):
                PIN(x + u, T0 + 30, 8, 30, 3, 0.4)
            gx = ""
            for u, v in ((-19, -8), (-7, 7), (8, 19)):
                gx += poly([(x + u, T0 + 50), (x + (u + v) / 2, T0 + 36), (x + v, T0 + 50)], False) + poly(
                    [(x + u, T0 + 194), (x + (u + v) / 2, T0 + 182), (x + v, T0 + 194)], False
                )
            p.d(gx)
        # crown: pierced parapet
        p.bands(cx - 42, cx + 42, T0 + 22, [(4, 2), (12, 0), (4, 2)])
        p.h("".join(parch(cx - 40 + j * 8, T0 + 38, 8, T0 + 32, 1) for j in range(10)))
        p.o(P("M", cx - 82, T1, "V", T0 + 30, "M", cx + 82, T1, "V", T0 + 30))
        p.o(line(cx - 40, T0 + 22, cx + 40, T0 + 22))

    p.stamp("tower", lambda: tower(0), C - 155, 0)
    p.stamp("tower", None, C + 155, 0)
    # ---- gallery of kings ----
    y1, y2 = 404, 486
    p.of(rect(C - 243, y1, 486, y2 - y1))
    p.w(rect(C - 243, y1, 486, y2 - y1))

    def king() -> None:
        p.dark(parch(-9, 66, 18, 28, 1.0), 2.8)
        SAINT(0, 66, 43)
        p.df(poly([(-11, 24), (0, 2), (11, 24)]))
        p.d(poly([(-8, 24), (0, 9), (8, 24)], False))
        p.d(line(-11, 24, -11, 66) + line(0, 2, 0, -6))
        p.k(circ(0, -3, 2))
        p.d(circ(0, 18, 3))

    ks = [p.define(king) for _ in range(3)]
    m = 21
    stp = 486 / m
    for j in range(m):
        p.use(ks[(j * 2 + j // 3) % 3], C - 243 + stp * (j + 0.5), y1 + 10)
    p.bands(C - 243, C + 243, y2 - 8, [(4, 4), (5, 2)])
    p.bands(C - 243, C + 243, y1 - 4, [(4, 3)])
    for x in (-243, -74, 74, 243):
        PIN(C + x, y1 + 6, 15, 62, 6)
    gable(C, y1 + 2, 92, 78, 6)
    p.df(circ(C, y1 - 22, 13))
    p.foil(C, y1 - 22, 10, 3)
    # ---- rose storey ----
    yb = 730
    p.of(rect(C - 243, y2, 486, yb - y2))
    p.stones(rect(C - 243, y2, 486, 60), 12, 26, keep=0.35)
    # central arch with the rose
    R = 66
    ry = 590
    p.df(parch(C - 80, yb, 160, 592, 0.6))
    ra = parch(C - 74, yb, 148, 592, 0.6)
    p.df(parch(C - 77, yb, 154, 592, 0.6))
    p.df(ra)
    p.w(ra)
    p.hatch(ra, 4, 0)
    q = []
    for j in range(15):
        t = radians(200 + j * 10)
        q.append(t)
    p.rose(C, ry, R, 12, 2.8)
    p.df(rect(C - 72, ry + 74, 144, 60))
    for j in range(6):
        p.dark(parch(C - 70 + j * 23.5, ry + 130, 22, ry + 96, 1), 2.4)

    # tower windows: twin open lancets
    def twin(x: float = 0) -> None:
        p.df(parch(x - 52, yb, 104, 568, 0.8))
        gable(x, 566, 112, 72, 6)
        hd = parch(x - 48, yb, 96, 566, 0.8)
        p.df(hd)
        p.w(hd)
        for u in (-44, 4):
            p.lancets(x + u, yb, 40, 586, 2, 1.0, True, 3, 3)
        p.df(circ(x, 550, 13))
        p.foil(x, 550, 11, 4)
        p.df(rect(x - 4, 590, 8, yb - 590))
        SAINT(x, 690, 46)
        p.df(rect(x - 6, 690, 12, 8))

    for sd in (-1, 1):
        p.stamp("twin", twin, C + sd * 157, 0)
    # buttresses with tabernacles
    for x in (-226, -91, 91, 226):
        b = rect(C + x - 19, 500, 38, 240)
        p.df(b)
        p.w(rect(C + x + 4, 500, 15, 240))
        p.h(
            line(C + x - 12, 500, C + x - 12, 700)
            + line(C + x + 12, 500, C + x + 12, 700)
            + line(C + x + 15, 500, C + x + 15, 700)
        )
        p.o(P("M", C + x - 19, 640, "V", y2 + 2, "M", C + x + 19, 640, "V", y2 + 2))
        tab(C + x, 668, 44, 180)

    # ---- portals ----
    def portal(cx: float, w: float, ys: float, k: float, orders: int, gw: float, gh: float, deep: float) -> None:
        gy = ys - 18
        # gable behind the archivolts
        gable(cx, gy, gw, gh, 9)
        for j in range(orders + 1):
            o_ = deep * j
            ww = w - 2 * o_
            kk = (k * w - o_) / ww
            d = parch(cx - ww / 2, g, ww, ys, kk)
            p.df(d)
            if j % 2:
                p.w(d)
            if j < orders:  # little figures in the archivolts
                rr = k * w - o_ - deep / 2
                c1 = cx - ww / 2 + deep / 2 + rr
                out = ""
                a_end = math.acos(max(-1, (rr - ww / 2 + deep / 2) / rr))
                mm = max(3, int(rr * a_end / 11))
                for q in range(mm):
                    a = a_end * (q + 0.5) / mm
                    for sd in (-1, 1):
                        X, Y = cx + sd * (rr * cos(a) - (c1 - cx)), ys - rr * sin(a)
                        out += circ(X, Y, deep * 0.2) + line(
                            X - sd * deep * 0.28, Y + deep * 0.4, X + sd * deep * 0.2, Y + deep * 0.36
                        )
                p.h(out)
        ww = w - 2 * deep * orders
        kk = (k * w - deep * orders) / ww
        d = parch(cx - ww / 2, g, ww, ys, kk)
        p.dark(d, 3)
        ap = papex(ww, ys, kk)
        rc = ww * 0.25
        cy = ys - (ys - ap) * 0.32
        p.df(circ(cx, cy, rc + 3))
        p.dark(circ(cx, cy, rc), 2.2)
        p.foil(cx, cy, rc * 0.92, 6)
        p.df(circ(cx, cy, rc * 0.22))
        p.df(rect(cx - ww / 2, ys + 6, ww, 9))
        p.df(rect(cx - ww / 2, ys + 15, ww, g - ys - 15))
        for sd in (0, 1):  # doors
            x0 = cx - ww / 2 + sd * (ww / 2 + 2) + 2
            q = rect(x0, ys + 24, ww / 2 - 6, g - ys - 24)
            p.dark(q, 3, 90)
        p.df(rect(cx - 4, ys + 15, 8, g - ys - 15))
        SAINT(cx, g - 20, min(50, g - ys - 30))
        p.df(rect(cx - 6, g - 20, 12, 20))
        for sd in (-1, 1):  # jamb statues
            for j in range(orders):
                x = cx + sd * (w / 2 - deep * (j + 0.5))
                p.df(rect(x - deep / 2, g - 36, deep, 36))
                SAINT(x, g - 36, 50)
                p.h(line(x - deep / 2, g - 28, x + deep / 2, g - 28))
                p.df(
                    poly(
                        [
                            (x - deep * 0.5, ys + 6),
                            (x - deep * 0.4, ys - 3),
                            (x + deep * 0.4, ys - 3),
                            (x + deep * 0.5, ys + 6),
                        ]
                    )
                )

    base = rect(C - 262, 792, 524, g - 792)
    p.df(base)
    p.stones(base, 13, 28, keep=0.4)
    for sd in (-1, 1):
        x = C + sd * 248
        gable(x, 800, 52, 62, 6)
        p.df(parch(x - 23, g, 46, 822, 0.9))
        p.dark(parch(x - 17, g - 40, 34, 824, 0.95), 3)
        SAINT(x - 8, g - 40, 50)
        SAINT(x + 8, g - 40, 50)
        p.df(rect(x - 25, g - 40, 50, 40))
        p.h(line(x - 25, g - 32, x + 25, g - 32))
    for sd in (-1, 1):
        p.stamp("portal", lambda: portal(0, 128, 858, 0.75, 3, 138, 142, 10), C + sd * 160, 0)
    for sd in (-1, 1):
        for x, t in ((91, 190), (226, 150)):
            b = rect(C + sd * x - 11, 760, 22, g - 760)
            p.df(b)
            p.h(line(C + sd * x + 5, 760, C + sd * x + 5, g) + line(C + sd * x + 8, 760, C + sd * x + 8, g))
            PIN(C + sd * x, 766, 22, 96, 7)
    portal(C, 178, 848, 0.72, 4, 192, 190, 11)
    # Coronation group in the great gable
    p.df(parch(C - 25, 716, 50, 694, 0.8))
    p.dark(parch(C - 22, 716, 44, 694, 0.8), 3)
    SAINT(C - 9, 716, 30)
    SAINT(C + 9, 716, 30)
    p.df(rect(C - 29, 716, 58, 4))
    for sd in (-1, 1):
        x = C + sd * 160
        p.df(parch(x - 15, 764, 30, 748, 0.8))
        p.dark(parch(x - 12, 764, 24, 748, 0.8), 3)
        SAINT(x, 764, 22)
        p.df(rect(x - 17, 764, 34, 3))
    # steps and ground
    p.bands(C - 268, C + 268, g, [(7, 4), (7, 12)])
    p.o(line(120, g + 14, 880, g + 14))
    p.ground(100, 900, g + 14, 36, 5, 0.6)
    p.o(P("M", C - 243, 728, "V", 400, "M", C + 243, 728, "V", 400))
    # a line of low houses for scale
    for x, w, h in ((118, 46, 60), (164, 58, 82), (778, 52, 76), (830, 50, 58)):
        y = g + 14
        p.hf(rect(x, y - h, w, h))
        r = poly([(x - 4, y - h), (x + 8, y - h - 22), (x + w - 8, y - h - 22), (x + w + 4, y - h)])
        p.hf(r)
        p.w(r)
        p.hatch(r, 6, 90)
        p.h(
            "".join(
                rect(x + 8 + c * 15, y - h + 12 + rw * 22, 7, 11)
                for c in range(int((w - 8) / 15))
                for rw in range(int(h / 24))
            )
        )
    return p
