"""Programs come in, find bots, and play."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from chantier.bots.registry import LEVELS
from chantier.server.web.asyncapi import document
from chantier.server.wire.messages import FromClient, FromServer

if TYPE_CHECKING:
    from tests.server.conftest import Served

EXAMPLE = Path(__file__).parents[3] / "examples/http_bot.py"


def test_the_example_plays_a_whole_game(served: Served) -> None:
    outcome = runpy.run_path(str(EXAMPLE))["play"](served.url, "artisans_builders", "apprentice")

    assert {"winners", "places", "points", "standings", "sheets", "rule", "rankings", "sources"} == set(outcome)


def test_a_program_gets_a_token_and_no_cookie(served: Served) -> None:
    answer = httpx.post(f"{served.url}/api/programs", json={"label": "Robot"})

    assert 200 == answer.status_code
    assert {} == dict(answer.cookies)
    me = httpx.get(f"{served.url}/api/me", headers={"Authorization": f"Bearer {answer.json()['token']}"})
    assert "Robot" == me.json()["name"]


def test_bots_that_may_sit_down_are_listed(served: Served) -> None:
    found = httpx.get(f"{served.url}/api/bots", headers={"Accept-Language": "fr"}).json()

    assert [card.code for card in LEVELS] == [bot["code"] for bot in found if bot["level"]]
    assert "Compagnon" in [bot["name"] for bot in found]


def test_every_message_of_the_socket_is_described(served: Served) -> None:
    described = httpx.get(f"{served.url}/api/asyncapi.json").json()

    assert document() == described
    kinds = {kind.__name__ for kind in (*FromClient.__args__, *FromServer.__args__)}
    assert kinds == set(described["channels"]["table"]["messages"]) == set(described["components"]["messages"])
    for message in described["components"]["messages"].values():
        assert message["payload"]["$ref"].rpartition("/")[2] in described["components"]["schemas"]
