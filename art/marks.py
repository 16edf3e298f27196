"""Masons' marks: what a person signs with, a few straight cuts of a chisel that a finger could draw again."""

from art.sprite import Symbol

STEM = "M0 -20V20"
CUTS = {
    "plumb": f"{STEM}M-12 20H12M-7 -20H7",
    "arrow": f"{STEM}M-12 -8L0 -20L12 -8",
    "anchor": f"{STEM}M-14 6L0 20L14 6M-9 -12H9",
    "double-cross": f"{STEM}M-12 -8H12M-8 4H8",
    "fork": f"{STEM}M-13 -20V-8L0 2L13 -8V-20",
    "hourglass": "M-13 -20H13L-13 20H13Z",
    "star": f"{STEM}M-17 -10L17 10M17 -10L-17 10",
    "level": "M-17 16L0 -20L17 16ZM0 -20V8",
    "compasses": "M0 -20L-13 20M0 -20L13 20M-9 8H9",
    "square": "M-14 -20V16H18M-14 -4L6 16",
    "key": "M0 -4V20M0 12H10M0 20H10M0 -4L-9 -12L0 -20L9 -12Z",
    "house": "M-14 20V-4L0 -20L14 -4V20M-14 20H14",
    "lozenge": "M0 -20L15 0L0 20L-15 0ZM0 -20V20",
    "gate": "M-14 20V-14H14V20M0 -14V20",
    "kite": "M-15 -20L15 20M15 -20L-15 20M-15 -20H15",
    "hammer": f"{STEM}M-14 -20H14V-8H-14Z",
    "steps": "M-18 18H-6V6H6V-6H18V-18",
    "twins": "M-9 -20V20M9 -20V20M-9 -6L9 6",
    "sail": "M-6 -20V20M-6 -20L16 8H-6M-16 20H10",
    "tree": f"{STEM}M-14 -2L0 -14L14 -2M-14 12L0 0L14 12",
    "crown": "M-16 16V-14L-6 0L0 -18L6 0L16 -14V16Z",
    "crane": "M-12 20V-18L14 -10M14 -10V4M-12 -4L4 -13",
    "arch": "M-15 20V-4L-8 -17H8L15 -4V20M-15 4H15",
    "bridge": "M-20 -4H20M-14 -4V16M0 -4V16M14 -4V16M-14 8L0 -4L14 8",
}


def marks() -> list[Symbol]:
    return [
        Symbol(
            f"mark-{name}",
            f"a mason's mark: {name.replace('-', ' ')}",
            f'<path d="{cuts}"/>',
            "-32 -32 64 64",
            'fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="miter"',
        )
        for name, cuts in CUTS.items()
    ]
