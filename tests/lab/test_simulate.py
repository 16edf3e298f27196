"""Many games between bots, and what they tell."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from chantier import BadInput, BadKit, BadOption, BadSeats, UnknownGame
from chantier.bots.match import Played
from chantier.kernel.errors import UnknownBot
from chantier.kernel.game import find
from chantier.kernel.table import Table
from chantier.lab.simulate import Hall, Simulation, simulate
from chantier.testing import sealed_bids

KIT = find("queens_architect").folder / "kit.toml"


@pytest.fixture(scope="module")
def found() -> Simulation:
    return simulate("queens_architect", ["random"], games=3, seats=3, seed=5)


def test_a_result_says_what_was_played(found: Simulation) -> None:
    assert ("queens_architect", "1", "reconstruction-1") == (found.game, found.edition, found.kit)
    assert (3, 3, 5, ["random"] * 3) == (found.games, found.seats, found.seed, found.bots)


def test_every_win_is_counted_once_by_bot_by_seat_and_by_turn_order(found: Simulation) -> None:
    assert 3 == pytest.approx(sum(result.wins.wins for result in found.by_bot.values()))
    assert 3 == pytest.approx(sum(share.wins for share in found.by_seat))
    assert 3 == pytest.approx(sum(share.wins for share in found.by_order))


def test_a_bot_has_a_chance_for_every_chair_it_had(found: Simulation) -> None:
    assert 9 == found.by_bot["random"].wins.chances
    assert [3, 3, 3] == [share.chances for share in found.by_seat]


def test_random_play_never_reaches_the_palace(found: Simulation) -> None:
    assert {"QA-30": 3} == found.ended
    assert (100, 100) == (found.measures["rounds"].least, found.measures["rounds"].most)


def test_moves_add_up_to_the_decisions(found: Simulation) -> None:
    assert found.decisions.mean == pytest.approx(sum(found.moves.values()))
    assert 300 == pytest.approx(sum(mean for text, mean in found.moves.items() if text.startswith("go ")))


def test_the_sheet_is_what_the_game_counts_at_the_end(found: Simulation) -> None:
    assert ["palace", "steps", "performance", "thalers", "bonds"] == list(found.by_bot["random"].sheet)
    assert 3 * found.by_bot["random"].sheet["steps"] == pytest.approx(found.measures["steps"].mean)


def test_what_happened_is_a_share_of_the_games(found: Simulation) -> None:
    assert list(found.measures) == list(found.happened)
    assert (3, 3) == (found.happened["rounds"].wins, found.happened["rounds"].chances)


def test_a_style_is_named_as_the_game_names_it() -> None:
    found = simulate("architecture_game", ["greedy:style=haste", "greedy:style=1"], games=1, rotate=False)

    assert ["greedy:style=haste", "greedy:style=1"] == list(found.by_bot)
    with pytest.raises(BadOption):
        simulate("architecture_game", ["greedy:style=castles"], games=1)


def test_the_same_seed_gives_the_same_result(found: Simulation) -> None:
    assert found == simulate("queens_architect", ["random"], games=3, seats=3, seed=5)


def test_each_game_has_the_next_seed(found: Simulation) -> None:
    alone = [simulate("queens_architect", ["random"], games=1, seats=3, seed=seed, rotate=False) for seed in (5, 6, 7)]
    still = simulate("queens_architect", ["random"], games=3, seats=3, seed=5, rotate=False)

    assert still.decisions.mean == sum(one.decisions.mean for one in alone) / 3
    assert [5, 6, 7] == [one.seed for one in alone]


def test_a_game_draws_what_a_table_of_its_seed_draws() -> None:
    state = Hall("queens_architect", ["random"], 2, None, None).play(8, turned=0)
    table = Table("queens_architect", 2, 8)

    assert (table.seat, 0) == (state.order.index(0), state.order[table.seat or 0])


def test_bots_rotate_over_the_seats() -> None:
    hall = Hall(sealed_bids.GAME, ["random", "greedy", "planner"], 3, None, None)

    assert [
        ["random", "greedy", "planner"],
        ["planner", "random", "greedy"],
        ["greedy", "planner", "random"],
        ["random", "greedy", "planner"],
    ] == [hall.play(1, turned=turned).bots for turned in range(4)]


def test_bots_stay_in_their_seats_if_told() -> None:
    found = simulate(sealed_bids.GAME, ["random", "greedy"], games=6, seats=2, rotate=False)

    assert found.by_seat == [result.wins for result in found.by_bot.values()]


def test_a_shared_win_counts_in_parts() -> None:
    hall = Hall(sealed_bids.GAME, ["random"], 3, None, None)
    nobody_has_a_token = Table.unplayed(sealed_bids.GAME, 3).fresh_state()

    assert [1 / 3] * 3 == hall.finished(nobody_has_a_token, Played(3), hall.bots).wins


def test_a_game_need_not_measure_anything() -> None:
    assert {} == simulate(sealed_bids.GAME, ["random"], games=1).measures


def test_options_reach_the_game() -> None:
    name, values = next(iter(sealed_bids.GAME.options.items()))
    found = simulate(sealed_bids.GAME, ["random"], games=1, options={name: values[-1]})

    assert {name: values[-1]} == found.options


def test_a_kit_of_ones_own_is_played_with(tmp_path: Path) -> None:
    own = tmp_path / "kit.toml"
    own.write_text(KIT.read_text("utf-8").replace("reconstruction-1", "my-box"), "utf-8")

    assert "my-box" == simulate("queens_architect", ["random"], games=1, kit=own).kit


def test_somebody_may_watch_the_games_go_by() -> None:
    seen: list[int] = []
    simulate(sealed_bids.GAME, ["random"], games=4, after_each=lambda: seen.append(1))

    assert 4 == len(seen)


def test_a_result_is_written_and_read_back(found: Simulation) -> None:
    assert found == msgspec.json.decode(msgspec.json.encode(found), type=Simulation)


def test_what_can_not_be_simulated_is_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", ["random"], games=1)
    with pytest.raises(BadSeats):
        simulate("queens_architect", ["random"], games=1, seats=5)
    with pytest.raises(UnknownBot):
        simulate("queens_architect", ["oracle"], games=1)
    with pytest.raises(BadOption):
        simulate("queens_architect", ["random"], games=1, options={"winter": True})
    with pytest.raises(BadKit):
        simulate("queens_architect", ["random"], games=1, kit="no-such-kit.toml")
    with pytest.raises(BadInput, match="At least 1 game"):
        simulate("queens_architect", ["random"], games=0)
    with pytest.raises(BadInput, match="3 seats take 3 bots, or 1 that plays in all of them, not 2"):
        simulate("queens_architect", ["random", "random"], games=1, seats=3)
    with pytest.raises(BadInput, match="A seed is a whole number"):
        simulate("queens_architect", ["random"], games=2, seed=2**63 - 1)
