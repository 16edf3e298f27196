"""The tokens of web/src/styles/tokens.css: contrast, and what colour-blind eyes keep apart."""

import itertools
import math
import re
from pathlib import Path

import pytest

CSS = (Path(__file__).parents[2] / "web/src/styles/tokens.css").read_text()
# What each kind of eye sees of linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1).
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
GUILDS = [f"g-{guild}" for guild in "bfvtmc"]
SEATS = [f"p-{seat}" for seat in range(1, 6)]


def block(selector: str) -> dict[str, str]:
    start = CSS.index(selector)
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", CSS[start : CSS.index("}", start)]))


DAY = block(":root {")
THEMES = {"day": DAY, "night": {**DAY, **block('[data-theme="night"]')}}


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, eye: str) -> tuple[float, float, float]:
    """The colour in CIELAB, as that eye sees it."""
    source = linear(colour)
    red, green, blue = (max(0, min(1, sum(a * b for a, b in zip(row, source, strict=True)))) for row in EYES[eye])

    def f(t: float) -> float:
        return float(t ** (1 / 3)) if t > 0.008856 else 7.787 * t + 16 / 116

    x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def closest(colours: list[str], eye: str) -> float:
    return min(math.dist(seen(a, eye), seen(b, eye)) for a, b in itertools.combinations(colours, 2))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        ("ink", "paper", 7),
        ("ink", "leaf", 7),
        *(("ink", ground, 4.5) for ground in ("desk", "sheet", "well", "leaf-2")),
        *((text, ground, 4.5) for text in ("ink-2", "ink-3") for ground in ("desk", "paper", "sheet")),
        *(("ink-2", ground, 4.5) for ground in ("leaf", "leaf-2")),
        *(("gold-ink", ground, 4.5) for ground in ("desk", "paper", "sheet")),
        *(("sanguine", ground, 4.5) for ground in ("paper", "sheet")),
        *((f"{seat}-on", seat, 4.5) for seat in SEATS),
        *(("ink", f"{guild}-t", 4.5) for guild in GUILDS),
    ],
)
def test_what_is_read_stands_out(theme: str, text: str, ground: str, least: float) -> None:
    colours = THEMES[theme]

    assert contrast(colours[text], colours[ground]) >= least


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["paper", "sheet"])
@pytest.mark.parametrize("line", ["gold", "rule-2", "engrave", "g-b", "g-f", "g-v", "g-m", "g-c"])
def test_what_is_touched_or_tells_a_guild_is_seen(theme: str, line: str, ground: str) -> None:
    colours = THEMES[theme]

    assert contrast(colours[line], colours[ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("eye", "least"), [("normal", 34), ("protan", 13), ("deutan", 18), ("tritan", 12)])
def test_guilds_are_kept_apart_by_colour_alone(theme: str, eye: str, least: float) -> None:
    assert closest([THEMES[theme][guild] for guild in GUILDS], eye) >= least


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("eye", "least"), [("normal", 33), ("protan", 24), ("deutan", 21), ("tritan", 21)])
def test_seats_are_kept_apart_by_colour_alone(theme: str, eye: str, least: float) -> None:
    assert closest([THEMES[theme][seat] for seat in SEATS], eye) >= least
