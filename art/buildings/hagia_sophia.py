"""South side, flat (K 10): dome 31.9 m wide inside, top 55.6, 40 ribs and windows (20 seen); great blind arch between two pairs of buttress towers;
half-domes west (left) and east (right); two stout western minarets, a slim brick one south-east, a fluted one north-east (about 60 m); tombs in front."""

from math import cos, radians, sin

from art.drawing import Drawing, P, circ, cut, flat, line, poly, rarch, rect


def build() -> Drawing:
    p = Drawing(141)
    C = 508
    g = 822
    p.sky(90, 560, 18, 0.28)

    def stripes(d: str, gap: float = 9) -> None:  # courses of brick in the stone
        subs = flat(d)
        ys = [y for u in subs for _, y in u]
        y = min(ys) + gap
        while y < max(ys):
            for (a, _), (b, _) in cut(subs, 0, y, 1, y):
                p.h(line(a, y, b, y) + line(a, y + 2.4, b, y + 2.4))
            y += gap

    def tw(x: float, y: float, w: float, h: float) -> None:
        p.stamp(("tw", w, h), lambda: tw_(0, 0, w, h), x, y)

    def tw_(x: float, y: float, w: float, h: float) -> None:
        p.df(rarch(x - w / 2 - 3, y + 3, w + 6, y - h + w / 2))
        q = rarch(x - w / 2, y, w, y - h + w / 2)
        p.dark(q, 2.4, 0, True)

    def minaret(x: float, yb: float, yt: float, r: float, kind: float = 0) -> None:
        """shaft, balcony on corbels, upper shaft, lead cone"""
        H = yb - yt
        yB = yt + H * 0.34
        yc = yt + H * 0.19
        d = poly([(x - r, yb), (x - r * 0.86, yB), (x + r * 0.86, yB), (x + r, yb)])
        p.of(d)
        p.w(poly([(x + r * 0.2, yb), (x + r * 0.17, yB), (x + r * 0.86, yB), (x + r, yb)]))
        if kind == 2:
            p.h(
                "".join(
                    line(x - r * (1 - 0.14 * t), yb - (yb - yB) * t, x + r * (1 - 0.14 * t), yb - (yb - yB) * t)
                    for t in [j / 52 for j in range(1, 52)]
                )
            )
        p.h(
            "".join(
                line(x + r * q, yb, x + r * 0.86 * q, yB)
                for q in ((-0.8, -0.5, -0.1, 0.3, 0.55, 0.74, 0.88) if kind < 2 else (-0.5, 0.5, 0.8))
            )
        )
        d = rect(x - r * 0.66, yc, r * 1.32, yB - yc)
        p.of(d)
        p.cyl(d, x - r * 0.66, x + r * 0.66, 6, left=1)
        p.of(poly([(x - r * 0.86, yB + 12), (x - r * 1.3, yB - 3), (x + r * 1.3, yB - 3), (x + r * 0.86, yB + 12)]))
        p.h("".join(line(x + r * q * 0.9, yB + 11, x + r * q * 1.3, yB - 3) for q in (-0.7, -0.4, -0.1, 0.2, 0.5, 0.8)))
        p.df(rect(x - r * 1.32, yB - 15, r * 2.64, 12))
        p.h(
            "".join(
                line(x - r * 1.32 + j * 4, yB - 15, x - r * 1.32 + j * 4, yB - 3) for j in range(1, int(r * 0.66) + 1)
            )
        )
        p.k(rect(x - 2.4, yB - 26, 5, 11))
        p.bands(x - r * 0.66, x + r * 0.66, yc - 4, [(5, 3)])
        cn = poly([(x - r * 0.74, yc - 4), (x, yt), (x + r * 0.74, yc - 4)])
        p.of(cn)
        p.w(cn)
        p.h("".join(line(x, yt + 4, x + r * 0.74 * q, yc - 4) for q in (-0.4, 0, 0.25, 0.45, 0.62, 0.76, 0.88)))
        p.d(line(x, yt, x, yt - 20))
        p.k(circ(x, yt - 5, 2.2))
        p.d(P("M", x - 4, yt - 25, "Q", x, yt - 16, x + 4, yt - 25))

    minaret(196, g - 90, 246, 19)
    minaret(826, g - 100, 244, 15, 1)
    # ---- half-domes left (west) and right (east) with windows at their foot ----
    ys = g - 262
    yT = g - 408
    for sd in (-1, 1):
        d = P(
            "M",
            C + sd * 170,
            yT,
            "C",
            C + sd * 270,
            yT + 8,
            C + sd * 342,
            yT + 66,
            C + sd * 352,
            ys - 16,
            "L",
            C + sd * 170,
            ys - 16,
            "Z",
        )
        p.of(d)
        p.w(d)
        p.h(
            "".join(
                P(
                    "M",
                    C + sd * 170,
                    yT + k * 12,
                    "C",
                    C + sd * (262 - k * 10),
                    yT + 10 + k * 13,
                    C + sd * (330 - k * 16),
                    yT + 66 + k * 10,
                    C + sd * (344 - k * 20),
                    ys - 16,
                )
                for k in range(1, 8)
            )
        )
        if sd > 0:
            p.hatch(
                P(
                    "M",
                    C + 250,
                    yT + 24,
                    "C",
                    C + 300,
                    yT + 40,
                    C + 342,
                    yT + 90,
                    C + 352,
                    ys - 16,
                    "L",
                    C + 262,
                    ys - 16,
                    "Z",
                ),
                4,
                90,
            )
        q = rect(min(C + sd * 170, C + sd * 358), ys - 18, 188, 34)
        p.of(q)
        p.stones(q, 9, 20, keep=0.4)
        for k in range(5):
            x = C + sd * (196 + k * 33)
            tw(x, ys + 14, 11, 26)
        p.bands(min(C + sd * 170, C + sd * 358), max(C + sd * 170, C + sd * 358), ys - 22, [(4, 3)])
        # exedra: smaller half-dome lower and further out
        e = P(
            "M",
            C + sd * 280,
            ys + 14,
            "C",
            C + sd * 340,
            ys + 10,
            C + sd * 392,
            ys + 34,
            C + sd * 398,
            ys + 80,
            "L",
            C + sd * 280,
            ys + 80,
            "Z",
        )
        p.of(e)
        p.w(e)
        p.h(
            "".join(
                P(
                    "M",
                    C + sd * 280,
                    ys + 22 + k * 9,
                    "C",
                    C + sd * (332 - k * 6),
                    ys + 20 + k * 9,
                    C + sd * (382 - k * 14),
                    ys + 44 + k * 6,
                    C + sd * (390 - k * 16),
                    ys + 80,
                )
                for k in range(5)
            )
        )
        w = rect(min(C + sd * 268, C + sd * 402), ys + 78, 134, 44)
        p.of(w)
        p.stones(w, 9, 20, keep=0.4)
        for k in range(3):
            x = C + sd * (306 + k * 34)
            tw(x, ys + 116, 11, 28)
    # ---- square base of the dome and great arch ----
    bs = rect(C - 186, yT - 10, 372, g - yT + 10)
    p.of(bs)
    p.stones(rect(C - 186, yT - 10, 372, 120), 9, 24, keep=0.35)
    R = 146
    yA = g - 256
    for k in range(3):
        p.d(P("M", C - R - k * 7, yA, "A", R + k * 7, (R - 4 + k * 7) * 0.98, 0, 0, 1, C + R + k * 7, yA))
    p.h(
        "".join(
            line(C + R * cos(a), yA - (R - 4) * 0.98 * sin(a), C + (R + 14) * cos(a), yA - (R + 10) * 0.98 * sin(a))
            for a in [radians(k * 4) for k in range(46)]
        )
    )
    ty = P("M", C - R, yA, "A", R, (R - 4) * 0.98, 0, 0, 1, C + R, yA, "V", yA + 30, "H", C - R, "Z")
    p.df(ty)
    p.w(ty)
    p.hatch(ty, 4.6, 0)
    for k in range(-2, 3):
        tw(C + k * 42, yA - 56 - 0, 22, 58 - abs(k) * 9)
    for k in range(-3, 4):
        tw(C + k * 38, yA + 16, 22, 52)
    # cornice of the base
    p.bands(C - 186, C + 186, yT - 16, [(5, 6), (5, 3)])
    p.shadow(C - 186, C + 186, yT - 6, 8, 2)
    # ---- drum of ribs and windows, dome ----
    yd = yT - 16
    D = 172
    dr = P("M", C - D, yd, "V", yd - 44, "H", C + D, "V", yd, "Z")
    p.of(dr)
    p.w(dr)
    p.hatch(dr, 3.4, 0)
    cap = P(
        "M",
        C - D + 2,
        yd - 38,
        "C",
        C - D + 4,
        yd - 98,
        C - 86,
        yd - 136,
        C,
        yd - 138,
        "C",
        C + 86,
        yd - 136,
        C + D - 4,
        yd - 98,
        C + D - 2,
        yd - 38,
        "Z",
    )
    p.of(cap)
    p.w(cap)
    mer = lambda t: P("M", C + (D - 2) * t, yd - 38, "C", C + (D - 4) * t, yd - 98, C + 86 * t, yd - 134, C, yd - 138)
    p.h(
        "".join(
            mer(sin(radians(9 * k + 4.5))) + (mer(sin(radians(9 * k + 2.5))) if k > 0 else "") for k in range(-10, 10)
        )
    )
    p.hatch(
        P(
            "M",
            C + 112,
            yd - 38,
            "C",
            C + 110,
            yd - 92,
            C + 64,
            yd - 132,
            C + 20,
            yd - 137,
            "C",
            C + 90,
            yd - 134,
            C + D - 4,
            yd - 98,
            C + D - 2,
            yd - 38,
            "Z",
        ),
        3.8,
        0,
    )
    for k in range(-10, 11):  # ribs as little buttresses, sin spacing
        a = radians(9 * k)
        x = C + D * sin(a)
        w = max(3, 9.5 * cos(a))
        p.df(
            poly(
                [
                    (x - w / 2, yd),
                    (x - w / 2, yd - 40),
                    (x - w * 0.34, yd - 56),
                    (x + w * 0.34, yd - 56),
                    (x + w / 2, yd - 40),
                    (x + w / 2, yd),
                ]
            )
        )
        p.h(line(x + w * 0.22, yd, x + w * 0.22, yd - 46))
        if k < 10:
            x2 = C + D * sin(radians(9 * k + 4.5))
            w2 = 13 * cos(radians(9 * k + 4.5))
            if w2 > 3.2:
                p.df(rarch(x2 - w2 / 2, yd, w2, yd - 30))
                p.k(rarch(x2 - w2 * 0.34, yd - 2, w2 * 0.68, yd - 28))
    p.bands(C - D, C + D, yd - 2, [(4, 5)])
    p.o(P("M", C - D, yd, "V", yd - 40, "M", C + D, yd, "V", yd - 40))
    p.o(cap[: cap.rindex("Z")])
    p.d(line(C, yd - 138, C, yd - 178))
    p.k(circ(C, yd - 144, 4) + circ(C, yd - 154, 3))
    p.o(P("M", C - 7, yd - 186, "Q", C - 8, yd - 172, C, yd - 172, "Q", C + 8, yd - 172, C + 7, yd - 186))
    # ---- buttress towers ----
    for sd in (-1, 1):
        x0, x1 = sorted((C + sd * 152, C + sd * 236))
        yt = g - 384
        q = rect(x0, yt, x1 - x0, g - yt)
        p.of(q)
        stripes(rect(x0, yt + 8, x1 - x0, 190), 13)
        p.w(rect(x1 - 26, yt, 26, g - yt))
        p.hatch(rect(x1 - 26, yt, 26, g - yt), 4.2, 90)
        rf = poly([(x0 - 4, yt), (x0 + 14, yt - 26), (x1 - 14, yt - 26), (x1 + 4, yt)])
        p.of(rf)
        p.w(rf)
        p.h("".join(line(x0 - 4 + k * 9.2, yt, x0 + 14 + k * 5.6, yt - 26) for k in range(1, 10)))
        xm = (x0 + x1) / 2
        p.df(rect(xm - 13, yt - 40, 26, 16))
        dd = P("M", xm - 15, yt - 40, "C", xm - 15, yt - 60, xm + 15, yt - 60, xm + 15, yt - 40, "Z")
        p.df(dd)
        p.w(dd)
        p.hatch(P("M", xm + 2, yt - 40, "L", xm + 2, yt - 54, "Q", xm + 14, yt - 54, xm + 15, yt - 40, "Z"), 2.6, 80)
        p.d(line(xm, yt - 55, xm, yt - 64))
        p.bands(x0, x1, yt - 4, [(5, 4)])
        p.shadow(x0, x1, yt + 1, 7, 2)
        for yy, hh in ((yt + 48, 40), (yt + 128, 44)):
            tw(xm - 6, yy + hh, 18, hh)
        tw(xm - 6, yt + 238, 24, 58)
        p.stones(rect(x0, yt + 246, x1 - x0 - 28, g - yt - 250), 11, 24, keep=0.45)
    # ---- galleries and aisles below, flying buttress shapes ----
    yG = g - 196
    for sd in (-1, 1):
        x0, x1 = sorted((C + sd * 236, C + sd * 404))
        q = rect(x0, yG, x1 - x0, g - yG)
        p.of(q)
        p.stones(q, 10, 26, keep=0.4)
        p.w(rect(x1 - 30, yG, 30, g - yG)) if sd > 0 else None
        rf = poly([(x0 - 3, yG), (x0 + 8, yG - 18), (x1 - 8, yG - 18), (x1 + 3, yG)])
        p.df(rf)
        p.w(rf)
        p.hatch(rf, 5, 80)
        for k in range(3):
            tw(x0 + 30 + k * 54, yG + 70, 26, 50)
        for k in range(3):
            tw(x0 + 30 + k * 54, yG + 146, 28, 54)
        for u in (x0 + 57, x0 + 111):
            d = poly([(u - 8, g), (u - 8, yG + 20), (u + 8, yG + 20), (u + 12, yG + 70), (u + 12, g)])
            p.of(d)
            p.w(rect(u + 2, yG + 22, 8, g - yG - 22))
            stripes(d, 17)
        p.bands(x0, x1, yG - 4, [(4, 4)])
    q = rect(C - 152, g - 226, 304, 226)
    p.of(q)
    stripes(rect(C - 152, g - 226, 304, 96), 16)
    rf = poly([(C - 152, g - 226), (C - 152, g - 240), (C + 152, g - 240), (C + 152, g - 226)])
    p.df(rf)
    p.w(rf)
    p.hatch(rf, 5, 70)
    for k in range(-3, 4):
        tw(C + k * 41, g - 138, 26, 62)
    for k in range(-3, 4):
        tw(C + k * 41, g - 46, 28, 64)
    p.bands(C - 152, C + 152, g - 124, [(4, 2), (3, 0)])
    p.shadow(C - 152, C + 152, g - 117, 8, 2)
    # near minarets
    minaret(82, g, 216, 22)
    minaret(934, g, 236, 15, 2)
    p.of(rect(54, g - 96, 56, 96))
    p.w(rect(90, g - 96, 20, 96))
    stripes(rect(54, g - 96, 56, 96), 16)
    p.of(rect(912, g - 86, 44, 86))
    p.w(rect(940, g - 86, 16, 86))
    p.stones(rect(912, g - 86, 44, 86), 10, 20, keep=0.5)
    for a, b, y in ((54, 110, g - 96), (912, 956, g - 86)):
        p.bands(a, b, y - 4, [(5, 3)])

    # ---- tombs: low domed blocks in front ----
    def tomb(x: float, w: float, h: float, r: float) -> None:
        d = P(
            "M", x - r, g + 4 - h, "C", x - r, g + 4 - h - r * 1.05, x + r, g + 4 - h - r * 1.05, x + r, g + 4 - h, "Z"
        )
        p.of(d)
        p.w(d)
        p.h(
            "".join(
                P(
                    "M",
                    x + r * t,
                    g + 4 - h,
                    "C",
                    x + r * t,
                    g + 4 - h - r * 0.8,
                    x + r * t * 0.5,
                    g + 4 - h - r * 0.78,
                    x,
                    g + 4 - h - r * 0.79,
                )
                for t in (-0.8, -0.4, 0, 0.35, 0.55, 0.7, 0.82, 0.92)
            )
        )
        p.d(line(x, g + 4 - h - r * 0.78, x, g + 4 - h - r * 0.78 - 16))
        p.k(circ(x, g + 4 - h - r * 0.8 - 4, 2))
        p.of(rect(x - w / 2, g + 4 - h, w, h + 10))
        p.w(rect(x + w * 0.28, g + 4 - h, w * 0.22, h + 10))
        p.bands(x - w / 2, x + w / 2, g - h, [(5, 3)])
        p.stones(rect(x - w / 2, g + 8 - h, w, h), 9, 20, keep=0.35)
        for k in (-1, 0, 1):
            tw(x + k * w * 0.29, g - 4, 11, 30)

    tomb(C - 92, 104, 56, 50)
    tomb(C + 66, 116, 62, 56)
    tomb(C + 196, 84, 46, 40)
    p.p(rect(16, g + 14, 970, 140))
    p.o(line(20, g + 14, 980, g + 14))
    p.ground(30, 970, g + 14, 90, 6, 0.5)
    for x, r, h in ((150, 40, 96), (246, 46, 112), (322, 34, 80), (752, 40, 96), (838, 46, 110), (900, 30, 70)):
        p.tree(x, g + 22, r, h)
    return p
