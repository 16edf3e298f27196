"""The face, neck and shoulders that everybody is drawn with, in the same light."""

import math
from dataclasses import dataclass

from art.burin import INK, PAPER, Bust, ball, dot, slope


@dataclass
class Face:
    x: float
    y: float
    w: float
    h: float
    cx: float  # where the nose is
    ey: float  # where the eyes are


def neck(b: Bust, x: float, y: float, skin: float, w: float = 9.5) -> None:
    path = (
        f"M{x - w} {y}V{y + 8}Q{x - w - 1} {y + 15} {x - w - 8} {y + 20}L{x - w - 4} {y + 36}H{x + w + 4}"
        f"L{x + w + 8} {y + 20}Q{x + w + 1} {y + 15} {x + w} {y + 8}V{y}Z"
    )
    under = lambda px, py: skin + 0.2 + 0.5 * max(0.0, 1 - (py - y - 4) / 9) + 0.012 * (px - x)
    b.form(path, skin, lit=under, angle=6, bulge=2.4, heavier=1 + skin * 0.5, strength=0.62)


def face(
    b: Bust,
    x: float = -6,
    y: float = -2,
    *,
    w: float = 20.5,
    h: float = 27,
    jaw: float = 0.86,
    turn: float = 0.5,
    skin: float = 0.06,
    age: int = 1,
    brow: float = 1.0,
    smile: float = 0.6,
    lips: float = 1.0,
    ears: bool = True,
    mouth: bool = True,
) -> Face:
    cx, ey = x + turn * 5, y - 1.5
    side = -1 if turn > 0 else 1
    if ears:
        ex = x + side * w * 0.97
        b.form(
            b.curve((ex, y - 4), (ex + side * 4.6, y - 5), (ex + side * 4.2, y + 3), (ex, y + 8)), skin, pen="detail"
        )
    right = [
        (0, -1),
        (0.5, -0.94),
        (0.86, -0.68),
        (1, -0.25),
        (0.98, 0.15),
        (0.9 * jaw / 0.86, 0.5),
        (0.62 * jaw / 0.86, 0.84),
        (0.25, 1),
    ]
    left = [(-u, v) for u, v in reversed(right[1:])]
    shift = lambda v: turn * 2.2 * max(0.0, v)
    path = b.curve(*[(x + u * w + shift(v), y + v * h) for u, v in right + left])
    light = ball(x + 1, y, w * 1.12, h * 1.1, base=skin * 1.15 - 0.02, depth=0.62 - 0.1 * skin)

    def lit(px: float, py: float) -> float:
        t = light(px, py)
        for ox, oy, r, by in (  # sockets, under the nose, under the lip; cheek, brow and nose take the light
            (cx - 8.5, ey - 2.5, 5.5, 0.16),
            (cx + 8.5, ey - 2.5, 5.5, 0.22),
            (cx + 2.5, ey + 14, 3.5, 0.3),
            (cx + 1, ey + 22.5, 4, 0.18),
            (cx - 9.5, ey + 8, 6, -0.2),
            (x - 5, y - h * 0.62, 7, -0.12),
            (cx - 0.5, ey + 8.5, 3, -0.24),
        ):
            t += by * max(0.0, 1 - math.hypot(px - ox, py - oy) / r)
        return t

    thin = lit if b.fine else lambda px, py: lit(px, py) - 0.12 * (1 - skin)
    b.form(path, skin, lit=thin, bulge=3.2, heavier=1 + skin * 0.55, strength=0.62)
    _detail, tiny = b.pen("detail"), b.tiny
    for s in (-1, 1):
        e = cx + s * 8.4 * (1 - 0.12 * s * turn)
        k = 1 - 0.1 * s * turn
        if tiny:
            b.path(dot(e + turn, ey - 0.4, 2.7), 0, INK)
            if brow > 1.25:
                b.stroke(f"M{e - 4.6} {ey - 6.4}Q{e} {ey - 8.6} {e + 4.6} {ey - 6.4}", "hair", 0.9)
            continue
        if b.fine:  # the white of the eye stays paper, whatever the skin
            b.path(
                f"M{e - 4.4 * k} {ey + 0.8}Q{e} {ey - 3.8} {e + 4.6 * k} {ey + 0.5}Q{e + 0.4} {ey + 3} {e - 4.4 * k} {ey + 0.8}Z",
                0,
                PAPER,
            )
        b.path(dot(e + turn * 1.1, ey - 0.1, 1.9 if b.fine else 2), 0, INK)
        if b.fine:
            b.path(dot(e + turn * 1.1 - 0.6, ey - 0.9, 0.5), 0, PAPER)
        b.stroke(f"M{e - 4.6 * k} {ey + 0.9}Q{e} {ey - 4} {e + 4.8 * k} {ey + 0.5}", "detail", 1.2)
        if b.fine:
            b.stroke(f"M{e - 3} {ey + 2.2}Q{e} {ey + 3.3} {e + 3.2} {ey + 1.9}", "hair")
            b.stroke(f"M{e - 4} {ey - 2.4}Q{e} {ey - 5.6} {e + 4.4} {ey - 2.6}", "hair")
        inner, outer = (e + 5, e - 6) if s < 0 else (e - 5, e + 6)
        b.stroke(f"M{inner:.1f} {ey - 5.6}Q{e} {ey - 8.6} {outer:.1f} {ey - 5.2}", "detail", 0.9 + 0.75 * brow)
    if tiny:
        b.stroke(f"M{cx + 2} {ey + 4}L{cx + 2.8} {ey + 9}H{cx}", "hair", 0.6)
    else:
        b.stroke(
            f"M{cx + 2.5} {ey - 2}Q{cx + 2.2} {ey + 4} {cx + 4} {ey + 9.4}Q{cx + 4.6} {ey + 12.4} {cx + 1.4} {ey + 12.4}Q{cx - 1} {ey + 13.2} {cx - 2.4} {ey + 11.6}",
            "detail",
            0.9,
        )
        b.fine_stroke(f"M{cx - 3.9} {ey + 11.6}Q{cx - 4.8} {ey + 9.6} {cx - 3.4} {ey + 8.6}")
    my = ey + 18.2
    if mouth:
        c = 0.5 + smile * 1.1
        if tiny:
            b.stroke(f"M{cx - 4.8} {my - 0.8}Q{cx + 0.4} {my + 1 + c} {cx + 5.4} {my - 1}", "hair", 1.15)
        else:
            b.stroke(
                f"M{cx - 5.6} {my - c}Q{cx - 3} {my + 0.6} {cx - 0.6} {my - 0.2}Q{cx + 0.4} {my + 0.7} {cx + 1.4} {my - 0.2}Q{cx + 4} {my + 0.6} {cx + 6.4} {my - c - 0.2}",
                "detail",
                1.1,
            )
            b.fine_stroke(
                f"M{cx - 3} {my - 1.6}Q{cx - 1} {my - 3.2 * lips} {cx + 0.4} {my - 2}Q{cx + 1.8} {my - 3.2 * lips} {cx + 3.8} {my - 1.8}"
            )
            b.fine_stroke(
                f"M{cx - 2.8} {my + 3.4 * lips}Q{cx + 0.4} {my + 4.6 * lips} {cx + 3.6} {my + 3.2 * lips}", times=1.3
            )
    if age >= 1 and b.fine:
        b.stroke(
            f"M{cx - 6.4} {ey + 11}Q{cx - 8.4} {ey + 14} {cx - 8} {ey + 17}M{cx + 6.6} {ey + 10.6}Q{cx + 9} {ey + 14} {cx + 8.6} {ey + 17}",
            "hair",
            1.1,
        )
    if age >= 2 and not tiny:
        b.stroke(
            f"M{cx - 8} {y - h * 0.5}Q{cx} {y - h * 0.56} {cx + 8} {y - h * 0.5}M{cx - 7} {y - h * 0.41}Q{cx} {y - h * 0.47} {cx + 7} {y - h * 0.41}",
            "hair",
        )
        b.stroke(
            f"M{cx - 12} {ey + 4}Q{cx - 8.4} {ey + 6.2} {cx - 5} {ey + 4.4}M{cx + 5} {ey + 4.4}Q{cx + 8.6} {ey + 6.2} {cx + 12} {ey + 4}",
            "hair",
        )
        b.fine_stroke(
            f"M{x - w * 0.82} {ey - 1}L{x - w * 0.62} {ey + 0.4}M{x - w * 0.84} {ey + 2}L{x - w * 0.62} {ey + 2}"
        )
    return Face(x, y, w, h, cx, ey)


def shoulders(
    b: Bust,
    x: float,
    y: float,
    tone: float,
    *,
    wide: float = 42,
    neckline: float = 8,
    drop: float = 8,
    high: float = 0,
    angle: float = 72,
) -> str:
    """A garment from the neck down; drop is how deep it is cut."""
    y -= 2.5
    path = (
        f"M{x - neckline - 3} {y - high}Q{x - 18} {y + 5} {x - wide + 8} {y + 12}Q{x - wide} {y + 17} {x - wide - 3} {y + 46}"
        f"L{x + wide + 3} {y + 46}Q{x + wide} {y + 17} {x + wide - 8} {y + 12}Q{x + 18} {y + 5} {x + neckline + 3} {y - high}"
        f"Q{x + 2} {y + drop * 1.9} {x - neckline - 3} {y - high}Z"
    )
    b.form(path, tone, lit=slope(x - wide, x + wide, tone - 0.14, tone + 0.4), angle=angle, bulge=-3)
    return path


def strands(b: Bust, *paths: str) -> None:
    for path in paths:
        b.fine_stroke(path, "hair", 1.15)
