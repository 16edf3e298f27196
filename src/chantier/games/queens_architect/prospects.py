"""What a move would bring the seat to move, and which hammers it would turn: the rules play it on a copy."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.games.queens_architect import codes
from chantier.games.queens_architect.artisans import has_guild, notch, performance, work
from chantier.games.queens_architect.broker import play_cash, why_not_cash, why_not_trust
from chantier.games.queens_architect.construction import (
    bonus,
    builders,
    building_points,
    play_repair,
    why_not_build,
    why_not_palace,
    why_not_repair,
)
from chantier.games.queens_architect.esteem import can_climb, climb, take_bonds
from chantier.games.queens_architect.kit import GUILD_IDS, Guild
from chantier.games.queens_architect.labour import play_collect, play_work, wage, why_not_work
from chantier.games.queens_architect.recruitment import price, why_not_recruit
from chantier.games.queens_architect.sight import Need, Prospect, Term, Way
from chantier.games.queens_architect.state import QueensState
from chantier.games.queens_architect.tavern import play_enter, play_send, why_not_send
from chantier.games.queens_architect.travel import distance, why_not_journey
from chantier.games.queens_architect.turn import why_not_go
from chantier.kernel.codes import LEGAL

EXHAUSTED = codes.LAST_NOTCH + 1  # where the hammer of somebody who leaves would point


def prospects(s: QueensState) -> dict[str, Prospect]:
    """By move: the spaces of the star within reach, and then what can be done there."""
    seat = s.current
    if s.asks == codes.ASK_STAR:
        return {f"go {name}": of_space(s, seat) for action, (name, of_space) in SPACES.items() if reaches(s, action)}
    if s.asks == codes.ASK_CONSTRUCTION:
        there = {"build": building(s, seat)} if s.carriage[seat] != codes.CAPITAL else {}
        return there | {"palace": palace(s, seat)} if is_about_the_palace(s, seat) else there
    if s.asks == codes.ASK_REPAIRERS:
        return {"done": repaired(s, seat)}
    if s.asks == codes.ASK_LABOURERS:
        return {f"work {s.kit.character_ids[c]}": working(s, seat, c) for c in labourers(s, seat)}
    if s.asks == codes.ASK_GUILDS:
        return {f"send {GUILD_IDS[g]}s": sending(s, seat, g) for g in range(codes.GUILDS) if may_send(s, seat, g)}
    return {}


def reaches(s: QueensState, action: i64) -> bool:
    return why_not_go(s, s.current, action) == LEGAL


def may_send(s: QueensState, seat: i64, guild: i64) -> bool:
    return why_not_send(s, seat, guild) == LEGAL


def labourers(s: QueensState, seat: i64) -> list[int]:
    return [c for c in range(codes.CHARACTERS) if why_not_work(s, seat, c) == LEGAL]


def turned(s: QueensState, then: QueensState, seat: i64) -> dict[str, int]:
    """The artisans whose hammer has moved, and where it stands then."""
    found = {}
    for character, name in enumerate(s.kit.character_ids):
        was, is_now = notch(s, seat, character), notch(then, seat, character)
        if was != is_now:
            found[name] = EXHAUSTED if is_now == codes.NONE else is_now
    return found


def on_construction(s: QueensState, seat: i64) -> Prospect:
    """QA-21 to QA-27: the palace if it can be had, else the building, else the best repair."""
    if why_not_palace(s, seat) == LEGAL:
        return palace(s, seat)
    if why_not_build(s, seat) == LEGAL:
        return building(s, seat)
    found = repair(s, seat)
    found.lacks = lacking(s, seat)
    return found


def is_about_the_palace(s: QueensState, seat: i64) -> bool:
    return s.carriage[seat] == codes.CAPITAL or s.esteem[seat] >= s.kit.steps


def palace(s: QueensState, seat: i64) -> Prospect:
    """QA-27: the three things that contributing asks for."""
    steps, strength, at_home = s.esteem[seat], performance(s, seat), s.carriage[seat] == codes.CAPITAL
    needs = [
        Need("steps", steps, s.kit.steps, steps >= s.kit.steps),
        Need("there", int(at_home), 1, at_home),
        Need("strong", strength, s.kit.palace, strength >= s.kit.palace),
    ]
    return Prospect(rule="QA-27", gives="palace", amount=strength, needs=needs)


def lacking(s: QueensState, seat: i64) -> list[Guild]:
    """QA-21: the guilds asked for where the carriage stands that the seat does not employ."""
    site = s.carriage[seat]
    asked = 0 if site == codes.CAPITAL else s.kit.request_guilds[s.requests[site]]
    return [name for guild, name in enumerate(GUILD_IDS) if asked >> guild & 1 and not has_guild(s, seat, guild)]


def building(s: QueensState, seat: i64) -> Prospect:
    """QA-22 and QA-24: the sum, what the cap takes away, and everybody works."""
    site = s.carriage[seat]
    points = building_points(s, seat, site)
    terms = [Term("performance", performance(s, seat))]
    if builders(s, site) < len(s.kit.terrain):
        terms.append(Term("lot", -s.kit.terrain[builders(s, site)]))
    terms.append(Term("bonus", bonus(s, site, codes.ESTEEM_BONUS)))
    uncut = sum(term.amount for term in terms)
    terms.append(Term("cap", points - uncut))
    then = s.clone()
    for character in range(codes.CHARACTERS):
        if notch(s, seat, character) != codes.NONE:
            work(then, seat, character)
    return Prospect(
        rule="QA-22",
        gives="points",
        amount=points,
        uncut=uncut,
        terms=[term for term in terms if term.amount],
        lacks=lacking(s, seat),
        turned=turned(s, then, seat),
        ways=ways(s, seat, points),
    )


def repair(s: QueensState, seat: i64) -> Prospect:
    """QA-26: up to three artisans of different guilds, those who repair best."""
    then = s.clone()
    then.asks, then.crew, then.purse = codes.ASK_CONSTRUCTION, 0, 0
    terms: list[Term] = []
    while then.current == seat and then.asks in (codes.ASK_CONSTRUCTION, codes.ASK_REPAIRERS):
        able = [c for c in range(codes.CHARACTERS) if why_not_repair(then, seat, c) == LEGAL]
        if not able:
            break
        best = max(able, key=lambda character: s.kit.repair[character])
        terms.append(Term("repair", s.kit.repair[best], s.kit.character_names[best]))
        play_repair(then, seat, best)
    return mended(s, seat, terms)


def repaired(s: QueensState, seat: i64) -> Prospect:
    """QA-26: what those who were chosen so far would bring."""
    crew = [c for c in range(codes.CHARACTERS) if s.crew >> c & 1]
    terms = [Term("repair", s.kit.repair[c], s.kit.character_names[c]) for c in crew]
    return mended(s, seat, terms)


def mended(s: QueensState, seat: i64, terms: list[Term]) -> Prospect:
    points = sum(term.amount for term in terms)
    return Prospect(rule="QA-26", gives="points", amount=points, terms=terms, ways=ways(s, seat, points))


def ways(s: QueensState, seat: i64, points: i64) -> list[Way]:
    """QA-23: every way to spend points, the most steps first; what is left becomes bonds."""
    found: list[Way] = []
    then = s.clone()
    then.purse = points
    while True:
        rest = then.clone()
        take_bonds(rest, seat)
        found.insert(0, Way(then.esteem[seat] - s.esteem[seat], rest.bonds[seat] - s.bonds[seat]))
        if not can_climb(then, seat):
            return found
        climb(then, seat)


def on_labour(s: QueensState, seat: i64) -> Prospect:
    """QA-13: the wage, and everybody works who can."""
    then = s.clone()
    terms = [Term("wage", wage(s, seat))]
    play_collect(then, seat)
    while then.current == seat and then.asks == codes.ASK_LABOURERS:
        character = labourers(then, seat)[0]
        terms.append(Term("labourer", codes.LABOUR_BONUS, s.kit.character_names[character]))
        play_work(then, seat, character)
    gained = then.thalers[seat] - s.thalers[seat]
    return Prospect(rule="QA-13", gives="thalers", amount=gained, terms=terms, turned=turned(s, then, seat))


def working(s: QueensState, seat: i64, character: i64) -> Prospect:
    then = s.clone()
    play_work(then, seat, character)
    gained = then.thalers[seat] - s.thalers[seat]
    return Prospect(rule="QA-13", gives="thalers", amount=gained, turned=turned(s, then, seat))


def on_recruitment(s: QueensState, seat: i64) -> Prospect:
    """QA-14: whom one can pay, the cheapest first."""
    places = [place for place in range(codes.PANEL) if why_not_recruit(s, seat, place) == LEGAL]
    terms = [Term("price", price(s, place), s.kit.character_names[s.panel[place]]) for place in places]
    terms.sort(key=lambda term: term.amount)
    return Prospect(rule="QA-14", gives="artisans", amount=len(terms), terms=terms)


def on_broker(s: QueensState, seat: i64) -> Prospect:
    """QA-18: what the bonds bring that the broker takes; without any, trust."""
    most = max((n for n in range(1, codes.TOP_TRUST + 1) if why_not_cash(s, seat, n) == LEGAL), default=0)
    if not most:
        raised = int(why_not_trust(s, seat) == LEGAL)
        return Prospect(rule="QA-18", gives="trust", amount=raised)
    then = s.clone()
    play_cash(then, seat, most)
    gained = then.thalers[seat] - s.thalers[seat]
    return Prospect(rule="QA-18", gives="thalers", amount=gained, terms=[Term("bonds", -most), Term("cashed", gained)])


def on_travel(s: QueensState, seat: i64) -> Prospect:
    """QA-19: how many places one can pay the way to."""
    reached = sum(why_not_journey(s, seat, place) == LEGAL for place in range(s.map.places))
    return Prospect(rule="QA-19", gives="places", amount=reached)


def on_tavern(s: QueensState, seat: i64) -> Prospect:
    """QA-20: the guilds one can pay, each time the one with most hammers to turn back."""
    then = s.clone()
    terms: list[Term] = []
    play_enter(then, seat)
    while then.current == seat and then.asks == codes.ASK_GUILDS:
        guilds = [guild for guild in range(codes.GUILDS) if may_send(then, seat, guild)]
        best = max(guilds, key=lambda guild: len(sending(then, seat, guild).turned))
        if not sending(then, seat, best).turned:
            break
        paid = then.thalers[seat]
        play_send(then, seat, best)
        terms.append(Term("sent", then.thalers[seat] - paid, GUILD_IDS[best]))
    hammers = turned(s, then, seat)
    return Prospect(rule="QA-20", gives="hammers", amount=len(hammers), terms=terms, turned=hammers)


def sending(s: QueensState, seat: i64, guild: i64) -> Prospect:
    then = s.clone()
    play_send(then, seat, guild)
    hammers = turned(s, then, seat)
    return Prospect(rule="QA-20", gives="hammers", amount=len(hammers), turned=hammers)


def fares(s: QueensState, seat: i64) -> list[int | None]:
    """QA-19: what the way to every place costs; None where one is already, or where no journey leads."""
    spaces = [distance(s, seat, place) for place in range(s.map.places)]
    return [s.kit.travel[n - 1] if 0 < n <= codes.LONGEST_JOURNEY else None for n in spaces]


SPACES = {
    codes.CONSTRUCTION: ("construction", on_construction),
    codes.LABOUR: ("labour", on_labour),
    codes.RECRUITMENT: ("recruitment", on_recruitment),
    codes.BROKER: ("broker", on_broker),
    codes.TRAVEL: ("travel", on_travel),
    codes.TAVERN: ("tavern", on_tavern),
}
