"""Doors for research: the games as PettingZoo, Gymnasium and OpenSpiel know environments, and many tables at once.

    import chantier.rl
    env = chantier.rl.aec_env("queens_architect", seats=2)

`aec_env` and `parallel_env` are PettingZoo's, `gym_env` and `vector_env` Gymnasium's, `batch` needs numpy only. After
`import chantier.rl.openspiel` OpenSpiel knows the games. They need the extra `chantier[rl]`; docs/research.md explains.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from chantier.kernel.encoding import Encoding

if TYPE_CHECKING:
    from chantier.rl.arrays import Batch, Opponent
    from chantier.rl.gymnasium_env import SeatEnv, SeatVectorEnv
    from chantier.rl.pettingzoo_env import ParallelTable, TableEnv

__all__ = ["Encoding", "aec_env", "batch", "gym_env", "parallel_env", "vector_env"]

# A door is imported when it is opened: nobody needs all three libraries.


def aec_env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    kit: str | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """PettingZoo: one seat after the other."""
    from chantier.rl.pettingzoo_env import TableEnv  # noqa: PLC0415

    return TableEnv(Encoding(game, seats, options, kit), render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    kit: str | None = None,
    render_mode: str | None = None,
) -> ParallelTable:
    """PettingZoo: all seats at once; a seat that has nothing to choose passes."""
    from chantier.rl.pettingzoo_env import ParallelTable  # noqa: PLC0415

    return ParallelTable(Encoding(game, seats, options, kit), render_mode)


def gym_env(
    game: str,
    seats: int | None = None,
    *,
    seat: int = 0,
    opponents: Opponent = "random",
    options: Mapping[str, Any] | None = None,
    kit: str | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """Gymnasium: one seat against bots."""
    from chantier.rl.gymnasium_env import SeatEnv  # noqa: PLC0415

    return SeatEnv(Encoding(game, seats, options, kit), seat, opponents, render_mode)


def vector_env(
    game: str,
    seats: int | None = None,
    *,
    tables: int = 64,
    seat: int = 0,
    opponents: Opponent = "random",
    options: Mapping[str, Any] | None = None,
    kit: str | None = None,
) -> SeatVectorEnv:
    """Gymnasium: one seat against bots, at many tables stepped together."""
    from chantier.rl.gymnasium_env import SeatVectorEnv  # noqa: PLC0415

    return SeatVectorEnv(Encoding(game, seats, options, kit), tables, seat, opponents)


def batch(
    game: str,
    seats: int | None = None,
    *,
    tables: int = 64,
    seed: int | Sequence[int] = 0,
    opponents: Mapping[int, Opponent] | None = None,
    options: Mapping[str, Any] | None = None,
    kit: str | None = None,
) -> Batch:
    """Many tables stepped together; `opponents` says which seats are played by which bots."""
    from chantier.rl.arrays import Batch  # noqa: PLC0415

    return Batch(Encoding(game, seats, options, kit), tables, seed, opponents or {})
