"""arch.py - small kit of architectural primitives that write engraved-plate SVG (viewBox 0 0 1000 1000).
Paths are absolute SVG strings; closed shapes are filled with paper so that back-to-front order hides what is behind.
Classes: o outline, d detail, h hatching (strokes); f adds paper fill; w pale wash; k solid ink."""
import math, random, re
from math import sin, cos, pi, sqrt, hypot, radians

PAPER = "var(--plate,var(--sheet))"
INK = "var(--engrave)"
def pen(w): return f'stroke-width="calc({w}px*var(--pen,1))"'
FILL = f'fill="{PAPER}"'
# what a class of strokes looks like; hatching is the default of the whole drawing
LOOK = {
    'o': pen(2.7), 'd': pen(1.3), 'h': '', 'o f': pen(2.7)+' '+FILL, 'd f': pen(1.3)+' '+FILL, 'h f': FILL,
    't': pen(2.4)+' stroke-dasharray="0 7"', 'w': 'fill="var(--wash)" fill-opacity=".26" stroke="none"',
    'k': f'fill="{INK}" fill-opacity=".85" stroke="none"', 'p': FILL+' stroke="none"',
}
def n(v):
    s = f"{v:.1f}"
    if s.endswith('.0'): s = s[:-2]
    return '0' if s == '-0' else s

def P(*a):
    """P('M',x,y,'L',x,y,'Z') -> path string"""
    out = []
    for v in a:
        if isinstance(v, str): out.append(v)
        else:
            s = n(v)
            if out and out[-1][-1].isdigit() and not s.startswith('-'): s = ' ' + s
            out.append(s)
    return ''.join(out)

def poly(pts, close=True):
    a = ['M', pts[0][0], pts[0][1]]
    for x, y in pts[1:]: a += ['L', x, y]
    return P(*a) + ('Z' if close else '')
def line(x1, y1, x2, y2):
    if abs(y1-y2) < .05: return P('M', x1, y1, 'H', x2)
    if abs(x1-x2) < .05: return P('M', x1, y1, 'V', y2)
    return P('M', x1, y1, 'L', x2, y2)
def rect(x, y, w, h): return P('M', x, y, 'H', x+w, 'V', y+h, 'H', x, 'Z')
def circ(cx, cy, r): return P('M', cx-r, cy, 'A', r, r, 0, 1, 1, cx+r, cy, 'A', r, r, 0, 1, 1, cx-r, cy, 'Z')
def ell(cx, cy, a, b): return P('M', cx-a, cy, 'A', a, b, 0, 1, 1, cx+a, cy, 'A', a, b, 0, 1, 1, cx-a, cy, 'Z')
def rarch(x, yb, w, ys, close=True):
    """round-headed opening: left x, bottom yb, width w, springing ys"""
    return P('M', x, yb, 'V', ys, 'A', w/2, w/2, 0, 0, 1, x+w, ys, 'V', yb) + ('Z' if close else '')
def parch(x, yb, w, ys, k=1.0, close=True):
    """pointed opening; k = radius/width (1 equilateral, <1 blunt, >1 lancet)"""
    R = w*k; ya = ys - sqrt(max(0, R*R-(R-w/2)**2))
    return P('M', x, yb, 'V', ys, 'A', R, R, 0, 0, 1, x+w/2, ya, 'A', R, R, 0, 0, 1, x+w, ys, 'V', yb) + ('Z' if close else '')
def papex(w, ys, k=1.0): R = w*k; return ys - sqrt(max(0, R*R-(R-w/2)**2))
def smooth(pts, close=False, t=.5):
    """Catmull-Rom through points -> cubic path"""
    m = len(pts); a = ['M', *pts[0]]
    for i in range(m if close else m-1):
        g = (lambda j: pts[j % m]) if close else (lambda j: pts[min(max(j, 0), m-1)])
        p0, p1, p2, p3 = g(i-1), g(i), g(i+1), g(i+2)
        a += ['C', p1[0]+(p2[0]-p0[0])*t/3, p1[1]+(p2[1]-p0[1])*t/3, p2[0]-(p3[0]-p1[0])*t/3, p2[1]-(p3[1]-p1[1])*t/3, *p2]
    return P(*a) + ('Z' if close else '')

