"""Queen's Architect: travel, build, win the queen's esteem, and raise her palace."""

from pathlib import Path

from chantier.games.queens_architect import codes
from chantier.games.queens_architect.account import account
from chantier.games.queens_architect.codes import LAST_ROUND
from chantier.games.queens_architect.dispatch import ANSWERS
from chantier.games.queens_architect.events import EVENTS
from chantier.games.queens_architect.foretell import foretell, ranking
from chantier.games.queens_architect.kit import read_kit
from chantier.games.queens_architect.measures import measures
from chantier.games.queens_architect.position import POSITIONS
from chantier.games.queens_architect.state import QueensState
from chantier.games.queens_architect.terminal import drawn, glanced
from chantier.games.queens_architect.texts import QUESTIONS, REFUSALS, VERBS, asks, context, supposed, vocabularies
from chantier.games.queens_architect.view import conserved, sheet, view
from chantier.kernel.game import Game
from chantier.kernel.tally import Tally

GAME = Game(
    name="queens_architect",
    title="Queen's Architect",
    prefix="QA",
    edition="1",
    authors="Volker Schächtele",
    publisher="Queen Games",
    seats=(2, 3, 4),
    minutes=60,
    folder=Path(__file__).parent,
    kit=read_kit,
    start=lambda kit, seats, options: QueensState(kit, seats, int(options["city_bonus"] == "at-once")),
    vocabularies=vocabularies,
    verbs=VERBS,
    questions=QUESTIONS,
    refusals=REFUSALS,
    events=EVENTS,
    asks=asks,
    context=context,
    view=view,
    sheet=sheet,
    headline="steps",
    ended=lambda s: "QA-28" if s.contributed else "QA-30",
    conserved=conserved,
    positions=POSITIONS,
    longest=16 + 4 * LAST_ROUND * 12,  # the draft, then at most a dozen small choices a turn
    open_information=True,
    options={"city_bonus": ("after-work", "at-once")},
    measures=measures,
    tallies={"sites": Tally(codes.BUILT), "repairs": Tally(codes.REPAIRED)},
    answers=ANSWERS,
    supposed=supposed,
    round=lambda s: int(s.round),
    foretell=foretell,
    ranking=ranking,
    account=account,
    draw=drawn,
    glance=glanced,
)
