"""Artisans & Bâtisseurs: hire the artisan the others need, build your district, raise three castles."""

from pathlib import Path

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.account import account
from chantier.games.artisans_builders.dispatch import ANSWERS
from chantier.games.artisans_builders.events import EVENTS
from chantier.games.artisans_builders.foretell import foretell, ranking
from chantier.games.artisans_builders.kit import read_kit
from chantier.games.artisans_builders.measures import measures
from chantier.games.artisans_builders.position import POSITIONS
from chantier.games.artisans_builders.rounds import is_triggered
from chantier.games.artisans_builders.state import ArtisansState
from chantier.games.artisans_builders.study import STUDY
from chantier.games.artisans_builders.terminal import drawn, glanced
from chantier.games.artisans_builders.texts import QUESTIONS, REFUSALS, VERBS, asks, context, supposed, vocabularies
from chantier.games.artisans_builders.view import conserved, sheet, view
from chantier.kernel.game import Earlier, Game
from chantier.kernel.tally import Tally

GAME = Game(
    name="artisans_builders",
    title="Artisans & Bâtisseurs",
    prefix="AB",
    edition="2",
    authors="prototype",
    publisher="",
    seats=(2, 3, 4),
    minutes=40,
    folder=Path(__file__).parent,
    kit=read_kit,
    start=lambda kit, seats, options: ArtisansState(kit, seats),
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
    ended=lambda s: "AB-30" if is_triggered(s) else "AB-34",
    conserved=conserved,
    positions=POSITIONS,
    longest=4 + 4 * codes.LAST_ROUND * 25,  # boards, then a recruiter and at most eight small choices a worker
    open_information=True,
    measures=measures,
    tallies={"buildings": Tally(codes.BUILT), "contracts": Tally(codes.FULFILLED)},
    answers=ANSWERS,
    supposed=supposed,
    round=lambda s: int(s.round),
    foretell=foretell,
    ranking=ranking,
    account=account,
    study=STUDY,
    draw=drawn,
    glance=glanced,
    earlier={"1": Earlier(kit_file="kit-1.toml")},
)
