"""chantier explain: what a bot thinks of a position of a recorded game, and why."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from chantier.bots.bot import Thought
from chantier.bots.reasons import Reason, reasons
from chantier.bots.registry import make
from chantier.cli.replay import as_it_was, checked_until, seats
from chantier.cli.speech import AsJson, BadUsage, Lang, Speech
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.record import read_record
from chantier.kernel.table import Table


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("explain", help=say("help-explain"))
    def run(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("argument-record"))],
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        until: Annotated[int | None, typer.Option("--until", help=say("option-until"))] = None,
        bot: Annotated[str, typer.Option("--bot", help=say("option-explaining-bot"))] = "grandmaster",
        seed: Annotated[int, typer.Option("--seed", help=say("option-explaining-seed"))] = 0,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        record = read_record(file)
        whole = Table.replay(record, kit=kit, lang=speech.lang)
        table = as_it_was(whole, checked_until(until, len(record.entries)))
        if table.seat is None:
            raise BadUsage("explain-nobody", entry=table.version)
        thoughts = thoughts_of(bot, seed, table, table.seat)
        view = table.state.seen_by(table.seat)
        why = reasons(table.game, view, table.seat, thoughts)
        told = [plain(thought, its, table, speech) for thought, its in zip(thoughts, why, strict=True)]
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        else:
            show(told, table, speech)


def thoughts_of(bot: str, seed: int, table: Table, seat: int) -> list[Thought]:
    moves = Moves()
    table.state.legal(seat, moves)
    return make(bot, Dice(seed)).explain(table.state.seen_by(seat), seat, moves)


def plain(thought: Thought, why: list[Reason], table: Table, speech: Speech) -> dict[str, Any]:
    text = table.texts.text[thought.move]
    return {
        "move": text,
        "label": table.label(text),
        "share": round(thought.share, 4),
        "visits": thought.visits,
        "reasons": [reason.says(table.game, speech.lang) for reason in why],
    }


def show(told: list[dict[str, Any]], table: Table, speech: Speech) -> None:
    """The chosen move first; what was not tried has no share to tell."""
    assert table.seat is not None
    typer.echo(f"{seats(table, speech)[table.seat].name} – {table.question()}")
    for one in told:
        share = speech.say("explain-share", percent=round(100 * one["share"]), tries=one["visits"])
        typer.echo(f"\n{one['label']}" + (f" – {share}" if one["visits"] else ""))
        for reason in one["reasons"]:
            typer.echo(f"    {reason}")
