"""Le Jeu de l'Architecture: mason's marks, pawns, slabs. The plates are in art.buildings."""

import itertools
import math

from art.engrave import Point, Points, arc, d
from art.sprite import Symbol

CUT = 'fill="none" stroke-linejoin="miter" stroke-linecap="square"'
ROUND = 'fill="none" stroke="var(--ink)" stroke-linejoin="round" stroke-linecap="round"'

# Straight cuts, as a mason makes them; each another silhouette when blurred.
MARKS: dict[str, list[Points]] = {
    "square": [[(-32, -42), (-32, 34), (42, 34)], [(-32, 4), (-2, 4), (-2, 34)]],
    "compass": [
        [(0, -43), (0, -20)],
        [(-14, -43), (14, -43)],
        [(-34, 42), (0, -20), (34, 42)],
        arc(0, -20, 42, 111, 69, steps=10),
    ],
    "arrow": [[(0, -34), (0, 42)], [(-30, -12), (0, -42), (30, -12)], [(-24, 14), (24, 14)], [(-13, 42), (13, 42)]],
    "hourglass": [[(-31, -38), (31, -38), (-31, 38), (31, 38), (-31, -38)], [(-34, 0), (-12, 0)], [(12, 0), (34, 0)]],
    "anchor": [
        [(0, -20), (0, 40)],
        arc(0, 4, 36, 180, 0, steps=40),
        [(-44, 14), (-36, 2), (-26, 12)],
        [(44, 14), (36, 2), (26, 12)],
        arc(0, -31, 10.5, 0, 360, steps=48),
        [(-20, -8), (20, -8)],
    ],
}


def strokes(mark: str) -> str:
    return "".join(d(line, math.dist(line[0], line[-1]) < 0.01) for line in MARKS[mark])


def flank(p: Point, q: Point, w: float, more: float) -> Points:
    """The half of a cut that turns away from the light (upper left)."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    length = math.hypot(dx, dy) or 1
    ux, uy = dx / length, dy / length
    nx, ny = -uy * w, ux * w
    if nx + ny * 1.05 > 0:
        nx, ny = -nx, -ny
    a, b = (p[0] - ux * more, p[1] - uy * more), (q[0] + ux * more, q[1] + uy * more)
    points = [a, b, (b[0] + nx, b[1] + ny), (a[0] + nx, a[1] + ny)]
    return points if dx * ny - dy * nx > 0 else points[::-1]  # one winding, so that crossings do not cancel out


def carved(mark: str) -> str:
    """A V-cut in stone: ink lips, the flank away from the light dark, a fine line at the bottom."""
    path = strokes(mark)
    flanks = "".join(
        d(flank(p, q, 4.6, 4.2 if len(line) < 6 else 0.2)) for line in MARKS[mark] for p, q in itertools.pairwise(line)
    )
    return (
        f'<path d="{path}" stroke="var(--ink)" stroke-width="12.6"/>'
        f'<path d="{path}" stroke="var(--sheet)" stroke-width="9.2"/>'
        f'<path d="{flanks}" fill="var(--ink)" fill-opacity=".86"/>'
        f'<path d="{path}" stroke="var(--ink)" stroke-width="1.1"/>'
    )


OUTLINE = "M-19 24H19V18.6Q19 15.4 16 14.6 14.6-1 8-9.4H11V-13.4H6A9.8 9.8 0 1 0-6-13.4H-11V-9.4H-8Q-14.6-1-16 14.6-19 15.4-19 18.6Z"
PAWN = (
    f'<path d="{OUTLINE}" '
    'fill="var(--pawn,var(--sheet))" stroke-width="1.5"/><path d="M3.6-28.6Q9-24 6.6-15.6" stroke-width=".9"/>'
    '<path d="M13.4 17H17.4M12.6 19.2H17.6M11.8 21.4H17.6M10.6-3H12.4M11.6-.4H13.6M12.4 2.2H14.4M13 4.8H15'
    'M13.4 7.4H15.4M13.6 10H15.8M-15.6 14.8H15.6" stroke-width=".7"/>'
)
GHOST = (
    '<path d="M-13 22H13V17Q13 14 9.6 13.2 7.4 4 5.2-4.4H7.6V-8H4.9A8.4 8.4 0 1 0-4.9-8H-7.6V-4.4H-5.2'
    'Q-7.4 4-9.6 13.2-13 14-13 17Z" '
    'stroke="var(--rule-2)" stroke-width="1.1" stroke-dasharray="3 2.4"/>'
)
SLAB = (
    '<rect width="100" height="74" fill="var(--sheet)" stroke-width="1.6"/>'
    '<rect x="4.5" y="4.5" width="91" height="65" stroke="var(--rule-2)" stroke-width=".7"/>'
)


def architecture_game() -> list[Symbol]:
    symbols = []
    for mark in MARKS:
        solid = f'<path d="{strokes(mark)}" stroke="var(--ink)" stroke-width="9"/>'
        symbols.append(Symbol(f"ag-mark-{mark}", f"mason's mark: the {mark}", solid, "-52 -52 104 104", CUT))
        symbols.append(
            Symbol(
                f"ag-carved-{mark}", f"the {mark}, cut in stone (90 px and more)", carved(mark), "-52 -52 104 104", CUT
            )
        )
    return [
        *symbols,
        Symbol(
            "ag-pawn",
            "a pawn of bare wood; its figure goes on it at (-0.6, 11.6), 21 high; --pawn fills it",
            PAWN,
            "-20.5 -34 41 59.5",
            ROUND,
        ),
        Symbol(
            "ag-pawn-small",
            "a pawn on a button or in the log",
            f'<path d="{OUTLINE}" fill="var(--ink)"/>',
            "-20.5 -34 41 59.5",
            ROUND,
        ),
        Symbol("ag-pawn-ghost", "a pawn that is not there", GHOST, "-20.5 -34 41 59.5", ROUND),
        Symbol("ag-slab", "the top of a pile; its mark goes into the middle", SLAB, "-2 -2 104 78", ROUND),
    ]
