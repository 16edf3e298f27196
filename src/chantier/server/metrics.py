"""Figures for whoever watches the server, in the plain text that Prometheus reads."""

from __future__ import annotations

from chantier.server.house import House

LABELS = {"happenings": "kind", "requests": "status", "refusals": "door", "resyncs": "", "sockets": ""}


def metrics(house: House) -> str:
    keepers = house.open_keepers()
    lines = [
        *gauge("tables_in_memory", len(keepers)),
        *gauge("connections", sum(len(keeper.connections) for keeper in keepers)),
        *gauge("bots_thinking", sum(len(keeper.thinking) for keeper in keepers)),
    ]
    for name, label in LABELS.items():
        lines.append(f"# TYPE chantier_{name}_total counter")
        for (counted, value), count in sorted(house.counts.items()):
            if counted == name:
                about = f'{{{label}="{value}"}}' if label else ""
                lines.append(f"chantier_{name}_total{about} {count}")
    return "\n".join(lines) + "\n"


def gauge(name: str, value: int) -> list[str]:
    return [f"# TYPE chantier_{name} gauge", f"chantier_{name} {value}"]
