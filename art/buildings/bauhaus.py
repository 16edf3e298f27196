"""Bauhaus, from the south-west, close to the glass corner; metres: x east, y north, z up.

Workshop wing 16 by 50, its glass hung over a set-back plinth (z 1.6 to 13.4), a white parapet to 15; bridge of two
storeys on piers to the north, school block behind it; low hall and the studio house with its balconies to the east.
"""

from collections.abc import Sequence

from art.drawing import Cam, Drawing, Wall, circ, line, poly

GLASS = (1.6, 13.4)
LETTERS: dict[str, Sequence[Sequence[tuple[float, float]]]] = {
    "B": [[(0, 0), (0, 1), (0.8, 1), (0.8, 0.55), (0, 0.55)], [(0.8, 0.55), (1, 0.45), (1, 0), (0, 0)]],
    "A": [[(0, 0), (0, 1), (1, 1), (1, 0)], [(0, 0.45), (1, 0.45)]],
    "U": [[(0, 1), (0, 0), (1, 0), (1, 1)]],
    "H": [[(0, 0), (0, 1)], [(1, 0), (1, 1)], [(0, 0.5), (1, 0.5)]],
    "S": [[(1, 1), (0, 1), (0, 0.52), (1, 0.52), (1, 0), (0, 0)]],
}


