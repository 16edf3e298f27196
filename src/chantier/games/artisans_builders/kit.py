"""Reads and checks the kit, and turns it into tables (AB-1 to AB-5)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.tables import Cast, Kit
from chantier.kernel.kit import Count, Id, parse_kit, require
from chantier.kernel.words import ENGLISH, Words

Badge = Literal["meat", "fish", "cheese", "bread", "aubergine"]

BADGE_IDS: tuple[Badge, ...] = ("meat", "fish", "cheese", "bread", "aubergine")
GOOD_IDS = ("wood", "stone", "coins")
EFFECTS = {
    "gain": codes.GAIN,
    "cubes": codes.MIX,
    "trade": codes.TRADE_IN,
    "build": codes.REBATE,
    "renew": codes.REPLACE,
    "harvest": codes.REAP,
}
POWERS = ("gain", "cubes", "harvest")
CONTRACTS = 24
MOST = 9  # of anything on a card but points: what fits in a move


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file: a key that is not expected is a mistake."""


class Goods(Part):
    wood: Count = 0
    stone: Count = 0
    coins: Count = 0

    def row(self) -> list[int]:
        return [self.wood, self.stone, self.coins]

    def worth(self) -> int:
        """AB-5: a cube counts 2, a coin 1."""
        return 2 * (self.wood + self.stone) + self.coins


class Effect(Part):
    """One of the closed list; which other keys it has depends on what it does."""

    do: Literal["gain", "cubes", "trade", "build", "renew", "harvest"]
    wood: Count = 0
    stone: Count = 0
    coins: Count = 0
    n: Count = 0
    give: Goods = msgspec.field(default_factory=Goods)
    get: Goods = msgspec.field(default_factory=Goods)
    rebate: Goods = msgspec.field(default_factory=Goods)
    times: Count = 0

    def keys(self) -> set[str]:
        """The keys that say something."""
        return {key for key in self.__struct_fields__[1:] if getattr(self, key) not in (0, Goods())}

    def row(self) -> list[int]:
        """Its columns: kind, what it gives, what it takes, how often."""
        given = {"trade": self.get.row(), "build": self.rebate.row()}.get(self.do, [self.wood, self.stone, self.coins])
        return [EFFECTS[self.do], *given, *self.give.row(), self.n or self.times]


class Column(Part):
    builder: Goods
    others: Goods


class BoardPart(Part):
    id: Id
    plots: tuple[Count, Count, Count]
    badge: Badge
    name: str = ""


class LinePart(Part):
    prices: list[Count]
    effect: Effect


class FacePart(Part):
    id: Id
    lines: list[LinePart]
    name: str = ""


class ArtisanPart(Part):
    players: list[Literal[2, 3, 4]]
    neutral: bool
    face: tuple[FacePart, FacePart]


class ContractPart(Part):
    id: Id
    badges: tuple[Badge, Badge, Badge, Badge]
    name: str = ""


class BuildingPart(Part):
    id: Id
    level: Literal[1, 2, 3]
    cost: Goods
    income: Goods
    points: Count
    badges: list[Badge]
    residual: Goods = msgspec.field(default_factory=Goods)
    name: str = ""


class KitFile(Part):
    name: str
    designed: list[str]  # keys whose figures nobody publishes: our own
    start: Goods
    column: list[Column]
    power: dict[Badge, Effect]
    board: list[BoardPart]
    artisan: list[ArtisanPart]
    contract: list[ContractPart]
    building: list[BuildingPart]


WORDS = Words(Path(__file__).parent)


@cache
def read_kit(source: str, name: str) -> Kit:
    file = parse_kit(source, KitFile, name)
    for check in (check_marks, check_ids, check_board, check_artisans, check_effects, check_contracts, check_buildings):
        check(file, name)
    return tables(file, source)


def check_marks(file: KitFile, name: str) -> None:
    for mark in file.designed:
        require(mark in KitFile.__struct_fields__, name, f"designed names {mark}, and there is no such figure")


def faces(file: KitFile) -> list[FacePart]:
    return [face for artisan in file.artisan for face in artisan.face]


def check_ids(file: KitFile, name: str) -> None:
    """Every card has an id of its own, and a name: in the messages, or in the file."""
    kinds: dict[str, list[BuildingPart] | list[FacePart] | list[BoardPart] | list[ContractPart]] = {
        "building": file.building,
        "artisan": faces(file),
        "board": file.board,
        "contract": file.contract,
    }
    for kind, parts in kinds.items():
        ids = [part.id for part in parts]
        for part in parts:
            require(ids.count(part.id) == 1, name, f"two of kind {kind} have the id {part.id}")
            known = WORDS.has(ENGLISH, f"{kind}-{part.id}")
            require(bool(part.name) or known, name, f"{part.id} needs a name")


