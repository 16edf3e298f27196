"""The postman sends the notices that wait in the store, in threads of its own: each once, or later if it is not taken.

A notice is claimed before it is sent. One that was claimed by a server that was then killed is sent again after some
minutes, under the same name, by which browsers and mail programs recognise it.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import secrets
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from chantier.kernel.errors import Trouble
from chantier.kernel.game import find
from chantier.server.accounts.mail import Mailer
from chantier.server.club import push
from chantier.server.club.herald import choices_of
from chantier.server.club.push import DeviceGone, NotTaken, PushKey
from chantier.server.errors import WORDS, Refused
from chantier.server.store.notices import Device, Notice, Reader
from chantier.server.store.store import Store
from chantier.server.tables.clocks import SECOND

LOG = logging.getLogger("chantier.club")
SECONDS = 5  # the time between two looks
THREADS = 4  # slow services take up no more
STUCK = 300 * SECOND
WAIT = 60 * SECOND  # after the first failure; then twice as long each time
TRIES = 7
BETWEEN = 3600 * SECOND  # nobody gets more than one mail in so long
# these are of no use once the table stands otherwise
STANDING = {"turn": ("waiting",), "ready": ("waiting", "playing")}


class Postman:
    def __init__(
        self, store: Store, now: Callable[[], int], mailer: Mailer | None, public: str, services: str = ""
    ) -> None:
        self.store = store.notices
        self.now = now
        self.mailer = mailer if public else None  # mail without a link, and without a way to end it, is not sent
        self.public = public.rstrip("/")
        self.services = (*push.SERVICES, *filter(None, (one.strip() for one in services.split(","))))
        self.threads = ThreadPoolExecutor(THREADS, "postman")
        self.busy: set[str] = set()  # the people whose notices are being sent
        self.patience: float = SECONDS  # a look waits no longer for slow services, so that others get theirs
        self.rounds: set[asyncio.Task[None]] = set()  # one for each person who is being served

    def close(self) -> None:
        for one in self.rounds:
            one.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def key(self) -> PushKey:
        return PushKey.read(await self.store.house_key("push", push.new_key))

    async def look(self) -> None:
        """Send what is due, for some people at a time."""
        now = self.now()
        await self.store.take_up(now - STUCK)
        due = await self.store.due(now)
        people = list(dict.fromkeys(notice.person for notice in due if notice.person not in self.busy))
        rounds = [asyncio.create_task(self.serve(person, due)) for person in people[: 4 * THREADS]]
        for one in rounds:
            self.rounds.add(one)
            one.add_done_callback(self.rounds.discard)
        if rounds:
            await asyncio.wait(rounds, timeout=self.patience)

    async def serve(self, person: str, due: list[Notice]) -> None:
        """Send one person what is due for them."""
        self.busy.add(person)
        try:
            reader = await self.store.reader(person)
            own = [notice for notice in due if notice.person == person and reader is not None]
            pushed = [notice for notice in own if notice.way == "push"]
            if reader is not None and pushed:
                await self.push_all(pushed, reader)
            if reader is not None and any(notice.way == "mail" for notice in own):
                await self.mail(reader)
        except Exception:
            LOG.exception("notices can't be sent")
        finally:
            self.busy.discard(person)

    async def is_of_use(self, notice: Notice) -> bool:
        """Say whether a notice is still true; otherwise it is dropped."""
        if await self.is_true(notice):
            return True
        await self.store.settle(notice, "dropped", self.now())
        return False

    async def is_true(self, notice: Notice) -> bool:
        if notice.kind == "invited":
            return await self.store.is_invited(notice.table, notice.person)
        last, has_played = await self.store.last_event(notice.table, notice.person)
        if notice.kind == "round":
            return not has_played
        if notice.kind not in STANDING:
            return True
        return last == notice.since and await self.store.stands(notice.table, notice.person) in STANDING[notice.kind]

    # push

    async def push_all(self, pushed: list[Notice], reader: Reader) -> None:
        """Send what is still true to a person's devices; for somebody without any, all of it is dropped at once."""
        if not await self.store.devices_of(reader.id):
            await self.store.drop(pushed, self.now())
            return
        for notice in pushed:
            if await self.is_of_use(notice):
                await self.push(notice, reader)

    async def push(self, notice: Notice, reader: Reader) -> None:
        devices = await self.store.devices_of(reader.id)
        if not devices:  # the last one has gone meanwhile
            await self.store.settle(notice, "dropped", self.now())
        elif await self.store.claim(notice, self.now()):
            key, subject = await self.key(), self.public or "mailto:chantier@localhost"
            text = msgspec.json.encode({"kind": notice.kind, "table": notice.table, **self.words(notice, reader)})
            sent = [await self.push_to(device, text.decode(), key, subject, notice) for device in devices]
            await self.settle(notice, taken=any(sent))

    async def push_to(self, device: Device, text: str, key: PushKey, subject: str, notice: Notice) -> bool:
        topic = hashlib.sha256(notice.table.encode()).hexdigest()[:32]
        try:
            push.check_service(device.endpoint, self.services)  # the operator may know other services than once
            await asyncio.get_running_loop().run_in_executor(self.threads, push.send, device, text, key, subject, topic)
        except (DeviceGone, Refused):
            await self.store.end_device(device.person, device.id)
            return False
        except NotTaken as trouble:
            LOG.warning("a push service did not take a notice: %s", trouble)
            return False
        return True

    async def settle(self, notice: Notice, *, taken: bool) -> None:
        now, tries = self.now(), notice.tries + 1
        if taken:
            await self.store.settle(notice, "sent", now)
        elif tries >= TRIES:
            await self.store.settle(notice, "failed", now)
        else:
            await self.store.settle(notice, "due", now + (WAIT << notice.tries))

    # mail

    async def mail(self, reader: Reader) -> None:
        """Send everything that waits for a person in one mail once some of it is due, unless they had one lately."""
        waiting = await self.store.mail_of(reader.id)
        if self.mailer is None or not reader.mail:
            for notice in waiting:
                await self.store.settle(notice, "dropped", self.now())
            return
        if await self.store.last_mail(reader.id) > self.now() - BETWEEN:
            for notice in waiting:
                await self.store.settle(notice, "due", self.now() + WAIT)
            return
        told = [notice for notice in waiting if await self.is_of_use(notice)]
        if not any(notice.due <= self.now() for notice in told):  # what was due is no longer of use
            return
        claimed = [notice for notice in told if await self.store.claim(notice, self.now())]
        if claimed:
            taken = await self.deliver(reader, claimed)
            for notice in claimed:
                await self.settle(notice, taken=taken)

    async def deliver(self, reader: Reader, told: list[Notice]) -> bool:
        assert self.mailer is not None, "it was asked for"
        key, say = await self.unsubscribe_key(), WORDS.say
        lines = [
            f"{words['title']}\n{self.public}{words['url']}" for words in (self.words(one, reader) for one in told)
        ]
        kinds = list(dict.fromkeys(notice.kind for notice in told))
        ends = [f"{self.public}/unsubscribe/{unsubscribe_token(reader.id, kind, key)}" for kind in kinds]
        ways = [
            f"{say(reader.lang, f'unsubscribe-{kind}')}\n{address}" for kind, address in zip(kinds, ends, strict=True)
        ]
        name = hashlib.sha256("-".join(str(notice.id) for notice in told).encode()).hexdigest()[:32]
        whole = f"{self.public}/unsubscribe/{unsubscribe_token(reader.id, '+'.join(kinds), key)}"
        letter = self.mailer.letter(
            reader.mail,
            lines[0].split("\n")[0] if len(told) == 1 else say(reader.lang, "notice-digest", {"n": len(told)}),
            "\n\n".join([say(reader.lang, "notice-hello", {"name": reader.name}), *lines, "-- \n" + "\n\n".join(ways)]),
            {
                "Message-ID": f"<{name}@chantier>",
                "List-Unsubscribe": f"<{whole}>",  # a mail program asks for it by POST, a person sees a page
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
                "Auto-Submitted": "auto-generated",
            },
        )
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self.mailer.deliver, letter)
        except (OSError, smtplib.SMTPException) as trouble:
            LOG.warning("mail was not taken: %s", type(trouble).__name__)
            return False
        return True

    async def unsubscribe_key(self) -> str:
        return await self.store.house_key("mail", lambda: secrets.token_urlsafe(32))

    async def unsubscribe(self, token: str) -> str:
        """End mail of the kinds that a token is about, and return them."""
        person, kinds = token_told(token, await self.unsubscribe_key())
        reader = await self.store.reader(person)
        if reader is None:
            raise Refused(404, "no-such-path")
        choices = choices_of(reader.notices)
        for kind in kinds.split("+"):
            setattr(choices, kind, tuple(way for way in getattr(choices, kind) if way != "mail"))
        await self.store.choose(person, msgspec.json.encode(choices).decode())
        return kinds

    # words

    def words(self, notice: Notice, reader: Reader) -> dict[str, str]:
        """Return what is said: the game and nothing that happened in it."""
        if not notice.game:
            return {"title": WORDS.say(reader.lang, f"notice-{notice.kind}-group"), "url": "/invitations"}
        try:
            game = find(notice.game).words.say(reader.lang, "game-title")
        except Trouble:  # its package is no longer installed
            game = notice.game
        title = WORDS.say(reader.lang, f"notice-{notice.kind}", {"game": game})
        return {"title": title, "url": f"/table/{notice.table}"}


def unsubscribe_token(person: str, kind: str, key: str) -> str:
    """Return what ends mail of a kind, or of several (turn+over), for a person; nobody else can make it."""
    signed = hmac.new(key.encode(), f"{kind}:{person}".encode(), hashlib.sha256).digest()[:18]
    return f"{kind}.{person}.{base64.urlsafe_b64encode(signed).decode()}"


def token_told(token: str, key: str) -> tuple[str, str]:
    kind, _, rest = token.partition(".")
    person = rest.partition(".")[0]
    if not hmac.compare_digest(unsubscribe_token(person, kind, key).encode(), token.encode()):
        raise Refused(404, "no-such-path")
    return person, kind
