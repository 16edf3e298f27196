"""What one sees, what one remembers, and playing without seeing (AG-26 to AG-30)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chantier import Table
from chantier.games.architecture_game.booklet import booklet
from chantier.games.architecture_game.recall import recalled
from chantier.games.architecture_game.scenarios.pieces import GAME, KIT, PARTHENON, REIMS, TAJ, playing, racing
from chantier.games.architecture_game.state import ArchitectureState
from chantier.kernel.facts import facts
from chantier.kernel.words import LANGUAGES
from chantier.testing import rule

SEEN_AT_THE_TOP = 1024  # of the square, in round 1: how the rules write it down
SQUARE = f"piles square: {PARTHENON[0]} {PARTHENON[1]} {PARTHENON[2]}"


@rule("AG-26")
def test_what_is_public_is_in_everybodys_view() -> None:
    scene = racing(SQUARE)
    scene.play("next", 0)
    scene.play("keep", 0)
    view = scene.view(None)

    assert [3, 2] == [seat["hand"] for seat in view["seats"]]
    assert [True, False] == [seat["kept"] for seat in view["seats"]]
    assert [{"symbol": None, "pawn": 1}, {"symbol": None, "pawn": 2}] == view["places"][:2]
    assert {scene.now.sizes[0], scene.now.sizes[1]} == {view["piles"]["square"], view["piles"]["compass"]}


@rule("AG-26")
def test_others_can_not_tell_how_far_a_search_is() -> None:
    one, other = racing(SQUARE), racing(SQUARE)
    one.play("next", 0)
    for move in ("next", "next", "previous", "next"):
        other.play(move, 0)

    for eyes in (None, 1):
        assert one.view(eyes) == other.view(eyes)
        assert one.log(eyes) == other.log(eyes)
        assert one.version_for(eyes) == other.version_for(eyes)
    assert one.moves(1) == other.moves(1)
    assert str(one.why_not("keep", 1)) == str(other.why_not("keep", 1))


@rule("AG-26")
def test_the_finishing_order_is_public_but_not_the_turn_overs() -> None:
    scene = racing(SQUARE)
    for seat, times in ((0, 3), (1, 1)):
        for _ in range(times):
            scene.play("next", seat)
        scene.play("keep", seat)

    assert [2, 1] == [seat["rank"] for seat in scene.view(None)["seats"]]
    assert "turned" not in [event.name for event in scene.log()]


@rule("AG-26")
def test_the_order_of_buildings_below_the_next_one_is_not_there() -> None:
    scene = playing("current: 1", "stage 1: idle")
    scene.play("pass")

    assert sum(building >= 0 for building in scene.now.returned) == 4
    assert "returned" not in scene.view(None)
    assert not {"unseen", "pile"} & scene.view(None).keys()


@rule("AG-27")
def test_a_hand_and_the_fragment_in_view_are_private() -> None:
    scene = racing(SQUARE)
    scene.play("next", 0)

    assert sorted(TAJ[:2]) == sorted(scene.view(0)["hand"])
    assert PARTHENON[0] == scene.view(0)["search"]["fragment"]
    assert not any(word == PARTHENON[0] for word in words(scene.view(1)))


def words(value: object) -> Iterator[object]:
    """Every text of a view."""
    if isinstance(value, dict):
        for one in value.values():
            yield from words(one)
    elif isinstance(value, list):
        for one in value:
            yield from words(one)
    else:
        yield value


@rule("AG-27")
def test_what_was_seen_earlier_is_not_in_the_view() -> None:
    scene = racing(SQUARE)
    scene.play_all("next", "next")

    assert PARTHENON[0] not in list(words(scene.view(0)))
    assert None is scene.view(0)["memory"]


@rule("AG-27")
def test_the_memory_aid_lists_own_looks_and_own_fragments_put_under() -> None:
    scene = playing(f"hands 0: {TAJ[0]} {TAJ[1]} {TAJ[2]}", "memory_aid: 1", "round: 3", "sizes anchor: 4")
    scene.play_all(f"put {TAJ[0]}", "under anchor")

    line = {"fragment": TAJ[0], "symbol": "anchor", "position": 5, "round": 3, "put_under": True}
    assert [line] == scene.view(0)["memory"]
    assert [] == scene.view(1)["memory"]


@rule("AG-27")
def test_the_memory_aid_leaves_off_what_is_in_hand_or_built() -> None:
    scene = racing(SQUARE, "memory_aid: 1")
    scene.play_all("next", "next", "keep")

    assert [PARTHENON[0]] == [line["fragment"] for line in scene.view(0)["memory"]]


@rule("AG-27")
def test_the_memory_aid_deduces_nothing() -> None:
    """Somebody else takes from the pile what a seat has seen: the line stays as it was."""
    scene = racing(SQUARE, "memory_aid: 1", f"memory 1: {PARTHENON[0]}={SEEN_AT_THE_TOP}")
    before = scene.view(1)["memory"]
    scene.play_all("next", "keep")

    line = {"fragment": PARTHENON[0], "symbol": "square", "position": 1, "round": 1, "put_under": False}
    assert [line] == before == scene.view(1)["memory"]


@rule("AG-27")
def test_the_rules_know_what_a_seat_has_seen_until_somebody_else_takes_from_the_pile() -> None:
    scene = racing(SQUARE, "known square: 3 3 3")
    before = seen(scene, 1)
    scene.play_all("next", "keep")
    after = seen(scene, 1)

    assert [int(one) - 1 for one in PARTHENON] == list(before.piles[:3])
    assert [-1, -1, -1] == list(after.piles[:3])
    assert 1 == after.disturbed[5]


@rule("AG-27")
def test_whoever_took_it_still_knows_what_lies_where() -> None:
    scene = racing(SQUARE)
    scene.play_all("next", "next", "next", "previous", "keep")

    assert [int(PARTHENON[0]) - 1, int(PARTHENON[2]) - 1] == list(seen(scene, 0).piles[:2])


@rule("AG-27b")
def test_whoever_comes_back_finds_the_fragment_in_view_and_the_hand() -> None:
    scene = racing(SQUARE)
    scene.play_all("next", "next")
    view = scene.view(0)

    assert (PARTHENON[1], 2) == (view["search"]["fragment"], view["search"]["position"])
    assert 2 == len(view["hand"])
    assert PARTHENON[0] not in list(words(view))


def remembering() -> ArchitectureState:
    """What seat 0 of two knows after some rounds of thorough searching."""
    table = Table("architecture_game", seats=2, seed=4)
    while table.view(None)["round"] < 8:
        moves = table.moves()
        table.play("next" if "next" in moves else moves[0])
    return seen(table, 0)


def seen(table: Table, seat: int) -> ArchitectureState:
    state = table.state.seen_by(seat)
    assert isinstance(state, ArchitectureState)
    return state


@rule("AG-28")
@pytest.mark.parametrize(("strength", "share"), [(0.0, 0.0), (1.0, 1.0)])
def test_a_bot_remembers_nothing_or_everything(strength: float, share: float) -> None:
    known = remembering()
    hazy = recalled(known, 0, strength, salt=1)

    assert sightings(known) > 5
    assert share * sightings(known) == sightings(hazy)


@rule("AG-28")
def test_what_a_bot_has_forgotten_stays_forgotten() -> None:
    known = remembering()
    once, again, other = (recalled(known, 0, 0.5, salt) for salt in (1, 1, 2))

    assert 0 < sightings(once) < sightings(known)
    assert facts(once) == facts(again)
    assert facts(once) != facts(other)


@rule("AG-28")
def test_a_bot_does_not_forget_what_is_before_its_eyes() -> None:
    scene = racing(SQUARE)
    scene.play_all("next", "next")
    hazy = recalled(seen(scene, 0), 0, 0.0, salt=1)

    assert int(PARTHENON[1]) - 1 == hazy.piles[1]
    assert list(scene.now.hands[:2]) == list(hazy.hands[:2])


def sightings(state: ArchitectureState) -> int:
    return sum(sighting >= 0 for sighting in state.memory)


@rule("AG-29")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fragment_is_described_without_the_name_of_its_building(lang: str) -> None:
    for number, building in zip(KIT.fragment_ids, KIT.building_of, strict=True):
        says = GAME.words.say(lang, f"fragment-{number}").lower()
        name = GAME.words.say(lang, f"building-{KIT.building_ids[building]}").lower()

        assert 20 < len(says) < 120
        assert not any(word in says for word in telling_words(name, KIT.building_ids[building]))


def telling_words(name: str, building: str) -> set[str]:
    """Words of a building's name that would give it away; a tower, a house or a bridge may be said."""
    plain = {"building", "tower", "tour", "palace", "palais", "house", "houses", "cathedral", "cathédrale", "museum"}
    small = {"of", "the", "des", "de", "du", "great", "grande", "winds", "vents", "heaven", "ciel", "leaning"}
    words = (*name.replace("’s", "").replace("’", " ").split(), *building.split("-"))
    return {word for word in words if word not in plain | small}


@rule("AG-29")
def test_no_two_fragments_are_described_alike() -> None:
    for lang in LANGUAGES:
        assert 64 == len({GAME.words.say(lang, f"fragment-{number}") for number in KIT.fragment_ids})


@rule("AG-29")
def test_the_question_and_every_move_are_told_in_words() -> None:
    scene = racing(f"piles square: {REIMS[1]}")
    scene.play("next")

    assert "Keep a wheel window below a row of standing kings" == scene.label("keep", 0, "en")
    assert "Fragment suivant (1 de vos 4 regards)" == scene.label("next", 0, "fr")


@rule("AG-30")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_has_a_page(lang: str) -> None:
    pages = booklet(lang)

    assert KIT.building_ids == list(pages)
    assert all(page.place and page.date and page.architect and page.text for page in pages.values())
