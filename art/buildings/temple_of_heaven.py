from math import cos, radians, sin, sqrt

from art.drawing import Drawing, P, circ, line, poly, rect, smooth


def build() -> Drawing:
    p = Drawing(81)
    C = 500
    g = 850
    p.sky(150, 560, 17, 0.28)

    def roof(yt: float, at: float, yb: float, ab: float, ribs: int = 15) -> float:
        """conical tiled roof with sweeping curve; eave seen slightly from below"""
        s = ab * 0.045
        d = P(
            "M",
            C - at,
            yt,
            "C",
            C - at - (ab - at) * 0.25,
            yt + (yb - yt) * 0.62,
            C - ab * 0.8,
            yb - (yb - yt) * 0.12,
            C - ab,
            yb - 4,
            "Q",
            C,
            yb - 4 + s * 2.2,
            C + ab,
            yb - 4,
            "C",
            C + ab * 0.8,
            yb - (yb - yt) * 0.12,
            C + at + (ab - at) * 0.25,
            yt + (yb - yt) * 0.62,
            C + at,
            yt,
            "Z",
        )
        p.of(d)
        p.w(d)
        out = ""
        N = ribs * 2
        for j in range(-N, N + 1):
            t = sin(radians(88 * j / N))
            bow = s * 1.1 * (1 - t * t)
            out += P(
                "M",
                C + at * t,
                yt,
                "C",
                C + (at + (ab - at) * 0.25) * t,
                yt + (yb - yt) * 0.62 + bow * 0.5,
                C + ab * 0.8 * t,
                yb - (yb - yt) * 0.12 + bow * 0.9,
                C + ab * t,
                yb - 4 + bow,
            )
        p.h(out)
        # shade on the right
        p.h(
            "".join(
                P(
                    "M",
                    C + at * t,
                    yt,
                    "C",
                    C + (at + (ab - at) * 0.25) * t,
                    yt + (yb - yt) * 0.62,
                    C + ab * 0.8 * t,
                    yb - (yb - yt) * 0.12,
                    C + ab * t,
                    yb - 3,
                )
                for t in (0.72, 0.8, 0.865, 0.915, 0.95, 0.975)
            )
        )
        # eave: tile ends
        e = P(
            "M",
            C - ab,
            yb - 4,
            "Q",
            C,
            yb - 4 + s * 2.2,
            C + ab,
            yb - 4,
            "V",
            yb + 4,
            "Q",
            C,
            yb + 4 + s * 2.2,
            C - ab,
            yb + 4,
            "Z",
        )
        p.of(e)
        p.h(
            "".join(
                circ(C + ab * t, yb + 0.2 + s * 1.1 * (1 - t * t), 2.3)
                for t in [sin(radians(86 * j / 24)) for j in range(-24, 25)]
            )
        )
        return s

    def brackets(y: float, a: float, h: float, s: float, m: int = 12) -> None:
        """band of dougong under the eave, between painted beams"""
        d = P("M", C - a, y, "Q", C, y + s * 1.8, C + a, y, "V", y + h, "Q", C, y + h + s * 1.6, C - a, y + h, "Z")
        p.df(d)
        p.w(d)
        p.hatch(d, 3, 0)
        for j in range(-m, m + 1):
            t = sin(radians(84 * j / m))
            x = C + a * t
            yy = y + s * 0.9 * (1 - t * t)
            w = a * 0.055 * max(0.3, sqrt(1 - t * t))
            p.df(
                poly(
                    [
                        (x - w * 1.1, yy + 2),
                        (x + w * 1.1, yy + 2),
                        (x + w * 0.75, yy + h * 0.36),
                        (x + w * 0.8, yy + h * 0.36),
                        (x + w * 0.4, yy + h * 0.72),
                        (x - w * 0.4, yy + h * 0.72),
                        (x - w * 0.8, yy + h * 0.36),
                        (x - w * 0.75, yy + h * 0.36),
                    ]
                )
            )

    # finial
    tiers = [(238, 16, 366, 196), (412, 150, 506, 270), (548, 228, 630, 340)]
    p.of(
        P(
            "M",
            C - 9,
            244,
            "Q",
            C - 22,
            226,
            C - 12,
            212,
            "Q",
            C - 20,
            196,
            C,
            176,
            "Q",
            C + 20,
            196,
            C + 12,
            212,
            "Q",
            C + 22,
            226,
            C + 9,
            244,
            "Z",
        )
    )
    p.d(line(C - 12, 212, C + 12, 212) + line(C - 14, 230, C + 14, 230))
    p.hatch(P("M", C + 2, 180, "Q", C + 20, 196, C + 12, 212, "Q", C + 22, 226, C + 9, 244, "H", C + 2, "Z"), 3, 0)
    # body of the hall: twelve columns, lattice doors
    yb = 752
    a = 226
    body = rect(C - a, 640, 2 * a, yb - 640)
    p.of(body)
    p.w(body)
    for j in range(-6, 7):
        t0, t1 = sin(radians(15 * j - 7.5)), sin(radians(15 * j + 7.5))
        x0, x1 = C + a * max(-1, t0), C + a * min(1, t1)
        if x1 - x0 > 14:
            q = rect(x0 + 3, 668, x1 - x0 - 6, yb - 668)
            p.df(q)
            p.hatch(rect(x0 + 3, 668, x1 - x0 - 6, 52), 4, 45)
            p.hatch(rect(x0 + 3, 668, x1 - x0 - 6, 52), 4, -45)
            p.d(line((x0 + x1) / 2, 668, (x0 + x1) / 2, yb) + line(x0 + 3, 720, x1 - 3, 720))
            p.h(rect(x0 + 7, 726, (x1 - x0) / 2 - 10, 20) + rect((x0 + x1) / 2 + 3, 726, (x1 - x0) / 2 - 10, 20))
    for j in range(-6, 6):
        x = C + a * sin(radians(15 * j + 7.5))
        w = 7.5 * max(0.35, cos(radians(15 * j + 7.5)))
        q = rect(x - w, 650, 2 * w, yb - 650)
        p.df(q)
        p.cyl(q, x - w, x + w, 4, left=0)
    p.k(rect(C - 14, 690, 28, yb - 690))
    p.df(rect(C - a - 4, 648, 2 * a + 8, 20))
    p.hatch(rect(C - a - 4, 648, 2 * a + 8, 20), 7, 60)
    p.h("".join(circ(C + a * sin(radians(12 * j)), 658, 5) for j in range(-7, 8)))
    s3 = tiers[2][3] * 0.045
    brackets(632, 250, 18, s3)
    roof(*tiers[2])
    brackets(510, 236, 36, tiers[1][3] * 0.045)
    p.bands(C - 232, C + 232, 545, [(5, 2)])
    roof(*tiers[1])
    brackets(370, 160, 38, tiers[0][3] * 0.045)
    p.bands(C - 154, C + 154, 408, [(5, 2)])
    roof(*tiers[0])
    # the tablet under the top eave (blank)
    p.of(rect(C - 15, 372, 30, 44))
    p.d(rect(C - 10, 377, 20, 34))
    # three marble terraces with balustrades and stairs
    for i, (aa, y0, y1) in enumerate(((306, yb, 784), (376, 784, 818), (446, 818, g))):
        p.of(rect(C - aa, y0, 2 * aa, y1 - y0))
        p.bands(C - aa, C + aa, y0, [(5, 3)])
        p.shadow(C - aa, C + aa, y0 + 5, 8, 2)
        m = 26 + i * 4
        bh = 17
        for j in range(m + 1):
            x = C - aa + 2 * aa * j / m
            if abs(x - C) < 62:
                continue
            p.df(rect(x - 2.4, y0 - bh - 5, 4.8, bh + 5))
            p.k(circ(x, y0 - bh - 6, 2.6))
        for sd in (-1, 1):
            xa, xb = sorted((C + sd * aa, C + sd * 66))
            p.d(line(xa, y0 - bh, xb, y0 - bh) + line(xa, y0 - bh + 5, xb, y0 - bh + 5))
            p.h(line(xa, y0 - 4, xb, y0 - 4))
        p.h(
            "".join(
                P("M", x - 4, y1 - 8, "Q", x, y1 - 16, x + 4, y1 - 8, "Q", x, y1 - 4, x - 4, y1 - 8)
                for x in range(int(C - aa + 20), int(C + aa - 10), 30)
            )
        )
    st = poly([(C - 46, yb), (C + 46, yb), (C + 70, g + 4), (C - 70, g + 4)])
    p.of(st)
    p.hl(st, [yb + 4 + j * 4.6 for j in range(21)])
    rp = poly([(C - 14, yb), (C + 14, yb), (C + 22, g + 4), (C - 22, g + 4)])
    p.df(rp)
    p.w(rp)
    p.h(
        smooth([(C - 4, yb + 10), (C + 8, yb + 26), (C - 10, yb + 44), (C + 10, yb + 62), (C - 8, yb + 84)])
        + smooth([(C + 4, yb + 14), (C - 8, yb + 30), (C + 12, yb + 50), (C - 10, yb + 70), (C + 10, yb + 90)])
    )
    for sd in (-1, 1):
        p.of(poly([(C + sd * 46, yb - 10), (C + sd * 54, yb - 10), (C + sd * 80, g + 4), (C + sd * 70, g + 4)]))
    p.o(line(30, g + 4, 970, g + 4))
    p.ground(40, 960, g + 6, 70, 6, 0.5)
    return p
