"""Einstein Tower, from the front and a little from the side; metres: the entrance faces -y, the laboratory lies along
+y.

The mass is one moulded skin: a section for every height, which spreads at the foot and runs on to the back. It is
shaded by lines that climb the skin from the ground to the rim, drawn where it turns away from the light.
"""

from math import cos, exp, hypot, pi, radians, sin, sqrt

from art.drawing import Cam, Drawing, P, line, poly, smooth
from art.engrave import Point, Points

RIM = 15.4  # where the shaft ends
LIGHT = (-0.55, -0.45, 0.7)
EYE = (20.0, -38.0, 1.8)


def section(z: float, angle: float) -> float:
    """How far the skin is from the axis, at a height and in a direction (degrees; -90 is the entrance)."""
    c, s = cos(radians(angle)), sin(radians(angle))
    rim = 0.45 * exp(-(((z - RIM) / 0.8) ** 2))
    shaft = 3.2 - 0.02 * z + rim + 1.5 * exp(-((z / 4.2) ** 2))
    side = shaft + 2.0 * exp(-((z / 3.2) ** 5))
    front = shaft + 2.6 * exp(-((z / 3.3) ** 5))
    back = shaft + 13.5 / (1 + exp((z - 3.4) / 0.3))
    along = front if s < 0 else back
    n = 2.7
    return float((abs(c / side) ** n + abs(s / along) ** n) ** (-1 / n))


def skin(z: float, angle: float, in_: float = 0) -> tuple[float, float, float]:
    r = section(z, angle) - in_
    return r * cos(radians(angle)), r * sin(radians(angle)), z


def facing(z: float, angle: float) -> tuple[float, float]:
    """How dark the skin is there (0 to 1), and how much it faces the eye."""
    x0, y0, z0 = skin(z, angle)
    x1, y1, z1 = skin(z, angle + 0.6)
    x2, y2, z2 = skin(z + 0.06, angle)
    ux, uy, uz = x1 - x0, y1 - y0, z1 - z0
    vx, vy, vz = x2 - x0, y2 - y0, z2 - z0
    nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    size = sqrt(nx * nx + ny * ny + nz * nz)
    lit = (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) / size
    ex, ey, ez = EYE[0] - x0, EYE[1] - y0, EYE[2] - z0
    return (1 - lit) / 2, (nx * ex + ny * ey + nz * ez) / size / hypot(ex, ey, ez)


def hull(points: Points) -> Points:
    """The outline around points."""
    ordered = sorted(set(points))
    sides: list[Points] = []
    for row in (ordered, ordered[::-1]):
        side: Points = []
        for q in row:
            while len(side) > 1 and (side[-1][0] - side[-2][0]) * (q[1] - side[-2][1]) <= (
                side[-1][1] - side[-2][1]
            ) * (q[0] - side[-2][0]):
                side.pop()
            side.append(q)
        sides.append(side[:-1])
    return sides[0] + sides[1]


