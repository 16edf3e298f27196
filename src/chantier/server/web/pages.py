"""The web client is one page, whose head names what is shown, and files whose content never changes."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from chantier.kernel.game import SHELF, find
from chantier.server.errors import WORDS, spoken
from chantier.server.web.limits import HEADERS

STATIC = Path(__file__).parents[2] / "static"
OF_A_GAME = ("new", "rules", "lesson")
OF_A_TABLE = {"/table/{id}": "table", "/table/{id}/replay": "replay"}
GameOf = Callable[[str], Awaitable[str | None]]  # returns the game of a table, if there is such a table


class Assets(StaticFiles):
    """These files never change: Vite writes a hash of the content into each name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        response.headers["x-content-type-options"] = "nosniff"
        return response


def routes(game_of: GameOf, cookie: str) -> list[BaseRoute]:
    """Return the routes of the client; the last one gives the page with status 404 for unknown addresses."""

    def shown(kind: str, game: str | None, request: Request, status: int = 200) -> Response:
        return page(request, kind, game, status, known=cookie in request.cookies)

    async def plain(request: Request) -> Response:
        return shown("me" if request.url.path == "/me" else "shelf", None, request)

    async def of_a_game(request: Request) -> Response:
        game, kind = request.path_params["game"], request.url.path.split("/")[1]
        return shown(kind, game, request) if game in SHELF else shown("lost", None, request, 404)

    async def of_a_table(request: Request) -> Response:
        game = await game_of(request.path_params["id"])
        kind = "replay" if request.url.path.endswith("/replay") else "table"
        return shown(kind, game, request) if game else shown("lost", None, request, 404)

    async def lost(request: Request) -> Response:
        if request.url.path.startswith("/api/"):  # a program gets a refusal, not a page
            raise HTTPException(404)
        return shown("lost", None, request, 404)

    compressed = [Middleware(GZipMiddleware, minimum_size=1000)]
    return [
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False), middleware=compressed),
        Mount("/previews", StaticFiles(directory=STATIC / "previews", check_dir=False)),
        Route("/", plain),
        Route("/me", plain),
        *(Route(f"/{kind}/{{game}}", of_a_game) for kind in OF_A_GAME),
        *(Route(path, of_a_table) for path in OF_A_TABLE),
        Route("/{path:path}", lost) if (STATIC / "index.html").exists() else Route("/", plain),
    ]


def page(request: Request, kind: str, game: str | None, status: int, *, known: bool) -> Response:
    """Return the page with a title and description for link previews; the address tells the client what to show."""
    lang = spoken(request)
    index = STATIC / "index.html"
    if not index.exists():
        return HTMLResponse(WORDS.say(lang, "page-up"), headers=HEADERS)
    title = find(game).title.replace("'", "’") if game else ""
    told = WORDS.say(lang, f"page-{kind}", {"game": title})
    about = WORDS.say(lang, f"about-{game.replace('_', '-')}" if game else "about-chantier")
    origin = f"{request.url.scheme}://{request.url.netloc}"
    head = {
        "og:site_name": "Chantier",
        "og:type": "website",
        "og:title": told,
        "og:description": about,
        "og:url": origin + request.url.path,
        "og:image": f"{origin}/previews/{game or 'chantier'}.png",
        "twitter:card": "summary_large_image",
    }
    metas = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in head.items()]
    if known:  # the browser was here before, so the client asks the server who it is
        metas.append('<meta name="somebody" content="yes" />')
    html = index.read_text("utf-8").replace('<html lang="fr">', f'<html lang="{lang}">')
    html = re.sub(r"<title>.*?</title>", lambda _: f"<title>{escape(told)}</title>", html)
    described = f'<meta name="description" content="{escape(about)}" />'
    html = re.sub(r'<meta\s+name="description".*?/?>', lambda _: described, html, flags=re.DOTALL)
    return HTMLResponse(html.replace("</head>", "".join(metas) + "</head>"), status, headers=HEADERS)
