"""What a kit must hold to be played, each with one clear sentence."""

from __future__ import annotations

from chantier.games.west_kingdom import codes
from chantier.games.west_kingdom.parts import (
    EFFECT_MOMENTS,
    SEATS,
    KitFile,
    of_seats,
)
from chantier.kernel.kit import require


def check_figures(file: KitFile, name: str) -> None:
    """WK-1, WK-2, WK-22, WK-24, WK-25: every number of players, every step, every virtue."""
    keys = {str(seats) for seats in SEATS}
    for what, found in (
        ("rewards", file.rewards),
        ("guildhall.places", file.guildhall.places),
        ("guildhall.resets", file.guildhall.resets),
        ("town_hall.places", file.town_hall.places),
    ):
        require(set(found) == keys, name, f"{what} needs 2, 3, 4 and 5 players")
    require(len(file.silver) == SEATS[-1], name, f"silver needs 5 figures, not {len(file.silver)}")
    for key in ("points", "waived"):
        given = len(getattr(file.track, key))
        require(given == codes.TRACK, name, f"track.{key} has {given} figures, it needs {codes.TRACK}")
    require(len(file.step) == codes.STEPS, name, f"the cathedral has {codes.STEPS} steps, not {len(file.step)}")
    for number, step in enumerate(file.step, 1):
        require(bool(step.cost) != bool(step.mix), name, f"step {number} costs either goods or a mix")
        require(step.mix <= 60, name, f"step {number} costs more than 60")
    for seats in SEATS:
        places = of_seats(file.guildhall.places, seats)
        resets = of_seats(file.guildhall.resets, seats)
        require(max(resets) < places, name, f"with {seats} players a reset comes after the last guildhall place")
        most = sum(reward.count for reward in file.reward)
        pile = of_seats(file.rewards, seats)
        require(pile <= most, name, f"a pile of {pile} rewards needs as many cards, there are {most}")
    require(file.market.look <= codes.LOOKED, name, f"a look is at {codes.LOOKED} cards at most")


def check_cards(file: KitFile, name: str) -> None:
    for what, cards, most in (
        ("building", file.building, 60),
        ("apprentice", file.apprentice, 60),
        ("character", file.character, 60),
        ("reward", file.reward, 60),
        ("market card", file.market_card, 60),
    ):
        ids = [card.id for card in cards]
        for one in ids:
            require(ids.count(one) == 1, name, f"two of kind {what} have the id {one}")
        require(len(ids) <= most, name, f"{len(ids)} of kind {what} are more than {most}")
    require(bool(file.market_card), name, "there is no market card")
    base = [card for card in file.building if not card.promo]
    dealt = codes.DEALT * SEATS[-1]
    require(len(base) >= dealt, name, f"the draft of 5 players needs {dealt} buildings, there are {len(base)}")
    characters = sum(not card.promo for card in file.character)
    require(characters >= SEATS[-1], name, f"5 players need as many characters, there are {characters}")


def check_apprentices(file: KitFile, name: str) -> None:
    for card in file.apprentice:
        fits = card.at in EFFECT_MOMENTS[card.effect]
        require(fits, name, f"{card.id}: nothing looks for the effect {card.effect} at {card.at}")
        if card.effect in ("gain", "exchange", "gain-if-nobody-in-prison"):
            require(bool(card.gain), name, f"{card.id}: what does it gain?")
        elif card.effect != "none":
            require(card.amount > 0, name, f"{card.id}: {card.effect} needs an amount")


def check_buildings(file: KitFile, name: str) -> None:
    for card in file.building:
        if card.effect in ("gain", "library", "monument", "palace"):
            require(bool(card.gain), name, f"{card.id}: what does it gain?")
        if card.effect in ("captures", "watchtower"):
            require(card.amount > 0, name, f"{card.id}: {card.effect} needs an amount")
        if card.effect == "choose":
            require(len(card.choose) == 2, name, f"{card.id}: there are two things to choose from")
        if card.effect in ("most", "per", "palace"):
            require(card.of is not None and card.each > 0, name, f"{card.id}: {card.effect} of what?")
