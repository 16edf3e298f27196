"""Architectes du Royaume de l'Ouest: build for the king, and stay honest or not."""

from pathlib import Path

from chantier.games.west_kingdom.events import EVENTS
from chantier.games.west_kingdom.kit import read_kit
from chantier.games.west_kingdom.measures import measures
from chantier.games.west_kingdom.position import POSITIONS
from chantier.games.west_kingdom.state import WestState
from chantier.games.west_kingdom.terminal import drawn
from chantier.games.west_kingdom.texts import QUESTIONS, REFUSALS, VERBS, asks, context, vocabularies
from chantier.games.west_kingdom.view import conserved, sheet, view
from chantier.kernel.game import Game

GAME = Game(
    name="west_kingdom",
    title="Architectes du Royaume de l'Ouest",
    prefix="WK",
    edition="1",
    authors="S J Macdonald, Shem Phillips",
    publisher="Garphill Games, Pixie Games",
    seats=(2, 3, 4, 5),
    minutes=80,
    folder=Path(__file__).parent,
    kit=read_kit,
    start=lambda kit, seats, options: WestState(kit, seats, int(options["characters"]), int(options["promos"])),
    vocabularies=vocabularies,
    verbs=VERBS,
    questions=QUESTIONS,
    refusals=REFUSALS,
    events=EVENTS,
    asks=asks,
    context=context,
    view=view,
    sheet=sheet,
    headline="total",
    ended=lambda s: "WK-28" if s.last_turns == 0 else "WK-34",
    conserved=conserved,
    positions=POSITIONS,
    longest=15 + 5 * 101 * 60,  # the draft, then at most some sixty small choices a turn
    options={"characters": (False, True), "promos": (False, True)},
    measures=measures,
    draw=drawn,
)