def check_board(file: KitFile, name: str) -> None:
    """AB-1, AB-6, AB-12: the market, the district boards."""
    require(len(file.column) == codes.ROW, name, f"a row has {codes.ROW} market places, not {len(file.column)}")
    require(len(file.board) == codes.BOARDS, name, f"{codes.BOARDS} boards are needed, not {len(file.board)}")
    for board in file.board:
        printed = sum(board.plots)
        require(printed == 4, name, f"{board.id}: a bare district pays 4 coins in all, not {printed}")
    shown = [(tuple(sorted(board.plots)), board.badge) for board in file.board]
    for board, look in zip(file.board, shown, strict=True):
        require(shown.count(look) == 1, name, f"{board.id}: two boards with the same spread need different badges")


def check_artisans(file: KitFile, name: str) -> None:
    """AB-4, AB-9: 10 cards, one neutral and 4, 4 or 5 others for 2, 3 and 4 players; at most 6 places a face."""
    require(len(file.artisan) == codes.ARTISANS, name, f"{codes.ARTISANS} artisans are needed, not {len(file.artisan)}")
    for players, others in ((2, 4), (3, 4), (4, 5)):
        used = [artisan.neutral for artisan in file.artisan if players in artisan.players]
        found = used.count(False)
        require(used.count(True) == 1, name, f"{players} players need 1 neutral artisan, not {used.count(True)}")
        require(found == others, name, f"{players} players need {others} artisans besides the neutral one, not {found}")
    looks = [msgspec.json.encode(face.lines) for face in faces(file)]
    for face, look in zip(faces(file), looks, strict=True):
        places = sum(len(line.prices) for line in face.lines)
        fits = (
            1 <= len(face.lines) <= 3 and 1 <= places <= codes.MOST_PLACES and all(line.prices for line in face.lines)
        )
        require(fits, name, f"{face.id} needs 1 to 3 lines, a price for each, and at most {codes.MOST_PLACES} places")
        require(looks.count(look) == 1, name, f"{face.id}: no two faces may be alike")
        dearest = max(price for line in face.lines for price in line.prices)
        require(dearest <= MOST, name, f"{face.id}: a price is {MOST} at most, not {dearest}")


def check_effects(file: KitFile, name: str) -> None:
    """AB-5c: each effect says what it needs and nothing else."""
    for kind in BADGE_IDS:
        require(kind in file.power, name, f"power.{kind} is missing")
        power = file.power[kind]
        require(power.do in POWERS, name, f"power.{kind} is gain, cubes or harvest, not {power.do}")
        check_effect(power, f"power.{kind}", name)
    for face in faces(file):
        for line in face.lines:
            check_effect(line.effect, face.id, name)


def check_effect(effect: Effect, where: str, name: str) -> None:
    goods = effect.keys() & set(GOOD_IDS)
    said = effect.keys() - set(GOOD_IDS)
    fits = {
        "gain": bool(goods) and not said,
        "renew": not said,
        "cubes": said == {"n"} and not goods,
        "trade": said == {"give", "get", "times"} and not goods,
        "build": said == {"rebate"} and not goods,
        "harvest": not said and not goods,
    }[effect.do]
    require(fits, name, f"{where}: {effect.do} does not say what it needs, or says something else besides")
    require(max(effect.row()[1:]) <= MOST, name, f"{where}: figures of an effect are {MOST} at most")


def check_contracts(file: KitFile, name: str) -> None:
    """AB-3: four badges, one of them twice; 5, 5, 5, 5 and 4 of the kinds."""
    require(len(file.contract) == CONTRACTS, name, f"{CONTRACTS} contracts are needed, not {len(file.contract)}")
    for contract in file.contract:
        different = len(set(contract.badges))
        require(different == 3, name, f"{contract.id}: of four badges exactly two are the same")
    counts = sorted(kinds(file).count(kind) for kind in range(codes.KINDS))
    require(counts == [4, 5, 5, 5, 5], name, f"of the five kinds there are 5, 5, 5, 5 and 4 contracts, not {counts}")


def kinds(file: KitFile) -> list[int]:
    """The kind of each contract: its double badge."""
    return [
        next(i for i, badge in enumerate(BADGE_IDS) if contract.badges.count(badge) == 2) for contract in file.contract
    ]


