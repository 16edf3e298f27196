"""chantier lab: a designer's question is answered by many games; then kits are compared, and a report is written."""

import csv
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console

from chantier.cli.installed import needing
from chantier.cli.progress import progress
from chantier.cli.simulate import blank
from chantier.cli.speech import AsJson, BadUsage, Lang, Speech, ray_option, workers_option

if TYPE_CHECKING:
    from chantier.lab.store import Try

StoreFile = Annotated[Path, typer.Argument(metavar="STORE", exists=True, dir_okay=False)]


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say
    lab = typer.Typer(help=say("help-lab"), no_args_is_help=True)
    app.add_typer(lab, name="lab")

    @lab.command(help=say("help-lab-run"))
    def run(
        question: Annotated[Path, typer.Argument(metavar="QUESTION.toml", help=say("argument-question"))],
        store: Annotated[Path | None, typer.Option("--store", metavar="FILE", help=say("option-store"))] = None,
        workers: Annotated[int | None, workers_option(speech)] = None,
        ray: Annotated[str, ray_option(speech)] = "",
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        from chantier.lab import run as running  # noqa: PLC0415 - other commands should not wait for it
        from chantier.lab.engine import engine  # noqa: PLC0415
        from chantier.lab.question import read_question  # noqa: PLC0415
        from chantier.lab.store import Store  # noqa: PLC0415

        asked = read_question(question)
        with learning(asked.learn), Store(store or question.with_suffix(".lab")) as kept, engine(workers, ray) as here:
            missing = running.missing_games(asked, kept)
            say_what_is_there(running.asked_games(asked) - missing, missing, speech)
            with progress(say("simulating"), missing) as step:
                running.run(asked, kept, here, lambda _, games: step(games))
            show_verdicts(kept, speech, as_json=as_json)

    @lab.command(help=say("help-lab-search"))
    def search(
        question: Annotated[Path, typer.Argument(metavar="QUESTION.toml", help=say("argument-question"))],
        store: Annotated[Path | None, typer.Option("--store", metavar="FILE", help=say("option-store"))] = None,
        out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("option-search-out"))] = None,
        workers: Annotated[int | None, workers_option(speech)] = None,
        ray: Annotated[str, ray_option(speech)] = "",
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        from chantier.kernel.game import find  # noqa: PLC0415
        from chantier.lab.engine import engine  # noqa: PLC0415
        from chantier.lab.question import read_question  # noqa: PLC0415
        from chantier.lab.search import search as searched  # noqa: PLC0415
        from chantier.lab.store import Store  # noqa: PLC0415
        from chantier.lab.variant import variant_source  # noqa: PLC0415

        asked = read_question(question)
        file = out or question.with_suffix(".best.toml")
        with (
            needing("lab"),
            learning(asked.learn),
            Store(store or question.with_suffix(".lab")) as kept,
            engine(workers, ray) as here,
            progress(say("simulating"), None) as step,
        ):
            found = searched(asked, kept, here, lambda _, games: step(games))
        file.write_text(variant_source(find(asked.game), found[0].changes, asked.kit), "utf-8")
        show_tries(found, speech, as_json=as_json)
        typer.echo(say("lab-written", file=str(file)), err=as_json)

    @lab.command(help=say("help-lab-compare"))
    def compare(
        store: StoreFile,
        one: Annotated[str, typer.Argument(metavar="A", help=say("argument-kit"))],
        other: Annotated[str, typer.Argument(metavar="B", help=say("argument-kit"))],
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        show_differences(store, one, other, speech, as_json=as_json)

    @lab.command(help=say("help-lab-report"))
    def report(
        store: StoreFile,
        out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("option-report-out"))] = None,
        opinions: Annotated[
            Path | None, typer.Option("--opinions", metavar="FILE", help=say("option-opinions"))
        ] = None,
        lang: Lang = None,
    ) -> None:
        from chantier.lab.opinions import read_opinions  # noqa: PLC0415
        from chantier.lab.report import report as written  # noqa: PLC0415
        from chantier.lab.store import Store  # noqa: PLC0415

        said = read_opinions(opinions) if opinions else []
        file = out or store.with_suffix(".html")
        with Store(store) as kept:
            file.write_text(written(kept, said), "utf-8")
        typer.echo(say("lab-written", file=str(file)))

    @lab.command(help=say("help-lab-export"))
    def export(
        store: StoreFile,
        out: Annotated[Path, typer.Option("--out", metavar="FILE", help=say("option-export-out"))],
        lang: Lang = None,
    ) -> None:
        write_rows(store, out)
        typer.echo(say("lab-written", file=str(out)))


