"""Everything that comes in passes here: it gets an id, may have to wait, and leaves a line in the log."""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import perf_counter
from typing import TYPE_CHECKING, Any

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from chantier.server.bots.pool import Shares
from chantier.server.caps import net_of
from chantier.server.errors import Refused, refusal_response, spoken
from chantier.server.web.entrance import Entrance, Paced

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node

LOG = logging.getLogger("chantier.access")
MOST_HEAD_BYTES = 16 * 1024
LONGEST_WAIT = 20  # a request that would have to wait longer is refused
REFUSED_SECONDS = 1  # whoever is refused should not come back at once either
SHOWN = 6  # the characters of a table's id that are logged; whoever has the whole id can look at the table
SIGN_IN = "/api/sign-in"


class Access:
    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app = app
        self.node = node
        self.shares = Shares(node.caps.requests)
        self.entrance = Entrance()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(6)
        address = scope["client"][0] if scope.get("client") else "?"
        began, status = perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request
            elif message["type"] == "websocket.accept":
                status = 101
                paced.is_let_go = True
            await send(message)

        async def heard() -> Message:
            paced.is_hearing = True
            try:
                return await receive()
            finally:
                paced.is_hearing = False

        paced = Paced(self.entrance, net_of(address), self.answer(scope, address, heard, noted))
        try:
            await paced
        finally:
            self.note(scope, request, address, status, perf_counter() - began)

    async def answer(self, scope: Scope, address: str, receive: Receive, send: Send) -> None:
        refused = await self.refusal(scope, address)
        if refused is None:
            await self.app(scope, receive, send)
        else:
            await deny(refused, scope, receive, send)

    async def refusal(self, scope: Scope, address: str) -> Refused | None:
        """Say why a request is not even looked at; one that comes too soon has to wait instead."""
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEAD_BYTES:
            return Refused(431, "too-long")
        share = self.shares.of(net_of(address))
        wait = share.spend()
        if wait > LONGEST_WAIT:
            share.spend(-1)
            await asyncio.sleep(REFUSED_SECONDS)
            return Refused(429, "too-many-requests")
        if wait:
            await asyncio.sleep(wait)
        return None

    def note(self, scope: Scope, request: str, address: str, status: int, seconds: float) -> None:
        path, is_socket = shown_path(scope), scope["type"] == "websocket"
        method = "LIVE" if is_socket else scope["method"]
        about = {"request": request, "address": address, "status": status, "ms": round(1000 * seconds)}
        if "id" in scope.get("path_params", {}):
            about["table"] = str(scope["path_params"]["id"])[:SHOWN]
        LOG.info("%s %s", method, path, extra={"about": about})
        if path == SIGN_IN and status in (403, 429):
            LOG.warning("a sign-in failed", extra={"about": {"request": request, "address": address}})
        if not is_socket:
            self.node.metrics.requests.labels(str(status)).inc()
            self.node.metrics.request_seconds.labels(path).observe(seconds)


def shown_path(scope: Scope) -> str:
    """Return the path as its route is written, so that nothing that somebody was given or typed is logged."""
    params: dict[str, Any] = scope.get("path_params", {})
    if "endpoint" not in scope:
        return "?"
    path = str(scope["path"])
    if "path" in params:  # a file of the client, or nothing that is known
        return f"{scope.get('root_path', '')}/{{path}}"
    parts = {str(value): f"{{{name}}}" for name, value in params.items()}
    return "/".join(parts.get(part, part) for part in path.split("/"))


async def deny(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await refusal_response(refused, spoken(HTTPConnection(scope)))(scope, receive, send)
    else:
        socket = WebSocket(scope, receive, send)
        await socket.send_denial_response(refusal_response(refused, spoken(socket)))
