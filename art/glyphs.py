"""The small things every page shares: guild shapes, seats, carriages, goods, tools, the interface's icons, the mark."""

import tomllib
from pathlib import Path

from art.engrave import Point, arc, d, n
from art.sprite import Symbol

ICON_PEN = 'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
SHEET = 'fill="var(--sheet)"'
INKED = 'fill="currentColor"'
LETTERING = 'font-family="var(--sans)" font-weight="700" text-anchor="middle"'
FIGURE = f'{LETTERING} stroke="none"'

GUILDS = {"b": "woodcutter", "f": "smith", "v": "glazier", "t": "stonecutter", "m": "mason", "c": "tailor"}
ROMAN = ["", "I", "II", "III", "IV", "V"]


def pattern(name: str, side: float, paint: str, turn: int = 0) -> str:
    turned = f' patternTransform="rotate({turn})"' if turn else ""
    return (
        f'<pattern id="{name}" width="{side}" height="{side}" patternUnits="userSpaceOnUse"{turned}>{paint}</pattern>'
    )


def tint(guild: str, side: int, stroke: str, weight: float = 1.1) -> str:
    ground = f'<rect width="{side}" height="{side}" fill="var(--g-{guild}-t)"/>'
    return f'{ground}<path d="{stroke}" stroke="var(--g-{guild})" stroke-width="{weight:g}"/>'


# Engravers have shown colours by hatching since Petra Sancta (1638): hatched says which kind, solid says whose.
DEFS = (
    "<defs>\n"
    + "\n".join(
        [
            pattern("hatch-b", 4, tint("b", 4, "M0 2H4"), 45),
            pattern("hatch-f", 4, tint("f", 4, "M0 2H4M2 0V4", 0.8)),
            pattern("hatch-v", 4, tint("v", 4, "M0 2H4")),
            pattern(
                "hatch-t",
                5,
                '<rect width="5" height="5" fill="var(--g-t-t)"/><circle cx="2.5" cy="2.5" r=".8" fill="var(--g-t)"/>',
            ),
            pattern("hatch-m", 4, tint("m", 4, "M2 0V4")),
            pattern("hatch-c", 4, tint("c", 4, "M0 2H4"), -45),
            pattern(
                "hatch-spent",
                6,
                '<rect width="6" height="6" fill="var(--well)"/>'
                '<path d="M0 3H6" stroke="var(--engrave-soft)" stroke-width=".55"/>',
                45,
            ),
            pattern("hatch-why", 6, '<path d="M0 3H6" stroke="var(--rule-2)" stroke-width=".7"/>', 45),
            pattern("hatch-shade", 3, '<path d="M0 1.5H3" stroke="var(--engrave)" stroke-width=".6"/>', -45),
        ]
    )
    + "\n</defs>\n"
)

SHAPE: dict[str, list[Point]] = {
    "b": [(0, -1.16), (1.14, 0.84), (-1.14, 0.84)],
    "f": [
        (-0.42, -1.02), (0.42, -1.02), (0.42, -0.42), (1.02, -0.42), (1.02, 0.42), (0.42, 0.42),
        (0.42, 1.02), (-0.42, 1.02), (-0.42, 0.42), (-1.02, 0.42), (-1.02, -0.42), (-0.42, -0.42),
    ],
    "v": [(0, -1.22), (1.06, 0), (0, 1.22), (-1.06, 0)],
    "t": [(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)],
    "m": [(-0.86, 0.92), *arc(0, -0.12, 0.86, 180, 360, steps=14), (0.86, 0.92)],
    "c": arc(0, 0, 1, 0, 360, steps=28)[:-1],
}  # fmt: skip
LETTER = {
    "b": (0.48, 0.98),
    "f": (0.36, 0.98),
    "v": (0.36, 0.98),
    "t": (0.36, 1.12),
    "m": (0.38, 1.12),
    "c": (0.36, 1.12),
}


