"""chantier games: what is on the shelf."""

from __future__ import annotations

import json
from typing import Any

import typer

from chantier.cli.speech import AsJson, Lang, Speech
from chantier.kernel.game import SHELF, Game, find


def add_to(app: typer.Typer, speech: Speech) -> None:
    @app.command(help=speech.say("help-games"))
    def games(as_json: AsJson = False, lang: Lang = None) -> None:
        shelf = [find(name) for name in SHELF]
        if as_json:
            typer.echo(json.dumps([card(game) for game in shelf], ensure_ascii=False, indent=2))
        else:
            typer.echo("\n".join(line for game in shelf for line in lines(game, speech)))


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


def lines(game: Game[Any, Any], speech: Speech) -> list[str]:
    """Name and title, then whose game it is."""
    width = max(map(len, SHELF))
    least, most = game.seats[0], game.seats[-1]
    told = speech.say("games-line", title=game.title, least=least, most=most, minutes=game.minutes)
    return [f"{game.name:{width}}  {told}", f"{'':{width}}  {', '.join(filter(None, (game.authors, game.publisher)))}"]
