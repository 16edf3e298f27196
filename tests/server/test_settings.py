"""Settings are written on the command line or in the environment."""

from __future__ import annotations

import pytest

from chantier.server.settings import BadSetting, Keep, Quotas, Settings, read_figures


def test_settings_are_written_as_names_and_numbers() -> None:
    assert Keep(chat=90, unstarted=1) == read_figures(Keep, "chat=90, unstarted=1")
    assert Quotas(guest_tables_a_day=7) == read_figures(Quotas, "guest-tables-a-day=7")
    for wrong in ("chat", "chat=-1", "chats=1", "chat=1e3", "chat=99999999"):
        with pytest.raises(BadSetting):
            read_figures(Keep, wrong)


def test_mail_needs_a_sender_before_the_first_letter() -> None:
    with pytest.raises(BadSetting) as refused:
        Settings(smtp="smtp://mail.example")

    assert "--mail-from" in refused.value.says("en")
    assert Settings(smtp="smtp://mail.example", mail_from="Chantier <chantier@chantier.example>").smtp
