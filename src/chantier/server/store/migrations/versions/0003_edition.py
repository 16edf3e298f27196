"""Add the edition of the rules that a table is played with to its end; all tables so far have the first."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.String(length=20), nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("tables", "edition")