def say_what_is_there(there: int, missing: int, speech: Speech) -> None:
    """Of a run that was broken off, so that whoever starts it again knows that nothing was lost."""
    if there and missing:
        typer.echo(speech.say("lab-there", there=there, all=there + missing), err=True)


def learning(lessons: int) -> AbstractContextManager[None]:
    """Around a run whose bots learn first, for which JAX is needed."""
    return needing("learn") if lessons else nullcontext()


def show_tries(found: Sequence["Try"], speech: Speech, *, as_json: bool) -> None:
    """The best first; how much a try misses is 0 if the middle of every figure lies within its bounds."""
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    grid = blank(speech, "column-try", "column-games", "column-missed", "column-changes")
    for one in found:
        changes = ", ".join(f"{path} = {value}" for path, value in one.changes.items()) or "–"
        grid.add_row(str(one.number), str(one.rungs[-1].games), f"{one.rungs[-1].missed:.3f}", changes)
    Console(highlight=False).print(grid)


def show_verdicts(kept: Any, speech: Speech, *, as_json: bool) -> None:
    from chantier.kernel.game import find  # noqa: PLC0415
    from chantier.lab.report import WORDS  # noqa: PLC0415
    from chantier.lab.targets import verdicts  # noqa: PLC0415

    found = [
        (cell, list(rows), verdicts(find(cell.game), rows, cell.seats))
        for cell in kept.cells()
        if (rows := list(kept.rows(cell)))
    ]
    if as_json:
        content = [
            {"kit": cell.kit, "seats": cell.seats, "bots": cell.bots, "games": len(rows), "verdicts": told}
            for cell, rows, told in found
        ]
        typer.echo(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())
        return
    console = Console(highlight=False)
    for cell, rows, told in found:
        console.print(
            speech.say("lab-cell", kit=cell.kit, seats=cell.seats, games=len(rows), bots=", ".join(cell.bots))
        )
        grid = blank(speech, "column-target", "column-found", "column-interval", "column-verdict")
        for one in told:
            words = (one.target.says(speech.lang), f"{one.estimate.found:.2f}")
            reach = f"{one.estimate.low:.2f}–{one.estimate.high:.2f}"
            more = f" ({WORDS.say(speech.lang, 'more-games', {'games': one.more})})" if one.more else ""
            grid.add_row(*words, reach, WORDS.say(speech.lang, one.state) + more)
        console.print(grid)
        console.print()


def show_differences(store: Path, one: str, other: str, speech: Speech, *, as_json: bool) -> None:
    from chantier.kernel.game import find  # noqa: PLC0415
    from chantier.lab.compare import GENERAL, compare  # noqa: PLC0415
    from chantier.lab.report import WORDS, plain_name  # noqa: PLC0415
    from chantier.lab.store import Store  # noqa: PLC0415

    words = {"changed": "changed", "same": "same", "unknown": "can-not-tell"}
    with Store(store) as kept:
        cells = kept.cells()
        for name in (one, other):
            if name not in [cell.kit for cell in cells]:
                raise BadUsage("no-such-kit", given=name, known=", ".join(dict.fromkeys(cell.kit for cell in cells)))
        pairs = [
            (a, b)
            for a in cells
            for b in cells
            if a.kit == one and b.kit == other and (a.seats, a.bots) == (b.seats, b.bots)
        ]
        told = [
            (a.seats, compare(list(kept.rows(a)), list(kept.rows(b)), GENERAL, find(a.game).headline)) for a, b in pairs
        ]
    if as_json:
        content = [{"seats": seats, "differences": found} for seats, found in told]
        typer.echo(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())
        return
    console = Console(highlight=False)
    for seats, found in told:
        grid = blank(speech, "column-target", "column-before", "column-after", "column-verdict")
        grid.title, grid.title_justify = speech.say("lab-players", seats=seats), "left"
        for line in found:
            answer = WORDS.say(speech.lang, words[line.answer])
            grid.add_row(
                plain_name(line.figure, speech.lang), f"{line.before.found:.2f}", f"{line.after.found:.2f}", answer
            )
        console.print(grid)


def write_rows(store: Path, out: Path) -> None:
    """One row a game: as CSV, or as Parquet where pyarrow is installed."""
    from chantier.lab.export import flat_rows  # noqa: PLC0415
    from chantier.lab.store import Store  # noqa: PLC0415

    with Store(store) as kept:
        rows = flat_rows(kept)
    if out.suffix == ".parquet":
        try:
            import pyarrow  # noqa: PLC0415
            import pyarrow.parquet  # noqa: PLC0415
        except ImportError:
            raise BadUsage("no-pyarrow") from None
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), out)
        return
    with out.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(dict.fromkeys(name for row in rows for name in row)))
        writer.writeheader()
        writer.writerows(rows)
