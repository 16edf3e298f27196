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
    play_on,
    played,
    position,
    some_options,
    steps,
    tables_with_another_choice,
    tables_with_another_secret,
    walk,
)
from chantier.kernel.dice import Dice
from chantier.kernel.errors import IllegalMove
from chantier.kernel.facts import facts
from chantier.kernel.moves import Moves
from chantier.kernel.record import parse_record
from chantier.kernel.state import NOBODY
from chantier.kernel.table import Known, Table
from chantier.kernel.words import LANGUAGES


def moves_have_texts_that_read_back(game: AnyGame, seats: int, seed: int) -> None:
    for table in walk(game, seats, seed):
        for seat in table.waiting:
            texts = table.moves(seat)
            assert len(set(texts)) == len(texts), f"two moves share a text: {texts}"
            assert [table.texts.read(text) for text in texts] == table.codes(seat), f"a text reads otherwise: {texts}"


def the_order_of_moves_is_stable(game: AnyGame, seats: int, seed: int) -> None:
    for table in walk(game, seats, seed):
        for seat in table.waiting:
            moves = Moves()
            table.state.clone().legal(seat, moves)
            assert moves.listed() == table.codes(seat), f"moves come in another order: {table.moves(seat)}"


def a_move_is_legal_or_has_a_reason(game: AnyGame, seats: int, seed: int) -> None:
    """Of all moves that can be written, exactly the legal ones are not refused, and every refusal has a sentence."""
    said = set()  # the same refusal with the same figures has the same sentence, so it is checked once
    for table in now_and_then(game, seats, seed):
        for seat in table.waiting:
            legal = set(table.codes(seat))
            for code, text in table.texts.text.items():
                if code % A < FIRST_DRAW:
                    refusal = table.why_not(text, seat)
                    assert refusal is None or code not in legal, f"{text} is offered, and refused: {refusal}"
                    assert refusal is not None or code in legal, f"{text} is not offered, and nothing is against it"
                    if refusal is not None and (told := (refusal.code, *refusal.figures.items())) not in said:
                        said.add(told)
                        sentences = [refusal.said(lang).removesuffix(f"({refusal.rule})") for lang in LANGUAGES]
                        assert all(map(str.strip, sentences)), f"nothing is said of the refusal {refusal.code}"


def every_move_has_a_label(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed):
        for seat in table.waiting:
            for lang in LANGUAGES:
                assert table.question(seat, lang), f"seat {seat} is asked nothing: {position(table)}"
                for text in table.moves(seat):
                    assert table.label(text, seat, lang), f"{text} has no label"


def every_move_answers_what_is_asked(game: AnyGame, seats: int, seed: int) -> None:
    """A game that says which questions its moves answer says the truth."""
    for table in now_and_then(game, seats, seed):
        for seat in table.waiting if table.game.answers else ():
            for code in table.codes(seat):
                asked = table.game.asks(table.state, seat)
                assert asked in table.game.answers.get(code % A, ()), f"{table.texts.text[code]} answers {asked} too"


def every_event_can_be_told(game: AnyGame, seats: int, seed: int) -> None:
    table = played(game, seats, seed)
    for noted in {noted for entry in table.entries for noted in entry.noted}:
        for eyes in (None, *range(seats)):
            if table.reaches(noted, eyes):
                assert all(table.told(1, noted, eyes, lang).says for lang in LANGUAGES), f"nothing is said of {noted}"


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
        assert facts(clone) == before, "a clone differs from the original"
        play_on(clone, Dice(seed), 20)
        assert facts(table.state) == before, "playing on a clone changed the original"


def a_record_replays_to_the_same_state(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed, moments=2):
        record = parse_record(table.record().to_json())
        again = Table.replay(record, seed=seed)
        assert facts(again.state) == facts(table.state), "a record replays to another state"
        events = [entry.noted for entry in table.entries]
        assert [entry.noted for entry in again.entries] == events, "a record replays with other events"


def views_are_json(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed):
        for eyes in (None, *range(seats)):
            view = table.seen(eyes)
            again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
            assert again == view, f"the view of {called(eyes)} is read back from JSON as another: {view}"


def filled_fits_what_is_seen(game: AnyGame, seats: int, seed: int) -> None:
    """A filled world has no holes, looks the same to the seat, offers it the same moves, and can be played on."""
    dice = Dice(seed)
    for table in now_and_then(game, seats, seed):
        for eyes in (NOBODY, *range(seats)):
            seen = table.state.seen_by(eyes)
            world = seen.filled(dice)
            assert facts(world.seen_by(eyes)) == facts(seen), f"a filled world looks otherwise to {called(eyes)}"
            assert game.conserved(world) == game.conserved(table.state), "a filled world has more or less in it"
            if eyes in table.waiting:
                assert listed(world, eyes) == table.codes(eyes), f"a filled world offers seat {eyes} other moves"
            play_on(world, dice, 20)


