"""Djenné: the east front on its platform, from the market; three towers, 18 ribs (4-5-5-4), bundles of beams, ostrich
eggs.
"""

from itertools import pairwise

from art.drawing import Drawing, P, circ, ell, line, poly, rect, smooth
from art.engrave import Points

GROUND, BASE = 812.0, 760.0  # the market, and the top of the platform


def build() -> Drawing:
    p = Drawing(151)
    p.sky(150, 520, 17, 0.3)

    def mud(points: Points, wobble: float = 1.1) -> str:
        """What hands have smoothed: corners go soft, edges waver a little."""
        soft: Points = []
        for a, b in pairwise(points):
            soft += [a, *((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (0.15, 0.5, 0.85))]
        soft.append(points[-1])
        r = p.r.uniform
        return smooth([(x + r(-wobble, wobble), y + r(-wobble, wobble) * 0.6) for x, y in soft]) + "Z"

    def beam() -> None:
        """A bundle of palm sticks: its end towards us, its shadow down the wall."""
        p.k(poly([(0, 0), (9, 0), (17, 13), (13, 14)]))
        p.df(poly([(-5, -4), (5, -4), (8, 3), (-2, 3)]))
        p.h(line(-1.6, -4, 1.4, 3) + line(1.8, -4, 4.8, 3))

    def beams(x: float, y: float, half: float, count: int) -> None:
        for j in range(count):
            at = x if count == 1 else x - half + 2 * half * j / (count - 1)
            p.stamp("beam", beam, at, y + p.r.uniform(-1, 1))

    def pillar(x: float, foot: float, top: float, w: float, tip: float, pen: str = "d") -> None:
        """A rounded buttress that narrows upwards and ends in a cone, in one stroke of the hand."""
        r = p.r.uniform
        side = [
            (x - w * 1.22, foot),
            (x - w * 1.04, foot - 46),
            (x - w, (foot + top) / 2),
            (x - w * 0.9, top),
            (x - w * 0.84, top - tip * 0.3),
        ]
        side += [(x - w * 0.55, top - tip * 0.7), (x - w * 0.16, top - tip * 0.97)]
        left = [(a + r(-0.9, 0.9), b) for a, b in side]
        right = [(2 * x - a + r(-0.9, 0.9), b) for a, b in side[::-1]]
        shape = smooth([*left, (x, top - tip), *right])
        p.put("p", shape + "Z")
        p.w(smooth([(x + w * 0.1, top - tip * 0.9), (x + w * 0.3, top), (x + w * 0.36, foot), *right[::-1]]) + "Z")
        p.cyl(shape + "Z", x - w, x + w, 9 if w > 8 else 5, left=1)
        p.put(pen, shape)
        specks = ((x + r(-0.7, 0.2) * w, r(top, foot - 10)) for _ in range(int(w * 0.7)))
        p.h("".join(line(a, b, a + 2.4, b) for a, b in specks))

    def slot(x: float, top: float, w: float, foot: float) -> None:
        """The dark recess between two ribs, with its openings."""
        d = rect(x - w, top, 2 * w, foot - top)
        p.df(d)
        p.w(d)
        p.hatch(d, 3.6, 0)
        p.hatch(rect(x - w, top, w * 0.8, foot - top), 2.4, 90)
        for y in (top + 26, top + 84):
            p.k(rect(x - w * 0.5, y, w, 22))

    def wall(x0: float, x1: float, ribs: int) -> None:
        top = 604.0
        d = rect(x0, top, x1 - x0, BASE - top)
        p.of(d)
        p.w(d)
        p.hatch(d, 4, 0)
        step = (x1 - x0) / ribs
        for j in range(1, ribs):
            slot(x0 + step * j, top + 8, step * 0.2, BASE)
        for j in range(ribs):
            pillar(x0 + step * (j + 0.5), BASE, top, step * 0.3, 46)
            beams(x0 + step * (j + 0.5), top + 34, 0, 1)
            beams(x0 + step * (j + 0.5), top + 92, 0, 1)

    def tower(x: float, w: float, top: float, egg: float) -> None:
        """A broad body of three ribs and two slots, a stepped head with corner cones, a blunt spire and its egg."""
        h = w / 2
        body = mud(
            [
                (x - h * 1.1, BASE),
                (x - h, BASE - 90),
                (x - h * 0.9, top),
                (x + h * 0.9, top),
                (x + h, BASE - 90),
                (x + h * 1.1, BASE),
            ],
            1.4,
        )
        p.of(body)
        p.w(
            poly(
                [(x + h * 0.5, top), (x + h * 0.9, top), (x + h, BASE - 90), (x + h * 1.1, BASE), (x + h * 0.55, BASE)]
            )
        )
        p.hatch(
            poly(
                [
                    (x + h * 0.62, top + 4),
                    (x + h * 0.9, top + 4),
                    (x + h, BASE - 90),
                    (x + h * 1.08, BASE),
                    (x + h * 0.7, BASE),
                ]
            ),
            3.4,
            88,
        )
        for side in (-1, 1):
            slot(x + side * h * 0.43, top + 46, w * 0.085, BASE)
            p.d(
                P(
                    "M",
                    x + side * h * 0.43 - w * 0.085,
                    top + 46,
                    "A",
                    w * 0.085,
                    12,
                    0,
                    0,
                    1,
                    x + side * h * 0.43 + w * 0.085,
                    top + 46,
                )
            )
        # the head behind the ribs: a soft shoulder, a blunt spire, the egg
        half = [
            (h * 0.7, top + 20),
            (h * 0.62, top - 48),
            (h * 0.5, top - 66),
            (h * 0.46, egg + 74),
            (h * 0.27, egg + 30),
            (h * 0.07, egg + 10),
        ]
        head = smooth([*((x - a, b) for a, b in half), *((x + a, b) for a, b in half[::-1])])
        p.put("p", head + "Z")
        p.w(
            smooth(
                [
                    (x + h * 0.06, egg + 12),
                    (x + h * 0.16, top - 60),
                    (x + h * 0.24, top + 20),
                    *((x + a, b) for a, b in half),
                ]
            )
            + "Z"
        )
        p.cyl(head + "Z", x - h * 0.62, x + h * 0.62, 12, left=2)
        p.d(P("M", x - h * 0.52, top - 62, "Q", x, top - 52, x + h * 0.52, top - 62))
        p.o(head)
        p.of(ell(x, egg, 7.4, 10))
        p.h(
            P(
                "M",
                x + 3,
                egg - 7,
                "Q",
                x + 6,
                egg,
                x + 3,
                egg + 7,
                "M",
                x + 1,
                egg - 8,
                "Q",
                x + 4,
                egg,
                x + 1,
                egg + 8,
            )
        )
        for side in (-0.76, 0.76, 0):
            pillar(x + side * h, BASE, top, w * 0.125, w * (0.46 if side else 0.36), "o" if side else "d")
        beams(x, egg + 46, h * 0.2, 2)
        beams(x, egg + 84, h * 0.34, 3)
        for side in (-0.36, 0.36):
            beams(x + side * h, top - 22, 0, 1)
        for y in (top + 34, top + 88, top + 142, top + 196):
            if y < BASE - 36:
                for side in (-0.76, 0, 0.76):
                    beams(x + side * h, y, w * 0.055, 2)

    def corner(x: float, w: float) -> None:
        top = 596.0
        shape = mud([(x - w * 0.58, BASE), (x - w * 0.46, top), (x + w * 0.46, top), (x + w * 0.58, BASE)])
        p.of(shape)
        p.w(poly([(x + w * 0.16, top), (x + w * 0.46, top), (x + w * 0.58, BASE), (x + w * 0.2, BASE)]))
        p.cyl(shape, x - w * 0.5, x + w * 0.5, 9, left=2)
        for side, more in ((-0.34, 0), (0.34, 0), (0, 20)):
            pillar(x + side * w, BASE, top, w * 0.2, w * 0.66 + more, "d" if more else "o")
        for y in (top + 24, top + 76, top + 128):
            beams(x, y, w * 0.34, 3)

    # The hall behind: a flat roof with its small vents of clay.
    p.hf(rect(90, 590, 820, 40))
    for j in range(15):
        p.hf(ell(122 + j * 55, 589, 6, 5))
    for x in (92, 794):
        p.stamp("wall of 4", lambda: wall(0, 114, 4), x, 0)
    for x in (322, 566):
        p.stamp("wall of 5", lambda: wall(0, 112, 5), x, 0)
    for x in (264, 736):
        p.stamp("side tower", lambda: tower(0, 124, 520, 378), x, 0)
    tower(500, 142, 480, 318)
    for x in (62, 938):
        p.stamp("corner", lambda: corner(0, 62), x, 0)

    # The platform, its stairs and their pillars.
    p.of(mud([(18, GROUND), (26, BASE - 2), (974, BASE - 2), (982, GROUND)], 1.6))
    p.stones(rect(30, BASE + 4, 940, GROUND - BASE - 8), 16, 46, keep=0.22)
    for x0, x1 in ((146, 240), (440, 560), (760, 854)):
        stair = poly([(x0, BASE - 2), (x1, BASE - 2), (x1 + 10, GROUND), (x0 - 10, GROUND)])
        p.df(stair)
        p.d("".join(line(x0 - 10 * j / 6, BASE + j * 8.6, x1 + 10 * j / 6, BASE + j * 8.6) for j in range(1, 6)))
        p.h(
            "".join(
                line(x0 - 10 * j / 6, BASE + j * 8.6 + 2.4, x1 + 10 * j / 6, BASE + j * 8.6 + 2.4) for j in range(1, 6)
            )
        )
        for x in (x0 - 14, x1 + 14):
            p.stamp("post", lambda: pillar(0, GROUND, BASE - 26, 9, 28, "o"), x, 0)
    p.o(line(14, GROUND, 986, GROUND))
    p.ground(30, 970, GROUND, 110, 6, 0.55)

    # Market day: robes, conical hats, baskets.
    def person(x: float, y: float, h: float, hat: bool) -> None:
        p.df(
            P(
                "M",
                x - h * 0.2,
                y,
                "Q",
                x - h * 0.16,
                y - h * 0.6,
                x,
                y - h * 0.72,
                "Q",
                x + h * 0.16,
                y - h * 0.6,
                x + h * 0.2,
                y,
                "Z",
            )
        )
        p.hatch(
            P(
                "M",
                x + h * 0.04,
                y,
                "Q",
                x + h * 0.06,
                y - h * 0.5,
                x + h * 0.04,
                y - h * 0.66,
                "Q",
                x + h * 0.16,
                y - h * 0.6,
                x + h * 0.2,
                y,
                "Z",
            ),
            2.2,
            80,
        )
        p.k(circ(x, y - h * 0.82, h * 0.085))
        if hat:
            p.df(poly([(x - h * 0.2, y - h * 0.86), (x, y - h * 1.04), (x + h * 0.2, y - h * 0.86)]))
        p.h(line(x + h * 0.2, y, x + h * 0.6, y + 3) + line(x + h * 0.2, y - 2, x + h * 0.5, y + 1))

    def basket(x: float, y: float) -> None:
        p.df(P("M", x - 12, y - 10, "L", x + 12, y - 10, "L", x + 8, y, "L", x - 8, y, "Z"))
        p.h(
            line(x - 10, y - 6, x + 10, y - 6)
            + "".join(line(x - 8 + j * 4, y - 9, x - 7 + j * 4, y - 1) for j in range(5))
        )

    for x, y, h, hat in (
        (120, 888, 52, True),
        (146, 892, 48, False),
        (310, 862, 40, True),
        (386, 902, 56, False),
        (610, 868, 42, True),
        (640, 872, 44, False),
        (700, 908, 58, True),
        (880, 884, 50, False),
    ):
        person(x, y, h, hat)
    for at in ((190, 896), (214, 900), (430, 906), (560, 884), (586, 890), (760, 912), (846, 892)):
        basket(*at)
    return p
