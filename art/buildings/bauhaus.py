"""Two-point view from the south-west. metres: workshop wing 52 x 16, glass 3 storeys (z 1.6-13.2) hung in front, parapet 14.6; bridge 2 storeys on piers;
studio block 5 storeys with balconies behind right; low hall between; school block far left."""

from collections.abc import Callable, Sequence
from typing import Any

from art.drawing import Cam, Drawing, P, circ, line, poly, rect


def build() -> Drawing:
    p = Drawing(91)
    cam = Cam((-48, -26, 3.0), 52, 900, 592, 668)
    p.sky(90, 430, 17, 0.3)

    def box(
        x0: float, x1: float, y0: float, y1: float, z0: float, z1: float, cls: str = "o f", shade: str = "s"
    ) -> tuple[float, ...]:
        """visible faces: west (x0) and south (y0)"""
        fw, dw = cam.face((x0, y1), (x0, y0), z0, z1)
        fs, ds = cam.face((x0, y0), (x1, y0), z0, z1)
        p.put(cls, dw)
        p.put(cls, ds)
        return fw, dw, fs, ds

    def lines(
        f: Callable[..., Any],
        us: Sequence[float],
        zs: Sequence[float],
        z0: float,
        z1: float,
        cls: str = "h",
        u0: float = 0,
        u1: float = 1,
    ) -> None:
        p.put(cls, "".join(line(*f(u, z0), *f(u, z1)) for u in us) + "".join(line(*f(u0, z), *f(u1, z)) for z in zs))

    def q4(f: Callable[..., Any], u0: float, u1: float, z0: float, z1: float) -> str:
        return poly([f(u0, z0), f(u1, z0), f(u1, z1), f(u0, z1)])

    # trees behind
    for x, r, h in ((330, 54, 232), (262, 42, 190), (392, 40, 214)):
        p.tree(x, 676, r, h)
    # ---- studio block, right behind ----
    fw, dw, fs, ds = box(34, 48, 2, 24, 0, 19.5)
    p.w(ds)
    p.hatch(ds, 5.4, 90)
    for k in range(5):
        z = 1.3 + k * 3.5
        for u in (0.09, 0.36, 0.63):
            q = q4(fs, u, u + 0.16, z + 0.5, z + 2.7)
            p.df(q)
            p.dark(q, 2.6)
        q = q4(fs, 0.30, 0.92, z + 0.0, z + 0.1)
        for u in (0.12, 0.3, 0.48, 0.66, 0.84):
            q = q4(fw, u, u + 0.1, z + 0.8, z + 2.7)
            p.df(q)
            p.dark(q, 2.4)
            p.d(line(*fw(u + 0.05, z + 0.8), *fw(u + 0.05, z + 2.7)))
        if k:  # balconies: slab, thin rails, shadow
            o = 1.4
            _a, b = (33, 8), (42, 8)
            sl = poly([cam(37, 2, z), cam(46, 2, z), cam(46, 2 - o, z), cam(37, 2 - o, z)])
            fr = cam.face((37, 2 - o), (46, 2 - o), z - 0.25, z + 0.05)
            p.df(sl)
            p.of(fr[1])
            fb = fr[0]
            p.d(
                "".join(line(*fb(0, z + zz), *fb(1, z + zz)) for zz in (0.35, 0.65, 0.95))
                + "".join(line(*fb(u, z), *fb(u, z + 0.95)) for u in (0, 0.33, 0.66, 1))
            )
            p.d(line(*cam(37, 2, z + 0.95), *fb(0, z + 0.95)))
            p.hatch(
                poly([cam(37, 2, z - 0.25), cam(47, 2, z - 0.25), cam(47, 2, z - 1.1), cam(38, 2, z - 1.1)]), 2.6, 0
            )
    p.d("".join(line(*fw(0, z), *fw(1, z)) + line(*fs(0, z), *fs(1, z)) for z in (19.0,)))
    p.o(poly([fw(0, 0), fw(0, 19.5), fw(1, 19.5), fw(1, 0)], False) + poly([fs(0, 19.5), fs(1, 19.5), fs(1, 0)], False))
    # low hall between
    fw, dw, fs, ds = box(15, 34.2, 6, 20, 0, 5.6)
    p.w(ds)
    q = q4(fs, 0.12, 0.95, 1.4, 4.2)
    p.df(q)
    p.dark(q, 2.8)
    lines(fs, [0.12 + 0.83 * k / 9 for k in range(10)], [2.8], 1.4, 4.2, "d", 0.12, 0.95)
    # ---- school block far left and the bridge ----
    fw, dw, fs, ds = box(-46, -20, 48, 60, 0, 13.2)
    lines(fs, [], [12.5], 0, 1, "d")
    for z in (1.6, 5.5, 9.4):
        q = q4(fs, 0.04, 0.96, z, z + 2.2)
        p.df(q)
        p.dark(q, 2.6)
        p.d(
            "".join(line(*fs(0.04 + 0.92 * k / 16, z), *fs(0.04 + 0.92 * k / 16, z + 2.2)) for k in range(17))
            + line(*fs(0.04, z + 1.2), *fs(0.96, z + 1.2))
        )
    p.w(q4(fs, 0.9, 1, 0, 13.2))
    for k in range(3):  # piers of the bridge
        x = -15.5 + k * 5.4
        fa = cam.face((x, 50), (x + 1.1, 50), 0, 4.4)
        p.of(fa[1])
        p.hatch(fa[1], 2.8, 90)
    un = poly([cam(-20, 48.6, 4.4), cam(0, 48.6, 4.4), cam(0, 55, 4.4), cam(-20, 55, 4.4)])
    p.df(un)
    p.w(un)
    p.w(un)
    p.hatch(un, 2.4, 0)
    fs_, d_ = cam.face((-20, 48.6), (0.2, 48.6), 4.4, 12.2)
    p.of(d_)
    for z in (6.0, 9.6):
        q = q4(fs_, 0.02, 0.98, z, z + 1.7)
        p.df(q)
        p.dark(q, 2.5)
        p.d("".join(line(*fs_(0.02 + 0.96 * k / 14, z), *fs_(0.02 + 0.96 * k / 14, z + 1.7)) for k in range(15)))
    p.d(line(*fs_(0, 11.7), *fs_(1, 11.7)))
    p.hatch(q4(fs_, 0.8, 1, 4.4, 12.2), 4, 90)
    # ---- workshop wing ----
    fw, _dw, fs, ds = box(0, 16, 0, 52, 0, 14.8)
    base = q4(fw, 0, 1, 0, 1.7)
    p.df(base)
    p.w(base)
    p.w(base)
    p.hatch(base, 2.6, 0)
    p.df("".join(q4(fw, u, u + 0.05, 0.35, 1.2) for u in [k / 11 + 0.02 for k in range(11)]))
    gl = q4(fw, 0, 1, 2.0, 13.2)
    p.of(gl)
    p.w(gl)
    # behind the glass: floors, columns, radiators in shade
    for z in (5.3, 9.2):
        q = q4(fw, 0, 1, z - 0.35, z + 0.35)
        p.hf(q)
    for k in range(12):
        u = (k + 0.55) / 12
        q = q4(fw, u, u + 0.016, 2.0, 13.2)
        p.hf(q)
    for _z0, z1 in ((2.0, 4.95), (5.65, 8.85), (9.55, 13.2)):
        p.hatch(q4(fw, 0, 1, z1 - 1.5, z1), 2.3, 0)
        p.w(q4(fw, 0, 1, z1 - 1.5, z1))
    # diagonal reflections: dense hatching in slanting bands over the glass
    for u0, u1 in ((0.06, 0.2), (0.40, 0.47), (0.56, 0.74), (0.86, 0.93)):
        b = poly([fw(u0, 2.0), fw(u1, 2.0), fw(min(1, u1 + 0.09), 13.2), fw(min(1, u0 + 0.09), 13.2)])
        p.hatch(b, 3.4, 62)
        p.w(b)
    m = 36
    lines(fw, [k / m for k in range(m + 1)], [2.0 + 11.2 * k / 12 for k in range(13)], 2.0, 13.2, "h")
    lines(fw, [k / 12 for k in range(13)], [5.73, 9.47], 2.0, 13.2, "d")
    p.of(q4(fw, 0, 1, 13.2, 14.8))
    p.d(line(*fw(0, 14.5), *fw(1, 14.5)))
    p.of(q4(fw, 0, 1, 1.6, 2.0))
    # south end: glass turns the corner, then a blank white wall with the door
    p.w(ds)
    p.hatch(q4(fs, 0.38, 1, 0, 14.8), 5.6, 90)
    b2 = q4(fs, 0, 0.38, 0, 1.7)
    p.df(b2)
    p.w(b2)
    p.w(b2)
    p.hatch(b2, 2.4, 0)
    g2 = q4(fs, 0, 0.38, 2.0, 13.2)
    p.of(g2)
    p.w(g2)
    p.w(g2)
    p.hatch(g2, 3, 0)
    for z in (5.3, 9.2):
        p.hf(q4(fs, 0, 0.38, z - 0.35, z + 0.35))
    lines(fs, [0.38 * k / 5 for k in range(6)], [2.0 + 11.2 * k / 12 for k in range(13)], 2.0, 13.2, "d", 0, 0.38)
    p.of(q4(fs, 0, 0.38, 1.6, 2.0))
    p.of(q4(fs, 0, 0.38, 13.2, 14.8))
    p.p(q4(fs, 0.3, 0.42, 13.3, 14.4))
    p.h(line(*fs(0.3, 14.5), *fs(1, 14.5)))
    p.w(q4(fs, 0, 1, 13.2, 14.8))
    # narrow stair windows, door with balcony slabs
    for z in (4.0, 7.9, 11.2):
        q = q4(fs, 0.74, 0.93, z, z + 1.9)
        p.df(q)
        p.dark(q, 2.4)
        p.d(line(*fs(0.835, z), *fs(0.835, z + 1.9)))
    q = q4(fs, 0.72, 0.95, 0, 2.7)
    p.df(q)
    p.dark(q, 2.2, 90)
    p.df(poly([cam(11, 0, 3.0), cam(15.6, 0, 3.0), cam(15.6, -1.8, 3.0), cam(11, -1.8, 3.0)]))
    p.of(cam.face((11, -1.8), (15.6, -1.8), 2.75, 3.0)[1])
    p.o(poly([fw(0, 0), fw(0, 14.8), fw(1, 14.8), fs(1, 14.8), fs(1, 0)], False))
    p.o(line(*fw(1, 0), *fw(1, 14.8)))
    # cast shadow on the ground, lawn, road under the bridge
    gy = lambda x, y: cam(x, y, 0)
    p.p(poly([gy(-46, 47.4), gy(-0.4, 47), gy(-0.4, -0.4), gy(16.4, -0.4), gy(50, 1), (985, 985), (15, 985)]))
    sh = poly([gy(0, -0.1), gy(16, -0.1), gy(23, -5), gy(4, -5)])
    p.w(sh)
    p.hatch(sh, 3, 0, trim=14)
    p.o(line(*gy(0, 52), *gy(0, 0)) + line(*gy(0, 0), *gy(16, 0)))
    p.d(line(*gy(-46, 48), *gy(-0.3, 48)))
    p.d(line(*gy(16, 0), *gy(44, 4)))
    p.d(poly([gy(-1.6, 46), gy(-1.6, -1.6), gy(22, -1.6)], False))
    p.d(
        poly([gy(-20, 47), gy(-7, 10), gy(-9, -12)], False)
        + poly([gy(-12, 47), gy(-4.6, 10), gy(-4, -8), gy(30, -8)], False)
    )
    p.ground(30, 970, 752, 190, 8, 0.46)
    for x, y, h in ((420, 752, 38), (436, 756, 36), (640, 790, 42), (820, 748, 36)):
        p.k(P("M", x - h * 0.13, y, "L", x - h * 0.1, y - h * 0.74, "H", x + h * 0.1, "L", x + h * 0.13, y, "Z"))
        p.k(circ(x, y - h * 0.86, h * 0.085))
        p.h("".join(line(x, y + k, x + h * 0.9 - k * 4, y + k) for k in (1, 3.4, 6)))
    p.p(rect(-5, 400, 29, 330))
    p.p(rect(976, 300, 30, 420))
    p.d(line(24, 531, 24, 708))
    return p