def what_a_seat_cannot_know_does_not_show(game: AnyGame, seats: int, seed: int) -> None:
    """Two tables that differ in one secret of a seat look the same to all other seats, also later in the game."""
    for one, other, owner in tables_with_another_secret(game, seats, seed):
        for eyes in (None, *range(seats)):
            if eyes != owner:
                who = called(eyes)
                assert one.view(eyes) == other.view(eyes), f"{who} sees a secret of seat {owner}: {position(one)}"
                given, others = (facts(table.state.seen_by(NOBODY if eyes is None else eyes)) for table in (one, other))
                assert given == others, f"the bot of {who} is given a secret of seat {owner}: {position(one)}"
                assert eyes is None or one.moves(eyes) == other.moves(eyes), f"the moves of {who} tell a secret"


def the_log_tells_no_secret(game: AnyGame, seats: int, seed: int) -> None:
    """If a seat can't tell two moves or draws apart from what it sees, the log does not tell it either."""
    for one, other, mover in tables_with_another_choice(game, seats, seed):
        for eyes in set(range(seats)) - {mover}:
            if facts(one.state.seen_by(eyes)) == facts(other.state.seen_by(eyes)):
                heard, others = heard_last(one, eyes), heard_last(other, eyes)
                assert heard == others, f"seat {eyes} hears what it can't see: {heard} or {others}"


def bots_are_given_what_people_see(game: AnyGame, seats: int, seed: int) -> None:
    """If two moves or draws look and sound the same to a seat, its bot is not given the difference either."""
    for one, other, mover in tables_with_another_choice(game, seats, seed):
        for eyes in {NOBODY, *range(seats)} - {mover}:
            person = None if eyes == NOBODY else eyes
            if one.view(person) == other.view(person) and heard_last(one, person) == heard_last(other, person):
                given, others = (facts(table.state.seen_by(eyes)) for table in (one, other))
                told = [name for name in given if given[name] != others[name]]
                assert not told, f"the bot of {called(eyes)} is given {told}, which no view shows: {position(one)}"


def heard_last(table: Table, eyes: int | None) -> list[Known]:
    return [table.known(noted, eyes) for noted in table.entries[-1].noted if table.reaches(noted, eyes)]


def a_game_is_as_open_as_it_says(game: AnyGame, seats: int, seed: int) -> None:
    """Where the card says that everybody sees the same, one view serves all, so there is nothing to hide."""
    for table in now_and_then(game, seats, seed):
        truth = facts(table.state)
        for eyes in (NOBODY, *range(seats)) if game.open_information else ():
            seen = facts(table.state.seen_by(eyes))
            hidden = [name for name in truth if truth[name] != seen[name]]
            assert not hidden, f"the card says open_information, but {called(eyes)} does not see {hidden}"


def nothing_is_lost_or_made(game: AnyGame, seats: int, seed: int) -> None:
    table = Table.unplayed(game, seats, options=some_options(game, seed))
    expected = game.conserved(table.state)
    assert expected, "a game says what it conserves"
    for step in steps(game, seats, seed):
        found = game.conserved(step.state)
        assert found == expected, f"there is {found} instead of {expected}"


def a_draw_is_one_of_the_possible_draws(game: AnyGame, seats: int, seed: int) -> None:
    for step in steps(game, seats, seed):
        assert step.code in step.codes, f"drawn, but not possible: {step.code}"


def a_position_reads_back(game: AnyGame, seats: int, seed: int) -> None:
    for table in now_and_then(game, seats, seed):
        text = position(table)
        again = game.position(table.kit, text)
        assert facts(again) == facts(table.state), text


def the_game_ends_with_a_winner(game: AnyGame, seats: int, seed: int) -> None:
    *_, table = walk(game, seats, seed)
    assert table.outcome is not None, "the game is over without an outcome"
    assert table.outcome.winners, "nobody has won"
    assert table.waiting == [], f"the game is over, but waits for {table.waiting}"
    told = [sum(lines.values()) for lines in table.outcome.sources]
    assert told in ([], table.outcome.points), f"the sources of the points add up to {told}"
    best = max(table.outcome.standings)
    won = [seat for seat in range(seats) if table.outcome.standings[seat] == best]
    assert table.outcome.winners == won, f"{table.outcome.winners} have won, but {won} have most"


def called(eyes: int | None) -> str:
    return "a spectator" if eyes in (None, NOBODY) else f"seat {eyes}"


CHECKS: tuple[Check, ...] = (
    moves_have_texts_that_read_back,
    the_order_of_moves_is_stable,
    a_move_is_legal_or_has_a_reason,
    every_move_has_a_label,
    every_move_answers_what_is_asked,
    every_event_can_be_told,
    a_refused_move_changes_nothing,
    a_clone_goes_its_own_way,
    a_record_replays_to_the_same_state,
    views_are_json,
    filled_fits_what_is_seen,
    what_a_seat_cannot_know_does_not_show,
    the_log_tells_no_secret,
    bots_are_given_what_people_see,
    a_game_is_as_open_as_it_says,
    nothing_is_lost_or_made,
    a_draw_is_one_of_the_possible_draws,
    a_position_reads_back,
    the_game_ends_with_a_winner,
    *NUMBER_CHECKS,
)
