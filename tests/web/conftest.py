"""A real server with the built client, and a real browser. Debian's Chromium is enough; no browser is downloaded."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv4Network
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
BUILT = ROOT / "src/chantier/static/index.html"
PROGRESS = """() => (document.querySelector('.table')?.dataset.version ?? '')
    + [...document.querySelectorAll('footer.act :is(.prompt, .moves)')].map(part => part.innerText)"""
BUTTON = "button:is(.move, [data-move]):not([disabled], [aria-disabled=true])"
MOVES = f"footer.act:not(:has(.tray)) .moves {BUTTON}, footer.act .tray {BUTTON}"  # an open tray comes first
LESSON_MOVE = "footer.act:not(:has(.tray)) .moves .lit"
ASKED = f"footer.act .tray .lit, {LESSON_MOVE}, footer.act .moves .btn.primary"
LEARN = f"""(until) => {{
    const lit = document.querySelector('footer.act .moves button.move.lit:not([disabled])');
    if (until && lit?.dataset.move === until) return true;
    document.querySelector('{ASKED}')?.click();
    return false;
}}"""
PICK = f"""([among, lot, byKey]) => {{
    const offered = [...document.querySelectorAll(among)].filter(one => one.checkVisibility());
    const chosen = offered[Math.floor(lot * offered.length)];
    if (!chosen) return null;
    const before = ({PROGRESS})();
    if (!byKey) chosen.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
    else if (!chosen.ariaKeyShortcuts) chosen.focus();
    return {{ before, key: chosen.ariaKeyShortcuts ?? 'Enter', opens: Boolean(chosen.ariaHasPopup) }};
}}"""
KEEP_PACE = "if (location.protocol === 'http:') localStorage.chantier ??= JSON.stringify({ pace: '%s' })"
SERVE = "from chantier.cli import main; main()"


@pytest.fixture(scope="session", autouse=True)
def everything_there() -> None:
    missing = [] if CHROMIUM else ["Chromium (Debian's package chromium)"]
    missing += [] if BUILT.exists() else ["the built client (npm run build in web/)"]
    if missing and os.environ.get("CHANTIER_REQUIRE_SERVICES"):
        pytest.fail(f"missing: {', '.join(missing)}")
    if missing:
        pytest.skip(f"to try the client: {', '.join(missing)}")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one file only: while it runs its event loop does too, and other tests of the process need their own."""
    options = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
    ]  # root has no sandbox
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=options)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site") / "chantier.db"


@pytest.fixture(scope="module")
def packages() -> list[Path]:
    """Folders with packages that the server finds besides our own; a file that wants some says so."""
    return []


