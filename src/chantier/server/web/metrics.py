"""The server shows figures about itself, in the plain text that Prometheus reads."""

from __future__ import annotations

from chantier.server.cluster.node import Node

LABELS = {"events": "kind", "requests": "status", "refusals": "door", "resyncs": "", "sockets": ""}


def metrics(node: Node) -> str:
    actors = node.open_actors()
    lines = [
        *gauge("tables_in_memory", len(actors)),
        *gauge("connections", sum(len(actor.connections) for actor in actors)),
        *gauge("bots_thinking", sum(len(actor.thinking) for actor in actors)),
    ]
    for name, label in LABELS.items():
        lines.append(f"# TYPE chantier_{name}_total counter")
        for (counted, value), count in sorted(node.counts.items()):
            if counted == name:
                about = f'{{{label}="{value}"}}' if label else ""
                lines.append(f"chantier_{name}_total{about} {count}")
    return "\n".join(lines) + "\n"


def gauge(name: str, value: int) -> list[str]:
    return [f"# TYPE chantier_{name} gauge", f"chantier_{name} {value}"]
