"""Components (AG-1 to AG-4b)."""

from __future__ import annotations

from chantier.games.architecture_game.codes import MOST_PARTS
from chantier.games.architecture_game.scenarios.pieces import GAME, KIT, PARTHENON, playing, table
from chantier.kernel.words import LANGUAGES
from chantier.testing import rule

TWO_FRAGMENTS = {
    "rotonda",
    "medici",
    "tower-of-winds",
    "guggenheim",
    "einstein",
    "pisa",
    "savoye",
    "temple-of-heaven",
}


@rule("AG-1")
def test_there_are_24_buildings_and_64_fragments_each_once() -> None:
    assert 24 == len(set(KIT.building_ids))
    assert 64 == len(set(KIT.fragment_ids))
    assert [8, 16] == [list(KIT.parts).count(parts) for parts in (2, 3)]


@rule("AG-1")
def test_every_fragment_belongs_to_one_building() -> None:
    listed = [part for part in KIT.part if part >= 0]

    assert sorted(listed) == list(range(64))
    assert all(KIT.building_of[part] == place // MOST_PARTS for place, part in enumerate(KIT.part) if part >= 0)


@rule("AG-1")
def test_all_points_of_a_game_are_88() -> None:
    """A token for each fragment, and one more for each completed building."""
    assert 88 == GAME.conserved(table().state)["tokens"]


@rule("AG-2")
def test_the_mark_stays_with_its_pile() -> None:
    scene = table()
    scene.play_all("take square", "take compass", "next", "keep", "next", "keep", "pawn 2")

    assert "compass" == scene.line("pile_at 1")
    assert "square" == scene.line("pile_at 2")


@rule("AG-3")
def test_pawns_are_numbered_from_one_to_the_number_of_players() -> None:
    assert ["1", "2", "3"] == list(GAME.vocabularies(KIT, 3)["pawn"].ids)


@rule("AG-3")
def test_a_token_shows_whose_it_is() -> None:
    scene = playing(f"hands 0: {PARTHENON[0]}")
    scene.play(f"build {PARTHENON[0]}")

    assert 0 == scene.view(1)["sites"][0]["windows"][0]["owner"]


@rule("AG-4")
def test_eight_buildings_have_two_fragments() -> None:
    assert {b for b, parts in zip(KIT.building_ids, KIT.parts, strict=True) if parts == 2} == TWO_FRAGMENTS


@rule("AG-4")
def test_every_building_has_a_name_in_both_languages() -> None:
    assert all(GAME.words.has(lang, f"building-{building}") for lang in LANGUAGES for building in KIT.building_ids)


@rule("AG-4b")
def test_a_fragment_is_a_region_of_a_drawing() -> None:
    assert all(r.x + r.width <= 1000 and r.y + r.height <= 1000 and r.width > 0 < r.height for r in KIT.regions)


@rule("AG-4b")
def test_numbers_of_fragments_do_not_follow_their_buildings() -> None:
    neighbours = sum(KIT.building_of[f] == KIT.building_of[f + 1] for f in range(63))

    assert neighbours <= 6


@rule("AG-4b")
def test_a_plate_does_not_tell_which_fragments_are_missing() -> None:
    scene = playing(f"hands 0: {PARTHENON[0]}")
    scene.play(f"build {PARTHENON[0]}")

    windows = scene.view(1)["sites"][0]["windows"]
    assert [PARTHENON[0], None, None] == [window["fragment"] for window in windows]
    assert [20, 260, 400, 320] == windows[0]["region"]
