"""Upper palace, pool front: about 4:1 in reality, drawn 3.1:1. Three-step roof: middle block of 3 storeys (high hipped roof), lower side blocks,
2-storey wings, octagonal domed pavilions at the corners; porch of 3 arches with curved gable; trophies on the parapets; pool with reflection."""

from collections.abc import Sequence
from functools import partial

from art.drawing import Drawing, P, circ, cut, ell, flat, line, poly, rarch, rect, smooth


def build() -> Drawing:
    p = Drawing(61)
    C = 500
    g = 640
    p.sky(90, 400, 17, 0.28)

    def FIG(x: float, y: float, h: float, q: float = 1) -> None:
        p.stamp(("f", h, q), lambda: p.figure(0, 0, h, q), x, y)

    def trophy(x: float, y: float, s: float = 1) -> None:
        p.stamp(("t", s), lambda: tr(s), x, y)

    def tr(s: float) -> None:
        p.d("".join(line(0, -2 * s, u * s, -24 * s) for u in (-9, -4, 5, 10)))
        p.df(
            smooth([(-8 * s, 0), (-9 * s, -9 * s), (-4 * s, -14 * s), (4 * s, -14 * s), (9 * s, -9 * s), (8 * s, 0)])
            + "Z"
        )
        p.df(ell(0, -17 * s, 3.6 * s, 4.4 * s))
        p.df(rect(-9 * s, -3 * s, 18 * s, 3 * s))

    def win(kind: str) -> None:
        if kind == "tall":  # piano nobile: round head, curly hood
            p.df(rarch(-8.5, 58, 17, 16))
            q = rarch(-6, 56, 12, 17)
            p.dark(q, 2.3)
            p.d(line(0, 56, 0, 11) + line(-6, 30, 6, 30) + line(-6, 43, 6, 43))
            p.df(P("M", -12, 4, "Q", -10, -3, -4, -3, "Q", 0, -10, 4, -3, "Q", 10, -3, 12, 4, "Q", 0, -1, -12, 4, "Z"))
            p.df(rect(-10, 57, 20, 4))
        if kind == "low":
            p.df(rect(-8, -2, 16, 42))
            q = rect(-5.6, 1, 11.2, 36)
            p.dark(q, 2.4)
            p.d(line(0, 1, 0, 37) + line(-5.6, 13, 5.6, 13) + line(-5.6, 25, 5.6, 25))
            p.df(rect(-9.5, -5, 19, 4))
        if kind == "mez":
            p.df(rect(-7, -2, 14, 20))
            q = rect(-5, 0, 10, 16)
            p.dark(q, 2.3)
            p.d(line(0, 0, 0, 16) + line(-5, 8, 5, 8))
            p.h(P("M", -8, -3, "Q", 0, -8, 8, -3))

    wn = {k: p.define(partial(win, k)) for k in ("tall", "low", "mez")}

    def pil(x: float, y0: float, y1: float, w: float = 6) -> None:
        h = y1 - y0

        def pilaster() -> None:
            p.df(poly([(-w * 0.5, 0), (w * 0.5, 0), (w * 0.34, h), (-w * 0.34, h)]))
            p.h(line(w * 0.12, 4, w * 0.08, h) + line(w * 0.28, 4, w * 0.2, h))
            p.df(rect(-w * 0.7, 0, w * 1.4, 5))
            p.df(circ(0, 9, w * 0.34))
            p.df(rect(-w * 0.6, h - 5, w * 1.2, 5))

        p.stamp(("pl", h, w), pilaster, x, y0)

    def roof(x0: float, x1: float, xi0: float, xi1: float, y0: float, y1: float, gap: float = 4.4) -> None:
        """concave hipped copper roof"""
        m = (y0 + y1) / 2 + 6
        d = P(
            "M",
            x0,
            y0,
            "Q",
            xi0 - (xi0 - x0) * 0.25,
            m,
            xi0,
            y1,
            "H",
            xi1,
            "Q",
            xi1 + (x1 - xi1) * 0.25,
            m,
            x1,
            y0,
            "Z",
        )
        p.of(d)
        p.w(d)
        k = int((x1 - x0) / gap / 2)
        out = ""
        for j in range(1, k):
            t = j / k
            a, b = xi0 + (xi1 - xi0) * t, x0 + (x1 - x0) * t
            out += P("M", a, y1, "Q", b + (a - b) * 0.75, m, b, y0)
        p.h(out)
        s = P(
            "M",
            xi1 - (xi1 - xi0) * 0.16,
            y1,
            "H",
            xi1,
            "Q",
            xi1 + (x1 - xi1) * 0.25,
            m,
            x1,
            y0,
            "H",
            x1 - (x1 - x0) * 0.2,
            "Z",
        )
        p.hatch(s, 3.4, 0)
        p.o(d)
        p.df(rect(xi0 - 4, y1 - 5, xi1 - xi0 + 8, 5))

    def dormer(x: float, y: float) -> None:
        def drawn() -> None:
            p.df(P("M", -8, 8, "V", -4, "Q", 0, -15, 8, -4, "V", 8, "Z"))
            p.dark(ell(0, -1, 4.4, 6), 2.2)

        p.stamp("dm", drawn, x, y)

    def block(
        x0: float, x1: float, y0: float, rows: Sequence[tuple[str, float]], n_: int, cls: str = "o f", sh: bool = True
    ) -> None:
        p.put(cls, rect(x0, y0, x1 - x0, g - y0))
        st = (x1 - x0) / n_
        for j in range(n_):
            for kind, y in rows:
                p.use(wn[kind], x0 + st * (j + 0.5), y)
        for j in range(n_ + 1):
            pil(min(max(x0 + st * j, x0 + 4), x1 - 4), y0 + 16, g - 62)
        p.bands(x0, x1, y0 - 6, [(4, 5), (4, 3), (4, 0)])
        p.dentils(x0, x1, y0 + 1, 2.4, 4, 3)
        p.shadow(x0, x1, y0 + 6, 8, 2)
        p.bands(x0, x1, g - 64, [(4, 2), (3, 0)])
        p.shadow(x0, x1, g - 57, 5, 1.8)
        p.bands(x0, x1, g - 9, [(9, 2)])

    def parapet(x0: float, x1: float, y: float, n_: int, h: float = 15) -> None:
        p.balustrade(x0, x1, y - h, h, 5.4)
        for j in range(n_ + 1):
            x = x0 + (x1 - x0) * j / n_
            p.df(rect(x - 4.6, y - h - 2, 9.2, h + 2))
            (FIG(x, y - h - 2, 26, 1 if j % 4 else -1) if j % 2 else trophy(x, y - h - 2, 0.8))

    # back corner pavilions just showing
    # ---- wings (two storeys) ----
    yw = g - 128
    for sd in (-1, 1):
        a, b = sorted((C + sd * 262, C + sd * 398))
        roof(a - 4, b + 4, a + 18, b - 18, yw - 6, yw - 42)
        for k in range(3):
            dormer(a + 28 + k * 40, yw - 20)
        block(a, b, yw, [("tall", g - 124), ("low", g - 50)], 5)
        parapet(a, b, yw - 6, 5)
    # ---- middle side blocks (three storeys, lower) ----
    ym = g - 166
    for sd in (-1, 1):
        a, b = sorted((C + sd * 146, C + sd * 266))
        roof(a - 4, b + 6, a + 10, b - 26, ym - 6, ym - 58)
        for k in range(3):
            dormer(a + 30 + k * 30, ym - 22)
        block(a, b, ym, [("mez", g - 150), ("tall", g - 124), ("low", g - 50)], 4)
        parapet(a, b, ym - 6, 4)
    # ---- centre ----
    y0 = g - 196
    roof(C - 158, C + 158, C - 92, C + 92, y0 - 6, y0 - 92)
    for k in (-2, -1, 0, 1, 2):
        dormer(C + k * 46, y0 - 30)
    p.df(rect(C - 96, y0 - 99, 192, 7))
    for x in (C - 88, C, C + 88):
        trophy(x, y0 - 99, 1)
    block(C - 150, C + 150, y0, [("mez", g - 178), ("tall", g - 134), ("low", g - 50)], 9)
    parapet(C - 150, C - 78, y0 - 6, 3, 16)
    parapet(C + 78, C + 150, y0 - 6, 3, 16)
    p.df(rect(C - 78, y0 - 22, 156, 16))
    p.h("".join(line(C - 78, y0 - 22 + k, C + 78, y0 - 22 + k) for k in (4, 8, 12)))
    # gable over the middle with arms
    gp = P(
        "M",
        C - 76,
        y0 - 22,
        "C",
        C - 70,
        y0 - 44,
        C - 44,
        y0 - 36,
        C - 36,
        y0 - 52,
        "C",
        C - 26,
        y0 - 70,
        C + 26,
        y0 - 70,
        C + 36,
        y0 - 52,
        "C",
        C + 44,
        y0 - 36,
        C + 70,
        y0 - 44,
        C + 76,
        y0 - 22,
        "Z",
    )
    p.of(gp)
    p.d(
        P(
            "M",
            C - 66,
            y0 - 23,
            "C",
            C - 60,
            y0 - 36,
            C - 38,
            y0 - 32,
            C - 30,
            y0 - 46,
            "C",
            C - 22,
            y0 - 60,
            C + 22,
            y0 - 60,
            C + 30,
            y0 - 46,
            "C",
            C + 38,
            y0 - 32,
            C + 60,
            y0 - 36,
            C + 66,
            y0 - 23,
        )
    )
    p.df(
        smooth(
            [
                (C - 11, y0 - 26),
                (C - 15, y0 - 40),
                (C - 7, y0 - 52),
                (C + 7, y0 - 52),
                (C + 15, y0 - 40),
                (C + 11, y0 - 26),
            ],
            True,
        )
    )
    p.df(ell(C, y0 - 39, 6.5, 8))
    p.k(P("M", C - 2, y0 - 46, "H", C + 2, "V", y0 - 32, "H", C - 2, "Z") + rect(C - 6, y0 - 41, 12, 3.6))
    for sd in (-1, 1):
        FIG(C + sd * 42, y0 - 42, 30, sd)
        trophy(C + sd * 70, y0 - 26, 1)
    FIG(C, y0 - 64, 34, 1)
    # ---- porch: three arches between atlantes-like pilasters, curved gable ----
    yp = g - 104
    p.of(rect(C - 74, yp, 148, g - yp))
    for k in (-1, 0, 1):
        x = C + k * 46
        w = 30 if k else 34
        p.df(rarch(x - w / 2 - 3, g, w + 6, yp + 40))
        q = rarch(x - w / 2, g, w, yp + 40)
        p.dark(q, 2.2, 0)
        p.hatch(q, 3.4, 90)
        p.df(poly([(x - 4, yp + 29), (x - 6, yp + 20), (x + 6, yp + 20), (x + 4, yp + 29)]))
    for x in (-68, -23, 23, 68):
        pil(C + x, yp + 14, g - 6, 9)
    p.bands(C - 74, C + 74, yp - 6, [(5, 6), (4, 3), (5, 0)])
    p.shadow(C - 74, C + 74, yp + 8, 6, 1.8)
    p.of(P("M", C - 52, yp - 6, "Q", C, yp - 46, C + 52, yp - 6, "Z"))
    s = P("M", C - 38, yp - 8, "Q", C, yp - 36, C + 38, yp - 8, "Z")
    p.df(s)
    p.w(s)
    p.hatch(s, 2.8, 0)
    p.df(ell(C, yp - 15, 9, 7))
    for sd in (-1, 1):
        FIG(C + sd * 60, yp - 6, 32, sd)
        p.w(rect(C + sd * 74, yp, 10 * sd, g - yp) if sd > 0 else rect(C, g, 0.1, 0.1))
    p.hatch(rect(C + 75, yp + 4, 14, g - yp - 4), 3, 90)
    # ---- octagonal corner pavilions ----
    yo = g - 136

    def octo(x: float) -> None:
        w = 42
        d = P(
            "M",
            x - w - 6,
            yo - 6,
            "C",
            x - w - 6,
            yo - 46,
            x - w * 0.66,
            yo - 62,
            x - w * 0.44,
            yo - 72,
            "C",
            x - w * 0.3,
            yo - 80,
            x - w * 0.22,
            yo - 90,
            x - w * 0.2,
            yo - 98,
            "H",
            x + w * 0.2,
            "C",
            x + w * 0.22,
            yo - 90,
            x + w * 0.3,
            yo - 80,
            x + w * 0.44,
            yo - 72,
            "C",
            x + w * 0.66,
            yo - 62,
            x + w + 6,
            yo - 46,
            x + w + 6,
            yo - 6,
            "Z",
        )
        p.of(d)
        p.w(d)
        mr = lambda t: P(
            "M",
            x + (w + 6) * t,
            yo - 6,
            "C",
            x + (w + 6) * t,
            yo - 46,
            x + w * 0.66 * t,
            yo - 62,
            x + w * 0.44 * t,
            yo - 72,
            "C",
            x + w * 0.3 * t,
            yo - 80,
            x + w * 0.22 * t,
            yo - 90,
            x + w * 0.2 * t,
            yo - 98,
        )
        p.d(mr(-0.5) + mr(0.5))
        p.h(
            "".join(
                mr(t)
                for t in (
                    -0.92,
                    -0.8,
                    -0.66,
                    -0.3,
                    -0.1,
                    0.12,
                    0.3,
                    0.58,
                    0.64,
                    0.7,
                    0.76,
                    0.82,
                    0.87,
                    0.91,
                    0.95,
                    0.98,
                )
            )
        )
        dormer(x, yo - 30)
        p.df(rect(x - w * 0.26, yo - 104, w * 0.52, 6))
        p.df(
            smooth(
                [
                    (x - 7, yo - 104),
                    (x - 9, yo - 112),
                    (x - 4, yo - 119),
                    (x, yo - 130),
                    (x + 4, yo - 119),
                    (x + 9, yo - 112),
                    (x + 7, yo - 104),
                ]
            )
            + "Z"
        )
        p.d(line(x, yo - 130, x, yo - 142))
        p.of(rect(x - w, yo, 2 * w, g - yo))
        p.w(rect(x + w * 0.5, yo, w * 0.5, g - yo))
        p.hatch(rect(x + w * 0.5, yo, w * 0.5, g - yo), 4, 90)
        p.d(line(x - w * 0.5, yo, x - w * 0.5, g) + line(x + w * 0.5, yo, x + w * 0.5, g))
        for u in (-0.75, 0, 0.75):
            if u == 0:
                p.use(wn["tall"], x, g - 124)
                p.use(wn["low"], x, g - 50)
            else:
                q = rarch(x + w * u - 4, g - 68, 8, g - 108)
                p.df(q)
                p.dark(q, 2.3)
                q = rect(x + w * u - 4, g - 50, 8, 38)
                p.df(q)
                p.dark(q, 2.3)
        for u in (-1, -0.5, 0.5, 1):
            pil(x + w * u * 0.96, yo + 14, g - 62, 6)
        p.bands(x - w, x + w, yo - 6, [(4, 6), (4, 3), (4, 0)])
        p.shadow(x - w, x + w, yo + 6, 8, 2)
        p.bands(x - w, x + w, g - 64, [(4, 2), (3, 0)])
        p.bands(x - w, x + w, g - 9, [(9, 2)])

    oc = p.define(lambda: octo(0))
    for sd in (-1, 1):
        p.use(oc, C + sd * 432, 0)
    for sd in (-1, 1):
        for u in (-38, 38):
            trophy(C + sd * 432 + u, yo - 6, 0.7)
    p.o(P("M", C - 150, g, "V", y0, "M", C + 150, g, "V", y0))
    # ---- terrace, hedges, pool with reflection ----
    p.o(line(20, g, 980, g))
    p.p(rect(16, g + 1.5, 968, 340))
    p.ground(24, 976, g, 30, 5, 0.6)
    for sd in (-1, 1):
        for u in (110, 170, 230, 290, 350, 410):
            x = C + sd * u
            d = P("M", x - 9, g + 22, "L", x, g - 6, "L", x + 9, g + 22, "Z")
            p.df(d)
            p.w(d)
            p.hatch(d, 3, 70)
    ye = g + 40
    bt = 948
    edge = lambda y: 20 * ((y - ye) / (bt - ye)) ** 0.7 * 2.2  # the pool widens towards us
    p.df(P("M", 66, ye - 9, "H", 934, "L", 926, ye, "H", 74, "Z"))
    p.o(line(74, ye, 926, ye))
    for sd in (-1, 1):
        p.o(smooth([(C + sd * (426 + edge(y)), y) for y in range(ye, ye + 190, 18)]))
        p.d(smooth([(C + sd * (434 + edge(y) * 1.2), y - 6) for y in range(ye, ye + 180, 18)]))
    f = 0.8
    my = lambda y: ye + 3 + (g - y) * f  # mirrored silhouette, squeezed, in ragged slices
    sil = [
        (C - 474, g),
        (C - 474, yo),
        (C - 462, yo - 40),
        (C - 444, yo - 76),
        (C - 432, yo - 130),
        (C - 420, yo - 76),
        (C - 402, yo - 40),
        (C - 392, yw - 40),
        (C - 280, yw - 40),
        (C - 266, ym),
        (C - 240, ym - 58),
        (C - 160, ym - 58),
        (C - 150, y0),
        (C - 92, y0 - 92),
        (C + 92, y0 - 92),
        (C + 150, y0),
        (C + 160, ym - 58),
        (C + 240, ym - 58),
        (C + 266, ym),
        (C + 280, yw - 40),
        (C + 392, yw - 40),
        (C + 402, yo - 40),
        (C + 420, yo - 76),
        (C + 432, yo - 130),
        (C + 444, yo - 76),
        (C + 462, yo - 40),
        (C + 474, yo),
        (C + 474, g),
    ]
    ms = poly([(C + (x - C) * 0.89, my(y)) for x, y in sil])
    subs = flat(ms)
    y = ye + 3
    w_ = h_ = ""
    while y < bt - 14:
        t = (y - ye) / 230
        gp = 5 + 3.4 * t
        for (a, _), (b, _) in cut(subs, 0, y + gp / 2, 1, y + gp / 2):
            if b - a < 5:
                continue
            a += p.r.uniform(-7, 5) * (0.3 + t)
            b += p.r.uniform(-5, 7) * (0.3 + t)
            w_ += rect(a, y, b - a, gp * (0.98 - 0.3 * t))
            x = a
            while x < b - 4:
                L = p.r.uniform(40, 200) * (1.15 - t * 0.6)
                h_ += line(x, y + gp * 0.5, min(b, x + L), y + gp * 0.5)
                x += L + p.r.uniform(3, 14) * (1 + 2 * t)
        y += gp
    p.w(w_)
    p.h(h_)
    # dark window columns trembling in the water, the white porch between them
    xs = [C + sd * u * 0.89 for sd in (-1, 1) for u in (432, 276, 303, 330, 357, 384, 161, 191, 221, 251, 83, 117)]
    out = ""
    for x in xs:
        for y0_, y1_ in ((12, 40), (54, 96)):
            y = ye + y0_
            while y < ye + y1_:
                q = p.r.uniform(-1.6, 1.6)
                out += P("M", x - 4 + q, y, "h".upper(), x + 4 + q)
                y += 2.9
    p.h(out)
    rect(C - 62, ye + 4, 124, 78)
    out = ""
    for k in (-1, 0, 1):
        y = ye + 5
        while y < ye + 66:
            q = p.r.uniform(-1.6, 1.6)
            out += P("M", C + k * 41 - 12 + q, y, "H", C + k * 41 + 12 + q)
            y += 2.7
    p.h(out)
    out = ""
    for i in range(9):
        y = ye + 150 + i * 15
        x = 70 + p.r.random() * 60
        while x < 900:
            L = p.r.uniform(30, 120)
            if p.r.random() < 0.22:
                out += line(x, y, x + L, y)
            x += L + p.r.uniform(10, 60)
    p.h(out)
    return p
