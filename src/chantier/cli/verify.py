"""chantier verify: was every draw what the secret gives, and the secret the one committed to at the start?"""

import json
from pathlib import Path
from typing import Annotated

import typer

from chantier.cli.replay import drawn
from chantier.cli.speech import AsJson, BadUsage, Lang, Speech
from chantier.kernel.record import Record, read_record
from chantier.kernel.table import Table


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-verify"))
    def verify(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("argument-record"))],
        commitment: Annotated[str, typer.Option("--commitment", metavar="HASH", help=say("option-commitment"))] = "",
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        record = read_record(file)
        check_can_be_verified(record, commitment)
        draws = drawn(Table.replay(record, kit=kit))
        if as_json:
            typer.echo(json.dumps({"draws": draws, "commitment": record.commitment, "fair": True}, indent=2))
        else:
            typer.echo(say("verify-fair", draws=draws, commitment=record.commitment))


def check_can_be_verified(record: Record, known: str) -> None:
    if not record.commitment:
        raise BadUsage("verify-no-commitment")
    if record.seed is None:
        raise BadUsage("verify-not-over")
    if known and known.strip().lower() != record.commitment:
        raise BadUsage("verify-other-commitment", given=known, known=record.commitment)
