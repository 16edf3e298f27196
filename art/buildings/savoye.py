"""Two-point view onto the corner. metres: box 21.5 x 19, ground floor 2.9, box 2.9-6.5, ribbon window 4.15-5.25 all round, 5 pilotis on each side
(4.75 apart), ground floor set back with curved glass, curved screens of the solarium on the roof up to 9.6."""

from math import cos, hypot, radians, sin

from art.drawing import Cam, Drawing, P, line, poly, rect, smooth
from art.engrave import Points


def build() -> Drawing:
    p = Drawing(72)
    FF = 1330
    cam = Cam((-15, -29, 1.9), 25, FF, 250, 676)
    A, B = 21.5, 19.0
    zb, zt = 2.9, 6.5
    p.sky(130, 430, 17, 0.28)
    for x, r, h in ((70, 50, 268), (146, 58, 330), (846, 62, 372), (918, 54, 300)):
        p.tree(x, 704, r, h)
    q4 = lambda f, u0, u1, z0, z1: poly([f(u0, z0), f(u1, z0), f(u1, z1), f(u0, z1)])
    fs, ds = cam.face((0, 0), (A, 0), zb, zt)
    fw, dw = cam.face((0, B), (0, 0), zb, zt)
    G = lambda x, y: cam(x, y, 0)

    def curved(
        pts: Points, z0: float, z1: float, cls: str = "o f", dens: float = 1.0, light: float = -1, top: bool = True
    ) -> None:
        """extruded curve: outline, vertical shading that follows how far each strip turns from the light"""
        lo = [cam(x, y, z0) for x, y in pts]
        hi = [cam(x, y, z1) for x, y in pts]
        p.put(cls, poly(lo + hi[::-1]))
        out = ""
        wash = ""
        for i in range(len(pts) - 1):
            (ax, ay), (bx, by) = pts[i], pts[i + 1]
            nx, ny = by - ay, -(bx - ax)
            L = hypot(nx, ny) or 1
            s = 0.5 - 0.5 * ((nx * -0.8 + ny * -0.6) / L)  # normal towards viewer; light from west-south-west
            if s > 0.3:
                wash += poly([lo[i], lo[i + 1], hi[i + 1], hi[i]])
            W_ = abs(lo[i + 1][0] - lo[i][0])
            m = int(W_ / max(2.2, 7.5 - 8.2 * s)) if s > 0.18 else 0
            for k in range(m):
                t = (k + 0.5) / m
                out += line(
                    lo[i][0] + (lo[i + 1][0] - lo[i][0]) * t,
                    lo[i][1] + (lo[i + 1][1] - lo[i][1]) * t,
                    hi[i][0] + (hi[i + 1][0] - hi[i][0]) * t,
                    hi[i][1] + (hi[i + 1][1] - hi[i][1]) * t,
                )
        if wash:
            p.w(wash)
        p.h(out)
        p.o(poly(hi, False))
        p.o(line(*lo[0], *hi[0]) + line(*lo[-1], *hi[-1]))

    # ---- underside and recessed ground floor ----
    under = poly([cam(0, 0, zb), cam(A, 0, zb), cam(A, B, zb), cam(0, B, zb)])
    p.df(under)
    p.w(under)
    p.w(under)
    p.hatch(under, 2.3, 0)

    # back pilotis, far side
    def pil(x: float, y: float, z1: float = zb, cls: str = "o f") -> None:
        a, b = cam(x, y, 0), cam(x, y, z1)
        r = 0.16 * FF / ((x + 15) * sin(radians(25)) + (y + 29) * cos(radians(25)))
        d = rect(a[0] - r, b[1], 2 * r, a[1] - b[1])
        p.put(cls, d)
        p.cyl(d, a[0] - r, a[0] + r, 4, left=0)
        p.w(rect(a[0] + r * 0.1, b[1], r * 0.9, a[1] - b[1]))
        p.hatch(rect(a[0] - r, b[1], 2 * r, 12), 2, 0)

    for y in (B - 0.5, 14.25, 9.5, 4.75):
        pil(A - 0.5, y, cls="d f")
    # recessed volume: west side straight wall, south side with curved glass
    w0 = [(4.6, 17.5), (4.6, 7.5)]
    curve = (
        [(4.6, 7.5)]
        + [(4.6 + 6.3 * (1 - cos(radians(t))), 7.5 - 4.2 * sin(radians(t))) for t in range(10, 181, 10)]
        + [(17.2, 7.5)]
    )
    wl = poly([cam(x, y, 0) for x, y in w0] + [cam(x, y, zb) for x, y in w0[::-1]])
    p.of(wl)
    p.w(wl)
    p.w(wl)
    p.hatch(wl, 3, 0)
    q = cam.quad((4.6, 17.5), (4.6, 7.5), 0.9, 2.2, 0.15, 0.75)
    p.df(q)
    p.dark(q, 2.2)
    lo = [cam(x, y, 0) for x, y in curve]
    hi = [cam(x, y, zb) for x, y in curve]
    gl = poly(lo + hi[::-1])
    p.of(gl)
    p.w(gl)
    p.w(gl)
    p.hatch(gl, 3.4, 0)
    p.hatch(poly(hi + [cam(x, y, zb - 0.9) for x, y in curve[::-1]]), 2.4, 90)
    p.d("".join(line(*a, *b) for a, b in zip(lo, hi, strict=False)))
    p.d(poly([cam(x, y, 2.2) for x, y in curve], False))
    p.h(
        "".join(
            line(
                (lo[i][0] + lo[i + 1][0]) / 2,
                (lo[i][1] + lo[i + 1][1]) / 2,
                (hi[i][0] + hi[i + 1][0]) / 2,
                (hi[i][1] + hi[i + 1][1]) / 2,
            )
            for i in range(len(lo) - 1)
        )
    )
    dr = poly([lo[9], lo[10], cam(*curve[10], 2.2), cam(*curve[9], 2.2)])
    p.df(dr)
    p.dark(dr, 2, 90)
    # ---- roof: curved screens ----
    p.df(poly([cam(9.2, 9, zt), cam(12.8, 9, zt), cam(12.8, 9, 8.5), cam(9.2, 9, 8.5)]))
    s1 = (
        [(3.6, 12.5), (3.0, 10), (3.1, 8.2)]
        + [(5.3 - 2.2 * cos(radians(t)), 8.2 - 2.2 * sin(radians(t))) for t in range(15, 91, 15)]
        + [(8.2, 6.0)]
    )
    back = poly([cam(8.2, 6, zt), cam(14.6, 9.4, zt), cam(14.6, 9.4, 9.0), cam(8.2, 6, 9.0)])
    p.df(back)
    p.w(back)
    p.hatch(back, 3.2, 90)
    curved(s1, zt, 9.6)
    q = poly([cam(5.8, 6.0, 7.9), cam(7.6, 6.0, 7.9), cam(7.6, 6.0, 8.9), cam(5.8, 6.0, 8.9)])
    p.df(q)
    p.dark(q, 2.6)
    s2 = (
        [(11.0, 5.2)]
        + [(13.6 - 2.6 * cos(radians(t)), 5.2 - 2.3 * sin(radians(t))) for t in range(15, 181, 15)]
        + [(16.2, 8.5)]
    )
    curved(s2, zt, 9.0)
    [cam(0.4, 0.4, zt + 0.0), cam(A - 0.4, 0.4, zt)]
    # ---- the box ----
    p.of(dw)
    p.of(ds)
    # west face in light, south face in half shade (light from upper left = west)
    p.w(ds)
    p.h("".join(line(*fs(u, zb), *fs(u, zt)) for u in [1 - 0.022 * k * (1 + 0.05 * k) for k in range(9)]))
    for f, n_ in ((fw, 16), (fs, 20)):
        rb = q4(f, 0.012, 0.988, 4.15, 5.3)
        p.df(rb)
        p.w(rb)
        p.w(rb)
        if f is fs:  # right half open: terrace and sky behind
            p.hatch(q4(f, 0.012, 0.56, 4.15, 5.3), 2.5, 0)
            op = q4(f, 0.56, 0.988, 4.15, 5.3)
            p.p(op)
            p.d(op)
            p.hatch(q4(f, 0.56, 0.66, 4.15, 5.3), 2.6, 0)
            wl2 = q4(f, 0.66, 0.8, 4.15, 5.0)
            p.hf(wl2)
            p.hatch(wl2, 3.4, 60)
            p.h(line(*f(0.8, 4.6), *f(0.988, 4.6)) + line(*f(0.8, 4.9), *f(0.988, 4.9)))
        else:
            p.hatch(rb, 2.5, 0)
        for k in range(1, n_):
            u = 0.012 + 0.976 * k / n_
            p.df(q4(f, u - 0.0018, u + 0.0018, 4.15, 5.3)) if k % 2 else p.d(line(*f(u, 4.15), *f(u, 5.3)))
        hd = q4(f, 0.012, 0.988, 5.12, 5.3)
        p.hatch(hd, 1.8, 0)
        p.d(q4(f, 0.012, 0.988, 4.15, 5.3))
        p.h(line(*f(0, 4.05), *f(1, 4.05)) + line(*f(0, zt - 0.16), *f(1, zt - 0.16)))
    p.o(poly([fw(0, zb), fw(0, zt), fw(1, zt), fs(1, zt), fs(1, zb), fw(1, zb)], True))
    p.o(line(*fw(1, zb), *fw(1, zt)))
    # ---- front pilotis: 5 on each side ----
    for y in (B - 0.5, 14.25, 9.5, 4.75):
        pil(0.45, y)
    for k in range(4, -1, -1):
        pil(0.45 + (A - 0.9) * k / 4, 0.5)
    # ---- ground: cast shadow, gravel drive, lawn ----
    [G(-14, 30), G(0, B)]
    G(0, 0)[1]
    p.p(rect(16, 762, 968, 200)) if False else None
    sh = poly(
        [G(1.4, -1.2), G(A + 2.6, -1.2), G(A + 1.4, 5.5), G(17.2, 7.2), G(10.8, 3.2), G(5, 6.6), G(4.6, 9), G(1.6, 9)]
    )
    p.w(sh)
    p.hatch(sh, 3, 0, trim=18)
    p.d(line(22, G(-4, 22)[1], *G(0, B))) if False else p.d(line(24, 706, 150, 706) + line(900, 712, 976, 712))
    p.d(smooth([G(-8, 16), G(-2.2, 4), G(-0.5, -3), G(6, -5.5), G(16, -4), G(26, -3.4)]))
    p.d(smooth([G(-10, 12), G(-4.6, 2), G(-3.6, -6), G(4, -9.4), G(15, -8.5), G(22, -8.4)]))
    p.ground(30, 970, 838, 120, 7, 0.5)
    for _ in range(46):
        x, y = p.r.uniform(40, 960), p.r.uniform(836, 956)
        p.h(P("M", x, y, "L", x - 2, y - 6, "M", x + 2, y, "L", x + 3, y - 7, "M", x + 4, y, "L", x + 8, y - 5))
    p.p(rect(-5, 730, 27, 60) + rect(978, 730, 30, 60))
    return p
