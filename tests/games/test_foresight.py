"""What a move would bring is what it then brings, in words, and tells nothing that the seat can't know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from chantier.bots.registry import make
from chantier.games.west_kingdom.codes import MARKET_RESET
from chantier.games.west_kingdom.parts import GOOD_IDS
from chantier.games.west_kingdom.prospects import difference
from chantier.games.west_kingdom.state import WestState
from chantier.kernel.dice import Dice
from chantier.kernel.facts import facts
from chantier.kernel.foresight import Foresight, played
from chantier.kernel.game import find
from chantier.kernel.moves import Moves
from chantier.kernel.table import Table
from chantier.kernel.texts import figures
from chantier.kernel.words import LANGUAGES

OURS = ("queens_architect", "west_kingdom", "architecture_game", "artisans_builders")
MOVES = 70
TOLD = {  # what each game can say of what a move leaves
    "queens_architect": {"over-the-cap", "next-builder", "still-to-hire"},
    "west_kingdom": {"may-be-captured", "still-there", "silver-on-cards", "guildhall-left"},
    "architecture_game": {"still-missing", "piles-left", "pawns-left", "pile-grows"},
    "artisans_builders": {"others-pay", "artisans-left", "places-left", "income-changes", "badge-covered"},
}


def game_of(game: str, number: int, moves: int = MOVES) -> Iterator[tuple[Table, int, str]]:
    """Every moment of a random game: the table, the seat that moves next, and its move."""
    card = find(game)
    table = Table(game, card.seats[number % len(card.seats)], number)
    chance = random.Random(number)
    for _ in range(moves):
        if table.is_over:
            return
        seat = chance.choice(table.waiting)
        move = chance.choice(table.moves(seat))
        yield table, seat, move
        table.play(move, seat)


def foreseen(table: Table, seat: int, move: str) -> Foresight:
    found = table.foresee(move, seat)
    assert found is not None, "the move is legal"
    return found


@pytest.mark.parametrize("game", OURS)
def test_what_is_foreseen_happens(game: str) -> None:
    told = 0
    for number in range(3):
        expected: list[tuple[Any, ...]] = []
        sheet: dict[str, int] = {}
        since, mover = 0, 0
        for table, seat, move in game_of(game, number):
            happened = [known for entry in table.entries[since:] for known in known_to(table, entry, mover)]
            assert set(expected) <= set(happened)
            score = table.game.sheet(table.state, mover)
            assert all(score[line] == value for line, value in sheet.items())
            found = foreseen(table, seat, move)
            expected = [comparable(known) for known in found.happens if not known.hidden]
            now = table.game.sheet(table.state, seat)
            sheet = {line: now[line] + by for line, by in found.sheet.items()}
            since, mover = table.version, seat
            told += len(expected)

    assert told > 30


def comparable(known: Any) -> tuple[Any, ...]:
    return known.name, known.seat, tuple(known.figures.items())


def known_to(table: Table, entry: Any, seat: int) -> list[tuple[Any, ...]]:
    return [comparable(table.known(noted, seat)) for noted in entry.noted]


@pytest.mark.parametrize("game", OURS)
def test_worlds_that_look_alike_to_a_seat_are_foreseen_alike(game: str) -> None:
    others = 0
    for number in range(3):
        for turn, (table, seat, _) in enumerate(game_of(game, number)):
            if turn % 8:
                continue
            truth: Any = table.state
            moves = table.moves(seat)[:6]
            here = [foreseen(table, seat, move) for move in moves]
            table.state = truth.seen_by(seat).filled(Dice(turn + 1000))
            others += facts(table.state) != facts(truth)
            there = [foreseen(table, seat, move) for move in moves]
            table.state = truth
            assert here == there

    assert others or find(game).open_information


@pytest.mark.parametrize("game", OURS)
def test_no_card_that_chance_will_deal_is_named(game: str) -> None:
    """What chance brings differs from table to table; what is told of it does not."""
    for number in range(2):
        for turn, (table, seat, move) in enumerate(game_of(game, number)):
            if turn % 6 == 0:
                told = foreseen(table, seat, move)
                table.dice = Dice(turn + 77)
                assert told == foreseen(table, seat, move)


@pytest.mark.parametrize("game", OURS)
def test_all_that_a_move_leaves_can_be_said(game: str) -> None:
    """In a game of bots that build, everything that the game can foretell comes about."""
    table, said = Table(game, 3, 3), set[str]()
    bots = [make("random" if seat == 2 else "greedy", Dice(seat)) for seat in range(3)]
    while not table.is_over and said != TOLD[game]:
        seat = table.waiting[0]
        moves = Moves()
        table.state.legal(seat, moves)
        move = table.texts.text[bots[seat].choose(table.state.seen_by(seat), seat, moves)]
        world = table.state.clone()
        table.play(move, seat)
        for foretold in table.game.foretell(world, table.state, seat):
            said.add(foretold.name)
            spoken = figures(foretold.figures, map(int, foretold.figures.values()), table.texts.vocabularies)
            for lang in LANGUAGES:
                assert "{" not in table.game.words.say(lang, f"then-{foretold.name}", spoken)

    assert said == TOLD[game]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_what_decided_a_game_can_be_said(game: str, lang: str) -> None:
    words = find(game).words
    for line in ranking_lines(game):
        assert words.say(lang, f"rank-{line}")
        assert words.say(lang, f"win-{line}", {"by": 2})


def ranking_lines(game: str) -> list[str]:
    ranking = find(game).ranking
    assert ranking is not None
    return list(ranking(Table(game).state, 0))


@pytest.mark.parametrize("game", OURS)
def test_places_follow_from_what_is_said_to_be_compared(game: str) -> None:
    ranking = find(game).ranking
    assert ranking is not None
    for number in range(3):
        for turn, (table, _, _) in enumerate(game_of(game, number, 2 * MOVES)):
            if turn % 10 == 0 and table.version > 60:
                seats = range(table.seats)
                compared = [tuple(ranking(table.state, seat).values()) for seat in seats]
                standings = [table.state.points(seat) for seat in seats]
                assert sorted(seats, key=compared.__getitem__) == sorted(seats, key=standings.__getitem__)
                assert len(set(compared)) == len(set(standings))


TELLS = {"build": ("esteem-won", "points"), "done": ("repaired", "points"), "work": ("earned", "thalers")}


def test_the_star_and_the_building_sheet_show_what_is_foreseen() -> None:
    """Queen’s Architect puts the outcome of moves on its board: it is the outcome that the rules foresee."""
    compared = set()
    for number in range(2):
        for table, seat, _ in bots_game("queens_architect", number):
            for move, prospect in table.view(seat)["prospects"].items():
                verb = move.split()[0]
                if verb in TELLS and move in table.moves(seat):
                    name, figure = TELLS[verb]
                    told = [
                        known.figures[figure] for known in foreseen(table, seat, move).happens if known.name == name
                    ]
                    assert [prospect["amount"]] == told
                    compared.add(verb)

    assert compared == set(TELLS)


def test_the_places_of_the_town_show_what_is_foreseen() -> None:
    """Architectes du Royaume de l’Ouest puts what a visit brings on every place."""
    compared = set()
    for table, seat, _ in bots_game("west_kingdom", 1):
        prospects = table.view(seat)["own"]["prospects"]
        for code in table.codes(seat):
            verb, _, place = table.texts.text[code].partition(" ")
            if verb != "place" or place not in prospects or len(prospects[place]["gains"]) > 1:
                continue
            world = played(table, table.state.clone(), seat, code, Dice(1))
            now, then = table.state, world.after
            assert isinstance(now, WestState)
            assert isinstance(then, WestState)
            (gains,), price = prospects[place]["gains"], prospects[place]["price"]["silver"]
            goes_on = world.after.waiting() >> seat & 1 or any(noted[1] == MARKET_RESET for noted, _ in world.noted)
            if not goes_on and gains.keys() <= {*GOOD_IDS, "virtue"}:
                gains = {**gains, "silver": gains.get("silver", 0) - price}
                assert {good: by for good, by in gains.items() if by} == difference(now, then, seat)
                compared.add(place)

    assert compared >= {"forest", "quarry", "silversmith", "tax-stand", "market-left"}


def bots_game(game: str, number: int) -> Iterator[tuple[Table, int, str]]:
    """Every moment of a game of two greedy bots."""
    table, bots = Table(game, 2, number), [make("greedy", Dice(seat)) for seat in range(2)]
    while not table.is_over:
        seat, moves = table.waiting[0], Moves()
        table.state.legal(seat, moves)
        move = table.texts.text[bots[seat].choose(table.state.seen_by(seat), seat, moves)]
        yield table, seat, move
        table.play(move, seat)
