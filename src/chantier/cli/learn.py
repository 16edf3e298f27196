"""chantier learn: a game plays itself and learns what its positions are worth."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from chantier.bots.registry import split
from chantier.cli.installed import needing
from chantier.cli.options import chosen
from chantier.cli.progress import progress
from chantier.cli.simulate import interval, percent
from chantier.cli.speech import AsJson, Lang, Speech, game_argument, ray_option, workers_option
from chantier.kernel.game import find
from chantier.lab.engine import engine

if TYPE_CHECKING:
    from chantier.lab.learn import Learnt
    from chantier.lab.rounds import Round


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("learn", help=say("help-learn"))
    def run(
        game: Annotated[str, game_argument(speech)],
        games: Annotated[int, typer.Option("--games", help=say("option-games"))] = 4_000,
        bots: Annotated[str | None, typer.Option("--bots", help=say("option-learning-bots"))] = None,
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-every-seats"))] = None,
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("option-option"))
        ] = None,
        units: Annotated[int, typer.Option("--units", help=say("option-units"))] = 16,
        seed: Annotated[int, typer.Option("--seed", help=say("option-first-seed"))] = 0,
        rounds: Annotated[int | None, typer.Option("--rounds", help=say("option-rounds"))] = None,
        iterations: Annotated[int, typer.Option("--iterations", help=say("option-round-iterations"))] = 60,
        match: Annotated[int, typer.Option("--match", help=say("option-match"))] = 100,
        workers: Annotated[int | None, workers_option(speech)] = None,
        ray: Annotated[str, ray_option(speech)] = "",
        out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("option-out"))] = None,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        card = find(game)
        with needing("learn"):
            from chantier.lab.learn import PLAYERS, kinds_of_tables, learn  # noqa: PLC0415 - JAX is not for everybody
            from chantier.lab.rounds import rounds as play_rounds  # noqa: PLC0415
        path = out or Path(f"{game}.insight.json")
        tables = [(card.checked_seats(seats),)] if seats else kinds_of_tables(card.seats)
        given: dict[str, Any] = {
            "games": games,
            "seed": seed,
            "units": units,
            "bots": split(bots) if bots else PLAYERS,
            "kit": kit,
            "options": chosen(card, option or []),
        }
        nets: dict[str, Any] = {}
        log: list[Any] = []
        total = games * (rounds or 1) * len(tables)
        with engine(workers, ray, games=total) as players, progress(say("simulating"), total) as step:
            given |= {"engine": players, "after_each": step}
            for sizes in tables:
                if rounds:
                    for one in play_rounds(game, most=rounds, match=match, iterations=iterations, seats=sizes, **given):
                        log.append(one)
                        if one.adds:
                            nets[str(one.learnt.seats)] = one.learnt.weights
                        if not as_json:
                            typer.echo(told(one, speech))
                else:
                    found = learn(game, seats=sizes, **given)
                    log.append(found)
                    nets[str(found.seats)] = found.weights
                    if not as_json:
                        typer.echo(learnt(found, speech))
                path.write_bytes(msgspec.json.encode(nets) + b"\n")
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(log), indent=2).decode())
        else:
            typer.echo(say("learnt-into", file=str(path)))


def learnt(found: "Learnt", speech: Speech) -> str:
    return speech.say(
        "learnt",
        seats=found.seats,
        games=found.games,
        positions=found.positions,
        before=f"{found.loss_before:.4f}",
        after=f"{found.loss:.4f}",
    )


def told(one: "Round", speech: Speech) -> str:
    """A line of the log of learning."""
    return speech.say(
        "learnt-round",
        round=one.number,
        seats=one.learnt.seats,
        games=one.learnt.games,
        loss=f"{one.learnt.loss:.4f}",
        wins=percent(one.wins.rate, speech),
        interval=interval(one.wins, speech),
    )
