"""chantier balance: is a kit well balanced? Its game's targets, met or missed."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from chantier.bots.registry import CARDS
from chantier.cli.progress import progress
from chantier.cli.simulate import SHARE, SPREAD, blank, percent, share_cells, shares_grid, spread_cells, tenths
from chantier.cli.speech import AsJson, Lang, Speech, game_argument, ray_option, workers_option
from chantier.kernel.game import find
from chantier.kernel.words import Words
from chantier.lab.balance import Balance, Item, Verdict, balance
from chantier.lab.engine import engine
from chantier.lab.estimates import Share, Spread
from chantier.lab.sanity import Finding


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("balance", help=say("help-balance"))
    def run(
        game: Annotated[str, game_argument(speech)],
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-every-seats"))] = None,
        games: Annotated[int, typer.Option("--games", help=say("option-games"))] = 1000,
        seed: Annotated[int, typer.Option("--seed", help=say("option-first-seed"))] = 0,
        bot: Annotated[str, typer.Option("--bot", help=say("option-bot", known=", ".join(CARDS)))] = "greedy",
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        workers: Annotated[int | None, workers_option(speech)] = None,
        ray: Annotated[str, ray_option(speech)] = "",
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        tables = [seats] if seats else list(find(game).seats)
        with engine(workers, ray, games=games) as players, progress(say("simulating"), games * len(tables)) as step:
            found = [
                balance(game, games=games, seats=number, seed=seed, kit=kit, bot=bot, engine=players, after_each=step)
                for number in tables
            ]
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            for one in found:
                show(one, speech)


def show(found: Balance, speech: Speech) -> None:
    console = Console(highlight=False)
    card = find(found.game)
    words = card.words
    console.print(
        speech.say("simulated", game=card.called(speech.lang), seats=found.seats, games=found.games, kit=found.kit)
    )
    for grid in (
        targets_grid(found.verdicts, words, speech),
        shares_grid("column-order", found.by_order, 1, speech),
        named_grid("column-choice", found.by_choice, speech),
        named_grid("column-style", found.by_style, speech),
        spreads_grid(found, words, speech),
        named_grid("column-ended-by", found.ended, speech),
        *(tally_grid(name, items, words, speech) for name, items in found.tallies.items()),
    ):
        if grid.row_count:
            console.print()
            console.print(grid)
    console.print()


def targets_grid(verdicts: list[Verdict], words: Words, speech: Speech) -> Grid:
    """A missed target has a mark besides its word, so that it is found without colours."""
    grid = blank(speech, "column-target", "column-found", "column-wanted", "column-verdict")
    for one in verdicts:
        verdict = speech.say("target-met" if one.met else "target-missed")
        grid.add_row(
            words.say(speech.lang, f"target-{one.figure}"), exact(one.found, speech), wanted(one, speech), verdict
        )
    return grid


def wanted(one: Verdict | Finding, speech: Speech) -> str:
    if one.least is not None and one.most is not None:
        return f"{exact(one.least, speech)}–{exact(one.most, speech)}"
    if one.least is not None:
        return f"≥ {exact(one.least, speech)}"
    return f"≤ {exact(one.most or 0.0, speech)}"


def exact(figure: float, speech: Speech) -> str:
    """Two decimals where they tell something."""
    hundredths = round(100 * figure)
    if hundredths < 0:
        return f"-{exact(-figure, speech)}"
    if hundredths % 100 == 0:
        return speech.say("figure", figure=hundredths // 100)
    return speech.say("figure-with-hundredths", whole=hundredths // 100, hundredths=f"{hundredths % 100:02}")


def named_grid(first: str, shares: dict[str, Share], speech: Speech) -> Grid:
    """The names are ids, as they are typed: the same in every language."""
    grid = blank(speech, first, *SHARE)
    for name, one in shares.items():
        grid.add_row(name, *share_cells(one, speech))
    return grid


def spreads_grid(found: Balance, words: Words, speech: Speech) -> Grid:
    grid = blank(speech, "column-a-game", *(f"column-{name.replace('_', '-')}" for name in SPREAD))
    spreads: dict[str, Spread] = {f"measure-{name}": one for name, one in found.measures.items()}
    for name, one in spreads.items():
        grid.add_row(words.say(speech.lang, name), *spread_cells(one, speech))
    return grid


def tally_grid(name: str, items: list[Item], words: Words, speech: Speech) -> Grid:
    grid = blank(speech, "column-item", "column-group", "column-rate", "column-interval")
    grid.title = words.say(speech.lang, f"tally-{name}")
    grid.title_justify = "left"
    for item in sorted(items, key=lambda item: (item.group, -item.rate.rate)):
        interval = f"{tenths(100 * item.rate.low, speech)}–{percent(item.rate.high, speech)}"
        grid.add_row(item.id, item.group, percent(item.rate.rate, speech), interval)
    return grid
