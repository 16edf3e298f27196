"""How quick the web client is: what a first visit loads, how soon the other sees a move, and frames while pieces move.

`python bench/web.py` starts a server on loopback and Debian's Chromium; nothing else is needed but the built client.
All games are measured; `python bench/web.py west_kingdom` measures that one.
"""

from __future__ import annotations

import json
import os
import runpy
import shutil
import statistics
import subprocess
import sys
import tempfile
from itertools import pairwise
from operator import itemgetter
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from chantier.kernel.game import SHELF

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[1]
POSITIONS = runpy.run_path(str(ROOT / "tests/web/positions.py"))
HALF = 0.5  # of a game
MOVES = 40
OFFERED = "button:is(.move, [data-move]):not([disabled], [aria-disabled=true])"
BUTTON = f"footer.act:not(:has(.tray)) .moves {OFFERED}, footer.act .tray {OFFERED}"  # an open tray comes first
# plays a move, also one in a folded group, and returns when; what can be built is, else the first move of all
PLAY = f"""async () => {{
    const play = () => {{
        const offered = [...document.querySelectorAll('{BUTTON}')];
        (offered.find(({{ dataset }}) => dataset.move?.startsWith('build')) ?? offered[0])?.click();
        return performance.timeOrigin + performance.now();
    }};
    const played = play();
    await new Promise(requestAnimationFrame);
    return document.querySelector('footer.act .tray') ? play() : played;
}}"""
# notes when the board and the first move were drawn
DRAWN = f"""new MutationObserver((_, self) => {{
    if (!document.querySelector('main.board [data-state]') || !document.querySelector('{BUTTON}')) return;
    self.disconnect();
    requestAnimationFrame(() => setTimeout(() => window.drawn = performance.now()));
}}).observe(document, {{ childList: true, subtree: true }})"""
LATE = 20  # milliseconds; a sixtieth of a second is 16.7
TOLD_LATE = 34  # milliseconds: motions of 360 are said to end after 380 to 398, long after the compositor drew the last
TRACED = ["blink.animations", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
SQUARE = """() => { const square = document.body.appendChild(document.createElement('div'));
    square.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 30px; height: 30px; background: black';
    square.animate({transform: ['none', 'translate(300px, 300px)']}, 8000).onfinish = () => square.remove(); }"""
SHELL = ("text/javascript", "application/javascript", "text/css")


def loaded(browser: Browser, site: str, game: str) -> dict[str, int]:
    """Bytes of script and style over the wire: the shelf, then a table with its board."""
    context = browser.new_context(locale="fr-FR")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda got: kinds.update({got["requestId"]: got["response"]["mimeType"]}))
    session.on("Network.loadingFinished", lambda got: sizes.update({got["requestId"]: got["encodedDataLength"]}))

    def total() -> int:
        return int(sum(size for key, size in sizes.items() if kinds.get(key) in SHELL))

    page.goto(site)
    page.wait_for_load_state("networkidle")
    shelf = total()
    table = begun(context, site, game)
    page.goto(f"{site}/table/{table}")
    page.locator(BUTTON).first.wait_for()
    page.wait_for_load_state("networkidle")
    found = {"shelf": shelf, "shelf_and_table": total()}
    context.close()
    return found


def ask(context: BrowserContext, site: str, method: str, path: str, body: Any = None) -> Any:
    headers = {"origin": site, "content-type": "application/json"}
    answer = context.request.fetch(site + path, method=method, data=body, headers=headers)
    return answer.json() if answer.body() else None


def begun(context: BrowserContext, site: str, game: str, seats: int = 2) -> str:
    """A table where somebody has begun to play with bots that answer at once: the processor is the browser's."""
    ask(context, site, "POST", "/api/guests", {"name": "Ada"})
    bots = {str(seat): "greedy" for seat in range(1, seats)}
    table = ask(context, site, "POST", "/api/tables", {"game": game, "seats": seats, "bots": bots})["id"]
    ask(context, site, "POST", f"/api/tables/{table}/start")
    return str(table)


def first_picture(browser: Browser, site: str, game: str, slower: int = 4) -> float:
    """Milliseconds until a board is drawn on a first visit, nothing cached, on a processor so much slower."""
    context = browser.new_context(locale="fr-FR")
    table = begun(context, site, game)
    page = context.new_page()
    page.add_init_script(DRAWN)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"{site}/table/{table}", wait_until="commit")
    page.wait_for_function("() => window.drawn")
    found = float(page.evaluate("window.drawn"))
    context.close()
    return found


def processor(browser: Browser, site: str, game: str, slower: int = 4) -> float:
    """Milliseconds of such a processor that the page's own thread needs for it: what a busy machine does not change."""
    context = browser.new_context(locale="fr-FR")
    table = begun(context, site, game)
    page = context.new_page()
    page.add_init_script(DRAWN)
    page.goto(f"{site}/api/health")  # of the same site, so that the table is opened by the same thread
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))

    before = spent()
    page.goto(f"{site}/table/{table}", wait_until="commit")
    page.wait_for_function("() => window.drawn")
    found = 1000 * slower * (spent() - before)
    context.close()
    return found


