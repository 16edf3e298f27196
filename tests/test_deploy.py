"""What deploy/ offers: nginx and Caddy run it in front of a real server, systemd checks its unit, the rest is read."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import typer
from websockets.sync.client import connect
from websockets.typing import Origin

from chantier.cli import build
from chantier.cli.speech import Speech
from tests.conftest import answers, free_port, program

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SERVE = "from chantier.cli import main; main()"


@contextmanager
def running(tmp_path: Path, *arguments: str) -> Iterator[int]:
    """`chantier serve` at a free port."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'c.db'}"]
    server = subprocess.Popen(
        [*command, "--lang", "en", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout is not None
    try:
        yield int(re.findall(r"http://127\.0\.0\.1:(\d+)", server.stdout.readline())[0])
    finally:
        server.terminate()
        server.communicate(timeout=30)


def nginx(tmp_path: Path, port: int, upstream: int) -> list[str]:
    """The documented server block, at another port and without a certificate; all else as it stands."""
    block = (DEPLOY / "nginx.conf").read_text("utf-8")
    block = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", block, count=1, flags=re.DOTALL)
    block = re.sub(r"    listen \[::\]:443 ssl;\n|    ssl_.*\n", "", block)
    block = block.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace(
        "127.0.0.1:8000", f"127.0.0.1:{upstream}"
    )
    # a client of this machine stands for one far away
    block = block.replace("X-Forwarded-For $remote_addr", "X-Forwarded-For $http_x_test_address")
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {tmp_path}/body; proxy_temp_path {tmp_path}/proxy;\n"
        f"fastcgi_temp_path {tmp_path}/f; uwsgi_temp_path {tmp_path}/u; scgi_temp_path {tmp_path}/s;\n{block}\n}}\n"
    )
    tmp_path.chmod(0o755)
    return [program("nginx"), "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]


def caddy(tmp_path: Path, port: int, upstream: int) -> list[str]:
    """The documented site, at another port and without a certificate; all else as it stands."""
    found = program("caddy")
    site = (DEPLOY / "Caddyfile").read_text("utf-8").replace("{remote_host}", "{header.X-Test-Address}")
    (tmp_path / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    set_here = (f"CHANTIER_NAME=http://127.0.0.1:{port}", f"CHANTIER_UPSTREAM=127.0.0.1:{upstream}", f"HOME={tmp_path}")
    return ["env", *set_here, found, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def in_front(command: list[str], port: int) -> Iterator[None]:
    started = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    give_up = time.monotonic() + 30
    while not answers(port):
        assert started.poll() is None, f"{command} has ended"
        assert time.monotonic() < give_up, f"{command} has not started"
        time.sleep(0.05)
    try:
        yield
    finally:
        started.terminate()
        started.wait(30)


@pytest.mark.heavy
@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_people_play_through_a_proxy_and_are_told_apart(
    tmp_path: Path, proxy: Callable[[Path, int, int], list[str]]
) -> None:
    port = free_port()
    public = f"http://127.0.0.1:{port}"
    headers = {"origin": public, "x-test-address": "192.0.2.1"}
    client = httpx.Client(base_url=public, headers=headers)
    with (
        running(tmp_path, "--public", public) as upstream,
        in_front(proxy(tmp_path, port, upstream), port),
        client as ada,
    ):
        assert 200 == ada.post("/api/guests", json={"name": "Ada", "lang": "en"}).status_code
        table = ada.post("/api/tables", json={"game": "queens_architect", "seats": 2}).json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
        live = f"ws://127.0.0.1:{port}/api/tables/{table}/live?wire=3"
        with connect(live, origin=Origin(public), additional_headers={"cookie": cookies}) as socket:
            assert "update" == json.loads(socket.recv(20))["type"]
        foreign = {"origin": f"http://127.0.0.1:{upstream}"}
        assert 403 == ada.post("/api/tables", json={}, headers=foreign).status_code
        tries = [ada.post("/api/sign-in", json={"sign_in": "x", "password": "y"}).status_code for _ in range(11)]
        other = {"x-test-address": "192.0.2.2"}
        elsewhere = ada.post("/api/sign-in", json={"sign_in": "x", "password": "y"}, headers=other)

        assert [403] * 10 + [429] == tries
        assert 403 == elsewhere.status_code
        assert 413 == ada.post("/api/tables", json={"kit_text": "x" * 70_000}).status_code
        assert (200, proxy is nginx) == (ada.get("/api/ready").status_code, ada.get("/api/metrics").is_success)


@pytest.mark.heavy
def test_the_header_of_a_machine_that_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    with running(tmp_path, "--proxies", "192.0.2.0/24", "--https") as port:
        url = f"http://127.0.0.1:{port}"

        def enter(address: str) -> int:
            headers = {"x-forwarded-for": address}
            body = {"sign_in": "x", "password": "y"}
            return httpx.post(f"{url}/api/sign-in", json=body, headers=headers).status_code

        assert [403] * 10 + [429] == [enter(f"198.51.100.{i}") for i in range(11)]
        assert "max-age=31536000" == httpx.get(f"{url}/api/health").headers["strict-transport-security"]


@pytest.mark.heavy
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not installed")
    unit = (DEPLOY / "chantier.service").read_text("utf-8").replace("/opt/chantier/bin/chantier", "/bin/true")
    (tmp_path / "chantier.service").write_text(unit)
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "chantier.service")], capture_output=True, text=True, check=False
    )

    assert "chantier.service" not in done.stderr, done.stderr


def variables() -> set[str]:
    commands = typer.main.get_command(build(Speech("en"))).commands  # type: ignore[attr-defined]
    return {option.envvar for option in commands["serve"].params if option.envvar}


@pytest.mark.parametrize("file", ["chantier.env", "compose.yaml", "Containerfile"])
def test_every_variable_is_a_setting_of_the_server(file: str) -> None:
    named = set(re.findall(r"\b(CHANTIER_[A-Z_]+)[=:]\s*\S", (DEPLOY / file).read_text("utf-8")))

    assert named
    assert named - {"CHANTIER_NAME", "CHANTIER_UPSTREAM", "CHANTIER_PASSWORD"} <= variables()


def test_the_container_installs_what_the_package_offers() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    container = (DEPLOY / "Containerfile").read_text("utf-8")

    assert "scale" in told["optional-dependencies"]
    assert 'CHANTIER="chantier[scale]"' in container
    assert re.search(r"^USER 1000$", container, re.MULTILINE)


def test_only_the_proxy_of_the_compose_file_is_reached_from_outside() -> None:
    told, _, _ = (DEPLOY / "compose.yaml").read_text("utf-8").partition("networks:\n  inside")
    services = re.split(r"^  (\w+):\n", told, flags=re.MULTILINE)
    published = [name for name, about in zip(services[1::2], services[2::2], strict=True) if "ports:" in about]

    assert ["caddy"] == published
    assert {"chantier", "postgres", "redis", "caddy"} == set(services[1::2])
