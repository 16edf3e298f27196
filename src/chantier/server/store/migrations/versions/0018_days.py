"""Keep sites of the day, and who has tried them."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(length=10), primary_key=True),
        sa.Column("settings", sa.Text(), nullable=False),
    )
    op.create_table(
        "day_tries",
        sa.Column("day", sa.String(length=10), primary_key=True),
        sa.Column("person", sa.String(length=24), primary_key=True, index=True),
        sa.Column("table", sa.String(length=24), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("day_tries")
    op.drop_table("days")
