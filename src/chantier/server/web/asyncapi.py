"""The AsyncAPI document of the socket is made from its messages."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec

from chantier.server.wire.messages import FromClient, FromServer

REFS = "#/components/schemas/{name}"
ADDRESS = "/api/tables/{id}/live"


def document() -> dict[str, Any]:
    said, heard = FromClient.__args__, FromServer.__args__
    refs = {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in said + heard}
    _, schemas = msgspec.json.schema_components([*said, *heard], ref_template=REFS)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Chantier", "version": "2", "description": "The socket on which a table is played."},
        "channels": {
            "table": {
                "address": ADDRESS,
                "parameters": {"id": {"description": "The table."}},
                "bindings": {"ws": {"method": "GET", "query": QUERY}},
                "messages": refs,
            }
        },
        "operations": {
            "say": operation("receive", "What a client says.", said),
            "hear": operation("send", "What a client is told.", heard),
        },
        "components": {"messages": {kind.__name__: message(kind) for kind in said + heard}, "schemas": schemas},
    }


QUERY = {
    "type": "object",
    "properties": {
        "since": {"type": "integer", "description": "The last version that the client has, or 0."},
        "wire": {"type": "integer", "enum": [1, 2, 3], "description": "3 gets changes, 1 and 2 whole updates."},
        "client": {"type": "string", "description": "What the client calls itself when it connects again."},
    },
}


def operation(action: str, says: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "summary": says, "messages": messages}


def message(kind: type) -> dict[str, Any]:
    name = kind.__name__
    return {"name": name, "summary": inspect.getdoc(kind) or name, "payload": {"$ref": REFS.format(name=name)}}
