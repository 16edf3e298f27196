"""The components, as kit.toml has them."""

from __future__ import annotations

import msgspec

from chantier.kernel.kit import Some, parse_kit, require

SIZES = 6  # of stones, as of the die's faces


class Kit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    copies: Some
    dealt: Some
    quarry: Some
    hand: Some
    storeys: Some
    rounds: Some
    source: str = ""


def read_kit(source: str, name: str) -> Kit:
    kit = parse_kit(source, Kit, name)
    require(kit.dealt <= kit.hand, name, "more stones are dealt than a hand may have")
    require(SIZES * kit.copies >= 4 * kit.dealt + kit.quarry, name, "there are not enough stones for four players")
    return msgspec.structs.replace(kit, source=source)
