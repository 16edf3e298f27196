from collections.abc import Callable
from math import cos, radians, sin

from art.drawing import Drawing, P, line, rect


def build() -> Drawing:
    p = Drawing(61)
    g = 800
    p.sky(120, 420, 17, 0.28)
    # tower slab behind (Gwathmey Siegel), limestone grid
    sl = rect(150, 262, 330, 500)
    p.df(sl)
    p.h(
        "".join(line(150 + j * 16.5, 262, 150 + j * 16.5, 700) for j in range(1, 20))
        + "".join(line(150, 262 + j * 16.5, 480, 262 + j * 16.5) for j in range(1, 28))
    )
    p.d(line(150, 270, 480, 270))
    for x, y, w in ((40, 480, 106), (884, 420, 90)):  # neighbours
        p.hf(rect(x, y, w, g - y))
        p.h(
            "".join(
                rect(x + 10 + c * 20, yy, 9, 15) for yy in range(y + 16, g - 60, 30) for c in range(int((w - 12) / 20))
            )
        )
        p.hf(rect(x - 4, y - 6, w + 8, 6))
    eye = 815

    def ring(
        cx: float, a0: float, a1: float, yt: float, yb: float, dark_below: float = 0, wash: bool = True
    ) -> Callable[[float, float], float]:
        """one band of the spiral: leaning outward upwards; seen from below, so edges bow up"""
        b = lambda y, a: max(0.5, (eye - y) * 0.085 * a / 300)
        d = P(
            "M",
            cx - a1,
            yt,
            "A",
            a1,
            b(yt, a1),
            0,
            0,
            1,
            cx + a1,
            yt,
            "L",
            cx + a0,
            yb,
            "A",
            a0,
            b(yb, a0),
            0,
            0,
            0,
            cx - a0,
            yb,
            "Z",
        )
        p.of(d)
        n_ = 12
        xs = ""
        for j in range(n_):
            t = radians(24 + 66 * (j / n_) ** 0.75)
            xs += P("M", cx + a1 * sin(t), yt - b(yt, a1) * cos(t), "L", cx + a0 * sin(t), yb - b(yb, a0) * cos(t))
        for t in (radians(-80), radians(-74)):
            xs += P("M", cx + a1 * sin(t), yt - b(yt, a1) * cos(t), "L", cx + a0 * sin(t), yb - b(yb, a0) * cos(t))
        p.h(xs)
        t = radians(38)
        p.w(
            P(
                "M",
                cx + a1 * sin(t),
                yt - b(yt, a1) * cos(t),
                "A",
                a1,
                b(yt, a1),
                0,
                0,
                1,
                cx + a1,
                yt,
                "L",
                cx + a0,
                yb,
                "A",
                a0,
                b(yb, a0),
                0,
                0,
                0,
                cx + a0 * sin(t),
                yb - b(yb, a0) * cos(t),
                "Z",
            )
        )
        p.d(P("M", cx - a1 + 2, yt + 5, "A", a1 - 2, b(yt + 5, a1), 0, 0, 1, cx + a1 - 2, yt + 5))
        return b

    def gap(cx: float, a: float, yt: float, yb: float) -> None:
        """the dark ribbon of glass between two bands"""
        b = lambda y: max(0.5, (eye - y) * 0.085 * a / 300)
        d = P(
            "M",
            cx - a,
            yt - 2,
            "A",
            a,
            b(yt),
            0,
            0,
            1,
            cx + a,
            yt - 2,
            "L",
            cx + a,
            yb,
            "A",
            a,
            b(yb),
            0,
            0,
            0,
            cx - a,
            yb,
            "Z",
        )
        p.df(d)
        p.w(d)
        p.k(
            P(
                "M",
                cx - a,
                yt - 2,
                "A",
                a,
                b(yt),
                0,
                0,
                1,
                cx + a,
                yt - 2,
                "V",
                yt + 5,
                "A",
                a,
                b(yt),
                0,
                0,
                0,
                cx - a,
                yt + 5,
                "Z",
            )
        )
        p.h(
            "".join(
                P("M", cx - a, y, "A", a, b(y), 0, 0, 1, cx + a, y)
                for y in [yt + 6 + q * 2.4 for q in range(int((yb - yt - 4) / 2.4))]
            )
        )
        p.d(
            "".join(
                line(
                    cx + a * sin(radians(t)),
                    yt - b(yt) * cos(radians(t)),
                    cx + a * sin(radians(t)),
                    yb - b(yb) * cos(radians(t)),
                )
                for t in range(-80, 81, 10)
            )
        )

    # the great rotunda, right; bands from the top (widest) down
    cx = 655
    # glass dome seen as a flat cap with ribs
    p.df(P("M", cx - 150, 300, "Q", cx, 214, cx + 150, 300, "Z"))
    p.h(
        "".join(
            P("M", cx + q * 150, 299, "Q", cx + q * 90, 262 - 20 * (1 - q * q), cx, 257)
            for q in (-0.85, -0.6, -0.35, -0.12, 0.12, 0.35, 0.6, 0.85)
        )
    )
    tiers = [(300, 274, 322, 405), (262, 242, 432, 502), (232, 216, 528, 590), (206, 196, 616, 668)]
    gap(cx, 190, 664, 712)
    for i in (3, 2, 1, 0):
        a1, a0, yt, yb = tiers[i]
        if i < 3:
            gap(cx, tiers[i + 1][0] - 12, yb - 2, tiers[i + 1][2] + 2)
        ring(cx, a0, a1, yt, yb)
    # small rotunda (monitor), left
    mx = 262
    rect(110, 560, 380, 150)
    p.df(P("M", mx - 62, 420, "Q", mx, 384, mx + 62, 420, "Z"))
    p.h("".join(line(mx + q * 60, 420, mx + q * 30, 398) for q in (-0.8, -0.4, 0, 0.4, 0.8)))
    for a1, a0, yt, yb in ((118, 112, 556, 640),):
        gap(mx, 100, 500, 560)
        ring(mx, a0, a1, yt, yb)
    gap(mx, 92, 460, 500)
    ring(mx, 112, 118, 428, 468)
    ring(mx, 104, 110, 498, 524)

    # the long band over the street, joining the two
    bd = P(
        "M",
        96,
        640,
        "H",
        520,
        "L",
        560,
        652,
        "H",
        930,
        "Q",
        944,
        652,
        944,
        668,
        "V",
        700,
        "Q",
        944,
        716,
        930,
        716,
        "H",
        112,
        "Q",
        96,
        716,
        96,
        700,
        "Z",
    )
    p.of(bd)
    p.w(P("M", 96, 694, "H", 944, "V", 700, "Q", 944, 716, 930, 716, "H", 112, "Q", 96, 716, 96, 700, "Z"))
    p.d(line(98, 648, 530, 648))
    p.h(line(98, 694, 944, 694))
    p.h("".join(line(104, y, 938, y) for y in (699, 703.5, 708, 712)))
    # ground floor in shade below, glass and piers
    gf = rect(130, 716, 790, g - 716)
    p.df(gf)
    p.w(gf)
    p.hatch(gf, 3.2, 0)
    for x in range(150, 910, 38):
        p.d(line(x, 726, x, g))
    for x, w in ((120, 46), (372, 34), (540, 40), (862, 66)):
        p.df(rect(x, 716, w, g - 716))
        p.h("".join(line(x + w - q, 716, x + w - q, g) for q in (3, 6, 10)))
    d = P("M", 400, g, "V", 750, "Q", 400, 738, 412, 738, "H", 532, "V", g, "Z")
    p.df(d)
    p.hatch(d, 4, 90)
    p.w(d)
    # round medallion of the pavement, planting, kerb
    for x, w in ((70, 150), (730, 210)):
        d = P(
            "M",
            x,
            g + 6,
            "Q",
            x + w * 0.1,
            g - 22,
            x + w * 0.3,
            g - 18,
            "Q",
            x + w * 0.5,
            g - 34,
            x + w * 0.7,
            g - 18,
            "Q",
            x + w * 0.94,
            g - 22,
            x + w,
            g + 6,
            "Z",
        )
        p.df(d)
        p.w(d)
        p.hatch(d, 4.4, 70, trim=18)
    p.p(rect(20, g + 2, 960, 150))
    p.o(line(24, g + 4, 976, g + 4))
    p.d(line(24, g + 20, 976, g + 20))
    p.ground(40, 960, g + 22, 90, 7, 0.45)
    for x, k in ((332, 1), (350, -1), (600, 1), (820, -1)):
        p.figure(x, g + 16, 34, k)
    p.tree(70, g + 10, 46, 200)
    return p
