"""Open information (QA-31)."""

from chantier.testing import at, rule


@rule("QA-31")
def test_everybody_sees_the_same_and_so_does_a_spectator() -> None:
    table = at(
        "queens_architect",
        """
        seats: 3
        asks: recruitment
        notches 0: mason-1=2
        notches 1: tailor-3=4
        thalers 0: 5
        bonds 2: 7
        rest 1: masons=bar
        """,
    )
    views = [table.view(eyes) | {"seat": None} for eyes in (0, 1, 2, None)]

    assert [views[0]] * 4 == views


@rule("QA-31")
def test_artisans_thalers_bonds_and_taverns_of_the_others_are_open() -> None:
    table = at(
        "queens_architect",
        """
        notches 1: tailor-3=4
        thalers 1: 5
        bonds 1: 7
        rest 1: masons=bar
        """,
    )
    other = table.view(0)["seats"][1]

    assert [("tailor-3", 4)] == [(artisan["id"], artisan["notch"]) for artisan in other["artisans"]]
    assert (5, 7) == (other["thalers"], other["bonds"])
    assert ["mason"] == other["tavern"]["bar"]


@rule("QA-31")
def test_which_tiles_each_layer_of_the_pile_still_holds_is_known_to_all() -> None:
    table = at(
        "queens_architect",
        """
        starters: mason-2=1 tailor-3=1
        others: mason-2=2 smith-1=1
        """,
    )

    for eyes in (0, 1, None):
        assert {"mason-2": 1, "tailor-3": 1} == table.view(eyes)["starters"]
        assert {"mason-2": 3, "tailor-3": 1, "smith-1": 1} == table.view(eyes)["pile"]


@rule("QA-31")
def test_the_order_of_the_pile_is_hidden() -> None:
    tables = [
        at("queens_architect", "starters: mason-2=1 tailor-3=1", coming=(f"tile {first}",))
        for first in ("mason-2", "tailor-3")
    ]
    one, other = (table.view(0) for table in tables)

    assert one == other


@rule("QA-31")
def test_what_is_drawn_is_open() -> None:
    table = at("queens_architect", "asks: recruitment\nthalers 0: 6", coming=("tile mason-3",))
    table.play("recruit 1")
    told = [event for event in table.log(1) if event.name == "tile-drawn"]

    assert "mason-3" == table.view(1)["panel"][5]["artisan"]["id"]
    assert [False] == [event.hidden for event in told]


@rule("QA-31")
def test_everything_in_the_log_is_for_everybody() -> None:
    table = at("queens_architect", "notches 0: mason-2=0 tailor-3=0\nthalers 0: 6")
    table.play_all("go recruitment", "recruit 3", "go labour", "collect")

    assert table.log(0) == table.log(1) == table.log(None)
