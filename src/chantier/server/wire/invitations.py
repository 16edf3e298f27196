"""These types are what the HTTP API takes and gives about invitations and groups."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chantier.server.wire.club import PlayedGame
from chantier.server.wire.requests import Body, Name, TableRow, Who

LinkText = Annotated[str, msgspec.Meta(min_length=8, max_length=200, pattern=r"^https?://[!-~]+$(?!\n)")]


class Invite(Body):
    """Ask somebody to come: by what tables call them, or by their name."""

    who: Who | None = None
    name: Name | None = None


class GroupName(Body):
    name: Name


class QrCode(msgspec.Struct):
    size: int  # the number of squares along a side
    path: str  # the dark squares, as the path of an SVG


class Invitee(msgspec.Struct):
    """This is somebody who was asked and has not come yet."""

    who: str
    name: str
    mark: str
    declined: bool


class InvitationInfo(msgspec.Struct):
    """This is what a person is invited to."""

    kind: Literal["table", "group"]
    id: str
    name: str  # the name of the group; empty for a table
    game: str  # the game of the table; empty for a group
    seats: int
    free: int
    by: str
    mark: str
    at: int


class KnownPlayer(msgspec.Struct):
    who: str
    name: str
    mark: str


class GroupRow(msgspec.Struct):
    id: str
    name: str
    members: int
    host: bool  # you look after it


class GroupMember(msgspec.Struct):
    """This is a member, or somebody who has played with the group, and how they fare in its games."""

    who: str
    name: str
    mark: str
    you: bool
    host: bool
    member: bool
    games: int
    won: int
    points: float  # the mean over all games: 1 for a first place, 0 for a last one


class GroupInfo(msgspec.Struct):
    """This is a group; who is no member learns only its name and who is in it."""

    id: str
    name: str
    member: bool  # you are one
    host: bool  # you look after it
    standings: list[GroupMember]
    tables: list[TableRow]  # those that are not over
    games: list[PlayedGame]  # the latest first
