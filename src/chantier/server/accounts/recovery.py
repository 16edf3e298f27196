"""Whoever has lost a password comes back with a code that can be used once: one noted before, or one sent by mail."""

from __future__ import annotations

import asyncio
import base64
import secrets
from contextlib import suppress

from chantier.server.accounts import names
from chantier.server.accounts.accounts import Accounts, check_welcome, hashed
from chantier.server.accounts.mail import Mailer
from chantier.server.errors import WORDS, Refused
from chantier.server.store.codes import Code, CodeKind
from chantier.server.store.store import Store
from chantier.server.tables.clocks import SECOND
from chantier.server.wire.requests import Person

CODES = 8
CODE_BYTES = 10  # 80 random bits, which nobody can guess
MAILED = 1800 * SECOND  # the time within which a code that was sent by mail must be used
AGAIN = 120 * SECOND  # the time before another is sent to the same address


class Recovery:
    def __init__(self, accounts: Accounts, store: Store, mailer: Mailer | None) -> None:
        self.accounts = accounts
        self.people = store.people
        self.codes = store.codes
        self.sessions = store.sessions
        self.mailer = mailer
        self.letters: set[asyncio.Task[None]] = set()  # the letters that are on their way

    async def new_codes(self, person: Person, password: str) -> list[str]:
        """Return new codes, which are shown once and replace the old ones; only their hashes are kept."""
        if not person.account:
            raise Refused(409, "no-account")
        await self.accounts.check_password(person, password)
        shown = [new_code() for _ in range(CODES)]
        kept = [Code(hash_of(person, code), person.id, "recovery") for code in shown]
        await self.codes.replace(person.id, "recovery", kept)
        return shown

    async def recover(self, sign_in: str, code: str, password: str, device: str) -> tuple[Person, str]:
        """Give an account another password for a code; everything else that was signed in is signed out."""
        account = await self.people.by_sign_in(names.key(sign_in)[: names.LONGEST])
        if account is None or not await self.codes.is_known(hash_of(account.person, code)):
            raise Refused(403, "code-wrong")
        await self.accounts.strength.check(account.person.id, password, sign_in)  # this is before the code is used up
        if not await self.use_any(account.person, code):
            raise Refused(403, "code-wrong")
        check_welcome(account)
        await self.accounts.give_password(account.person, account.sign_in, password)
        await self.sessions.end_all(account.person.id)
        await self.people.note_entered(account.person.id)
        return account.person, await self.accounts.new_session(account.person, device=device)

    async def use_any(self, person: Person, code: str) -> bool:
        return bool(await self.use(person, code, "recovery") or await self.use(person, code, "mail"))

    async def use(self, person: Person, code: str, kind: CodeKind) -> Code | None:
        return await self.codes.use(hash_of(person, code), kind, self.accounts.now())

    # mail

    async def send_code(self, sign_in: str) -> None:
        """Send a code to the address of an account, if it has one.

        Whoever asks learns neither from the answer nor from its time whether there is such an account, and can't fill
        somebody's letter box.
        """
        mailer = self.sending()
        account = await self.people.by_sign_in(names.key(sign_in)[: names.LONGEST])
        if account is None or not account.mail:
            return
        until = await self.codes.last_until(account.person.id, "mail")
        if until - MAILED + AGAIN <= self.accounts.now():
            sending = asyncio.create_task(self.send_unseen(mailer, account.person, account.mail))
            self.letters.add(sending)
            sending.add_done_callback(self.letters.discard)

    async def send_unseen(self, mailer: Mailer, person: Person, mail: str) -> None:
        with suppress(Refused):  # the log says that no mail could be sent
            await self.send(mailer, person, "mail", mail)

    async def ask_to_confirm(self, person: Person, mail: str, password: str) -> None:
        """Send a code to an address; the address is kept when the code comes back."""
        mailer = self.sending()
        if not person.account:
            raise Refused(409, "no-account")
        await self.accounts.check_password(person, password)
        if mail:
            until = await self.codes.last_until(person.id, "confirm", mail)
            if until - MAILED + AGAIN > self.accounts.now():  # nobody's letter box is filled
                raise Refused(429, "mail-lately", minutes=AGAIN // (60 * SECOND))
            await self.send(mailer, person, "confirm", mail)
        else:
            await self.people.set_mail(person.id, "")

    async def confirm(self, person: Person, code: str) -> None:
        confirmed = await self.use(person, code, "confirm")
        if confirmed is None:
            raise Refused(403, "code-wrong")
        await self.people.set_mail(person.id, confirmed.about)

    def sending(self) -> Mailer:
        if self.mailer is None:
            raise Refused(409, "no-mail")
        return self.mailer

    async def send(self, mailer: Mailer, person: Person, kind: CodeKind, mail: str) -> None:
        code = new_code()
        kept = Code(hash_of(person, code), person.id, kind, mail, self.accounts.now() + MAILED)
        await self.codes.replace(person.id, kind, [kept])
        about: dict[str, int | str] = {"name": person.name, "code": code, "minutes": MAILED // (60 * SECOND)}
        await mailer.send(
            mail, WORDS.say(person.lang, f"mail-{kind}-subject"), WORDS.say(person.lang, f"mail-{kind}", about)
        )


def new_code() -> str:
    """Return a code that can be written down: four times four letters and figures, without 0, 1, 8 and 9."""
    letters = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower()
    return "-".join(letters[i : i + 4] for i in range(0, len(letters), 4))


def hash_of(person: Person, code: str) -> str:
    written = "".join(letter for letter in code.lower() if letter.isalnum())
    return hashed(f"{person.id}:{written}")
