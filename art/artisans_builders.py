"""Artisans & Bâtisseurs: a vignette for each building card, from what its name says."""

import math
from collections.abc import Callable, Sequence
from typing import Any

from art.engrave import PAPER, arc, arch, d, hatch, n, rect
from art.engrave import crenels as cren
from art.sprite import Symbol
from art.vignettes import G, Vignette

R: dict[str, Callable[[Vignette], object]] = {}
# ---------------------------------------------------------------- level I: sheds, ovens, pens (low, one body)


def r(key: str, f: Callable[[Vignette], object]) -> None:
    R[key] = f


r(
    "masons-lodge",
    lambda s: (
        s.air(86, 22).long(20, 62, 20, 15, 8, wall="open").blocks(84).man(34).man(52, k=0.95).blocks(60, k=1).earth()
    ),
)
r(
    "saw-pit",
    lambda s: [
        s.air(40, 20),
        s.tree(14, 9),
        s.long(46, 58, 26, 12, 6, wall="open"),
        s.line((30, 54), (88, 48), w=3.4),
        s.line((30, 54), (88, 48), w=1.2),
        s.line((58, 30), (58, 70), w=1.3),
        s.line((54, 30), (62, 30), w=1.2),
        s.man(58, 50, 1.05),
        s.man(62, G, 1.05),
        s.planks(8, 26, 4),
        s.earth(),
    ],
)
r(
    "lime-kiln",
    lambda s: [
        s.air(58, 12, 22),
        s.hill(60, 70, 16),
        s.shape([(36, G), (40, 44), (47, 24), (61, 24), (68, 44), (72, G)], 1.3, shade=[]),
        s.path(hatch([(57, 24), (61, 24), (68, 44), (72, G), (60, G)], 80, 2.1), 0.5),
        s.stones(38, 36, 22, 38, 22),
        s.path(d(arc(54, 24, 7, 0, 360, 2, 14)), 1),
        s.smoke(52, 21),
        s.door(48, 12, 13),
        s.logs(80, 3, 2.8),
        s.blocks(12, k=3),
        s.earth(),
    ],
)
r(
    "log-shed",
    lambda s: (
        s.air(30, 20)
        .fir(12, 28)
        .fir(22, 22)
        .long(32, 74, 22, 14, 2, wall="open")
        .logs(40, 4, 2.7)
        .logs(72, 4, 2.7)
        .earth()
    ),
)
r(
    "site-bakehouse",
    lambda s: (
        s.air(76, 16, 20)
        .tower(82, 11, 30, "", slits=0)
        .smoke(88, 45)
        .gable(34, 34, 22, 18, 14, wall="stone")
        .door(46, 10, 13)
        .win(48, 36, 6, 6, "arch")
        .chim(86, 47, 4)
        .barrel(20)
        .barrel(26.5, h=7)
        .earth()
    ),
)
r(
    "ham-smokehouse",
    lambda s: [
        s.air(34, 14),
        s.gable(40, 30, 32, 20, 16, wall="plank"),
        s.smoke(52, 24),
        s.smoke(62, 26),
        s.door(49, 10, 15, kind="rect"),
        s.line((14, 52), (38, 52), w=1.4),
        s.line((16, 52), (16, G), w=1.4),
        [
            s.shape([(x, 53), (x + 2.6, 58), (x + 1.6, 63), (x - 1.6, 63), (x - 2.6, 58)], 0.9, shade=[(90, 1.5, 0.5)])
            for x in (21, 28, 35)
        ],
        s.logs(92, 2),
        s.earth(),
    ],
)
r(
    "fish-pond-at-the-ford",
    lambda s: [
        s.air(82, 20),
        s.tree(104, 10),
        s.long(58, 36, 14, 12, 6, y=64, wall="timber"),
        s.line((2, 64), (118, 64), w=1.2),
        s.shape([(14, 66), (102, 66), (112, 86), (4, 86)], 1.1),
        s.path(hatch([(14, 66), (102, 66), (112, 86), (4, 86)], 0, 2.9, 10, 3), 0.55),
        s.path(
            "M30 72q5-4 10 0l4-2.4v4.8l-4-2.4q-5 4-10 0ZM66 79q5-4 10 0l4-2.4v4.8l-4-2.4q-5 4-10 0Z", 0.95, fill=PAPER
        ),
        s.fence(6, 46, 65, 6),
    ],
)
r(
    "meadow-dairy",
    lambda s: (
        s.air(90, 18)
        .hill(2, 60, 12)
        .long(30, 56, 16, 18, 10, wall="stone", tiles=False, thatch=True)
        .door(40, 8, 12)
        .win(56, 67, 6, 5)
        .win(70, 67, 6, 5)
        .cheese(96)
        .cheese(96, 72.4)
        .cheese(106)
        .barrel(18)
        .earth()
    ),
)
r(
    "walled-kitchen-garden",
    lambda s: [
        s.air(60, 18),
        s.tree(18, 10, 60),
        s.tree(100, 9, 60),
        s.gable(76, 16, 12, 9, 0, y=60),
        s.shape(rect(8, 48, 104, 12), 1.1),
        s.stones(8, 48, 104, 12, 22),
        s.path(hatch(rect(92, 48, 20, 12), 90, 2.2), 0.45),
        s.door(34, 10, 11, 60),
        [
            s.shape(
                [(16 + i * 24, 84), (22 + i * 22, 64), (38 + i * 22, 64), (38 + i * 24, 84)], 0.9, shade=[(0, 4, 0.5)]
            )
            for i in range(4)
        ],
        [
            s.path(
                "".join(f"M{n(20 + i * 24 + j * 5)} {n(70 + k * 6)}q1.5-3.4 3 0" for j in range(3) for k in range(3)),
                0.8,
            )
            for i in range(4)
        ],
        s.line((2, 61), (118, 61), w=1.1),
    ],
)
r(
    "common-well",
    lambda s: [
        s.air(60, 22, 30),
        s.gable(4, 18, 16, 10, 8),
        s.gable(96, 16, 14, 10, 0),
        s.shape([(44, G), (44, 60), (76, 60), (76, G)], 1.2),
        s.stones(44, 60, 32, 16, 18),
        s.path(hatch(rect(66, 60, 10, 17), 90, 2), 0.5),
        s.shape(arc(60, 60, 18, 0, 360, 3.4, 20), 1.1, shade=[(0, 1.5, 0.6)]),
        s.line((46, 59), (46, 34), w=1.7),
        s.line((74, 59), (74, 34), w=1.7),
        s.shape([(38, 36), (60, 20), (82, 36)], 1.3, shade=[(0, 2.1, 0.55)]),
        s.line((44, 42), (76, 42), w=1.6),
        s.line((60, 42), (60, 54), w=0.8),
        s.shape([(56.5, 50), (63.5, 50), (62.5, 56), (57.5, 56)], 1),
        s.earth(),
    ],
)
r(
    "field-forge",
    lambda s: [
        s.air(92, 18),
        s.line((22, G), (22, 40), w=1.7),
        s.line((78, G), (78, 40), w=1.7),
        s.shape([(14, 42), (30, 28), (84, 26), (86, 40)], 1.2, shade=[(70, 2.5, 0.5, 2)]),
        s.shape(rect(28, 58, 22, 19), 1.1),
        s.stones(28, 58, 22, 19, 12),
        s.door(34, 10, 9),
        s.chim(36, 58, 20, 6, True),
        s.shape(
            [(58, 66), (78, 66), (74, 69), (71, 70), (71, 74), (75, G), (61, G), (65, 74), (65, 70), (58, 68.5)],
            1,
            fill="var(--ink)",
        ),
        s.man(88, G, 1.4),
        s.line((90, 66), (97, 60), w=1.3),
        s.barrel(102),
        s.earth(),
    ],
)
r(
    "ferrymans-landing",
    lambda s: [
        s.air(34, 22),
        s.gable(78, 24, 18, 14, 10, y=66, wall="plank"),
        s.door(86, 8, 12, 66, "rect"),
        s.line((62, 67), (118, 67), w=1.4),
        [s.line((x, 67), (x, 80), w=1.6) for x in (64, 72, 80)],
        s.line((2, 24), (118, 34), w=0.8),
        s.line((30, 26.6), (30, 62), w=0.9),
        s.boat(12, 68, 40),
        s.man(24, 64, 1.2),
        s.man(40, 64, 1.1),
        s.water(2, 116, 70, 16),
    ],
)
r(
    "ox-stable",
    lambda s: [
        s.air(96, 20),
        s.long(14, 66, 18, 20, 7, wall="plank", tiles=False, thatch=True),
        s.door(24, 12, 14, kind="rect"),
        s.win(46, 63, 7, 6),
        s.fence(80, 36, h=8),
        s.shape(
            [
                (86, 72),
                (86, 64),
                (90, 61),
                (104, 61),
                (107, 58),
                (112, 60),
                (112, 65),
                (107, 67),
                (106, 72),
                (106, G),
                (103, G),
                (103, 71),
                (91, 71),
                (91, G),
                (88, G),
            ],
            1.1,
            shade=[(90, 2.4, 0.5)],
        ),
        s.path("M108 58q-2-4 1-5M111 59q3-2 3-5", 1),
        s.earth(),
    ],
)
r(
    "covered-ropewalk",
    lambda s: [
        s.air(24, 18, 22),
        s.long(10, 100, 14, 12, 4, y=70, wall="open"),
        s.line((2, 70), (118, 70), w=1.1),
        [s.path(f"M14 {63 + i * 2.4}H106", 0.8) for i in range(3)],
        s.wheel(20, 66, 7, 4),
        s.man(66, 82, 1.3),
        s.path(
            d(arc(96, 78, 7, 0, 360, 3.4, 18))
            + d(arc(96, 75.4, 7, 0, 360, 3.4, 18))
            + d(arc(96, 76.6, 3, 0, 360, 1.4, 12)),
            0.95,
        ),
        s.ground(4, 84, 112, 4),
    ],
)
r(
    "cheesemongers-stall",
    lambda s: [
        s.air(30, 18),
        s.gable(36, 46, 30, 22, 0, wall="timber"),
        s.win(55, 38, 8, 8),
        s.awning(30, 58, 52, 7, 8),
        s.shape(rect(34, 66, 50, 5), 1.1, shade=[(90, 3, 0.4)]),
        s.line((36, 71), (36, G), w=1.2),
        s.line((82, 71), (82, G), w=1.2),
        [s.cheese(x, 67) for x in (43, 54, 76)],
        s.cheese(65, 67),
        s.cheese(54, 63.4),
        s.sign(83, 40, 11),
        s.earth(),
    ],
)
r(
    "village-oven",
    lambda s: [
        s.air(88, 16),
        s.shape([(28, G), *arc(58, G - 6, 30, 180, 360, 30, 20), (88, G)], 1.3),
        s.path(hatch([(74, G), *arc(58, G - 6, 30, 300, 360, 30, 8), (88, G)], 80, 2), 0.5),
        s.stones(32, 56, 40, 20, 20),
        s.door(47, 20, 17),
        s.shape(rect(42, G - 20, 30, 2.4), 1),
        s.chim(54, 43, 14, 8, True),
        s.line((72, 70), (108, 60), w=1.5),
        s.shape([(66, 70), (74, 67), (75, 70), (67, 73)], 0.9),
        s.man(104, G, 1.4),
        s.logs(8, 3, 2.5),
        s.earth(),
    ],
)
# ---------------------------------------------------------------- level II: halls, mills, inns (two storeys and a landmark)
r(
    "boatmens-hall",
    lambda s: [
        s.air(96, 16),
        s.long(16, 72, 14, 20, 10, y=54, wall="timber"),
        s.shape(rect(16, 54, 72, 16), 1.2),
        [s.shape(arch(20 + i * 14, 57, 10, 13, False, 8), 1, shade=[(0, 1.5, 0.65)]) for i in range(5)],
        [s.win(24 + i * 20, 43, 6, 7, "arch") for i in range(3)],
        s.line((8, 70), (98, 70), w=1.5),
        s.flag(52, 20, 10),
        s.line((104, 72), (104, 34), w=1.4),
        s.shape([(105, 36), (116, 54), (105, 56)], 1, shade=[(0, 2.2, 0.5)]),
        s.boat(92, 72, 24),
        s.water(4, 112, 72, 14),
    ],
)
r(
    "two-wheel-mill",
    lambda s: [
        s.air(30, 18),
        s.gable(42, 34, 34, 20, 10, y=68, wall="stone"),
        s.win(55, 26, 7, 7, "arch"),
        s.win(48, 42, 6, 7),
        s.win(63, 42, 6, 7),
        s.door(54, 9, 13, 68),
        s.line((2, 68), (118, 68), w=1.1),
        s.wheel(32, 62, 15),
        s.wheel(94, 64, 13),
        s.water(2, 116, 74, 12),
    ],
)
r(
    "sworn-butchery",
    lambda s: [
        s.air(94, 16, 20),
        s.gable(30, 50, 38, 20, 0, wall="timber"),
        s.shape(rect(30, 56, 50, 21), 1.1),
        [s.shape(arch(34 + i * 15, 59, 11, 18, False, 8), 1, shade=[(0, 1.5, 0.65)]) for i in range(3)],
        s.win(45, 44, 7, 8),
        s.win(59, 44, 7, 8),
        s.shape(rect(48, 29, 14, 8), 0.9),
        s.awning(27, 56, 54, 5, 8),
        s.sign(80, 46, 11),
        s.earth(),
    ],
)
r(
    "compass-inn",
    lambda s: [
        s.air(24, 16, 20),
        s.long(26, 58, 20, 18, 11, y=57, wall="timber"),
        s.shape(rect(29, 57, 52, 20), 1.2),
        s.stones(29, 57, 52, 20, 20),
        s.door(50, 10, 15),
        s.win(35, 62, 8, 7),
        s.win(66, 62, 8, 7),
        [s.win(34 + i * 17, 44, 6, 8) for i in range(3)],
        s.chim(72, 26, 10, 6, True),
        s.line((84, 50), (102, 50), w=1.6),
        s.line((98, 50), (98, 53), w=0.8),
        s.path("M98 53L92 66M98 53L104 66M94.6 61Q98 63.5 101.4 61", 1.2),
        s.barrel(92),
        s.barrel(99.5),
        s.earth(),
    ],
)
r(
    "ripening-cellar",
    lambda s: [
        s.air(60, 14, 22),
        s.hill(-6, 132, 34),
        s.gable(38, 40, 14, 18, 0, y=62, wall="stone"),
        s.shape(rect(34, 58, 50, 19), 1.2),
        s.stones(34, 58, 50, 19, 16),
        s.shape(arch(46, 58, 26, 19, False, 10), 1.1, shade=[(0, 1.4, 0.7)]),
        s.cheese(54, G - 1),
        s.cheese(64, G - 1),
        s.cheese(59, G - 5),
        s.win(55, 46, 6, 6, "arch"),
        s.tree(100, 9, 66),
        s.fir(14, 20, 66),
        s.earth(),
    ],
)
r(
    "craft-wardens-house",
    lambda s: [
        s.air(98, 14, 18),
        s.shape(
            [
                (38, G),
                (38, 36),
                (43, 36),
                (43, 30),
                (48, 30),
                (48, 24),
                (53, 24),
                (53, 18),
                (67, 18),
                (67, 24),
                (72, 24),
                (72, 30),
                (77, 30),
                (77, 36),
                (82, 36),
                (82, G),
            ],
            1.3,
        ),
        s.path(hatch(rect(71, 36, 11, 41), 90, 2.2), 0.5),
        s.stones(38, 38, 34, 38, 18),
        [s.win(43 + i * 12, 42, 8, 10, "point") for i in range(3)],
        s.win(56, 24, 8, 10, "arch"),
        s.line((38, 55), (82, 55), w=1),
        [s.shape(arch(42 + i * 13, 60, 10, 17, True, 6), 1, shade=[(0, 1.5, 0.65)]) for i in range(3)],
        s.gable(14, 22, 24, 16, 0),
        s.win(21, 58, 7, 7),
        s.gable(84, 22, 28, 16, 0, wall="timber"),
        s.earth(),
    ],
)
r(
    "valley-tileworks",
    lambda s: [
        s.air(92, 14, 20),
        s.long(10, 60, 16, 22, 8, wall="open"),
        s.path(hatch([(10, 61), (18, 39), (62, 39), (70, 61)], 90, 3.4), 0.5),
        s.shape([(76, G), (79, 38), (84, 20), (92, 20), (97, 38), (100, G)], 1.3),
        s.path(hatch([(90, 20), (92, 20), (97, 38), (100, G), (91, G)], 84, 1.9), 0.5),
        s.stones(78, 40, 12, 36, 14),
        s.smoke(86, 18),
        s.door(83, 9, 11),
        [
            s.shape([(18 + i * 9, G), (18 + i * 9, 71), (24 + i * 9, 71), (24 + i * 9, G)], 0.8, shade=[(0, 1.6, 0.6)])
            for i in range(4)
        ],
        s.earth(),
    ],
)
r(
    "salt-store",
    lambda s: [
        s.air(22, 16, 20),
        s.long(28, 62, 34, 20, 14, wall="stone"),
        [s.shape(rect(32 + i * 14, 44, 2.6, 33), 1, shade=[]) for i in range(5)],
        [s.slit(42 + i * 14, 50, 7) for i in range(3)],
        s.door(53, 13, 17),
        [
            s.shape([(x, 42), (x, 36), (x + 4, 32), (x + 8, 36), (x + 8, 42)], 1, shade=[(90, 1.6, 0.6)])
            for x in (44, 66)
        ],
        [
            s.shape([(x, G), (x - 1, 70), (x + 2.5, 67), (x + 6, 70), (x + 5, G)], 1, shade=[(40, 2.2, 0.4)])
            for x in (94, 101, 108)
        ],
        s.shape([(97, 70), (96.4, 64), (100, 61), (103, 64), (102.6, 70)], 1),
        s.earth(),
    ],
)
r(
    "forest-glassworks",
    lambda s: [
        s.air(60, 12, 22),
        s.fir(10, 34),
        s.fir(20, 26),
        s.fir(112, 32),
        s.long(30, 64, 18, 16, 10, wall="open"),
        s.shape([(50, G), *arc(62, 62, 13, 180, 360, 14, 14), (75, G)], 1.2),
        s.path(hatch([(66, G), (66, 50), (72, 54), (75, 62), (75, G)], 85, 1.8), 0.5),
        s.door(57, 10, 10),
        s.chim(58, 46, 24, 8, True),
        s.man(42, G, 1.3),
        s.line((44, 68), (53, 66), w=1.1),
        s.fir(102, 22),
        s.earth(),
    ],
)
r(
    "crane-yard",
    lambda s: [
        s.air(92, 20),
        s.wall(6, 52, 22, 6),
        s.scaffold(10, 42, 36, m=3),
        s.crane(70, h=54, jib=30, dirn=-1),
        s.wheel(72, 60, 12),
        s.blocks(90),
        s.blocks(98, 71, 1),
        s.man(106, G, 1.2),
        s.earth(),
    ],
)
r(
    "covered-bridge",
    lambda s: [
        s.air(60, 16, 24),
        s.shape([(2, 60), (118, 60), (118, 66), (2, 66)], 1.1, shade=[(90, 3, 0.4)]),
        [
            s.shape([(x, 66), (x + 2, 86), (x + 10, 86), (x + 12, 66)], 1.1, shade=[(90, 2.2, 0.5)])
            for x in (20, 54, 88)
        ],
        s.long(10, 100, 20, 14, 7, y=60, wall="timber"),
        [s.win(19 + i * 18, 44, 8, 8) for i in range(5)],
        s.path(hatch([(3, 46), (10, 42), (110, 42), (117, 46)], 0, 2), 0.3),
        s.water(2, 116, 72, 14),
    ],
)
r(
    "herb-market",
    lambda s: [
        s.air(60, 14, 20),
        s.long(10, 100, 20, 20, 14, y=66, wall="open"),
        s.tower(52, 14, 46, "cone", y=66, rh=14, slits=0),
        s.win(56, 26, 6, 8, "arch"),
        s.awning(8, 30, 60, 5, 6),
        s.shape(rect(11, 72, 24, 7), 1, shade=[(90, 3, 0.5)]),
        s.awning(46, 30, 60, 5, 6),
        s.shape(rect(49, 72, 24, 7), 1, shade=[(90, 3, 0.5)]),
        s.awning(84, 30, 60, 5, 6),
        s.shape(rect(87, 72, 24, 7), 1, shade=[(90, 3, 0.5)]),
        s.path("".join(f"M{x} 72q1.6-4 3.2 0" for x in (13, 18, 23, 28, 51, 56, 61, 66, 89, 94, 99, 104)), 0.9),
        s.line((2, 80), (118, 80), w=1.1),
    ],
)
r(
    "watchmens-belfry",
    lambda s: [
        s.air(60, 18, 26),
        s.gable(12, 26, 22, 14, 8),
        s.gable(84, 24, 20, 14, 0, wall="timber"),
        s.tower(48, 24, 48, "cren", k=4, slits=0, wide=2),
        s.shape(rect(52, 13, 16, 12), 1.1),
        s.shape([(49, 13), (60, 0), (71, 13)], 1.2, shade=[(0, 1.9, 0.55)]),
        s.win(57, 15, 6, 9, "arch"),
        s.shape(arc(60, 42, 6, 0, 360, steps=18), 1.1),
        s.line((60, 42), (60, 38), w=0.9),
        s.line((60, 42), (63, 43), w=0.9),
        s.win(57, 53, 6, 8, "point"),
        s.door(55, 10, 14, kind="point"),
        s.win(22, 60, 6, 7),
        s.earth(),
    ],
)
r(
    "market-cookshop",
    lambda s: [
        s.air(26, 18, 20),
        s.long(24, 72, 32, 16, 9, wall="timber"),
        s.shape(rect(24, 58, 72, 19), 1.2),
        s.shape(rect(29, 61, 38, 16), 1.1, shade=[(0, 1.5, 0.65)]),
        s.line((30, 70), (66, 70), w=1.6),
        [s.shape(arc(37 + i * 10, 70, 4.2, 0, 360, 3.2, 12), 1) for i in range(3)],
        s.door(76, 11, 15),
        [s.win(31 + i * 16, 49, 7, 7) for i in range(4)],
        s.chim(32, 30, 14, 9, True),
        s.chim(80, 30, 7, 5),
        s.earth(),
    ],
)
r(
    "quayside-warehouse",
    lambda s: [
        s.air(20, 18, 20),
        s.gable(32, 30, 40, 22, 0, y=70, wall="plank"),
        s.gable(64, 30, 40, 22, 0, y=70, wall="plank"),
        [s.win(44 + i * 32, 38, 7, 8, "arch") for i in range(2)],
        [s.door(41 + i * 32, 12, 15, 70) for i in range(2)],
        [s.line((47 + i * 32, 16), (47 + i * 32, 10), w=1) for i in range(2)],
        s.line((47, 14), (30, 14), w=1.8),
        s.line((30, 14), (30, 48), w=0.7),
        s.barrel(27, 56, 6, 8),
        s.line((12, 70), (104, 70), w=1.5),
        s.barrel(100, 70),
        s.barrel(107, 70),
        s.boat(4, 75, 24),
        s.water(2, 116, 76, 11),
    ],
)
r(
    "journeymens-hospice",
    lambda s: [
        s.air(94, 18, 20),
        s.long(40, 66, 26, 20, 6, y=G, wall="stone"),
        [s.win(48 + i * 14, 60, 6, 10, "point") for i in range(4)],
        [s.shape([(x, 50), (x, 42), (x + 4, 38), (x + 8, 42), (x + 8, 50)], 1) for x in (54, 76)],
        s.gable(12, 32, 30, 26, 0, wall="stone"),
        s.win(23, 36, 10, 12, "point"),
        s.door(21, 13, 18, kind="point"),
        s.shape(rect(25, 13, 6, 10), 1),
        s.shape([(23, 13), (28, 5), (33, 13)], 1.1, shade=[(0, 1.6, 0.5)]),
        s.cross(28, 5),
        s.tree(111, 6),
        s.earth(),
    ],
)


