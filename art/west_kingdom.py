"""West Kingdom: places of the board, busts of the apprentices, elevations of the buildings."""

from art.engrave import PAPER, Plate, arc, arch, hatch, rect
from art.engrave import crenels as cren
from art.glyphs import icons
from art.sprite import Symbol

ICON = {symbol.id[2:]: symbol.body for symbol in icons()}


def tree(p: Plate, x: float, y: float, r: float) -> None:
    p.line((x, y), (x, y - r * 1.1), w=1.1)
    p.shape(arc(x, y - r * 1.9, r, 0, 360, r * 1.15, 14), 1, shade=[(40, 1.9, 0.5)])


def fir(p: Plate, x: float, y: float, h: float) -> None:
    p.line((x, y), (x, y - h * 0.2), w=1.1)
    for k in (0, 1, 2):
        w = h * (0.30 - 0.07 * k)
        b = y - h * (0.16 + 0.26 * k)
        p.shape([(x - w, b), (x, b - h * 0.38), (x + w, b)], 1)
        p.path(hatch([(x, b - h * 0.38), (x + w, b), (x, b)], 60, 1.7), 0.5)


def _place(k: str) -> str:
    p = Plate()
    g = lambda a=-25, b=25, y=16: p.line((a, y), (b, y), w=1.3)
    if k == "forest":
        fir(p, -15, 14, 26)
        fir(p, 14, 13, 28)
        fir(p, 0, 16, 34)
        g()
    if k == "quarry":
        p.shape(
            [(-25, 16), (-25, -6), (-16, -14), (-6, -14), (-6, -4), (4, -4), (4, 6), (14, 6), (14, 16)],
            1.2,
            shade=[(90, 3.2, 0.4)],
        )
        p.path(hatch([(-6, -14), (-6, 16), (-1, 16), (-1, -4)], 90, 1.7), 0.5)
        p.line((-6, -4), (-25, -4), w=0.6)
        p.line((4, 6), (-25, 6), w=0.6)
        p.shape(rect(11, 8, 10, 8), 1.1)
        p.shape([(21, 8), (24, 5), (24, 13), (21, 16)], 1, shade=[(90, 1.5, 0.5)])
        p.shape([(11, 8), (14, 5), (24, 5), (21, 8)], 1)
        p.line((7, -3), (7, -22), w=1.5)
        p.line((7, -19), (22, -24), w=1.4)
        p.line((22, -24), (17, 5), w=0.6)
        g()
    if k == "mine":
        p.shape([(-26, 16), (-20, -2), (-8, -15), (6, -17), (18, -6), (26, 16)], 1.2, shade=[(65, 4.4, 0.4)])
        p.path(hatch([(6, -17), (18, -6), (26, 16), (15, 16)], 58, 2.2), 0.5)
        p.shape(arch(-9, -3, 18, 19), 1.2, shade=[(0, 1.4, 0.8), (90, 2.2, 0.5)])
        p.line((-10, 16), (-10, -3), w=2)
        p.line((10, 16), (10, -3), w=2)
        p.line((-13, -4), (13, -4), w=2.2)
        p.shape([(-6, 7), (6, 7), (4.4, 13), (-4.4, 13)], 1.1)
        g()
    if k == "silversmith":
        p.shape(rect(-20, -4, 30, 20), 1.3)
        p.shape([(-23, -4), (-15, -15), (5, -15), (13, -4)], 1.2, shade=[(0, 2.1, 0.6)])
        p.shape(rect(12, -15, 10, 31), 1.3, shade=[(90, 2, 0.5)])
        p.shape(rect(10.5, -18, 13, 4), 1.1)
        p.path("M15-20Q12-23 15.5-26M18.5-20Q22-23 19-26", 0.9)
        p.shape(arch(-15, 2, 11, 14), 1.1, shade=[(0, 1.4, 0.8)])
        p.shape(arc(3, 5, 4.4, 0, 360), 1.1)
        p.shape(arc(3, 5, 2, 0, 360), 0.7)
        g()
    if k == "storehouse":
        p.shape([(-23, 16), (-23, -5), (0, -17), (23, -5), (23, 16)], 1.3)
        p.path(hatch([(11, -11), (23, -5), (23, 16), (11, 16)], 90, 2), 0.5)
        p.line((-23, -5), (23, -5), w=0.8)
        p.shape(rect(-8, 0, 16, 16), 1.1, shade=[(90, 2.2, 0.6)])
        p.line((0, 0), (0, 16), w=1)
        p.path("M-5-7V-12L-2.5-9.5L0-13L2.5-9.5L5-12V-7Z", 1, fill=PAPER)
        p.shape(arc(-16, 11, 4.6, 0, 360), 1)
        p.line((-20, 11), (-12, 11), w=0.6)
        g()
    if k == "tax-stand":
        p.shape(rect(-15, -3, 30, 19), 1.2)
        p.shape([(-21, -3), (-14, -15), (14, -15), (21, -3)], 1.2)
        for i in range(5):
            p.shape(
                [(-14 + i * 5.6, -15), (-11.2 + i * 5.6, -15), (-16.8 + (i + 0.5) * 8.4, -3), (-21 + i * 8.4, -3)],
                0.7,
                shade=[(0, 1.4, 0.6)],
            )
        p.shape(rect(-19, 7, 38, 9), 1.2, shade=[(0, 2.6, 0.4)])
        p.shape(arc(-7, 4.4, 5, 0, 360, 2), 0.9)
        p.shape(arc(-7, 2.4, 5, 0, 360, 2), 0.9)
        p.shape(arc(6, 4.8, 5, 0, 360, 2), 0.9)
        p.line((0, -15), (0, -24), w=1.1)
        p.shape([(0, -24), (9, -21.5), (0, -19)], 1)
        g()
    if k == "workshop":
        p.shape(rect(-22, 0, 44, 16), 1.2)
        p.shape([(-25, 0), (-18, -13), (18, -13), (25, 0)], 1.3, shade=[(0, 2.4, 0.5)])
        for x in (-17, -6):
            p.shape(rect(x, 4, 8, 7), 0.9, shade=[(0, 1.4, 0.6)])
        p.shape(rect(9, 3, 9, 13), 1, shade=[(90, 1.9, 0.6)])
        p.shape([(-9, -13), (-2, -20), (5, -13)], 1.1, shade=[(90, 2, 0.5)])
        g()
    if k == "town-hall":
        p.shape(rect(-23, -4, 46, 20), 1.3)
        p.shape([(-25, -4), (-19, -12), (19, -12), (25, -4)], 1.2, shade=[(0, 2.2, 0.6)])
        p.shape(rect(-5.5, -17, 11, 21), 1.3)
        p.path(hatch(rect(0, -17, 5.5, 21), 90, 1.7), 0.5)
        p.shape([(-7.5, -17), (0, -28), (7.5, -17)], 1.2, shade=[(0, 2, 0.6)])
        p.shape(arc(0, -10.5, 3, 0, 360), 1)
        for x in (-20, -12.5, 7, 14.5):
            p.shape(arch(x, 3, 5.4, 13), 0.9, shade=[(0, 1.4, 0.7)])
        p.shape(arch(-4, 4, 8, 12), 1, shade=[(0, 1.3, 0.8)])
        g()
    if k == "guardhouse":
        p.shape(cren(-14, -4, 28, 20, 5), 1.3)
        p.path(hatch(rect(6, 0, 5, 16), 90, 1.8), 0.5)
        for x in (-24, 12):
            p.shape(cren(x, -14, 12, 30, 3), 1.3)
            p.path(hatch(rect(x + 6.5, -11, 5.5, 27), 90, 1.7), 0.5)
            p.line((x + 3.2, -4), (x + 3.2, 2), w=1.4)
        p.shape(arch(-6, 1, 12, 15), 1.1, shade=[(90, 2.6, 0.9), (0, 3, 0.7)])
        g()
    return p.svg()


