"""Nothing leaks: every byte that a seat and a spectator receive, scanned for what only others may know."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from chantier import Table, parse_record
from chantier.kernel.fair import commitment
from chantier.kernel.game import SHELF, find

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Player, Served

SECRET_EVENTS = ("dealt", "bid", "looked")


def test_nobody_receives_what_only_others_may_know(served: Served, pair: Pair) -> None:
    ada, bo = pair("sealed_bids")
    spectator = served.nobody().live(ada.table)
    texts: dict[Player, list[str]] = {player: [json.dumps(player.update)] for player in (ada, bo, spectator)}
    chance = random.Random(3)
    while spectator.update["status"] != "over":
        mover = chance.choice([player for player in (ada, bo) if player.is_asked])
        mover.play(chance.choice(mover.moves))
        for player in (ada, bo, spectator):
            player.catch_up(mover)
        for player in (ada, bo, spectator):
            for path in ("", "/events?since=0"):
                texts[player].append(player.guest.request("GET", f"/api/tables/{ada.table}{path}").text)
    [[secret]] = served.rows(f"SELECT secret FROM tables WHERE id = '{ada.table}'")
    for player, seat in ((ada, 0), (bo, 1), (spectator, None)):
        before_the_end = [m for m in player.heard if m["type"] == "update" and m["status"] != "over"]
        assert before_the_end
        for update in before_the_end:
            assert [] == leaks(update, seat)
        assert all(secret not in text for text in texts[player] + [json.dumps(m) for m in player.heard])


def leaks(update: dict[str, Any], seat: int | None) -> list[Any]:
    """Figures of secret events of others, and a hand that is not one's own."""
    shown = {**update["view"], **update.get("own", {})}
    found: list[Any] = [
        line
        for line in update.get("log", [])
        if line["name"] in SECRET_EVENTS and line["seat"] != seat and (line.get("figures") or not line.get("hidden"))
    ]
    if update["view"]["hand"] or update["view"]["own_bid"] or update["view"]["seat"] is not None:
        found.append(update["view"])
    if seat is None and (update.get("own") or update.get("moves") or shown["hand"]):
        found.append(shown)
    return found


def test_two_worlds_that_differ_in_secrets_look_the_same_to_whoever_may_not_know_them(
    served: Served, pair: Pair
) -> None:
    """The strongest scan: deal Bo other cards, and not one byte of what Ada and a spectator get changes."""
    ada, _ = pair("sealed_bids")
    spectator = served.nobody().live(ada.table)
    actor = served.node.actors[ada.table].result()

    async def seen(seat: int | None) -> bytes:
        actor.updates.changed(0)
        return actor.updates.message(seat, 0, None)[0]

    before = [served.call(seen(seat)) for seat in (0, None, 1)]
    table = actor.room.playing()
    state: Any = table.state
    for values in (state.hands, state.deck):
        half = slice(len(values) // 2, None) if values is state.hands else slice(None)
        values[half] = [*values[half][1:], values[half][0]]  # each card is the next lower one
    for entry in table.entries:
        if entry.seat == -1 and entry.noted and entry.noted[0][2] == 1:
            updates, kind, seat, value, *rest = entry.noted[0]
            entry.noted = ((updates, kind, seat, (value - 1) % state.kit.values, *rest), *entry.noted[1:])
    after = [served.call(seen(seat)) for seat in (0, None, 1)]

    assert before[:2] == after[:2]
    assert before[2] != after[2]
    spectator.close()


def test_at_the_end_every_draw_can_be_checked(pair: Pair) -> None:
    ada, bo = pair("sealed_bids")
    promised = ada.guest.get(f"/api/tables/{ada.table}")["commitment"]
    ada.guest.served.later += 1000
    while ada.update["status"] != "over":
        for player in (ada, bo):
            if player.is_asked and player.moves:
                player.play(player.moves[0])
                ada.catch_up(player)
                bo.catch_up(player)
    record = parse_record(ada.guest.request("GET", f"/api/tables/{ada.table}/record").content)

    assert isinstance(record.seed, str)
    assert promised == record.commitment == commitment(record.seed)
    assert Table.replay(record).outcome is not None


@pytest.mark.parametrize("game", [name for name in SHELF if find(name).open_information])
def test_a_game_whose_information_is_open_shows_everybody_the_same(game: str) -> None:
    table, chance = Table(game, seed=1), random.Random(1)
    for _ in range(100):
        views = [{**table.view(seat), "seat": None} for seat in (None, *range(table.seats))]
        assert all(view == views[0] for view in views)
        assert not any(event.hidden for event in table.log())
        table.play(chance.choice(table.moves()))
