"""What a move leaves behind, told before it is made; and what the winner is found by."""

from __future__ import annotations

from chantier.games.queens_architect import codes
from chantier.games.queens_architect.artisans import performance
from chantier.games.queens_architect.construction import builders
from chantier.games.queens_architect.prospects import building
from chantier.games.queens_architect.recruitment import price
from chantier.games.queens_architect.scoring import has_contributed, wealth
from chantier.games.queens_architect.state import QueensState
from chantier.kernel.foresight import Foretold


def foretell(before: QueensState, after: QueensState, seat: int) -> list[Foretold]:
    found: list[Foretold] = []
    site = before.carriage[seat]
    if site != codes.CAPITAL and builders(after, site) > builders(before, site):
        found += building_there(before, after, seat, site)
    if before.asks == codes.ASK_RECRUITMENT and list(before.panel) != list(after.panel):
        found += still_to_hire(before, after)
    return found


def building_there(before: QueensState, after: QueensState, seat: int, site: int) -> list[Foretold]:
    """QA-22: what the cap takes away, and what the next to build there loses."""
    found = []
    kit, gained = before.kit, building(before, seat)
    if gained.uncut > gained.amount:
        lost = gained.uncut - gained.amount
        found.append(Foretold("over-the-cap", "QA-22", {"points": lost, "cap": gained.amount}))
    if builders(after, site) < len(kit.terrain):
        malus = kit.terrain[builders(after, site)]
        found.append(Foretold("next-builder", "QA-22", {"site:site": site, "malus": malus}))
    return found


def still_to_hire(before: QueensState, after: QueensState) -> list[Foretold]:
    """QA-14: of those who are on the panel already, the cheapest whom the next player finds there."""
    known = [place for place in range(codes.PANEL) if after.panel[place] != codes.NONE]
    places = [place for place in known if after.panel[place] in list(before.panel)]
    if not places:
        return []
    cheapest = min(places, key=lambda place: int(price(after, place)))
    return [
        Foretold("still-to-hire", "QA-14", {"artisan:artisan": after.panel[cheapest], "price": price(after, cheapest)})
    ]


def ranking(s: QueensState, seat: int) -> dict[str, int]:
    """QA-29 and QA-30: what is compared, in this order."""
    if has_contributed(s, seat):
        return {"palace": 1, "steps": 0, "performance": performance(s, seat), "wealth": 0}
    return {"palace": 0, "steps": s.esteem[seat], "performance": performance(s, seat), "wealth": wealth(s, seat)}
