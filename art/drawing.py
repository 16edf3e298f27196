"""The large plates: a kit of orders, openings, mouldings and trees, and the sheet of 1000 by 1000 they are drawn on.

Paths are absolute SVG strings. Closed shapes are filled with paper, so that what is drawn later hides what is behind;
only hatching is computed: lines are cut to the shape. The classes of strokes: o outline, d detail, h hatching; f adds the
paper; w is the wash, k solid ink, t dots, p paper alone.
"""

import itertools
import math
import random
import re
from collections.abc import Callable, Sequence
from math import cos, hypot, pi, radians, sin, sqrt

from art.engrave import INK, PAPER, PEN, Point, Points, n, tight


def pen(w: float) -> str:
    return f'stroke-width="calc({w}px*var(--pen,1))"'


FILL = f'fill="{PAPER}"'
# what a class of strokes looks like; hatching is the default of the whole drawing
LOOK = {
    "o": pen(2.7),
    "d": pen(1.3),
    "h": "",
    "o f": pen(2.7) + " " + FILL,
    "d f": pen(1.3) + " " + FILL,
    "h f": FILL,
    "t": pen(2.4) + ' stroke-dasharray="0 7"',
    "w": 'fill="var(--wash)" fill-opacity=".26" stroke="none"',
    "k": f'fill="{INK}" fill-opacity=".85" stroke="none"',
    "p": FILL + ' stroke="none"',
}


def P(*a: str | float) -> str:
    """A path: P("M", x, y, "L", x, y, "Z")."""
    out = []
    for v in a:
        if isinstance(v, str):
            out.append(v)
        else:
            s = n(v)
            if out and out[-1][-1].isdigit() and not s.startswith("-"):
                s = " " + s
            out.append(s)
    return "".join(out)


def poly(pts: Sequence[Point], close: bool = True) -> str:
    a: list[str | float] = ["M", pts[0][0], pts[0][1]]
    for x, y in pts[1:]:
        a += ["L", x, y]
    return P(*a) + ("Z" if close else "")


def line(x1: float, y1: float, x2: float, y2: float) -> str:
    if abs(y1 - y2) < 0.05:
        return P("M", x1, y1, "H", x2)
    if abs(x1 - x2) < 0.05:
        return P("M", x1, y1, "V", y2)
    return P("M", x1, y1, "L", x2, y2)


def rect(x: float, y: float, w: float, h: float) -> str:
    return P("M", x, y, "H", x + w, "V", y + h, "H", x, "Z")


def circ(cx: float, cy: float, r: float) -> str:
    return P("M", cx - r, cy, "A", r, r, 0, 1, 1, cx + r, cy, "A", r, r, 0, 1, 1, cx - r, cy, "Z")


def ell(cx: float, cy: float, a: float, b: float) -> str:
    return P("M", cx - a, cy, "A", a, b, 0, 1, 1, cx + a, cy, "A", a, b, 0, 1, 1, cx - a, cy, "Z")


def rarch(x: float, yb: float, w: float, ys: float, close: bool = True) -> str:
    """round-headed opening: left x, bottom yb, width w, springing ys"""
    return P("M", x, yb, "V", ys, "A", w / 2, w / 2, 0, 0, 1, x + w, ys, "V", yb) + ("Z" if close else "")


def parch(x: float, yb: float, w: float, ys: float, k: float = 1.0, close: bool = True) -> str:
    """pointed opening; k = radius/width (1 equilateral, <1 blunt, >1 lancet)"""
    R = w * k
    ya = ys - sqrt(max(0, R * R - (R - w / 2) ** 2))
    return P("M", x, yb, "V", ys, "A", R, R, 0, 0, 1, x + w / 2, ya, "A", R, R, 0, 0, 1, x + w, ys, "V", yb) + (
        "Z" if close else ""
    )


def papex(w: float, ys: float, k: float = 1.0) -> float:
    R = w * k
    return ys - sqrt(max(0, R * R - (R - w / 2) ** 2))


def smooth(pts: Sequence[Point], close: bool = False, t: float = 0.5) -> str:
    """Catmull-Rom through points -> cubic path"""
    m = len(pts)
    a: list[str | float] = ["M", *pts[0]]
    for i in range(m if close else m - 1):
        g = (lambda j: pts[j % m]) if close else (lambda j: pts[min(max(j, 0), m - 1)])
        p0, p1, p2, p3 = g(i - 1), g(i), g(i + 1), g(i + 2)
        a += [
            "C",
            p1[0] + (p2[0] - p0[0]) * t / 3,
            p1[1] + (p2[1] - p0[1]) * t / 3,
            p2[0] - (p3[0] - p1[0]) * t / 3,
            p2[1] - (p3[1] - p1[1]) * t / 3,
            *p2,
        ]
    return P(*a) + ("Z" if close else "")


# ---------- flattening and clipping: hatching is real lines cut to a shape ----------
TOK = re.compile(r"[MLHVCQAZ]|-?\d*\.?\d+")


