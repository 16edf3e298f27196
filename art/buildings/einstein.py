"""Three-quarter front. metres: about 20 high, shaft 5.5 wide, dome 4.5 across with slit; windows in deep scoops, in pairs bending round the soft corner;
long low body like a ship with one deep ribbon of windows, stair to the recessed door."""

from art.drawing import Drawing, P, flat, line, poly, rect, smooth
from art.engrave import Points


def build() -> Drawing:
    p = Drawing(102)
    g = 846
    p.sky(110, 560, 17, 0.27)
    for x, q, h in ((70, 52, 300), (150, 44, 244), (930, 50, 290)):
        p.tree(x, g - 6, q, h)

    def band(L: float, R: float, t: float) -> Points:
        return [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(L, R, strict=False)]

    # ---- long rear body: swelling hull to the right ----
    hull = P(
        "M",
        470,
        g,
        "L",
        470,
        640,
        "C",
        520,
        652,
        560,
        676,
        610,
        684,
        "C",
        690,
        694,
        800,
        694,
        846,
        716,
        "C",
        884,
        736,
        890,
        790,
        882,
        g,
        "Z",
    )
    p.of(hull)
    p.w(
        P("M", 560, g, "V", 664, "L", 610, 684, "C", 690, 694, 800, 694, 846, 716, "C", 884, 736, 890, 790, 882, g, "Z")
    )
    # contour hatching of the hull: horizontals that wrap round the prow
    for k in range(9):
        p.h(
            P(
                "M",
                640 + k * 10,
                704 + k * 3.2,
                "C",
                720,
                706 + k * 4,
                800 + k * 2,
                708 + k * 5,
                842 - k * 3,
                728 + k * 7,
                "C",
                868 - k * 2,
                752 + k * 6,
                876 - k * 1.5,
                790,
                874 - k * 2,
                g - 4,
            )
        )
    p.hatch(P("M", 846, 720, "C", 884, 740, 890, 790, 882, g, "H", 838, "C", 850, 800, 854, 760, 846, 720, "Z"), 3, 90)
    # deep ribbon in the hull: hood, reveal, dark glass
    hood = P(
        "M",
        634,
        744,
        "C",
        690,
        732,
        790,
        734,
        838,
        752,
        "C",
        850,
        764,
        848,
        792,
        840,
        806,
        "C",
        780,
        794,
        700,
        794,
        640,
        804,
        "C",
        630,
        786,
        628,
        762,
        634,
        744,
        "Z",
    )
    p.of(hood)
    p.w(hood)
    p.w(hood)
    p.hatch(hood, 3, 0)
    gl = P("M", 648, 760, "C", 700, 751, 780, 752, 824, 766, "L", 826, 793, "C", 780, 785, 710, 785, 652, 793, "Z")
    p.df(gl)
    p.dark(gl, 2.2, 0, True)
    p.d("".join(line(x, 755 + abs(x - 735) * 0.05, x, 788) for x in range(672, 820, 24)))
    p.d(P("M", 626, 738, "C", 690, 722, 800, 724, 850, 748))
    p.h(P("M", 622, 732, "C", 690, 715, 806, 717, 856, 744) + P("M", 640, 812, "C", 700, 802, 790, 803, 846, 816))
    # ---- shaft: front face light, right face in shade, soft corner between ----
    LT = [(372, 640), (378, 560), (383, 470), (386, 380), (386, 310), (378, 262), (388, 238)]  # left edge
    CR = [(548, 694), (537, 640), (532, 560), (529, 470), (527, 380), (527, 310), (530, 262), (524, 236)]  # soft corner
    RT = [(652, 694), (616, 640), (604, 560), (598, 470), (594, 380), (594, 310), (602, 262), (590, 238)]  # right edge
    body = smooth([(340, 716), (362, 690), *LT, (430, 228), (550, 228), *RT[::-1]], False, 1)
    p.p(body + "Z")
    p.o(smooth([(362, 690), *LT, (430, 228), (550, 228), *RT[::-1]], False, 1))
    side = poly(flat(smooth(CR, False, 1))[0] + flat(smooth(RT, False, 1))[0][::-1])
    p.w(side)
    p.w(poly(flat(smooth(band(CR, RT, 0.45), False, 1))[0] + flat(smooth(RT, False, 1))[0][::-1]))
    for i, t in enumerate((0.06, 0.16, 0.26, 0.35, 0.44, 0.52, 0.6, 0.67, 0.74, 0.8, 0.86, 0.91, 0.96)):
        bb = band(CR, RT, t)
        k = (0.85, 0.35, 0.6)[i % 3] * (1 - t * 0.7)
        bb[0] = (bb[0][0] + (bb[1][0] - bb[0][0]) * k, bb[0][1] + (bb[1][1] - bb[0][1]) * k)
        p.h(smooth(bb, False, 1))
    for t in (0.03, 0.07, 0.12):
        p.h(smooth(band(LT, CR, t), False, 1))

    # ---- scooped windows: per storey one pair wrapping the corner, one at the left edge ----
    def scoop(y: float, h: float, a: float, b: float, c: float) -> None:
        """a left window edge, b soft corner, c right edge at this height"""
        w = P(
            "M",
            a,
            y + 4,
            "C",
            a + 30,
            y - 5,
            b - 20,
            y - 7,
            b + 6,
            y - 3,
            "C",
            b + 30,
            y - 3,
            c - 14,
            y + 1,
            c - 3,
            y + 9,
            "C",
            c - 9,
            y + h * 0.5,
            c - 8,
            y + h * 0.8,
            c - 3,
            y + h + 3,
            "C",
            c - 20,
            y + h + 9,
            b + 30,
            y + h + 5,
            b + 6,
            y + h + 6,
            "C",
            b - 24,
            y + h + 5,
            a + 30,
            y + h + 4,
            a,
            y + h,
            "C",
            a - 9,
            y + h * 0.7,
            a - 9,
            y + h * 0.3,
            a,
            y + 4,
            "Z",
        )
        p.of(w)
        p.w(w)
        p.hatch(w, 3.2, 0)
        q = P(
            "M",
            a + 9,
            y + 15,
            "C",
            a + 34,
            y + 8,
            b - 20,
            y + 7,
            b - 3,
            y + 9,
            "V",
            y + h - 3,
            "C",
            b - 24,
            y + h - 4,
            a + 34,
            y + h - 6,
            a + 9,
            y + h - 7,
            "Z",
        )
        p.df(q)
        p.dark(q, 2, 0, True)
        p.df(rect(b - 3, y + 6, 8, h - 4))
        p.h(line(b + 1, y + 8, b + 1, y + h) + line(b + 3, y + 8, b + 3, y + h))
        z = P(
            "M",
            b + 5,
            y + 10,
            "C",
            b + 26,
            y + 10,
            c - 26,
            y + 13,
            c - 16,
            y + 17,
            "V",
            y + h - 1,
            "C",
            c - 28,
            y + h - 4,
            b + 26,
            y + h - 3,
            b + 5,
            y + h - 2,
            "Z",
        )
        p.df(z)
        p.dark(z, 2, 0, True)
        m = (a + b) / 2
        p.d(
            line(m - 6, y + 9, m - 6, y + h - 5)
            + line(m + 20, y + 8, m + 20, y + h - 4)
            + line(a + 9, y + h * 0.55, b - 3, y + h * 0.56)
            + line((b + c) / 2 - 3, y + 11, (b + c) / 2 - 3, y + h - 3)
            + line(b + 5, y + h * 0.56, c - 16, y + h * 0.6)
        )
        p.d(w)
        # sill swelling out below, its shade
        p.d(
            P(
                "M",
                a - 10,
                y + h + 9,
                "C",
                a + 40,
                y + h + 17,
                b - 10,
                y + h + 18,
                b + 8,
                y + h + 17,
                "C",
                b + 40,
                y + h + 16,
                c - 10,
                y + h + 13,
                c + 1,
                y + h + 9,
            )
        )
        p.h(
            P(
                "M",
                a + 4,
                y + h + 14,
                "C",
                a + 44,
                y + h + 21,
                b - 10,
                y + h + 22,
                b + 8,
                y + h + 21,
                "C",
                b + 40,
                y + h + 20,
                c - 14,
                y + h + 17,
                c - 4,
                y + h + 14,
            )
        )

    def slot(y: float, h: float, x: float) -> None:
        w = P(
            "M",
            x - 5,
            y + 6,
            "Q",
            x + 14,
            y - 4,
            x + 34,
            y + 3,
            "Q",
            x + 40,
            y + h * 0.5,
            x + 34,
            y + h,
            "Q",
            x + 14,
            y + h + 5,
            x - 4,
            y + h - 3,
            "Q",
            x + 1,
            y + h * 0.5,
            x - 5,
            y + 6,
            "Z",
        )
        p.of(w)
        p.w(w)
        p.hatch(w, 3.2, 0)
        q = P(
            "M",
            x + 6,
            y + 13,
            "Q",
            x + 16,
            y + 8,
            x + 27,
            y + 10,
            "V",
            y + h - 6,
            "Q",
            x + 16,
            y + h - 3,
            x + 6,
            y + h - 7,
            "Z",
        )
        p.df(q)
        p.dark(q, 2, 0, True)
        p.d(line(x + 16, y + 10, x + 16, y + h - 5))

    for y, a, b, c, x in (
        (268, 446, 528, 598, 386),
        (352, 446, 528, 595, 388),
        (436, 446, 529, 597, 386),
        (520, 446, 531, 602, 382),
    ):
        slot(y + 4, 46, x)
        scoop(y, 48, a, b, c)
    # ---- collar and dome with its slit ----
    p.of(
        P(
            "M",
            398,
            236,
            "C",
            398,
            222,
            410,
            216,
            430,
            214,
            "H",
            548,
            "C",
            570,
            216,
            580,
            222,
            580,
            236,
            "C",
            540,
            246,
            440,
            246,
            398,
            236,
            "Z",
        )
    )
    p.h(P("M", 402, 230, "C", 450, 238, 530, 238, 577, 230))
    p.hatch(P("M", 528, 215, "H", 548, "C", 570, 216, 580, 222, 580, 236, "Q", 556, 242, 528, 243, "Z"), 2.6, 90)
    dc, dr, dy = 489, 73, 214
    drum = rect(dc - dr, dy - 20, 2 * dr, 20)
    p.of(drum)
    p.cyl(drum, dc - dr, dc + dr, 14, left=3)
    p.w(rect(dc + dr * 0.3, dy - 20, dr * 0.7, 20))
    dome = P("M", dc - dr, dy - 20, "A", dr, dr * 1.0, 0, 0, 1, dc + dr, dy - 20, "Z")
    p.of(dome)
    p.w(dome)
    mer = lambda t: P(
        "M", dc + dr * t, dy - 20, "A", max(0.6, dr * abs(t)), dr, 0, 0, 1 if t < 0 else 0, dc, dy - 20 - dr
    )
    p.h("".join(mer(t) for t in (-0.96, -0.84, -0.66, -0.45, 0.42, 0.56, 0.68, 0.77, 0.84, 0.9, 0.945, 0.98)))
    p.hatch(
        P(
            "M",
            dc + dr * 0.56,
            dy - 20,
            "A",
            dr * 0.56,
            dr,
            0,
            0,
            0,
            dc + 8,
            dy - 20 - dr,
            "A",
            dr,
            dr,
            0,
            0,
            1,
            dc + dr,
            dy - 20,
            "Z",
        ),
        3.4,
        0,
    )
    sl = P(
        "M",
        dc - 24,
        dy - 20,
        "C",
        dc - 25,
        dy - 58,
        dc - 16,
        dy - 84,
        dc - 4,
        dy - 20 - dr - 3,
        "L",
        dc + 8,
        dy - 20 - dr - 3,
        "C",
        dc + 2,
        dy - 80,
        dc - 2,
        dy - 52,
        dc,
        dy - 20,
        "Z",
    )
    p.of(sl)
    q = P(
        "M",
        dc - 19,
        dy - 22,
        "C",
        dc - 19,
        dy - 56,
        dc - 12,
        dy - 80,
        dc - 2,
        dy - 19 - dr,
        "L",
        dc + 3,
        dy - 19 - dr,
        "C",
        dc - 3,
        dy - 78,
        dc - 6,
        dy - 52,
        dc - 5,
        dy - 22,
        "Z",
    )
    p.k(q)
    p.d(line(dc - dr - 5, dy - 20, dc + dr + 5, dy - 20))
    p.h(line(dc - dr, dy - 14, dc + dr, dy - 14) + line(dc - dr, dy - 8, dc + dr, dy - 8))
    # ---- front body: rounded prow to the left with a deep eye, stair and recessed door ----
    fb = P(
        "M",
        214,
        g,
        "C",
        206,
        800,
        208,
        756,
        230,
        728,
        "C",
        252,
        704,
        300,
        706,
        336,
        696,
        "C",
        360,
        686,
        368,
        664,
        372,
        636,
        "L",
        536,
        636,
        "C",
        540,
        672,
        556,
        690,
        584,
        702,
        "C",
        606,
        716,
        612,
        770,
        606,
        g,
        "Z",
    )
    p.p(fb)
    p.o(
        P(
            "M",
            214,
            g,
            "C",
            206,
            800,
            208,
            756,
            230,
            728,
            "C",
            252,
            704,
            300,
            706,
            336,
            696,
            "C",
            360,
            686,
            368,
            664,
            372,
            630,
            "M",
            584,
            702,
            "C",
            606,
            716,
            612,
            770,
            606,
            g,
        )
    )
    p.d(P("M", 536, 622, "C", 540, 672, 556, 690, 584, 702))
    rs = P(
        "M",
        536,
        624,
        "C",
        540,
        672,
        556,
        690,
        584,
        702,
        "C",
        606,
        716,
        612,
        770,
        606,
        g,
        "H",
        566,
        "C",
        574,
        770,
        566,
        720,
        548,
        700,
        "C",
        530,
        686,
        526,
        660,
        530,
        624,
        "Z",
    )
    p.w(rs)
    p.h(
        "".join(
            P(
                "M",
                538 - k * 2,
                632 + k * 5,
                "C",
                542 - k * 2,
                672 + k * 3,
                554 - k * 3,
                692 + k * 3,
                580 - k * 4,
                706 + k * 3,
                "C",
                600 - k * 4,
                722 + k * 2,
                606 - k * 5,
                772,
                601 - k * 5,
                g,
            )
            for k in range(7)
        )
    )
    p.h(
        "".join(
            P(
                "M",
                222 + k * 7,
                g,
                "C",
                214 + k * 7,
                802,
                218 + k * 6,
                764,
                238 + k * 5,
                738 + k * 4,
                "C",
                258 + k * 4,
                718 + k * 4,
                300,
                716 + k * 4,
                334 - k * 4,
                706 + k * 4,
            )
            for k in range(3)
        )
    )
    eye = P(
        "M",
        246,
        764,
        "C",
        262,
        742,
        320,
        738,
        356,
        748,
        "C",
        366,
        766,
        366,
        786,
        358,
        800,
        "C",
        320,
        794,
        276,
        798,
        252,
        806,
        "C",
        240,
        794,
        238,
        778,
        246,
        764,
        "Z",
    )
    p.of(eye)
    p.w(eye)
    p.w(eye)
    p.hatch(eye, 3, 0)
    q = P("M", 264, 774, "C", 282, 759, 316, 757, 344, 763, "V", 787, "C", 316, 783, 288, 785, 266, 791, "Z")
    p.df(q)
    p.dark(q, 2.1, 0, True)
    p.d(line(290, 762, 290, 787) + line(318, 760, 318, 785))
    p.d(P("M", 236, 756, "C", 258, 732, 322, 728, 364, 740))
    p.h(P("M", 232, 750, "C", 258, 724, 322, 720, 366, 732) + P("M", 250, 815, "C", 290, 806, 330, 804, 362, 809))
    # recess with door, hood over it
    rec = P("M", 412, g, "V", 716, "C", 412, 680, 520, 680, 520, 716, "V", g, "Z")
    p.of(rec)
    p.w(rec)
    p.w(rec)
    p.hatch(rec, 2.6, 0)
    d = P("M", 440, 792, "V", 724, "C", 440, 704, 498, 704, 498, 724, "V", 792, "Z")
    p.df(d)
    p.dark(d, 2, 90, True)
    p.d(line(469, 708, 469, 792))
    p.df(rect(452, 728, 10, 34))
    p.df(rect(476, 728, 10, 34))
    p.dark(rect(453, 729, 8, 32), 2.2)
    p.dark(rect(477, 729, 8, 32), 2.2)
    p.o(P("M", 400, 706, "C", 408, 668, 524, 668, 534, 706))
    p.h(P("M", 396, 698, "C", 408, 656, 524, 656, 538, 698) + P("M", 402, 712, "C", 404, 706, 408, 700, 412, 698))
    for j in range(8):
        p.df(rect(414 - j * 2.2, 790 + j * 7, 104 + j * 4.4, 7))
    for j in range(8):
        p.h(line(416 - j * 2.2, 793 + j * 7, 516 + j * 2.2, 793 + j * 7))
    for sd, x in ((-1, 406), (1, 526)):
        ck = P(
            "M",
            x - sd * 4,
            g,
            "C",
            x - sd * 2,
            800,
            x - sd * 6,
            772,
            x + sd * 2,
            752,
            "C",
            x + sd * 26,
            764,
            x + sd * 36,
            800,
            x + sd * 34,
            g,
            "Z",
        )
        p.of(ck)
        (p.w(ck), p.hatch(ck, 3.6, 78)) if sd > 0 else p.h(
            P("M", x + sd * 28, g, "C", x + sd * 30, 806, x + sd * 22, 774, x + sd * 4, 762)
        )
    p.o(line(26, g, 974, g))
    p.p(rect(20, g + 2, 960, 120))
    p.ground(30, 970, g, 100, 6, 0.55)
    sh = poly([(612, g + 2), (886, g + 2), (930, g + 16), (640, g + 16)])
    p.w(sh)
    p.hatch(sh, 3, 0, trim=20)
    return p
