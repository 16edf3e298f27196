"""West Kingdom: a vignette for each building card, from what its name says."""

from collections.abc import Callable
from math import cos, radians, sin

from art.engrave import INK, arc, arch, hatch, rect
from art.vignettes import G, Vignette


def anvil(s: Vignette, x: float) -> None:
    stand = [
        (x, 66),
        (x + 20, 66),
        (x + 16, 69),
        (x + 13, 70),
        (x + 13, 74),
        (x + 17, G),
        (x + 3, G),
        (x + 7, 74),
        (x + 7, 70),
        (x, 68.5),
    ]
    s.shape(stand, 1, fill=INK)


def pot(s: Vignette, x: float, r: float = 4, y: float = G) -> None:
    s.shape(arc(x, y - r, r, 0, 360, r, 16), 1, shade=[(90, 1.6, 0.45)])
    s.shape(rect(x - r * 0.45, y - r * 2.5, r * 0.9, r * 0.7), 0.9)


def shield(s: Vignette, x: float, y: float, w: float = 8) -> None:
    s.shape([(x, y), (x + w, y), (x + w, y + w * 0.6), (x + w / 2, y + w * 1.25), (x, y + w * 0.6)], 1.1)
    s.line((x + w / 2, y), (x + w / 2, y + w * 1.2), w=0.8)


def arcade(s: Vignette, x: float, y: float, count: int, w: float, h: float, step: float) -> None:
    for i in range(count):
        s.shape(arch(x + i * step, y, w, h, False, 8), 1, shade=[(0, 1.5, 0.65)])


def columns(s: Vignette, x: float, y: float, count: int, step: float, h: float) -> None:
    for i in range(count):
        s.shape(rect(x + i * step, y, 4, h), 0.9, shade=[(90, 1.6, 0.4)])
        s.line((x + i * step - 1, y), (x + i * step + 5, y), w=1.3)


def temple(s: Vignette, top: float) -> None:
    """A front with a gable on six columns."""
    s.shape(rect(18, 45, 84, 28), 1.2)
    for i in range(5):
        s.shape(arch(27.4 + i * 15.2, 53, 8, 20, False, 6), 0.8, shade=[(0, 1.5, 0.7)])
    columns(s, 21, 49, 6, 15.4, 24)
    s.shape([(12, 46), (60, top), (108, 46)], 1.4)
    s.shape([(26, 43.4), (60, top + 4), (94, 43.4)], 0.7, shade=[(0, 2.2, 0.4)])
    s.shape(rect(14, 45, 92, 4), 1.1)
    s.shape(rect(14, 73, 92, 4), 1.1)


def stall(s: Vignette, x: float, w: float) -> None:
    s.line((x + 3, G), (x + 3, 48), w=1.4)
    s.line((x + w - 3, G), (x + w - 3, 48), w=1.4)
    s.shape(rect(x, 66, w, 11), 1.1, shade=[(90, 3, 0.4)])
    s.awning(x - 3, w + 6, 40, 8, 6)


def smithy(s: Vignette) -> None:
    s.air(96, 18).long(18, 56, 20, 16, 8, wall="stone").chim(58, 44, 20, 9, smoke=True)
    s.shape(arch(28, 58, 20, 19), 1.1, shade=[(0, 1.5, 0.7)])
    anvil(s, 80)
    s.man(106, k=1.4).earth()


def steeple(s: Vignette) -> None:
    s.air(90, 20).long(56, 52, 18, 13, 4, wall="stone").tower(34, 24, 44, "cone", rh=28, slits=0)
    s.cross(46, 6).win(41, 37, 10, 13, "point").win(42, 56, 8, 9, "point")
    for x in (68, 80, 92):
        s.win(x, 63, 5, 9, "point")
    s.tree(18, 8).earth()


def stone_market(s: Vignette) -> None:
    s.air(22, 18).long(16, 88, 20, 16, 8, wall="open").blocks(24).blocks(52).blocks(80).flag(60, 41, 9).earth()


