import itertools
from math import hypot

from art.drawing import Drawing, P, flat, line, poly, rect, smooth
from art.engrave import Point


def build() -> Drawing:
    p = Drawing(21)
    yw = 716
    yp = 628  # water line, podium deck
    p.sky(130, 345, 16, 0.28)
    # the Harbour Bridge far behind, thin
    bx0, bx1, by = 560, 985, 600
    top = lambda x: by - 30 - 190 * (1 - ((x - (bx0 + bx1) / 2) / ((bx1 - bx0) / 2)) ** 2)
    lo = lambda x: by + 6 - 190 * (1 - ((x - (bx0 + bx1) / 2) / ((bx1 - bx0) / 2)) ** 2)
    N = 26
    xs = [bx0 + (bx1 - bx0) * j / N for j in range(N + 1)]
    p.h(
        smooth([(x, top(x)) for x in xs[::2]])
        + smooth([(x, lo(x)) for x in xs[::2]])
        + "".join(
            line(a, top(a), b, lo(b)) if j % 2 else line(a, lo(a), b, top(b))
            for j, (a, b) in enumerate(itertools.pairwise(xs))
        )
        + "".join(line(x, max(lo(x), 0), x, 560) for x in xs[2:-2])
    )
    p.hf(rect(540, 556, 450, 8))
    for x in (bx1 - 8,):
        p.hf(rect(x - 14, 510, 26, 150))
        p.hf(rect(x - 17, 506, 32, 6))
        p.h("".join(line(x - 14, y, x + 12, y) for y in range(520, 650, 12)))
    # far shore
    p.h(
        smooth([(20, 690), (70, 676), (120, 682), (170, 668), (230, 676)])
        + smooth([(900, 690), (940, 672), (985, 680)])
    )
    R = 395

    def shell(
        foot: Point, beak: Point, back: Point, ribs: int = 13, shade: float = 0.5, s: float = 1, glass: bool = True
    ) -> None:
        """one sail. All ridges lie on the same sphere (radius R): that is what Utzon found, and what makes them a family."""
        q = 1 if beak[0] > foot[0] else -1
        sw = 1 if q > 0 else 0
        hypot(beak[0] - back[0], beak[1] - back[1])
        ridge = P("M", *back, "A", R * s, R * s, 0, 0, sw, *beak)
        mouth = P("A", R * s * 0.92, R * s * 0.92, 0, 0, 1 - sw, *foot)
        low = P("Q", (foot[0] + back[0]) / 2 + q * 4, (foot[1] + back[1]) / 2 + (foot[1] - back[1]) * 0.1 - 10, *back)
        d = ridge + mouth + low + "Z"
        if glass:  # the glass wall hung in the mouth
            m = flat("M" + P(*beak) + mouth.replace("A", "A", 1), 4)[0]
            g1 = m[int(len(m) * 0.3)]
            bx = beak[0] - q * 14
            gp = [
                g1,
                *m[int(len(m) * 0.3) :],
                (foot[0], yp + 4),
                (bx, yp + 4),
                (bx - q * 8, yp - 22),
                (g1[0] + q * 2, yp - 58 if g1[1] < yp - 80 else (g1[1] + yp) / 2),
            ]
            gd = poly(gp)
            p.df(gd)
            p.w(gd)
            p.vl(gd, [foot[0] + q * (4 + 5.2 * j) for j in range(40)], "h")
            p.hl(gd, [yp - 24, yp - 60, yp - 100, yp - 140], "h")
            p.hl(gd, [yp - 4 - 7 * j for j in range(30)])
        p.of(d)
        rp = flat(ridge, 3)[0]
        out = ""
        rim = lambda t: rp[min(len(rp) - 1, int(t * (len(rp) - 1)))]

        def rib(t: float) -> tuple[Point, Point]:
            x, y = rim(t)
            mx, my = (foot[0] + x) / 2, (foot[1] + y) / 2
            dx, dy = x - foot[0], y - foot[1]
            b = 0.02 + 0.2 * t**1.3  # ribs bow more towards the mouth
            return (mx - q * abs(dy) * b * 0.9, my - abs(dx) * b * 0.5 * 1), (x, y)

        for j in range(1, ribs):
            t = j / ribs
            c, e = rib(t)
            out += P("M", *foot, "Q", *c, *e)
        ribs_d = out
        # lids: arcs across the ribs, at equal steps from the foot
        arcs = ""
        for f in (0.3, 0.5, 0.68, 0.84):
            pts = []
            for j in range(ribs + 1):
                c, e = rib(j / ribs)
                u = f
                pts.append(
                    (
                        (1 - u) ** 2 * foot[0] + 2 * u * (1 - u) * c[0] + u * u * e[0],
                        (1 - u) ** 2 * foot[1] + 2 * u * (1 - u) * c[1] + u * u * e[1],
                    )
                )
            arcs += smooth(pts)
        p.clip(d, lambda: p.h(ribs_d + arcs))
        # shade at the back of the sail: wash bounded by a rib, and ribs doubled
        rs = [rp[int(j / 10 * shade * (len(rp) - 1))] for j in range(11)]
        c, e = rib(shade)
        p.w(P("M", *foot) + low + "".join(P("L", *z) for z in rs) + P("Q", *c, *foot) + "Z")
        p.h(
            "".join(
                P("M", *foot, "Q", *rib(t)[0], *rib(t)[1])
                for t in [(j + 0.5) / ribs for j in range(int(ribs * shade) + 1)]
            )
        )
        # edge rib of the mouth, double line
        mm = flat(P("M", *beak) + mouth, 6)[0]
        nn = len(mm)
        p.d(
            smooth(
                [
                    (x - q * (7 * s) * (j / nn) ** 0.0 * min(1, (nn - 1 - j) / nn * 2.2), y - 2 * s)
                    for j, (x, y) in enumerate(mm)
                    if j % 4 == 0 and 1 < j < nn - 1
                ]
            )
        )
        p.o(d)

    def hall(ox: float, k: float, oy: float = 0) -> None:
        T = lambda x, y: (ox + x * k, yp + 6 + oy - (y) * k)
        shell(T(585, 0), T(682, 112), T(500, 34), 10, 0.3, k)
        shell(T(455, 0), T(580, 204), T(345, 62), 12, 0.3, k)
        shell(T(285, 0), T(440, 312), T(148, 84), 15, 0.3, k)
        shell(T(150, 0), T(26, 156), T(232, 90), 11, 0.6, k)

    # restaurant, small, far left
    T = lambda x, y: (86 + x, yp + 14 - y)
    shell(T(96, 0), T(140, 62), T(52, 30), 7, 0.4, 0.45)
    shell(T(50, 0), T(4, 52), T(84, 32), 7, 0.6, 0.45)
    p.df(rect(80, yp + 12, 170, 12))
    hall(205, 1.0, -14)  # Concert Hall, behind
    dk = rect(190, yp - 8, 760, 20)
    p.df(dk)
    hall(330, 0.82, 6)  # Opera Theatre, in front
    # podium
    pod = poly([(60, yw), (150, yp + 10), (946, yp + 10), (946, yw)])
    pod = P("M", 40, yw, "L", 40, yw - 12, "L", 176, yp + 10, "H", 958, "V", yw, "Z")
    p.of(pod)
    p.d(line(176, yp + 18, 958, yp + 18))
    poly([(40, yw - 12), (176, yp + 10), (196, yp + 10), (196, yw - 12)])
    m = 17
    p.h(
        "".join(
            line(176 - 136 * j / m, yp + 10 + (yw - 22 - yp) * j / m, 250, yp + 10 + (yw - 22 - yp) * j / m)
            for j in range(m)
        )
    )
    p.df(rect(250, yp + 18, 708, yw - yp - 30))
    p.h("".join(line(250 + j * 11.8, yp + 18, 250 + j * 11.8, yw - 12) for j in range(1, 60)))
    for x, w in ((300, 120), (470, 150), (680, 200)):
        q = rect(x, yp + 32, w, 15)
        p.dark(q, 2.6)
        p.d("".join(line(x + j * 10, yp + 32, x + j * 10, yp + 47) for j in range(1, int(w / 10))))
    p.df(rect(236, yw - 14, 732, 14))
    p.w(rect(236, yw - 14, 732, 14))
    p.dark(rect(600, yp + 60, 120, 14), 2.6)
    p.shadow(250, 958, yp + 18, 9, 2)
    p.o(line(20, yw, 980, yw))
    p.o(pod)
    # water with broken reflections
    yy, gp = yw + 6, 5
    out = ""

    while yy < 905:
        t = (yy - yw) / 190
        x = 20 + 70 * t * p.r.random()
        while x < 980 - 50 * t:
            Lw = p.r.uniform(14, 90) * (1 + t)
            refl = max(0, 1 - abs(x - 540) / 360)  # darker under the shells
            if p.r.random() < (0.5 + 0.45 * refl) * (1 - 0.6 * t):
                a = 1.6 + 2 * t
                e = min(x + Lw, 975)
                if e - x > 10:
                    out += P(
                        "M",
                        x,
                        yy,
                        "Q",
                        x + (e - x) * 0.25,
                        yy - a,
                        (x + e) / 2,
                        yy,
                        "Q",
                        x + (e - x) * 0.75,
                        yy + a,
                        e,
                        yy,
                    )
            x += Lw + p.r.uniform(4, 26)
        yy += gp
        gp *= 1.09
    p.h(out)
    # a sailing boat for scale
    x, y = 150, 792
    p.df(P("M", x - 26, y, "Q", x - 20, y + 11, x - 8, y + 12, "H", x + 18, "Q", x + 26, y + 8, x + 30, y, "Z"))
    p.d(line(x, y, x, y - 74))
    p.df(P("M", x + 3, y - 4, "Q", x + 14, y - 40, x + 2, y - 72, "Q", x + 26, y - 34, x + 28, y - 4, "Z"))
    p.df(P("M", x - 3, y - 5, "L", x - 3, y - 60, "Q", x - 14, y - 28, x - 24, y - 5, "Z"))
    p.ground(x - 34, x + 40, y + 12, 14, 4, 0.9)
    return p
