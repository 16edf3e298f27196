"""People are guests or have an account, and each has sessions.

A guest gives a name and plays. The browser keeps a random token, and the database keeps its hash. An account is a guest
who has set a password. A program has a token of its own.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import msgspec

from chantier.server.accounts import names
from chantier.server.accounts.passwords import Strength, hash_password, is_password
from chantier.server.errors import Refused
from chantier.server.ids import new_id
from chantier.server.store.database import Taken
from chantier.server.store.people import Account, OwnEvent, People
from chantier.server.store.sessions import Session
from chantier.server.store.store import Store
from chantier.server.tables.clocks import DAY, SECOND
from chantier.server.tables.room_events import DECODE, Chatted, Sat
from chantier.server.wire.accounts import SessionInfo
from chantier.server.wire.messages import ENCODE
from chantier.server.wire.requests import Export, Person

SESSION_DAYS = 400
FREE_TRIES = 5  # the number of wrong passwords in a row that cost nothing
FIRST_WAIT = 15 * SECOND  # the wait after the next one; each one more doubles it
LONGEST_WAIT = 900 * SECOND
RACES = 5  # the number of attempts while others sign in to the same account at the same moment
MOST_SESSIONS = 100
SHOWN = 16  # the digits of the hash of a token by which its session is named and ended


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    def __init__(self, store: Store, now: Callable[[], int], strength: Strength) -> None:
        self.strength = strength
        self.store = store.people
        self.kept_sessions = store.sessions
        self.now = now

    # guests

    async def guest(self, name: str, lang: str, device: str = "") -> tuple[Person, str]:
        """Return a new person, and the token that proves who they are."""
        person = Person(new_id(), names.clean(name), lang, account=False)
        await self.store.add(person, self.now())
        return person, await self.new_session(person, device=device)

    async def by_token(self, token: str) -> tuple[Person | None, bool]:
        """Return the person whom a token proves, and whether their session lasts longer now, as it does once a day."""
        now = self.now()
        known = await self.kept_sessions.known(hashed(token), now) if token else None
        if known is None:
            return None, False
        is_renewed = now - known.seen > DAY
        if is_renewed:
            await self.kept_sessions.note_seen(hashed(token), known.person.id, now, now + SESSION_DAYS * DAY)
        return known.person, is_renewed

    async def rename(self, person: Person, name: str, lang: str, mark: str | None = None) -> Person:
        """Change the name and the language of a person, and the mark if one is given."""
        changed = msgspec.structs.replace(person, name=names.clean(name), lang=lang)
        if mark is not None:
            changed = msgspec.structs.replace(changed, mark=mark)
        await self.store.rename(person.id, changed.name, lang, changed.mark)
        return changed

    # passwords

    async def account(self, person: Person) -> Account:
        account = await self.store.find(person.id)
        if account is None:
            raise Refused(401, "who-are-you")
        return account

    async def check_password(self, person: Person, password: str) -> Account:
        """Refuse unless this is the password of the account; a guest has none to give."""
        account = await self.account(person)
        if account.password:
            await self.try_password(account, password)
        return account

    async def set_password(self, person: Person, sign_in: str, password: str, old: str = "") -> Person:
        """Turn a guest into an account, or give an account another password, which ends every session."""
        before = await self.check_password(person, old)
        await self.give_password(person, sign_in, password)
        if before.password:
            await self.kept_sessions.end_all(person.id)
        return msgspec.structs.replace(person, account=True)

    async def give_password(self, person: Person, sign_in: str, password: str) -> None:
        key = names.key(names.clean(sign_in))
        if len(key) > names.LONGEST:
            raise Refused(409, "too-long")
        await self.strength.check(person.id, password, key, person.name)
        try:
            await self.store.set_password(person.id, key, await hash_password(password))
        except Taken:
            raise Refused(409, "name-taken", name=sign_in) from None

    async def sign_in(self, sign_in: str, password: str, device: str = "") -> tuple[Person, str]:
        account = await self.store.by_sign_in(names.key(sign_in)[: names.LONGEST])
        if account is None:
            await is_password("", password)  # this takes as long as with an account
            raise Refused(403, "sign-in-wrong")
        await self.try_password(account, password)
        return account.person, await self.new_session(account.person, device=device)

    async def try_password(self, account: Account, password: str) -> None:
        """Refuse a wrong password; after a few of them in a row every try has to wait, from wherever it comes."""
        for _ in range(RACES):
            now = self.now()
            if account.may_try > now:
                raise Refused(429, "sign-in-wait", seconds=-(-(account.may_try - now) // SECOND))
            if await self.store.note_try(account, now + wait_after(account.failed + 1), now):
                break
            account = await self.account(account.person)
        else:
            raise Refused(429, "too-many-requests")
        if not await is_password(account.password, password):
            raise Refused(403, "sign-in-wrong")
        await self.store.note_entered(account.person.id)
        check_welcome(account)

    # sessions

    async def sign_out(self, token: str) -> None:
        await self.kept_sessions.end(hashed(token))

    async def sign_out_elsewhere(self, person: Person, token: str) -> None:
        await self.kept_sessions.end_all(person.id, except_token=hashed(token))

    async def sessions(self, person: Person, token: str) -> list[SessionInfo]:
        own = hashed(token)
        return [
            SessionInfo(one.token[:SHOWN], one.label, one.device, one.created, one.seen, this=one.token == own)
            for one in await self.kept_sessions.of_person(person.id, self.now())
        ]

    async def end_session(self, person: Person, shown: str) -> None:
        """End the session or token of a person that is shown under this name."""
        for one in await self.kept_sessions.of_person(person.id, self.now()):
            if one.token[:SHOWN] == shown:
                await self.kept_sessions.end(one.token)
                return
        raise Refused(404, "no-session")

    async def new_session(self, person: Person, label: str = "", device: str = "") -> str:
        """Return a new token of a person; the one that was used longest ago ends if there are too many."""
        token, now = secrets.token_urlsafe(32), self.now()
        own = await self.kept_sessions.of_person(person.id, now)
        for old in own[MOST_SESSIONS - 1 :]:
            await self.kept_sessions.end(old.token)
        session = Session(hashed(token), person.id, label, now, now + SESSION_DAYS * DAY, now, device)
        await self.kept_sessions.add(session)
        return token

    # leaving

    async def tables(self, person: Person) -> list[str]:
        """Return the tables where a person sits or sat."""
        return await self.store.tables_of(person.id)

    async def export(self, person: Person) -> Export:
        found = await self.store.export(person.id)
        if found is None:
            raise Refused(401, "who-are-you")
        return found

    async def forget(self, person: str) -> None:
        await forget(self.store, person)


async def forget(people: People, person: str) -> None:
    """Delete the person and everything they said; their moves stay, without a name on the seat."""
    await people.forget(person, map(nameless, await people.events_of(person)))


def check_welcome(account: Account) -> None:
    if account.banned:
        raise Refused(403, "banned")


def wait_after(failed: int) -> int:
    """Return for how many milliseconds nobody may try again after this number of tries in a row."""
    doubled = failed - FREE_TRIES
    return 0 if doubled < 0 else min(LONGEST_WAIT, FIRST_WAIT << min(doubled, 16))


def nameless(event: OwnEvent) -> OwnEvent:
    what = DECODE.decode(event.data)
    if isinstance(what, Sat):
        what = Sat(what.seat, "")
    elif isinstance(what, Chatted):
        what = Chatted("", "", what.at, what.seat)
    return event._replace(data=ENCODE.encode(what).decode())