def flat(d: str, step: float = 5.0) -> list[Points]:
    t = TOK.findall(d)
    i = 0
    subs: list[Points] = []
    cur: Points = []
    x = y = 0.0
    cmd = ""

    def num() -> float:
        nonlocal i
        v = float(t[i])
        i += 1
        return v

    while i < len(t):
        if t[i].isalpha():
            cmd = t[i]
            i += 1
        if cmd == "Z":
            continue
        if cmd == "M":
            if cur:
                subs.append(cur)
            x, y = num(), num()
            cur = [(x, y)]
            cmd = "L"
        elif cmd == "L":
            x, y = num(), num()
            cur.append((x, y))
        elif cmd == "H":
            x = num()
            cur.append((x, y))
        elif cmd == "V":
            y = num()
            cur.append((x, y))
        elif cmd == "Q" or cmd == "C":
            p = [(x, y)] + [(num(), num()) for _ in range(2 if cmd == "Q" else 3)]
            m = max(4, int(sum(hypot(p[j + 1][0] - p[j][0], p[j + 1][1] - p[j][1]) for j in range(len(p) - 1)) / step))
            for j in range(1, m + 1):
                u = j / m
                q = p
                while len(q) > 1:
                    q = [((1 - u) * a[0] + u * b[0], (1 - u) * a[1] + u * b[1]) for a, b in itertools.pairwise(q)]
                cur.append(q[0])
            x, y = p[-1]
        elif cmd == "A":
            rx, ry, _r, la, sw, x2, y2 = (num() for _ in range(7))
            dx, dy = (x - x2) / 2 / rx, (y - y2) / 2 / ry
            L = dx * dx + dy * dy
            if L > 1:
                rx *= sqrt(L)
                ry *= sqrt(L)
                dx /= sqrt(L)
                dy /= sqrt(L)
                L = 1
            c = sqrt(max(0, 1 / L - 1)) if L else 0
            if la == sw:
                c = -c
            cxx, cyy = c * dy, -c * dx
            a1 = math.atan2(dy - cyy, dx - cxx)
            a2 = math.atan2(-dy - cyy, -dx - cxx)
            if sw and a2 < a1:
                a2 += 2 * pi
            if not sw and a2 > a1:
                a2 -= 2 * pi
            mx, my = (x + x2) / 2, (y + y2) / 2
            m = max(4, int(abs(a2 - a1) * max(rx, ry) / step))
            for j in range(1, m + 1):
                a = a1 + (a2 - a1) * j / m
                cur.append((mx + rx * (cxx + cos(a)), my + ry * (cyy + sin(a))))
            x, y = x2, y2
    if cur:
        subs.append(cur)
    return subs


def cut(subs: list[Points], x1: float, y1: float, x2: float, y2: float) -> list[tuple[Point, Point]]:
    """pieces of the infinite line through two points that lie inside the polygons (even-odd), as point pairs"""
    dx, dy = x2 - x1, y2 - y1
    ts = []
    for s in subs:
        for (ax, ay), (bx, by) in zip(s, s[1:] + s[:1], strict=False):
            ca, cb = (ax - x1) * dy - (ay - y1) * dx, (bx - x1) * dy - (by - y1) * dx
            if (ca > 0) != (cb > 0):
                u = ca / (ca - cb)
                px, py = ax + (bx - ax) * u, ay + (by - ay) * u
                ts.append(((px - x1) * dx + (py - y1) * dy) / (dx * dx + dy * dy))
    ts.sort()
    return [((x1 + dx * a, y1 + dy * a), (x1 + dx * b, y1 + dy * b)) for a, b in zip(ts[::2], ts[1::2], strict=False)]


Wall = Callable[[float, float], Point]  # how far along it, how high: the point on the plate


class Cam:
    """two-point perspective (verticals stay vertical): world metres x east, y north, z up -> plate units"""

    def __init__(self, eye: Sequence[float], yaw: float, F: float, cx: float, cy: float) -> None:
        self.e, self.F, self.cx, self.cy = eye, F, cx, cy
        self.c, self.q = cos(radians(yaw)), sin(radians(yaw))

    def __call__(self, x: float, y: float, z: float) -> Point:
        dx, dy, dz = x - self.e[0], y - self.e[1], z - self.e[2]
        d = dx * self.q + dy * self.c
        u = dx * self.c - dy * self.q
        return (self.cx + self.F * u / d, self.cy - self.F * dz / d)

    def face(self, a: Point, b: Point, z0: float, z1: float) -> tuple[Wall, str]:
        """vertical wall from plan point a to b: returns f(u, z) with u 0..1 along it, and its outline"""
        f = lambda u, z: self(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, z)
        return f, poly([f(0, z0), f(1, z0), f(1, z1), f(0, z1)])

    def quad(self, a: Point, b: Point, z0: float, z1: float, u0: float, u1: float) -> str:
        f, _ = self.face(a, b, z0, z1)
        return poly([f(u0, z0), f(u1, z0), f(u1, z1), f(u0, z1)])

    def flat(self, pts: Sequence[Point], z: float) -> str:
        return poly([self(x, y, z) for x, y in pts])


