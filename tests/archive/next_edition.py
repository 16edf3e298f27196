"""Sealed Bids as it might be one day: a second edition with another card in its kit, and with one round less."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from chantier.kernel.game import Earlier
from chantier.testing.sealed_bids import GAME as FIRST
from chantier.testing.sealed_bids import BidsState, Kit

ROUNDS = 2


def start(kit: Kit, seats: int, options: Mapping[str, Any]) -> BidsState:
    return BidsState(kit, seats, options["rounds"] if options.get("all_rounds") else ROUNDS)


GAME = replace(
    FIRST,
    edition="2",
    start=start,
    options={**FIRST.options, "open_hands": (False, True)},
    kit_file=str(Path(__file__).with_name("next_kit.toml")),
    earlier={"1": Earlier(options={"all_rounds": True}, kit_file="kit.toml")},
)
