"""Add what the sweeper and operators need: whose chat is wiped, who is banned, who may have more tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("quota", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("quiet", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("tables_by_host", "tables", ["host", "status"], unique=False)


def downgrade() -> None:
    op.drop_index("tables_by_host", "tables")
    op.drop_column("tables", "quiet")
    for name in ("banned", "quota"):
        op.drop_column("people", name)
