"""Name the setting by which the referee's limits are longer `slower`, because it is not about one game's race."""

from alembic import op

revision = "0009"
down_revision = "0008"


def rename(old: str, new: str) -> None:
    """Rename a setting; a quote inside of a text is escaped in JSON, so that only names are found."""
    op.execute(f"""UPDATE tables SET settings = replace(settings, '"{old}":', '"{new}":')""")


def upgrade() -> None:
    rename("race_pace", "slower")


def downgrade() -> None:
    rename("slower", "race_pace")