def delays(browser: Browser, site: str) -> list[float]:
    """Milliseconds from a click to the new moment on the other player's screen."""
    contexts = [browser.new_context(locale="fr-FR", reduced_motion="reduce") for _ in range(2)]
    for i, context in enumerate(contexts):
        context.add_init_script("localStorage.chantier ??= JSON.stringify({ pace: 'once' })")
        ask(context, site, "POST", "/api/guests", {"name": f"Joueur {i}"})
    table = ask(contexts[0], site, "POST", "/api/tables", {"game": "queens_architect", "seats": 2})["id"]
    ask(contexts[1], site, "POST", f"/api/tables/{table}/join", {})
    ask(contexts[0], site, "POST", f"/api/tables/{table}/start")
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto(f"{site}/table/{table}")
        page.locator(".log li").first.wait_for()
    found = []
    for _ in range(MOVES):
        mover = next(page for page in pages if page.locator(BUTTON).count())
        other = pages[1 - pages.index(mover)]
        other.evaluate("""() => { window.seen = new Promise(done => new MutationObserver((_, self) => {
            self.disconnect(); requestAnimationFrame(() => done(performance.timeOrigin + performance.now())); })
            .observe(document.querySelector('.table'), {attributeFilter: ['data-version']})); }""")
        clicked = mover.evaluate(PLAY)
        found.append(other.evaluate("window.seen") - clicked)
        pages[0].wait_for_timeout(60)
    for context in contexts:
        context.close()
    return found


def frames(page: Page, script: str, seconds: float = 10) -> dict[str, float]:
    """Frames a second from the first to the last of a motion, and the share of them that come later than 20 ms.

    Chromium's own trace tells when it drew. A page that counts with requestAnimationFrame has style, layout and paint
    worked out for each frame, also for those that the compositor draws without it.
    """
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda got: events.extend(got["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    wanted = {"includedCategories": TRACED, "excludedCategories": ["*"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": wanted})
    page.evaluate(script)
    page.wait_for_timeout(seconds * 1000)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    waits = []
    for start, end in animations(events):
        times = [time for time in drawn if start < time <= end - TOLD_LATE]
        waits += [later - sooner for sooner, later in pairwise(times)]
    late = sum(wait > LATE for wait in waits)
    if not waits:
        return {}  # nothing moved
    return {"per_second": round(1000 * len(waits) / sum(waits), 1), "late": round(late / len(waits), 3)}


def animations(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """When at least one animation was running, in milliseconds."""
    begun: dict[str, float] = {}
    found: list[tuple[float, float]] = []
    for event in sorted((event for event in events if event["name"] == "Animation"), key=itemgetter("ts")):
        which, time = str(event.get("id2", event.get("id"))), event["ts"] / 1000
        state = event["args"].get("data", {}).get("state")
        if state == "running":
            begun.setdefault(which, time)
        elif which in begun and (event["ph"] == "e" or state in ("finished", "idle")):
            start = begun.pop(which)
            while found and found[-1][1] >= start:
                start = min(start, found.pop()[0])
            found.append((start, time))
    return found


def is_nearly_complete(view: dict[str, Any]) -> bool:
    """Whether the player may build the last fragment of a monument."""
    sites = [site for site in view["sites"] if site]
    return view["phase"] == "playing" and any(
        len(site["windows"]) - site["built"] == 1 and any(window["fits"] for window in site["windows"])
        for site in sites
    )


def animated(browser: Browser, site: str, database: Path, game: str) -> dict[str, dict[str, float]]:
    """At a table at rest only a small square moves: the most that this machine can show. Then moves are made.

    Half of the game is played, so that storeys are built and pieces move as they seldom do at first. In Le Jeu de
    l'Architecture only what a complete monument brings flies: there the player has the last fragment of one.
    """
    context = browser.new_context(locale="fr-FR")
    ask(context, site, "POST", "/api/guests", {"name": "Ada"})
    who = ask(context, site, "GET", "/api/me")["id"]
    if game == "architecture_game":
        table = POSITIONS["lay_where"](database, game, who, is_nearly_complete, bot="greedy")
    else:
        table = POSITIONS["lay_late"](database, game, who, bot="greedy", part=HALF)
    page = context.new_page()
    page.goto(f"{site}/table/{table}")
    page.locator(BUTTON).first.wait_for()
    page.wait_for_timeout(1000)
    found = {"at_rest": frames(page, SQUARE)}
    for name, pace in (("a_move_a_second", 1000), ("a_move_each_150_ms", 150)):
        again = f"() => {{ clearInterval(window.clicks); window.clicks = setInterval({PLAY}, {pace}); }}"
        found[name] = frames(page, again)
    context.close()
    return found


def main() -> None:
    games = sys.argv[1:] or SHELF
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        command = ["from chantier.cli import main; main()", "serve", "--port", "0", "--db", f"sqlite:///{folder}/t.db"]
        server = subprocess.Popen([sys.executable, "-c", *command], stdout=PIPE, stderr=DEVNULL, text=True, env=env)
        assert server.stdout is not None, "it is a pipe"
        site = "http://" + next(x for x in server.stdout if "http://" in x).split("http://")[1].split()[0].rstrip("./")
        options = ["--no-sandbox", "--disable-gpu"]
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=options)
        try:
            late = sorted(delays(browser, site))
            print("other screen, ms:", round(statistics.median(late), 1), "median,", round(late[-1], 1), "most")
            for game in games:
                pictures = sorted(first_picture(browser, site, game) for _ in range(3))
                needed = sorted(processor(browser, site, game) for _ in range(3))
                found = {
                    "bytes": loaded(browser, site, game),
                    "first_picture_ms": [round(picture) for picture in pictures],
                    "first_picture_processor_ms": [round(each) for each in needed],
                    "frames": animated(browser, site, Path(folder, "t.db"), game),
                }
                print(game, json.dumps(found, indent=1), flush=True)
        finally:
            browser.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
