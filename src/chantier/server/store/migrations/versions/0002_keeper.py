"""Add the keeper of a table: only the last one that has taken it may write."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("keeper", sa.String(length=24), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "keeper")
