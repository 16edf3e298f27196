"""Positions as text: hands 0: 3=1 6=2, towers 1: 6 4, wind: 5."""

from __future__ import annotations

from chantier.kernel.position import Field, Positions
from windy_towers.kit import SIZES, Kit
from windy_towers.state import TowersState


def start(kit: Kit, seats: int) -> TowersState:
    """All stones are dealt, although the position has yet to say which."""
    state = TowersState(kit, seats)
    state.dealt = seats * kit.dealt
    return state


def balance(s: TowersState, said: set[str]) -> None:
    """What is nowhere else lies in the pile."""
    if "pile" in said:
        return
    for size in range(SIZES):
        held = sum(s.held(seat, size) for seat in range(s.players))
        elsewhere = s.quarry[size] + s.lost[size] + held + s.towers.count(size) + (s.laying == size)
        s.pile[size] = s.kit.copies - elsewhere


POSITIONS = Positions(
    {
        "round": Field(),
        "turn": Field(),
        "wind": Field(),
        "laying": Field(values="size"),
        "to_fetch": Field(),
        "dealt": Field(),
        "pile": Field(columns="size", usual=0),
        "quarry": Field(columns="size", usual=0),
        "lost": Field(columns="size", usual=0),
        "hands": Field(rows="seat", columns="size", usual=0),
        "hidden": Field(rows="seat"),
        "towers": Field(values="size", rows="seat", short=True),
    },
    start,
    balance,
)
