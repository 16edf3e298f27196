"""These checks hold for every game, whatever its rules. Each walks through one random game and asserts.

A check takes a game, a number of seats and a seed, and says in its message what was broken where.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from chantier.kernel.codes import FIRST_DRAW, A
from chantier.kernel.conformance_numbers import NUMBER_CHECKS
from chantier.kernel.conformance_walk import (
    AnyGame,
    Check,
    listed,
    now_and_then,
    position,
    tables_with_another_secret,
    walk,
)
from chantier.kernel.dice import Dice
from chantier.kernel.errors import IllegalMove
from chantier.kernel.facts import facts
from chantier.kernel.moves import Moves
from chantier.kernel.playout import advance
from chantier.kernel.record import parse_record
from chantier.kernel.state import CHANCE, NOBODY
from chantier.kernel.table import Table
from chantier.kernel.words import LANGUAGES


def moves_have_texts_that_read_back(game: AnyGame, seats: int, seed: int) -> None:
    for table in walk(game, seats, seed):
        for seat in table.waiting:
            texts = table.moves(seat)
            assert len(set(texts)) == len(texts), f"two moves share a text: {texts}"
            assert [table.texts.read(text) for text in texts] == table.codes(seat)


def the_order_of_moves_is_stable(game: AnyGame, seats: int, seed: int) -> None:
    for table in walk(game, seats, seed):
        for seat in table.waiting:
            moves = Moves()
            table.state.clone().legal(seat, moves)
            assert moves.listed() == table.codes(seat)


def a_move_is_legal_or_has_a_reason(game: AnyGame, seats: int, seed: int) -> None:
    """Of all moves that can be written, exactly the legal ones are not refused, and every refusal has a sentence."""
    said = set()  # the same refusal with the same figures has the same sentence, so it is checked once
    for table in now_and_then(game, seats, seed):
        for seat in table.waiting:
            legal = set(table.codes(seat))
            for code, text in table.texts.text.items():
                if code % A < FIRST_DRAW:
                    refusal = table.why_not(text, seat)
                    assert (refusal is None) == (code in legal), f"{text}: {refusal}"
                    if refusal is not None and (told := (refusal.code, *refusal.figures.items())) not in said:
                        said.add(told)
                        assert all(refusal.said(lang) for lang in LANGUAGES)


def every_move_has_a_label(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed):
        for seat in table.waiting:
            for lang in LANGUAGES:
                assert table.question(seat, lang)
                assert all(table.label(text, seat, lang) for text in table.moves(seat))


def every_event_can_be_told(game: AnyGame, seats: int, seed: int) -> None:
    *_, table = walk(game, seats, seed)
    for noted in {noted for entry in table.entries for noted in entry.noted}:
        for eyes in (None, *range(seats)):
            if table.reaches(noted, eyes):
                assert all(table.told(1, noted, eyes, lang).says for lang in LANGUAGES)


def a_refused_move_changes_nothing(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed):
        before = facts(table.state), table.version
        for text, seat in refused_moves(table):
            try:
                table.play(text, seat)
            except IllegalMove:
                assert before == (facts(table.state), table.version), f"{text} was refused and changed something"
            else:
                raise AssertionError(f"not refused: {text}")


def refused_moves(table: Table) -> Iterator[tuple[str, int]]:
    for seat in range(table.seats):
        yield "no such move", seat
        legal = set(table.moves(seat))
        for text in list(table.texts.code)[:: max(1, len(table.texts.code) // 10)]:
            if text not in legal:
                yield text, seat


def a_clone_goes_its_own_way(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed):
        before = facts(table.state)
        clone = table.state.clone()
        assert facts(clone) == before
        advance(clone, Dice(seed), 20)
        assert facts(table.state) == before, "playing on a clone changed the original"


def a_record_replays_to_the_same_state(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed, moments=2):
        record = parse_record(table.record().to_json())
        again = Table.replay(record, seed=seed)
        assert facts(again.state) == facts(table.state)
        assert [entry.noted for entry in again.entries] == [entry.noted for entry in table.entries]


def views_are_json(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed):
        for eyes in (None, *range(seats)):
            view = table.view(eyes)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view


def filled_fits_what_is_seen(game: AnyGame, seats: int, seed: int) -> None:
    """A filled world has no holes, looks the same to the seat, offers it the same moves, and can be played on."""
    dice = Dice(seed)
    for table in now_and_then(game, seats, seed):
        for eyes in (NOBODY, *range(seats)):
            seen = table.state.seen_by(eyes)
            world = seen.filled(dice)
            assert facts(world.seen_by(eyes)) == facts(seen)
            assert game.conserved(world) == game.conserved(table.state)
            if eyes in table.waiting:
                assert listed(world, eyes) == table.codes(eyes)
            advance(world, dice, 20)


def what_a_seat_cannot_know_does_not_show(game: AnyGame, seats: int, seed: int) -> None:
    """Two tables that differ in one secret of a seat look the same to all other seats, also later in the game."""
    for one, other, owner in tables_with_another_secret(game, seats, seed):
        for eyes in (None, *range(seats)):
            if eyes != owner:
                assert one.view(eyes) == other.view(eyes), f"seat {eyes} sees a secret of seat {owner}: {position(one)}"
                assert eyes is None or one.moves(eyes) == other.moves(eyes)


def nothing_is_lost_or_made(game: AnyGame, seats: int, seed: int) -> None:
    table = Table(game, seats=seats, seed=seed)
    expected = game.conserved(game.start(table.kit, seats, table.options))
    assert expected, "a game says what it conserves"
    state = game.start(table.kit, seats, table.options)
    dice, moves = Dice(seed), Moves()
    while (seat := state.to_move()) != NOBODY:
        moves.clear()
        state.legal(seat, moves)
        state.play(seat, state.draw(dice) if seat == CHANCE else moves.codes[dice.below(moves.count)])
        assert game.conserved(state) == expected


def a_draw_is_one_of_the_possible_draws(game: AnyGame, seats: int, seed: int) -> None:
    state = Table(game, seats=seats, seed=seed).fresh_state()
    dice, moves = Dice(seed), Moves()
    while (seat := state.to_move()) != NOBODY:
        moves.clear()
        state.legal(seat, moves)
        code = state.draw(dice) if seat == CHANCE else moves.codes[dice.below(moves.count)]
        assert moves.has(code), f"drawn, but not possible: {code}"
        state.play(seat, code)


def a_position_reads_back(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed):
        text = position(table)
        again = game.position(table.kit, text)
        assert facts(again) == facts(table.state), text


def the_game_ends_with_a_winner(game: AnyGame, seats: int, seed: int) -> None:
    *_, table = walk(game, seats, seed)
    assert table.outcome is not None
    assert table.outcome.winners
    assert table.waiting == []
    assert [table.state.points(seat) for seat in table.outcome.winners] == [max(table.outcome.points)] * len(
        table.outcome.winners
    )


CHECKS: tuple[Check, ...] = (
    moves_have_texts_that_read_back,
    the_order_of_moves_is_stable,
    a_move_is_legal_or_has_a_reason,
    every_move_has_a_label,
    every_event_can_be_told,
    a_refused_move_changes_nothing,
    a_clone_goes_its_own_way,
    a_record_replays_to_the_same_state,
    views_are_json,
    filled_fits_what_is_seen,
    what_a_seat_cannot_know_does_not_show,
    nothing_is_lost_or_made,
    a_draw_is_one_of_the_possible_draws,
    a_position_reads_back,
    the_game_ends_with_a_winner,
    *NUMBER_CHECKS,
)
