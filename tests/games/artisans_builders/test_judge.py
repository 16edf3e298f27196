"""How good a position looks."""

from __future__ import annotations

import pytest

from chantier.games.artisans_builders.adviser import ADVISER
from chantier.games.artisans_builders.judge import BALANCED, STYLES, expected_visits, recruiter_worth
from chantier.games.artisans_builders.scenarios.scene import site
from chantier.games.artisans_builders.state import ArtisansState
from chantier.kernel.game import find
from chantier.testing import at


def judged(state: ArtisansState, style: int) -> int:
    return int(ADVISER.judge_as(state, 0, style))


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
    assert judged(site(worse).now, style) < judged(site(better).now, style)


def test_styles_differ_in_what_they_like() -> None:
    castle, mill = (site(f"top 0: {card} - -").now for card in ("mistwall", "crane-yard"))
    likes = {style: judged(castle, n) - judged(mill, n) for n, style in enumerate(STYLES)}

    assert likes["castles"] > likes["balanced"] > likes["income"]


def test_whoever_has_nothing_in_mind_is_balanced() -> None:
    assert ADVISER.judge(site().now, 0) == judged(site().now, 0)


def test_the_study_names_the_styles_of_the_judge() -> None:
    study = find("artisans_builders").study

    assert study is not None
    assert STYLES == study.styles


def test_an_artisan_is_worth_what_others_are_expected_to_pay() -> None:
    many, none = (site(f"workers 1: {workers}\nrecruiter: - 0 1 - -").now for workers in (3, 0))

    assert recruiter_worth(many, 0, 0) > recruiter_worth(none, 0, 0)


def test_where_others_find_better_places_nobody_is_expected() -> None:
    """A high price alone brings nothing: who asks too much is not visited."""
    visits = [expected_visits(3, better) for better in range(12)]

    assert visits == sorted(visits, reverse=True)
    assert (75, 0) == (visits[0], visits[9])


def test_who_lets_others_build_is_expected_to_be_visited() -> None:
    """A building is worth more than what its rebate saves."""
    faces = "faces: gatekeeper sawyers stone-dresser carpenter money-changer"
    carpenter, changer = (
        at("artisans_builders", f"{faces}\nrecruiter: {recruiter}").now for recruiter in ("- - - 0 -", "- - - - 0")
    )

    assert recruiter_worth(carpenter, 0, BALANCED) > recruiter_worth(changer, 0, BALANCED)
