"""These types are what the HTTP API takes and gives about guests and accounts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from chantier.server.wire.requests import Body, Lang, Name

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
GivenPassword = Annotated[str, msgspec.Meta(max_length=200)]
OneTimeCode = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
SignInName = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00]*$")]
Mark = Annotated[str, msgspec.Meta(max_length=20, pattern=r"^[a-z-]*$")]


class NewGuest(Body):
    name: Name
    lang: Lang | None = None  # if none, the language that the request asks for
    mark: Mark | None = None  # if none, it stays as it is


class NewPassword(Body):
    sign_in: Name
    password: Password
    old: GivenPassword = ""  # the password so far, if there is one


class SignIn(Body):
    sign_in: SignInName
    password: GivenPassword


class NewToken(Body):
    label: Name


class OwnPassword(Body):
    """This is the password of the account, which is asked for where much depends on it."""

    password: GivenPassword


class Recover(Body):
    """Come back into an account with a code, and give it another password."""

    sign_in: SignInName
    code: OneTimeCode
    password: Password


class ForgottenPassword(Body):
    sign_in: SignInName


class NewMail(Body):
    """This is the address to which codes are sent; an empty one is forgotten."""

    mail: Annotated[str, msgspec.Meta(max_length=254, pattern=r"^([!-?A-~]+@[0-9A-Za-z.-]+)?$(?!\n)")]
    password: GivenPassword


class GivenCode(Body):
    code: OneTimeCode


class NewPasskey(Body):
    label: Name
    credential: dict[str, Any]  # the credential as the browser gives it


class UsedPasskey(Body):
    credential: dict[str, Any]


class Token(msgspec.Struct):
    token: str


class RecoveryCodes(msgspec.Struct):
    codes: list[str]  # they are shown this once


class AccountInfo(msgspec.Struct):
    """This is what one may know about one's own account."""

    sign_in: str
    mail: str
    codes_left: int
    sends_mail: bool  # this server can send codes by mail


class PasskeyInfo(msgspec.Struct):
    id: str
    label: str
    created: int
    seen: int  # when it was last used, in milliseconds since 1970


class SessionInfo(msgspec.Struct):
    """This is a browser or a program that is signed in."""

    id: str
    label: str  # the name of a program; empty for a browser
    device: str  # the browser and its system
    created: int
    seen: int  # the last day on which it was used, in milliseconds since 1970
    this: bool = False  # this is the session of the request itself