# ---------- flattening and clipping: hatching is real lines cut to a shape ----------
TOK = re.compile(r'[MLHVCQAZ]|-?\d*\.?\d+')
def flat(d, step=5.0):
    t = TOK.findall(d); i = 0; subs = []; cur = []; x = y = 0; cmd = None
    def num():
        nonlocal i; v = float(t[i]); i += 1; return v
    while i < len(t):
        if t[i].isalpha(): cmd = t[i]; i += 1
        if cmd == 'Z':
            continue
        if cmd == 'M':
            if cur: subs.append(cur)
            x, y = num(), num(); cur = [(x, y)]; cmd = 'L'
        elif cmd == 'L': x, y = num(), num(); cur.append((x, y))
        elif cmd == 'H': x = num(); cur.append((x, y))
        elif cmd == 'V': y = num(); cur.append((x, y))
        elif cmd == 'Q' or cmd == 'C':
            p = [(x, y)] + [(num(), num()) for _ in range(2 if cmd == 'Q' else 3)]
            m = max(4, int(sum(hypot(p[j+1][0]-p[j][0], p[j+1][1]-p[j][1]) for j in range(len(p)-1))/step))
            for j in range(1, m+1):
                u = j/m; q = p
                while len(q) > 1: q = [((1-u)*a[0]+u*b[0], (1-u)*a[1]+u*b[1]) for a, b in zip(q, q[1:])]
                cur.append(q[0])
            x, y = p[-1]
        elif cmd == 'A':
            rx, ry, _r, la, sw, x2, y2 = (num() for _ in range(7))
            dx, dy = (x-x2)/2/rx, (y-y2)/2/ry; L = dx*dx+dy*dy
            if L > 1: rx *= sqrt(L); ry *= sqrt(L); dx /= sqrt(L); dy /= sqrt(L); L = 1
            c = sqrt(max(0, 1/L-1)) if L else 0
            if la == sw: c = -c
            cxx, cyy = c*dy, -c*dx
            a1 = math.atan2(dy-cyy, dx-cxx); a2 = math.atan2(-dy-cyy, -dx-cxx)
            if sw and a2 < a1: a2 += 2*pi
            if not sw and a2 > a1: a2 -= 2*pi
            mx, my = (x+x2)/2, (y+y2)/2; m = max(4, int(abs(a2-a1)*max(rx, ry)/step))
            for j in range(1, m+1):
                a = a1+(a2-a1)*j/m; cur.append((mx+rx*(cxx+cos(a)), my+ry*(cyy+sin(a))))
            x, y = x2, y2
    if cur: subs.append(cur)
    return subs
def cut(subs, x1, y1, x2, y2):
    """pieces of the infinite line through two points that lie inside the polygons (even-odd), as point pairs"""
    dx, dy = x2-x1, y2-y1; ts = []
    for s in subs:
        for (ax, ay), (bx, by) in zip(s, s[1:]+s[:1]):
            ca, cb = (ax-x1)*dy-(ay-y1)*dx, (bx-x1)*dy-(by-y1)*dx
            if (ca > 0) != (cb > 0):
                u = ca/(ca-cb); px, py = ax+(bx-ax)*u, ay+(by-ay)*u
                ts.append(((px-x1)*dx+(py-y1)*dy)/(dx*dx+dy*dy))
    ts.sort()
    return [((x1+dx*a, y1+dy*a), (x1+dx*b, y1+dy*b)) for a, b in zip(ts[::2], ts[1::2])]

class Cam:
    """two-point perspective (verticals stay vertical): world metres x east, y north, z up -> plate units"""
    def __init__(s, eye, yaw, F, cx, cy): s.e, s.F, s.cx, s.cy = eye, F, cx, cy; s.c, s.q = cos(radians(yaw)), sin(radians(yaw))
    def __call__(s, x, y, z):
        dx, dy, dz = x-s.e[0], y-s.e[1], z-s.e[2]; d = dx*s.q+dy*s.c; u = dx*s.c-dy*s.q
        return (s.cx+s.F*u/d, s.cy-s.F*dz/d)
    def face(s, a, b, z0, z1):
        """vertical wall from plan point a to b: returns f(u, z) with u 0..1 along it, and its outline"""
        f = lambda u, z: s(a[0]+(b[0]-a[0])*u, a[1]+(b[1]-a[1])*u, z)
        return f, poly([f(0, z0), f(1, z0), f(1, z1), f(0, z1)])
    def quad(s, a, b, z0, z1, u0, u1): f, _ = s.face(a, b, z0, z1); return poly([f(u0, z0), f(u1, z0), f(u1, z1), f(u0, z1)])
    def flat(s, pts, z): return poly([s(x, y, z) for x, y in pts])

