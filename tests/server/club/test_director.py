"""Tournaments are played to their end, whoever is missing, late or gone; a round is made once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from chantier.server.caps import UNCAPPED
from chantier.server.club.director import settings_of
from chantier.server.club.rounds import free_slot, next_round, plays, ranked
from chantier.server.cluster.node import Node
from chantier.server.store.opening import open_store
from chantier.server.store.tournaments import Tournament, TournamentPlayer, TournamentSeat
from chantier.server.wire.requests import Person
from chantier.server.wire.tournaments import Form, NewTournament

ALLOWED = (2, 3, 4, 5)
START = 1_800_000_000_000
Scene = Callable[[Node, "Time"], Awaitable[None]]


class Time:
    def __init__(self) -> None:
        self.ms = START

    def __call__(self) -> int:
        return self.ms


def called(settings: NewTournament, host: str = "ada") -> Tournament:
    text = msgspec.json.encode(settings).decode()
    return Tournament("t" * 24, "A", host, settings.game, text, True, "open", 0, settings.rounds, 0, 0, 0, START)


def acted(path: Path, *scenes: Scene) -> None:
    """Each scene has a server of its own at the same database: the one before was killed."""

    async def run(scene: Scene, time: Time) -> None:
        node = Node(await open_store(f"sqlite:///{path}"), 1, time, caps=UNCAPPED)
        try:
            await scene(node, time)
        finally:
            for task in node.errands:
                task.cancel()
            node.bots.close()
            node.aside.close()
            node.postman.close()
            node.drop_all()
            await node.store.close()

    time = Time()
    for scene in scenes:
        asyncio.run(run(scene, time))


async def play_on(node: Node, tournament: str, until: Callable[[Tournament], bool]) -> Tournament:
    """Look as often as it takes, as the server does every two seconds."""
    for _ in range(3000):
        found = await node.store.tournaments.find(tournament)
        assert found is not None, "it was called"
        if until(found):
            return found
        await node.director.look()
        await node.bookkeeper.look()
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come to its end")


def test_32_bots_play_a_tournament_to_its_end_though_the_server_is_killed(tmp_path: Path) -> None:
    settings = NewTournament("A", "sealed_bids", 2, rounds=4, level="random", bots=32)
    tournament = called(settings)

    async def begin(node: Node, _: Time) -> None:
        await node.store.tournaments.found(tournament)
        begun = [await node.director.begin(tournament) for _ in range(2)]
        assert [True, False] == begun, "of two who begin, one is first"
        await play_on(node, tournament.id, lambda found: found.round == 2)

    async def go_on(node: Node, _: Time) -> None:
        await play_on(node, tournament.id, lambda found: found.round == 3)
        await node.director.look()  # some tables are made, and nobody knows how far they came

    async def end(node: Node, _: Time) -> None:
        await play_on(node, tournament.id, lambda found: found.state == "over")
        seats, players = (
            await node.store.tournaments.seats(tournament.id),
            await node.store.tournaments.players(tournament.id),
        )
        met = Counter(frozenset((a.player, b.player)) for a in seats for b in seats if same_table(a, b))
        assert 32 * 4 == len(seats)
        assert {1} == set(met.values()), "nobody meets somebody again"
        assert all(one.place for one in seats)
        standing = ranked(players, seats, settings)
        assert 64 * 3 == sum(one.points for one in standing), "every table gave three points"
        rows = await node.store.results.over("", 1000)
        assert 64 == len(rows), "no table was made twice"

    acted(tmp_path / "chantier.db", begin, go_on, end)


def same_table(a: TournamentSeat, b: TournamentSeat) -> bool:
    return (a.round, a.number) == (b.round, b.number) and a.player < b.player


@pytest.mark.parametrize(
    ("game", "form", "seats", "bots"),
    [
        ("sealed_bids", "round-robin", 3, 7),
        ("sealed_bids", "swiss", 4, 10),
        ("sealed_bids", "round-robin", 4, 6),
        ("west_kingdom", "swiss", 5, 6),
    ],
)
def test_tables_of_three_to_five_are_played_to_the_end_too(
    tmp_path: Path, game: str, form: Form, seats: int, bots: int
) -> None:
    settings = NewTournament("A", game, seats, form, rounds=2, level="random", bots=bots, fill=False)
    tournament = called(settings)

    async def scene(node: Node, _: Time) -> None:
        await node.store.tournaments.found(tournament)
        assert await node.director.begin(tournament)
        over = await play_on(node, tournament.id, lambda found: found.state == "over")
        players, drawn = await node.store.tournaments.drawn(tournament.id)
        met = {frozenset((a.player, b.player)) for a in drawn for b in drawn if same_table(a, b) and a.number}
        standing = ranked(players, drawn, settings)

        assert bots == len(players), "no bot was needed to fill a table"
        assert {one.round for one in drawn} == set(range(1, over.rounds + 1))
        assert all(one.place for one in drawn if one.number)
        assert min(one.place for one in standing) == 1
        if form == "round-robin":
            assert bots * (bots - 1) // 2 == len(met), "everybody has met everybody"

    acted(tmp_path / "chantier.db", scene)


@pytest.mark.parametrize("pace", ["live", "days"])
@pytest.mark.parametrize("missing", ["bot", "forfeit"])
def test_somebody_who_does_not_come_is_replaced_or_forfeits(tmp_path: Path, missing: str, pace: str) -> None:
    settings = NewTournament("A", "sealed_bids", 2, rounds=1, missing=missing, pace=pace, level="random")  # type: ignore[arg-type]
    tournament = called(settings)

    async def scene(node: Node, time: Time) -> None:
        for person in (Person("ada", "Ada", "fr", account=False), Person("bo", "Bo", "en", account=False)):
            await node.store.people.add(person, START)
            await node.store.tournaments.join(tournament.id, person.id, person.name)
        assert await node.director.begin(tournament)
        await node.director.look()
        [table] = {one.table for one in await node.store.tournaments.seats(tournament.id)}
        actor = await node.actor(table)
        assert {"live": "waiting", "days": "playing"}[pace] == actor.room.status, "at live tables people come first"
        assert ["round", "round"] == [one.kind for one in await node.store.notices.due(START) if one.way == "push"]
        time.ms += 301_000 if pace == "live" else 1000 * settings.term + 1
        await play_on(node, tournament.id, lambda found: found.state == "over")
        seats = await node.store.tournaments.seats(tournament.id)
        assert [missing == "bot"] * 2 == [bool(one.place) for one in seats], "who forfeits has no place"

    async def found(node: Node, _: Time) -> None:
        await node.store.tournaments.found(tournament)

    acted(tmp_path / "chantier.db", found, scene)


# who plays in the next round, as plain objects


def people(count: int) -> list[TournamentPlayer]:
    return [TournamentPlayer(number, f"p{number}", "", f"P{number}") for number in range(1, count + 1)]


@contextmanager
def rounds(settings: NewTournament, players: list[TournamentPlayer]) -> Iterator[Callable[[], list[TournamentSeat]]]:
    """Calls for the next round again and again; the player with the lower number wins."""
    state, seats = called(settings), list[TournamentSeat]()

    def make() -> list[TournamentSeat]:
        nonlocal state
        made = next_round(state, settings, players, seats, ALLOWED)
        players[:] = sorted(
            {**{one.number: one for one in players}, **{one.number: one for one in made.players}}.values()
        )
        state = state._replace(round=state.round + 1, state="playing", rounds=made.rounds, slots=made.slots)
        order = {one.player: one for one in made.seats}
        for one in made.seats:
            better = sum(o.number == one.number and o.player < one.player for o in order.values())
            seats.append(one._replace(place=better + 1, points=10 - better) if one.number else one)
        return [one for one in seats if one.round == state.round]

    make.state = lambda: state  # type: ignore[attr-defined]
    yield make


def test_without_bots_somebody_rests_but_never_twice() -> None:
    settings = NewTournament("A", "sealed_bids", 2, rounds=5, fill=False)
    with rounds(settings, people(7)) as make:
        resting = [one.player for _ in range(5) for one in make() if not one.number]

    assert 5 == len(set(resting)) == len(resting)


def test_whoever_comes_late_or_withdraws_changes_who_fills_up() -> None:
    settings = NewTournament("A", "sealed_bids", 4, rounds=5)
    players = people(6)
    with rounds(settings, players) as make:
        assert [8, 2] == [len(make()), sum(bool(one.bot) for one in players)]
        players.append(TournamentPlayer(9, "late", "", "Late"))
        assert 8 == len(make()), "a bot goes for the one who came late"
        assert 1 == sum(bool(one.bot) and plays(one, 2) for one in players)
        players[0] = players[0]._replace(left=2)
        third = make()

    assert 1 not in {one.player for one in third}
    assert 0 == len(third) % 4


def test_in_a_round_robin_a_late_one_takes_the_place_of_a_bot() -> None:
    settings = NewTournament("A", "sealed_bids", 3, form="round-robin")
    players = people(8)
    with rounds(settings, players) as make:
        first = make()
        state = make.state()  # type: ignore[attr-defined]
        slot = free_slot(state, settings, players)
        [bot] = [one for one in players if one.bot]
        assert (9, bot.slot) == (len(first), slot)
        players[players.index(bot)] = bot._replace(left=1)
        players.append(TournamentPlayer(20, "late", "", "Late", slot))
        later = [make() for _ in range(state.rounds - 1)]
        assert -1 == free_slot(state, settings, players)

    assert all(20 in {one.player for one in seats} for seats in later)
    met = {
        frozenset((a.player, b.player)) for seats in [first, *later] for a in seats for b in seats if same_table(a, b)
    }
    assert all(frozenset((a, b)) in met for a in range(1, 9) for b in range(a + 1, 9)), "all who were there met"


def test_the_settings_of_a_tournament_are_kept_whole() -> None:
    settings = NewTournament("A", "sealed_bids", 3, form="round-robin", term=6000, missing="forfeit")

    assert settings == settings_of(called(settings))
