"""Alembic brings a database up to date; its steps are in the package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config


def migrate(url: str) -> None:
    command.upgrade(steps(url), "head")


def steps(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    return config
