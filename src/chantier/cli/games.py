"""chantier games: what is on the shelf."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from chantier.cli.speech import AsJson, Lang, Speech
from chantier.kernel.game import SHELF, Game, find


def add_to(app: typer.Typer, speech: Speech) -> None:
    @app.command(help=speech.say("help-games"))
    def games(as_json: AsJson = False, lang: Lang = None) -> None:
        shelf = [find(name) for name in SHELF]
        if as_json:
            typer.echo(json.dumps([card(game) for game in shelf], ensure_ascii=False, indent=2))
        else:
            Console().print(listed(shelf, speech))


def card(game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "authors": game.authors,
        "publisher": game.publisher,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "edition": game.edition,
        "options": {name: list(values) for name, values in game.options.items()},
    }


def listed(shelf: list[Game[Any, Any]], speech: Speech) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for column in ("name", "title", "players", "minutes", "authors"):
        grid.add_column(speech.say(f"column-{column}"), no_wrap=column in ("name", "title"))
    for game in shelf:
        players = f"{game.seats[0]}–{game.seats[-1]}"
        grid.add_row(game.name, game.title, players, str(game.minutes), f"{game.authors} ({game.publisher})")
    return grid
