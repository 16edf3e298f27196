"""Small engraved scenes of 120 by 90, the ground at G: a kit of medieval parts, each a function of place and size.

The name of a scene is its seed: it moves clouds, stones, trees and ragged ends.
"""

import math
import random
from collections.abc import Sequence
from typing import Self

from art.engrave import Plate, Point, arc, arch, d, hatch, n, rect
from art.engrave import crenels as cren

G = 77


class Vignette(Plate):
    def __init__(self, key: str) -> None:
        super().__init__()
        self.seed = sum(ord(c) * (i + 3) for i, c in enumerate(key))
        self.r = random.Random(self.seed)

    # --- ground, sky, nature
    def air(
        self, cx: float = 60, cy: float = 24, r: float = 24, cover: float = 0.62, top: float = 3, h: float = 58
    ) -> Self:
        return self.sky(2, top, 116, h, 4.2, 0.42, holes=[(cx, cy, r)], seed=self.seed, cover=cover)

    def earth(self, x: float = 2, w: float = 116, y: float = G) -> Self:
        self.line((x, y), (x + w, y), w=1.3)
        return self.ground(x + 1, y + 3.4, w - 2, 9, seed=self.seed, gap=3.2, weight=0.55)

    def water(self, x: float = 2, w: float = 116, y: float = G, h: float = 12) -> Self:
        self.path(
            "".join(
                f"M{n(x + self.r.uniform(0, w * 0.5))} {n(y + 1.6 + i * 2.5)}h{n(self.r.uniform(w * 0.2, w * 0.5))}"
                for i in range(int(h / 2.5))
            ),
            0.7,
        )
        return self.path(
            "".join(
                f"M{n(x + i * 7 + self.r.uniform(0, 3))} {n(y + 2 + (i % 4) * 2.6)}q1.6-1.6 3.2 0"
                for i in range(int(w / 7))
            ),
            0.7,
        )

    def tree(self, x: float, r: float = 8, y: float = G) -> Self:
        self.line((x, y), (x, y - r), w=1.3)
        pts = [
            (
                x + r * self.r.uniform(0.84, 1.08) * math.cos(a),
                y - r * 1.75 + r * self.r.uniform(0.9, 1.12) * math.sin(a),
            )
            for a in [i * math.tau / 14 for i in range(14)]
        ]
        self.shape(pts, 0.9, shade=[(30, 2.4, 0.5, 1.5)])
        return self.path(
            hatch(
                [
                    (x + r * 0.1, y - r * 2.7),
                    (x + r, y - r * 1.9),
                    (x + r * 0.8, y - r * 1.1),
                    (x + r * 0.1, y - r * 0.8),
                ],
                -40,
                1.9,
                1,
            ),
            0.5,
        )

    def fir(self, x: float, h: float = 18, y: float = G) -> Self:
        self.line((x, y), (x, y - 3), w=1.3)
        for k in range(3):
            b = y - 2 - k * h * 0.26
            w = h * (0.3 - 0.07 * k)
            self.shape([(x - w, b), (x, b - h * 0.42), (x + w, b)], 0.9)
            self.path(hatch([(x, b - h * 0.4), (x + w, b), (x, b)], 62, 1.7), 0.5)
        return self

    def rock(self, x: float, w: float, h: float, y: float = G) -> Self:
        pts = (
            [(x, y)]
            + [
                (x + w * k / 6, y - h * math.sin(math.pi * min(0.98, k / 6 * 0.9 + 0.08)) * self.r.uniform(0.82, 1))
                for k in range(1, 6)
            ]
            + [(x + w, y)]
        )
        self.shape(pts, 1.1, shade=[(66, 4.4, 0.4, 2)])
        return self.path(hatch([pts[3], pts[4], pts[5], pts[6], (x + w * 0.55, y)], 58, 2.3, 1), 0.5)

    def hill(self, x: float, w: float, h: float, y: float = G) -> Self:
        pts = [(x + w * i / 16, y - h * math.sin(math.pi * i / 16)) for i in range(17)]
        self.shape(pts, 1, shade=[])
        return self.path(hatch([*pts[9:], (x + w * 0.6, y)], 55, 3, 2), 0.45)

    # --- walls
    def stones(self, x: float, y: float, w: float, h: float, k: int = 10) -> Self:
        return self.path(
            "".join(
                f"M{n(x + self.r.uniform(1, max(1.1, w - 5)))} {n(y + 1.8 + 3.2 * self.r.randrange(max(1, int(h / 3.2))))}h{n(self.r.uniform(2, 4))}"
                for _ in range(k)
            ),
            0.55,
        )

    def timber(self, x: float, y: float, w: float, h: float, m: int = 4, brace: bool = True, rail: bool = True) -> Self:
        for i in range(m + 1):
            self.line((x + w * i / m, y), (x + w * i / m, y + h), w=1.25)
        if rail:
            self.line((x, y + h * 0.5), (x + w, y + h * 0.5), w=1)
        self.line((x, y), (x + w, y), w=1.25)
        self.line((x, y + h), (x + w, y + h), w=1.25)
        if brace:
            self.line((x, y + h), (x + w / m, y), w=1)
            self.line((x + w, y + h), (x + w - w / m, y), w=1)
        return self

    def win(self, x: float, y: float, w: float = 4.4, h: float = 6, kind: str = "rect") -> Self:
        sh = rect(x, y, w, h) if kind == "rect" else arch(x, y, w, h, kind == "point", 6)
        self.shape(sh, 0.8, shade=[(0, 1.35, 0.65), (90, 2, 0.4)])
        return self.line((x + w / 2, y + 0.4), (x + w / 2, y + h), w=0.7) if w > 3.4 else self

    def slit(self, x: float, y: float, h: float = 5) -> Self:
        return self.line((x, y), (x, y + h), w=1.5)

    def door(self, x: float, w: float = 7, h: float = 11, y: float = G, kind: str = "round") -> Self:
        self.shape(
            rect(x, y - h, w, h) if kind == "rect" else arch(x, y - h, w, h, kind == "point", 8),
            1,
            shade=[(90, 1.5, 0.6)],
        )
        return self

    def chim(self, x: float, y: float, h: float = 8, w: float = 4.4, smoke: bool = False) -> Self:
        self.shape(rect(x, y - h, w, h), 1)
        self.path(hatch(rect(x + w * 0.5, y - h, w * 0.5, h), 90, 1.3), 0.5)
        self.line((x - 0.8, y - h), (x + w + 0.8, y - h), w=1.3)
        return self.smoke(x + w / 2, y - h - 1) if smoke else self

    def smoke(self, x: float, y: float, k: float = 1) -> Self:
        return self.path(
            f"M{n(x)} {n(y)}c-3-3 3-5 1-8s-4-3-1-7 5-2 5-6M{n(x + 2.4)} {n(y - 1)}c-2-3 3-4 2-7s-2-3 0-6", 0.75
        )

    def flag(self, x: float, y: float, h: float = 8, dirn: float = 1) -> Self:
        self.line((x, y), (x, y - h), w=1)
        return self.shape([(x, y - h), (x + 7 * dirn, y - h + 1.8), (x, y - h + 4)], 0.9, shade=[(0, 1.4, 0.6)])

    def cross(self, x: float, y: float) -> Self:
        self.line((x, y), (x, y - 6), w=1)
        return self.line((x - 2, y - 4.2), (x + 2, y - 4.2), w=1)

    # --- bodies
    def gable(
        self, x: float, w: float, h: float, rh: float, dp: float = 0, y: float = G, wall: str = "", ov: float = 2.2
    ) -> Self:
        """Gable to the street; a side receding to the right when dp."""
        if dp:
            self.shape([(x + w, y), (x + w, y - h), (x + w + dp, y - h), (x + w + dp, y)], 1.1, shade=[(90, 2.3, 0.5)])
            self.shape(
                [
                    (x + w / 2, y - h - rh),
                    (x + w / 2 + dp, y - h - rh),
                    (x + w + dp + ov, y - h + ov * 0.6),
                    (x + w + ov, y - h + ov * 0.6),
                ],
                1.1,
                shade=[(0, 2.1, 0.55)],
            )
        self.shape([(x, y), (x, y - h), (x + w / 2, y - h - rh), (x + w, y - h), (x + w, y)], 1.15)
        if wall == "stone":
            self.stones(x, y - h, w, h, int(w * h / 34))
        if wall == "plank":
            self.path(hatch([(x, y), (x, y - h), (x + w / 2, y - h - rh), (x + w, y - h), (x + w, y)], 90, 3.2), 0.45)
        if wall == "timber":
            self.timber(x, y - h, w, h, 4 if w > 22 else 2)
            self.line((x + w / 2, y - h), (x + w / 2, y - h - rh), w=1.1)
        if not dp:
            self.path(
                hatch([(x + w * 0.7, y), (x + w * 0.7, y - h - rh * 0.6), (x + w, y - h), (x + w, y)], 90, 2.2), 0.45
            )
        self.line(
            (x - ov, y - h + ov * rh * 2 / w * 0.9),
            (x + w / 2, y - h - rh),
            (x + w + ov, y - h + ov * rh * 2 / w * 0.9),
            w=1.7,
        )
        return self

    def long(
        self,
        x: float,
        w: float,
        h: float,
        rh: float,
        inset: float = 5,
        y: float = G,
        wall: str = "",
        thatch: bool = False,
        over: float = 2.5,
        tiles: bool = True,
    ) -> Self:
        """Eaves to the street."""
        self.shape(rect(x, y - h, w, h), 1.15)
        self.path(hatch(rect(x + w * 0.8, y - h, w * 0.2, h), 90, 2.2), 0.45)
        if wall == "stone":
            self.stones(x, y - h, w, h, int(w * h / 34))
        if wall == "plank":
            self.path(hatch(rect(x, y - h, w, h), 90, 3), 0.45)
        if wall == "timber":
            self.timber(x, y - h, w, h, max(3, int(w / 9)))
        if wall == "open":
            self.shape(rect(x, y - h, w, h), 1.1, shade=[(0, 1.7, 0.6)])
            m = max(2, int(w / 13))
            for i in range(m + 1):
                self.shape(rect(x + (w - 2.4) * i / m, y - h, 2.4, h), 0.9)
        roof = [(x - over, y - h), (x + inset, y - h - rh), (x + w - inset, y - h - rh), (x + w + over, y - h)]
        self.shape(roof, 1.25, shade=[(0, 2.2, 0.5)] if tiles else [(62, 2.5, 0.5, 1.5)])
        if thatch:
            self.path(
                "".join(f"M{n(x - over + i * 3)} {n(y - h)}l-.8 2.4" for i in range(int((w + 2 * over) / 3) + 1)), 0.8
            )
        elif tiles:
            self.path(hatch([roof[2], roof[3], (x + w * 0.62, y - h), (x + w * 0.62, y - h - rh)], 64, 2.6), 0.45)
        return self

    def tower(
        self,
        x: float,
        w: float,
        h: float,
        top: str = "cren",
        y: float = G,
        rh: float = 14,
        k: int = 3,
        slits: int = 2,
        wide: float = 1.6,
    ) -> Self:
        self.shape(rect(x, y - h, w, h), 1.2)
        self.path(hatch(rect(x + w * 0.6, y - h, w * 0.4, h), 90, 1.9), 0.5)
        self.stones(x, y - h, w * 0.6, h, int(w * h / 70))
        for i in range(slits):
            self.slit(x + w * 0.36, y - h + 6 + i * (h - 10) / max(1, slits))
        if top in ("cren", "both"):
            self.shape(cren(x - wide, y - h - 6, w + 2 * wide, 8, k, 3), 1.2)
            self.path(hatch(rect(x + w * 0.6, y - h - 2.6, w * 0.4 + wide, 4.6), 90, 1.7), 0.5)
            self.path(
                "".join(f"M{n(x - wide + 1 + i * (w + 2 * wide - 2) / 4)} {n(y - h + 2)}v2" for i in range(5)), 0.8
            )
        if top == "both":
            self.shape(
                [(x + 1, y - h - 6), (x + w / 2, y - h - 6 - rh), (x + w - 1, y - h - 6)], 1.1, shade=[(0, 1.9, 0.55)]
            )
        if top == "cone":
            self.shape([(x - wide, y - h), (x + w / 2, y - h - rh), (x + w + wide, y - h)], 1.2, shade=[(0, 2, 0.55)])
            self.path(hatch([(x + w / 2, y - h - rh), (x + w + wide, y - h), (x + w * 0.6, y - h)], 70, 1.8), 0.5)
        if top == "hip":
            self.shape(
                [(x - wide, y - h), (x + w * 0.3, y - h - rh), (x + w * 0.7, y - h - rh), (x + w + wide, y - h)],
                1.2,
                shade=[(0, 2, 0.55)],
            )
        if top == "dome":
            self.shape(
                [(x - wide, y - h), *arc(x + w / 2, y - h, w / 2, 180, 360, rh, 10), (x + w + wide, y - h)],
                1.2,
                shade=[(40, 2, 0.5)],
            )
        if top == "rag":
            self.shape(
                [
                    (x - 0.4, y - h + 2),
                    (x - 0.4, y - h - 5),
                    (x + w * 0.3, y - h - 5),
                    (x + w * 0.3, y - h - 1),
                    (x + w * 0.55, y - h - 1),
                    (x + w * 0.55, y - h - 7),
                    (x + w * 0.8, y - h - 7),
                    (x + w * 0.8, y - h - 3),
                    (x + w + 0.4, y - h - 3),
                    (x + w + 0.4, y - h + 2),
                ],
                1.1,
            )
        return self

    def wall(
        self,
        x: float,
        w: float,
        h: float,
        k: int = 5,
        y: float = G,
        gate: float = 0,
        gx: float | None = None,
        port: bool = False,
    ) -> Self:
        self.shape(cren(x, y - h - 3, w, h + 3, k, 3), 1.2)
        self.path(hatch(rect(x + w * 0.75, y - h + 1, w * 0.25, h - 1), 90, 2.2), 0.45)
        self.stones(x, y - h + 1, w * 0.75, h - 1, int(w * h / 46))
        if gate:
            gx = x + w / 2 - gate / 2 if gx is None else gx
            self.shape(arch(gx - 1.6, y - gate * 1.25 - 1.6, gate + 3.2, gate * 1.25 + 1.6, False, 8), 1)
            self.shape(
                arch(gx, y - gate * 1.25, gate, gate * 1.25, False, 8), 1, shade=[(0, 1.4, 0.7)] if not port else []
            )
            if port:
                self.path(
                    hatch(arch(gx, y - gate * 1.25, gate, gate * 1.25, False, 8), 90, 2.2)
                    + hatch(arch(gx, y - gate * 1.25, gate, gate * 1.25, False, 8), 0, 2.6),
                    0.8,
                )
        return self

    # --- props
    def logs(self, x: float, rows: int = 3, r: float = 3.1, y: float = G) -> Self:
        for k in range(rows):
            for j in range(rows - k):
                cx, cy = x + j * r * 2.08 + k * r * 1.04, y - r - k * r * 1.78
                self.shape(arc(cx, cy, r, 0, 360, steps=12), 0.95)
                self.path(d(arc(cx, cy, r * 0.45, 0, 360, steps=8)), 0.5)
        return self

    def planks(self, x: float, w: float = 22, k: int = 4, y: float = G) -> Self:
        for i in range(k):
            self.shape(rect(x + (i % 2) * 2, y - 2.2 * (i + 1), w, 2.2), 0.8)
        return self

    def blocks(self, x: float, y: float = G, k: int = 3) -> Self:
        for i in range(k):
            bx, by = x + (i % 2) * 9 + (4 if i > 1 else 0), y - 6 * (i // 2)
            self.shape(rect(bx, by - 6, 8, 6), 0.95)
            self.shape([(bx, by - 6), (bx + 2, by - 8), (bx + 10, by - 8), (bx + 8, by - 6)], 0.8)
            self.shape(
                [(bx + 8, by - 6), (bx + 10, by - 8), (bx + 10, by - 2), (bx + 8, by)], 0.8, shade=[(60, 1.3, 0.5)]
            )
        return self

    def barrel(self, x: float, y: float = G, w: float = 6, h: float = 8) -> Self:
        self.shape(
            [(x, y), (x - 0.9, y - h / 2), (x, y - h), (x + w, y - h), (x + w + 0.9, y - h / 2), (x + w, y)], 0.95
        )
        self.line((x - 0.6, y - h * 0.68), (x + w + 0.6, y - h * 0.68), w=0.7)
        self.line((x - 0.6, y - h * 0.32), (x + w + 0.6, y - h * 0.32), w=0.7)
        return self.path(hatch(rect(x + w * 0.55, y - h, w * 0.4, h), 90, 1.3), 0.45)

    def cheese(self, x: float, y: float = G, r: float = 4.5) -> Self:
        self.shape(
            [
                (x - r, y - 2),
                (x - r, y - 4.6),
                *arc(x, y - 4.6, r, 180, 360, 1.6, 8),
                (x + r, y - 4.6),
                (x + r, y - 2),
                *arc(x, y - 2, r, 0, 180, 1.7, 8),
            ],
            0.9,
        )
        return self.path(d(arc(x, y - 4.6, r, 0, 180, 1.6, 8), False), 0.7)

    def wheel(self, x: float, y: float, r: float = 12, m: int = 6) -> Self:
        self.shape(arc(x, y, r, 0, 360, steps=26), 1.3)
        self.path(d(arc(x, y, r * 0.78, 0, 360, steps=22)), 0.7)
        for k in range(m):
            a = k * math.pi / m
            self.line(
                (x - r * 1.1 * math.cos(a), y - r * 1.1 * math.sin(a)),
                (x + r * 1.1 * math.cos(a), y + r * 1.1 * math.sin(a)),
                w=0.8,
            )
        return self.shape(arc(x, y, r * 0.16, 0, 360, steps=8), 1)

    def awning(self, x: float, w: float, y: float, h: float = 7, m: int = 6) -> Self:
        self.shape([(x + 2, y), (x + w - 2, y), (x + w, y + h), (x, y + h)], 1.1)
        for i in range(m):
            a, b = x + w * i / m, x + w * (i + 1) / m
            self.shape([(a, y + h), *arc((a + b) / 2, y + h, (b - a) / 2, 180, 0, steps=6)], 0.8)
            if i % 2:
                self.path(
                    hatch(
                        [(x + 2 + (w - 4) * i / m, y), (x + 2 + (w - 4) * (i + 1) / m, y), (b, y + h), (a, y + h)],
                        90,
                        1.3,
                    ),
                    0.6,
                )
        return self

    def boat(self, x: float, y: float, w: float = 24) -> Self:
        self.shape(
            [(x, y - 4), (x + w, y - 4), (x + w * 0.86, y + 1.6), (x + w * 0.16, y + 1.6)], 1.2, shade=[(0, 1.7, 0.6)]
        )
        return self.line((x - 1.5, y - 5.4), (x + 2, y - 4), w=1.2)

    def fence(self, x: float, w: float, y: float = G, h: float = 6) -> Self:
        self.path("".join(f"M{n(x + i * 4)} {n(y)}v{-h}" for i in range(int(w / 4) + 1)), 1)
        self.line((x, y - h * 0.7), (x + w, y - h * 0.7), w=0.9)
        return self.line((x, y - h * 0.3), (x + w, y - h * 0.3), w=0.7)

    def sign(self, x: float, y: float, w: float = 9, dirn: float = 1) -> Self:
        self.line((x, y), (x + dirn * w, y), w=1.2)
        return self.shape(rect(min(x + dirn * 2, x + dirn * (w)), y + 2, w - 2, 6), 0.95, shade=[(0, 1.8, 0.5)])

    def crane(self, x: float, y: float = G, h: float = 52, jib: float = 34, dirn: float = 1) -> Self:
        self.line((x, y), (x, y - h), w=2)
        self.line((x, y - h), (x + dirn * jib, y - h - 9), w=1.9)
        self.line((x, y - h + 14), (x + dirn * jib * 0.55, y - h - 5), w=1)
        self.line((x - dirn * 9, y), (x, y - 16), w=1.2)
        self.line((x + dirn * 9, y), (x, y - 16), w=1.2)
        self.line((x + dirn * jib, y - h - 9), (x + dirn * jib, y - h + 15), w=0.7)
        return self.shape(rect(x + dirn * jib - 4, y - h + 15, 8, 6), 1, shade=[(90, 1.6, 0.5)])

    def scaffold(self, x: float, w: float, h: float, y: float = G, m: int = 3) -> Self:
        for i in range(m + 1):
            self.line((x + w * i / m, y), (x + w * i / m, y - h), w=1.2)
        for k in range(1, int(h / 12) + 1):
            self.line((x - 2, y - k * 12), (x + w + 2, y - k * 12), w=1.3)
        for i in range(m):
            self.line((x + w * i / m, y - 12 * (i % 2)), (x + w * (i + 1) / m, y - 12 * (i % 2) - 12), w=0.6)
        return self

    def man(self, x: float, y: float = G, k: float = 1) -> Self:
        self.shape(arc(x, y - 8.6 * k, 1.6 * k, 0, 360, steps=8), 0.8)
        self.shape(
            [
                (x - 2 * k, y - 6.6 * k),
                (x + 2 * k, y - 6.6 * k),
                (x + 2.4 * k, y - 2.2 * k),
                (x - 2.4 * k, y - 2.2 * k),
            ],
            0.8,
            shade=[(90, 1.2, 0.5)],
        )
        self.line((x - 1.2 * k, y - 2.2 * k), (x - 1.5 * k, y), w=0.9)
        return self.line((x + 1.2 * k, y - 2.2 * k), (x + 1.5 * k, y), w=0.9)

    def birds(self, pts: Sequence[Point]) -> Self:
        return self.path("".join(f"M{n(x)} {n(y)}q2-2.4 3.4 0q1.4-2.4 3.4 0" for x, y in pts), 0.9)
