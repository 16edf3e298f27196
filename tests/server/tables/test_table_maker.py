"""A table is made only with settings that the game, the bots and the clock allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Served


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "chess"}, "trouble"),
        ({"seats": 5}, "trouble"),
        ({"options": {"fast": True}}, "trouble"),
        ({"bots": {"0": "wizard"}}, "trouble"),
        ({"bots": {"0": "chantier.bots.bot:bot"}}, "trouble"),  # only the host may choose modules
        ({"level": "planner:turns=99"}, "trouble"),
        ({"level": "planner:turns=12"}, "bot-too-slow"),
        ({"bots": {"0": "search:iterations=1000000000"}}, "bot-too-slow"),
        ({"bots": {"0": "grandmaster:ms=600000"}}, "bot-too-slow"),
        ({"bots": {"7": "random"}}, "bot-without-seat"),
        ({"kit": "mine"}, "no-kit"),
        ({"clock": {"move": 60, "game": 600}}, "two-clocks"),
        ({"grace": 1}, "unreadable"),
        ({"secret": "mine"}, "unreadable"),
    ],
)
def test_settings_that_cannot_be_are_refused_with_a_reason(served: Served, settings: dict[str, Any], code: str) -> None:
    refused = served.guest().post("/api/tables", **{"game": "queens_architect", "seats": 2, **settings})

    assert (422 if code == "unreadable" else 409, code) == (refused.status_code, refused.json()["code"])
    assert refused.json()["says"]
