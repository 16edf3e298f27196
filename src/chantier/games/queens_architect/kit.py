"""Reads and checks the kit, and turns it into tables (QA-1 to QA-6)."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Literal

import msgspec

from chantier.games.queens_architect.codes import (
    CHARACTERS,
    CITY,
    ESTEEM_BONUS,
    GUILDS,
    LONGEST_JOURNEY,
    LOTS,
    MONASTERY,
    NO_BONUS,
    NONE,
    PANEL,
    RECRUIT_BONUS,
    THALER_BONUS,
    VILLAGE,
)
from chantier.games.queens_architect.tables import Kit, Map
from chantier.kernel.kit import Count, Id, Some, parse_kit, require

KINDS = {"village": VILLAGE, "monastery": MONASTERY, "city": CITY}
GUILDS_ASKED = {"village": 2, "monastery": 3, "city": 4}
BONUSES = {"esteem": ESTEEM_BONUS, "thalers": THALER_BONUS, "recruitment": RECRUIT_BONUS}
UNREACHED = 63

Guild = Literal["woodcutter", "smith", "glazier", "stonecutter", "mason", "tailor"]
SiteKind = Literal["village", "monastery", "city"]
SeatKey = Literal["2", "3", "4"]

GUILD_IDS: tuple[Guild, ...] = ("woodcutter", "smith", "glazier", "stonecutter", "mason", "tailor")


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file: a key that is not expected is a mistake."""


class CharacterPart(Part):
    id: Id
    name: str
    guild: Guild
    values: list[Count]
    repair: Count
    labourer: bool


class RequestPart(Part):
    id: Id
    kind: SiteKind
    guilds: list[Guild]
    bonus: dict[Literal["esteem", "thalers", "recruitment"], Some] = {}


class SitePart(Part):
    id: Id
    name: str
    kind: SiteKind


class MapPart(Part):
    players: list[Literal[2, 3, 4]]
    sites: list[SitePart]
    roads: list[tuple[Id, Id]]


class KitFile(Part):
    name: str
    reconstructed: list[str]  # keys whose figures nobody publishes, such as "character.values"
    tokens: list[Some]
    steps: Some
    bonds: Some
    start_bonds: Count
    buildings: Some
    panel_prices: list[Count]
    top_prices: list[Count]
    travel: list[Count]
    tavern: list[Count]
    terrain: list[Count]
    palace: Some
    caps: dict[SiteKind, Some]
    beside: dict[SeatKey, Some]
    copies: Some
    character: list[CharacterPart]
    request: list[RequestPart]
    map: list[MapPart]


@cache
def read_kit(source: str, name: str) -> Kit:
    file = parse_kit(source, KitFile, name)
    check_marks(file, name)
    check_figures(file, name)
    check_characters(file, name)
    check_requests(file, name)
    check_maps(file, name)
    return tables(file, source)


def check_marks(file: KitFile, name: str) -> None:
    parts = {"character": CharacterPart, "request": RequestPart, "map": MapPart}
    known = set(KitFile.__struct_fields__) | {
        f"{n}.{key}" for n, part in parts.items() for key in part.__struct_fields__
    }
    for mark in file.reconstructed:
        require(mark in known, name, f"reconstructed names {mark}, and there is no such figure")


def check_figures(file: KitFile, name: str) -> None:
    """QA-2, QA-4: tokens, bonds, buildings; and the price lists."""
    for key, length in (("panel_prices", PANEL), ("travel", LONGEST_JOURNEY), ("tavern", GUILDS), ("terrain", LOTS)):
        given = len(getattr(file, key))
        require(given == length, name, f"{key} has {given} figures, it needs {length}")
    for key in ("travel", "tavern", "terrain"):
        rising = list(getattr(file, key))
        require(rising == sorted(rising), name, f"{key} must not fall: {rising}")
    require(1 <= len(file.top_prices) <= 9, name, "top_prices needs 1 to 9 figures")
    tokens = len(file.tokens)
    require(file.steps <= tokens, name, f"{file.steps} steps need as many tokens, there are {tokens}")
    require(max(file.tokens) <= 20, name, f"a token is worth 20 at most, not {max(file.tokens)}")
    given = file.start_bonds
    require(4 * given <= file.bonds, name, f"{file.bonds} bonds are too few to give 4 players {given} each")
    require(set(file.caps) == set(KINDS), name, "caps needs village, monastery and city")
    require(set(file.beside) == {"2", "3", "4"}, name, "beside needs 2, 3 and 4 players")
    for seats, tiles in file.beside.items():
        drafted = 2 * int(seats)
        require(tiles == drafted, name, f"beside.{seats} is {tiles}; each player drafts 2, so it must be {drafted}")