def tight(d):
    """shorter equivalent: relative commands where they take fewer characters (positions kept on the 0.1 grid)"""
    t = TOK.findall(d); i = 0; out = ''; x = y = sx = sy = 0.0; cmd = None; last = None
    R = lambda v: round(v, 1)
    def emit(c, vals):
        nonlocal out, last
        body = ''
        for v in vals:
            q = n(v)
            q = q.replace('0.', '.', 1) if q.startswith('0.') or q.startswith('-0.') else q
            body += q if (not body or q[0] == '-' ) else ' '+q
        return (c, body)
    NA = dict(M=2, L=2, H=1, V=1, Q=4, C=6, A=7)
    while i < len(t):
        if t[i].isalpha(): cmd = t[i]; i += 1
        if cmd == 'Z': out += 'z'; x, y = sx, sy; last = 'z'; continue
        v = [R(float(q)) for q in t[i:i+NA[cmd]]]; i += NA[cmd]
        if cmd == 'H': rel = [R(v[0]-x)]; x = v[0]
        elif cmd == 'V': rel = [R(v[0]-y)]; y = v[0]
        elif cmd == 'A': rel = v[:5]+[R(v[5]-x), R(v[6]-y)]; x, y = v[5], v[6]
        else: rel = [R(q-(x if j % 2 == 0 else y)) for j, q in enumerate(v)]; x, y = v[-2], v[-1]
        if cmd == 'M': sx, sy = x, y
        a, b = emit(cmd, v), emit(cmd.lower(), rel)
        c, body = b if len(b[1]) <= len(a[1]) else a
        if c == last and c not in 'Mm': out += body if body[0] == '-' else ' '+body
        else: out += c+body
        last = c
        if cmd == 'M': cmd = 'L'
    return out

