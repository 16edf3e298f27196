"""chantier perft: every line of play counted, to compare two engines or two versions of one."""

import json
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from chantier.cli.progress import progress
from chantier.cli.speech import AsJson, BadUsage, Lang, Speech, game_argument
from chantier.kernel.moves import Moves
from chantier.kernel.perft import perft
from chantier.kernel.state import CHANCE, NOBODY, State
from chantier.kernel.table import Table

DEEPEST = 12  # each move has several answers: hours at this depth, and nobody would wait for the next
IN_ONE_GO = 5  # compiled code does not listen to Ctrl-C, so what is deeper is taken apart here


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("perft", help=say("help-perft"))
    def count(
        game: Annotated[str, game_argument(speech)],
        depth: Annotated[int, typer.Option("--depth", help=say("option-depth", most=DEEPEST))] = 4,
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-seats"))] = None,
        seed: Annotated[int, typer.Option("--seed", help=say("option-seed"))] = 0,
        divide: Annotated[bool, typer.Option("--divide", help=say("option-divide"))] = False,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        table = Table(game, seats, seed)
        counts = counted(table, checked_depth(depth), speech)
        if as_json:
            typer.echo(json.dumps(plain(table, counts, divide=divide), indent=2))
        else:
            Console().print(divided(counts[-1], speech) if divide else deepened(counts, speech))


def checked_depth(depth: int) -> int:
    if not 1 <= depth <= DEEPEST:
        raise BadUsage("bad-depth", given=str(depth), most=DEEPEST)
    return depth


def counted(table: Table, depth: int, speech: Speech) -> list[dict[str, int]]:
    """For each depth up to the one wanted, the lines below each first move."""
    moves = len(table.moves())
    with progress(speech.say("counting"), depth * moves) as step:
        return [lines(table, reached, step) for reached in range(1, depth + 1)]


def lines(table: Table, depth: int, step: Callable[[], None]) -> dict[str, int]:
    found: dict[str, int] = {}
    seat = table.seat
    assert seat is not None, "no game is over before its first move"
    for code in table.codes(seat):
        found[table.texts.text[code]] = lines_after(table.state, seat, code, depth - 1)
        step()
    return found


def lines_after(state: State, seat: int, move: int, depth: int) -> int:
    then = state.clone()
    then.play(seat, move)
    seat = then.to_move()
    if depth <= IN_ONE_GO or seat == NOBODY:
        return int(perft(then, depth))
    moves = Moves()
    then.legal(seat, moves)
    left = depth if seat == CHANCE else depth - 1
    return sum(lines_after(then, seat, code, left) for code in moves.listed())


def plain(table: Table, counts: list[dict[str, int]], *, divide: bool) -> dict[str, Any]:
    found = {
        "game": table.game.name,
        "edition": table.game.edition,
        "seats": table.seats,
        "seed": table.seed,
        "counts": [{"depth": depth, "lines": sum(below.values())} for depth, below in enumerate(counts, 1)],
    }
    return found | {"divide": counts[-1]} if divide else found


def deepened(counts: list[dict[str, int]], speech: Speech) -> Grid:
    rows = [(str(depth), sum(below.values())) for depth, below in enumerate(counts, 1)]
    return grid("column-depth", rows, speech)


def divided(below: dict[str, int], speech: Speech) -> Grid:
    return grid("column-move", [*below.items(), (speech.say("all-moves"), sum(below.values()))], speech)


def grid(first: str, rows: list[tuple[str, int]], speech: Speech) -> Grid:
    table = Grid(box=None, padding=(0, 2, 0, 0))
    table.add_column(speech.say(first))
    table.add_column(speech.say("column-lines"), justify="right")
    for name, lines in rows:
        table.add_row(name, speech.say("figure", figure=lines))
    return table
