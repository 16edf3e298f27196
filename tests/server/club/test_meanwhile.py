"""A page reads the store several times; whatever happens meanwhile, it is told, or refused with a reason."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from starlette.responses import Response

from chantier.server.caps import UNCAPPED
from chantier.server.cluster.node import Node
from chantier.server.ids import called, new_id
from chantier.server.store.groups import Group
from chantier.server.store.invitations import Invitation
from chantier.server.store.opening import open_store
from chantier.server.store.results import Result, SeatResult
from chantier.server.store.tournaments import Tournament
from chantier.server.web import club, groups, handlers, invitations, notices, tournaments
from chantier.server.web.app import answered
from chantier.server.web.handlers import Answering, Call
from chantier.server.wire.accounts import NewGuest
from chantier.server.wire.invitations import Invite
from chantier.server.wire.messages import ENCODE
from chantier.server.wire.notices import NewDevice
from chantier.server.wire.requests import Person
from chantier.server.wire.tournaments import NewTournament

NOW = 1_800_000_000_000
MOST_READS = 12
Change = Callable[["Scene"], Awaitable[Any]]


class Scene:
    """Ada and Bo have a group, a tournament that has not begun, an invitation and a game that is over."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.store = node.store
        self.ada, self.bo = (Person(new_id(), name, "en", account=False) for name in ("Ada", "Bo"))
        self.group, self.tournament = new_id(), new_id()

    async def set(self) -> None:
        store, both, table = self.store, (self.ada, self.bo), new_id()
        settings = NewTournament("Friday", "sealed_bids", 2, rounds=2, level="random", bots=1)
        text, rest = msgspec.json.encode(settings).decode(), (True, "open", 0, 2, 0, 0, 0, NOW)
        played = [
            SeatResult(seat, one.id, "", one.name, seat + 1, 9, seat == 0, resigned=False, played_for=0, rated=False)
            for seat, one in enumerate(both)
        ]
        await asyncio.gather(
            *(store.people.add(person, NOW) for person in both),
            store.tournaments.found(Tournament(self.tournament, "Friday", self.ada.id, "sealed_bids", text, *rest)),
            store.groups.found(Group(self.group, "Tuesdays", self.ada.id, NOW)),
        )
        await asyncio.gather(
            store.groups.join(self.group, self.bo.id, NOW),
            store.results.keep(Result(table, "sealed_bids", "live", 2, True, NOW, NOW + 1, 3, "closed", played)),
            store.groups.add_table(self.group, table, NOW),
            *(store.tournaments.join(self.tournament, person.id, person.name) for person in both),
        )
        await store.invitations.add(Invitation(self.group, self.bo.id, "group", self.ada.id, NOW))

    def call(self, person: Person, body: Any = None, **path: str) -> Call:
        async def carry_out(answering: Answering, call: Call) -> Any:
            return await answering(call)

        return Call(self.node, person, "", body, path, {}, "en", carry_out)


class Asked(NamedTuple):
    answering: Answering
    call: Callable[[Scene], Call]


def get(answering: Answering, **path: Callable[[Scene], str]) -> Asked:
    return Asked(answering, lambda scene: scene.call(scene.ada, **{name: of(scene) for name, of in path.items()}))


def group(scene: Scene) -> str:
    return scene.group


def tournament(scene: Scene) -> str:
    return scene.tournament


def bo(scene: Scene) -> str:
    return called(scene.bo.id)


PAGES = {
    "tournament": get(tournaments.tournament_page, tournament=tournament),
    "tournaments": get(tournaments.tournaments),
    "group": get(groups.group_page, group=group),
    "groups": get(groups.my_groups),
    "asked to group": get(groups.asked_to_group, group=group),
    "player": get(club.player, who=bo),
    "games": get(club.played_games, who=bo),
    "own page": get(club.my_page),
    "known": get(invitations.known_players),
    "invitations": Asked(invitations.invitations, lambda scene: scene.call(scene.bo)),
    "notices": get(notices.notices),
    "export": get(handlers.export_me),
    "join group": get(groups.join_group, group=group),
    "leave group": get(groups.leave_group, group=group),
    "join tournament": get(tournaments.join_tournament, tournament=tournament),
    "withdraw": get(tournaments.withdraw, tournament=tournament),
    "start tournament": get(tournaments.start_tournament, tournament=tournament),
    "found group": Asked(groups.new_group, lambda scene: scene.call(scene.ada, NewGuest("Sundays"))),
    "invite": Asked(
        groups.invite_to_group, lambda scene: scene.call(scene.ada, Invite(who=bo(scene)), group=scene.group)
    ),
    "browser": Asked(
        notices.add_device,
        lambda scene: scene.call(scene.ada, NewDevice("https://fcm.googleapis.com/x", "k" * 87, "a" * 22)),
    ),
}


async def begin_round(scene: Scene) -> None:
    found = await scene.store.tournaments.find(scene.tournament)
    if found is not None:
        await scene.node.director.begin(found)


async def go(scene: Scene) -> None:
    """Bo leaves everything, and Ada calls it off."""
    await scene.store.groups.leave(scene.group, scene.bo.id)
    await scene.store.tournaments.strike(scene.tournament, 2)
    await scene.store.tournaments.cancel(scene.tournament)


CHANGES: dict[str, Change] = {
    "a round begins": begin_round,
    "Bo is deleted": lambda scene: scene.node.people.forget(scene.bo.id),
    "Ada is deleted": lambda scene: scene.node.people.forget(scene.ada.id),
    "everything is left": go,
}


async def after_reading(scene: Scene, number: int, change: Change, asked: Asked) -> tuple[Response, bool]:
    """Ask while something happens after a reading of the store; return the answer, and whether there were so many.

    Before the first one it happens between the door, where it was seen who asks, and the answer.
    """
    database, count, call = scene.store.database, 0, asked.call(scene)
    reading, happened = database.read, not number
    if not number:
        await change(scene)

    async def read(statement: Any) -> Sequence[Any]:
        nonlocal count, happened
        rows = await reading(statement)
        count += 1
        if count == number:
            database.read = reading  # type: ignore[method-assign]
            await change(scene)
            happened = True
        return rows

    async def response() -> Response:
        return Response(ENCODE.encode(await asked.answering(call)))

    database.read = read  # type: ignore[method-assign]
    try:
        return await answered(response(), "en"), happened
    finally:
        database.read = reading  # type: ignore[method-assign]


@pytest.mark.parametrize("change", CHANGES)
def test_a_page_is_told_whatever_happens_meanwhile(change: str, tmp_path: Path) -> None:
    async def run() -> list[str]:
        node, broken = (
            Node(await open_store(f"sqlite:///{tmp_path / 'chantier.db'}"), 1, lambda: NOW, caps=UNCAPPED),
            [],
        )
        for name, asked in PAGES.items():
            for number in range(MOST_READS):
                scene = Scene(node)
                await scene.set()
                try:
                    answer, happened = await after_reading(scene, number, CHANGES[change], asked)
                except Exception as trouble:
                    broken.append(f"{name}, reading {number}: {trouble!r}")
                    continue
                if not happened:
                    break
                if answer.status_code >= 500 and answer.status_code != 503:
                    broken.append(f"{name}, reading {number}: {answer.status_code}")
        for task in node.errands:
            task.cancel()
        node.bots.close()
        node.aside.close()
        node.postman.close()
        node.drop_all()
        await node.store.close()
        return broken

    assert [] == asyncio.run(run())
