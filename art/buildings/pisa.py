from collections.abc import Sequence
from math import cos, radians, sin

from art.drawing import Drawing, P, line, poly, rarch, rect


def build() -> Drawing:
    p = Drawing(121)
    C = 470
    g = 880
    p.sky(110, 620, 17, 0.27)
    # cathedral apse far behind, thin
    p.hf(rect(690, 640, 270, g - 640))
    p.hf(poly([(690, 640), (770, 600), (960, 600), (960, 640)]))
    p.h(
        "".join(rarch(700 + j * 26, 800, 20, 720, False) + line(697 + j * 26, 700, 697 + j * 26, g) for j in range(10))
        + line(690, 690, 960, 690)
        + line(690, 812, 960, 812)
    )
    p.hf(P("M", 830, 600, "C", 830, 540, 940, 540, 940, 600, "Z"))
    p.w(poly([(690, 640), (770, 600), (960, 600), (960, 640)]))
    eye = g - 40

    def tower() -> None:
        a = 118
        b = lambda y: (eye - y) * 0.04
        lambda y, k: P("M", C - k, y, "A", k, max(0.6, abs(b(y))) * k / a, 0, 0, 1 if b(y) > 0 else 0, C + k, y)

        def drum(k: float, yt: float, yb: float) -> str:
            return P(
                "M",
                C - k,
                yb,
                "V",
                yt,
                "A",
                k,
                max(0.6, b(yt)) * k / a,
                0,
                0,
                1,
                C + k,
                yt,
                "V",
                yb,
                "A",
                k,
                max(0.6, abs(b(yb))) * k / a,
                0,
                0,
                0 if b(yb) > 0 else 1,
                C - k,
                yb,
                "Z",
            )

        def ring(k: float, y: float, hts: Sequence[float]) -> None:
            for h in hts:
                d = drum(k, y, y + h)
                p.df(d)
                y += h
                k -= 1.6

        # belfry, narrower
        k = 86
        d = drum(k, 150, 236)
        p.of(d)
        p.w(drum(k, 150, 236)) if False else None
        p.cyl(d, C - k, C + k, 8, left=1)
        for t in (-62, -32, 0, 32, 62):
            x = C + k * sin(radians(t))
            w = 26 * cos(radians(t))
            y = 232 - b(232) * cos(radians(t))
            q = P("M", x - w / 2, y, "V", y - 44, "A", w / 2, 13, 0, 0, 1, x + w / 2, y - 44, "V", y, "Z")
            p.df(q)
            p.dark(q, 2.5)
            p.d(P("M", x - w / 2 - 3, y - 44, "A", w / 2 + 3, 16, 0, 0, 1, x + w / 2 + 3, y - 44))
            if abs(t) < 40:
                p.df(P("M", x - 7, y - 18, "Q", x - 5, y - 36, x, y - 38, "Q", x + 5, y - 36, x + 7, y - 18, "Z"))
        for t in (-78, -47, -16, 16, 47, 78):
            x = C + k * sin(radians(t))
            w = 5 * max(0.3, cos(radians(t)))
            yy = b(200) * cos(radians(t))
            p.df(rect(x - w / 2, 168 - yy, w, 66))
        ring(k + 6, 142, (6, 5, 4))
        p.h(
            "".join(
                P(
                    "M",
                    C + k * sin(radians(t - 3.5)),
                    166 - b(166) * cos(radians(t)),
                    "Q",
                    C + k * sin(radians(t)),
                    156 - b(166) * cos(radians(t)),
                    C + k * sin(radians(t + 3.5)),
                    166 - b(166) * cos(radians(t)),
                )
                for t in range(-84, 85, 7)
            )
        )
        p.d(line(C, 136, C, 104))
        p.df(P("M", C, 104, "L", C + 24, 109, "L", C, 115, "Z"))
        # six loggias: shadowed wall, then free columns and arches before it
        H = 79
        y0 = 236
        for f in range(6):
            yt = y0 + f * H
            yb = yt + H
            k = a
            wall = drum(k - 9, yt + 6, yb)
            p.df(wall)
            p.w(wall)
            p.hatch(wall, 3.2, 0)
            p.cyl(wall, C - k + 9, C + k - 9, 6, left=2)
            ars = sp = cols = caps = ""
            for j in range(-8, 8):
                t0, t1 = 11 * j + 5.5 - 0, 11 * (j + 1) + 5.5
                if abs(t0) > 90 or abs(t1) > 90:
                    continue
                x0, x1 = C + k * sin(radians(t0)), C + k * sin(radians(t1))
                yy0, yy1 = -b(yt + 30) * cos(radians(t0)), -b(yt + 30) * cos(radians(t1))
                w = x1 - x0
                sp += P(
                    "M", x0, yt + 32 + yy0, "A", w / 2, 13, 0, 0, 1, x1, yt + 32 + yy1, "V", yt + 10 + yy1, "H", x0, "Z"
                )
                ars += P("M", x0 + 1, yt + 35 + yy0, "A", max(1, w / 2 - 1), 12, 0, 0, 1, x1 - 1, yt + 35 + yy1)
            for j in range(-8, 9):
                t = 11 * j + 5.5
                if abs(t) > 88:
                    continue
                x = C + k * sin(radians(t))
                w = 5.4 * max(0.4, cos(radians(t)))
                yy = -b(yt + 30) * cos(radians(t))
                y2 = -b(yb) * cos(radians(t))
                cols += rect(x - w / 2, yt + 36 + yy, w, yb - 6 + y2 - yt - 36 - yy)
                caps += rect(x - w * 0.9, yt + 31 + yy, w * 1.8, 6) + rect(x - w * 0.9, yb - 9 + y2, w * 1.8, 5)
            p.p(sp)
            p.h(sp)
            p.d(ars)
            p.df(cols)
            p.hf(caps)
            ring(a + 5, yt - 3, (4, 4, 5))
        # ground storey: tall blind arcade with lozenges
        yt = y0 + 6 * H
        d = drum(a, yt + 4, g)
        p.of(d)
        p.cyl(d, C - a, C + a, 7, left=1)
        ring(a + 6, yt - 3, (5, 5, 5))
        for j in range(-4, 4):
            t0, t1 = 24 * j + 12 - 12, 24 * (j + 1) + 12 - 12
            if t0 < -90 or t1 > 96:
                continue
            t1 = min(t1, 89)
            t0 = max(t0, -89)
            x0, x1 = C + a * sin(radians(t0)), C + a * sin(radians(t1))
            w = x1 - x0
            y = yt + 54
            p.df(P("M", x0 + 2, g - 8, "V", y, "A", max(2, w / 2 - 2), 28, 0, 0, 1, x1 - 2, y, "V", g - 8))
            p.d(P("M", x0 + 6, y, "A", max(2, w / 2 - 6), 22, 0, 0, 1, x1 - 6, y)) if w > 18 else None
            if w > 18:
                c = (x0 + x1) / 2
                p.df(poly([(c - w * 0.2, y + 6), (c, y - 12), (c + w * 0.2, y + 6), (c, y + 24)]))
                p.hatch(poly([(c - w * 0.12, y + 6), (c, y - 5), (c + w * 0.12, y + 6), (c, y + 17)]), 2.6, 45)
            if j == 0:
                p.dark(rect(x0 + w * 0.3, g - 70, w * 0.4, 70), 2.4)
                p.d(rect(x0 + w * 0.26, g - 74, w * 0.48, 74))
        for j in range(-3, 4):
            x = C + a * sin(radians(24 * j))
            w = 8 * max(0.4, cos(radians(24 * j)))
            q = rect(x - w / 2, yt + 52, w, g - yt - 58)
            p.df(q)
            p.h(line(x + w * 0.2, yt + 54, x + w * 0.2, g - 8))
            p.df(rect(x - w * 0.8, yt + 46, w * 1.6, 8))
            p.df(rect(x - w * 0.8, g - 10, w * 1.6, 8))
        p.of(rect(C - a - 10, g - 4, 2 * a + 20, 12))
        p.o(
            P(
                "M",
                C - a - 6,
                yt,
                "V",
                g - 4,
                "M",
                C + a + 6,
                yt,
                "V",
                g - 4,
                "M",
                C - a - 5,
                yt,
                "V",
                y0,
                "M",
                C + a + 5,
                yt,
                "V",
                y0,
            )
        ) if False else p.o(P("M", C - a, g - 4, "V", yt + 12, "M", C + a, g - 4, "V", yt + 12))

    i = p.define(tower)
    p.buf.append((None, f'<use href="#{i}" transform="rotate(4 {C} {g})"/>'))
    # lawn hides the sunk foot; the ground stays level
    p.p(P("M", 20, g + 2, "H", 980, "V", 985, "H", 20, "Z"))
    p.o(line(30, g + 2, 970, g + 2))
    p.ground(40, 960, g + 2, 90, 6, 0.55)
    for _ in range(40):
        x, y = p.r.uniform(60, 940), p.r.uniform(g + 16, g + 84)
        p.h(P("M", x, y, "L", x - 2, y - 6, "M", x + 2, y, "L", x + 3, y - 7))
    p.cypress(120, g + 8, 240, 60)
    p.cypress(190, g + 14, 190, 48)
    p.tree(262, g + 12, 40, 110)
    return p
