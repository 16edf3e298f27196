"""A player's page is made from the results of the player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import msgspec

from chantier.bots.registry import CARDS
from chantier.kernel.errors import Trouble
from chantier.kernel.game import find
from chantier.kernel.words import ENGLISH
from chantier.server.club.leaders import may_see, told
from chantier.server.club.ratings import levels
from chantier.server.errors import Refused
from chantier.server.ids import called
from chantier.server.store.players import Player
from chantier.server.store.results import BOT, Result, SeatResult
from chantier.server.store.store import Store
from chantier.server.tables.clocks import SECOND
from chantier.server.wire.club import (
    Companion,
    Curiosity,
    GameRating,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    PlayerInfo,
)

OFTEN = 5  # so many companions are named
PAGE = 20  # so many games are told at a time
MINUTE = 60 * SECOND
LEVELS = [code for code, card in CARDS.items() if card.level]


class Own(NamedTuple):
    """This is a result as one of its players sees it."""

    result: Result
    seat: SeatResult
    others: list[SeatResult]

    @property
    def lasted(self) -> int:
        return self.result.ended - self.result.began


class Asked(msgspec.Struct):
    """This says which games somebody looks for."""

    game: str = ""
    name: str = ""  # a part of an opponent's name
    which: str = ""  # won, or people: with at least one other person
    before: int = 0  # `ended` of the last game that was told, to go on from there

    def fits(self, own: Own) -> bool:
        named = self.name.casefold()
        return (
            self.game in ("", own.result.game)
            and (self.which != "won" or own.seat.won)
            and (self.which != "people" or any(other.person for other in own.others))
            and (not named or any(named in other.name.casefold() for other in own.others))
        )


class PlayerPages:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def page(self, who: str, viewer: str, lang: str) -> PlayerInfo:
        player = await self.player(who)
        page = PlayerInfo(player.who, player.name, player.mark, you=player.id == viewer)
        if not await self.may_see(player, viewer):
            page.hidden = True
            return page
        finished = [own for own in await self.games_of(player) if own.seat.place]
        companions = Counter(other.person for own in finished for other in own.others if other.person)
        known = await self.store.players.find(companions)
        page.shown = player.shown if page.you else None  # type: ignore[assignment] # the store has nothing else
        page.since, page.games, page.met = player.created, len(finished), len(known)
        page.won = sum(own.seat.won for own in finished)
        page.ratings = await self.ratings(player, finished)
        page.often = often(finished, known)
        seen = {own.result.table for own in finished if page.you or is_open_to(own, viewer)}
        page.curiosities = curiosities(finished, seen & await self.store.players.still_there(seen), known, lang)
        return page

    async def games(self, who: str, viewer: str, asked: Asked) -> PlayedGames:
        """Return the games of a player: all to the player, to others those that were open or that they played too."""
        player = await self.player(who)
        if not await self.may_see(player, viewer):
            raise Refused(403, "hidden")
        own = await self.games_of(player)
        found = [one for one in own if asked.fits(one) and (player.id == viewer or is_open_to(one, viewer))]
        told = [one for one in found if not asked.before or one.result.ended < asked.before][:PAGE]
        there = await self.store.players.still_there([one.result.table for one in told])
        return PlayedGames([played(one, there) for one in told], len(found))

    async def player(self, who: str) -> Player:
        player = await self.store.players.by_who(who)
        if player is None:
            raise Refused(404, "no-player")
        return player

    async def may_see(self, player: Player, viewer: str) -> bool:
        met = await self.store.players.met(viewer) if viewer and player.shown == "tables" else set()
        return may_see(player, viewer, met)

    async def games_of(self, player: Player) -> list[Own]:
        return [
            Own(result, seat, [other for other in result.seated if other is not seat])
            for result in await self.store.players.results_of(player.id)
            for seat in result.seated
            if seat.person == player.id
        ]

    async def ratings(self, player: Player, finished: Sequence[Own]) -> list[GameRating]:
        """Return the ratings of a player, beside those of the bots, the game played most first."""
        found = []
        for (game, tempo), rating in (await self.store.results.ratings_of(player.id)).items():
            rated = await self.store.results.ratings(game, tempo, [f"{BOT}{level}" for level in LEVELS])
            bots = {**levels(game), **rated}
            here = [own for own in finished if (own.result.game, own.result.tempo) == (game, tempo)]
            marks = {code.removeprefix(BOT): round(bot.mu, 2) for code, bot in bots.items()}
            against = {level: score for level in LEVELS if (score := against_bot(here, level))[1]}
            found.append(GameRating(game, tempo, told(rating), marks, against))  # type: ignore[arg-type]
        return sorted(found, key=lambda one: -one.rating.games)


def is_open_to(own: Own, viewer: str) -> bool:
    return own.result.open or any(other.person == viewer for other in own.others if viewer)


def against_bot(finished: Sequence[Own], level: str) -> list[int]:
    """Return how many games the player came before all bots of a level, and how many had one."""
    met = [own for own in finished if any(other.bot == level for other in own.others)]
    better = [own for own in met if all(own.seat.place < other.place for other in own.others if other.bot == level)]
    return [len(better), len(met)]


def often(finished: Sequence[Own], known: dict[str, Player]) -> list[Companion]:
    counts = Counter(other.person for own in finished for other in own.others if other.person in known)
    return [
        Companion(
            who=known[person].who,
            name=known[person].name,
            mark=known[person].mark,
            games=games,
            won=sum(own.seat.won for own in finished if any(other.person == person for other in own.others)),
        )
        for person, games in counts.most_common(OFTEN)
    ]


def played(own: Own, there: Collection[str]) -> PlayedGame:
    result = own.result
    return PlayedGame(
        table=result.table if result.table in there else "",
        game=result.game,
        tempo=result.tempo,  # type: ignore[arg-type] # the store has nothing else
        ended=result.ended,
        minutes=round(own.lasted / MINUTE),
        rounds=result.rounds,
        place=own.seat.place,
        seats=[played_seat(seat, is_own=seat is own.seat) for seat in result.seated],
        uncounted=result.uncounted,
        change=None if own.seat.change is None else round(own.seat.change, 2),
    )


def played_seat(seat: SeatResult, *, is_own: bool) -> PlayedSeat:
    who = called(seat.person) if seat.name else ""  # somebody who was deleted has no page
    return PlayedSeat(seat.name, seat.place, seat.points, seat.bot, who, you=is_own)


# figures that are fun


def curiosities(
    finished: Sequence[Own], seen: Collection[str], known: dict[str, Player], lang: str = ENGLISH
) -> list[Curiosity]:
    """Return figures about the games of a player, which are told the latest first: of each game, then of all."""
    found = [make(finished, known) for make in (longest, closest, streak, nemesis)]
    told = [*of_games(finished, lang), *(one for one in found if one is not None)]
    for one in told:
        one.table = one.table if one.table in seen else ""
    return told


def longest(finished: Sequence[Own], known: dict[str, Player]) -> Curiosity | None:
    live = [own for own in finished if own.result.tempo != "days"]
    own = max(live, key=lambda own: own.lasted, default=None)
    return own and Curiosity("longest", own.result.table, own.result.game, round(own.lasted / MINUTE))


def of_games(finished: Sequence[Own], lang: str) -> Iterator[Curiosity]:
    """Yield the most points in each game and what the game itself counts, the game that was played most first."""
    for game, _ in Counter(own.result.game for own in finished).most_common():
        there = [own for own in finished if own.result.game == game]
        best = max(there, key=lambda one: one.seat.points)
        yield Curiosity("best", best.result.table, game, best.seat.points)
        yield from tallies(game, there, lang)


def tallies(game: str, there: Sequence[Own], lang: str) -> Iterator[Curiosity]:
    """Yield what a game counts of its players, such as prisoners, where it was counted and there is something."""
    try:
        card = find(game)
    except Trouble:  # its package is no longer installed
        return
    counted = [(msgspec.json.decode(own.seat.tallies, type=dict[str, int]), own) for own in there if own.seat.tallies]
    for name in card.tallies if counted else ():
        total = sum(counts.get(name, 0) for counts, _ in counted)
        counts, own = max(counted, key=lambda one: one[0].get(name, 0))
        if total:
            what = card.words.say(lang, f"tally-{name}", {"n": total})
            yield Curiosity("tally", own.result.table, game, total, what=what, most=counts.get(name, 0))


def closest(finished: Sequence[Own], known: dict[str, Player]) -> Curiosity | None:
    """Return the win by the fewest points."""

    def margin(own: Own) -> int:
        return own.seat.points - max(other.points for other in own.others)

    own = min((own for own in finished if own.seat.won and own.others and margin(own) >= 0), key=margin, default=None)
    return own and Curiosity("closest", own.result.table, own.result.game, margin(own))


def streak(finished: Sequence[Own], known: dict[str, Player]) -> Curiosity | None:
    run = most = 0
    for own in finished:
        run = run + 1 if own.seat.won else 0
        most = max(most, run)
    return Curiosity("streak", n=most) if most > 1 else None


def nemesis(finished: Sequence[Own], known: dict[str, Player]) -> Curiosity | None:
    """Return the person who came before the player most often."""
    lost = Counter(
        other.person
        for own in finished
        for other in own.others
        if other.person in known and other.place < own.seat.place
    ).most_common(1)
    return Curiosity("nemesis", n=lost[0][1], other=known[lost[0][0]].name) if lost and lost[0][1] > 1 else None
