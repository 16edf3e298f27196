"""chantier serve: tables open day and night. `chantier` alone does the same."""

from pathlib import Path
from typing import Annotated

import typer

from chantier.cli.installed import needing
from chantier.cli.speech import Lang, Speech


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-serve"))
    def serve(
        host: Annotated[str, typer.Option(envvar="CHANTIER_HOST", help=say("option-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(envvar="CHANTIER_PORT", min=0, max=65535, help=say("option-port"))] = 8000,
        db: Annotated[str, typer.Option(envvar="CHANTIER_DB", metavar="URL", help=say("option-db"))] = "",
        redis: Annotated[str, typer.Option(envvar="CHANTIER_REDIS", metavar="URL", help=say("option-redis"))] = "",
        workers: Annotated[int, typer.Option(envvar="CHANTIER_WORKERS", min=1, max=64, help=say("option-workers"))] = 1,
        thinkers: Annotated[
            int, typer.Option(envvar="CHANTIER_THINKERS", min=1, max=64, help=say("option-thinkers"))
        ] = 2,
        https: Annotated[bool, typer.Option("--https", envvar="CHANTIER_HTTPS", help=say("option-https"))] = False,
        public: Annotated[str, typer.Option(envvar="CHANTIER_PUBLIC", metavar="URL", help=say("option-public"))] = "",
        proxies: Annotated[
            str, typer.Option(envvar="CHANTIER_PROXIES", metavar="NETS", help=say("option-proxies"))
        ] = "127.0.0.1,::1",
        smtp: Annotated[str, typer.Option(envvar="CHANTIER_SMTP", metavar="URL", help=say("option-smtp"))] = "",
        mail_from: Annotated[
            str, typer.Option(envvar="CHANTIER_MAIL_FROM", metavar="ADDRESS", help=say("option-mail-from"))
        ] = "",
        push: Annotated[str, typer.Option(envvar="CHANTIER_PUSH", metavar="URLS", help=say("option-push"))] = "",
        keep: Annotated[str, typer.Option(envvar="CHANTIER_KEEP", metavar="DAYS", help=say("option-keep"))] = "",
        quotas: Annotated[
            str, typer.Option(envvar="CHANTIER_QUOTAS", metavar="COUNTS", help=say("option-quotas"))
        ] = "",
        kit: Annotated[
            list[Path] | None,
            typer.Option("--kit", envvar="CHANTIER_KIT", metavar="FILE", help=say("option-house-kit")),
        ] = None,
        lang: Lang = None,
    ) -> None:
        with needing("server"):  # here, since the other commands should not wait for its libraries
            from chantier.server.serve import serve as run  # noqa: PLC0415
            from chantier.server.settings import Keep, Quotas, Settings, read_figures, usual_db  # noqa: PLC0415
            from chantier.server.tables.kits import read_kits  # noqa: PLC0415

        def ready(address: str) -> None:
            typer.echo(say("serve-ready", address=address))

        settings = Settings(
            host=host,
            port=port,
            db=db or usual_db(),
            redis=redis,
            workers=workers,
            thinkers=thinkers,
            https=https or public.startswith("https:"),
            public=public,
            proxies=proxies,
            smtp=smtp,
            mail_from=mail_from,
            push=push,
            keep=read_figures(Keep, keep),
            quotas=read_figures(Quotas, quotas),
            kits=read_kits(kit or []),
        )
        run(settings, ready)
