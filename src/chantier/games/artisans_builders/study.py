"""What a well-balanced kit keeps to: chantier balance artisans_builders."""

from __future__ import annotations

from chantier.games.artisans_builders.codes import LEVEL_CARDS
from chantier.games.artisans_builders.judge import STYLES
from chantier.games.artisans_builders.tables import Kit
from chantier.kernel.study import Study, Tally, Target


def levels(kit: Kit) -> list[str]:
    return [("I", "II", "III")[card // LEVEL_CARDS] for card in range(len(kit.building_ids))]


STUDY = Study(
    styles=STYLES,
    points="points",
    first="first-player",
    choice="board-chosen",
    tallies=(
        Tally("built", groups=levels),
        Tally("built", among="card-laid", groups=levels),
        Tally("visited", among="artisan-laid"),
        Tally("recruited", among="artisan-laid"),
        Tally("fulfilled"),
    ),
    targets=(
        Target("first-seat", most=0.04),
        Target("starting-choice", most=0.06),
        Target("best-style", most=1.2),
        Target("median-rounds", least=6, most=8),
        Target("winner-least", least=35),
        Target("winner-most", most=65),
        Target("mean-level-2-a-seat", least=1),
        Target("built-above", most=0.25),
        Target("built-of-card-laid-above", most=0.25),
        Target("built-least", least=0.02),
        Target("visited-of-artisan-laid-least", least=0.02),
        Target("fulfilled-least", least=0.2),
        Target("ended-AB-30", least=0.99),
    ),
)
