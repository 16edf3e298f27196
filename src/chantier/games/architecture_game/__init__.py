"""Le Jeu de l'Architecture: a quick eye, a good memory, and 24 buildings from the Parthenon to the Tower of Winds."""

from pathlib import Path

from chantier.games.architecture_game import codes
from chantier.games.architecture_game.account import account
from chantier.games.architecture_game.codes import ASK_BUILD, ASK_PLAY, PASS, PUT
from chantier.games.architecture_game.dispatch import ANSWERS
from chantier.games.architecture_game.events import EVENTS
from chantier.games.architecture_game.foretell import foretell, ranking
from chantier.games.architecture_game.kit import read_kit
from chantier.games.architecture_game.measures import measures
from chantier.games.architecture_game.position import POSITIONS
from chantier.games.architecture_game.referee import RaceReferee
from chantier.games.architecture_game.scoring import winners
from chantier.games.architecture_game.sources import sources
from chantier.games.architecture_game.state import ArchitectureState
from chantier.games.architecture_game.study import STUDY
from chantier.games.architecture_game.terminal import drawn, glanced
from chantier.games.architecture_game.texts import (
    QUESTIONS,
    REFUSALS,
    TEMPO_IDS,
    VERBS,
    asks,
    context,
    supposed,
    vocabularies,
)
from chantier.games.architecture_game.view import conserved, sheet, view
from chantier.kernel.game import Game
from chantier.kernel.tally import Tally


def ended(s: ArchitectureState) -> str:
    reached = winners(s)
    return "AG-25" if reached == 0 else "AG-20" if reached == 1 else "AG-21"


GAME = Game(
    name="architecture_game",
    title="Le Jeu de l'Architecture",
    prefix="AG",
    edition="1",
    authors="Thomas Fackler",
    publisher="Prestel",
    seats=(2, 3, 4, 5),
    minutes=30,
    folder=Path(__file__).parent,
    kit=read_kit,
    start=lambda kit, seats, options: ArchitectureState(
        kit, seats, TEMPO_IDS.index(options["tempo"]), int(options["memory_aid"])
    ),
    vocabularies=vocabularies,
    verbs=VERBS,
    questions=QUESTIONS,
    refusals=REFUSALS,
    events=EVENTS,
    asks=asks,
    context=context,
    view=view,
    sheet=sheet,
    headline="tokens",
    ended=ended,
    conserved=conserved,
    positions=POSITIONS,
    longest=200 * 5 * 100,  # rounds and seats; a search may be turned to and fro for as long as one likes
    options={"tempo": TEMPO_IDS, "memory_aid": (False, True)},
    measures=measures,
    tallies={"completed": Tally(codes.COMPLETED), "fragments": Tally(codes.BUILT)},
    answers={**ANSWERS, PUT: (ASK_PLAY,), PASS: (ASK_BUILD,)},  # the others are refused by their own rule
    supposed=supposed,
    live_options={"tempo": "live"},
    round=lambda s: int(s.round),
    foretell=foretell,
    ranking=ranking,
    sources=sources,
    account=account,
    referee=RaceReferee,
    draw=drawn,
    glance=glanced,
    study=STUDY,
)
