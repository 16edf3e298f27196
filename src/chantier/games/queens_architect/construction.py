"""Construction: build, repair, or contribute to the palace (QA-21 to QA-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect import esteem
from chantier.games.queens_architect.artisans import has_guild, is_employed, performance, work
from chantier.games.queens_architect.codes import (
    ALREADY_BUILT,
    ASK_RECRUITMENT,
    ASK_REPAIRERS,
    BONUS_RECRUITMENT,
    BONUS_THALERS,
    BUILD,
    BUILT,
    CAPITAL,
    CHARACTERS,
    CONTRIBUTED,
    ESTEEM_BONUS,
    ESTEEM_WON,
    GUILD_MISSING,
    GUILD_REPAIRS_ALREADY,
    GUILDS,
    LOTS,
    NO_BUILDING_LEFT,
    NONE,
    NOT_AT_THE_CAPITAL,
    NOT_EMPLOYED,
    NOT_ON_A_SITE,
    PALACE,
    RECRUIT_BONUS,
    REPAIR,
    REPAIRED,
    REPAIRERS,
    STEPS_MISSING,
    THALER_BONUS,
    TOO_WEAK,
)
from chantier.games.queens_architect.rounds import end_turn
from chantier.kernel.codes import BIT, HAVE, LEGAL, NEED, RULE, ZERO, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def legal_construction(s: QueensState, seat: i64, moves: Moves) -> None:
    if why_not_build(s, seat) == LEGAL:
        moves.add(BUILD)
    legal_repair(s, seat, moves)
    if why_not_palace(s, seat) == LEGAL:
        moves.add(PALACE)


def has_built(s: QueensState, seat: i64, site: i64) -> bool:
    for lot in range(site * LOTS, (site + 1) * LOTS):
        if s.lots[lot] == seat:
            return True
    return False


def builders(s: QueensState, site: i64) -> i64:
    """How many have built there."""
    total: i64 = 0
    for lot in range(site * LOTS, (site + 1) * LOTS):
        if s.lots[lot] != NONE:
            total += 1
    return total


def buildings(s: QueensState, seat: i64) -> i64:
    """How many the seat has built."""
    total: i64 = 0
    for lot in range(len(s.lots)):
        if s.lots[lot] == seat:
            total += 1
    return total


def why_not_build(s: QueensState, seat: i64) -> i64:
    """QA-21: on a site, not twice, with a building left and every guild that is asked for."""
    site = s.carriage[seat]
    if site == CAPITAL:
        return NOT_ON_A_SITE + RULE * 21
    if has_built(s, seat, site):
        return ALREADY_BUILT + RULE * 21
    if buildings(s, seat) >= s.kit.buildings:
        return NO_BUILDING_LEFT + RULE * 21 + NEED * s.kit.buildings
    if missing_guilds(s, seat, site) != 0:
        return GUILD_MISSING + RULE * 21
    return LEGAL


def missing_guilds(s: QueensState, seat: i64, site: i64) -> i64:
    """A bit for each guild that the site's request tile asks for and the seat does not employ."""
    asked = s.kit.request_guilds[s.requests[site]]
    for guild in range(GUILDS):
        if has_guild(s, seat, guild):
            asked &= ~BIT[guild]
    return asked


def bonus(s: QueensState, site: i64, kind: i64) -> i64:
    """How much of one kind of bonus the site gives (QA-25)."""
    request = s.requests[site]
    return s.kit.request_amount[request] if s.kit.request_bonus[request] == kind else ZERO


def building_points(s: QueensState, seat: i64, site: i64) -> i64:
    """QA-22: everybody's performance, less what the earlier builders cost, plus the city's esteem, up to the cap."""
    points = performance(s, seat) - s.kit.terrain[builders(s, site)] + bonus(s, site, ESTEEM_BONUS)
    cap = s.kit.caps[s.map.kind[site]]
    return max(ZERO, min(points, cap))


def play_build(s: QueensState, seat: i64) -> None:
    """QA-22 and QA-25: the points are counted; with the option, a city gives its bonus before they are spent."""
    site = s.carriage[seat]
    tell(s, BUILT, seat, site, performance(s, seat), s.kit.terrain[builders(s, site)])
    s.purse = building_points(s, seat, site)
    tell(s, ESTEEM_WON, seat, s.purse, bonus(s, site, ESTEEM_BONUS), s.kit.caps[s.map.kind[site]])
    s.lots[site * LOTS + builders(s, site)] = seat
    s.site = site
    if s.bonus_first == 0:
        work_with_all(s, seat)
    elif bonus(s, site, RECRUIT_BONUS) > 0:
        ask_bonus_recruitment(s, seat)
    else:
        pay_bonus(s, seat, site)
        work_with_all(s, seat)


