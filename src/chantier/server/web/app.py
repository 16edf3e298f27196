"""The web application takes requests and sockets, and finds the answer to each."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from limits import RateLimitItem
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route as Path
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from chantier.kernel.errors import Trouble
from chantier.server.accounts.accounts import SESSION_DAYS
from chantier.server.accounts.devices import device
from chantier.server.caps import net_of
from chantier.server.cluster.messages import Ask, Reply
from chantier.server.cluster.node import Node
from chantier.server.cluster.sockets import SocketRelay
from chantier.server.errors import HEADERS, Refused, TableElsewhere, refusal_response, spoken
from chantier.server.ids import new_id
from chantier.server.store.database import Taken, Unavailable
from chantier.server.tables.connection import Connection
from chantier.server.token_bucket import TokenBucket
from chantier.server.web import asyncapi, openapi, pages
from chantier.server.web.access import LONGEST_WAIT, Access
from chantier.server.web.handlers import Answering, Call, forget_at_table, read_table_again
from chantier.server.web.limits import LIMITS, SAFE_METHODS, Limiter
from chantier.server.web.origins import Origins
from chantier.server.web.routes import ROUTES, Route
from chantier.server.web.websocket import ClientSocket
from chantier.server.wire.messages import ENCODE, ClientName, EventNumber, WireEdition
from chantier.server.wire.requests import Body, Person, TableSettings

LOG = logging.getLogger("chantier.app")
LETTER_PAGE = "/unsubscribe/{token}"  # mail programs ask by POST for what people see as a page (RFC 8058)
TRIES = 50  # the number of attempts to find the node that keeps a table, while one is being replaced
TRY_AGAIN_SECONDS = 0.1
PASSED_ON: dict[str, tuple[Answering, type[Body] | None]] = {
    **{route.answer.__name__: (route.answer, route.body) for route in ROUTES if "{id}" in route.path},
    **{answering.__name__: (answering, None) for answering in (forget_at_table, read_table_again)},
}


class WebApp:
    """Every request and every socket passes through here."""

    def __init__(self, node: Node, *, https: bool, redis: str, limits: dict[str, RateLimitItem], public: str) -> None:
        self.node = node
        self.https = https
        self.origins = Origins(public, https=https)
        self.cookie = "__Host-chantier" if https else "chantier"
        self.limiter = Limiter(redis, limits)
        self.sockets: Counter[str] = Counter()  # the number of open sockets, by address
        self.spectators = TokenBucket(node.caps.spectators)
        self.described = ENCODE.encode(openapi.document())
        self.described_socket = ENCODE.encode(asyncapi.document())
        if node.router is not None:
            node.router.answering = self.answer_other

    def app(self) -> Starlette:
        by_path: dict[str, dict[str, Route]] = {}
        for route in ROUTES:
            by_path.setdefault(route.path, {})[route.method] = route
        app = Starlette(
            routes=[
                *(Path(path, self.door(routes), methods=list(routes)) for path, routes in by_path.items()),
                Path("/api/openapi.json", self.openapi),
                Path("/api/asyncapi.json", self.asyncapi),
                Path("/api/metrics", self.metrics),
                WebSocketRoute("/api/tables/{id}/live", self.live),
                Path(LETTER_PAGE, self.door(by_path[f"/api{LETTER_PAGE}"]), methods=["POST"]),
                *pages.routes(self.game_of, self.cookie, self.origins.public),
            ],
            exception_handlers={HTTPException: self.not_found, Exception: self.broken},
            middleware=[Middleware(Access, node=self.node)],
        )
        app.router.redirect_slashes = False  # such an answer would lead to whichever host a request names
        return app

    async def game_of(self, table: str) -> str | None:
        """Return the game that is played at a table, or None if there is no such table."""
        found = await self.node.store.tables.find(table)
        return msgspec.json.decode(found.settings, type=TableSettings).game if found else None

    # the person who asks

    def token(self, asking: HTTPConnection) -> str:
        """Return the token that a program sends or that a browser keeps."""
        header = asking.headers.get("authorization", "")
        if header.startswith("Bearer "):
            return header.removeprefix("Bearer ").strip()[:200]
        return asking.cookies.get(self.cookie, "")[:200]

    def who(self, asking: HTTPConnection) -> str:
        """Return who is counted: an address, or the net of an IPv6 address."""
        return net_of(asking.client.host) if asking.client else "?"

    # answers to requests

    def door(self, routes: Mapping[str, Route]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            route = routes["GET" if request.method == "HEAD" else request.method]
            return await answered(self.answer(route, request), spoken(request))

        return answer

    async def answer(self, route: Route, request: Request) -> Response:
        token = self.token(request)
        origin = "" if route.method in SAFE_METHODS else self.origins.check(request.headers)
        await self.limiter.check(route.limit, self.who(request))
        person, is_renewed = await self.node.people.by_token(token)
        if person is not None:
            self.node.bots.seen(person.id, self.who(request))
        if route.secured and person is None:
            raise Refused(401, "who-are-you")
        call = Call(
            node=self.node,
            person=person,
            token=token,
            body=await read_body(request, route, self.node.caps.body_seconds),
            path=request.path_params,
            query=read_query(request, route),
            lang=spoken(request),
            carry_out=self.carry_out,
            origin=origin,
            device=device(request.headers.get("user-agent", "")),
        )
        if is_renewed and request.cookies.get(self.cookie) == token:
            call.new_token = token  # the browser keeps it longer, too
        return await self.finish(route.answer, call)

    async def finish(self, answering: Answering, call: Call) -> Response:
        answer = await self.carry_out(answering, call)
        if isinstance(answer, Response):  # the node that keeps the table has answered
            response = answer
        elif answer is None:
            response = Response(status_code=204, headers=HEADERS)
        else:
            response = Response(ENCODE.encode(answer), headers=HEADERS, media_type="application/json")
        days = SESSION_DAYS if call.new_token else 0
        if call.new_token is not None:
            response.set_cookie(
                self.cookie, call.new_token, days * 24 * 3600, httponly=True, samesite="lax", secure=self.https
            )
        return response

    # tables that other nodes keep

    async def carry_out(self, answering: Answering, call: Call) -> Any:
        """Answer the call here, or at the node that keeps the table."""
        for _ in range(TRIES):
            try:
                return await answering(call)
            except TableElsewhere as elsewhere:
                answer = await self.ask(elsewhere.node, answering, call)
            if answer is not None:
                return Response(answer.content or None, answer.status, HEADERS, "application/json")
            await asyncio.sleep(TRY_AGAIN_SECONDS)
        raise Refused(503, "no-keeper")

    async def ask(self, node: str, answering: Answering, call: Call) -> Reply | None:
        """Return the reply of another node, or None if that node is gone."""
        router = self.node.router
        assert router is not None, "it said where the table is"
        body = b"" if call.body is None else ENCODE.encode(call.body)
        asked = (answering.__name__, call.person, call.path, call.query, body, call.lang)
        return await router.ask(node, Ask(new_id(), router.node_id, *asked))

    async def answer_other(self, ask: Ask) -> Reply:
        """Answer a request that came to another node, about a table that is kept here."""
        answering, body = PASSED_ON[ask.name]
        call = Call(
            node=self.node,
            person=ask.person,
            token="",
            body=msgspec.json.decode(ask.body, type=body) if body else None,
            path=ask.path,
            query=ask.query,
            lang=ask.lang,
            carry_out=self.carry_out,
        )
        try:
            response = await answered(self.finish(answering, call), ask.lang)
        except Exception:
            LOG.exception("another node's request failed")
            response = refusal_response(Refused(500, "broken"), ask.lang)
        return Reply(ask.id, response.status_code, bytes(response.body))

    async def openapi(self, request: Request) -> Response:
        return Response(self.described, headers=HEADERS, media_type="application/json")

    async def asyncapi(self, request: Request) -> Response:
        return Response(self.described_socket, headers=HEADERS, media_type="application/json")

    async def metrics(self, request: Request) -> Response:
        self.node.measure()
        return PlainTextResponse(self.node.metrics.text(), headers=HEADERS)

    async def not_found(self, request: Request, trouble: Exception) -> Response:
        assert isinstance(trouble, HTTPException), "it is registered for these"
        response = refusal_response(Refused(trouble.status_code, "no-such-path"), spoken(request))
        response.headers.update(trouble.headers or {})
        return response

    async def broken(self, request: Request, trouble: Exception) -> Response:
        """Answer that something broke; Starlette then raises the error again, so that the log has its trace."""
        return refusal_response(Refused(500, "broken"), spoken(request))

    # sockets

    async def live(self, socket: WebSocket) -> None:
        who = self.who(socket)
        self.sockets[who] += 1
        try:
            await self.open(socket, who)
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    async def open(self, socket: WebSocket, who: str) -> None:
        person: Person | None = None
        try:
            self.origins.check(socket.headers)
            await self.limiter.check("sockets", who)
            if self.sockets[who] > self.node.caps.sockets_each:
                raise Refused(429, "too-many-connections")
            told = converted("since", socket.query_params.get("since", "0"), EventNumber)
            wire = converted("wire", socket.query_params.get("wire", "1"), WireEdition)
            client = converted("client", socket.query_params.get("client", ""), ClientName)
            token = self.token(socket)
            with store_at_hand():
                person, _ = await self.node.people.by_token(token)
                actor = await self.node.actor(socket.path_params["id"])
            if person is None or actor.room.seat_of(person.id) is None:
                await self.wait_as_spectator()
        except TableElsewhere as elsewhere:
            near = await self.accept(socket)
            assert self.node.router is not None, "it said where the table is"
            relay = SocketRelay(self.node.router, elsewhere.node, near)
            with self.node.sockets.open(token if person else "", near):
                await relay.run(socket.path_params["id"], person, told, wire, client)
        except Refused as refused:
            await socket.send_denial_response(refusal_response(refused, spoken(socket)))
        else:
            near = await self.accept(socket)
            with self.node.sockets.open(token if person else "", near):
                await Connection(near, person, actor, told, wire, client).run()

    async def wait_as_spectator(self) -> None:
        """Let those who only look come in one by one, because each costs as much as some moves of those who play."""
        wait = self.spectators.spend()
        if wait > LONGEST_WAIT:
            self.spectators.spend(-1)
            raise Refused(503, "too-many-connections")
        if wait:
            await asyncio.sleep(wait)

    async def accept(self, socket: WebSocket) -> ClientSocket:
        await socket.accept()
        self.node.metrics.sockets.inc()
        return ClientSocket(socket)


@contextmanager
def store_at_hand() -> Iterator[None]:
    """Refuse with a sentence what the database can't do, and what is about something that has just gone."""
    try:
        yield
    except Taken as trouble:  # somebody is just being deleted, for example, and their browser is new
        LOG.info("not stored: %s", trouble)
        raise Refused(503, "not-stored") from None
    except Unavailable as trouble:
        LOG.warning("the store does not answer: %s", trouble)
        raise Refused(503, "store-down") from None