def guild(g: str, r: float = 9.4, w: float = 1.3, letter: bool = True) -> str:
    """Tint, hatching, shape and letter, around the origin."""
    down, size = LETTER[g]
    shape = d([(x * r, y * r) for x, y in SHAPE[g]])
    text = (
        f'<text y="{n(down * r)}" font-size="{n(size * r)}" {LETTERING} fill="var(--ink)" '
        f'stroke="var(--g-{g}-t)" stroke-width="{n(r * 0.42)}" paint-order="stroke">{g.upper()}</text>'
    )
    return f'<path d="{shape}" fill="url(#hatch-{g})" stroke="var(--ink)" stroke-width="{w:g}"/>' + text * letter


def centred(body: str, x: float = 12, y: float = 12) -> str:
    return f'<g transform="translate({n(x)} {n(y)})">{body}</g>'


ROOF: dict[int, list[Point]] = {
    1: [(-1.08, 0.02), (0, -1.0), (1.08, 0.02)],
    2: [(-0.92, 0.02), (-0.5, -0.2), (0, -1.62), (0.5, -0.2), (0.92, 0.02)],
    3: [
        (-0.98, 0.02), (-0.98, -0.84), (-0.5, -0.84), (-0.5, -0.42), (-0.24, -0.42), (-0.24, -0.84),
        (0.24, -0.84), (0.24, -0.42), (0.5, -0.42), (0.5, -0.84), (0.98, -0.84), (0.98, 0.02),
    ],
    4: arc(0, 0.02, 0.94, 180, 360, steps=14),
    5: [(-1.0, 0.02), (-0.62, -0.78), (0.62, -0.78), (1.0, 0.02)],
}  # fmt: skip
ROOF_NAME = ["", "gable", "spire", "battlements", "dome", "mansard"]


def seat(k: int, r: float = 8.2, numeral: bool = True, ghost: bool = False) -> str:
    """A seat's mark, its building and its pawn are one silhouette: the roof tells the seat."""
    silhouette = [(-0.9, 1.12), (-0.9, 0.02), *ROOF[k], (0.9, 0.02), (0.9, 1.12)]
    fill = "var(--sheet)" if ghost else f"var(--seat,var(--p-{k}))"
    dash = ' stroke-dasharray="2 2"' if ghost else ""
    finial = f'<path d="M0 {n(-0.9 * r)}V{n(-1.25 * r)}" stroke="var(--ink)" stroke-width="1.2"/>' if k == 4 else ""
    on = "var(--ink)" if ghost else f"var(--seat-on,var(--p-{k}-on))"
    size = r * (1.02 if k < 3 else 0.92)
    text = f'<text y="{n(0.86 * r)}" font-size="{n(size)}" {FIGURE} fill="{on}">{ROMAN[k]}</text>'
    path = d([(x * r, y * r) for x, y in silhouette])
    return f'{finial}<path d="{path}" fill="{fill}" stroke="var(--ink)" stroke-width="1.1"{dash}/>' + text * numeral


def carriage(k: int) -> str:
    fill = f'fill="var(--seat,var(--p-{k}))"'
    return (
        '<g transform="translate(12 18.4) scale(.8)" stroke="var(--ink)" stroke-width="1.3">'
        f'<path d="M-13-15H13L10.5-3.5Q8 0 2 0H-4Q-10 0-11-4Z" {fill}/>'
        f'<path d="M-14.5-15L-10-19.5H10L14.5-15Z" {fill}/>'
        f'<circle cx="-8.5" cy="1" r="4.3" {SHEET}/><circle cx="8.5" cy=".4" r="4.9" {SHEET}/>'
        '<path d="M-8.5-3.3V5.3M-12.8 1H-4.2M8.5-4.5V5.3M3.6 .4H13.4" stroke-width=".9"/>'
        f'<text y="-4.6" font-size="10.5" {FIGURE} fill="var(--seat-on,var(--p-{k}-on))">{ROMAN[k]}</text></g>'
    )


