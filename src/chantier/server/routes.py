"""Which path leads where. The OpenAPI document is made from the same list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec

from chantier.server import api
from chantier.server.api import Call
from chantier.server.messages import EventNumber
from chantier.server.requests import (
    Asked,
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
    body: type[Asked] | None = None
    query: Mapping[str, Any] = {}
    limit: str = "requests"  # which rate limit counts it
    secured: bool = True  # needs a person

    @property
    def gives(self) -> Any:
        """The type of its answer; NoneType where there is nothing to tell."""
        return get_type_hints(self.answer, include_extras=True)["return"]


LISTING = {"status": Status, "game": Code, "player": Name, "mine": Literal["true"], "before": Millis}
FILM = {"seat": SeatNumber, "from": EventNumber}
TABLE = "/api/tables/{id}"
PASSWORD = "Make an account, or change its password"
PROGRAM = "A token for a program that plays as me"

ROUTES = (
    Route("POST", "/api/guests", api.new_guest, "Come in under a name", NewGuest, limit="guests", secured=False),
    Route("GET", "/api/me", api.me, "Who I am"),
    Route("PUT", "/api/me", api.change_me, "Change my name and language", NewGuest),
    Route("DELETE", "/api/me", api.forget_me, "Forget me"),
    Route("GET", "/api/me/export", api.export_me, "Everything that is kept about me"),
    Route("PUT", "/api/me/password", api.new_password, PASSWORD, NewPassword, limit="sign-in"),
    Route("POST", "/api/me/tokens", api.new_token, PROGRAM, NewToken, limit="sign-in"),
    Route("POST", "/api/sign-in", api.sign_in, "Sign in", SignIn, limit="sign-in", secured=False),
    Route("POST", "/api/sign-out", api.sign_out, "Sign out", secured=False),
    Route("GET", "/api/games", api.games, "The games on the shelf", secured=False),
    Route("GET", "/api/games/{game}/lesson", api.learn, "A guided first game", query={"lang": Lang}, secured=False),
    Route("POST", "/api/tables", api.new_table, "Make a table", TableSettings, limit="tables"),
    Route("GET", "/api/tables", api.list_tables, "Find tables", query=LISTING, secured=False),
    Route("GET", TABLE, api.one_table, "One table, as I may see it", secured=False),
    Route("POST", f"{TABLE}/join", api.join_table, "Take a seat", JoinTable),
    Route("POST", f"{TABLE}/leave", api.leave_table, "Get up before the start"),
    Route("POST", f"{TABLE}/start", api.start_table, "Start"),
    Route("GET", f"{TABLE}/events", api.events, "What I missed", query={"since": EventNumber}, secured=False),
    Route("GET", f"{TABLE}/why", api.why, "Which moves are refused to me now, and why"),
    Route("GET", f"{TABLE}/film", api.see_film, "Every moment of it, once it is over", query=FILM, secured=False),
    Route("GET", f"{TABLE}/story", api.tell_story, "How the points went, once it is over", secured=False),
    Route("GET", f"{TABLE}/record", api.record, "The record, once it is over", secured=False),
    Route("GET", f"{TABLE}/note", api.read_note, "My private note"),
    Route("PUT", f"{TABLE}/note", api.write_note, "Write my private note", Note),
    Route("GET", "/api/health", api.health, "Is everything up?", limit="", secured=False),
)
