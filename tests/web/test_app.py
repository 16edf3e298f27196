"""The client as an app: it can be installed, opens without a server, and takes a newer edition between two pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from chantier.kernel.game import SHELF
from tests.web.conftest import serving
from tests.web.positions import lay

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

IN_CHARGE = "() => navigator.serviceWorker.controller !== null"
KEPT = "async url => Boolean(await caches.match(url, { cacheName: 'chantier-told', ignoreVary: true }))"
RENEW = """async () => {
    const changed = new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done));
    await navigator.serviceWorker.register('/sw.js?newer');
    await changed;
    window.isOfBefore = true;
}"""


def test_the_app_can_be_installed(visit: Visit) -> None:
    nobody = visit(service_workers="allow")
    nobody.page.goto(nobody.site)
    devtools = nobody.context.new_cdp_session(nobody.page)
    told = devtools.send("Page.getAppManifest")
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert [] == told["errors"]
    assert {"in-incognito"} >= {error["errorId"] for error in errors}


def test_the_app_opens_without_a_server_and_takes_a_newer_edition(come: Callable[..., Visitor], tmp_path: Path) -> None:
    """The server is really gone: what a browser only pretends to lose, its worker may have again after a pause.

    At each step the test waits for what the worker has kept, never for a time.
    """
    with serving(tmp_path / "own.db") as (site, server):
        ada = come(site, "Ada", service_workers="allow")
        page = ada.page
        tables = lay(tmp_path / "own.db", "artisans_builders", ada.ask("GET", "/api/me")["id"])
        page.goto(site)
        page.wait_for_function(IN_CHARGE)
        for url in ("/", "/api/games", "/api/me", "/api/tables?mine=true", f"/api/tables/{tables['end']}/film?whole"):
            page.wait_for_function(KEPT, arg=url)

        ada.sit(tables["middle"])
        page.evaluate(RENEW)
        version = ada.state(tables["middle"])["version"]
        page.locator("main.board [data-state=legal], footer.act button.move").first.wait_for()
        assert page.evaluate("window.isOfBefore"), "nothing is loaded anew while one sits at a table"
        assert version == ada.state(tables["middle"])["version"]
        page.locator("a.brand").click()
        page.wait_for_function("() => !window.isOfBefore && document.querySelector('main')")

        server.terminate()
        server.wait(20)
        ada.complaints.clear()
        page.goto(site)
        page.locator(".offline").wait_for()
        page.locator("ul.shelf > li").nth(len(SHELF) - 1).wait_for()
        page.locator("#mine ul > li").first.wait_for()
        page.goto(f"{site}/rules/artisans_builders")
        page.locator("#rule-AB-1").wait_for()
        page.goto(f"{site}/table/{tables['end']}/replay")
        page.locator("main.board").wait_for()
        page.locator(".offline").wait_for()
        ada.context.close()
