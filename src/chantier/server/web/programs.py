"""These requests are for programs: how one comes in, and which bots it may ask to sit down."""

from __future__ import annotations

from chantier.bots.registry import offered
from chantier.server.accounts import names
from chantier.server.web.handlers import Call
from chantier.server.wire.accounts import NewToken, Token
from chantier.server.wire.requests import BotInfo


async def new_program(call: Call) -> Token:
    """Let a program come in as a guest of its own; it gets a token and no cookie, so it needs no `Origin`."""
    asked: NewToken = call.body
    label = names.clean(asked.label)
    person, browser = await call.node.people.guest(label, call.lang, call.device)
    await call.node.people.sign_out(browser)
    return Token(await call.node.people.new_session(person, label))


async def bots(call: Call) -> list[BotInfo]:
    return [
        BotInfo(card.code, card.name(call.lang), card.sentence(call.lang), card.level or None, card.ms)
        for card in offered()
    ]
