from art.drawing import Drawing, P, circ, line, poly, rect


def onion(cx: float, yb: float, rb: float, h: float, bulge: float = 1.13) -> str:
    """bulbous dome outline from drum width 2*rb at yb up to the tip"""
    R = rb * bulge
    return P(
        "M",
        cx - rb,
        yb,
        "C",
        cx - R * 1.02,
        yb - h * 0.12,
        cx - R * 1.08,
        yb - h * 0.36,
        cx - R * 0.86,
        yb - h * 0.56,
        "C",
        cx - R * 0.66,
        yb - h * 0.74,
        cx - R * 0.2,
        yb - h * 0.86,
        cx,
        yb - h,
        "C",
        cx + R * 0.2,
        yb - h * 0.86,
        cx + R * 0.66,
        yb - h * 0.74,
        cx + R * 0.86,
        yb - h * 0.56,
        "C",
        cx + R * 1.08,
        yb - h * 0.36,
        cx + R * 1.02,
        yb - h * 0.12,
        cx + rb,
        yb,
        "Z",
    )


def keel(x: float, yb: float, w: float, ys: float, rise: float) -> str:
    """four-centred Mughal arch"""
    m = x + w / 2
    return P(
        "M",
        x,
        yb,
        "V",
        ys,
        "C",
        x,
        ys - rise * 0.62,
        x + w * 0.2,
        ys - rise * 0.72,
        m,
        ys - rise,
        "C",
        x + w * 0.8,
        ys - rise * 0.72,
        x + w,
        ys - rise * 0.62,
        x + w,
        ys,
        "V",
        yb,
        "Z",
    )


