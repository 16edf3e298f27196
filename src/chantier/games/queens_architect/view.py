"""What a seat sees, as data for a screen. Made from a state with holes and nothing else."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.games.queens_architect import codes, sight
from chantier.games.queens_architect.artisans import notch, performance
from chantier.games.queens_architect.construction import buildings
from chantier.games.queens_architect.prospects import fares, prospects
from chantier.games.queens_architect.recruitment import price
from chantier.games.queens_architect.scoring import has_contributed
from chantier.games.queens_architect.sight import (
    Artisan,
    Offer,
    Pending,
    SeatView,
    Site,
    View,
    artisan,
    distances,
    printed,
)
from chantier.games.queens_architect.state import QueensState
from chantier.games.queens_architect.texts import ACTION_IDS, QUESTIONS
from chantier.kernel.state import NOBODY


def view(s: QueensState, seat: i64) -> View:
    over = s.asks >= len(QUESTIONS)
    on_board = printed(s.kit)
    return View(
        seat=None if seat == NOBODY else seat,
        asks="" if over else QUESTIONS[s.asks].name,
        turn=None if over else s.current,
        round=s.round,
        first=None if s.first == codes.NONE else s.first,
        tokens=list(s.tokens),
        price_scale=on_board.top_prices,
        marker=s.marker,
        panel=[Offer(price(s, place), tile(s, s.panel[place], place)) for place in range(codes.PANEL)],
        beside=[tile(s, character, 0) for character in s.beside],
        pile={
            s.kit.character_ids[c]: s.starters[c] + s.others[c]
            for c in range(codes.CHARACTERS)
            if s.starters[c] + s.others[c]
        },
        starters={s.kit.character_ids[c]: s.starters[c] for c in range(codes.CHARACTERS) if s.starters[c]},
        starters_left=s.starters_left,
        others_left=s.others_left,
        pile_left=s.starters_left + s.others_left,
        gone=s.gone,
        supply=s.supply,
        places=[site(s, place) for place in range(s.map.places)],
        distances=distances(s.map),
        travel=on_board.travel,
        terrain=on_board.terrain,
        tavern=on_board.tavern,
        palace=s.kit.palace,
        seats=[seat_view(s, other) for other in range(s.players)],
        pending=pending(s),
        prospects={} if over else prospects(s),
    )


def tile(s: QueensState, character: i64, at: i64) -> Artisan | None:
    if character == codes.NONE:
        return None
    return artisan(s.kit, character, at)


def site(s: QueensState, place: i64) -> Site:
    first = place * codes.LOTS
    builders = [s.lots[lot] for lot in range(first, first + codes.LOTS) if s.lots[lot] != codes.NONE]
    return sight.site(s.kit, s.players, place, s.requests[place], tuple(builders))


def seat_view(s: QueensState, seat: i64) -> SeatView:
    held = [tile(s, c, notch(s, seat, c)) for c in range(codes.CHARACTERS) if notch(s, seat, c) != codes.NONE]
    tiles = [s.rest[tile] for tile in range(seat * codes.GUILDS, (seat + 1) * codes.GUILDS)]
    return SeatView(
        thalers=s.thalers[seat],
        bonds=s.bonds[seat],
        trust=s.trust[seat],
        steps=s.esteem[seat],
        action=ACTION_IDS[s.star[seat]],
        at=s.map.ids[s.carriage[seat]],
        artisans=[one for one in held if one is not None],
        performance=performance(s, seat),
        tavern=sight.tavern(tuple(tiles)),
        buildings_left=s.kit.buildings - buildings(s, seat),
        contributed=has_contributed(s, seat),
        fares=fares(s, seat),
    )


def pending(s: QueensState) -> Pending:
    return Pending(
        crew=[s.kit.character_ids[c] for c in range(codes.CHARACTERS) if s.crew >> c & 1],
        points=s.purse,
        newcomer=None if s.newcomer == codes.NONE else s.kit.character_ids[s.newcomer],
        hiring=None if s.place == codes.NONE else s.place + 1,
        sent=s.sent,
    )


def sheet(s: QueensState, seat: i64) -> dict[str, int]:
    """What QA-29 and QA-30 compare, in that order."""
    return {
        "palace": int(has_contributed(s, seat)),
        "steps": s.esteem[seat],
        "performance": performance(s, seat),
        "thalers": s.thalers[seat],
        "bonds": s.bonds[seat],
    }


def conserved(s: QueensState) -> dict[str, int]:
    """What no move changes: 54 tiles, 28 bonds, 12 tokens, 28 request tiles."""
    lying = sum(tile != codes.NONE for tiles in (s.panel, s.beside, s.notches) for tile in tiles)
    return {
        "tiles": s.starters_left + s.others_left + lying + s.gone,
        "bonds": s.supply + sum(s.bonds),
        "tokens": sum(s.tokens_left) + sum(token > 0 for token in s.tokens),
        "requests": sum(s.requests_left) + sum(request != codes.NONE for request in s.requests),
    }