class Drawing:
    def __init__(self, seed: int = 1) -> None:
        self.buf: list[tuple[str | None, str]] = []  # class and path; no class: markup
        self.defs: list[str] = []
        self.stamps: dict[object, str] = {}
        self.r = random.Random(seed)
        self.ids = 0

    # -- output --
    def put(self, cls: str, d: str) -> None:
        if not d:
            return
        if self.buf and self.buf[-1][0] == cls and cls in "odht":
            self.buf[-1] = (cls, self.buf[-1][1] + d)
        else:
            self.buf.append((cls, d))

    def o(self, d: str) -> None:
        self.put("o", d)

    def d(self, d: str) -> None:
        self.put("d", d)

    def h(self, d: str) -> None:
        self.put("h", d)

    def of(self, d: str) -> None:
        self.put("o f", d)

    def df(self, d: str) -> None:
        self.put("d f", d)

    def hf(self, d: str) -> None:
        self.put("h f", d)

    def w(self, d: str) -> None:
        self.put("w", d)

    def k(self, d: str) -> None:
        self.put("k", d)

    def p(self, d: str) -> None:
        self.put("p", d)

    def define(self, fn: Callable[[], object]) -> str:
        """record what fn draws as a reusable symbol; returns its id"""
        keep, self.buf = self.buf, []
        fn()
        body = self._body()
        self.buf = keep
        self.ids += 1
        i = f"@{self.ids}"
        self.defs.append(f'<g id="{i}">{body}</g>')
        return i

    def use(self, i: str, x: float = 0, y: float = 0, flip: bool = False) -> None:
        t = f' transform="translate({n(x)} {n(y)}) scale(-1 1)"' if flip else f' x="{n(x)}" y="{n(y)}"'
        self.buf.append((None, f'<use href="#{i}"{t}/>'))

    def stamp(self, key: object, fn: Callable[[], object] | None, x: float, y: float) -> None:
        """draw fn (at the origin) once as a symbol under key, then place copies of it"""
        if key not in self.stamps:
            assert fn, f"{key} is placed before it is drawn"
            self.stamps[key] = self.define(fn)
        self.use(self.stamps[key], x, y)

    def clip(self, d: str, fn: Callable[[], object]) -> None:
        self.ids += 1
        i = f"@{self.ids}"
        self.defs.append(f'<clipPath id="{i}"><path d="{d}"/></clipPath>')
        self.buf.append((None, f'<g clip-path="url(#{i})">'))
        fn()
        self.buf.append((None, "</g>"))

    def _body(self) -> str:
        return "".join(d if c is None else f'<path {LOOK[c]} d="{tight(d)}"/>' for c, d in self.buf)

    def svg(self, key: str) -> str:
        b = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        root = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" {PEN} {pen(0.75)}>'
        return f"{root}{b}{self._body()}</svg>".replace("@", f"plate-{key}-")

    # -- hatching --
    def hatch(self, d: str, gap: float = 5, ang: float = 45, cls: str = "h", trim: float = 0, skip: float = 0) -> None:
        """parallel lines inside d. trim = ragged ends, skip = share of lines left out"""
        subs = flat(d)
        c, q = cos(radians(ang)), sin(radians(ang))
        ks = [-x * q + y * c for u in subs for x, y in u]
        k = math.ceil(min(ks) / gap) * gap
        out = ""
        while k < max(ks):
            for (a, b), (e, f) in cut(subs, -k * q, k * c, -k * q + c, k * c + q):
                if skip and self.r.random() < skip:
                    continue
                L = hypot(e - a, f - b)
                if L < 1.5:
                    continue
                t1, t2 = (self.r.random() * trim / L, self.r.random() * trim / L) if trim else (0, 0)
                if t1 + t2 > 0.8:
                    continue
                out += line(a + (e - a) * t1, b + (f - b) * t1, e - (e - a) * t2, f - (f - b) * t2)
            k += gap
        self.put(cls, out)

    def vl(self, d: str, xs: Sequence[float], cls: str = "h") -> None:
        subs = flat(d)
        self.put(cls, "".join(line(*a, *b) for x in xs for a, b in cut(subs, x, 0, x, 1)))

    def hl(self, d: str, ys: Sequence[float], cls: str = "h") -> None:
        subs = flat(d)
        self.put(cls, "".join(line(*a, *b) for y in ys for a, b in cut(subs, 0, y, 1, y)))

    def cyl(self, d: str, x0: float, x1: float, m: int = 9, cls: str = "h", left: int = 2) -> None:
        """round shading: vertical lines closing up to the right edge (light from the upper left)"""
        c, r = (x0 + x1) / 2, (x1 - x0) / 2
        xs = [c + r * sin(radians(18 + 72 * (j / m) ** 0.8)) for j in range(m)] + [
            c - r * sin(radians(90 - 14 * (j + 1))) for j in range(left)
        ]
        self.vl(d, xs, cls)

    def stones(self, d: str, ch: float, cw: float, cls: str = "h", keep: float = 0.6) -> None:
        """coursed masonry: joints only here and there, so that walls stay light"""
        subs = flat(d)
        ys = [y for u in subs for _, y in u]
        y = min(ys) + ch
        row = 0
        out = ""
        while y < max(ys) - 1:
            for (a, _), (b, _) in cut(subs, 0, y, 1, y):
                x = a
                while x < b:
                    L = cw * (1 + self.r.random() * 2)
                    if self.r.random() < keep:
                        out += line(x, y, min(b, x + L), y)
                    x += L
                x = a + cw * (0.5 + 0.5 * (row % 2))
                while x < b:
                    if self.r.random() < keep * 0.6:
                        out += line(x, y, x, y - ch)
                    x += cw
            y += ch
            row += 1
        self.put(cls, out)

    # -- mouldings --
    def bands(
        self, x0: float, x1: float, y: float, spec: Sequence[tuple[float, float] | tuple[float, float, str]]
    ) -> float:
        """stack of horizontal mouldings downwards: (height, projection[, class]); returns the lower y"""
        for b in spec:
            hh, pr = b[0], b[1]
            c = b[2] if len(b) > 2 else "d f"
            self.put(c, rect(x0 - pr, y, x1 - x0 + 2 * pr, hh))
            y += hh
        return y

    def shadow(self, x0: float, x1: float, y: float, depth: float, gap: float = 2.2, slant: float = 0) -> None:
        """cast shadow under a cornice: horizontal lines that open out downwards"""
        yy, g = y + 1.2, gap
        out = ""
        while yy < y + depth:
            out += line(x0, yy, x1, yy)
            yy += g
            g *= 1.18
        self.h(out)

    def dentils(self, x0: float, x1: float, y: float, w: float, hh: float, gap: float, cls: str = "h f") -> None:
        m = int((x1 - x0) / (w + gap))
        off = ((x1 - x0) - m * (w + gap) + gap) / 2
        self.put("h", "".join(rect(x0 + off + j * (w + gap), y, w, hh) for j in range(m)))

    def balustrade(self, x0: float, x1: float, y: float, hh: float, step: float, piers: int = 0) -> None:
        self.df(rect(x0, y, x1 - x0, hh * 0.18))
        self.df(rect(x0, y + hh * 0.85, x1 - x0, hh * 0.15))
        m = max(1, int((x1 - x0) / step))
        st = (x1 - x0) / m
        out = ""
        for j in range(m):
            c = x0 + st * (j + 0.5)
            a = st * 0.3
            out += P(
                "M",
                c - a * 0.5,
                y + hh * 0.18,
                "Q",
                c - a * 0.3,
                y + hh * 0.4,
                c - a,
                y + hh * 0.62,
                "Q",
                c - a,
                y + hh * 0.8,
                c - a * 0.5,
                y + hh * 0.85,
                "M",
                c + a * 0.5,
                y + hh * 0.18,
                "Q",
                c + a * 0.3,
                y + hh * 0.4,
                c + a,
                y + hh * 0.62,
                "Q",
                c + a,
                y + hh * 0.8,
                c + a * 0.5,
                y + hh * 0.85,
            )
        self.h(out)
        for j in range(piers + 1 if piers else 0):
            x = x0 + (x1 - x0) * j / piers
            self.df(rect(x - st * 0.7, y - 1, st * 1.4, hh + 1))

    # -- orders (drawn at x centre, base y, height hh, lower diameter dd) --
    def doric(
        self, x: float, y: float, hh: float, dd: float, abacus: float = 1.32, broken: float | None = None
    ) -> None:
        r, rt = dd / 2, dd * 0.39
        cap = dd * 0.42
        yt = y - hh + cap
        d = P(
            "M",
            x - r,
            y,
            "C",
            x - r * 1.0,
            y - hh * 0.4,
            x - rt * 1.06,
            y - hh * 0.75,
            x - rt,
            yt,
            "L",
            x + rt,
            yt,
            "C",
            x + rt * 1.06,
            y - hh * 0.75,
            x + r,
            y - hh * 0.4,
            x + r,
            y,
            "Z",
        )
        self.df(d)
        self.w(
            P(
                "M",
                x + r * 0.2,
                y,
                "L",
                x + rt * 0.2,
                yt,
                "L",
                x + rt,
                yt,
                "C",
                x + rt * 1.06,
                y - hh * 0.75,
                x + r,
                y - hh * 0.4,
                x + r,
                y,
                "Z",
            )
        )
        out = ""
        for j in range(-4, 5):  # arrises of 20 flutes: 18 degrees apart
            q = sin(radians(18 * j))
            out += P("M", x + r * q, y, "C", x + r * q, y - hh * 0.4, x + rt * 1.06 * q, y - hh * 0.75, x + rt * q, yt)
        for q in (0.42, 0.68, 0.76, 0.86, 0.91, 0.97):
            out += P("M", x + r * q, y, "C", x + r * q, y - hh * 0.4, x + rt * 1.06 * q, y - hh * 0.75, x + rt * q, yt)
        self.h(out)
        self.d(line(x - rt, yt + cap * 0.35, x + rt, yt + cap * 0.35))
        ab = dd * abacus / 2
        ya = yt - cap * 0.42
        e = P(
            "M",
            x - rt,
            yt,
            "C",
            x - rt * 1.15,
            yt - cap * 0.1,
            x - ab * 0.97,
            yt - cap * 0.2,
            x - ab * 0.96,
            ya,
            "H",
            x + ab * 0.96,
            "C",
            x + ab * 0.97,
            yt - cap * 0.2,
            x + rt * 1.15,
            yt - cap * 0.1,
            x + rt,
            yt,
            "Z",
        )
        self.df(e)
        self.vl(e, [x + ab * q for q in (0.35, 0.5, 0.62, 0.72, 0.8, 0.87)])
        self.h(line(x - rt * 1.08, yt - cap * 0.08, x + rt * 1.08, yt - cap * 0.08))
        self.df(rect(x - ab, ya - (cap * 0.58), ab * 2, cap * 0.58))
        self.h(line(x - ab, ya - 1.2, x + ab, ya - 1.2) + line(x + ab * 0.5, ya - 1.2, x + ab * 0.5, ya - cap * 0.3))

    def volute(self, x: float, y: float, r: float, side: float) -> None:
        ["M", x, y - r]
        -pi / 2
        pts = [
            (
                x + side * cos(-pi / 2 + side * 0 + t) * r * (1 - t / (2.6 * 2 * pi)) ** 1.25,
                y + sin(-pi / 2 + t) * r * (1 - t / (2.6 * 2 * pi)) ** 1.25,
            )
            for t in [j * pi / 5 for j in range(25)]
        ]
        self.d(smooth(pts, t=0.5 * 1.0))
        self.k(circ(x, y, max(1.0, r * 0.14)))

    def ionic(self, x: float, y: float, hh: float, dd: float, flutes: bool = False) -> None:
        r, rt = dd / 2, dd * 0.42
        b = dd * 0.42
        cap = dd * 0.5
        yt, yb = y - hh + cap, y - b
        self.df(rect(x - dd * 0.68, y - b * 0.35, dd * 1.36, b * 0.35))
        self.df(
            P(
                "M",
                x - dd * 0.6,
                y - b * 0.35,
                "C",
                x - dd * 0.72,
                y - b * 0.4,
                x - dd * 0.72,
                y - b * 0.6,
                x - dd * 0.6,
                y - b * 0.65,
                "H",
                x + dd * 0.6,
                "C",
                x + dd * 0.72,
                y - b * 0.6,
                x + dd * 0.72,
                y - b * 0.4,
                x + dd * 0.6,
                y - b * 0.35,
                "Z",
            )
        )
        self.df(
            P(
                "M",
                x - dd * 0.56,
                y - b * 0.72,
                "C",
                x - dd * 0.64,
                y - b * 0.78,
                x - dd * 0.64,
                y - b * 0.94,
                x - dd * 0.54,
                y - b,
                "H",
                x + dd * 0.54,
                "C",
                x + dd * 0.64,
                y - b * 0.94,
                x + dd * 0.64,
                y - b * 0.78,
                x + dd * 0.56,
                y - b * 0.72,
                "Z",
            )
        )
        d = P(
            "M",
            x - r,
            yb,
            "C",
            x - r,
            y - hh * 0.45,
            x - rt * 1.05,
            y - hh * 0.7,
            x - rt,
            yt,
            "L",
            x + rt,
            yt,
            "C",
            x + rt * 1.05,
            y - hh * 0.7,
            x + r,
            y - hh * 0.45,
            x + r,
            yb,
            "Z",
        )
        self.df(d)
        self.w(
            P(
                "M",
                x + r * 0.25,
                yb,
                "L",
                x + rt * 0.25,
                yt,
                "L",
                x + rt,
                yt,
                "C",
                x + rt * 1.05,
                y - hh * 0.7,
                x + r,
                y - hh * 0.45,
                x + r,
                yb,
                "Z",
            )
        )
        out = ""
        for q in (-0.93, -0.84, 0.3, 0.46, 0.6, 0.7, 0.78, 0.85, 0.91, 0.96):
            out += P("M", x + r * q, yb, "C", x + r * q, y - hh * 0.45, x + rt * 1.05 * q, y - hh * 0.7, x + rt * q, yt)
        self.h(out)
        vr = dd * 0.25
        vx = dd * 0.5
        yv = yt - cap * 0.3
        self.df(
            P("M", x - vx, yv - vr, "H", x + vx, "V", yv - vr * 0.1, "Q", x, yv + vr * 0.55, x - vx, yv - vr * 0.1, "Z")
        )
        self.h(
            "".join(
                P(
                    "M",
                    x + q * dd * 0.1 - dd * 0.04,
                    yv - vr * 0.05,
                    "Q",
                    x + q * dd * 0.1,
                    yv + vr * 0.5,
                    x + q * dd * 0.1 + dd * 0.04,
                    yv - vr * 0.05,
                )
                for q in (-2.4, -1.2, 0, 1.2, 2.4)
            )
        )
        for sd in (-1, 1):
            self.put("p", circ(x + sd * vx, yv, vr))
            self.volute(x + sd * vx, yv, vr, sd)
        self.df(rect(x - dd * 0.64, yt - cap * 0.98, dd * 1.28, cap * 0.2))

    def corinthian(self, x: float, y: float, hh: float, dd: float) -> None:
        r, rt = dd / 2, dd * 0.43
        b = dd * 0.4
        cap = dd * 1.1
        yt, yb = y - hh + cap, y - b
        self.df(rect(x - dd * 0.68, y - b * 0.4, dd * 1.36, b * 0.4))
        self.df(rect(x - dd * 0.6, y - b * 0.72, dd * 1.2, b * 0.32))
        self.df(rect(x - dd * 0.55, y - b, dd * 1.1, b * 0.28))
        d = poly([(x - r, yb), (x - rt, yt), (x + rt, yt), (x + r, yb)])
        self.df(d)
        self.cyl(d, x - r, x + r, 6, left=1)
        self.df(
            P(
                "M",
                x - rt,
                yt,
                "Q",
                x - rt,
                yt - cap * 0.7,
                x - dd * 0.6,
                yt - cap * 0.85,
                "H",
                x + dd * 0.6,
                "Q",
                x + rt,
                yt - cap * 0.7,
                x + rt,
                yt,
                "Z",
            )
        )
        out = ""
        for row, (f, hgt) in enumerate(((0, 0.36), (0.28, 0.36))):
            for q in (-2, -1, 0, 1, 2) if row == 0 else (-1.5, -0.5, 0.5, 1.5):
                cx = x + q * rt * 0.46
                y0 = yt - cap * f
                w_ = rt * 0.24
                out += P(
                    "M",
                    cx - w_,
                    y0,
                    "C",
                    cx - w_ * 1.6,
                    y0 - cap * hgt * 0.6,
                    cx - w_,
                    y0 - cap * hgt,
                    cx,
                    y0 - cap * hgt,
                    "C",
                    cx + w_,
                    y0 - cap * hgt,
                    cx + w_ * 1.6,
                    y0 - cap * hgt * 0.6,
                    cx + w_,
                    y0,
                    "M",
                    cx,
                    y0,
                    "V",
                    y0 - cap * hgt * 0.8,
                )
        for sd in (-1, 1):
            out += P(
                "M",
                x + sd * rt * 0.2,
                yt - cap * 0.5,
                "Q",
                x + sd * rt * 0.4,
                yt - cap * 0.8,
                x + sd * dd * 0.52,
                yt - cap * 0.82,
            )
        self.h(out)
        self.df(rect(x - dd * 0.64, yt - cap, dd * 1.28, cap * 0.15))

    # -- openings --
    def win(
        self,
        x: float,
        y: float,
        w: float,
        hh: float,
        panes: tuple[int, int] = (2, 4),
        frame: float = 3,
        dark: bool = True,
    ) -> None:
        """framed rectangular window; x centre, y top"""
        self.df(rect(x - w / 2 - frame, y - frame, w + 2 * frame, hh + 2 * frame))
        d = rect(x - w / 2, y, w, hh)
        self.df(d)
        if dark:
            self.hatch(d, 2.6, 0)
            self.w(d)
        self.d(
            "".join(
                line(x - w / 2 + w * j / panes[0], y, x - w / 2 + w * j / panes[0], y + hh) for j in range(1, panes[0])
            )
            + "".join(
                line(x - w / 2, y + hh * j / panes[1], x + w / 2, y + hh * j / panes[1]) for j in range(1, panes[1])
            )
        )

    def dark(self, d: str, gap: float = 2.6, ang: float = 0, cross: bool = False) -> None:
        self.df(d)
        self.w(d)
        self.hatch(d, gap, ang)
        if cross:
            self.hatch(d, gap * 1.3, 90)

    def lancets(
        self,
        x: float,
        yb: float,
        w: float,
        ys: float,
        m: int = 2,
        k: float = 1.0,
        foil: bool = True,
        gap: float = 3,
        frame: float = 4,
    ) -> None:
        """traceried pointed window: m lancets under a foiled circle"""
        if frame:
            self.df(parch(x - frame, yb, w + 2 * frame, ys, k * w / (w + 2 * frame) + frame / (w + 2 * frame)))
        d = parch(x, yb, w, ys, k)
        self.dark(d, gap)
        lw = w / m
        ls = ys + (0 if m < 2 else lw * 0.25)
        for j in range(m):
            self.d(parch(x + j * lw, yb, lw, ls, k, close=False))
        if m > 1 and foil:
            ap = papex(w, ys, k)
            r = min(lw * 0.42 * (1 if m < 3 else 1.3), (papex(lw, ls, k) - ap) * 0.6)
            cy = ap + (ys - ap) * 0.52
            self.df(circ(x + w / 2, cy, r))
            self.foil(x + w / 2, cy, r * 0.85, 4, cls="d")

    def foil(self, cx: float, cy: float, r: float, m: int = 4, rot: float = 0, cls: str = "d") -> None:
        c = r * (0.42 if m <= 4 else 0.62)
        a0 = rot - pi / 2
        R = c * sin(pi / m) * 1.06  # cusps at c, lobes bulge outwards
        pts = [
            (cx + c * cos(a0 + 2 * pi * (j - 0.5) / m), cy + c * sin(a0 + 2 * pi * (j - 0.5) / m)) for j in range(m + 1)
        ]
        a: list[str | float] = ["M", *pts[0]]
        for q in pts[1:]:
            a += ["A", R, R, 0, 1, 1, *q]
        self.put(cls, P(*a) + "Z")

    def rose(self, cx: float, cy: float, R: float, m: int = 12, gap: float = 2.6) -> None:
        """wheel window: hub, m petals each split in two, ring of foils"""
        self.df(circ(cx, cy, R * 1.1))
        self.df(circ(cx, cy, R * 1.05))
        d = circ(cx, cy, R)
        self.dark(d, gap)
        out = ""
        for j in range(m):
            a = 2 * pi * j / m
            b = a + 2 * pi / m
            c = (a + b) / 2
            f = lambda r, t: (cx + R * r * cos(t), cy + R * r * sin(t))
            w_ = 0.70 * sin(pi / m) * R
            out += P(
                "M",
                *f(0.26, a),
                "L",
                *f(0.66, a),
                "A",
                w_,
                w_,
                0,
                0,
                1,
                *f(0.66, b),
                "L",
                *f(0.26, b),
                "M",
                *f(0.26, c),
                "L",
                *f(0.58, c),
            )
            q = f(0.88, a)
            R * 0.098
        self.d(out)
        for j in range(m):
            a = 2 * pi * j / m
            q = (cx + R * 0.885 * cos(a), cy + R * 0.885 * sin(a))
            self.df(circ(*q, R * 0.1))
            self.foil(*q, R * 0.085, 4, cls="h")
            c = a + pi / m
            q = (cx + R * 0.6 * cos(c), cy + R * 0.6 * sin(c))
            self.df(circ(*q, R * 0.06))
        self.df(circ(cx, cy, R * 0.26))
        self.dark(circ(cx, cy, R * 0.2), gap)
        self.foil(cx, cy, R * 0.17, 6, cls="d")
        self.o(circ(cx, cy, R))

    def pinnacle(self, x: float, y: float, w: float, hh: float, crockets: int = 6, shaft: float = 0.4) -> None:
        """square shaft with a gablet, then a crocketed spirelet; x centre, y base"""
        sh = hh * shaft
        self.df(rect(x - w / 2, y - sh, w, sh))
        self.h(line(x + w * 0.2, y, x + w * 0.2, y - sh) + line(x + w * 0.34, y, x + w * 0.34, y - sh))
        self.k(parch(x - w * 0.22, y - sh * 0.18, w * 0.36, y - sh * 0.62, 1.1))
        d = poly([(x - w * 0.42, y - sh), (x, y - hh), (x + w * 0.42, y - sh)])
        self.df(d)
        self.w(poly([(x + w * 0.05, y - sh), (x, y - hh), (x + w * 0.42, y - sh)]))
        self.df(poly([(x - w * 0.58, y - sh), (x, y - sh - w * 1.0), (x + w * 0.58, y - sh)]))
        self.h(line(x, y - sh - w * 0.9, x, y - hh))
        out = ""
        for j in range(1, crockets):
            t = j / crockets
            if sh + t * (hh - sh) < sh + w * 0.7:
                continue
            q = w * 0.42 * (1 - t)
            yy = y - sh - t * (hh - sh)
            for sd in (-1, 1):
                out += P(
                    "M",
                    x + sd * q,
                    yy,
                    "q".upper(),
                    x + sd * (q + w * 0.2),
                    yy - w * 0.05,
                    x + sd * (q + w * 0.16),
                    yy - w * 0.26,
                )
        self.put("h" if w < 18 else "d", out + line(x, y - hh, x, y - hh - w * 0.5))
        self.k(circ(x, y - hh - w * 0.15, w * 0.13))

    # -- nature --
    def cypress(self, x: float, y: float, hh: float, w: float) -> None:
        """flame-shaped tree, leaf strokes gathered on the lee side"""
        prof = lambda t: w / 2 * (min(1, (t / 0.16)) ** 0.6 * (1 - t) ** 0.62 * 1.18)
        L = [
            (x - prof(t) * self.r.uniform(0.9, 1.06), y - hh * (0.04 + 0.96 * t))
            for t in (0.0, 0.05, 0.14, 0.26, 0.4, 0.55, 0.7, 0.84, 0.94)
        ]
        Rr = [
            (x + prof(t) * self.r.uniform(0.9, 1.06), y - hh * (0.04 + 0.96 * t))
            for t in (0.94, 0.84, 0.7, 0.55, 0.4, 0.26, 0.14, 0.05)
        ]
        d = smooth([*L, (x, y - hh), *Rr], True)
        self.d(line(x, y, x, y - hh * 0.06))
        self.df(d)
        self.w(d)
        out = ""
        for _ in range(int(hh / 2.6)):
            t = self.r.random() * 0.9
            q = prof(t)
            xx = x + self.r.uniform(-0.35, 0.9) * q
            yy = y - hh * (0.04 + 0.96 * t)
            l = w * 0.2
            out += P("M", xx, yy, "Q", xx + l * 0.3, yy - l * 0.6, xx + l * 0.05, yy - l * 1.6)
        self.h(out)

    def tree(self, x: float, y: float, r: float, hh: float | None = None) -> None:
        hh = hh or r * 2.2
        cy = y - hh + r
        m = 13
        pts = [
            (
                x + r * cos(2 * pi * j / m) * self.r.uniform(0.88, 1.1),
                cy + r * 0.9 * sin(2 * pi * j / m) * self.r.uniform(0.88, 1.1),
            )
            for j in range(m)
        ]
        self.df(poly([(x - r * 0.08, y), (x - r * 0.05, cy), (x + r * 0.06, cy), (x + r * 0.09, y)]))
        a: list[str | float] = ["M", *pts[0]]
        for p, q in zip(pts, pts[1:] + pts[:1], strict=False):
            a += ["A", hypot(q[0] - p[0], q[1] - p[1]) * 0.62, hypot(q[0] - p[0], q[1] - p[1]) * 0.62, 0, 0, 1, *q]
        d = P(*a) + "Z"
        self.df(d)
        self.w(d)
        out = ""
        for _ in range(int(r * 0.8)):
            t, q = self.r.uniform(-0.9, 2.3), 0.25 + 0.68 * sqrt(self.r.random())
            xx, yy = x + r * q * cos(t), cy + r * 0.85 * q * sin(t)
            L = r * 0.16
            out += P(
                "M", xx - L, yy, "Q", xx - L * 0.5, yy + L * 0.8, xx, yy, "Q", xx + L * 0.5, yy + L * 0.8, xx + L, yy
            )
        self.h(out)

    def ground(
        self, x0: float, x1: float, y: float, depth: float = 40, gap: float = 5, dens: float = 0.7, cls: str = "h"
    ) -> None:
        """broken horizontal strokes under the base line"""
        yy, g, out = y + gap * 0.6, gap, ""
        while yy < y + depth:
            x = x0 + self.r.random() * 60 * (yy - y) / depth
            t = (yy - y) / depth
            e = x1 - self.r.random() * 60 * t
            while x < e:
                L = self.r.uniform(20, 160) * (1 - 0.5 * t)
                if self.r.random() < dens * (1 - 0.6 * t):
                    out += line(x, yy, min(e, x + L), yy)
                x += L + self.r.uniform(4, 30)
            yy += g
            g *= 1.12
        self.put(cls, out)

    def sky(self, y0: float, y1: float, gap: float = 12, dens: float = 0.5, x0: float = 20, x1: float = 980) -> None:
        """quiet sky: long broken horizontals, in drifts (lines near each other share a cloud gap)"""
        yy, out, drift = y0, "", self.r.uniform(0, 6)
        while yy < y1:
            x = x0 + self.r.random() * 40
            while x < x1:
                L = self.r.uniform(50, 260)
                v = sin(x * 0.006 + yy * 0.021 + drift) + 0.7 * sin(x * 0.013 - yy * 0.034 + drift * 2)
                if v > 1.1 - 2.2 * dens:
                    out += (
                        line(x, yy, min(x1 - self.r.random() * 30, x + L), yy)
                        if x + L < x1 + 200 and x < x1 - 60
                        else ""
                    )
                x += L + self.r.uniform(10, 50)
            yy += gap * self.r.uniform(0.8, 1.2)
        self.h(out)

    def figure(self, x: float, y: float, hh: float, q: float | None = None) -> None:
        """a standing draped statue in contrapposto, small; q = which way it leans"""
        a = hh
        q = q or self.r.choice((-1, 1))
        f = lambda u, v: (x + q * u * a, y - v * a)
        self.df(
            smooth(
                [
                    f(-0.13, 0),
                    f(-0.12, 0.2),
                    f(-0.17, 0.42),
                    f(-0.12, 0.58),
                    f(-0.17, 0.74),
                    f(-0.07, 0.82),
                    f(0.06, 0.82),
                    f(0.15, 0.77),
                    f(0.25, 0.62),
                    f(0.19, 0.5),
                    f(0.12, 0.53),
                    f(0.16, 0.36),
                    f(0.12, 0.18),
                    f(0.15, 0),
                ]
            )
            + "Z"
        )
        self.df(ell(*f(0, 0.91), a * 0.068, a * 0.085))
        self.h(
            smooth([f(-0.05, 0), f(-0.03, 0.2), f(-0.09, 0.45), f(0.05, 0.62)])
            + smooth([f(0.06, 0), f(0.07, 0.2), f(0.02, 0.42), f(0.1, 0.55)])
            + smooth([f(0.1, 0.72), f(0.12, 0.62), f(0.05, 0.52)])
        )

    def saint(self, x: float, y: float, hh: float) -> None:
        """Gothic column statue: slim, upright, with a nimbus"""
        a = hh
        f = lambda u, v: (x + u * a, y - v * a)
        self.df(
            P(
                "M",
                *f(-0.1, 0),
                "C",
                *f(-0.1, 0.3),
                *f(-0.17, 0.5),
                *f(-0.13, 0.78),
                "Q",
                *f(0, 0.86),
                *f(0.13, 0.78),
                "C",
                *f(0.16, 0.5),
                *f(0.09, 0.3),
                *f(0.11, 0),
                "Z",
            )
        )
        self.hf(circ(*f(0, 0.9), a * 0.12))
        self.hf(ell(*f(0, 0.89), a * 0.05, a * 0.07))
        self.h(
            P(
                "M",
                *f(-0.03, 0),
                "Q",
                *f(-0.06, 0.4),
                *f(-0.02, 0.7),
                "M",
                *f(0.04, 0),
                "Q",
                *f(0.06, 0.3),
                *f(0.0, 0.5),
                "M",
                *f(-0.13, 0.62),
                "Q",
                *f(0, 0.48),
                *f(0.13, 0.6),
            )
        )
