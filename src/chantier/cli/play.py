"""chantier play: a whole game in the terminal, against bots."""

import getpass
import sys
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chantier.bots.cast import cast
from chantier.bots.registry import CARDS, card_of, make, split
from chantier.cli.asking import Asking
from chantier.cli.face import Lines, fitting
from chantier.cli.lesson import Lesson
from chantier.cli.options import chosen
from chantier.cli.saving import Saving
from chantier.cli.sitting import Sitting
from chantier.cli.speech import BadUsage, Lang, Speech, game_argument
from chantier.kernel.challenge import challenge
from chantier.kernel.dice import Dice
from chantier.kernel.drawing import players
from chantier.kernel.game import Game, find
from chantier.kernel.lesson import has_lesson
from chantier.kernel.record import read_record
from chantier.kernel.state import CHANCE
from chantier.kernel.table import MOST_SEED, Table

USUAL_BOT = "journeyman"  # Compagnon


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
    name: str | None
    is_challenge: bool


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-play"))
    def play(
        game: Annotated[str | None, game_argument(speech)] = None,
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-seats"))] = None,
        seat: Annotated[int, typer.Option("--seat", help=say("option-seat"))] = 0,
        seed: Annotated[int | None, typer.Option("--seed", help=say("option-seed"))] = None,
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("option-option"))
        ] = None,
        bots: Annotated[str | None, typer.Option("--bots", help=say("option-bots", known=", ".join(CARDS)))] = None,
        person: Annotated[str | None, typer.Option("--name", help=say("option-name"))] = None,
        lesson: Annotated[bool, typer.Option("--lesson", help=say("option-lesson"))] = False,
        alone: Annotated[bool, typer.Option("--challenge", help=say("option-challenge"))] = False,
        plain: Annotated[bool, typer.Option("--plain", help=say("option-plain"))] = False,
        save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=say("option-save"))] = None,
        resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=say("option-resume"))] = None,
        lang: Lang = None,
    ) -> None:
        face = fitting(Console(highlight=False), speech, plain=plain)
        asking = Asking(Lines(face.console, speech), speech) if sys.stdin.isatty() and resume is None else None
        name = game or (asking.game() if asking else "")
        if not name:
            raise BadUsage("missing-argument", argument="GAME", help="chantier play --help")
        if alone:
            seats, bots = challenge(name).seats, ",".join(challenge(name).bots)
        undecided = seats is None and bots is None
        if lesson or (asking and undecided and has_lesson(name) and asking.is_wanted("ask-lesson")):
            Lesson(name, face, speech).play()
            return
        if asking:
            seats = seats or asking.seats(name)
            bots = bots or asking.bot()
            person = person or (asking.name(login()) if undecided else None)
        options = chosen(find(name), option or [])
        asked = Asked(find(name), seats, seat, seed, kit, options, bots or USUAL_BOT, save, resume, person, alone)
        sit_down(asked, face, speech).play()


def sit_down(asked: Asked, face: Lines, speech: Speech) -> Sitting:
    table = table_for(asked, speech)
    codes = bot_codes(asked.bots, table.seats, table.known_seat(asked.seat))
    bots = {seat: make(code, bot_dice(table, seat)) for seat, code in codes.items()}
    levels = {seat: card_of(code)[0].name(speech.lang) for seat, code in codes.items()}
    who = [levels.get(seat, speech.say("play-you")) for seat in range(table.seats)]
    names = called(table, codes, asked.name or login())
    table.call(names)
    saving = Saving(table, asked.resume, same_again(asked))
    if asked.save:
        saving.begin(asked.save)
    seated = players(speech.lang, who, names)
    return Sitting(table, asked.seat, bots, seated, face, speech, saving, is_challenge=asked.is_challenge)


def called(table: Table, codes: dict[int, str], person: str) -> list[str]:
    """The person's name, and of the bots those that the first draws decide: the same when the table is resumed."""
    drawn = takewhile(lambda entry: entry.seat == CHANCE, table.entries)
    cast_names = iter(cast(codes.values(), [person], " ".join(str(entry.code) for entry in drawn)))
    return [next(cast_names) if seat in codes else person for seat in range(table.seats)]


def login() -> str:
    """Who sits at this computer, as it calls them; "" where it does not know."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return ""


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
    if asked.name:
        words += ["--name", asked.name]
    if asked.is_challenge:
        return [*words, "--challenge"]
    return words + (["--bots", asked.bots] if asked.bots != USUAL_BOT else [])
