"""Which rule a scenario shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """@rule("QA-22"): a test fails if a rule of RULES.md is shown by no scenario."""
    import pytest  # noqa: PLC0415 - positions can be described where pytest is not installed

    return pytest.mark.rule(*ids)
