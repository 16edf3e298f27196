"""Windy Towers: build high, before the wind turns."""

from pathlib import Path
from typing import Any

from chantier import Game
from windy_towers.codes import ANSWERS
from windy_towers.kit import read_kit
from windy_towers.position import POSITIONS
from windy_towers.state import TowersState
from windy_towers.texts import EVENTS, QUESTIONS, REFUSALS, VERBS, asks, context, vocabularies
from windy_towers.view import conserved, sheet, view

GAME: Game[Any, Any] = Game(
    name="windy_towers",
    title="Windy Towers",
    prefix="TW",
    edition="1",
    authors="Chantier",
    publisher="",
    seats=(2, 3, 4),
    minutes=15,
    folder=Path(__file__).parent,
    kit=read_kit,
    start=lambda kit, seats, options: TowersState(kit, seats),
    vocabularies=vocabularies,
    verbs=VERBS,
    questions=QUESTIONS,
    refusals=REFUSALS,
    events=EVENTS,
    asks=asks,
    context=context,
    view=view,
    sheet=sheet,
    headline="points",
    ended=lambda s: "TW-10",
    conserved=conserved,
    positions=POSITIONS,
    longest=4 * 20 * 2,  # seats, rounds, and a prop after a stone
    answers=ANSWERS,
)
