"""The weights that a game judges positions by can be others for a while: those that were learnt for another kit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from librt.vecs import vec

from chantier.kernel.state import State

Weights = dict[str, list[float]]
LAYERS = ("straight", "bias", "layer", "out")


def teach(state: State, weights: Weights | None) -> None:
    """From now on the game judges by these weights, in this process."""
    insight = state.adviser().learnt(state.seats())
    if weights is not None and insight is not None:
        for name in LAYERS:
            setattr(insight, name, vec[float](weights[name]))


@contextmanager
def judging_by(state: State, weights: Weights | None) -> Iterator[None]:
    """Within, the game judges by these weights; afterwards by its own again, whoever plays next in this process."""
    insight = state.adviser().learnt(state.seats())
    own = {name: getattr(insight, name) for name in LAYERS} if insight else {}
    teach(state, weights)
    try:
        yield
    finally:
        for name, figures in own.items():
            setattr(insight, name, figures)
