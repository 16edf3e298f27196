import itertools
from math import hypot

from art.drawing import Drawing, P, circ, cut, ell, flat, line, poly, rect
from art.engrave import Points


def cut_in(subs: list[Points], x: float, y: float) -> bool:
    return any(a[0] <= x <= b[0] for a, b in cut(subs, 0, y, 1, y))


def build() -> Drawing:
    p = Drawing(11)
    C = 500
    g = 960
    p.sky(110, 600, 17, 0.27)
    r = p.r

    # neighbours, thin, so that they stay behind
    def block(x: float, y: float, w: float, steps: float = 0, cw: float = 11, ch: int = 15) -> None:
        p.hf(rect(x, y, w, g - y))
        p.w(rect(x + w * 0.62, y, w * 0.38, g - y))
        out = ""
        for yy in range(int(y) + 12, g - 12, ch):
            for j in range(int((w - 8) / cw)):
                if r.random() < 0.8:
                    out += line(x + 8 + j * cw, yy, x + 8 + j * cw, yy + 6)
        p.h(out)
        p.d(P("M", x, g, "V", y, "H", x + w, "V", g))

    block(40, 800, 70)
    block(205, 836, 74)
    block(96, 716, 74)
    p.hf(rect(108, 690, 50, 26))
    p.hf(poly([(116, 690), (133, 652), (150, 690)]))
    p.h(line(133, 652, 133, 630))
    block(160, 772, 52)
    block(260, 870, 120)
    block(20, 868, 90)
    block(700, 846, 70)
    block(806, 742, 66)
    p.hf(rect(818, 722, 42, 20))
    block(752, 800, 66)
    block(866, 806, 90)
    block(905, 760, 40)
    block(640, 884, 90)
    # ---- shaft ----
    Y = 664
    hw = 126
    sh = rect(C - hw, Y, 2 * hw, g - Y)
    p.of(sh)
    fl = 25
    yb1 = 798  # storeys are left out at the break, as in any elevation of a tower

    def floor() -> None:
        # one storey: corner bays with bands, central bays with piers
        for sd in (-1, 1):
            for u in (hw - 20, hw - 40):
                p.k(rect(sd * u - 5, 8, 10, 12))
                p.d(rect(sd * u - 6, 7, 12, 14))
            p.h("".join(line(sd * (hw - 1), q, sd * (hw - 51), q) for q in (2, 3.7, 5.4, 22.5, 24)))
        for u in (-56, -34, -12, 12, 34, 56):
            p.k(rect(u - 5.5, 9, 11, 11))
            p.d(rect(u - 6.5, 8, 13, 13))
            p.h("".join(line(u - 6, q, u + 6, q) for q in (1.5, 3.5, 5.5, 23.5)))

    F = p.define(floor)
    for j in range(5):
        p.use(F, C, Y + 10 + j * fl)
    p.use(F, C, 818)
    for ya, yb in ((Y, yb1), (814, 846)):
        p.d("".join(line(C + u, ya, C + u, yb) for u in (-74, -45, -23, 0, 23, 45, 74)))
        p.h("".join(line(C + u + 2.5, ya, C + u + 2.5, yb) for u in (-74, -45, -23, 0, 23, 45)))
        p.w(rect(C + 74, ya, hw - 74, yb - ya))
        p.h("".join(line(C + q, ya, C + q, yb) for q in (hw - 3, hw - 6, hw - 10)))
    zz = lambda y: (
        [
            (C - hw - 16, y),
            (C - 64, y),
            (C - 58, y - 9),
            (C - 50, y + 9),
            (C - 44, y),
            (C + 44, y),
            (C + 50, y - 9),
            (C + 58, y + 9),
            (C + 64, y),
            (C + hw + 16, y),
        ]
    )
    p.p(poly(zz(yb1) + zz(yb1 + 16)[::-1]))
    p.h(poly(zz(yb1), False) + poly(zz(yb1 + 16), False))
    # the setback of the 31st floor: frieze of hubcaps, winged radiator caps at the corners
    lo = hw + 34
    p.of(rect(C - lo, 906, 2 * lo, g - 906))
    p.w(rect(C + lo - 46, 906, 46, g - 906))
    for j in range(2):
        p.use(F, C, 912 + j * fl)
    for sd in (-1, 1):
        p.k("".join(rect(C + sd * (hw + 14) - 5, 920 + j * fl, 10, 12) for j in range(2)))
        p.d(
            "".join(rect(C + sd * (hw + 14) - 6, 919 + j * fl, 12, 14) for j in range(2))
            + line(C + sd * hw, 906, C + sd * hw, g)
        )
    fr = rect(C - hw - 6, 846, 2 * hw + 12, 56)
    p.of(fr)
    p.w(fr)
    p.d(line(C - hw - 6, 853, C + hw + 6, 853) + line(C - hw - 6, 895, C + hw + 6, 895))
    p.h("".join(line(C - hw - 6, y, C + hw + 6, y) for y in (848.5, 850.8, 897.2, 899.5)))
    for j in range(9):  # wheels with mudguards
        x = C + (j - 4) * 28
        p.d(P("M", x - 14, 884, "Q", x - 13, 858, x, 857, "Q", x + 13, 858, x + 14, 884))
        p.df(circ(x, 876, 10))
        p.h(circ(x, 876, 7))
        p.k(circ(x, 876, 3.2))
    p.bands(C - hw, C + hw, 902, [(5, 36)])
    for sd in (-1, 1):
        x = C + sd * (hw + 12)
        X = lambda u: x + sd * u
        p.of(P("M", X(-9), 903, "L", X(-7), 878, "H", X(7), "L", X(9), 903, "Z"))
        p.df(rect(x - 10, 868, 20, 10))
        p.df(ell(x, 862, 12, 8))
        p.h("".join(line(x - 8 + q * 4, 880, x - 8 + q * 4, 902) for q in range(5)))
        p.of(
            P(
                "M",
                X(8),
                866,
                "C",
                X(20),
                866,
                X(34),
                852,
                X(50),
                848,
                "Q",
                X(46),
                857,
                X(39),
                860,
                "Q",
                X(44),
                862,
                X(46),
                864,
                "Q",
                X(38),
                871,
                X(31),
                871,
                "Q",
                X(36),
                874,
                X(37),
                876,
                "Q",
                X(26),
                884,
                X(9),
                882,
                "Z",
            )
        )
        p.h(P("M", X(10), 871, "Q", X(26), 868, X(39), 860, "M", X(10), 876, "Q", X(22), 876, X(31), 871))
        p.df(P("M", X(-5), 856, "Q", X(0), 838, X(5), 856, "Z"))
    # ---- crown ----
    ap = [520, 476, 434, 394, 355, 316, 276]
    w = [112, 99, 86, 73, 59, 45, 30]
    rise = [140, 132, 126, 120, 114, 104, 92]
    # needle
    nd = poly(
        [
            (C - 10, 330),
            (C - 9, 262),
            (C - 6.5, 206),
            (C - 3.4, 120),
            (C, 34),
            (C + 3.4, 120),
            (C + 6.5, 206),
            (C + 9, 262),
            (C + 10, 330),
        ]
    )
    p.of(nd)
    p.h(
        line(C - 2, 300, C - 0.5, 90)
        + line(C + 3, 300, C + 0.8, 110)
        + line(C + 5, 280, C + 2, 150)
        + line(C + 6.5, 270, C + 3, 190)
    )
    p.d(line(C - 9, 262, C + 9, 262) + line(C - 6.5, 206, C + 6.5, 206) + line(C - 4.6, 160, C + 4.6, 160))

    def arch(i: int, grow: float = 0) -> str:
        a, b = w[i] + grow, rise[i] + grow * 1.15
        ys = ap[i] + rise[i]
        return P(
            "M",
            C - a,
            max(ys, 664) if i == 0 else ys + 34,
            "V",
            ys,
            "C",
            C - a,
            ys - b * 0.56,
            C - a * 0.5,
            ys - b * 0.98,
            C,
            ys - b,
            "C",
            C + a * 0.5,
            ys - b * 0.98,
            C + a,
            ys - b * 0.56,
            C + a,
            ys,
            "V",
            max(ys, 664) if i == 0 else ys + 34,
            "Z",
        )

    def on(i: int, t: float, grow: float = 0) -> tuple[float, ...]:
        """point and outward normal on arch i, t in -1..1"""
        _a, _b = w[i] + grow, rise[i] + grow * 1.15
        ys = ap[i] + rise[i]
        q = flat(arch(i, grow), 2)[0]
        top = [z for z in q if z[1] <= ys + 0.5]
        L = [0.0]
        for u, v in itertools.pairwise(top):
            L.append(L[-1] + hypot(v[0] - u[0], v[1] - u[1]))
        s = (t + 1) / 2 * L[-1]
        for k in range(1, len(L)):
            if L[k] >= s:
                break
        f = (s - L[k - 1]) / (L[k] - L[k - 1])
        x = top[k - 1][0] + (top[k][0] - top[k - 1][0]) * f
        y = top[k - 1][1] + (top[k][1] - top[k - 1][1]) * f
        dx, dy = top[k][0] - top[k - 1][0], top[k][1] - top[k - 1][1]
        m = hypot(dx, dy)
        return x, y, dy / m, -dx / m

    wins = [9, 9, 9, 7, 5, 3, 1]
    for i in range(6, -1, -1):
        ys = ap[i] + rise[i]
        # side dormers seen edge-on: a stepped shoulder in shade
        sa = w[i] + 9
        yt = ap[i] + rise[i] * 0.5
        for sd in (-1, 1):
            q = P(
                "M",
                C + sd * w[i] * 0.5,
                min(ys + 30, 664),
                "L",
                C + sd * w[i] * 0.6,
                yt - 10,
                "Q",
                C + sd * (sa - 3),
                yt - 4,
                C + sd * sa,
                yt + 26,
                "V",
                min(ys + 30, 664),
                "Z",
            )
            p.of(q)
            p.w(q)
            p.vl(q, [C + sd * (sa - u) for u in ((3, 6, 9, 12, 16) if sd > 0 else (4, 8, 12))])
        # the arch itself
        d = arch(i)
        p.put("o f" if i < 3 else "d f", d)
        p.d(arch(i, -4)[:-1].replace("Z", ""))
        if i:
            pass
        # band between this arch and the one before it: seams and triangular windows
        m = wins[i]
        out = ""
        seams = ""
        lim = 0.74 if i < 5 else 0.6
        for j in range(m):
            t = lim * (-1 + 2 * j / (m - 1)) if m > 1 else 0
            x, y, nx, ny = on(i, t, -7)
            if abs(t) < 0.01:
                x, y, nx, ny = C, ap[i] + 8, 0, -1
            hgt = (33 if i == 0 else 27) * (1 - 0.3 * abs(t))
            bw = (8.5 if i == 0 else 6.6 - 0.3 * i) * (1 - 0.2 * abs(t))
            if i:  # keep the triangle above the arch in front
                lower = flat(arch(i - 1, 3), 3)
                av = 0
                while av < hgt and not cut_in(lower, x - nx * av, y - ny * av):
                    av += 1
                hgt = min(hgt, av - 2)
                bw *= min(1, 0.45 + hgt / 45)
                if hgt < 9:
                    continue
            bx, by = x - nx * hgt, y - ny * hgt
            out += poly([(x, y), (bx - ny * bw, by + nx * bw), (bx + ny * bw, by - nx * bw)])
        for j in range(4 * m):
            t = -1 + 2 * j / (4 * m - 1)
            x, y, nx, ny = on(i, t, -5)
            hgt = 40 - 1.2 * i
            seams += line(x, y, x - nx * hgt, y - ny * hgt)
        p.clip(d, lambda: (p.h(seams), p.df(out), p.k(out))) if False else None
        p.h(seams)
        p.df(out)
        p.k(out)
        if i == 0:  # below: the last ordinary windows within the lowest arch
            inner = arch(0, -46)
            p.df(inner)
            p.d(arch(0, -50))
            for u in (-46, -23, 0, 23, 46):
                for yy in range(590, 655, 25):
                    if yy > 588 + abs(u) * 0.7:
                        p.k(rect(C + u - 5.5, yy, 11, 13))
                        p.d(rect(C + u - 7, yy - 1.5, 14, 16))
    # base of the crown: parapet and eagles
    p.p(rect(C - hw + 2, Y + 1, 2 * hw - 4, 12))
    p.of(rect(C - hw - 4, Y - 6, 2 * hw + 8, 16))
    p.d(line(C - hw - 4, Y - 1, C + hw + 4, Y - 1) + line(C - hw - 4, Y + 5, C + hw + 4, Y + 5))
    p.shadow(C - hw, C + hw, Y + 10, 8, 1.8)
    for sd in (-1, 1):
        cb = rect(C + sd * 121 - 11, Y - 30, 22, 24)
        p.of(cb)
        p.w(cb)
        p.h("".join(line(C + sd * 121 - 11, Y - 30 + q, C + sd * 121 + 11, Y - 30 + q) for q in (5, 10, 15, 20)))
        X = lambda u: C + sd * (hw + u * 0.66)
        Z = lambda v: Y - 2 + v * 0.66
        e = P(
            "M",
            X(-10),
            Z(-18),
            "C",
            X(4),
            Z(-26),
            X(28),
            Z(-28),
            X(42),
            Z(-21),
            "C",
            X(54),
            Z(-18),
            X(63),
            Z(-8),
            X(60),
            Z(8),
            "C",
            X(55),
            Z(0),
            X(49),
            Z(-1),
            X(43),
            Z(0),
            "C",
            X(34),
            Z(8),
            X(18),
            Z(12),
            X(2),
            Z(26),
            "L",
            X(-10),
            Z(26),
            "Z",
        )
        p.of(e)
        p.k(circ(X(46), Z(-11), 1.1))
        p.d(P("M", X(37), Z(-22), "Q", X(34), Z(-8), X(43), Z(0)))
        p.h("".join(P("M", X(q), Z(-22), "Q", X(q + 6), Z(-6), X(q - 3), Z(15 - q * 0.3)) for q in (-4, 4, 12, 20, 28)))
        x = C + sd * 106
        q = P(
            "M", x - 7, Y - 18, "Q", x, Y - 26, x + 7, Y - 18, "L", x + 6, Y + 4, "L", x, Y + 14, "L", x - 6, Y + 4, "Z"
        )
        p.of(q)
        p.d(line(x, Y - 6, x, Y + 13) + line(x - 6, Y - 8, x, Y - 5) + line(x + 6, Y - 8, x, Y - 5))
        p.hatch(P("M", x, Y - 22, "L", x + 7, Y - 18, "L", x + 6, Y + 4, "L", x, Y + 14, "Z"), 2.6, 0)
    p.p(rect(10, g, 980, 30))
    p.ground(30, 970, g - 8, 26, 5, 0.7)
    return p
