"""chantier bots: who there is to play against."""

from __future__ import annotations

import json
from typing import Any

import typer

from chantier.bots.registry import CARDS, BotCard, Strength, strengths
from chantier.cli.speech import AsJson, Lang, Speech


def add_to(app: typer.Typer, speech: Speech) -> None:
    @app.command("bots", help=speech.say("help-bots"))
    def run(as_json: AsJson = False, lang: Lang = None) -> None:
        if as_json:
            typer.echo(json.dumps([told(card, speech) for card in CARDS.values()], ensure_ascii=False, indent=2))
        else:
            typer.echo("\n".join(line for card in CARDS.values() for line in lines(card, speech)))


def told(card: BotCard, speech: Speech) -> dict[str, Any]:
    return {
        "code": card.code,
        "level": card.level or None,
        "name": card.name(speech.lang),
        "sentence": card.sentence(speech.lang),
        "ms": card.ms,
        "fragment_ms": card.pace,
        "parameters": {
            name: {
                "usual": known.usual / known.parts,
                "least": known.least / known.parts,
                "most": known.most / known.parts,
            }
            for name, known in card.parameters.items()
        },
        "strength": {game: known._asdict() for game, known in strengths(card.code).items()},
    }


def lines(card: BotCard, speech: Speech) -> list[str]:
    """Code and name, what it is, what it takes, how strong it is."""
    width = max(map(len, CARDS))
    time = speech.say("bots-ms", ms=card.ms) if card.ms else speech.say("bots-at-once")
    first = f"{card.code:{width}}  {card.name(speech.lang)}, {time}"
    if card.level:
        first += f" – {speech.say('bots-level', level=card.level)}"
    known = strengths(card.code)
    measured = ", ".join(f"{game} {one.wins:.0f}{when(one, speech)}" for game, one in known.items())
    strength = [speech.say("bots-strength", wins=measured, seats=next(iter(known.values())).seats)] if known else []
    return [first, *(f"{'':{width}}  {line}" for line in [card.sentence(speech.lang), *strength])]


def when(one: Strength, speech: Speech) -> str:
    """The time a move the figure was taken at, where it takes any."""
    return f" ({speech.say('bots-ms', ms=one.ms)})" if one.ms else ""