def build() -> Drawing:
    p = Drawing(91)
    cam = Cam((-27, -21, 1.7), 47.5, 770, 596, 700)
    p.sky(120, 420, 17, 0.3)

    def box(x0: float, x1: float, y0: float, y1: float, z0: float, z1: float) -> tuple[Wall, str, Wall, str]:
        """The two faces one sees: west and south."""
        west, west_shape = cam.face((x0, y1), (x0, y0), z0, z1)
        south, south_shape = cam.face((x0, y0), (x1, y0), z0, z1)
        p.of(west_shape)
        p.of(south_shape)
        return west, west_shape, south, south_shape

    def patch(f: Wall, u0: float, u1: float, z0: float, z1: float) -> str:
        return poly([f(u0, z0), f(u1, z0), f(u1, z1), f(u0, z1)])

    def upright(f: Wall, us: Sequence[float], z0: float, z1: float) -> str:
        return "".join(line(*f(u, z0), *f(u, z1)) for u in us)

    def level(f: Wall, zs: Sequence[float], u0: float = 0, u1: float = 1) -> str:
        return "".join(line(*f(u0, z), *f(u1, z)) for z in zs)

    def ribbon(f: Wall, u0: float, u1: float, z0: float, z1: float, panes: int) -> None:
        shape = patch(f, u0, u1, z0, z1)
        p.dark(shape, 3, 0)
        p.d(
            upright(f, [u0 + (u1 - u0) * j / panes for j in range(panes + 1)], z0, z1)
            + level(f, [z0, (z0 + z1) / 2, z1], u0, u1)
        )

    for x, r, h in ((322, 58, 236), (250, 44, 190), (396, 42, 214)):
        p.tree(x, 704, r, h)

    # The school block, and the bridge over the street.
    _, _, south, shape = box(-3, 16, 84, 100, 0, 11.6)
    p.w(shape)
    for z in (1.6, 5.2, 8.6):
        ribbon(south, 0.06, 0.96, z, z + 2, 12)
    for y in (58, 66, 74):
        _, pier_shape = cam.face((5, y + 1.6), (5, y), 0, 4)
        p.df(pier_shape)
        p.w(pier_shape)
        p.hatch(pier_shape, 3, 90)
    dark = poly([cam(5, 84, 4), cam(5, 50, 4), cam(11, 50, 4), cam(11, 84, 4)])
    p.dark(dark, 2.6, 0)
    west, west_shape = cam.face((5, 84), (5, 50), 4, 11.6)
    p.of(west_shape)
    for z in (5, 8.4):
        ribbon(west, 0, 1, z, z + 1.9, 22)
    p.d(level(west, [11.1]))

    # The studio house: five storeys, long balconies to the south, which go on around the east corner.
    west, west_shape, south, south_shape = box(38, 50, 1, 24, 0, 19.6)
    p.w(south_shape)
    p.hatch(south_shape, 5.4, 90)
    for k in range(5):
        z = 1.5 + k * 3.6
        for u in (0.1, 0.28, 0.46, 0.64, 0.82):
            p.dark(patch(west, u, u + 0.11, z + 0.5, z + 2.6), 2.6, 0)
        for u in (0.12, 0.5):
            opening = patch(south, u, u + 0.26, z + 0.3, z + 2.7)
            p.dark(opening, 2.6, 0)
            p.d(line(*south(u + 0.13, z + 0.3), *south(u + 0.13, z + 2.7)))
        if k:
            slab = poly([south(0.3, z), south(1.14, z), south(1.14, z - 0.3), south(0.3, z - 0.3)])
            p.hatch(poly([south(0.3, z - 0.3), south(1.0, z - 0.3), south(1.0, z - 1.2), south(0.4, z - 1.2)]), 2.4, 78)
            p.of(slab)
            p.d(
                level(south, [z + 0.35, z + 0.7, z + 1.05], 0.3, 1.14)
                + upright(south, [0.3, 0.51, 0.72, 0.93, 1.14], z, z + 1.05)
            )
    p.d(level(west, [19.1]) + level(south, [19.1]))

    # The low hall between.
    west, _, south, south_shape = box(16, 38, 3, 15, 0, 7)
    p.w(south_shape)
    ribbon(south, 0.1, 0.95, 2.4, 5.4, 9)
    p.d(level(south, [6.5]))

    # The workshop wing: a dark set-back plinth, then the glass that hangs in front of everything.
    plinth_west, plinth_west_shape = cam.face((0.7, 49.5), (0.7, 0.7), 0, GLASS[0])
    plinth_south, plinth_south_shape = cam.face((0.7, 0.7), (16, 0.7), 0, GLASS[0])
    for shape in (plinth_west_shape, plinth_south_shape):
        p.of(shape)
        p.w(shape)
    p.hatch(plinth_west_shape, 3.4, 0)
    for j in range(11):
        p.df(patch(plinth_west, 0.03 + j * 0.088, 0.085 + j * 0.088, 0.5, 1.25))
    west, west_shape = cam.face((0, 50), (0, 0), GLASS[0], 15)
    south, south_shape = cam.face((0, 0), (16, 0), GLASS[0], 15)
    p.of(west_shape)
    p.of(south_shape)
    corner = 0.27  # how far the glass turns onto the south wall

    def glass(f: Wall, u0: float, u1: float, bays: int, fine: int) -> None:
        shape = patch(f, u0, u1, *GLASS)
        p.df(shape)
        p.w(shape)
        # behind it: floors, ceilings in shadow, pillars
        for floor in (5.5, 9.4):
            p.df(patch(f, u0, u1, floor - 0.35, floor))
        for ceiling in (4.95, 8.85, 13.4):
            p.h(level(f, [ceiling - 0.2 * j for j in range(1, 8)], u0, u1))
        span = u1 - u0
        p.h(upright(f, [u0 + span * (j + 0.5 + s) / bays for j in range(bays) for s in (-0.03, 0.03)], *GLASS))
        # reflections: slanting bands, a second wash
        for at, width in ((0.08, 0.12), (0.42, 0.2), (0.78, 0.08)):
            a, b = u0 + span * at, u0 + span * (at + width)
            lean = span * 0.1
            band = poly(
                [f(a, GLASS[0]), f(b, GLASS[0]), f(min(u1, b + lean), GLASS[1]), f(min(u1, a + lean), GLASS[1])]
            )
            p.w(band)
        p.h(upright(f, [u0 + span * j / (bays * fine) for j in range(bays * fine)], *GLASS))
        p.h(level(f, [GLASS[0] + 0.983 * j for j in range(12)], u0, u1))
        p.d(upright(f, [u0 + span * j / bays for j in range(bays + 1)], *GLASS))
        p.d(level(f, [GLASS[0], 3.57, 5.53, 7.5, 9.46, 11.43, GLASS[1]], u0, u1))

    glass(west, 0, 1, 9, 4)
    white = patch(south, corner, 1, GLASS[0], 15)
    p.p(white)
    p.w(white)
    p.hatch(white, 6, 90)
    glass(south, 0, corner, 1, 4)
    p.o(line(*south(corner, GLASS[0]), *south(corner, GLASS[1])))
    p.d(level(west, [14.5]) + level(south, [14.5]))

    # The name, one letter under the other, and the column of stair windows beside it.
    for k, letter in enumerate("BAUHAUS"):
        z = 12.7 - 1.5 * k
        for stroke in LETTERS[letter]:
            points = [south(0.5 + 0.075 * u, z - 1.05 + 1.05 * v) for u, v in stroke]
            p.o(poly(points, False))
    for z in (2.6, 6.4, 10.2):
        opening = patch(south, 0.74, 0.88, z, z + 2.2)
        p.dark(opening, 2.8, 0)
        p.d(level(south, [z + 0.73, z + 1.46], 0.74, 0.88) + upright(south, [0.81], z, z + 2.2))
    door = patch(plinth_south, 0.7, 0.92, 0, 2.3)
    p.dark(door, 2.4, 0)
    canopy = poly([cam(11, 0, 2.7), cam(15.6, 0, 2.7), cam(15.6, -1.8, 2.7), cam(11, -1.8, 2.7)])
    p.of(canopy)
    p.o(west_shape + south_shape)

    # Pavement, lawn, people.
    p.o(
        line(*cam(0.7, 50, 0), *cam(0.7, 0.7, 0))
        + line(*cam(0.7, 0.7, 0), *cam(17, 0.7, 0))
        + line(*cam(17, 0.7, 0), *cam(58, 0.7, 0))
    )
    for off in (2.4, 4.2):
        p.d(poly([cam(-off, 70, 0), cam(-off, -off, 0), cam(60, -off, 0)], False))
    shade = poly(
        [cam(0.7, 49, 0), cam(0.7, 0.7, 0), cam(16, 0.7, 0), cam(16, -1.6, 0), cam(-0.4, -1.6, 0), cam(-1.2, 49, 0)]
    )
    p.w(shade)
    p.ground(20, 980, 772, 120, 7, 0.5)

    def person(x: float, y: float) -> None:
        foot, head = cam(x, y, 0), cam(x, y, 1.72)
        h = foot[1] - head[1]
        cx = foot[0]
        p.k(
            poly(
                [
                    (cx - h * 0.13, foot[1] - h * 0.84),
                    (cx + h * 0.13, foot[1] - h * 0.84),
                    (cx + h * 0.11, foot[1]),
                    (cx - h * 0.11, foot[1]),
                ]
            )
        )
        p.k(circ(cx, foot[1] - h * 0.93, h * 0.08))
        p.h(
            "".join(
                line(cx + h * 0.1, foot[1] - j * 2, cx + h * (0.7 - 0.1 * j), foot[1] + 4 - j * 2) for j in range(3)
            )
        )

    for x, y in ((-6, 12), (-5.2, 13.4), (-9, 3), (4, -7), (-5, 34)):
        person(x, y)
    return p
