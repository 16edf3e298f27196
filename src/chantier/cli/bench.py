"""chantier bench: how fast the rules are on this machine, beside engines that others have made."""

import json
import platform
import sys
from collections.abc import Iterable
from itertools import count
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from chantier.cli.bench_peers import PEERS, installed_peers
from chantier.cli.bench_rounds import ROUNDS, Contender, Figures, Spread, race
from chantier.cli.progress import progress
from chantier.cli.speech import AsJson, BadUsage, Lang, Speech
from chantier.kernel.dice import Dice
from chantier.kernel.game import Game, shelf
from chantier.kernel.moves import Moves
from chantier.kernel.playout import advance, playout
from chantier.kernel.state import State

MOST_SECONDS = 3600
MIDWAY = 100  # moves into a game

# what we want to be: times as fast as a peer, and clones a second
WANTED_COMPILED = {"catanatron": 100, "open_spiel": 10, "clones": 500_000}
# games with more to do at each decision: hands of cards, searches that nobody else may see
WANTED_OTHERWISE = {
    "west_kingdom": {"catanatron": 50, "clones": 300_000},
    "architecture_game": {"catanatron": 50},
    "artisans_builders": {"catanatron": 100},
}
WANTED_INTERPRETED = {"catanatron": 3}

INSTALL_PEERS = "pip install 'chantier[bench]'"

Report = dict[str, Any]


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-bench"))
    def bench(
        seconds: Annotated[float, typer.Option("--seconds", help=say("option-seconds", most=MOST_SECONDS))] = 10,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        if not 0 < seconds <= MOST_SECONDS:
            raise BadUsage("bad-seconds", given=str(seconds), most=MOST_SECONDS)
        report = measured(seconds, speech)
        if as_json:
            typer.echo(json.dumps(report, ensure_ascii=False, indent=2))
        else:
            show(report, speech)


def measured(seconds: float, speech: Speech) -> Report:
    games = [contender(game) for game in shelf()]
    peers = installed_peers()
    with progress(speech.say("measuring"), ROUNDS * (len(games) + len(peers))) as step:
        figures = race([*games, *peers], seconds, step)
    ours, theirs = figures[: len(games)], figures[len(games) :]
    return {
        "python": platform.python_version(),
        "rounds": ROUNDS,
        "seconds": seconds,
        "games": [game_report(game, theirs) for game in ours],
        "peers": [peer_report(peer) for peer in theirs],
        "missing": [name for name in PEERS if name not in [peer.name for peer in peers]],
    }


def contender(game: Game[Any, Any]) -> Contender:
    """The most seats, with the game's own kit."""
    kit, seats, options = game.read_kit(), game.seats[-1], game.checked_options(None)
    moves = Moves()
    seeds = count()
    midway: State = game.start(kit, seats, options)
    advance(midway, Dice(0), MIDWAY)

    def play() -> tuple[int, int]:
        return playout(game.start(kit, seats, options), Dice(next(seeds)), moves)

    return Contender(game.name, game.title, seats, play, midway)


def peer_report(figures: Figures) -> Report:
    return {
        "name": figures.contender.name,
        "title": figures.contender.title,
        "seats": figures.contender.seats,
        "decisions_per_second": round(figures.decisions_per_second),
        "games_per_second": round(figures.games_per_second, 2),
        "decisions_per_game": round(figures.decisions_per_game, 1),
        "moves_per_decision": round(figures.moves_per_decision, 2),
        "decisions_per_second_by_round": [round(played.speed) for played in figures.rounds],
    }


def game_report(figures: Figures, peers: list[Figures]) -> Report:
    compiled = is_compiled(figures.contender.midway)
    return peer_report(figures) | {
        "compiled": compiled,
        "clones_per_second": spread_report(figures.clones_per_second),
        "times_as_fast_as": {peer.contender.name: spread_report(figures.against(peer)) for peer in peers},
        "wanted": wanted(figures.contender.name) if compiled else WANTED_INTERPRETED,
    }


def wanted(game: str) -> dict[str, int]:
    return WANTED_OTHERWISE.get(game, WANTED_COMPILED)


def spread_report(spread: Spread) -> Report:
    return {name: round(value, 2) for name, value in spread._asdict().items()}


def is_compiled(state: State | None) -> bool:
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


def show(report: Report, speech: Speech) -> None:
    compiled = all(game["compiled"] for game in report["games"])
    typer.echo(speech.say("bench-compiled" if compiled else "bench-interpreted", python=report["python"]))
    typer.echo(speech.say("bench-how", rounds=report["rounds"]))
    Console(highlight=False).print("", speeds(report, speech), "", aims(report, speech), sep="\n")
    if report["missing"]:
        peers = ", ".join(report["missing"])
        typer.echo("\n" + speech.say("bench-missing", peers=peers, command=INSTALL_PEERS))


def speeds(report: Report, speech: Speech) -> Grid:
    grid = grid_of(
        ("seats", "decisions-per-second", "games-per-second", "decisions-per-game", "moves-per-decision"), speech
    )
    for line in [*report["games"], *report["peers"]]:
        figures = [line[column] for column in ("decisions_per_second", "games_per_second", "decisions_per_game")]
        shown = [figure(value, speech) for value in [line["seats"], *figures, line["moves_per_decision"]]]
        grid.add_row(line["title"], *shown)
    return grid


def aims(report: Report, speech: Speech) -> Grid:
    """What we want to be, and what we are: the least, the median and the most of the rounds."""
    grid = grid_of(("least", "median", "most", "wanted"), speech)
    for game in report["games"]:
        grid.add_row(game["title"])
        for peer in report["peers"]:
            times = [*game["times_as_fast_as"][peer["name"]].values(), game["wanted"].get(peer["name"])]
            what = speech.say("bench-beside", peer=peer["title"])
            grid.add_row(f"  {what}", *(wanted_figure(value, speech, " ×") for value in times))
        clones = [*game["clones_per_second"].values(), game["wanted"].get("clones")]
        grid.add_row(f"  {speech.say('bench-clones')}", *(wanted_figure(value, speech) for value in clones))
    return grid


def wanted_figure(value: float | None, speech: Speech, unit: str = "") -> str:
    """Nothing where nothing is wanted."""
    return "" if value is None else figure(value, speech) + unit


def grid_of(columns: Iterable[str], speech: Speech) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for column in columns:
        grid.add_column(speech.say(f"column-{column}"), justify="right")
    return grid


def figure(value: float, speech: Speech) -> str:
    """Tenths where they tell something."""
    if value >= 100 or isinstance(value, int):
        return speech.say("figure", figure=round(value))
    whole, tenths = divmod(round(10 * value), 10)
    return speech.say("figure-with-tenths", whole=whole, tenths=tenths)
