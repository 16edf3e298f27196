"""chantier replay: a recorded game told again, and checked."""

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.pretty import Pretty
from rich.text import Text

from chantier.cli.speech import AsJson, BadUsage, Lang, Speech
from chantier.cli.telling import score_sheet, victory
from chantier.kernel.drawing import Player, players
from chantier.kernel.record import Record, read_record
from chantier.kernel.rulebook import rulebook
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Event, Table

ROUND_BEGAN = "round-began"  # games call it so; one without rounds is told in one go


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("argument-record"))],
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        until: Annotated[int | None, typer.Option("--until", help=say("option-until"))] = None,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        record = read_record(file)
        whole = Table.replay(record, kit=kit, lang=speech.lang)
        table = as_it_was(whole, checked_until(until, len(record.entries)))
        if as_json:
            typer.echo(json.dumps(plain(table, record), ensure_ascii=False, indent=2))
        elif until is not None:
            show_moment(table, record, speech)
        else:
            tell_all(table, record, speech)


def checked_until(until: int | None, entries: int) -> int:
    if until is None:
        return entries
    if not 0 <= until <= entries:
        raise BadUsage("bad-until", given=str(until), most=entries)
    return until


def as_it_was(table: Table, entries: int) -> Table:
    """After so many entries, and not one draw more: a table to play on draws at once, a reader does not."""
    then = Table.unplayed(table.game, table.seats, kit=table.kit, options=table.options, lang=table.lang)
    for entry in table.entries[:entries]:
        then.enter(entry.seat, entry.code)
    return then


def told(table: Table) -> list[Event]:
    """What a spectator saw; all of it once the game is over, for then nothing is secret any more."""
    return table.log() if table.outcome is None else table.whole_log()


def plain(table: Table, record: Record) -> dict[str, Any]:
    return {
        "game": record.game,
        "edition": record.edition,
        "edition_today": table.game.replaced_by or record.edition,
        "kit": record.kit,
        "seats": record.seats,
        "options": record.options,
        "version": table.version,
        "entries": record.entries[: table.version],
        "draws": drawn(table),
        "draws_fit_the_seed": True if record.seed is not None else None,  # a draw that does not is BadRecord
        "log": [msgspec.to_builtins(event) for event in told(table)],
        "seat": table.seat,
        "view": table.view(None),
        "outcome": msgspec.to_builtins(table.outcome),
    }


def drawn(table: Table) -> int:
    return sum(entry.seat == CHANCE for entry in table.entries)


def tell_all(table: Table, record: Record, speech: Speech) -> None:
    seated = seats(table, speech)
    typer.echo(speech.say("replay-of", game=table.game.called(speech.lang), seats=table.seats, kit=table.kit.name))
    tell_edition(table, speech)
    for opens, events in groupby(told(table), lambda event: event.name == ROUND_BEGAN):
        if opens:
            [*_, last] = events
            Console().print(Text(f"\n{last.says}", "bold"))
        else:
            tell(events, seated)
    typer.echo(f"\n{fair_or_not(table, record, speech)}")
    show_outcome(table, seated, speech)


def tell_edition(table: Table, speech: Speech) -> None:
    """Only of an earlier one: most games are played with today's."""
    if table.game.replaced_by:
        typer.echo(speech.say("replay-edition", edition=table.game.edition, today=table.game.replaced_by))


def seats(table: Table, speech: Speech) -> list[Player]:
    """A record does not say who played, only in which seat."""
    return players(speech.lang, [speech.say("replay-seat", seat=seat) for seat in range(table.seats)])


def tell(events: Iterable[Event], seated: Sequence[Player]) -> None:
    console = Console(highlight=False)
    for event in events:
        line = Text.assemble((f"{event.version:>4}  ", "dim"))
        if event.seat >= 0:
            player = seated[event.seat]
            line = Text.assemble(line, (player.mark, player.style), " ", (player.name, "bold"), " ")
        console.print(line.append(event.says), soft_wrap=True)


def fair_or_not(table: Table, record: Record, speech: Speech) -> str:
    if record.seed is None:
        return speech.say("replay-no-seed", draws=drawn(table))
    return speech.say("replay-fair", draws=drawn(table), seed=record.seed)


def show_outcome(table: Table, seated: Sequence[Player], speech: Speech) -> None:
    outcome = table.outcome
    if outcome is None:
        typer.echo(speech.say("replay-unfinished"))
        return
    rule = rulebook(table.game.folder, speech.lang).find(outcome.rule)
    typer.echo(speech.say("play-ended", rule=rule.id, title=rule.title))
    typer.echo(victory([seated[seat].name for seat in outcome.winners], speech))
    Console(highlight=False).print(score_sheet(outcome, seated, table.game.words, speech))


def show_moment(table: Table, record: Record, speech: Speech) -> None:
    seated = seats(table, speech)
    typer.echo(speech.say("replay-moment", entry=table.version, entries=len(record.entries)))
    tell_edition(table, speech)
    now = table.version_for(None) if table.outcome is None else table.version
    tell((event for event in told(table) if event.version == now), seated)
    view, draw = table.view(None), table.game.draw
    Console(highlight=False).print(Pretty(view) if draw is None else draw(view, seated, table.game.words, speech.lang))
    if table.seat is not None:
        typer.echo(f"{seated[table.seat].mark} {seated[table.seat].name} – {table.question()}")
