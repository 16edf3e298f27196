"""The words, rules, booklet and cover of a game come from its folder, whether it is one of ours or of a package.

Their address has a fingerprint of all of them in it, which the page tells the client: browsers keep them for good.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec
from markdown_it import MarkdownIt
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from chantier.kernel.game import SHELF, find, shelf
from chantier.kernel.rulebook import RULE_TITLE, sections
from chantier.kernel.words import ENGLISH, LANGUAGES
from chantier.server.errors import HEADERS

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
FOR_GOOD = "public, max-age=31536000, immutable"


class File(NamedTuple):
    source: str
    media_type: str
    read: Callable[[Path], bytes] = Path.read_bytes


class Rule(msgspec.Struct):
    id: str
    title: str
    html: str


class Chapter(msgspec.Struct):
    title: str
    html: str
    rules: list[Rule]


class Rulebook(msgspec.Struct):
    lang: str
    title: str
    html: str
    chapters: list[Chapter]


def words(file: Path) -> bytes:
    """Read messages, without the comments; those that the language lacks are English."""
    found = {**messages(file.with_name(f"messages.{ENGLISH}.ftl")), **messages(file)}
    return "\n".join(found.values()).encode()


def messages(file: Path) -> dict[str, str]:
    text = re.sub(r"^#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE)
    told = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return {one.split(" ", 1)[0]: one.rstrip() for one in told if one.strip()}


def rules(file: Path) -> bytes:
    """Read a page of rules as chapters and numbered rules, with their texts in HTML."""
    book = Rulebook(file.name.split(".")[1], "", "", [])
    for (level, heading), text in sections(file.read_text("utf-8")):
        html = MARKDOWN.render(text)
        if level == 1:
            book.title, book.html = heading, html
        elif level == 2:
            book.chapters.append(Chapter(heading, html, []))
        elif numbered := RULE_TITLE.match(heading):
            book.chapters[-1].rules.append(Rule(numbered[1], numbered[2], html))
    return msgspec.json.encode(book)


FILES = {
    "cover.svg": File("cover.svg", "image/svg+xml"),
    **{f"words.{lang}.ftl": File(f"messages.{lang}.ftl", "text/plain", words) for lang in LANGUAGES},
    **{f"rules.{lang}.json": File(f"RULES.{lang}.md", "application/json", rules) for lang in LANGUAGES},
    **{f"booklet.{lang}.md": File(f"BOOKLET.{lang}.md", "text/markdown") for lang in LANGUAGES},
}


@cache
def content(game: str, name: str) -> bytes | None:
    """Return a file as the client gets it, or None if the game has no such file."""
    source = find(game).folder / FILES[name].source
    if not source.is_file() and source.suffix == ".md":
        source = source.with_suffix("").with_suffix(f".{ENGLISH}.md")
    return FILES[name].read(source) if source.is_file() else None


@cache
def compressed(game: str, name: str) -> bytes:
    return gzip.compress(content(game, name) or b"", mtime=0)


@cache
def fingerprint() -> str:
    """Return what changes whenever a file of a game does."""
    digest = hashlib.sha256()
    for game in SHELF:
        for name in FILES:
            digest.update(f"{game}/{name}\n".encode())
            digest.update(content(game, name) or b"")
    return digest.hexdigest()[:12]


def address(game: str, name: str) -> str:
    return f"/games/{game}/{fingerprint()}/{name}"


@cache
def told() -> str:
    """Return the tag by which the page tells the client where the files are, and the languages of each game."""
    spoken = " ".join(f"{game.name}:{','.join(filter(game.words.speak, LANGUAGES))}" for game in shelf())
    return f'<meta name="games" content="{escape(fingerprint())}" data-spoken="{escape(spoken)}" />'


async def game_file(request: Request) -> Response:
    """Give one file; only at its own address it is kept for good."""
    game, name = request.path_params["game"], request.path_params["file"]
    body = content(game, name) if game in SHELF and name in FILES else None
    if body is None:
        raise HTTPException(404)
    headers = {**HEADERS, "vary": "Accept-Encoding"}
    if request.path_params["fingerprint"] == fingerprint():
        headers["cache-control"] = FOR_GOOD
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = compressed(game, name), "gzip"
    return Response(body, headers=headers, media_type=FILES[name].media_type)