def work_with_all(s: QueensState, seat: i64) -> None:
    """QA-24: the points are spent, then everybody has worked."""
    s.crew = 0
    for character in range(CHARACTERS):
        if is_employed(s, seat, character):
            s.crew |= BIT[character]
    spend(s, seat)


def guilds_at_work(s: QueensState) -> i64:
    """Of those chosen to repair, a bit for each guild."""
    guilds: i64 = 0
    for character in range(CHARACTERS):
        if s.crew & BIT[character] != 0:
            guilds |= BIT[s.kit.guild[character]]
    return guilds


def repairers(s: QueensState) -> i64:
    total: i64 = 0
    for character in range(CHARACTERS):
        if s.crew & BIT[character] != 0:
            total += 1
    return total


def why_not_repair(s: QueensState, seat: i64, character: i64) -> i64:
    """QA-26: one's own artisans, of different guilds."""
    if not is_employed(s, seat, character):
        return NOT_EMPLOYED + RULE * 26
    if guilds_at_work(s) & BIT[s.kit.guild[character]] != 0:
        return GUILD_REPAIRS_ALREADY + RULE * 26 + NEED * s.kit.guild[character]
    return LEGAL


def legal_repair(s: QueensState, seat: i64, moves: Moves) -> None:
    for character in range(CHARACTERS):
        if why_not_repair(s, seat, character) == LEGAL:
            moves.add(REPAIR + A * character)


def can_repair(s: QueensState, seat: i64) -> bool:
    for character in range(CHARACTERS):
        if why_not_repair(s, seat, character) == LEGAL:
            return True
    return False


def play_repair(s: QueensState, seat: i64, character: i64) -> None:
    """QA-26: one to three artisans, chosen one by one."""
    s.crew |= BIT[character]
    if repairers(s) < REPAIRERS and can_repair(s, seat):
        s.asks = ASK_REPAIRERS
    else:
        finish_repair(s, seat)


def finish_repair(s: QueensState, seat: i64) -> None:
    """QA-26: their repair points, whatever their notch; no cap and no bonus."""
    for character in range(CHARACTERS):
        if s.crew & BIT[character] != 0:
            s.purse += s.kit.repair[character]
    tell(s, REPAIRED, seat, repairers(s), s.purse)
    spend(s, seat)


def spend(s: QueensState, seat: i64) -> None:
    if not esteem.is_asked(s, seat):
        pack_up(s, seat)


def play_climb(s: QueensState, seat: i64) -> None:
    esteem.climb(s, seat)
    spend(s, seat)


def play_bonds(s: QueensState, seat: i64) -> None:
    esteem.take_bonds(s, seat)
    pack_up(s, seat)


def pack_up(s: QueensState, seat: i64) -> None:
    """QA-25: once the points are spent the crew has worked; the usual city then gives its thalers or recruitment."""
    for character in range(CHARACTERS):
        if s.crew & BIT[character] != 0:
            work(s, seat, character)
    site = s.site
    s.crew = 0
    s.site = NONE
    if site == NONE or s.bonus_first != 0:
        end_turn(s)
    elif bonus(s, site, RECRUIT_BONUS) > 0:
        ask_bonus_recruitment(s, seat)
    else:
        pay_bonus(s, seat, site)
        end_turn(s)


def ask_bonus_recruitment(s: QueensState, seat: i64) -> None:
    s.asks = ASK_RECRUITMENT
    tell(s, BONUS_RECRUITMENT, seat)


def end_recruitment(s: QueensState) -> None:
    """QA-25: where the city's recruitment came first, the building goes on; otherwise the turn is over."""
    if s.site == NONE:
        end_turn(s)
    else:
        work_with_all(s, s.current)


def pay_bonus(s: QueensState, seat: i64, site: i64) -> None:
    thalers = bonus(s, site, THALER_BONUS)
    if thalers > 0:
        s.thalers[seat] += thalers
        tell(s, BONUS_THALERS, seat, thalers)


def why_not_palace(s: QueensState, seat: i64) -> i64:
    """QA-27: every step climbed, the carriage home, and enough performance."""
    if s.esteem[seat] < s.kit.steps:
        return STEPS_MISSING + RULE * 27 + NEED * s.kit.steps + HAVE * s.esteem[seat]
    if s.carriage[seat] != CAPITAL:
        return NOT_AT_THE_CAPITAL + RULE * 27
    total = performance(s, seat)
    if total < s.kit.palace:
        return TOO_WEAK + RULE * 27 + NEED * s.kit.palace + HAVE * total
    return LEGAL


def play_palace(s: QueensState, seat: i64) -> None:
    """QA-27: nobody turns."""
    s.contributed |= BIT[seat]
    tell(s, CONTRIBUTED, seat, performance(s, seat))
    end_turn(s)