class Drawing:
    def __init__(s, seed=1):
        s.buf = []; s.defs = []; s.r = random.Random(seed); s.ids = 0
    # -- output --
    def put(s, cls, d):
        if not d: return
        if s.buf and s.buf[-1][0] == cls and cls in 'odht': s.buf[-1] = (cls, s.buf[-1][1]+d)
        else: s.buf.append((cls, d))
    def o(s, d): s.put('o', d)
    def d(s, d): s.put('d', d)
    def h(s, d): s.put('h', d)
    def of(s, d): s.put('o f', d)
    def df(s, d): s.put('d f', d)
    def hf(s, d): s.put('h f', d)
    def w(s, d): s.put('w', d)
    def k(s, d): s.put('k', d)
    def p(s, d): s.put('p', d)
    def define(s, fn):
        """record what fn draws as a reusable symbol; returns its id"""
        keep, s.buf = s.buf, []; fn(); body = s._body(); s.buf = keep; s.ids += 1
        i = f"@{s.ids}"; s.defs.append(f'<g id="{i}">{body}</g>'); return i
    def use(s, i, x=0, y=0, flip=False):
        t = f' transform="translate({n(x)} {n(y)}) scale(-1 1)"' if flip else f' x="{n(x)}" y="{n(y)}"'
        s.buf.append((None, f'<use href="#{i}"{t}/>'))
    def stamp(s, key, fn, x, y):
        """draw fn (at the origin) once as a symbol under key, then place copies of it"""
        s.sy = getattr(s, 'sy', {})
        if key not in s.sy: s.sy[key] = s.define(fn)
        s.use(s.sy[key], x, y)
    def clip(s, d, fn):
        s.ids += 1; i = f"@{s.ids}"; s.defs.append(f'<clipPath id="{i}"><path d="{d}"/></clipPath>')
        s.buf.append((None, f'<g clip-path="url(#{i})">')); fn(); s.buf.append((None, '</g>'))
    def _body(s): return ''.join(d if c is None else f'<path {LOOK[c]} d="{tight(d)}"/>' for c, d in s.buf)
    def svg(s, key):
        b = f'<defs>{"".join(s.defs)}</defs>' if s.defs else ''
        t = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round" {pen(.75)}>{b}{s._body()}</svg>'
        return t.replace('@', f'plate-{key}-')
    # -- hatching --
    def hatch(s, d, gap=5, ang=45, cls='h', trim=0, skip=0):
        """parallel lines inside d. trim = ragged ends, skip = share of lines left out"""
        subs = flat(d); c, q = cos(radians(ang)), sin(radians(ang))
        ks = [-x*q+y*c for u in subs for x, y in u]; k = math.ceil(min(ks)/gap)*gap; out = ''
        while k < max(ks):
            for (a, b), (e, f) in cut(subs, -k*q, k*c, -k*q+c, k*c+q):
                if skip and s.r.random() < skip: continue
                L = hypot(e-a, f-b)
                if L < 1.5: continue
                t1, t2 = (s.r.random()*trim/L, s.r.random()*trim/L) if trim else (0, 0)
                if t1+t2 > .8: continue
                out += line(a+(e-a)*t1, b+(f-b)*t1, e-(e-a)*t2, f-(f-b)*t2)
            k += gap
        s.put(cls, out)
    def vl(s, d, xs, cls='h'):
        subs = flat(d); s.put(cls, ''.join(line(*a, *b) for x in xs for a, b in cut(subs, x, 0, x, 1)))
    def hl(s, d, ys, cls='h'):
        subs = flat(d); s.put(cls, ''.join(line(*a, *b) for y in ys for a, b in cut(subs, 0, y, 1, y)))
    def cyl(s, d, x0, x1, m=9, cls='h', left=2):
        """round shading: vertical lines closing up to the right edge (light from the upper left)"""
        c, r = (x0+x1)/2, (x1-x0)/2
        xs = [c+r*sin(radians(18+72*(j/m)**.8)) for j in range(m)]+[c-r*sin(radians(90-14*(j+1))) for j in range(left)]
        s.vl(d, xs, cls)
    def stones(s, d, ch, cw, cls='h', keep=.6):
        """coursed masonry: joints only here and there, so that walls stay light"""
        subs = flat(d); ys = [y for u in subs for _, y in u]; y = min(ys)+ch; row = 0; out = ''
        while y < max(ys)-1:
            for (a, _), (b, _) in cut(subs, 0, y, 1, y):
                x = a
                while x < b:
                    L = cw*(1+s.r.random()*2)
                    if s.r.random() < keep: out += line(x, y, min(b, x+L), y)
                    x += L
                x = a+cw*(.5+.5*(row % 2))
                while x < b:
                    if s.r.random() < keep*.6: out += line(x, y, x, y-ch)
                    x += cw
            y += ch; row += 1
        s.put(cls, out)
    # -- mouldings --
    def bands(s, x0, x1, y, spec):
        """stack of horizontal mouldings downwards: (height, projection[, class]); returns the lower y"""
        for b in spec:
            hh, pr = b[0], b[1]; c = b[2] if len(b) > 2 else 'd f'
            s.put(c, rect(x0-pr, y, x1-x0+2*pr, hh)); y += hh
        return y
    def shadow(s, x0, x1, y, depth, gap=2.2, slant=0):
        """cast shadow under a cornice: horizontal lines that open out downwards"""
        yy, g = y+1.2, gap
        out = ''
        while yy < y+depth: out += line(x0, yy, x1, yy); yy += g; g *= 1.18
        s.h(out)
    def dentils(s, x0, x1, y, w, hh, gap, cls='h f'):
        m = int((x1-x0)/(w+gap)); off = ((x1-x0)-m*(w+gap)+gap)/2
        s.put('h', ''.join(rect(x0+off+j*(w+gap), y, w, hh) for j in range(m)))
    def balustrade(s, x0, x1, y, hh, step, piers=0):
        s.df(rect(x0, y, x1-x0, hh*.18)); s.df(rect(x0, y+hh*.85, x1-x0, hh*.15))
        m = max(1, int((x1-x0)/step)); st = (x1-x0)/m; out = ''
        for j in range(m):
            c = x0+st*(j+.5); a = st*.3
            out += P('M', c-a*.5, y+hh*.18, 'Q', c-a*.3, y+hh*.4, c-a, y+hh*.62, 'Q', c-a, y+hh*.8, c-a*.5, y+hh*.85,
                     'M', c+a*.5, y+hh*.18, 'Q', c+a*.3, y+hh*.4, c+a, y+hh*.62, 'Q', c+a, y+hh*.8, c+a*.5, y+hh*.85)
        s.h(out)
        for j in range(piers+1 if piers else 0):
            x = x0+(x1-x0)*j/piers; s.df(rect(x-st*.7, y-1, st*1.4, hh+1))
    # -- orders (drawn at x centre, base y, height hh, lower diameter dd) --
    def doric(s, x, y, hh, dd, abacus=1.32, broken=None):
        r, rt = dd/2, dd*.39; cap = dd*.42; yt = y-hh+cap
        d = P('M', x-r, y, 'C', x-r*1.0, y-hh*.4, x-rt*1.06, y-hh*.75, x-rt, yt, 'L', x+rt, yt, 'C', x+rt*1.06, y-hh*.75, x+r, y-hh*.4, x+r, y, 'Z')
        s.df(d); s.w(P('M', x+r*.2, y, 'L', x+rt*.2, yt, 'L', x+rt, yt, 'C', x+rt*1.06, y-hh*.75, x+r, y-hh*.4, x+r, y, 'Z'))
        out = ''
        for j in range(-4, 5):                                    # arrises of 20 flutes: 18 degrees apart
            q = sin(radians(18*j)); out += P('M', x+r*q, y, 'C', x+r*q, y-hh*.4, x+rt*1.06*q, y-hh*.75, x+rt*q, yt)
        for q in (.42, .68, .76, .86, .91, .97): out += P('M', x+r*q, y, 'C', x+r*q, y-hh*.4, x+rt*1.06*q, y-hh*.75, x+rt*q, yt)
        s.h(out)
        s.d(line(x-rt, yt+cap*.35, x+rt, yt+cap*.35))
        ab = dd*abacus/2; ya = yt-cap*.42
        e = P('M', x-rt, yt, 'C', x-rt*1.15, yt-cap*.1, x-ab*.97, yt-cap*.2, x-ab*.96, ya, 'H', x+ab*.96, 'C', x+ab*.97, yt-cap*.2, x+rt*1.15, yt-cap*.1, x+rt, yt, 'Z')
        s.df(e); s.vl(e, [x+ab*q for q in (.35, .5, .62, .72, .8, .87)]); s.h(line(x-rt*1.08, yt-cap*.08, x+rt*1.08, yt-cap*.08))
        s.df(rect(x-ab, ya-(cap*.58), ab*2, cap*.58)); s.h(line(x-ab, ya-1.2, x+ab, ya-1.2)+line(x+ab*.5, ya-1.2, x+ab*.5, ya-cap*.3))
    def volute(s, x, y, r, side):
        out = ['M', x, y-r]; a = -pi/2; rr = r
        pts = [(x+side*cos(-pi/2+side*0+t)*r*(1-t/(2.6*2*pi))**1.25, y+sin(-pi/2+t)*r*(1-t/(2.6*2*pi))**1.25) for t in [j*pi/5 for j in range(25)]]
        s.d(smooth(pts, t=.5*1.0))
        s.k(circ(x, y, max(1.0, r*.14)))
    def ionic(s, x, y, hh, dd, flutes=False):
        r, rt = dd/2, dd*.42; b = dd*.42; cap = dd*.5; yt, yb = y-hh+cap, y-b
        s.df(rect(x-dd*.68, y-b*.35, dd*1.36, b*.35))
        s.df(P('M', x-dd*.6, y-b*.35, 'C', x-dd*.72, y-b*.4, x-dd*.72, y-b*.6, x-dd*.6, y-b*.65, 'H', x+dd*.6, 'C', x+dd*.72, y-b*.6, x+dd*.72, y-b*.4, x+dd*.6, y-b*.35, 'Z'))
        s.df(P('M', x-dd*.56, y-b*.72, 'C', x-dd*.64, y-b*.78, x-dd*.64, y-b*.94, x-dd*.54, y-b, 'H', x+dd*.54, 'C', x+dd*.64, y-b*.94, x+dd*.64, y-b*.78, x+dd*.56, y-b*.72, 'Z'))
        d = P('M', x-r, yb, 'C', x-r, y-hh*.45, x-rt*1.05, y-hh*.7, x-rt, yt, 'L', x+rt, yt, 'C', x+rt*1.05, y-hh*.7, x+r, y-hh*.45, x+r, yb, 'Z')
        s.df(d); s.w(P('M', x+r*.25, yb, 'L', x+rt*.25, yt, 'L', x+rt, yt, 'C', x+rt*1.05, y-hh*.7, x+r, y-hh*.45, x+r, yb, 'Z'))
        out = ''
        for q in (-.93, -.84, .3, .46, .6, .7, .78, .85, .91, .96): out += P('M', x+r*q, yb, 'C', x+r*q, y-hh*.45, x+rt*1.05*q, y-hh*.7, x+rt*q, yt)
        s.h(out)
        vr = dd*.25; vx = dd*.5; yv = yt-cap*.3
        s.df(P('M', x-vx, yv-vr, 'H', x+vx, 'V', yv-vr*.1, 'Q', x, yv+vr*.55, x-vx, yv-vr*.1, 'Z'))
        s.h(''.join(P('M', x+q*dd*.1-dd*.04, yv-vr*.05, 'Q', x+q*dd*.1, yv+vr*.5, x+q*dd*.1+dd*.04, yv-vr*.05) for q in (-2.4, -1.2, 0, 1.2, 2.4)))
        for sd in (-1, 1): s.put('p', circ(x+sd*vx, yv, vr)); s.volute(x+sd*vx, yv, vr, sd)
        s.df(rect(x-dd*.64, yt-cap*.98, dd*1.28, cap*.2))
    def corinthian(s, x, y, hh, dd):
        r, rt = dd/2, dd*.43; b = dd*.4; cap = dd*1.1; yt, yb = y-hh+cap, y-b
        s.df(rect(x-dd*.68, y-b*.4, dd*1.36, b*.4)); s.df(rect(x-dd*.6, y-b*.72, dd*1.2, b*.32)); s.df(rect(x-dd*.55, y-b, dd*1.1, b*.28))
        d = poly([(x-r, yb), (x-rt, yt), (x+rt, yt), (x+r, yb)]); s.df(d); s.cyl(d, x-r, x+r, 6, left=1)
        s.df(P('M', x-rt, yt, 'Q', x-rt, yt-cap*.7, x-dd*.6, yt-cap*.85, 'H', x+dd*.6, 'Q', x+rt, yt-cap*.7, x+rt, yt, 'Z'))
        out = ''
        for row, (f, hgt) in enumerate(((0, .36), (.28, .36))):
            for q in (-2, -1, 0, 1, 2) if row == 0 else (-1.5, -.5, .5, 1.5):
                cx = x+q*rt*.46; y0 = yt-cap*f; w_ = rt*.24
                out += P('M', cx-w_, y0, 'C', cx-w_*1.6, y0-cap*hgt*.6, cx-w_, y0-cap*hgt, cx, y0-cap*hgt, 'C', cx+w_, y0-cap*hgt, cx+w_*1.6, y0-cap*hgt*.6, cx+w_, y0, 'M', cx, y0, 'V', y0-cap*hgt*.8)
        for sd in (-1, 1): out += P('M', x+sd*rt*.2, yt-cap*.5, 'Q', x+sd*rt*.4, yt-cap*.8, x+sd*dd*.52, yt-cap*.82)
        s.h(out); s.df(rect(x-dd*.64, yt-cap, dd*1.28, cap*.15))
    # -- openings --
    def win(s, x, y, w, hh, panes=(2, 4), frame=3, dark=True):
        """framed rectangular window; x centre, y top"""
        s.df(rect(x-w/2-frame, y-frame, w+2*frame, hh+2*frame))
        d = rect(x-w/2, y, w, hh); s.df(d)
        if dark: s.hatch(d, 2.6, 0); s.w(d)
        s.d(''.join(line(x-w/2+w*j/panes[0], y, x-w/2+w*j/panes[0], y+hh) for j in range(1, panes[0]))+''.join(line(x-w/2, y+hh*j/panes[1], x+w/2, y+hh*j/panes[1]) for j in range(1, panes[1])))
    def dark(s, d, gap=2.6, ang=0, cross=False):
        s.df(d); s.w(d); s.hatch(d, gap, ang)
        if cross: s.hatch(d, gap*1.3, 90)
    def lancets(s, x, yb, w, ys, m=2, k=1.0, foil=True, gap=3, frame=4):
        """traceried pointed window: m lancets under a foiled circle"""
        if frame: s.df(parch(x-frame, yb, w+2*frame, ys, k*w/(w+2*frame)+frame/(w+2*frame)))
        d = parch(x, yb, w, ys, k); s.dark(d, gap)
        lw = w/m; ls = ys + (0 if m < 2 else lw*.25)
        for j in range(m): s.d(parch(x+j*lw, yb, lw, ls, k, close=False))
        if m > 1 and foil:
            ap = papex(w, ys, k); r = min(lw*.42*(1 if m < 3 else 1.3), (papex(lw, ls, k)-ap)*.6); cy = ap+(ys-ap)*.52
            s.df(circ(x+w/2, cy, r)); s.foil(x+w/2, cy, r*.85, 4, cls='d')
    def foil(s, cx, cy, r, m=4, rot=0, cls='d'):
        c = r*(.42 if m <= 4 else .62); a0 = rot-pi/2; R = c*sin(pi/m)*1.06   # cusps at c, lobes bulge outwards
        pts = [(cx+c*cos(a0+2*pi*(j-.5)/m), cy+c*sin(a0+2*pi*(j-.5)/m)) for j in range(m+1)]
        a = ['M', *pts[0]]
        for q in pts[1:]: a += ['A', R, R, 0, 1, 1, *q]
        s.put(cls, P(*a)+'Z')
    def rose(s, cx, cy, R, m=12, gap=2.6):
        """wheel window: hub, m petals each split in two, ring of foils"""
        s.df(circ(cx, cy, R*1.1)); s.df(circ(cx, cy, R*1.05)); d = circ(cx, cy, R); s.dark(d, gap)
        out = ''
        for j in range(m):
            a = 2*pi*j/m; b = a+2*pi/m; c = (a+b)/2; f = lambda r, t: (cx+R*r*cos(t), cy+R*r*sin(t))
            w_ = .70*sin(pi/m)*R
            out += P('M', *f(.26, a), 'L', *f(.66, a), 'A', w_, w_, 0, 0, 1, *f(.66, b), 'L', *f(.26, b), 'M', *f(.26, c), 'L', *f(.58, c))
            q = f(.88, a); r = R*.098
        s.d(out)
        for j in range(m):
            a = 2*pi*j/m; q = (cx+R*.885*cos(a), cy+R*.885*sin(a)); s.df(circ(*q, R*.1)); s.foil(*q, R*.085, 4, cls='h')
            c = a+pi/m; q = (cx+R*.6*cos(c), cy+R*.6*sin(c)); s.df(circ(*q, R*.06))
        s.df(circ(cx, cy, R*.26)); s.dark(circ(cx, cy, R*.2), gap); s.foil(cx, cy, R*.17, 6, cls='d')
        s.o(circ(cx, cy, R))
    def pinnacle(s, x, y, w, hh, crockets=6, shaft=.4):
        """square shaft with a gablet, then a crocketed spirelet; x centre, y base"""
        sh = hh*shaft; s.df(rect(x-w/2, y-sh, w, sh)); s.h(line(x+w*.2, y, x+w*.2, y-sh)+line(x+w*.34, y, x+w*.34, y-sh))
        s.k(parch(x-w*.22, y-sh*.18, w*.36, y-sh*.62, 1.1))
        d = poly([(x-w*.42, y-sh), (x, y-hh), (x+w*.42, y-sh)]); s.df(d); s.w(poly([(x+w*.05, y-sh), (x, y-hh), (x+w*.42, y-sh)]))
        s.df(poly([(x-w*.58, y-sh), (x, y-sh-w*1.0), (x+w*.58, y-sh)])); s.h(line(x, y-sh-w*.9, x, y-hh))
        out = ''
        for j in range(1, crockets):
            t = j/crockets
            if sh+t*(hh-sh) < sh+w*.7: continue
            q = w*.42*(1-t); yy = y-sh-t*(hh-sh)
            for sd in (-1, 1): out += P('M', x+sd*q, yy, 'q'.upper(), x+sd*(q+w*.2), yy-w*.05, x+sd*(q+w*.16), yy-w*.26)
        s.put('h' if w < 18 else 'd', out+line(x, y-hh, x, y-hh-w*.5)); s.k(circ(x, y-hh-w*.15, w*.13))
    # -- nature --
    def cypress(s, x, y, hh, w):
        """flame-shaped tree, leaf strokes gathered on the lee side"""
        prof = lambda t: w/2*(min(1, (t/.16))**.6*(1-t)**.62*1.18)
        L = [(x-prof(t)*s.r.uniform(.9, 1.06), y-hh*(.04+.96*t)) for t in (.0, .05, .14, .26, .4, .55, .7, .84, .94)]
        Rr = [(x+prof(t)*s.r.uniform(.9, 1.06), y-hh*(.04+.96*t)) for t in (.94, .84, .7, .55, .4, .26, .14, .05)]
        d = smooth(L+[(x, y-hh)]+Rr, True); s.d(line(x, y, x, y-hh*.06)); s.df(d); s.w(d); out = ''
        for _ in range(int(hh/2.6)):
            t = s.r.random()*.9; q = prof(t); xx = x+s.r.uniform(-.35, .9)*q; yy = y-hh*(.04+.96*t); l = w*.2
            out += P('M', xx, yy, 'Q', xx+l*.3, yy-l*.6, xx+l*.05, yy-l*1.6)
        s.h(out)
    def tree(s, x, y, r, hh=None):
        hh = hh or r*2.2; cy = y-hh+r; m = 13
        pts = [(x+r*cos(2*pi*j/m)*s.r.uniform(.88, 1.1), cy+r*.9*sin(2*pi*j/m)*s.r.uniform(.88, 1.1)) for j in range(m)]
        s.df(poly([(x-r*.08, y), (x-r*.05, cy), (x+r*.06, cy), (x+r*.09, y)]))
        a = ['M', *pts[0]]
        for p, q in zip(pts, pts[1:]+pts[:1]): a += ['A', hypot(q[0]-p[0], q[1]-p[1])*.62, hypot(q[0]-p[0], q[1]-p[1])*.62, 0, 0, 1, *q]
        d = P(*a)+'Z'; s.df(d); s.w(d); out = ''
        for _ in range(int(r*.8)):
            t, q = s.r.uniform(-.9, 2.3), .25+.68*sqrt(s.r.random()); xx, yy = x+r*q*cos(t), cy+r*.85*q*sin(t); L = r*.16
            out += P('M', xx-L, yy, 'Q', xx-L*.5, yy+L*.8, xx, yy, 'Q', xx+L*.5, yy+L*.8, xx+L, yy)
        s.h(out)
    def ground(s, x0, x1, y, depth=40, gap=5, dens=.7, cls='h'):
        """broken horizontal strokes under the base line"""
        yy, g, out = y+gap*.6, gap, ''
        while yy < y+depth:
            x = x0+s.r.random()*60*(yy-y)/depth; t = (yy-y)/depth; e = x1-s.r.random()*60*t
            while x < e:
                L = s.r.uniform(20, 160)*(1-.5*t)
                if s.r.random() < dens*(1-.6*t): out += line(x, yy, min(e, x+L), yy)
                x += L+s.r.uniform(4, 30)
            yy += g; g *= 1.12
        s.put(cls, out)
    def sky(s, y0, y1, gap=12, dens=.5, x0=20, x1=980):
        """quiet sky: long broken horizontals, in drifts (lines near each other share a cloud gap)"""
        yy, out, drift = y0, '', s.r.uniform(0, 6)
        while yy < y1:
            x = x0+s.r.random()*40
            while x < x1:
                L = s.r.uniform(50, 260)
                v = sin(x*.006+yy*.021+drift)+.7*sin(x*.013-yy*.034+drift*2)
                if v > 1.1-2.2*dens: out += line(x, yy, min(x1-s.r.random()*30, x+L), yy) if x+L < x1+200 and x < x1-60 else ''
                x += L+s.r.uniform(10, 50)
            yy += gap*s.r.uniform(.8, 1.2)
        s.h(out)
    def figure(s, x, y, hh, q=None):
        """a standing draped statue in contrapposto, small; q = which way it leans"""
        a = hh; q = q or s.r.choice((-1, 1)); f = lambda u, v: (x+q*u*a, y-v*a)
        s.df(smooth([f(-.13, 0), f(-.12, .2), f(-.17, .42), f(-.12, .58), f(-.17, .74), f(-.07, .82), f(.06, .82), f(.15, .77), f(.25, .62), f(.19, .5), f(.12, .53), f(.16, .36), f(.12, .18), f(.15, 0)])+'Z')
        s.df(ell(*f(0, .91), a*.068, a*.085))
        s.h(smooth([f(-.05, 0), f(-.03, .2), f(-.09, .45), f(.05, .62)])+smooth([f(.06, 0), f(.07, .2), f(.02, .42), f(.1, .55)])+smooth([f(.1, .72), f(.12, .62), f(.05, .52)]))
    def saint(s, x, y, hh):
        """Gothic column statue: slim, upright, with a nimbus"""
        a = hh; f = lambda u, v: (x+u*a, y-v*a)
        s.df(P('M', *f(-.1, 0), 'C', *f(-.1, .3), *f(-.17, .5), *f(-.13, .78), 'Q', *f(0, .86), *f(.13, .78), 'C', *f(.16, .5), *f(.09, .3), *f(.11, 0), 'Z'))
        s.hf(circ(*f(0, .9), a*.12)); s.hf(ell(*f(0, .89), a*.05, a*.07))
        s.h(P('M', *f(-.03, 0), 'Q', *f(-.06, .4), *f(-.02, .7), 'M', *f(.04, 0), 'Q', *f(.06, .3), *f(.0, .5), 'M', *f(-.13, .62), 'Q', *f(0, .48), *f(.13, .6)))
