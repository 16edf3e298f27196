"""Every setting of a server is an option of `chantier serve` and a variable of the environment."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec
import platformdirs

from chantier.kernel.errors import Trouble
from chantier.kernel.words import plain
from chantier.server.caps import Caps
from chantier.server.errors import WORDS

S = TypeVar("S", bound=msgspec.Struct)


def usual_db() -> str:
    folder = Path(platformdirs.user_data_dir("chantier"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'chantier.db'}"


class Keep(msgspec.Struct, frozen=True, rename="kebab"):
    """This says how many days things are kept after somebody last touched them; 0 days are for ever."""

    unstarted: int = 7  # tables that have not started
    deserted: int = 30  # started tables at which nobody sits who is still known, such as tables of bots alone
    finished: int = 0  # tables that are over; by default as long as one of its people is known
    chat: int = 400  # what was said at a table that is over
    guests: int = 30  # guests who have never played
    players: int = 400  # guests who have played
    accounts: int = 0
    reports: int = 180


class Quotas(msgspec.Struct, frozen=True, rename="kebab"):
    """This says how much one person may have at a time, or make in a day."""

    guest_tables: int = 20  # tables that are not over
    account_tables: int = 100
    guest_kits: int = 5  # such tables with a kit of one's own
    account_kits: int = 50
    guest_tables_a_day: int = 60
    account_tables_a_day: int = 300


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = msgspec.field(default_factory=usual_db)
    redis: str = ""  # the URL of the Redis where servers find each other, and workers find their tasks
    workers: int = 1  # the number of server processes at this address
    thinkers: int = 2  # the number of processes in which bots think, for each server process
    https: bool = False  # True behind a proxy that speaks https, so that browsers send cookies over https only
    public: str = ""  # the address in people's browsers, such as https://chantier.example; empty if proxies keep Host
    proxies: str = "127.0.0.1,::1"  # addresses and networks whose X-Forwarded-For is believed
    smtp: str = ""  # smtp://… or smtps://…, through which codes are sent; empty if no mail is sent
    mail_from: str = ""
    push: str = ""  # push services besides those of the usual browsers, such as https://push.example
    keep: Keep = Keep()
    quotas: Quotas = Quotas()
    kits: dict[str, str] = {}  # by game, the text of the kit for tables whose host brings none
    caps: Caps = Caps()  # what one client may take

    def __post_init__(self) -> None:
        """Refuse to start rather than to fail with each letter: no mail goes out without a sender."""
        if self.smtp and "@" not in self.mail_from:
            raise BadSetting("no-sender")


class BadSetting(Trouble):
    """A setting is written wrongly."""

    def says(self, lang: str) -> str:
        return WORDS.say(lang, self.message, plain(self.figures))


def read_figures(kind: type[S], text: str) -> S:
    """Read a group of settings as it is written: chat=90,guests=7."""
    known = [field.encode_name for field in msgspec.structs.fields(kind)]
    given: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition("=")
        if name not in known or not value.isdecimal() or len(value) > 7:
            raise BadSetting("bad-setting", given=part, known=", ".join(known))
        given[name] = int(value)
    return msgspec.convert(given, kind)
