"""chantier games: what is on the shelf."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import typer

from chantier.cli.speech import AsJson, Lang, Speech
from chantier.kernel.challenge import challenge, has_challenge
from chantier.kernel.errors import BadGame
from chantier.kernel.game import LEFT_OUT, SHELF, Game, shelf


def add_to(app: typer.Typer, speech: Speech) -> None:
    @app.command("games", help=speech.say("help-games"))
    def run(as_json: AsJson = False, lang: Lang = None) -> None:
        games = shelf()
        if as_json:
            typer.echo(json.dumps([card(game) for game in games], ensure_ascii=False, indent=2))
        else:
            typer.echo("\n".join(line for game in games for line in lines(game, speech)))
        for name, reason in LEFT_OUT.items():
            typer.echo(BadGame("game-left-out", game=name, reason=reason).says(speech.lang), err=True)


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
        "challenge": msgspec.to_builtins(challenge(game.name)) if has_challenge(game.name) else None,
    }


def lines(game: Game[Any, Any], speech: Speech) -> list[str]:
    """Name and title, then whose game it is."""
    width = max(map(len, SHELF))
    least, most = game.seats[0], game.seats[-1]
    told = speech.say("games-line", title=game.called(speech.lang), least=least, most=most, minutes=game.minutes)
    return [f"{game.name:{width}}  {told}", f"{'':{width}}  {', '.join(filter(None, (game.authors, game.publisher)))}"]
