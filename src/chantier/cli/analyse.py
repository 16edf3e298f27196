"""chantier analyse: every turn of a recorded game judged, with what would have been better and what luck did."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chantier.analysis.game_analysis import SECONDS, Analysis, analyse
from chantier.analysis.judging import opened
from chantier.analysis.marks import BEST, DOUBTFUL, FORCED, GOOD, LIMITS, MISTAKE, Score
from chantier.analysis.telling import ToldAnalysis, ToldChoice, ToldTurn, told_analysis
from chantier.cli.progress import progress
from chantier.cli.replay import seats
from chantier.cli.simulate import blank, percent
from chantier.cli.speech import AsJson, BadUsage, Lang, Speech, workers_option
from chantier.kernel.drawing import Player
from chantier.kernel.record import read_record
from chantier.kernel.table import Table
from chantier.kernel.words import MINUS
from chantier.lab.engine import engine

SIGNS = {BEST: "◆", GOOD: "◇", DOUBTFUL: "~", MISTAKE: "✗", FORCED: "·"}
MANY = 1000  # turns, for which processes are worth their start


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("analyse", help=say("help-analyse"))
    def run(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("argument-record"))],
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        seconds: Annotated[float, typer.Option("--seconds", help=say("option-analyse-seconds"))] = SECONDS,
        tries: Annotated[int | None, typer.Option("--tries", min=2, help=say("option-analyse-tries"))] = None,
        workers: Annotated[int | None, workers_option(speech)] = None,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        content, kit_text = read_record(file).to_json(), kit.read_text("utf-8") if kit else ""
        game = opened(content, kit_text)
        if not game.turns:
            raise BadUsage("analyse-nothing")
        found: Analysis | None = None
        with engine(workers, games=MANY) as machine, progress(say("analysing"), len(game.turns)) as step:
            for news in analyse(content, kit_text, machine.results, tries=tries, seconds=seconds):
                found = news or found
                step(0 if news else 1)
        assert found is not None, "there is a turn"
        told = told_analysis(found, game.table, (), speech.lang)
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        else:
            show(told, game.table, speech)


def show(told: ToldAnalysis, table: Table, speech: Speech) -> None:
    seated = seats(table, speech)
    typer.echo(speech.say("analyse-of", game=table.game.title, turns=len(told.turns), tries=told.tries))
    console = Console(highlight=False)
    console.print(scores(told, seated, speech))
    console.print(turns(told, seated, speech))
    for number in told.summary.turning:
        show_choices(told.turns[number], seated, speech, console)
    typer.echo("\n" + speech.say("analyse-marks", **{mark: round(100 * most) for mark, most in LIMITS.items()}))


def scores(told: ToldAnalysis, seated: list[Player], speech: Speech) -> Grid:
    phases = [f"column-{phase}" for phase in ("opening", "middle", "end")]
    grid = blank(speech, "column-player", "column-accuracy", *phases)
    for mark in (*LIMITS, MISTAKE):
        grid.add_column(SIGNS[mark], justify="right")
    grid.add_column(speech.say("column-luck"), justify="right")
    for player, one in zip(seated, told.summary.seats, strict=True):
        grid.add_row(
            Text.assemble((player.mark, player.style), f" {player.name}"),
            *(share(part, speech) for part in (one.whole, *one.phases)),
            *(str(one.whole.marks[mark]) for mark in (*LIMITS, MISTAKE)),
            signed(one.luck, speech),
        )
    return grid


def share(score: Score, speech: Speech) -> str:
    return "–" if score.accuracy is None else percent(score.accuracy, speech)


def signed(change: float, speech: Speech) -> str:
    return f"{'+' if change >= 0 else MINUS}{percent(abs(change), speech)}"


def turns(told: ToldAnalysis, seated: list[Player], speech: Speech) -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for turn in told.turns:
        player = seated[turn.seat]
        lost = signed(-turn.loss, speech) if turn.mark in (DOUBTFUL, MISTAKE) else ""
        grid.add_row(
            Text(str(turn.number + 1), "dim", justify="right"),
            Text(player.mark, player.style),
            label(turn.choices[turn.played]),
            SIGNS[turn.mark],
            Text(lost, "bold red", justify="right"),
            Text(percent(turn.after[turn.seat], speech), "dim", justify="right"),
        )
    return grid


def label(choice: ToldChoice) -> str:
    return ", ".join(choice.says)


def show_choices(turn: ToldTurn, seated: list[Player], speech: Speech, console: Console) -> None:
    say = speech.say
    fell = {"before": round(100 * turn.before[turn.seat]), "after": round(100 * turn.after[turn.seat])}
    title = say("analyse-turn", turn=turn.number + 1, name=seated[turn.seat].name, **fell)
    console.print(Text(f"\n{SIGNS[turn.mark]} {title}", "bold"))
    for number, choice in enumerate(turn.choices):
        was_played = f" – {say('analyse-played')}" if number == turn.played else ""
        console.print(f"  {percent(choice.share, speech)}  {label(choice)}{was_played}", soft_wrap=True)
        for reason in choice.reasons:
            console.print(f"         {reason}", soft_wrap=True)
