from math import cos, radians, sin, sqrt

from art.drawing import Drawing, P, ell, line, rect


def build() -> Drawing:
    p = Drawing(41)
    C = 500
    a = 168
    y0, y1 = 96, 836
    eye = 822
    r = p.r
    p.sky(70, 640, 13, 0.36)
    b = lambda y: max(0.5, (eye - y) * 0.052)  # rings seen from below: flatter near the eye
    arc = lambda y, k=1.0, up=1: P("M", C - a * k, y, "A", a * k, b(y) * k, 0, 0, up, C + a * k, y)

    # town around: thin blocks
    def block(x: float, y: float, w: float, cw: float = 13, ch: int = 16, style: float = 0) -> None:
        p.hf(rect(x, y, w, 850 - y))
        out = ""
        if style == 0:
            out = "".join(
                rect(x + 6 + j * cw, yy, cw * 0.6, 8)
                for yy in range(int(y) + 10, 836, ch)
                for j in range(int((w - 8) / cw))
            )
        elif style == 1:
            out = "".join(line(x, yy, x + w, yy) for yy in range(int(y) + 10, 846, 8))
        else:
            out = "".join(line(x + q, y + 8, x + q, 850) for q in range(6, int(w), 7))
        p.h(out)
        p.w(rect(x + w * 0.66, y, w * 0.34, 850 - y))
        p.d(P("M", x, 850, "V", y, "H", x + w, "V", 850))

    block(30, 610, 92, style=1)
    block(112, 540, 96)
    block(206, 660, 88, style=2)
    p.hf(rect(130, 520, 40, 20))
    block(712, 630, 84, style=2)
    block(790, 560, 90, style=0)
    block(874, 650, 96, style=1)
    p.hf(rect(830, 544, 30, 16))
    p.h(line(845, 544, 845, 510))
    # body
    body = (
        P("M", C - a, y1, "V", y0) + arc(y0)[arc(y0).index("A") :] + P("V", y1, "A", a, b(y1), 0, 0, 0, C - a, y1, "Z")
    )
    p.of(body)
    # what is behind the skin: dark core with its frame; the light of the rings eats the dark near them
    rings = [y0 + 44 + j * 61 for j in range(12)]
    seg = lambda y, u0, u1: P(
        "M",
        C + a * u0,
        y - b(y) * sqrt(max(0, 1 - u0 * u0)),
        "A",
        a,
        b(y),
        0,
        0,
        1,
        C + a * u1,
        y - b(y) * sqrt(max(0, 1 - u1 * u1)),
    )
    p.h("".join(line(C + u, y0 + 30, C + u, y1 - 4) for u in (-64, -60, -2, 2, 60, 64)))
    for j in range(12):
        ya, yb = rings[j] + 10 - b(rings[j]), rings[j] + 58 - b(rings[j] + 58)
        p.h(
            line(C - 62, ya, C - 2, yb)
            + line(C - 2, ya, C - 62, yb)
            + line(C + 2, ya, C + 62, yb)
            + line(C + 62, ya, C + 2, yb)
        )
    out = ""
    wash = ""
    for _i, r0 in enumerate(rings):
        s0 = 15
        yy = r0 + s0
        while yy < min(r0 + 61 - 9, y1 - 3):
            t = (yy - r0) / 61
            g_ = 2.3 + 5.5 * abs(t - 0.56) ** 1.1 * 1.6
            w_ = 0.985 if abs(t - 0.56) < 0.2 else 0.985 - 1.0 * (abs(t - 0.56) - 0.2)
            k = r.uniform(0, 0.05)
            out += seg(yy, -w_ + k, w_ - r.uniform(0, 0.05))
            yy += g_
        q0, q1 = r0 + 22, min(r0 + 50, y1 - 2)
        wash += seg(q0, -1, 1) + P("V", q1, "A", a, b(q1), 0, 0, 0, C - a, q1, "Z")
    p.w(wash)
    p.h(out)
    # vertical ribs of the perforated panels close up towards the edges
    p.h(
        "".join(
            line(C + a * sin(radians(th)), y0 - b(y0) * cos(radians(th)), C + a * sin(radians(th)), y1)
            for th in range(-80, 81, 16)
        )
    )
    p.cyl(body, C - a, C + a, 9, left=3)
    p.w(P("M", C + a * 0.55, y1, "V", y0 - b(y0) * 0.83, "A", a, b(y0), 0, 0, 1, C + a, y0, "V", y1, "Z"))
    # perforation: rows of dots left and right of every ring, thinning out
    dots = ""
    for _i, r0 in enumerate(rings):
        for dy, e in ((12, 0.97), (18, 0.9), (-8, 0.97), (-14, 0.86)):
            y = r0 + dy
            if y0 + 16 < y < y1 - 2:
                dots += seg(y, -e + r.uniform(0, 0.1), -0.3 - r.uniform(0, 0.35)) + seg(y, 0.2 + r.uniform(0, 0.35), e)
    p.put("t", dots)
    # twelve rings of light: bright double tubes
    for y in rings:
        bb = b(y)
        ring = P(
            "M",
            C - a - 5,
            y,
            "A",
            a + 5,
            bb,
            0,
            0,
            1,
            C + a + 5,
            y,
            "V",
            y + 9,
            "A",
            a + 5,
            b(y + 9),
            0,
            0,
            0,
            C - a - 5,
            y + 9,
            "Z",
        )
        p.p(ring)
        p.d(ring)
        p.h(P("M", C - a - 5, y + 4.5, "A", a + 5, b(y + 4.5), 0, 0, 1, C + a + 5, y + 4.5))
        p.k(rect(C - a - 9, y, 5, 9) + rect(C + a + 4, y, 5, 9))
    # rim
    p.of(
        P(
            "M",
            C - a - 6,
            y0,
            "A",
            a + 6,
            b(y0),
            0,
            0,
            1,
            C + a + 6,
            y0,
            "V",
            y0 + 13,
            "A",
            a + 6,
            b(y0 + 13),
            0,
            0,
            0,
            C - a - 6,
            y0 + 13,
            "Z",
        )
    )
    p.h(
        "".join(
            line(
                C + (a + 6) * sin(radians(t)),
                y0 - b(y0) * cos(radians(t)),
                C + (a + 6) * sin(radians(t)),
                y0 + 13 - b(y0) * cos(radians(t)),
            )
            for t in range(-84, 85, 6)
        )
    )
    p.o(P("M", C - a, y0 + 13, "V", y1, "M", C + a, y0 + 13, "V", y1))
    # plinth in the roundabout: ring of floodlights, planting, kerb
    p.of(rect(C - a - 30, y1 - 4, 2 * a + 60, 30))
    p.h("".join(line(C - a - 30 + q * 12, y1 + 6, C - a - 30 + q * 12, y1 + 26) for q in range(1, 34)))
    p.d(line(C - a - 30, y1 + 6, C + a + 30, y1 + 6))
    for u in range(-5, 6):
        x = C + u * 34
        p.df(rect(x - 5, y1 - 14, 10, 10))
        p.d(line(x, y1 - 14, x + u * 0.6, y1 - 20))
        p.df(P("M", x - 7, y1 - 18, "L", x - 4, y1 - 27, "H", x + 4, "L", x + 7, y1 - 18, "Z"))
    for x, w in ((C - a - 58, 52), (C + a + 58, 52)):
        d = P(
            "M",
            x - w / 2 - 14,
            y1 + 28,
            "Q",
            x - w / 2,
            y1 - 10,
            x,
            y1 - 8,
            "Q",
            x + w / 2,
            y1 - 10,
            x + w / 2 + 14,
            y1 + 28,
            "Z",
        )
        p.df(d)
        p.w(d)
        p.hatch(d, 5, 65, trim=16)
    gy = y1 + 30
    p.p(rect(20, gy, 960, 130))
    p.o(line(30, gy, 970, gy))
    p.d(P("M", C - 330, gy + 26, "Q", C, gy + 58, C + 330, gy + 26))
    p.d(P("M", C - 350, gy + 32, "Q", C, gy + 68, C + 350, gy + 32))
    p.ground(40, 960, gy, 90, 7, 0.45)
    p.tree(86, gy + 12, 66, 236)
    p.tree(240, gy + 6, 54, 200)
    p.tree(776, gy + 6, 58, 214)
    p.tree(918, gy + 14, 62, 230)
    for x, q in ((306, -1), (700, 1)):
        p.d(
            line(x, gy + 4, x, gy - 190)
            + line(x + 3, gy + 4, x + 2, gy - 188)
            + P("M", x, gy - 190, "Q", x, gy - 212, x + q * 30, gy - 214)
        )
        p.df(ell(x + q * 34, gy - 212, 12, 4))
    return p