@contextmanager
def serving(
    database: Path,
    packages: Sequence[Path] = (),
    program: str = SERVE,
    options: Sequence[str] = ("--port", "0"),
    **variables: str,
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server, and its address; its log lies beside its database."""
    path = os.pathsep.join(map(str, [ROOT / "src", *packages]))
    with database.with_suffix(".log").open("a") as log:
        server = subprocess.Popen(
            [sys.executable, "-c", program, "serve", "--db", f"sqlite:///{database}", *options],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "LANG": "en_GB.UTF-8", **variables},
        )
    assert server.stdout is not None, "it is a pipe"
    said = next(line for line in server.stdout if "http://" in line)
    try:
        yield "http://" + said.split("http://")[1].split()[0].rstrip("./"), server
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


@pytest.fixture(scope="module")
def site(database: Path, packages: list[Path]) -> Iterator[str]:
    with serving(database, packages) as (address, _):
        yield address


class Visitor:
    """Somebody with a browser of their own; what its console complains of is a fault."""

    def __init__(self, site: str, context: BrowserContext, name: str, pace: str) -> None:
        self.site = site
        self.context = context
        self.context.add_init_script(KEEP_PACE % pace)
        self.context.set_default_timeout(60_000)
        self.complaints: list[str] = []
        if name:
            self.ask("POST", "/api/guests", {"name": name, "lang": "en"})
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request with this browser's cookie."""
        answer = self.context.request.fetch(
            self.site + path,
            method=method,
            data=body,
            headers={"origin": self.site, "content-type": "application/json"},
        )
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def new_table(self, game: str = "queens_architect", seats: int = 2, **settings: Any) -> str:
        table = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **settings})["id"]
        assert isinstance(table, str)
        return table

    def begin(self, game: str = "queens_architect", seats: int = 2, bot: str = "greedy", **settings: Any) -> str:
        """A table where bots have all other seats, begun and opened."""
        bots = {str(seat): bot for seat in range(1, seats)}
        table = self.new_table(game, seats, bots=bots, **settings)
        self.ask("POST", f"/api/tables/{table}/start")
        self.sit(table)
        return table

    def sit(self, table: str) -> None:
        self.page.goto(f"{self.site}/table/{table}")
        self.page.locator("footer.act").wait_for()

    def state(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", f"/api/tables/{table}")["table"]
        return found

    @property
    def moves(self) -> Locator:
        """What the bar offers."""
        return self.page.locator(MOVES)

    def act(self, act: Callable[[], object]) -> None:
        """Do something at the table, and see it happen."""
        before = self.page.evaluate(PROGRESS)
        act()
        self.see_progress(before)

    def choose(self, dice: Random, among: str = MOVES, *, by_key: bool = False) -> bool:
        """Choose one of what is offered, by lot, and see it happen; False where nothing is offered.

        It looks and clicks in one piece, since a bot's move in between would offer other things.
        """
        picked = self.page.evaluate(PICK, [among, dice.random(), by_key])
        if not picked:
            return False
        if by_key:
            self.page.keyboard.press(picked["key"])
        self.see_progress(picked["before"])
        if picked["opens"]:  # moves that are folded together: one of its tray is the move
            return self.choose(dice, by_key=by_key)
        return True

    def see_progress(self, before: str) -> None:
        try:
            self.page.wait_for_function(f"before => ({PROGRESS})() !== before", arg=before)
        except TookTooLong:
            reasons = self.page.locator(".why").all_inner_texts()
            pytest.fail(f"nothing happened at {before!r}; the page says {reasons}, its console {self.complaints}")

    def learn(self, until: str = "") -> bool:
        """Do what the lesson asks for, or go on: at once, since it goes on by itself where nothing is asked.

        It looks and acts in one piece, so that no move is passed that is waited for. Return whether that one is asked.
        """
        is_there: bool = self.page.evaluate(LEARN, until)
        if not is_there:
            self.page.wait_for_timeout(40)
        return is_there

    @property
    def is_over(self) -> bool:
        return self.page.locator(".verdict").count() > 0


@pytest.fixture(scope="module")
def come(browser: Browser) -> Callable[..., Visitor]:
    """`come(site, "Ada")` is somebody who came in, and stays until they are sent away; bots are shown at once.

    Everybody has an address of their own, as the proxy in front of a server would say.
    """
    addresses = IPv4Network("10.0.0.0/16").hosts()

    def come(site: str, name: str = "", pace: str = "once", **context: Any) -> Visitor:
        at = {"x-forwarded-for": str(next(addresses))}
        size = {"width": 1440, "height": 900}
        usual = {"locale": "en-GB", "viewport": size, "extra_http_headers": at, "service_workers": "block"}
        wanted = {**usual, **context}  # the app would fetch all its files at each first visit
        return Visitor(site, browser.new_context(**wanted), name, pace)

    return come


@pytest.fixture
def visit(site: str, come: Callable[..., Visitor]) -> Iterator[Callable[..., Visitor]]:
    """`visit("Ada")` is somebody who came in; `visit()` nobody yet."""
    visitors: list[Visitor] = []

    def visited(name: str = "", **context: Any) -> Visitor:
        visitors.append(come(site, name, **context))
        return visitors[-1]

    yield visited
    for visitor in visitors:
        visitor.context.close()
