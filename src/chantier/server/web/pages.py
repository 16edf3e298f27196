"""The web client: its page at every address that is not the API’s, and its files, which never change under a name."""

from __future__ import annotations

from pathlib import Path

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from chantier.server.errors import WORDS, spoken
from chantier.server.web.limits import HEADERS

STATIC = Path(__file__).parents[2] / "static"


class Assets(StaticFiles):
    """Vite writes a hash of its content into the name of each."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        response.headers["x-content-type-options"] = "nosniff"
        return response


async def page(request: Request) -> Response:
    """Which page it is, the client finds out by the address."""
    index = STATIC / "index.html"
    said = index.read_text("utf-8") if index.exists() else WORDS.say(spoken(request), "page-up")
    return HTMLResponse(said, headers=HEADERS)


def routes() -> list[BaseRoute]:
    assets = Assets(directory=STATIC / "assets", check_dir=False)
    return [
        Mount("/assets", assets, middleware=[Middleware(GZipMiddleware, minimum_size=1000)]),
        Route("/", page),
        *(Route(path, page) for path in ("/table/{id}", "/table/{id}/replay", "/new/{game}", "/rules/{game}")),
        *(Route(path, page) for path in ("/lesson/{game}", "/me")),
    ]
