"""A passkey is a second way into an account: a device proves that it has a key of which we know the public half."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from chantier.server.accounts import names
from chantier.server.accounts.accounts import Accounts, check_welcome, hashed
from chantier.server.errors import Refused
from chantier.server.store.codes import Code, CodeKind
from chantier.server.store.database import Taken
from chantier.server.store.passkeys import StoredPasskey
from chantier.server.store.store import Store
from chantier.server.tables.clocks import SECOND
from chantier.server.wire.accounts import PasskeyInfo
from chantier.server.wire.requests import Person

ANSWER_WITHIN = 300 * SECOND  # the time within which a challenge must be answered
CHALLENGE_BYTES = 32
MOST = 20  # the most passkeys that a person may have
SITE = "Chantier"


class ClientData(msgspec.Struct):
    challenge: str


class Passkeys:
    """The `origin` of each request is that of the page that asks, which was checked before."""

    def __init__(self, accounts: Accounts, store: Store) -> None:
        self.accounts = accounts
        self.people = store.people
        self.codes = store.codes
        self.store = store.passkeys

    async def of_person(self, person: Person) -> list[PasskeyInfo]:
        return [PasskeyInfo(one.id, one.label, one.created, one.seen) for one in await self.store.of_person(person.id)]

    async def ask_new(self, person: Person, password: str, origin: str) -> dict[str, Any]:
        """Return the options with which a browser makes a passkey for an account."""
        from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415 - it is large
        from webauthn.helpers import base64url_to_bytes, structs  # noqa: PLC0415

        if not person.account:
            raise Refused(409, "no-account")
        await self.accounts.check_password(person, password)
        known = await self.store.of_person(person.id)
        if len(known) >= MOST:
            raise Refused(409, "too-many-passkeys", most=MOST)
        options = generate_registration_options(
            rp_id=site(origin),
            rp_name=SITE,
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=await self.challenge("add-passkey", person.id),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known],
        )
        return dict(json.loads(options_to_json(options)))

    async def add(self, person: Person, label: str, credential: dict[str, Any], origin: str) -> None:
        from webauthn import verify_registration_response  # noqa: PLC0415
        from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

        challenge = await self.answered(credential, "add-passkey", person.id)
        made = self.checked(
            lambda: verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        )
        now = self.accounts.now()
        kept = StoredPasskey(
            id=bytes_to_base64url(made.credential_id),
            person=person.id,
            key=bytes_to_base64url(made.credential_public_key),
            uses=made.sign_count,
            label=names.clean(label),
            created=now,
            seen=now,
        )
        try:
            await self.store.add(kept)
        except Taken:
            raise Refused(409, "passkey-wrong") from None

    async def ask(self, origin: str) -> dict[str, Any]:
        """Return the options with which a browser finds a passkey; nobody has to say who they are first."""
        from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415
        from webauthn.helpers import structs  # noqa: PLC0415

        options = generate_authentication_options(
            rp_id=site(origin),
            challenge=await self.challenge("passkey", None),
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return dict(json.loads(options_to_json(options)))

    async def enter(self, credential: dict[str, Any], origin: str, device: str) -> tuple[Person, str]:
        from webauthn import verify_authentication_response  # noqa: PLC0415
        from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

        challenge = await self.answered(credential, "passkey", None)
        known = await self.store.find(str(credential.get("id", ""))[:1400].replace("\0", ""))
        account = await self.people.find(known.person) if known else None
        if known is None or account is None:
            raise Refused(403, "passkey-wrong")
        found = self.checked(
            lambda: verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(known.key),
                credential_current_sign_count=known.uses,
                require_user_verification=True,
            )
        )
        check_welcome(account)
        await self.store.used(known.id, found.new_sign_count, self.accounts.now())
        return account.person, await self.accounts.new_session(account.person, device=device)

    async def end(self, person: Person, passkey: str) -> None:
        if not await self.store.end(person.id, passkey.replace("\0", "")):
            raise Refused(404, "no-passkey")

    # challenges, each of which is answered once

    async def challenge(self, kind: CodeKind, person: str | None) -> bytes:
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        expires = self.accounts.now() + ANSWER_WITHIN
        await self.codes.add(Code(hashed(challenge.hex()), person, kind, expires=expires))
        return challenge

    async def answered(self, credential: dict[str, Any], kind: CodeKind, person: str | None) -> bytes:
        """Return the challenge that a credential answers, if it was asked of this person and not answered before."""
        from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

        try:
            data = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = base64url_to_bytes(msgspec.json.decode(data, type=ClientData).challenge)
        except (KeyError, TypeError, ValueError, AttributeError, msgspec.MsgspecError):
            raise Refused(403, "passkey-wrong") from None
        asked = await self.codes.use(hashed(challenge.hex()), kind, self.accounts.now())
        if asked is None or asked.person != person:
            raise Refused(403, "passkey-wrong")
        return challenge

    def checked(self, verify: Callable[[], Any]) -> Any:
        from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

        try:
            return verify()
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise Refused(403, "passkey-wrong") from None


def site(origin: str) -> str:
    """Return the host of a page, to which its passkeys belong."""
    host = urlsplit(origin).hostname if origin else None
    if not host:
        raise Refused(403, "no-origin")
    return host
