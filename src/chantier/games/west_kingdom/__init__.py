"""Architectes du Royaume de l'Ouest: build for the king, and stay honest or not."""

from pathlib import Path

from chantier.games.west_kingdom import codes
from chantier.games.west_kingdom.account import account
from chantier.games.west_kingdom.dispatch import ANSWERS
from chantier.games.west_kingdom.events import EVENTS
from chantier.games.west_kingdom.foretell import foretell, ranking
from chantier.games.west_kingdom.guildhall import laid
from chantier.games.west_kingdom.kit import read_kit
from chantier.games.west_kingdom.measures import measures
from chantier.games.west_kingdom.position import POSITIONS
from chantier.games.west_kingdom.setup import CHOSEN
from chantier.games.west_kingdom.state import WestState
from chantier.games.west_kingdom.terminal import drawn, glanced
from chantier.games.west_kingdom.texts import (
    QUESTIONS,
    REFUSALS,
    VERBS,
    asks,
    context,
    leads_to,
    supposed,
    vocabularies,
)
from chantier.games.west_kingdom.view import conserved, sheet, view
from chantier.kernel.game import Game, Options
from chantier.kernel.tally import Tally


def characters_of(options: Options) -> int:
    """WK-4: none, dealt, or chosen."""
    return CHOSEN if options["chosen_characters"] else int(options["characters"])


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
    start=lambda kit, seats, options: WestState(kit, seats, characters_of(options), int(options["promos"])),
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
    options={"characters": (False, True), "promos": (False, True), "chosen_characters": (False, True)},
    measures=measures,
    tallies={"prisoners": Tally(codes.CAPTURED, 0), "debts": Tally(codes.DEBT_TAKEN)},
    answers=ANSWERS,
    supposed=supposed,
    round=lambda s: int(laid(s)),
    foretell=foretell,
    ranking=ranking,
    leads_to=leads_to,
    account=account,
    draw=drawn,
    glance=glanced,
)
