"""Keep what bots have found out about games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
