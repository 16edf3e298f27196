"""The API does what its OpenAPI document says: schemathesis asks, a real server answers."""

from __future__ import annotations

import random
import re
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth

from chantier.server.web.routes import ROUTES, Route

if TYPE_CHECKING:
    from tests.server.conftest import Served

EXAMPLES = 12  # for each operation, of what fits the document and of what does not
SPARED = ("forget_me", "sign_out")  # they would leave nobody to ask
THOUGHT = "judge"  # asked of tables under way only: bots think in processes that do not know the made-up game
ASKED: Counter[str] = Counter()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def api(served: Served) -> Any:
    return schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")


@pytest.fixture(scope="module")
def token(served: Served) -> str:
    return str(served.guest().post("/api/me/tokens", label="schemathesis").json()["token"])


@pytest.mark.parametrize("mode", GenerationMode)
def test_every_answer_is_as_described(served: Served, api: Any, token: str, mode: GenerationMode) -> None:
    ada = served.guest()
    tables = [ada.new_table(open=True), ada.new_table(bots={"1": "random"})]
    ada.start(tables[1])
    over = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(over)
    player = ada.live(over)
    player.play_on(random.Random(1))
    player.close()  # an open socket sends pings that are drawn with `random`, which hypothesis forbids meanwhile
    for found in api.get_all_operations():
        operation = found.ok()
        name = operation.definition.raw["operationId"]
        if name not in SPARED:
            ask(operation, token, mode, tables if name == THOUGHT else [*tables, over])


def ask(operation: Any, token: str, mode: GenerationMode, tables: list[str]) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck), database=None)
    def check(case: Any) -> None:
        if "id" in (case.path_parameters or {}) and mode is GenerationMode.POSITIVE:
            case.path_parameters["id"] = tables[sum(ASKED.values()) % len(tables)]
        ASKED[operation.label] += 1
        case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, excluded_checks=[ignored_auth])

    with suppress(Unsatisfiable):  # where nothing is asked nothing can be asked wrongly
        check()


@pytest.mark.parametrize("route", [route for route in ROUTES if route.secured], ids=lambda route: route.answer.__name__)
def test_whoever_has_not_come_in_is_refused(served: Served, route: Route) -> None:
    answer = served.nobody().request(route.method, re.sub(r"{\w+}", "x", route.path), json={})

    assert 401 == answer.status_code
