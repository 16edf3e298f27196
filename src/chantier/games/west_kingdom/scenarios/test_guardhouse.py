"""The guardhouse (WK-19)."""

from chantier.games.west_kingdom.scenarios.table import owns, west
from chantier.testing import rule


@rule("WK-19")
def test_all_captives_go_to_prison_for_a_silver_each() -> None:
    table = west("seats: 3\ncaptives 0: 1=4 2=1\ngoods 0: -\nprison 0: 1")
    told = table.view(0)["seats"][0]["captives_worth"]
    table.play_all("place guardhouse", "guard sell")

    assert told == 5 == owns(table, 0, "silver")
    assert [1, 4, 1] == list(table.now.prison)
    assert "-" == table.line("captives 0")


@rule("WK-19")
def test_all_own_workers_leave_prison_for_nothing() -> None:
    table = west("prison 0: 6\nprison 1: 2\ngoods 0: -")
    table.play("place guardhouse")

    assert [0, 2] == list(table.now.prison)
    assert 19 == table.now.home[0]


@rule("WK-19")
def test_a_ransom_frees_all_own_workers_from_all_boards() -> None:
    table = west("seats: 3\ncaptives 1: 0=4\ncaptives 2: 0=3 1=2\ngoods 0: silver=5")
    table.play_all("place guardhouse", "guard ransom")

    assert 0 == owns(table, 0, "silver")
    assert 4 + 2 == table.now.tax
    assert 19 == table.now.home[0]
    assert "1=2" == table.line("captives 2")


@rule("WK-19")
def test_a_debt_and_a_virtue_free_them_too() -> None:
    table = west("captives 1: 0=4\ngoods 0: -")
    table.play("place guardhouse")

    assert (1, 6, 19) == (table.now.unpaid[0], table.now.virtue[0], table.now.home[0])


@rule("WK-19")
def test_a_debt_is_paid_off_for_three_tax_and_three_silver() -> None:
    table = west("unpaid 0: 2\ngoods 0: silver=6")
    table.play("place guardhouse")

    assert (1, 1, 8) == (table.now.unpaid[0], table.now.paid[0], table.now.virtue[0])
    assert (0, 7) == (owns(table, 0, "silver"), table.now.tax)


@rule("WK-19")
def test_there_is_an_action_for_each_worker_and_repeats_are_allowed() -> None:
    table = west("unpaid 0: 3\nprison 0: 2\ngoods 0: silver=18\nworkers 0: guardhouse=2")
    table.play_all("place guardhouse", "guard settle", "guard settle", "guard release")

    assert (1, 2) == (table.now.unpaid[0], table.now.paid[0])
    assert 1 == table.seat


@rule("WK-19")
def test_each_action_needs_somebody_or_something_to_act_on() -> None:
    table = west("prison 0: 1\ncaptives 0: 1=1\ngoods 0: silver=2")
    table.play("place guardhouse")
    assert "nobody-captured" == table.refusal("guard ransom").code
    assert "nobody-captured" == table.refusal("guard borrow").code
    assert "no-debt" == table.refusal("guard settle").code

    table = west("captives 1: 0=1\nunpaid 0: 1\ngoods 0: silver=6")
    table.play("place guardhouse")
    assert "no-captives" == table.refusal("guard sell").code
    assert "nobody-in-prison" == table.refusal("guard release").code


@rule("WK-19")
def test_the_virtue_at_the_moment_of_paying_counts() -> None:
    table = west("unpaid 0: 2\nvirtue 0: 3\ngoods 0: silver=11\nworkers 0: guardhouse=1")
    table.play("place guardhouse")
    assert (4, 11 - 5) == (table.now.virtue[0], owns(table, 0, "silver")), "one coin was waived at virtue 3"
    table.play("guard settle")

    assert 0 == owns(table, 0, "silver"), "none at virtue 4"