FLY = {
    1: "M6 3H23V17H6Z",
    2: "M6 3H18.5L24.5 10 18.5 17H6Z",
    3: "M6 3H24L19.5 10 24 17H6Z",
    4: "M6 3H16.5A7 7 0 0 1 16.5 17H6Z",
    5: "M6 3H23L20 6.5 23 10 20 13.5 23 17H6Z",
}


def banner(k: int) -> str:
    x = 12.6 if k in (2, 4) else 13.4
    return (
        '<path d="M6 2V24.5" stroke="var(--ink)" stroke-width="1.9"/>'
        f'<path d="{FLY[k]}" fill="var(--seat,var(--p-{k}))" stroke="var(--ink)" stroke-width="1.2"/>'
        f'<text x="{x}" y="14" font-size="10.5" {FIGURE} fill="var(--seat-on,var(--p-{k}-on))">{ROMAN[k]}</text>'
    )


def mark(ink: str = "currentColor", gold: str = "var(--gold)", w: float = 1.3) -> str:
    """Seven voussoirs and the keystone: an arch on its centring."""
    out = []
    for i in range(7):
        a0, a1 = 180 + i * 180 / 7 + 1.6, 180 + (i + 1) * 180 / 7 - 1.6
        key = i == 3
        stone = arc(15, 19, 13.5 + 1.4 * key, a0, a1, steps=4) + arc(15, 19, 7, a1, a0, steps=4)
        out.append(f'<path d="{d(stone)}" fill="{gold if key else "none"}" stroke="{gold if key else ink}"/>')
    return (
        f'<g fill="none" stroke="{ink}" stroke-width="{w}" stroke-linejoin="round">{"".join(out)}'
        '<path d="M1.8 20.5H8V27.5H1.8ZM22 20.5H28.2V27.5H22Z"/>'
        '<path d="M15 14V25" stroke-width=".8" stroke-dasharray="1.6 1.6"/></g>'
    )


def favicon() -> str:
    """On its own sheet, because a browser's tab is of any colour and knows no tokens."""
    sheet = '<rect width="32" height="32" rx="3" fill="#f6f0e1"/>'
    drawn = mark("#1d2430", "#a5740f", 1.9).replace(
        ' stroke-width=".8" stroke-dasharray="1.6 1.6"', ' stroke-width="0"'
    )
    placed = f'<g transform="translate(1 0)">{drawn}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{sheet}{placed}</svg>\n'


def mark_svg() -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">{mark()}</svg>\n'


def icons() -> list[Symbol]:
    drawn = tomllib.loads((Path(__file__).parent / "icons.toml").read_text())
    return [
        Symbol(f"i-{name}", icon["shows"], icon["draw"].replace("\n", ""), pen=ICON_PEN) for name, icon in drawn.items()
    ]


def pieces() -> list[Symbol]:
    """What is placed on several boards."""
    symbols = []
    for g, name in GUILDS.items():
        symbols.append(Symbol(f"guild-{g}", f"guild of the {name}s, with its letter", centred(guild(g)), pen=ICON_PEN))
        plain = centred(guild(g, letter=False))
        symbols.append(Symbol(f"guild-{g}-plain", f"guild of the {name}s, without letter", plain, pen=ICON_PEN))
    for k in range(1, 6):
        shows = f"seat {ROMAN[k]}, {ROOF_NAME[k]}"
        symbols += [
            Symbol(f"seat-{k}", f"{shows}, with its numeral", centred(seat(k), y=13.9), pen=ICON_PEN),
            Symbol(
                f"seat-{k}-bare", f"{shows}, without numeral", centred(seat(k, numeral=False), y=13.9), pen=ICON_PEN
            ),
            Symbol(
                f"seat-{k}-ghost",
                f"{shows}, dashed: not there (yet)",
                centred(seat(k, numeral=False, ghost=True), y=13.9),
                pen=ICON_PEN,
            ),
            Symbol(f"carriage-{k}", f"carriage of seat {ROMAN[k]}", carriage(k), pen=ICON_PEN),
            Symbol(f"banner-{k}", f"banner of seat {ROMAN[k]}", banner(k), "2 1 24 24", ICON_PEN),
        ]
    return symbols