def bust(hat: str = "cap", tool: str | None = None, seed: float = 1) -> str:
    """A sign, not a portrait: shoulders, head, hat. 44 × 52."""
    p = Plate()
    p.shape([(-20, 26), (-18, 12), (-8, 6), (8, 6), (18, 12), (20, 26)], 1.2)
    p.path(hatch([(4, 6), (8, 6), (18, 12), (20, 26), (6, 26)], 70, 2.1), 0.5)
    p.line((-8, 6), (-2, 14), w=0.9)
    p.line((8, 6), (2, 14), w=0.9)
    p.shape([(-4, 8), (-4, 0), (4, 0), (4, 8)], 1)
    p.shape(arc(0, -6, 7.4, 0, 360, 9, 20), 1.2)
    p.path(hatch([(3, -13), (7.4, -6), (5, 1), (2, 3)], 80, 1.6), 0.45)
    p.path("M-3.4-6.4h.01M3-6.4h.01", 1.7)
    p.path("M0-5L-.9-1.6H.6M-2.4 .6Q0 1.8 2.4 .6", 0.8)
    if hat == "cap":
        p.shape([(-8.4, -8.6), *arc(0, -9, 8.4, 180, 360, 8.5, 12), (8.4, -8.6)], 1.2, shade=[(0, 2, 0.6)])
        p.line((-8.8, -8.6), (11.5, -8.6), w=1.8)
    if hat == "hood":
        p.shape(
            [
                (-11, 9),
                (-11.5, -8),
                *arc(0, -8, 11.5, 180, 360, 12, 14),
                (11.5, -8),
                (11, 9),
                (7, 5),
                (7.6, -6),
                *arc(0, -7, 7.6, 360, 180, 8, 12),
                (-7.6, -6),
                (-7, 5),
            ],
            1.2,
            shade=[(60, 2, 0.6)],
        )
    if hat == "straw":
        p.shape(
            [(-15, -9), (-7, -11.5), (-5.5, -18), (5.5, -18), (7, -11.5), (15, -9), (0, -7.2)],
            1.2,
            shade=[(20, 2.2, 0.5)],
        )
    if hat == "veil":
        p.shape(
            [
                (-10, 12),
                (-10.5, -6),
                *arc(0, -7, 10.5, 180, 360, 11, 14),
                (10.5, -6),
                (10, 12),
                (6.6, 8),
                (7.6, -5),
                *arc(0, -5, 7.6, 360, 180, 6.5, 12),
                (-7.6, -5),
                (-6.6, 8),
            ],
            1.2,
        )
    if hat == "beret":
        p.shape(arc(1, -13, 11.5, 0, 360, 4.6, 18), 1.2, shade=[(0, 1.9, 0.6)])
        p.line((2, -17), (3.4, -20), w=1.3)
    if hat == "bald":
        p.path(hatch([(-7.4, -6), (-6.5, -12), (-4, -13), (-5.6, -4)], 80, 1.4), 0.7)
        p.shape([(-6.4, -1), (6.4, -1), (4, 6.4), (0, 8.4), (-4, 6.4)], 1.1, shade=[(80, 1.7, 0.6)])
        p.path("M-2 1.2H2", 0.9)
    if hat == "mask":
        p.shape(
            [(-8.6, -4), *arc(0, -8, 8.8, 180, 360, 9, 12), (8.6, -4), (7.2, -9.6), (-7.2, -9.6)],
            1.2,
            shade=[(75, 1.8, 0.6)],
        )
        p.path("M-7.4-8.6H7.4V-4.4L3.2-4 0-5.6-3.2-4-7.4-4.4Z", 0.8, fill="var(--engrave)")
        p.put(
            '<path d="M-3.6-6.5h.01M3.4-6.5h.01" stroke="var(--plate,var(--sheet))" stroke-width="1.9" stroke-linecap="round"/>'
        )
    if hat == "plume":
        p.shape([(-11, -9), (-8, -16), (8, -16), (11, -9)], 1.2, shade=[(90, 2, 0.6)])
        p.path("M6-15Q14-24 18-15Q12-16 8-11", 1.1, fill=PAPER)
    if tool:
        p.put(
            f'<g transform="translate(4 7) scale(.74)" fill="none" stroke="var(--ink)" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round">{ICON[tool]}</g>'
        )
    return p.svg()


