"""These requests are about one's own account: how one signs in, and where one is signed in."""

from __future__ import annotations

from typing import Any

from chantier.server.accounts import names
from chantier.server.web.handlers import Call
from chantier.server.wire.accounts import (
    AccountInfo,
    ForgottenPassword,
    GivenCode,
    NewMail,
    NewPasskey,
    NewPassword,
    NewToken,
    OwnPassword,
    PasskeyInfo,
    Recover,
    RecoveryCodes,
    SessionInfo,
    SignIn,
    Token,
    UsedPasskey,
)
from chantier.server.wire.requests import Person


async def new_password(call: Call) -> Person:
    asked: NewPassword = call.body
    before, people = call.me(), call.node.people
    person = await people.set_password(before, asked.sign_in, asked.password, asked.old)
    if before.account:  # all sessions have ended, so this browser gets a new one
        call.new_token = await people.new_session(person, device=call.device)
        call.node.end_sockets()
    return person


async def sign_in(call: Call) -> Person:
    asked: SignIn = call.body
    person, call.new_token = await call.node.people.sign_in(asked.sign_in, asked.password, call.device)
    return person


async def sign_out(call: Call) -> None:
    await call.node.people.sign_out(call.token)
    call.node.end_sockets()
    call.new_token = ""


async def new_token(call: Call) -> Token:
    asked: NewToken = call.body
    return Token(await call.node.people.new_session(call.me(), names.clean(asked.label)))


async def sessions(call: Call) -> list[SessionInfo]:
    return await call.node.people.sessions(call.me(), call.token)


async def end_session(call: Call) -> None:
    await call.node.people.end_session(call.me(), call.path["session"])
    call.node.end_sockets()


async def sign_out_elsewhere(call: Call) -> None:
    await call.node.people.sign_out_elsewhere(call.me(), call.token)
    call.node.end_sockets()


async def about(call: Call) -> AccountInfo:
    person, recovery = call.me(), call.node.recovery
    account = await call.node.people.account(person)
    left = await recovery.codes.left(person.id, "recovery")
    return AccountInfo(account.sign_in, account.mail, left, recovery.mailer is not None)


# coming back without a password


async def new_recovery_codes(call: Call) -> RecoveryCodes:
    asked: OwnPassword = call.body
    return RecoveryCodes(await call.node.recovery.new_codes(call.me(), asked.password))


async def recover(call: Call) -> Person:
    asked: Recover = call.body
    recovery = call.node.recovery
    person, call.new_token = await recovery.recover(asked.sign_in, asked.code, asked.password, call.device)
    call.node.end_sockets()
    return person


async def send_code(call: Call) -> None:
    asked: ForgottenPassword = call.body
    await call.node.recovery.send_code(asked.sign_in)


async def new_mail(call: Call) -> None:
    asked: NewMail = call.body
    await call.node.recovery.ask_to_confirm(call.me(), asked.mail, asked.password)


async def confirm_mail(call: Call) -> None:
    asked: GivenCode = call.body
    await call.node.recovery.confirm(call.me(), asked.code)


# passkeys


async def passkeys(call: Call) -> list[PasskeyInfo]:
    return await call.node.passkeys.of_person(call.me())


async def ask_new_passkey(call: Call) -> dict[str, Any]:
    asked: OwnPassword = call.body
    return await call.node.passkeys.ask_new(call.me(), asked.password, call.origin)


async def add_passkey(call: Call) -> None:
    asked: NewPasskey = call.body
    await call.node.passkeys.add(call.me(), asked.label, asked.credential, call.origin)


async def end_passkey(call: Call) -> None:
    await call.node.passkeys.end(call.me(), call.path["passkey"])


async def ask_passkey(call: Call) -> dict[str, Any]:
    return await call.node.passkeys.ask(call.origin)


async def use_passkey(call: Call) -> Person:
    asked: UsedPasskey = call.body
    person, call.new_token = await call.node.passkeys.enter(asked.credential, call.origin, call.device)
    return person