def build() -> Drawing:
    p = Drawing(17)
    cam = Cam(EYE, -28, 1620, 440, 800)
    ground = cam(0, 0, 0)[1]
    p.sky(90, 620, 17, 0.3)

    def at(z: float, angle: float, in_: float = 0) -> Point:
        return cam(*skin(z, angle, in_))

    # Birches and pines of the hill, well behind.
    for x, r, h in ((72, 60, 190), (168, 44, 132), (905, 56, 176), (826, 38, 120)):
        p.tree(x, ground - 8, r, h)

    # The dome in its ring, behind the rim.
    def ring(z: float, r: float, a0: float = 0, a1: float = 360) -> Points:
        return [
            cam(r * cos(radians(a0 + (a1 - a0) * j / 40)), r * sin(radians(a0 + (a1 - a0) * j / 40)), z)
            for j in range(41)
        ]

    drum = poly([*ring(16.0, 2.75, -152, 28), *ring(17.2, 2.75, 28, -152)])

    def dome_at(a: float, t: float, r: float = 2.85) -> Point:
        return cam(
            r * cos(radians(t)) * cos(radians(a)),
            r * cos(radians(t)) * sin(radians(a)),
            17.2 + r * 0.95 * sin(radians(t)),
        )

    dome_line = hull([dome_at(a, t) for a in range(0, 360, 6) for t in range(0, 91, 6)])
    left, right = min(dome_line), max(dome_line)
    dome = poly(dome_line)
    p.of(dome)
    p.w(poly([q for q in dome_line if q[0] > (left[0] + right[0]) / 2 + 12]))
    for k in range(1, 12):
        p.h(smooth([dome_at(-152 + 180 * k / 12, t) for t in range(0, 81, 8)]))
    slit = [[dome_at(a, t, 2.88) for t in range(2, 83, 8)] for a in (-96, -74)]
    p.df(poly([*slit[0], *slit[1][::-1]]))
    p.k(poly([*slit[0], *slit[1][::-1]]))
    p.of(drum)
    p.cyl(drum, left[0], right[0], 12, left=2)
    p.of(poly([*ring(17.05, 3.0, -152, 28), *ring(17.35, 3.0, 28, -152)]))

    # The skin: its outline is the farthest reach to either side, height by height.
    heights = [RIM * j / 90 for j in range(91)]
    angles = range(-180, 180, 2)
    reach = [[at(z, a) for a in angles] for z in heights]
    left_edge = [min(row) for row in reach]
    right_edge = [max(row) for row in reach]
    body = poly([*left_edge[::3], *right_edge[::-3]])
    p.p(body)
    rim_front = [at(RIM, a) for a in range(-156, 36, 6)]
    p.p(poly(rim_front + [at(RIM, a) for a in range(36, 206, 6)]))

    # Lines of the form, laid where the skin turns from the light; a finer line for each deeper shade.
    def climbing(angle: float, shade: float, z0: float, z1: float) -> str:
        runs: list[Points] = [[]]
        for j in range(121):
            z = z0 + (z1 - z0) * j / 120
            dark, seen = facing(z, angle)
            if dark > shade and seen > 0.02:
                runs[-1].append(at(z, angle))
            elif runs[-1]:
                runs.append([])
        return "".join(poly(run[:: max(1, len(run) // 6)] + run[-1:], False) for run in runs if len(run) > 4)

    shades = (0.56, 0.72, 0.62, 0.8, 0.5, 0.76, 0.66, 0.84)
    out = ""
    angle = -150.0
    k = 0
    while angle < 60:
        out += climbing(angle, shades[k % len(shades)] - 0.04, 0.05, RIM)
        angle += 2.2
        k += 1
    step = 60.0
    while step < 98:  # along the laboratory, where a degree is long
        out += climbing(step, shades[k % len(shades)], 0.05, 4.4)
        step += 0.5
        k += 1
    p.h(out)
    p.w(poly([*[at(z, 2) for z in heights[48::6]], *right_edge[48::6][::-1]]))
    p.w(poly([*[at(z, 68) for z in heights[:20:3]], *right_edge[:22:3][::-1]]))
    p.d(smooth([at(0, a) for a in range(-150, 92, 4)]))

    # Openings: a scooped hollow, a lip above it that throws shade, the panes at its bottom.
    def hollow(a0: float, a1: float, z0: float, z1: float, panes: int, rows: int = 2) -> None:
        def edge(grow: float, in_: float, lift: float = 0) -> Points:
            points = []
            for j in range(28):
                t = 2 * pi * j / 28
                u = abs(cos(t)) ** 0.5 * (1 if cos(t) >= 0 else -1)
                v = abs(sin(t)) ** 0.55 * (1 if sin(t) >= 0 else -1)
                a = (a0 + a1) / 2 + (a1 - a0) / 2 * u * grow
                points.append(at((z0 + z1) / 2 + (z1 - z0) / 2 * v * grow + lift, a, in_))
            return points

        scoop = poly(edge(1, 0))
        p.of(scoop)
        p.w(poly(edge(1, 0)[::2]))
        p.hatch(scoop, 6, 0)
        pane = poly(edge(0.74, 0.35, -0.08))
        p.df(pane)
        p.w(poly(edge(0.74, 0.35, -0.08)[::2]))
        p.hatch(pane, 3.4, 0)
        a_mid, a_half = (a0 + a1) / 2, (a1 - a0) / 2 * 0.7
        bars = [(a_mid - a_half + 2 * a_half * j / panes) for j in range(1, panes)]
        low, high = (z0 + z1) / 2 - (z1 - z0) * 0.36, (z0 + z1) / 2 + (z1 - z0) * 0.28
        p.put("d", "".join(line(*at(low, a, 0.35), *at(high, a, 0.35)) for a in bars))
        for j in range(1, rows):
            z = low + (high - low) * j / rows
            p.d(smooth([at(z, a_mid - a_half + 2 * a_half * i / 8, 0.35) for i in range(0, 9, 2)]))
        lip = [at(z1 + 0.24 - 0.34 * ((i - 6) / 6) ** 2, a0 - 5 + (a1 - a0 + 10) * i / 12) for i in range(0, 13, 2)]
        p.o(smooth(lip))
        sill = [at(z0 - 0.16, a0 + 4 + (a1 - a0 - 8) * i / 8) for i in range(0, 9, 2)]
        p.d(smooth(sill))

    for z in (5.5, 7.9, 10.3, 12.7):
        hollow(-80, -14, z, z + 1.65, 6)
        hollow(-142, -104, z + 0.1, z + 1.55, 3)
        hollow(4, 26, z + 0.1, z + 1.55, 2)
    hollow(-58, -20, 0.9, 2.5, 5)
    hollow(40, 72, 0.9, 2.4, 8)

    # The rim.
    p.o(smooth(rim_front))
    lower = [at(RIM - 0.55, a) for a in range(-150, 32, 6)]
    p.d(smooth(lower))
    p.o(smooth([*left_edge[::5], left_edge[-1]]) + smooth([*right_edge[::5], right_edge[-1]]))

    # The entrance: steps between two cheeks, a deep door.
    hollow(-103, -79, 0.9, 2.75, 2, 3)
    front = -section(0.1, -90)
    for k in range(6, -1, -1):
        z, y = 1.0 - 0.16 * k, front - 0.2 - 0.42 * k
        tread = poly([cam(-1.5, y, z), cam(1.5, y, z), cam(1.5, y - 0.42, z), cam(-1.5, y - 0.42, z)])
        riser = poly(
            [cam(-1.5, y - 0.42, z), cam(1.5, y - 0.42, z), cam(1.5, y - 0.42, z - 0.16), cam(-1.5, y - 0.42, z - 0.16)]
        )
        p.df(tread)
        p.df(riser)
        p.w(riser)
    for x in (-2.3, 1.5):
        inner = [(front + 0.4, 1.5), (front - 0.8, 1.25), (front - 2.0, 0.8), (front - 3.0, 0.35), (front - 3.4, 0.0)]
        cheek = smooth([cam(x + 0.8, y, z) for y, z in inner]) + "L" + P(*cam(x + 0.8, front + 0.4, 0)) + "Z"
        top = (
            smooth([cam(x, y, z) for y, z in inner])
            + "L"
            + smooth([cam(x + 0.8, y, z) for y, z in inner[::-1]])[1:]
            + "Z"
        )
        p.of(top)
        p.of(cheek)
        p.w(cheek)
        p.hatch(cheek, 3, 82)

    # Lawn.
    p.o(
        line(40, ground + 10, left_edge[0][0] - 6, ground + 10)
        + line(right_edge[0][0], right_edge[0][1], 965, right_edge[0][1])
    )
    shade = [
        right_edge[0],
        (right_edge[0][0] + 70, right_edge[0][1] + 6),
        (right_edge[0][0] - 60, right_edge[0][1] + 26),
        at(0, 20),
        at(0, 60),
    ]
    p.w(poly(shade))
    p.ground(40, 960, ground + 22, 110, 6, 0.55)
    for _ in range(36):
        x, y = p.r.uniform(50, 950), p.r.uniform(ground + 40, ground + 112)
        p.h(P("M", x, y, "L", x - 2, y - 7, "M", x + 2, y, "L", x + 4, y - 8))
    return p