def check_buildings(file: KitFile, name: str) -> None:
    """AB-1, AB-5: 16 of each level; what is left when covered is worth less; a castle pays one cube."""
    for level in (1, 2, 3):
        cards = [building for building in file.building if building.level == level]
        require(
            len(cards) == codes.LEVEL_CARDS, name, f"level {level} needs {codes.LEVEL_CARDS} cards, not {len(cards)}"
        )
    for building in file.building:
        where = building.id
        require(len(building.badges) <= 2, name, f"{where} has {len(building.badges)} badges, 2 at most")
        most = max(*building.cost.row(), *building.income.row(), *building.residual.row())
        require(most <= MOST, name, f"{where}: costs and incomes are {MOST} of a kind at most, not {most}")
        if building.level < 3:
            less = building.residual.worth() < building.income.worth() or not building.income.worth()
            require(less, name, f"{where}: a covered building pays less than before")
    check_castles([building for building in file.building if building.level == 3], name)


def check_castles(castles: list[BuildingPart], name: str) -> None:
    """AB-5, AB-13: one wood or one stone, half of each; a castle is never covered."""
    for castle in castles:
        single = castle.income.row() in ([1, 0, 0], [0, 1, 0])
        require(single, name, f"{castle.id}: the income of a castle is one wood or one stone")
        require(
            castle.residual == Goods(), name, f"{castle.id}: a castle is never covered, so it has no residual income"
        )
    wood = sum(castle.income.wood for castle in castles)
    half = codes.LEVEL_CARDS // 2
    require(wood == half, name, f"{half} castles pay wood and {half} stone, not {wood} and {len(castles) - wood}")


def tables(file: KitFile, source: str) -> Kit:
    buildings = sorted(file.building, key=lambda building: building.level)
    lines = [line for face in faces(file) for line in face.lines]
    effects = [Effect("gain"), *(file.power[kind] for kind in BADGE_IDS), *(line.effect for line in lines)]
    return Kit(
        file.name,
        source,
        casts={players: cast(file, players) for players in (2, 3, 4)},
        start=file.start.row(),
        building_ids=[b.id for b in buildings],
        building_names=[b.name or f"@building-{b.id}" for b in buildings],
        cost=[n for b in buildings for n in b.cost.row()],
        income=[n for b in buildings for n in b.income.row()],
        residual=[n for b in buildings for n in b.residual.row()],
        points=[b.points for b in buildings],
        badges=[b.badges.count(badge) for b in buildings for badge in BADGE_IDS],
        builder=[n for column in file.column for n in column.builder.row()],
        others=[n for column in file.column for n in column.others.row()],
        board_ids=[b.id for b in file.board],
        board_names=[b.name or f"@board-{b.id}" for b in file.board],
        printed=[coins for b in file.board for coins in b.plots],
        board_badge=[BADGE_IDS.index(b.badge) for b in file.board],
        contract_ids=[c.id for c in file.contract],
        contract_names=[c.name or f"@contract-{c.id}" for c in file.contract],
        contract_kind=kinds(file),
        contract_badges=[c.badges.count(badge) for c in file.contract for badge in BADGE_IDS],
        powers=list(range(1, codes.KINDS + 1)),
        effects=[n for effect in effects for n in effect.row()],
        face_ids=[face.id for face in faces(file)],
        face_names=[face.name or f"@artisan-{face.id}" for face in faces(file)],
        **places(file),
    )


def cast(file: KitFile, players: int) -> Cast:
    """AB-9: the cards of a number of players, the neutral one first."""
    cards = [card for card, artisan in enumerate(file.artisan) if players in artisan.players]
    return Cast(sorted(cards, key=lambda card: not file.artisan[card].neutral))


def places(file: KitFile) -> dict[str, list[int]]:
    """Columns of six a face; effects are numbered after nothing and the five powers."""
    columns: dict[str, list[int]] = {"places": [], "place_line": [], "prices": [], "place_effect": []}
    effect = codes.KINDS
    for face in faces(file):
        rows: list[tuple[int, int, int]] = []
        for number, line in enumerate(face.lines):
            effect += 1
            rows += [(number, price, effect) for price in line.prices]
        columns["places"].append(len(rows))
        rows += [(0, 0, 0)] * (codes.MOST_PLACES - len(rows))
        for name, column in zip(("place_line", "prices", "place_effect"), zip(*rows, strict=True), strict=True):
            columns[name] += column
    return columns
