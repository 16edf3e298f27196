"""Points and ties (AB-32, AB-33)."""

from chantier.games.artisans_builders.scenarios.scene import site
from chantier.testing import Scene, rule

END = "round: 20\nworkers 0: 0\nworkers 1: 1\ncurrent: 1\ntoken: -\nwood 0: 0\nwood 1: 0\ncoins 0: 0\ncoins 1: 0"


def ended(position: str) -> Scene:
    """The last worker of the last round brings seat 1 three coins."""
    table = site(f"{END}\n{position}")
    table.play("visit hod-carrier 1")
    return table


def sheet(table: Scene, seat: int) -> dict[str, int]:
    assert table.outcome is not None
    return table.outcome.sheets[seat]


@rule("AB-32")
def test_every_building_counts_covered_or_not() -> None:
    table = ended("top 0: boatmens-hall - -\nlies: ox-stable=0-1")

    assert 4 + 2 == sheet(table, 0)["buildings"] == sheet(table, 0)["points"]


@rule("AB-32")
def test_a_contract_is_1_point() -> None:
    assert 3 == sheet(ended("fulfilled 0: 21"), 0)["points"]


@rule("AB-32")
def test_a_worker_on_a_castle_is_4_points() -> None:
    assert 12 == sheet(ended("improved 0: 3"), 0)["points"]


@rule("AB-32")
def test_5_coins_are_a_point_and_2_resources_are_a_point() -> None:
    table = ended("coins 0: 9\nwood 0: 2\nstone 0: 3")

    assert (1, 2) == (sheet(table, 0)["coins"], sheet(table, 0)["cubes"])
    assert 3 == sheet(table, 0)["points"]


@rule("AB-32")
def test_wood_and_stone_are_counted_together() -> None:
    assert 1 == sheet(ended("wood 0: 1\nstone 0: 1"), 0)["points"]


@rule("AB-33")
def test_of_leaders_with_3_castles_the_one_who_built_the_third_first_wins_alone() -> None:
    table = ended("third 0: 2\nthird 1: 1\nimproved 0: 1\nimproved 1: 1")

    assert table.outcome is not None
    assert [1] == table.outcome.winners


@rule("AB-33")
def test_a_leader_with_3_castles_wins_before_one_without() -> None:
    table = ended("third 0: 1\nimproved 0: 1\nimproved 1: 1")

    assert table.outcome is not None
    assert [0] == table.outcome.winners


@rule("AB-33")
def test_leaders_without_3_castles_share_the_victory() -> None:
    table = ended("improved 0: 1\nimproved 1: 1")

    assert table.outcome is not None
    assert [0, 1] == table.outcome.winners


@rule("AB-33")
def test_castles_do_not_break_a_lead_in_points() -> None:
    table = ended("third 0: 1\nimproved 1: 1")

    assert table.outcome is not None
    assert [1] == table.outcome.winners
