"""The page about oneself: an account, passkeys (with Chromium's own authenticator), codes, sessions, programs."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

Visit = Callable[..., "Visitor"]
PASSWORD, OTHER = "correct horse", "battery staple"
expect.set_options(timeout=20_000)  # the machine may be busy
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def unfold(page: Page, title: str) -> Any:
    part = page.locator("details", has=page.locator("summary", has_text=re.compile(f"^{title}$")))
    part.locator("summary").click()
    return part


@pytest.fixture
def ada(visit: Visit, site: str, request: pytest.FixtureRequest) -> Visitor:
    """Ada with an account; passkeys belong to a name, and an address of figures is none."""
    ada = visit()
    ada.site = site.replace("127.0.0.1", "localhost")
    ada.page.goto(f"{ada.site}/me")
    ada.page.get_by_label("Your name", exact=True).fill("Ada")
    part = unfold(ada.page, "Make an account")
    part.get_by_label("Name to sign in with").fill(f"ada-{request.node.name[5:35]}")
    part.get_by_label("New password").fill(PASSWORD)
    part.get_by_role("button", name="Make an account").click()
    expect(ada.page.get_by_text("You sign in as ada-")).to_be_visible()
    return ada


def sign_out(ada: Visitor) -> None:
    ada.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(ada.page.get_by_text("You play as a guest")).to_be_visible()


def test_a_passkey_is_a_second_way_in(ada: Visitor) -> None:
    page = ada.page
    devtools = ada.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    keys = unfold(page, "Passkeys")
    keys.get_by_label("Name of this device").fill("My telephone")
    keys.get_by_label("Password").fill(PASSWORD)
    keys.get_by_role("button", name="Add a passkey").click()
    expect(keys.get_by_text("My telephone")).to_be_visible()
    sign_out(ada)
    unfold(page, "I have an account").get_by_role("button", name="Enter with a passkey").click()

    expect(page.get_by_text("You sign in as ada-")).to_be_visible()
    keys = unfold(page, "Passkeys")
    keys.get_by_role("button", name="Remove: My telephone").click()
    expect(keys.get_by_text("You have none yet.")).to_be_visible()
    sign_out(ada)
    entering = unfold(page, "I have an account")
    entering.get_by_role("button", name="Enter with a passkey").click()
    expect(entering.get_by_role("alert")).to_have_text("This passkey is not known here.")


def test_a_recovery_code_is_shown_once_and_opens_the_door_once(ada: Visitor) -> None:
    page = ada.page
    name = page.get_by_text("You sign in as ada-").inner_text().removeprefix("You sign in as ").rstrip(".")
    part = unfold(page, "Recovery codes")
    part.get_by_label("Password").fill(PASSWORD)
    part.get_by_role("button", name="Show new codes").click()
    expect(part.locator("code")).to_have_count(8)
    code = part.locator("code").first.inner_text()
    sign_out(ada)
    lost = unfold(page, "I have lost my password")
    lost.get_by_label("Name to sign in with").fill(name)
    lost.get_by_label("Code").fill(code)
    lost.get_by_label("New password").fill("password")
    lost.get_by_role("button", name="Set the new password").click()
    expect(lost.get_by_role("alert")).to_contain_text("easy to guess")
    lost.get_by_label("New password").fill(OTHER)
    lost.get_by_role("button", name="Set the new password").click()

    expect(page.get_by_text("You sign in as ada-")).to_be_visible()
    expect(page.get_by_text("You have 7 left.")).to_be_attached()


def test_another_password_signs_out_everywhere_else(ada: Visitor, visit: Visit) -> None:
    page = ada.page
    name = page.get_by_text("You sign in as ada-").inner_text().removeprefix("You sign in as ").rstrip(".")
    other = visit(**PHONE)
    other.page.goto(f"{other.site}/me")
    entering = unfold(other.page, "I have an account")
    entering.get_by_label("Name to sign in with").fill(name)
    entering.get_by_label("Password").fill(PASSWORD)
    entering.get_by_role("button", name="Sign in").click()
    expect(other.page.get_by_text("You sign in as ada-")).to_be_visible()
    sessions = unfold(page, "Where I am signed in")
    expect(sessions.get_by_text("(this browser)")).to_be_visible()
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    part = unfold(page, "Change the password")
    part.get_by_label("Password so far").fill(PASSWORD)
    part.get_by_label("New password").fill(OTHER)
    part.get_by_role("button", name="Change the password").click()

    expect(part.get_by_role("status")).to_contain_text("is changed")
    other.page.reload()
    expect(other.page.get_by_text("You play as a guest")).to_be_visible()


def test_a_program_gets_a_token_and_loses_it(ada: Visitor) -> None:
    part = unfold(ada.page, "Programs that play for me")
    part.get_by_label("Name of the program").fill("my bot")
    part.get_by_role("button", name="Make a token").click()
    token = part.locator("code").inner_text()
    headers = {"authorization": f"Bearer {token}", "cookie": ""}
    assert "Ada" == ada.context.request.get(f"{ada.site}/api/me", headers=headers).json()["name"]
    part.get_by_role("button", name="End it: my bot").click()

    expect(part.get_by_text("No program yet.")).to_be_visible()
    assert 401 == ada.context.request.get(f"{ada.site}/api/me", headers=headers).status