# ---- elevations of buildings, 120 × 64, ground at 58
def _elev(k: str, sky: bool = True) -> str:
    p = Plate()
    if sky:
        p.sky(-100, -10, 290, 48, 4, 0.45, seed=len(k) * 3 + 1, cover=0.55)
    if k == "well":
        p.shape(rect(46, 40, 28, 18), 1.3, shade=[(0, 4, 0.4)])
        p.path(hatch(rect(62, 40, 12, 18), 90, 2), 0.5)
        p.shape(arc(60, 40, 14, 0, 360, 3.6), 1.2, shade=[(0, 1.4, 0.7)])
        p.line((48, 40), (48, 20), w=1.8)
        p.line((72, 40), (72, 20), w=1.8)
        p.shape([(42, 22), (60, 8), (78, 22)], 1.3, shade=[(0, 2.2, 0.6)])
        p.line((48, 28), (72, 28), w=1.4)
        p.line((60, 28), (60, 36), w=0.8)
        p.shape(rect(57.5, 33, 5, 4), 0.9)
        tree(p, 96, 58, 8)
        tree(p, 24, 58, 6)
    if k == "chapel":
        p.shape(rect(56, 32, 44, 26), 1.2, shade=[(90, 4.4, 0.35)])
        p.shape([(52, 33), (60, 20), (94, 20), (104, 33)], 1.2, shade=[(0, 2.2, 0.6)])
        for i in range(3):
            p.shape(arch(63 + i * 12, 38, 6.4, 15), 0.9, shade=[(0, 1.4, 0.7)])
        p.shape([(30, 58), (30, 28), (44, 14), (58, 28), (58, 58)], 1.4)
        p.path(hatch([(50, 20), (58, 28), (58, 58), (50, 58)], 90, 2), 0.5)
        p.shape(rect(39.5, 4, 9, 13), 1.2)
        p.shape([(38, 5), (44, -5), (50, 5)], 1.1, shade=[(0, 1.8, 0.6)])
        p.line((44, -5), (44, -10), w=1.1)
        p.line((42, -8), (46, -8), w=1.1)
        p.shape(arc(44, 28, 4.6, 0, 360), 1.1, shade=[(0, 1.5, 0.6)])
        p.shape(arch(38.5, 40, 11, 18), 1.1, shade=[(0, 1.4, 0.8)])
        tree(p, 14, 58, 7)
    if k == "observatory":
        p.shape(rect(24, 38, 72, 20), 1.3, shade=[])
        p.path(hatch(rect(74, 38, 22, 20), 90, 2.2), 0.5)
        p.shape(rect(22, 35, 76, 4), 1.1)
        for x in (30, 42, 72, 84):
            p.shape(arch(x, 44, 6, 14), 0.9, shade=[(0, 1.4, 0.7)])
        p.shape(rect(46, 26, 28, 32), 1.3)
        p.shape([(44, 27), *arc(60, 26, 16, 180, 360, 17, 18), (76, 27)], 1.4)
        p.path(hatch([(62, 9), (76, 27), (64, 27)], 65, 2), 0.5)
        p.shape([(58, 27), (58, 9.5), (64, 9.5), (64, 27)], 1, shade=[(0, 1.3, 0.9)])
        p.line((59, 19), (80, 3), w=3.4)
        p.line((59, 19), (80, 3), w=0.9)
        p.shape(arch(55, 42, 10, 16), 1.1, shade=[(0, 1.4, 0.8)])
    if k == "library":
        p.shape(rect(18, 26, 84, 32), 1.3)
        p.path(hatch(rect(84, 26, 18, 32), 90, 2.2), 0.5)
        p.shape([(13, 27), (60, 7), (107, 27)], 1.4)
        p.shape([(24, 24.5), (60, 10.5), (96, 24.5)], 0.7, shade=[(0, 2, 0.4)])
        p.shape(rect(14, 26, 92, 4), 1.1)
        for i in range(6):
            x = 22 + i * 15.2
            p.shape(rect(x, 31, 4, 24), 0.9)
            p.line((x - 1, 31), (x + 5, 31), w=1.3)
        for i in range(5):
            p.shape(arch(28.2 + i * 15.2, 36, 7, 19), 0.8, shade=[(0, 1.5, 0.8)])
        p.shape(rect(14, 55, 92, 3.4), 1.1)
        p.shape([(53, 16), (60, 18.4), (67, 16), (67, 22), (60, 24), (53, 22)], 1)
        p.line((60, 18.4), (60, 24), w=0.8)
    if k == "market":
        p.shape([(12, 34), (28, 10), (92, 10), (108, 34)], 1.4, shade=[(0, 2.6, 0.6)])
        p.path(hatch([(80, 10), (92, 10), (108, 34), (88, 34)], 50, 2.4), 0.5)
        p.shape([(50, 12), (60, 2), (70, 12)], 1.1, shade=[(90, 2, 0.5)])
        for i in range(6):
            p.line((17 + i * 17.2, 34), (17 + i * 17.2, 58), w=2)
        for x, y, w in ((26, 48, 13), (42, 48, 13), (33, 38, 13), (70, 48, 14), (86, 49, 10)):
            p.shape(rect(x, y, w, 10), 1)
            p.path(hatch(rect(x + w * 0.6, y, w * 0.4, 10), 90, 1.6), 0.5)
        p.line((12, 34), (108, 34), w=1.8)
    if k == "keep":
        p.shape(cren(40, 4, 40, 54, 5, 4), 1.4)
        p.path(hatch(rect(63, 8, 17, 50), 90, 2.1), 0.5)
        p.shape(cren(20, 30, 20, 28, 3, 3), 1.3)
        p.shape(cren(80, 30, 20, 28, 3, 3), 1.3)
        p.path(hatch(rect(90, 33, 10, 25), 90, 2), 0.5)
        for x, y in ((49, 16), (68, 16), (49, 30), (68, 30)):
            p.line((x, y), (x, y + 7), w=2)
        p.shape(arch(53, 41, 14, 17), 1.2, shade=[(90, 2.4, 0.9), (0, 3, 0.7)])
        p.line((60, 4), (60, -8), w=1.2)
        p.shape([(60, -8), (70, -5), (60, -2)], 1)
    if k == "smithy":
        p.shape(rect(26, 34, 58, 24), 1.3)
        p.shape([(22, 35), (36, 16), (74, 16), (88, 35)], 1.3, shade=[(0, 2.4, 0.6)])
        p.shape(rect(76, 6, 12, 52), 1.3, shade=[(90, 2, 0.5)])
        p.path("M80 2Q76-4 82-8M85 2Q90-3 86-8", 0.9)
        p.shape(arch(34, 39, 20, 19), 1.1, shade=[(0, 1.5, 0.8)])
        p.shape(rect(62, 42, 9, 8), 0.9, shade=[(0, 1.5, 0.6)])
    if k == "house":
        p.shape(rect(30, 40, 56, 18), 1.3, shade=[(0, 4.6, 0.35)])
        p.shape(rect(27, 22, 62, 19), 1.3)
        for x in (27, 42.5, 58, 73.5, 89):
            p.line((x, 22), (x, 41), w=1.5)
        p.line((27, 41), (42.5, 22), w=1.1)
        p.line((89, 41), (73.5, 22), w=1.1)
        p.shape([(22, 23), (40, 4), (76, 4), (94, 23)], 1.4, shade=[(0, 2.4, 0.6)])
        p.shape(rect(46, 26, 8, 9), 0.9, shade=[(0, 1.5, 0.7)])
        p.shape(rect(62, 26, 8, 9), 0.9, shade=[(0, 1.5, 0.7)])
        p.shape(arch(52, 44, 10, 14), 1, shade=[(0, 1.5, 0.8)])
    if k == "lighthouse":
        p.shape([(50, 58), (53, 16), (67, 16), (70, 58)], 1.4)
        p.path(hatch([(61, 16), (67, 16), (70, 58), (62, 58)], 88, 1.9), 0.5)
        p.shape(rect(48, 12, 24, 5), 1.2)
        p.shape(rect(54, 1, 12, 11), 1.2)
        p.shape([(52, 2), (60, -8), (68, 2)], 1.2, shade=[(0, 1.8, 0.6)])
        p.shape(arch(56, 44, 8, 14), 1, shade=[(0, 1.4, 0.8)])
        p.shape(rect(72, 46, 24, 12), 1.1)
        p.shape([(70, 47), (76, 38), (92, 38), (98, 47)], 1.1, shade=[(0, 2, 0.6)])
        p.line((30, 54), (18, 54), w=0.7)
        p.line((40, 51), (24, 51), w=0.7)
    p.line((4 if not sky else -100, 58), (116 if not sky else 186, 58), w=1.4)
    if sky:
        p.ground(-100, 61, 290, 5, gap=2.6, weight=0.5)
    return p.svg()