async def answered(answer: Awaitable[Response], lang: str) -> Response:
    """Return the answer, or a response that says why it was refused."""
    try:
        with store_at_hand():
            return await answer
    except Refused as refused:
        return refusal_response(refused, lang)
    except Trouble as trouble:
        return refusal_response(Refused(409, "trouble", reason=trouble.says(lang)), lang)


async def read_body(request: Request, route: Route, seconds: float) -> Any:
    if route.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "not-json")
    content = b""
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                content += part
                if len(content) > route.most:
                    raise Refused(413, "too-long")
    except TimeoutError:
        raise Refused(408, "too-slow") from None
    try:
        return msgspec.convert(whole(msgspec.json.decode(content)), route.body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as trouble:
        raise Refused(422, "unreadable", reason=str(trouble)) from None


def whole(given: Any) -> Any:
    """Turn 2.0 into 2, because JSON Schema takes both for integers and msgspec only the second."""
    if isinstance(given, float) and given.is_integer():
        return int(given)
    if isinstance(given, list):
        return [whole(item) for item in given]
    if isinstance(given, dict):
        return {name: whole(value) for name, value in given.items()}
    return given


def read_query(request: Request, route: Route) -> dict[str, Any]:
    given = request.query_params.multi_items()
    unknown = [name for name, _ in given if name not in route.query]
    if unknown or len(given) > len(route.query):
        raise Refused(422, "bad-query", name=(unknown or [given[-1][0]])[0][:40], given="")
    return {name: converted(name, value, route.query[name]) for name, value in given}


def converted(name: str, value: str, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise Refused(422, "bad-query", name=name, given=value[:40]) from None


def make_app(
    node: Node,
    *,
    https: bool = False,
    redis: str = "",
    limits: dict[str, RateLimitItem] | None = None,
    public: str = "",
) -> Starlette:
    return WebApp(node, https=https, redis=redis, limits=limits or LIMITS, public=public).app()
