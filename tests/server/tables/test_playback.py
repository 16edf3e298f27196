"""What a player may ask of a table, and how a finished one is seen again."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from chantier import Table, parse_record
from chantier.server.tables.playback import Turn, deciding
from chantier.server.wire.changes import merged
from chantier.server.wire.messages import LogLine

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Served


def finished(served: Served, game: str = "queens_architect") -> tuple[str, Any]:
    """A table that bots have played to its end."""
    ada = served.guest("Ada")
    table = ada.new_table(game, 2, bots={"0": "random"})
    ada.start(table)
    ada.live(table).play_on(random.Random(4))
    return table, ada


def test_what_the_question_is_about_says_why_it_is_refused(pair: Pair) -> None:
    ada, bo = pair()
    refused: list[Any] = []
    while not refused:
        asked, other = (ada, bo) if ada.is_asked else (bo, ada)
        asked.play(asked.moves[0])
        ada.until(lambda update: update["version"] >= bo.update["version"])
        bo.until(lambda update: update["version"] >= ada.update["version"])
        asked, other = (ada, bo) if ada.is_asked else (bo, ada)
        refused = asked.guest.get(f"/api/tables/{asked.table}/why")

    assert refused
    for move in refused:
        answer = asked.say("move", move=move["text"], version=asked.update["version"])
        assert ("refused", move["code"], move["rule"]) == (answer["type"], answer["code"], answer["rule"])
    assert not {move["text"] for move in refused} & {*asked.moves}
    assert [] == other.guest.get(f"/api/tables/{other.table}/why")


def test_what_a_move_would_bring_is_told_to_its_player_alone(pair: Pair) -> None:
    ada, bo = pair()
    asked, other = (ada, bo) if ada.is_asked else (bo, ada)
    foresight = f"/api/tables/{asked.table}/foresight?move={asked.moves[0]}"

    assert "chose" == asked.guest.get(foresight)["happens"][0]["name"]
    assert {} == other.guest.get(foresight)
    assert {} == asked.guest.get(f"/api/tables/{asked.table}/foresight?move=nonsense")


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_a_film_shows_every_moment_as_the_seat_saw_it(served: Served, eyes: int | None) -> None:
    table, ada = finished(served)
    record = parse_record(json.dumps(ada.get(f"/api/tables/{table}/record")).encode())
    whole = Table.replay(record)
    seat = "" if eyes is None else f"&seat={eyes}"
    frames: list[Any] = []
    while True:
        film = ada.get(f"/api/tables/{table}/film?from={len(frames)}{seat}")
        for frame in film["frames"]:
            frames.append(merged(frames[-1] if frames else {}, frame) | {"log": frame.get("log", [])})
        if len(frames) >= film["moments"]:
            break
    names = [line["name"] for frame in frames for line in frame.get("log", [])]

    assert list(range(film["moments"])) == [frame["version"] for frame in frames]
    assert whole.view(eyes) == {**frames[-1]["view"], **frames[-1].get("own", {})}
    assert [event.name for event in whole.log(eyes)] == names
    assert "over" == frames[-1]["status"]


def test_a_story_ends_with_the_points_of_the_outcome(served: Served) -> None:
    table, ada = finished(served)
    story = ada.get(f"/api/tables/{table}/story")

    sheets = ada.get(f"/api/tables/{table}")["table"]["outcome"]["sheets"]

    assert [sheet["steps"] for sheet in sheets] == story["points"][-1]


@pytest.mark.parametrize("what", ["film", "film?seat=1", "story"])
def test_while_it_is_played_nothing_is_seen_again(pair: Pair, what: str) -> None:
    ada, _ = pair()

    assert 409 == ada.guest.request("GET", f"/api/tables/{ada.table}/{what}").status_code


def test_a_seat_that_is_not_there_has_no_eyes(served: Served) -> None:
    table, ada = finished(served)

    assert 409 == ada.request("GET", f"/api/tables/{table}/film?seat=5").status_code


def test_a_turn_of_which_nobody_saw_anything_decided_nothing() -> None:
    seen = [LogLine(1, "took", 0, "AG-8", {})]
    turns = [Turn(1, 0, 30, 90, []), Turn(2, 1, 40, 50, seen), Turn(3, 0, 50, 50, seen)]

    assert turns[1:2] == deciding(turns)