def build() -> Drawing:
    p = Drawing(31)
    C = 500
    g = 770
    yP = g - 46  # top of the marble plinth
    p.sky(140, 480, 16, 0.28)

    def dome(cx: float, yb: float, rb: float, h: float, m: int = 11) -> None:
        d = onion(cx, yb, rb, h)
        p.put("o f" if rb > 20 else "d f", d)
        R = rb * 1.13
        p.w(
            P(
                "M",
                cx + rb * 0.3,
                yb,
                "C",
                cx + R * 0.5,
                yb - h * 0.36,
                cx + R * 0.45,
                yb - h * 0.6,
                cx,
                yb - h,
                "C",
                cx + R * 0.2,
                yb - h * 0.86,
                cx + R * 0.66,
                yb - h * 0.74,
                cx + R * 0.86,
                yb - h * 0.56,
                "C",
                cx + R * 1.08,
                yb - h * 0.36,
                cx + R * 1.02,
                yb - h * 0.12,
                cx + rb,
                yb,
                "Z",
            )
        )
        out = ""
        for t in [*[0.25, 0.42, 0.56, 0.67, 0.76, 0.83, 0.89, 0.94][:m], -0.94, -0.86]:
            out += P(
                "M",
                cx + rb * t,
                yb,
                "C",
                cx + R * 1.02 * t,
                yb - h * 0.12,
                cx + R * 1.08 * t,
                yb - h * 0.36,
                cx + R * 0.86 * t,
                yb - h * 0.56,
                "C",
                cx + R * 0.66 * t,
                yb - h * 0.72,
                cx + R * 0.2 * t,
                yb - h * 0.84,
                cx + R * 0.04 * t,
                yb - h * 0.93,
            )
        (p.h(out) if rb > 14 else None)
        p.put("o" if rb > 20 else "d", d)
        # lotus crown and finial
        y = yb - h
        a = rb * 0.2
        p.df(
            P(
                "M",
                cx - a * 1.3,
                y + h * 0.1,
                "Q",
                cx - a * 0.9,
                y + h * 0.02,
                cx,
                y - h * 0.02,
                "Q",
                cx + a * 0.9,
                y + h * 0.02,
                cx + a * 1.3,
                y + h * 0.1,
                "Q",
                cx,
                y + h * 0.06,
                cx - a * 1.3,
                y + h * 0.1,
                "Z",
            )
        )
        p.h(
            "".join(
                P("M", cx + a * t, y + h * 0.08, "Q", cx + a * t * 0.7, y + h * 0.03, cx, y)
                for t in (-0.8, -0.4, 0, 0.4, 0.8)
            )
        )
        f = h * 0.22
        p.d(line(cx, y, cx, y - f))
        p.k(circ(cx, y - f * 0.3, rb * 0.05 + 1) + circ(cx, y - f * 0.58, rb * 0.035 + 0.8))
        p.d(P("M", cx - rb * 0.07, y - f * 0.98, "Q", cx, y - f * 0.7, cx + rb * 0.07, y - f * 0.98))

    def chhatri(cx: float, yb: float, r: float, h: float) -> None:
        """pavilion: columns with cusped arches, eave, small onion dome"""
        hh = h * 0.36
        p.df(rect(cx - r * 0.9, yb - hh, r * 1.8, hh))
        for u in (-0.62, 0, 0.62):
            q = keel(cx + u * r - r * 0.25, yb, r * 0.5, yb - hh * 0.55, hh * 0.3)
            p.df(q)
            p.k(q)
        p.df(
            poly(
                [
                    (cx - r * 1.25, yb - hh + 2),
                    (cx - r * 0.95, yb - hh - h * 0.06),
                    (cx + r * 0.95, yb - hh - h * 0.06),
                    (cx + r * 1.25, yb - hh + 2),
                ]
            )
        )
        p.df(rect(cx - r * 0.84, yb - hh - h * 0.12, r * 1.68, h * 0.06))
        dome(cx, yb - hh - h * 0.12, r * 0.8, h * 0.44, 6)

    # minarets: behind ones nearer the centre and smaller, front ones at the plinth corners
    def minaret(x: float, yb: float, h: float, r: float, taper: float = 0.74) -> None:
        rt = r * taper
        d = poly([(x - r, yb), (x - rt, yb - h * 0.83), (x + rt, yb - h * 0.83), (x + r, yb)])
        p.of(d)
        p.cyl(d, x - r, x + r, 7, left=1)
        p.w(poly([(x + r * 0.2, yb), (x + rt * 0.2, yb - h * 0.83), (x + rt, yb - h * 0.83), (x + r, yb)]))
        st = ""
        for j in range(1, 40):
            t = j / 40
            rr = r + (rt - r) * t
            st += line(x - rr, yb - h * 0.83 * t, x + rr, yb - h * 0.83 * t)
        p.h(st)
        for t in (0.34, 0.64, 0.99):
            rr = r + (rt - r) * t
            y = yb - h * 0.83 * t
            p.of(poly([(x - rr - 1, y + 11), (x - rr - 7, y + 2), (x + rr + 7, y + 2), (x + rr + 1, y + 11)]))
            p.df(rect(x - rr - 7, y - 7, 2 * rr + 14, 9))
            p.h(
                "".join(
                    line(x - rr - 7 + q * 4, y - 7, x - rr - 7 + q * 4, y + 2)
                    for q in range(1, int((2 * rr + 14) / 4) + 1)
                )
            )
        chhatri(x, yb - h * 0.83 - 7, rt * 1.12, h * 0.22)

    p.stamp("min1", lambda: minaret(0, 0, 328, 12), 216, yP - 2)
    p.stamp("min1", None, 784, yP - 2)
    # central drum and great dome
    yR = yP - 206  # roof of the main block
    drm = rect(C - 93, yR - 78, 186, 82)
    p.of(drm)
    p.cyl(drm, C - 93, C + 93, 12, left=2)
    p.w(rect(C + 28, yR - 78, 65, 82))
    p.bands(C - 93, C + 93, yR - 84, [(5, 5), (5, 2), (9, 0)])
    p.h(
        "".join(
            P("M", C - 93 + j * 9.3, yR - 65, "Q", C - 88.3 + j * 9.3, yR - 76, C - 83.7 + j * 9.3, yR - 65)
            for j in range(20)
        )
    )
    dome(C, yR - 84, 93, 208)
    for sd in (-1, 1):
        chhatri(C + sd * 142, yR - 2, 32, 118)
    # main block: front face, chamfered corners
    _f0, _f1 = 218, 152
    W_ = 226
    blk = rect(C - W_, yR, 2 * W_, yP - yR)
    p.of(blk)
    for sd in (-1, 1):
        rect(C + sd * (W_ + 152) / 2 - 37, yR, 74, yP - yR)
    p.w(rect(C + 156, yR, 70, yP - yR))
    p.h("".join(line(C + q, yR, C + q, yP) for q in (222, 217, 211)))

    def niche(x: float, yb: float, w: float, h: float, cls: str = "d") -> None:
        """framed pishtaq niche, two panels deep"""
        p.df(rect(x - w / 2 - 5, yb - h, w + 10, h))
        p.d(rect(x - w / 2 - 1, yb - h + 4, w + 2, h - 4))
        q = keel(x - w / 2 + 4, yb, w - 8, yb - h * 0.52, h * 0.3)
        p.df(q)
        p.w(q)
        p.hatch(q, 3, 0)
        b = keel(x - w / 4, yb, w / 2, yb - h * 0.36, h * 0.16)
        p.df(b)
        p.dark(b, 2.2, 0, True)
        p.h(
            P(
                "M",
                x - w / 2 + 4,
                yb - h * 0.5,
                "L",
                x - w / 4,
                yb - h * 0.42,
                "M",
                x + w / 2 - 4,
                yb - h * 0.5,
                "L",
                x + w / 4,
                yb - h * 0.42,
                "M",
                x,
                yb - h * 0.81,
                "V",
                yb - h * 0.53,
                "M",
                x - w * 0.2,
                yb - h * 0.74,
                "L",
                x - w * 0.1,
                yb - h * 0.5,
                "M",
                x + w * 0.2,
                yb - h * 0.74,
                "L",
                x + w * 0.1,
                yb - h * 0.5,
            )
        )
        for sd in (-1, 1):
            p.h(
                P(
                    "M",
                    x + sd * (w / 2 - 3),
                    yb - h + 9,
                    "Q",
                    x + sd * (w * 0.25),
                    yb - h + 8,
                    x + sd * w * 0.14,
                    yb - h * 0.86,
                    "M",
                    x + sd * (w / 2 - 5),
                    yb - h * 0.82,
                    "Q",
                    x + sd * w * 0.34,
                    yb - h * 0.9,
                    x + sd * w * 0.3,
                    yb - h * 0.84,
                )
                + circ(x + sd * w * 0.36, yb - h * 0.88, 2.2)
            )

    for sd in (-1, 1):
        for x, w in ((110, 52), (189, 46)):
            for yb in (yP, yP - 100):
                p.stamp(("n", w), lambda: niche(0, 0, w, 92), C + sd * x, yb)
        for x in (74, 149, 226):
            p.df(rect(C + sd * x - 4, yR - 16, 8, yP - yR + 16))
            p.h(line(C + sd * x + 1.5, yR - 14, C + sd * x + 1.5, yP))
            p.k(circ(C + sd * x, yR - 27, 2.4))
            p.df(
                P(
                    "M",
                    C + sd * x - 5,
                    yR - 16,
                    "Q",
                    C + sd * x - 6,
                    yR - 24,
                    C + sd * x,
                    yR - 30,
                    "Q",
                    C + sd * x + 6,
                    yR - 24,
                    C + sd * x + 5,
                    yR - 16,
                    "Z",
                )
            )
    p.bands(C - W_, C + W_, yR - 6, [(5, 3), (8, 0)])
    p.h(
        "".join(
            P("M", C - W_ + j * 9, yR + 7, "Q", C - W_ + j * 9 + 4.5, yR - 2, C - W_ + j * 9 + 9, yR + 7)
            for j in range(50)
        )
    )
    p.shadow(C - W_, C + W_, yR + 7, 7, 2)
    p.bands(C - W_, C + W_, yP - 104, [(4, 0)])
    # great pishtaq
    hp = 244
    p.of(rect(C - 76, yP - hp, 152, hp))
    p.w(rect(C + 52, yP - hp, 24, hp))
    p.bands(C - 76, C + 76, yP - hp - 5, [(5, 3), (9, 0)])
    p.h(
        "".join(
            P("M", C - 76 + j * 8, yP - hp + 9, "Q", C - 72 + j * 8, yP - hp, C - 68 + j * 8, yP - hp + 9)
            for j in range(19)
        )
    )
    p.d(rect(C - 66, yP - hp + 16, 132, hp - 16))
    p.d(rect(C - 54, yP - hp + 28, 108, hp - 28))
    # calligraphy band: small ticks, no letters
    p.h(
        "".join(
            P(
                "M",
                C + sd * 60 - 4,
                y,
                "Q",
                C + sd * 60,
                y - 5,
                C + sd * 60 + 4,
                y,
                "M",
                C + sd * 60 - 2,
                y + 3,
                "H",
                C + sd * 60 + 3,
            )
            for sd in (-1, 1)
            for y in range(int(yP - hp + 30), int(yP - 6), 9)
        )
        + "".join(
            P("M", x, yP - hp + 24, "Q", x + 4, yP - hp + 18, x + 7, yP - hp + 24) for x in range(C - 56, C + 52, 9)
        )
    )
    q = keel(C - 50, yP, 100, yP - 138, 66)
    p.of(q)
    p.w(q)
    p.hatch(q, 3, 0)
    for sd in (-1, 1):
        p.h(
            P(
                "M",
                C + sd * 50,
                yP - hp + 34,
                "C",
                C + sd * 20,
                yP - hp + 30,
                C + sd * 30,
                yP - hp + 52,
                C + sd * 12,
                yP - hp + 46,
                "M",
                C + sd * 50,
                yP - 150,
                "C",
                C + sd * 56,
                yP - 182,
                C + sd * 34,
                yP - 184,
                C + sd * 44,
                yP - 204,
                "M",
                C + sd * 48,
                yP - hp + 44,
                "C",
                C + sd * 34,
                yP - hp + 44,
                C + sd * 40,
                yP - hp + 58,
                C + sd * 26,
                yP - hp + 56,
            )
            + circ(C + sd * 40, yP - hp + 44, 4)
        )
    # inside: vault ribs, two-storey back wall
    b = rect(C - 33, yP - 126, 66, 126)
    p.df(b)
    p.w(b)
    p.d(P("M", C - 50, yP - 140, "L", C - 33, yP - 126, "M", C + 50, yP - 140, "L", C + 33, yP - 126))
    p.h(
        "".join(
            P("M", C, yP - 203, "Q", C + u * 0.6, yP - 170, C + u, yP - 128) for u in (-33, -22, -11, 0, 11, 22, 33)
        )
        + "".join(
            P("M", C - 38 + j * 2, yP - 150 - j * 13, "Q", C, yP - 160 - j * 13, C + 38 - j * 2, yP - 150 - j * 13)
            for j in range(3)
        )
    )
    p.dark(keel(C - 20, yP, 40, yP - 54, 22), 2, 0, True)
    p.df(keel(C - 16, yP - 84, 32, yP - 100, 14))
    p.dark(keel(C - 13, yP - 84, 26, yP - 99, 12), 2.2)
    for sd in (-1, 1):
        p.df(rect(C + sd * 76 - 4, yP - hp - 18, 8, hp + 18))
        p.k(circ(C + sd * 76, yP - hp - 27, 2.4))
        p.df(
            P(
                "M",
                C + sd * 76 - 5,
                yP - hp - 17,
                "Q",
                C + sd * 76 - 6,
                yP - hp - 25,
                C + sd * 76,
                yP - hp - 32,
                "Q",
                C + sd * 76 + 6,
                yP - hp - 25,
                C + sd * 76 + 5,
                yP - hp - 17,
                "Z",
            )
        )
    # plinth
    p.of(rect(60, yP, 880, g - yP))
    p.bands(60, 940, yP - 3, [(4, 4), (5, 1)])
    p.shadow(60, 940, yP + 6, 8, 2)
    p.stones(rect(60, yP + 8, 1, 1), 10, 10)
    m = 27
    for j in range(m):
        x = 66 + 868 * (j + 0.5) / m
        if abs(x - C) > 40:
            p.h(keel(x - 10, g - 4, 20, g - 20, 10) + rect(x - 13, g - 34, 26, 30))
    p.dark(keel(C - 18, g, 36, g - 18, 12), 2.4)
    p.d(rect(C - 30, yP + 6, 60, g - yP - 6))
    p.stamp("min2", lambda: minaret(0, 0, 392, 15), 96, yP + 2)
    p.stamp("min2", None, 904, yP + 2)
    p.o(line(20, g, 980, g))
    # garden: pool with reflection, cypresses
    p.p(rect(20, g + 1.5, 960, 200))
    pool = poly([(C - 40, g + 16), (C + 40, g + 16), (C + 92, 950), (C - 92, 950)])
    p.df(pool)
    p.w(pool)
    p.hl(pool, [g + 22 + j * 4 + j * j * 0.22 for j in range(22)])
    p.d(poly([(C - 50, g + 10), (C + 50, g + 10), (C + 112, 956), (C - 112, 956)]))
    p.h(poly([(C - 120, g + 10), (C - 235, 956)], False) + poly([(C + 120, g + 10), (C + 235, 956)], False))
    p.ground(30, C - 250, g, 170, 7, 0.5)
    p.ground(C + 250, 970, g, 170, 7, 0.5)
    for x, y, h in ((84, 812, 74), (100, 846, 92), (118, 892, 118), (140, 952, 150)):
        for sd in (-1, 1):
            p.cypress(C + sd * (x * 1.18 + 4), y, h, h * 0.24)
    return p
