"""What a person at a table is told: what happened, what can be done, how it ended."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.table import Table as Grid
from rich.text import Text

from chantier.cli.speech import Speech
from chantier.kernel.drawing import Player
from chantier.kernel.outcome import Outcome
from chantier.kernel.refusal import Refusal
from chantier.kernel.table import Event
from chantier.kernel.words import MINUS, Words

GOLD = "bold yellow"


def wrapped(text: str, width: int, indent: str = "") -> str:
    """rich breaks lines at no-break spaces too, and French is full of them."""
    return textwrap.fill(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def news(events: Iterable[Event], players: Sequence[Player], speech: Speech, width: int) -> list[Text]:
    """One paragraph for all that a seat did in a row, one for what the table did then."""
    return [
        paragraph(players[seat], chained(list(run), speech), width) if seat >= 0 else aside(list(run), width)
        for seat, run in groupby(events, lambda event: event.seat)
    ]


def paragraph(player: Player, clauses: str, width: int) -> Text:
    start = f"{player.mark} {player.name}"
    text = Text(wrapped(f"{start} {clauses}.", width, "   "))
    text.stylize(player.style, 0, len(player.mark))
    text.stylize("bold", len(player.mark), len(start))
    return text


def aside(events: list[Event], width: int) -> Text:
    said = " ".join(f"{clause}." for clause in clauses(events))
    return Text(wrapped(f"   {said}", width, "   "), "dim")


def chained(events: list[Event], speech: Speech) -> str:
    return speech.say("play-and-then").join(clauses(events))


def clauses(events: list[Event]) -> list[str]:
    """Without their full stops; what is said several times in a row, of one thing or of several, is said once."""
    runs = groupby(events, lambda event: event.name)
    return [clause for _, run in runs for clause in merged(counted([event.says.removesuffix(".") for event in run]))]


def counted(sentences: list[str]) -> list[str]:
    """looks at a card, looks at a card → looks at a card (×2)"""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [sentence if times == 1 else f"{sentence} (×{times})" for sentence, times in runs]


def merged(sentences: list[str]) -> list[str]:
    """turns Aubin on, turns Colas on → turns Aubin, Colas on"""
    words = [sentence.split(" ") for sentence in sentences]
    shortest = min(map(len, words))
    start = shared(words, range(shortest - 1))
    while start and any(one.isdecimal() for one in words[0][start - 1]):
        start -= 1  # a number belongs to what it counts
    end = shared([one[::-1] for one in words], range(shortest - 1 - start))
    if start == 0 or len(words) == 1 or len({*sentences}) < len(sentences):
        return sentences
    middles = ", ".join(" ".join(one[start : len(one) - end]) for one in words)
    return [" ".join([*words[0][:start], middles, *words[0][len(words[0]) - end :]])]


def shared(words: list[list[str]], positions: range) -> int:
    """How many words all begin with."""
    for position in positions:
        if len({one[position] for one in words}) > 1:
            return position
    return len(positions)


def choices(asked: Sequence[tuple[str, str, str]]) -> Grid:
    """Key, label, and what else one could type."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style=GOLD)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for key, label, move in asked:
        grid.add_row(key, Text(label), Text(move))
    return grid


def reasons(refused: Sequence[tuple[str, Refusal]], speech: Speech) -> Grid:
    """What could be an answer, and why it is not; moves with the same reason are told together."""
    together: dict[str, list[str]] = {}
    for move, refusal in refused:
        together.setdefault(refusal.said(speech.lang), []).append(move)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for reason, moves in together.items():
        grid.add_row(Text(moves[0] if len(moves) == 1 else f"{moves[0]} … (+{len(moves) - 1})"), Text(reason))
    return grid


def usage(commands: Sequence[str], speech: Speech) -> Grid:
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for command in commands:
        grid.add_row(Text(speech.say(f"play-usage-{command}"), "bold"), Text(speech.say(f"play-about-{command}")))
    return grid


def victory(winners: Sequence[str], speech: Speech) -> str:
    return speech.say("play-victory", count=len(winners), winners=", ".join(winners))


def score_sheet(outcome: Outcome, players: Sequence[Player], words: Words, speech: Speech) -> Grid:
    """As on a pad: a column for each player, the winner's first, and a line for each figure."""
    seats = sorted(range(len(players)), key=lambda seat: outcome.places[seat])
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style="")
    grid.add_column("", style="dim")
    for seat in seats:
        player = players[seat]
        grid.add_column(Text.assemble((player.mark, player.style), " ", (player.name, "bold")), justify="right")
    grid.add_row("", *(Text(players[seat].who, "dim") for seat in seats))
    grid.add_row(speech.say("column-place"), *(str(outcome.places[seat]) for seat in seats))
    for figure in outcome.sheets[0]:
        row = [str(outcome.sheets[seat][figure]).replace("-", MINUS) for seat in seats]
        grid.add_row(words.say(speech.lang, f"sheet-{figure}"), *row)
    return grid