def tavern(s: Vignette) -> None:
    s.air(24, 16).gable(32, 48, 36, 24, wall="timber").door(50, 11, 15).win(37, 62, 8, 7).win(66, 62, 8, 7)
    s.win(42, 45, 7, 8).win(63, 45, 7, 8).chim(66, 36, 14, 5, smoke=True).sign(81, 48, 12).barrel(88).barrel(97).earth()


def thieves_den(s: Vignette) -> None:
    s.air(60, 14, 16, cover=0.86).gable(8, 34, 34, 22, wall="timber").gable(76, 34, 38, 20, wall="timber")
    s.shape(arch(44, 46, 30, 31), 1.2, shade=[(0, 1.4, 0.8), (90, 2, 0.5)])
    s.man(56, k=1.5).win(18, 50, 8, 8).win(92, 48, 8, 8).earth()


def tilers_hut(s: Vignette) -> None:
    s.air(96, 18).long(20, 58, 16, 26, 12, wall="plank").door(32, 9, 12).win(54, 65, 8, 6)
    s.path("".join(f"M{24 + i * 6 + (k % 2) * 3} {55 - k * 5}q3 4 6 0" for k in range(4) for i in range(8 - k)), 0.7)
    s.line((82, G), (76, 36), w=1.2).line((88, G), (82, 36), w=1.2)
    for k in range(7):
        s.line((81.4 - k * 0.9, 71 - k * 5.6), (87.4 - k * 0.9, 71 - k * 5.6), w=0.9)
    for k in range(5):
        s.shape(rect(94, 74 - k * 3, 16, 3), 0.8)
    s.earth()


def trading_post(s: Vignette) -> None:
    s.air(26, 18).gable(34, 44, 30, 22, 16, y=70, wall="plank").door(48, 14, 17, 70).win(52, 40, 8, 8).sign(
        34, 44, 12, -1
    )
    s.line((10, 70), (112, 70), w=1.5).barrel(22, 70).barrel(100, 70).barrel(102, 62).boat(6, 76, 26).water(
        2, 116, 77, 11
    )


def treasury(s: Vignette) -> None:
    s.air(96, 16).tower(38, 44, 42, "hip", rh=14, slits=0, wide=3)
    s.shape(arch(50, 52, 20, 25), 1.2, shade=[(90, 2.4, 0.9), (0, 3.4, 0.8)])
    s.slit(45, 44, 6).slit(74, 44, 6)
    s.shape(arc(60, 43, 4.4, 0, 360, steps=14), 1.2)
    s.shape([(88, G), (88, 68), *arc(98, 68, 10, 180, 360, 5, 8), (108, G)], 1.1).line(
        (88, 69), (108, 69), w=1.2
    ).earth()


def university(s: Vignette) -> None:
    s.air(60, 12).long(10, 100, 32, 14, 6)
    for i in range(9):
        if i != 4:
            s.win(15 + i * 10.6, 50, 5, 9, "point").win(15 + i * 10.6, 64, 5, 8)
    s.gable(48, 24, 38, 20)
    s.shape(arc(60, 38, 5, 0, 360, steps=16), 1.1).line((60, 38), (60, 34.6), w=0.9).line((60, 38), (62.6, 39), w=0.9)
    s.door(54, 12, 18, kind="point").flag(60, 19, 9).earth()


def watchtower(s: Vignette) -> None:
    s.air(90, 18).wall(6, 40, 14, 5).wall(70, 44, 14, 5).tower(48, 22, 54, "both", rh=12, slits=3, wide=3)
    s.door(54, 9, 12).birds([(20, 24), (28, 32), (90, 30)]).earth()


def well(s: Vignette) -> None:
    s.air(60, 18, 28).tree(20, 8).tree(102, 7).shape(rect(44, 58, 32, 19), 1.2).stones(44, 58, 32, 19, 14)
    s.path(hatch(rect(65, 58, 11, 19), 90, 2), 0.5)
    s.shape(arc(60, 58, 17, 0, 360, 3.6, 20), 1.1, shade=[(0, 1.5, 0.6)])
    s.line((46, 57), (46, 34), w=1.7).line((74, 57), (74, 34), w=1.7)
    s.shape([(38, 36), (60, 19), (82, 36)], 1.3, shade=[(0, 2.1, 0.55)])
    s.line((46, 42), (74, 42), w=1.5).line((60, 42), (60, 53), w=0.8)
    s.shape([(56, 49), (64, 49), (63, 55), (57, 55)], 1).earth()