# ---------------------------------------------------------------- level III: castles (each another plan: towers, keep, gate, ground)
def castle(
    s: Vignette,
    towers: Sequence[tuple[Any, ...]],
    wall: tuple[float, float, float],
    gate: float = 10,
    keep: tuple[Any, ...] = (),
    ground: str = "earth",
    port: bool = False,
    k: int = 6,
    y: float = G,
) -> Vignette:
    s.air(60, 16, 26)
    if keep:
        s.tower(
            keep[0],
            keep[1],
            keep[2],
            keep[3],
            y=y,
            k=keep[4] if len(keep) > 4 else 4,
            slits=0,
            rh=keep[5] if len(keep) > 5 else 16,
        )
        kx, kw, kh = keep[:3]
        s.win(kx + kw / 2 - 3, y - kh + 6, 6, 9, "arch")
    s.wall(*wall, k=k, y=y, gate=gate, port=port)
    for t in towers:
        s.tower(
            t[0],
            t[1],
            t[2],
            t[3] if len(t) > 3 else "cren",
            y=y,
            rh=t[4] if len(t) > 4 else 15,
            k=t[5] if len(t) > 5 else 3,
        )
    return s.earth(y=y) if ground == "earth" else s


r(
    "castle-of-the-three-cranes",
    lambda s: [
        castle(s, [(10, 16, 34), (94, 16, 34)], (24, 72, 22), keep=(46, 28, 46, "cren", 5)),
        s.crane(34, G - 22, 26, 14, -1),
        s.crane(86, G - 22, 26, 14, 1),
        s.crane(60, 30, 18, 16, 1),
    ],
)
r(
    "alder-keep",
    lambda s: [
        s.air(30, 20),
        s.tree(12, 10),
        s.tree(106, 11),
        s.rock(22, 76, 16),
        s.tower(42, 36, 44, "cren", y=66, k=5, slits=0, wide=2.4),
        s.win(50, 30, 6, 9, "arch"),
        s.win(64, 30, 6, 9, "arch"),
        s.win(57, 44, 6, 8, "arch"),
        s.tower(70, 12, 52, "cone", y=66, rh=14),
        s.door(54, 10, 13, 66),
        s.earth(),
    ],
)
r(
    "mistwall",
    lambda s: [
        castle(
            s,
            [(22, 14, 40, "cone", 18), (84, 14, 34, "cone", 16)],
            (34, 52, 24),
            keep=(52, 18, 52, "cone", 4, 18),
            ground="",
        ),
        [
            s.shape(
                [
                    (x, y),
                    (x + w * 0.2, y - 3),
                    (x + w * 0.7, y - 3.4),
                    (x + w, y),
                    (x + w * 0.7, y + 3),
                    (x + w * 0.2, y + 3),
                ],
                0,
            )
            for x, y, w in ((6, 66, 50), (58, 72, 56), (20, 80, 70))
        ],
        s.path("M4 66H40M10 69H56M60 70H114M50 73H108M4 76H48M20 80H96M34 84H112M6 86H40", 0.7),
    ],
)
r(
    "portcullis-fort",
    lambda s: [
        castle(s, [(28, 20, 46, "cren", 15, 3), (72, 20, 46, "cren", 15, 3)], (8, 104, 20), gate=0, k=11),
        s.shape(rect(48, 42, 24, 35), 1.2),
        s.shape(arch(50, 48, 20, 29, False, 10), 1.1),
        s.path(hatch(arch(50, 48, 20, 29, False, 10), 90, 3) + hatch(arch(50, 48, 20, 29, False, 10), 0, 3.4), 0.95),
        s.shape(cren(46, 37, 28, 6, 5, 3), 1.1),
    ],
)
r(
    "raised-bridge-castle",
    lambda s: [
        castle(s, [(36, 14, 40), (70, 14, 40)], (14, 92, 18), gate=0, k=10, ground=""),
        s.shape(rect(50, 46, 20, 31), 1.1),
        s.shape(arch(53, 54, 14, 23, False, 8), 1, shade=[(0, 1.4, 0.7)]),
        s.shape([(53, G), (67, G), (67, 56), (53, 56)], 1.1, shade=[(0, 2.6, 0.7)]),
        s.line((53, 56), (48, 44), w=0.9),
        s.line((67, 56), (72, 44), w=0.9),
        s.line((2, G), (118, G), w=1.3),
        s.water(2, 116, G, 10),
        s.flag(43, 31, 9),
        s.flag(77, 31, 9),
    ],
)
r(
    "sandstone-citadel",
    lambda s: [
        s.air(60, 12, 24),
        s.shape([(6, G), (16, 50), (104, 50), (114, G)], 1.3, shade=[(0, 5, 0.35)]),
        s.path(hatch([(84, 50), (104, 50), (114, G), (92, G)], 72, 2.4), 0.5),
        s.stones(18, 52, 66, 22, 30),
        s.wall(20, 80, 16, 9, y=50),
        s.tower(48, 24, 36, "cren", y=50, k=4, slits=0),
        s.win(57, 22, 6, 8, "arch"),
        s.tower(24, 12, 24, y=50),
        s.tower(84, 12, 24, y=50),
        s.door(53, 14, 18),
        s.earth(),
    ],
)
r(
    "jackdaw-tower",
    lambda s: [
        s.air(86, 20, 22),
        s.gable(14, 24, 16, 14, 8),
        s.tower(48, 22, 58, "both", rh=13, k=4, slits=3, wide=3),
        s.wall(70, 40, 18, 5),
        s.door(54, 9, 12),
        s.birds([(22, 20), (30, 28), (84, 14), (92, 24), (78, 30), (14, 34)]),
        s.tree(100, 7, G),
        s.earth(),
    ],
)
r(
    "coombe-castle",
    lambda s: [
        s.air(60, 10, 20),
        s.shape([(0, G), (0, 30), (14, 40), (26, 60), (36, G)], 1.1, shade=[(60, 3.6, 0.45, 2)]),
        s.shape([(120, G), (120, 24), (106, 38), (94, 58), (84, G)], 1.1, shade=[(118, 2.6, 0.5, 2)]),
        s.wall(30, 60, 18, 7, gate=10),
        s.tower(34, 13, 34, "cone", rh=14),
        s.tower(74, 13, 34, "cone", rh=14),
        s.tower(51, 18, 44, "hip", rh=13, slits=1),
        s.flag(60, 20, 8),
        s.earth(),
    ],
)
r(
    "lindenhold",
    lambda s: [
        s.air(60, 16, 24),
        s.tree(10, 10),
        s.tree(110, 10),
        s.long(36, 48, 34, 18, 8, wall="stone"),
        [s.win(42 + i * 13, 50, 7, 10) for i in range(3)],
        s.tower(26, 14, 46, "cone", rh=18),
        s.tower(80, 14, 46, "cone", rh=18),
        s.chim(58, 26, 9, 5),
        s.door(54, 12, 14),
        s.tree(20, 6),
        s.tree(100, 6),
        s.earth(),
    ],
)
r(
    "lookout-rock",
    lambda s: [
        s.air(26, 20, 22),
        s.rock(8, 104, 44),
        s.wall(36, 44, 10, 5, y=38),
        s.tower(52, 16, 22, "cren", y=38, k=3, slits=1),
        s.tower(36, 9, 16, "cone", y=40, rh=10, slits=1),
        s.flag(60, 11, 9),
        s.path("M30 77q12-8 4-14t12-12 8-10", 1.3),
        s.earth(),
    ],
)
r(
    "scaffold-castle",
    lambda s: [
        s.air(24, 16, 20),
        s.wall(20, 80, 24, 8, gate=11),
        s.tower(14, 16, 40, "cren"),
        s.tower(50, 20, 42, "rag", slits=1),
        s.tower(86, 16, 30, "rag", slits=1),
        s.scaffold(46, 28, 52, m=3),
        s.scaffold(84, 22, 40, m=2),
        s.man(58, 41),
        s.man(94, 41),
        s.earth(),
    ],
)
r(
    "mortar-bastide",
    lambda s: [
        s.air(60, 14, 24),
        s.gable(40, 14, 30, 12, 0),
        s.gable(56, 14, 34, 12, 0),
        s.gable(70, 12, 28, 10, 0),
        s.wall(8, 104, 26, 13, gate=13, port=True),
        s.tower(4, 13, 32, "hip", rh=10),
        s.tower(103, 13, 32, "hip", rh=10),
        s.tower(36, 11, 34, "hip", rh=10, slits=1),
        s.tower(73, 11, 34, "hip", rh=10, slits=1),
        s.earth(),
    ],
)
r(
    "high-square",
    lambda s: [
        s.air(60, 20, 28),
        s.wall(14, 92, 14, 11),
        s.shape([(32, G), (32, 30), (60, 6), (88, 30), (88, G)], 1.3),
        s.path(hatch([(72, G), (72, 17), (88, 30), (88, G)], 90, 2.1), 0.5),
        s.stones(33, 34, 38, 40, 24),
        s.shape([(42, 36), (60, 18), (78, 36)], 1, shade=[]),
        s.line((60, 18), (60, 36), w=0.9),
        [s.win(40 + i * 15, 44, 8, 11, "point") for i in range(3)],
        s.tower(24, 11, 44, "cren"),
        s.tower(85, 11, 44, "cren"),
        s.door(53, 14, 17, kind="point"),
        s.earth(),
    ],
)
r(
    "keystone-castle",
    lambda s: [
        s.air(60, 16, 26),
        s.tower(10, 18, 46, "cren", k=4),
        s.tower(92, 18, 46, "cren", k=4),
        s.shape([(28, G), (28, 34), (92, 34), (92, G)], 1.2),
        s.shape(cren(26, 28, 68, 8, 9, 3), 1.1),
        s.shape([(34, G), *arc(60, G - 6, 26, 180, 360, 26, 18), (86, G)], 1.2),
        [
            s.line(
                (60 + 26 * math.cos(math.radians(a)), G - 6 + 26 * math.sin(math.radians(a))),
                (60 + 32 * math.cos(math.radians(a)), G - 6 + 32 * math.sin(math.radians(a))),
                w=0.9,
            )
            for a in range(190, 360, 20)
        ],
        s.shape([(56, 39), (64, 39), (62.4, 48), (57.6, 48)], 1.2, fill="var(--ink)"),
        s.shape([(42, G), *arc(60, G - 4, 18, 180, 360, 18, 14), (78, G)], 1.1, shade=[(0, 1.6, 0.6)]),
        s.earth(),
    ],
)
r(
    "masters-palace",
    lambda s: [
        s.air(60, 14, 22),
        s.long(22, 76, 34, 16, 9, wall=""),
        [s.win(27 + i * 12, 48, 6, 10, "point") for i in range(6)],
        [s.win(27 + i * 12, 63, 6, 9) for i in (0, 1, 4, 5)],
        [s.shape([(x, 43), (x, 36), (x + 5, 30), (x + 10, 36), (x + 10, 43)], 1) for x in (33, 77)],
        s.tower(50, 20, 50, "hip", rh=16, slits=0),
        s.win(56, 32, 8, 12, "point"),
        s.door(54, 12, 16, kind="point"),
        s.tower(12, 13, 42, "cone", rh=20),
        s.tower(95, 13, 42, "cone", rh=20),
        s.flag(60, 11, 9),
        s.earth(),
    ],
)
r(
    "stonecrown",
    lambda s: [
        s.air(60, 14, 30, 0.5),
        s.rock(2, 116, 18),
        s.wall(20, 80, 20, 9, y=68, gate=10),
        s.tower(20, 11, 34, "cren", y=68),
        s.tower(36, 11, 44, "cren", y=68, slits=1),
        s.tower(52, 16, 54, "cren", y=66, k=4, slits=1),
        s.tower(73, 11, 44, "cren", y=68, slits=1),
        s.tower(89, 11, 34, "cren", y=68),
        s.door(55, 10, 13, 68),
        s.earth(),
    ],
)


def vignette(key: str) -> str:
    s = Vignette(key)
    R[key](s)
    return s.svg()


def artisans_builders() -> list[Symbol]:
    return [Symbol(f"ab-building-{key}", f"the card: {key}", vignette(key), "0 0 120 90") for key in R]