PLACES = {
    "forest": "the forest",
    "quarry": "the quarry",
    "mine": "the mine",
    "silversmith": "the silversmith",
    "storehouse": "the royal storehouse",
    "workshop": "the workshop",
    "tax-stand": "the tax stand",
    "town-hall": "the town hall",
    "guardhouse": "the guardhouse",
}
APPRENTICES = {  # kind of card: hat, tool
    "acolyte": ("hood", "cathedral"),
    "conspirator": ("hood", None),
    "debt-collector": ("beret", "debt"),
    "gatekeeper": ("cap", "prison"),
    "illusionist": ("mask", "points"),
    "jeweller": ("beret", "gold"),
    "labourer": ("straw", "spade"),
    "merchant": ("plume", "silver"),
    "miner": ("hood", "clay"),
    "patron": ("veil", "virtue"),
    "pickpocket": ("mask", "silver"),
    "squire": ("plume", "flag"),
    "stonecutter": ("cap", "hammer"),
    "swindler": ("mask", "card"),
    "thief": ("mask", None),
    "trader": ("bald", "marble"),
    "trickster": ("plume", "hand"),
    "woodcutter": ("straw", "wood"),
    "enforcer": ("cap", "prison"),
    "overseer": ("beret", "plan"),
    "peddler": ("straw", "stall"),
}
BUILDINGS = {
    "smithy": "smithy",
    "steeple": "chapel",
    "stone-market": "market",
    "tavern": "house",
    "thieves-den": "house",
    "tilers-hut": "house",
    "trading-post": "market",
    "treasury": "library",
    "university": "library",
    "watchtower": "keep",
    "well": "well",
    "wood-market": "market",
    "aqueduct": "library",
    "armoury": "smithy",
    "barracks": "keep",
    "betting-house": "house",
    "carpenters-hut": "house",
    "castle": "keep",
    "chapel": "chapel",
    "church": "chapel",
    "clay-market": "market",
    "clay-pit": "well",
    "drafting-room": "house",
    "dungeon": "keep",
    "factory": "smithy",
    "fortress": "keep",
    "fountain": "well",
    "gamblers-den": "house",
    "hideout": "house",
    "keep": "keep",
    "library": "library",
    "lighthouse": "lighthouse",
    "lumber-camp": "market",
    "masons-hut": "house",
    "moneylender": "house",
    "monument": "library",
    "observatory": "observatory",
    "palace": "library",
    "reservoir": "well",
    "silver-market": "market",
    "crane": "market",
    "graveyard": "chapel",
    "museum": "library",
}


def west_kingdom() -> list[Symbol]:
    symbols = [Symbol(f"wk-place-{k}", shows, _place(k), "-27 -28 54 47") for k, shows in PLACES.items()]
    for kind, (hat, tool) in APPRENTICES.items():
        symbols.append(Symbol(f"wk-apprentice-{kind}", f"the bust of a {kind}", bust(hat, tool), "-21 -25 42 51"))
    for k in sorted(set(BUILDINGS.values())):
        symbols.append(Symbol(f"wk-elevation-{k}", f"an elevation: {k}", _elev(k), "0 -24 120 90"))
    for k, like in BUILDINGS.items():
        symbols.append(
            Symbol(
                f"wk-building-{k}",
                f"the card: {k}",
                f'<use href="#wk-elevation-{like}" width="120" height="90"/>',
                "0 0 120 90",
            )
        )
    return symbols
