"""chantier play: a whole game in the terminal, against bots."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chantier.bots.registry import CARDS, make, split
from chantier.cli.options import chosen
from chantier.cli.saving import Saving
from chantier.cli.sitting import Sitting
from chantier.cli.speech import BadUsage, Lang, Speech
from chantier.kernel.dice import Dice
from chantier.kernel.drawing import players
from chantier.kernel.game import Game, find
from chantier.kernel.record import read_record
from chantier.kernel.table import MOST_SEED, Table

USUAL_BOT = "random"


@dataclass(frozen=True)
class Asked:
    """What the command line asked for."""

    game: Game[Any, Any]
    seats: int | None
    seat: int
    seed: int | None
    kit: Path | None
    options: dict[str, Any]
    bots: str
    save: Path | None
    resume: Path | None


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-play"))
    def play(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("argument-game"))],
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-seats"))] = None,
        seat: Annotated[int, typer.Option("--seat", help=say("option-seat"))] = 0,
        seed: Annotated[int | None, typer.Option("--seed", help=say("option-seed"))] = None,
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("option-option"))
        ] = None,
        bots: Annotated[str, typer.Option("--bots", help=say("option-bots", known=", ".join(CARDS)))] = USUAL_BOT,
        save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=say("option-save"))] = None,
        resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=say("option-resume"))] = None,
        lang: Lang = None,
    ) -> None:
        options = chosen(find(game), option or [])
        sit_down(Asked(find(game), seats, seat, seed, kit, options, bots, save, resume), speech).play()


def sit_down(asked: Asked, speech: Speech) -> Sitting:
    table = table_for(asked, speech)
    codes = bot_codes(asked.bots, table.seats, table.known_seat(asked.seat))
    bots = {seat: make(code, bot_dice(table, seat)) for seat, code in codes.items()}
    names = {seat: CARDS[code.partition(":")[0]].name(speech.lang) for seat, code in codes.items()}
    who = [names.get(seat, speech.say("play-you")) for seat in range(table.seats)]
    saving = Saving(table, asked.resume, same_again(asked))
    if asked.save:
        saving.begin(asked.save)
    return Sitting(table, asked.seat, bots, players(speech.lang, who), Console(highlight=False), speech, saving)


def table_for(asked: Asked, speech: Speech) -> Table:
    if asked.resume is None:
        return Table(asked.game, asked.seats, asked.seed, kit=asked.kit, options=asked.options, lang=speech.lang)
    record = read_record(asked.resume)
    if record.game != asked.game.name:
        raise BadUsage("play-other-game", file=str(asked.resume), game=record.game, asked=asked.game.name)
    if asked.seats not in (None, record.seats):
        raise BadUsage("play-other-seats", file=str(asked.resume), seats=record.seats)
    return Table.replay(record, kit=asked.kit, seed=asked.seed, lang=speech.lang)


def bot_codes(given: str, seats: int, person: int) -> dict[int, str]:
    """One code for all the others, or one for each of them."""
    others = [seat for seat in range(seats) if seat != person]
    codes = split(given)
    if len(codes) not in (1, len(others)):
        raise BadUsage("play-bots", given=len(codes), others=len(others))
    return dict(zip(others, codes if len(codes) > 1 else codes * len(others), strict=True))


def bot_dice(table: Table, seat: int) -> Dice:
    """Not the table's own: what a bot throws must not change what is drawn."""
    assert isinstance(table.seed, int), "only a server's tables have a secret"
    return Dice((table.seed + seat + 1) % MOST_SEED)


def same_again(asked: Asked) -> list[str]:
    """What to say besides the file when the table is resumed: a record knows no seats' owners and no kit file."""
    words = ["chantier", "play", asked.game.name]
    if asked.seat:
        words += ["--seat", str(asked.seat)]
    if asked.kit:
        words += ["--kit", str(asked.kit)]
    return words + (["--bots", asked.bots] if asked.bots != USUAL_BOT else [])
