"""This says who plays in the next round of a tournament: bots fill up tables, and people come late or have gone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from chantier.bots.cast import PEOPLE
from chantier.server.accounts.names import apart
from chantier.server.club.pairing import Paired, lots, round_robin, swiss
from chantier.server.club.tournament import Score, Standing, standings
from chantier.server.ids import new_id
from chantier.server.store.tournaments import Tournament, TournamentPlayer, TournamentSeat
from chantier.server.wire.tournaments import NewTournament


class NextRound(NamedTuple):
    """This is what a round writes: the players that are new or changed, and who sits where."""

    players: list[TournamentPlayer]
    seats: list[TournamentSeat]
    rounds: int
    slots: int


def plays(one: TournamentPlayer, number: int) -> bool:
    """Say whether a player takes part in a round."""
    return one.left is None or one.left >= number


def scores(seats: Sequence[TournamentSeat]) -> list[list[Score]]:
    """Return the tables that are over."""
    tables: dict[tuple[int, int], list[Score]] = {}
    for one in seats:
        if one.number and one.place is not None:
            tables.setdefault((one.round, one.number), []).append(Score(one.player, one.place, one.points or 0))
    return list(tables.values())


def ranked(
    players: Sequence[TournamentPlayer], seats: Sequence[TournamentSeat], settings: NewTournament
) -> list[Standing]:
    byes = [one.player for one in seats if not one.number]
    return standings([one.number for one in players], scores(seats), byes, settings.seats)


def rounds_of(seats: Sequence[TournamentSeat]) -> list[Paired]:
    """Return the rounds that were made, as the pairing knows them."""
    found = []
    for number in sorted({one.round for one in seats}):
        own = [one for one in seats if one.round == number]
        tables: dict[int, list[int]] = {}
        for one in own:
            if one.number:
                tables.setdefault(one.number, []).append(one.player)
        found.append(Paired(list(tables.values()), [one.player for one in own if not one.number]))
    return found


def new_bots(players: Sequence[TournamentPlayer], count: int, level: str) -> list[TournamentPlayer]:
    """Return bots with numbers and names that nobody has yet."""
    made: list[TournamentPlayer] = []
    for _ in range(count):
        known = [*players, *made]
        name = apart(PEOPLE[len(known) % len(PEOPLE)].name, [one.name for one in known])
        made.append(TournamentPlayer(1 + max((one.number for one in known), default=0), "", level, name))
    return made


def filled(
    players: Sequence[TournamentPlayer], order: Sequence[int], settings: NewTournament, number: int
) -> list[TournamentPlayer]:
    """Return the bots that come or go so that all tables are full; the last in the standings go first."""
    active = [one for one in players if plays(one, number)]
    over = len(active) % settings.seats
    bots = sorted((one for one in active if one.bot), key=lambda one: -order.index(one.number))
    if not over or not settings.fill:
        return []
    if number > 1 and over <= len(bots) and len(active) > settings.seats:
        return [one._replace(left=number - 1) for one in bots[:over]]
    return new_bots(players, settings.seats - over, settings.level)


def with_changes(players: Sequence[TournamentPlayer], changed: Sequence[TournamentPlayer]) -> list[TournamentPlayer]:
    return sorted({**{one.number: one for one in players}, **{one.number: one for one in changed}}.values())


def next_round(
    tournament: Tournament,
    settings: NewTournament,
    players: Sequence[TournamentPlayer],
    seats: Sequence[TournamentSeat],
    allowed: Collection[int],
) -> NextRound:
    """Return the next round of a tournament; all that chance decides follows from its id."""
    number = tournament.round + 1
    first = new_bots(players, settings.bots, settings.level) if number == 1 else []
    players = with_changes(players, first)
    if settings.form == "round-robin":
        return next_of_all(tournament, settings, players, first, allowed)
    order = standing_order(tournament, players, seats, settings)
    changed = filled(players, order, settings, number)
    everybody = with_changes(players, changed)
    playing = {one.number for one in everybody if plays(one, number)}
    order = [one for one in standing_order(tournament, everybody, seats, settings) if one in playing]
    paired = swiss(order, rounds_of(seats), settings.seats, allowed)
    return NextRound([*first, *changed], seated(number, paired), settings.rounds, 0)


def standing_order(
    tournament: Tournament,
    players: Sequence[TournamentPlayer],
    seats: Sequence[TournamentSeat],
    settings: NewTournament,
) -> list[int]:
    if not tournament.round:
        return lots([one.number for one in players], tournament.id)
    return [one.player for one in ranked(players, seats, settings)]


def next_of_all(
    tournament: Tournament,
    settings: NewTournament,
    players: Sequence[TournamentPlayer],
    first: Sequence[TournamentPlayer],
    allowed: Collection[int],
) -> NextRound:
    """Return the next round of a plan in which all meet; whoever comes late or goes changes only who holds a place."""
    number, slots = tournament.round + 1, tournament.slots
    changed = list(first)
    if number == 1:
        changed += new_bots(players, -len(players) % settings.seats, settings.level) if settings.fill else []
        players = with_changes(players, changed)
        slots = len(players)
        drawn = lots([one.number for one in players], tournament.id)
        players = changed = [one._replace(slot=drawn.index(one.number)) for one in players]
    plan = round_robin(slots + slots % 2 if settings.seats == 2 else slots, settings.seats, allowed)
    holders = {one.slot: one for one in players if one.slot >= 0 and plays(one, number)}
    if settings.fill:
        free = [slot for slot in range(slots) if slot not in holders]
        bots = new_bots(players, len(free), settings.level)
        bots = [one._replace(slot=slot) for one, slot in zip(bots, free, strict=True)]
        changed, holders = [*changed, *bots], holders | {one.slot: one for one in bots}
    kept = Paired(
        [[holders[slot].number for slot in table if slot in holders] for table in plan[number - 1].tables],
        [holders[slot].number for slot in plan[number - 1].resting if slot in holders],
    )
    alone = [table[0] for table in kept.tables if len(table) == 1]
    small = [table for table in kept.tables if len(table) > 1 and len(table) not in allowed]
    tables = [table for table in kept.tables if len(table) in allowed and len(table) > 1]
    resting = [*kept.resting, *alone, *(one for table in small for one in table)]
    return NextRound(changed, seated(number, Paired(tables, resting)), len(plan), slots)


def seated(number: int, paired: Paired) -> list[TournamentSeat]:
    """Return who sits where in a round; each table gets its id here, so that it is made only once."""
    found = [TournamentSeat(number, one, 0, "", 0) for one in paired.resting]
    for at, table in enumerate(paired.tables, 1):
        made = new_id()
        found += [TournamentSeat(number, one, at, made, seat) for seat, one in enumerate(table)]
    return found


def free_slot(tournament: Tournament, settings: NewTournament, players: Sequence[TournamentPlayer]) -> int:
    """Return the place in a round robin that somebody who comes late may take; -1 if there is none."""
    number = tournament.round + 1
    held = {one.slot for one in players if not one.bot and plays(one, number)}
    extra = 1 if settings.seats == 2 and tournament.slots % 2 else 0  # who is paired with nobody rests
    return next((slot for slot in range(tournament.slots + extra) if slot not in held), -1)