def wood_market(s: Vignette) -> None:
    s.air(98, 18).long(16, 88, 20, 16, 8, wall="open").logs(24, 3, 3).logs(50, 3, 3).planks(78, 22, 5).flag(
        60, 41, 9
    ).earth()


def aqueduct(s: Vignette) -> None:
    s.air(60, 14).hill(-10, 70, 14).hill(60, 70, 18).shape(rect(0, 30, 120, 47), 1.1)
    arcade(s, 6, 40, 5, 18, 37, 22.5)
    s.shape(rect(0, 30, 120, 4), 1.1, shade=[(0, 1.4, 0.5)]).line((0, 37), (120, 37), w=0.8)
    s.stones(2, 34, 116, 8, 12).earth()


def armoury(s: Vignette) -> None:
    s.air(20, 16).gable(28, 46, 32, 24, 18, wall="stone").door(43, 16, 19)
    for x in (32, 46, 60):
        shield(s, x, 44, 8)
    for x in (98, 103, 108):
        s.line((x, G), (x + 3, 44), w=1.2).shape([(x + 2, 44), (x + 3.4, 38), (x + 4.6, 44)], 0.9)
    s.line((94, 64), (114, 64), w=1.2).earth()


def barracks(s: Vignette) -> None:
    s.air(60, 14).long(12, 96, 24, 15, 8, wall="stone")
    arcade(s, 20, 60, 6, 9, 17, 14.4)
    s.flag(24, 38, 10).flag(96, 38, 10)
    for x in (30, 44, 58):
        s.man(x, 84, 1.2)
    s.line((2, 84), (118, 84), w=1.1).line((2, G), (118, G), w=1)


def betting_house(s: Vignette) -> None:
    s.air(94, 16).gable(26, 44, 36, 20, wall="timber").door(42, 12, 16).win(31, 46, 8, 8).win(56, 46, 8, 8)
    s.line((70, 44), (92, 44), w=1.4).shape(rect(80, 47, 13, 13), 1.2)
    for x, y in ((83.4, 50.4), (89.6, 50.4), (86.5, 53.5), (83.4, 56.6), (89.6, 56.6)):
        s.shape(arc(x, y, 1, 0, 360, steps=6), 0.6, fill=INK)
    s.man(84, k=1.3).man(96, k=1.3).earth()


def carpenters_hut(s: Vignette) -> None:
    s.air(28, 18).gable(18, 42, 24, 22, 14, wall="plank").door(32, 12, 16).win(36, 42, 6, 6)
    s.line((78, 62), (114, 62), w=3.2).line((84, 62), (80, G), w=1.4).line((84, 62), (89, G), w=1.4)
    s.line((106, 62), (102, G), w=1.4).line((106, 62), (111, G), w=1.4)
    s.line((92, 46), (98, 66), w=1.2).line((90, 47), (95, 45.6), w=1.6).planks(86, 18, 3).earth()


def castle(s: Vignette) -> None:
    s.air(60, 14, 26).tower(46, 28, 50, "cren", k=4, slits=0).win(57, 32, 6, 9, "arch").wall(
        20, 80, 24, 9, gate=12, port=True
    )
    s.tower(10, 17, 38, "cone", rh=16).tower(93, 17, 38, "cone", rh=16).flag(60, 21, 10).earth()


def chapel(s: Vignette) -> None:
    s.air(84, 20).gable(34, 34, 28, 24, 26, wall="stone").shape(rect(47, 17, 8, 10), 1.1)
    s.shape([(45, 18), (51, 9), (57, 18)], 1.1, shade=[(0, 1.7, 0.5)]).cross(51, 9)
    s.shape(arc(51, 42, 4.6, 0, 360, steps=16), 1.1, shade=[(0, 1.5, 0.6)]).door(45, 12, 17, kind="point")
    s.win(74, 57, 5, 10, "point").win(84, 57, 5, 10, "point").tree(18, 9).earth()


