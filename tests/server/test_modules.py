"""Every module of the server has a test file of its name, or the file that tests it is named here."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, TypeGuard

import pytest

import chantier
from chantier.server.web.routes import ROUTES

SERVER = Path(chantier.__file__).parent / "server"
TESTS = Path(__file__).parent


ELSEWHERE = {  # module: a test file below tests/
    "accounts/mail": "server/accounts/test_recovery.py",
    "accounts/passkeys": "web/test_account.py",
    "accounts/session_sockets": "server/accounts/test_accounts.py",
    "admin": "cli/test_admin.py",
    "bots/kit_trial": "server/tables/test_kits.py",
    "bots/process": "server/bots/test_pool.py",
    "bots/queue": "server/cluster/test_cluster.py",
    "club/groups": "server/club/test_invitations.py",
    "club/herald": "server/club/test_notices.py",
    "club/leaders": "server/club/test_players.py",
    "club/postman": "server/club/test_notices.py",
    "club/push": "server/club/test_notices.py",
    "club/results": "server/club/test_bookkeeper.py",
    "club/rounds": "server/club/test_director.py",
    "club/tournament_pages": "server/club/test_tournament_requests.py",
    "cluster/leases": "server/cluster/test_cluster.py",
    "cluster/messages": "server/cluster/test_cluster.py",
    "cluster/node": "server/tables/test_actor.py",
    "cluster/router": "server/cluster/test_cluster.py",
    "cluster/sockets": "server/cluster/test_cluster.py",
    "cluster/workers": "server/cluster/test_cluster.py",
    "ids": "server/cluster/test_cluster.py",
    "metrics": "server/web/test_health.py",
    "serve": "cli/test_serve.py",
    "store/admin": "cli/test_admin.py",
    "store/analyses": "server/store/test_store.py",
    "store/blocks_and_reports": "server/web/test_moderation.py",
    "store/codes": "server/store/test_store.py",
    "store/database": "server/store/test_store.py",
    "store/days": "server/club/test_day_sites.py",
    "store/deadlines": "server/store/test_store.py",
    "store/errors": "server/store/test_backup.py",
    "store/groups": "server/store/test_store.py",
    "store/invitations": "server/store/test_store.py",
    "store/notes": "server/store/test_store.py",
    "store/notices": "server/club/test_notices.py",
    "store/opening": "server/store/test_backup.py",
    "store/opinions": "server/store/test_store.py",
    "store/passkeys": "server/store/test_store.py",
    "store/people": "server/store/test_store.py",
    "store/players": "server/club/test_players.py",
    "store/postgres": "server/store/test_outage.py",
    "store/results": "server/club/test_bookkeeper.py",
    "store/retention": "server/cluster/test_sweeper.py",
    "store/schema": "server/store/test_migrate.py",
    "store/sessions": "server/store/test_store.py",
    "store/sqlite_copy": "server/store/test_backup.py",
    "store/tables": "server/store/test_store.py",
    "store/tournaments": "server/store/test_store.py",
    "tables/real_time": "server/tables/test_races.py",
    "web/access": "server/web/test_health.py",
    "web/account": "server/accounts/test_accounts.py",
    "web/asyncapi": "server/web/test_programs.py",
    "web/board_types": "web/test_boards.py",
    "web/club": "server/club/test_players.py",
    "web/days": "server/club/test_day_sites.py",
    "web/groups": "server/club/test_invitations.py",
    "web/handlers": "server/web/test_app.py",
    "web/invitations": "server/club/test_invitations.py",
    "web/notices": "server/club/test_notices.py",
    "web/open_data": "server/club/test_open_data.py",
    "web/preloads": "web/test_sizes.py",
    "web/puzzles": "server/tables/test_puzzles.py",
    "web/routes": "server/web/test_openapi.py",
    "web/tournaments": "server/club/test_tournament_requests.py",
    "web/wire_types": "web/test_types.py",
    "wire/accounts": "server/accounts/test_accounts.py",
    "wire/club": "server/club/test_players.py",
    "wire/days": "server/club/test_day_sites.py",
    "wire/invitations": "server/club/test_invitations.py",
    "wire/notices": "server/club/test_notices.py",
    "wire/open_data": "server/club/test_open_data.py",
    "wire/requests": "server/web/test_fuzz.py",
    "wire/tournaments": "server/club/test_director.py",
}


def test_every_module_has_a_test_of_its_name_or_is_tested_elsewhere() -> None:
    modules = {str(file.relative_to(SERVER).with_suffix("")) for file in SERVER.rglob("*.py")}
    modules = {
        module for module in modules if Path(module).name not in ("__init__", "env") and "versions/" not in module
    }
    named = {module for module in modules if (TESTS / module).with_name(f"test_{Path(module).name}.py").exists()}

    assert sorted(modules - named) == sorted(ELSEWHERE)


def is_class(node: ast.stmt) -> TypeGuard[ast.ClassDef]:
    return isinstance(node, ast.ClassDef)


def parts(annotation: Any) -> set[str]:
    """Return the modules of the types that an annotation is made of."""
    found = {getattr(annotation, "__module__", "")}
    return found.union(*map(parts, getattr(annotation, "__args__", ())))


def paths(module: str) -> set[str]:
    """Return the paths of the API that a module answers, or whose body or answer it describes."""
    name = f"chantier.server.{module.replace('/', '.')}"
    return {
        route.path
        for route in ROUTES
        if name == route.answer.__module__ or name in parts(route.body) or name in parts(route.gives)
    }


def is_asked(path: str, text: str) -> bool:
    pieces = [re.escape(piece) for piece in re.split(r"\{\w+\}", path)]
    return re.search(r"[^\s/]+".join(pieces) + r"[^\w/]", text) is not None


def speaks_of(text: str, module: str) -> bool:
    """Say whether a test asks for what the module answers, or names the module, a word of its name or its class."""
    classes = [node.name for node in ast.parse((SERVER / f"{module}.py").read_text("utf-8")).body if is_class(node)]
    words = Path(module).name.split("_")
    named = re.search(rf"\b({'|'.join((*classes, *words, *(word.removesuffix('s') for word in words)))})\b", text)
    return named is not None or any(is_asked(path, text) for path in paths(module))


@pytest.mark.parametrize("module", ELSEWHERE)
def test_the_file_that_tests_a_module_elsewhere_speaks_of_it(module: str) -> None:
    assert speaks_of((TESTS.parent / ELSEWHERE[module]).read_text("utf-8"), module)
