"""West Kingdom: places of the board, busts of the apprentices, elevations of the buildings."""

from art.engrave import PAPER, Plate, arc, arch, hatch, rect
from art.engrave import crenels as cren
from art.glyphs import icons
from art.sprite import Symbol
from art.west_kingdom_buildings import BUILDINGS, vignette

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


def west_kingdom() -> list[Symbol]:
    symbols = [Symbol(f"wk-place-{k}", shows, _place(k), "-27 -28 54 47") for k, shows in PLACES.items()]
    for kind, (hat, tool) in APPRENTICES.items():
        symbols.append(Symbol(f"wk-apprentice-{kind}", f"the bust of a {kind}", bust(hat, tool), "-21 -25 42 51"))
    for key in BUILDINGS:
        symbols.append(Symbol(f"wk-building-{key}", f"the card: {key}", vignette(key), "0 0 120 90"))
    return symbols
