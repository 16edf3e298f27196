"""These requests give finished open tables to whoever wants to learn from them."""

from __future__ import annotations

from chantier.server.club.open_data import OpenData
from chantier.server.web.handlers import Call
from chantier.server.wire.open_data import DataPage


async def tables(call: Call) -> DataPage:
    node = call.node
    return await OpenData(node.store, node.now).page(call.query.get("after", ""), node.replays.get)
