"""Golden games that a person can read: every move, what it brought about, and the position now and then.

python -m chantier.testing.playthrough queens_architect 3 7 planner > src/…/playthroughs/3-seats.txt

Options of the game follow the bot: characters=True.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import find
from chantier.kernel.moves import Moves
from chantier.kernel.record import entry_text
from chantier.kernel.replay import play_entry
from chantier.kernel.table import Table

EVERY = 50  # entries between two positions


def play_through(game: str, seats: int, seed: int, bot: str, options: Iterable[str] = ()) -> Table:
    """A whole game between bots of one kind."""
    table = Table(game, seats=seats, seed=seed, options=options_in(game, options))
    bots = [make(bot, Dice(seed + seat)) for seat in range(seats)]
    while table.seat is not None:
        moves = Moves()
        table.state.legal(table.seat, moves)
        code = bots[table.seat].choose(table.state.seen_by(table.seat), table.seat, moves)
        table.play(table.texts.text[code])
    return table


def written(table: Table) -> str:
    """A finished table as text; told again from its entries, so that positions can be shown between them."""
    title = [table.game.name, f"{table.seats} seats", f"edition {table.game.edition}", f"kit {table.kit.name}"]
    lines = [", ".join([*title, *unusual(table)]), ""]
    told = Table.unplayed(table.game, table.seats, kit=table.kit, options=table.options)
    for number, entry in enumerate(table.entries, 1):
        before = told.version_for(None)
        told.enter(entry.seat, entry.code)
        lines.append(entry_text(entry.seat, told.texts.text[entry.code]))
        lines += [f"    {event.says} ({event.rule})" for event in told.log(since=before)]
        if number % EVERY == 0 or number == len(table.entries):
            lines += ["", *(f"  | {line}" for line in position(told).splitlines()), ""]
    assert table.outcome is not None, "a playthrough is a whole game"
    lines.append(f"winners {table.outcome.winners}, points {table.outcome.points}, by {table.outcome.rule}")
    return "\n".join(lines) + "\n"


def position(table: Table) -> str:
    return table.game.position_text(table.kit, table.state)


def unusual(table: Table) -> list[str]:
    """Options that are not as usual."""
    return [f"{name}={value}" for name, value in table.options.items() if value != table.game.options[name][0]]


def options_in(game: str, given: Iterable[str]) -> dict[str, Any]:
    """Values as the game knows them, from texts such as characters=True."""
    named = (text.split("=") for text in given)
    return {name: next(value for value in find(game).options[name] if str(value) == said) for name, said in named}


def replayed(game: str, text: str) -> Table:
    """The table of a playthrough, played again move by move."""
    title, *lines = text.splitlines()
    _, seats, _, _, *options = title.split(", ")
    table = Table.unplayed(game, int(seats.split()[0]), options=options_in(game, options))
    played = [line for line in lines if line and not line.startswith((" ", "winners"))]
    for number, line in enumerate(played, 1):
        play_entry(table, number, line, fair=False)
    return table


if __name__ == "__main__":
    name, seats, seed, bot, *options = sys.argv[1:]
    sys.stdout.write(written(play_through(name, int(seats), int(seed), bot, options)))