def church(s: Vignette) -> None:
    s.air(96, 16).long(42, 64, 28, 20, 6, wall="stone").tower(18, 26, 42, "hip", rh=16, slits=0).cross(31, 19)
    for x in (50, 63, 76, 89):
        s.win(x, 54, 7, 15, "point")
        s.shape(rect(x + 9, 52, 3, 25), 0.9)
    s.win(26, 40, 10, 13, "point").door(25, 12, 17, kind="point").earth()


def clay_market(s: Vignette) -> None:
    s.air(24, 18)
    stall(s, 14, 42)
    stall(s, 66, 42)
    for x in (22, 32, 42, 74, 86, 98):
        pot(s, x, 3.6, 66)
    pot(s, 60, 5)
    pot(s, 112, 4)
    s.earth()


def clay_pit(s: Vignette) -> None:
    s.air(80, 18).tree(12, 9, 58).line((0, 58), (26, 58), w=1.2)
    s.shape(
        [
            (24, 58),
            (38, 66),
            (52, 66),
            (58, 74),
            (84, 74),
            (92, 64),
            (104, 64),
            (112, 56),
            (120, 56),
            (120, 88),
            (0, 88),
            (0, 58),
        ],
        1.2,
        shade=[(0, 4, 0.4)],
    )
    s.path(hatch([(92, 64), (104, 64), (112, 56), (120, 56), (120, 74), (84, 74)], 60, 2.4), 0.5)
    s.man(68, 74, 1.4).line((72, 66), (80, 72), w=1.3)
    pot(s, 44, 4, 66)
    pot(s, 98, 4, 64)
    s.fir(112, 18, 56).ground(4, 80, 112, 8)


def drafting_room(s: Vignette) -> None:
    s.air(22, 16).long(26, 68, 30, 18, 10, wall="timber")
    for x in (34, 56):
        s.shape(rect(x, 52, 18, 15), 1.1, shade=[(0, 1.5, 0.5)]).line((x + 6, 52), (x + 6, 67), w=0.8).line(
            (x + 12, 52), (x + 12, 67), w=0.8
        )
        s.line((x, 59), (x + 18, 59), w=0.8)
    s.door(80, 10, 16).line((97, 50), (112, 50), w=1.5).path(
        "M106 51L101 66M106 51L111 66M103 61Q106 63.4 109 61", 1.2
    ).earth()


def dungeon(s: Vignette) -> None:
    s.air(60, 12, 20).tower(40, 40, 46, "cren", k=5, slits=0, wide=3).rock(4, 112, 30)
    s.shape(arch(48, 56, 24, 21), 1.3)
    s.path(hatch(arch(48, 56, 24, 21), 90, 3.6) + hatch(arch(48, 56, 24, 21), 0, 4.6), 1.2)
    s.slit(52, 32, 6).slit(68, 32, 6).earth()


def factory(s: Vignette) -> None:
    s.air(20, 14).long(14, 84, 28, 16, 8, wall="stone").chim(30, 36, 18, 7, smoke=True).chim(70, 36, 18, 7, smoke=True)
    for x in (22, 38, 54):
        s.win(x, 54, 9, 9, "arch")
    s.door(72, 14, 18).wheel(104, 64, 13, 6).water(88, 30, 78, 9).earth(2, 86)


def fortress(s: Vignette) -> None:
    s.air(60, 12, 22).tower(48, 24, 56, "cren", k=4, slits=1).wall(24, 72, 34, 9).tower(18, 13, 44, slits=1).tower(
        89, 13, 44, slits=1
    )
    s.wall(6, 108, 16, 13, gate=12, port=True).tower(4, 13, 24, slits=1).tower(103, 13, 24, slits=1).earth()


