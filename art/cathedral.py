"""West Kingdom: the cathedral, cut through its axis; what is cut is hatched, the niches are the places of the steps."""

from art.engrave import Plate, Point, arch, hatch, n, rect
from art.sprite import Symbol

WIDTH, HEIGHT, MIDDLE, BASE = 160.0, 378.0, 80.0, 372.0
STOREYS = (65, 62, 60, 58, 57)
HALF = (58, 58, 43, 41, 25)
PLACES = (3, 3, 2, 2, 1)
NICHE, WALL = 27.0, 6.0
FLOORS = [BASE - sum(STOREYS[:i]) for i in range(6)]


def niches(step: int) -> list[float]:
    """The left edges of the niches of a step, 0 being the lowest."""
    inside = 2 * HALF[step] - 2 * WALL
    gap = (inside - PLACES[step] * NICHE) / (PLACES[step] + 1)
    return [MIDDLE - HALF[step] + WALL + gap + j * (NICHE + gap) for j in range(PLACES[step])]


def feet() -> list[list[Point]]:
    """Where a worker stands in each niche: the middle of its floor, step by step."""
    return [[(round(x + NICHE / 2, 1), FLOORS[step] - 5) for x in niches(step)] for step in range(5)]


def buttress(p: Plate, side: int) -> None:
    def at(x: float, y: float) -> Point:
        return MIDDLE + side * x, y

    shaded = [(90, 2.4, 0.5)] if side > 0 else []
    pier = [
        at(58, BASE),
        at(72, BASE),
        at(70, FLOORS[1]),
        at(67, FLOORS[2] + 20),
        at(62, FLOORS[2] + 6),
        at(58, FLOORS[2] + 12),
    ]
    p.shape(pier, 1.1, shade=shaded)
    p.shape([at(66, FLOORS[2] + 16), at(62, FLOORS[2] - 6), at(58, FLOORS[2] + 16)])
    for lower, bend, upper in ((-2, 16, 12), (4, 25, 21)):
        flyer = [at(60, FLOORS[2] + lower), at(55, FLOORS[3] + bend), at(43, FLOORS[3] + upper)]
        start, control, end = (f"{n(x)} {n(y)}" for x, y in flyer)
        p.path(f"M{start}Q{control} {end}", 1.1)
    p.shape(
        [at(40, FLOORS[4]), at(31, FLOORS[4] - 24), at(25, FLOORS[4])], 1.1, shade=[(0, 2.2, 0.5)] if side > 0 else []
    )
    p.shape([at(58, FLOORS[2]), at(43, FLOORS[2] - 13), at(43, FLOORS[2])], shade=[(20 * side, 2.2, 0.5)])


def spire(p: Plate, half: float = 28, height: float = 53) -> None:
    top = FLOORS[5]
    p.shape([(MIDDLE - half, top), (MIDDLE, top - height), (MIDDLE + half, top)], 1.4)
    p.path(hatch([(MIDDLE + 4, top - height + 8), (MIDDLE + half, top), (MIDDLE + 6, top)], 62, 2.2), 0.55)
    p.line((MIDDLE, top - height), (MIDDLE, top - height - 13), w=1.5)
    p.line((MIDDLE - 4, top - height - 8), (MIDDLE + 4, top - height - 8), w=1.5)
    for up in (14, 27):
        reach = half * (1 - up / height)
        p.line((MIDDLE - reach, top - up), (MIDDLE + reach, top - up), w=0.6)


def section() -> str:
    p = Plate()
    buttress(p, -1)
    buttress(p, 1)
    spire(p)
    for step in range(5):
        floor, ceiling, half = FLOORS[step], FLOORS[step + 1], HALF[step]
        p.shape(rect(MIDDLE - half, ceiling, 2 * half, floor - ceiling), 1.3)
        for x in (MIDDLE - half, MIDDLE + half - WALL):
            p.shape(rect(x, ceiling, WALL, floor - ceiling), shade=[(45, 2, 0.7)])
        p.shape(rect(MIDDLE - half, floor - 5, 2 * half, 5), shade=[(45, 2, 0.7)])
        height = floor - ceiling - 15
        for x in niches(step):
            p.shape(arch(x, floor - 5 - height, NICHE, height, pointed=True), 1.1, fill="var(--well)")
            jamb = n(floor - 5 - height + NICHE * 0.86)
            p.path(f"M{n(x + 2.6)} {n(floor - 5)}V{jamb}M{n(x + NICHE - 2.6)} {n(floor - 5)}V{jamb}", 0.5)
    return p.line((0, BASE), (WIDTH, BASE), w=1.6).svg()


def own(steps: int) -> str:
    """A player's own cathedral: as many storeys as reached, above them the scaffolding."""
    p = Plate()
    widths, high, y = (30, 30, 23, 21, 13), 12, 0
    for width, windows in zip(widths[:steps], (3, 3, 2, 2, 1), strict=False):
        p.shape(rect(-width / 2, y - high, width, high), 1.1)
        for j in range(windows):
            x = -width / 2 + (j + 0.5) * width / windows - 2.6
            p.shape(arch(x, y - high + 2.6, 5.2, high - 2.6, pointed=True), 0.7, shade=[(0, 1.3, 0.7)])
        y -= high
    if steps == 5:
        p.shape([(-8, y), (0, y - 20), (8, y)], 1.1, shade=[(0, 2.2, 0.5)])
        p.line((0, y - 20), (0, y - 26), w=1.2).line((-2.4, y - 23), (2.4, y - 23), w=1.1)
    else:
        half = widths[steps] / 2
        p.line((-half - 2, y), (-half - 2, y - 11), w=0.8).line((half + 2, y), (half + 2, y - 11), w=0.8)
        p.line((-half - 5, y - 7), (half + 5, y - 7), w=0.8).line((-half - 2, y), (half + 2, y - 7), w=0.8)
    return p.line((-19, 0), (19, 0), w=1.2).svg()


def cathedral() -> list[Symbol]:
    stands = "; ".join(" ".join(f"({n(x)}, {n(y)})" for x, y in step) for step in feet())
    return [
        Symbol(
            "wk-cathedral",
            f"the cathedral in section; workers stand, from the lowest step, at {stands}",
            section(),
            f"0 -8 {n(WIDTH)} {n(HEIGHT + 8)}",
        ),
        *(
            Symbol(
                f"wk-own-cathedral-{steps}", f"a player's cathedral, {steps} of 5 steps", own(steps), "-22 -88 44 90"
            )
            for steps in range(6)
        ),
    ]