def check_characters(file: KitFile, name: str) -> None:
    """QA-1, QA-5: six guilds of three characters, six values each."""
    require(len(file.character) == CHARACTERS, name, f"{CHARACTERS} characters are needed, not {len(file.character)}")
    check_ids([c.id for c in file.character], "character", name)
    for guild in GUILD_IDS:
        members = sum(c.guild == guild for c in file.character)
        require(members == CHARACTERS // GUILDS, name, f"the guild {guild} needs 3 characters, not {members}")
    for c in file.character:
        require(len(c.values) == 6, name, f"{c.id} has {len(c.values)} values, it needs 6")


def check_requests(file: KitFile, name: str) -> None:
    """QA-3: two, three or four guilds, and a bonus for cities."""
    check_ids([r.id for r in file.request], "request", name)
    require(len(file.request) <= 60, name, f"{len(file.request)} request tiles are more than 60")
    for r in file.request:
        asked = GUILDS_ASKED[r.kind]
        different = len(set(r.guilds)) == len(r.guilds) == asked
        require(different, name, f"{r.id}: a {r.kind} asks for {asked} different guilds")
        require(bool(r.bonus) == (r.kind == "city"), name, f"{r.id}: a city has a bonus, other sites have none")
        require(len(r.bonus) <= 1, name, f"{r.id}: a city has one bonus, not {len(r.bonus)}")


def check_maps(file: KitFile, name: str) -> None:
    players = sorted(p for m in file.map for p in m.players)
    require(players == [2, 3, 4], name, f"the maps must be for 2, 3 and 4 players once each, not {players}")
    for m in file.map:
        ids = ["capital", *(site.id for site in m.sites)]
        check_ids(ids, "site", name)
        require(len(ids) <= 60, name, f"{len(m.sites)} sites are too many")
        for a, b in m.roads:
            require(a in ids and b in ids, name, f"the road from {a} to {b} leads nowhere")
        for kind in KINDS:
            sites = sum(site.kind == kind for site in m.sites)
            tiles = sum(r.kind == kind for r in file.request)
            require(sites <= tiles, name, f"{sites} sites of kind {kind} need as many request tiles, there are {tiles}")
        far = distances(ids, m.roads)
        require(UNREACHED not in far, name, f"no road leads to some site of the map for {m.players} players")


def check_ids(ids: list[str], what: str, name: str) -> None:
    for one in ids:
        require(ids.count(one) == 1, name, f"two of kind {what} have the id {one}")


def distances(ids: list[str], roads: list[tuple[str, str]]) -> list[int]:
    """Spaces between any two places by the shortest way, row by row."""
    near = {a: [d for b, c in roads for d in (b, c) if a in (b, c) and d != a] for a in ids}
    return [steps for start in ids for steps in ways(start, near, ids)]


def ways(start: str, near: dict[str, list[str]], ids: list[str]) -> list[int]:
    far = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in near[here]:
            if there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    return [far.get(place, UNREACHED) for place in ids]


def board(part: MapPart) -> Map:
    ids = ["capital", *(site.id for site in part.sites)]
    return Map(
        ids=ids,
        names=["@site-capital", *(site.name for site in part.sites)],
        kinds=[NONE, *(KINDS[site.kind] for site in part.sites)],
        distances=distances(ids, part.roads),
    )


def tables(file: KitFile, source: str) -> Kit:
    return Kit(
        file.name,
        source,
        maps={players: board(part) for part in file.map for players in part.players},
        tokens=[file.tokens.count(worth) for worth in range(max(file.tokens) + 1)],
        steps=file.steps,
        bonds=file.bonds,
        start_bonds=file.start_bonds,
        buildings=file.buildings,
        panel_prices=file.panel_prices,
        top_prices=file.top_prices,
        travel=file.travel,
        tavern=file.tavern,
        caps=[file.caps["village"], file.caps["monastery"], file.caps["city"]],
        terrain=file.terrain,
        palace=file.palace,
        copies=file.copies,
        character_ids=[c.id for c in file.character],
        character_names=[c.name for c in file.character],
        guild=[GUILD_IDS.index(c.guild) for c in file.character],
        values=[value for c in file.character for value in c.values],
        repair=[c.repair for c in file.character],
        labourer=[int(c.labourer) for c in file.character],
        request_ids=[r.id for r in file.request],
        request_kind=[KINDS[r.kind] for r in file.request],
        request_guilds=[sum(2 ** GUILD_IDS.index(guild) for guild in r.guilds) for r in file.request],
        request_bonus=[BONUSES[next(iter(r.bonus))] if r.bonus else NO_BONUS for r in file.request],
        request_amount=[next(iter(r.bonus.values()), 0) for r in file.request],
    )
