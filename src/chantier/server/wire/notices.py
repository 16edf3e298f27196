"""These types are what the HTTP API takes and gives about notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chantier.server.wire.requests import Body

Way = Literal["push", "mail"]
Ways = Annotated[tuple[Way, ...], msgspec.Meta(max_length=2)]
Base64 = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]


class Choices(Body):
    """This says in which ways a person is told of what; each kind can be switched off."""

    turn: Ways = ("push", "mail")
    ready: Ways = ("push",)
    over: Ways = ("push",)
    invited: Ways = ("push", "mail")
    declined: Ways = ("push",)
    round: Ways = ("push", "mail")


class NewDevice(Body):
    """This is a browser that is to take notices: what its push service gave it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^https?://[!-~]+$")]
    key: Base64
    auth: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]


class DeviceInfo(msgspec.Struct):
    id: str
    label: str
    created: int


class NoticeInfo(msgspec.Struct):
    choices: Choices
    devices: list[DeviceInfo]
    push_key: str  # the public key by which a push service knows this server
    mail: str  # the address that mail goes to; empty if there is none
    sends_mail: bool  # this server sends notices by mail


class Unsubscribed(msgspec.Struct):
    kind: str  # no more mail of this kind is sent, or of several: turn+over
