"""How good a position looks."""

from __future__ import annotations

import pytest

from chantier.games.artisans_builders.judge import STYLES
from chantier.games.artisans_builders.scenarios.scene import site
from chantier.kernel.game import find


@pytest.mark.parametrize("style", range(len(STYLES)))
@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("", "wood 0: 3"),
        ("", "coins 0: 9"),
        ("", "top 0: masons-lodge - -"),
        ("top 0: masons-lodge - -", "top 0: mistwall - -"),
        ("", "fulfilled 0: 1"),
        ("top 0: masons-lodge saw-pit -", "top 0: masons-lodge saw-pit log-shed"),
    ],
)
def test_what_is_better_looks_better_to_every_style(style: int, worse: str, better: str) -> None:
    assert site(worse).now.judge_as(0, style) < site(better).now.judge_as(0, style)


def test_styles_differ_in_what_they_like() -> None:
    castle, mill = (site(f"top 0: {card} - -").now for card in ("mistwall", "crane-yard"))
    likes = {style: castle.judge_as(0, n) - mill.judge_as(0, n) for n, style in enumerate(STYLES)}

    assert likes["castles"] > likes["balanced"] > likes["income"]


def test_whoever_has_nothing_in_mind_is_balanced() -> None:
    assert site().now.judge(0) == site().now.judge_as(0, 0)


def test_the_study_names_the_styles_of_the_judge() -> None:
    study = find("artisans_builders").study

    assert study is not None
    assert STYLES == study.styles