def fountain(s: Vignette) -> None:
    s.air(60, 22, 34).gable(4, 22, 24, 14, wall="timber").gable(94, 22, 22, 14, wall="timber")
    s.shape([(34, 68), (86, 68), (82, G), (38, G)], 1.2, shade=[(90, 3, 0.4)]).shape(
        arc(60, 68, 26, 0, 360, 4, 24), 1.1, shade=[(0, 1.7, 0.5)]
    )
    s.shape(rect(57, 40, 6, 27), 1.1).shape(arc(60, 48, 14, 0, 180, 5, 12), 1.1).shape(
        arc(60, 48, 14, 0, 360, 2.4, 16), 1
    )
    s.shape(arc(60, 37, 4, 0, 360, steps=12), 1.1)
    s.path("M56 36Q46 36 46 62M64 36Q74 36 74 62M48 50Q40 52 40 66M72 50Q80 52 80 66", 0.9).earth()


def gamblers_den(s: Vignette) -> None:
    s.air(26, 14).long(24, 72, 24, 16, 10, y=54, wall="timber").shape(rect(28, 54, 64, 23), 1.2).stones(
        28, 54, 64, 23, 14
    )
    s.shape(arch(46, 57, 26, 20), 1.2, shade=[(0, 1.4, 0.8)])
    for k in range(4):
        s.line((50 + k, 76 - k * 3), (68 - k, 76 - k * 3), w=0.9)
    s.win(34, 40, 8, 8).win(56, 40, 8, 8).win(78, 40, 8, 8).line((96, 44), (110, 44), w=1.3)
    s.shape([(101, 47), (108, 45), (112, 57), (105, 59)], 1.1).shape(
        [(104, 49), (111, 50), (109, 62), (102, 61)], 1.1
    ).earth()


def hideout(s: Vignette) -> None:
    s.air(24, 16).fir(14, 34).fir(104, 36).rock(18, 84, 44)
    s.shape(arch(48, 52, 22, 25), 1.2, shade=[(0, 1.4, 0.8), (90, 2.2, 0.5)])
    s.line((48, G), (48, 58), w=1.8).line((70, G), (70, 58), w=1.8).fir(28, 22).fir(90, 24).fir(76, 16).earth()


def keep(s: Vignette) -> None:
    s.air(94, 18).tower(36, 48, 52, "cren", k=6, slits=0, wide=3).tower(80, 14, 60, "cone", rh=10, slits=2)
    for x in (44, 60):
        s.win(x, 34, 7, 10, "arch").win(x, 52, 7, 9, "arch")
    s.shape(
        [(22, G), (22, 73), (28, 73), (28, 69), (34, 69), (34, 65), (40, 65), (40, 61), (52, 61), (52, G)],
        1.1,
        shade=[(90, 3, 0.4)],
    )
    s.door(42, 9, 13, 61).earth()


def library(s: Vignette) -> None:
    s.air(60, 12, 20)
    temple(s, 24)
    s.shape([(53, 35), (60, 37.4), (67, 35), (67, 41), (60, 43), (53, 41)], 1).line((60, 37.4), (60, 43), w=0.8).earth()


def lighthouse(s: Vignette) -> None:
    s.air(60, 12, 30, cover=0.5).rock(24, 74, 14).shape([(48, 68), (52, 28), (68, 28), (72, 68)], 1.4)
    s.path(hatch([(61, 28), (68, 28), (72, 68), (62, 68)], 88, 1.9), 0.5)
    s.shape([(49.4, 54), (70.6, 54), (71.4, 61), (48.7, 61)], 0.9, shade=[(0, 1.4, 0.7)]).shape(
        [(51.2, 38), (68.8, 38), (69.6, 45), (50.4, 45)], 0.9, shade=[(0, 1.4, 0.7)]
    )
    s.shape(rect(47, 24, 26, 5), 1.2).shape(rect(53, 12, 14, 12), 1.2).line((60, 12), (60, 24), w=0.9)
    s.shape([(51, 13), (60, 3), (69, 13)], 1.2, shade=[(0, 1.8, 0.6)])
    for a in (160, 180, 200, -20, 0, 20):
        s.line(
            (60 + 14 * cos(radians(a)), 18 + 14 * sin(radians(a))),
            (60 + 30 * cos(radians(a)), 18 + 30 * sin(radians(a))),
            w=0.9,
        )
    s.water(2, 116, 77, 11).boat(90, 82, 20)


