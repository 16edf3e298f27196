"""The OpenAPI document of the HTTP API is made from its routes."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from chantier.server.web.routes import ROUTES, Route
from chantier.server.wire.requests import Problem

REFS = "#/components/schemas/{name}"
LIMITED = {"429": "Too much at once", "503": "Not just now: look whether it has happened, and try again"}
BODY = {"413": "Too long", "415": "Not JSON", "422": "Can't be read"}


def document() -> dict[str, Any]:
    told = (t for route in ROUTES for t in (route.body, route.gives) if t is not None)
    types = [Problem, *dict.fromkeys(told)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFS)
    known = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Chantier", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "chantier"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def operation(route: Route, known: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "summary": route.says,
        "operationId": route.answer.__name__,
        "parameters": [*path_parameters(route), *query_parameters(route)],
        "responses": {
            **answer(route, known),
            **{status: refusal_schema(says) for status, says in refusals(route).items()},
        },
    }
    if route.body is not None:
        made["requestBody"] = {"required": True, "content": json(known[str(route.body)])}
    if route.secured:
        made["security"] = [{"cookie": []}, {"token": []}]
    return made


def path_parameters(route: Route) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", route.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def query_parameters(route: Route) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": msgspec.json.schema(kind)} for name, kind in route.query.items()]


def answer(route: Route, known: dict[str, Any]) -> dict[str, Any]:
    if route.gives is type(None):
        return {"204": {"description": "Done"}}
    return {"200": {"description": "Done", "content": json(known[str(route.gives)])}}


def refusals(route: Route) -> dict[str, str]:
    """Return the statuses by which a request may be refused, each with its reason."""
    return {
        **({"401": "Come in first"} if route.secured or "mine" in route.query else {}),
        **({"403": "Not yours to do"} if route.method != "GET" else {}),
        **({"404": "No such table, or no such game"} if "{" in route.path else {}),
        **({"409": "Can't be done, or not now"} if route.path != "/api/health" else {}),
        **(BODY if route.body else {"422": "Can't be read"} if route.query else {}),
        **(LIMITED if route.limit else {}),
    }


def refusal_schema(says: str) -> dict[str, Any]:
    return {"description": says, "content": json({"$ref": REFS.format(name="Problem")})}


def json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
