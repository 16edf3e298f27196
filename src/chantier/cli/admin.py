"""chantier admin: an operator looks after people and tables, while the server runs."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from chantier.cli.installed import needing
from chantier.cli.speech import AsJson, BadUsage, Lang, Speech

if TYPE_CHECKING:
    from chantier.server.admin import Operator

TIMES = ("created", "touched", "seen", "banned", "at", "settled")


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-admin"))
    def admin(
        action: Annotated[str, typer.Argument(metavar="ACTION", help=say("argument-action"))],
        which: Annotated[str, typer.Argument(metavar="[WHICH]", help=say("argument-which"))] = "",
        value: Annotated[str, typer.Argument(metavar="[NUMBER]", help=say("argument-number"))] = "",
        db: Annotated[str, typer.Option(envvar="CHANTIER_DB", metavar="URL", help=say("option-db"))] = "",
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        if action not in ACTIONS:
            raise BadUsage("unknown-action", given=action, known=", ".join(ACTIONS))
        act, needs = ACTIONS[action]
        if needs and not which:
            raise BadUsage("missing-argument", argument="WHICH", help="chantier admin --help")
        found = asyncio.run(carried_out(act, db, which, value))
        if as_json:
            typer.echo(json.dumps(found, indent=2))
        elif found is None:
            typer.echo(say("admin-done"))
        else:
            lines = [shown(one) for one in (found if isinstance(found, list) else [found])]
            typer.echo("\n".join(lines) or say("admin-nothing"))


Action = Callable[["Operator", str, str], Awaitable[Any]]


async def carried_out(act: Action, db: str, which: str, value: str) -> Any:
    with needing("server"):  # here, since the other commands should not wait for its libraries
        from chantier.server.admin import Operator  # noqa: PLC0415
        from chantier.server.settings import usual_db  # noqa: PLC0415
        from chantier.server.store.opening import open_beside  # noqa: PLC0415

    store = await open_beside(db or usual_db())
    try:
        return await act(Operator(store, lambda: time.time_ns() // 1_000_000), which, value)
    finally:
        await store.close()


def one_of(text: str, *known: str) -> str:
    """A word that a list is narrowed by; nothing is the whole list."""
    if text and text not in known:
        raise BadUsage("unknown-which", given=text, known=", ".join(known))
    return text


def number(text: str) -> int | None:
    """A number of tables; nothing is the usual number."""
    if text and not text.isdecimal():
        raise BadUsage("not-a-whole-number", argument="NUMBER", given=text)
    return int(text) if text else None


ACTIONS: dict[str, tuple[Action, bool]] = {  # what each does, and whether it has to be said to which
    "tables": (lambda operator, which, _: operator.tables(one_of(which, "waiting", "playing", "over")), False),
    "table": (lambda operator, which, _: operator.table(which), True),
    "close": (lambda operator, which, _: operator.close(which), True),
    "delete": (lambda operator, which, _: operator.delete(which), True),
    "people": (lambda operator, which, _: operator.people(which), False),
    "person": (lambda operator, which, _: operator.person(which), True),
    "ban": (lambda operator, which, _: operator.ban(which), True),
    "unban": (lambda operator, which, _: operator.unban(which), True),
    "quota": (lambda operator, which, value: operator.quota(which, number(value)), True),
    "forget": (lambda operator, which, _: operator.forget(which), True),
    "reports": (lambda operator, which, _: operator.reports(settled=bool(one_of(which, "settled"))), False),
    "opinions": (lambda operator, which, _: operator.opinions(which), True),
    "ratings": (lambda operator, _, __: operator.ratings(), False),
    "dump": (lambda operator, which, _: operator.dump(which), True),
    "settle": (lambda operator, which, _: operator.settle(which), True),
}


def shown(found: dict[str, Any]) -> str:
    """One line: the id first, then what is known, times as dates."""
    parts = [f"{name}={told(name, value)}" for name, value in found.items() if name != "id" and value not in (None, "")]
    return "  ".join([str(found["id"]), *parts])


def told(name: str, value: Any) -> str:
    if name in TIMES:
        return time.strftime("%Y-%m-%dT%H:%MZ", time.gmtime(value / 1000))
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = ", ".join(value) if isinstance(value, list) else str(value)  # people wrote it, and it may be hostile
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
