"""West Kingdom: places of the board, busts of the apprentices, elevations of the buildings."""

from art.busts import VIEW, bust
from art.cathedral import cathedral
from art.engrave import PAPER, Plate, arc, arch, crenels, hatch, rect
from art.sprite import Symbol
from art.west_kingdom_buildings import BUILDINGS, vignette


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
    if k == "market":
        p.shape(rect(-21, -4, 42, 20), 1.2, shade=[(0, 1.6, 0.7), (90, 2.4, 0.5)])
        for x in (-22, 19):
            p.shape(rect(x, -10, 3, 26), 1.2)
        p.shape([(-25, -10), (-20, -18), (20, -18), (25, -10)], 1.3, shade=[(90, 3, 0.5)])
        for i in range(6):
            x = -25 + i * 50 / 6
            p.shape(
                [(x, -10), *arc(x + 25 / 6, -10, 25 / 6, 180, 0, steps=6)], 1, shade=[(90, 1.4, 0.6)] if i % 2 else []
            )
        p.shape(rect(-24, 7, 48, 9), 1.2, shade=[(0, 2.6, 0.4)])
        p.shape([(-7, 7), (-6, 1), (-4, -4), (0, -6.4), (4, -4), (6, 1), (7, 7)], 1.2)
        p.shape(arc(0, -0.6, 2.8, 0, 360, 3.4, 12), 0.9, shade=[(0, 1.3, 0.7)])
        g()
    if k == "guildhall":
        p.shape(rect(-22, 8, 44, 8), 1.2)
        for x in (-11, 0, 11):
            p.line((x, 8), (x, 16), w=0.8)
        p.shape(rect(-22, 0, 36, 8), 1.2)
        for x in (-16, -5, 6):
            p.line((x, 0), (x, 8), w=0.8)
        p.shape(rect(-22, -8, 20, 8), 1.2, shade=[])
        p.line((-11, -8), (-11, 0), w=0.8)
        for x in (-25, 4, 18):
            p.line((x, 16), (x, -20 if x < 10 else -8), w=1.4)
        p.line((-26, -14), (8, -14), w=1.6)
        p.line((-2, -6), (22, -6), w=1.6)
        p.line((4, 0), (18, -6), w=0.8)
        p.shape(rect(8, -14, 8, 6), 1.1)
        p.line((12, -14), (12, -25), w=0.8)
        p.line((4, -20), (16, -26), w=1.5)
        g()
    if k == "cathedral":
        p.shape([(-9, 16), (-9, -6), (0, -20), (9, -6), (9, 16)], 1.3)
        for s in (-1, 1):
            p.shape([(s * 9, 16), (s * 9, -10), (s * 13.5, -26), (s * 18, -10), (s * 18, 16)], 1.3)
            p.line((s * 9, -10), (s * 18, -10), w=1)
            p.shape(arch(s * 13.5 - 2.5, -5, 5, 12, True), 0.9, shade=[(0, 1.4, 0.7)])
            p.shape([(s * 18, 16), (s * 24, 16), (s * 24, 2), (s * 18, -4)], 1.2, shade=[(90, 2, 0.5)])
        p.path(hatch(rect(13.5, -10, 4.5, 26), 90, 1.6), 0.5)
        p.shape(arc(0, -4, 4.6, 0, 360), 1.2, shade=[(0, 1.5, 0.6)])
        p.shape(arch(-4.5, 4, 9, 12, True), 1.1, shade=[(0, 1.4, 0.8)])
        g()
    if k == "prison":
        p.shape(crenels(-20, -16, 40, 32, 7), 1.3)
        p.path(hatch(rect(10, -12, 10, 28), 90, 2), 0.5)
        p.shape(arch(-11, -4, 22, 20), 1.2)
        p.path(hatch(arch(-11, -4, 22, 20), 90, 4.2) + hatch(arch(-11, -4, 22, 20), 0, 6), 1.3)
        g()
    if k == "guardhouse":
        p.shape(crenels(-14, -4, 28, 20, 5), 1.3)
        p.path(hatch(rect(6, 0, 5, 16), 90, 1.8), 0.5)
        for x in (-24, 12):
            p.shape(crenels(x, -14, 12, 30, 3), 1.3)
            p.path(hatch(rect(x + 6.5, -11, 5.5, 27), 90, 1.7), 0.5)
            p.line((x + 3.2, -4), (x + 3.2, 2), w=1.4)
        p.shape(arch(-6, 1, 12, 15), 1.1, shade=[(90, 2.6, 0.9), (0, 3, 0.7)])
        g()
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
    "market": "the black market",
    "guildhall": "the guildhall, as far as it is built",
    "cathedral": "the cathedral",
    "prison": "the prison",
}
APPRENTICES = {  # kind of card: hat, tool
    "acolyte": ("hood", "cathedral"),
    "conspirator": ("hood", "lock"),
    "debt-collector": ("beret", "debt"),
    "gatekeeper": ("cap", "key"),
    "illusionist": ("mask", "moon"),
    "jeweller": ("beret", "gold"),
    "labourer": ("straw", "spade"),
    "merchant": ("plume", "silver"),
    "miner": ("hood", "clay"),
    "patron": ("veil", "virtue"),
    "pickpocket": ("mask", "silver"),
    "squire": ("plume", "flag"),
    "stonecutter": ("cap", "hammer"),
    "swindler": ("mask", "tax"),
    "thief": ("mask", "sack"),
    "trader": ("bald", "marble"),
    "trickster": ("plume", "hand"),
    "woodcutter": ("straw", "axe"),
    "enforcer": ("cap", "prison"),
    "overseer": ("beret", "plan"),
    "peddler": ("straw", "sack"),
}


CHARACTERS = {  # the optional boards: hat, tool
    "therese": ("veil", "virtue"),
    "caroline": ("veil", "stall"),
    "ada": ("hood", "quill"),
    "frederick": ("plume", "card"),
    "rudolf": ("cap", "prison"),
    "lothaire": ("beret", "silver"),
    "hugo": ("bald", "book"),
    "clovis": ("straw", "axe"),
    "fara": ("hood", "gold"),
    "bertha": ("veil", "trowel"),
}


def west_kingdom() -> list[Symbol]:
    symbols = [Symbol(f"wk-place-{k}", shows, _place(k), "-27 -28 54 47") for k, shows in PLACES.items()]
    for kind, (hat, tool) in APPRENTICES.items():
        symbols.append(Symbol(f"wk-apprentice-{kind}", f"the bust of a {kind}", bust(hat, tool), VIEW))
    for key, (hat, tool) in CHARACTERS.items():
        symbols.append(Symbol(f"wk-character-{key}", f"the bust of {key.capitalize()}", bust(hat, tool), VIEW))
    for key in BUILDINGS:
        symbols.append(Symbol(f"wk-building-{key}", f"the card: {key}", vignette(key), "0 0 120 90"))
    return symbols + cathedral()
