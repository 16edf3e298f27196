"""Writes the database that is kept for ever: `python -m tests.archive.make_database`.

Three people and bots play, talk, go away, give up and take back on a real server, in all games; then it is stopped
where they are. The file says what a server of that day had stored, so it is never written again for a later one.
"""

from __future__ import annotations

import json
import lzma
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from chantier.kernel.game import SHELF, find
from chantier.server.tables.clocks import now_ms
from tests.server.conftest import Guest, Place, Player, Served

FOLDER = Path(__file__).parent
DATABASE = FOLDER / "server.db.xz"
COOKIES = FOLDER / "server.cookies.json"  # what the browsers of its people kept
PASSWORD = "une maison en pierre"
OPEN: dict[str, Any] = {"open": True, "level": "random"}
KIT_LINE, OWN_LINE = "start = { wood = 1, coins = 3 }", "start = { wood = 2, coins = 4 }"
CHANCE = random.Random(14)


class Evening:
    """The people of the archive, on a server whose clock they turn themselves."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.clock = served.stop_clock()
        self.clock.time = now_ms()
        self.ada, self.bo, self.cleo = (served.guest(name) for name in ("Ada", "Bo", "Cléo"))
        signed = self.ada.request("PUT", "/api/me/password", json={"sign_in": "Ada", "password": PASSWORD})
        assert signed.is_success, signed.text

    def wait(self, game: str) -> None:
        """A table that is not full yet."""
        self.ada.new_table(game, seats=max(find(game).seats), bots={"1": "greedy"}, **OPEN)

    def pair(self, game: str, **settings: Any) -> tuple[Player, Player]:
        table = self.ada.new_table(game, **OPEN, **settings)
        self.bo.join(table)
        self.ada.start(table)
        return self.ada.live(table), self.bo.live(table)

    def half_a_game(self, game: str, **settings: Any) -> tuple[Player, Player]:
        """With talk, a note, a spectator's word, a move taken back freely and some by consent."""
        pair = self.pair(game, **settings)
        self.play_some(pair, 30)
        pair[0].do("chat", text="À toi\u202f!")
        self.cleo.live(pair[0].table).do("chat", text="I only watch.")
        noted = self.ada.request("PUT", f"/api/tables/{pair[0].table}/note", json={"text": "ne pas oublier la tour"})
        assert noted.is_success, noted.text
        self.take_back_by_consent(pair)
        self.take_back_freely(pair)
        return pair

    def play_some(self, pair: tuple[Player, Player], moves: int) -> Player | None:
        """At random, so many moves or to the end; who moved last."""
        mover = None
        while moves and pair[0].update["status"] != "over":
            mover = next((player for player in pair if player.is_asked), None)
            if mover is None:
                pair[0].read()
                continue
            mover.play(CHANCE.choice(mover.moves))
            moves -= 1
            self.clock.turn(700)  # nobody plays faster than the limit of messages
            for player in pair:
                player.say("ping")  # whatever was told before has been read then
        return mover

    def take_back_by_consent(self, pair: tuple[Player, Player]) -> None:
        proposed = pair[0].say("propose", what="undo")
        if proposed["type"] == "done":  # a search can't be taken back, whoever agrees
            pair[1].do("answer", what="undo", yes=True)
            pair[0].until(lambda update: not update.get("proposals"))
        self.play_some(pair, 6)

    def take_back_freely(self, pair: tuple[Player, Player]) -> None:
        for _ in range(60):
            mover = self.play_some(pair, 1)
            if mover is not None and mover.update.get("undo"):
                mover.do("undo")
                return

    def give_up(self, pair: tuple[Player, Player]) -> None:
        pair[1].do("resign")

    def go_away(self, pair: tuple[Player, Player]) -> None:
        """A bot plays for whoever has left; and for Ada, who stays, when she is back."""
        pair[1].close()
        self.served.until(lambda: not pair[0].say("ping") or len(pair[0].present.get("here", [])) == 1)
        self.clock.turn(121_000)
        pair[0].until(lambda update: update["seats"][1].get("away"))

    def whole_game(self, game: str, **settings: Any) -> str:
        """Between bots; Ada asks for it and looks on."""
        card = find(game)
        seats = CHANCE.choice(list(card.seats))
        bots = {str(seat): CHANCE.choice(("random", "greedy")) for seat in range(seats)}
        table = self.ada.new_table(game, seats, bots=bots, **OPEN, **settings)
        self.ada.start(table)
        self.ada.live(table).until(lambda update: update["status"] == "over")
        return table

    def race(self) -> None:
        """Live, and under way: Ada has turned and kept, Bo searches on and has said which pawn he would like."""
        ada, bo = self.pair("architecture_game", options={"tempo": "live"})
        ada.take_piles(bo)
        for player in (ada, bo):
            player.until(lambda update: update.get("signal"))
        self.clock.turn(3000)
        for player in (ada, bo):
            player.hear("signal")
        for player, moves in ((bo, ("next", "next")), (ada, ("next", "next", "keep"))):
            for move in moves:
                self.clock.turn(400)
                player.do("timed", move=move, quote={"round": 1, "turn": player.search["turned"]})
        bo.do("prefer", choices=[2, 1])

    def rematch(self) -> None:
        """A game of two people to its end, and the next one."""
        ada, bo = self.pair("artisans_builders")
        self.play_some((ada, bo), 10**6)
        ada.do("propose", what="rematch")
        bo.do("answer", what="rematch", yes=True)
        ada.until(lambda update: update.get("rematch"))

    def forgotten(self) -> None:
        """Somebody who played and was forgotten since."""
        dan = self.served.guest("Dan")
        table = self.ada.new_table("queens_architect", **OPEN)
        dan.join(table)
        self.ada.start(table)
        pair = (self.ada.live(table), dan.live(table))
        self.play_some(pair, 10)
        pair[1].do("chat", text="Forget me.")
        gone = dan.request("DELETE", "/api/me")
        assert gone.is_success, gone.text

    def by_link_only(self) -> None:
        """Bo plays a bot, on a table that is not listed."""
        table = self.bo.new_table("west_kingdom", bots={"1": "greedy"})
        self.bo.start(table)
        bo = self.bo.live(table)
        for _ in range(5):
            bo.until(lambda _: bo.is_asked)
            self.clock.turn(700)
            bo.play(CHANCE.choice(bo.moves))
        bo.until(lambda _: bo.is_asked)

    def think(self) -> None:
        """A bot was thinking when the server was stopped."""
        table = self.cleo.new_table("queens_architect", bots={"1": "master:ms=600"}, **OPEN)
        self.cleo.start(table)
        cleo = self.cleo.live(table)
        while cleo.is_asked:
            cleo.play(CHANCE.choice(cleo.moves))

    def cookies(self) -> dict[str, dict[str, str]]:
        people: list[Guest] = [self.ada, self.bo, self.cleo]
        return {guest.name: dict(guest.browser.cookies.items()) for guest in people}


