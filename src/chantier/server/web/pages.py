"""The web client is one page, whose head names what is shown, and files whose content never changes."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from chantier.kernel.game import SHELF, find
from chantier.server.errors import HEADERS, WORDS, spoken
from chantier.server.web import game_files
from chantier.server.web.app_files import service_worker
from chantier.server.web.preloads import fetched, preloads

STATIC = Path(__file__).parents[2] / "static"
PLAIN = {
    "/": "shelf",
    "/me": "me",
    "/day": "day",
    "/club": "club",
    "/invitations": "invitations",
    "/groups": "groups",
    "/tournaments": "tournaments",
}
MANIFEST = "application/manifest+json"
OF_A_GAME = ("new", "rules", "lesson", "puzzles")
OF_A_TABLE = {"/table/{id}": "table", "/table/{id}/replay": "replay"}
GameOf = Callable[[str], Awaitable[str | None]]  # returns the game of a table, if there is such a table


COMPRESSIBLE = (".js", ".css", ".svg")


@lru_cache(maxsize=512)
def compressed(path: str) -> bytes:
    return gzip.compress(Path(path).read_bytes(), mtime=0)


class Assets(StaticFiles):
    """These files never change: Vite writes a hash of the content into each name. Each is compressed once."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        full, found = await asyncio.to_thread(self.lookup_path, path)
        accepted = Headers(scope=scope).get("accept-encoding", "")
        response: Response
        if found and path.endswith(COMPRESSIBLE) and "gzip" in accepted and scope["method"] == "GET":
            content = await asyncio.to_thread(compressed, full)
            response = Response(content, media_type=guess_type(path)[0])
            response.headers["content-encoding"] = "gzip"
            response.headers["vary"] = "Accept-Encoding"
        else:
            response = await super().get_response(path, scope)
        response.headers["cache-control"] = game_files.FOR_GOOD
        response.headers["x-content-type-options"] = "nosniff"
        return response


def routes(game_of: GameOf, cookie: str, public: str = "") -> list[BaseRoute]:
    """Return the routes of the client; the last one gives the page with status 404 for unknown addresses."""

    def shown(kind: str, game: str | None, request: Request, status: int = 200) -> Response:
        return page(request, kind, game, status, known=cookie in request.cookies, public=public)

    async def plain(request: Request) -> Response:
        return shown(PLAIN[request.url.path], None, request)

    async def of_a_player(request: Request) -> Response:
        """Somebody's name is not told in the preview of a link, because the page may be hidden."""
        return shown("player", None, request)

    async def of_the_club(request: Request) -> Response:
        return shown(request.url.path.split("/")[1], None, request)

    async def of_a_letter(request: Request) -> Response:
        return shown("unsubscribe", None, request)

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

    async def worker(request: Request) -> Response:
        """The browser asks for it at every visit, and notices if any file of the client has changed."""
        if not (STATIC / "sw.js").exists():
            raise HTTPException(404)
        text = await asyncio.to_thread(service_worker, STATIC)
        return Response(text, headers={**HEADERS, "cache-control": "no-cache"}, media_type="text/javascript")

    async def manifest(request: Request) -> Response:
        if not (STATIC / "app.webmanifest").exists():
            raise HTTPException(404)
        return Response((STATIC / "app.webmanifest").read_bytes(), headers=HEADERS, media_type=MANIFEST)

    return [
        Route("/sw.js", worker),
        Route("/app.webmanifest", manifest),
        Mount("/icons", StaticFiles(directory=STATIC / "icons", check_dir=False)),
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
        Route("/games/{game}/{fingerprint}/{file}", game_files.game_file),
        Mount("/previews", StaticFiles(directory=STATIC / "previews", check_dir=False)),
        *(Route(path, plain) for path in PLAIN),
        Route("/player/{who}", of_a_player),
        Route("/group/{group}", of_the_club),
        Route("/tournament/{tournament}", of_the_club),
        Route("/unsubscribe/{token}", of_a_letter),
        *(Route(f"/{kind}/{{game}}", of_a_game) for kind in OF_A_GAME),
        *(Route(path, of_a_table) for path in OF_A_TABLE),
        Route("/{path:path}", lost) if (STATIC / "index.html").exists() else Route("/", plain),
    ]


def page(request: Request, kind: str, game: str | None, status: int, *, known: bool, public: str) -> Response:
    """Return the page with a title and description for link previews; the address tells the client what to show."""
    lang = spoken(request)
    index = STATIC / "index.html"
    if not index.exists():
        return HTMLResponse(WORDS.say(lang, "page-up"), headers=HEADERS)
    words = find(game).words if game else WORDS
    named = {"game": words.say(lang, "game-title"), "about": words.say(lang, "game-about")} if game else None
    told, about = WORDS.say(lang, f"page-{kind}", named), WORDS.say(lang, f"about-{kind}", named)
    origin = public or f"{request.url.scheme}://{request.url.netloc}"
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
    metas.append(game_files.told())
    metas.append(preloads(STATIC, kind, game, lang))
    metas.append(fetched(kind, request.path_params.get("id", "")))
    html = index.read_text("utf-8").replace('<html lang="en">', f'<html lang="{lang}">')
    html = re.sub(r"<title>.*?</title>", lambda _: f"<title>{escape(told)}</title>", html)
    described = f'<meta name="description" content="{escape(about)}" />'
    html = re.sub(r'<meta\s+name="description".*?/?>', lambda _: described, html, flags=re.DOTALL)
    return HTMLResponse(html.replace("</head>", "".join(metas) + "</head>"), status, headers=HEADERS)
