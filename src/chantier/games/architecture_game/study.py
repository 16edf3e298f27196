"""What the unhurried race keeps to: neither haste nor choice wins by itself. chantier balance architecture_game."""

from __future__ import annotations

from chantier.games.architecture_game.judge import BALANCED, STYLES
from chantier.kernel.study import Study, Target

STUDY = Study(
    styles=STYLES,
    simple=STYLES[BALANCED + 1 :],
    points="tokens",
    targets=(
        Target("first-seat", most=0.06),
        Target("best-style", most=1.25),
        Target("ended-AG-20", least=0.85),
    ),
)
