"""chantier bots: who there is to play against."""

from __future__ import annotations

import json
from typing import Any

import typer

from chantier.bots.registry import CARDS, BotCard, Strength, offered, strengths
from chantier.cli.speech import AsJson, Lang, Speech


def add_to(app: typer.Typer, speech: Speech) -> None:
    @app.command("bots", help=speech.say("help-bots"))
    def run(as_json: AsJson = False, lang: Lang = None) -> None:
        cards = [*CARDS.values(), *(card for card in offered() if card.code not in CARDS)]
        if as_json:
            typer.echo(json.dumps([told(card, speech) for card in cards], ensure_ascii=False, indent=2))
        else:
            typer.echo("\n".join(line for card in cards for line in lines(card, speech)))


def told(card: BotCard, speech: Speech) -> dict[str, Any]:
    return {
        "code": card.code,
        "level": card.level or None,
        "name": card.name(speech.lang),
        "sentence": card.sentence(speech.lang),
        "ms": card.ms,
        "pace_ms": card.pace,
        "parameters": {
            name: {
                "usual": known.usual / known.parts,
                "least": known.least / known.parts,
                "most": known.most / known.parts,
            }
            for name, known in card.parameters.items()
        },
        "strength": {game: [one._asdict() for one in known] for game, known in strengths(card.code).items()},
    }


def lines(card: BotCard, speech: Speech) -> list[str]:
    """Code and name, what it is, what it takes, how strong it is."""
    width = max(map(len, CARDS))
    time = speech.say("bots-ms", ms=card.ms) if card.ms else speech.say("bots-at-once")
    first = f"{card.code:{width}}  {card.name(speech.lang)}, {time}"
    if card.level:
        first += f" – {speech.say('bots-level', level=card.level)}"
    return [first, *(f"{'':{width}}  {line}" for line in [card.sentence(speech.lang), *strength(card, speech)])]


def strength(card: BotCard, speech: Speech) -> list[str]:
    """A line for each game: what it won, of how many games, and how those were played."""
    known = strengths(card.code)
    if not known:
        return []
    return [
        speech.say("bots-strength"),
        *(f"  {game}: {'; '.join(measured(one, speech) for one in figures)}" for game, figures in known.items()),
    ]


def measured(one: Strength, speech: Speech) -> str:
    figures = {name: speech.say("figure", figure=round(getattr(one, name))) for name in ("wins", "low", "high")}
    told = speech.say("bots-won", **figures, games=one.games, seats=one.seats)
    return f"{told}, {speech.say('bots-iterations', iterations=one.iterations)}" if one.iterations else told
