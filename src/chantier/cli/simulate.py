"""chantier simulate: many games between bots, summed up."""

from collections import defaultdict
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from chantier.bots.registry import CARDS, split
from chantier.cli.options import chosen
from chantier.cli.progress import progress
from chantier.cli.speech import AsJson, Lang, Speech, game_argument, ray_option, workers_option
from chantier.kernel.game import find
from chantier.kernel.words import Words
from chantier.lab.engine import engine
from chantier.lab.estimates import Share, Spread
from chantier.lab.simulate import Simulation, simulate

SHARE = ("column-wins", "column-rate", "column-interval")
SPREAD = ("mean", "least", "tenth", "median", "nine_tenths", "most")


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("simulate", help=say("help-simulate"))
    def run(
        game: Annotated[str, game_argument(speech)],
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-seats"))] = None,
        games: Annotated[int, typer.Option("--games", help=say("option-games"))] = 100,
        seed: Annotated[int, typer.Option("--seed", help=say("option-first-seed"))] = 0,
        bots: Annotated[
            str, typer.Option("--bots", help=say("option-simulating-bots", known=", ".join(CARDS)))
        ] = "greedy",
        rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help=say("option-rotate"))] = True,
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("option-option"))
        ] = None,
        workers: Annotated[int | None, workers_option(speech)] = None,
        ray: Annotated[str, ray_option(speech)] = "",
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        options = chosen(find(game), option or [])
        with engine(workers, ray, games=games) as players, progress(say("simulating"), games) as step:
            found = simulate(
                game,
                split(bots),
                games=games,
                seats=seats,
                seed=seed,
                kit=kit,
                options=options,
                rotate=rotate,
                engine=players,
                after_each=step,
            )
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            show(found, speech)


def show(found: Simulation, speech: Speech) -> None:
    console = Console(highlight=False)
    card = find(found.game)
    say = speech.say
    console.print(say("simulated", game=card.called(speech.lang), seats=found.seats, games=found.games, kit=found.kit))
    for grid in (
        bots_grid(found, speech),
        sheets_grid(found, card.words, speech),
        shares_grid("column-seat", found.by_seat, 0, speech),
        shares_grid("column-order", found.by_order, 1, speech),
        spreads_grid(found, card.words, speech),
        happened_grid(found, card.words, speech),
        moves_grid(found, speech),
        endings_grid(found, speech),
    ):
        if grid.row_count:
            console.print()
            console.print(grid)


def bots_grid(found: Simulation, speech: Speech) -> Grid:
    grid = blank(speech, "column-bot", *SHARE, "column-mean-place")
    for bot, result in found.by_bot.items():
        grid.add_row(bot, *share_cells(result.wins, speech), tenths(result.place, speech))
    return grid


def sheets_grid(found: Simulation, words: Words, speech: Speech) -> Grid:
    grid = blank(speech, "column-at-the-end")
    for name in next(iter(found.by_bot.values())).sheet:
        grid.add_column(words.say(speech.lang, f"sheet-{name}"), justify="right")
    for bot, result in found.by_bot.items():
        grid.add_row(bot, *(tenths(mean, speech) for mean in result.sheet.values()))
    return grid


def shares_grid(first: str, shares: list[Share], lowest: int, speech: Speech) -> Grid:
    grid = blank(speech, first, *SHARE)
    for number, one in enumerate(shares, lowest):
        grid.add_row(str(number), *share_cells(one, speech))
    return grid


def spreads_grid(found: Simulation, words: Words, speech: Speech) -> Grid:
    grid = blank(speech, "column-a-game", *(f"column-{name.replace('_', '-')}" for name in SPREAD))
    for name, spread in found.measures.items():
        grid.add_row(words.say(speech.lang, f"measure-{name}"), *spread_cells(spread, speech))
    grid.add_row(speech.say("decisions"), *spread_cells(found.decisions, speech))
    return grid


def happened_grid(found: Simulation, words: Words, speech: Speech) -> Grid:
    """What does not happen in every game, and in how many it does."""
    grid = blank(speech, "column-happened", "column-games", "column-rate", "column-interval")
    for name, one in found.happened.items():
        if one.wins < one.chances:
            games = speech.say("figure", figure=int(one.wins))
            grid.add_row(words.say(speech.lang, f"measure-{name}"), games, *share_cells(one, speech)[1:])
    return grid


def moves_grid(found: Simulation, speech: Speech) -> Grid:
    """By the moves' first word, as it is typed: the same in every language. --json has the whole moves."""
    grid = blank(speech, "column-moves", "column-mean", "column-share")
    words: dict[str, float] = defaultdict(float)
    for text, mean in found.moves.items():
        words[text.split()[0]] += mean
    for word, mean in sorted(words.items(), key=lambda item: -item[1]):
        grid.add_row(word, tenths(mean, speech), percent(mean / found.decisions.mean, speech))
    return grid


def endings_grid(found: Simulation, speech: Speech) -> Grid:
    grid = blank(speech, "column-ended-by", "column-games")
    for rule, games in found.ended.items():
        grid.add_row(rule, speech.say("figure", figure=games))
    return grid


def blank(speech: Speech, first: str, *others: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(speech.say(first))
    for column in others:
        grid.add_column(speech.say(column), justify="right")
    return grid


def share_cells(share: Share, speech: Speech) -> list[str]:
    return [tenths(share.wins, speech), percent(share.rate, speech), interval(share, speech)]


def interval(share: Share, speech: Speech) -> str:
    return f"{tenths(100 * share.low, speech)}–{percent(share.high, speech)}"


def spread_cells(spread: Spread, speech: Speech) -> list[str]:
    return [tenths(getattr(spread, name), speech) for name in SPREAD]


def percent(rate: float, speech: Speech) -> str:
    return speech.say("percent", figure=tenths(100 * rate, speech))


def tenths(figure: float, speech: Speech) -> str:
    """What was counted is a whole number, what was averaged has a tenth."""
    if isinstance(figure, int):
        return speech.say("figure", figure=figure)
    whole, rest = divmod(round(10 * figure), 10)
    return speech.say("figure-with-tenths", whole=whole, tenths=rest)
