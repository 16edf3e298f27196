"""Which rule a scenario shows."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """@rule("QA-22"): a test fails if a rule of RULES.md is shown by no scenario."""
    return pytest.mark.rule(*ids)