def own_kit() -> str:
    """One that somebody has changed."""
    usual = str(find("artisans_builders").read_kit().source)
    assert KIT_LINE in usual, "there is something to change"
    return usual.replace(KIT_LINE, OWN_LINE, 1)


def play_the_evening(evening: Evening) -> None:
    for game in SHELF:
        if game != "sealed_bids":
            evening.wait(game)
            evening.whole_game(game)
    evening.whole_game("west_kingdom", options={"characters": True, "promos": True})
    evening.give_up(evening.half_a_game("queens_architect", clock={"game": 3600, "gain": 30}))
    evening.go_away(evening.half_a_game("west_kingdom", options={"characters": True}))
    evening.half_a_game("architecture_game", pace="days", clock={"move": 86_400})
    evening.half_a_game("artisans_builders", kit_text=own_kit())
    evening.rematch()
    evening.forgotten()
    evening.by_link_only()
    evening.race()
    evening.think()


def main() -> None:
    assert not DATABASE.exists(), f"{DATABASE.name} is kept as it is"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "chantier.db"
        served = Served(Place(f"sqlite:///{path}"))
        evening = Evening(served)
        try:
            play_the_evening(evening)
            COOKIES.write_text(json.dumps(evening.cookies(), ensure_ascii=False, indent=1) + "\n", "utf-8")
        finally:
            served.close()
        with closing(sqlite3.connect(path)) as store:
            store.execute("PRAGMA journal_mode = DELETE")
            store.execute("VACUUM")
        DATABASE.write_bytes(lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