def lumber_camp(s: Vignette) -> None:
    s.air(70, 16).fir(10, 38).fir(24, 30).fir(110, 34).gable(40, 28, 10, 18, 12, wall="plank").door(49, 9, 12)
    s.logs(84, 3, 3).man(34, k=1.3).line((37, 68), (42, 60), w=1.2).shape([(41, 60), (45, 58), (46, 62)], 0.9, fill=INK)
    s.shape(rect(16, 71, 9, 6), 1, shade=[(90, 1.8, 0.5)]).earth()


def masons_hut(s: Vignette) -> None:
    s.air(96, 18).gable(22, 40, 24, 20, 14, wall="stone").door(36, 12, 15).blocks(84).blocks(90, 65, 1).man(
        106, k=1.3
    ).line((108, 68), (102, 62), w=1.2).earth()


def moneylender(s: Vignette) -> None:
    s.air(24, 16).gable(38, 36, 42, 18, wall="timber").awning(34, 44, 54, 6, 6).door(60, 9, 14).shape(
        rect(42, 64, 14, 8), 1, shade=[(0, 1.6, 0.5)]
    )
    s.win(43, 41, 7, 8).win(61, 41, 7, 8).line((74, 36), (96, 36), w=1.5)
    for x, y in ((86, 44), (94, 44), (90, 52)):
        s.shape(arc(x, y, 4, 0, 360, steps=14), 1.1)
    s.earth()


def monument(s: Vignette) -> None:
    s.air(60, 20, 32).tree(14, 8).tree(106, 8)
    for k, w in enumerate((56, 44, 32)):
        s.shape(rect(60 - w / 2, 72 - k * 5, w, 5), 1.1, shade=[(90, 3, 0.35)])
    s.shape(rect(51, 46, 18, 16), 1.2).path(hatch(rect(62, 46, 7, 16), 90, 1.8), 0.5).shape(rect(48, 43, 24, 4), 1.1)
    s.shape(rect(56, 20, 8, 23), 1.1).path(hatch(rect(60, 20, 4, 23), 90, 1.5), 0.5).shape(
        rect(53, 17, 14, 4), 1.1
    ).man(60, 17, 1.2).earth()


def observatory(s: Vignette) -> None:
    s.air(96, 14, 20, cover=0.8).shape(rect(22, 57, 76, 20), 1.2).path(hatch(rect(78, 57, 20, 20), 90, 2.2), 0.5).shape(
        rect(20, 54, 80, 4), 1.1
    )
    arcade(s, 27, 63, 2, 7, 14, 10)
    arcade(s, 76, 63, 2, 7, 14, 10)
    s.shape(rect(45, 44, 30, 33), 1.2).shape([(43, 45), *arc(60, 44, 17, 180, 360, 18, 18), (77, 45)], 1.4)
    s.path(hatch([(62, 27), (77, 45), (64, 45)], 65, 2), 0.5).shape(
        [(57, 45), (57, 27), (63, 27), (63, 45)], 1, shade=[(0, 1.3, 0.9)]
    )
    s.line((59, 37), (82, 19), w=3.6).door(54, 12, 17).earth()


def palace(s: Vignette) -> None:
    s.air(60, 10, 18).long(10, 100, 30, 14, 4)
    for i in range(9):
        if i != 4:
            s.win(15 + i * 10.6, 51, 5, 9, "arch").win(15 + i * 10.6, 65, 5, 8)
    for x in (8, 96):
        s.tower(x, 16, 38, "hip", rh=14, slits=0).win(x + 5, 44, 6, 9, "arch").win(x + 5, 60, 6, 9, "arch")
    s.tower(48, 24, 42, "dome", rh=18, slits=0).win(57, 42, 6, 10, "arch").door(54, 12, 17).flag(60, 17, 8).earth()


