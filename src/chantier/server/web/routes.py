"""This list says which path leads where; the OpenAPI document is made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec

from chantier.server.web import handlers
from chantier.server.web.handlers import Call
from chantier.server.web.limits import MOST_BODY_BYTES, MOST_KIT_BYTES
from chantier.server.wire.messages import EventNumber
from chantier.server.wire.requests import (
    Body,
    Code,
    JoinTable,
    Lang,
    Name,
    NewGuest,
    NewPassword,
    NewToken,
    Note,
    SeatNumber,
    SignIn,
    Status,
    TableSettings,
)

Millis = Annotated[int, msgspec.Meta(ge=0, le=10**15)]


class Route(NamedTuple):
    method: str
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    says: str
    body: type[Body] | None = None
    query: Mapping[str, Any] = {}
    limit: str = "requests"  # the rate limit that counts this request
    most: int = MOST_BODY_BYTES  # the body may have so many bytes
    secured: bool = True  # if True, only a person who is known may ask

    @property
    def gives(self) -> Any:
        """This is the type of the answer, or NoneType if the answer is empty."""
        return get_type_hints(self.answer, include_extras=True)["return"]


LEARN = {"lang": Lang}
LISTING = {"status": Status, "game": Code, "player": Name, "mine": Literal["true"], "before": Millis}
PLAYBACK = {"seat": SeatNumber, "from": EventNumber}
TABLE = "/api/tables/{id}"
PASSWORD = "Make an account, or change its password"
NEW = "Make a table"
MOMENTS = "Every moment of it, once it is over"
PROGRAM = "A token for a program that plays as me"

ROUTES = (
    Route("POST", "/api/guests", handlers.new_guest, "Come in under a name", NewGuest, limit="guests", secured=False),
    Route("GET", "/api/me", handlers.me, "Who I am"),
    Route("PUT", "/api/me", handlers.change_me, "Change my name and language", NewGuest),
    Route("DELETE", "/api/me", handlers.forget_me, "Forget me"),
    Route("GET", "/api/me/export", handlers.export_me, "Everything that is kept about me"),
    Route("PUT", "/api/me/password", handlers.new_password, PASSWORD, NewPassword, limit="sign-in"),
    Route("POST", "/api/me/tokens", handlers.new_token, PROGRAM, NewToken, limit="sign-in"),
    Route("POST", "/api/sign-in", handlers.sign_in, "Sign in", SignIn, limit="sign-in", secured=False),
    Route("POST", "/api/sign-out", handlers.sign_out, "Sign out", secured=False),
    Route("GET", "/api/games", handlers.games, "The games on the shelf", secured=False),
    Route("GET", "/api/games/{game}/lesson", handlers.learn, "A guided first game", query=LEARN, secured=False),
    Route("POST", "/api/tables", handlers.new_table, NEW, TableSettings, limit="tables", most=MOST_KIT_BYTES),
    Route("GET", "/api/tables", handlers.list_tables, "Find tables", query=LISTING, secured=False),
    Route("GET", TABLE, handlers.one_table, "One table, as I may see it", secured=False),
    Route("POST", f"{TABLE}/join", handlers.join_table, "Take a seat", JoinTable),
    Route("POST", f"{TABLE}/leave", handlers.leave_table, "Get up before the start"),
    Route("POST", f"{TABLE}/start", handlers.start_table, "Start"),
    Route("GET", f"{TABLE}/events", handlers.events, "What I missed", query={"since": EventNumber}, secured=False),
    Route("GET", f"{TABLE}/why", handlers.why, "Which moves are refused to me now, and why"),
    Route("GET", f"{TABLE}/film", handlers.play_back, MOMENTS, query=PLAYBACK, secured=False),
    Route("GET", f"{TABLE}/story", handlers.score_history, "How the points went, once it is over", secured=False),
    Route("GET", f"{TABLE}/record", handlers.record, "The record, once it is over", secured=False),
    Route("GET", f"{TABLE}/note", handlers.read_note, "My private note"),
    Route("PUT", f"{TABLE}/note", handlers.write_note, "Write my private note", Note),
    Route("GET", "/api/health", handlers.health, "Is everything up?", limit="", secured=False),
)