def reservoir(s: Vignette) -> None:
    s.air(60, 12).shape(rect(4, 34, 112, 32), 1.2).stones(4, 34, 112, 10, 12)
    arcade(s, 10, 42, 5, 16, 24, 21)
    s.shape(rect(2, 31, 116, 4), 1.1, shade=[(90, 3, 0.4)]).line((2, 66), (118, 66), w=1.4)
    s.path(
        "".join(f"M{12 + i * 21} 68v{6 + (i % 2) * 3}M{24 + i * 21} 68v{9 - (i % 2) * 3}" for i in range(5)), 0.6
    ).water(2, 116, 68, 18)


def silver_market(s: Vignette) -> None:
    s.air(96, 16).gable(8, 26, 34, 16, wall="timber")
    stall(s, 42, 54)
    for k in range(3):
        for x in (50, 62):
            s.shape(arc(x, 65 - k * 2.4, 5, 0, 360, 1.8, 12), 0.9)
    s.line((84, 66), (84, 52), w=1.3).line((76, 54), (92, 54), w=1.3)
    for x in (76, 92):
        s.path(f"M{x} 54l-4 8h8Z", 0.8)
    s.win(17, 50, 8, 8).door(16, 10, 14).earth()


def crane(s: Vignette) -> None:
    s.air(24, 18).wall(4, 38, 20, 4).scaffold(8, 30, 36, m=3).crane(66, h=56, jib=34, dirn=-1).wheel(
        70, 60, 14, 6
    ).blocks(92).man(112, k=1.2).earth()


def graveyard(s: Vignette) -> None:
    s.air(90, 18, 18, cover=0.8).gable(82, 22, 18, 14, y=64).cross(93, 32).door(89, 8, 11, 64).tree(18, 11, 66).line(
        (2, 66), (118, 66), w=1
    )
    for x, y in ((34, 78), (58, 82), (80, 77)):
        s.shape(arch(x, y - 13, 10, 13, False, 8), 1.1, shade=[(90, 2.4, 0.4)])
    for x, y in ((22, 84), (48, 72), (70, 74), (100, 82)):
        s.line((x, y), (x, y - 13), w=1.5).line((x - 4, y - 9), (x + 4, y - 9), w=1.5)
    s.ground(4, 84, 112, 4)


def museum(s: Vignette) -> None:
    s.air(20, 14, 16)
    temple(s, 26)
    s.man(60, 26, 1.1).man(13, 45, 1).man(107, 45, 1)
    s.shape([(44, 73), (76, 73), (82, 84), (38, 84)], 1.1)
    for k in range(1, 4):
        s.line((44 - k * 1.5, 73 + k * 2.8), (76 + k * 1.5, 73 + k * 2.8), w=0.8)
    s.line((2, G), (40, G), w=1.2).line((80, G), (118, G), w=1.2)


BUILDINGS: dict[str, Callable[[Vignette], None]] = {
    "smithy": smithy, "steeple": steeple, "stone-market": stone_market, "tavern": tavern, "thieves-den": thieves_den,
    "tilers-hut": tilers_hut, "trading-post": trading_post, "treasury": treasury, "university": university,
    "watchtower": watchtower, "well": well, "wood-market": wood_market, "aqueduct": aqueduct, "armoury": armoury,
    "barracks": barracks, "betting-house": betting_house, "carpenters-hut": carpenters_hut, "castle": castle,
    "chapel": chapel, "church": church, "clay-market": clay_market, "clay-pit": clay_pit,
    "drafting-room": drafting_room,
    "dungeon": dungeon, "factory": factory, "fortress": fortress, "fountain": fountain, "gamblers-den": gamblers_den,
    "hideout": hideout, "keep": keep, "library": library, "lighthouse": lighthouse, "lumber-camp": lumber_camp,
    "masons-hut": masons_hut, "moneylender": moneylender, "monument": monument, "observatory": observatory,
    "palace": palace, "reservoir": reservoir, "silver-market": silver_market, "crane": crane, "graveyard": graveyard,
    "museum": museum,
}  # fmt: skip


def vignette(key: str) -> str:
    scene = Vignette(key)
    BUILDINGS[key](scene)
    return scene.svg()
